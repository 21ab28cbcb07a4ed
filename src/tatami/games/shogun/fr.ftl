# Shogun

game-name = Shogun
game-blurb = Deux années pour régner sur le centre du Japon : plans secrets, offres pour l’ordre du tour, et une tour qui tranche chaque bataille.

option-board = Face de la carte
option-board-sun = Soleil
option-board-moon = Lune
option-setup = Premières provinces
option-setup-draft = choisies à tour de rôle
option-setup-preset = comme imprimé (face Soleil seulement)
option-court = La Cour du Tenno
option-court-off = sans
option-court-on = avec les faveurs de l’empereur
option-forced_actions = Une marche possible
option-forced_actions-on = doit avoir lieu
option-forced_actions-off = peut être déclinée
option-income_on_lost_revolt = Revenu quand la révolte qu’il provoque est perdue
option-income_on_lost_revolt-keep = est gardé
option-income_on_lost_revolt-lose = est perdu

## Cases du tableau personnel

space-castle = Château
space-castle-help = Payez { $chests ->
    [one] { $chests } coffre
   *[other] { $chests } coffres
} et bâtissez un château sur un terrain libre ; un seul bâtiment de chaque type par province.
space-temple = Temple
space-temple-help = Payez { $chests ->
    [one] { $chests } coffre
   *[other] { $chests } coffres
} et bâtissez un temple sur un terrain libre ; un seul bâtiment de chaque type par province.
space-theatre = Théâtre
space-theatre-help = Payez { $chests ->
    [one] { $chests } coffre
   *[other] { $chests } coffres
} et bâtissez un théâtre sur un terrain libre ; un seul bâtiment de chaque type par province.
space-rice = Riz
space-rice-help = Prenez le riz de la province. Un marqueur de trouble y est posé ; dès le deuxième, les paysans se révoltent.
space-tax = Impôt
space-tax-help = Prenez les coffres de la province. Un marqueur de trouble y est posé ; dès le deuxième, les paysans se révoltent.
space-place-5 = Placer 5
space-place-5-help = Payez { $chests ->
    [one] { $chests } coffre
   *[other] { $chests } coffres
} et placez 5 armées de votre réserve.
space-place-3 = Placer 3
space-place-3-help = Payez { $chests ->
    [one] { $chests } coffre
   *[other] { $chests } coffres
} et placez 3 armées de votre réserve.
space-place-1-move = Placer 1/déplacer
space-place-1-move-help = Payez { $chests ->
    [one] { $chests } coffre
   *[other] { $chests } coffres
} et placez 1 armée ; des armées peuvent ensuite gagner une de vos provinces voisines.
space-place-1-move-short = Placer 1
space-combat-a = Combat A
space-combat-a-help = Marchez avec une armée au moins vers une province voisine ; une armée au moins reste sur place. Si la province n’est pas à vous, c’est la bataille.
space-combat-b = Combat B
space-combat-b-help = Une seconde marche dans la saison, selon les mêmes règles.
space-bid = Offre
space-bid-help = La plus haute offre choisit sa place en premier. Une carte province bat la carte coffre 0 et ne coûte rien.
space-convert-3 = Convertir 3
space-convert-3-help = Trois armées de la province, ou trois de vos cubes de la soucoupe, deviennent officiers de cour.
space-convert-2 = Convertir 2
space-convert-2-help = Deux armées de la province, ou deux de vos cubes de la soucoupe, deviennent officiers de cour.
space-convert-1 = Convertir 1
space-convert-1-help = Une armée de la province, ou un de vos cubes de la soucoupe, devient officier de cour.

## Cartes

card-none = aucune carte
card-chest-0 = carte coffre 0
card-chest-1 = carte coffre 1
card-chest-2 = carte coffre 2
card-chest-3 = carte coffre 3
card-chest-4 = carte coffre 4
card-tower = carte tour

special-chest = +1 coffre
special-chest-help = Un coffre de plus à votre impôt de la saison.
special-rice = +1 riz
special-rice-help = Une unité de riz de plus à votre récolte de la saison.
special-armies = 6 armées
special-armies-help = « Placer 5 » vous donne six armées cette saison.
special-attack = +1 attaque
special-attack-help = Un cube de plus de votre réserve dans chaque bataille que vous engagez cette saison.
special-defence = +1 défense
special-defence-help = Un cube de plus de votre réserve dans chaque bataille engagée contre vous cette saison.

eventcard-theatre-calm-5 = Pièces apaisantes
eventcard-theatre-calm-5-help = Qui bâtit un théâtre retire un marqueur de trouble de la province.
eventcard-theatre-calm-7 = Pièces apaisantes
eventcard-theatre-calm-7-help = Qui bâtit un théâtre retire un marqueur de trouble de la province.
eventcard-stubborn-peasants = Paysans obstinés
eventcard-stubborn-peasants-help = Une province neutre est défendue par deux paysans au lieu d’un seul.
eventcard-castle-guard-2 = Garde du château
eventcard-castle-guard-2-help = Là où se dresse un château, le défenseur jette un cube de plus de sa réserve.
eventcard-castle-guard-6 = Garde du château
eventcard-castle-guard-6-help = Là où se dresse un château, le défenseur jette un cube de plus de sa réserve.
eventcard-temple-peace-3 = Paix des temples
eventcard-temple-peace-3-help = Les provinces dotées d’un temple sont à l’abri des attaques.
eventcard-temple-peace-4 = Paix des temples
eventcard-temple-peace-4-help = Les provinces dotées d’un temple sont à l’abri des attaques.
eventcard-tax-cap = Impôts légers
eventcard-tax-cap-help = Un impôt rapporte au plus 5 coffres.
eventcard-tax-floor = Impôts lourds
eventcard-tax-floor-help = Un impôt rapporte au moins 6 coffres.
eventcard-rice-floor = Belle récolte
eventcard-rice-floor-help = Une récolte rapporte au moins 4 unités de riz.
eventcard-rice-cap = Maigre récolte
eventcard-rice-cap-help = Une récolte rapporte au plus 3 unités de riz.
eventcard-weak-levies = Faibles levées
eventcard-weak-levies-help = « Placer 5 » donne trois armées et « Placer 3 » en donne deux, au prix normal.

