# The witches of Lancre.
# Cards, places, tiles and apprentices come as their codes; CARD($card) says them in words.

lancre-card =
    { $code ->
        [town] Lancre Town
        [town1] Lancre Town (1)
        [town2] Lancre Town (2)
        [town3] Lancre Town (3)
        [castle] Lancre Castle
        [castle1] Lancre Castle (1)
        [castle2] Lancre Castle (2)
        [magrat] Magrat’s Cottage
        [badass] Bad Ass
        [culdesac] Dead End
        [gorge] Lancre Gorge
        [oak] Blasted Oak
        [creel] Creel Springs
        [slice] Slice
        [razorback] Razorback
        [granny] Granny Weatherwax’s Cottage
        [sunless] The Place Where the Sun Does Not Shine
        [longman] The Long Man
        [dancers] The Dancers
        [madstoat] Mad Stoat
        [copperhead] Copperhead
        [bridge] Lancre Bridge
        [brassneck] Brass Neck
        [hollow] Slippery Hollow
        [madwolf] Mad Wolf
        [blackglass] Blackglass
        [treason] Miss Treason’s Cottage
        [level] Miss Level’s Cottage
        [earwig] Mrs Earwig’s Cottage
        [trials] Witch Trials Field
        [caves] Lancre Caves
        [dungeon] Dungeon
        [fever] Fever
        [pig] Sick Pig
        [sheep] Sick Sheep
        [arm] Broken Arm
        [pregnancy] Pregnancy
        [death] Death
        [elves] Elves
        [lankin] Lankin
        [elfking] King of the Elves
        [elfqueen] Queen of the Elves
        [duke] Duke Felmet
        [lady] Lady Felmet
        [lacrimosa] Lacrimosa de Magpyr
        [vlad] Vlad de Magpyr
        [count] Count de Magpyr
        [bela] Count Bela de Magpyr
        [hiver] The Hiver
        [lily] Lily Weatherwax
        [wintersmith] The Wintersmith
        [cunning] The Cunning Man
        [unknown] a face-down tile
        [esme1] Granny Weatherwax (1)
        [esme2] Granny Weatherwax (2)
        [atentdead] Granny: I Aten’t Dead
        [nanny1] Nanny Ogg (1)
        [nanny2] Nanny Ogg (2)
        [cookery] Nanny Ogg’s Cookery
        [garlick1] Magrat Garlick (1)
        [garlick2] Magrat Garlick (2)
        [armour] Queen Magrat in Armour
        [agnes1] Agnes Nitt (1)
        [agnes2] Agnes Nitt (2)
        [perdita] Perdita X. Dream
        [igor1] Igor and Scraps (1)
        [igor2] Igor and Scraps (2)
        [feegle1] Nac Mac Feegle (1)
        [feegle2] Nac Mac Feegle (2)
        [reaper1] Death (1)
        [reaper2] Death (2)
        [shambles1] A Shambles (1)
        [shambles2] A Shambles (2)
        [greebo1] Greebo (1)
        [greebo2] Greebo (2)
        [tick1] Miss Tick (1)
        [tick2] Miss Tick (2)
        [eumenides1] Miss Treason (1)
        [eumenides2] Miss Treason (2)
        [shawn1] Shawn Ogg (1)
        [shawn2] Shawn Ogg (2)
        [anybody] Rob Anybody
        [wullie] Daft Wullie
        [jeannie] Jeannie the Kelda
        [aching] Granny Aching
        [thunder] Thunder and Lightning
        [verence] King Verence
        [jason] Jason Ogg
        [troll] The Bridge Troll
        [kitten] You the Kitten
        [misslevel] Miss Level
        [oats] The Reverend Oats
        [gogol] Mrs Gogol
        [preston] Preston
        [roland] Roland
        [casanunda] Giamo Casanunda
        [herne] Herne the Hunted
        [toad] The Toad
        [eskarina] Eskarina Smith
        [hodgesaargh] Hodgesaargh
        [whemper] Goodie Whemper
        [dismass] Old Mother Dismass
        [ridcully] Mustrum Ridcully
        [zakzak] Zakzak’s Shop
        [hilta] Hilta Goatfounder
        [letice] Mrs Earwig
        [diamanda] Diamanda Tockley
        [fool] The Fool
        [tiffany] Tiffany Aching
        [annagramma] Annagramma Hawkin
        [petulia] Petulia Gristle
        [dimity] Dimity Hubbub
       *[other] { $code }
    }

