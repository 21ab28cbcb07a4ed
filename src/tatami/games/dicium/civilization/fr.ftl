# Dicium: Civilization

game-name = Dicium : Civilisation
game-blurb = Menez votre peuple à travers un archipel antique : fondez des cités, dressez une Merveille, terrassez des monstres et écoutez les philosophes.

option-first_player = Premier joueur
option-first_player-random = tiré au sort
option-first_player-0 = place 1
option-first_player-1 = place 2
option-first_player-2 = place 3
option-first_player-3 = place 4
option-boards = Plateaux individuels
option-boards-choose = choisis, le dernier joueur d’abord
option-boards-random = distribués au hasard
option-monsters = Monstres
option-monsters-fixed = chacun dans son repaire
option-monsters-random = tirés au sort
option-vp_deck = Points de la réserve commune (0 : comme dans le livret)
option-solo_turns = Tours de la partie en solo
option-round_limit = Durée maximale en manches, à deux joueurs ou plus (0 : sans limite)

## Words

label-board = peuple
label-capital = Capitale
label-order = place dans l’ordre du tour
label-rank = rang

order-1 = premier
order-2 = deuxième
order-3 = troisième
order-4 = quatrième
capital-C1 = nord
capital-C2 = est
capital-C3 = sud
capital-C4 = ouest

rank-soldier = demi-solde
rank-champion = champion
rank-chosen = élu
rank-demigod = demi-dieu
rank-god = dieu du Dicium

board-sparta = Sparte
board-athens = Athènes
board-corinth = Corinthe
board-thebes = Thèbes

region-r1 = Épire
region-r2 = Macédoine
region-r3 = Thrace
region-r4 = Ithaque
region-r5 = Crète
region-r6 = Ionie
region-r7 = Sicile
region-r8 = Cyrène
region-r9 = Lycie

terrain-land = terre
terrain-water = mer
space-quarry = carrière

tile-capital = Capitale
tile-hero = Héros
tile-city = Cité
tile-temple = Temple
tile-wonder = Merveille

hero-colour = Héros des couleurs
hero-reroll = Héros de relance
hero-redeploy = Héros de redéploiement
about-hero-colour = { $faces ->
    [one] Une face de plus, comme un bonus, jusqu’à la fin de la partie (couleur : { $colour }).
   *[other] { $faces } faces de plus, comme des bonus, jusqu’à la fin de la partie (couleur : { $colour }).
}
about-hero-reroll = Une relance de plus à chacun de vos tours.
about-hero-redeploy = Une fois par tour, avant votre première action : votre pion rejoint votre Capitale ou un de vos Héros.

monster-minotaur = Minotaure
monster-cerberus = Cerbère
monster-chimera = Chimère
monster-hydra = Hydre
monster-scylla = Scylla
monster-cyclops = Cyclope
monster-medusa = Méduse
monster-charybdis = Charybde

use-pair = un pas vers une case voisine
use-straight = un dé de plus, ou un bonus au choix
use-three = prendre un Philosophe
use-double = placer un Héros
use-four = colère de Zeus
use-full = Cité et bonus au choix
use-wonder = bâtir la Merveille
use-leap = aller n’importe où
use-sail = { $count ->
    [one] un pas en mer
   *[other] jusqu’à { $count } pas en mer
}
use-march = { $count ->
    [one] un pas sur terre
   *[other] jusqu’à { $count } pas sur terre
}
use-city = Cité avec un bonus de niveau { $level }
use-city-any = Cité avec un bonus de n’importe quel niveau
use-temple = bâtir un Temple

## Philosophers

card-socrates = Socrate
card-plato = Platon
card-aristotle = Aristote
card-pythagoras = Pythagore
card-thales = Thalès
card-heraclitus = Héraclite
card-parmenides = Parménide
card-zeno = Zénon de Kition
card-democritus = Démocrite
card-empedocles = Empédocle
card-protagoras = Protagoras
card-epicurus = Épicure
card-diogenes = Diogène
card-archimedes = Archimède
card-anaximander = Anaximandre
card-hypatia = Hypatie

