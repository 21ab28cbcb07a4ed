# Dicium: Crazy Cup

game-name = Dicium: Crazy Cup
game-blurb = One lap of the Grand Canyon in a steam-driven contraption: roll, tinker, cut corners and cheat your way to the finish line.

option-teams = Teams
option-teams-false = every driver alone
option-teams-true = two teams of two
option-young = Young drivers
option-young-false = all combinations
option-young-true = colours only, five dice from the start
option-boards = Player boards
option-boards-random = dealt at random
option-boards-choose = chosen in turn
option-drone_pace = Pace of the drone
option-drone_pace-hand = as many steps as your hand has dice
option-drone_pace-five = always five steps
option-round_limit = Longest race in rounds (0: no limit)

## Words

drone = the drone
direction-clockwise = clockwise
direction-anticlockwise = anticlockwise
team-1 = first team
team-2 = second team
label-board = board
label-direction = direction
label-team = team

space-start = start and finish
space-road = road
space-garage = garage
space-inner = inner lane
space-ravine = ravine
space-volcano = volcanic ground
space-cactus = cactus field
space-lake = lake

about-space-start = The lap begins and ends here. The start can only be left in the direction of the race.
about-space-road = Main road.
about-space-garage = Garage: a colour combination formed here may count one more face.
about-space-inner = Inner lane: as long as the outer one.
about-space-ravine = Ravine: you need Leaping Springs or an airship to enter.
about-space-volcano = Volcanic ground: you need a Heat Shield or an airship to enter.
about-space-cactus = Cactus field: you need Circular Saws or an airship to enter.
about-space-lake = Lake: you need Paddle Wheels or an airship to enter.
about-tornado = Tornado: whoever drives into it takes a driving test, and goes back on a failure.

board-comet = Brass Comet
board-coyote = Iron Coyote
board-lady = Lady Locomotive
board-scarab = Copper Scarab

tile-springs = Leaping Springs
tile-shield = Heat Shield
tile-saws = Circular Saws
tile-paddles = Paddle Wheels

about-tile-springs = Spend them to enter one ravine space.
about-tile-shield = Spend it to enter one volcanic space.
about-tile-saws = Spend them to enter one cactus space.
about-tile-paddles = Spend them to enter one lake space.

use-drive = { $count ->
    [one] drive one space
   *[other] drive up to { $count }
}
use-bump = drive up to { $count }, bump one
use-fly = airship, up to { $count }
use-card = take a Cheat card
use-tile = take a Technology tile

## Cheat cards

card-hook = Grappling Hook
card-oil = Oil Slick
card-stunt = Stunt Driver
card-marshal = Bribed Marshal
card-twister = Twister
card-dust = Dust Devil
card-cannon = Steam Cannon
card-magnet = Electromagnet
card-sand = Sand in the Gears
card-thief = Pickpocket
card-pressure = Overpressure
card-steam = Full Steam
card-loaded = Loaded Die
card-pit = Pit Crew
card-market = Black Market
card-dynamite = Dynamite

about-card-hook = When an opponent in line with you is about to move: afterwards you may be towed the same number of spaces along the same way.
about-card-oil = When an opponent enters your space: a driving test; on a failure the movement ends and the driver goes back { $oil ->
    [one] one space
   *[other] { $oil } spaces
}.
about-card-stunt = When you must take a driving test: it is passed without a roll.
about-card-marshal = When an opponent has played a Cheat card: it has no effect.
about-card-twister = Put the tornado on an empty space.
about-card-dust = Put the tornado on opponents. Each of them passes a driving test or goes back { $tornado ->
    [one] one space
   *[other] { $tornado } spaces
}.
about-card-cannon = An opponent in line with you passes a driving test or goes back { $cannon ->
    [one] one space
   *[other] { $cannon } spaces
}.
about-card-magnet = From the road: an opponent in line with you passes a driving test or is dragged to your space.
about-card-sand = An opponent passes a driving test or loses all stored dice and one re-roll of the next turn.
about-card-thief = An opponent at most { $thief ->
    [one] one step
   *[other] { $thief } steps
} away passes a driving test or loses a tile or a random card to you.
about-card-pressure = For a pair: move up to { $pressure ->
    [one] one space
   *[other] { $pressure } spaces
}.
about-card-steam = Before your first roll: one more die and one more re-roll this turn; with five dice, two more re-rolls.
about-card-loaded = Turn one of your unused dice to any face.
about-card-pit = Until the end of your turn each colour combination may count one more face, as in a garage.
about-card-market = Take a Technology tile of your choice; with two tiles, exchange one.
about-card-dynamite = In your next movement this turn, enter one rough space without a tile, or cross one wall.

