"""Shogun by Dirk Henn, with the expansion Tenno's Court. The rules begin in `game.py`."""
