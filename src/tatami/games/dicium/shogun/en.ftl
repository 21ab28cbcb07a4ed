# Dicium: Shogun

game-name = Dicium: Shogun
game-blurb = Ninja creep through the palace at night to carry off the Shogun, samurai light the braziers: a dice duel for two, or two against two. Not the big Shogun of provinces and armies.

option-alert_cards = Alert cards and braziers (6 help new ninja)
option-ninja_board = Board of the ninja (two players)
option-ninja_board-blue = blue
option-ninja_board-green = green
option-samurai_board = Board of the samurai (two players)
option-samurai_board-yellow = yellow
option-samurai_board-red = red
option-first_ninja = Who begins (four players)
option-first_ninja-blue = the blue ninja
option-first_ninja-green = the green ninja
option-first_ninja-random = one of the ninja, at random
option-left_of_blue = Who plays after the blue ninja (four players)
option-left_of_blue-yellow = the yellow samurai
option-left_of_blue-red = the red samurai
option-great_door = Great door and garden gate
option-great_door-auto = closed for two players, open for four
option-great_door-closed = closed
option-great_door-open = open
option-round_limit = Rounds until dawn, when the samurai win (0: no limit)

## Words

side-ninja = ninja
side-samurai = samurai
label-side = side
label-board = board

board-ninja-blue = Blue ninja
board-ninja-green = Green ninja
board-samurai-yellow = Yellow samurai
board-samurai-red = Red samurai

piece-ninja = ninja
piece-carrier = ninja with the Shogun
piece-samurai = samurai
piece-shogun = Shogun

tile-torii = Torii tile
tile-garrison = Garrison tile

garden-1 = Pine Garden
garden-2 = Sand Court
garden-3 = Maple Garden
garden-4 = Bamboo Garden
garden-5 = Plum Garden
garden-6 = Carp Pond
garden-7 = Torii Garden
garden-8 = Iris Garden

about-space-throne = Throne: the Shogun sits here at the start.
about-space-tatami = Tatami: the throne room.
about-space-hallway = Hallway: it may take a Garrison tile.
about-space-garrison = Garrison: samurai come into play here and retreat to it.
about-space-altar = Altar: each of your pieces on an altar adds a face to your green combinations.
about-space-torii = Torii: ninja come into play here, retreat to it, and bring the Shogun to it.
about-space-garden = Garden space: it may take a Torii tile while its garden is dark.
about-space-brazier = Brazier: a samurai who lights it discards an Alert card.
about-alert = Alert cards: when the last one goes, the samurai have won.
about-shogun = The Shogun: while he is free, samurai use him like a piece of their own. A ninja who enters his space captures him.
about-carrier = This ninja has the Shogun. No samurai may enter this space; once on a torii, the ninja have won.

## Actions

use-move = { $count ->
    [one] move a piece one space
   *[other] move a piece up to { $count }
}
use-move-doors = move a piece up to { $count }, through doors too
use-move-strong = move a piece up to { $count }, stronger in fights
use-move-light = move a piece up to { $count } and light a brazier
use-opening = Opening: step through a door
use-infiltration = Infiltration: step through a wall
use-shuriken = Shuriken: attack any samurai
use-redeploy = Redeploy: a piece to a garrison
use-brazier = Brazier: light it
use-banzai = { $count ->
    [one] Banzai: one space through the ninja
   *[other] Banzai: up to { $count } spaces through the ninja
}
use-recruit-ninja = a new ninja at a torii
use-recruit-samurai = a new samurai at a garrison
use-place-torii = place a Torii tile and take a bonus
use-move-torii = move a Torii tile
use-place-garrison = place a Garrison tile and take a bonus
use-move-garrison = move a Garrison tile

## Questions

ask-piece = Which piece goes?
ask-go = Where does the { $piece } on { $column }{ $row } go?
ask-target = Which samurai do you aim at?
ask-defend = The attack has a strength of { $attack }. How many red dice do you spend?
ask-enemy = Whom do you fight next?
ask-retreat = Your { $piece } is beaten. Where does it retreat to?
ask-recruit = Where does your { $piece } come into play?
ask-lift = Which tile do you move?
ask-torii = Where do you put the Torii tile?
ask-garrison = Where do you put the Garrison tile?
ask-transfer = Hand the Shogun over to { $player }?