favour-event = l’événement
favour-event-help = Retirez l’événement de la saison, ou laissez-le.
favour-chests = coffres
favour-chests-help = Des coffres de la banque.
favour-tray = armées dans la soucoupe
favour-tray-help = Des armées de votre réserve vont dans la soucoupe et retomberont au prochain jet.
favour-calm = apaisement
favour-calm-help = Retirez un marqueur de trouble ; s’il n’y en a pas, la carte vous reste et annule le prochain.
favour-rice = riz
favour-rice-help = Du riz pour l’hiver.
favour-points = points de victoire
favour-points-help = Des points de victoire tout de suite.
favour-theatre = un théâtre
favour-theatre-help = Bâtissez un théâtre gratuitement.
favour-temple = un temple
favour-temple-help = Bâtissez un temple gratuitement.
favour-castle = un château
favour-castle-help = Bâtissez un château gratuitement.
favour-shield-a = à l’abri du combat A
favour-shield-a-help = Personne ne peut vous attaquer par le combat A cette saison.
favour-shield-b = à l’abri du combat B
favour-shield-b-help = Personne ne peut vous attaquer par le combat B cette saison.
favour-shield-ab = à l’abri des combats A et B
favour-shield-ab-help = Personne ne peut vous attaquer cette saison.
favour-levy = armées levées
favour-levy-help = Des armées de votre réserve vont dans une de vos provinces, ou dans une province neutre, prise alors sans bataille.

building-castle = château
building-temple = temple
building-theatre = théâtre

season-spring = Printemps
season-summer = Été
season-autumn = Automne
season-winter = Hiver

region-green = l’ouest
region-red = le centre
region-purple = le sud
region-yellow = l’est
region-brown = le nord

## Coups

move-plan = { $space } : { $card }
move-clear = Reprendre la carte de la case { $space }
move-commit = Confirmer le plan
move-place = Place { $place } avec { $special }
move-march = Vers { $province }
move-stay = Rester
move-with = Avec { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}
move-revolt = Affronter la révolte à { $province }
move-favour = { $amount ->
    [0] Faveur { $number } : { $favour }
   *[other] Faveur { $number }, { $favour } : { $amount }
}
move-no-favour = Ne prendre aucune faveur
move-keep-event = Laisser l’événement
move-remove-event = Retirer l’événement
move-choose = { $province }
move-take = Prendre { $province }
move-take-hidden = Prendre la carte cachée
move-group = Placer le groupe de { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}

## Questions

ask-draft-province = Prenez une des provinces découvertes, ou la carte cachée.
ask-draft-group = Quel groupe d’armées va à { $province } ?
ask-plan = Posez une carte sur chaque case, puis confirmez votre plan.
ask-place = Quelle place prenez-vous dans l’ordre du tour ?
ask-march = { $action } : où marchent les armées de la province { $province } ?
ask-move = Des armées de la province { $province } passent-elles dans une de vos provinces voisines ?
ask-how-many = Combien d’armées de la province { $province } vont vers { $goal } ?
ask-revolt = Quelle révolte affrontez-vous maintenant ?
ask-favour = Vous avez { $officers ->
    [one] { $officers } officier
   *[other] { $officers } officiers
} à la cour. Demandez-vous une faveur ?
ask-remove-event = Événement de la saison : { $event }. Le laissez-vous ?
ask-favoured-province = Faveur : { $favour }. Pour quelle province ?

## Ce qui s’est passé : la mise en place

event-draft-begins = { $player } choisit en premier une province.
    .you = Vous choisissez en premier une province.
event-offer = À prendre : { $provinces }.
event-offer-renewed = { $player } a déjà eu ce choix : deux nouvelles provinces sont découvertes.
    .you = Vous avez déjà eu ce choix : deux nouvelles provinces sont découvertes.
event-draft-hidden = { $player } tire la carte cachée : { $province }.
    .you = Vous tirez la carte cachée : { $province }.
event-settled = { $player } s’installe à { $province } avec { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}.
    .you = Vous vous installez à { $province } avec { $armies ->
        [one] { $armies } armée
       *[other] { $armies } armées
    }.
event-officers-begin = { $player } commence avec { $officers ->
    [one] { $officers } officier
   *[other] { $officers } officiers
} à la cour.
    .you = Vous commencez avec { $officers ->
        [one] { $officers } officier
       *[other] { $officers } officiers
    } à la cour.

## Ce qui s’est passé : la saison

event-year-begins = L’année { $year } commence. Ses événements : { $events }.
event-round-begins = { $season } de l’année { $year }.
event-cards-laid = Les premières actions : { $actions }. Les cartes spéciales, place par place : { $specials }.
event-favours-laid = Les faveurs de l’empereur, la plus chère d’abord : { $dearest-amount ->
    [0] { $dearest }
   *[other] { $dearest } ({ $dearest-amount })
}, { $middle-amount ->
    [0] { $middle }
   *[other] { $middle } ({ $middle-amount })
}, { $cheapest-amount ->
    [0] { $cheapest }
   *[other] { $cheapest } ({ $cheapest-amount })
}.
event-committed = { $player } a confirmé son plan.
    .you = Vous avez confirmé votre plan.
