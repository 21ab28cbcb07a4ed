game-name = Lanternes
game-blurb = Allumez vos cartes, mais jamais à leur heure.

ask-light = Allumez une lanterne. La lanterne { $number } s’éteindrait.
move-light = Allumer la lanterne { $card }

event-light = { $who } allume la lanterne { $card }.
    .you = Vous allumez la lanterne { $card }.
event-put-out = { $who } allume la lanterne { $card } à son heure : elle s’éteint.
    .you = Vous allumez la lanterne { $card } à son heure : elle s’éteint.

illegal-not-in-hand = Vous n’avez pas la lanterne { $card } en main.

reason-dark = Toutes les lanternes sont allumées.
sheet-lit = Lanternes allumées

why-lead = Cela vous donne de l’avance sur les autres.
but-lead = Cela donne de l’avance aux autres.
aid-next = Le joueur suivant a en main la lanterne { $card }, qui s’éteindra la prochaine, dans { $percent } % des cas.

lesson-aim = Chacun allume les cartes de sa main, une par tour. La rangée la plus claire gagne.
lesson-light = Allumez une de vos cartes : elle vaut son nombre.
lesson-hour = Une carte dont le nombre est celui de l’heure s’éteint : gardez-la pour un autre moment.

terminal-hour = L’heure du { $number }
terminal-row = { $who } : { $cards }
