# Textes communs aux jeux Dicium.

## Dés

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-D = Dicium

colour-green = vert
colour-blue = bleu
colour-yellow = jaune
colour-red = rouge

about-face-1 = Valeur 1, couleur verte.
about-face-2 = Valeur 2, couleur bleue.
about-face-3 = Valeur 3, couleur jaune.
about-face-4 = Valeur 4, couleur rouge.
about-face-5 = Valeur 5, couleur bleue.
about-face-D = Le Dicium : n’importe quelle valeur de 1 à 5, couleur verte.

combination-pair = paire
combination-straight = suite
combination-three = brelan
combination-double = double paire
combination-four = carré
combination-full = full
combination-five = poker
combination-blue = bleu
combination-yellow = jaune
combination-green = vert
combination-red = rouge

## Plateaux individuels

bonus-green = une face verte de plus
bonus-blue = une face bleue de plus
bonus-yellow = une face jaune de plus
bonus-red = une face rouge de plus
bonus-reroll = une relance de plus
slot-blue = bleu
slot-green = vert
slot-yellow = jaune
slot-red = rouge
slot-reroll = relance

slot-2a = niveau 2, premier emplacement
slot-2b = niveau 2, second emplacement
slot-3a = niveau 3, premier emplacement
slot-3b = niveau 3, second emplacement
slot-4a = niveau 4, premier emplacement
slot-4b = niveau 4, second emplacement
slot-5a = niveau 5, premier emplacement
slot-5b = niveau 5, second emplacement

## Le tour

ask-keep = Quels dés réservés gardez-vous tels quels ?
ask-first-roll = Lancez vos dés.
ask-reroll = { $count ->
    [one] Relancer des dés ? C’est votre dernière relance.
   *[other] Relancer des dés ? Il vous reste { $count } relances.
}
ask-act = { $count ->
    [0] Plus d’action : terminez vos actions ou utilisez ce qui n’en coûte pas.
    [one] Choisissez votre dernière action.
   *[other] Choisissez une action : il vous en reste { $count }.
}
ask-store = Quels dés réservez-vous pour votre prochain tour ? Deux au plus.
ask-spend = Combien de dés rouges engagez-vous ?
ask-step = Où allez-vous ensuite ?
ask-slot = Quel bonus prenez-vous ?
ask-improve = Votre suite : un dé de plus dans votre main, ou un bonus ?
ask-turn = Quel dé tournez-vous, et sur quelle face ?
ask-enemy = Plusieurs ennemis sont ici : lequel combattez-vous maintenant ?

move-keep = { $dice ->
    [rien] Lancer tous vos dés
   *[other] Garder { $dice }
}
move-stand = Garder tous les dés tels quels
move-reroll = Relancer : { $dice }
move-pair = Paire : { $dice }
move-straight = Suite : { $dice }
move-three = Brelan : { $dice }
move-double = Double paire : { $dice }
move-four = Carré : { $dice }
move-full = Full : { $dice }
move-five = Poker : { $dice }
move-end = Terminer vos actions
move-store = { $dice ->
    [rien] Terminer le tour sans rien réserver
   *[other] Terminer le tour, en réserve : { $dice }
}
move-spend = { $count ->
    [0] N’engager aucun dé rouge
    [one] Engager un dé rouge
   *[other] Engager { $count } dés rouges
}
move-slot = Bonus : { $slot }
move-hand = Un dé de plus dans votre main
move-step = Aller en { $column }{ $row }
move-stop = S’arrêter ici
move-turn = Tourner { $old } sur { $new }
move-pass = Non, merci

event-roll = { $player } lance { $dice }.
    .you = Vous lancez { $dice }.
event-keep = { $player } garde { $dice }.
    .you = Vous gardez { $dice }.
event-reroll = { $player } relance { $old } : { $dice }.
    .you = Vous relancez { $old } : { $dice }.
event-store = { $player } réserve { $dice }.
    .you = Vous réservez { $dice }.
event-strength = { $player } lance { $die }{ $spent ->
    [0] {""}
   *[other] , +{ $spent } pour les dés rouges
}{ $bonuses ->
    [0] {""}
   *[other] , +{ $bonuses } pour les bonus rouges
} : force { $total }.
    .you = Vous lancez { $die }{ $spent ->
        [0] {""}
       *[other] , +{ $spent } pour les dés rouges
    }{ $bonuses ->
        [0] {""}
       *[other] , +{ $bonuses } pour les bonus rouges
    } : force { $total }.
event-strength-situation = { $player } lance { $die }{ $spent ->
    [0] {""}
   *[other] , +{ $spent } pour les dés rouges
}{ $bonuses ->
    [0] {""}
   *[other] , +{ $bonuses } pour les bonus rouges
}, +{ $situation } pour la situation : force { $total }.
    .you = Vous lancez { $die }{ $spent ->
        [0] {""}
       *[other] , +{ $spent } pour les dés rouges
    }{ $bonuses ->
        [0] {""}
       *[other] , +{ $bonuses } pour les bonus rouges
    }, +{ $situation } pour la situation : force { $total }.
event-combination = { $player } utilise { $dice } : { $combination }.
    .you = Vous utilisez { $dice } : { $combination }.
event-pay = { $player } défausse { $dice } pour cela.
    .you = Vous défaussez { $dice } pour cela.
event-turn-die = { $player } tourne { $old } sur { $new }.
    .you = Vous tournez { $old } sur { $new }.
event-bonus = { $player } gagne un bonus : { $bonus } ({ $slot }).
    .you = Vous gagnez un bonus : { $bonus } ({ $slot }).
