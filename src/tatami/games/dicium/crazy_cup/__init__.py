"""Dicium: Crazy Cup, a race of one lap through the Grand Canyon."""
