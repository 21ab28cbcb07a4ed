# Dicium : Donjon

game-name = Dicium : Donjon
game-blurb = Ensemble dans le noir : ouvrez les coffres, trouvez la couronne, et sortez avant que le Roi Gobelin n’atteigne son trône.

option-difficulty = Difficulté
option-difficulty-normal = normale
option-difficulty-heroic = héroïque
option-young = Jeunes aventuriers
option-young-false = toutes les combinaisons
option-young-true = couleurs seulement, cinq dés dès le début
option-characters = Personnages
option-characters-choose = choisis à tour de rôle
option-characters-random = distribués au hasard
option-king_step = Le Roi entre au plus tôt sur le pas
option-king_step-0 = 0, l’Entrée (seul en héroïque : plus loin)

## Words

board-warrior = Guerrier
board-magician = Magicien
board-thief = Voleur
board-elf = Elfe
label-character = personnage

monster-rat = Rat géant
monster-skeleton = Squelette
monster-spider = Araignée géante
monster-ghoul = Goule
monster-ogre = Ogre
monster-troll = Troll
monster-minotaur = Minotaure
monster-wraith = Spectre
monster-dragon = Jeune dragon
goblin = gobelin
king = Roi Gobelin
portal-tile = tuile Portail

space-floor = sol
space-portal = case Portail
space-entrance = Entrée
space-hallway = voie royale
space-throne = Trône
space-lair = antre
space-treasury = salle au trésor
space-crypt = crypte
space-guard = salle de garde

about-space-floor = Simple sol.
about-space-portal = Case Portail : avant votre première action, vous pouvez venir ici d’où que vous soyez ; qui perd un combat revient à un portail.
about-space-entrance = L’Entrée, où commence la voie royale : { $steps ->
    [-1] le Roi Gobelin est entré.
    [0] c’est ici qu’arrive le Roi Gobelin.
    [one] le Roi Gobelin arrive un pas plus loin.
   *[other] le Roi Gobelin arrive { $steps } pas plus loin.
}
about-space-hallway = Voie royale : { $comes ->
    [1] c’est ici qu’arrive le Roi Gobelin.
   *[other] le Roi la suit jusqu’à son trône.
}
about-space-throne = Le Trône : la partie est perdue quand le Roi l’atteint.
about-space-lair = Antre : un monstre le garde jusqu’à ce qu’il soit tué.
about-space-treasury = Salle au trésor : deux faces vertes ouvrent son coffre.
about-space-crypt = Crypte : trois faces vertes ouvrent sa relique.
about-space-guard = Salle de garde : chaque combinaison verte formée ici a une face verte de plus.
about-portal = La tuile Portail est un troisième lieu de portail, là où vous la placez.
about-king-waits = Le Roi Gobelin entre en { $name }, à { $count ->
    [one] un pas
   *[other] { $count } pas
} de son trône. Dès lors il avance avant chaque tour, et la partie est perdue quand il s’assoit.
about-king = Le Roi Gobelin avance d’un ou deux pas avant chaque tour. On ne peut pas le combattre ; les joueurs sur son chemin se replient sur un lieu de portail.
about-goblin = S’il faut placer un gobelin et que la réserve est vide, la partie est perdue.
about-monster = Un monstre tué est un trophée et donne un bonus.
about-trophies = Chaque tuile de la piste des trophées la plus remplie compte pour un coffre de moins à ouvrir.
about-discard = { $count ->
    [0] La défausse est encore vide.
    [one] La défausse : { $count } carte, jamais remélangée.
   *[other] La défausse : { $count } cartes, jamais remélangées.
}
about-stock = Tuez des gobelins avant que la réserve ne soit vide : s’il faut en placer un et qu’il n’en reste pas, la partie est perdue.

chest-tr_bonus = Vieux manuel
chest-tr_portal = Pierre de portail
chest-tr_hand = Dé de Dicium
chest-tr_goblin = Sifflet à gobelins
chest-tr_look = Plan des cryptes
chest-tr_move = Sandales ailées
chest-re_green = Crochet d’or
chest-re_red = Étendard
chest-re_crown = Couronne

