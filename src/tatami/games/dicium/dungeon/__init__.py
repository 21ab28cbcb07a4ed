"""Dicium: Dungeon: find the crown, open the chests, beat the Goblin King to his throne."""
