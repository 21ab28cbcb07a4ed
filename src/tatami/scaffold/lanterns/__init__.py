"""Lanterns: light your cards, but never at their own hour."""
