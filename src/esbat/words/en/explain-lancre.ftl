# Explaining a thing on a table of The Witches: its name, and an example in numbers from the position (English).

lancre-thing-space = { CARD($space) }
    .example =
    { $lies ->
        [problem] { CARD($tile) }: { $needed } needed{ $crises ->
            [0] {""}
            [one] , { $crises } crisis included
           *[other] , { $crises } crises included
        }, for { lancre-thing-points }. { $odds ->
            [yes] { $plain }% by dice alone, { $cards }% with your hand.
           *[no] {""}
        }
        [hidden] One of the { $unknown } big problems not seen yet: between { $least } and { $most } needed.
        [tea] { $witches ->
            [one] { $witches } witch here
           *[other] { $witches } witches here
        }: of your { $cackles ->
            [one] { $cackles } cackle
           *[other] { $cackles } cackles
        }, tea would take { $eased } back, and up to { $others } of hers.
       *[empty] { $ways ->
            [one] { $ways } path leads away
           *[other] { $ways } paths lead away
        }, { $beside } of them to a problem.
    }
lancre-thing-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
lancre-thing-hand = { CARD($card) }, in hand
    .example =
    { $symbol ->
        [headology] Its symbol adds { $adds } to the total
        [magic] Its symbol adds { $adds } to the total and costs a cackle (you would have { $cackles })
       *[broom] Its Broom leads to any place, { $free } of them without problem or witch
    }{ $tried ->
        [yes] { $symbol ->
            [broom] ; the total is { $total }, { $needed } is needed.
           *[other] : { $total } would become { $after }, { $needed } is needed.
        }
       *[no] . You hold { $held ->
            [one] { $held } card
           *[other] { $held } cards
        }, with a limit of { $limit }.
    }
lancre-thing-witch = { CARD($witch) }
    .example =
    { $who ->
        [none] Free: { $free } of the { $of } apprentices still are.
       *[other] { $who } plays her; { $taken } of the { $of } apprentices are taken.
    }
lancre-thing-chooser = The apprentices
    .example = Taken: { $taken } of { $of }; free: { $free }.
lancre-thing-own = The gift of { CARD($witch) }
    .example =
    { $ready ->
        [yes] Ready: 1 use left. { lancre-thing-gift }
       *[no] Used: 0 uses left. { lancre-thing-gift }
    }
lancre-thing-gift =
    { $witch ->
        [annagramma] The total rises by { $adds }, your cackles to { $cackles }.
        [petulia] { $pigs ->
            [one] { $pigs } Sick Pig is in sight.
           *[other] { $pigs } Sick Pigs are in sight.
        }
       *[other] An obstacle is passed without a stop.
    }
lancre-thing-deck = The deck
    .example =
    { $n ->
        [one] { $n } card is left
       *[other] { $n } cards are left
    }, { $discard } in the discard. Limit { $limit }, { $hand } in hand: at the end of the turn you would draw { $draws }.
lancre-thing-discard = The discard
    .example =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, { $brooms ->
        [one] { $brooms } Broom
       *[other] { $brooms } Brooms
    } among them; they come back once the { $deck } in the deck are gone.
lancre-thing-attempt = The problem to solve
    .example =
    { $tried ->
        [yes] Total { $total }, { $needed } needed; { $rolled } of { $dice } dice are rolled.
       *[no] { $rolled } of { $dice } dice are rolled.
    }
lancre-thing-dice = The dice
    .example =
    { $rolled } of { $dice } dice are rolled: { $sum }.{ $tried ->
        [yes] {" "}With the rest the total is { $total }; { $needed } is needed.
       *[no] {""}
    }
lancre-thing-die = Die { $at }
    .example =
    { $value ->
        [-1] Not rolled yet: one face in 6 is a cackle.
        [0] A Cackle: 0 for the total{ lancre-thing-so-far }
       *[other] It counts { $value }{ lancre-thing-so-far }
    }
lancre-thing-so-far =
    { $tried ->
        [yes] ; the total is { $total }, { $needed } is needed.
       *[no] .
    }
lancre-thing-seat = { $who }
    .example =
    { lancre-thing-points }: { $small_points } for { $small ->
        [one] { $small } small problem
       *[other] { $small } small problems
    }, { $big_points } for { $big ->
        [one] { $big } big one
       *[other] { $big } big ones
    }, { $lost } for { $alisses } Black Aliss. { $cackles ->
        [one] { $cackles } cackle
       *[other] { $cackles } cackles
    }, { $hand ->
        [one] { $hand } card.
       *[other] { $hand } cards.
    }
lancre-thing-board =
    { $row ->
        [small] Small problems solved
        [big] Big problems solved
       *[all] The apprentice’s board
    }
    .example =
    { $row ->
        [small] { $small } of { $of }: the hand limit is { $limit }.
        [big] { $big } of { $of }: every total rises by { $bonus }.
       *[all] { $small } small and { $big } big: { lancre-thing-points }, a limit of { $limit } cards, +{ $bonus } on every total.
    }
lancre-thing-arriving = The problem that arrives
    .example = { $free } of the { $spaces } spaces are free; { $deck } cards are left to name one.
lancre-thing-boxes = The problems to come
    .example = { $n } left, one a turn: with { $seats } of you, { $turns } more each at most.
lancre-thing-box = Box { $at }
    .example =
    { $n ->
        [0] 0 problems: the box is empty.
       *[other] { $small } small, { $big } big; { $before ->
            [0] 0 before it: the next one comes from here.
           *[other] { $before } come first, from the boxes before it.
        }
    }
lancre-thing-crisis = Crisis markers
    .example = { $crises } in reserve, { $marked } on the board: each makes its problem harder by { $harder }.
lancre-thing-cackle = Cackles
    .example = { $cackles } in reserve; you have { $mine }, the most anybody has is { $most }.
lancre-thing-aliss = Black Aliss tiles
    .example = { $alisses } in reserve; you have { $own }, so { $own } less at the end.
lancre-thing-elves = Elves in sight
    .example = { $elves } now; at { $elves_lose } all is lost.
lancre-thing-big = Big problems
    .example = { $big } on the board; fewer than { $big_lose } must be left at the end.
lancre-thing-dungeon = The Dungeon
    .example =
    { $n ->
        [one] { $n } witch is locked up
       *[other] { $n } witches are locked up
    }. In your hand, { $out } of { $hand } would open the door.
