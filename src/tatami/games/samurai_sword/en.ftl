# Samurai Sword

game-name = Samurai Sword
game-blurb = Secret roles, drawn blades: guess who your friends are, and have the most honour together when somebody runs out of it.

option-reshuffle = New deck
option-reshuffle-at_once = as soon as the last card is drawn
option-reshuffle-when_needed = when the next card is needed

## Cards

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
card-weapon-help = Weapon, precision { $precision }, damage { $damage }.
card-armour = Armour
card-armour-help = Stays in front of you: attacks on you are 1 more difficult.
card-quick-draw = Quick draw
card-quick-draw-help = Stays in front of you: your weapons do 1 more damage.
card-focus = Focus
card-focus-help = Stays in front of you: you may use 1 more weapon each turn.
card-bushido = Bushido
card-bushido-help = Lies in front of a player, who turns a card over each turn: a weapon must be answered with a weapon, or honour is lost.
card-parry = Parry
card-parry-help = Stops a weapon or a battle-cry. Played only as an answer.
card-battle-cry = Battle-cry
card-battle-cry-help = Every other player discards a parry or loses 1 life.
card-jujitsu = Jujitsu
card-jujitsu-help = Every other player discards a weapon or loses 1 life.
card-diversion = Diversion
card-diversion-help = Take a random card from another player’s hand.
card-geisha = Geisha
card-geisha-help = Discard a permanent in play, or a random card from another player’s hand.
card-meditation = Meditation
card-meditation-help = Regain all your life; another player of your choice draws a card.
card-tea = Tea ceremony
card-tea-help = Draw 3 cards; every other player draws 1.
card-daimyo = Daimyo
card-daimyo-help = Draw 2 cards. If it is still in your hand at the end, it is worth 1 point.

## Characters

character-benkei = Benkei
character-benkei-help = Attacks on you are 1 more difficult.
character-chiyome = Chiyome
character-chiyome-help = Only weapons can make you lose life.
character-ginchiyo = Ginchiyo
character-ginchiyo-help = Weapons do 1 less damage to you, but always at least 1.
character-goemon = Goemon
character-goemon-help = You may use 1 more weapon each turn.
character-hanzo = Hanzo
character-hanzo-help = Your weapons serve as parries, but not the last card in your hand.
character-hideyoshi = Hideyoshi
character-hideyoshi-help = You draw 1 more card at the start of your turn.
character-ieyasu = Ieyasu
character-ieyasu-help = Your first card of the turn may be the top of the discard pile.
character-kojiro = Kojiro
character-kojiro-help = Your weapons reach everyone.
character-musashi = Musashi
character-musashi-help = Your weapons do 1 more damage.
character-nobunaga = Nobunaga
character-nobunaga-help = On your turn you may lose 1 life, but not your last, to draw a card.
character-tomoe = Tomoe
character-tomoe-help = You draw a card whenever your weapon wounds.
character-ushiwaka = Ushiwaka
character-ushiwaka-help = You draw a card for each life lost to a weapon.

## Roles

role-shogun = Shogun
role-shogun-help = Known to all. You and the samurai, if any, add up your honour and win if yours is worth the most.
role-samurai = Samurai
role-samurai-help = Secretly on the shogun’s side: you add up your honour and win if yours is worth the most.
role-ninja-1 = Ninja ★
role-ninja-1-help = Against the shogun: you and the other ninja add up your honour and win if yours is worth the most.
role-ninja-2 = Ninja ★★
role-ninja-2-help = Against the shogun: you and the other ninja add up your honour and win if yours is worth the most.
role-ninja-3 = Ninja ★★★
role-ninja-3-help = Against the shogun: you and the other ninja add up your honour and win if yours is worth the most.
role-ronin = Ronin
role-ronin-help = Alone against everybody: your honour counts several times, and you win if it is worth the most.
role-unknown = Unknown
team-shogun = The shogun’s side
team-ninja = Ninja
team-ronin = Ronin

label-role = Role
label-team = Team
label-character = Character

## Questions

ask-play =
    { $weapons ->
        [0] Play cards, or end your turn. No weapon is left this turn.
        [one] Play cards, or end your turn. You may still use 1 weapon.
       *[other] Play cards, or end your turn. You may still use { $weapons } weapons.
    }
