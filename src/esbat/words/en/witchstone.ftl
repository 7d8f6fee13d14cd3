# Witchstone.
# Places, scrolls, symbols, tiles and connections come as their codes; CARD($card) says them in words.

witchstone-card =
    { $code ->
        [stone] the Witchstone
        [t1] north-east tower
        [t2] south-east tower
        [t3] south-west tower
        [t4] north-west tower
        [f1] north forest
        [f2] east forest
        [f3] south forest
        [f4] west forest
        [c1] north-north-east castle
        [c2] east-south-east castle
        [c3] south-south-west castle
        [c4] west-north-west castle
        [v1] east-north-east village
        [v2] south-south-east village
        [v3] west-south-west village
        [v4] north-north-west village
        [energy] energy
        [witch] witch
        [pentagram] pentagram
        [crystal] crystal
        [wand] wand
        [scroll] scroll
        [points] 3 points
        [doubleenergy] double energy spell
        [doublewitch] double witch spell
        [doublepentagram] double pentagram spell
        [doublecrystal] double crystal spell
        [doublewand] double wand spell
        [doublescroll] double scroll spell
        [single] single spell
        [clusterenergy] large energy cluster
        [clusterwitch] large witch cluster
        [clusterpentagram] large pentagram cluster
        [clustercrystal] large crystal cluster
        [clusterwand] large wand cluster
        [clusterscroll] large scroll cluster
        [villages] witches on villages
        [forests] witches on forests
        [castles] witches on castles
        [towers] witches on other towers
        [forestfirst] witches on forest, village, castle
        [villagefirst] witches on village, castle, forest
        [castlefirst] witches on castle, forest, village
        [towersjoined] connection: other tower, other tower, forest
        [villagejoined] connection: village, castle, other tower
        [castlejoined] connection: castle, forest, village
        [onstone] place on the Witchstone
        [witchesout] witches on the board
        [witcheslying] witches lying down
        [silvers] silver spaces
        [hexesowned] special hexes
        [scrollsowned] scrolls
        [tokensowned] magic tokens
        [crystalsshelved] crystals on the shelves
        [energy-witch] energy/witch
        [energy-pentagram] energy/pentagram
        [energy-crystal] energy/crystal
        [energy-wand] energy/wand
        [energy-scroll] energy/scroll
        [witch-pentagram] witch/pentagram
        [witch-crystal] witch/crystal
        [witch-wand] witch/wand
        [witch-scroll] witch/scroll
        [pentagram-crystal] pentagram/crystal
        [pentagram-wand] pentagram/wand
        [pentagram-scroll] pentagram/scroll
        [crystal-wand] crystal/wand
        [crystal-scroll] crystal/scroll
        [wand-scroll] wand/scroll
        [t1-stone] north-east tower – the Witchstone
        [t1-f1] north-east tower – north forest
        [t1-f2] north-east tower – east forest
        [f1-stone] north forest – the Witchstone
        [t1-c1] north-east tower – north-north-east castle
        [t1-v1] north-east tower – east-north-east village
        [c1-v1] north-north-east castle – east-north-east village
        [v1-c2] east-north-east village – east-south-east castle
        [f2-v1] east forest – east-north-east village
        [t2-stone] south-east tower – the Witchstone
        [t2-f2] south-east tower – east forest
        [t2-f3] south-east tower – south forest
        [f2-stone] east forest – the Witchstone
        [t2-c2] south-east tower – east-south-east castle
        [t2-v2] south-east tower – south-south-east village
        [c2-v2] east-south-east castle – south-south-east village
        [v2-c3] south-south-east village – south-south-west castle
        [f3-v2] south forest – south-south-east village
        [t3-stone] south-west tower – the Witchstone
        [t3-f3] south-west tower – south forest
        [t3-f4] south-west tower – west forest
        [f3-stone] south forest – the Witchstone
        [t3-c3] south-west tower – south-south-west castle
        [t3-v3] south-west tower – west-south-west village
        [c3-v3] south-south-west castle – west-south-west village
        [v3-c4] west-south-west village – west-north-west castle
        [f4-v3] west forest – west-south-west village
        [t4-stone] north-west tower – the Witchstone
        [t4-f4] north-west tower – west forest
        [t4-f1] north-west tower – north forest
        [f4-stone] west forest – the Witchstone
        [t4-c4] north-west tower – west-north-west castle
        [t4-v4] north-west tower – north-north-west village
        [c4-v4] west-north-west castle – north-north-west village
        [v4-c1] north-north-west village – north-north-east castle
        [f1-v4] north forest – north-north-west village
        [x1] the crystal rim
        [x1-black] the crystal rim (black crystal)
        [x2] the wand rim
        [x2-black] the wand rim (black crystal)
        [x3] the scroll rim
        [x3-black] the scroll rim (black crystal)
        [x4] the energy rim
        [x4-black] the energy rim (black crystal)
        [x5] the witch rim
        [x5-black] the witch rim (black crystal)
        [x6] the pentagram rim
        [x6-black] the pentagram rim (black crystal)
        [energy-black] energy (black crystal)
        [witch-black] witch (black crystal)
        [pentagram-black] pentagram (black crystal)
        [crystal-black] crystal (black crystal)
        [wand-black] wand (black crystal)
        [scroll-black] scroll (black crystal)
        [lowest] lowest
       *[other] { $code }
    }

