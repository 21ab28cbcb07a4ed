# Textes communs à tous les jeux.

seat = Joueur { $number }
list-and = { " et " }
list-nothing = rien

illegal-game-over = La partie est terminée.
illegal-no-such-seat = Cette place n’existe pas ; les places vont jusqu’à { $seats }.
illegal-not-asked = Ce n’est pas à vous de décider maintenant.
illegal-now = Ce coup n’est pas possible maintenant.
illegal-undo = Ce coup ne peut plus être repris.