ask-parry = { $attacker } attacks you with { $card } for { $damage }. Do you parry?
ask-battle-cry = { $attacker } raises a battle-cry: discard a parry, or lose 1 life.
ask-jujitsu = { $attacker } uses jujitsu: discard a weapon, or lose 1 life.
ask-bushido = Bushido has turned up a weapon: discard a weapon and pass Bushido on, or give it up and lose 1 honour.
ask-bushido-free = Bushido has turned up a weapon: discard a weapon and pass Bushido on, or give it up for nothing.
ask-first-card = Draw your first card, or take { $card } from the discard pile?
ask-discard =
    { $count ->
        [one] Discard 1 card.
       *[other] Discard { $count } cards, one after the other.
    }

## Moves

move-play = Play { $card }
move-play-at = { $card } on { $target }
move-play-at-hand = { $card } on { $target }: a random card from the hand
move-play-against = { $card }: discard { $target }’s { $permanent }
    .you = { $card }: discard your { $permanent }
move-bleed = Lose 1 life and draw a card
move-end = End the turn
move-answer = Discard { $card }
move-suffer = Take the blow
move-lose-honour = Give Bushido up
move-discard = Discard { $card }
move-draw = Draw
move-take-discard = Take the top card of the discard pile

## Why not

illegal-not-in-hand = You do not have that card in your hand.
illegal-parry = A parry can only be played as an answer, when you are attacked.
illegal-bushido = A Bushido is already in play; there can be only one.
illegal-weapon-limit = You may not use another weapon this turn.
illegal-no-target = There is nobody this card could be aimed at now.
illegal-target = This card cannot be aimed there; choose a target that is lit.
illegal-harmless = A harmless player, without life or without cards, cannot be attacked.
illegal-range = Too far: the difficulty is { $difficulty }, and this weapon’s precision is only { $precision }.

## Log

event-begin = { $shogun } is the shogun and begins.
    .you = You are the shogun and begin.
event-turn = { $who } begins a turn.
    .you = Your turn begins.
event-recover = { $who } recovers to { $life } life.
    .you = You recover to { $life } life.
event-draw =
    { $count ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $count } cards.
    }
    .you =
        { $count ->
            [one] You draw a card.
           *[other] You draw { $count } cards.
        }
event-draw-secret = { $who } draws { $cards }.
    .you = You draw { $cards }.
event-reshuffle = The deck is renewed: everyone loses 1 honour.
event-play = { $who } plays { $card }.
    .you = You play { $card }.
event-play-at = { $who } plays { $card } on { $target }.
    .you = You play { $card } on { $target }.
    .yours = { $who } plays { $card } on you.
    .yourself = You play { $card } on yourself.
event-play-against = { $who } plays { $card }: { $target }’s { $permanent } is discarded.
    .you = You play { $card }: { $target }’s { $permanent } is discarded.
    .yours = { $who } plays { $card }: your { $permanent } is discarded.
    .yourself = You play { $card }: your { $permanent } is discarded.
event-attack = { $who } attacks { $target } with { $card }.
    .you = You attack { $target } with { $card }.
    .yours = { $who } attacks you with { $card }.
event-answer = { $who } answers with { $card }.
    .you = You answer with { $card }.
event-wound =
    { $lost ->
        [one] { $who } loses 1 life to { $by }.
       *[other] { $who } loses { $lost } life to { $by }.
    }
    .you =
        { $lost ->
            [one] You lose 1 life to { $by }.
           *[other] You lose { $lost } life to { $by }.
        }
    .yours =
        { $lost ->
            [one] { $who } loses 1 life to you.
           *[other] { $who } loses { $lost } life to you.
        }
event-defeat = { $who } is defeated: 1 honour goes to { $by }.
    .you = You are defeated: 1 honour goes to { $by }.
    .yours = { $who } is defeated: 1 honour goes to you.
event-defeat-last = { $who } is defeated by { $by }, the last one standing.
    .you = You are defeated by { $by }, the last one standing.
    .yours = { $who } is defeated: you are the last one standing.
event-steal = { $who } takes a card from { $target }.
    .you = You take a card from { $target }.
    .yours = { $who } takes a card from you.
