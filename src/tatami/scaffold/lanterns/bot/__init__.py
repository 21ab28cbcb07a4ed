"""What bots know about Lanterns."""