about-chest-tr_bonus = Prenez un bonus libre de votre choix.
about-chest-tr_portal = Placez ou déplacez la tuile Portail, à { $near ->
    [one] une case
   *[other] { $near } cases
} de vous au plus.
about-chest-tr_hand = Un dé de plus dans votre main dès votre prochain tour.
about-chest-tr_goblin = Remettez un gobelin de votre choix dans la réserve.
about-chest-tr_look = Montrez à tous une relique fermée.
about-chest-tr_move = Marchez de trois pas au plus.
about-chest-re_green = Pour tous : une face verte de plus dans chaque combinaison verte.
about-chest-re_red = Pour tous : +1 à chaque combat, boule de feu et épreuve.
about-chest-re_crown = La couronne du Roi Gobelin : sans elle, personne ne rentre.

## Adventure cards

card-charm = Porte-bonheur
card-warcry = Cri de guerre
card-wind = Second souffle
card-lesson = Leçon partagée
card-key = Passe-partout
card-song = Chanson de marche
card-s_recall = Parchemin de rappel
card-s_banish = Parchemin de bannissement
card-s_might = Parchemin de puissance
card-s_gate = Parchemin du portail
card-s_turn = Parchemin de transmutation
card-s_sight = Parchemin de clairvoyance
card-i_bane = Fléau des gobelins
card-i_boots = Bottes de sept lieues
card-i_ring = Anneau de passage
card-i_foot = Patte de lapin
card-oubliette = Oubliette
card-web = Toile d’araignée
card-jaws = Piège à loup
card-sand = Sables mouvants
card-floor = Plancher pourri
card-spores = Spores paralysantes
card-net = Filet
card-amnesia = Amnésie
card-idol = Idole maudite
card-antimagic = Champ d’antimagie
card-dark = Ténèbres
card-imp = Diablotin chapardeur
card-rust = Rouille
card-gas = Gaz soporifique
card-gob1 = Embuscade
card-gob2 = Patrouille
card-gob3 = Guetteur
card-king = Le Roi Gobelin

