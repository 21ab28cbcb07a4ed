# Shogun

game-name = Shogun
game-blurb = Two years to rule central Japan: secret plans, bids for the order of play, and a tower that decides every battle.

option-board = Side of the map
option-board-sun = Sun
option-board-moon = Moon
option-setup = First provinces
option-setup-draft = chosen in turn
option-setup-preset = as printed (Sun side only)
option-court = Tenno’s Court
option-court-off = without
option-court-on = with the emperor’s favours
option-forced_actions = A march that is possible
option-forced_actions-on = must be carried out
option-forced_actions-off = may be declined
option-income_on_lost_revolt = Income when the revolt it causes is lost
option-income_on_lost_revolt-keep = is kept
option-income_on_lost_revolt-lose = is lost

## Spaces of the player board

space-castle = Castle
space-castle-help = Pay { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
} and build a castle on a free site; a province has at most one building of each kind.
space-temple = Temple
space-temple-help = Pay { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
} and build a temple on a free site; a province has at most one building of each kind.
space-theatre = Theatre
space-theatre-help = Pay { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
} and build a theatre on a free site; a province has at most one building of each kind.
space-rice = Rice
space-rice-help = Take the province’s rice. A marker of unrest is put there; from the second one on, the peasants revolt.
space-tax = Tax
space-tax-help = Take the province’s chests. A marker of unrest is put there; from the second one on, the peasants revolt.
space-place-5 = Place 5
space-place-5-help = Pay { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
} and place 5 armies from your reserve.
space-place-3 = Place 3
space-place-3-help = Pay { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
} and place 3 armies from your reserve.
space-place-1-move = Place 1/move
space-place-1-move-help = Pay { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
} and place 1 army; then armies may move on to one neighbouring province of yours.
space-place-1-move-short = Place 1
space-combat-a = Combat A
space-combat-a-help = March with at least one army to a neighbouring province; one army stays behind. If the province is not yours, there is a battle.
space-combat-b = Combat B
space-combat-b-help = A second march in the same round, by the same rules.
space-bid = Bid
space-bid-help = The highest bid chooses its place in the order of play first. A province card beats chest card 0 and costs nothing.
space-convert-3 = Convert 3
space-convert-3-help = Three armies of the province, or three of your cubes in the tray, become officers at court.
space-convert-2 = Convert 2
space-convert-2-help = Two armies of the province, or two of your cubes in the tray, become officers at court.
space-convert-1 = Convert 1
space-convert-1-help = One army of the province, or one of your cubes in the tray, becomes an officer at court.

## Cards

card-none = no card
card-chest-0 = chest card 0
card-chest-1 = chest card 1
card-chest-2 = chest card 2
card-chest-3 = chest card 3
card-chest-4 = chest card 4
card-tower = tower card

special-chest = +1 chest
special-chest-help = Your tax brings one more chest this round.
special-rice = +1 rice
special-rice-help = Your harvest brings one more rice this round.
special-armies = 6 armies
special-armies-help = “Place 5” places six armies for you this round.
special-attack = +1 attack
special-attack-help = One more cube from your reserve in every battle that you begin this round.
special-defence = +1 defence
special-defence-help = One more cube from your reserve in every battle begun against you this round.

eventcard-theatre-calm-5 = Soothing plays
eventcard-theatre-calm-5-help = Whoever builds a theatre takes one marker of unrest off that province.
eventcard-theatre-calm-7 = Soothing plays
eventcard-theatre-calm-7-help = Whoever builds a theatre takes one marker of unrest off that province.
eventcard-stubborn-peasants = Stubborn peasants
eventcard-stubborn-peasants-help = A neutral province is defended by two peasants instead of one.
eventcard-castle-guard-2 = Castle guard
eventcard-castle-guard-2-help = Where a castle stands, the defender throws one more cube from the reserve.
eventcard-castle-guard-6 = Castle guard
eventcard-castle-guard-6-help = Where a castle stands, the defender throws one more cube from the reserve.
eventcard-temple-peace-3 = Peace of the temples
eventcard-temple-peace-3-help = Provinces with a temple cannot be attacked.
eventcard-temple-peace-4 = Peace of the temples
eventcard-temple-peace-4-help = Provinces with a temple cannot be attacked.
eventcard-tax-cap = Light taxes
eventcard-tax-cap-help = A tax brings at most 5 chests.
eventcard-tax-floor = Heavy taxes
eventcard-tax-floor-help = A tax brings at least 6 chests.
eventcard-rice-floor = Rich harvest
eventcard-rice-floor-help = A harvest brings at least 4 rice.
eventcard-rice-cap = Poor harvest
eventcard-rice-cap-help = A harvest brings at most 3 rice.
eventcard-weak-levies = Weak levies
eventcard-weak-levies-help = “Place 5” places three armies and “Place 3” places two, at the usual price.

