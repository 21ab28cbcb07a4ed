"""What bots of all Dicium games share: exact dice odds and one search through a turn."""
