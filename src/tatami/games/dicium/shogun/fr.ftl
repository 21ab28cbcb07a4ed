# Dicium : Shogun

game-name = Dicium : Shogun
game-blurb = La nuit, des ninjas se glissent dans le palais pour enlever le Shogun et les samouraïs allument les braseros : un duel de dés à deux, ou à deux contre deux. À ne pas confondre avec le grand Shogun, ses provinces et ses armées.

option-alert_cards = Cartes Alerte et braseros (6 aident un ninja débutant)
option-ninja_board = Plateau du ninja (à deux joueurs)
option-ninja_board-blue = bleu
option-ninja_board-green = vert
option-samurai_board = Plateau du samouraï (à deux joueurs)
option-samurai_board-yellow = jaune
option-samurai_board-red = rouge
option-first_ninja = Qui commence (à quatre joueurs)
option-first_ninja-blue = le ninja bleu
option-first_ninja-green = le ninja vert
option-first_ninja-random = un des ninjas, au hasard
option-left_of_blue = Qui joue après le ninja bleu (à quatre joueurs)
option-left_of_blue-yellow = le samouraï jaune
option-left_of_blue-red = le samouraï rouge
option-great_door = Grande porte et portail du jardin
option-great_door-auto = fermés à deux joueurs, ouverts à quatre
option-great_door-closed = fermés
option-great_door-open = ouverts
option-round_limit = Manches avant l’aube, qui fait gagner les samouraïs (0 : sans limite)

## Mots

side-ninja = ninja
side-samurai = samouraï
label-side = camp
label-board = plateau

board-ninja-blue = Ninja bleu
board-ninja-green = Ninja vert
board-samurai-yellow = Samouraï jaune
board-samurai-red = Samouraï rouge

piece-ninja = ninja
piece-carrier = ninja qui tient le Shogun
piece-samurai = samouraï
piece-shogun = Shogun

tile-torii = tuile Torii
tile-garrison = tuile Garnison

garden-1 = Jardin des Pins
garden-2 = Cour de sable
garden-3 = Jardin des Érables
garden-4 = Jardin des Bambous
garden-5 = Jardin des Pruniers
garden-6 = Étang aux carpes
garden-7 = Jardin du torii
garden-8 = Jardin des Iris

about-space-throne = Trône : le Shogun y siège au début.
about-space-tatami = Tatami : la salle du trône.
about-space-hallway = Couloir : il peut recevoir une tuile Garnison.
about-space-garrison = Garnison : les samouraïs y entrent en jeu et s’y replient.
about-space-altar = Autel : chacun de vos pions qui s’y trouve ajoute une face à vos combinaisons vertes.
about-space-torii = Torii : les ninjas y entrent en jeu, s’y replient et y amènent le Shogun.
about-space-garden = Case Jardin : elle peut recevoir une tuile Torii tant que ce jardin n’est pas éclairé.
about-space-brazier = Brasero : le samouraï qui l’allume défausse une carte Alerte.
about-alert = Cartes Alerte : quand la dernière part, les samouraïs ont gagné.
about-shogun = Le Shogun : tant qu’il est libre, les samouraïs l’utilisent comme un de leurs pions. Le ninja qui entre sur sa case le capture.
about-carrier = Ce ninja tient le Shogun. Aucun samouraï ne peut entrer sur cette case ; sur un torii, les ninjas ont gagné.

## Actions

use-move = { $count ->
    [one] déplacer un pion d’une case
   *[other] déplacer un pion, { $count } cases au plus
}
use-move-doors = { $count ->
    [one] déplacer un pion d’une case, portes comprises
   *[other] déplacer un pion, { $count } cases au plus, portes comprises
}
use-move-strong = { $count ->
    [one] déplacer un pion d’une case, plus fort au combat
   *[other] déplacer un pion, { $count } cases au plus, plus fort au combat
}
use-move-light = { $count ->
    [one] déplacer un pion d’une case, et allumer un brasero
   *[other] déplacer un pion, { $count } cases au plus, et allumer un brasero
}
use-opening = Ouverture : un pas à travers une porte
use-infiltration = Infiltration : un pas à travers un mur
use-shuriken = Shuriken : attaquer n’importe quel samouraï
use-redeploy = Redéploiement : un pion sur une garnison
use-brazier = Brasero : l’allumer
use-banzai = { $count ->
    [one] Banzaï : { $count } case à travers les ninjas
   *[other] Banzaï : { $count } cases au plus à travers les ninjas
}
use-recruit-ninja = un nouveau ninja sur un torii
use-recruit-samurai = un nouveau samouraï sur une garnison
use-place-torii = poser une tuile Torii et prendre un bonus
use-move-torii = déplacer une tuile Torii
use-place-garrison = poser une tuile Garnison et prendre un bonus
use-move-garrison = déplacer une tuile Garnison