about-card-charm = { $count ->
    [one] Une relance de plus ce tour-ci.
   *[other] { $count } relances de plus ce tour-ci.
}
about-card-warcry = +{ $count } à chacun de vos combats et boules de feu ce tour-ci.
about-card-wind = { $count ->
    [one] Jusqu’à { $count } action ce tour-ci.
   *[other] Jusqu’à { $count } actions ce tour-ci.
}
about-card-lesson = Vous pouvez prendre un bonus libre de niveau { $count } ou moins ; puis un autre joueur de votre choix aussi.
about-card-key = { $count ->
    [one] Une face verte de plus dans chacune de vos combinaisons vertes ce tour-ci.
   *[other] { $count } faces vertes de plus dans chacune de vos combinaisons vertes ce tour-ci.
}
about-card-song = À partir de vous, chaque joueur peut marcher { $count ->
    [one] d’un pas
   *[other] de { $count } pas au plus
}, mais pas sur une case où se trouve un ennemi.
about-card-s_recall = Placez votre pion sur un lieu de portail ou sur la case d’un autre joueur.
about-card-s_banish = Remettez un gobelin de votre choix dans la réserve.
about-card-s_might = +{ $count } à l’un de vos combats, boules de feu ou épreuves. S’annonce avec les dés rouges.
about-card-s_gate = Placez ou déplacez la tuile Portail, à { $near ->
    [one] une case
   *[other] { $near } cases
} de vous au plus.
about-card-s_turn = Entre les actions : tournez l’un de vos dés inutilisés sur la face de votre choix.
about-card-s_sight = { $count ->
    [one] Montrez à tous une relique fermée.
   *[other] Montrez à tous jusqu’à { $count } reliques fermées.
}
about-card-i_bane = +{ $count } à vos combats et boules de feu contre les gobelins.
about-card-i_boots = Vos marches par paire, brelan et full sont allongées { $count ->
    [one] d’un pas
   *[other] de { $count } pas
}.
about-card-i_ring = Une fois à chacun de vos tours, un pas d’une marche peut franchir une porte magique.
about-card-i_foot = Une fois à chacun de vos tours, vous pouvez relancer votre dé de combat.
about-card-oubliette = { $count ->
    [0] Aucune action ce tour-ci, sauf si un autre joueur est à distance { $help } ou moins.
    [one] { $count } action au plus ce tour-ci, sauf si un autre joueur est à distance { $help } ou moins.
   *[other] { $count } actions au plus ce tour-ci, sauf si un autre joueur est à distance { $help } ou moins.
}
about-card-web = { $count ->
    [one] { $count } action au plus et pas de téléportation ce tour-ci, sauf si un autre joueur est à distance { $help } ou moins.
   *[other] { $count } actions au plus et pas de téléportation ce tour-ci, sauf si un autre joueur est à distance { $help } ou moins.
}
about-card-jaws = Vous ne pouvez pas quitter votre case ce tour-ci, sauf si un autre joueur est à distance { $help } ou moins.
about-card-sand = Vos marches sont raccourcies { $count ->
    [one] d’un pas
   *[other] de { $count } pas
} ce tour-ci, sauf si un autre joueur est à distance { $help } ou moins.
about-card-floor = { $count ->
    [one] Vous tombez sur la case Portail la plus éloignée ; pas de téléportation et { $count } action au plus. Sauf si un autre joueur est à distance { $help } ou moins.
   *[other] Vous tombez sur la case Portail la plus éloignée ; pas de téléportation et { $count } actions au plus. Sauf si un autre joueur est à distance { $help } ou moins.
}
about-card-spores = { $count ->
    [one] { $count } action au plus et pas de relance ce tour-ci, sauf si un autre joueur est à distance { $help } ou moins.
   *[other] { $count } actions au plus et pas de relance ce tour-ci, sauf si un autre joueur est à distance { $help } ou moins.
}
about-card-net = { $count ->
    [one] Votre main a un dé de moins ce tour-ci, sauf si un autre joueur est à distance { $help } ou moins.
   *[other] Votre main a { $count } dés de moins ce tour-ci, sauf si un autre joueur est à distance { $help } ou moins.
}
about-card-amnesia = { $count ->
    [one] Votre main est limitée à un dé ce tour-ci.
   *[other] Votre main est limitée à { $count } dés ce tour-ci.
}
about-card-idol = Vos bonus ne comptent pas ce tour-ci.
about-card-antimagic = Ni magie ni téléportation ce tour-ci, et les faces Dicium n’ont pas de valeur.
about-card-dark = Pas de combinaison verte ce tour-ci.
about-card-imp = { $count ->
    [one] Vous perdez vos dés réservés ; si vous n’en avez pas, votre main a un dé de moins.
   *[other] Vous perdez vos dés réservés ; si vous n’en avez pas, votre main a { $count } dés de moins.
}
about-card-rust = −{ $count } à chacun de vos combats et boules de feu ce tour-ci.
about-card-gas = Atteignez { $count } à une épreuve de force, sinon pas de relance ce tour-ci.
about-card-gob1 = { $count ->
    [one] Placez un gobelin à côté de vous.
   *[other] Placez un gobelin à { $count } cases de vous.
}
about-card-gob2 = { $count ->
    [one] Placez un gobelin à côté de vous.
   *[other] Placez un gobelin à { $count } cases de vous.
}
about-card-gob3 = { $count ->
    [one] Placez un gobelin à côté de vous.
   *[other] Placez un gobelin à { $count } cases de vous.
}
about-card-king = Le Roi Gobelin entre. Dès le tour suivant, il avance.

flavour-charm = Quatre feuilles, un peu mâchées.
flavour-warcry = Surtout des voyelles.
flavour-wind = Mes jambes, pas deux fois.
flavour-lesson = Regardez bien, je ne le fais qu’une fois.
flavour-key = Ouvre tout, sauf les bocaux.
flavour-song = Gauche, droite, gauche, attention au trou.
flavour-s_recall = On est chez soi là où ça brille.
flavour-s_banish = Ouste, dans une langue ancienne.
flavour-s_might = À lire à voix haute, biceps tendus.
flavour-s_gate = Mieux vaut savoir tracer un cercle.
flavour-s_turn = Ce dé a toujours été un six.
flavour-s_sight = Je vois de l’or. Ou des dents.
flavour-i_bane = Il bourdonne près des peaux vertes.
flavour-i_boots = Taille unique pour géants.
flavour-i_ring = Les portes rougissent et s’ouvrent.
flavour-i_foot = Le lapin a eu moins de chance.
flavour-oubliette = Nul ne se souvient de qui l’a creusée.
flavour-web = Il y a quelqu’un à la maison.
flavour-jaws = Pas seulement pour les loups.
flavour-sand = Au début, c’était un raccourci.
flavour-floor = Le plus solide, c’était le tapis.
flavour-spores = N’éternuez pas.
flavour-net = La pêche du jour.
flavour-amnesia = Qu’est-ce que je tenais, déjà ?
flavour-idol = Ne pas toucher. Vous avez touché.
flavour-antimagic = Un coin très calme.
flavour-dark = Qui a soufflé ça ?
flavour-imp = Il était juste là.
flavour-rust = C’était une belle lame.
flavour-gas = Ça sent la lavande.
flavour-gob1 = Bouh.
flavour-gob2 = Halte, ki va là ?
flavour-gob3 = Je te vois, je te vois !
flavour-king = Qu’on m’apporte mon fauteuil.

