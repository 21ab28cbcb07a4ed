# Textes communs à tous les jeux.

seat = Joueur { $number }
list-and = { " et " }
list-nothing = rien

illegal-game-over = La partie est terminée.
illegal-no-such-seat = Cette place n’existe pas ; nombre de places : { $seats }.
illegal-not-asked = Ce n’est pas à vous de décider pour l’instant.
illegal-now = Ce coup n’est pas possible maintenant.
illegal-undo = Vous n’avez pas de coup à reprendre.
illegal-undo-answered = D’autres ont répondu depuis, ou ont pu le faire : votre coup est joué.
illegal-undo-luck = Votre coup a fait intervenir le hasard : il est joué.
illegal-undo-shown = Votre coup a révélé quelque chose de caché : il est joué.

# Les conseils.

advice-chance = { $chance } % de chances de gagner ({ $low }–{ $high } %)
advice-hurried = La machine est très occupée : ce conseil est moins réfléchi que d’habitude.

# La table.

note-advice = { $who } demande un conseil.
    .you = Vous demandez un conseil.
note-advice-allowed = À cette table, chacun peut demander ce que ferait le robot de niveau difficile.
note-flag = { $who } a épuisé son temps. Un robot continue.
    .you = Vous avez épuisé votre temps. Un robot continue.
note-late = Votre temps est écoulé. Un robot répond pour vous.
note-handback = { $who } joue de nouveau.
    .you = Vous jouez de nouveau.
note-resigned = { $who } abandonne. Un robot continue.
    .you = Vous abandonnez. Un robot continue.
note-seat-free = La place quittée par { $who } est libre. Quiconque ouvre le lien de la table peut la prendre.
    .you = Votre place est libre. Quiconque ouvre le lien de la table peut la prendre.
note-sits-down = { $who } prend place et continue la partie.
    .you = Vous prenez place et continuez la partie.
note-takeover = Un robot joue pour { $who }.
    .you = Un robot joue pour vous.
note-takeover-back = { $who } est de retour et continue la partie.
    .you = Vous êtes de retour et continuez la partie.
note-takeover-refused = { $who } ne veut pas qu’un robot prenne le relais.
    .you = Vous ne voulez pas qu’un robot prenne le relais.
note-temper-bold = { $who } joue avec témérité.
note-temper-careful = { $who } joue avec prudence.
note-temper-greedy = { $who } joue avec avidité.
note-temper-vengeful = { $who } ne pardonne rien.
note-undo = { $who } reprend { $count ->
    [one] un coup
   *[other] { $count } coups
}.
    .you = Vous reprenez { $count ->
        [one] un coup
       *[other] { $count } coups
    }.
note-undo-refused = { $who } n’accepte pas que le coup soit repris.
    .you = Vous n’acceptez pas que le coup soit repris.
points-card = { $who } montre une carte : { $card }.
    .you = Vous montrez une carte : { $card }.
points-space = { $who } montre la case { $column }{ $row }.
    .you = Vous montrez la case { $column }{ $row }.