favour-event = the event
favour-event-help = Remove this round’s event, or leave it.
favour-chests = chests
favour-chests-help = Chests from the bank.
favour-tray = armies into the tray
favour-tray-help = Armies from your reserve go into the tray and fall again with the next throw.
favour-calm = calm
favour-calm-help = Remove a marker of unrest; if there is none, the card stays with you and cancels your next one.
favour-rice = rice
favour-rice-help = Rice for the winter.
favour-points = victory points
favour-points-help = Victory points at once.
favour-theatre = a theatre
favour-theatre-help = Build a theatre free of charge.
favour-temple = a temple
favour-temple-help = Build a temple free of charge.
favour-castle = a castle
favour-castle-help = Build a castle free of charge.
favour-shield-a = safe from combat A
favour-shield-a-help = Nobody can attack you with combat A this round.
favour-shield-b = safe from combat B
favour-shield-b-help = Nobody can attack you with combat B this round.
favour-shield-ab = safe from combat A and B
favour-shield-ab-help = Nobody can attack you this round.
favour-levy = levied armies
favour-levy-help = Armies from your reserve go to a province of yours, or to a neutral one, which becomes yours without a battle.

building-castle = castle
building-temple = temple
building-theatre = theatre

season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter

region-green = the west
region-red = the heartland
region-purple = the south
region-yellow = the east
region-brown = the north

## Moves

move-plan = { $space }: { $card }
move-clear = Take the card back from { $space }
move-commit = Confirm the plan
move-place = Place { $place } with { $special }
move-march = To { $province }
move-stay = Stay
move-with = With { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}
move-revolt = Face the revolt in { $province }
move-favour = { $amount ->
    [0] Favour { $number }: { $favour }
   *[other] Favour { $number }, { $favour }: { $amount }
}
move-no-favour = Take no favour
move-keep-event = Leave the event
move-remove-event = Remove the event
move-choose = { $province }
move-take = Take { $province }
move-take-hidden = Take the hidden card
move-group = Place the group of { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}

## Questions

ask-draft-province = Take one of the open provinces, or the hidden card.
ask-draft-group = Which army group goes to { $province }?
ask-plan = Lay a card on every space, then confirm your plan.
ask-place = Which place do you take in the order of play?
ask-march = { $action }: where do the armies of { $province } march?
ask-move = Do armies move on from { $province } to a neighbouring province of yours?
ask-how-many = How many armies go from { $province } to { $goal }?
ask-revolt = Which revolt do you face next?
ask-favour = You have { $officers ->
    [one] 1 officer
   *[other] { $officers } officers
} at court. Do you ask for a favour?
ask-remove-event = This round’s event: { $event }. Do you leave it?
ask-favoured-province = Favour: { $favour }. For which province?

## What happened: setup

event-draft-begins = { $player } is the first to choose a province.
    .you = You are the first to choose a province.
event-offer = On offer: { $provinces }.
event-offer-renewed = { $player } has faced this choice before: two new provinces are turned up.
    .you = You have faced this choice before: two new provinces are turned up.
event-draft-hidden = { $player } draws the hidden card: { $province }.
    .you = You draw the hidden card: { $province }.
event-settled = { $player } settles in { $province } with { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}.
    .you = You settle in { $province } with { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }.
event-officers-begin = { $player } begins with { $officers ->
    [one] 1 officer
   *[other] { $officers } officers
} at court.
    .you = You begin with { $officers ->
        [one] 1 officer
       *[other] { $officers } officers
    } at court.

## What happened: the round

event-year-begins = Year { $year } begins. Its events: { $events }.
event-round-begins = { $season } of year { $year }.
event-cards-laid = The first actions: { $actions }. The special cards, place by place: { $specials }.
event-favours-laid = The emperor’s favours, the dearest first: { $dearest-amount ->
    [0] { $dearest }
   *[other] { $dearest } ({ $dearest-amount })
}, { $middle-amount ->
    [0] { $middle }
   *[other] { $middle } ({ $middle-amount })
}, { $cheapest-amount ->
    [0] { $cheapest }
   *[other] { $cheapest } ({ $cheapest-amount })
}.
event-committed = { $player } has confirmed a plan.
    .you = You have confirmed your plan.
event-event-drawn = The event: { $event }.
event-bid = { $player } bids: { $card }.
    .you = You bid: { $card }.
event-place-taken = { $player } takes place { $place } with { $special }.
    .you = You take place { $place } with { $special }.
