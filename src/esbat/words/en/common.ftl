# What every front end says: the titles of the games, mistakes, the end of a play.
# Names of messages and of their facts are those of the code; docs/words.md has the terms.

## The five games

game-air =
    .title = Witch Air
    .tagline = Fly your witches as high as you dare, and land before you crash.
game-bal =
    .title = The Witches’ Ball
    .tagline = You dance, you hurl spells, and the mirror always sends back the worst of them.
game-lancre =
    .title = The Witches: A Discworld Game
    .tagline = Apprentices in the land of Lancre: heal, mend, and mind you do not cackle.
game-witchstone =
    .title = Witchstone
    .tagline = A crystal ball, a cauldron, and everything a single turn can set off.
game-wildegrens =
    .title = Witchcraft!
    .tagline = Alone against the dark and the court, save the village that judges you.

## Bots

bot-novice = Novice
bot-beginner = Beginner
    .text = plays at random, with a will
bot-apprentice = Apprentice
    .text = weighs risks and counts cards

## A play

refused = { $rule }: { $why }
play-over = The play is over.
list-and = { $first } and { $last }
outcome-reason = { $reason } ({ $rule })
outcome-winners =
    { $count ->
        [0] The play is lost for everyone.
        [1] Winner: { $names }.
       *[other] The win is shared: { $names }.
    }
outcome-seat =
    { $rank ->
        [0] –
       *[other] { $rank }.
    } { $name }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
option-value =
    { $value ->
        [true] yes
        [false] no
       *[other] { $value }
    }

## The table cannot be laid

unknown-game = No game is called “{ $game }”; choose from: { $known }.
bad-seats = This game takes { $fewest } to { $most } seats, not { $seats }.
unknown-option = No option is called “{ $option }”; choose from: { $known }.
bad-option-value = The option “{ $option }” cannot be “{ $value }”; choose from: { $known }.
unknown-bot = No bot is called “{ $bot }” in this game; choose from: { $known }.

## A move that cannot be read

unknown-move = I do not understand “{ $text }”; a move begins with one of these words: { $verbs }.
move-needs-card = I do not understand “{ $text }”: after “{ $verb }” comes a card, as in “{ $verb } K7”.
move-needs-colour = I do not understand “{ $text }”: after “{ $verb }” comes a colour’s letter, as in “{ $verb } K”, or “none”.
move-needs-diploma = I do not understand “{ $text }”: a diploma needs a colour and 3, 4 or 5 cards, as in “graduate K 4” ({ $rule }).
move-takes-nothing = I do not understand “{ $text }”: “{ $verb }” is written alone.
stale-version = The table has moved on (it is at version { $current }, not { $version }): look at it, then choose again.
nothing-to-undo = Nothing to take back: your last move told somebody something, or it is already the others’ turn.

## A record

record-foreign = Line { $line }: this file is no record of Esbat.
record-newer = Line { $line }: this record has a newer format ({ $format }); update Esbat.
record-damaged = Line { $line }: the record is damaged here.
record-truncated = Line { $line }: the record is cut off, its end is missing.
record-too-long = This file is too big for a record (over { $most } characters).
record-seal-broken = Line { $line }: the seed shown does not match the commitment on the first line.
record-edition = Line { $line }: this play follows edition { $edition } of the rules; this Esbat plays edition { $current }.
record-options = Line { $line }: some options are missing.
record-goes-on = Line { $line }: the play was over before this move.
record-illegal = Line { $line }: the move “{ $text }” is forbidden. { $why }
record-bad-move = Line { $line }: the move “{ $text }” cannot be read. { $why }
record-spelling = It is not quite written that way.
record-outcome = Line { $line }: the outcome written here is not the one the replayed play gives.
record-unfinished = Line { $line }: an outcome is written here, but the play is not over.
