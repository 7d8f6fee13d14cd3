# What only the table of Witch Air says (English).

## What each choice costs and gives

air-asked-first = Draw, or take from the common zone what continues one of your columns.
air-asked-none-fits = Nothing in the common zone continues your columns: you must draw.
air-asked-empty = The common zone is empty: you must draw.
air-asked-forced = If it cannot be placed{ air-asked-risk }, only your shortest column is left to you.
air-asked-crash = If it cannot be placed{ air-asked-risk }, you crash: the column of its colour is lost.
air-asked-settle = In the common zone anybody may take it, and the next one you cannot place is a crash.
air-asked-must-place = You have deposited a card this turn: this one is placed.
air-asked-must-deposit = Lower than your column, it goes to the common zone. The next one you cannot place is a crash.
air-asked-bonus = It is free: it comes to your hand. Its column is lost in any case.
air-asked-cat = Your columns and grimoires are safe.
air-asked-diploma = 3 cards of a colour: 1 grimoire, so 1 point; 4 cards: 2; 5 cards: 3.
air-asked-lay = The cards you give go to the discard.
air-only-settle = {""}
air-only-fly = {""}
air-asked-risk =
    { $shown ->
        [yes] {" "}({ $n }%)
       *[no] {""}
    }