event-event-drawn = L’événement : { $event }.
event-bid = { $player } offre : { $card }.
    .you = Vous offrez : { $card }.
event-place-taken = { $player } prend la place { $place } avec { $special }.
    .you = Vous prenez la place { $place } avec { $special }.
event-order = L’ordre du tour : { $players }.
event-card-lost = { $player } perd la carte { $province }, posée sur la case { $space }.
    .you = Vous perdez la carte { $province }, posée sur la case { $space }.

## Ce qui s’est passé : la cour

event-converted = { $space } : { $player } envoie des officiers à la cour ({ $card }) et y compte { $officers ->
    [one] { $officers } officier
   *[other] { $officers } officiers
}.
    .you = { $space } : vous envoyez des officiers à la cour ({ $card }) et y comptez { $officers ->
        [one] { $officers } officier
       *[other] { $officers } officiers
    }.
event-not-converted = { $space } : { $player } n’envoie personne à la cour ({ $card }) et { $officers ->
    [0] n’y compte aucun officier
    [one] y compte { $officers } officier
   *[other] y compte { $officers } officiers
}.
    .you = { $space } : vous n’envoyez personne à la cour ({ $card }) et { $officers ->
        [0] n’y comptez aucun officier
        [one] y comptez { $officers } officier
       *[other] y comptez { $officers } officiers
    }.
event-no-favour = { $player } ne prend aucune faveur.
    .you = Vous ne prenez aucune faveur.
event-favour = { $player } cède { $officers ->
    [one] { $officers } officier
   *[other] { $officers } officiers
} pour la faveur { $number } ({ $amount ->
    [0] { $favour }
   *[other] { $favour } : { $amount }
}).
    .you = Vous cédez { $officers ->
        [one] { $officers } officier
       *[other] { $officers } officiers
    } pour la faveur { $number } ({ $amount ->
        [0] { $favour }
       *[other] { $favour } : { $amount }
    }).
event-calm-kept = { $player } garde la carte : elle annulera un marqueur de trouble.
    .you = Vous gardez la carte : elle annulera un marqueur de trouble.
event-calm-used = { $player } utilise la faveur gardée : pas de marqueur de trouble.
    .you = Vous utilisez la faveur gardée : pas de marqueur de trouble.
event-event-removed = { $player } fait retirer l’événement : { $event }.
    .you = Vous faites retirer l’événement : { $event }.
event-calmed = Un marqueur de trouble est retiré à { $province }.
event-occupied = { $player } prend { $province } sans bataille.
    .you = Vous prenez { $province } sans bataille.

## Ce qui s’est passé : les actions

event-action-turned-up = Une carte d’action de plus est découverte : { $action }.
event-rests = { $action } : { $player } ne fait rien ({ $card }).
    .you = { $action } : vous ne faites rien ({ $card }).
event-action = { $action } : { $player } montre { $province }.
    .you = { $action } : vous montrez { $province }.
event-action-lost = { $player } ne peut pas accomplir l’action { $action } à { $province } : { $why }.
    .you = Vous ne pouvez pas accomplir l’action { $action } à { $province } : { $why }.
event-built = { $player } bâtit un { $building } à { $province }.
    .you = Vous bâtissez un { $building } à { $province }.
event-rice = { $player } récolte { $rice ->
    [one] { $rice } unité de riz
   *[other] { $rice } unités de riz
} à { $province }.
    .you = Vous récoltez { $rice ->
        [one] { $rice } unité de riz
       *[other] { $rice } unités de riz
    } à { $province }.
event-tax = { $player } perçoit { $chests ->
    [one] { $chests } coffre
   *[other] { $chests } coffres
} à { $province }.
    .you = Vous percevez { $chests ->
        [one] { $chests } coffre
       *[other] { $chests } coffres
    } à { $province }.
event-income-lost = { $player } perd son revenu avec la province.
    .you = Vous perdez votre revenu avec la province.
event-placed = { $player } place { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
} à { $province }.
    .you = Vous placez { $armies ->
        [one] { $armies } armée
       *[other] { $armies } armées
    } à { $province }.
event-stays = { $player } reste à { $province }.
    .you = Vous restez à { $province }.
event-moved = { $player } déplace { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
} vers { $goal } depuis { $province }.
    .you = Vous déplacez { $armies ->
        [one] { $armies } armée
       *[other] { $armies } armées
    } vers { $goal } depuis { $province }.

lost-chests = pas assez de coffres
lost-site = rien ne peut y être bâti
lost-reserve = la réserve est vide
lost-armies = aucune armée ne peut partir
lost-targets = il n’y a nulle part où aller

## Ce qui s’est passé : batailles et révoltes

event-throw = { $thrown ->
    [one] { $thrown } cube tombe
   *[other] { $thrown } cubes tombent
} dans la tour, { $fallen ->
    [0] aucun n’en sort
    [one] { $fallen } en sort
   *[other] { $fallen } en sortent
}.
event-attack = { $player } attaque { $goal } depuis { $province } avec { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
} ; { $defender } se défend avec { $defenders }.
    .you = Vous attaquez { $goal } depuis { $province } avec { $armies ->
        [one] { $armies } armée
       *[other] { $armies } armées
    } ; { $defender } se défend avec { $defenders }.
    .yours = { $player } vous attaque à { $goal } depuis { $province } avec { $armies ->
        [one] { $armies } armée
       *[other] { $armies } armées
    } ; vous vous défendez avec { $defenders }.