## Moves

move-blue = Blue: move with { $dice }
move-green = Green: a bonus of level { $level } with { $dice }
combination-torii = Three of a kind, Torii tile
move-torii = { combination-torii }: { $dice }
combination-comrade = Double pair, a new ninja
move-comrade = { combination-comrade }: { $dice }
combination-run = Four of a kind, a long run
move-run = { combination-run }: { $dice }
combination-sneak = Full house, through doors
move-sneak = { combination-sneak }: { $dice }
combination-vanish = Five of a kind, far and through doors
move-vanish = { combination-vanish }: { $dice }
combination-opening = Yellow, Opening
move-opening = { combination-opening }: { $dice }
combination-shuriken = Yellow, Shuriken
move-shuriken = { combination-shuriken }: { $dice }
combination-infiltration = Yellow, Infiltration
move-infiltration = { combination-infiltration }: { $dice }
combination-assault = Three of a kind, assault
move-assault = { combination-assault }: { $dice }
combination-garrison = Double pair, Garrison tile
move-garrison = { combination-garrison }: { $dice }
combination-guard = Four of a kind, a new samurai
move-guard = { combination-guard }: { $dice }
combination-torch = Full house, light a brazier
move-torch = { combination-torch }: { $dice }
combination-beacon = Five of a kind, far and light a brazier
move-beacon = { combination-beacon }: { $dice }
combination-redeploy = Yellow, Redeploy
move-redeploy = { combination-redeploy }: { $dice }
combination-brazier = Yellow, Brazier
move-brazier = { combination-brazier }: { $dice }
combination-banzai = Yellow, Banzai
move-banzai = { combination-banzai }: { $dice }
move-piece = The piece on { $column }{ $row }
move-carrier = The ninja with the Shogun
move-shogun = The Shogun
move-go = Go to { $column }{ $row }
move-target = The samurai on { $column }{ $row }
move-lift = The tile on { $column }{ $row }
move-place = On { $column }{ $row }
move-enemy = { $player }’s piece
move-transfer = Hand the Shogun over
move-pass = Leave it as it is

## Events

event-turn = Round { $round }: it is { $player }’s turn.
    .you = Round { $round }: it is your turn.
event-board = { $player } plays the { $board }.
    .you = You play the { $board }.
event-combination = { $player } uses { $dice }: { $combination }.
    .you = You use { $dice }: { $combination }.
event-go = { $player } moves the { $piece } to { $column }{ $row }.
    .you = You move the { $piece } to { $column }{ $row }.
event-redeploy = { $player } redeploys the { $piece } to { $column }{ $row }.
    .you = You redeploy the { $piece } to { $column }{ $row }.
event-attack = { $player } attacks { $target } on { $column }{ $row }.
    .you = You attack { $target } on { $column }{ $row }.
    .yours = { $player } attacks you on { $column }{ $row }.
event-shuriken = { $player } throws a shuriken at one of { $target }’s samurai on { $column }{ $row }.
    .you = You throw a shuriken at one of { $target }’s samurai on { $column }{ $row }.
    .yours = { $player } throws a shuriken at one of your samurai on { $column }{ $row }.
event-missed = { $player }’s shuriken misses.
    .you = Your shuriken misses.
event-banzai = Banzai! { $player } drives one of { $target }’s ninja off { $column }{ $row }.
    .you = Banzai! You drive one of { $target }’s ninja off { $column }{ $row }.
    .yours = Banzai! { $player } drives one of your ninja off { $column }{ $row }.
event-retreat = { $player }’s { $piece } retreats to { $column }{ $row }.
    .you = Your { $piece } retreats to { $column }{ $row }.
event-to-stock = { $player }’s { $piece } has nowhere to go and leaves the board.
    .you = Your { $piece } has nowhere to go and leaves the board.
event-recruit = { $player } brings a { $piece } into play on { $column }{ $row }.
    .you = You bring a { $piece } into play on { $column }{ $row }.
event-capture = { $player } captures the Shogun on { $column }{ $row }!
    .you = You capture the Shogun on { $column }{ $row }!
event-transfer = { $player } has the Shogun now.
    .you = You have the Shogun now.
