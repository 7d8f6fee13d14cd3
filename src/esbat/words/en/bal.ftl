# The Witches’ Ball.
# A card comes as its code; CARD($card) says it in words.

bal-card =
    { $kind ->
        [R] red potion
        [J] yellow potion
        [V] green potion
        [B] blue potion
        [G] grey potion
        [sortilege] Hex
        [abracadabra] Abracadabra
        [balai] Sweep Off
        [tresor] Magic Treasure
        [amoi] My Turn, Nyah-nyah
        [miroir] Mirror, Mirror
        [envoutement] Bewitchment
        [fantome] Ghost
        [baguette] Magic Wand
        [remede] Remedy
        [tour] Conjuring Trick
        [enchantement] Enchantment
        [boule] Crystal Ball
        [lutin] Prankster Pixie
       *[diablotin] Imp
    }
bal-token =
    { $first ->
        [R] red
        [J] yellow
        [V] green
        [B] blue
        [G] grey
       *[W] white
    }
bal-other-token =
    { $second ->
        [R] red
        [J] yellow
        [V] green
        [B] blue
        [G] grey
       *[W] white
    }
bal-of-owner =
    { $own ->
        [yes] {""}
       *[no] { " " }({ $owner }’s)
    }

## What has just happened

bal-event-round_began = Grand Sabbat: round { $round } begins with { $name }.
    .you = Grand Sabbat: round { $round } begins with you.
bal-event-lap_began = The Black Cat turns over: lap { $lap }.
bal-event-turn_began = Carabosse stops before { $name }.
    .you = Carabosse stops before you.
bal-event-reshuffled = The discard ({ $count }) is shuffled into the deck.
bal-event-laid = { $name } lays: { CARD($card) }.
    .you = You lay: { CARD($card) }.
    .brief = lays: { CARD($card) }
bal-event-stole = { $name } plays in place of { $target }.
    .you = You play in place of { $target }.
    .at_you = { $name } plays in your place.
bal-event-enchanted = { $name } enchants { $target }, who loses { CARD($card) }.
    .you = You enchant { $target }, who loses { CARD($card) }.
    .at_you = { $name } enchants you: you lose { CARD($card) }.
bal-event-attacked = { $name } attacks { $target }.
    .you = You attack { $target }.
    .brief = attacks { $target }
    .at_you = { $name } attacks you.
bal-event-hexed = { $name }’s Hex strikes all the others at once.
    .you = Your Hex strikes all the others at once.
bal-event-revived = { $name } revives a Crapzouille.
    .you = You revive a Crapzouille.
    .brief = revives a Crapzouille
bal-event-mirrored = { $name }’s mirror doubles the attack onto { $target }.
    .you = Your mirror doubles the attack onto { $target }.
    .at_you = { $name }’s mirror doubles the attack onto you.
bal-event-deflected = { $name } sends the attack on to { $target }.
    .you = You send the attack on to { $target }.
    .brief = sends it on to { $target }
    .at_you = { $name } sends the attack on to you.
bal-event-cancelled = { $name } cancels the attack.
    .you = You cancel the attack.
    .brief = cancels the attack
bal-event-parried = { $name } parries.
    .you = You parry.
    .brief = parries
bal-event-failed = { $name }’s defence fails.
    .you = Your defence fails.
bal-event-took_back = { $name } takes back { CARD($card) }.
    .you = You take back { CARD($card) }.
    .brief = takes back { CARD($card) }
bal-event-lost = { $name } loses a Crapzouille{ bal-of-owner }; { $left } left.
    .you = You lose a Crapzouille{ bal-of-owner }; { $left } left.
    .at_you = { $name } loses one of your Crapzouilles; { $left } left.
bal-event-captured = { $name } captures a Crapzouille from { $target }{ bal-of-owner }.
    .you = You capture a Crapzouille from { $target }{ bal-of-owner }.
    .at_you = { $name } captures a Crapzouille from you{ bal-of-owner }.
bal-event-eliminated = { $name } is out.
    .you = You are out.
bal-event-inherited = { $name } inherits the { $count } cards of { $target } and chooses what to keep.
    .you = You inherit the { $count } cards of { $target }: choose what to keep.
    .at_you = { $name } inherits your { $count } cards.
bal-event-discarded = { $name } discards: { CARD($card) }.
    .you = You discard: { CARD($card) }.
    .brief = discards: { CARD($card) }
