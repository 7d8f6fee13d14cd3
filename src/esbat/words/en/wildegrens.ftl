# Sorcellerie (Witchcraft).
# Witches, Challenges, Missions, Jurors and Conviction cards come as their codes; CARD($card) says them in words.
# The names are those of games/wildegrens/tables_cards.py; a test compares them.

wildegrens-card =
    { $code ->
        [curse] Curse
        [katherine] Katherine Kent
        [charlotte] Charlotte Kent
        [jane] Jane Kent
        [rosalind] Rosalind Kent
        [gwen] Gwen Hayes
        [jocelyn] Jocelyn Hayes
        [beatrice] Beatrice Hayes
        [eleanor] Eleanor Lilly
        [mercy] Mercy Lilly
        [sabrina] Sabrina Lilly
        [lenore] Lenore Lilly
        [phyllis] Phyllis Tancred
        [prudence] Prudence Tancred
        [winifred] Winifred Tancred
        [mary] Mary Perrin
        [constance] Constance Perrin
        [isolde] Isolde Perrin
        [amelia] Amelia Stephens
        [tabitha] Tabitha Stephens
        [clara] Clara Stephens
        [hannah] Hannah Miller
        [agnes] Agnes Miller
        [marie] Marie
        [josephine] Josephine
        [ursula] Ursula Hayes
        [judith] Judith Miller
        [nell] Old Nell
        [isobel] Isobel
        [granary] Save the village grain stores
        [barley] Lift the blight from the barley
        [scarecrow] Burn the Scarecrow in the harvest field
        [school] Protect the children in the school
        [birchwood] Follow the lost pupils into the birchwood
        [hut] Storm the hut of Baba Yaga
        [bones] Rebury the bones turned up by the plough
        [camp] Destroy the lost soldiers’ camp at the old battlefield
        [horseman] Unhorse the Headless Horseman at the bridge
        [chapel] Silence the whispers in the chapel
        [household] Free the sexton’s household
        [crypt] Cast the Fiend out of the crypt
        [snow] Track the beast through the snow
        [traps] Set the silver traps before the full moon
        [bloodmoon] Hunt the Werewolf under the blood moon
        [well] Cleanse the fouled well
        [fever] Keep vigil in the fever house
        [pit] Stake the Vampire in the plague pit
        [herd] Calm the frenzied herd
        [charm] Break the milk-thief’s charm
        [sleepers] Wake the sleepers from the Night Hag’s dream
        [lanterns] Relight the lanterns on the causeway
        [ferry] Bring the ferry home through the fog
        [bride] Lay the Drowned Bride to rest
        [linn] Linn
        [ansel] Ansel
        [roderick] Roderick
        [silas] Silas
        [greta] Greta
        [matthias] Matthias
        [ottilie] Ottilie
        [barnabas] Barnabas
        [nightjars1] Whip-poor-wills (1)
        [nightjars2] Whip-poor-wills (2)
        [nightjars3] Whip-poor-wills (3)
        [mob1] Angry Mob (1)
        [mob2] Angry Mob (2)
        [mob3] Angry Mob (3)
        [boar1] Boar (1)
        [boar2] Boar (2)
        [evilwitch1] Evil Witch (1)
        [evilwitch2] Evil Witch (2)
        [evilwitch3] Evil Witch (3)
        [venerable1] Venerable Witch (1)
        [venerable2] Venerable Witch (2)
        [sprites1] Wood Sprites (1)
        [sprites2] Wood Sprites (2)
        [fox] Fox
        [cat] Black Cat
        [raven] Raven
        [owl] Owl
        [toad] Toad
        [hens1] Cursed Hens (1)
        [hens2] Cursed Hens (2)
        [locusts1] Locust Swarm (1)
        [locusts2] Locust Swarm (2)
        [strawman] Straw Man
        [changeling1] Changeling (1)
        [changeling2] Changeling (2)
        [skull1] Lantern Skull (1)
        [skull2] Lantern Skull (2)
        [mortar] Iron Mortar
        [skeleton1] Skeleton (1)
        [skeleton2] Skeleton (2)
        [skeleton3] Skeleton (3)
        [drummer] Spectral Drummer
        [steed] Phantom Steed
        [possessed1] Possessed (1)
        [possessed2] Possessed (2)
        [possessed3] Possessed (3)
        [imp] Imp
        [hellhound] Hell Hound
        [wolf1] Wolf (1)
        [wolf2] Wolf (2)
        [bear] Bear
        [snare] Poacher’s Snare
        [deerhound] Deerhound
        [rats1] Plague Rats (1)
        [rats2] Plague Rats (2)
        [bats] Bat Swarm
        [thrall1] Thrall (1)
        [thrall2] Thrall (2)
        [nightmare1] Nightmare (1)
        [nightmare2] Nightmare (2)
        [thief1] Milk Thief (1)
        [thief2] Milk Thief (2)
        [goat] Milk Goat
        [wisp1] Will-o’-the-Wisp (1)
        [wisp2] Will-o’-the-Wisp (2)
        [sailor1] Drowned Sailor (1)
        [sailor2] Drowned Sailor (2)
        [heron] Heron
        [linn1] Linn’s Conviction 1
        [linn2] Linn’s Conviction 2
        [ansel1] Ansel’s Conviction 1
        [ansel2] Ansel’s Conviction 2
        [roderick1] Roderick’s Conviction 1
        [roderick2] Roderick’s Conviction 2
        [silas1] Silas’s Conviction 1
        [silas2] Silas’s Conviction 2
        [greta1] Greta’s Conviction 1
        [greta2] Greta’s Conviction 2
        [matthias1] Matthias’s Conviction 1
        [matthias2] Matthias’s Conviction 2
        [ottilie1] Ottilie’s Conviction 1
        [ottilie2] Ottilie’s Conviction 2
        [barnabas1] Barnabas’s Conviction 1
        [barnabas2] Barnabas’s Conviction 2
       *[other] { $kind ->
            [a] Challenge { $value } of the first Mission
            [b] Challenge { $value } of the second Mission
            [c] Challenge { $value } of the third Mission
           *[other] { $code }
        }
    }