event-steal-secret = { $who } takes { $card } from { $target }.
    .you = You take { $card } from { $target }.
    .yours = { $who } takes { $card } from you.
event-discard = { $who } discards { $card }.
    .you = You discard { $card }.
event-take-discard = { $who } takes { $card } from the discard pile.
    .you = You take { $card } from the discard pile.
event-bleed = { $who } gives 1 life for a card.
    .you = You give 1 life for a card.
event-bushido-turned = Bushido in front of { $who }: { $card } is turned over.
    .you = Bushido in front of you: { $card } is turned over.
event-bushido-passed = { $who } passes Bushido to { $to }.
    .you = You pass Bushido to { $to }.
    .yours = { $who } passes Bushido to you.
event-bushido-lost = { $who } gives Bushido up and loses 1 honour.
    .you = You give Bushido up and lose 1 honour.
event-bushido-dropped = { $who } gives Bushido up.
    .you = You give Bushido up.
event-end = { $reason } Winner: { $team }.
event-end-honour = No honour left: { $who }. Winner: { $team }.
event-tie = { $points ->
    [one] A tie with 1 point each: { $tie }
   *[other] A tie with { $points } points each: { $tie }
}

## The end

reason-honour = Somebody has no honour left.
reason-honour-told = No honour left: { $who }.
reason-honour-tied = { $points ->
    [one] No honour left: { $who }. A tie with 1 point each: { $tie }
   *[other] No honour left: { $who }. A tie with { $points } points each: { $tie }
}
reason-last-standing = Only one fighter is left standing: honour no longer counts.
reason-last-standing-told = { $who } is the last fighter standing: honour no longer counts.
reason-betrayal = The last fighter standing struck down a teammate.
reason-betrayal-told = { $who }, the last fighter standing, struck down a teammate.
reason-betrayal-tied = { $points ->
    [one] { $who }, the last fighter standing, struck down a teammate. A tie with 1 point each: { $tie }
   *[other] { $who }, the last fighter standing, struck down a teammate. A tie with { $points } points each: { $tie }
}
tie-ninja = the ninja beat everybody.
tie-shogun = the shogun’s side beats the ronin.
sheet-honour = Honour
sheet-multiplier = Multiplier
sheet-daimyo = Daimyo in hand
sheet-betrayal = Teammate struck down
sheet-team = Team’s total

## The board

board-about = { $name }: { $about }
board-seat = { $name } as { $character }: life { $life }, honour { $honour }, cards { $cards }, role { $role }
board-life = Life
board-cards = Cards in hand
board-life-of = Life: { $life } of { $most }
board-honour-of = Honour: { $honour }
board-hand-of = Cards in hand: { $count }
board-harmless = harmless
board-is-harmless = Harmless.
board-turn = turn
board-their-turn = It is their turn.
board-your-turn = It is your turn.
board-in-front = In front: { $cards }.
board-lose-honour = Give Bushido up and lose 1 honour
board-no-answer = You have no card to answer with.
board-has-aim = Can be chosen.
board-difficulty = Difficulty for your weapons: { $difficulty }
board-known = You know of: { $cards }.
board-holds = In hand: { $cards }.
board-weapons =
    { $count ->
        [0] no weapon left
        [one] 1 weapon left
       *[other] { $count } weapons left
    }
board-deck = Deck { $count }
board-discard = Discard { $count }
board-discard-open = Look through the discard pile: { $count }
board-choose-target = { $card }: choose a target
board-put-back = Put back

## The first game

learn-play = It is your turn. Lit cards can be played: tap one, then its target, or drag it there. The number with the cross-hair beside a player is the difficulty of reaching them; a weapon reaches as far as its blue number and takes as many life points as its red one. When you are done, end the turn.
learn-parry = A weapon is aimed at you. A parry stops it; otherwise you lose as much life as it does damage. At zero you are harmless until your next turn, and one of your honour points goes to the attacker.
learn-battle-cry = A battle-cry asks everybody for a parry, one after the other. Without one, or if you would rather keep it, you lose 1 life.
learn-jujitsu = Jujitsu asks everybody for a weapon, one after the other. Without one, or if you would rather keep it, you lose 1 life.
learn-bushido = Bushido lies in front of you and has turned up a weapon. Discard a weapon of your own to pass it to the left, or lose 1 honour to be rid of it.
learn-bushido-free = Bushido lies in front of you and has turned up a weapon. Discard a weapon to pass it to the left; as the shogun against two you may also give it up for nothing.
learn-first-card = Ieyasu may take the card on top of the discard pile instead of the first card from the deck. Everybody sees what you take.
learn-discard = You hold more cards than anybody may keep at the end of a turn. Discard one after the other; the last one lies on top of the pile.

