# Dicium: Civilization

game-name = Dicium: Civilization
game-blurb = Lead your people over an ancient archipelago: found cities, raise a Wonder, slay monsters and listen to philosophers.

option-first_player = First player
option-first_player-random = drawn at random
option-first_player-0 = seat 1
option-first_player-1 = seat 2
option-first_player-2 = seat 3
option-first_player-3 = seat 4
option-boards = Player boards
option-boards-choose = chosen, the last player first
option-boards-random = dealt at random
option-monsters = Monsters
option-monsters-fixed = each in its home
option-monsters-random = drawn at random
option-vp_deck = Points in the pool (0: as in the rulebook)
option-solo_turns = Turns of the solo game
option-round_limit = Longest game in rounds, two or more players (0: no limit)

## Words

label-board = people
label-capital = Capital
label-order = place in turn order
label-rank = rank

order-1 = first
order-2 = second
order-3 = third
order-4 = fourth
capital-C1 = north
capital-C2 = east
capital-C3 = south
capital-C4 = west

rank-soldier = foot soldier
rank-champion = champion
rank-chosen = chosen by the gods
rank-demigod = demigod
rank-god = Dicium god

board-sparta = Sparta
board-athens = Athens
board-corinth = Corinth
board-thebes = Thebes

region-r1 = Epirus
region-r2 = Macedonia
region-r3 = Thrace
region-r4 = Ithaca
region-r5 = Crete
region-r6 = Ionia
region-r7 = Sicily
region-r8 = Cyrene
region-r9 = Lycia

terrain-land = land
terrain-water = water
space-quarry = quarry

tile-capital = Capital
tile-hero = Hero
tile-city = City
tile-temple = Temple
tile-wonder = Wonder

hero-colour = Hero of colours
hero-reroll = Hero of re-rolls
hero-redeploy = Hero of redeployment
about-hero-colour = { $faces ->
    [one] One more { $colour } face, as a bonus gives it, to the end of the game.
   *[other] { $faces } more { $colour } faces, as bonuses give them, to the end of the game.
}
about-hero-reroll = One more re-roll in each of your turns.
about-hero-redeploy = Once a turn, before your first action: your meeple goes to your Capital or to one of your Heroes.

monster-minotaur = Minotaur
monster-cerberus = Cerberus
monster-chimera = Chimera
monster-hydra = Hydra
monster-scylla = Scylla
monster-cyclops = Cyclops
monster-medusa = Medusa
monster-charybdis = Charybdis

use-pair = one step to any neighbour
use-straight = one more die, or any bonus
use-three = take a Philosopher
use-double = place a Hero
use-four = Zeus’s wrath
use-full = City and any bonus
use-wonder = build the Wonder
use-leap = move anywhere
use-sail = { $count ->
    [one] one step over water
   *[other] up to { $count } steps over water
}
use-march = { $count ->
    [one] one step over land
   *[other] up to { $count } steps over land
}
use-city = City with a bonus of level { $level }
use-city-any = City with a bonus of any level
use-temple = build a Temple

## Philosophers

card-socrates = Socrates
card-plato = Plato
card-aristotle = Aristotle
card-pythagoras = Pythagoras
card-thales = Thales
card-heraclitus = Heraclitus
card-parmenides = Parmenides
card-zeno = Zeno of Citium
card-democritus = Democritus
card-empedocles = Empedocles
card-protagoras = Protagoras
card-epicurus = Epicurus
card-diogenes = Diogenes
card-archimedes = Archimedes
card-anaximander = Anaximander
card-hypatia = Hypatia

