"""The Dicium kit: what the four Dicium games share. Each game has its own folder here."""