## What combinations do

use-walk = { $count ->
    [0] aucune marche ce tour-ci
    [one] marcher d’un pas
   *[other] marcher de { $count } pas au plus
}
use-charge = { $count ->
    [0] aucune marche ce tour-ci
    [one] marcher d’un pas, +1 au combat
   *[other] marcher de { $count } pas au plus, +1 au combat
}
use-rampage = { $count ->
    [0] aucune marche ce tour-ci
    [one] marcher d’un pas en tuant tout ennemi
   *[other] marcher de { $count } pas au plus en tuant tout ennemi
}
use-jump = aller sur n’importe quelle case du plateau
use-portal = placer ou déplacer la tuile Portail
use-banish = remettre un gobelin dans la réserve
use-open = un pas à travers une porte magique
use-ghost = un pas à travers un mur
use-fireball = boule de feu sur un ennemi en vue, +1
use-treasure = ouvrir le trésor de votre case
use-relic = ouvrir la relique de votre case

## Questions

ask-board = Qui voulez-vous être ?
ask-slot = Quel bonus prenez-vous ?
ask-start = Sur quelle case Portail commencez-vous ?
ask-scroll = Utiliser un parchemin maintenant ?
ask-goblin = Un gobelin arrive, à { $distance ->
    [one] une case
   *[other] { $distance } cases
} de distance. Sur quelle case ?
ask-banish = Quel gobelin retourne dans la réserve ?
ask-place = Où va la tuile Portail ?
ask-retreat = Le combat est perdu. Vers quel portail vous repliez-vous ?
ask-flee = Le Roi vous chasse. Vers quel portail ?
ask-fight = Adversaire : { $enemy }, force { $strength }. Vous comptez sur le dé de combat { $less ->
    [0] { $bonus ->
        [0] seul
       *[other] + { $bonus }
    }
   *[other] − { $less }
}. Combien de dés rouges engagez-vous ?
ask-luck = Le dé de combat montre { $die } : { $total } contre { $strength }. Le relancer avec la Patte de lapin ?
ask-open = Par quelle porte magique ?
ask-ghost = À travers quel mur ?
ask-burn = Sur qui lancez-vous la boule de feu ?
ask-jump = Où allez-vous ?
ask-look = Quelle relique montrez-vous ?
ask-treasure = Vous avez trouvé : { $chest }. L’utiliser ?
ask-recall = Où le parchemin vous emmène-t-il ?
ask-turn = Quel dé tournez-vous, et sur quelle face ?
ask-companion = Avec qui partagez-vous la leçon ?
ask-fall = Les deux cases Portail sont aussi loin l’une que l’autre. Où tombez-vous ?
ask-test = { $card } : { $strength } ou plus l’évite, et vous comptez sur le dé de combat { $bonus ->
    [0] seul
   *[other] + { $bonus }
}. Combien de dés rouges engagez-vous ?

## Moves

move-board = Personnage : { $board }
move-start = Commencer en { $column }{ $row }
move-scroll = Utiliser : { $card }
move-teleport = Se téléporter en { $column }{ $row }
move-go = Continuer
move-blue = Marcher : { $dice }
combination-opening = Ouvrir une porte
move-opening = { combination-opening } : { $dice }
combination-fireball = Boule de feu
move-fireball = { combination-fireball } : { $dice }
combination-ghost = Passe-muraille
move-ghost = { combination-ghost } : { $dice }
combination-death = Doigt de mort
move-death = { combination-death } : { $dice }
combination-gate = Portail
move-gate = { combination-gate } : { $dice }
combination-search = Fouiller (niveau { $level })
move-search = { combination-search } : { $dice }
combination-treasure = Crocheter le trésor
move-treasure = { combination-treasure } : { $dice }
combination-relic = Crocheter la relique
move-relic = { combination-relic } : { $dice }
move-might = { $count ->
    [0] Parchemin de puissance, sans dé rouge
    [one] Parchemin de puissance et un dé rouge
   *[other] Parchemin de puissance et { $count } dés rouges
}
move-again = Relancer
move-use = L’utiliser
move-companion = { $player }
move-turn = Tourner { $old } sur { $new }
move-look = Montrer la relique en { $column }{ $row }
move-retreat = Se replier en { $column }{ $row }
move-goblin = Gobelin en { $column }{ $row }
move-banish = Le gobelin en { $column }{ $row }
move-burn = Boule de feu en { $column }{ $row }
move-cross = Passer en { $column }{ $row }
move-jump = Vers { $column }{ $row }
move-place = Tuile Portail en { $column }{ $row }
move-pass = Non, merci

