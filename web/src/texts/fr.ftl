# Textes de la table dans le navigateur.

title = Tatami
title-game = { $game } · Tatami
title-asked = ● À vous · { $game }
home = Accueil
loading = Un instant…
close = Fermer
yes = Oui
no = Non
try-again = Réessayer
error-no-connection = Le serveur ne répond pas. Votre place est gardée.
error-server = Quelque chose s’est mal passé. Veuillez réessayer.

## Accueil

home-greeting = Une table pour jouer : tout de suite contre des robots, ou avec vos amis grâce à un lien.
home-name = Votre nom
name-otherwise = Invité
home-games = Les jeux
home-mine = Mes parties
home-past = Parties terminées
home-continue = Continuer
home-your-turn = À vous de jouer
home-won = Gagnée
home-lost = Perdue
home-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
home-scored = { $how }, { $points }
home-with = avec { $names }
home-chapter-year = année { $number }
home-chapter-round = manche { $number }
home-chapter-turn = tour { $number }
home-forget = Retirer { $game } de cette liste
home-all-mine = Tout afficher ({ $count })
home-players = { $few } à { $many } joueurs
home-players-either = { $few } ou { $many } joueurs
home-minutes = { $from } à { $to } min
home-play = Jouer
home-play-game = Jouer à { $game } contre des robots
home-learn = Apprendre
home-learn-game = Apprendre { $game } dans une première partie guidée
home-intro = Introduction en deux minutes
home-intro-game = Introduction en deux minutes : { $game }
home-open = Entre amis…
home-open-game = Entre amis… Ouvrir une table pour { $game }
home-company-players = Joueurs de { $game }
home-company-level = Robots de { $game }
offer-title = Vous découvrez { $game } ?
offer-text = Une première partie guidée vous montre comment on joue : une vraie partie contre des robots, où chaque idée est expliquée au moment où elle sert. Vous pouvez la quitter et la reprendre plus tard.
offer-learn = Me guider
offer-play = Jouer tout de suite
phase-playing = en cours
phase-waiting = en attente
phase-over = terminée
phase-stopped = arrêtée

## Nouvelle table et salle d’attente

new-players = Joueurs
new-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
new-seats = Places
new-several = Vous gagnez ou perdez ensemble : vous pouvez tenir plusieurs places.
new-clock = Pendule
new-hint = Les places libres sont pour les amis qui ont le lien de la table, ou pour des robots au départ.
new-open = Ouvrir la table
seat-me = vous
seat-me-too = vous aussi
seat-give-back = Rendre la place
seat-open = libre
seat-bot = Robot, niveau { $level }
seat-bot-temper = Robot, niveau { $level }, { $temper }
seat-temper = Tempérament : { $name }
temper-even = d’humeur égale
temper-careful = prudent
temper-greedy = avide
temper-vengeful = rancunier
temper-bold = téméraire
seat-here = présent
seat-away = absent
level-easy = facile
level-medium = moyen
level-hard = difficile
clock-none = aucune
clock-move-30 = 30 secondes par coup
clock-move-120 = 2 minutes par coup
clock-move-day = 1 jour par coup
clock-game-10 = 10 minutes par partie, plus 5 secondes par coup
clock-game-30 = 30 minutes par partie, plus 10 secondes par coup
clock-each-move = { $time } par coup
clock-whole-game = { $time } par partie, plus { $increment ->
        [one] { $increment } seconde
       *[other] { $increment } secondes
    } par coup
clock-days = { $days } j { $hours } h
clock-of = Il reste { $time } à { $name }
waiting-lead = La table est ouverte. Envoyez le lien à vos amis.
waiting-invited = On vous invite à cette table. Prenez une place libre.
waiting-full = Toutes les places sont prises. Vous pourrez regarder dès que la partie commencera.
waiting-guest = Vous avez une place. { $host } lance la partie quand tout le monde est là.
waiting-share = Inviter
waiting-link = Lien de la table
waiting-copy = Partager
waiting-copied = Copié
waiting-sit = S’asseoir
waiting-start = Commencer la partie
waiting-start-bots =
    { $count ->
        [one] Commencer, avec un robot à la place libre
       *[other] Commencer, avec des robots aux { $count } places libres
    }