## What has just happened. `.you`: it was you; `.brief`: after a name and a colon.

lancre-event-chose = { $name } is { CARD($witch) }.
    .you = You are { CARD($witch) }.
lancre-event-started = { $name } starts at { CARD($space) }.
    .you = You start at { CARD($space) }.
lancre-event-turn_began = { $name } is up.
    .you = Your turn.
    .brief = {""}
lancre-event-lifted =
    { $tile ->
        [unknown] A face-down big problem is about to arrive.
       *[other] { CARD($tile) } is about to arrive.
    }
lancre-event-shown = Next in its box: { CARD($tile) }.
lancre-event-turned_up = { CARD($card) } is turned up: { CARD($location) }.
lancre-event-placed =
    { $tile ->
        [unknown] A big problem lies face down at { CARD($space) }.
       *[other] { CARD($tile) } appears at { CARD($space) }.
    }
lancre-event-marked = Crisis at { CARD($space) } ({ $count }).
lancre-event-reshuffled =
    { $count ->
        [one] The deck is empty: the only card of the discard replaces it.
       *[other] The deck is empty: the { $count } cards of the discard, shuffled, replace it.
    }
lancre-event-walked = { $name } walks to { CARD($space) }.
    .you = You walk to { CARD($space) }.
    .brief = walks to { CARD($space) }
lancre-event-flew = { $name } lands at { CARD($space) }.
    .you = You land at { CARD($space) }.
    .brief = lands at { CARD($space) }
lancre-event-stayed = { $name } stays at { CARD($space) }.
    .you = You stay at { CARD($space) }.
    .brief = stays
lancre-event-played = { $name } plays { CARD($card) } { lancre-feature }.
    .you = You play { CARD($card) } { lancre-feature }.
    .brief = plays { CARD($card) }
lancre-feature =
    { $feature ->
        [symbol] for the symbol
        [three] for the Power of Three
       *[effect] for the effect
    }
lancre-event-spent = { $name } uses { lancre-own-tile }.
    .you = You use { lancre-own-tile }.
    .brief = uses { lancre-own-tile }
lancre-own-tile =
    { $witch ->
        [tiffany] the Invisibility tile
        [annagramma] the Magic tile
       *[petulia] the Sick Pig tile
    }
lancre-event-looked = { $name } looks at the tile at { CARD($space) }: { CARD($tile) }.
    .you = You look in secret: { CARD($tile) } lies at { CARD($space) }.
    .hidden = { $name } looks in secret at the tile at { CARD($space) }.
lancre-event-revealed = { $name } turns up { CARD($tile) } at { CARD($space) }.
    .you = You turn up { CARD($tile) } at { CARD($space) }.
    .brief = turns up { CARD($tile) }
lancre-event-rolled = { $name } rolls { lancre-one } and { lancre-other }.
    .you = You roll { lancre-one } and { lancre-other }.
    .brief = rolls { lancre-one } and { lancre-other }
lancre-one =
    { $one ->
        [cackle] a cackle
       *[other] { $one }
    }
lancre-other =
    { $other ->
        [cackle] a cackle
       *[other] { $other }
    }
lancre-die =
    { $die ->
        [cackle] a cackle
       *[other] { $die }
    }
lancre-event-rerolled = { $name } rolls a die again: { lancre-die }.
    .you = You roll a die again: { lancre-die }.
    .brief = rolls again: { lancre-die }
lancre-event-fled = { $name } flees to { CARD($space) }.
    .you = You flee to { CARD($space) }.
    .brief = flees to { CARD($space) }
lancre-event-solved = { $name } solves { CARD($tile) } ({ lancre-points }).
    .you = You solve { CARD($tile) } ({ lancre-points }).
    .brief = solves { CARD($tile) }
lancre-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
lancre-event-failed = { $name } fails against { CARD($tile) }: { $total } of { $needed }.
    .you = You fail against { CARD($tile) }: { $total } of { $needed }.
    .brief = fails against { CARD($tile) }