about-card-socrates = You have one more action this turn.
about-card-plato = { $dice ->
    [0] Take one of the Philosophers that lie face up.
    [one] Discard one die: take one of the Philosophers that lie face up.
   *[other] Discard any { $dice } dice: take one of the Philosophers that lie face up.
}
about-card-aristotle = { $dice ->
    [0] Place a Hero, as with a double pair.
    [one] Discard one die: place a Hero, as with a double pair.
   *[other] Discard any { $dice } dice: place a Hero, as with a double pair.
}
about-card-pythagoras = In your next number combination one die counts as any number, whatever it shows.
about-card-thales = In your next blue move every space you enter may be land or water.
about-card-heraclitus = One more re-roll this turn, even if none is left.
about-card-parmenides = When an opponent’s meeple is about to enter your space: it stays where it is, its move ends, and there is no fight.
about-card-zeno = Right after your combat die is rolled, in any fight or against Zeus’s wrath: it counts as a 6.
about-card-democritus = In your next blue, yellow or green combination each die counts as one face or two.
about-card-empedocles = { $dice ->
    [0] Earn a free bonus of any level.
    [one] Discard one die: earn a free bonus of any level.
   *[other] Discard { $dice } dice of different colours: earn a free bonus of any level.
}
about-card-protagoras = Your next City built with green faces brings any free bonus, whatever its level.
about-card-epicurus = Zeus’s wrath misses you without a roll. Or after a lost fight: choose a free space of that region instead of retreating.
about-card-diogenes = One of an opponent’s stored dice joins your unused dice as it is.
about-card-archimedes = Fight a monster or an opponent’s meeple in your region without moving there.
about-card-anaximander = { $dice ->
    [0] Move to any space of your region or of a neighbouring one.
    [one] Discard any die: move to any space of your region or of a neighbouring one.
   *[other] Discard any { $dice } dice: move to any space of your region or of a neighbouring one.
}
about-card-hypatia = Your next four of a kind works like a five of a kind.

card-scores = { $count ->
    [one] Scores { $count } point.
   *[other] Scores { $count } points.
}

flavour-socrates = One more question.
flavour-plato = Look past the shadows.
flavour-aristotle = He taught Alexander.
flavour-pythagoras = All is number.
flavour-thales = All is water.
flavour-heraclitus = Everything flows.
flavour-parmenides = Nothing moves.
flavour-zeno = Endure.
flavour-democritus = Split it again.
flavour-empedocles = Earth, air, fire, water.
flavour-protagoras = Man is the measure.
flavour-epicurus = Fear no god.
flavour-diogenes = Do you need that?
flavour-archimedes = Mirrors to the sun!
flavour-anaximander = He drew the first map.
flavour-hypatia = The lamp of Alexandria.

window-roll = when you may roll again
window-act = between actions
window-next = with your next action
window-entry = when somebody enters your space
window-fight = after your combat die
window-harm = wrath or lost fight

## Objectives

common-c01 = League
common-c02 = Thalassocracy
common-c03 = Children of the Earth
common-c04 = Age of Heroes
common-c05 = The Labours
common-c06 = The Lyceum
common-c07 = Sanctuary
common-c08 = Amphictyony
common-c09 = Arts and Crafts
common-c10 = Colonies

about-common-c01 = { $need ->
    [one] One City on the board
   *[other] { $need } Cities on the board
}
about-common-c02 = { $need ->
    [one] One tile on water
   *[other] { $need } tiles on water
}
about-common-c03 = { $need ->
    [one] One tile on land, Capital included
   *[other] { $need } tiles on land, Capital included
}
about-common-c04 = { $need ->
    [one] One Hero on the board
   *[other] { $need } Heroes on the board
}
about-common-c05 = { $need ->
    [one] One monster slain
   *[other] { $need } monsters slain
}
about-common-c06 = { $need ->
    [one] One Philosopher in hand
   *[other] { $need } Philosophers in hand at once
}
about-common-c07 = { $need ->
    [one] One Temple on the board
   *[other] { $need } Temples on the board
}
about-common-c08 = { $need ->
    [one] Tiles in one region, Capital included
   *[other] Tiles in { $need } regions, Capital included
}
about-common-c09 = { $need ->
    [one] Bonuses of one colour
   *[other] Bonuses of { $need } different colours
}
about-common-c10 = { $need ->
    [one] One tile in an opponent’s starting region
   *[other] { $need } tiles in opponents’ starting regions
}