event-tile = { $player } puts a { $tile } on { $column }{ $row }.
    .you = You put a { $tile } on { $column }{ $row }.
event-move-tile = { $player } moves a { $tile } to { $column }{ $row }.
    .you = You move a { $tile } to { $column }{ $row }.
event-light = { $player } lights the brazier: { $garden }.
    .you = You light the brazier: { $garden }.
event-flip = The Torii tile there turns to its Garden side: { $garden }.
event-alert = { $count ->
    [0] The gong sounds for the last time.
    [one] The gong sounds: one Alert card left.
   *[other] The gong sounds: { $count } Alert cards left.
}

## The end

reason-shogun-taken = The Shogun has been carried off: the ninja win.
reason-alarm = The whole palace is awake: the samurai win.
reason-samurai-wiped-out = No samurai is left to fight: the ninja win.
reason-ninja-wiped-out = No ninja is left in the palace: the samurai win.
reason-dawn = Dawn breaks: the samurai win.
sheet-hand = Dice in hand
sheet-bonuses = Bonuses
sheet-in-play = Pieces in play
sheet-rounds = Rounds
sheet-alert = Alert cards left
sheet-victory = Victory

## Why not

illegal-piece = This piece cannot do that: it is not yours, not in play, or has nowhere to go.
illegal-too-far = That is too far, or walls, doors or pieces are in the way.
illegal-carrier-way = A ninja with the Shogun may not enter the space of a samurai.
illegal-carrier-safe = No samurai may enter the space of the ninja with the Shogun.
illegal-with-shogun = A samurai may not stop on the Shogun’s space.
illegal-shogun-way = The Shogun may not stop there: he may not enter a ninja’s space, nor stop on a samurai’s.
illegal-garrison = It must be an available garrison: one without ninja and without the Shogun.
illegal-shogun-garrison = The Shogun may only go to a garrison without samurai.
illegal-torii = It must be an available torii: one without samurai and without the Shogun.
illegal-garden = It must be a garden space in a dark garden without a torii, in a row between a ninja’s row and that of the torii space.
illegal-hallway = It must be a hallway space without a tile.
illegal-lift = This tile cannot be moved now; choose one that can go elsewhere.
illegal-target = There is no samurai there.
illegal-no-way = None of your pieces can go anywhere.
illegal-no-door = None of your pieces stands beside a door it could step through.
illegal-no-wall = None of your pieces stands beside a wall with a space behind it.
illegal-no-garrison = There is no other available garrison to go to.
illegal-no-brazier = None of your pieces stands on a brazier that is not lit.
illegal-no-samurai = No samurai is in play.
illegal-no-stock = You have no piece left in stock.
illegal-no-refuge = There is no available place where a new piece could come into play.
illegal-no-garden = There is no garden space where a Torii tile may go now.
illegal-no-hallway = No Garrison tile could go anywhere else.

## Learning

learn-keep = Stored dice are part of your hand. Those you keep stay as they are, the others are rolled with the rest.
learn-reroll = Number and colour both count. Keep what works together and roll the rest again.
learn-act = You have two actions, and each uses up some dice. The two sides do different things with the same combination.
learn-store = Two unused dice may wait for your next turn. Stored red ones defend your pieces meanwhile.
learn-spend = Each red die adds 1 to the combat die and is then gone; red bonuses count in every fight.
learn-slot = A bonus stays with you to the end and counts in every combination of its colour.
learn-improve = A bigger hand makes every later turn better; a bonus counts in every combination of its colour.
learn-piece = Each action moves one piece. The spaces it can reach are lit, with what would happen there.
learn-go = Entering an enemy’s space starts a fight; a ninja who enters the Shogun’s space captures him.
learn-step = Banzai: every ninja on the way is driven off without a fight. No space twice.
learn-target = A shuriken reaches any samurai. If it hits, he must retreat to a garrison.
learn-enemy = Enemies on a space are fought one by one, in your order.
learn-retreat = A beaten ninja goes to a torii, a beaten samurai to a garrison, and plays on.
learn-recruit = New pieces come in where your side retreats to.
learn-torii = A Torii tile is a way home for the ninja with the Shogun, until samurai light its garden.
learn-garrison = A Garrison tile is a place to come back to, and one to redeploy to.
learn-lift = With no tile left on your board you move one that is in play.
learn-transfer = Whoever has the Shogun moves with him. Hand him over to whoever plays next.