waiting-advice = Conseils d’un robot
waiting-advice-help = Chacun peut demander ce que ferait le robot de niveau difficile, et tous l’apprennent.
waiting-advice-on = permis
waiting-advice-off = interdits
waiting-host = L’hôte lance la partie.
waiting-drawn = Les places seront tirées au sort au début de la partie.

## À la table

watching = spectateur
prompt-waiting = À { $names } de jouer
prompt-thinking =
    { $count ->
        [one] { $names } réfléchit
       *[other] { $names } réfléchissent
    }
prompt-past = Retour en arrière, après le coup { $move }
prompt-over = La partie est terminée.
prompt-stopped = La partie est arrêtée.
lesson-fold = De quoi s’agit-il ?
lesson-understood = Compris
lesson-more = Lire la règle
coach = Leçon
coach-next = Suite
coach-try = À vous : essayez ce qui est éclairé.
coach-lit = (proposé par la leçon)
coach-last = C’était la dernière idée : la suite de la partie vous appartient.
coach-count = { $number } sur { $count }
moves = Ce que vous pouvez faire
moves-all = Tout afficher ({ $count })
moves-none = Rien à décider pour l’instant.
panels = Volets
panel-moves = Coups
panel-log = Journal
panel-chat = Discussion
panel-result = Résultat
log = Ce qui s’est passé
log-step = Voir la table après le coup { $move }
chat = Discussion
chat-empty = Personne n’a encore parlé.
chat-watching = Les spectateurs peuvent lire la discussion ; seuls les joueurs y écrivent.
chat-free = Parlez, mais pas de vos cartes
chat-write = Message à la table
chat-send = Envoyer
rulebook = Règles
rulebook-of = Les règles de { $game }
introduction = En deux minutes
intro-legend = Symboles
rulebook-none = Les règles de ce jeu ne sont pas encore écrites ici.
rulebook-loading = Un instant, les règles arrivent…
rulebook-failed = Les règles n’ont pas pu être chargées. Veuillez réessayer.
rulebook-search = Chercher dans les règles
rulebook-contents = Sommaire
rulebook-not-found = Aucune règle ne contient ces mots.
rulebook-rule = Règle { $rule }
players = Joueurs
settings = Réglages
undo = Reprendre le coup
connection-lost = La connexion est perdue. Nouvel essai en cours ; votre place est gardée.
request-takeover = { $by } propose qu’un robot joue pour { $seat }.
request-waiting = On attend { $names }.
takeover-ask = Laisser jouer un robot
seat-set-free = Libérer cette place
seat-is-free = Une place de cette partie est libre. Prenez-la et continuez à jouer.
handback = Reprendre ma place
stand-in-agreed = absent ; un robot joue
stand-in-flag = temps écoulé ; un robot joue
stand-in-resigned = a abandonné ; un robot joue
stand-in-mine-agreed = Un robot joue pour vous.
stand-in-mine-flag = Votre temps est écoulé ; un robot joue pour vous.
stand-in-mine-resigned = Vous avez abandonné ; un robot joue pour vous.
link-invite = Copier l’invitation à cette table
link-watch = Copier le lien pour regarder
link-seat = Copier le lien de ma place
link-seat-hint = Le lien de votre place permet de continuer sur un autre appareil. Gardez-le pour vous.
copy-failed = La copie a échoué.
resign = Abandonner
resign-warning = Un robot jouera votre place jusqu’à la fin, sans retour possible.
resign-really = Abandonner maintenant

## Comment on répond, comment les événements sont racontés