event-order = The order of play: { $players }.
event-card-lost = { $player } loses the card { $province } from the space { $space }.
    .you = You lose the card { $province } from the space { $space }.

## What happened: the court

event-converted = { $space }: { $player } sends officers to court ({ $card }) and has { $officers ->
    [one] 1 officer
   *[other] { $officers } officers
} there.
    .you = { $space }: you send officers to court ({ $card }) and have { $officers ->
        [one] 1 officer
       *[other] { $officers } officers
    } there.
event-not-converted = { $space }: { $player } sends nobody to court ({ $card }) and has { $officers ->
    [0] no officers
    [one] 1 officer
   *[other] { $officers } officers
} there.
    .you = { $space }: you send nobody to court ({ $card }) and have { $officers ->
        [0] no officers
        [one] 1 officer
       *[other] { $officers } officers
    } there.
event-no-favour = { $player } takes no favour.
    .you = You take no favour.
event-favour = { $player } gives up { $officers ->
    [one] 1 officer
   *[other] { $officers } officers
} for favour { $number } ({ $amount ->
    [0] { $favour }
   *[other] { $favour }: { $amount }
}).
    .you = You give up { $officers ->
        [one] 1 officer
       *[other] { $officers } officers
    } for favour { $number } ({ $amount ->
        [0] { $favour }
       *[other] { $favour }: { $amount }
    }).
event-calm-kept = { $player } keeps the card: it will cancel a marker of unrest.
    .you = You keep the card: it will cancel a marker of unrest.
event-calm-used = { $player } uses up the kept favour: no marker of unrest.
    .you = You use up the kept favour: no marker of unrest.
event-event-removed = { $player } has the event removed: { $event }.
    .you = You have the event removed: { $event }.
event-calmed = One marker of unrest is removed from { $province }.
event-occupied = { $player } takes { $province } without a battle.
    .you = You take { $province } without a battle.

## What happened: the actions

event-action-turned-up = One more action card is turned up: { $action }.
event-rests = { $action }: { $player } does nothing ({ $card }).
    .you = { $action }: you do nothing ({ $card }).
event-action = { $action }: { $player } shows { $province }.
    .you = { $action }: you show { $province }.
event-action-lost = { $player } cannot carry out { $action } in { $province }: { $why }.
    .you = You cannot carry out { $action } in { $province }: { $why }.
event-built = { $player } builds a { $building } in { $province }.
    .you = You build a { $building } in { $province }.
event-rice = { $player } takes { $rice } rice from { $province }.
    .you = You take { $rice } rice from { $province }.
event-tax = { $player } takes { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
} from { $province }.
    .you = You take { $chests ->
        [one] 1 chest
       *[other] { $chests } chests
    } from { $province }.
event-income-lost = { $player } loses the income with the province.
    .you = You lose the income with the province.
event-placed = { $player } places { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} in { $province }.
    .you = You place { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } in { $province }.
event-stays = { $player } stays in { $province }.
    .you = You stay in { $province }.
event-moved = { $player } moves { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} from { $province } to { $goal }.
    .you = You move { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } from { $province } to { $goal }.

lost-chests = too few chests
lost-site = nothing can be built there
lost-reserve = the reserve is empty
lost-armies = no army can be spared
lost-targets = there is nowhere to go

## What happened: battles and revolts

event-throw = { $thrown ->
    [one] 1 cube falls
   *[other] { $thrown } cubes fall
} into the tower, { $fallen ->
    [0] none comes out
    [one] 1 comes out
   *[other] { $fallen } come out
}.
event-attack = { $player } attacks { $goal } from { $province } with { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}; { $defender } defends with { $defenders }.
    .you = You attack { $goal } from { $province } with { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }; { $defender } defends with { $defenders }.
    .yours = { $player } attacks you in { $goal } from { $province } with { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }; you defend with { $defenders }.
event-attack-neutral = { $player } attacks neutral { $goal } from { $province } with { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}.
    .you = You attack neutral { $goal } from { $province } with { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }.
event-battle-won = { $player } conquers { $province } from { $defender }, { $attackers } against { $helpers ->
    [0] { $defenders }
    [one] { $defenders } and 1 peasant
   *[other] { $defenders } and { $helpers } peasants
}; left: { $left }.
    .you = You conquer { $province } from { $defender }, { $attackers } against { $helpers ->
        [0] { $defenders }
        [one] { $defenders } and 1 peasant
       *[other] { $defenders } and { $helpers } peasants
    }; left: { $left }.
    .yours = { $player } conquers { $province } from you, { $attackers } against { $helpers ->
        [0] { $defenders }
        [one] { $defenders } and 1 peasant
       *[other] { $defenders } and { $helpers } peasants
    }; left: { $left }.