about-card-socrates = Vous avez une action de plus à ce tour.
about-card-plato = { $dice ->
    [0] Prenez un des Philosophes visibles.
    [one] Défaussez un dé : prenez un des Philosophes visibles.
   *[other] Défaussez { $dice } dés quelconques : prenez un des Philosophes visibles.
}
about-card-aristotle = { $dice ->
    [0] Placez un Héros, comme avec une double paire.
    [one] Défaussez un dé : placez un Héros, comme avec une double paire.
   *[other] Défaussez { $dice } dés quelconques : placez un Héros, comme avec une double paire.
}
about-card-pythagoras = Dans votre prochaine combinaison de valeurs, un dé compte pour n’importe quelle valeur, quoi qu’il montre.
about-card-thales = Dans votre prochain déplacement bleu, chaque case où vous entrez peut être terre ou mer.
about-card-heraclitus = Une relance de plus à ce tour, même s’il n’en reste aucune.
about-card-parmenides = Quand un pion adverse va entrer sur votre case : il reste où il est, son déplacement prend fin, et il n’y a pas de combat.
about-card-zeno = Juste après le lancer de votre dé de combat, dans un combat ou contre la colère de Zeus : il compte comme un 6.
about-card-democritus = Dans votre prochaine combinaison bleue, jaune ou verte, chaque dé compte pour une face ou deux.
about-card-empedocles = { $dice ->
    [0] Gagnez un bonus libre de n’importe quel niveau.
    [one] Défaussez un dé : gagnez un bonus libre de n’importe quel niveau.
   *[other] Défaussez { $dice } dés de couleurs différentes : gagnez un bonus libre de n’importe quel niveau.
}
about-card-protagoras = Votre prochaine Cité bâtie avec des faces vertes apporte un bonus libre de n’importe quel niveau.
about-card-epicurus = Vous échappez à la colère de Zeus sans lancer de dé. Ou après un combat perdu : choisissez une case libre de cette région au lieu de vous replier.
about-card-diogenes = Un dé réservé d’un adversaire rejoint vos dés inutilisés tel quel.
about-card-archimedes = Combattez un monstre ou un pion adverse de votre région sans vous y rendre.
about-card-anaximander = { $dice ->
    [0] Allez sur n’importe quelle case de votre région ou d’une région voisine.
    [one] Défaussez un dé quelconque : allez sur n’importe quelle case de votre région ou d’une région voisine.
   *[other] Défaussez { $dice } dés quelconques : allez sur n’importe quelle case de votre région ou d’une région voisine.
}
about-card-hypatia = Votre prochain carré agit comme un poker.

card-scores = { $count ->
    [one] Rapporte { $count } point.
   *[other] Rapporte { $count } points.
}

flavour-socrates = Encore une question.
flavour-plato = Regarde au-delà des ombres.
flavour-aristotle = Il fut le maître d’Alexandre.
flavour-pythagoras = Tout est nombre.
flavour-thales = Tout est eau.
flavour-heraclitus = Tout s’écoule.
flavour-parmenides = Rien ne bouge.
flavour-zeno = Endure.
flavour-democritus = Divise encore.
flavour-empedocles = Terre, air, feu, eau.
flavour-protagoras = L’homme est la mesure.
flavour-epicurus = Ne crains pas les dieux.
flavour-diogenes = En as-tu besoin ?
flavour-archimedes = Les miroirs au soleil !
flavour-anaximander = Il traça la première carte.
flavour-hypatia = La lampe d’Alexandrie.

window-roll = quand vous pouvez relancer
window-act = entre deux actions
window-next = avec votre prochaine action
window-entry = quand on entre sur votre case
window-fight = après votre dé de combat
window-harm = colère ou combat perdu

## Objectives

common-c01 = Ligue
common-c02 = Thalassocratie
common-c03 = Enfants de la terre
common-c04 = Âge des héros
common-c05 = Les Travaux
common-c06 = Le Lycée
common-c07 = Sanctuaire
common-c08 = Amphictyonie
common-c09 = Arts et métiers
common-c10 = Colonies

