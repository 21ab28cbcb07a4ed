"""Tests of Civilization."""