bal-event-lacked_potions = { $name } has no potion left and exchanges two spells.
    .you = You have no potion left: exchange two spells.
bal-event-farce_began = A Farce by { $name }: tokens { bal-token } and { bal-other-token }.
    .you = Your Farce: tokens { bal-token } and { bal-other-token }.
bal-event-farce_stopped = { $name } stops the Farce.
    .you = You stop the Farce.
bal-event-farce_failed = The Farce hits { $name }.
    .you = The Farce hits you.
bal-event-recited =
    { $silent ->
        [yes] { $name } does not read in time: { CARD($card) }.
       *[no] { $name } reads: { CARD($card) }.
    }
    .you =
        { $silent ->
            [yes] You do not read in time: { CARD($card) }.
           *[no] You read: { CARD($card) }.
        }
bal-event-challenged = { $name } calls a fault on { $speaker }.
    .you = You call a fault on { $speaker }.
    .at_you = { $name } calls a fault on you.
bal-event-faulted = A reading fault by { $name }: the go is annulled.
    .you = A reading fault: your go is annulled.
bal-event-cleared = { $name } made no mistake.
    .you = You made no mistake.
bal-event-lost_turn = { $name } loses the turn.
    .you = You lose the turn.
bal-event-struck_again = { $name }’s mirror image strikes { $target }.
    .you = Your mirror image strikes { $target }.
    .at_you = { $name }’s mirror image strikes you.
bal-event-voided = The blow meant for { $target } finds nobody.
    .you = The blow meant for you finds nobody.
bal-event-swept =
    { $count ->
        [one] The card laid goes to the discard.
       *[other] The { $count } cards laid go to the discard.
    }
bal-event-reading_stopped = Sixty readings have come to nothing: from now on nobody reads, and every card counts.
bal-event-accepted = Nobody challenges { $name }’s reading.
    .you = Nobody challenges your reading.
bal-event-drew = { $name } draws { CARD($card) }.
    .you = You draw: { CARD($card) }.
    .hidden = { $name } draws a card.
bal-event-gave = { $name } gives you { CARD($card) }.
    .you = You give { $target } { CARD($card) }.
    .hidden = { $name } gives { $target } a card.
bal-event-farce_ended =
    { $cancelled ->
        [yes] Two white tokens: the Farce is cancelled.
       *[no] The Farce vanishes.
    }
bal-event-play_ended =
    { $reason ->
       *[queen] { $name } is Queen of the Witches.
    }
    .you =
    { $reason ->
       *[queen] You are Queen of the Witches.
    }

## What you may choose

bal-move-pass = Pass
bal-move-mine = Steal this turn (My Turn)
bal-move-ball = Lay the Crystal Ball
bal-move-mirror = Double the attack onto { $target } (mirror)
bal-move-wand = Cancel with the Magic Wand
bal-move-attack = Attack { $target }
bal-move-enchant = First enchant { $target }
bal-move-imp = Send the Imp
bal-move-lay = Lay: { CARD($card) }
bal-move-done = That is all
bal-move-parry = Parry with your potions
bal-move-joker = Parry, Abracadabra standing for a { CARD($card) }
bal-move-jokers = Parry with two Abracadabras ({ CARD($card) }, { CARD($other) })
bal-move-broom = Send on to { $target } (Sweep Off)
bal-move-sweep = Sweep the attack away (Sweep Off)
bal-move-treasure = Help yourself with Magic Treasure
bal-move-remedy = Help yourself with Remedy
bal-move-trick = Help yourself with Conjuring Trick
bal-move-yield = Take the blow
bal-move-drop = Discard { CARD($card) }
bal-move-lose = Lose one of { $target }’s Crapzouilles
bal-move-give = Give { CARD($card) }
bal-move-read = Read as it should be
bal-move-misread = Misread
bal-move-silent = Not read in time
bal-move-fault = Call a fault
bal-move-admit = Admit it
bal-move-deny = Deny it

## What is asked. In a window the others only see what comes next

bal-question-start =
    .you = A turn begins. Do you play a card first?
bal-question-mirror =
    .you = An attack is laid. Do you bring out your mirror?
bal-question-before_sabbat =
    .you = The round ends. Do you lay your Ball before the Sabbat?
bal-question-before_attack =
    .you = Do you lay your Ball before the attack?
bal-question-after_attack =
    .you = The go is over. Do you lay your Ball?
bal-question-aim =
    .you = Your turn. Whom do you attack?