about-common-c01 = { $need ->
    [one] Une Cité sur le plateau
   *[other] { $need } Cités sur le plateau
}
about-common-c02 = { $need ->
    [one] Une tuile en mer
   *[other] { $need } tuiles en mer
}
about-common-c03 = { $need ->
    [one] Une tuile sur terre, Capitale comprise
   *[other] { $need } tuiles sur terre, Capitale comprise
}
about-common-c04 = { $need ->
    [one] Un Héros sur le plateau
   *[other] { $need } Héros sur le plateau
}
about-common-c05 = { $need ->
    [one] Un monstre tué
   *[other] { $need } monstres tués
}
about-common-c06 = { $need ->
    [one] Un Philosophe en main
   *[other] { $need } Philosophes en main à la fois
}
about-common-c07 = { $need ->
    [one] Un Temple sur le plateau
   *[other] { $need } Temples sur le plateau
}
about-common-c08 = { $need ->
    [one] Des tuiles dans une région, Capitale comprise
   *[other] Des tuiles dans { $need } régions, Capitale comprise
}
about-common-c09 = { $need ->
    [one] Des bonus d’une couleur
   *[other] Des bonus de { $need } couleurs différentes
}
about-common-c10 = { $need ->
    [one] Une tuile dans une région de départ adverse
   *[other] { $need } tuiles dans des régions de départ adverses
}

secret-s01 = Roi-philosophe
secret-s02 = Héritier d’Héraclès
secret-s03 = Huitième merveille
secret-s04 = Voix de Delphes
secret-s05 = Argonautes
secret-s06 = Faveur de Poséidon
secret-s07 = Faveur de Déméter
secret-s08 = Vents
secret-s09 = Cœur de la mer
secret-s10 = Conquérant

about-secret-s01 = { $need ->
    [one] Un Philosophe non joué à la fin
   *[other] { $need } Philosophes non joués à la fin
}
about-secret-s02 = { $need ->
    [one] Un monstre tué
   *[other] { $need } monstres tués
}
about-secret-s03 = { $need ->
    [one] Votre Merveille bâtie
   *[other] { $need } Merveilles bâties
}
about-secret-s04 = { $need ->
    [one] Un Temple bâti
   *[other] { $need } Temples bâtis
}
about-secret-s05 = { $need ->
    [one] Un Héros placé
   *[other] { $need } Héros placés
}
about-secret-s06 = { $need ->
    [one] Une tuile en mer
   *[other] { $need } tuiles en mer
}
about-secret-s07 = { $need ->
    [one] Une tuile sur terre, Capitale comprise
   *[other] { $need } tuiles sur terre, Capitale comprise
}
about-secret-s08 = { $need ->
    [one] Une tuile dans une des régions de coin
   *[other] Une tuile dans { $need } des quatre régions de coin
}
about-secret-s09 = { $need ->
    [one] Une tuile en Crète
   *[other] { $need } tuiles en Crète
}
about-secret-s10 = { $need ->
    [one] Une attaque gagnée contre un joueur
   *[other] { $need } attaques gagnées contre des joueurs
}

## Questions

ask-board = Quel peuple menez-vous ?
ask-secret = Quel Objectif secret gardez-vous ?
ask-reroll = { $count ->
    [0] Il ne reste aucune relance. Jouez-vous une carte, ou continuez-vous ?
    [one] Relancer des dés ? C’est votre dernière relance.
   *[other] Relancer des dés ? Il vous reste { $count } relances.
}
ask-slot = Quel bonus prenez-vous ?
ask-take = Quel Philosophe prenez-vous ?
ask-hero = Quel Héros placez-vous ?
ask-place = Où va cette tuile ({ $tile }) ?
ask-leap = Où allez-vous ?
ask-map = Où allez-vous ?
ask-target = Qui la colère de Zeus frappe-t-elle ?
ask-aim = Qui combattez-vous avec les miroirs d’Archimède ?
ask-steal = Quel dé réservé prenez-vous ?
ask-pay = Quels dés défaussez-vous pour { $card } ?
ask-attack = Vous attaquez. Combien de dés rouges engagez-vous ?
ask-defence = On vous attaque avec une force de { $attack }. Combien de dés rouges engagez-vous ?
ask-slay = Vous combattez un monstre ({ $monster }, force { $strength }). Combien de dés rouges engagez-vous ?
ask-wrath = La colère de Zeus : il faut un total de { $strength } pour y échapper. Combien de dés rouges engagez-vous ?
ask-retreat = Où vous repliez-vous ?
ask-haven = Où placez-vous votre pion ?
ask-claim = Vous avez rempli un Objectif commun : gardez-vous la carte, ou en faites-vous un dé ?
ask-parmenides = { $player } va entrer sur votre case. Jouez-vous une carte ?
ask-zeno = Votre dé de combat montre { $die }. Jouez-vous une carte ?
ask-epicurus-wrath = La colère de Zeus vous vise. Jouez-vous une carte ?
ask-epicurus-fight = Vous avez perdu le combat. Jouez-vous une carte ?