## What has just happened. There is one player: nobody is named.

wildegrens-event-offered = { CARD($card) } or { CARD($other) }?
wildegrens-event-kept = { CARD($card) } joins the Coven, { CARD($other) } the Recruits.
wildegrens-event-turn_began = Turn { $count } begins.
wildegrens-event-played =
    { $side ->
        [hidden] { CARD($card) } comes into play, hidden.
       *[revealed] { CARD($card) } is revealed.
    }
wildegrens-event-chose = The Mission: { CARD($card) }.
wildegrens-event-resolved = { CARD($card) } ({ wildegrens-trigger }).
wildegrens-trigger =
    { $trigger ->
        [chosen] chosen
        [not_chosen] not chosen
        [success] success
       *[failure] failure
    }
wildegrens-event-turned_up = { CARD($card) } is turned up.
wildegrens-event-discarded = { CARD($card) } is discarded.
wildegrens-event-moved = { CARD($spot) } is now { CARD($to) }.
wildegrens-event-dealt =
    { $count ->
        [one] A Challenge is dealt to { CARD($card) }.
       *[other] { $count } Challenges are dealt to { CARD($card) }.
    }
wildegrens-event-captured = { CARD($card) } joins you.
wildegrens-event-overcame = { CARD($card) } is overcome for { $cost }.
wildegrens-event-absorbed = { CARD($card) } takes in { $power } power.
wildegrens-event-counted_power = Power: { $count }.
wildegrens-event-succeeded = Success: { CARD($card) }.
wildegrens-event-failed = Failure: { CARD($card) }.
wildegrens-event-persuaded = { CARD($card) } is persuaded by { $count }: now { $now }.
wildegrens-event-dismayed = { CARD($card) } is dismayed by { $count }: now { $now }.
wildegrens-event-drew = From the Coven to hand: { CARD($card) }.
wildegrens-event-reshuffled =
    { $count ->
        [one] The only card of the discard pile makes a new deck.
       *[other] The { $count } cards of the discard pile, shuffled, make a new deck.
    }
