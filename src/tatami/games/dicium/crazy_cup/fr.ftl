# Dicium : Crazy Cup

game-name = Dicium : Crazy Cup
game-blurb = Un tour du Grand Canyon dans un engin à vapeur : lancez, bricolez, coupez les virages et trichez jusqu’à la ligne d’arrivée.

option-teams = Équipes
option-teams-false = chacun pour soi
option-teams-true = deux équipes de deux
option-young = Jeunes pilotes
option-young-false = toutes les combinaisons
option-young-true = couleurs seulement, cinq dés dès le départ
option-boards = Plateaux individuels
option-boards-random = distribués au hasard
option-boards-choose = choisis à tour de rôle
option-drone_pace = Allure du drone
option-drone_pace-hand = autant de pas que votre main a de dés
option-drone_pace-five = toujours cinq pas
option-round_limit = Course la plus longue, en manches (0 : sans limite)

## Mots

drone = le drone
direction-clockwise = sens horaire
direction-anticlockwise = sens antihoraire
team-1 = première équipe
team-2 = seconde équipe
label-board = plateau
label-direction = sens
label-team = équipe

space-start = départ et arrivée
space-road = route
space-garage = garage
space-inner = voie intérieure
space-ravine = ravin
space-volcano = terrain volcanique
space-cactus = forêt de cactus
space-lake = lac

about-space-start = Le tour commence et finit ici. On n’en part que dans le sens de la course.
about-space-road = Route principale.
about-space-garage = Garage : une combinaison de couleur formée ici peut compter une face de plus.
about-space-inner = Voie intérieure : aussi longue que l’autre.
about-space-ravine = Ravin : on y entre avec des Ressorts bondissants ou un dirigeable.
about-space-volcano = Terrain volcanique : on y entre avec un Bouclier thermique ou un dirigeable.
about-space-cactus = Forêt de cactus : on y entre avec des Scies circulaires ou un dirigeable.
about-space-lake = Lac : on y entre avec des Roues à aubes ou un dirigeable.
about-tornado = Tornade : qui y entre passe un test de conduite et recule en cas d’échec.

board-comet = Comète de laiton
board-coyote = Coyote de fer
board-lady = Lady Locomotive
board-scarab = Scarabée de cuivre

tile-springs = Ressorts bondissants
tile-shield = Bouclier thermique
tile-saws = Scies circulaires
tile-paddles = Roues à aubes

about-tile-springs = À dépenser pour entrer sur une case de ravin.
about-tile-shield = À dépenser pour entrer sur une case volcanique.
about-tile-saws = À dépenser pour entrer sur une case de cactus.
about-tile-paddles = À dépenser pour entrer sur une case de lac.

use-drive = { $count ->
    [one] rouler d’une case
   *[other] rouler de { $count } cases au plus
}
use-bump = rouler { $count ->
    [one] d’une case
   *[other] de { $count } cases au plus
} et accrocher
use-fly = dirigeable, { $count ->
    [one] une case
   *[other] { $count } cases au plus
}
use-card = prendre une carte Triche
use-tile = prendre une tuile Technologie

## Cartes Triche

card-hook = Grappin
card-oil = Flaque d’huile
card-stunt = Cascadeur
card-marshal = Commissaire corrompu
card-twister = Tornade
card-dust = Tourbillon de poussière
card-cannon = Canon à vapeur
card-magnet = Électroaimant
card-sand = Sable dans les rouages
card-thief = Pickpocket
card-pressure = Surpression
card-steam = Pleine vapeur
card-loaded = Dé pipé
card-pit = Équipe de stand
card-market = Marché noir
card-dynamite = Dynamite