event-attack-neutral = { $player } attaque la province neutre { $goal } depuis { $province } avec { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}.
    .you = Vous attaquez la province neutre { $goal } depuis { $province } avec { $armies ->
        [one] { $armies } armée
       *[other] { $armies } armées
    }.
event-battle-won = { $player } prend { $province } à { $defender }, { $attackers } contre { $helpers ->
    [0] { $defenders }
    [one] { $defenders } et 1 paysan
   *[other] { $defenders } et { $helpers } paysans
} ; reste : { $left }.
    .you = Vous prenez { $province } à { $defender }, { $attackers } contre { $helpers ->
        [0] { $defenders }
        [one] { $defenders } et 1 paysan
       *[other] { $defenders } et { $helpers } paysans
    } ; reste : { $left }.
    .yours = { $player } vous prend { $province }, { $attackers } contre { $helpers ->
        [0] { $defenders }
        [one] { $defenders } et 1 paysan
       *[other] { $defenders } et { $helpers } paysans
    } ; reste : { $left }.
event-battle-held = { $defender } tient { $province } face à { $player }, { $helpers ->
    [0] { $defenders }
    [one] { $defenders } et 1 paysan
   *[other] { $defenders } et { $helpers } paysans
} contre { $attackers } ; reste : { $left }.
    .you = { $defender } tient { $province } face à vous, { $helpers ->
        [0] { $defenders }
        [one] { $defenders } et 1 paysan
       *[other] { $defenders } et { $helpers } paysans
    } contre { $attackers } ; reste : { $left }.
    .yours = Vous tenez { $province } face à { $player }, { $helpers ->
        [0] { $defenders }
        [one] { $defenders } et 1 paysan
       *[other] { $defenders } et { $helpers } paysans
    } contre { $attackers } ; reste : { $left }.
event-battle-tied = { $player } et { $defender } s’anéantissent à { $province }, { $attackers } contre { $helpers ->
    [0] { $defenders }
    [one] { $defenders } et 1 paysan
   *[other] { $defenders } et { $helpers } paysans
} : la province est neutre.
    .you = Vous et { $defender } vous anéantissez mutuellement à { $province }, { $attackers } contre { $helpers ->
        [0] { $defenders }
        [one] { $defenders } et 1 paysan
       *[other] { $defenders } et { $helpers } paysans
    } : la province est neutre.
    .yours = { $player } et vous vous anéantissez mutuellement à { $province }, { $attackers } contre { $helpers ->
        [0] { $defenders }
        [one] { $defenders } et 1 paysan
       *[other] { $defenders } et { $helpers } paysans
    } : la province est neutre.
event-neutral-won = { $player } prend la province neutre { $province }, { $attackers } contre { $helpers } ; reste : { $left }.
    .you = Vous prenez la province neutre { $province }, { $attackers } contre { $helpers } ; reste : { $left }.
event-neutral-failed = { $player } échoue devant la province neutre { $province }, { $attackers } contre { $helpers }.
    .you = Vous échouez devant la province neutre { $province }, { $attackers } contre { $helpers }.
event-unrest = Troubles à { $province } : { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
}.
event-revolt = Révolte à { $province } contre { $player } : armées { $armies }, paysans { $peasants }.
    .you = Révolte à { $province } contre vous : armées { $armies }, paysans { $peasants }.
event-revolt-put-down = { $player } mate la révolte à { $province }, { $armies } contre { $peasants } ; reste : { $left }.
    .you = Vous matez la révolte à { $province }, { $armies } contre { $peasants } ; reste : { $left }.
event-revolt-lost = { $player } perd { $province } face aux paysans, { $armies } contre { $peasants }.
    .you = Vous perdez { $province } face aux paysans, { $armies } contre { $peasants }.

## Ce qui s’est passé : l’hiver

event-winter-loss = { $rice ->
    [0] { $event } : personne ne perd de riz.
    [one] { $event } : chacun perd { $rice } unité de riz.
   *[other] { $event } : chacun perd { $rice } unités de riz.
}
event-fed = { $player } a { $provinces ->
    [one] { $provinces } province
   *[other] { $provinces } provinces
} à nourrir ; { $missing ->
    [0] il y a assez de riz
   *[other] riz manquant : { $missing }
}.
    .you = Vous avez { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    } à nourrir ; { $missing ->
        [0] il y a assez de riz
       *[other] riz manquant : { $missing }
    }.
event-hunger = Famine : { $player } affronte des révoltes à { $provinces } ; paysans de plus dans chacune : { $peasants }.
    .you = Famine : vous affrontez des révoltes à { $provinces } ; paysans de plus dans chacune : { $peasants }.
event-majority = Majorité dans { $region } ({ $building }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $players }.
event-scored = { $player } marque { $points } : { $provinces } pour les provinces, { $buildings } pour les bâtiments, { $majorities } pour les majorités. Total : { $total }.
    .you = Vous marquez { $points } : { $provinces } pour les provinces, { $buildings } pour les bâtiments, { $majorities } pour les majorités. Total : { $total }.
event-year-ends = L’année { $year } est finie : les troubles cessent et le riz disparaît.
event-game-over = Shogun du Japon : { $players }.

reason-points = Le plus de points de victoire.
reason-chests = À égalité de points, les coffres décident.
reason-shared = Égalité de points et de coffres.