wildegrens-event-cursed =
    { $count ->
        [0] A Curse strikes; none is left in the pile.
       *[other] A Curse strikes; { $count } left in the pile.
    }
wildegrens-event-lifted_curse = A Curse is removed; { $count } in the pile.
wildegrens-event-dropped = From hand to the discard pile: { CARD($card) }.
wildegrens-event-recruited = { CARD($card) } joins the Coven.
wildegrens-event-rescued = { CARD($card) } is out of Prison.
wildegrens-event-lost = { CARD($card) } is lost.
wildegrens-event-imprisoned = { CARD($card) } goes to Prison.
wildegrens-event-cleared =
    { $count ->
        [0] No hidden Witch
        [one] { $count } hidden Witch
       *[other] { $count } hidden Witches
    } back to the Coven, { $other ->
        [0] none to Prison.
       *[other] { $other } to Prison.
    }
wildegrens-event-looked = Looked at: { CARD($card) }.
wildegrens-event-tossed = Thrown away: { CARD($card) }.
wildegrens-event-put_back = Back on top: { CARD($card) }.
wildegrens-event-lost_souls =
    { $count ->
        [one] { $count } Villager is lost: { $now } in all.
       *[other] { $count } Villagers are lost: { $now } in all.
    }
wildegrens-event-nobody_lost = No Villager is lost this time.
wildegrens-event-restored =
    { $count ->
        [one] { $count } Villager comes back: { $now } still lost.
       *[other] { $count } Villagers come back: { $now } still lost.
    }
wildegrens-event-unveiled = { CARD($paper) } shows { $count }.
wildegrens-event-struck = { CARD($paper) } ({ $count }) is discarded.
wildegrens-event-new_paper = { CARD($paper) } is a new face-down card.
wildegrens-event-blanked = { CARD($card) }: the { wildegrens-trigger } effect is blank this turn.
wildegrens-event-spared = { CARD($card) } does no harm.
wildegrens-event-helped =
    { $help ->
        [ease_familiars] Familiars at the chosen Mission cost { $count } less.
        [ease_challenges] Challenges at the chosen Mission cost { $count } less.
        [ease_mission] The chosen Mission is { $count } easier.
        [ignore_blocks] Blocks have no effect this turn.
        [cancel_failures] Failures to be skipped: { $count }.
       *[draw_next] { $count ->
            [-2] You will draw 2 cards fewer at recovery.
            [-1] You will draw 1 card fewer at recovery.
            [1] You will draw 1 card more at recovery.
            [2] You will draw 2 cards more at recovery.
           *[other] Cards drawn at recovery: { $count }.
        }
    }
wildegrens-event-appeared = A new Mission: { CARD($card) }.
wildegrens-event-summoned = The trial is called: this turn is the last.
wildegrens-event-judged =
    { CARD($card) }: persuasion { $now }, conviction { $count }.
wildegrens-event-play_ended =
    { $reason ->
        [two-missions] { wildegrens-reason-two-missions }
        [lost-souls] { wildegrens-reason-lost-souls }
        [curses] { wildegrens-reason-curses }
        [no-witch] { wildegrens-reason-no-witch }
        [card] { wildegrens-reason-card }
       *[trial] { wildegrens-reason-trial }
    }

## What you may choose