about-card-hook = Quand un adversaire aligné avec vous va se déplacer : ensuite, vous pouvez être remorqué d’autant de cases par le même chemin.
about-card-oil = Quand un adversaire entre sur votre case : test de conduite ; en cas d’échec, son déplacement s’arrête et il recule de { $oil ->
    [one] { $oil } case
   *[other] { $oil } cases
}.
about-card-stunt = Quand vous devez passer un test de conduite : il est réussi sans lancer.
about-card-marshal = Quand un adversaire a joué une carte Triche : elle n’a aucun effet.
about-card-twister = Posez la tornade sur une case vide.
about-card-dust = Posez la tornade sur des adversaires. Chacun réussit un test de conduite ou recule de { $tornado ->
    [one] { $tornado } case
   *[other] { $tornado } cases
}.
about-card-cannon = Un adversaire aligné avec vous réussit un test de conduite ou recule de { $cannon ->
    [one] { $cannon } case
   *[other] { $cannon } cases
}.
about-card-magnet = Depuis la route : un adversaire aligné avec vous réussit un test de conduite ou est traîné jusqu’à votre case.
about-card-sand = Un adversaire réussit un test de conduite ou perd ses dés réservés et une relance au prochain tour.
about-card-thief = Un adversaire à { $thief } pas au plus réussit un test de conduite ou vous cède une tuile ou une carte au hasard.
about-card-pressure = Contre une paire : déplacez-vous de { $pressure ->
    [one] { $pressure } case
   *[other] { $pressure } cases
} au plus.
about-card-steam = Avant votre premier lancer : un dé et une relance de plus à ce tour ; avec cinq dés, deux relances de plus.
about-card-loaded = Tournez un de vos dés inutilisés sur la face de votre choix.
about-card-pit = Jusqu’à la fin de votre tour, chaque combinaison de couleur peut compter une face de plus, comme au garage.
about-card-market = Prenez une tuile Technologie au choix ; avec deux tuiles, échangez-en une.
about-card-dynamite = À votre prochain déplacement de ce tour, entrez sur une case de terrain accidenté sans tuile, ou traversez un mur.

cause-tornado = tornade
cause-oil = flaque d’huile
cause-bump = accrochage
cause-dust = tourbillon de poussière
cause-cannon = canon à vapeur
cause-magnet = électroaimant
cause-sand = sable dans les rouages
cause-thief = pickpocket

## Questions

ask-board = Quel plateau prenez-vous ?
ask-direction = Dans quel sens va la course ?
ask-start = Jouez-vous Pleine vapeur avant de lancer ?
ask-tile = Quelle tuile Technologie prenez-vous ?
ask-take = Quelle carte Triche prenez-vous ?
ask-pay = Quelle paire défaussez-vous pour { $card } ?
ask-target = Qui visez-vous avec { $card } ?
ask-tornado = Où va la tornade ?
ask-market = Que prenez-vous au marché noir ?
ask-loot = Que prenez-vous à { $victim } ?
ask-lane = Vous reculez de { $count ->
    [one] { $count } case
   *[other] { $count } cases
} : par quelle voie ?
ask-bump = Qui accrochez-vous ?
ask-follow = Suivez-vous { $driver } au bout de la corde, sur { $count ->
    [one] { $count } case
   *[other] { $count } cases
} ?
ask-test = Test de conduite ({ $cause }) : réussi à partir de { $passes }. Combien de dés rouges engagez-vous ?
ask-hook = Un pilote aligné avec vous va partir. Jouez-vous une carte ?
ask-oil = On entre sur votre case. Jouez-vous une carte ?
ask-stunt = Vous devez passer un test de conduite. Jouez-vous une carte ?
ask-marshal = Une carte Triche vient d’être jouée. Répondez-vous par une carte ?

## Coups

move-board = Prendre { $board }
move-race = Courir dans le { $direction }
move-blue = Bleu : rouler avec { $dice }
move-yellow = Jaune : prendre une tuile avec { $dice }
move-green = Vert : un bonus de niveau { $level } avec { $dice }
move-red = Rouge : prendre une carte avec { $dice }
move-card = Jouer { $card }
move-go = Passer au lancer
move-pay = Défausser { $dice }
move-target = { $driver }
move-tornado = Tornade en { $column }{ $row }
move-tile = Prendre { $tile }
move-swap = Rendre { $old } et prendre { $new }
move-loot = Prendre { $tile }
move-loot-card = Prendre une carte au hasard
move-take = Prendre { $card }
move-take-deck = Prendre la première carte de la pioche
move-blast = Dynamiter le passage vers { $column }{ $row }
move-blast-twice = Dynamiter le passage vers { $column }{ $row } avec deux charges
move-lane = Reculer en { $column }{ $row }
move-bump = Accrocher { $driver }
move-follow = Suivre

## Événements

event-turn = Manche { $round } : c’est à { $player }.
    .you = Manche { $round } : c’est à vous.
event-board = { $player } prend { $board }.
    .you = Vous prenez { $board }.
event-direction = { $driver } fixe le sens de la course : { $direction }.
    .you = Vous fixez le sens de la course : { $direction }.