lancre-event-cackled = { $name } takes a cackle.
    .you = You take a cackle.
    .brief = takes a cackle
lancre-event-robbed = The reserve is empty: { $name } takes a cackle from { $other }.
    .you = The reserve is empty: you take a cackle from { $other }.
    .at_you = The reserve is empty: { $name } takes a cackle from you.
lancre-event-aliss_came = Black Aliss smiles on { $name }.
    .you = Black Aliss smiles on you.
lancre-event-calmed = { $name } returns { lancre-cackles }.
    .you = You return { lancre-cackles }.
    .brief = returns { lancre-cackles }
lancre-cackles =
    { $count ->
        [one] { $count } cackle
       *[other] { $count } cackles
    }
lancre-event-took_tea = { $name } stops for tea at { CARD($space) }.
    .you = You stop for tea at { CARD($space) }.
    .brief = stops for tea
lancre-event-relieved = { $name } takes a crisis off { CARD($space) }.
    .you = You take a crisis off { CARD($space) }.
    .brief = eases { CARD($space) }
lancre-event-drew = { $name } draws { CARD($card) }.
    .you = You draw { CARD($card) }.
    .hidden = { $name } draws a card.
lancre-event-discarded = { $name } discards { CARD($card) }.
    .you = You discard { CARD($card) }.
    .brief = discards { CARD($card) }
lancre-event-set_aside = { $name } sets a small problem aside.
    .you = You set a small problem aside.
lancre-event-imprisoned = { $name } goes to the Dungeon.
    .you = You go to the Dungeon.
lancre-event-banished = { CARD($tile) } leaves { CARD($space) } for good.
lancre-event-slipped_by = { $name } slips by, unseen, at { CARD($space) }.
    .you = You slip by, unseen, at { CARD($space) }.
    .brief = slips by
lancre-event-lost_step = { $name } spends a step getting out of the Dungeon.
    .you = You spend a step getting out of the Dungeon.
lancre-event-play_ended =
    { $reason ->
        [three-elves] { lancre-reason-three-elves }
        [no-crisis-left] { lancre-reason-no-crisis-left }
        [no-aliss-left] { lancre-reason-no-aliss-left }
       *[all-placed] { lancre-reason-all-placed }
    }

## What you may choose

lancre-move-choose = Be { CARD($witch) }
lancre-move-start = Start at { CARD($space) }
lancre-move-draw = Turn up a card
lancre-move-put = Put the tile at { CARD($space) }
lancre-move-mark = Put the crisis at { CARD($space) }
lancre-move-walk = Walk to { CARD($space) }
lancre-move-stay = Stay here
lancre-move-fly = Take to the air with { CARD($card) }
lancre-move-land = Land at { CARD($space) }
lancre-move-use = Use { CARD($card) }
lancre-move-vanish = Use the Invisibility tile
lancre-move-open = Turn up the problem
lancre-move-roll = Roll the first two dice
lancre-move-tea = Have tea
lancre-move-flee = Flee to { CARD($space) }
lancre-move-symbol = Add the symbol of { CARD($card) }
lancre-move-magic = Add the Magic tile
lancre-move-face = Face it: roll the last two dice
lancre-move-settle = Settle it with this total
lancre-move-heal = Heal it with the Sick Pig tile
lancre-move-three = Call on the Power of Three
lancre-move-join = Call { CARD($card) }
lancre-move-relieve = Take a crisis off { CARD($space) }
lancre-move-look = Look at the tile at { CARD($space) }
lancre-move-reveal = Turn up the tile at { CARD($space) }
lancre-move-reroll =
    { $number ->
        [1] Roll the first die again
        [2] Roll the second die again
       *[3] Roll both dice again
    }
lancre-move-discard = Discard { CARD($card) }
lancre-move-done = No more: draw
lancre-move-rob = Take it from { $other }
lancre-move-onward = Go straight on to the second move
lancre-move-return =
    { $number ->
        [0] Keep all cackles
        [one] Return { $number } cackle
       *[other] Return { $number } cackles
    }
lancre-move-end = End your turn

## What is asked

lancre-question-choose =
    .you = Which apprentice are you?
    .other = { $name } chooses an apprentice.
lancre-question-start =
    .you = Where do you start?
    .other = { $name } chooses where to start.