## What has just happened. `.you`: it was you; `.brief`: after a name and a colon.

witchstone-event-turn_began = { $name } is up: turn { $number } of 11.
    .you = Your turn: { $number } of 11.
    .brief = {""}
witchstone-event-settled = { $name } settles on the { CARD($location) }.
    .you = You settle on the { CARD($location) }.
    .brief = settles on the { CARD($location) }
witchstone-event-scored = { $name }: { witchstone-points } { witchstone-for }.
    .you = You: { witchstone-points } { witchstone-for }.
    .brief = { witchstone-points } { witchstone-for }
witchstone-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
witchstone-for =
    { $for ->
        [tower] for the tower
        [connections] for a connection
        [witches] for a witch
        [stone] for the Witchstone
        [token] for a magic token
        [ring] for an empty owl stack
        [wand] on the wand
        [spoiled] for a spoiled crystal
        [owls] for owl tiles
        [tokens] for magic tokens kept
        [spells] for unused spells
       *[prophecies] for a prophecy
    }
witchstone-event-picked = { $name } takes the { CARD($tile) } tile.
    .you = You take the { CARD($tile) } tile.
    .brief = {""}
witchstone-event-laid = { $name } lays { CARD($tile) } on { CARD($cell) } and { CARD($other) }.
    .you = You lay { CARD($tile) } on { CARD($cell) } and { CARD($other) }.
    .brief = lays { CARD($tile) }
witchstone-event-began = { $name } begins: { $many } × { CARD($symbol) }.
    .you = You begin: { $many } × { CARD($symbol) }.
    .brief = { $many } × { CARD($symbol) }
witchstone-event-granted = { $name } gains { $many } × { CARD($symbol) } { witchstone-source }.
    .you = You gain { $many } × { CARD($symbol) } { witchstone-source }.
    .brief = gains { $many } × { CARD($symbol) }
witchstone-source =
    { $source ->
        [tile] from the tile
        [token] from a magic token
        [hex] from a special hex
        [shelf] from a shelf
        [wand] from the wand
        [empty] from an empty space of the pentagram
       *[tower] from the tower
    }
witchstone-event-lost = { $name } gives up { $many } × { CARD($symbol) }.
    .you = You give up { $many } × { CARD($symbol) }.
    .brief = gives up { $many } × { CARD($symbol) }
witchstone-event-charged = { $name } lays energy { $filled } on { CARD($road) }.
    .you = You lay energy { $filled } on { CARD($road) }.
    .brief = lays energy on { CARD($road) }
witchstone-event-connected = { $name } completes { CARD($road) }.
    .you = You complete { CARD($road) }.
    .brief = completes { CARD($road) }
