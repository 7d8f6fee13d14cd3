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
bal-has-carabosse =
    { $you ->
        [you] Carabosse stands before you.
       *[other] Carabosse stands before her.
    }
bal-is-attacked =
    { $you ->
        [you] You are attacked.
       *[other] She is attacked.
    }
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
bal-chosen = chosen
bal-creature = One of { $name }’s Crapzouilles
bal-round = Round { $round } · lap { $lap }
bal-carabosse = Carabosse, before { $name }
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
bal-asked-lose = It is gone for good. A prisoner counts as much as one of your own.
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