## Questions

ask-piece = Quel pion se déplace ?
ask-go = Le { $piece } est en { $column }{ $row } : où va-t-il ?
ask-target = Quel samouraï visez-vous ?
ask-defend = L’attaque a une force de { $attack }. Combien de dés rouges engagez-vous ?
ask-enemy = Qui combattez-vous maintenant ?
ask-retreat = Votre { $piece } est vaincu. Où se replie-t-il ?
ask-recruit = Où votre { $piece } entre-t-il en jeu ?
ask-lift = Quelle tuile déplacez-vous ?
ask-torii = Où posez-vous la tuile Torii ?
ask-garrison = Où posez-vous la tuile Garnison ?
ask-transfer = Confier le Shogun à { $player } ?

## Coups

move-blue = Bleu : se déplacer avec { $dice }
move-green = Vert : un bonus de niveau { $level } avec { $dice }
combination-torii = Brelan, tuile Torii
move-torii = { combination-torii } : { $dice }
combination-comrade = Double paire, un nouveau ninja
move-comrade = { combination-comrade } : { $dice }
combination-run = Carré, une longue course
move-run = { combination-run } : { $dice }
combination-sneak = Full, à travers les portes
move-sneak = { combination-sneak } : { $dice }
combination-vanish = Poker, loin et à travers les portes
move-vanish = { combination-vanish } : { $dice }
combination-opening = Jaune, Ouverture
move-opening = { combination-opening } : { $dice }
combination-shuriken = Jaune, Shuriken
move-shuriken = { combination-shuriken } : { $dice }
combination-infiltration = Jaune, Infiltration
move-infiltration = { combination-infiltration } : { $dice }
combination-assault = Brelan, assaut
move-assault = { combination-assault } : { $dice }
combination-garrison = Double paire, tuile Garnison
move-garrison = { combination-garrison } : { $dice }
combination-guard = Carré, un nouveau samouraï
move-guard = { combination-guard } : { $dice }
combination-torch = Full, allumer un brasero
move-torch = { combination-torch } : { $dice }
combination-beacon = Poker, loin et allumer un brasero
move-beacon = { combination-beacon } : { $dice }
combination-redeploy = Jaune, Redéploiement
move-redeploy = { combination-redeploy } : { $dice }
combination-brazier = Jaune, Brasero
move-brazier = { combination-brazier } : { $dice }
combination-banzai = Jaune, Banzaï
move-banzai = { combination-banzai } : { $dice }
move-piece = Le pion en { $column }{ $row }
move-carrier = Le ninja qui tient le Shogun
move-shogun = Le Shogun
move-go = Aller en { $column }{ $row }
move-target = Le samouraï en { $column }{ $row }
move-lift = La tuile en { $column }{ $row }
move-place = En { $column }{ $row }
move-enemy = Le pion adverse : { $player }
move-transfer = Confier le Shogun
move-pass = Ne rien changer

## Événements

event-turn = Manche { $round } : c’est à { $player }.
    .you = Manche { $round } : c’est à vous.
event-board = { $player } joue : { $board }.
    .you = Vous jouez : { $board }.
event-combination = { $player } utilise { $dice } : { $combination }.
    .you = Vous utilisez { $dice } : { $combination }.
event-go = { $player } déplace le { $piece } en { $column }{ $row }.
    .you = Vous déplacez le { $piece } en { $column }{ $row }.
event-redeploy = { $player } redéploie le { $piece } en { $column }{ $row }.
    .you = Vous redéployez le { $piece } en { $column }{ $row }.
event-attack = { $player } attaque { $target } en { $column }{ $row }.
    .you = Vous attaquez { $target } en { $column }{ $row }.
    .yours = { $player } vous attaque en { $column }{ $row }.
