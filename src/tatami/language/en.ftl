# Texts that all games share.

seat = Player { $number }
list-and = { " and " }
list-nothing = nothing

illegal-game-over = The game is over.
illegal-no-such-seat = There is no such seat; the seats are numbered up to { $seats }.
illegal-not-asked = It is not for you to decide now.
illegal-now = This move is not possible now.
illegal-undo = This move cannot be taken back any more.
