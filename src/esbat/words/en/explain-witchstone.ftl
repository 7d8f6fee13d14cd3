# Explaining a thing on a table of Witchstone: its name, and an example in numbers from the position (English).

witchstone-thing-place = { CARD($place) }
    .example =
    { $witches ->
        [one] { $witches } witch here.
       *[other] { $witches } witches here.
    } { $mine ->
        [tower] It is your tower: { $lying ->
            [one] { $lying } witch lies by it.
           *[other] { $lying } witches lie by it.
        }
        [there] One of yours is there, and 2 never stand in one place.
       *[none] { $type ->
            [stone] The next would bring { $each } + { $bonus } = { $sum } points.
           *[other] The next would bring { $each } points{ $token ->
                [none] , without a token.
                [points] , and the token of 3 points.
               *[other] , and the { CARD($token) } token.
            }
        } { $linked ->
            [yes] Joined to your tower; { $lying ->
                [one] { $lying } witch lies waiting.
               *[other] { $lying } witches lie waiting.
            }
           *[no] Not joined to your tower.
        }
    }
witchstone-thing-road = Connection { CARD($one) } – { CARD($other) }
    .example =
    { $filled } of { $slots }: { $more ->
        [0] complete, it gave { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $more } more energy for { $points ->
            [one] { $points } point
           *[other] { $points } points
        }; you have { $energy } left.
    }{ $owner ->
        [none] {""}
        [you] {" "}It is yours.
       *[other] {" "}It is { $who }’s, and barred to the others.
    }
witchstone-thing-ring = Pentagram, space { $at }
    .example =
    { $steps ->
        [0] Your owl is here ({ $at } of { $of }).
        [one] { $steps } step from your owl.
       *[other] { $steps } steps from your owl.
    } { $colour ->
        [orange] { $owl ->
            [0] No owl tile left: 2 points.
           *[other] An owl tile of { $owl }.
        }
        [dark] { $hex ->
            [none] No special hex left: 2 actions of your choice.
           *[other] A special hex { CARD($hex) }, 2 actions.
        }
       *[light] Nothing to take.
    }
witchstone-thing-pentagram = The pentagram
    .example =
    { $n ->
        [one] { $n } special hex in the pile
       *[other] { $n } special hexes in the pile
    }, { $shown } on the spaces; your owl is on { $at } of { $of }.
witchstone-thing-wand =
    { $at ->
        [0] The handle of the wand
       *[other] Wand, space { $at }
    }
    .example =
    { $where ->
        [here] You are here ({ $at } of { $of }).
        [ahead] { $steps } ahead of you.
       *[behind] Passed, { $behind } behind you.
    } { $colour ->
        [dark] { $amount } × { CARD($symbol) }, { $twice } for whoever leads.
        [silver] { $amount } per { witchstone-thing-counted }: you have { $owned }, so { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] Nothing here.
    }
witchstone-thing-counted =
    { $counts ->
        [connections] connection
        [scrolls] scroll
        [crystals] crystal on the shelves
        [witches] witch
        [tokens] token
       *[hexes] special hex
    }
witchstone-thing-shelf =
    { $shelf ->
        [lowest] The lowest shelf
       *[other] The { CARD($shelf) } shelf
    }
    .example =
    { $filled } of { $room }, { $mine } of them yours. { $free ->
        [0] 0 phials free: it is full.
       *[other] { $shelf ->
            [lowest] One more crystal would give 1 of the { $tokens } open tokens.
           *[other] One more crystal would give 2 actions.
        }
    }
witchstone-thing-token = Open token, { CARD($token) }
    .example = { $n } of the { $of } open tokens. You have { $mine }: one more brings { $kept } points at the end.
witchstone-thing-scroll = { CARD($scroll) }, on offer
    .example =
    { $at ->
        [one] Position { $at } of { $of }: a single scroll action will do.
       *[other] Position { $at } of { $of }: it takes { $at } scroll actions at once.
    } { $sort ->
        [spell] Unused, { $kept } points at the end.
       *[prophecy] From 1 to 7 points at the end.
    }
witchstone-thing-pile = The pile of scrolls
    .example =
    { $secret ->
        [yes] A secret number; { $open } open.
       *[no] { $n } left, { $open } open.
    }
witchstone-thing-seat = { $who }
    .example =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }{ $parts ->
        [none] {""}
       *[other] : { $parts }
    }. { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } of 11; { $roads ->
        [one] { $roads } connection
       *[other] { $roads } connections
    }, { $standing ->
        [one] { $standing } standing witch
       *[other] { $standing } standing witches
    }, { $wand } on the wand.
