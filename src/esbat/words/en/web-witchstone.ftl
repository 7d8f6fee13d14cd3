# What only Witchstone's table says (English).

wst-sign-energy = energy
wst-sign-witch = witch
wst-sign-pentagram = pentagram
wst-sign-crystal = crystal
wst-sign-wand = wand
wst-sign-scroll = scroll
wst-sign-points = 3 points
wst-place-stone = Witchstone
wst-place-tower = other tower
wst-place-village = village
wst-place-forest = forest
wst-place-castle = castle
wst-many-moves = { $n } moves

## Parts of the table

wst-parts = Parts of the table
wst-tab-cauldron = Cauldron
wst-tab-ball = Ball
wst-tab-tracks = Tracks
wst-tab-shelves = Shelves
wst-tab-wanted = something can be done here
wst-cauldron = Cauldron
wst-ball = Crystal ball
wst-pentagram = Pentagram
wst-wand = Wand
wst-shelves = Shelves of phials
wst-scrolls = Scrolls on offer
wst-hand = Your tiles
wst-look = Look closer
wst-look-note = Tap anything to read what it is. Tap the glass again to play on.

## The crystal ball

wst-tower-of = { $name }’s tower
wst-lying =
    { $n ->
        [one] { $n } witch lying down
       *[other] { $n } witches lying down
    }
wst-token = magic token: { $sign }
wst-on-stone = on the stone: { $names }
wst-witches-there = witches of { $names }
wst-road-title = Connection
wst-road = Connection { $ends }: { $filled } of { $slots } energy

## The cauldron

wst-cell = { $where }: { $what }
wst-cell-free = free
wst-cell-crystal = crystal
wst-cell-black = black crystal
wst-cell-printed = printed { $signs }
wst-cell-tile = { $signs }
wst-cell-hex = special hex { $signs }
wst-gives = Gives { $n } × { $sign }
wst-gives-both = Gives { $n } × { $sign } and { $m } × { $other }
wst-exit-title = Exit to the rim
wst-exit =
    { $n ->
        [0] Rim: { $sign }
        [one] Rim: { $sign }, { $n } crystal waiting
       *[other] Rim: { $sign }, { $n } crystals waiting
    }
wst-break = { $move } (−{ $cost })

## Tracks, shelves, scrolls

wst-ring-space = Space { $number }: { $what }
wst-ring-light = light
wst-ring-owl = owl tile, { $points } points
wst-ring-owl-empty = no owl tile left, 2 points
wst-ring-hex = special hex { $hex }
wst-ring-hex-empty = empty, two actions of one type
wst-owls-there = owls of { $names }
wst-wand-space = Wand { $number }: { $what }
wst-wand-handle = handle
wst-wand-light = light
wst-wand-dark = { $amount } × { $sign }, twice as many for the leader
wst-wand-silver = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } each: { $counts }
wst-count-connections = completed connections
wst-count-scrolls = scrolls
wst-count-crystals = crystals on the shelves
wst-count-witches = witches in the ball
wst-count-tokens = magic tokens
wst-count-hexes = special hexes
wst-crossing = still to be applied
wst-shelf = The { $sign } shelf
wst-shelf-lowest = The lowest shelf
wst-shelf-room = { $what }: { $filled } of { $room } phials full
wst-open-tokens = Open tokens
wst-no-tokens = No token left
wst-secret-pile = Pile of scrolls
wst-scroll-pile =
    { $n ->
        [one] Pile: { $n } scroll
       *[other] Pile: { $n } scrolls
    }
wst-rank =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
wst-scroll-double = Once: two more { $sign } actions
wst-scroll-single = Once: one more action of any type
wst-scroll-levels = 3 points for { $low }, 5 for { $mid }, 7 for { $high }
wst-scroll-different = A witch on: { $a } for 3 points, and { $b } for 5, and { $c } for 7
wst-scroll-connected = Linked to your tower: { $a } for 3 points, and { $b } for 5, and { $c } for 7

## What is owed

wst-owed = Still owed
wst-left = { $left } of { $granted }
wst-from-tile = from the tile
wst-from-token = from a token
wst-from-hex = from a special hex
wst-from-shelf = from a shelf
wst-from-wand = from the wand
wst-from-empty = from an empty space
wst-from-tower = from the tower
wst-token-owed =
    { $n ->
        [one] Token to use: { $sign }
       *[other] { $n } tokens to use: { $sign }
    }
wst-waiting =
    { $n ->
        [one] { $n } crystal on the rim
       *[other] { $n } crystals on the rim
    }