event-drive = { $driver } démarre : { $count ->
    [one] { $count } case
   *[other] { $count } cases
}.
    .you = Vous démarrez : { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }.
event-fly = { $driver } prend le dirigeable, { $count ->
    [one] { $count } case
   *[other] { $count } cases
} au plus.
    .you = Vous prenez le dirigeable, { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } au plus.
event-step = { $driver } entre en { $column }{ $row }.
    .you = Vous entrez en { $column }{ $row }.
event-finish = { $driver } franchit la ligne d’arrivée !
    .you = Vous franchissez la ligne d’arrivée !
event-rescue = { $driver } ne peut plus avancer et revient en { $column }{ $row }.
    .you = Vous ne pouvez plus avancer et revenez en { $column }{ $row }.
event-back = { $driver } doit reculer de { $miles ->
    [one] { $miles } case
   *[other] { $miles } cases
}.
    .you = Vous devez reculer de { $miles ->
        [one] { $miles } case
       *[other] { $miles } cases
    }.
event-use-tile = { $player } utilise { $tile }.
    .you = Vous utilisez { $tile }.
event-blast = { $player } fait sauter la dynamite.
    .you = Vous faites sauter la dynamite.
event-tile = { $player } prend { $tile }.
    .you = Vous prenez { $tile }.
event-take = { $player } prend { $card } à l’étalage.
    .you = Vous prenez { $card } à l’étalage.
event-draw = { $player } pioche une carte Triche.
    .you = Vous piochez une carte Triche.
event-draw-secret = { $player } pioche { $card }.
    .you = Vous piochez { $card }.
event-row = { $card } rejoint l’étalage.
event-reshuffle = Les cartes défaussées forment la nouvelle pioche.
event-card = { $player } joue { $card }.
    .you = Vous jouez { $card }.
event-aim = { $player } vise { $target }.
    .you = Vous visez { $target }.
    .yours = { $player } vous vise.
event-tornado = { $player } appelle la tornade en { $column }{ $row }.
    .you = Vous appelez la tornade en { $column }{ $row }.
event-calm = La tornade a disparu.
event-stopped = Le commissaire corrompu intervient : la carte jouée par { $player } est sans effet.
    .you = Le commissaire corrompu intervient : votre carte est sans effet.
event-passed = { $driver } réussit le test de conduite ({ $cause }).
    .you = Vous réussissez le test de conduite ({ $cause }).
event-failed = { $driver } échoue au test de conduite ({ $cause }).
    .you = Vous échouez au test de conduite ({ $cause }).
event-drone-die = Le drone lance { $die }.
event-sanded = { $player } perd ses dés réservés et une relance.
    .you = Vous perdez vos dés réservés et une relance.
event-loot = { $player } prend { $tile } à { $victim }.
    .you = Vous prenez { $tile } à { $victim }.
    .yours = { $player } vous prend { $tile }.
event-steal = { $player } prend une carte à { $victim }.
    .you = Vous prenez une carte à { $victim }.
    .yours = { $player } vous prend une carte.
event-steal-secret = { $player } prend { $card } à { $victim }.
    .you = Vous prenez { $card } à { $victim }.
    .yours = { $player } vous prend { $card }.
event-bump = { $driver } accroche { $target }.
    .you = Vous accrochez { $target }.
    .yours = { $driver } vous accroche.
event-follow = { $player } suit au bout de la corde.
    .you = Vous suivez au bout de la corde.

## La fin

reason-finish = La course est finie : le pilote le plus loin après la ligne l’emporte.
reason-drone = Le drone a été plus rapide.
reason-meeting = Deux coéquipiers se sont rejoints : leur équipe gagne.
reason-limit = La dernière manche permise est finie : les miles parcourus décident.
sheet-miles = Miles
sheet-bonuses = Bonus
sheet-hand = Dés en main
sheet-rounds = Manches
sheet-drone = Miles du drone

## Pourquoi pas

illegal-tile-places = Vous avez déjà deux tuiles, et pas de place pour une troisième.
illegal-cards = Il ne reste aucune carte Triche à prendre.
illegal-no-card = Vous n’avez pas cette carte.
illegal-card-moment = Cette carte ne se joue pas maintenant ; son texte dit quand.
illegal-card-target = Cette carte ne peut atteindre personne.
illegal-card-pair = Cette carte coûte une paire, et vos dés inutilisés n’en forment aucune.
illegal-card-die = Il ne reste aucun dé à tourner.
illegal-card-tile = Il n’y a aucune tuile disponible que vous puissiez prendre.
illegal-tile = Cette tuile n’est pas disponible pour l’instant ; choisissez-en une autre.
illegal-traffic = On ne quitte le départ que dans le sens de la course.
illegal-rough = Pour y aller, il faut la bonne tuile Technologie, un dirigeable ou de la Dynamite.

