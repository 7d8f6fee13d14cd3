# The table of the witches of Lancre: what the board says to those who listen.

lancre-map = Map of Lancre
lancre-cartouche = Lancre
lancre-cartouche-under = and whatever lies around it
lancre-empty = { $place }: nothing here
lancre-tile =
    { $place }: { $tile }, { $needed } needed, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
lancre-hidden = { $place }: a face-down problem
lancre-crises =
    { $n ->
        [one] { $n } crisis
       *[other] { $n } crises
    }
lancre-witches = here: { $names }
lancre-witch-at = { $name } at { $place }
lancre-chance = { $p }% with your hand, { $dice }% by dice alone
lancre-odds-title = Chance of success
lancre-odds-dice = Dice alone
lancre-odds-hand = With your hand
lancre-percent = { $p }%
lancre-needed = needed
lancre-total = so far
lancre-added = + { $n } from cards and pairs
lancre-dice = Dice: { $list }
lancre-dice-none = Four dice to roll
lancre-die-cackle = Cackle
lancre-die-left = not rolled yet
lancre-arriving = On its way
lancre-boxes = Problems to come
lancre-box =
    Box { $n }: { $small } small, { $big } big{ $top ->
        [none] {""}
       *[other] ; on top: { $top }
    }
lancre-box-empty = Box { $n }: empty
lancre-deck =
    { $n ->
        [one] Deck: { $n } card
       *[other] Deck: { $n } cards
    }
lancre-discard =
    { $n ->
        [0] Discard: empty
        [one] Discard: { $n } card
       *[other] Discard: { $n } cards
    }
lancre-reserve = Reserve
lancre-cackles =
    { $n ->
        [one] { $n } cackle
       *[other] { $n } cackles
    }
lancre-alisses = { $n } Black Aliss
lancre-crisis-short =
    { $n ->
        [one] crisis
       *[other] crises
    }
lancre-cackle-short =
    { $n ->
        [one] cackle
       *[other] cackles
    }
lancre-aliss-short = Aliss
lancre-board = { $name }’s board
lancre-my-board = Your board
lancre-row-small = { $n } of 8 small problems
lancre-row-big = { $n } of 8 big problems
lancre-beside = { $n } beside the board
lancre-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
lancre-hand = Your hand
lancre-hand-of = { $name }’s hand
lancre-hand-empty = Your hand is empty.
lancre-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
lancre-seat = { $name }, { $witch }, at { $place }: { $points }, { $cackles }, { $alisses }, { $cards }
lancre-seat-together = { $name }, { $witch }, at { $place }: { $cackles }, { $alisses }, { $cards }
lancre-seat-new = { $name }, no apprentice yet
lancre-card-label = { $card }: { $detail }; { $place }
lancre-own-tiffany = Invisibility tile
lancre-own-annagramma = Magic tile
lancre-own-petulia = Sick Pig tile
lancre-own-dimity = no tile of her own
lancre-own-used = used
lancre-dungeon = Dungeon
lancre-nowhere = not placed yet
lancre-choose = Who are you tonight?
lancre-look = Look closer
lancre-asked-choose = Each has a gift of her own. You will solve the problems of Lancre: the most points on tiles win.
lancre-asked-choose-together = Each has a gift of her own. You will solve the problems of Lancre together.
lancre-asked-draw = Your turn begins with a problem: cards are turned up until one gives it a place.
lancre-asked-move = Two paths on foot, or anywhere with a Broom. You act where you stop: a problem, or tea.
lancre-asked-ready = Whoever stops at a problem faces it: two dice, then flee, or two more. Failing costs one cackle, and you must flee.
lancre-asked-tea = Whoever stops by a witch has tea: it takes cackles away from you both.
lancre-asked-facing =
    { $short ->
        [0] The total is enough already.
       *[other] { $short } more needed from two dice and your cards.
    } { $flee ->
        [yes] { $n ->
            [0] Fleeing costs nothing.
           *[other] Fleeing costs only the cackles rolled ({ $n }).
        }
       *[no] Fleeing is no longer possible.
    }{ $short ->
        [0] {""}
       *[other] {" "}{ $n ->
            [0] Failing: one cackle, and you must flee.
           *[other] Failing: those and one more, and you must flee.
        }
    }
