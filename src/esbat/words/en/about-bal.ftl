# What each thing on the table of The Witches’ Ball does, for the page, the terminal and the ear (English).

bal-does-sortilege = Laid with an attack: it strikes all the others at once.
bal-does-abracadabra = Stands for a potion of the attack when you parry; never for a grey one.
bal-does-balai = Sends the attack that strikes you on to another witch.
bal-does-tresor = Draw two cards, with an attack or before you defend.
bal-does-amoi = Take this turn from the witch before whom Carabosse stops.
bal-does-miroir = Out of turn: the attack strikes yet another witch.
bal-does-envoutement = Laid with an attack: the Crapzouille she loses becomes your prisoner.
bal-does-fantome = Laid with an attack: it kills two Crapzouilles; parried, it costs you one.
bal-does-baguette = Cancels the attack that strikes you; its author takes her cards back and loses the turn.
bal-does-remede = One of your dead Crapzouilles lives again.
bal-does-tour = Throw cards away and draw as many.
bal-does-enchantement = Before your attack: your victim loses a random card; then you must attack her.
bal-does-boule = Out of turn: everybody gives a card to the left and one to the right.
bal-does-lutin = Must be played first in your turn: match two tokens, or the Farce goes round and costs a Crapzouille each.
bal-does-diablotin = Instead of an attack: match two tokens and every other witch loses a Crapzouille; fail, and you do.
bal-about-carabosse = The witch before whom she stops has the turn.
bal-about-round = A round is two laps of the table; then comes a Grand Sabbat, and everybody draws.
bal-about-deck = Whoever wins a go draws a card; at a Grand Sabbat everybody draws one for each Crapzouille, never beyond ten.
bal-about-discard = Cards that were played; at the Grand Sabbat they are shuffled back into the deck.
bal-about-witch = Attack her when it is your turn. Without Crapzouilles she is out.
bal-about-coffer = The Crapzouilles in her coffer: each attack that gets through costs one. The last witch who has any is Queen.
bal-about-coffer-own = Your Crapzouilles: every attack that gets through costs you one. The last to have any is Queen.
bal-about-potion =
    Attacks, and parries a potion of its own colour. { $stars ->
        [1] One star: the commonest there is.
        [5] Five stars: the rarest there is.
       *[other] { $stars } stars: the more stars, the rarer and the harder to parry.
    }
