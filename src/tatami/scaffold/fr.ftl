unfit-letters = Un jeu s’écrit en minuscules de a à z, avec des traits d’union entre les mots et des chiffres seulement après une lettre, comme samurai-sword, et non « { $name } ».
unfit-long = Le nom du jeu est trop long : { $letters } ; au plus : { $longest }.
unfit-keyword = Python se réserve le mot « { $name } » : ajoutez-en un autre, { $name }-game.
unfit-taken = Le jeu { $name } existe déjà.
unfit-folder = { $folder } existe déjà.
unfit-prefix = Les identifiants des règles commencent par deux majuscules, et non par « { $prefix } ».
unfit-prefix-taken = Les règles d’un autre jeu commencent déjà par { $prefix }-.
unfit-no-prefix = Indiquez avec --prefix comment commencent les identifiants des règles du jeu { $name }.