event-shuriken = { $player } lance un shuriken sur un samouraï ({ $target }) en { $column }{ $row }.
    .you = Vous lancez un shuriken sur un samouraï ({ $target }) en { $column }{ $row }.
    .yours = { $player } lance un shuriken sur un de vos samouraïs en { $column }{ $row }.
event-missed = { $player } : le shuriken manque sa cible.
    .you = Votre shuriken manque sa cible.
event-banzai = Banzaï ! { $player } chasse un ninja ({ $target }) en { $column }{ $row }.
    .you = Banzaï ! Vous chassez un ninja ({ $target }) en { $column }{ $row }.
    .yours = Banzaï ! { $player } chasse un de vos ninjas en { $column }{ $row }.
event-retreat = { $player } : le { $piece } se replie en { $column }{ $row }.
    .you = Votre { $piece } se replie en { $column }{ $row }.
event-to-stock = { $player } : le { $piece } n’a nulle part où aller et quitte le plateau.
    .you = Votre { $piece } n’a nulle part où aller et quitte le plateau.
event-recruit = { $player } fait entrer un { $piece } en { $column }{ $row }.
    .you = Vous faites entrer un { $piece } en { $column }{ $row }.
event-capture = { $player } capture le Shogun en { $column }{ $row } !
    .you = Vous capturez le Shogun en { $column }{ $row } !
event-transfer = { $player } tient maintenant le Shogun.
    .you = Vous tenez maintenant le Shogun.
event-tile = { $player } pose une { $tile } en { $column }{ $row }.
    .you = Vous posez une { $tile } en { $column }{ $row }.
event-move-tile = { $player } déplace une { $tile } en { $column }{ $row }.
    .you = Vous déplacez une { $tile } en { $column }{ $row }.
event-light = { $player } allume le brasero : { $garden }.
    .you = Vous allumez le brasero : { $garden }.
event-flip = La tuile Torii s’y retourne, face Jardin visible : { $garden }.
event-alert = { $count ->
    [0] Le gong sonne pour la dernière fois.
    [one] Le gong sonne : il reste { $count } carte Alerte.
   *[other] Le gong sonne : il reste { $count } cartes Alerte.
}

## La fin

reason-shogun-taken = Le Shogun est enlevé : les ninjas gagnent.
reason-alarm = Tout le palais est réveillé : les samouraïs gagnent.
reason-samurai-wiped-out = Plus un samouraï pour combattre : les ninjas gagnent.
reason-ninja-wiped-out = Plus un ninja dans le palais : les samouraïs gagnent.
reason-dawn = L’aube se lève : les samouraïs gagnent.
sheet-hand = Dés en main
sheet-bonuses = Bonus
sheet-in-play = Pions en jeu
sheet-rounds = Manches
sheet-alert = Cartes Alerte restantes
sheet-victory = Victoire

## Pourquoi pas

illegal-piece = Ce pion ne peut pas faire cela : il n’est pas à vous, n’est pas en jeu ou n’a nulle part où aller.
illegal-too-far = C’est trop loin, ou des murs, des portes ou des pions barrent le chemin.
illegal-carrier-way = Le ninja qui tient le Shogun ne peut pas entrer sur la case d’un samouraï.
illegal-carrier-safe = Aucun samouraï ne peut entrer sur la case du ninja qui tient le Shogun.
illegal-with-shogun = Un samouraï ne peut pas s’arrêter sur la case du Shogun.
illegal-shogun-way = Le Shogun ne peut pas s’arrêter là : il n’entre pas sur la case d’un ninja et ne s’arrête pas sur celle d’un samouraï.
illegal-garrison = Il faut une garnison accessible : sans ninja ni Shogun.
illegal-shogun-garrison = Le Shogun ne peut aller que dans une garnison sans samouraï.
illegal-torii = Il faut un torii accessible : sans samouraï ni Shogun.
illegal-garden = Il faut une case Jardin, dans un jardin sans lumière ni torii, sur une ligne entre celle d’un ninja et celle de la case Torii.
illegal-hallway = Il faut une case Couloir sans tuile.
illegal-lift = Cette tuile ne peut pas être déplacée maintenant ; choisissez-en une qui puisse aller ailleurs.
illegal-target = Il n’y a pas de samouraï à cet endroit.
illegal-no-way = Aucun de vos pions ne peut aller où que ce soit.
illegal-no-door = Aucun de vos pions n’est à côté d’une porte qu’il pourrait franchir.
illegal-no-wall = Aucun de vos pions n’est à côté d’un mur derrière lequel se trouve une case.
illegal-no-garrison = Il n’y a pas d’autre garnison accessible où aller.
illegal-no-brazier = Aucun de vos pions n’est sur un brasero éteint.
illegal-no-samurai = Aucun samouraï n’est en jeu.
illegal-no-stock = Vous n’avez plus de pion en réserve.
illegal-no-refuge = Il n’y a pas de lieu accessible où un nouveau pion puisse entrer en jeu.
illegal-no-garden = Aucune case Jardin ne peut recevoir une tuile Torii maintenant.
illegal-no-hallway = Aucune tuile Garnison ne peut aller ailleurs.