event-battle-held = { $defender } holds { $province } against { $player }, { $helpers ->
    [0] { $defenders }
    [one] { $defenders } and 1 peasant
   *[other] { $defenders } and { $helpers } peasants
} against { $attackers }; left: { $left }.
    .you = { $defender } holds { $province } against you, { $helpers ->
        [0] { $defenders }
        [one] { $defenders } and 1 peasant
       *[other] { $defenders } and { $helpers } peasants
    } against { $attackers }; left: { $left }.
    .yours = You hold { $province } against { $player }, { $helpers ->
        [0] { $defenders }
        [one] { $defenders } and 1 peasant
       *[other] { $defenders } and { $helpers } peasants
    } against { $attackers }; left: { $left }.
event-battle-tied = { $player } and { $defender } destroy each other in { $province }, { $attackers } against { $helpers ->
    [0] { $defenders }
    [one] { $defenders } and 1 peasant
   *[other] { $defenders } and { $helpers } peasants
}: the province is neutral.
    .you = You and { $defender } destroy each other in { $province }, { $attackers } against { $helpers ->
        [0] { $defenders }
        [one] { $defenders } and 1 peasant
       *[other] { $defenders } and { $helpers } peasants
    }: the province is neutral.
    .yours = { $player } and you destroy each other in { $province }, { $attackers } against { $helpers ->
        [0] { $defenders }
        [one] { $defenders } and 1 peasant
       *[other] { $defenders } and { $helpers } peasants
    }: the province is neutral.
event-neutral-won = { $player } conquers neutral { $province }, { $attackers } against { $helpers }; left: { $left }.
    .you = You conquer neutral { $province }, { $attackers } against { $helpers }; left: { $left }.
event-neutral-failed = { $player } fails in neutral { $province }, { $attackers } against { $helpers }.
    .you = You fail in neutral { $province }, { $attackers } against { $helpers }.
event-unrest = Unrest in { $province }: { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}.
event-revolt = Revolt in { $province } against { $player }: armies { $armies }, peasants { $peasants }.
    .you = Revolt in { $province } against you: armies { $armies }, peasants { $peasants }.
event-revolt-put-down = { $player } puts down the revolt in { $province }, { $armies } against { $peasants }; left: { $left }.
    .you = You put down the revolt in { $province }, { $armies } against { $peasants }; left: { $left }.
event-revolt-lost = { $player } loses { $province } to the peasants, { $armies } against { $peasants }.
    .you = You lose { $province } to the peasants, { $armies } against { $peasants }.

## What happened: winter

event-winter-loss = { $rice ->
    [0] { $event }: nobody loses rice.
    [one] { $event }: everyone loses 1 rice.
   *[other] { $event }: everyone loses { $rice } rice.
}
event-fed = { $player } has { $provinces ->
    [one] 1 province
   *[other] { $provinces } provinces
} to feed; { $missing ->
    [0] there is rice for all
   *[other] rice missing: { $missing }
}.
    .you = You have { $provinces ->
        [one] 1 province
       *[other] { $provinces } provinces
    } to feed; { $missing ->
        [0] there is rice for all
       *[other] rice missing: { $missing }
    }.
event-hunger = Hunger: { $player } faces revolts in { $provinces }, with extra peasants in each: { $peasants }.
    .you = Hunger: you face revolts in { $provinces }, with extra peasants in each: { $peasants }.
event-majority = Majority in { $region } ({ $building }): { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $players }.
event-scored = { $player } scores { $points }: { $provinces } for provinces, { $buildings } for buildings, { $majorities } for majorities. Total: { $total }.
    .you = You score { $points }: { $provinces } for provinces, { $buildings } for buildings, { $majorities } for majorities. Total: { $total }.
event-year-ends = Year { $year } is over: unrest is calmed and all rice is gone.
event-game-over = Shogun of Japan: { $players }.

reason-points = Most victory points.
reason-chests = A tie in points, decided by chests.
reason-shared = A tie in points and in chests.

sheet-provinces = Provinces, year { $year }
sheet-buildings = Buildings, year { $year }
sheet-region = Majorities in { $region }, year { $year }
sheet-favours = Favours
sheet-points = Victory points
sheet-chests = Chests left
sheet-attacks = Attacks made
sheet-conquests = Provinces conquered
sheet-losses = Provinces lost
sheet-revolts = Revolts faced

## Refusals