cause-tornado = tornado
cause-oil = oil slick
cause-bump = bump
cause-dust = dust devil
cause-cannon = steam cannon
cause-magnet = electromagnet
cause-sand = sand in the gears
cause-thief = pickpocket

## Questions

ask-board = Which board do you drive?
ask-direction = Which way does the race go?
ask-start = Play Full Steam before you roll?
ask-tile = Which Technology tile do you take?
ask-take = Which Cheat card do you take?
ask-pay = Which pair do you discard for { $card }?
ask-target = Whom do you aim at with { $card }?
ask-tornado = Where does the tornado go?
ask-market = What do you get at the black market?
ask-loot = What do you take from { $victim }?
ask-lane = You go back { $count ->
    [one] one space
   *[other] { $count } spaces
}: which lane do you take?
ask-bump = Whom do you bump into?
ask-follow = Do you follow { $driver } on the rope, { $count ->
    [one] 1 space
   *[other] { $count } spaces
}?
ask-test = A driving test ({ $cause }): { $passes } or more passes it. How many red dice do you spend?
ask-hook = A driver in line with you sets off. Do you play a card?
ask-oil = Someone drives into your space. Do you play a card?
ask-stunt = You must take a driving test. Do you play a card?
ask-marshal = A Cheat card was played. Do you answer with a card?

## Moves

move-board = Drive the { $board }
move-race = Race { $direction }
move-blue = Blue: drive with { $dice }
move-yellow = Yellow: take a tile with { $dice }
move-green = Green: a bonus of level { $level } with { $dice }
move-red = Red: take a card with { $dice }
move-card = Play { $card }
move-go = Go on to the roll
move-pay = Discard { $dice }
move-target = { $driver }
move-tornado = Tornado to { $column }{ $row }
move-tile = Take { $tile }
move-swap = Put { $old } back and take { $new }
move-loot = Take { $tile }
move-loot-card = Take a card at random
move-take = Take { $card }
move-take-deck = Take the top card of the deck
move-blast = Blast the way to { $column }{ $row }
move-blast-twice = Blast the way to { $column }{ $row } with two charges
move-lane = Back to { $column }{ $row }
move-bump = Bump into { $driver }
move-follow = Follow

## Events

event-turn = Round { $round }: it is { $player }’s turn.
    .you = Round { $round }: it is your turn.
event-board = { $player } drives the { $board }.
    .you = You drive the { $board }.
event-direction = { $driver } sets the direction of the race: { $direction }.
    .you = You set the direction of the race: { $direction }.
event-drive = { $driver } sets off: { $count ->
    [one] one space
   *[other] { $count } spaces
}.
    .you = You set off: { $count ->
        [one] one space
       *[other] { $count } spaces
    }.
event-fly = { $driver } takes the airship, up to { $count ->
    [one] one space
   *[other] { $count } spaces
}.
    .you = You take the airship, up to { $count ->
        [one] one space
       *[other] { $count } spaces
    }.
event-step = { $driver } enters { $column }{ $row }.
    .you = You enter { $column }{ $row }.
event-finish = { $driver } crosses the finish line!
    .you = You cross the finish line!
event-rescue = { $driver } is stranded and is put back on { $column }{ $row }.
    .you = You are stranded and are put back on { $column }{ $row }.
event-back = { $driver } must go back { $miles ->
    [one] one space
   *[other] { $miles } spaces
}.
    .you = You must go back { $miles ->
        [one] one space
       *[other] { $miles } spaces
    }.
event-use-tile = { $player } uses { $tile }.
    .you = You use { $tile }.
event-blast = { $player } sets off the dynamite.
    .you = You set off the dynamite.
event-tile = { $player } takes { $tile }.
    .you = You take { $tile }.
event-take = { $player } takes { $card } from the row.
    .you = You take { $card } from the row.
event-draw = { $player } draws a Cheat card.
    .you = You draw a Cheat card.
event-draw-secret = { $player } draws { $card }.
    .you = You draw { $card }.
event-row = { $card } joins the row.
event-reshuffle = The discarded cards become the new deck.
event-card = { $player } plays { $card }.
    .you = You play { $card }.
event-aim = { $player } aims at { $target }.
    .you = You aim at { $target }.
    .yours = { $player } aims at you.