bal-question-lay =
    .you = Which cards do you lay? One or two potions, and a spell if you like.
bal-question-defend =
    .you = You are attacked. How do you defend?
bal-question-together =
    .you = A Hex strikes you. How do you defend? The others will know only at the end.
bal-question-face =
    .you = A Farce awaits you. Do you match it?
    .other = { $names } faces a Farce.
bal-question-drop =
    .you = You have no potion left: which spell do you discard?
    .other = { $names } exchanges two spells.
bal-question-throw =
    .you = Conjuring Trick: which cards do you throw away?
    .other = { $names } chooses cards to throw away.
bal-question-inherit =
    .you = Which cards do you leave? You must end with as many as before.
    .other = { $names } sorts an inheritance.
bal-question-lose =
    .you = Which Crapzouille do you lose?
    .other = { $names } chooses a Crapzouille to lose.
bal-question-exchange =
    .you = Crystal Ball: which card do you give? First to the left, then to the right.
    .other = Crystal Ball: everybody chooses what to give.
bal-question-recite =
    .you = Read the formula aloud.
    .other = { $names } reads the formulas.
bal-question-challenge =
    .you = Did you hear a mistake?
    .other = The table listens to the reading.
bal-question-admit =
    .you = You are accused of a reading fault. Do you admit it?
    .other = { $names } must admit or deny.
bal-question-vote =
    .you = Was there a fault? Vote.
    .other = The table votes.
bal-question-penalty =
    .you = There was no fault: which card do you discard?
    .other = { $names } pays for a false challenge.
bal-question-turn =
    .other = It is the turn of { $names }.
bal-question-defence =
    .other = The attack awaits its defence: { $names }.
bal-question-sabbat =
    .other = The round ends; the Sabbat is near.
bal-question-after =
    .other = The go is over; Carabosse is about to move on.

## Why not

bal-play-over = the play is over.
bal-eliminated = you have no Crapzouille left: you watch.
bal-not-asked = nothing is asked of you right now.
bal-no-ball-in-an-attack = no Crystal Ball during an attack.
bal-too-late-to-steal = a turn can only be stolen the moment Carabosse arrives.
bal-mirror-and-hex = a Hex cannot be doubled: everybody is attacker or attacked already.
bal-not-in-hand = you do not have this card in hand: { CARD($card) }.
bal-must-attack = you cannot pass: attack.
bal-enchanted-must-be-attacked = you must attack the witch you enchanted.
bal-ball-before-the-turn = the Ball is laid before the turn, not during it.
bal-name-a-witch-first = first say whom you attack.
bal-no-potion-to-attack = you have no potion to attack with.
bal-not-yourself = not yourself.
bal-no-such-witch = no witch in play sits there.
bal-nothing-to-lose = her hand is empty: Enchantment would have nothing to take.
bal-needs-a-potion = an attack holds at least one potion.
bal-finish-the-attack = first finish laying your attack.
bal-two-potions-at-most = two potions at most.
bal-not-in-an-attack = this spell is not an attack spell: { CARD($card) }.
bal-one-spell-at-most = one spell per attack.
bal-nothing-to-revive = none of your Crapzouilles is dead.
bal-cannot-match = you lack a potion of the right colour.
bal-must-parry = you have the potions to parry: at this table you must, or lay a spell.
bal-defend-first = you are attacked: defend, or give up.
bal-one-spell-a-defence = one spell per defence at this table.
bal-no-joker-for-grey = Abracadabra never stands for a grey potion.
bal-not-in-that-attack = that colour is not in the attack: { CARD($card) }.
bal-cannot-match-the-rest = even without the { CARD($card) }, you lack a potion.
bal-wand-held-back = you held your Wand back when the Hex fell: too late.
bal-broom-sweeps-away = with two left, the broom cancels the attack instead of sending it on.
bal-broom-needs-a-witch = say to whom the broom sends the attack.
bal-not-back-to-the-sender = not to the one the attack comes from.
bal-only-treasure-in-a-farce = against a Farce, only potions or a Magic Treasure.
bal-no-mirror-there = the mirror aims neither at the attacker, nor at the attacked, nor at you.
bal-mirror-or-pass = lay your mirror or pass.
bal-stolen-already = this turn has just been stolen: it is protected.
bal-your-own-turn = this turn is already yours.
bal-window-or-pass = play your card or pass.
bal-choose-cards-first = choose your cards first.
bal-only-spells-go = only spells go that way.
bal-no-such-crapzouille = your coffer has no Crapzouille of that witch.
bal-choose-a-loss = first choose the Crapzouille you lose.
bal-read-first = read your formula first.
bal-fault-or-not = say whether there was a fault, or let it pass.
bal-admit-or-deny = admit or deny.