illegal-commit = Lay a card on each space first, as long as you have cards.
illegal-clear-empty = There is no card on { $space }.
illegal-no-court = This space belongs to Tenno’s Court, which is not in play.
illegal-covered = There is already a card on { $space }; take it back first.
illegal-card = You do not have this card in hand: { $card }.
illegal-bid = { $chests ->
    [0] You have no chests to bid.
    [one] You cannot bid more than your only chest.
   *[other] You cannot bid more than your { $chests } chests.
}
illegal-last-bid = Keep { $card } for the bid: it is the last card you could bid.
illegal-armies = { $armies ->
    [one] Only 1 army can leave { $province }; one army must stay.
   *[other] At most { $armies } armies can leave { $province }; one army must stay.
}
illegal-place = Place { $place } is taken, or another special card lies there.
illegal-favour-price = { $officers ->
    [0] You have no officers at court.
    [one] Your officer is not enough for this favour.
   *[other] Your { $officers } officers are not enough for this favour.
}
illegal-favour-gone = Favour { $number } is not on offer.
illegal-not-neighbours = { $goal } is not next to { $province }.
illegal-far = This province is not next to { $province }.
illegal-not-own = { $goal } is not yours; armies that move on stay in your own provinces.
illegal-out-of-play = { $goal } is out of play with three players.
illegal-temple-peace = This round no province with a temple can be attacked, and { $goal } has one.
illegal-shielded = The owner of { $goal } is under the emperor’s protection this round.

## Warnings before a plan is confirmed

warn-build = { $action }: cannot be built in { $province }.
warn-revolt = The peasants of { $province } will revolt: { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} against { $peasants } and what the tray holds.
warn-march = { $action }: for now there is only one army in { $province }.
warn-convert = { $space } cannot be carried out as things are.
warn-chests = You are { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
} short of what you plan to spend.
warn-bid = No card is bid: you choose last.

## Measurements of the tower

measure-seeded = Cubes left inside after filling, { $players } players
measure-inside = Cubes that rest inside in the long run
measure-out = Cubes that come out of a throw of { $cubes }

## Provinces

province-aki = Aki
province-awa-boso = Awa-Boso
province-awa-shikoku = Awa-Shikoku
province-bingo = Bingo
province-bitchu = Bitchu
province-bizen = Bizen
province-echigo = Echigo
province-echizen = Echizen
province-etchu = Etchu
province-harima = Harima
province-hida = Hida
province-hitachi = Hitachi
province-hoki = Hoki
province-ise = Ise
province-iwami = Iwami
province-iyo = Iyo
province-izu = Izu
province-izumo = Izumo
province-kaga = Kaga
province-kai = Kai
province-kazusa = Kazusa
province-kii = Kii
province-kozuke = Kozuke
province-mikawa = Mikawa
province-mimasaka = Mimasaka
province-mino = Mino
province-musashi = Musashi
province-mutsu = Mutsu
province-noto = Noto
province-omi = Omi
province-owari = Owari
province-sagami = Sagami
province-sanuki = Sanuki
province-settsu = Settsu
province-shima = Shima
province-shimosa = Shimosa
province-shimotsuke = Shimotsuke
province-shinano = Shinano
province-suruga = Suruga
province-tajima = Tajima
province-tamba = Tamba
province-tosa = Tosa
province-totomi = Totomi
province-wakasa = Wakasa
province-yamato = Yamato

## The drawn board

board-map = Map of central Japan, side: { $side }. Arrow keys go from province to province, plus and minus zoom.
board-plan-for = What to do in { $name }
board-province-near = Neighbours: { $names }.
board-province-open = Can be chosen.
board-province-planned = Your plan: { $space }.
board-march-neutral = To { $province } (neutral)
board-march-held = To { $province } ({ $player }, { $armies ->
    [one] 1 army
   *[other] { $armies } armies
})
board-zoom-in = Closer
board-zoom-out = Farther
board-zoom-all = The whole map
board-province = { $name }, { $region }: { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
}, { $rice } rice, { $sites ->
    [one] 1 site
   *[other] { $sites } sites
}.
board-province-out = Not in play with three players.
board-province-neutral = Neutral.
board-province-held = Held by { $name } with { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}.
board-province-built = Buildings: { $buildings }.
board-province-unrest = Unrest: { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}.
board-region = Region
board-region-green = west
board-region-red = heartland
board-region-purple = south
board-region-yellow = east
board-region-brown = north

board-year = Year { $year }
board-steps = Steps of the round
board-step-draft = First provinces
board-step-plan = Plan
board-step-order = Order
board-step-court = Court
board-step-actions = Actions
board-step-winter = Hunger and points
board-events = This year’s events; the one left over decides the winter