witchstone-event-summoned = { $name } lays a witch down by the tower.
    .you = You lay a witch down by your tower.
    .brief = lays a witch down
witchstone-event-sent = { $name } sends a witch to { CARD($location) }, for { witchstone-actions }.
    .you = You send a witch to { CARD($location) }, for { witchstone-actions }.
    .brief = sends a witch to { CARD($location) }
witchstone-actions =
    { $cost ->
        [one] { $cost } action
       *[other] { $cost } actions
    }
witchstone-event-stone_reached = { $name } takes place { $place } on the Witchstone.
    .you = You take place { $place } on the Witchstone.
    .brief = place { $place } on the Witchstone
witchstone-event-took_token = { $name } takes a magic token: { CARD($token) }.
    .you = You take a magic token: { CARD($token) }.
    .brief = takes a token: { CARD($token) }
witchstone-event-spent_token = { $name } uses a token: { $many } × { CARD($symbol) }.
    .you = You use a token: { $many } × { CARD($symbol) }.
    .brief = uses a token: { $many } × { CARD($symbol) }
witchstone-event-lost_tokens =
    { $many ->
        [one] { $name } leaves { $many } token unused.
       *[other] { $name } leaves { $many } tokens unused.
    }
    .you =
        { $many ->
            [one] You leave { $many } token unused.
           *[other] You leave { $many } tokens unused.
        }
witchstone-event-advanced = { $name } goes on to space { $space } of the pentagram.
    .you = You go on to space { $space } of the pentagram.
    .brief = pentagram { $space }
witchstone-event-took_owl = { $name } takes an owl tile worth { $points }.
    .you = You take an owl tile worth { $points }.
    .brief = takes an owl worth { $points }
witchstone-event-took_hex = { $name } takes the special hex { CARD($hex) }.
    .you = You take the special hex { CARD($hex) }.
    .brief = takes the hex { CARD($hex) }
witchstone-event-turned_hex = A new special hex is turned up: { CARD($hex) }.
witchstone-event-used_hex = { $name } uses { CARD($hex) } once, for { CARD($symbol) }.
    .you = You use { CARD($hex) } once, for { CARD($symbol) }.
    .brief = uses { CARD($hex) } for { CARD($symbol) }
witchstone-event-fixed_hex = { $name } lays { CARD($hex) } in the cauldron, on { CARD($cell) }.
    .you = You lay { CARD($hex) } in your cauldron, on { CARD($cell) }.
    .brief = lays { CARD($hex) } on { CARD($cell) }
witchstone-event-pushed =
    { $black ->
        [yes] { $name } pushes the black crystal from { CARD($cell) } to { CARD($to) }.
       *[no] { $name } pushes a crystal from { CARD($cell) } to { CARD($to) }.
    }
    .you =
        { $black ->
            [yes] You push the black crystal from { CARD($cell) } to { CARD($to) }.
           *[no] You push a crystal from { CARD($cell) } to { CARD($to) }.
        }
    .brief = pushes a crystal to { CARD($to) }
witchstone-event-pushed_out =
    { $black ->
        [yes] { $name } pushes the black crystal out, onto { CARD($exit) }.
       *[no] { $name } pushes a crystal out, onto { CARD($exit) }.
    }
    .you =
        { $black ->
            [yes] You push the black crystal out, onto { CARD($exit) }.
           *[no] You push a crystal out, onto { CARD($exit) }.
        }
    .brief = pushes a crystal out
witchstone-event-shelved =
    { $black ->
        [yes] { $name } puts the black crystal on the { CARD($shelf) } shelf.
       *[no] { $name } puts a crystal on the { CARD($shelf) } shelf.
    }
    .you =
        { $black ->
            [yes] You put the black crystal on the { CARD($shelf) } shelf.
           *[no] You put a crystal on the { CARD($shelf) } shelf.
        }
    .brief = fills a phial: { CARD($shelf) }
