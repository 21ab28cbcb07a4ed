# Samurai Sword

game-name = Samurai Sword
game-blurb = Rôles secrets, lames au clair : devinez qui sont vos alliés, et ayez ensemble le plus d’honneur quand quelqu’un n’en a plus. Vendu aussi sous le nom de Katana.

option-reshuffle = Nouvelle pioche
option-reshuffle-at_once = dès que la dernière carte est piochée
option-reshuffle-when_needed = quand la carte suivante est nécessaire

## Cartes

card-bokken = Bokken
card-bo = Bo
card-kiseru = Kiseru
card-kusarigama = Kusarigama
card-shuriken = Shuriken
card-naginata = Naginata
card-daikyu = Daikyu
card-tanegashima = Tanegashima
card-kanabo = Kanabo
card-katana = Katana
card-wakizashi = Wakizashi
card-nagayari = Nagayari
card-nodachi = Nodachi
card-weapon-help = Arme : précision { $precision }, dégâts { $damage }.
card-armour = Armure
card-armour-help = Reste devant vous : la difficulté pour vous attaquer augmente de 1.
card-quick-draw = Attaque rapide
card-quick-draw-help = Reste devant vous : vos armes font 1 dégât de plus.
card-focus = Concentration
card-focus-help = Reste devant vous : vous pouvez jouer 1 arme de plus à chaque tour.
card-bushido = Code du bushido
card-bushido-help = Posé devant un joueur, qui retourne une carte à chaque tour : à une arme, il faut répondre par une arme ou perdre de l’honneur.
card-parry = Parade
card-parry-help = Arrête une arme ou un cri de guerre. Ne se joue qu’en réponse.
card-battle-cry = Cri de guerre
card-battle-cry-help = Chaque autre joueur défausse une parade ou perd 1 point de vie.
card-jujitsu = Ju Jitsu
card-jujitsu-help = Chaque autre joueur défausse une arme ou perd 1 point de vie.
card-diversion = Diversion
card-diversion-help = Prenez au hasard une carte dans la main d’un autre joueur.
card-geisha = Geisha
card-geisha-help = Défaussez une carte permanente en jeu, ou une carte au hasard dans la main d’un autre joueur.
card-meditation = Méditation
card-meditation-help = Récupérez toute votre vie ; un autre joueur de votre choix pioche une carte.
card-tea = Cérémonie du thé
card-tea-help = Piochez 3 cartes ; chaque autre joueur en pioche 1.
card-daimyo = Daimyo
card-daimyo-help = Piochez 2 cartes. Un Daimyo encore en main à la fin vaut 1 point.

## Personnages

character-benkei = Benkei
character-benkei-help = La difficulté pour vous attaquer augmente de 1.
character-chiyome = Chiyome
character-chiyome-help = Seules les armes peuvent vous faire perdre de la vie.
character-ginchiyo = Ginchiyo
character-ginchiyo-help = Les armes vous font 1 dégât de moins, mais toujours au moins 1.
character-goemon = Goemon
character-goemon-help = Vous pouvez jouer 1 arme de plus à chaque tour.
character-hanzo = Hanzo
character-hanzo-help = Vos armes servent de parades, mais pas la dernière carte de votre main.
character-hideyoshi = Hideyoshi
character-hideyoshi-help = Vous piochez 1 carte de plus au début de votre tour.
character-ieyasu = Ieyasu
character-ieyasu-help = Votre première carte du tour peut être celle du dessus de la défausse.
character-kojiro = Kojiro
character-kojiro-help = Vos armes atteignent tout le monde.
character-musashi = Musashi
character-musashi-help = Vos armes font 1 dégât de plus.
character-nobunaga = Nobunaga
character-nobunaga-help = À votre tour, vous pouvez perdre 1 point de vie, mais pas le dernier, pour piocher une carte.
character-tomoe = Tomoe
character-tomoe-help = Vous piochez une carte chaque fois que votre arme blesse.
character-ushiwaka = Ushiwaka
character-ushiwaka-help = Vous piochez une carte par point de vie perdu contre une arme.

## Rôles

