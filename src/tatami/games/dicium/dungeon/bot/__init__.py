"""How to play Dicium: Dungeon well, as one of a company."""