witchstone-event-set_aside =
    { $black ->
        [yes] Both shelves are full: { $name } keeps the black crystal.
       *[no] Both shelves are full: { $name } keeps the crystal.
    }
    .you =
        { $black ->
            [yes] Both shelves are full: you keep the black crystal.
           *[no] Both shelves are full: you keep the crystal.
        }
witchstone-event-broke = { $name } lifts the crystal on { CARD($cell) } out, at the cost of { $cost ->
        [1] 1 point
       *[other] { $cost } points
    }.
    .you = You lift the crystal on { CARD($cell) } out, at the cost of { $cost ->
        [1] 1 point
       *[other] { $cost } points
    }.
    .brief = lifts a crystal out: −{ $cost }
witchstone-event-strode =
    { $leads ->
        [yes] { $name } goes { $steps } along the wand, to space { $space }, and leads.
       *[no] { $name } goes { $steps } along the wand, to space { $space }.
    }
    .you =
        { $leads ->
            [yes] You go { $steps } along the wand, to space { $space }, and lead.
           *[no] You go { $steps } along the wand, to space { $space }.
        }
    .brief = wand { $space }
witchstone-event-took_scroll = { $name } takes scroll { $position }: { CARD($scroll) }.
    .you = You take scroll { $position }: { CARD($scroll) }.
    .brief = takes a scroll: { CARD($scroll) }
witchstone-event-shown_scroll = A new scroll is turned up: { CARD($scroll) }.
witchstone-event-boosted = { $name } casts a { witchstone-spell }: { $many } more for { CARD($symbol) }.
    .you = You cast a { witchstone-spell }: { $many } more for { CARD($symbol) }.
    .brief = casts a { witchstone-spell }
witchstone-spell =
    { $spell ->
        [single] single spell
       *[other] double { CARD($spell) } spell
    }
witchstone-event-discarded = { $name } has no room: the { CARD($tile) } tile leaves the play.
    .you = You have no room: the { CARD($tile) } tile leaves the play.
witchstone-event-drew = { $name } draws the { CARD($tile) } tile.
    .you = You draw the { CARD($tile) } tile.
    .hidden = { $name } draws a tile.
witchstone-event-prophesied = { $name }: “{ CARD($scroll) }” is worth { $points }.
    .you = “{ CARD($scroll) }” is worth { $points } to you.
witchstone-event-play_ended =
    { $reason ->
       *[eleven-turns] { witchstone-reason-eleven-turns }
    }

## What you may choose

witchstone-move-settle = Settle on the { CARD($location) }
witchstone-move-lay = Lay the { CARD($tile) } tile
witchstone-move-put = First symbol on { CARD($cell) }
witchstone-move-join = Second symbol on { CARD($cell) }
witchstone-move-begin = Begin with { CARD($symbol) }
witchstone-move-charge = Energy on { CARD($road) }
witchstone-move-summon = Lay a witch down by your tower
witchstone-move-send = Send a witch to { CARD($location) }
witchstone-move-advance = Go on one space
witchstone-move-push = Push the crystal on { CARD($cell) } to { CARD($to) }
witchstone-move-shelve = Shelve the crystal from { CARD($rim) } on its shelf
witchstone-move-lower = Shelve the crystal from { CARD($rim) } on the lowest shelf, for a token
witchstone-move-aside = Keep the crystal from { CARD($rim) } beside your screen
witchstone-move-pick = Take the token: { CARD($token) }
witchstone-move-spend = Use the token: { CARD($owed) }
witchstone-move-stride =
    { $number ->
        [one] Go { $number } space along the wand
       *[other] Go { $number } spaces along the wand
    }
witchstone-move-take = Take scroll { $number }
witchstone-move-boost = Cast a { witchstone-spell }
witchstone-move-use = Use it once, for { CARD($symbol) }
witchstone-move-fix = Lay it for good on { CARD($cell) }
witchstone-move-wish = Two actions: { CARD($symbol) }
witchstone-move-break = Lift the crystal on { CARD($cell) } out: it costs points
witchstone-move-discard = Give up the { CARD($tile) } tile
witchstone-move-done = Go on without the rest

## What is asked