error-bad-request = Le serveur n’a pas compris cette demande.
error-bad-token = Ce lien de place n’est pas valable pour cette table.
error-bot-plays = Un robot joue cette place.
error-busy = Trop de choses se passent à la fois. Veuillez réessayer.
error-chat-full = La discussion de cette table est pleine.
error-empty-text = Ce texte est vide.
error-foreign-origin = Cette page n’appartient pas au serveur de la table.
error-hello-first = Le premier message doit être une salutation.
error-host-only = Seul l’hôte de la table peut faire cela.
error-log-full = Il s’est passé trop de choses à cette table : son journal est plein.
error-long-message = Ce message est trop long.
error-long-text = Ce texte est trop long ; { $longest } caractères sont permis.
error-no-advice = Il n’y a pas de conseils à cette table.
error-no-handback = Cette place ne peut pas être reprise.
error-no-such-level = Il n’y a pas de robot de ce niveau.
error-no-such-move = Ce coup n’existe pas dans ce jeu.
error-no-such-page = Il n’y a rien à cette adresse.
error-no-such-step = Cette étape n’existe pas dans cette partie.
error-no-such-table = Cette table n’existe pas.
error-no-such-temper = Ce tempérament n’existe pas.
error-no-time = Le temps de cette place est épuisé : un robot la joue jusqu’à la fin.
error-not-absent = Cette personne est présente.
error-not-a-person = Cette place n’est pas jouée par une personne.
error-not-damaged = Le journal de cette table est intact.
error-not-over = La partie n’est pas encore terminée.
error-not-your-review = Seule la personne qui a joué cette place peut en revoir les choix.
error-not-playing = Aucune partie n’est en cours à cette table.
error-not-seated = Seules les personnes assises à cette table peuvent faire cela.
error-not-your-seat = Ce n’est pas votre place.
error-nothing-asked = Personne ne vous a demandé cela.
error-nothing-there = Aucune case ni carte de ce nom à montrer.
error-one-host = Une place au moins doit être la vôtre.
error-one-seat-each = Une personne ne peut tenir plusieurs places que dans un jeu coopératif.
error-other-move = La partie a avancé entre-temps.
error-own-seat = C’est votre propre place.
error-points-often = Vous venez de montrer plusieurs choses. Veuillez patienter un instant.
error-no-lesson = Ce jeu n’a pas de première partie guidée.
error-nothing-to-read = La leçon n’a rien d’autre à montrer pour l’instant.
error-rematch-exists = La revanche est déjà ouverte.
error-replayed = Ce coup est déjà arrivé.
error-seat-count = Cette partie demande exactement { $players } places.
error-seat-taken = Cette place est prise.
error-seats-open = Des places sont encore libres.
error-server-fault = Le serveur a rencontré un problème.
error-started = La partie a déjà commencé.
error-storage = Le serveur ne peut rien enregistrer pour l’instant. Veuillez réessayer.
error-table-full = Toutes les places de cette table sont prises.
error-time-left = Il reste du temps à la pendule.
error-time-up = Votre temps est écoulé.
error-too-fast = Trop de messages à la fois. Veuillez patienter un instant.
error-too-many = Trop de personnes sont connectées à cette table.
error-too-many-tables = Trop de tables ont été ouvertes d’ici. Veuillez patienter un peu.

stopped-damaged = Le journal de cette table est abîmé. La partie s’arrête là où il reste lisible ; elle ne peut pas continuer.
stopped-other-rules = Cette partie a commencé avec la version { $begun } de ses règles, et ce serveur joue la version { $now }. On peut la regarder aussi loin que les règles actuelles permettent de la suivre ; elle ne peut pas continuer.
stopped-unknown-game = Ce serveur n’a plus le jeu auquel on jouait à cette table.
stopped-unreadable = Ce que le serveur a gardé de cette table est trop abîmé pour être lu.
page-home = Vers les jeux

# Retour sur une partie terminée.

review-curve = Les chances de gagner à chaque choix
review-sum = De { $first } % au premier choix à { $last } %. En points sur 100 : hasard et autres joueurs { $luck }, choix { $choice }.
review-sum-long = De { $first } % au premier choix à { $last } %. Pour dix choix, en moyenne et en points sur 100 : hasard et autres joueurs { $luck }, choix { $choice }.
review-rough = Dans ce jeu, les pourcentages sont approximatifs : personne n’a encore mesuré s’ils se vérifient.
review-nothing = Aucun choix n’a clairement coûté cher.
review-moments = { $count ->
        [one] Un moment instructif
       *[other] { $count } moments instructifs
    }
review-moment = Coup { $move } : { $said }
review-better = Mieux : { $said }
review-lost = { $better } % de chances de gagner au lieu de { $played } % (points perdus : { $lost } ± { $error })
review-hidden = Ce qu’on ne pouvait pas savoir de cette place :
review-truth = En sachant tout, ç’aurait été { $better } % au lieu de { $played } %.
review-column-move = coup
review-column-chance = chances de gagner
review-column-choice = choix
review-column-luck = hasard jusqu’au suivant
review-about = Les chances de gagner sont celles qu’on pouvait connaître à chaque choix : elles sont estimées d’après des donnes conformes à ce que voyait cette place, le robot de niveau difficile jouant la suite. Le hasard, c’est ce qu’ont fait les dés, les cartes et les autres joueurs, leurs erreurs comprises. Un choix n’est cité que s’il a coûté plus que l’incertitude de l’estimation.

# Pourquoi un robot a joué ainsi.

why-only = Rien d’autre n’était possible.
why-even = Rien d’autre ne semblait meilleur.
why-second-look = À y regarder de plus près, un autre coup semble meilleur.
why-alike = Pas de différence nette avec les autres coups.
why-ahead = Dans les parties imaginées à partir d’ici, ce coup gagne plus souvent.
why-glance = La première idée venue ; le temps a manqué pour l’essayer.
why-temper-careful = Toujours prudent : pas de risque inutile.
why-temper-greedy = Toujours avide : prendre ce qui se présente.
why-temper-vengeful = Toujours rancunier : coup pour coup.
why-temper-bold = Toujours téméraire : droit au but.