lancre-asked-enough = Enough: it is solved. Cackles rolled: { $n }.
lancre-asked-short = { $short } short. Settle it so and you fail: one cackle and those rolled ({ $n }), and you must flee.
lancre-asked-flight = A neighbouring place with neither problem nor witch, or anywhere with a Broom.
lancre-asked-start = A place without a problem, with or without a witch. It costs nothing; from there you walk.
lancre-asked-put = It costs nothing. A small problem lies face up, a big one face down; whoever stops there must face it.
lancre-asked-mark = It becomes 2 harder. If a marker is owed when the reserve is empty, everybody loses.
lancre-asked-land = Every place that glows is equally near. If a problem or a witch is there, you act at once.
lancre-asked-relieve = That problem becomes 2 easier, and its marker goes back to the reserve.
lancre-asked-look = You alone see it, and nothing else changes.
lancre-asked-reveal = Everybody sees it from now on: its difficulty, its points, and what it does.
lancre-asked-reroll = The new faces count instead. A cackle that is rolled again costs nothing.
lancre-asked-discard = What you give up is gone. Stop whenever you like: one card more comes than went.
lancre-asked-join = Three different witches solve any problem, without dice; their three cards are spent.
lancre-asked-rob = You get one cackle, and she has one fewer: that only helps her.
lancre-asked-return = They go back to the reserve, and it costs nothing: give back all you can.
lancre-asked-end = An effect played now costs its card; then your hand is filled up again.
lancre-only-draw = {""}
lancre-only-ready = {""}
lancre-only-arrive = {""}
lancre-only-facing = Your hand adds nothing to it.
lancre-only-total = None of your cards changes that.
lancre-only-flight = There is no other place to flee to.
lancre-only-move = No other place is within your reach.
lancre-only-join = No other card goes with them.
lancre-only-end = Nothing in your hand can be played now.
lancre-look-note = Tap a card, a place or a problem to read about it.
lancre-larger = Larger map
lancre-smaller = Smaller map
lancre-fit = Whole map
lancre-beyond-left = { $n ->
    [one] { $n } place to choose, further left
   *[other] { $n } places to choose, further left
 }
lancre-beyond-right = { $n ->
    [one] { $n } place to choose, further right
   *[other] { $n } places to choose, further right
 }
lancre-beyond-up = { $n ->
    [one] { $n } place to choose, further up
   *[other] { $n } places to choose, further up
 }
lancre-beyond-down = { $n ->
    [one] { $n } place to choose, further down
   *[other] { $n } places to choose, further down
 }
lancre-power = Knows the Power of Three
lancre-names-place = Sends problems to { $place }
lancre-paths = Paths lead to { $places }
lancre-goal = Keep an eye on
lancre-goal-crisis =
    { $n ->
        [one] crisis in reserve; without it, all is lost
       *[other] crises in reserve; without them, all is lost
    }
lancre-goal-aliss = Black Aliss in reserve
lancre-goal-elves =
    { $n ->
        [one] elf in sight; at { $of }, all is lost
       *[other] elves in sight; at { $of }, all is lost
    }
lancre-goal-big =
    { $n ->
        [one] big problem on the map; fewer than 4 win
       *[other] big problems on the map; fewer than 4 win
    }
lancre-goal-points =
    { $n ->
        [one] point; { $of } make a witch
       *[other] points; { $of } make a witch
    }
lancre-short-crisis =
    { $n ->
        [one] crisis
       *[other] crises
    }
lancre-short-elves =
    { $n ->
        [one] elf
       *[other] elves
    }
lancre-short-big =
    { $n ->
        [one] big problem
       *[other] big problems
    }
lancre-short-points =
    { $n ->
        [one] point
       *[other] points
    }
lancre-short-aliss = Aliss