lancre-question-draw =
    .you =
    { $arriving ->
        [unknown] A big problem is coming. Turn up a card to see where.
       *[other] { CARD($arriving) } is coming. Turn up a card to see where.
    }
    .other = { $name } turns up a card.
lancre-question-put =
    .you = Where does the new problem appear?
    .other = { $name } chooses where the problem appears.
lancre-question-mark =
    .you = Which problem gets the crisis?
    .other = { $name } chooses which problem gets the crisis.
lancre-question-move =
    .you =
    { $step ->
        [1] First step: where do you go?
       *[2] Second step: where do you go?
    }
    .other = { $name } is on the move.
lancre-question-land =
    .you = Where do you land?
    .other = { $name } is in the air.
lancre-question-arrive =
    .you =
    { $trying ->
        [none] There is a witch here: tea is served.
       *[other] { $tile ->
            [unknown] A problem lies here face down.
           *[other] { CARD($tile) } is here: { $needed } needed.
        }
    }
    .other = { $name } has arrived.
lancre-question-ready =
    .you = { CARD($tile) }: { $needed } needed. Ready?
    .other = { $name } stands before { CARD($tile) }.
lancre-question-facing =
    .you = { CARD($tile) }: { $total } so far, { $needed } needed. Flee, or face it?
    .other = { $name } faces { CARD($tile) } or flees.
lancre-question-total =
    .you = { CARD($tile) }: your total is { $total }, { $needed } needed. Anything more?
    .other = { $name } has { $total } against { $needed }.
lancre-question-flight =
    .you = Where do you flee?
    .other = { $name } flees.
lancre-question-relieve =
    .you = Which crisis do you ease?
    .other = { $name } eases a crisis.
lancre-question-look =
    .you = Which face-down tile do you look at?
    .other = { $name } looks at a face-down tile.
lancre-question-reveal =
    .you = Which face-down tile do you turn up?
    .other = { $name } turns up a face-down tile.
lancre-question-reroll =
    .you = Which dice do you roll again?
    .other = { $name } rolls again.
lancre-question-discard =
    .you = Which card do you discard? You draw as many, plus one.
    .other = { $name } discards and draws.
lancre-question-join =
    .you = Which witch do you call?
lancre-question-rob =
    .you = The reserve is empty. From whom do you take the cackle?
    .other = { $name } chooses from whom to take a cackle.
lancre-question-return =
    .you = How many cackles do you return?
    .other = { $name } returns cackles.
lancre-question-end =
    .you = Anything before your turn ends?
    .other = { $name } ends the turn.

## Why not

lancre-move-needs-space = “{ $text }”: { $verb } needs a space, such as town1 or oak.
lancre-move-needs-one = “{ $text }”: { $verb } needs one thing by its name.
lancre-play-over = the play is over.
lancre-not-your-turn = it is not your turn.
lancre-not-in-hand = { CARD($card) } is not in your hand.
lancre-asked-something-else =
    { $question ->
        [choose] choose an apprentice first.
        [start] put your pawn down first.
        [draw] the new problem comes first: turn up a card.
        [put] first say where the problem appears.
        [mark] first say which problem gets the crisis.
        [move] it is time to move.
        [land] first say where you land.
        [arrive] first do what this space demands.
        [ready] the problem is waiting: roll.
        [facing] flee or face it.
        [total] settle the attempt first.
        [flight] you have to flee.
        [relieve] first say which crisis you ease.
        [look] first say which tile you look at.
        [reveal] first say which tile you turn up.
        [reroll] first say which dice you roll again.
        [discard] finish the Transmutation first.
        [join] name the three witches first.
        [rob] first say from whom you take the cackle.
        [return] first say how many cackles you return.
       *[end] only effects are left, or the end of your turn.
    }
