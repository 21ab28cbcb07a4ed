# What the command `tatami` says.

cli-tatami = A table for board games: in the terminal, in the browser, and for people who build bots.
cli-version = The version, and whether the engine is compiled or interpreted.
cli-epilog = Every command also takes --lang en|fr.
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-help = Show this help and exit.
cli-help-install_completion = Install completion for your shell.
cli-help-show_completion = Print the completion script for your shell.
cli-help-required = [required]
cli-help-default = [default: { $value }]

cli-whole = { NUMBER($value, maximumFractionDigits: 0) }
cli-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

# arguments that several commands share
cli-arg-game = Which game; `tatami games` lists them.
cli-arg-players = How many players.
cli-arg-option = An option of the game as name=value; may be repeated.
cli-arg-bots = Bots, separated by commas; the last one takes all seats that are left.
cli-arg-seed = The seed of all luck; drawn at random if not given.
cli-arg-content = A content file of your own instead of the game’s.
cli-arg-json = Print JSON.

# what is wrong with a command line
cli-error-language = There is no language “{ $language }”; the languages are { $languages }.
cli-error-command = There is no command “{ $command }”; the commands are { $commands }.
cli-error-option = There is no option { $option }; --help lists the options.
cli-error-option-near = There is no option { $option }; did you mean { $near }?
cli-error-no-value = { $option } needs a value.
cli-error-missing = { $parameter } is missing; --help shows how the command is used.
cli-error-number = { $parameter } must be a number.
cli-error-number-from = { $parameter } must be a number, at least { $low }.
cli-error-number-between = { $parameter } must be a number from { $low } to { $high }.
cli-error-value = { $parameter } does not accept this: { $problem }
cli-error-game = There is no game “{ $game }”; the games are { $games }.
cli-error-rule = The rules of { $game } have no “{ $rule }”; their chapters: { $chapters }.
cli-error-which-game = Which game? The games are { $games }.
cli-error-players = { $game } cannot be played by { $players }; possible numbers of players: { $allowed }.
cli-error-game-option = “{ $option }” is not an option of this game; its options: { $options }.
cli-error-option-value = Option { $option } cannot be “{ $value }”; possible values: { $values }.
cli-error-bot = There is no bot “{ $bot }”; the bots are { $bots }.
cli-error-bots = { $bots } bots are too many for { $seats } { $seats ->
        [one] seat
       *[other] seats
    }.
cli-error-seat = There is no seat { $seat }; the seats are numbered from 0 to { $last }.
cli-error-which-seat = The record does not say which seat is yours: choose one from 0 to { $last } with --seat.
cli-error-seed = A seed is a word or words with single spaces between them.
cli-error-file = { $file }: { $problem }
cli-file-missing = No such file or directory
cli-file-folder = Is a directory
cli-file-no-folder = Not a directory
cli-file-exists = File exists
cli-file-denied = Permission denied
cli-file-full = No space left on device
cli-error-not-text = { $file } is not a text file.
cli-error-game-over = { $file }: this game is over; `tatami replay` shows it.
cli-error-worker = A worker process was stopped from outside; the run is not complete.
cli-error-internal = Something is wrong in Tatami itself: { $problem } (TATAMI_DEBUG=1 shows where)
cli-record-wrong = { $file }, line { $line }: { $problem }
cli-record-none = this is no record of a game; the first line must be “tatami 1”
cli-record-refused = seat { $seat } may not play “{ $move }” here (“{ $reason }”)

# tatami games
cli-rules = Print the rules of a game, or one rule.
cli-arg-rule = The id of a rule, as in SS-R08; without it the whole page.
cli-games = List the games.
cli-games-facts = { $fewest } to { $most } players, { $shortest } to { $longest } minutes
cli-games-facts-either = { $fewest } or { $most } players, { $shortest } to { $longest } minutes
cli-games-facts-exact = { $players } players, { $shortest } to { $longest } minutes