## Apprendre

learn-keep = Les dés réservés font partie de votre main. Ceux que vous gardez restent tels quels, les autres sont lancés avec le reste.
learn-reroll = La valeur et la couleur comptent toutes deux. Gardez ce qui va ensemble et relancez le reste.
learn-act = Deux actions : chacune consomme des dés. Le bleu fait rouler, le vert donne des bonus, trois valeurs égales ou trois faces rouges donnent une carte Triche.
learn-step = On roule de case en case. Le terrain accidenté demande sa tuile ; on peut s’arrêter plus tôt.
learn-store = Deux dés inutilisés peuvent attendre votre prochain tour. D’ici là, les rouges aident aux tests de conduite.
learn-improve = Une main plus grande améliore tous les tours suivants ; un bonus compte dans chaque combinaison de sa couleur.
learn-test = Chaque dé rouge engagé ajoute 1 au dé de combat, chaque bonus rouge aussi.
learn-hook = La corde vous remorque sur le chemin du pilote que vous avez attrapé.
learn-board = Les plateaux diffèrent par les bonus et leur prix en faces vertes. Un bonus bleu pris tôt allonge chaque trajet.
learn-direction = Les deux sens sont aussi longs ; raccourcis et garages viennent dans un autre ordre.
learn-first-roll = Avant le premier lancer, on peut jouer Pleine vapeur : un dé et une relance de plus ce tour-ci.
learn-start = Pleine vapeur se joue maintenant ou se garde : un dé et une relance de plus ce tour-ci.
learn-slot = Un bonus vous reste jusqu’à la fin et compte dans chaque combinaison de sa couleur.
learn-tile = Une tuile permet d’entrer sur une case de terrain accidenté de son type, puis elle est rendue. Cherchez le raccourci devant vous.
learn-take = L’étalage est visible : tous voient ce que vous y prenez. Le dessus de la pioche n’est connu que de vous.
learn-pay = Certaines cartes coûtent une paire de dés inutilisés. Une face Dicium peut remplacer une valeur.
learn-target = Le pilote visé passe un test de conduite. S’il réussit, rien ne se passe.
learn-tornado = Placez la tornade là où les autres doivent passer. Elle reste jusqu’à votre prochain tour ou jusqu’à ce qu’elle ait pris quelqu’un.
learn-turn = Tournez le dé qui complète une combinaison : une suite, peut-être.
learn-market = La tuile est à vous tout de suite. Si vous en avez deux, vous en rendez une.
learn-loot = Prenez une tuile utile, ou une carte au hasard.
learn-lane = Les deux voies sont aussi longues : le choix décide de qui est aligné avec vous.
learn-bump = Dans ce déplacement, vous pouvez accrocher un pilote sur votre chemin. Il réussit un test de conduite ou recule.
learn-follow = Vous êtes remorqué d’autant de cases, même en terrain accidenté.
learn-oil = L’huile fait passer un test à qui entre sur votre case ; un échec met fin à son déplacement.
learn-stunt = Le Cascadeur réussit le test pour vous, sans lancer.
learn-marshal = Le commissaire arrête la carte qui vient d’être jouée ; son prix reste payé.

## Le plateau dessiné

