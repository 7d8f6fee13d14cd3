# What only the ballroom says (English).

bal-name-R = red potion
bal-name-J = yellow potion
bal-name-V = green potion
bal-name-B = blue potion
bal-name-G = grey potion
bal-name-sortilege = Hex
bal-name-abracadabra = Abracadabra
bal-name-balai = Sweep Off
bal-name-tresor = Magic Treasure
bal-name-amoi = My Turn, Nyah-nyah
bal-name-miroir = Mirror, Mirror
bal-name-envoutement = Bewitchment
bal-name-fantome = Ghost
bal-name-baguette = Magic Wand
bal-name-remede = Remedy
bal-name-tour = Conjuring Trick
bal-name-enchantement = Enchantment
bal-name-boule = Crystal Ball
bal-name-lutin = Prankster Pixie
bal-name-diablotin = Imp
bal-spells = The spells
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
bal-hand = cards in hand
bal-seat =
    { $name }: { $lives ->
        [one] { $lives } Crapzouille
       *[other] { $lives } Crapzouilles
    }, { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }.
bal-seat-out = { $name }: out of the play.
bal-captives =
    { $n ->
        [one] One prisoner is { $name }’s.
       *[other] { $n } prisoners are { $name }’s.
    }
bal-has-carabosse = Carabosse stands before her.
bal-is-attacked = She is attacked.
bal-attack-on = { $name } attacks { $target } with: { $cards }.
bal-attack-all = { $name } attacks everybody with: { $cards }.
bal-deck =
    { $n ->
        [one] The deck: { $n } card
       *[other] The deck: { $n } cards
    }
bal-discard =
    { $n ->
        [one] The discard: { $n } card
       *[other] The discard: { $n } cards
    }
bal-discard-empty = Nothing lies there.
bal-on-floor = On the floor: { $card }
bal-now-hand = You hold { $n } of them, among { $total } cards.
bal-chosen = chosen
bal-creature = One of { $name }’s Crapzouilles
bal-round = Round { $round } · lap { $lap }
bal-carabosse = Carabosse, before { $name }
bal-about-carabosse = The witch before whom she stops has the turn.
bal-about-round = A round is two laps of the table; then comes a Grand Sabbat, and everybody draws.
bal-about-deck = Whoever wins a go draws a card; at a Grand Sabbat everybody draws one for each Crapzouille, never beyond ten.
bal-about-discard = Tap to see what was played, and what every spell does.
bal-about-witch = Attack her when it is your turn. Without Crapzouilles she is out.
bal-about-coffer = The Crapzouilles in her coffer: each attack that gets through costs one. The last witch who has any is Queen.
bal-about-potion =
    Attacks, and parries a potion of its own colour. { $stars ->
        [1] One star: the commonest there is.
        [5] Five stars: the rarest there is.
       *[other] { $stars } stars: the more stars, the rarer and the harder to parry.
    }
bal-asked-lay = { $name } parries colour by colour: rare potions, rich in stars, get through more often.
bal-asked-defend =
    { $name }: { $cards }. { $n ->
        [one] Parry with a potion of that colour, or a spell.
       *[other] Parry each with a potion of its colour, or with a spell.
    }
bal-asked-helpless = { $name }: { $cards }. Nothing in your hand parries that.
bal-asked-window = Passing costs nothing: your card keeps for later.
bal-asked-aim = Then you lay one or two potions. Not parried: she loses a Crapzouille and you draw. Parried: it is she who draws.
bal-asked-face = Match both tokens with potions and it stops; otherwise you lose a Crapzouille, and it goes to the next witch.
bal-asked-drop = As many cards come as go.
bal-asked-throw = As many cards come as you throw away; the Trick itself is not replaced.
bal-asked-inherit = What you leave is discarded, what you keep is yours.
bal-asked-lose = It is gone for good. A captive counts as much as one of your own.
bal-asked-exchange = One card goes to each neighbour, and one comes from each.
bal-asked-recite = Misread, the whole go is annulled; unread, the card does not count.
bal-asked-challenge = If you are right, the go is annulled; if not, it may cost you a card. Saying nothing costs nothing.
bal-asked-admit = Admitted, your go is annulled. Denied, the others vote.
bal-asked-vote = With a majority the go is annulled; in a tie it stands.
bal-asked-penalty = One card of your choice is gone.
bal-only-defend = {""}
bal-only-together = {""}
bal-only-aim = Nobody else can be attacked.
bal-only-lay = You cannot lay anything else.
bal-only-drop = You have no other card to discard.
bal-loss =
    { $helpless ->
        [yes] You lose one Crapzouille.
       *[no] Otherwise you lose one Crapzouille.
    }
bal-loss-fantome =
    { $helpless ->
        [yes] The Ghost takes two of your Crapzouilles.
       *[no] Otherwise the Ghost takes two Crapzouilles; parry it, and { $name } loses one.
    }
bal-loss-envoutement =
    { $helpless ->
        [yes] One of your Crapzouilles becomes { $name }’s prisoner.
       *[no] Otherwise one of your Crapzouilles becomes { $name }’s prisoner.
    }
bal-orders-pass = Pass until it is my turn
bal-orders-pass-text = Whenever you may play out of turn, you let it go, until Carabosse stops before you.
bal-orders-mirror = No mirror while I have fewer than
bal-orders-mirror-text = Below that many Crapzouilles your mirror stays in your sleeve.
bal-orders-ball = No Crystal Ball before a Sabbat
bal-orders-ball-text = You keep your Crystal Ball when a round ends.