help = Aide
help-asked = Ce qu’on vous demande
help-signs = Ce que veulent dire les symboles
help-answering = Répondre
help-two-taps = Un premier appui choisit une réponse, un second au même endroit la donne. Les réglages permettent de répondre en un seul appui.
help-one-tap = Un appui donne la réponse. Les réglages permettent d’en demander un second pour confirmer.
help-point = Pour montrer une case ou une carte aux autres, faites un clic droit dessus.
help-point-finger = Pour montrer une case ou une carte aux autres, laissez le doigt dessus.
help-story = Ce qui se passe est raconté au rythme que vous réglez ; la barre d’espace mène tout de suite au présent.
help-story-finger = Ce qui se passe est raconté au rythme que vous réglez ; le bouton à côté du récit mène tout de suite au présent.
confirm = Confirmer
chosen-confirm = { $way }. Choisissez à nouveau pour confirmer.
cancel = Choisir autre chose
grid-wall = Mur : { $sides }.
grid-door = Porte : { $sides }.
side-above = au-dessus
side-below = au-dessous
side-left = à gauche
side-right = à droite
walk-to =
    { $count ->
        [one] À un pas :
       *[other] À { $count } pas :
    }
zoom-in = Plus près
zoom-out = Tout le plateau
tap-again = Encore une fois pour confirmer
alone = Seule réponse, donnée pour vous : { $move }
alone-soon = Rien d’autre n’est possible : la suite va de soi ({ $move }). Vous pouvez encore reprendre votre coup.
skip = Revenir au présent (barre d’espace)
skip-finger = Revenir au présent
advice = Ce que ferait le robot de niveau difficile
advice-allowed = Les conseils d’un robot sont permis ici : si quelqu’un en demande, tous l’apprennent.
advice-forbidden = Les conseils d’un robot sont interdits à cette table.
advice-ask = Demander un conseil
advice-thinking = Le robot réfléchit…
advice-thinking-long = Le robot réfléchit encore. La machine a beaucoup à faire ; une réponse viendra de toute façon.
advice-again = Redemander
advice-heard = Conseil : { $move }.
advice-plan = { $count ->
    [one] Poser un plan entier d’une carte
   *[other] Poser un plan entier de { $count } cartes
}
advice-moves = Ses coups, un par un
advice-for = Pour :
advice-against = Contre :

since = Depuis votre dernier tour
since-you = Ce qui vous est arrivé
since-all = Tout
name-you = { $name } (vous)
chat-heard = { $name } dit : { $said }
settings-pace = Rythme des événements
pace-slow = lent
pace-normal = normal
pace-fast = rapide
pace-once = immédiat
settings-taps = Réponses
taps-two = un second appui confirme
taps-one = un seul appui
settings-alone = Répondre à ma place quand une seule réponse est possible
settings-aids = Montrer les probabilités des dés et des batailles, et ce qu’on peut deviner des rôles, là où les conseils sont permis
settings-letters = Raccourcis à une seule touche (lettres, chiffres, ?)
key-enter = Entrée
key-space = Espace
key-escape = Échap
keys-skip = revenir au présent pendant le récit
keys-replay = revoir la partie : lecture ou arrêt
keys-speed = revoir la partie : plus lent, plus vite
keys-map = sur une carte géographique : agrandir, réduire, aller d’un lieu à l’autre
keys-point = montrer aux autres la case ou la carte active
keys-advice = demander un conseil
keys-next = étape suivante d’une leçon
keys-describe = décrire ce qu’on vous demande et où vous êtes

## Réglages

settings-language = Langue
language-en = English
language-fr = Français
settings-theme = Thème (clair, sombre)
theme-system = comme l’appareil
theme-light = clair
theme-dark = sombre
settings-motion = Animations
motion-system = comme l’appareil
motion-on = oui
motion-off = non
settings-sound = Sons
settings-learn = Expliquer chaque nouveau type de décision

## Clavier