lesson-aim = You are the shogun, and everybody knows it. What counts is honour: as soon as one player has none left, the game ends, and the side with the most honour wins.
lesson-weapons = These are your cards. A weapon reaches as far as its blue number and takes as many life points as its red one. You may use one weapon per turn.
lesson-attack = Attack somebody: choose a weapon, then its target. The number with the cross-hair beside a player says how far a weapon must reach.
lesson-actions = You may play as many other cards as you like. This one is worth playing now.
lesson-end = There is nothing better left to do. Keep parries for the other players’ turns: end your turn.
lesson-parry = Somebody attacks you! A parry from your hand stops the weapon. Without one, or if you save it, you lose life points. Answer now.
lesson-roles = The others hide their roles. One of them is your samurai and wins with you; the ninja want your honour. Whoever attacks you is hardly a friend: watch who hits whom.
lesson-harmless = Somebody was defeated: whoever loses the last life point hands an honour point to the attacker, is harmless and cannot be attacked, and gets up again with full life when their next turn begins.
lesson-permanents = This card stays in front of you and helps you every turn from now on, until somebody takes it from you.
lesson-finish = Keep an eye on everybody’s honour: end the game when your side leads, and never strike down your own samurai.

# the introduction in the rules panel
intro-duel = A duel between sides that do not know each other (in France the game is also sold as Katana). Blades flash for half an hour, then honour is counted.
intro-roles = Only the shogun is known. The samurai secretly stand by the shogun, the ninja are against, and the ronin plays alone. Find out who is who by what they do.
intro-characters = Everybody is a hero with a gift of their own and a number of life points. Point at a portrait or tap it to read what it can do.
intro-turn = On your turn you draw two cards and play as many as you like, but only one weapon. Parries wait in your hand for the attacks of others.
intro-honour = Whoever loses the last life point hands an honour point to the attacker and gets up again. When somebody has no honour left the game ends, and the side with the most points wins.
legend-life = Life points.
legend-honour = Honour points: they decide the game.
legend-reach = The difficulty of reaching a player: a weapon needs at least this precision.

# the terminal picture
terminal-player = Player
terminal-character = Character
terminal-life = Life
terminal-honour = Hon.
terminal-cards = Hand
terminal-distance = Diff.
terminal-before = In front
terminal-middle = Deck { $deck } · discard pile { $discard }
terminal-top = {", on top "}{ $card }

# advice: what speaks for a move (why) or against it (but)
why-honour = It gains honour on the rivals.
but-honour = It loses honour to the rivals.
why-life = It leaves you safer, next to the rivals.
but-life = It leaves you in more danger, next to the rivals.
why-cards = It leaves you better cards in hand, next to the rivals.
but-cards = It leaves you worse cards in hand, next to the rivals.
why-permanents = It leaves you more cards in play, next to the rivals.
but-permanents = It leaves you fewer cards in play, next to the rivals.
why-deadly = Without a parry it takes the last life point of { $player }.
    .you = Without a parry it takes your last life point.
but-deadly = Without a parry it takes the last life point of { $player }.
    .you = Without a parry it takes your last life point.
why-belief = { $player }, judging by what has been played: { $side }, { $percent }%.
    .you = You, judging by what has been played: { $side }, { $percent }%.
but-belief = { $player }, judging by what has been played: { $side }, { $percent }%.
    .you = You, judging by what has been played: { $side }, { $percent }%.

# What could not be known, told once the game is over.

hidden-role = { $player } was: { $role }.
hidden-hand = { $player } held { $cards }.

# Aids.

aid-role = { $player }: ninja { $ninja }%, the shogun’s side { $shogun }%, ronin { $ronin }%.