## Events

event-turn = Tour { $turn } : c’est à { $player }.
    .you = Tour { $turn } : c’est à vous.
event-board = { $player } a pour personnage : { $board }.
    .you = Vous avez pour personnage : { $board }.
event-start = { $player } commence en { $column }{ $row }.
    .you = Vous commencez en { $column }{ $row }.
event-reveal = { $player } révèle { $card }.
    .you = Vous révélez { $card }.
event-helped = L’aide est proche : le piège est sans effet sur { $player }.
    .you = L’aide est proche : le piège est sans effet sur vous.
event-again = { $player } relance avec la Patte de lapin : le dé montrait { $die }.
    .you = Vous relancez avec la Patte de lapin : le dé montrait { $die }.
event-averted = { $player } évite le piège.
    .you = Vous évitez le piège.
event-caught = { $player } tombe dans le piège.
    .you = Vous tombez dans le piège.
event-robbed = { $player } perd ses dés réservés.
    .you = Vous perdez vos dés réservés.
event-fall = { $player } tombe en { $column }{ $row }.
    .you = Vous tombez en { $column }{ $row }.
event-scroll = { $player } utilise { $card }.
    .you = Vous utilisez { $card }.
event-turn-die = { $player } tourne { $old } sur { $new }.
    .you = Vous tournez { $old } sur { $new }.
event-teleport = { $player } se téléporte en { $column }{ $row }.
    .you = Vous vous téléportez en { $column }{ $row }.
event-combination = { $player } utilise { $dice } : { $combination }.
    .you = Vous utilisez { $dice } : { $combination }.
event-step = { $player } va en { $column }{ $row }.
    .you = Vous allez en { $column }{ $row }.
event-cross = { $player } passe à travers, en { $column }{ $row }.
    .you = Vous passez à travers, en { $column }{ $row }.
event-jump = { $player } apparaît en { $column }{ $row }.
    .you = Vous apparaissez en { $column }{ $row }.
event-portal = { $player } place la tuile Portail en { $column }{ $row }.
    .you = Vous placez la tuile Portail en { $column }{ $row }.
event-fight = { $player } attaque en { $column }{ $row } : { $enemy }.
    .you = Vous attaquez en { $column }{ $row } : { $enemy }.
event-won = { $player } gagne le combat. Ennemi vaincu : { $enemy }.
    .you = Vous gagnez le combat. Ennemi vaincu : { $enemy }.
event-lost = { $player } perd le combat. L’ennemi reste : { $enemy }.
    .you = Vous perdez le combat. L’ennemi reste : { $enemy }.
event-trophy = Un trophée pour { $player }. L’objectif est maintenant de { $count ->
    [one] { $count } coffre
   *[other] { $count } coffres
}.
    .you = Un trophée pour vous. L’objectif est maintenant de { $count ->
        [one] { $count } coffre
       *[other] { $count } coffres
    }.
event-retreat = { $player } se replie en { $column }{ $row }.
    .you = Vous vous repliez en { $column }{ $row }.
event-goblin = Un gobelin arrive en { $column }{ $row } ; { $count ->
    [0] la réserve est vide
    [one] il en reste un dans la réserve
   *[other] il en reste { $count } dans la réserve
}.
event-no-goblin = Aucune case pour le gobelin.
event-banish = { $player } renvoie dans la réserve le gobelin en { $column }{ $row }.
    .you = Vous renvoyez dans la réserve le gobelin en { $column }{ $row }.
event-chest = { $player } ouvre un coffre : { $chest }. { $count ->
    [one] { $count } coffre est ouvert.
   *[other] { $count } coffres sont ouverts.
}
    .you = Vous ouvrez un coffre : { $chest }. { $count ->
        [one] { $count } coffre est ouvert.
       *[other] { $count } coffres sont ouverts.
    }
event-look = { $player } montre la relique en { $column }{ $row } : { $chest }.
    .you = Vous montrez la relique en { $column }{ $row } : { $chest }.