witchstone-question-tower =
    .you = Choose your tower; its token acts at once.
    .other = { $name } chooses a tower.
witchstone-question-tile =
    .you = Turn { $number } of 11. Choose a tile to lay.
    .other = { $name } chooses a tile.
witchstone-question-cell =
    .you = Choose a cell for the first symbol: { CARD($tile) }.
    .other = { $name } lays { CARD($tile) }.
witchstone-question-neighbour =
    .you = Choose a cell for the second symbol, beside the first.
    .other = { $name } lays { CARD($tile) }.
witchstone-question-order =
    .you = Choose which actions to take first.
    .other = { $name } chooses what to begin with.
witchstone-question-act =
    .you =
        { $symbol ->
            [scroll] { $left ->
                [1] Take the first scroll.{ witchstone-after }
               *[other] Take one scroll, out of the first { $left }.{ witchstone-after }
            }
           *[other] { witchstone-order }: { $left } left.{ witchstone-after }
        }
    .other = { $name } has { $left } × { CARD($symbol) } { witchstone-source }{ witchstone-then }.
witchstone-order =
    { $symbol ->
        [energy] Place energy on a connection
        [witch] Lay a witch down, or send one out
        [pentagram] Move your owl on round the pentagram
        [crystal] Push a crystal
        [wand] Go on along the wand
       *[scroll] Take a scroll
    }
witchstone-after =
    { $then ->
        [none] {""}
       *[other] {" "}Next: { CARD($then) }.
    }
witchstone-then =
    { $then ->
        [none] {""}
       *[other] ; then { CARD($then) }
    }
witchstone-question-run =
    .you = Push the crystal on, to a free cell or the rim: { $left } left.
    .other = { $name } pushes a crystal across the cauldron.
witchstone-question-token =
    .you = Choose one of the open tokens.
    .other = { $name } chooses a magic token.
witchstone-question-hex =
    .you = Use the special hex { CARD($hex) } once, or lay it in your cauldron for good.
    .other = { $name } has a special hex: { CARD($hex) }.
witchstone-question-wish =
    .you = Choose a type: you get two actions of it.
    .other = { $name } chooses two actions.

## Why not

witchstone-move-needs =
    { $needs ->
        [number] “{ $text }”: { $verb } needs a number that exists.
        [cell] “{ $text }”: { $verb } needs a cell: choose it among the moves offered.
       *[other] “{ $text }”: { $verb } needs something by its name.
    }
witchstone-play-over = the play is over.
witchstone-not-your-turn = it is not your turn.
witchstone-asked-something-else =
    { $question ->
        [tower] choose a tower first.
        [tile] lay a tile first.
        [cell] say where the first symbol goes.
        [neighbour] say where the second symbol goes.
        [order] say which type comes first.
        [run] the crystal has to run on first.
        [token] choose an open token first.
        [hex] first say what becomes of the special hex.
        [wish] choose a type for your two actions first.
       *[act] finish the actions you have first.
    }
