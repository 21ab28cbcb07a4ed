"""Tests of Crazy Cup."""
