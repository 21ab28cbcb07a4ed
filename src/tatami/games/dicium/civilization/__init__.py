"""Dicium: Civilization, an archipelago that one to four peoples share."""
