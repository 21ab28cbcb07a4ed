"""Samurai Sword: hidden roles, cards, honour."""