keys = Clavier
keys-arrows = parcourir les coups
keys-numbers = aller au coup de ce numéro
keys-enter = jouer le coup
keys-undo = reprendre le coup
keys-rules = la règle de la question posée
keys-chat = discussion
keys-help = cette page
keys-escape = fermer, ou choisir une autre carte

## Revoir la partie

replay = Revoir
replay-slider = Coup affiché
replay-at = { $at } / { $total }
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-play = Lecture
replay-stop = Arrêter
replay-speed = Vitesse de lecture
replay-speed-now = Vitesse : { $speed }
replay-leave = Revenir au présent
replay-end = Aller à la fin
replay-told = Ce qui s’est passé à ce coup
replay-unseen = À ce coup, il n’y a encore rien à voir.
replay-why-of = { $name } : pourquoi ?

## Après la partie

result-over = La partie est terminée
result-won = Vous avez gagné
result-lost = Vous avez perdu
result-rank = { $place ->
        [1] 1re
       *[other] { $place }e
    } place sur { $count }
result-winners = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
result-reached = Rang atteint : { $rank }.
result-sheet = Feuille de score
result-score = Points
result-place = Rang { $place }
result-rematch = Rejouer
result-next = Vers la partie suivante
result-record = Le fichier de la partie
result-record-hint = Tous les coups de la partie dans un fichier texte, à garder ou à revoir.
result-download = Télécharger
chart-choose = Courbe
chart-over-time = { $what } au fil du temps
chart-description = Une courbe par joueur au fil des coups de la partie
chart-at = Coup { $move }
chart-start = début
chart-end = fin
fair = Vérifier le hasard
fair-hint = L’engagement a été fixé et montré avant le premier tirage. C’est le SHA-256 de la graine d’où vient tout le hasard.
fair-lesson = Le hasard d’une première partie guidée est fixé : tout le monde reçoit la même donne. Tout vient de cette graine, dont le SHA-256 était affiché dès le début.
fair-commitment = Engagement
fair-seed = Graine
fair-holds = Vérifié ici : la graine correspond à l’engagement.
fair-broken = La graine ne correspond pas à l’engagement.
bots-hurried = On joue à beaucoup de tables ici : les robots réfléchissent moins pour l’instant.
home-forget-sure = Cette partie de { $game } n’est pas finie. Sans son lien, vous perdez votre place sur cet appareil. La retirer de votre liste ?
home-forgotten = { $game } n’est plus dans votre liste.
home-put-back = La remettre
new-drawn = Tirer les places au sort au début de la partie
waiting-qr = Code QR du lien vers cette table
waiting-local-only = Ce serveur n’écoute que sur cet ordinateur. Lancez-le avec --host 0.0.0.0 (make play HOST=0.0.0.0) pour que vos amis puissent ouvrir le lien.
home-move-seats = Mes parties sur un autre appareil
home-move-seats-hint = Ouvrez ce lien là-bas, ou scannez le code. Quiconque l’a peut jouer à votre place.
home-move-seats-link = Lien vers toutes mes places

## Retour sur la partie

review = Retour sur la partie
review-working = On passe votre partie en revue…
review-share = { $percent } %
review-plan = { $count ->
        [one] le plan, une carte
       *[other] le plan, { $count } cartes
    }
review-plan-other = { $count ->
        [one] un autre plan, une carte
       *[other] un autre plan, { $count } cartes
    }
review-at = Coup { $move } : { $chance } % de chances ; le choix : { $choice }, le hasard : { $luck }.
review-at-end = À la fin : { $chance } %.
review-legend = La courbe : vos chances de gagner. Les barres rouges : ce que l’un de vos choix a coûté. Tout le reste des hauts et des bas, c’est le hasard, et ce qu’ont fait les autres.
review-table = Tous les choix en tableau
replay-eyes = Point de vue
replay-eyes-of = { $name }
replay-open = Tout montrer
replay-open-help = Les mains, les rôles et les plans de tous, à chaque coup
replay-eyes-nobody = spectateur
aids = Probabilités et déductions