role-shogun = Shogun
role-shogun-help = Connu de tous. Vous et les samouraïs, s’il y en a, additionnez vos points d’honneur et gagnez si votre total est le plus élevé.
role-samurai = Samouraï
role-samurai-help = En secret du côté du shogun : vous additionnez vos points d’honneur et gagnez si votre total est le plus élevé.
role-ninja-1 = Ninja ★
role-ninja-1-help = Contre le shogun : vous et les autres ninjas additionnez vos points d’honneur et gagnez si votre total est le plus élevé.
role-ninja-2 = Ninja ★★
role-ninja-2-help = Contre le shogun : vous et les autres ninjas additionnez vos points d’honneur et gagnez si votre total est le plus élevé.
role-ninja-3 = Ninja ★★★
role-ninja-3-help = Contre le shogun : vous et les autres ninjas additionnez vos points d’honneur et gagnez si votre total est le plus élevé.
role-ronin = Ronin
role-ronin-help = Seul contre tous : votre honneur compte plusieurs fois, et vous gagnez si votre total est le plus élevé.
role-unknown = Inconnu
team-shogun = Camp du shogun
team-ninja = Ninjas
team-ronin = Ronin

label-role = Rôle
label-team = Équipe
label-character = Personnage

## Questions

ask-play =
    { $weapons ->
        [0] Jouez des cartes ou terminez le tour. Plus d’arme possible à ce tour.
        [one] Jouez des cartes ou terminez le tour. Encore { $weapons } arme possible.
       *[other] Jouez des cartes ou terminez le tour. Encore { $weapons } armes possibles.
    }
ask-parry = { $attacker } vous attaque avec { $card } (dégâts : { $damage }). Parez-vous ?
ask-battle-cry = { $attacker } pousse un cri de guerre : défaussez une parade ou perdez 1 point de vie.
ask-jujitsu = { $attacker } joue Ju Jitsu : défaussez une arme ou perdez 1 point de vie.
ask-bushido = Le Code du bushido a révélé une arme : défaussez une arme et passez-le, ou abandonnez-le et perdez 1 point d’honneur.
ask-bushido-free = Le Code du bushido a révélé une arme : défaussez une arme et passez-le, ou abandonnez-le sans rien perdre.
ask-first-card = Piocher la première carte, ou prendre { $card } dans la défausse ?
ask-discard =
    { $count ->
        [one] Défaussez 1 carte.
       *[other] Défaussez { $count } cartes, l’une après l’autre.
    }

## Coups

move-play = Jouer { $card }
move-play-at = { $card } sur { $target }
move-play-at-hand = { $card } sur { $target } : une carte de sa main, au hasard
move-play-against = { $card } : défausser { $permanent }, carte posée devant { $target }
    .you = { $card } : défausser { $permanent }, carte posée devant vous
move-bleed = Perdre 1 point de vie et piocher une carte
move-end = Terminer le tour
move-answer = Défausser { $card }
move-suffer = Subir le coup
move-lose-honour = Abandonner le Code du bushido
move-discard = Défausser { $card }
move-draw = Piocher
move-take-discard = Prendre la carte du dessus de la défausse

## Pourquoi pas

illegal-not-in-hand = Vous n’avez pas cette carte en main.
illegal-parry = Une parade ne se joue qu’en réponse, quand on vous attaque.
illegal-bushido = Un Code du bushido est déjà en jeu ; il ne peut y en avoir qu’un.
illegal-weapon-limit = Vous ne pouvez plus jouer d’arme à ce tour.
illegal-no-target = Cette carte ne peut viser personne pour l’instant.
illegal-target = Cette carte ne peut pas être jouée là ; choisissez une cible éclairée.
illegal-harmless = Un joueur à terre, sans vie ou sans carte, ne peut pas être attaqué.
illegal-range = Trop loin : la difficulté est de { $difficulty }, et la précision de cette arme seulement de { $precision }.

## Journal

event-begin = { $shogun } est le shogun et commence.
    .you = Vous êtes le shogun et commencez.
event-turn = { $who } commence son tour.
    .you = Votre tour commence.
event-recover = { $life ->
    [one] { $who } revient à { $life } point de vie.
   *[other] { $who } revient à { $life } points de vie.
}
    .you = { $life ->
        [one] Vous revenez à { $life } point de vie.
       *[other] Vous revenez à { $life } points de vie.
    }
event-draw =
    { $count ->
        [one] { $who } pioche une carte.
       *[other] { $who } pioche { $count } cartes.
    }
    .you =
        { $count ->
            [one] Vous piochez une carte.
           *[other] Vous piochez { $count } cartes.
        }