## Apprendre

learn-keep = Les dés réservés font partie de votre main. Ceux que vous gardez restent tels quels, les autres sont lancés avec le reste.
learn-reroll = La valeur et la couleur comptent toutes deux. Gardez ce qui va ensemble et relancez le reste.
learn-act = Deux actions : chacune consomme des dés. Les deux camps ne font pas la même chose d’une même combinaison.
learn-store = Deux dés inutilisés peuvent attendre votre prochain tour. Réservés, les rouges défendent vos pions.
learn-spend = Chaque dé rouge ajoute 1 au dé de combat, puis il est perdu ; les bonus rouges comptent à chaque combat.
learn-slot = Un bonus vous reste jusqu’à la fin et compte dans chaque combinaison de sa couleur.
learn-improve = Une main plus grande améliore tous les tours suivants ; un bonus compte dans chaque combinaison de sa couleur.
learn-piece = Chaque action déplace un pion. Les cases qu’il peut atteindre s’éclairent, avec ce qui s’y passerait.
learn-go = Entrer sur la case d’un ennemi déclenche un combat ; le ninja qui entre sur la case du Shogun le capture.
learn-step = Banzaï : chaque ninja sur le chemin est chassé sans combat. Jamais deux fois la même case.
learn-target = Un shuriken atteint n’importe quel samouraï. S’il touche, celui-ci doit se replier sur une garnison.
learn-enemy = Les ennemis d’une case se combattent un par un, dans l’ordre de votre choix.
learn-retreat = Un ninja vaincu va sur un torii, un samouraï vaincu sur une garnison, et la partie continue pour lui.
learn-recruit = Les nouveaux pions entrent là où votre camp se replie.
learn-torii = Une tuile Torii est un chemin de retour pour le ninja qui tient le Shogun, jusqu’à ce que les samouraïs éclairent ce jardin.
learn-garrison = Une tuile Garnison est un lieu où revenir, et où se redéployer.
learn-lift = Sans tuile sur votre plateau, vous en déplacez une qui est en jeu.
learn-transfer = Qui tient le Shogun se déplace avec lui. Confiez-le à qui joue bientôt.

lesson-aim = Vous êtes les ninjas. Capturez le Shogun, assis sur ce trône, et portez-le jusqu’à un torii : vous avez gagné. Les samouraïs gagnent s’ils donnent l’alerte à temps.
lesson-move = Les faces bleues déplacent un de vos pions, d’une case chacune ; une paire aussi. Prenez l’action marquée.
lesson-go = Les cases éclairées sont à portée. Là où se tient un ennemi, il y a combat ; si vous entrez sur la case du Shogun, il est à vous sans combattre.
lesson-doors = Les murs arrêtent tout le monde, les portes seulement les ninjas. Cherchez les passages, ou réunissez des faces jaunes : elles ouvrent une porte, lancent un shuriken ou vous laissent vous faufiler.
lesson-green = Les faces vertes donnent un bonus de ce niveau pour votre plateau. Un bonus pris tôt rapporte à chaque tour.
lesson-alarm = Voici l’horloge des samouraïs. Une carte part chaque fois qu’ils allument un brasero ou battent un ninja en l’attaquant ; quand il n’y en a plus, ils ont gagné. Faites vite, et évitez-les.
lesson-fight = Un combat : chacun lance le dé de combat et ajoute 1 par dé rouge engagé et par bonus rouge. À égalité, l’attaquant gagne. Qui perd se replie sur un torii ou une garnison et continue.
lesson-home = Une fois le Shogun pris, c’est une course : qui le porte ne peut entrer sur la case d’un samouraï et doit atteindre un torii. Préparez le chemin du retour avant de frapper. La nuit est à vous !

