# Ce que dit la commande `tatami`.

cli-tatami = Une table de jeux : dans le terminal, dans le navigateur, et pour qui construit des robots.
cli-version = La version, et si le moteur est compilé ou interprété.
cli-epilog = Toutes les commandes acceptent aussi --lang en|fr.
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commandes
cli-help-help = Montrer cette aide et quitter.
cli-help-install_completion = Installer la complétion pour votre shell.
cli-help-show_completion = Afficher le script de complétion pour votre shell.
cli-help-required = [obligatoire]
cli-help-default = [par défaut : { $value }]

cli-whole = { NUMBER($value, maximumFractionDigits: 0) }
cli-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

# arguments communs à plusieurs commandes
cli-arg-game = Quel jeu ; `tatami games` en donne la liste.
cli-arg-players = Nombre de joueurs.
cli-arg-option = Une option du jeu, nom=valeur ; peut être répétée.
cli-arg-bots = Des robots, séparés par des virgules ; le dernier prend toutes les places qui restent.
cli-arg-seed = La graine du hasard ; tirée au sort si elle n’est pas donnée.
cli-arg-content = Votre propre fichier de contenu à la place de celui du jeu.
cli-arg-json = Répondre en JSON.

# ce qui ne va pas dans une ligne de commande
cli-error-language = La langue « { $language } » n’existe pas ; les langues sont { $languages }.
cli-error-command = La commande « { $command } » n’existe pas ; les commandes sont { $commands }.
cli-error-option = L’option { $option } n’existe pas ; --help donne la liste des options.
cli-error-option-near = L’option { $option } n’existe pas ; vouliez-vous dire { $near } ?
cli-error-no-value = { $option } demande une valeur.
cli-error-missing = Il manque { $parameter } ; --help montre l’usage de la commande.
cli-error-number = { $parameter } doit être un nombre.
cli-error-number-from = { $parameter } doit être un nombre, au moins { $low }.
cli-error-number-between = { $parameter } doit être un nombre de { $low } à { $high }.
cli-error-value = Valeur refusée pour { $parameter } : { $problem }
cli-error-game = Le jeu « { $game } » n’existe pas ; les jeux sont { $games }.
cli-error-rule = Les règles de { $game } n’ont pas de « { $rule } » ; leurs chapitres : { $chapters }.
cli-error-which-game = Quel jeu ? Les jeux sont { $games }.
cli-error-players = { $game } ne se joue pas à { $players } ; nombres de joueurs possibles : { $allowed }.
cli-error-game-option = « { $option } » n’est pas une option de ce jeu ; ses options : { $options }.
cli-error-option-value = L’option { $option } ne peut pas être « { $value } » ; valeurs possibles : { $values }.
cli-error-bot = Le robot « { $bot } » n’existe pas ; les robots sont { $bots }.
cli-error-bots = { $bots } robots, c’est trop pour { $seats } { $seats ->
        [one] place
       *[other] places
    }.
cli-error-seat = La place { $seat } n’existe pas ; les places sont numérotées de 0 à { $last }.
cli-error-which-seat = Le fichier ne dit pas quelle place est la vôtre : choisissez-en une de 0 à { $last } avec --seat.
cli-error-seed = Une graine est faite de mots séparés par une seule espace.
cli-error-file = { $file } : { $problem }
cli-file-missing = ce fichier ou ce dossier n’existe pas
cli-file-folder = c’est un dossier
cli-file-no-folder = ce n’est pas un dossier
cli-file-exists = ce fichier existe déjà
cli-file-denied = accès refusé
cli-file-full = il n’y a plus de place sur le disque
cli-error-not-text = { $file } n’est pas un fichier texte.
cli-error-game-over = { $file } : cette partie est terminée ; `tatami replay` la montre.
cli-error-worker = Un processus a été arrêté de l’extérieur ; la série n’est pas complète.
cli-error-internal = Erreur interne de Tatami : { $problem } (TATAMI_DEBUG=1 montre où)
cli-record-wrong = { $file }, ligne { $line } : { $problem }
cli-record-none = ce n’est pas une partie enregistrée ; la première ligne doit être « tatami 1 »
cli-record-refused = la place { $seat } ne peut pas jouer « { $move } » ici (« { $reason } »)

