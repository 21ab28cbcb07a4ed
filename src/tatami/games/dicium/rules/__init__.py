"""The rules that all Dicium games share, in the order of their page."""
