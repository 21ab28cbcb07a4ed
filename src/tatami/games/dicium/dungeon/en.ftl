# Dicium: Dungeon

game-name = Dicium: Dungeon
game-blurb = Down into the dark together: open the chests, find the crown, and be gone before the Goblin King reaches his throne.

option-difficulty = Difficulty
option-difficulty-normal = normal
option-difficulty-heroic = heroic
option-young = Young adventurers
option-young-false = all combinations
option-young-true = colours only, five dice from the start
option-characters = Characters
option-characters-choose = chosen in turn
option-characters-random = dealt at random
option-king_step = The King enters no earlier than on step
option-king_step-0 = 0, the Entrance (alone in heroic: further on)

## Words

board-warrior = Warrior
board-magician = Magician
board-thief = Thief
board-elf = Elf
label-character = character

monster-rat = Giant Rat
monster-skeleton = Skeleton
monster-spider = Giant Spider
monster-ghoul = Ghoul
monster-ogre = Ogre
monster-troll = Troll
monster-minotaur = Minotaur
monster-wraith = Wraith
monster-dragon = Young Dragon
goblin = goblin
king = Goblin King
portal-tile = Portal tile

space-floor = floor
space-portal = Portal space
space-entrance = Entrance
space-hallway = royal hallway
space-throne = Throne
space-lair = lair
space-treasury = treasury
space-crypt = crypt
space-guard = guard room

about-space-floor = Plain floor.
about-space-portal = Portal space: before your first action you may step here from wherever you are; whoever loses a fight comes back to a portal.
about-space-entrance = The Entrance, where the royal hallway begins: { $steps ->
    [-1] the Goblin King has come in.
    [0] here the Goblin King comes in.
    [one] the Goblin King comes in one step further on.
   *[other] the Goblin King comes in { $steps } steps further on.
}
about-space-hallway = Royal hallway: { $comes ->
    [1] here the Goblin King comes in.
   *[other] the King marches along it to his throne.
}
about-space-throne = The Throne: the game is lost when the King reaches it.
about-space-lair = Lair: a monster guards it until it is slain.
about-space-treasury = Treasury: two green faces open its chest.
about-space-crypt = Crypt: three green faces open its relic.
about-space-guard = Guard room: each green combination formed here has one more green face.
about-portal = The Portal tile is a third portal place, wherever you put it.
about-king-waits = The Goblin King enters on { $name }, { $count ->
    [one] one step
   *[other] { $count } steps
} from his throne. From then on he marches before every turn, and the game is lost when he sits down.
about-king = The Goblin King marches one or two steps before every turn. He cannot be fought; players on his way retreat to a portal place.
about-goblin = When a goblin must be placed and the stock is empty, the game is lost.
about-monster = A monster slain is a trophy and earns a bonus.
about-trophies = Each tile on the fullest Trophy track means one chest less to open.
about-discard = { $count ->
    [0] The discard pile is still empty.
    [one] The discard pile: one card, never reshuffled.
   *[other] The discard pile: { $count } cards, never reshuffled.
}
about-stock = Kill goblins before the stock is empty: if one must be placed and none is left, the game is lost.

chest-tr_bonus = Old Manual
chest-tr_portal = Portal Stone
chest-tr_hand = Dicium Die
chest-tr_goblin = Goblin Whistle
chest-tr_look = Crypt Map
chest-tr_move = Winged Sandals
chest-re_green = Golden Lockpick
chest-re_red = War Banner
chest-re_crown = Crown

about-chest-tr_bonus = Take any free bonus.
about-chest-tr_portal = Place or move the Portal tile, at most { $near ->
    [one] one space
   *[other] { $near } spaces
} from you.
about-chest-tr_hand = One more die in your hand from your next turn on.
about-chest-tr_goblin = Return any one goblin to the stock.
about-chest-tr_look = Show one closed relic to everyone.
about-chest-tr_move = Walk up to three steps.
about-chest-re_green = For everyone: one more green face in every green combination.
about-chest-re_red = For everyone: +1 in every fight, fireball and test.
about-chest-re_crown = The crown of the Goblin King: without it nobody goes home.

