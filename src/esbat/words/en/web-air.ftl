# What only the table of Witch Air says (English).

## What each choice costs and gives

air-asked-first = Draw blindly, or take from the cloud a card that continues one of your columns: each of them climbs.
air-asked-none-fits = Nothing in the cloud continues your columns: you must draw.
air-asked-empty = The cloud is empty: you must draw. Each colour has its column, and each column climbs.
air-asked-forced = If the next one cannot be placed ({ $n } %), it goes to the cloud, and you no longer choose: your shortest column will come to hand.
air-asked-crash = If the next one cannot be placed ({ $n } %), you crash: your column of its colour is lost, and your turn ends.
air-asked-settle = In your column it is yours. In the cloud anybody may take it, and the next one you cannot place makes you crash.
air-asked-must-place = You have deposited a card this turn: this one is placed.
air-asked-must-deposit = It is lower than your column: it goes to the cloud. The next one you cannot place makes you crash.
air-asked-bonus = Saving it costs nothing: it comes to your hand. Its column is lost in any case.
air-asked-cat = Only your hand is meant; columns and grimoires are safe.
air-asked-diploma = Three cards of a colour are worth 1 grimoire, four 2, five 3; a grimoire is a point. Your turn ends afterwards.
air-asked-lay = They go to the discard; the grimoires come when all are given.