# tatami games
cli-rules = Afficher les règles d’un jeu, ou une seule règle.
cli-arg-rule = Le numéro d’une règle, comme SS-R08 ; sans lui, toute la page.
cli-games = La liste des jeux.
cli-games-facts = { $fewest } à { $most } joueurs, { $shortest } à { $longest } minutes
cli-games-facts-either = { $fewest } ou { $most } joueurs, { $shortest } à { $longest } minutes
cli-games-facts-exact = { $players } joueurs, { $shortest } à { $longest } minutes

# tatami play
cli-learn = Apprendre un jeu dans une première partie guidée.
cli-learn-try = Essayez : { $move }
cli-learn-last = C’était la dernière idée : la suite de la partie vous appartient.
cli-play = Jouer dans le terminal contre des robots.
cli-play-seat = Votre place, comptée à partir de 0 ; tirée au sort si vous n’en indiquez pas.
cli-play-name = Votre nom.
cli-play-resume = Reprendre une partie enregistrée.
cli-play-commitment = Engagement sur le hasard de cette partie : { $commitment }… À la fin, le fichier de la partie contiendra la graine.
cli-play-hint = Tapez le numéro d’un coup ; ? pour l’aide.
cli-play-rule = Règle { $rule } : tapez « règles { $rule } » pour la lire.
cli-play-says = { $name } : { $said }
cli-play-folded = Pour en voir une partie, tapez leur début, par exemple : { $beginning }
cli-play-thinking = { $name } réfléchit…
cli-play-left = Partie enregistrée. Pour la reprendre : { $command }
cli-play-other-rules = { $file } : partie jouée avec la version { $begun } des règles, alors que ce Tatami a la version { $now } ; elle ne peut pas être reprise ici. Pour la voir tant que les deux versions concordent : { $command }
cli-play-other-content = { $file } : partie jouée avec un autre contenu que celui-ci ; elle ne peut pas être reprise ainsi. Indiquez le fichier de contenu avec lequel elle a commencé : --content FICHIER
cli-play-program = { $file } : ce fichier demande à lancer un programme de son choix sur cet ordinateur : { $program }. Si vous lui faites confiance : { $command }
cli-play-unknown-content = { $file } ne dit pas avec quel contenu la partie a commencé ; elle continue avec { $content }.
cli-play-saved = Enregistrée dans { $file }
cli-play-kept = Le fichier de la partie : { $file }
cli-play-undone = Coup repris.
cli-play-no-number = Aucun coup n’a ce numéro ; le dernier est { $last }.
cli-play-misread = Ce n’est ni un coup ni une commande ; ? montre les deux.
cli-word-help = aide ? a help
cli-word-moves = coups c moves
cli-word-advice = conseil ! advice
cli-word-table = table t
cli-word-log = journal j log
cli-word-rules = règles regles règle rules
cli-word-undo = reprendre r undo
cli-word-save = enregistrer e save
cli-word-quit = quitter q quit
cli-play-help-number = 1, 2, 3…
cli-play-help-number-text = jouer le coup de ce numéro ; entrée suffit s’il n’y en a qu’un
cli-play-help-notation = jouer un coup en l’écrivant comme dans un fichier de partie
cli-play-help-beginning = la liste des coups qui commencent ainsi
cli-play-help-help = ces lignes
cli-play-help-moves = vos coups et leur notation
cli-play-help-advice = ce que ferait le robot de niveau difficile, et pourquoi
cli-play-help-table = revoir la table et la question
cli-play-help-log = tout ce qui s’est passé
cli-play-help-rules = la règle de cette question, ou celle dont le numéro suit
cli-play-help-undo = reprendre votre dernier coup, si rien n’a été dévoilé depuis
cli-play-help-save = enregistrer et continuer ; un nom de fichier peut suivre
cli-play-help-quit = enregistrer et partir

# la fin d’une partie
cli-result-over = La partie est terminée.
cli-result-score = Score

