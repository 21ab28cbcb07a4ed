"""How bots drive in Crazy Cup."""