## Moves

move-board = Mener { $board }
move-secret = Garder : { $objective }
move-blue = Naviguer avec { $dice }
move-yellow = Marcher avec { $dice }
combination-city = Cité avec un bonus de niveau { $level }
move-city = { combination-city } : { $dice }
combination-temple = Temple
move-temple = { combination-temple } : { $dice }
combination-wonder = Merveille
move-wonder = { combination-wonder } : { $dice }
combination-leap = Aller n’importe où
move-leap = { combination-leap } : { $dice }
combination-wonder4 = Merveille avec Hypatie
move-wonder4 = { combination-wonder4 } : { $dice }
combination-leap4 = Aller n’importe où avec Hypatie
move-leap4 = { combination-leap4 } : { $dice }
move-card = Jouer { $card }
move-redeploy = Se redéployer en { $column }{ $row }
move-hero = { $hero }
move-place = La poser en { $column }{ $row }
move-go = Aller en { $column }{ $row }
move-aim = Combattre en { $column }{ $row }
move-target = { $player }
move-steal = Prendre { $die } à { $player }
move-pay = Défausser { $dice }
move-take = Prendre { $card }
move-take-deck = Prendre la première carte de la pioche
move-retreat = Se replier en { $column }{ $row }
move-claim = Garder : { $objective }
move-trade = Changer en dé : { $objective }
move-pass = Non, merci

## Events

event-first = { $player } commence.
    .you = Vous commencez.
event-turn = Manche { $round } : c’est à { $player }.
    .you = Manche { $round } : c’est à vous.
event-board = { $player } mène { $board }.
    .you = Vous menez { $board }.
event-monster = Un monstre guette en { $column }{ $row } : { $monster }.
event-row = { $card } est visible.
event-common = Objectif commun : { $objective }.
event-dealt = { $player } reçoit deux Objectifs secrets.
    .you = Vous recevez deux Objectifs secrets.
event-dealt-secret = { $player } reçoit deux Objectifs secrets : { $objectives }.
    .you = Vous recevez deux Objectifs secrets : { $objectives }.
event-secret = { $player } garde un Objectif secret.
    .you = Vous gardez un Objectif secret.
event-secret-secret = { $player } garde un Objectif secret : { $objective }.
    .you = Vous gardez un Objectif secret : { $objective }.
event-combination = { $player } utilise { $dice } : { $combination }.
    .you = Vous utilisez { $dice } : { $combination }.
event-step = { $player } va en { $column }{ $row }.
    .you = Vous allez en { $column }{ $row }.
event-redeploy = { $player } se redéploie en { $column }{ $row }.
    .you = Vous vous redéployez en { $column }{ $row }.
event-place = { $player } pose une tuile en { $column }{ $row } : { $tile }.
    .you = Vous posez une tuile en { $column }{ $row } : { $tile }.
event-points = { $player } marque { $count ->
    [one] un point
   *[other] { $count } points
}.
    .you = Vous marquez { $count ->
        [one] un point
       *[other] { $count } points
    }.
event-pool = La réserve commune est vide : on achève la manche.
event-take = { $player } prend { $card }.
    .you = Vous prenez { $card }.
event-draw = { $player } pioche un Philosophe.
    .you = Vous piochez un Philosophe.
event-draw-secret = { $player } pioche un Philosophe : { $card }.
    .you = Vous piochez un Philosophe : { $card }.
event-card = { $player } joue { $card }.
    .you = Vous jouez { $card }.
event-pay = { $player } défausse { $dice }.
    .you = Vous défaussez { $dice }.
event-steal = { $player } prend { $die } à { $target }.
    .you = Vous prenez { $die } à { $target }.
    .yours = { $player } vous prend { $die }.