sheet-provinces = Provinces, année { $year }
sheet-buildings = Bâtiments, année { $year }
sheet-region = Majorités dans { $region }, année { $year }
sheet-favours = Faveurs
sheet-points = Points de victoire
sheet-chests = Coffres restants
sheet-attacks = Attaques menées
sheet-conquests = Provinces conquises
sheet-losses = Provinces perdues
sheet-revolts = Révoltes subies

## Refus

illegal-commit = Posez d’abord une carte sur chaque case, tant que vous avez des cartes.
illegal-clear-empty = Aucune carte n’est posée sur la case { $space }.
illegal-no-court = Cette case appartient à la Cour du Tenno, qui n’est pas en jeu.
illegal-covered = Une carte est déjà posée sur la case { $space } ; reprenez-la d’abord.
illegal-card = Vous n’avez pas cette carte en main : { $card }.
illegal-bid = { $chests ->
    [0] Vous n’avez aucun coffre à offrir.
    [one] Vous ne pouvez pas offrir plus que votre seul coffre.
   *[other] Vous ne pouvez pas offrir plus que vos { $chests } coffres.
}
illegal-last-bid = Gardez cette carte pour l’offre : { $card }. C’est la dernière que vous pourriez offrir.
illegal-armies = { $armies ->
    [one] Une seule armée peut quitter { $province } ; une armée doit rester.
   *[other] Au plus { $armies } armées peuvent quitter { $province } ; une armée doit rester.
}
illegal-place = La place { $place } est prise, ou une autre carte spéciale s’y trouve.
illegal-favour-price = { $officers ->
    [0] Vous n’avez aucun officier à la cour.
    [one] Votre officier ne suffit pas pour cette faveur.
   *[other] Vos { $officers } officiers ne suffisent pas pour cette faveur.
}
illegal-favour-gone = La faveur { $number } n’est pas proposée.
illegal-not-neighbours = { $goal } n’est pas voisine de la province { $province }.
illegal-far = Cette province n’est pas voisine de la province { $province }.
illegal-not-own = { $goal } n’est pas à vous ; ces armées ne vont que dans vos provinces.
illegal-out-of-play = { $goal } est hors jeu à trois joueurs.
illegal-temple-peace = Cette saison, aucune province dotée d’un temple ne peut être attaquée, et { $goal } en a un.
illegal-shielded = Cette saison, l’empereur protège le seigneur qui tient { $goal }.

## Avertissements avant de confirmer un plan

warn-build = { $action } : impossible à bâtir dans la province { $province }.
warn-revolt = Les paysans de la province { $province } se révolteront : { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
} contre { $peasants } et ce que contient la soucoupe.
warn-march = { $action } : il n’y a qu’une armée dans la province { $province } pour l’instant.
warn-convert = { $space } : impossible en l’état.
warn-chests = Il vous manque { $chests ->
    [one] { $chests } coffre
   *[other] { $chests } coffres
} pour tout ce que vous prévoyez.
warn-bid = Aucune offre : vous choisirez en dernier.

## Mesures de la tour

measure-seeded = Cubes restés dedans après le remplissage, { $players } joueurs
measure-inside = Cubes dans la tour à la longue
measure-out = Cubes qui sortent d’un jet de { $cubes }

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

## Le plateau dessiné

board-map = Carte du Japon central, face : { $side }. Les flèches vont de province en province, plus et moins agrandissent et réduisent.
board-plan-for = Que faire dans la province { $name } ?
board-province-near = Provinces voisines : { $names }.
board-province-open = Peut être choisie.
board-province-planned = Votre plan : { $space }.
board-march-neutral = Vers { $province } (neutre)
board-march-held = Vers { $province } ({ $player }, { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
})
board-zoom-in = Plus près
board-zoom-out = Plus loin
board-zoom-all = Toute la carte
board-province = { $name }, { $region } : { $chests ->
    [one] { $chests } coffre
   *[other] { $chests } coffres
}, { $rice ->
    [one] { $rice } unité de riz
   *[other] { $rice } unités de riz
}, { $sites ->
    [one] { $sites } terrain
   *[other] { $sites } terrains
}.
board-province-out = Hors jeu à trois joueurs.
board-province-neutral = Province neutre.
board-province-held = Tenue par { $name } avec { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}.
board-province-built = Bâtiments : { $buildings }.
board-province-unrest = Troubles : { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
}.
board-region = Région
board-region-green = ouest
board-region-red = centre
board-region-purple = sud
board-region-yellow = est
board-region-brown = nord

board-year = Année { $year }
board-steps = Étapes de la saison
board-step-draft = Premières provinces
board-step-plan = Plan
board-step-order = Ordre
board-step-court = Cour
board-step-actions = Actions
board-step-winter = Famine et points
board-events = Événements de l’année ; celui qui reste décide de l’hiver

board-event = { $rice ->
    [0] { $event }. S’il reste en hiver, personne ne perd de riz.
    [one] { $event }. S’il reste en hiver, chacun perd { $rice } unité de riz.
   *[other] { $event }. S’il reste en hiver, chacun perd { $rice } unités de riz.
}
board-lords = Seigneurs
board-points = { $points ->
    [one] { $points } point ; { $winter } de plus si l’hiver venait maintenant
   *[other] { $points } points ; { $winter } de plus si l’hiver venait maintenant
}
board-chests = { $chests ->
    [one] { $chests } coffre
   *[other] { $chests } coffres
}
board-rice = Riz : { $rice } ; à nourrir : { $provinces ->
    [one] { $provinces } province
   *[other] { $provinces } provinces
}
board-reserve = { $armies ->
    [one] { $armies } armée en réserve
   *[other] { $armies } armées en réserve
}
board-officers = { $officers ->
    [one] { $officers } officier à la cour
   *[other] { $officers } officiers à la cour
}
board-groups = Groupes d’armées à placer
board-planning = planifie
board-planned = ✓ prêt
board-calm = Faveur gardée : le prochain marqueur de trouble est annulé.