event-hand = { $count ->
    [one] { $player } a maintenant une main d’un dé.
   *[other] { $player } a maintenant une main de { $count } dés.
}
    .you = { $count ->
        [one] Vous avez maintenant une main d’un dé.
       *[other] Vous avez maintenant une main de { $count } dés.
    }

## Ce que font les combinaisons

use-slot = bonus de niveau { $level }
use-improve = un dé de plus, ou un bonus au choix

## Pourquoi pas

illegal-used = Ces dés ne sont pas parmi ceux que vous pouvez utiliser.
illegal-combination = Ces dés ne forment pas cette combinaison.
illegal-keep = { $count ->
    [one] Votre main n’a qu’un dé ce tour-ci.
   *[other] Votre main n’a que { $count } dés ce tour-ci.
}
illegal-actions = Il ne vous reste aucune action ce tour-ci.
illegal-straight = Une suite prend tous les dés de votre main, sans qu’aucun ait déjà servi.
illegal-faces = Il n’y a pas assez de faces de cette couleur, même avec ce qu’ajoutent vos bonus et votre case.
illegal-fewer = Moins de dés suffisent pour cela.
illegal-improve = Votre main a déjà cinq dés, et tous vos bonus sont pris.
illegal-hand = Une main a cinq dés au plus.
illegal-slot = Vous avez déjà ce bonus ; choisissez-en un libre.
illegal-slot-level = Ce bonus est d’un autre niveau.
illegal-level = Aucun bonus de ce niveau n’est libre.
illegal-young = Les jeunes joueurs n’utilisent que les couleurs.
illegal-way = Aucun passage ouvert ne mène à cette case.
illegal-stop = Faites au moins un pas.
illegal-stop-here = Vous ne pouvez pas vous arrêter sur cette case.

## Colonnes du plateau

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

## Le plateau dessiné

board-dice = Les dés de ce tour
board-keep = { $count ->
    [0] Lancer tous les dés
    [one] Garder un dé, lancer le reste
   *[other] Garder { $count } dés, lancer le reste
}
board-reroll = { $count ->
    [0] Touchez les dés à relancer
    [one] Relancer un dé
   *[other] Relancer { $count } dés
}
board-store = { $count ->
    [0] Terminer le tour sans rien réserver
    [one] Réserver un dé et terminer le tour
   *[other] Réserver { $count } dés et terminer le tour
}
board-pay = { $count ->
    [0] Touchez une paire à défausser
   *[other] Défausser ces dés
}
board-hand = { $count ->
    [one] Main d’un dé
   *[other] Main de { $count } dés
}
board-stored = Dés réservés : { $dice }
board-none = aucun
board-slot-taken = Bonus acquis (niveau { $level }) : { $bonus }.
board-slot-free = Bonus libre de niveau { $level } : { $bonus }.
board-needed = { $count } ou plus
board-take-bonus = Niveau { $level } : { $bonus }
board-steps-left = { $count ->
    [one] Encore un pas : choisissez une case éclairée.
   *[other] Encore { $count } pas : choisissez une case éclairée.
}
board-choose-space = Choisissez une case éclairée.
board-your-answer = Votre réponse
board-turn-of = À { $name } de jouer.
board-players = Joueurs

# la première partie guidée : ce que tous les jeux Dicium enseignent de la même façon
lesson-dice = Chaque face a une valeur et une couleur, et les deux comptent. Le Dicium, la face qui ne porte pas de valeur, est vert et remplace la valeur de votre choix.
lesson-reroll = Vous pouvez relancer certains de vos dés, une fois. Les dés marqués en valent la peine : choisissez-les et relancez.
lesson-act = Voici ce que vos dés peuvent faire : une couleur, ou des valeurs égales. Vous avez deux actions par tour, et chaque action consomme ses dés.
lesson-slot = Choisissez un bonus. Il reste sur votre plateau jusqu’à la fin et ajoute désormais une face à chaque combinaison de sa couleur.
lesson-hand = Tous vos dés se suivent : une suite ! Prenez-la : un dé de plus dans votre main améliore tous les tours à venir.
lesson-store = Il n’y a plus rien à faire, mais aucun dé n’est forcément perdu : deux au plus attendent votre prochain tour dans la réserve, sans changer de face.

# Aides : la probabilité de former chaque combinaison après un lancer.

aid-dice = { $pair ->
        [0] { "" }
       *[other] { "" }· paire { $pair } %{ " " }
    }{ $double ->
        [0] { "" }
       *[other] { "" }· double paire { $double } %{ " " }
    }{ $three ->
        [0] { "" }
       *[other] { "" }· brelan { $three } %{ " " }
    }{ $straight ->
        [0] { "" }
       *[other] { "" }· suite { $straight } %{ " " }
    }{ $full ->
        [0] { "" }
       *[other] { "" }· full { $full } %{ " " }
    }{ $four ->
        [0] { "" }
       *[other] { "" }· carré { $four } %{ " " }
    }{ $five ->
        [0] { "" }
       *[other] { "" }· poker { $five } %{ " " }
    }
aid-dice-nothing = aucune combinaison

## The terminal

terminal-hands = Mains
terminal-dice = Dés :
terminal-left = { $rerolls ->
    [one] { $rerolls } relance
   *[other] { $rerolls } relances
}, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}

# la légende du volet des règles
legend-bonus = Un bonus de sa couleur : une face de plus dans chaque combinaison de cette couleur.
legend-reroll = Une relance de plus à chaque tour.
legend-combat = Le dé de combat : chaque dé rouge engagé et chaque bonus rouge y ajoute 1.