# tatami play
cli-learn = Learn a game in a guided first game.
cli-learn-try = Try: { $move }
cli-learn-last = That was the last idea: the rest of the game is yours.
cli-play = Play a game in the terminal against bots.
cli-play-seat = Your seat, counted from 0; drawn at random if you name none.
cli-play-name = Your name.
cli-play-resume = Resume a saved game.
cli-play-commitment = Commitment to the luck of this game: { $commitment }… The record will contain the seed at the end.
cli-play-hint = Type the number of a move; ? for help.
cli-play-rule = Rule { $rule }: type “rules { $rule }” to read it.
cli-play-says = { $name }: { $said }
cli-play-folded = To see some of them, type how they begin, for example: { $beginning }
cli-play-thinking = { $name } is thinking…
cli-play-left = Saved. To resume: { $command }
cli-play-other-rules = { $file }: played with version { $begun } of the rules, and this Tatami has version { $now }, so it cannot be resumed here. To see it as far as both versions agree: { $command }
cli-play-other-content = { $file }: played with other content than this, so it cannot be resumed like this. Name the content file that it was begun with: --content FILE
cli-play-program = { $file } asks to start a program of its own choice on this computer: { $program }. If you trust it: { $command }
cli-play-unknown-content = { $file } does not say what content it was begun with; it goes on with { $content }.
cli-play-saved = Saved as { $file }
cli-play-kept = The record: { $file }
cli-play-undone = Taken back.
cli-play-no-number = There is no move with that number; the last one is { $last }.
cli-play-misread = That is neither a move nor a command; ? shows both.
cli-word-help = help ? h
cli-word-moves = moves m
cli-word-advice = advice hint !
cli-word-table = table t
cli-word-log = log l
cli-word-rules = rules rule
cli-word-undo = undo u
cli-word-save = save s
cli-word-quit = quit q exit
cli-play-help-number = 1, 2, 3…
cli-play-help-number-text = make the move with that number; enter alone if there is only one
cli-play-help-notation = make a move by writing it as in a record
cli-play-help-beginning = list the moves that begin with this
cli-play-help-help = these lines
cli-play-help-moves = your moves with their notation
cli-play-help-advice = what the hard bot would do, and why
cli-play-help-table = the table and the question again
cli-play-help-log = everything that has happened
cli-play-help-rules = the rule for this question, or the one whose id follows
cli-play-help-undo = take back your last move, if nothing has come to light since
cli-play-help-save = save the game and go on; a file name may follow
cli-play-help-quit = save the game and leave

# the end of a game
cli-result-over = The game is over.
cli-result-score = Score

# tatami simulate
cli-simulate = Let bots play many games and print the figures.
cli-simulate-games = How many games.
cli-simulate-workers = How many processes; the results are the same for any number.
cli-simulate-save = A folder for the record of every game.
cli-simulate-report = A folder for a report with charts; if run again, it goes on where it stopped.
cli-simulate-ray = Play on the Ray cluster at this address; “local” starts one here.
cli-simulate-reported = The report: { $file }
cli-simulate-failed = Game { $number } failed: { $problem }. Its record is above; `tatami replay` plays it again.
cli-figures-head = { $game }: { $games } games of { $players } players ({ $bots }), seed { $seed }
cli-figures-length = Decisions per game: { $mean } ± { $reach }; shortest { $shortest }, median { $median }, longest { $longest }
cli-figures-speed = { $decisions } decisions in { $seconds } s: { $speed } per second
cli-figures-by-seat = Wins by seat
cli-figures-by-bot = Wins by bot
cli-figures-by-label = Wins: { $label }
cli-figures-sheet = Score sheet: means by seat
cli-figures-all = all seats
cli-figures-reasons = How the games ended
cli-figures-games = games
cli-figures-wins = wins
cli-figures-share = share
cli-figures-interval = 95%
cli-figures-score = mean score

# tatami tower
cli-tower = Measure a device of a game, such as Shogun’s tower.
cli-tower-samples = How many times each measurement is made.
cli-tower-none = { $game } has no device of its own to measure; those that have one: { $games }.

# tatami arena
cli-arena = Let bots play each other from every seat and rank them.
cli-arena-bots = Bots, separated by commas. Here alone, “cheat” sees everything: a ceiling.
cli-arena-games = How many games, rounded up so that every deal is played from every seat.
cli-arena-save = A folder for the results and the plot; if run again, the arena goes on where it stopped.
cli-arena-head = { $game }: { $games } games ({ $deals } deals from every seat) of { $players } players, seed { $seed }
cli-arena-bot = bot
cli-arena-wins = wins
cli-arena-rating = rating
cli-arena-time = per move
cli-arena-behind = to the cheat
cli-arena-lead = lead
cli-arena-lost = { " " }({ $lost } moves lost)
cli-arena-legend = Wins are the share of a bot’s seats that won; ± is a 95% interval, by deals. A lead is over the next bot, and “to the cheat” is what is missing to the cheat: both in points of that share. The rating is Plackett-Luce’s mean and deviation.
cli-arena-plot = Share of seats that won in { $game }, by bot

