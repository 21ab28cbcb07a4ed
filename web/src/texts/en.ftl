# Texts of the browser table.

title = Tatami
title-game = { $game } · Tatami
title-asked = ● Your decision · { $game }
home = Home
loading = One moment…
close = Close
yes = Yes
no = No
try-again = Try again
error-no-connection = The server cannot be reached. Your seat is kept.
error-server = Something went wrong. Please try again.

## Home

home-greeting = A table for board games. Play against bots at once, or send your friends a link.
home-name = Your name
name-otherwise = Guest
home-games = Games
home-mine = My games
home-past = Finished games
home-continue = Continue
home-your-turn = Your turn
home-won = Won
home-lost = Lost
home-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
home-scored = { $how }, { $points }
home-with = with { $names }
home-chapter-year = year { $number }
home-chapter-round = round { $number }
home-chapter-turn = turn { $number }
home-forget = Take { $game } off this list
home-all-mine = Show all { $count }
home-players = { $few } to { $many } players
home-players-either = { $few } or { $many } players
home-minutes = { $from } to { $to } min
home-play = Play now
home-play-game = Play now: { $game } against bots
home-learn = Learn
home-learn-game = Learn { $game } in a guided first game
home-intro = Two-minute introduction
home-intro-game = Two-minute introduction to { $game }
home-open = With friends…
home-open-game = With friends… Open a table for { $game }
home-company-players = Players of { $game }
home-company-level = Bots of { $game }
offer-title = First time with { $game }?
offer-text = A guided first game shows you how it is played: a real game against bots, in which every idea is explained when it comes up. You can leave it and go on later.
offer-learn = Guide me
offer-play = Play at once
phase-playing = running
phase-waiting = waiting
phase-over = over
phase-stopped = stopped

## A new table, and waiting for friends

new-players = Players
new-count =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
new-seats = Seats
new-several = You all win or lose together: you may play several seats yourself.
new-clock = Clock
new-hint = Free seats are for friends who have the table’s link, or for bots when you start.
new-open = Open the table
seat-me = you
seat-me-too = you, too
seat-give-back = Give the seat back
seat-open = free
seat-bot = Bot, { $level }
seat-bot-temper = Bot, { $level }, { $temper }
seat-temper = { $name }’s temper
temper-even = even-tempered
temper-careful = careful
temper-greedy = greedy
temper-vengeful = vengeful
temper-bold = bold
seat-here = here
seat-away = away
level-easy = easy
level-medium = medium
level-hard = hard
clock-none = none
clock-move-30 = 30 seconds for each move
clock-move-120 = 2 minutes for each move
clock-move-day = 1 day for each move
clock-game-10 = 10 minutes for the game, and 5 seconds for each move
clock-game-30 = 30 minutes for the game, and 10 seconds for each move
clock-each-move = { $time } for each move
clock-whole-game = { $time } for the game, and { $increment ->
        [one] { $increment } second
       *[other] { $increment } seconds
    } for each move
clock-days = { $days } d { $hours } h
clock-of = { $name } has { $time } left
waiting-lead = The table is open. Send the link to your friends.
waiting-invited = You are invited to this table. Take a free seat.
waiting-full = All seats are taken. You can watch as soon as the game begins.
waiting-guest = You have a seat. { $host } starts the game when everybody is there.
waiting-share = Invite
waiting-link = Link to this table
waiting-copy = Share
waiting-copied = Copied
waiting-sit = Sit here
waiting-start = Start the game
waiting-start-bots =
    { $count ->
        [one] Start, with a bot on the free seat
       *[other] Start, with bots on the { $count } free seats
    }
waiting-advice = Advice from a bot
waiting-advice-help = Everybody may ask what the hard bot would do, and everybody hears when somebody asks.
waiting-advice-on = allowed
waiting-advice-off = not allowed
waiting-host = The host starts the game.
waiting-drawn = Lots are drawn for the seats when the game begins.

## At the table

watching = watching
prompt-waiting = { $names } to decide
prompt-thinking =
    { $count ->
        [one] { $names } is thinking
       *[other] { $names } are thinking
    }