wildegrens-move-keep = Take { CARD($card) } into the Coven
wildegrens-move-hide = Play { CARD($card) } hidden
wildegrens-move-reveal = Reveal { CARD($card) }
wildegrens-move-done = That is enough: go on
wildegrens-move-choose = Choose: { CARD($card) }
wildegrens-move-resolve = First: { CARD($card) }
wildegrens-move-use = Do it
wildegrens-move-pass = Do without
wildegrens-move-uncover = Uncover { CARD($spot) }
wildegrens-move-discard = Discard { CARD($spot) }
wildegrens-move-replace = Replace { CARD($spot) }
wildegrens-move-move = Move { CARD($spot) }
wildegrens-move-to = There: { CARD($card) }
wildegrens-move-absorb = Take in the power of { CARD($spot) }
wildegrens-move-capture = Capture { CARD($spot) }
wildegrens-move-beat = Overcome { CARD($spot) }
wildegrens-move-persuade = Persuade { CARD($card) }
wildegrens-move-dismay = Let { CARD($card) } be dismayed
wildegrens-move-unveil = Uncover { CARD($paper) }
wildegrens-move-swap = Exchange { CARD($paper) }
wildegrens-move-strike = Discard { CARD($paper) }
wildegrens-move-trial = Go to trial
wildegrens-move-onward = Go on for a turn
wildegrens-move-toss = Throw away { CARD($card) }
wildegrens-move-return = Put back { CARD($card) }
wildegrens-move-rescue = Free { CARD($card) }
wildegrens-move-drop = Discard { CARD($card) }
wildegrens-move-imprison = { CARD($card) } goes to Prison
wildegrens-move-recruit = Recruit { CARD($card) }
wildegrens-move-blank = Cancel { CARD($card) }: { wildegrens-trigger }
wildegrens-move-spare = Spare yourself { CARD($card) }
wildegrens-move-restore =
    { $number ->
        [one] Bring back { $number } Villager
       *[other] Bring back { $number } Villagers
    }

## What is asked

wildegrens-question-draft =
    .you = Which Witch joins your Coven?
    .other = The Coven is being chosen.
wildegrens-question-play =
    .you =
    { $part ->
        [1] Phase 1: play Witches, as many as you like.
        [3] Phase 3: play the Witches that are left.
       *[other] She must be played at once.
    }
    .other = Witches are being played.
wildegrens-question-choose =
    .you = Phase 2: which Mission do you choose?
    .other = A Mission is being chosen.
wildegrens-question-order =
    .you = Which comes first?
    .other = Effects are being put in order.
wildegrens-question-use =
    .you = { CARD($source) }: { wildegrens-deed }?
    .other = { CARD($source) } may act.
wildegrens-deed =
    { $primitive ->
        [swap_curse] swap a Curse for a card
        [remove_curse] remove a Curse
        [draw] draw a card
        [draw_next] one more card at recovery
        [recruit] recruit a Witch
        [recruit_pick] look at the Recruits and choose one
        [scry_coven] look at the top of the Coven
        [scry_challenges] look at the top of the Challenge deck
        [ease_familiars] make Familiars easier
        [ease_challenges] make Challenges easier
        [ease_mission] make the Mission easier
        [ignore_blocks] ignore all blocks
        [cancel_failures] skip failures this turn
        [gain_persuasion] persuade
       *[other] act
    }
wildegrens-question-spots =
    .you =
    { $primitive ->
        [discard_challenge] { CARD($source) }: which Challenge is discarded?
        [replace_challenge] { CARD($source) }: which Challenge is replaced?
        [move_challenge] { CARD($source) }: which Challenge is moved?
        [absorb_challenge] { CARD($source) }: which Challenge is turned into power?
        [capture_familiar] { CARD($source) }: which Familiar is captured?
       *[other] { CARD($source) }: which Challenge is uncovered?
    }
    .other = { CARD($source) } turns to a Challenge.
wildegrens-question-destination =
    .you = To which Mission?
    .other = A Challenge is on the move.
wildegrens-question-search =
    .you = { CARD($source) }: all Challenges of which Mission?
    .other = { CARD($source) } searches a Mission.
wildegrens-question-beat =
    .you = You have { $available } power. Which Challenge do you overcome?
    .other = { $available } power to be spent.
wildegrens-question-reward =
    .you = Success. Whom do you persuade?
    .other = A Juror is being persuaded.
wildegrens-question-persuade =
    .you = { CARD($source) }: whom do you persuade?
    .other = A Juror is being persuaded.
wildegrens-question-dismay =
    .you = { CARD($source) }: which Juror is dismayed?
    .other = A Juror is being dismayed.