board-peasants = paysans
board-no-cubes = aucun cube
board-tower = La tour
board-upper-floor = étage du haut
board-lower-floor = étage du bas
board-tray = dans la soucoupe
board-skip = Passer

board-pages = Ce qui est affiché
board-page-now-setup = La partie
board-page-now-draft = Premières provinces
board-page-now-plan = Mon plan
board-page-now-order = Ordre du tour
board-page-now-court = La cour
board-page-now-actions = Actions
board-page-now-winter = Hiver
board-page-now-over = La fin
board-page-map = Provinces
board-page-plans = Tous les plans
board-page-court = Cour
board-page-regions = Régions
board-page-lords = Seigneurs
board-page-tower = Tour

board-plans = Les plans de tous les seigneurs, action par action
board-card-none = aucune carte
board-card-hidden = une carte cachée
board-face-down = face cachée
board-action-order = L’ordre des actions
board-space = { $space } : { $card }{ $cost ->
    [0] {""}
    [one] , coûte { $cost } coffre
   *[other] , coûte { $cost } coffres
}
board-hand = Mes cartes
board-hand-empty = Toutes vos cartes sont posées.
board-held = { $card } : choisissez une case, ou glissez-y la carte.
board-suggest = Proposer un plan
board-suggest-help = Le jeu pose un plan sensé sur les cases vides, d’après ce que vous savez. Changez ce que vous voulez.
board-fill = Compléter
board-fill-help = Les cases vides reçoivent vos cartes restantes : d’abord les cartes coffre, la plus faible sur l’offre.
board-take-all-back = Tout reprendre
board-take-back = Reprendre la carte
board-laid = { $laid ->
    [one] { $laid } carte sur { $spaces }
   *[other] { $laid } cartes sur { $spaces }
}
board-committed = Votre plan est confirmé. Les autres préparent encore le leur.
board-forecast = { $chests ->
    [one] { $chests } coffre
   *[other] { $chests } coffres
}, moins { $bid } pour l’offre, moins { $cost } pour les actions, plus { $tax } d’impôt ; riz : plus { $rice }
board-bid-short = offre
board-cost-short = actions
board-tax-short = impôt
board-to-feed = pour { $provinces ->
    [one] { $provinces } province
   *[other] { $provinces } provinces
} en hiver

board-bids = Les offres
board-places = Les places dans l’ordre du tour
board-reception = Salle de réception
board-audience = Prochains devant l’empereur : { $names }
board-favours = Les faveurs de l’empereur
board-price = { $officers ->
    [one] coûte { $officers } officier
   *[other] coûte { $officers } officiers
}
board-favour = { $amount ->
    [0] { $favour }
   *[other] { $favour } : { $amount }
}
board-favour-gone = prise
board-offer = Provinces proposées
board-draft-pile = cachée, il en reste { $cards }

board-majorities = Majorités par région
board-majorities-hint = Bâtiments de chaque seigneur, et points que ses majorités rapporteraient si l’hiver venait maintenant.
board-provinces-held = Provinces
board-winter-loss = Perte
board-winter-hunger = Famine
board-winter-majorities = Majorités
board-winter-points = Points
board-next = Suite
board-close = Fermer

board-sheet = La feuille de score, hiver par hiver
board-sheet-year = an { $year }
board-sheet-provinces = Provinces
board-sheet-buildings = Bâtiments
board-sheet-region-green = Majorités, ouest
board-sheet-region-red = Majorités, centre
board-sheet-region-purple = Majorités, sud
board-sheet-region-yellow = Majorités, est
board-sheet-region-brown = Majorités, nord
board-sheet-winter = Points de l’hiver

board-curve-standing = Points, avec ce qu’un hiver rapporterait
board-curve-points = Points de victoire
board-curve-provinces = Provinces
board-curve-armies = Armées sur la carte
board-curve-chests = Coffres
board-curve-rice = Riz

## La première partie guidée

learn-draft-province = Chaque province a des coffres pour l’impôt, du riz pour l’hiver et des terrains à bâtir. Des provinces voisines se défendent mieux ; en tenir plusieurs dans une région aide à y avoir le plus de bâtiments.
learn-draft-group = Les gros groupes ont leur place aux frontières : ils tiennent la province et peuvent attaquer de là.
learn-plan = Tous préparent leur plan en même temps, en secret. Posez une province sur chaque action voulue, une carte coffre là où vous ne voulez rien, et une carte sur l’offre. Cinq actions sont connues dans leur ordre, cinq sont cachées. Les avertissements disent ce qui n’ira pas.
learn-place = La plus haute offre choisit d’abord. Une place donne son rang dans l’ordre du tour et sa carte spéciale pour la saison.
learn-march = Choisissez où attaquer ou aller. Toutes les armées des deux camps et ce que contient la soucoupe vont dans la tour ; ce qui en tombe décide.
learn-how-many = Une armée au moins reste sur place. Dans une bataille, plus vous jetez de cubes, plus il en sort, tout de suite ou plus tard.
learn-move = Vous pouvez déplacer des armées vers une de vos provinces voisines, ou rester.
learn-revolt = Les provinces affamées se révoltent l’une après l’autre. Vous voyez l’issue de chaque révolte avant de nommer la suivante ; les cubes des autres joueurs restés dans la soucoupe retombent avec elle.
learn-favour = Qui a le plus d’officiers à la cour choisit d’abord. Le prix se paie en officiers.
learn-favoured-province = Choisissez la province sur la carte ou dans la liste.
learn-remove-event = Sans son événement, la saison suit les règles ordinaires.

