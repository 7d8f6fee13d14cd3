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

bot-random = Random
    .text = plays whatever comes to hand
bot-novice = Novice
    .text = often trusts a first glance
bot-beginner = Beginner
    .text = sometimes trusts a first glance
bot-apprentice = Apprentice
    .text = weighs risks and counts cards
bot-witch = Witch
    .text = imagines for a moment what you may hold
bot-crone = Crone
    .text = thinks it all through, and has seen it all
bot-level = { $name }: { $text }
bots-shallow = The rules run as plain Python here: witch and crone make only one in { $part } of their tries.
bots-shallow-air = The crone wins hardly more often than an apprentice here.
bots-shallow-bal = The crone is still far stronger than an apprentice.
bots-shallow-lancre = Against others the crone is no better than an apprentice here; alone she wins more often.
bots-shallow-witchstone = The crone is as strong as ever; the witch plays as the apprentice.
bots-shallow-wildegrens = The crone wins only a little more often than an apprentice here.
hint-why = In { $tries } tries, { $share }% of a win; next best, “{ $other }”: { $otherShare }%.
hint-why-unsure = In { $tries } tries, { $share }% of a win; “{ $other }” came to { $otherShare }%, too little more to change its mind.
hint-otherwise =
    .habit = It will have answered by habit, without counting: looked at anew, in { $tries } tries, “{ $other }” would seem better to it, { $otherShare }% of a win against { $share }%.
    .glance = It only glanced, or answered by habit: looked at anew, in { $tries } tries, “{ $other }” would seem better to it, { $otherShare }% of a win against { $share }%.
    .careless = It took no care, or its tries had come out otherwise: thought over anew, in { $tries } tries, “{ $other }” would seem better to it, { $otherShare }% of a win against { $share }%.
    .luck = Its tries had come out otherwise: thought over anew, in { $tries } tries, “{ $other }” would seem better to it, { $otherShare }% of a win against { $share }%.
hint-share = In { $tries } tries, { $share }% of a win.
hint-only = There is nothing else to do.
hint-habit = It answered so by habit, without counting.
hint-lot = What it learned cannot be read here, so it chose by lot.
hint-because = For it: { $reason }.
hint-because-both = For it: { $reason }, then { $second }.
hint-although = Against it: { $reason }.

## A play

refused = { $rule }: { $why }
play-over = The play is over.
question-hidden =
    { $count ->
        [0] The table is waiting.
        [one] { $names } is choosing.
       *[other] { $names } are choosing.
    }
list-and = { $first } and { $last }
outcome-reason = { $reason } ({ $rule })
outcome-winners =
    { $count ->
        [0] { $seats ->
            [1] The play is lost.
           *[other] The play is lost for everyone.
        }
        [1] Winner: { $names }.
       *[other] The win is shared: { $names }.
    }