## Adventure cards

card-charm = Lucky Charm
card-warcry = Battle Cry
card-wind = Second Wind
card-lesson = Shared Lesson
card-key = Skeleton Key
card-song = Marching Song
card-s_recall = Scroll of Recall
card-s_banish = Scroll of Banishment
card-s_might = Scroll of Might
card-s_gate = Scroll of the Gate
card-s_turn = Scroll of Transmutation
card-s_sight = Scroll of Clairvoyance
card-i_bane = Goblin-Bane
card-i_boots = Seven-League Boots
card-i_ring = Ring of Passage
card-i_foot = Rabbit’s Foot
card-oubliette = Oubliette
card-web = Spider Web
card-jaws = Bear Trap
card-sand = Quicksand
card-floor = Rotten Floor
card-spores = Paralysing Spores
card-net = Falling Net
card-amnesia = Amnesia
card-idol = Cursed Idol
card-antimagic = Antimagic Field
card-dark = Darkness
card-imp = Thieving Imp
card-rust = Rust
card-gas = Sleeping Gas
card-gob1 = Ambush
card-gob2 = Patrol
card-gob3 = Lookout
card-king = The Goblin King

about-card-charm = { $count ->
    [one] One more re-roll this turn.
   *[other] { $count } more re-rolls this turn.
}
about-card-warcry = +{ $count } in each of your fights and fireballs this turn.
about-card-wind = { $count ->
    [one] Up to one action this turn.
   *[other] Up to { $count } actions this turn.
}
about-card-lesson = You may take a free bonus of level { $count } or lower; then another player of your choice may, too.
about-card-key = { $count ->
    [one] One more green face in each of your green combinations this turn.
   *[other] { $count } more green faces in each of your green combinations this turn.
}
about-card-song = Starting with you, every player may walk up to { $count ->
    [one] one step
   *[other] { $count } steps
}, but not onto a space with an enemy.
about-card-s_recall = Put your meeple on a portal place or on another player’s space.
about-card-s_banish = Return any one goblin to the stock.
about-card-s_might = +{ $count } in a fight, fireball or test of yours. Declare it with the red dice.
about-card-s_gate = Place or move the Portal tile, at most { $near ->
    [one] one space
   *[other] { $near } spaces
} from you.
about-card-s_turn = Between actions: turn one of your unused dice to any face.
about-card-s_sight = { $count ->
    [one] Show one closed relic to everyone.
   *[other] Show up to { $count } closed relics to everyone.
}
about-card-i_bane = +{ $count } in your fights and fireballs against goblins.
about-card-i_boots = { $count ->
    [one] Your walks by pair, three of a kind and full house are one step longer.
   *[other] Your walks by pair, three of a kind and full house are { $count } steps longer.
}
about-card-i_ring = Once on each of your turns, a step of a walk may cross a magic door.
about-card-i_foot = Once on each of your turns, you may roll your combat die again.
about-card-oubliette = { $count ->
    [0] No action this turn, unless another player is within distance { $help }.
    [one] At most one action this turn, unless another player is within distance { $help }.
   *[other] At most { $count } actions this turn, unless another player is within distance { $help }.
}
about-card-web = { $count ->
    [one] At most one action and no portal step this turn, unless another player is within distance { $help }.
   *[other] At most { $count } actions and no portal step this turn, unless another player is within distance { $help }.
}
about-card-jaws = You cannot leave your space this turn, unless another player is within distance { $help }.
about-card-sand = { $count ->
    [one] Your walks are one step shorter this turn, unless another player is within distance { $help }.
   *[other] Your walks are { $count } steps shorter this turn, unless another player is within distance { $help }.
}
about-card-floor = { $count ->
    [one] You fall to the farther Portal space; no portal step and at most one action. Unless another player is within distance { $help }.
   *[other] You fall to the farther Portal space; no portal step and at most { $count } actions. Unless another player is within distance { $help }.
}
about-card-spores = { $count ->
    [one] At most one action and no re-roll this turn, unless another player is within distance { $help }.
   *[other] At most { $count } actions and no re-roll this turn, unless another player is within distance { $help }.
}
about-card-net = { $count ->
    [one] Your hand has one die fewer this turn, unless another player is within distance { $help }.
   *[other] Your hand has { $count } dice fewer this turn, unless another player is within distance { $help }.
}
about-card-amnesia = { $count ->
    [one] Your hand is limited to one die this turn.
   *[other] Your hand is limited to { $count } dice this turn.
}
about-card-idol = Your bonuses do not count this turn.
about-card-antimagic = No magic and no portal step this turn, and Dicium faces have no number.
about-card-dark = No green combination this turn.
about-card-imp = { $count ->
    [one] You lose your stored dice; if you have none, your hand has one die fewer.
   *[other] You lose your stored dice; if you have none, your hand has { $count } dice fewer.
}
about-card-rust = −{ $count } in each of your fights and fireballs this turn.
about-card-gas = Reach { $count } in a test of strength, or have no re-roll this turn.
about-card-gob1 = { $count ->
    [one] Place a goblin next to you.
   *[other] Place a goblin { $count } spaces from you.
}
about-card-gob2 = { $count ->
    [one] Place a goblin next to you.
   *[other] Place a goblin { $count } spaces from you.
}
about-card-gob3 = { $count ->
    [one] Place a goblin next to you.
   *[other] Place a goblin { $count } spaces from you.
}
about-card-king = The Goblin King enters. From the next turn on he marches.