wildegrens-question-papers =
    .you =
    { $primitive ->
        [swap_conviction] { CARD($source) }: which Conviction is exchanged?
        [discard_conviction] { CARD($source) }: which Conviction is discarded?
       *[other] { CARD($source) }: which Conviction is uncovered?
    }
    .other = { CARD($source) } reads the jury.
wildegrens-question-scry =
    .you = Throw away or put back? What you put back last lies on top.
    .other = Cards are being looked at.
wildegrens-question-pick =
    .you = Which Recruit joins the Coven?
    .other = A Recruit is being chosen.
wildegrens-question-prisoners =
    .you = { CARD($source) }: who is freed from Prison?
    .other = { CARD($source) } opens the Prison.
wildegrens-question-drop =
    .you = { CARD($source) }: which Witch do you discard?
    .other = A Witch is being discarded.
wildegrens-question-imprison =
    .you = { CARD($source) }: which Witch goes to Prison?
    .other = A Witch goes to Prison.
wildegrens-question-blank =
    .you = { CARD($source) }: which effect is cancelled?
    .other = { CARD($source) } cancels an effect.
wildegrens-question-spare =
    .you = Which Challenge does no harm?
    .other = Harm is being averted.
wildegrens-question-restore =
    .you = { CARD($source) }: who comes back?
    .other = Villagers come back.
wildegrens-question-trial =
    .you = Phase 5: go to trial, or go on?
    .other = The trial is being considered.

## Why not

wildegrens-move-needs =
    “{ $text }”: { $verb } needs { $needs ->
        [spot] a place, such as a1 or c3
        [paper] a Conviction card, such as linn1
        [effect_box] a Mission and a type, such as granary success
        [number] a number
       *[card] a card by its code
    }.
wildegrens-play-over = the play is over.
wildegrens-onlooker = one player plays, the others look on.
wildegrens-beat-later = Challenges are overcome in phase 4.
wildegrens-no-passing = there is nothing to decline here.
wildegrens-compulsory = a card’s effect cannot be declined.
wildegrens-asked-something-else =
    { $question ->
        [draft] choose a Witch for the Coven first.
        [play] Witches are being played now.
        [choose] choose a Mission first.
        [order] say which effect comes first.
        [use] first say whether she acts.
        [spots] choose a Challenge first.
        [destination] first say where the Challenge goes.
        [search] choose a Mission to search first.
        [beat] Challenges are being overcome now.
        [reward] persuade a Juror first.
        [persuade] persuade a Juror first.
        [dismay] first say which Juror is dismayed.
        [papers] choose a Conviction card first.
        [scry] first put back or throw away.
        [pick] choose a Recruit first.
        [prisoners] first say who is freed.
        [drop] discard a Witch first.
        [imprison] first say who goes to Prison.
        [blank] choose an effect first.
        [spare] first say which Challenge does no harm.
        [restore] first say who comes back.
       *[trial] go to trial, or go on.
    }
wildegrens-not-in-hand = { CARD($card) } is not in your hand.
wildegrens-play-them-all = every Witch in hand must be played.
wildegrens-too-many-revealed = the most Witches that may be revealed now: { $limit }.
wildegrens-not-in-the-row = that Mission is not in the row: { CARD($card) }.
wildegrens-mission-failed = that Mission has failed: { CARD($card) }.
wildegrens-nothing-face-down = nothing lies face down there: { CARD($card) }.
wildegrens-same-mission = it lies there already: { CARD($card) }.
wildegrens-mission-full = eight Challenges lie there already: { CARD($card) }.
wildegrens-empty-spot = { CARD($spot) } is not there.
wildegrens-other-mission = { CARD($spot) } is not at the chosen Mission.
wildegrens-too-dear = { CARD($spot) } costs { $cost }, and you have { $power } power.
wildegrens-blocked = another Challenge blocks { CARD($spot) }.
wildegrens-other-deed = that is not what is done here; { $deed } it.
wildegrens-out-of-scope = the effect does not reach { CARD($spot) }.
wildegrens-already-up = { CARD($spot) } lies face up already.
wildegrens-no-familiar = there is no Familiar face up there: { CARD($spot) }.
wildegrens-nowhere-to-move = there is no other Mission with room for { CARD($spot) }.
wildegrens-not-a-juror = { CARD($card) } is not in the jury.
wildegrens-paper-gone = { CARD($paper) } is gone.
wildegrens-paper-up = { CARD($paper) } lies face up already.
wildegrens-other-paper-deed = that is not what is done to Convictions here.
wildegrens-no-such-soul = there is no { $count } among the Lost Souls.
wildegrens-no-such-box = there is no such effect to cancel: { CARD($card) }, { wildegrens-trigger }.
wildegrens-nothing-to-lose = { CARD($card) } has nothing to lose.
wildegrens-not-among-them = { CARD($card) } cannot be chosen here.

