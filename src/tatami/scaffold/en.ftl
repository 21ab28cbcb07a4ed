unfit-letters = A game is called in small letters from a to z, with hyphens between words and digits only behind a letter, as in samurai-sword, not “{ $name }”.
unfit-long = The name of the game is too long: { $letters } instead of at most { $longest }.
unfit-keyword = Python keeps the word “{ $name }” for itself: add another one, { $name }-game.
unfit-taken = There is a game { $name } already.
unfit-folder = { $folder } is there already.
unfit-prefix = The ids of rules begin with two capital letters, not “{ $prefix }”.
unfit-prefix-taken = The rules of another game begin with { $prefix }-.
unfit-no-prefix = Say with --prefix how the ids of the rules of { $name } begin.