witchstone-break-in-own-turn = crystals are lifted out in your own turns only.
witchstone-crystal-runs = a crystal is in the middle of its run.
witchstone-no-crystal = there is no crystal of yours on { CARD($cell) }.
witchstone-breaking-is-no-help = no crystal makes room for a tile any more.
witchstone-tower-taken = the { CARD($what) } is taken.
witchstone-not-in-hand = the { CARD($what) } tile is not behind your screen.
witchstone-a-tile-can-be-laid = a tile can be laid, perhaps once a crystal is out.
witchstone-no-room = no two neighbouring cells are free: lift a crystal out.
witchstone-not-on-tile = the tile does not show { CARD($symbol) }.
witchstone-not-on-hex = the hex does not show { CARD($symbol) }.
witchstone-no-such-token = no such token lies open: { CARD($what) }.
witchstone-printed-cell = a symbol is printed on { CARD($cell) }.
witchstone-crystal-on-cell = a crystal lies on { CARD($cell) }.
witchstone-cell-covered = { CARD($cell) } is covered already.
witchstone-no-free-neighbour = no cell beside { CARD($cell) } is free.
witchstone-not-beside = { CARD($cell) } is not beside the first symbol.
witchstone-crystals-wait = the crystals on the rim go to the shelves first.
witchstone-no-token-owed = you have no such token to use now ({ CARD($symbol) }, { $left } left).
witchstone-no-such-spell = you have no { witchstone-spell } for { CARD($symbol) }.
witchstone-spell-for-another = a { witchstone-spell } does not go with { CARD($symbol) }.
witchstone-spell-adds-nothing = a { witchstone-spell } could add nothing here: { CARD($symbol) }.
witchstone-another-type = you are busy with { CARD($symbol) } ({ $left } left).
witchstone-no-actions-left = no action of this type is left: { CARD($symbol) }, { $left }.
witchstone-no-witch-left = you have no witch left to lay down.
witchstone-road-taken = somebody else has begun { CARD($road) }.
witchstone-road-complete = { CARD($road) } is complete.
witchstone-finish-first = finish { CARD($begun) } before { CARD($road) }.
witchstone-begin-at-tower = your first energy starts at your tower, not on { CARD($road) }.
witchstone-not-linked = { CARD($road) } does not touch your network.
witchstone-own-tower = your large witch stands on the { CARD($location) } already.
witchstone-already-there = one of your witches stands at { CARD($location) } already.
witchstone-nobody-lies = no witch of yours lies ready for { CARD($location) }.
witchstone-no-route = no complete connections lead to { CARD($location) }.
witchstone-too-dear = { CARD($location) } costs { $cost }, and you have { $left }.
witchstone-stop-on-printed = a crystal cannot stop on the printed { CARD($cell) }, and you have no actions left to push it on.
witchstone-stop-on-free = a crystal must stop on a free cell or the rim: not { CARD($cell) }.
witchstone-nobody-waits = no crystal waits on { CARD($rim) }.
witchstone-shelf-full = the { CARD($symbol) } shelf is full.
witchstone-lowest-full = the lowest shelf is full.
witchstone-upper-open = the { CARD($symbol) } shelf still has room.
witchstone-lowest-open = the lowest shelf still has room ({ CARD($symbol) } is full).
witchstone-not-so-far =
    { $left ->
        [one] you have { $left } step.
       *[other] you have { $left } steps.
    }
witchstone-end-of-wand =
    { $left ->
        [one] the wand ends after { $left } space.
       *[other] the wand ends after { $left } spaces.
    }
witchstone-not-so-many-scrolls =
    { $left ->
        [one] you may take only the first scroll ({ $left }).
       *[other] you may choose among the first { $left } scrolls.
    }
witchstone-scrolls-few =
    { $left ->
        [one] { $left } scroll is left.
       *[other] { $left } scrolls are left.
    }

## The options

witchstone-option-first =
    { $value ->
        [random] at random
       *[other] seat { $value }
    }
witchstone-handicap =
    { $value ->
        [1] level 1 (hard)
        [2] level 2 (medium)
        [3] level 3 (easy)
       *[none] none
    }
witchstone-option-handicap_1 = { witchstone-handicap }
witchstone-option-handicap_2 = { witchstone-handicap }
witchstone-option-handicap_3 = { witchstone-handicap }
witchstone-option-handicap_4 = { witchstone-handicap }

## The end

witchstone-reason-eleven-turns = The play is over: everybody has had eleven turns.
witchstone-outcome-seat = { $rank }. { $name }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    } ({ witchstone-outcome-sum })
witchstone-outcome-sum =
    { $my_connections ->
        [one] { $my_connections } connection
       *[other] { $my_connections } connections
    }, { $my_standing ->
        [one] { $my_standing } witch out
       *[other] { $my_standing } witches out
    }, { $my_tokens ->
        [one] { $my_tokens } token
       *[other] { $my_tokens } tokens
    }, wand { $my_wand }

## The terminal table