secret-s01 = Philosopher King
secret-s02 = Heir of Heracles
secret-s03 = Eighth Wonder
secret-s04 = Voice of Delphi
secret-s05 = Argonauts
secret-s06 = Favour of Poseidon
secret-s07 = Favour of Demeter
secret-s08 = Winds
secret-s09 = Heart of the Sea
secret-s10 = Conqueror

about-secret-s01 = { $need ->
    [one] One unused Philosopher at the end
   *[other] { $need } unused Philosophers at the end
}
about-secret-s02 = { $need ->
    [one] One monster slain
   *[other] { $need } monsters slain
}
about-secret-s03 = { $need ->
    [one] Your Wonder built
   *[other] { $need } Wonders built
}
about-secret-s04 = { $need ->
    [one] One Temple built
   *[other] { $need } Temples built
}
about-secret-s05 = { $need ->
    [one] One Hero placed
   *[other] { $need } Heroes placed
}
about-secret-s06 = { $need ->
    [one] One tile on water
   *[other] { $need } tiles on water
}
about-secret-s07 = { $need ->
    [one] One tile on land, Capital included
   *[other] { $need } tiles on land, Capital included
}
about-secret-s08 = { $need ->
    [one] A tile in one of the corner regions
   *[other] A tile in { $need } of the four corner regions
}
about-secret-s09 = { $need ->
    [one] One tile in Crete
   *[other] { $need } tiles in Crete
}
about-secret-s10 = { $need ->
    [one] One attack on a player won
   *[other] { $need } attacks on players won
}

## Questions

ask-board = Which people do you lead?
ask-secret = Which Secret Objective do you keep?
ask-reroll = { $count ->
    [0] No re-roll is left. Do you play a card, or go on?
    [one] Roll some dice again? This is your last re-roll.
   *[other] Roll some dice again? You have { $count } re-rolls.
}
ask-slot = Which bonus do you take?
ask-take = Which Philosopher do you take?
ask-hero = Which Hero do you place?
ask-place = Where does this tile go ({ $tile })?
ask-leap = Where do you go?
ask-map = Where do you go?
ask-target = Whom does Zeus’s wrath strike?
ask-aim = Whom do you fight with the mirrors of Archimedes?
ask-steal = Which stored die do you take?
ask-pay = Which dice do you discard for { $card }?
ask-attack = You attack. How many red dice do you spend?
ask-defence = You are attacked with a strength of { $attack }. How many red dice do you spend?
ask-slay = You fight: { $monster }, strength { $strength }. How many red dice do you spend?
ask-wrath = Zeus’s wrath: it takes a total of { $strength } to escape it. How many red dice do you spend?
ask-retreat = Where do you retreat to?
ask-haven = Where do you put your meeple?
ask-claim = You have met a Common Objective: keep the card, or turn it into a die?
ask-parmenides = { $player } is about to enter your space. Do you play a card?
ask-zeno = Your combat die shows { $die }. Do you play a card?
ask-epicurus-wrath = Zeus’s wrath is aimed at you. Do you play a card?
ask-epicurus-fight = You have lost the fight. Do you play a card?

## Moves

move-board = Lead { $board }
move-secret = Keep { $objective }
move-blue = Sail with { $dice }
move-yellow = March with { $dice }
combination-city = City with a bonus of level { $level }
move-city = { combination-city }: { $dice }
combination-temple = Temple
move-temple = { combination-temple }: { $dice }
combination-wonder = Wonder
move-wonder = { combination-wonder }: { $dice }
combination-leap = Move anywhere
move-leap = { combination-leap }: { $dice }
combination-wonder4 = Wonder with Hypatia
move-wonder4 = { combination-wonder4 }: { $dice }
combination-leap4 = Move anywhere with Hypatia
move-leap4 = { combination-leap4 }: { $dice }
move-card = Play { $card }
move-redeploy = Redeploy to { $column }{ $row }
move-hero = { $hero }
move-place = Place it on { $column }{ $row }
move-go = Go to { $column }{ $row }
move-aim = Fight on { $column }{ $row }
move-target = { $player }
move-steal = Take { $die } from { $player }
move-pay = Discard { $dice }
move-take = Take { $card }
move-take-deck = Take the top card of the deck
move-retreat = Retreat to { $column }{ $row }
move-claim = Keep { $objective }
move-trade = Turn { $objective } into a die
move-pass = No, thanks