## The end

wildegrens-reason-trial = The trial is over.
wildegrens-reason-two-missions = The play is lost: two Missions have failed.
wildegrens-reason-lost-souls = The play is lost: too many Villagers are lost.
wildegrens-reason-curses = The play is lost: a Curse was owed, and the pile is empty.
wildegrens-reason-no-witch = The play is lost: no Witch in the new hand.
wildegrens-reason-card = The play is lost: a card says so.
wildegrens-outcome-seat =
    { $name }: { $score ->
        [0] no Juror convinced
        [one] { $score } Juror convinced
       *[other] { $score } Jurors convinced
    }, in { $turn ->
        [one] { $turn } turn
       *[other] { $turn } turns
    }.
wildegrens-grade =
    { $grade ->
        [innocent] Innocent: a victory. The village takes the Coven in.
        [not-guilty] Not guilty: a draw. Freed, but outcasts still.
        [guilty] Guilty: a minor defeat. The hunt goes on.
        [evil-reigns] Evil reigns: a major defeat.
       *[defeat] Defeat before the trial.
    }
wildegrens-grade-name =
    { $grade ->
        [innocent] Innocent
        [not-guilty] Not guilty
        [guilty] Guilty
        [evil-reigns] Evil reigns
       *[defeat] Defeat
    }
wildegrens-option-difficulty =
    { $value ->
        [easy] easy
        [hard] hard
       *[normal] normal
    }
wildegrens-option-coven =
    { $value ->
        [starter] the starter Coven
       *[draft] a draft
    }

## Effects, step by step. n: a number; count: what is counted instead; last: the last argument.

wildegrens-do-then = { $first }; { $second }
wildegrens-do-then-if = { $first }; if so, { $second }
wildegrens-times =
    { $count ->
        [none] { $n ->
            [1] {""}
            [2] {" "}twice
           *[other] {" "}{ $n } times
        }
       *[other] , once for each { wildegrens-counted }
    }
wildegrens-counted =
    { $count ->
        [fam] Witch of her family in play, herself included
        [kin] other Witch of her family in play
        [others] other Witch in play
        [hidden] hidden Witch in play
        [revealed] revealed Witch in play
        [familiars] Familiar of yours
        [overcome] Challenge overcome this turn
        [curses] Curse in hand
       *[lost] lost Villager
    }
wildegrens-last-counted =
    { $last ->
        [fam] Witch of her family in play, herself included
        [kin] other Witch of her family in play
        [others] other Witch in play
        [hidden] hidden Witch in play
        [revealed] revealed Witch in play
        [familiars] Familiar of yours
        [overcome] Challenge overcome this turn
        [curses] Curse in hand
       *[lost] lost Villager
    }
wildegrens-amount =
    { $count ->
        [none] { $n }
       *[other] 1 for each { wildegrens-counted }
    }
wildegrens-where =
    { $last ->
        [one] {" "}of one Mission
        [chosen] {" "}of the chosen Mission
        [this] {" "}of this Mission
        [others] {" "}of the other Missions
       *[any] {""}
    }
wildegrens-do-star = +{ $n } power for each { wildegrens-last-counted }
wildegrens-do-power = +{ $n } power
wildegrens-do-absorb_challenge = Discard a Challenge and have its printed difficulty as power
wildegrens-do-reveal_challenge =
    { $count ->
        [all] Uncover all Challenges of a Mission
       *[other] Uncover a Challenge{ wildegrens-where }{ wildegrens-times }
    }