lancre-no-broom = { CARD($card) } shows no Broom.
lancre-committed = you have played a symbol: you face it now.
lancre-nowhere-to-flee = there is nowhere to flee: face it.
lancre-too-late-for-symbols = all four dice are rolled: too late for symbols.
lancre-broom-adds-nothing = the Broom of { CARD($card) } adds nothing here.
lancre-no-power = { CARD($card) } knows nothing of the Power of Three.
lancre-join-in-order = it takes three different witches, named in their order; { CARD($card) } does not fit.
lancre-no-cackle = you have no cackle to return.
lancre-no-marker = there is no crisis on the board.
lancre-nothing-hidden = no tile lies face down on the board.
lancre-not-walking = { CARD($card) } helps on foot, when you move.
lancre-nothing-to-escape = there is nothing to escape from.
lancre-nothing-to-reroll = you have not just rolled any dice.
lancre-bonus-for-another = { CARD($card) } works against another problem.
lancre-not-in-an-attempt = { CARD($card) } helps while you face a problem.
lancre-solves-another = { CARD($card) } solves another problem.
lancre-already-invisible = you are already invisible here.
lancre-no-way-on = there is no way on: you must stop here.
lancre-nothing-to-pass = there is nothing here to pass unseen.
lancre-start-on-a-tile = there is a problem at { CARD($space) }: start elsewhere.
lancre-put-elsewhere = the problem cannot appear at { CARD($space) }.
lancre-mark-elsewhere = no crisis can go to { CARD($space) } now.
lancre-not-empty = { CARD($space) } is not empty.
lancre-already-there = you are at { CARD($space) } already.
lancre-no-marker-there = there is no crisis at { CARD($space) }.
lancre-nothing-hidden-there = no tile for that at { CARD($space) }.
lancre-imprisoned = you are in the Dungeon: no path leads to { CARD($space) }.
lancre-must-stop = you have to stop here, and cannot walk on to { CARD($space) }.
lancre-no-steps-left = your paths do not reach { CARD($space) }.
lancre-too-far =
    { $steps ->
        [one] { CARD($space) } is too far, or behind an obstacle: you have { $steps } path.
       *[other] { CARD($space) } is too far, or behind an obstacle: you have { $steps } paths.
    }
lancre-not-beside = { CARD($space) } is not beside you.
lancre-witch-taken = { CARD($witch) } is taken.
lancre-not-the-richest = take it from somebody who has the most.
lancre-too-many-cackles = you may return { $most } at most.
lancre-must-act = without Invisibility you do what this space demands.
lancre-open-it-first = turn the problem up first.
lancre-needs-three-names = it takes three different witches of the Power of Three.
lancre-tea-is-served = no problem here: tea is served.
lancre-already-open = the problem lies open already: roll.
lancre-problem-first = the problem comes first.
lancre-not-your-tile = that tile belongs to { CARD($witch) }.
lancre-tile-used = that tile has been used.
lancre-no-sick-pig = there is no sick pig here.

## The end

lancre-reason-all-placed = The play is over: every problem has arrived.
lancre-reason-three-elves = The play is lost: three elves are at large.
lancre-reason-no-crisis-left = The play is lost: too many crises.
lancre-reason-no-aliss-left = The play is lost: Black Aliss has the last word.
lancre-outcome-seat =
    { $rank ->
        [0] { $name }
       *[other] { $rank }. { $name }
    }: { $together ->
        [yes] { lancre-outcome-sum }
       *[no] { $score ->
            [one] { $score } point
           *[other] { $score } points
        } ({ lancre-outcome-sum })
    }
lancre-outcome-sum =
    { $my_tiles ->
        [0] no problem solved
        [one] { $my_tiles } problem solved
       *[other] { $my_tiles } problems solved
    }, { $my_alisses ->
        [0] no Black Aliss
       *[other] { $my_alisses } Black Aliss
    }, { $my_cackles ->
        [0] no cackle
        [one] { $my_cackles } cackle
       *[other] { $my_cackles } cackles
    }
lancre-grade =
    { $grade ->
        [saved] Lancre is saved.
        [overrun] Lancre is overrun.
        [pig-farmer] Below 30 points: time to marry a pig farmer.
        [witch] 30 to 40 points: you are a witch.
       *[honours] Above 40 points: a witch, with honours.
    }
lancre-grade-numbers =
    { $big_left ->
        [0] No big problem is left on the board
        [one] { $big_left } big problem is left on the board
       *[other] { $big_left } big problems are left on the board
    }; fewer than { $big_to_lose } were needed.

## The terminal table

lancre-symbol =
    { $symbol ->
        [headology] Headology
        [magic] Magic
       *[broom] Broom
    }