event-tornado = { $player } calls the tornado to { $column }{ $row }.
    .you = You call the tornado to { $column }{ $row }.
event-calm = The tornado is gone.
event-stopped = The bribed marshal steps in: the card played by { $player } has no effect.
    .you = The bribed marshal steps in: your card has no effect.
event-passed = { $driver } passes the driving test ({ $cause }).
    .you = You pass the driving test ({ $cause }).
event-failed = { $driver } fails the driving test ({ $cause }).
    .you = You fail the driving test ({ $cause }).
event-drone-die = The drone rolls { $die }.
event-sanded = { $player } loses all stored dice and a re-roll.
    .you = You lose all your stored dice and a re-roll.
event-loot = { $player } takes { $tile } from { $victim }.
    .you = You take { $tile } from { $victim }.
    .yours = { $player } takes { $tile } from you.
event-steal = { $player } takes a card from { $victim }.
    .you = You take a card from { $victim }.
    .yours = { $player } takes a card from you.
event-steal-secret = { $player } takes { $card } from { $victim }.
    .you = You take { $card } from { $victim }.
    .yours = { $player } takes { $card } from you.
event-bump = { $driver } bumps into { $target }.
    .you = You bump into { $target }.
    .yours = { $driver } bumps into you.
event-follow = { $player } follows on the rope.
    .you = You follow on the rope.

## The end

reason-finish = The race is over: the driver furthest past the finish line wins.
reason-drone = The drone was faster.
reason-meeting = Two teammates have met: their team wins.
reason-limit = The last round allowed is over: the miles covered decide.
sheet-miles = Miles
sheet-bonuses = Bonuses
sheet-hand = Dice in hand
sheet-rounds = Rounds
sheet-drone = Miles of the drone

## Why not

illegal-tile-places = You already hold two tiles, and there is no room for a third.
illegal-cards = There is no Cheat card left to take.
illegal-no-card = You do not hold this card.
illegal-card-moment = This card cannot be played now; its text says when.
illegal-card-target = There is nobody this card could reach.
illegal-card-pair = This card costs a pair, and your unused dice do not have one.
illegal-card-die = There is no die left to turn.
illegal-card-tile = The supply has no tile that you could take.
illegal-tile = This tile is not in the supply now; choose another one.
illegal-traffic = The start can only be left in the direction of the race.
illegal-rough = You need the right Technology tile, an airship or Dynamite to go there.

## Learning

learn-keep = Stored dice are part of your hand. Those you keep stay as they are, the others are rolled with the rest.
learn-reroll = Number and colour both count. Keep what works together and roll the rest again.
learn-act = You have two actions, and each uses up some dice. Blue drives you on, green earns bonuses, three equal numbers or three red faces take a Cheat card.
learn-step = Steps go from space to space. Rough terrain needs its tile; you may stop early.
learn-store = Two unused dice may wait for your next turn. Red ones help in driving tests meanwhile.
learn-improve = A bigger hand makes every later turn better; a bonus counts in every combination of its colour.
learn-test = Each red die you spend adds 1 to the combat die, and so does each red bonus.
learn-hook = The rope tows you along the way of the driver you have hooked.
learn-board = Boards differ in how many green faces each bonus costs. A blue bonus early on makes every drive longer.
learn-direction = Both ways round are equally long; shortcuts and garages come in a different order.
learn-first-roll = Before the first roll Full Steam may be played: one more die and one more re-roll this turn.
learn-start = Full Steam is played now or kept: one more die and one more re-roll this turn.
learn-slot = A bonus stays with you to the end and counts in every combination of its colour.
learn-tile = A tile lets you enter one rough space of its kind and is then gone. Look for the shortcut ahead of you.
learn-take = The row is open: everybody sees what you take. The top of the deck is known to you alone.
learn-pay = Some cards cost a pair of unused dice. A Dicium face can stand in for a number.
learn-target = The driver you aim at takes a driving test. If it is passed, nothing happens.
learn-tornado = Put the tornado where others must pass. It stays until your next turn or until it has caught somebody.
learn-turn = Turn the die that completes a combination: perhaps a straight.
learn-market = The tile is yours at once. If you hold two, you put one back for it.
learn-loot = Take a tile you can use, or a card at random.
learn-lane = Both lanes are equally long: the choice decides who is in line with you.
learn-bump = In this movement you may bump one driver on your way, who then passes a driving test or goes back.
learn-follow = You are towed the same number of spaces, over rough ground too.
learn-oil = Oil makes a driver who enters your space take a driving test; a failure ends the movement.
learn-stunt = The Stunt Driver passes the test for you, without a roll.
learn-marshal = The marshal stops the card that was just played; what it cost stays paid.

