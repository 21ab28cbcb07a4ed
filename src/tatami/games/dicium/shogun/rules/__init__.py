"""The rules of Dicium: Shogun, in the order of its rules page."""