flavour-charm = Four leaves, slightly chewed.
flavour-warcry = Mostly vowels.
flavour-wind = Legs, do not fail me twice.
flavour-lesson = Watch closely, I do this once.
flavour-key = Opens everything but jam jars.
flavour-song = Left, right, left, mind the pit.
flavour-s_recall = Home is where the glow is.
flavour-s_banish = Shoo, in an old language.
flavour-s_might = Read aloud, then flex.
flavour-s_gate = Some circle-drawing required.
flavour-s_turn = The die was always a six.
flavour-s_sight = I see gold. Or teeth.
flavour-i_bane = It hums near green skin.
flavour-i_boots = One size fits giants.
flavour-i_ring = Doors blush and open.
flavour-i_foot = The rabbit was less lucky.
flavour-oubliette = Nobody remembers who dug it.
flavour-web = Somebody is at home.
flavour-jaws = Not for bears.
flavour-sand = It started as a shortcut.
flavour-floor = The carpet was the sturdy part.
flavour-spores = Do not sneeze.
flavour-net = Fish of the day.
flavour-amnesia = What was I holding?
flavour-idol = Do not touch. You touched it.
flavour-antimagic = A very quiet corner.
flavour-dark = Who blew that out?
flavour-imp = It was right here.
flavour-rust = It was a fine blade.
flavour-gas = Smells of lavender.
flavour-gob1 = Boo.
flavour-gob2 = Halt, who goes dere?
flavour-gob3 = I see you, I see you!
flavour-king = Fetch my chair.

## What combinations do

use-walk = { $count ->
    [0] no walk this turn
    [one] walk one step
   *[other] walk up to { $count } steps
}
use-charge = { $count ->
    [0] no walk this turn
    [one] walk one step, +1 in a fight
   *[other] walk up to { $count } steps, +1 in a fight
}
use-rampage = { $count ->
    [0] no walk this turn
    [one] walk one step and slay what you meet
   *[other] walk up to { $count } steps and slay what you meet
}
use-jump = go to any space of the board
use-portal = place or move the Portal tile
use-banish = return a goblin to the stock
use-open = step through a magic door
use-ghost = step through a wall
use-fireball = fireball at an enemy in sight, +1
use-treasure = open the treasure here
use-relic = open the relic here

## Questions