lesson-aim = Vous êtes un daimyo. Vous avez deux années, chacune avec un printemps, un été, un automne et un hiver, pour marquer le plus de points. L’hiver les compte : pour les provinces, pour les bâtiments, et pour le plus de bâtiments d’un type dans une région.
lesson-map = Les provinces de votre couleur sont à vous, avec leurs armées. Une province montre les coffres que rapporte l’impôt, le riz que donne la récolte, et des terrains à bâtir.
lesson-track = Chaque saison, sauf l’hiver, compte dix actions. Cinq sont connues dans leur ordre, cinq restent cachées. Chacun planifie les dix à la fois, en secret, chacune dans une province différente.
lesson-tax = Prévoyez un impôt : posez la province marquée sur cette action. Il rapporte des coffres, qui paient tout. Mais les paysans qui paient s’agitent.
lesson-rice = Le riz nourrit vos provinces en hiver, une part chacune. Qui en manque affronte des révoltes. Posez la province marquée sur la récolte.
lesson-build = Les bâtiments rapportent des points chaque hiver. Ils restent, et qui en a le plus d’un type dans une région gagne davantage. Posez ici la province marquée.
lesson-armies = Les armées tiennent vos provinces. Leur place est aux frontières, là où un voisin pourrait attaquer. Posez ici la province marquée.
lesson-bid = Qui offre le plus choisit en premier sa place dans l’ordre du tour, avec sa carte spéciale. Une petite offre suffit : posez la carte marquée.
lesson-rest = Posez des cartes coffre sur les actions dont vous ne voulez pas : il ne s’y passe rien. Remplissez les cases vides, à la main ou avec ce bouton, lisez les avertissements et confirmez votre plan.
lesson-place = Choisissez votre place. Son numéro est votre rang dans l’ordre du tour, et la carte spéciale vous aide pour cette saison.
lesson-unrest = Chaque impôt et chaque récolte laisse un marqueur de trouble. Un second dans la même province provoque une révolte : alternez vos provinces.
lesson-tower = Cette tour décide des batailles. Tous les cubes des deux camps y tombent, et ce qui en sort compte. Ce qui reste dedans sortira peut-être pour vous une autre fois.
lesson-march = Les armées marchent. Choisissez où elles vont ; une au moins reste sur place. Contre une province neutre, deux ou trois suffisent le plus souvent.
lesson-winter = Voyez loin : après l’automne vient l’hiver. Ayez autant de riz que de provinces, et un peu plus pour la perte qu’apportera le dernier événement.

# l’introduction, dans le volet des règles
intro-realm = Vous êtes un daimyo du vieux Japon. Pendant deux ans, vous levez l’impôt, bâtissez et conquérez ; chaque hiver, on compte les points, et qui en a le plus après le second l’emporte.
intro-plan = À chaque saison, sauf l’hiver, tous planifient en secret : une province sur chacune des dix actions, de l’impôt et du riz aux bâtiments et aux batailles. Aucune province n’agit deux fois.
intro-order = Par une offre de coffres, vous choisissez votre place dans l’ordre du tour, et avec elle une carte spéciale pour la saison.
intro-tower = La tour décide des batailles : tous les cubes y tombent, certains y restent et sortiront une autre fois. Mieux vaut plus de cubes, mais rien n’est certain.
intro-unrest = Les paysans se souviennent des impôts et des récoltes. Un second marqueur de trouble dans une province provoque une révolte, et la faim en hiver aussi.
intro-winter = L’hiver demande une unité de riz par province, puis donne des points pour les provinces et les bâtiments, et pour le plus de châteaux, de temples ou de théâtres dans chaque région.
legend-chest = Coffres : ils paient bâtiments, armées et offres.
legend-rice = Riz : il nourrit les provinces en hiver.
legend-castle = Un château : des points chaque hiver, et d’autres pour le plus de châteaux d’une région.
legend-temple = Un temple : des points chaque hiver, et d’autres pour le plus de temples d’une région.
legend-theatre = Un théâtre : des points chaque hiver, et d’autres pour le plus de théâtres d’une région.
legend-army = Une armée : un cube de votre couleur.
legend-unrest = Un marqueur de trouble : le suivant provoque une révolte.
legend-combat = Combat : des armées marchent et se battent.
legend-bid = L’offre pour l’ordre du tour.
legend-tower = La tour, et la soucoupe au-dessous.

# the terminal picture
terminal-now = Année { $year }, { $season }
terminal-events = Événements encore ouverts
terminal-event = { $event } (hiver : { $rice ->
    [0] aucune perte
   *[other] −{ $rice } riz
})
terminal-legend = joueur:armées coffres/riz, C château, T temple, H théâtre, · terrain libre, ! trouble
terminal-castle = C
terminal-temple = T
terminal-theatre = H
terminal-actions = Actions
terminal-player = Joueur
terminal-chests = Coffres
terminal-rice = Riz
terminal-points = Points
terminal-winter = En hiver
terminal-provinces = Provinces
terminal-reserve = Réserve
terminal-special = Carte spéciale
terminal-tower = Dans la tour
terminal-tray = Dans la soucoupe
terminal-peasants = paysans
terminal-court = À la cour
terminal-favour = { $amount ->
    [0] { $favour }
   *[other] { $favour } ({ $amount })
} pour { $price ->
    [one] { $price } officier
   *[other] { $price } officiers
}
terminal-plan = Votre plan
terminal-plan-of = Plan : { $name }
terminal-borders = Vos frontières
terminal-hand = Cartes restantes
terminal-forecast = Selon ce plan : offre { $bid }, coffres dépensés { $cost }, impôts { $tax }, riz récolté { $rice }