outcome-together =
    { $count ->
        [0] Lost, all together.
       *[other] Won, all together.
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

record-foreign = Line { $line }: this file is not an Esbat record.
record-newer = Line { $line }: this record is in a newer format ({ $format }); update Esbat.
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

## Packs: each fault begins with its line.

pack-good = { $title }: the pack is good. Its hash begins with { $digest }.
pack-more-faults = And { $many } more faults.
pack-unknown-deed = “{ $text }” is not something done with a pack; choose from: { $known }.
pack-none-here = { $game } takes no packs.
pack-for-another-game = This pack is for { $other }, not for { $game }.
pack-too-long = Line { $line }: the file is longer than { $most } bytes.
pack-not-text = Line { $line }: the file is not UTF-8 text.
pack-not-toml = Line { $line }: this is not TOML.
pack-no-game = Line { $line }: the pack does not say which game it is for (game = "…").
pack-format = Line { $line }: the pack must say esbat = { $format }.
pack-edition = Line { $line }: the pack must be for edition { $edition } of { $game }.
pack-unknown-section = Line { $line }: there is no section [[{ $section }]] here.
pack-missing-section = Line { $line }: there is no [[{ $section }]].
pack-too-many-rows = Line { $line }: more than { $most } rows of [[{ $section }]].
pack-not-a-row = Line { $line }: this is not a row of [[{ $section }]].
pack-unknown-field = Line { $line }: [[{ $section }]] has no field { $field }.
pack-missing-field = Line { $line }: { $field } is missing.
pack-not-a-number = Line { $line }: { $field } must be a whole number, not { $value }.
pack-out-of-range = Line { $line }: { $field } is { $value }; it must be from { $lowest } to { $highest }.
pack-not-a-word = Line { $line }: { $field } must be a short text on one line.
pack-unknown-choice = Line { $line }: { $field } is { $value }; choose from: { $known }.
pack-bad-code = Line { $line }: { $field } is { $value }; it must be lower-case letters, with at most a digit after them.
pack-twice = Line { $line }: { $value } appears twice.
pack-no-such = Line { $line }: there is no [[{ $section }]] with the code { $value }.
pack-other-things = Line { $line }: { $value } must not be here, or must not be missing; the rules know { $known }, in this order.
pack-total = Line { $line }: { $what } in [[{ $section }]] make { $many }; there must be { $needed }.
pack-lancre-total =
    Line { $line }: the box holds { $needed } { $what ->
        [cards] cards
        [small] small problems
        [big] big problems
        [green] green squares
       *[purple] purple squares
    }, and here are { $many }.
pack-lancre-spaces = Line { $line }: there are { $many } spaces; there must be { $lowest } to { $highest }.
pack-lancre-granny = Line { $line }: there is no place with the code { $value }, which solo play needs.
pack-lancre-path = Line { $line }: the path from { $one } to { $other } joins a place to itself, or is there already.
pack-lancre-unreachable = Line { $line }: no path leads to { $value }.
pack-lancre-bonus = Line { $line }: { $value }: a bonus, and nothing else, has an amount above 0.
pack-lancre-foe = Line { $line }: { $value }: only a bonus works against somebody.
pack-lancre-drawing = Line { $line }: { $many } cards draw cards; more than { $most } of a kind would make endless turns.
pack-lancre-powers = Line { $line }: { $many } names of the Power of Three; there may be { $most }.
pack-lancre-choices = Line { $line }: spaces, Brooms and effects make { $many } choices; there may be { $most }.
pack-lancre-crossroads = Line { $line }: { $many } spaces lie around { $value }; there may be { $most }.
pack-witchstone-what =
    { $what ->
        [locations] locations
        [stones] Witchstones
        [towers] towers
        [roads] connections
        [spaces] spaces
        [tokens] tokens
        [pieces] crystal cells
        [black] cells for the black crystal
        [exits] exits
        [tiles] tiles
        [hexes] hexes
        [dark] dark spaces
        [owls] owl tiles
       *[scrolls] scrolls
    }
pack-witchstone-total = Line { $line }: the box holds { $needed } { pack-witchstone-what }, and here are { $many }.
pack-witchstone-between = Line { $line }: there are { $many } { pack-witchstone-what }; there must be { $lowest } to { $highest }.
pack-witchstone-cell = Line { $line }: the cell { $q },{ $r } does not exist, is taken, or is not at the edge where it must be.
pack-witchstone-pair = Line { $line }: { $one } and { $other } must differ, and each pair appears once.
pack-witchstone-owls = Line { $line }: there are { $needed } orange spaces, and owls for { $many } stacks.
pack-witchstone-wand = Line { $line }: a { $colour } space of the wand has a symbol and an amount if it is dark, a count and an amount if it is silver, nothing if it is light.
pack-witchstone-scroll = Line { $line }: { $value } does not name just what a scroll of the kind { $kind } needs.
pack-witchstone-road = Line { $line }: the connection from { $one } to { $other } joins a location to itself, or is there already.
pack-witchstone-unreachable = Line { $line }: no connection leads to { $value }.
pack-wildegrens-total =
    Line { $line }: the box holds { $needed } { $what ->
        [witches] Witches
        [jurors] Jurors
        [missions] Missions
        [challenges] Challenges
        [convictions] Convictions
        [villagers] Villagers
        [moons] moon-marked Witches
        [starters] Witches of the starter coven
        [common] common Challenges
       *[zeros] Villager with a 0
    }, and here are { $many }.
pack-wildegrens-acts = Line { $line }: { $value } needs one Mission of each act.
pack-wildegrens-linked = Line { $line }: { $value } needs { $needed } Challenges, and has { $many }.
pack-wildegrens-effect = Line { $line }: the effect { $value } cannot be read.
pack-wildegrens-misplaced = Line { $line }: { $value } cannot go under { $field }.
pack-wildegrens-number = Line { $line }: { $value }: the number lies between { $least } and { $most }, and nothing is done 0 times.
pack-wildegrens-plain-number = Line { $line }: { $value }: what lasts or always counts takes a number, not a count.
pack-wildegrens-nobody-acts = Line { $line }: { $value } counts from the Witch who acts, and under { $field } none does.
pack-wildegrens-once = Line { $line }: { $value } appears a second time under { $field }; there is room for one.
pack-wildegrens-chained = Line { $line }: { $value } lasts or always counts; it cannot come before or after >.
pack-wildegrens-endless = Line { $line }: with { $value } under { $field } a turn might never end.
pack-wildegrens-familiar = Line { $line }: { $value }: a Familiar, and nothing else, has a moment and a Familiar effect.
record-pack = Line { $line }: the pack in this record is damaged, or is not the one it was played with.

## What is in a box

box-section =
    { $section ->
        [place] Places
        [path] Paths
        [tile] Problem tiles
        [card] Cards
        [colour] Colours
        [token] Farce tokens
        [formula] Formulas
       *[other] { $section }
    }

## Where it is known from

source-rulebook =
    { $count ->
        [0] rulebook
        [1] rulebook, line { $lines }
       *[other] rulebook, lines { $lines }
    }
source-public =
    { $count ->
        [0] public pages
        [1] public page ({ $pages })
       *[other] public pages ({ $pages })
    }
source-own = reconstructed by us
source-after = { $said }, going by: { $where }
source-of = { $what }: { $said }
source-other = From a pack: { $text }
source-part =
    { $part ->
        [name] name
        [names] names
        [character] character
        [effect] effect
        [difficulty] difficulty
        [points] points
        [copies] copies
        [spaces] spaces
        [colour] colour
        [level] level
        [place] place
        [values] values
        [most-values] most values
        [numbers] numbers
        [kinds] kinds
        [the-kind] kind
        [the-types] types
        [the-spread] spread
        [spread] spread
        [range] range
        [one-copy] one copy
        [two-copies] two copies
        [four-copies] four copies
        [the-rest] the rest
       *[other] {""}
    }
file-not-plain = { $path } is not a plain file: write its contents to a file first.
file-keeps-nothing = { $path } is not a plain file, so nothing can be kept there: choose another name.

## What the rulebook says

told-in-another = { $text } ({ $language })

## Explaining a thing

explain-no-such-thing = Nothing like that lies on the table: “{ $thing }”.