ask-board = Who do you want to be?
ask-slot = Which bonus do you take?
ask-start = On which Portal space do you begin?
ask-scroll = Use a scroll now?
ask-goblin = A goblin comes, { $distance ->
    [one] one space
   *[other] { $distance } spaces
} away. Onto which space?
ask-banish = Which goblin returns to the stock?
ask-place = Where does the Portal tile go?
ask-retreat = The fight is lost. To which portal do you retreat?
ask-flee = The King drives you away. To which portal?
ask-fight = Against the { $enemy }, strength { $strength }, you have the combat die { $less ->
    [0] { $bonus ->
        [0] alone
       *[other] plus { $bonus }
    }
   *[other] minus { $less }
}. How many red dice do you spend?
ask-luck = The combat die shows { $die }: { $total } against { $strength }. Roll it again with the Rabbit’s Foot?
ask-open = Through which magic door?
ask-ghost = Through which wall?
ask-burn = At whom do you throw the fireball?
ask-jump = Where to?
ask-look = Which relic do you show?
ask-treasure = You have found the { $chest }. Use it?
ask-recall = Where does the scroll take you?
ask-turn = Which die do you turn, and to which face?
ask-companion = Who shares the lesson?
ask-fall = Both Portal spaces are equally far. Where do you land?
ask-test = { $card }: { $strength } or more averts it, and you have the combat die { $bonus ->
    [0] alone
   *[other] plus { $bonus }
}. How many red dice do you spend?

## Moves

move-board = Be the { $board }
move-start = Begin on { $column }{ $row }
move-scroll = Use { $card }
move-teleport = Portal step to { $column }{ $row }
move-go = Go on
move-blue = Blue: walk with { $dice }
combination-opening = Open a door
move-opening = { combination-opening }: { $dice }
combination-fireball = Fireball
move-fireball = { combination-fireball }: { $dice }
combination-ghost = Ghost-walk
move-ghost = { combination-ghost }: { $dice }
combination-death = Death’s word
move-death = { combination-death }: { $dice }
combination-gate = Portal
move-gate = { combination-gate }: { $dice }
combination-search = Search level { $level }
move-search = { combination-search }: { $dice }
combination-treasure = Pick the lock of the treasure
move-treasure = { combination-treasure }: { $dice }
combination-relic = Pick the lock of the relic
move-relic = { combination-relic }: { $dice }
move-might = { $count ->
    [0] Scroll of Might, no red die
    [one] Scroll of Might and one red die
   *[other] Scroll of Might and { $count } red dice
}
move-again = Roll again
move-use = Use it
move-companion = { $player }
move-turn = Turn { $old } to { $new }
move-look = Show the relic on { $column }{ $row }
move-retreat = Retreat to { $column }{ $row }
move-goblin = Goblin to { $column }{ $row }
move-banish = The goblin on { $column }{ $row }
move-burn = Fireball at { $column }{ $row }
move-cross = Through to { $column }{ $row }
move-jump = To { $column }{ $row }
move-place = Portal tile to { $column }{ $row }
move-pass = No, thanks

## Events

event-turn = Turn { $turn }: it is { $player }’s turn.
    .you = Turn { $turn }: it is your turn.
event-board = { $player } is the { $board }.
    .you = You are the { $board }.
event-start = { $player } begins on { $column }{ $row }.
    .you = You begin on { $column }{ $row }.
event-reveal = { $player } reveals { $card }.
    .you = You reveal { $card }.
event-helped = Help is near: the trap has no effect on { $player }.
    .you = Help is near: the trap has no effect on you.
event-again = { $player } rolls again with the Rabbit’s Foot: the die showed { $die }.
    .you = You roll again with the Rabbit’s Foot: the die showed { $die }.
event-averted = { $player } averts the trap.
    .you = You avert the trap.
event-caught = { $player } is caught in the trap.
    .you = You are caught in the trap.
event-robbed = { $player } loses all stored dice.
    .you = You lose all your stored dice.
event-fall = { $player } falls to { $column }{ $row }.
    .you = You fall to { $column }{ $row }.
event-scroll = { $player } uses { $card }.
    .you = You use { $card }.
event-turn-die = { $player } turns { $old } to { $new }.
    .you = You turn { $old } to { $new }.
event-teleport = { $player } steps through the portal to { $column }{ $row }.
    .you = You step through the portal to { $column }{ $row }.
event-combination = { $player } uses { $dice }: { $combination }.
    .you = You use { $dice }: { $combination }.
event-step = { $player } goes to { $column }{ $row }.
    .you = You go to { $column }{ $row }.