lesson-aim = You are the ninja. Capture the Shogun, who sits on this throne, and carry him to a torii: then you have won. The samurai win if they raise the alarm in time.
lesson-move = Blue faces move one of your pieces, one space for each; a pair moves, too. Take the marked action.
lesson-go = The lit spaces can be reached. Where an enemy stands there is a fight; if you enter the Shogun’s space, he is yours without one.
lesson-doors = Walls stop everybody, doors stop only ninja. Look for the gaps, or gather yellow faces: they open a door, throw a shuriken or let you slip in.
lesson-green = Green faces buy a bonus of that level for your board. Bonuses bought early pay off every turn.
lesson-alarm = This is the samurai’s clock. A card goes whenever they light a brazier or beat a ninja by attacking; when the last one is gone, they have won. Be quick and stay away from them.
lesson-fight = A fight: both sides roll the combat die and add 1 for each red die spent and each red bonus. The attacker wins ties. Whoever loses retreats to a torii or a garrison and plays on.
lesson-home = Once you have the Shogun it is a race: whoever carries him cannot enter a samurai’s space and must reach a torii. Prepare the way home before you strike. The night is yours!

# the introduction in the rules panel
intro-night = At night ninja climb over the palace walls to carry off the Shogun. Samurai guard him and raise the alarm.
intro-sides = The two sides play differently: ninja are few and quick, but doors stop them; samurai light braziers and strike from their garrisons.
intro-dice = Roll, roll again, take two actions: blue faces move a piece, yellow ones are the special arts of each side, red ones fight.
intro-capture = The ninja win when one of them carries the Shogun to a torii. The samurai win when the last Alert card is gone. Wiping out the other side wins as well.
legend-ninja = A ninja: walls and doors are closed to him.
legend-samurai = A samurai: only walls are closed to him.
legend-shogun = The Shogun: a ninja who enters his space captures him.

## The terminal

terminal-now = Round { $round }: { $name }’s turn
terminal-alert = Alert cards: { $left } of { $of } left
terminal-free = The Shogun is free, { $steps ->
    [one] one step
   *[other] { $steps } steps
} from the nearest torii.
terminal-free-no-way = The Shogun is free; no open way leads from him to a torii.
terminal-held = The Shogun is captured, { $steps ->
    [one] one step
   *[other] { $steps } steps
} from the nearest torii!
terminal-held-no-way = The Shogun is captured, but there is no way to a torii now.
terminal-sign-throne = throne
terminal-sign-tatami = tatami
terminal-sign-hallway = hallway
terminal-sign-garrison = garrison
terminal-sign-altar = altar
terminal-sign-torii = torii
terminal-sign-garden = garden
terminal-sign-brazier = brazier, dark
terminal-sign-lit = brazier, lit
terminal-sign-torii-tile = Torii tile
terminal-sign-turned = Torii tile, turned
terminal-sign-garrison-tile = Garrison tile
terminal-player = player
terminal-hand = hand
terminal-stored = stored
terminal-bonuses = bonuses
terminal-in-play = in play
terminal-stock = stock
terminal-tiles = tiles

# the drawn board
board-castle = The palace at night
board-clocks = The alarm, and the way home
board-alarm = { $left ->
    [one] 1 of { $of } Alert cards left
   *[other] { $left } of { $of } Alert cards left
}
board-free = { $count ->
    [one] The Shogun is free, one step from a torii
   *[other] The Shogun is free, { $count } steps from a torii
}
board-free-no-way = The Shogun is free; no open way leads to a torii
board-way-home = { $count ->
    [0] The Shogun has been carried off
    [one] Captured: one step to a torii
   *[other] Captured: { $count } steps to a torii
}
board-no-way-home = Captured, and no way to a torii is open
board-lit = lit brazier
board-turned = Torii tile, turned
board-attack = Attack on { $column }{ $row }
board-shuriken = Shuriken at { $column }{ $row }
board-won = { $player } wins the fight.
    .you = You win the fight.