board-event = { $rice ->
    [0] { $event }. If it is left over, nobody loses rice in winter.
   *[other] { $event }. If it is left over, everyone loses { $rice } rice in winter.
}
board-lords = Lords
board-points = { $points ->
    [one] 1 point; { $winter } more if winter came now
   *[other] { $points } points; { $winter } more if winter came now
}
board-chests = { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
}
board-rice = { $rice } rice for { $provinces ->
    [one] 1 province
   *[other] { $provinces } provinces
}
board-reserve = { $armies ->
    [one] 1 army in reserve
   *[other] { $armies } armies in reserve
}
board-officers = { $officers ->
    [one] 1 officer at court
   *[other] { $officers } officers at court
}
board-groups = Army groups still to place
board-planning = is planning
board-planned = ✓ ready
board-calm = A kept favour: the next marker of unrest is cancelled.

board-peasants = peasants
board-no-cubes = no cubes
board-tower = The tower
board-upper-floor = upper floor
board-lower-floor = lower floor
board-tray = in the tray
board-skip = Skip

board-pages = What is shown
board-page-now-setup = The game
board-page-now-draft = First provinces
board-page-now-plan = My plan
board-page-now-order = Order of play
board-page-now-court = The court
board-page-now-actions = Actions
board-page-now-winter = Winter
board-page-now-over = The end
board-page-map = Map
board-page-plans = All plans
board-page-court = Court
board-page-regions = Regions
board-page-lords = Lords
board-page-tower = Tower

board-plans = The plans of all lords, action by action
board-card-none = no card
board-card-hidden = a hidden card
board-face-down = face down
board-action-order = The order of the actions
board-space = { $space }: { $card }{ $cost ->
    [0] {""}
    [one] , costs { $cost } chest
   *[other] , costs { $cost } chests
}
board-hand = My cards
board-hand-empty = All your cards are laid.
board-held = { $card }: choose a space, or drag the card there.
board-suggest = Suggest a plan
board-suggest-help = The game lays a sensible plan on the empty spaces, based on what you know. Change whatever you like.
board-fill = Fill the rest
board-fill-help = The empty spaces get your unused cards: chest cards first, the lowest on the bid.
board-take-all-back = Start over
board-take-back = Take the card back
board-laid = { $laid } of { $spaces } laid
board-committed = Your plan stands. The others are still planning.
board-forecast = { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
}, minus { $bid } bid, minus { $cost } for actions, plus { $tax } from tax; plus { $rice } rice
board-bid-short = bid
board-cost-short = actions
board-tax-short = tax
board-to-feed = for { $provinces ->
    [one] 1 province
   *[other] { $provinces } provinces
} in winter

board-bids = The bids
board-places = The places in the order of play
board-reception = Reception hall
board-audience = Next before the emperor: { $names }
board-favours = The emperor’s favours
board-price = { $officers ->
    [one] costs 1 officer
   *[other] costs { $officers } officers
}
board-favour = { $amount ->
    [0] { $favour }
   *[other] { $favour }: { $amount }
}
board-favour-gone = taken
board-offer = Provinces on offer
board-draft-pile = hidden, { $cards } left

board-majorities = Majorities by region
board-majorities-hint = Each lord’s buildings, and the points that a winter now would bring for the most of a kind.
board-provinces-held = Provinces
board-winter-loss = Loss
board-winter-hunger = Hunger
board-winter-majorities = Majorities
board-winter-points = Points
board-next = Next
board-close = Close

board-sheet = The score sheet, by winter
board-sheet-year = year { $year }
board-sheet-provinces = Provinces
board-sheet-buildings = Buildings
board-sheet-region-green = Majorities, west
board-sheet-region-red = Majorities, heartland
board-sheet-region-purple = Majorities, south
board-sheet-region-yellow = Majorities, east
board-sheet-region-brown = Majorities, north
board-sheet-winter = Points of the winter

board-curve-standing = Points, with what a winter would bring
board-curve-points = Victory points
board-curve-provinces = Provinces
board-curve-armies = Armies on the map
board-curve-chests = Chests
board-curve-rice = Rice

## The guided first game

learn-draft-province = Each province has chests for the tax, rice for the winter and sites for buildings. Provinces that lie together defend each other; with several in one region it is easier to have the most buildings there.
learn-draft-group = Strong groups belong on borders: they hold a province, and they can attack from it.
learn-plan = Everyone plans at once, in secret. Lay a province on each action that you want to happen there, chest cards where you want nothing, and a card on the bid. Five actions are known in their order, five lie face down. The warnings say what will not work.
learn-place = The highest bid chooses first. A place gives you its number in the order of play and its special card for this round.
learn-march = Choose where to attack or move. All armies of both sides and whatever lies in the tray go into the tower; what falls out decides.
learn-how-many = At least one army stays behind. In a battle, the more cubes you throw, the more come out, now or later.
learn-move = You may move armies on to one neighbouring province of yours, or stay.
learn-revolt = Hungry provinces revolt, one after the other. You see how each revolt ends before you name the next; other players’ cubes that lie in the tray fall again.
learn-favour = Whoever has the most officers at court chooses first. The price is paid in officers.
learn-favoured-province = Choose the province on the map or in the list.
learn-remove-event = Without its event the round follows the plain rules.

