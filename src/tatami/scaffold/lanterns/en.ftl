game-name = Lanterns
game-blurb = Light your cards, but never at their own hour.

ask-light = Light a lantern. Lantern { $number } would go out.
move-light = Light lantern { $card }

event-light = { $who } lights lantern { $card }.
    .you = You light lantern { $card }.
event-put-out = { $who } lights lantern { $card } at its own hour: it goes out.
    .you = You light lantern { $card } at its own hour: it goes out.

illegal-not-in-hand = You do not have lantern { $card } in your hand.

reason-dark = All lanterns are lit.
sheet-lit = Lit lanterns

why-lead = It puts you ahead of the others.
but-lead = It puts the others ahead of you.
aid-next = The chance is { $percent }% that the next player holds the { $card }, which goes out next.

lesson-aim = Everybody lights the cards in their hand, one per turn. The brightest row wins.
lesson-light = Light one of your cards: it counts as much as its number.
lesson-hour = A card whose number is that of the hour goes out: keep it for another moment.

terminal-hour = The hour of { $number }
terminal-row = { $who }: { $cards }