# l’introduction, dans le volet des règles
intro-night = La nuit, des ninjas franchissent les murs du palais pour enlever le Shogun. Les samouraïs le gardent et donnent l’alerte.
intro-sides = Les deux camps jouent différemment : les ninjas sont peu nombreux et rapides, mais les portes les arrêtent ; les samouraïs allument des braseros et sortent de leurs garnisons.
intro-dice = Lancez, relancez, faites deux actions : les faces bleues déplacent un pion, les jaunes sont les arts de chaque camp, les rouges combattent.
intro-capture = Les ninjas gagnent quand l’un d’eux porte le Shogun jusqu’à un torii. Les samouraïs gagnent quand la dernière carte Alerte est partie. On gagne aussi en anéantissant l’autre camp.
legend-ninja = Un ninja : murs et portes lui sont fermés.
legend-samurai = Un samouraï : seuls les murs lui sont fermés.
legend-shogun = Le Shogun : le ninja qui entre sur sa case le capture.

## Le terminal

terminal-now = Manche { $round } : c’est à { $name }
terminal-alert = Cartes Alerte : { $left } sur { $of }
terminal-free = Le Shogun est libre, à { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
} du torii le plus proche.
terminal-free-no-way = Le Shogun est libre ; aucun chemin ouvert ne mène de lui à un torii.
terminal-held = Le Shogun est capturé, à { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
} du torii le plus proche !
terminal-held-no-way = Le Shogun est capturé, mais aucun chemin ne mène à un torii pour l’instant.
terminal-sign-throne = trône
terminal-sign-tatami = tatami
terminal-sign-hallway = couloir
terminal-sign-garrison = garnison
terminal-sign-altar = autel
terminal-sign-torii = torii
terminal-sign-garden = jardin
terminal-sign-brazier = brasero éteint
terminal-sign-lit = brasero allumé
terminal-sign-torii-tile = tuile Torii
terminal-sign-turned = tuile Torii retournée
terminal-sign-garrison-tile = tuile Garnison
terminal-player = joueur
terminal-hand = main
terminal-stored = réservés
terminal-bonuses = bonus
terminal-in-play = en jeu
terminal-stock = réserve
terminal-tiles = tuiles

# the drawn board
board-castle = Le palais, la nuit
board-clocks = L’alerte et le chemin du retour
board-alarm = { $left ->
    [one] Encore { $left } carte Alerte
   *[other] Encore { $left } cartes Alerte
} sur { $of }
board-free = { $count ->
    [one] Le Shogun est libre, à { $count } pas d’un torii
   *[other] Le Shogun est libre, à { $count } pas d’un torii
}
board-free-no-way = Le Shogun est libre, sans chemin ouvert vers un torii
board-way-home = { $count ->
    [0] Le Shogun est enlevé
    [one] Capturé : { $count } pas jusqu’à un torii
   *[other] Capturé : { $count } pas jusqu’à un torii
}
board-no-way-home = Capturé, sans chemin ouvert vers un torii
board-lit = brasero allumé
board-turned = tuile Torii retournée
board-attack = Attaque en { $column }{ $row }
board-shuriken = Shuriken en { $column }{ $row }
board-won = { $player } gagne le combat.
    .you = Vous gagnez le combat.
board-lost = { $player } perd le combat.
    .you = Vous perdez le combat.
board-hit = { $player } : le shuriken touche sa cible.
    .you = Votre shuriken touche sa cible.