event-cross = { $player } passes through to { $column }{ $row }.
    .you = You pass through to { $column }{ $row }.
event-jump = { $player } appears on { $column }{ $row }.
    .you = You appear on { $column }{ $row }.
event-portal = { $player } puts the Portal tile on { $column }{ $row }.
    .you = You put the Portal tile on { $column }{ $row }.
event-fight = { $player } attacks the { $enemy } on { $column }{ $row }.
    .you = You attack the { $enemy } on { $column }{ $row }.
event-won = { $player } wins: the { $enemy } is beaten.
    .you = You win: the { $enemy } is beaten.
event-lost = { $player } loses: the { $enemy } stays.
    .you = You lose: the { $enemy } stays.
event-trophy = A trophy for { $player }. The objective is now { $count ->
    [one] one chest
   *[other] { $count } chests
}.
    .you = A trophy for you. The objective is now { $count ->
        [one] one chest
       *[other] { $count } chests
    }.
event-retreat = { $player } retreats to { $column }{ $row }.
    .you = You retreat to { $column }{ $row }.
event-goblin = A goblin comes to { $column }{ $row }; { $count ->
    [0] the stock is empty
    [one] one is left in the stock
   *[other] { $count } are left in the stock
}.
event-no-goblin = There is no space for the goblin.
event-banish = { $player } sends the goblin on { $column }{ $row } back to the stock.
    .you = You send the goblin on { $column }{ $row } back to the stock.
event-chest = { $player } opens a chest: { $chest }. { $count ->
    [one] One chest is open.
   *[other] { $count } chests are open.
}
    .you = You open a chest: { $chest }. { $count ->
        [one] One chest is open.
       *[other] { $count } chests are open.
    }
event-look = { $player } shows the relic on { $column }{ $row }: { $chest }.
    .you = You show the relic on { $column }{ $row }: { $chest }.
event-king = The Goblin King enters on { $column }{ $row }!
event-kings-die = The King’s die shows { $die }.
event-kings-step = The King marches to { $column }{ $row }; { $count ->
    [0] he is on his throne
    [one] one step to the throne
   *[other] { $count } steps to the throne
}.

## The end

reason-won = The crown is found and enough chests are open: you go home as heroes.
reason-king = The Goblin King sits on his throne: the quest has failed.
reason-goblins = A goblin had to be placed and the stock was empty: the green army has won.
sheet-chests = Chests open
sheet-objective = Objective
sheet-crown = Crown found
sheet-trophies = Trophies
sheet-bonuses = Bonuses
sheet-hand = Dice in hand
sheet-turns = Turns

## Why not

illegal-no-card = You do not hold this card.
illegal-scroll = The scroll can take you nowhere else now.
illegal-might = The Scroll of Might is declared with the red dice of a fight or test.
illegal-turn = The scroll turns an unused die, between actions.
illegal-no-goblin = There is no goblin on the board.
illegal-no-hidden-relic = Every relic has been seen.
illegal-no-portal-space = There is no free space for the Portal tile near you.
illegal-teleport-trap = { $card }: no portal step this turn.
illegal-teleport = The portal step comes before the first action, once a turn.
illegal-no-portal = There is no other portal there; choose a portal place.
illegal-trapped = You cannot leave your space this turn.
illegal-sand = In the quicksand this would not give you a single step.
illegal-no-way = No open way leads from here.
illegal-antimagic = No magic works this turn.
illegal-no-number = { $card }: Dicium faces have no number this turn.
illegal-dark = It is too dark for green combinations this turn.
illegal-no-door = There is no magic door here.
illegal-no-wall = There is no wall with a space behind it here.
illegal-no-target = There is no enemy in your line of sight.
illegal-no-treasure = There is no closed treasure on your space.
illegal-no-relic = There is no closed relic on your space.
illegal-goblin = A goblin is placed on a free space at exactly that distance.
illegal-banish = There is no goblin on that space.
illegal-place = The Portal tile goes to a free space near you.
illegal-retreat = You can only retreat to a portal place.
illegal-cross = You cannot get to that space this way.
illegal-burn = That enemy is not in your line of sight.
illegal-jump = You cannot appear there; choose another space.
illegal-look = That relic has been seen, or there is none.
illegal-start = That is not the Portal space you fall to.

