"""The rules of Lanterns, in the order in which they are read."""
