"""A live game: seats, clocks, undo, chat, bots that stand in; and its storage."""