event-king = Le Roi Gobelin entre en { $column }{ $row } !
event-kings-die = Le dé du Roi montre { $die }.
event-kings-step = Le Roi avance en { $column }{ $row } ; { $count ->
    [0] il est sur son trône
    [one] il est à un pas du trône
   *[other] il est à { $count } pas du trône
}.

## The end

reason-won = La couronne est trouvée et assez de coffres sont ouverts : vous rentrez en héros.
reason-king = Le Roi Gobelin est sur son trône : la quête a échoué.
reason-goblins = Il fallait placer un gobelin et la réserve était vide : l’armée verte a gagné.
sheet-chests = Coffres ouverts
sheet-objective = Objectif
sheet-crown = Couronne trouvée
sheet-trophies = Trophées
sheet-bonuses = Bonus
sheet-hand = Dés en main
sheet-turns = Tours

## Why not

illegal-no-card = Vous n’avez pas cette carte.
illegal-scroll = Le parchemin ne peut vous emmener nulle part ailleurs pour l’instant.
illegal-might = Le Parchemin de puissance s’annonce avec les dés rouges d’un combat ou d’une épreuve.
illegal-turn = Le parchemin tourne un dé inutilisé, entre les actions.
illegal-no-goblin = Il n’y a pas de gobelin sur le plateau.
illegal-no-hidden-relic = Toutes les reliques ont été vues.
illegal-no-portal-space = Il n’y a pas de case libre près de vous pour la tuile Portail.
illegal-teleport-trap = { $card } : pas de téléportation ce tour-ci.
illegal-teleport = On se téléporte avant la première action, une fois par tour.
illegal-no-portal = Il n’y a pas d’autre portail là ; choisissez un lieu de portail.
illegal-trapped = Vous ne pouvez pas quitter votre case ce tour-ci.
illegal-sand = Dans les sables mouvants, cela ne donnerait pas un seul pas.
illegal-no-way = Aucun chemin ouvert ne part d’ici.
illegal-antimagic = Aucune magie n’agit ce tour-ci.
illegal-no-number = { $card } : les faces Dicium n’ont pas de valeur ce tour-ci.
illegal-dark = Il fait trop noir pour des combinaisons vertes ce tour-ci.
illegal-no-door = Il n’y a pas de porte magique ici.
illegal-no-wall = Aucun mur ne sépare votre case d’une autre.
illegal-no-target = Aucun ennemi n’est en ligne de vue.
illegal-no-treasure = Il n’y a pas de trésor fermé sur votre case.
illegal-no-relic = Il n’y a pas de relique fermée sur votre case.
illegal-goblin = Un gobelin se place sur une case libre, à cette distance exactement.
illegal-banish = Il n’y a pas de gobelin sur cette case.
illegal-place = La tuile Portail va sur une case libre près de vous.
illegal-retreat = On ne peut se replier que sur un lieu de portail.
illegal-cross = On n’arrive pas sur cette case par là.
illegal-burn = Cet ennemi n’est pas en ligne de vue.
illegal-jump = Vous ne pouvez pas apparaître là ; choisissez une autre case.
illegal-look = Cette relique a été vue, ou il n’y en a pas.
illegal-start = Ce n’est pas la case Portail où vous tombez.

## Learning