wildegrens-do-expose_challenge = Uncover up to { $n } Challenges of a Mission, then perhaps discard one of them
wildegrens-do-discard_challenge = Discard a Challenge{ wildegrens-where }{ wildegrens-times }
wildegrens-do-replace_challenge = Replace a Challenge{ wildegrens-where } with the next in the deck{ wildegrens-times }
wildegrens-do-move_challenge = Move a Challenge{ wildegrens-where } to another Mission{ wildegrens-times }
wildegrens-do-add_challenge =
    { $last ->
        [this] Deal { wildegrens-challenges } to this Mission
       *[others] Deal { wildegrens-challenges } to each other Mission
    }
wildegrens-challenges =
    { $n ->
        [1] a Challenge
       *[other] { $n } Challenges
    }
wildegrens-do-scry_challenges = Look at the top { $n } of the Challenge deck: throw each away or put it back
wildegrens-do-capture_familiar = Capture a face-up Familiar{ wildegrens-times }
wildegrens-do-ease_familiars = Make Familiars at the chosen Mission cheaper by { wildegrens-amount }
wildegrens-do-ease_challenges = Make Challenges at the chosen Mission cheaper by { wildegrens-amount }
wildegrens-do-ease_mission = Make the chosen Mission easier by { wildegrens-amount }
wildegrens-do-harden_challenges = Challenges here cost { $n } more, save those of this name
wildegrens-do-harden_self = { $n } harder for each { wildegrens-last-counted }
wildegrens-do-harden_mission = The Mission is { $n } harder
wildegrens-do-block_challenges = Challenges here that block nothing cannot be overcome
wildegrens-do-block_mission = The Mission cannot succeed
wildegrens-do-limit_reveals =
    { $n ->
        [0] In phase 3 no Witch may be revealed
        [1] In phase 3 one Witch at most may be revealed
       *[other] In phase 3 { $n } Witches at most may be revealed
    }
wildegrens-do-mute_witches = In phase 3 no Witch may act
wildegrens-do-ignore_blocks = Blocks have no effect this turn
wildegrens-do-cancel_effect = Cancel an effect of a face-up Mission for this turn{ wildegrens-times }
wildegrens-do-cancel_failures =
    { $n ->
        [1] Skip the failure of one Challenge this turn
       *[other] Skip the failures of { $n } Challenges this turn
    }
wildegrens-do-draw = Draw a card{ wildegrens-times }
wildegrens-do-draw_next =
    { $less ->
        [yes] Draw { $n } fewer at recovery
       *[no] Draw { $n } more at recovery
    }
wildegrens-do-scry_coven = Look at the top { $n } of the Coven: throw each away or put it back
wildegrens-do-recruit = Recruit a Witch{ wildegrens-times }
wildegrens-do-recruit_pick = Look at the top { $n } Recruits and recruit one
wildegrens-do-rescue =
    Free a Witch from Prison{ wildegrens-times }, to { $last ->
        [top] the top of the deck
        [hand] your hand
       *[discard] the discard pile
    }
wildegrens-do-lose_hidden = Lose a random hidden Witch{ wildegrens-times }
wildegrens-do-lose_prisoner = Lose a random Witch in Prison{ wildegrens-times }
wildegrens-do-discard_witch = Discard a Witch from hand{ wildegrens-times }
wildegrens-do-imprison_hidden = A hidden Witch of yours goes to Prison{ wildegrens-times }
wildegrens-do-swap_curse = Discard a Curse and draw a card{ wildegrens-times }
wildegrens-do-remove_curse = Remove a Curse{ wildegrens-times }
wildegrens-do-suffer_curse = Suffer a Curse{ wildegrens-times }
wildegrens-do-lose_villager = Lose a Villager card{ wildegrens-times }
wildegrens-do-restore_villager = Bring back a card of the Lost Souls{ wildegrens-times }
wildegrens-do-uncover_conviction = Uncover a Conviction{ wildegrens-times }
wildegrens-do-swap_conviction = Exchange a Conviction for the next in the deck{ wildegrens-times }
wildegrens-do-discard_conviction = Discard a Conviction{ wildegrens-times }
wildegrens-do-gain_persuasion =
    { $last ->
        [linked] Gain { $n } persuasion with the linked Juror
        [each] Gain { $n } persuasion with each Juror
       *[choice] Gain { $n } persuasion with a Juror
    }