event-halted = { $player } ne peut pas entrer : le déplacement est fini.
    .you = Vous ne pouvez pas entrer : le déplacement est fini.
event-zeno = { $player } obtient { $die } au dé de combat, qui compte comme un 6.
    .you = Vous obtenez { $die } au dé de combat, qui compte comme un 6.
event-fight = { $player } attaque { $target }.
    .you = Vous attaquez { $target }.
    .yours = { $player } vous attaque.
event-hunt = { $player } attaque un monstre : { $monster }, force { $strength }.
    .you = Vous attaquez un monstre : { $monster }, force { $strength }.
event-wrath = { $player } appelle la colère de Zeus sur { $target }.
    .you = Vous appelez la colère de Zeus sur { $target }.
    .yours = { $player } appelle la colère de Zeus sur vous.
event-won = { $player } gagne le combat.
    .you = Vous gagnez le combat.
event-lost = { $player } perd le combat.
    .you = Vous perdez le combat.
event-slain = { $player } tue le monstre : { $monster }.
    .you = Vous tuez le monstre : { $monster }.
event-struck = { $player } subit la colère de Zeus.
    .you = Vous subissez la colère de Zeus.
event-avoided = { $player } échappe à la colère de Zeus.
    .you = Vous échappez à la colère de Zeus.
event-retreat = { $player } se replie en { $column }{ $row }.
    .you = Vous vous repliez en { $column }{ $row }.
event-haven = { $player } trouve refuge en { $column }{ $row }.
    .you = Vous trouvez refuge en { $column }{ $row }.
event-claim = { $player } remplit un objectif et garde la carte : { $objective }.
    .you = Vous remplissez un objectif et gardez la carte : { $objective }.
event-trade = { $player } remplit un objectif et en fait un dé : { $objective }.
    .you = Vous remplissez un objectif et en faites un dé : { $objective }.

## The end

reason-pool = La réserve commune de points est vide.
reason-limit = La dernière manche permise est jouée.
reason-turns = Le dernier tour est joué.
sheet-cities = Cités
sheet-temples = Temples
sheet-wonders = Merveille
sheet-monsters = Monstres
sheet-attacks = Attaques gagnées
sheet-wraths = Colère de Zeus
sheet-lessons = Philosophes joués
sheet-regions = Régions
sheet-philosophers = Philosophes non joués
sheet-common = Objectifs communs
sheet-secret = Objectif secret
sheet-total = Points

## Why not

illegal-attached = La carte liée à votre prochaine action en demande une autre.
illegal-no-card = Vous n’avez pas cette carte.
illegal-card-moment = Cette carte ne se joue pas maintenant ; son texte dit quand.
illegal-no-action = Il ne vous reste aucune action pour cette carte.
illegal-no-fit = Aucune action possible maintenant ne convient à cette carte.
illegal-no-offer = Aucun Philosophe n’est visible.
illegal-dice = Vous avez trop peu de dés pour cette carte.
illegal-colours = Il vous faut des dés de couleurs différentes pour cette carte.
illegal-no-slot = Tous vos bonus sont pris.
illegal-no-stored = Aucun adversaire n’a de dé réservé.
illegal-no-enemy = Il n’y a personne à combattre dans votre région.
illegal-no-way = Il n’y a aucune case où aller ainsi.
illegal-city-space = Aucune Cité ne peut être bâtie sur la case de votre pion.
illegal-city-region = Vous avez déjà une Cité dans cette région, ou n’en avez plus.
illegal-city-free = Il n’y a pas de case libre pour une Cité dans votre région.
illegal-temple = Vous avez déjà un Temple dans cette région, ou n’en avez plus, ou il n’y a pas de case libre.
illegal-wonder = Votre Merveille est déjà bâtie, ou il n’y a pas de case libre pour elle.
illegal-hero = Vous avez déjà un Héros ou votre Capitale dans cette région, ou n’avez plus de Héros, ou il n’y a pas de case libre.
illegal-improve = Votre main a déjà cinq dés, et tous vos bonus sont pris.
illegal-no-philosopher = Il ne reste aucun Philosophe.
illegal-solo = Il n’y a pas d’adversaire à frapper.
illegal-hypatia = Seule Hypatie permet cela avec un carré.
illegal-water = On n’entre qu’en mer avec des faces bleues.
illegal-land = On n’entre que sur terre avec des faces jaunes.
illegal-capital = On n’entre pas dans la Capitale d’un adversaire.
illegal-redeploy = On ne se redéploie qu’avant sa première action, une fois par tour, sur sa Capitale ou un de ses Héros sans autre pion.
illegal-space = Ce n’est pas possible sur cette case ; choisissez une case éclairée.
illegal-retreat = On ne se replie que sur sa Capitale, ou sur un de ses Héros sans autre pion.
illegal-objective = Vous n’avez pas rempli cet objectif, ou il est déjà pris.