learn-board = Chaque personnage commence avec un bonus : le rouge combat, le jaune lance des sorts, le vert ouvre, le bleu marche.
learn-start = Deux portails, deux moitiés du donjon. Ensemble, on s’aide contre les pièges ; séparés, on atteint plus de coffres.
learn-scroll = Les parchemins servent à votre tour : avant la carte, avant le lancer ou entre les actions, jamais au milieu de l’une d’elles.
learn-keep = Les dés réservés font partie de votre main. Ceux que vous gardez restent tels quels, les autres sont lancés avec le reste.
learn-reroll = La valeur et la couleur comptent toutes deux. Gardez ce qui va ensemble et relancez le reste.
learn-act = Deux actions : le bleu marche, le jaune lance des sorts, le vert fouille et ouvre les coffres. Avant la première, vous pouvez rejoindre un portail d’où que vous soyez.
learn-step = Les pas suivent les passages ouverts. Entrer chez un ennemi provoque un combat et met fin à la marche.
learn-store = Deux dés inutilisés peuvent attendre votre prochain tour. Les rouges aident dans une épreuve.
learn-improve = Une main plus grande améliore tous les tours suivants ; un bonus compte dans chaque combinaison de sa couleur.
learn-slot = Un bonus vous reste jusqu’à la fin et compte dans chaque combinaison de sa couleur.
learn-fight = Atteignez la force de l’ennemi pour gagner. Chaque dé rouge engagé et chaque bonus rouge ajoute 1. Qui perd revient à un portail.
learn-retreat = Le tour continue : une seconde action part du portail que vous choisissez.
learn-flee = Le Roi suit la voie royale. Qui se trouve sur son chemin revient à un portail.
learn-goblin = Placez les gobelins là où vous pouvez les atteindre. S’il faut en placer un et que la réserve est vide, tout est perdu.
learn-banish = Chaque gobelin dans la réserve vous donne du temps. Renvoyez le plus difficile à atteindre.
learn-place = La tuile Portail est un troisième portail pour tous. Placez-la là où vous voulez revenir.
learn-treasure = Le coffre compte déjà ; ce qu’il fait est un cadeau.
learn-look = Savoir où est la couronne épargne un long chemin.
learn-open = La porte reste fermée pour le suivant.
learn-ghost = Le mur mène à la case juste derrière lui : vous ne traversez rien d’autre.
learn-burn = Une boule de feu va aussi loin que vous voyez, et un échec ne coûte que des dés.
learn-jump = N’importe où sur le plateau : pourquoi pas sur un coffre derrière deux portes ?
learn-recall = Retour à un portail, ou auprès d’un ami en danger.
learn-turn = Tournez le dé qui complète une combinaison.
learn-luck = Le second lancer compte, pour le meilleur ou pour le pire.
learn-companion = Choisissez qui profite le plus d’un bonus maintenant.
learn-fall = C’est là que votre tour continue.
learn-test = Chaque dé rouge engagé ajoute 1 au dé de combat, chaque bonus rouge aussi.

lesson-aim = Vous gagnez ou perdez ensemble. Trouvez la couronne du Roi Gobelin dans l’un des coffres et ouvrez autant de coffres qu’indiqué ici, avant que le Roi n’atteigne son trône et que la réserve de gobelins ne s’épuise.
lesson-hero = Qui voulez-vous être ? Chaque héros commence avec un bonus : le rouge combat, le jaune lance des sorts, le vert fouille et ouvre, le bleu marche.
lesson-portal = Vous entrez par un portail. Les héros battus y reviennent, et à votre tour vous pouvez vous téléporter sur un autre, d’où que vous soyez.
lesson-adventure = Chaque tour commence par une carte Aventure : un piège, un gobelin ou une aide. Quand il n’y a plus de cartes, le Roi se met en marche vers son trône.
lesson-walk = Les faces bleues font marcher, d’une case chacune ; une paire aussi. Prenez l’action marquée et allez vers un coffre.
lesson-step = On avance case par case : choisissez une case éclairée. Entrer sur la case d’un ennemi lance un combat et met fin à la marche.
lesson-search = Les faces vertes fouillent : elles donnent un bonus de ce niveau, qui vous reste. Sur un coffre, le vert crochète la serrure.
lesson-fight = Un combat : lancez le dé de combat et atteignez la force de l’ennemi. Chaque dé rouge engagé et chaque bonus rouge ajoute 1. Qui perd retourne à un portail, rien de pire.
lesson-goblins = Les gobelins barrent le passage. Ils viennent de cette réserve ; s’il en faut un quand elle est vide, tout est perdu : les battre les y renvoie.
lesson-together = Partagez-vous la tâche : l’un va vers les coffres lointains, l’autre contient les gobelins. Des héros proches s’aident contre les pièges. Trouvez cette couronne !

# l’introduction, dans le volet des règles
intro-quest = Une compagnie de héros entre dans le donjon du Roi Gobelin. Vous gagnez ensemble quand sa couronne est trouvée et qu’assez de coffres sont ouverts.
intro-heroes = Chaque héros a son talent : le Guerrier combat, le Magicien lance des sorts, le Voleur ouvre, l’Elfe marche.
intro-dice = Lancez, relancez, faites deux actions : les faces bleues font marcher, les jaunes font franchir portes et murs par magie, les vertes fouillent et crochètent.
intro-enemies = Des monstres gardent les coffres. Le dé de combat et les dés rouges doivent atteindre leur force ; qui perd retourne à un portail, qui gagne reçoit un bonus.
intro-time = Le temps presse : les gobelins arrivent, leur réserve ne doit pas s’épuiser, et quand les cartes Aventure sont épuisées, le Roi marche vers son trône. S’il s’y assoit, tout est perdu.
legend-treasure = Un trésor : deux faces vertes l’ouvrent, et il contient un cadeau.
legend-relic = Une relique : trois faces vertes l’ouvrent. L’une d’elles est la couronne.
legend-dark = Dans l’ombre : personne n’est encore venu en vue de ces cases. Ce qui s’y trouve est tout de même connu de tous.
legend-goblin = Un gobelin. Il barre le passage ; battu, il retourne dans la réserve.