# tatami simulate
cli-simulate = Faire jouer beaucoup de parties par des robots et donner les chiffres.
cli-simulate-games = Nombre de parties.
cli-simulate-workers = Nombre de processus ; le résultat n’en dépend pas.
cli-simulate-save = Un dossier pour le fichier de chaque partie.
cli-simulate-report = Dossier pour un rapport avec graphiques ; relancée, la série reprend où elle s’était arrêtée.
cli-simulate-ray = Jouer sur la grappe Ray à cette adresse ; « local » en lance une ici.
cli-simulate-reported = Le rapport : { $file }
cli-simulate-failed = La partie { $number } a échoué : { $problem }. Son fichier est ci-dessus ; `tatami replay` la rejoue.
cli-figures-head = { $game } : { $games } parties à { $players } joueurs ({ $bots }), graine { $seed }
cli-figures-length = Décisions par partie : { $mean } ± { $reach } ; minimum { $shortest }, médiane { $median }, maximum { $longest }
cli-figures-speed = { $decisions } décisions en { $seconds } s : { $speed } par seconde
cli-figures-by-seat = Victoires par place
cli-figures-by-bot = Victoires par robot
cli-figures-by-label = Victoires : { $label }
cli-figures-sheet = Feuille de score : moyennes par place
cli-figures-all = toutes
cli-figures-reasons = Comment les parties ont fini
cli-figures-games = parties
cli-figures-wins = victoires
cli-figures-share = part
cli-figures-interval = 95 %
cli-figures-score = score moyen

# tatami tower
cli-tower = Mesurer un dispositif propre à un jeu, comme la tour de Shogun.
cli-tower-samples = Combien de fois chaque mesure est faite.
cli-tower-none = { $game } n’a pas de dispositif à mesurer ; ceux qui en ont un : { $games }.

# tatami arena
cli-arena = Faire jouer les robots les uns contre les autres de chaque place et les classer.
cli-arena-bots = Robots, séparés par des virgules. Ici seulement, « cheat » voit tout : un plafond.
cli-arena-games = Nombre de parties, arrondi pour que chaque donne soit jouée de chaque place.
cli-arena-save = Dossier des résultats et du graphique ; relancée, l’arène reprend où elle s’était arrêtée.
cli-arena-head = { $game } : { $games } parties ({ $deals } donnes jouées de chaque place) à { $players } joueurs, graine { $seed }
cli-arena-bot = robot
cli-arena-wins = victoires
cli-arena-rating = cote
cli-arena-time = par coup
cli-arena-behind = au tricheur
cli-arena-lead = avance
cli-arena-lost = { " " }({ $lost } coups perdus)
cli-arena-legend = Les victoires sont la part des places d’un robot qui ont gagné ; ± est un intervalle à 95 %, par donne. L’avance est sur le robot suivant, et « au tricheur » est ce qui manque pour l’égaler : tous deux en points de cette part. La cote est la moyenne et l’écart de Plackett-Luce.
cli-arena-plot = Part des places gagnantes à { $game }, par robot

# tatami replay, tatami verify
cli-replay = Montrer une partie enregistrée.
cli-replay-file = Un fichier de partie.
cli-replay-seat = La voir depuis cette place ; sinon, en spectateur.
cli-replay-step = Un coup après l’autre, avec la table.
cli-replay-why = Dire pourquoi les robots ont joué ainsi ; seulement pour une partie finie.
cli-replay-why-later = On ne peut dire pourquoi les robots jouent ainsi qu’une fois la partie finie.
cli-replay-why-nobody = Le fichier de la partie ne nomme aucun robot : aucun coup ne peut être expliqué.
cli-replay-open = Montrer aussi ce qui était caché : les mains, les rôles et les plans de tous ; seulement pour une partie finie.
cli-replay-open-later = Ce qui est caché ne peut être montré qu’une fois la partie finie.
cli-replay-keys = Entrée : coup suivant ; - : retour ; un nombre : y aller ; q : arrêter.
cli-replay-other-rules = Cette partie a été jouée avec la version { $begun } des règles ; elle est montrée ici avec la version { $now }, tant que les deux concordent.
cli-replay-stopped = À partir de la ligne { $line }, les règles actuelles diffèrent : { $moves ->
        [one] un dernier coup n’est pas montré
       *[other] les { $moves } derniers coups ne sont pas montrés
    }.
cli-verify = Vérifier des fichiers de partie : le hasard, chaque coup et le résultat.
cli-verify-files = Des fichiers de partie.
cli-verify-progress = Vérification
cli-verify-holds = { $file } : exact ({ $game }, { $players } joueurs, { $moves } coups)
cli-verify-other-rules = { $file } : partie jouée avec la version { $begun } des règles, alors que ce Tatami a la version { $now } ; elle ne peut pas être vérifiée ici. `tatami replay` la montre tant que les deux versions concordent.