## Events

event-first = { $player } begins.
    .you = You begin.
event-turn = Round { $round }: it is { $player }’s turn.
    .you = Round { $round }: it is your turn.
event-board = { $player } leads { $board }.
    .you = You lead { $board }.
event-monster = A monster lies in wait on { $column }{ $row }: { $monster }.
event-row = { $card } lies face up.
event-common = Common Objective: { $objective }.
event-dealt = { $player } is dealt two Secret Objectives.
    .you = You are dealt two Secret Objectives.
event-dealt-secret = { $player } is dealt two Secret Objectives: { $objectives }.
    .you = You are dealt two Secret Objectives: { $objectives }.
event-secret = { $player } keeps a Secret Objective.
    .you = You keep a Secret Objective.
event-secret-secret = { $player } keeps a Secret Objective: { $objective }.
    .you = You keep a Secret Objective: { $objective }.
event-combination = { $player } uses { $dice }: { $combination }.
    .you = You use { $dice }: { $combination }.
event-step = { $player } goes to { $column }{ $row }.
    .you = You go to { $column }{ $row }.
event-redeploy = { $player } redeploys to { $column }{ $row }.
    .you = You redeploy to { $column }{ $row }.
event-place = { $player } places a tile on { $column }{ $row }: { $tile }.
    .you = You place a tile on { $column }{ $row }: { $tile }.
event-points = { $player } scores { $count ->
    [one] one point
   *[other] { $count } points
}.
    .you = You score { $count ->
        [one] one point
       *[other] { $count } points
    }.
event-pool = The pool is empty: the round is played to its end.
event-take = { $player } takes { $card }.
    .you = You take { $card }.
event-draw = { $player } draws a Philosopher.
    .you = You draw a Philosopher.
event-draw-secret = { $player } draws a Philosopher: { $card }.
    .you = You draw a Philosopher: { $card }.
event-card = { $player } plays { $card }.
    .you = You play { $card }.
event-pay = { $player } discards { $dice }.
    .you = You discard { $dice }.
event-steal = { $player } takes { $die } from { $target }’s storage.
    .you = You take { $die } from { $target }’s storage.
    .yours = { $player } takes { $die } from your storage.
event-halted = { $player } cannot enter: the move is over.
    .you = You cannot enter: the move is over.
event-zeno = { $player }’s combat die shows { $die } and counts as a 6.
    .you = Your combat die shows { $die } and counts as a 6.
event-fight = { $player } attacks { $target }.
    .you = You attack { $target }.
    .yours = { $player } attacks you.
event-hunt = { $player } attacks: { $monster }, strength { $strength }.
    .you = You attack: { $monster }, strength { $strength }.
event-wrath = { $player } calls Zeus’s wrath upon { $target }.
    .you = You call Zeus’s wrath upon { $target }.
    .yours = { $player } calls Zeus’s wrath upon you.
event-won = { $player } wins the fight.
    .you = You win the fight.
event-lost = { $player } loses the fight.
    .you = You lose the fight.
event-slain = { $player } slays the monster: { $monster }.
    .you = You slay the monster: { $monster }.
event-struck = { $player } is struck by Zeus’s wrath.
    .you = You are struck by Zeus’s wrath.
event-avoided = { $player } escapes Zeus’s wrath.
    .you = You escape Zeus’s wrath.
event-retreat = { $player } retreats to { $column }{ $row }.
    .you = You retreat to { $column }{ $row }.
event-haven = { $player } finds a haven on { $column }{ $row }.
    .you = You find a haven on { $column }{ $row }.
event-claim = { $player } has met { $objective } and keeps the card.
    .you = You have met { $objective } and keep the card.
event-trade = { $player } has met { $objective } and turns it into a die.
    .you = You have met { $objective } and turn it into a die.

## The end