## Learning

learn-board = Les peuples diffèrent par le nombre de faces vertes que coûte chaque bonus, et par leur premier Héros.
learn-secret = Personne d’autre ne le voit. Il est vérifié une fois, à la fin : prenez celui qui va avec votre façon de jouer.
learn-keep = Les dés réservés font partie de votre main. Ceux que vous gardez restent tels quels, les autres sont lancés avec le reste.
learn-reroll = La valeur et la couleur comptent toutes deux. Gardez ce qui va ensemble et relancez le reste.
learn-act = Deux actions : chacune utilise des dés. Le bleu navigue, le jaune marche, le vert bâtit sous votre pion, les valeurs égales font le reste.
learn-step = On se déplace case par case ; vous pouvez vous arrêter avant. Entrer sur une case avec un monstre ou un adversaire déclenche un combat.
learn-store = Deux dés inutilisés peuvent attendre votre prochain tour. Les rouges vous défendent entre-temps.
learn-improve = Une main plus grande améliore tous les tours suivants ; un bonus compte dans chaque combinaison de sa couleur.
learn-slot = Un bonus vous reste jusqu’à la fin et compte dans chaque combinaison de sa couleur.
learn-take = Les cartes visibles sont connues de tous ; la première de la pioche, de vous seul. Les cartes non jouées rapportent à la fin.
learn-hero = Chaque Héros donne son bonus aussitôt et pour de bon, et votre pion peut s’y replier.
learn-place = Chaque région où vous avez une tuile rapporte à la fin.
learn-leap = N’importe quelle case sauf la Capitale d’un adversaire. Un monstre ou un pion y déclenche un combat.
learn-map = N’importe quelle autre case de votre région ou d’une région qui la touche par un côté, sauf la Capitale d’un adversaire. Un monstre ou un pion y déclenche un combat.
learn-target = Un total de 6 ou plus échappe à la colère. Qui est frappé se replie.
learn-aim = Vous combattez de loin et ne bougez que si vous perdez.
learn-steal = Le dé garde sa face et il est à vous pour ce tour.
learn-pay = Les dés défaussés sont perdus pour ce tour.
learn-attack = Chaque dé rouge engagé ajoute 1 au dé de combat, chaque bonus rouge aussi. À force égale, l’attaquant gagne.
learn-defence = Chaque dé rouge engagé ajoute 1 au dé de combat, chaque bonus rouge aussi. Il faut dépasser l’attaque.
learn-slay = Atteignez la force du monstre pour le tuer ; sinon vous vous repliez.
learn-wrath = Chaque dé rouge engagé ajoute 1 au dé de combat, chaque bonus rouge aussi.
learn-retreat = Votre Capitale est toujours ouverte ; vos Héros sans autre pion aussi.
learn-haven = Épicure vous laisse rester dans la région.
learn-claim = La carte rapporte à la fin. Un dé améliore tous vos tours : plus il vient tôt, mieux c’est.
learn-parmenides = On demande à quiconque pourrait avoir une telle carte ; votre réponse reste secrète si vous ne la jouez pas.
learn-zeno = On demande à quiconque pourrait avoir une telle carte ; votre réponse reste secrète si vous ne la jouez pas.
learn-epicurus-wrath = On demande à quiconque pourrait avoir une telle carte ; votre réponse reste secrète si vous ne la jouez pas.
learn-epicurus-fight = On demande à quiconque pourrait avoir une telle carte ; votre réponse reste secrète si vous ne la jouez pas.

