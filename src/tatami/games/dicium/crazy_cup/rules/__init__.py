"""The rules of Crazy Cup, in the order of its page."""