reason-pool = The pool of points is empty.
reason-limit = The last round allowed is over.
reason-turns = The last turn is over.
sheet-cities = Cities
sheet-temples = Temples
sheet-wonders = Wonder
sheet-monsters = Monsters
sheet-attacks = Attacks won
sheet-wraths = Zeus’s wrath
sheet-lessons = Philosophers played
sheet-regions = Regions
sheet-philosophers = Unused Philosophers
sheet-common = Common Objectives
sheet-secret = Secret Objective
sheet-total = Points

## Why not

illegal-attached = The card you have attached needs a different action.
illegal-no-card = You do not hold this card.
illegal-card-moment = This card cannot be played now; its text says when.
illegal-no-action = You have no action left for this card.
illegal-no-fit = No action that is possible now goes with this card.
illegal-no-offer = No Philosopher lies face up.
illegal-dice = You have too few dice for this card.
illegal-colours = You need dice of different colours for this card.
illegal-no-slot = All your bonuses are taken.
illegal-no-stored = No opponent has a stored die.
illegal-no-enemy = There is nobody to fight in your region.
illegal-no-way = There is no space you could go to this way.
illegal-city-space = No City can be built on your meeple’s space.
illegal-city-region = You already have a City in this region, or no City left.
illegal-city-free = There is no free space for a City in your region.
illegal-temple = You already have a Temple in this region, or none left, or there is no free space for it.
illegal-wonder = Your Wonder is already built, or there is no free space for it.
illegal-hero = You already have a Hero or your Capital in this region, or no Hero left, or there is no free space.
illegal-improve = Your hand already has five dice, and all your bonuses are taken.
illegal-no-philosopher = There is no Philosopher left.
illegal-solo = There is no opponent to strike.
illegal-hypatia = Only Hypatia makes a four of a kind do this.
illegal-water = Only water can be entered with blue faces.
illegal-land = Only land can be entered with yellow faces.
illegal-capital = An opponent’s Capital cannot be entered.
illegal-redeploy = You may only redeploy before your first action, once a turn, to your Capital or a Hero of yours without another meeple.
illegal-space = This is not possible on that space; choose a lit one.
illegal-retreat = You can only retreat to your Capital, or to one of your Heroes without another meeple.
illegal-objective = You have not met this objective, or it has already been taken.

## Learning

learn-board = Peoples differ in how many green faces each bonus costs, and in their first Hero.
learn-secret = Only you can see it. It is checked once, at the end: pick the one that suits your way of playing.
learn-keep = Stored dice are part of your hand. Those you keep stay as they are, the others are rolled with the rest.
learn-reroll = Number and colour both count. Keep what works together and roll the rest again.
learn-act = You have two actions, and each uses up some dice. Blue sails, yellow marches, green builds under your meeple, equal numbers do the rest.
learn-step = Go space by space; you may stop early. Entering a space with a monster or an opponent starts a fight.
learn-store = Two unused dice may wait for your next turn. Red ones defend you meanwhile.
learn-improve = A bigger hand makes every later turn better; a bonus counts in every combination of its colour.
learn-slot = A bonus stays with you to the end and counts in every combination of its colour.
learn-take = Face-up cards are known to all; the top of the deck is known to you alone. Unused cards score at the end.
learn-hero = Each Hero gives its bonus at once and for good, and your meeple can retreat to it.
learn-place = Each region in which you have a tile scores at the end.
learn-leap = Any space but an opponent’s Capital. A monster or meeple there means a fight.
learn-map = Any other space of your region or of a region that shares a side with it, but no opponent’s Capital. A monster or meeple there means a fight.
learn-target = A total of 6 or more escapes the wrath. Whoever is struck retreats.
learn-aim = You fight from where you stand, and only move if you lose.
learn-steal = The die keeps its face and is yours for this turn.
learn-pay = Discarded dice are gone for this turn.
learn-attack = Each red die you spend adds 1 to the combat die, and so does each red bonus. The attacker wins ties.
learn-defence = Each red die you spend adds 1 to the combat die, and so does each red bonus. You must beat the attack.
learn-slay = Reach the monster’s strength to slay it; otherwise you retreat.
learn-wrath = Each red die you spend adds 1 to the combat die, and so does each red bonus.
learn-retreat = Your Capital is always open, and so are your Heroes without another meeple.
learn-haven = Epicurus lets you stay in the region.
learn-claim = The card scores at the end. A die makes every later turn better: the earlier, the better.
learn-parmenides = Whoever might hold such a card is asked; your answer stays secret unless you play one.
learn-zeno = Whoever might hold such a card is asked; your answer stays secret unless you play one.
learn-epicurus-wrath = Whoever might hold such a card is asked; your answer stays secret unless you play one.
learn-epicurus-fight = Whoever might hold such a card is asked; your answer stays secret unless you play one.