## Learning

learn-board = Each character begins with one bonus: red fights, yellow casts, green opens, blue walks.
learn-start = Two portals, two halves of the dungeon. Together you help each other against traps; apart you reach more chests.
learn-scroll = Scrolls are used on your turn: before the card, before the roll or between actions, never in the middle of one.
learn-keep = Stored dice are part of your hand. Those you keep stay as they are, the others are rolled with the rest.
learn-reroll = Number and colour both count. Keep what works together and roll the rest again.
learn-act = Two actions: blue walks, yellow casts magic, green searches and opens chests. Before the first one you may step to a portal from wherever you are.
learn-step = Steps go through open ways. Entering an enemy’s space starts a fight and ends the walk.
learn-store = Two unused dice may wait for your next turn. Red ones help in a test.
learn-improve = A bigger hand makes every later turn better; a bonus counts in every combination of its colour.
learn-slot = A bonus stays with you to the end and counts in every combination of its colour.
learn-fight = Reach the enemy’s strength to win. Each red die spent and each red bonus adds 1. Whoever loses goes back to a portal.
learn-retreat = The turn goes on: a second action starts from the portal you choose.
learn-flee = The King marches along the hallway. Whoever is in his way goes back to a portal.
learn-goblin = Put goblins where you can reach them. If one must be placed and the stock is empty, all is lost.
learn-banish = Every goblin in the stock buys you time. Send back the one that is hardest to reach.
learn-place = The Portal tile is a third portal for everybody. Put it where you want to come back to.
learn-treasure = The chest counts already; what it does is a gift.
learn-look = Knowing where the crown lies saves a long way.
learn-open = The door stays closed for whoever comes next.
learn-ghost = A wall leads to the space behind it. Nothing else is crossed.
learn-burn = A fireball reaches as far as you see, and a miss costs nothing but dice.
learn-jump = Anywhere on the board: perhaps to a chest behind two doors.
learn-recall = Home to a portal, or to a friend in need.
learn-turn = Turn the die that completes a combination.
learn-luck = The second roll counts, for better or worse.
learn-companion = Choose whoever gains most from a bonus now.
learn-fall = Where you land is where your turn goes on.
learn-test = Each red die you spend adds 1 to the combat die, and so does each red bonus.

lesson-aim = You win or lose together. Find the Goblin King’s crown in one of the chests and open as many chests as are shown here, before the King reaches his throne and before the goblins run out.
lesson-hero = Who do you want to be? Each hero begins with a bonus: red fights, yellow casts magic, green searches and opens, blue walks.
lesson-portal = You enter through a portal. Beaten heroes come back to one, and on your turn you can step to another one from wherever you stand.
lesson-adventure = Every turn begins with an Adventure card: a trap, a goblin or some help. When the cards have run out, the King sets out for his throne.
lesson-walk = Blue faces walk, one space for each; a pair walks too. Take the marked action and go towards a chest.
lesson-step = Go space by space: choose a lit one. Entering the space of an enemy starts a fight and ends the walk.
lesson-search = Green faces search: they bring you a bonus of that level, which stays with you. On a chest, green picks its lock.
lesson-fight = A fight: roll the combat die and reach the enemy’s strength. Every red die you spend and every red bonus adds 1. Whoever loses goes back to a portal, nothing worse.
lesson-goblins = Goblins block the way. They come from this stock, and if one has to come when it is empty, all is lost: beating them sends them back.
lesson-together = Share the work: one walks to the far chests, another keeps goblins down. Heroes who stand close help each other against traps. Now find that crown!