lancre-effect =
    { $effect ->
        [trick] Witch’s Trick: draw two cards
        [costly_trick] Witch’s Trick: draw two cards, take a cackle
        [sound_mind] Sound Mind: return two cackles
        [bonus] Bonus +{ $amount }{ $against ->
            [elf] {" "}against elves
            [magpyr] {" "}against Magpyrs
            [lily] {" "}against Lily
            [cunning_man] {" "}against the Cunning Man
            [wintersmith] {" "}against the Wintersmith
            [any] {""}
           *[other] {" "}against one foe
        }
        [local_knowledge] Local Knowledge: two more paths
        [helping_hand] Helping Hand: ease a crisis
        [escape] Escape: flee without defeat
        [borrowing] Borrowing: look at two tiles
        [shambles] Shambles: turn up a tile
        [invisibility] Invisibility: pass an obstacle
        [necessary_male] Necessary Male: solve a Death
        [remedy] Remedy: solve a Sick Sheep
        [second_chance] Second Chance: roll dice again
       *[transmutation] Transmutation: discard and draw one more
    }
lancre-source =
    { $source ->
        [RB] from the rulebook
        [PUB] from public pages
       *[OWN] reconstructed
    }
lancre-view-reserve = Reserve: { $cackles } cackles, { $crises } crises, { $alisses } Black Aliss. Cards: { $deck } to draw, { $discard } discarded.
lancre-view-boxes = To come: { $boxes }
lancre-view-box = { $small } small, { $big } big
lancre-view-empty = nothing more
lancre-view-odds = { $plain }% by dice, { $cards }% with your cards
lancre-view-seat = { $name } ({ $witch }), { $place }: { $points } pts, { $cackles } cackles, { $alisses } Aliss, { $hand } cards
lancre-view-nobody = not placed
lancre-view-hand = Your hand
lancre-view-tile = { $tile } { $difficulty } ({ $points } pts)
lancre-view-hidden = face down
lancre-view-line-place = { $place }: { $things }
lancre-view-line-paths = { $place } leads to { $places }
lancre-view-crises =
    { $count ->
        [one] { $count } crisis
       *[other] { $count } crises
    }
lancre-view-legend = ○ empty, ● problem, ? hidden, × crisis, 1–4 witches
lancre-view-map-problems = Problems

## What is in the box

lancre-box-path = { CARD($one) } – { CARD($other) }
lancre-effect-short =
    { $effect ->
        [bonus] Bonus +{ $amount }
        [trick] Witch’s Trick
        [costly_trick] Witch’s Trick, cackling
        [sound_mind] Sound Mind
        [local_knowledge] Local Knowledge
        [helping_hand] Helping Hand
        [escape] Escape
        [borrowing] Borrowing
        [shambles] Shambles
        [invisibility] Invisibility
        [necessary_male] Necessary Male
        [remedy] Remedy
        [second_chance] Second Chance
       *[transmutation] Transmutation
    }
lancre-box-card =
    .short = { lancre-effect-short }
    .detail = { lancre-symbol } · { lancre-effect }
lancre-box-tile =
    .detail = Difficulty { $difficulty }, { lancre-points }
lancre-box-place =
    .detail =
    { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }

# What a bot gives as its reasons
lancre-weighs =
    .points = the points
    .cards = the hand
    .cackles = the cackles
    .crises = the crises in the land
    .elves = the elves in sight
    .problems = the problems solved and to come
    .rivals = how the others stand

# The places on the terminal’s map, in short.
lancre-view-short =
    { $place ->
        [town] Town
        [castle] Castle
        [magrat] Magrat
        [badass] Bad Ass
        [culdesac] Dead End
        [gorge] Gorge
        [oak] Oak
        [creel] Creel
        [slice] Slice
        [razorback] Razorback
        [granny] Granny
        [sunless] Sunless
        [longman] Longman
        [dancers] Dancers
        [madstoat] Mad Stoat
        [copperhead] Copperhead
        [bridge] Bridge
        [brassneck] Brass Neck
        [hollow] Hollow
        [madwolf] Mad Wolf
        [blackglass] Blackglass
        [treason] Treason
        [level] Level
        [earwig] Earwig
        [trials] Trials
        [caves] Caves
       *[other] {""}
    }