lesson-aim = You lead a people through the archipelago. Buildings, slain monsters and won attacks bring points from this common pool; when it is empty, the round is played to its end, and whoever has the most points wins.
lesson-people = Which people do you lead? They differ in their bonuses and in their first Hero. Any of them is good for a first game.
lesson-secret = A secret objective, for you alone. It scores once, at the end: keep the one that you would rather play for.
lesson-move = Blue faces sail over the sea, yellow ones march over land, one space for each; a pair leads to any neighbouring space. Take the marked action: new regions are new building sites.
lesson-step = Choose a lit space. You may stop early. Entering the space of a monster or of an opponent means a fight.
lesson-build = Green faces build where your meeple stands: a City brings points at once and a bonus for good. Every region in which you have something scores at the end.
lesson-philosophers = These Philosophers can be yours: three equal numbers take one. Playing one costs no action; one that you keep is worth points at the end.
lesson-monsters = Monsters lie in wait here. Whoever slays one scores. Your strength is the combat die, plus 1 for each red die spent and each red bonus; whoever loses only retreats.
lesson-objectives = These objectives are for everybody, and the first to meet one takes it. Build early, spread over the regions, and watch the pool.

# the introduction in the rules panel
intro-peoples = Ancient peoples share an archipelago. When the common pool of points is empty the round is played to its end; whoever has the most points wins.
intro-dice = Roll, roll again, take two actions: blue faces sail, yellow ones march, green ones build where your meeple stands.
intro-build = Cities, Temples and your Wonder score at once; Heroes make you stronger for good. Every region with a tile of yours scores at the end.
intro-fights = Slay monsters and drive rivals away for points. The combat die and red dice decide, and whoever loses only retreats.
intro-aims = Common Objectives go to whoever meets them first, your Secret Objective counts at the end, and Philosophers bend the rules.
legend-city = A City: points, and a bonus on your board.
legend-temple = A Temple: points.
legend-wonder = Your Wonder: many points, once.
legend-hero = A Hero: a bonus for good, and a place to retreat to.

## The terminal

terminal-now = Round { $round } · { $name } is playing · { $pool ->
    [one] one point
   *[other] { $pool } points
} left in the pool
terminal-solo = { $turns ->
    [one] Last turn
   *[other] { $turns } turns left
}
terminal-player = Player
terminal-at = at
terminal-points = points
terminal-hand = hand
terminal-stored = stored
terminal-bonuses = bonuses
terminal-cards = cards
terminal-tiles = tiles
terminal-row = Philosophers:
terminal-deck = { $count } in the deck
terminal-attached = Attached to the next action:
terminal-known = Known to be held:
terminal-removed = Out of the game:
terminal-attacks = { $count ->
    [one] { $count } attack won
   *[other] { $count } attacks won
}
terminal-common = Common Objectives
terminal-progress = { $done } of { $need }
terminal-worth = { $points ->
    [one] one point
   *[other] { $points } points
}
terminal-kept = kept by { $name }
terminal-traded = turned into a die by { $name }

