"""Dicium: Shogun, ninja against samurai. Its rules and words are in `rules.en.md`."""
