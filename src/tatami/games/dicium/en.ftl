# Texts that all Dicium games share.

## Dice

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-D = Dicium

colour-green = green
colour-blue = blue
colour-yellow = yellow
colour-red = red

about-face-1 = Number 1, colour green.
about-face-2 = Number 2, colour blue.
about-face-3 = Number 3, colour yellow.
about-face-4 = Number 4, colour red.
about-face-5 = Number 5, colour blue.
about-face-D = The Dicium: any number from 1 to 5, colour green.

combination-pair = pair
combination-straight = straight
combination-three = three of a kind
combination-double = double pair
combination-four = four of a kind
combination-full = full house
combination-five = five of a kind
combination-blue = blue
combination-yellow = yellow
combination-green = green
combination-red = red

## Player boards

bonus-green = one more green face
bonus-blue = one more blue face
bonus-yellow = one more yellow face
bonus-red = one more red face
bonus-reroll = one more re-roll
slot-blue = blue
slot-green = green
slot-yellow = yellow
slot-red = red
slot-reroll = re-roll

slot-2a = level 2, first slot
slot-2b = level 2, second slot
slot-3a = level 3, first slot
slot-3b = level 3, second slot
slot-4a = level 4, first slot
slot-4b = level 4, second slot
slot-5a = level 5, first slot
slot-5b = level 5, second slot

## The turn

ask-keep = Which stored dice do you keep as they are?
ask-first-roll = Roll your dice.
ask-reroll = { $count ->
    [one] Roll some dice again? This is your last re-roll.
   *[other] Roll some dice again? You have { $count } re-rolls.
}
ask-act = { $count ->
    [0] No actions left: end your actions, or use what costs none.
    [one] Choose your last action.
   *[other] Choose an action: you have { $count } left.
}
ask-store = Which dice do you store for your next turn? Two at most.
ask-spend = How many red dice do you spend?
ask-step = Where to next?
ask-slot = Which bonus do you take?
ask-improve = Your straight: one more die in your hand, or a bonus?
ask-turn = Which die do you turn, and to which face?
ask-enemy = Several enemies are here: which one do you fight next?

move-keep = { $dice ->
    [nothing] Roll all your dice
   *[other] Keep { $dice }
}
move-stand = Keep all dice as they are
move-reroll = Roll again: { $dice }
move-pair = Pair: { $dice }
move-straight = Straight: { $dice }
move-three = Three of a kind: { $dice }
move-double = Double pair: { $dice }
move-four = Four of a kind: { $dice }
move-full = Full house: { $dice }
move-five = Five of a kind: { $dice }
move-end = End your actions
move-store = End your turn and store { $dice }
move-spend = { $count ->
    [0] Spend no red die
    [one] Spend one red die
   *[other] Spend { $count } red dice
}
move-slot = Bonus: { $slot }
move-hand = One more die in your hand
move-step = Go to { $column }{ $row }
move-stop = Stop here
move-turn = Turn { $old } to { $new }
move-pass = No, thanks

event-roll = { $player } rolls { $dice }.
    .you = You roll { $dice }.
event-keep = { $player } keeps { $dice }.
    .you = You keep { $dice }.
event-reroll = { $player } rolls { $old } again: { $dice }.
    .you = You roll { $old } again: { $dice }.
event-store = { $player } stores { $dice }.
    .you = You store { $dice }.
event-strength = { $player } rolls { $die }{ $spent ->
    [0] {""}
   *[other] , +{ $spent } for red dice
}{ $bonuses ->
    [0] {""}
   *[other] , +{ $bonuses } for red bonuses
}: strength { $total }.
    .you = You roll { $die }{ $spent ->
        [0] {""}
       *[other] , +{ $spent } for red dice
    }{ $bonuses ->
        [0] {""}
       *[other] , +{ $bonuses } for red bonuses
    }: strength { $total }.
event-strength-situation = { $player } rolls { $die }{ $spent ->
    [0] {""}
   *[other] , +{ $spent } for red dice
}{ $bonuses ->
    [0] {""}
   *[other] , +{ $bonuses } for red bonuses
}, +{ $situation } for the situation: strength { $total }.
    .you = You roll { $die }{ $spent ->
        [0] {""}
       *[other] , +{ $spent } for red dice
    }{ $bonuses ->
        [0] {""}
       *[other] , +{ $bonuses } for red bonuses
    }, +{ $situation } for the situation: strength { $total }.
event-combination = { $player } uses { $dice }: { $combination }.
    .you = You use { $dice }: { $combination }.
event-pay = { $player } discards { $dice } for it.
    .you = You discard { $dice } for it.
event-turn-die = { $player } turns { $old } to { $new }.
    .you = You turn { $old } to { $new }.
event-bonus = { $player } earns a bonus: { $bonus } ({ $slot }).
    .you = You earn a bonus: { $bonus } ({ $slot }).