# the drawn board
board-chart = Sea chart
board-aims = Objectives and points left
board-own-cards = Your Philosophers
board-round = Round { $count }
board-turns-left = { $count ->
    [one] Your last turn
   *[other] { $count } turns left
}
board-pool = { $left ->
    [one] One point left of { $size }
   *[other] { $left } points left of { $size }
}
board-last-round = Last round
progress-c01 = { $count } of { $need ->
    [one] { $need } City
   *[other] { $need } Cities
}
progress-c02 = { $count } of { $need ->
    [one] { $need } tile on water
   *[other] { $need } tiles on water
}
progress-c03 = { $count } of { $need ->
    [one] { $need } tile on land
   *[other] { $need } tiles on land
}
progress-c04 = { $count } of { $need ->
    [one] { $need } Hero
   *[other] { $need } Heroes
}
progress-c05 = { $count } of { $need ->
    [one] { $need } monster
   *[other] { $need } monsters
}
progress-c06 = { $count } of { $need ->
    [one] { $need } Philosopher
   *[other] { $need } Philosophers
}
progress-c07 = { $count } of { $need ->
    [one] { $need } Temple
   *[other] { $need } Temples
}
progress-c08 = { $count } of { $need ->
    [one] { $need } region
   *[other] { $need } regions
}
progress-c09 = { $count } of { $need ->
    [one] { $need } colour
   *[other] { $need } colours
}
progress-c10 = { $count } of { $need ->
    [one] { $need } tile abroad
   *[other] { $need } tiles abroad
}
progress-s01 = { progress-c06 }
progress-s02 = { progress-c05 }
progress-s03 = { $count } of { $need ->
    [one] { $need } Wonder
   *[other] { $need } Wonders
}
progress-s04 = { progress-c07 }
progress-s05 = { progress-c04 }
progress-s06 = { progress-c02 }
progress-s07 = { progress-c03 }
progress-s08 = { $count } of { $need ->
    [one] { $need } corner region
   *[other] { $need } corner regions
}
progress-s09 = { $count } of { $need ->
    [one] { $need } tile in Crete
   *[other] { $need } tiles in Crete
}
progress-s10 = { $count } of { $need ->
    [one] { $need } attack won
   *[other] { $need } attacks won
}
board-progress = { $name }: { $progress }
board-secret = Secret: { $progress }
board-philosophers = { $count ->
    [0] No Philosopher in the deck
    [one] One more in the deck
   *[other] { $count } more in the deck
}
board-standing = { $points ->
    [one] One point scored
   *[other] { $points } points scored
}; the game would end with { $standing } now, secrets apart.
board-supply = Still to be placed: { $tiles }. In hand: { $cards }. Tiles in { $regions }.
board-cards = { $count ->
    [0] no Philosopher
    [one] one Philosopher
   *[other] { $count } Philosophers
}
board-regions = { $count ->
    [one] one region
   *[other] { $count } regions
}
board-attacks = { $count ->
    [one] one attack won
   *[other] { $count } attacks won
}
board-trophy = A monster slain, { $points ->
    [one] one point
   *[other] { $points } points
}.
board-worth = { $points ->
    [one] One point at the end
   *[other] { $points } points at the end
}
board-removed = Played, and gone for good: { $cards }.
board-battle = Battle
board-wrath = Zeus’s wrath
board-meeple = meeple
board-monster = { $monster }, strength { $strength }
board-thing = { $what } ({ $name })
board-space = { $name }: { $ground }, { $region }.{ $count ->
    [0] {""}
   *[other] {" "}Here: { $here }.
}
board-curve-points = Points scored
board-curve-standing = Points if the game ended now

# advice: what speaks for a move (why) or against it (but)
why-points = { $amount ->
    [0] More points are likely
    [one] About one more point
   *[other] About { $amount } more points
}: { $line }.
but-points = { $amount ->
    [0] Fewer points are likely
    [one] About one point less
   *[other] About { $amount } points less
}: { $line }.
why-growth = More dice for the turns to come.
but-growth = Fewer dice for the turns to come.
why-place = A better place for the next turn.
but-place = A worse place for the next turn.
why-rivals = The best rival is left with less.
but-rivals = The best rival is left with more.

# What could not be known, told once the game is over.

hidden-hand = { $player } held { $cards }.
hidden-secret = { $player }’s secret objective: { $secret }.