event-draw-secret = { $who } pioche { $cards }.
    .you = Vous piochez { $cards }.
event-reshuffle = La pioche est renouvelée : chacun perd 1 point d’honneur.
event-play = { $who } joue { $card }.
    .you = Vous jouez { $card }.
event-play-at = { $who } joue { $card } sur { $target }.
    .you = Vous jouez { $card } sur { $target }.
    .yours = { $who } joue { $card } sur vous.
    .yourself = Vous jouez { $card } sur vous-même.
event-play-against = { $who } joue { $card } et défausse { $permanent }, carte posée devant { $target }.
    .you = Vous jouez { $card } et défaussez { $permanent }, carte posée devant { $target }.
    .yours = { $who } joue { $card } et défausse { $permanent }, carte posée devant vous.
    .yourself = Vous jouez { $card } et défaussez { $permanent }, carte posée devant vous.
event-attack = { $who } attaque { $target } avec { $card }.
    .you = Vous attaquez { $target } avec { $card }.
    .yours = { $who } vous attaque avec { $card }.
event-answer = { $who } répond par { $card }.
    .you = Vous répondez par { $card }.
event-wound =
    { $lost ->
        [one] { $who } perd { $lost } point de vie face à { $by }.
       *[other] { $who } perd { $lost } points de vie face à { $by }.
    }
    .you =
        { $lost ->
            [one] Vous perdez { $lost } point de vie face à { $by }.
           *[other] Vous perdez { $lost } points de vie face à { $by }.
        }
    .yours =
        { $lost ->
            [one] { $who } perd { $lost } point de vie face à vous.
           *[other] { $who } perd { $lost } points de vie face à vous.
        }
event-defeat = { $who } tombe et donne 1 point d’honneur à { $by }.
    .you = Vous tombez et donnez 1 point d’honneur à { $by }.
    .yours = { $who } tombe et vous donne 1 point d’honneur.
event-defeat-last = { $who } tombe ; dernier combattant debout : { $by }.
    .you = Vous tombez ; dernier combattant debout : { $by }.
    .yours = { $who } tombe ; vous êtes le dernier combattant debout.
event-steal = { $who } prend une carte à { $target }.
    .you = Vous prenez une carte à { $target }.
    .yours = { $who } vous prend une carte.
event-steal-secret = { $who } prend { $card } à { $target }.
    .you = Vous prenez { $card } à { $target }.
    .yours = { $who } vous prend { $card }.
event-discard = { $who } défausse { $card }.
    .you = Vous défaussez { $card }.
event-take-discard = { $who } prend { $card } dans la défausse.
    .you = Vous prenez { $card } dans la défausse.
event-bleed = { $who } donne 1 point de vie pour une carte.
    .you = Vous donnez 1 point de vie pour une carte.
event-bushido-turned = Code du bushido devant { $who } : on retourne { $card }.
    .you = Code du bushido devant vous : on retourne { $card }.
event-bushido-passed = { $who } passe le Code du bushido à { $to }.
    .you = Vous passez le Code du bushido à { $to }.
    .yours = { $who } vous passe le Code du bushido.
event-bushido-lost = { $who } abandonne le Code du bushido et perd 1 point d’honneur.
    .you = Vous abandonnez le Code du bushido et perdez 1 point d’honneur.
event-bushido-dropped = { $who } abandonne le Code du bushido.
    .you = Vous abandonnez le Code du bushido.
event-end = { $reason } Équipe gagnante : { $team }.
event-end-honour = À court d’honneur : { $who }. Équipe gagnante : { $team }.
event-tie = { $points ->
    [one] Égalité à { $points } point : { $tie }
   *[other] Égalité à { $points } points : { $tie }
}

## Fin