event-hand = { $count ->
    [one] { $player } now has a hand of one die.
   *[other] { $player } now has a hand of { $count } dice.
}
    .you = { $count ->
        [one] You now have a hand of one die.
       *[other] You now have a hand of { $count } dice.
    }

## What combinations do

use-slot = bonus of level { $level }
use-improve = one more die, or any bonus

## Why not

illegal-used = Those dice are not among the ones that you can use.
illegal-combination = Those dice do not form this combination.
illegal-keep = { $count ->
    [one] Your hand has only one die this turn.
   *[other] Your hand has only { $count } dice this turn.
}
illegal-actions = You have no action left this turn.
illegal-straight = A straight takes all the dice of your hand; none may have been used before.
illegal-faces = There are not enough faces of this colour, even with what your bonuses and your space add.
illegal-fewer = Fewer dice are enough for this.
illegal-improve = Your hand already has five dice, and all your bonuses are taken.
illegal-hand = A hand has five dice at most.
illegal-slot = You already have this bonus; choose a free one.
illegal-slot-level = This bonus is of another level.
illegal-level = No bonus of this level is free.
illegal-young = Young players use colours only.
illegal-way = There is no open way to that space.
illegal-stop = Make at least one step.
illegal-stop-here = You cannot stop on this space.

## Columns of the board

column-a = a
column-b = b
column-c = c
column-d = d
column-e = e
column-f = f
column-g = g
column-h = h
column-i = i
column-j = j
column-k = k
column-l = l
column-m = m
column-n = n
column-o = o
column-p = p
column-q = q
column-r = r
column-s = s
column-t = t
column-u = u
column-v = v
column-w = w
column-x = x
column-y = y
column-z = z

## The drawn board

board-dice = The dice of this turn
board-keep = { $count ->
    [0] Roll all dice
    [one] Keep one die, roll the rest
   *[other] Keep { $count } dice, roll the rest
}
board-reroll = { $count ->
    [0] Tap dice to roll again
    [one] Roll one die again
   *[other] Roll { $count } dice again
}
board-store = { $count ->
    [0] End your turn, store nothing
    [one] Store one die and end your turn
   *[other] Store { $count } dice and end your turn
}
board-pay = { $count ->
    [0] Tap a pair to discard
   *[other] Discard these dice
}
board-hand = { $count ->
    [one] Hand of one die
   *[other] Hand of { $count } dice
}
board-stored = Stored dice: { $dice }
board-none = none
board-slot-taken = Bonus held (level { $level }): { $bonus }.
board-slot-free = Free bonus of level { $level }: { $bonus }.
board-needed = { $count } or more
board-take-bonus = Level { $level }: { $bonus }
board-steps-left = { $count ->
    [one] One step left: choose a lit space.
   *[other] { $count } steps left: choose a lit space.
}
board-choose-space = Choose a lit space.
board-your-answer = Your answer
board-turn-of = It is { $name }’s turn.
board-players = Players

# the guided first game: what all Dicium games teach alike
lesson-dice = Every face has a number and a colour, and both count. The Dicium, the face without a number, is green and stands for any number you like.
lesson-reroll = You may roll some of your dice once more. The marked ones are worth it: choose them, and roll again.
lesson-act = Here is what your dice can do now: a colour, or equal numbers. You have two actions per turn, and each action uses up its dice.
lesson-slot = Choose a bonus. It stays on your board to the end, and adds a face to every combination of its colour from now on.
lesson-hand = All dice in a row, a straight! Take it: one more die in your hand makes every later turn better.
lesson-store = There is nothing left to do, but no die need be wasted: up to two wait in your storage, with their faces, for your next turn.

# Aids: how likely each combination can be formed after a roll.

aid-dice = { $pair ->
        [0] { "" }
       *[other] { "" }· pair { $pair }%{ " " }
    }{ $double ->
        [0] { "" }
       *[other] { "" }· double pair { $double }%{ " " }
    }{ $three ->
        [0] { "" }
       *[other] { "" }· three { $three }%{ " " }
    }{ $straight ->
        [0] { "" }
       *[other] { "" }· straight { $straight }%{ " " }
    }{ $full ->
        [0] { "" }
       *[other] { "" }· full house { $full }%{ " " }
    }{ $four ->
        [0] { "" }
       *[other] { "" }· four { $four }%{ " " }
    }{ $five ->
        [0] { "" }
       *[other] { "" }· five { $five }%{ " " }
    }
aid-dice-nothing = no combination

## The terminal

terminal-hands = Hands
terminal-dice = Dice:
terminal-left = { $rerolls ->
    [one] { $rerolls } re-roll
   *[other] { $rerolls } re-rolls
}, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}

# the legend of the rules panel
legend-bonus = A bonus of its colour: one more face in every combination of it.
legend-reroll = One more re-roll every turn.
legend-combat = The combat die: every red die spent and every red bonus adds 1 to it.