witchstone-thing-part =
    { $part ->
        [cauldron] The cauldron
        [ball] The crystal ball
        [pentagram] The pentagram as a whole
        [shelves] The shelves
        [scrolls] The scrolls
       *[wand] The wand
    }
    .example =
    { $part ->
        [cauldron] { $crystals ->
            [one] { $crystals } crystal is still in it.
           *[other] { $crystals } crystals are still in it.
        }
        [ball] { $roads ->
            [one] { $roads } connection
           *[other] { $roads } connections
        } of yours, { $standing ->
            [one] { $standing } standing witch.
           *[other] { $standing } standing witches.
        }
        [pentagram] Your owl is on { $ring } of { $spaces }.
        [shelves] { $shelved ->
            [one] { $shelved } crystal of yours is on them.
           *[other] { $shelved } crystals of yours are on them.
        }
        [scrolls] { $open } are open.
       *[wand] You are on { $wand } of { $end }.
    }
witchstone-thing-cell = { CARD($cell) }
    .example =
    { $lies ->
        [crystal] A crystal, { $away ->
            [one] { $away } push
           *[other] { $away } pushes
        } from the rim; lifting it out would cost { $cost ->
            [one] { $cost } point.
           *[other] { $cost } points.
        }
        [symbol] { $symbols }: your largest cluster has { $largest }. Touching it, the next would give { $next } actions.
       *[free] Free, as are { $beside } of its neighbours; { $free } free cells in all.
    }
witchstone-thing-crystal = Crystal: { CARD($cell) }
    .example =
    { $crystals ->
        [one] { $crystals } crystal in your cauldron
       *[other] { $crystals } crystals in your cauldron
    }; this one is { $away ->
        [one] { $away } push
       *[other] { $away } pushes
    } from the rim.
witchstone-thing-break = Lifting out the crystal: { CARD($cell) }
    .example =
    It would cost { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }, one more each time; { $crystals } are left.
witchstone-thing-exit = The { CARD($symbol) } exit
    .example =
    { $waiting ->
        [one] { $waiting } crystal waits here
       *[other] { $waiting } crystals wait here
    }; the { CARD($symbol) } shelf has { $filled } of { $room }, your cauldron { $crystals }.
witchstone-thing-tile = Tile { CARD($one) }/{ CARD($other) }
    .example = Touching your largest cluster, { CARD($one) } ({ $one_now }) would give { $one_then } and { CARD($other) } ({ $other_now }) would give { $other_then }; elsewhere, 1 each.
witchstone-thing-owed =
    { $token ->
        [none] What is still owed
       *[other] Token to use, { CARD($token) }
    }
    .example =
    { $token ->
        [none] { $left ->
            [one] { $left } action
           *[other] { $left } actions
        } in { $batches ->
            [one] { $batches } batch
           *[other] { $batches } batches
        }, { $tokens ->
            [one] { $tokens } token.
           *[other] { $tokens } tokens.
        }
       *[other] { $n } to use, for { $times ->
            [one] { $times } action
           *[other] { $times } actions
        } each; kept, { $kept } points at the end.
    }
witchstone-thing-wish = { CARD($symbol) }, to choose
    .example = { $actions } actions at once; your largest cluster of this symbol has { $largest }.
witchstone-thing-own = { CARD($scroll) }, yours
    .example = { witchstone-thing-worth }
witchstone-thing-worth =
    { $sort ->
        [spell] It would add { $adds ->
            [one] { $adds } action
           *[other] { $adds } actions
        }; unused, { $worth } points at the end.
       *[prophecy] You have { $n }; in this position, { $worth ->
            [one] { $worth } point.
           *[other] { $worth } points.
        }
    }
witchstone-thing-look = { CARD($scroll) }
    .example = { witchstone-thing-worth }
witchstone-thing-spell = { CARD($scroll) }
    .example = { witchstone-thing-worth }
witchstone-thing-spent = { CARD($scroll) }, used
    .example = 0 points at the end, but 1 scroll more for the wand and for prophecies.
witchstone-thing-supply = Your witches in supply
    .example = In supply: { $reserve }; lying: { $lying }; standing: { $standing }.
witchstone-thing-energy = Your energy
    .example = { $energy } left; you have { $roads ->
        [one] { $roads } connection.
       *[other] { $roads } connections.
    }
witchstone-thing-lying = Your lying witches
    .example = { $lying } lying, and worth nothing yet; { $standing } standing, for 2 points each.
witchstone-thing-tokens = Your tokens
    .example =
    { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, so { $token_points } at the end.
witchstone-thing-owls = Your owl tiles
    .example =
    { $secret ->
        [yes] { $owls } kept, their points secret.
       *[no] { $owls } kept, so { $owl_points } at the end.
    }
witchstone-thing-hexes = Your special hexes
    .example = { $hexes } in all, { $fixed } of them in your cauldron.
witchstone-thing-draws = Your tiles to come
    .example = { $draws } to draw, { $hand } in hand.
witchstone-thing-scrolls = Your scrolls
    .example = { $scrolls } in all, { $spent } of them spells that were used. Your prophecies stand at { $promised }.
