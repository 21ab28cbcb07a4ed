"""What bots know about playing Civilization well."""