reason-honour = Un joueur n’a plus d’honneur.
reason-honour-told = À court d’honneur : { $who }.
reason-honour-tied = { $points ->
    [one] À court d’honneur : { $who }. Égalité à { $points } point : { $tie }
   *[other] À court d’honneur : { $who }. Égalité à { $points } points : { $tie }
}
reason-last-standing = Victoire au fil de l’épée : un seul combattant reste debout, l’honneur ne compte plus.
reason-last-standing-told = Victoire au fil de l’épée : { $who }, dernier combattant debout ; l’honneur ne compte plus.
reason-betrayal = Le dernier combattant debout a abattu un coéquipier.
reason-betrayal-told = { $who }, seul combattant encore debout, a abattu un coéquipier.
reason-betrayal-tied = { $points ->
    [one] { $who }, seul combattant encore debout, a abattu un coéquipier. Égalité à { $points } point : { $tie }
   *[other] { $who }, seul combattant encore debout, a abattu un coéquipier. Égalité à { $points } points : { $tie }
}
tie-ninja = les ninjas l’emportent sur tous les autres.
tie-shogun = le camp du shogun l’emporte sur le ronin.
sheet-honour = Honneur
sheet-multiplier = Multiplicateur
sheet-daimyo = Daimyo en main
sheet-betrayal = Coéquipier abattu
sheet-team = Total de l’équipe

## Le plateau

board-about = { $name } — { $about }
board-seat = { $name } en { $character } : vie { $life }, honneur { $honour }, cartes { $cards }, rôle { $role }
board-life = Vie
board-cards = Cartes en main
board-life-of = Vie : { $life } sur { $most }
board-honour-of = Honneur : { $honour }
board-hand-of = Cartes en main : { $count }
board-harmless = à terre
board-is-harmless = À terre.
board-turn = tour
board-their-turn = C’est son tour.
board-your-turn = C’est votre tour.
board-in-front = Devant : { $cards }.
board-lose-honour = Abandonner le Code du bushido et perdre 1 point d’honneur
board-no-answer = Vous n’avez aucune carte pour répondre.
board-has-aim = Peut être choisi.
board-difficulty = Difficulté pour vos armes : { $difficulty }
board-known = Vous lui connaissez : { $cards }.
board-holds = En main : { $cards }.
board-weapons =
    { $count ->
        [0] plus d’arme
        [one] encore { $count } arme
       *[other] encore { $count } armes
    }
board-deck = Pioche { $count }
board-discard = Défausse { $count }
board-discard-open = Parcourir la défausse : { $count }
board-choose-target = { $card } : choisissez une cible
board-put-back = Reposer

## La première partie

learn-play = C’est votre tour. Les cartes éclairées peuvent être jouées : touchez-en une, puis sa cible, ou faites-la glisser. Le nombre marqué d’un viseur à côté d’un joueur est la difficulté ; une arme porte aussi loin que son nombre bleu et retire autant de points de vie que son nombre rouge. Quand vous avez fini, terminez le tour.
learn-parry = Une arme vous vise. Une parade l’arrête ; sinon, vous perdez autant de points de vie qu’elle fait de dégâts. À zéro, vous êtes à terre jusqu’à votre prochain tour, et un de vos points d’honneur va à l’attaquant.
learn-battle-cry = Un cri de guerre demande une parade à chacun, l’un après l’autre. Sans parade, ou si vous préférez la garder, vous perdez 1 point de vie.
learn-jujitsu = Le Ju Jitsu demande une arme à chacun, l’un après l’autre. Sans arme, ou si vous préférez la garder, vous perdez 1 point de vie.
learn-bushido = Le Code du bushido est devant vous et a révélé une arme. Défaussez une arme pour le passer à gauche, ou perdez 1 point d’honneur pour vous en débarrasser.
learn-bushido-free = Le Code du bushido est devant vous et a révélé une arme. Défaussez une arme pour le passer à gauche ; shogun contre deux ninjas, vous pouvez aussi l’abandonner sans rien perdre.
learn-first-card = Ieyasu peut prendre la carte du dessus de la défausse au lieu de la première carte de la pioche. Tout le monde voit laquelle.
learn-discard = Vous avez plus de cartes qu’on ne peut en garder à la fin d’un tour. Défaussez-les l’une après l’autre ; la dernière reste au-dessus de la défausse.