board-canyon = Le canyon
board-order = Ordre de la course
board-miles = { $miles ->
    [one] { $miles } mile
   *[other] { $miles } miles
}
board-past = arrivé +{ $miles }
board-round = Manche { $round }
board-last-round = Dernière manche
board-both-ways = dans les deux sens
board-row = Étalage de cartes Triche
board-deck = { $count ->
    [one] Pioche : { $count } carte ; défausse : { $discard }.
   *[other] Pioche : { $count } cartes ; défausse : { $discard }.
}
board-supply = Tuiles Technologie
board-supply-tile = { $tile } : { $count ->
    [0] plus aucune
   *[other] { $count } en réserve
}. { $about }
board-space = { $name }{ $mile ->
    [-1] {""}
   *[other] , mile { $mile }
}. { $ground }{ $count ->
    [0] {""}
   *[other] {" "}Ici : { $here }.
}
board-tornado = tornade
board-own-cards = Mes cartes Triche
board-no-cards = Vous n’avez aucune carte Triche.
board-cards = { $count ->
    [0] Aucune carte Triche.
    [one] Une carte Triche.
   *[other] { $count } cartes Triche.
}
board-known = Connues de tous : { $cards }.
board-holds = En main : { $cards }.
board-sand = { $count ->
    [one] Du sable : une relance de moins au prochain tour
   *[other] Du sable : { $count } relances de moins au prochain tour
}
board-moment-start = avant votre premier lancer
board-moment-act = à votre tour
board-moment-react = réaction
board-combat-die = Dé de combat
board-test = Test de conduite : { $cause }

# the terminal picture
terminal-now = Manche { $round } : c’est à { $name }
terminal-tornado = tornade
terminal-drone = drone
terminal-driver = Pilote
terminal-at = Case
terminal-miles = Miles
terminal-hand = Dés
terminal-stored = Réservés
terminal-bonuses = Bonus
terminal-cards = Cartes
terminal-tiles = Tuiles
terminal-row = Étalage :

# les conseils : ce qui parle pour un coup (why) ou contre (but)
why-pace = { $amount ->
    [0] L’arrivée se rapproche.
    [one] Environ un tour plus près de l’arrivée.
   *[other] Environ { $amount } tours plus près de l’arrivée.
}
but-pace = { $amount ->
    [0] L’arrivée reste plus loin.
    [one] Environ un tour plus loin de l’arrivée.
   *[other] Environ { $amount } tours plus loin de l’arrivée.
}
why-rivals = Le meilleur rival prend du retard.
but-rivals = Le meilleur rival s’en porte mieux.
why-cards = Plus de cartes en main.
but-cards = Moins de cartes en main.
why-stored = De meilleurs dés réservés pour le prochain tour.
but-stored = Moins de bons dés réservés pour le prochain tour.

# Ce qu’on ne pouvait pas savoir, dit une fois la partie terminée.

hidden-hand = { $player } avait en main : { $cards }.

# la première partie guidée
lesson-aim = Vous faites un tour complet du canyon et revenez à cette ligne. Quand quelqu’un la franchit, la manche se joue encore jusqu’au bout : le plus avancé a gagné.
lesson-drive = Les faces bleues font rouler, d’une case chacune ; deux valeurs égales font rouler de deux cases. Prenez l’action marquée.
lesson-step = On roule case par case : choisissez une case éclairée. Qui quitte le départ en premier fixe le sens de la course pour tous.
lesson-green = Les faces vertes améliorent votre engin : deux donnent un bonus de niveau 2, trois un bonus de niveau 3, et ainsi de suite. Un bonus pris tôt rapporte à chaque tour.
lesson-cheats = C’est ici que sont vos cartes Triche, quand vous en avez. Personne d’autre ne les voit. En jouer une ne coûte pas d’action ; certaines attendent leur moment pendant le tour d’un autre, et la table vous le demandera.
lesson-shortcuts = Le terrain accidenté sert de raccourci. Chaque type demande sa tuile Technologie, que donnent trois faces jaunes. La tuile est dépensée quand vous y entrez.
lesson-rivals = Vous voyez ici qui mène. Améliorez d’abord votre engin, puis roulez de toutes vos forces, et gardez un dé rouge en réserve contre les tours des autres. Bonne chance !

# l’introduction, dans le volet des règles
intro-race = Un tour du Grand Canyon dans un engin à vapeur. Quand quelqu’un franchit la ligne, la manche se joue jusqu’au bout, et le plus avancé après la ligne gagne.
intro-dice = À votre tour, vous lancez vos dés, en relancez certains, et faites deux actions avec ce qu’ils montrent : les faces bleues font rouler, et les paires aussi.
intro-build = Les faces vertes donnent des bonus à votre engin, une suite ajoute un dé à votre main. Ce que vous prenez tôt vous aide pendant tout le tour.
intro-shortcuts = Ravins, lave, cactus et lacs sont des raccourcis pour qui a la bonne tuile Technologie : trois faces jaunes en donnent une.
intro-cheats = Les cartes Triche gênent les autres ou vous remorquent. Qui est touché passe un test de conduite : le dé de combat et les dés rouges décident.