## The drawn board

board-canyon = The canyon
board-order = Race order
board-miles = { $miles ->
    [one] { $miles } mile
   *[other] { $miles } miles
}
board-past = finished +{ $miles }
board-round = Round { $round }
board-last-round = Last round
board-both-ways = both ways
board-row = The row of Cheat cards
board-deck = { $count ->
    [one] Deck: 1 card left, { $discard } discarded.
   *[other] Deck: { $count } cards left, { $discard } discarded.
}
board-supply = Technology tiles
board-supply-tile = { $tile }: { $count ->
    [0] none left
   *[other] { $count } left
}. { $about }
board-space = { $name }{ $mile ->
    [-1] {""}
   *[other] , mile { $mile }
}. { $ground }{ $count ->
    [0] {""}
   *[other] {" "}Here: { $here }.
}
board-tornado = tornado
board-own-cards = My Cheat cards
board-no-cards = You hold no Cheat cards.
board-cards = { $count ->
    [0] No Cheat cards.
    [one] One Cheat card.
   *[other] { $count } Cheat cards.
}
board-known = Seen by all: { $cards }.
board-holds = In hand: { $cards }.
board-sand = { $count ->
    [one] Sand in the gears: one re-roll less next turn
   *[other] Sand in the gears: { $count } re-rolls less next turn
}
board-moment-start = before your first roll
board-moment-act = on your turn
board-moment-react = reaction
board-combat-die = Combat die
board-test = Driving test: { $cause }

# the terminal picture
terminal-now = Round { $round }: { $name } drives
terminal-tornado = tornado
terminal-drone = drone
terminal-driver = Driver
terminal-at = Space
terminal-miles = Miles
terminal-hand = Dice
terminal-stored = Stored
terminal-bonuses = Bonuses
terminal-cards = Cards
terminal-tiles = Tiles
terminal-row = Cards on offer:

# advice: what speaks for a move (why) or against it (but)
why-pace = { $amount ->
    [0] The finish comes nearer.
    [one] About one turn nearer to the finish.
   *[other] About { $amount } turns nearer to the finish.
}
but-pace = { $amount ->
    [0] The finish stays farther away.
    [one] About one turn farther from the finish.
   *[other] About { $amount } turns farther from the finish.
}
why-rivals = It holds up the best rival.
but-rivals = It leaves the best rival better off.
why-cards = More cards in hand.
but-cards = Fewer cards in hand.
why-stored = Better dice are stored for the next turn.
but-stored = Fewer good dice are stored for the next turn.

# What could not be known, told once the game is over.

hidden-hand = { $player } held { $cards }.

# the guided first game
lesson-aim = You race once around the canyon, from this line back to it. When somebody crosses it, the round is still played to its end: whoever is furthest ahead then has won.
lesson-drive = Blue faces drive you, one space for each; two equal numbers drive you two spaces. Take the marked action.
lesson-step = Drive space by space: choose a lit one. Whoever leaves the start first sets the direction of the race for all.
lesson-green = Green faces improve your vehicle: two buy a bonus of level 2, three one of level 3, and so on. Bonuses bought early pay off every turn.
lesson-cheats = Here lie your Cheat cards, if you hold any. Only you can see them. Playing one costs no action; some wait for their moment in somebody else’s turn, and the table will ask you then.
lesson-shortcuts = Rough terrain cuts corners. Each kind needs its own Technology tile, which three yellow faces bring you. The tile is spent as you enter.
lesson-rivals = Here you see who leads. First build up your vehicle, then drive with all you have, and keep a red die in storage against the tricks of others. Good luck!

# the introduction in the rules panel
intro-race = One lap around the Grand Canyon in a steam contraption. When somebody crosses the line the round is played to its end, and whoever is furthest past it wins.
intro-dice = On your turn you roll your dice, roll some of them again, and take two actions with what they show: blue faces drive, and so do pairs of equal numbers.
intro-build = Green faces buy bonuses for your vehicle, and a straight adds a die to your hand. What you build early helps you all the way round.
intro-shortcuts = Ravines, lava, cacti and lakes are shortcuts for whoever has the right Technology tile: three yellow faces take one.
intro-cheats = Cheat cards trip up the others or tow you along. Whoever is hit takes a driving test: the combat die and red dice decide.