board-lost = { $player } loses the fight.
    .you = You lose the fight.
board-hit = { $player }’s shuriken hits.
    .you = Your shuriken hits.
board-deed-fight = There is a fight.
board-deed-defeat = The ninja there are driven off.
board-deed-capture = The Shogun is captured.
board-deed-light = The brazier is lit.
board-deed-home = The ninja win.
board-round = { $limit ->
    [0] Round { $number }
   *[other] Round { $number } of { $limit }
}
board-stock = { $count } in stock
board-tiles-ninja = { $count ->
    [one] one Torii tile
   *[other] { $count } Torii tiles
}
board-tiles-samurai = { $count ->
    [one] one Garrison tile
   *[other] { $count } Garrison tiles
}
board-space = { $name }{ $inside ->
    [0] {""}
   *[other] {", "}{ $garden }
}. { $about }{ $count ->
    [0] {""}
   *[other] {" "}Here: { $here }.
}
board-curve-pieces = Pieces in play
board-curve-alert = Alert cards left

# advice: what speaks for a move (why) or against it (but)
why-time-ninja = More time is left for the ninja before the alarm.
but-time-ninja = { why-time-ninja }
why-time-samurai = Less time is left for the ninja before the alarm.
but-time-samurai = { why-time-samurai }
why-growth-ninja = The ninja are better equipped, with dice in hand and bonuses.
but-growth-ninja = { why-growth-ninja }
why-growth-samurai = The samurai are better equipped, with dice in hand and bonuses.
but-growth-samurai = { why-growth-samurai }
why-stored-ninja = The stored dice serve the ninja better.
but-stored-ninja = { why-stored-ninja }
why-stored-samurai = The stored dice serve the samurai better.
but-stored-samurai = { why-stored-samurai }
why-pieces-ninja = The pieces in play favour the ninja.
but-pieces-ninja = { why-pieces-ninja }
why-pieces-samurai = The pieces in play favour the samurai.
but-pieces-samurai = { why-pieces-samurai }
why-tiles-ninja = The tiles favour the ninja.
but-tiles-ninja = { why-tiles-ninja }
why-tiles-samurai = The tiles favour the samurai.
but-tiles-samurai = { why-tiles-samurai }
why-danger-ninja = The ninja are in less danger.
but-danger-ninja = { why-danger-ninja }
why-danger-samurai = The ninja are in more danger.
but-danger-samurai = { why-danger-samurai }
why-light-ninja = The samurai will light a brazier less soon.
but-light-ninja = { why-light-ninja }
why-light-samurai = The samurai will light a brazier sooner.
but-light-samurai = { why-light-samurai }
why-altars-ninja = The altars favour the ninja.
but-altars-ninja = { why-altars-ninja }
why-altars-samurai = The altars favour the samurai.
but-altars-samurai = { why-altars-samurai }
why-capture-ninja = The Shogun is easier to capture.
but-capture-ninja = { why-capture-ninja }
why-capture-samurai = The Shogun is harder to capture.
but-capture-samurai = { why-capture-samurai }
why-approach-ninja = The way to the Shogun is shorter or less guarded.
but-approach-ninja = { why-approach-ninja }
why-approach-samurai = The way to the Shogun is longer or better guarded.
but-approach-samurai = { why-approach-samurai }
why-route-ninja = The Shogun’s way to a torii is shorter.
but-route-ninja = { why-route-ninja }
why-route-samurai = The Shogun’s way to a torii is longer.
but-route-samurai = { why-route-samurai }
why-home-ninja = The way home of the ninja with the Shogun is easier.
but-home-ninja = { why-home-ninja }
why-home-samurai = The way home of the ninja with the Shogun is harder.
but-home-samurai = { why-home-samurai }
why-hunters-ninja = The ninja with the Shogun is hunted less closely.
but-hunters-ninja = { why-hunters-ninja }
why-hunters-samurai = The ninja with the Shogun is hunted more closely.
but-hunters-samurai = { why-hunters-samurai }
why-captive-ninja = The Shogun is likelier to be in the ninja’s hands.
but-captive-ninja = { why-captive-ninja }
why-captive-samurai = The Shogun is less likely to be in the ninja’s hands.
but-captive-samurai = { why-captive-samurai }