board-deed-fight = On s’y bat.
board-deed-defeat = Les ninjas qui s’y trouvent sont chassés.
board-deed-capture = Le Shogun est capturé.
board-deed-light = Le brasero s’allume.
board-deed-home = Les ninjas gagnent.
board-round = { $limit ->
    [0] Manche { $number }
   *[other] Manche { $number } sur { $limit }
}
board-stock = { $count } en réserve
board-tiles-ninja = { $count ->
    [one] { $count } tuile Torii
   *[other] { $count } tuiles Torii
}
board-tiles-samurai = { $count ->
    [one] { $count } tuile Garnison
   *[other] { $count } tuiles Garnison
}
board-space = { $name }{ $inside ->
    [0] {""}
   *[other] {", "}{ $garden }
}. { $about }{ $count ->
    [0] {""}
   *[other] {" "}Ici : { $here }.
}
board-curve-pieces = Pions en jeu
board-curve-alert = Cartes Alerte restantes

# les conseils : ce qui parle pour un coup (why) ou contre (but)
why-time-ninja = Les ninjas ont plus de temps avant l’alerte.
but-time-ninja = { why-time-ninja }
why-time-samurai = Les ninjas ont moins de temps avant l’alerte.
but-time-samurai = { why-time-samurai }
why-growth-ninja = Les ninjas sont mieux équipés en dés et en bonus.
but-growth-ninja = { why-growth-ninja }
why-growth-samurai = Les samouraïs sont mieux équipés en dés et en bonus.
but-growth-samurai = { why-growth-samurai }
why-stored-ninja = Les dés réservés servent mieux les ninjas.
but-stored-ninja = { why-stored-ninja }
why-stored-samurai = Les dés réservés servent mieux les samouraïs.
but-stored-samurai = { why-stored-samurai }
why-pieces-ninja = Les pions en jeu avantagent les ninjas.
but-pieces-ninja = { why-pieces-ninja }
why-pieces-samurai = Les pions en jeu avantagent les samouraïs.
but-pieces-samurai = { why-pieces-samurai }
why-tiles-ninja = Les tuiles avantagent les ninjas.
but-tiles-ninja = { why-tiles-ninja }
why-tiles-samurai = Les tuiles avantagent les samouraïs.
but-tiles-samurai = { why-tiles-samurai }
why-danger-ninja = Les ninjas courent moins de danger.
but-danger-ninja = { why-danger-ninja }
why-danger-samurai = Les ninjas courent plus de danger.
but-danger-samurai = { why-danger-samurai }
why-light-ninja = Les samouraïs allumeront moins vite un brasero.
but-light-ninja = { why-light-ninja }
why-light-samurai = Les samouraïs allumeront plus vite un brasero.
but-light-samurai = { why-light-samurai }
why-altars-ninja = Les autels avantagent les ninjas.
but-altars-ninja = { why-altars-ninja }
why-altars-samurai = Les autels avantagent les samouraïs.
but-altars-samurai = { why-altars-samurai }
why-capture-ninja = Le Shogun est plus facile à capturer.
but-capture-ninja = { why-capture-ninja }
why-capture-samurai = Le Shogun est plus difficile à capturer.
but-capture-samurai = { why-capture-samurai }
why-approach-ninja = Le chemin vers le Shogun est plus court ou moins gardé.
but-approach-ninja = { why-approach-ninja }
why-approach-samurai = Le chemin vers le Shogun est plus long ou mieux gardé.
but-approach-samurai = { why-approach-samurai }
why-route-ninja = Le chemin du Shogun vers un torii est plus court.
but-route-ninja = { why-route-ninja }
why-route-samurai = Le chemin du Shogun vers un torii est plus long.
but-route-samurai = { why-route-samurai }
why-home-ninja = Le retour du ninja qui tient le Shogun est plus facile.
but-home-ninja = { why-home-ninja }
why-home-samurai = Le retour du ninja qui tient le Shogun est plus difficile.
but-home-samurai = { why-home-samurai }
why-hunters-ninja = Le ninja qui tient le Shogun est traqué de moins près.
but-hunters-ninja = { why-hunters-ninja }
why-hunters-samurai = Le ninja qui tient le Shogun est traqué de plus près.
but-hunters-samurai = { why-hunters-samurai }
why-captive-ninja = Le Shogun a plus de chances de tomber aux mains des ninjas.
but-captive-ninja = { why-captive-ninja }
why-captive-samurai = Le Shogun a moins de chances de tomber aux mains des ninjas.
but-captive-samurai = { why-captive-samurai }
