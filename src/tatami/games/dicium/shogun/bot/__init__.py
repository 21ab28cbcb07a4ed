"""How bots play Dicium: Shogun."""