lesson-aim = You are a daimyo. In two years, each with a spring, a summer, an autumn and a winter, you want the most points. Winter counts them: for provinces, for buildings, and for the most buildings of a kind in a region.
lesson-map = The provinces in your colour are yours, each with its armies. A province shows the chests that a tax brings, the rice that a harvest brings, and sites for buildings.
lesson-track = Every season but winter is a round of ten actions. Five are known in their order, five lie face down. Everybody plans all ten at once, in secret, each in a different province.
lesson-tax = Plan a tax: lay the marked province on this action. It brings chests, which pay for everything. But peasants who pay grow restless.
lesson-rice = Rice feeds your provinces in winter, one each. Whoever has too little then faces revolts. Lay the marked province on the harvest.
lesson-build = Buildings bring points every winter. They stay, and whoever has the most of a kind in a region gets more. Lay the marked province here.
lesson-armies = Armies hold your provinces. They belong on borders, where neighbours could attack. Lay the marked province here.
lesson-bid = Whoever bids most chooses first among the places in the order of play, each with its special card. A small bid is fine: lay the marked card.
lesson-rest = Chest cards go on the actions that you do not want: nothing happens there. Fill the empty spaces, by hand or with this button, look at the warnings, and confirm your plan.
lesson-place = Choose your place. Its number is your turn in the order of play, and the special card helps you in this round.
lesson-unrest = Each tax and each harvest leaves a marker of unrest. A second one in the same province brings a revolt: so use your provinces in turn.
lesson-tower = Battles are decided by this tower. All cubes of both sides go in, and what comes out counts. What stays inside may come out for you another time.
lesson-march = Armies march. Choose where they go; at least one stays behind. Against a neutral province two or three are usually enough.
lesson-winter = Look ahead: after autumn comes winter. Have as much rice as you have provinces, and some to spare for the loss that the last event will bring.

# the introduction in the rules panel
intro-realm = You are a daimyo in old Japan. For two years you tax, build and conquer; after each winter points are counted, and whoever has the most after the second one wins.
intro-plan = Each season but winter is a round, for which all plan in secret: a province on each of the ten actions, from taxes and rice to buildings and battles. No province acts twice.
intro-order = With a bid of chests you choose your place in the order of play, and with it a special card for the round.
intro-tower = The tower decides battles: all cubes go in, some stay inside and come out another time. More cubes are better, but nothing is certain.
intro-unrest = Peasants remember taxes and harvests. A second marker of unrest in a province means a revolt, and so does hunger in winter.
intro-winter = Winter asks for one rice for each province, then gives points for provinces and buildings, and for the most castles, temples or theatres in each region.
legend-chest = Chests: they pay for buildings, armies and bids.
legend-rice = Rice: it feeds the provinces in winter.
legend-castle = A castle: points every winter, and more for the most castles in a region.
legend-temple = A temple: points every winter, and more for the most temples in a region.
legend-theatre = A theatre: points every winter, and more for the most theatres in a region.
legend-army = An army: a cube in your colour.
legend-unrest = A marker of unrest: the next one brings a revolt.
legend-combat = Combat: armies march and fight.
legend-bid = The bid for the order of play.
legend-tower = The tower, and the tray below it.

# the terminal picture
terminal-now = Year { $year }, { $season }
terminal-events = Events still open
terminal-event = { $event } (winter: { $rice ->
    [0] no loss
   *[other] −{ $rice } rice
})
terminal-legend = owner:armies chests/rice, C castle, T temple, H theatre, · free site, ! unrest
terminal-castle = C
terminal-temple = T
terminal-theatre = H
terminal-actions = Actions
terminal-player = Player
terminal-chests = Chests
terminal-rice = Rice
terminal-points = Points
terminal-winter = In winter
terminal-provinces = Provinces
terminal-reserve = Reserve
terminal-special = Special card
terminal-tower = In the tower
terminal-tray = In the tray
terminal-peasants = peasants
terminal-court = At court
terminal-favour = { $amount ->
    [0] { $favour }
   *[other] { $favour } ({ $amount })
} for { $price ->
    [one] 1 officer
   *[other] { $price } officers
}
terminal-plan = Your plan
terminal-plan-of = Plan of { $name }
terminal-borders = Your borders
terminal-hand = Cards left
terminal-forecast = As planned: bid { $bid }, chests spent { $cost }, tax { $tax }, harvest { $rice } rice

