"""The rules of Dicium: Dungeon, in the order of the rulebook."""