wildegrens-do-lose_persuasion =
    { $last ->
        [linked] Lose { $n } persuasion with the linked Juror
        [each] Lose { $n } persuasion with each Juror
       *[choice] Lose { $n } persuasion with a Juror
    }
wildegrens-do-must_trial = This turn ends in the trial
wildegrens-do-lose_game = The play is lost at once

# Where the steps read badly; `of` is the effect spoken of.

wildegrens-effect-camp-chosen = All Challenges here cost 1 more.
    .of = harden_challenges(1)
wildegrens-effect-pit-chosen = The Mission is 1 harder for each Curse in hand.
    .of = harden_self(1, curses)

# When a Familiar's effect is used; nothing for those that always count.

wildegrens-when-familiar =
    { $moment ->
        [on_phase1] Start of phase 1:
        [on_choose] On later turns, once the Mission is chosen:
        [on_recover] Phase 6, before drawing:
       *[power] {""}
    }

## The terminal table

wildegrens-view-status = Turn { $turn }, phase { $part }. Curses { $curses }, Lost Souls { $souls } of 5, failures { $failures } of 2.
wildegrens-view-piles = Coven { $coven } (discard { $discard }), Prison { $prison }, Recruits { $recruits }, Challenges { $challenges }, Missions to come { $missions }.
wildegrens-view-power = Power { $total }, spent { $spent }: { $available } left.
wildegrens-view-juror = { $juror }: persuasion { $persuasion }, Convictions { $papers } ({ $percent }% likely to be convinced)
wildegrens-view-mission = { $place }. { $mission } · { $difficulty } · { $juror } { $linked }, others { $other }
wildegrens-view-chosen = CHOSEN
wildegrens-view-failed = { $place }. failed
wildegrens-view-nothing = { $place }. –
wildegrens-view-box = { $trigger }: { $text }
wildegrens-view-hidden-card = face down
wildegrens-view-spot = Challenge { $number }
wildegrens-view-was = (printed { $difficulty })
wildegrens-view-familiar = Familiar
wildegrens-view-blank = blank
wildegrens-view-hand = Your hand
wildegrens-view-curses =
    { $count ->
        [one] { $count } Curse
       *[other] { $count } Curses
    }
wildegrens-view-in-play-hidden = Hidden
wildegrens-view-in-play-revealed = Revealed
wildegrens-view-familiars = Familiars
wildegrens-view-prison = Prison
wildegrens-view-side-hidden = hidden { $power }
wildegrens-view-side-revealed = revealed { $power }
wildegrens-view-nobody = nothing
wildegrens-view-could-buy = With { $available } power: { $things }
wildegrens-view-mission-word = the Mission ({ $cost })
wildegrens-source =
    { $source ->
        [RB] from the rulebook
        [PUB] from public pages
       *[OWN] reconstructed
    }

## What is in the box

wildegrens-box-section =
    { $section ->
        [juror] Jurors
        [witch] Witches
        [mission] Missions
        [challenge] Challenges
        [conviction] Convictions
       *[villager] Villagers
    }
wildegrens-box-conviction = Conviction { $value }
wildegrens-box-villager = Villager { $value }

## What a pack has named

wildegrens-numbered = { $name }’s Conviction { $value }

# What a bot gives as its reasons
wildegrens-weighs =
    .jury = what the jury thinks
    .coven = the strength of the Coven
    .curses = the Curses
    .hand = the hand
    .prison = who is in Prison
    .familiars = the Familiars
    .losses = failures and Lost Souls
    .challenges = the Challenges around
    .missions = the Missions at hand