lesson-aim = Vous êtes le shogun, et tout le monde le sait. Ce qui compte, c’est l’honneur : dès qu’un joueur n’en a plus, la partie s’arrête, et le camp qui a le plus d’honneur gagne.
lesson-weapons = Voici vos cartes. Une arme porte aussi loin que son nombre bleu et enlève autant de points de vie que son nombre rouge. Vous pouvez jouer une arme par tour.
lesson-attack = Attaquez quelqu’un : choisissez une arme, puis sa cible. Le nombre marqué d’un viseur, à côté d’un joueur, dit jusqu’où l’arme doit porter.
lesson-actions = Les autres cartes se jouent sans limite. Celle-ci vaut la peine d’être jouée maintenant.
lesson-end = Il n’y a rien de mieux à faire. Gardez les parades pour le tour des autres : terminez votre tour.
lesson-parry = On vous attaque ! Une parade de votre main arrête l’arme. Sans parade, ou si vous la gardez, vous perdez des points de vie. Répondez.
lesson-roles = Les autres cachent leur rôle. L’un d’eux est votre samouraï et gagne avec vous ; les ninjas veulent votre honneur. Qui vous attaque n’est guère un ami : regardez qui frappe qui.
lesson-harmless = Quelqu’un est vaincu : qui perd son dernier point de vie cède un point d’honneur à l’attaquant, reste à terre sans pouvoir être attaqué, et se relève avec toute sa vie au début de son tour.
lesson-permanents = Cette carte reste devant vous et vous aide désormais à chaque tour, tant que personne ne vous l’enlève.
lesson-finish = Surveillez l’honneur de chacun : finissez la partie quand votre camp mène, et n’abattez jamais votre propre samouraï.

# l’introduction, dans le volet des règles
intro-duel = Un duel entre des camps qui ne se connaissent pas (le jeu est aussi vendu en France sous le nom de Katana). On croise le fer une demi-heure, puis on compte l’honneur.
intro-roles = Seul le shogun est connu. Les samouraïs le soutiennent en secret, les ninjas sont contre lui, et le ronin joue seul. Devinez qui est qui d’après ce que chacun fait.
intro-characters = Chacun incarne un héros, avec un talent et des points de vie. Survolez ou touchez un portrait pour lire ce qu’il sait faire.
intro-turn = À votre tour, vous piochez deux cartes et en jouez autant que vous voulez, mais une seule arme. Les parades attendent dans votre main les attaques des autres.
intro-honour = Qui perd son dernier point de vie cède un point d’honneur à l’attaquant, puis se relève. Quand quelqu’un n’a plus d’honneur, la partie s’arrête, et le camp qui a le plus de points gagne.
legend-life = Points de vie.
legend-honour = Points d’honneur : ils décident de la partie.
legend-reach = La difficulté d’atteindre un joueur : une arme doit avoir au moins cette précision.

# the terminal picture
terminal-player = Joueur
terminal-character = Personnage
terminal-life = Vie
terminal-honour = Hon.
terminal-cards = Main
terminal-distance = Diff.
terminal-before = Devant
terminal-middle = Pioche { $deck } · défausse { $discard }
terminal-top = {", sur le dessus "}{ $card }

# les conseils : ce qui parle pour un coup (why) ou contre (but)
why-honour = Fait gagner de l’honneur sur les rivaux.
but-honour = Fait perdre de l’honneur face aux rivaux.
why-life = Met davantage à l’abri, par rapport aux rivaux.
but-life = Expose davantage, par rapport aux rivaux.
why-cards = Laisse une meilleure main, par rapport aux rivaux.
but-cards = Laisse une moins bonne main, par rapport aux rivaux.
why-permanents = Laisse plus de cartes en jeu, par rapport aux rivaux.
but-permanents = Laisse moins de cartes en jeu, par rapport aux rivaux.
why-deadly = Sans parade, { $player } y perd son dernier point de vie.
    .you = Sans parade, vous y perdez votre dernier point de vie.
but-deadly = Sans parade, { $player } y perd son dernier point de vie.
    .you = Sans parade, vous y perdez votre dernier point de vie.
why-belief = { $player }, d’après ce qui a été joué : { $side }, { $percent } %.
    .you = Vous, d’après ce qui a été joué : { $side }, { $percent } %.
but-belief = { $player }, d’après ce qui a été joué : { $side }, { $percent } %.
    .you = Vous, d’après ce qui a été joué : { $side }, { $percent } %.

# Ce qu’on ne pouvait pas savoir, dit une fois la partie terminée.

hidden-role = { $player } était : { $role }.
hidden-hand = { $player } avait en main : { $cards }.

# Aides.

aid-role = { $player } : ninja { $ninja } %, camp du shogun { $shogun } %, ronin { $ronin } %.