wst-crossings =
    { $n ->
        [one] { $n } wand space to apply
       *[other] { $n } wand spaces to apply
    }
wst-then = then { $sign }
wst-lay-first = Each cell shows what it would give.
wst-lay-second = And the second symbol, beside it?
wst-lay-order = Which comes first?
wst-owed-nothing = Nothing owed: lay a tile.
wst-owed-tower = Choose a tower on the ball: its token acts at once.
wst-owed-other = { $name } is playing.
wst-over = The play is over.

## What each has

wst-tile = tile { $tile }
wst-draws =
    { $n ->
        [one] { $n } tile in reserve
       *[other] { $n } tiles in reserve
    }
wst-hand-count =
    { $n ->
        [one] { $n } open tile
       *[other] { $n } open tiles
    }
wst-energy-left = { $n } energy left
wst-witches-left =
    { $n ->
        [one] { $n } witch in supply
       *[other] { $n } witches in supply
    }
wst-tokens-kept =
    { $n ->
        [one] { $n } magic token kept
       *[other] { $n } magic tokens kept
    }
wst-owls-kept =
    { $n ->
        [one] { $n } owl tile, { $points } points
       *[other] { $n } owl tiles, { $points } points
    }
wst-owl-count =
    { $n ->
        [one] { $n } owl tile
       *[other] { $n } owl tiles
    }
wst-hexes-owned =
    { $n ->
        [one] { $n } special hex
       *[other] { $n } special hexes
    }
wst-hexes-used = Special hexes used once
wst-own-scrolls =
    { $n ->
        [one] { $n } scroll
       *[other] { $n } scrolls
    }
wst-no-scrolls = No scroll yet
wst-hidden-scrolls = Scrolls kept secret
wst-worth = Worth { $points } now.
wst-spent = { $scroll }, used
wst-seat =
    { $points ->
        [one] { $name }: { $shown } point, turn { $turns } of 11
       *[other] { $name }: { $shown } points, turn { $turns } of 11
    }
wst-you-play = your turn
wst-plays = is playing
wst-turn = turn { $n }
wst-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
wst-tally = Where the points came from
wst-no-points = No points yet.
wst-tower-label = Tower
wst-none-yet = none yet
wst-pieces = Pieces
wst-kept = Kept
wst-clusters = Largest clusters
wst-earned-tower = tower
wst-earned-connections = connections
wst-earned-witches = witches sent out
wst-earned-stone = Witchstone
wst-earned-token = point tokens
wst-earned-ring = empty owl stacks
wst-earned-wand = wand
wst-earned-spoiled = spoiled crystals
wst-earned-owls = owl tiles
wst-earned-tokens = tokens kept
wst-earned-spells = unused spells
wst-earned-prophecies = prophecies

## Looked at from close by

wst-hex-pile =
    { $n ->
        [0] Pentagram, no special hex left in the pile
        [one] Pentagram, { $n } special hex left in the pile
       *[other] Pentagram, { $n } special hexes left in the pile
    }

## What each choice costs and gives

wst-asked-tower = It scores 2 points, and all your connections will start there.
wst-asked-tile = A symbol acts as often as its cluster counts: lay it beside its like.
wst-asked-cell = The figure on a cell: how many actions the symbol would give there.
wst-asked-order = The other type follows. Bonuses of the first are used before it, or lost.
wst-asked-energy = Complete, a connection of 1, 2 or 3 slots scores 1, 3 or 6 points.
wst-asked-witch = On a place: 2 points, and the token for the first. Another’s connection: 1 more action.
wst-asked-pentagram = Passing is enough. Orange: an owl tile, for points. Dark: a special hex.
wst-asked-crystal = One cell for each action. Out by an arrow: 2 actions of that symbol, or a token.
wst-asked-wand = Dark: actions, twice as many for the leader. Silver: points.
wst-asked-scroll = Each further action widens the choice by one; you take only one.
wst-asked-run = One action for each cell; end on a free cell or on the rim.
wst-asked-token = It acts at once, and is worth 2 points at the end.
wst-asked-hex = Once: two actions. For good: it makes your clusters larger, and gives nothing now.
wst-asked-wish = Both are of one type, and are used at once, or lost.
witchstone-only-neighbour = No other neighbouring cell is free.
wst-move-take = Take: { $name }
wst-move-break =
    { $n ->
        [one] Lift the crystal on { $where } out, at the cost of 1 point
       *[other] Lift the crystal on { $where } out, at the cost of { $n } points
    }
