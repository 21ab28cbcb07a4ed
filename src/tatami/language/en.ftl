# Texts that all games share.

seat = Player { $number }
list-and = { " and " }
list-nothing = nothing

illegal-game-over = The game is over.
illegal-no-such-seat = There is no such seat; the number of seats is { $seats }.
illegal-not-asked = It is not your turn to decide.
illegal-now = This move is not possible now.
illegal-undo = You have no move to take back.
illegal-undo-answered = Others have answered since, or could have: your move stands.
illegal-undo-luck = Your move brought luck into play: it stands.
illegal-undo-shown = Your move has brought something hidden to light: it stands.

# Advice.

advice-chance = { $chance }% to win ({ $low }–{ $high }%)
advice-hurried = The machine is busy: this has had less thought than usual.

# The table.

note-advice = { $who } asks for advice.
    .you = You ask for advice.
note-advice-allowed = At this table everybody may ask what the hard bot would do.
note-flag = { $who } has run out of time. A bot plays on.
    .you = You have run out of time. A bot plays on.
note-late = Your time has run out. A bot answers for you.
note-handback = { $who } plays again.
    .you = You play again.
note-resigned = { $who } resigns. A bot plays on.
    .you = You resign. A bot plays on.
note-seat-free = { $who }’s seat is free. Anyone who opens the table’s link can take it.
    .you = Your seat is free. Anyone who opens the table’s link can take it.
note-sits-down = { $who } sits down and plays on.
    .you = You sit down and play on.
note-takeover = A bot plays for { $who }.
    .you = A bot plays for you.
note-takeover-back = { $who } is back and plays on.
    .you = You are back and play on.
note-takeover-refused = { $who } does not want a bot to step in.
    .you = You do not want a bot to step in.
note-temper-bold = { $who } plays boldly.
note-temper-careful = { $who } plays carefully.
note-temper-greedy = { $who } plays greedily.
note-temper-vengeful = { $who } bears grudges.
note-undo = { $who } takes back { $count ->
    [one] one move
   *[other] { $count } moves
}.
    .you = You take back { $count ->
        [one] one move
       *[other] { $count } moves
    }.
note-undo-refused = { $who } does not agree to the move being taken back.
    .you = You do not agree to the move being taken back.
points-card = { $who } points at { $card }.
    .you = You point at { $card }.
points-space = { $who } points at { $column }{ $row }.
    .you = You point at { $column }{ $row }.

error-bad-request = The server did not understand this request.
error-bad-token = This seat link is not valid for this table.
error-bot-plays = A bot plays this seat.
error-busy = Too much is happening at once. Please try again.
error-chat-full = The chat of this table is full.
error-empty-text = This text is empty.
error-foreign-origin = This page does not belong to the table’s server.
error-hello-first = The first message must be a greeting.
error-host-only = Only the host of the table may do this.
error-log-full = Too much has happened at this table: its log is full.
error-long-message = This message is too long.
error-long-text = This text is too long; { $longest } characters are allowed.
error-no-advice = There is no advice at this table.
error-no-handback = This seat cannot be taken back.
error-no-such-level = There is no bot of this level.
error-no-such-move = There is no such move in this game.
error-no-such-page = There is nothing at this address.
error-no-such-step = There is no such step in this game.
error-no-such-table = There is no such table.
error-no-such-temper = There is no such temper.
error-no-time = This seat has run out of time: a bot plays it to the end.
error-not-absent = This player is here.
error-not-a-person = This seat is not played by a person.
error-not-damaged = The log of this table is not damaged.
error-not-over = The game is not over yet.
error-not-your-review = Only the person who played this seat can look back at its choices.
error-not-playing = No game is being played at this table.
error-not-seated = Only players at this table may do this.
error-not-your-seat = This is not your seat.
error-nothing-asked = Nobody has asked you for this.
error-nothing-there = There is no space or card of this name to point at.
error-one-host = At least one seat must be yours.
error-one-seat-each = One person may play several seats only in a co-operative game.
error-other-move = The game has moved on in the meantime.
error-own-seat = This is your own seat.
error-points-often = You have pointed at several things just now. Please wait a moment.
error-no-lesson = This game has no guided first game.
error-nothing-to-read = The lesson has nothing more to show for now.
error-rematch-exists = The next game has already been opened.
error-replayed = This move has already arrived.
error-seat-count = This game needs exactly { $players } seats.
error-seat-taken = This seat is taken.
error-seats-open = Some seats are still free.
error-server-fault = Something went wrong in the server.
error-started = The game has already begun.
error-storage = The server cannot save anything just now. Please try again.
error-table-full = All seats of this table are taken.
error-time-left = There is still time on this clock.
error-time-up = Your time has run out.
error-too-fast = Too many messages at once. Please wait a moment.
error-too-many = Too many people are connected to this table.
error-too-many-tables = Too many tables have been opened from here. Please wait a while.

stopped-damaged = The log of this table is damaged. The game is shown as far as it can be read; it cannot go on.
stopped-other-rules = This game was begun with version { $begun } of its rules, and this server plays version { $now }. You can look at it as far as today’s rules can follow it; it cannot go on.
stopped-unknown-game = This server no longer has the game that was played at this table.
stopped-unreadable = What the server has stored of this table is too damaged to be read.
page-home = To the games

# Looking back at a game that is over.

review-curve = The chance of winning at each choice
review-sum = From { $first }% at the first choice to { $last }%. In points out of 100: luck and the other players { $luck }, choices { $choice }.
review-sum-long = From { $first }% at the first choice to { $last }%. For every ten choices, in points out of 100: luck and the other players { $luck }, choices { $choice }.
review-rough = In this game the percentages are rough: nobody has measured yet how often they come true.
review-nothing = No choice clearly cost much.
review-moments = { $count ->
        [one] A moment to learn from
       *[other] { $count } moments to learn from
    }
review-moment = Move { $move }: { $said }
review-better = Better: { $said }
review-lost = { $better }% to win instead of { $played }% (points lost: { $lost } ± { $error })
review-hidden = What nobody in this seat could know:
review-truth = With everything known it would have been { $better }% instead of { $played }%.
review-column-move = move
review-column-chance = chance
review-column-choice = choice
review-column-luck = luck until the next one
review-about = The chance is what could be known at each choice: it is estimated from deals that fit what this seat saw, with the hard bot playing on. Luck is what the dice, the cards and the other players did, their mistakes included. A choice is named only if it cost more than the uncertainty of the estimate.

# Why a bot made a move.

why-only = Nothing else was possible.
why-even = Nothing else looked better.
why-second-look = At a second look, something else seems better.
why-alike = No clear difference from the other moves.
why-ahead = In the games imagined from here, it wins more often.
why-glance = What comes to mind first; there was no time to try it out.
why-temper-careful = Careful as ever: no needless risk.
why-temper-greedy = Greedy as ever: take what can be had.
why-temper-vengeful = Vengeful as ever: blow for blow.
why-temper-bold = Bold as ever: straight at it.