# tatami replay, tatami verify
cli-replay = Show a recorded game.
cli-replay-file = A record.
cli-replay-seat = Show it as this seat saw it; otherwise as a spectator.
cli-replay-step = One move at a time, with the table.
cli-replay-why = Say why the bots moved as they did; only for games that are over.
cli-replay-why-later = Why bots move as they do can only be told once the game is over.
cli-replay-why-nobody = The record names no bots: no moves can be explained.
cli-replay-open = Show what was hidden, too: hands, roles and plans of all; only for games that are over.
cli-replay-open-later = What is hidden can only be shown once the game is over.
cli-replay-keys = Enter: next move; -: back; a number: go there; q: stop.
cli-replay-other-rules = This game was played with version { $begun } of the rules; here it is shown with version { $now }, as far as they agree.
cli-replay-stopped = From line { $line } on, today’s rules differ: { $moves ->
    [one] one more move is not shown
   *[other] { $moves } more moves are not shown
}.
cli-verify = Check records: the luck, every move and the result.
cli-verify-files = Records.
cli-verify-progress = Checking
cli-verify-holds = { $file }: holds ({ $game }, { $players } players, { $moves } moves)
cli-verify-other-rules = { $file }: played with version { $begun } of the rules, and this Tatami has version { $now }, so it cannot be verified here. `tatami replay` shows it as far as both versions agree.

# tatami bench
cli-bench = Measure how fast the engine is.
cli-bench-games = Which games; all of them if none is named.
cli-bench-peers = Also measure games of catanatron, OpenSpiel and PettingZoo.
cli-bench-seconds = Processor seconds for each measurement.
cli-bench-other = the other engine
cli-bench-other-failed = The other engine could not be measured: { $problem }
cli-bench-running-interpreted = The running engine is interpreted.
cli-bench-running-compiled = The running engine is compiled.
cli-bench-no-compiled = There is no compiled engine to measure: TATAMI_COMPILE=1 at installation makes one, TATAMI_COMPILED names its folder.
cli-bench-no-interpreted = The interpreted engine could not be measured: its sources are not installed.
cli-bench-title = Random decisions per second with the most players, and the time to copy a state
cli-bench-whole-games = Whole games per second
cli-bench-game = game
cli-bench-players = players
cli-bench-interpreted = interpreted
cli-bench-compiled = compiled
cli-bench-copy = copy
cli-bench-microseconds = { $time } µs
cli-bench-peer = peer
cli-bench-decisions = decisions/s
cli-bench-peers-title = Other libraries, played at random in this process
cli-bench-ratios = How many times as fast as the fastest game of
cli-bench-engine = engine
cli-bench-missing = { $library } is not installed ({ $problem }): pip install "tatami-table[peers]", or { $package } alone
cli-bench-unplayable = { $library } { $game } could not be measured: { $problem }

# tatami serve
cli-serve = Open the table in the browser.
cli-serve-host = The address to listen on.
cli-serve-port = The port to listen on.
cli-serve-db = Where tables are stored: a database URL; by default a file of your own.
cli-serve-workers = How many processes; more than one needs PostgreSQL.
cli-serve-open = Open the browser.

# tatami new-game
cli-new-game = Start a game of your own: writes a small complete one that passes all tests.
cli-new-game-name = What the game is called, as in samurai-sword.
cli-new-game-prefix = How the ids of its rules begin, as in SS; taken from the name if not given.
cli-new-game-no-checkout = New games are written into a checkout of Tatami; this is an installed copy without its tests.
cli-new-game-no-tests = The tests are not installed (make .venv/ready-test), so its fixtures are not written: tools/fixtures.py { $name } does that.
cli-new-game-fixtures = Playing it for the tests…
cli-new-game-failed = The game is written, but { $command } failed: { $problem }
cli-new-game-done = Play it with tatami play { $name }, or in the browser; docs/adding-a-game.md leads on from here.

cli-tables = The tables that a server has stored: list, show, export, remove or repair them.
cli-tables-action = What to do: list, show, export, remove, repair.
cli-tables-table = Which table.
cli-tables-out = The file to write.
cli-tables-none = No table is stored.
cli-tables-id = table
cli-tables-game = game
cli-tables-made = opened
cli-tables-used = last used
cli-tables-entries = entries
cli-tables-shown = { $game }, { $phase ->
    [waiting] waiting for players
    [playing] being played
    [over] over
   *[stopped] stopped
}, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
cli-tables-removed = { $table } is removed.
cli-tables-repaired = { $table } goes on from where its log can still be followed. What was cut off is in { $file }.
cli-error-which-table = Name the table: tatami tables lists them.

cli-review = Look back at a recorded game: luck and choices apart, and the moments to learn from.
cli-review-file = The record of a game that is over.
cli-review-seat = Whose choices; by default those of all seats that no bot played.
cli-review-report = A folder for a page with the curve, the positions and the reasons.
cli-review-unfinished = { $file }: this game is not over yet; only a finished game can be looked back at.
cli-review-other-rules = { $file }: played with version { $begun } of the rules, and this Tatami has version { $now }, so it cannot be looked back at here. `tatami replay` shows it as far as both versions agree.