witchstone-view-map = Crystal ball
witchstone-view-legend = v village, c castle, f forest, t tower, T owned (#2: by player 2); 1–4 witches; = complete, - begun, . free; letters in brackets: tokens
witchstone-view-cauldron = { $name }’s cauldron
witchstone-view-cauldron-mine = Your cauldron
witchstone-view-cauldron-legend = capitals printed, small letters tiles, pairs special hexes, o crystal, @ black crystal, . free
witchstone-view-letters = E energy, W witch, P pentagram, C crystal, A wand, S scroll, 3 points
witchstone-view-ring = Pentagram: { $spaces }; { $pile } hexes in the pile
witchstone-view-wand = Wand: { $spaces }
witchstone-view-kind =
    { $kind ->
        [stone] stone
       *[other] { $kind }
    }
witchstone-view-counted =
    { $counts ->
        [connections] con
        [scrolls] scr
        [crystals] cry
        [witches] wit
        [tokens] tok
       *[hexes] hex
    }
witchstone-view-scrolls = Scrolls: { $scrolls }; { $pile } in the pile
witchstone-view-shelves = Shelves: { $shelves }
witchstone-view-tokens = Open tokens: { $tokens }
witchstone-view-seat = { $name }: { $score } pts, { $energy } energy, { $lying } lying and { $standing } standing witches, pentagram { $ring }, wand { $wand }, { $tokens } tokens, { $owls } owls, { $scrolls } scrolls, { $tiles } tiles
witchstone-view-earned = Your points: { $parts }
witchstone-view-earning =
    { $for ->
        [tower] tower
        [connections] connections
        [witches] witches
        [stone] Witchstone
        [token] token points
        [ring] pentagram
        [wand] wand
        [spoiled] spoiled crystals
        [owls] owls
        [tokens] tokens kept
        [spells] spells
       *[prophecies] prophecies
    } { $points }
witchstone-view-owed = Owed: { $owed }
witchstone-view-batch = { $many } × { CARD($symbol) } { witchstone-source }
witchstone-view-hand = Your tiles: { $tiles }
witchstone-view-mine = Your scrolls: { $scrolls }
witchstone-view-promised = { CARD($scroll) } ({ $points } now)
witchstone-view-place = { $place }: { $things }
witchstone-view-token = token { CARD($token) }
witchstone-view-tower = { $name }’s tower
witchstone-view-road = { CARD($road) }: { $filled } of { $slots }, { $name }
witchstone-view-crystals = Crystals: { $crystals }; black: { $black }
witchstone-view-cells = In your cauldron: { $cells }
witchstone-view-gives = { $one }: { $one_actions }, { $other }: { $other_actions }
witchstone-view-gives-one = { $one }: { $one_actions }

## What is in the box

witchstone-box-section =
    { $section ->
        [location] Places
        [road] Connections
        [stone] Spaces of the Witchstone
        [token] Magic tokens
        [cell] Cells of the cauldron
        [exit] Exits of the cauldron
        [tile] Double tiles
        [hex] Special hexes
        [ring] Spaces of the pentagram
        [owl] Owl tiles
        [wand] Spaces of the wand
       *[scroll] Scrolls
    }
witchstone-box-road = { CARD($one) } – { CARD($other) }
witchstone-box-stone = Space of { $bonus }
witchstone-box-token = { CARD($kind) }
witchstone-box-cell = { CARD($cell) }
witchstone-box-exit = { CARD($code) }
witchstone-box-tile = { CARD($one) }/{ CARD($other) }
witchstone-box-hex = { CARD($one) }/{ CARD($other) }
witchstone-box-ring =
    { $colour ->
        [light] Light space
        [dark] Dark space
       *[orange] Orange space
    }
witchstone-box-owl = Owl tile of { $points }
witchstone-box-wand =
    { $colour ->
        [light] Light space
        [dark] Dark space
       *[silver] Silver space
    }

# What a bot gives as its reasons
witchstone-weighs =
    .points = the points at once
    .net = the network and its witches
    .crystals = the crystals
    .scrolls = the scrolls
    .pending = what is still owed this turn
    .owl = the owl
    .clusters = the clusters in the cauldron
