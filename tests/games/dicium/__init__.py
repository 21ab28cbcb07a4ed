"""Tests of the Dicium games."""