# advice: what speaks for a move (why) or against it (but)
why-points = { $amount ->
    [0] Some ground gained on the others
    [one] About one point gained on the others
   *[other] About { $amount } points gained on the others
}: points already scored.
but-points = { $amount ->
    [0] Some ground lost to the others
    [one] About one point lost to the others
   *[other] About { $amount } points lost to the others
}: points already scored.
why-provinces = { $amount ->
    [0] Some ground gained on the others
    [one] About one point gained on the others
   *[other] About { $amount } points gained on the others
}: provinces.
but-provinces = { $amount ->
    [0] Some ground lost to the others
    [one] About one point lost to the others
   *[other] About { $amount } points lost to the others
}: provinces.
why-buildings = { $amount ->
    [0] Some ground gained on the others
    [one] About one point gained on the others
   *[other] About { $amount } points gained on the others
}: buildings held.
but-buildings = { $amount ->
    [0] Some ground lost to the others
    [one] About one point lost to the others
   *[other] About { $amount } points lost to the others
}: buildings held.
why-majorities = { $amount ->
    [0] Some ground gained on the others
    [one] About one point gained on the others
   *[other] About { $amount } points gained on the others
}: most buildings in the regions.
but-majorities = { $amount ->
    [0] Some ground lost to the others
    [one] About one point lost to the others
   *[other] About { $amount } points lost to the others
}: most buildings in the regions.
why-rice = { $amount ->
    [0] Some ground gained on the others
    [one] About one point gained on the others
   *[other] About { $amount } points gained on the others
}: rice for the winter.
but-rice = { $amount ->
    [0] Some ground lost to the others
    [one] About one point lost to the others
   *[other] About { $amount } points lost to the others
}: rice for the winter.
why-chests = { $amount ->
    [0] Some ground gained on the others
    [one] About one point gained on the others
   *[other] About { $amount } points gained on the others
}: chests.
but-chests = { $amount ->
    [0] Some ground lost to the others
    [one] About one point lost to the others
   *[other] About { $amount } points lost to the others
}: chests.
why-income = { $amount ->
    [0] Some ground gained on the others
    [one] About one point gained on the others
   *[other] About { $amount } points gained on the others
}: taxes still to come.
but-income = { $amount ->
    [0] Some ground lost to the others
    [one] About one point lost to the others
   *[other] About { $amount } points lost to the others
}: taxes still to come.
why-borders = { $amount ->
    [0] Some ground gained on the others
    [one] About one point gained on the others
   *[other] About { $amount } points gained on the others
}: safe borders.
but-borders = { $amount ->
    [0] Some ground lost to the others
    [one] About one point lost to the others
   *[other] About { $amount } points lost to the others
}: borders in danger.
why-armies = { $amount ->
    [0] Some ground gained on the others
    [one] About one point gained on the others
   *[other] About { $amount } points gained on the others
}: armies.
but-armies = { $amount ->
    [0] Some ground lost to the others
    [one] About one point lost to the others
   *[other] About { $amount } points lost to the others
}: armies.
why-tower = { $amount ->
    [0] Some ground gained on the others
    [one] About one point gained on the others
   *[other] About { $amount } points gained on the others
}: armies in the tower.
but-tower = { $amount ->
    [0] Some ground lost to the others
    [one] About one point lost to the others
   *[other] About { $amount } points lost to the others
}: armies in the tower.
why-unrest = { $amount ->
    [0] Some ground gained on the others
    [one] About one point gained on the others
   *[other] About { $amount } points gained on the others
}: quiet provinces.
but-unrest = { $amount ->
    [0] Some ground lost to the others
    [one] About one point lost to the others
   *[other] About { $amount } points lost to the others
}: restless provinces.
why-officers = { $amount ->
    [0] Some ground gained on the others
    [one] About one point gained on the others
   *[other] About { $amount } points gained on the others
}: officers of the court.
but-officers = { $amount ->
    [0] Some ground lost to the others
    [one] About one point lost to the others
   *[other] About { $amount } points lost to the others
}: officers of the court.
but-alone = { $province } would keep only one army.
but-winter = There may be too little rice for the winter; missing: { $amount }.

# What could not be known, in reviews.

hidden-combats = { $player } was going to lead combats from { $provinces }.
hidden-peace = { $player } was going to lead no combat from then on.

# Aids.

aid-battle = { $from } attacks { $goal } with { $armies }: won { $won }%, tied { $tie }%, lost { $lost }%.
