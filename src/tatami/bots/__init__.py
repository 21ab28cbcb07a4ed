"""Players that see what their seat sees."""