## The rest

bal-move-needs-card = I do not understand “{ $text }”: after “{ $verb }” comes a card, such as R, J, V, B, G or tresor.
bal-move-needs-seat = I do not understand “{ $text }”: after “{ $verb }” comes a seat from 0 to 5.
bal-move-needs-colours = I do not understand “{ $text }”: two colours are needed, as in “jokers R V”.
bal-reason-queen = Only one witch still has Crapzouilles: she is Queen.
bal-outcome-seat =
    { $rank }. { $name }{ $rank ->
        [1] {""}, Queen, with { $score ->
            [one] { $score } Crapzouille
           *[other] { $score } Crapzouilles
        }
       *[other] {""}
    }.

## The table in the terminal

bal-view-stock = Round { $round }, lap { $lap }. Deck: { $deck }; discard: { $discard }.
bal-view-top = top: { CARD($card) }
bal-view-crapzouilles = Crapzouilles
bal-view-hand = hand
bal-view-cards = cards
bal-view-attack = { $name } attacks { $target }: { $cards }
    .you = You attack { $target }: { $cards }
bal-view-attack-all = { $name } attacks everybody: { $cards }
    .you = You attack everybody: { $cards }
bal-view-facing = defending: { $names }
bal-view-farce = Farce by { $name }: tokens { $tokens }; facing it: { $target }
bal-view-laid = On the table: { $cards }
bal-view-chosen = chosen: { $cards }
bal-view-out = out
bal-view-first = first
bal-view-captives = of which { $count } { $name }’s
bal-view-line-seat = { $name }: { $lives } Crapzouilles, { $dead } dead, { $hand } cards.
bal-view-line-out = { $name }: out.
bal-view-line-hand = Your hand: { $cards }.
bal-view-line-turn = Carabosse stands before { $name }.
bal-view-nothing = nothing

## The options

bal-option-level =
    { $value ->
        [easy] easy
        [medium] medium
       *[hard] hard
    }
bal-option-inherit_hand =
    { $value ->
        [by_level] by level
        [on] yes
       *[off] no
    }
bal-option-defence_spells =
    { $value ->
        [one] one
       *[any] any number
    }
bal-option-wand_returns =
    { $value ->
        [unspent] unspent cards
       *[all] all cards
    }
bal-option-incantation =
    { $value ->
        [off] none
        [table] aloud
       *[typed] typed
    }
bal-option-false_challenge =
    { $value ->
        [free] free
       *[discard] costs a card
    }
bal-option-first_player =
    { $value ->
        [random] at random
        [0] the first seat
        [1] the second seat
        [2] the third seat
        [3] the fourth seat
        [4] the fifth seat
       *[5] the sixth seat
    }

## What is in the box

bal-box-card =
    { $code ->
        [red] red potion
        [yellow] yellow potion
        [green] green potion
        [blue] blue potion
        [grey] grey potion
       *[other] { CARD($code) }
    }
    .detail =
    { $copies ->
        [one] { $copies } card
       *[other] { $copies } cards
    }, { $level ->
        [easy] from the easy level on
        [medium] from the medium level on
       *[hard] at the hard level
    }
bal-box-token =
    { $code ->
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
        [grey] grey
       *[white] white
    }
    .detail =
    { $copies ->
        [one] { $copies } token
       *[other] { $copies } tokens
    }

# The formulas to be read, in the order of the box
bal-box-formula =
    { $at ->
        [1] Black cat soup
        [2] Drool of a chatty toad
        [3] Mash of hairy legs
        [4] Juice of dried sock
        [5] Six-pumpkin syrup
        [6] Flying rabbit feather
        [7] Limp mandrake mustard
        [8] Wax of a pinched candle
        [9] Dusty wig powder
        [10] Three sad, chilled newts
        [11] Slime of an old sticky pond
        [12] Sleek slug in spectacles
        [13] Well-boiled boletus blue
        [14] Breath of a snake without its hiss
       *[15] Ash of a brainless wizard beneath a hundred cauldrons
    }

# What a bot gives as its reasons
bal-weighs =
    .hand = the cards in hand
    .colours = potions of several colours
    .lives = your own Crapzouilles
    .rivals = how the others stand