prompt-past = Looking back, after move { $move }
prompt-over = The game is over.
prompt-stopped = The game stands still.
lesson-fold = What is this about?
lesson-understood = Got it
lesson-more = Read the rule
coach = Lesson
coach-next = Next
coach-try = Your turn: try what is lit up.
coach-lit = (suggested by the lesson)
coach-last = That was the last idea: the rest of the game is yours.
coach-count = { $number } of { $count }
moves = What you can do
moves-all = Show all { $count }
moves-none = Nothing to decide for now.
panels = Panels
panel-moves = Moves
panel-log = Log
panel-chat = Chat
panel-result = Result
log = What happened
log-step = Show the table after move { $move }
chat = Chat
chat-empty = Nobody has spoken yet.
chat-watching = Spectators can read the chat; only the players write.
chat-free = Talk freely, not about your cards
chat-write = Message to the table
chat-send = Send
rulebook = Rules
rulebook-of = The rules of { $game }
introduction = In two minutes
intro-legend = Symbols
rulebook-none = The rules of this game have not been written down here yet.
rulebook-loading = Loading the rules…
rulebook-failed = The rules could not be loaded. Please try again.
rulebook-search = Search the rules
rulebook-contents = Contents
rulebook-not-found = No rule contains these words.
rulebook-rule = Rule { $rule }
players = Players
settings = Settings
undo = Take back
connection-lost = The connection is lost. Trying again; your seat is kept.
request-takeover = { $by } proposes that a bot plays for { $seat }.
request-waiting = Waiting for { $names }.
takeover-ask = Let a bot play
seat-set-free = Free this seat
seat-is-free = A seat of this game is free. Take it and play on.
handback = Play again myself
stand-in-agreed = away; a bot plays
stand-in-flag = out of time; a bot plays
stand-in-resigned = resigned; a bot plays
stand-in-mine-agreed = A bot has been playing for you.
stand-in-mine-flag = Your time ran out; a bot plays for you.
stand-in-mine-resigned = You have resigned; a bot plays on for you.
link-invite = Copy the invitation to this table
link-watch = Copy the link for watching
link-seat = Copy the link to my seat
link-seat-hint = The link to your seat lets you go on playing on another device. Keep it to yourself.
copy-failed = It could not be copied.
resign = Resign
resign-warning = A bot will play your seat to the end, and you cannot come back.
resign-really = Resign now

## How answers are given, and how events are told

help = Help
help-asked = What is asked
help-signs = What the symbols mean
help-answering = Answering
help-two-taps = A first tap chooses an answer, a second tap on the same thing gives it. You can switch to a single tap in the settings.
help-one-tap = One tap gives an answer. You can ask for a second, confirming tap in the settings.
help-point = To point out a space or a card to the others, right-click it.
help-point-finger = To point out a space or a card to the others, hold your finger on it.
help-story = What happens is told at the pace you set; the space bar takes you straight to the present.
help-story-finger = What happens is told at the pace you set; the button beside the story takes you straight to the present.
confirm = Confirm
chosen-confirm = { $way }. Choose it again to confirm.
cancel = Choose something else
grid-wall = Wall: { $sides }.
grid-door = Door: { $sides }.
side-above = above
side-below = below
side-left = to the left
side-right = to the right
walk-to =
    { $count ->
        [one] One step away:
       *[other] { $count } steps away:
    }
zoom-in = Closer
zoom-out = The whole board
tap-again = Once more to confirm
alone = The only answer, given for you: { $move }
alone-soon = Nothing else is left, so this follows by itself: { $move }. You can still undo.
skip = Skip to the present (space bar)
skip-finger = Skip to the present
advice = What the hard bot would do
advice-allowed = Advice from a bot is allowed here: when somebody asks, everybody hears of it.
advice-forbidden = Advice from a bot is not allowed at this table.
advice-ask = Ask for advice
advice-thinking = The bot is thinking…
advice-thinking-long = The bot is still thinking. Much is going on; an answer will come in any case.
advice-again = Ask again
advice-heard = Advice: { $move }.
advice-plan = { $count ->
    [one] Lay a whole plan of one card
   *[other] Lay a whole plan of { $count } cards
}
advice-moves = Its moves, one by one
advice-for = For it:
advice-against = Against it:

since = Since your last turn
since-you = What happened to you
since-all = Everything
name-you = { $name } (you)
chat-heard = { $name } says: { $said }
settings-pace = How fast events are told
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-once = at once
settings-taps = Answers
taps-two = second tap confirms
taps-one = one tap
settings-alone = Answer for me when only one answer is possible
settings-aids = Show the odds of dice and battles, and what can be guessed about roles, where advice is allowed
settings-letters = Single-key shortcuts (letters, digits, ?)
key-enter = Enter
key-space = Space
key-escape = Esc
keys-skip = skip to the present while events are told
keys-replay = play or stop a replay
keys-speed = slow a replay down, speed it up
keys-map = on a map: zoom in, zoom out, go from place to place
keys-point = point out the focused space or card to the others
keys-advice = ask for advice
keys-next = next step of a lesson
keys-describe = describe what is asked and where you are

## Settings

settings-language = Language
language-en = English
language-fr = Français
settings-theme = Theme
theme-system = same as the device
theme-light = light
theme-dark = dark
settings-motion = Motion
motion-system = same as the device
motion-on = on
motion-off = off
settings-sound = Sounds
settings-learn = Explain each new kind of decision

## Keys

keys = Keyboard
keys-arrows = move through the list of moves
keys-numbers = go to the move with this number
keys-enter = make the move
keys-undo = take back
keys-rules = rules for the current question
keys-chat = chat
keys-help = this page
keys-escape = close, or choose another card

## Looking back

replay = Replay
replay-slider = Move shown
replay-at = { $at } / { $total }
replay-back = One move back
replay-on = One move on
replay-play = Play
replay-stop = Stop
replay-speed = Speed of the replay
replay-speed-now = Speed: { $speed }
replay-leave = Back to now
replay-end = To the end
replay-told = What happened at this move
replay-unseen = There is nothing to see at this move yet.
replay-why-of = { $name }: why?

## After the game

result-over = The game is over
result-won = You have won
result-lost = You have lost
result-rank = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $count }
result-winners =
    { $count ->
        [one] Winner: { $names }
       *[other] Winners: { $names }
    }
result-reached = Rank reached: { $rank }.
result-sheet = Score sheet
result-score = Points
result-place = Place { $place }
result-rematch = Play again
result-next = To the next game
result-record = The record
result-record-hint = Every move of this game as a text file, to keep or to replay.
result-download = Download
chart-choose = Curve
chart-over-time = { $what } over time
chart-description = A curve for each player over the moves of the game
chart-at = Move { $move }
chart-start = start
chart-end = end
fair = Checking the luck
fair-hint = The commitment was fixed and shown before the first draw. It is the SHA-256 of the seed that all luck comes from.
fair-lesson = The luck of a guided first game is fixed: everybody gets the same deal. It all comes from this seed, whose SHA-256 was shown from the beginning.
fair-commitment = Commitment
fair-seed = Seed
fair-holds = Checked here: the seed fits the commitment.
fair-broken = The seed does not fit the commitment.
bots-hurried = Many games are being played here: for now the bots think less.
home-forget-sure = This game of { $game } is not over. Without its link you lose your seat on this device. Remove it from your list?
home-forgotten = { $game } is no longer on your list.
home-put-back = Put it back
new-drawn = Draw lots for the seats when the game begins
waiting-qr = QR code of the link to this table
waiting-local-only = This server listens on this computer only. Start it with --host 0.0.0.0 (make play HOST=0.0.0.0) so that friends can open the link.
home-move-seats = My games on another device
home-move-seats-hint = Open this link there, or scan the code. Whoever has it can play for you.
home-move-seats-link = Link to all my seats

## Looking back

review = Looking back
review-working = Going through your game…
review-share = { $percent }%
review-plan = { $count ->
        [one] the plan, one card
       *[other] the plan, { $count } cards
    }
review-plan-other = { $count ->
        [one] another plan, one card
       *[other] another plan, { $count } cards
    }
review-at = Move { $move }: chance { $chance }%; the choice { $choice }, luck { $luck }.
review-at-end = At the end: { $chance }%.
review-legend = The curve: your chance of winning. Red bars: what one of your choices cost. All other ups and downs are luck, and what the others did.
review-table = Every choice as a table
replay-eyes = Point of view
replay-eyes-of = { $name }
replay-open = Show everything
replay-open-help = Hands, roles and plans of all, at every move
replay-eyes-nobody = spectator
aids = Odds and guesses