# tatami bench
cli-bench = Mesurer la vitesse du moteur.
cli-bench-games = Quels jeux ; tous si aucun n’est nommé.
cli-bench-peers = Mesurer aussi des jeux de catanatron, OpenSpiel et PettingZoo.
cli-bench-seconds = Secondes de processeur pour chaque mesure.
cli-bench-other = l’autre moteur
cli-bench-other-failed = L’autre moteur n’a pas pu être mesuré : { $problem }
cli-bench-running-interpreted = Le moteur en marche est interprété.
cli-bench-running-compiled = Le moteur en marche est compilé.
cli-bench-no-compiled = Aucun moteur compilé à mesurer : TATAMI_COMPILE=1 à l’installation en fait un, TATAMI_COMPILED indique son dossier.
cli-bench-no-interpreted = Le moteur interprété n’a pas pu être mesuré : ses sources ne sont pas installées.
cli-bench-title = Décisions au hasard par seconde avec le plus de joueurs, et temps de copie d’un état
cli-bench-whole-games = Parties entières par seconde
cli-bench-game = jeu
cli-bench-players = joueurs
cli-bench-interpreted = interprété
cli-bench-compiled = compilé
cli-bench-copy = copie
cli-bench-microseconds = { $time } µs
cli-bench-peer = autre
cli-bench-decisions = décisions/s
cli-bench-peers-title = D’autres bibliothèques, jouées au hasard dans ce processus
cli-bench-ratios = Combien de fois plus vite que le jeu le plus rapide de
cli-bench-engine = moteur
cli-bench-missing = { $library } n’est pas installé ({ $problem }) : pip install "tatami-table[peers]", ou { $package } seul
cli-bench-unplayable = { $library } { $game } n’a pas pu être mesuré : { $problem }

# tatami serve
cli-serve = Ouvrir la table dans le navigateur.
cli-serve-host = L’adresse d’écoute.
cli-serve-port = Le port d’écoute.
cli-serve-db = Où garder les tables : l’adresse d’une base de données ; par défaut, un fichier à vous.
cli-serve-workers = Nombre de processus ; plus d’un demande PostgreSQL.
cli-serve-open = Ouvrir le navigateur.

# tatami new-game
cli-new-game = Commencer un jeu à soi : écrit un petit jeu complet qui passe tous les tests.
cli-new-game-name = Le nom du jeu, comme samurai-sword.
cli-new-game-prefix = Le début des identifiants de ses règles, comme SS ; tiré du nom s’il n’est pas donné.
cli-new-game-no-checkout = Les nouveaux jeux s’écrivent dans un dépôt de Tatami ; ceci est une copie installée, sans ses tests.
cli-new-game-no-tests = Les tests ne sont pas installés (make .venv/ready-test), les données de test ne sont donc pas écrites : tools/fixtures.py { $name } s’en charge.
cli-new-game-fixtures = Quelques parties pour les tests…
cli-new-game-failed = Le jeu est écrit, mais { $command } a échoué : { $problem }
cli-new-game-done = Jouez-y avec tatami play { $name }, ou dans le navigateur ; la suite est dans docs/adding-a-game.md.

cli-tables = Les tables qu’un serveur a enregistrées : les lister, montrer, exporter, retirer ou réparer.
cli-tables-action = Que faire : list, show, export, remove, repair.
cli-tables-table = Quelle table.
cli-tables-out = Le fichier à écrire.
cli-tables-none = Aucune table n’est enregistrée.
cli-tables-id = table
cli-tables-game = jeu
cli-tables-made = ouverte
cli-tables-used = dernier usage
cli-tables-entries = entrées
cli-tables-shown = { $game }, { $phase ->
    [waiting] attend des joueurs
    [playing] en cours
    [over] terminée
   *[stopped] arrêtée
}, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
cli-tables-removed = { $table } est retirée.
cli-tables-repaired = { $table } reprend là où son journal peut être suivi. Ce qui a été coupé est dans { $file }.
cli-error-which-table = Nommez la table : tatami tables les liste.

cli-review = Revenir sur une partie enregistrée : le hasard et les choix séparés, et les moments instructifs.
cli-review-file = Le fichier d’une partie terminée.
cli-review-seat = Les choix de quelle place ; par défaut, de toutes les places sans robot.
cli-review-report = Dossier pour une page avec la courbe, les positions et les raisons.
cli-review-unfinished = { $file } : cette partie n’est pas terminée ; on ne revient que sur une partie finie.
cli-review-other-rules = { $file } : partie jouée avec la version { $begun } des règles, alors que ce Tatami a la version { $now } ; on ne peut pas y revenir ici. `tatami replay` la montre tant que les deux versions concordent.