## Plans of bots

plan-treasure = { $player } vise le trésor en { $column }{ $row }.
    .you = Vous visez le trésor en { $column }{ $row }.
plan-relic = { $player } vise la relique de la crypte en { $column }{ $row }.
    .you = Vous visez la relique de la crypte en { $column }{ $row }.
plan-crown = { $player } vise la couronne en { $column }{ $row }.
    .you = Vous visez la couronne en { $column }{ $row }.
plan-monster = { $player } chasse un monstre en { $column }{ $row } : { $enemy }.
    .you = Vous chassez un monstre en { $column }{ $row } : { $enemy }.
plan-goblin = { $player } chasse le gobelin en { $column }{ $row }.
    .you = Vous chassez le gobelin en { $column }{ $row }.

## The drawn board

board-map = Le donjon
board-quest = La quête
board-chests = Coffres : { $count } sur { $goal }
board-crown-found = La couronne est trouvée.
board-crown-missing = La couronne manque encore.
board-stock = { $count ->
    [0] Plus de gobelin dans la réserve
    [one] Un gobelin dans la réserve
   *[other] { $count } gobelins dans la réserve
}
board-king-waits = { $count ->
    [0] Le Roi entre ce tour-ci
    [one] Le Roi entre au prochain tour
   *[other] Le Roi entre dans { $count } tours
}
board-king-left = { $count ->
    [0] Le Roi est sur son trône
    [one] Le Roi est à un pas de son trône
   *[other] Le Roi est à { $count } pas de son trône
}
board-card = La carte de ce tour
board-spared = sans effet
board-kept = Parchemins et objets
board-decks = Pioche Aventure : { $blue ->
    [one] { $blue } trouvaille
   *[other] { $blue } trouvailles
}, { $red ->
    [one] { $red } piège
   *[other] { $red } pièges
}, { $green ->
    [one] { $green } gobelin
   *[other] { $green } gobelins
}{ $king ->
    [0] {""}
   *[other] {""}, et la carte du Roi tout en dessous
}.
board-discard = Cartes défaussées
board-on-top = Dessus : { $card }.
board-trophies = { $count ->
    [0] Aucun trophée
    [one] Un trophée
   *[other] { $count } trophées
}

## The terminal

terminal-now = Tour { $turn } : { $name }
terminal-king = Roi Gobelin
terminal-goblin = gobelin
terminal-portal = tuile Portail
terminal-treasure = trésor
terminal-relic = relique
terminal-monster = monstre, par force
terminal-door = porte magique
terminal-wall = mur
terminal-player = Aventurier
terminal-at = Case
terminal-hand = Dés
terminal-stored = Réservés
terminal-bonuses = Bonus
terminal-trophies = Trophées
terminal-deck = Pioche
board-space = { $name }. { $about }{ $count ->
    [0] {""}
   *[other] {" "}Ici : { $here }.
}
board-curve-chests = Coffres ouverts
board-curve-king = Pas du Roi

# les conseils : ce qui parle pour un coup (why) ou contre (but)
why-chests = Des coffres s’ouvrent plus tôt.
but-chests = Des coffres s’ouvrent plus tard.
why-crown = La couronne est trouvée plus tôt.
but-crown = La couronne est trouvée plus tard.
why-goal = { $amount ->
    [0] Le prochain coffre se rapproche.
    [one] Environ un tour plus près du prochain coffre.
   *[other] Environ { $amount } tours plus près du prochain coffre.
}
but-goal = { $amount ->
    [0] Le prochain coffre reste plus loin.
    [one] Environ un tour plus loin du prochain coffre.
   *[other] Environ { $amount } tours plus loin du prochain coffre.
}
why-growth = Plus de dés ou de bonus pour les tours à venir.
but-growth = Moins de dés ou de bonus pour les tours à venir.
why-trophies = Un trophée est à portée.
but-trophies = Un trophée reste hors de portée.
why-time = Plus de temps avant que le Roi ne s’assoie.
but-time = Moins de temps avant que le Roi ne s’assoie.
why-danger = Moins de gobelins à craindre.
but-danger = Plus de gobelins à craindre.