# the introduction in the rules panel
intro-quest = A company of heroes enters the Goblin King’s dungeon. You win together when his crown is found and enough chests are open.
intro-heroes = Every hero is good at something: the Warrior fights, the Magician casts, the Thief opens, the Elf walks.
intro-dice = Roll, roll again, take two actions: blue faces walk, yellow ones cast magic through doors and walls, green ones search and pick locks.
intro-enemies = Monsters guard the chests. The combat die and red dice must reach their strength; whoever loses goes back to a portal, whoever wins earns a bonus.
intro-time = Time is short: goblins come and must not run out, and once the Adventure cards are used up the King marches to his throne. When he sits down, all is lost.
legend-treasure = A treasure: two green faces open it, and it has a gift inside.
legend-relic = A relic: three green faces open it. One of them is the crown.
legend-dark = In the dark: nobody has come within sight of these spaces yet. All the same, everybody knows what lies there.
legend-goblin = A goblin. It bars the way; beaten, it goes back to the stock.

## Plans of bots

plan-treasure = { $player } goes for the treasure on { $column }{ $row }.
    .you = You go for the treasure on { $column }{ $row }.
plan-relic = { $player } goes for the relic in the crypt on { $column }{ $row }.
    .you = You go for the relic in the crypt on { $column }{ $row }.
plan-crown = { $player } goes for the crown on { $column }{ $row }.
    .you = You go for the crown on { $column }{ $row }.
plan-monster = { $player } hunts the { $enemy } on { $column }{ $row }.
    .you = You hunt the { $enemy } on { $column }{ $row }.
plan-goblin = { $player } hunts the goblin on { $column }{ $row }.
    .you = You hunt the goblin on { $column }{ $row }.

## The drawn board

board-map = The dungeon
board-quest = The quest
board-chests = Chests: { $count } of { $goal }
board-crown-found = The crown is found.
board-crown-missing = The crown is still missing.
board-stock = { $count ->
    [0] No goblin left in the stock
    [one] One goblin left in the stock
   *[other] { $count } goblins left in the stock
}
board-king-waits = { $count ->
    [0] The King enters this turn
    [one] The King enters next turn
   *[other] The King enters in { $count } turns
}
board-king-left = { $count ->
    [0] The King is on his throne
    [one] The King is one step from his throne
   *[other] The King is { $count } steps from his throne
}
board-card = The card of this turn
board-spared = without effect
board-kept = Scrolls and items
board-decks = Adventure deck: { $blue ->
    [one] { $blue } discovery
   *[other] { $blue } discoveries
}, { $red ->
    [one] { $red } trap
   *[other] { $red } traps
}, { $green ->
    [one] { $green } goblin
   *[other] { $green } goblins
}{ $king ->
    [0] {""}
   *[other] {""}, and the King’s card at the bottom
}.
board-discard = Discarded cards
board-on-top = On top: { $card }.
board-trophies = { $count ->
    [0] No trophy
    [one] One trophy
   *[other] { $count } trophies
}

## The terminal

terminal-now = Turn { $turn }: { $name }
terminal-king = Goblin King
terminal-goblin = goblin
terminal-portal = Portal tile
terminal-treasure = treasure
terminal-relic = relic
terminal-monster = monster, by strength
terminal-door = magic door
terminal-wall = wall
terminal-player = Adventurer
terminal-at = Space
terminal-hand = Dice
terminal-stored = Stored
terminal-bonuses = Bonuses
terminal-trophies = Trophies
terminal-deck = Deck
board-space = { $name }. { $about }{ $count ->
    [0] {""}
   *[other] {" "}Here: { $here }.
}
board-curve-chests = Chests opened
board-curve-king = Steps of the King

# advice: what speaks for a move (why) or against it (but)
why-chests = It opens chests sooner.
but-chests = It opens chests later.
why-crown = It finds the crown sooner.
but-crown = It finds the crown later.
why-goal = { $amount ->
    [0] The next chest comes nearer.
    [one] About one turn nearer to the next chest.
   *[other] About { $amount } turns nearer to the next chest.
}
but-goal = { $amount ->
    [0] The next chest stays farther away.
    [one] About one turn farther from the next chest.
   *[other] About { $amount } turns farther from the next chest.
}
why-growth = More dice or bonuses for the turns to come.
but-growth = Fewer dice or bonuses for the turns to come.
why-trophies = A trophy is within reach.
but-trophies = A trophy stays out of reach.
why-time = More time is left before the King sits.
but-time = Less time is left before the King sits.
why-danger = Fewer goblins to fear.
but-danger = More goblins to fear.