# les conseils : ce qui parle pour un coup (why) ou contre (but)
why-points = { $amount ->
    [0] Un peu de terrain gagné
    [one] Environ un point gagné
   *[other] Environ { $amount } points gagnés
} sur les autres : points déjà marqués.
but-points = { $amount ->
    [0] Un peu de terrain perdu
    [one] Environ un point perdu
   *[other] Environ { $amount } points perdus
} face aux autres : points déjà marqués.
why-provinces = { $amount ->
    [0] Un peu de terrain gagné
    [one] Environ un point gagné
   *[other] Environ { $amount } points gagnés
} sur les autres : provinces.
but-provinces = { $amount ->
    [0] Un peu de terrain perdu
    [one] Environ un point perdu
   *[other] Environ { $amount } points perdus
} face aux autres : provinces.
why-buildings = { $amount ->
    [0] Un peu de terrain gagné
    [one] Environ un point gagné
   *[other] Environ { $amount } points gagnés
} sur les autres : bâtiments.
but-buildings = { $amount ->
    [0] Un peu de terrain perdu
    [one] Environ un point perdu
   *[other] Environ { $amount } points perdus
} face aux autres : bâtiments.
why-majorities = { $amount ->
    [0] Un peu de terrain gagné
    [one] Environ un point gagné
   *[other] Environ { $amount } points gagnés
} sur les autres : majorités dans les régions.
but-majorities = { $amount ->
    [0] Un peu de terrain perdu
    [one] Environ un point perdu
   *[other] Environ { $amount } points perdus
} face aux autres : majorités dans les régions.
why-rice = { $amount ->
    [0] Un peu de terrain gagné
    [one] Environ un point gagné
   *[other] Environ { $amount } points gagnés
} sur les autres : riz pour l’hiver.
but-rice = { $amount ->
    [0] Un peu de terrain perdu
    [one] Environ un point perdu
   *[other] Environ { $amount } points perdus
} face aux autres : riz pour l’hiver.
why-chests = { $amount ->
    [0] Un peu de terrain gagné
    [one] Environ un point gagné
   *[other] Environ { $amount } points gagnés
} sur les autres : coffres.
but-chests = { $amount ->
    [0] Un peu de terrain perdu
    [one] Environ un point perdu
   *[other] Environ { $amount } points perdus
} face aux autres : coffres.
why-income = { $amount ->
    [0] Un peu de terrain gagné
    [one] Environ un point gagné
   *[other] Environ { $amount } points gagnés
} sur les autres : impôts à venir.
but-income = { $amount ->
    [0] Un peu de terrain perdu
    [one] Environ un point perdu
   *[other] Environ { $amount } points perdus
} face aux autres : impôts à venir.
why-borders = { $amount ->
    [0] Un peu de terrain gagné
    [one] Environ un point gagné
   *[other] Environ { $amount } points gagnés
} sur les autres : frontières sûres.
but-borders = { $amount ->
    [0] Un peu de terrain perdu
    [one] Environ un point perdu
   *[other] Environ { $amount } points perdus
} face aux autres : frontières menacées.
why-armies = { $amount ->
    [0] Un peu de terrain gagné
    [one] Environ un point gagné
   *[other] Environ { $amount } points gagnés
} sur les autres : armées.
but-armies = { $amount ->
    [0] Un peu de terrain perdu
    [one] Environ un point perdu
   *[other] Environ { $amount } points perdus
} face aux autres : armées.
why-tower = { $amount ->
    [0] Un peu de terrain gagné
    [one] Environ un point gagné
   *[other] Environ { $amount } points gagnés
} sur les autres : armées dans la tour.
but-tower = { $amount ->
    [0] Un peu de terrain perdu
    [one] Environ un point perdu
   *[other] Environ { $amount } points perdus
} face aux autres : armées dans la tour.
why-unrest = { $amount ->
    [0] Un peu de terrain gagné
    [one] Environ un point gagné
   *[other] Environ { $amount } points gagnés
} sur les autres : provinces calmes.
but-unrest = { $amount ->
    [0] Un peu de terrain perdu
    [one] Environ un point perdu
   *[other] Environ { $amount } points perdus
} face aux autres : provinces agitées.
why-officers = { $amount ->
    [0] Un peu de terrain gagné
    [one] Environ un point gagné
   *[other] Environ { $amount } points gagnés
} sur les autres : officiers de cour.
but-officers = { $amount ->
    [0] Un peu de terrain perdu
    [one] Environ un point perdu
   *[other] Environ { $amount } points perdus
} face aux autres : officiers de cour.
but-alone = { $province } ne garderait qu’une seule armée.
but-winter = Il pourrait manquer du riz pour l’hiver : { $amount }.

# Ce qu’on ne pouvait pas savoir, dans les retours sur une partie.

hidden-combats = { $player } allait mener des combats depuis { $provinces }.
hidden-peace = { $player } n’allait plus mener de combat.

# Aides.

aid-battle = { $from } attaque { $goal } avec { $armies } : victoire { $won } %, égalité { $tie } %, défaite { $lost } %.