lesson-aim = Vous menez un peuple dans l’archipel. Constructions, monstres tués et attaques gagnées rapportent des points de cette réserve commune ; quand elle est vide, on achève la manche, et qui a le plus de points gagne.
lesson-people = Quel peuple menez-vous ? Ils diffèrent par leurs bonus et par leur premier Héros. Tous conviennent pour une première partie.
lesson-secret = Un objectif secret, que personne d’autre ne voit. Il compte une fois, à la fin : gardez celui que vous préférez viser.
lesson-move = Les faces bleues font naviguer, les jaunes font marcher sur terre, d’une case chacune ; une paire mène à n’importe quelle case voisine. Prenez l’action marquée : chaque nouvelle région offre de nouveaux terrains à bâtir.
lesson-step = Choisissez une case éclairée. Vous pouvez vous arrêter plus tôt. Entrer chez un monstre ou un adversaire, c’est combattre.
lesson-build = Les faces vertes construisent sous votre pion : une Cité rapporte des points tout de suite et un bonus pour toujours. Chaque région où vous avez quelque chose compte à la fin.
lesson-philosophers = Ces Philosophes peuvent être à vous : un brelan en prend un. En jouer un ne coûte pas d’action ; celui que vous gardez vaut des points à la fin.
lesson-monsters = Des monstres guettent ici. En tuer un rapporte. Votre force est le dé de combat, plus 1 par dé rouge engagé et par bonus rouge ; qui perd ne fait que se replier.
lesson-objectives = Ces objectifs sont pour tous, et le premier qui en remplit un le prend. Bâtissez tôt, étendez-vous sur les régions, et surveillez la réserve commune.

# l’introduction, dans le volet des règles
intro-peoples = Des peuples antiques se partagent un archipel. Quand la réserve commune de points est vide, on achève la manche ; qui a le plus de points gagne.
intro-dice = Lancez, relancez, faites deux actions : les faces bleues naviguent, les jaunes marchent, les vertes construisent sous votre pion.
intro-build = Cités, Temples et votre Merveille rapportent aussitôt ; les Héros vous renforcent pour de bon. Chaque région où vous avez une tuile compte à la fin.
intro-fights = Tuez des monstres et chassez vos rivaux pour des points. Le dé de combat et les dés rouges décident, et qui perd ne fait que se replier.
intro-aims = Les Objectifs communs vont à qui les remplit d’abord, votre Objectif secret compte à la fin, et les Philosophes font des entorses aux règles.
legend-city = Une Cité : des points, et un bonus sur votre plateau.
legend-temple = Un Temple : des points.
legend-wonder = Votre Merveille : beaucoup de points, une fois.
legend-hero = Un Héros : un bonus pour de bon, et un lieu de repli.

## The terminal

terminal-now = Manche { $round } · c’est à { $name } · { $pool ->
    [one] un point
   *[other] { $pool } points
} dans la réserve commune
terminal-solo = { $turns ->
    [one] Dernier tour
   *[other] Encore { $turns } tours
}
terminal-player = Joueur
terminal-at = en
terminal-points = points
terminal-hand = main
terminal-stored = réserve
terminal-bonuses = bonus
terminal-cards = cartes
terminal-tiles = tuiles
terminal-row = Philosophes :
terminal-deck = { $count } dans la pioche
terminal-attached = Liés à la prochaine action :
terminal-known = Connus dans les mains :
terminal-removed = Hors du jeu :
terminal-attacks = { $count ->
    [one] { $count } attaque gagnée
   *[other] { $count } attaques gagnées
}
terminal-common = Objectifs communs
terminal-progress = { $done } sur { $need }
terminal-worth = { $points ->
    [one] un point
   *[other] { $points } points
}
terminal-kept = à { $name }
terminal-traded = changé en dé par { $name }

# the drawn board
board-chart = Carte marine
board-aims = Objectifs et points restants
board-own-cards = Vos Philosophes
board-round = Manche { $count }
board-turns-left = { $count ->
    [one] Votre dernier tour
   *[other] Encore { $count } tours
}
board-pool = { $left ->
    [one] { $left } point restant
   *[other] { $left } points restants
} sur { $size }
board-last-round = Dernière manche
progress-c01 = { $count ->
    [one] { $count } Cité
   *[other] { $count } Cités
} sur { $need }
progress-c02 = { $count ->
    [one] { $count } tuile en mer
   *[other] { $count } tuiles en mer
} sur { $need }
progress-c03 = { $count ->
    [one] { $count } tuile sur terre
   *[other] { $count } tuiles sur terre
} sur { $need }
progress-c04 = { $count ->
    [one] { $count } Héros
   *[other] { $count } Héros
} sur { $need }
progress-c05 = { $count ->
    [one] { $count } monstre
   *[other] { $count } monstres
} sur { $need }
progress-c06 = { $count ->
    [one] { $count } Philosophe
   *[other] { $count } Philosophes
} sur { $need }
progress-c07 = { $count ->
    [one] { $count } Temple
   *[other] { $count } Temples
} sur { $need }
progress-c08 = { $count ->
    [one] { $count } région
   *[other] { $count } régions
} sur { $need }
progress-c09 = { $count ->
    [one] { $count } couleur
   *[other] { $count } couleurs
} sur { $need }
progress-c10 = { $count ->
    [one] { $count } tuile en région adverse
   *[other] { $count } tuiles en région adverse
} sur { $need }
progress-s01 = { progress-c06 }
progress-s02 = { progress-c05 }
progress-s03 = { $count ->
    [one] { $count } Merveille
   *[other] { $count } Merveilles
} sur { $need }
progress-s04 = { progress-c07 }
progress-s05 = { progress-c04 }
progress-s06 = { progress-c02 }
progress-s07 = { progress-c03 }
progress-s08 = { $count ->
    [one] { $count } région de coin
   *[other] { $count } régions de coin
} sur { $need }
progress-s09 = { $count ->
    [one] { $count } tuile en Crète
   *[other] { $count } tuiles en Crète
} sur { $need }
progress-s10 = { $count ->
    [one] { $count } attaque gagnée
   *[other] { $count } attaques gagnées
} sur { $need }
board-progress = { $name } : { $progress }
board-secret = Secret : { $progress }
board-philosophers = { $count ->
    [0] Pioche vide
    [one] Encore un dans la pioche
   *[other] Encore { $count } dans la pioche
}
board-standing = { $points ->
    [one] { $points } point marqué
   *[other] { $points } points marqués
} ; la partie finirait maintenant à { $standing }, sans les secrets.
board-supply = Encore à poser : { $tiles }. En main : { $cards }. Tuiles dans { $regions }.
board-cards = { $count ->
    [0] aucun Philosophe
    [one] un Philosophe
   *[other] { $count } Philosophes
}
board-regions = { $count ->
    [one] { $count } région
   *[other] { $count } régions
}
board-attacks = { $count ->
    [one] { $count } attaque gagnée
   *[other] { $count } attaques gagnées
}
board-trophy = Un monstre tué, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
board-worth = { $points ->
    [one] { $points } point à la fin
   *[other] { $points } points à la fin
}
board-removed = Joués et retirés du jeu : { $cards }.
board-battle = Bataille
board-wrath = Colère de Zeus
board-meeple = pion
board-monster = { $monster }, force { $strength }
board-thing = { $what } ({ $name })
board-space = { $name } : { $ground }, { $region }.{ $count ->
    [0] {""}
   *[other] {" "}Ici : { $here }.
}
board-curve-points = Points marqués
board-curve-standing = Points si la partie finissait maintenant

# les conseils : ce qui parle pour un coup (why) ou contre (but)
why-points = { $amount ->
    [0] Plus de points en vue
    [one] Environ un point de plus
   *[other] Environ { $amount } points de plus
} : { $line }.
but-points = { $amount ->
    [0] Moins de points en vue
    [one] Environ un point de moins
   *[other] Environ { $amount } points de moins
} : { $line }.
why-growth = Plus de dés pour les tours à venir.
but-growth = Moins de dés pour les tours à venir.
why-place = Une meilleure place pour le prochain tour.
but-place = Une moins bonne place pour le prochain tour.
why-rivals = Le meilleur rival en profite moins.
but-rivals = Le meilleur rival en profite davantage.

# Ce qu’on ne pouvait pas savoir, dit une fois la partie terminée.

hidden-hand = { $player } avait en main : { $cards }.
hidden-secret = { $player } avait pour objectif secret : { $secret }.
