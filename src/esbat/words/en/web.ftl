# The sentences of the page itself (English). Each game's own sentences are in files of their own.

skip = Go to the table
home-link = Esbat home
bar = Page settings
close = Close
settings = Settings
how-played = How it is played
about = About
try-again = Try again
server-away = The table does not answer. See that the server is running, then try again.
off = Off
on = On
hidden = Hidden
shown = Shown

# Home
hero-title = Five witch games, one table
hero-text = Sit down alone against bots, together at one screen, or far apart with nothing but a link.
shelf = The shelf of games
play-now = Play
n-players = { $n } players
one-player = Solo
n-minutes = { $n } min
my-plays = My plays
resume = Resume
look-again = Look again
forget = Forget
forget-play = Forget this play of { $game }
foot-unofficial = Esbat is a free project, not connected with the publishers of these games. Drawings and texts are our own.

game-air = Witch Air
    .authors = by Hanno and Wilfried Kuhn (AMIGO, Gigamic)
game-bal = The Witches’ Ball
    .authors = by Pascal Bernard (Tilsit)
game-lancre = The Witches: A Discworld Game
    .authors = by Martin Wallace, after Terry Pratchett
game-witchstone = Witchstone
    .authors = by Reiner Knizia and Martino Chiacchiera
game-wildegrens = Witchcraft!
    .authors = by David Thompson, Trevor Benjamin and Roger Tankersley (Nuts! Publishing)

# A new table
who-sits = Who sits where?
seat-n = Seat { $n }
seat-me = Me
seat-friend = A friend, by link
seat-local = Someone at this screen
seat-bot = Bot: { $bot }
seat-add = Add a seat
seat-remove = Remove seat { $n }
nickname = Nickname
options = Options of this play
daily-play = The play of the day
daily-note = The same luck for everybody, today.
start = Sit down
bot-novice = novice
bot-beginner = beginner
bot-apprentice = apprentice
bot-witch = witch
bot-crone = crone
bot-random = at random

# Settings
set-language = Language
set-theme = Light
theme-auto = Same as the device
theme-night = Night
theme-day = Day
theme-to-day = Switch to day
theme-to-night = Switch to night
set-speed = Speed of movement
set-speed-note = If your device asks for less motion, it stays off.
speed-none = At once
speed-quick = Brisk
speed-normal = Normal
speed-slow = Slow
set-risk = Risk of the next card
set-risk-note = Counted from what you can see, nothing else.
set-odds = Chance of success
set-odds-note = Where dice decide: worked out exactly from what you can see.
set-sound = Sounds
set-notify = Notices when it is your turn
set-notify-note = Only while this tab is hidden. Your browser asks you first.
set-notify-forbidden = Your browser forbids this page to send notices: allow them in its own settings first.
set-ear = What is read aloud
set-ear-note = For screen readers: the story of the table.
ear-all = Everything
ear-brief = In short
ear-mine = Only what concerns me
set-name = Your nickname

# Table
laying-table = Laying the table…
no-seat-here = This browser has no seat at this table.
line-lost = The line was lost; it is being mended. Nothing that was played is lost.
play-over = The play is over.
scores = Scores
undo = Take my move back (U)
hint = Ask for advice (H)
drawer = History, rules and people (R)
look = Look closer
look-note = Tap anything to read what it is. Tap the glass again to play on.
tab-history = History
tab-rules = Rules
tab-people = People
onlooker = You are watching
your-turn = Your turn
your-turn-at = { $game }: it is your turn
gestures = Say something
gesture-said = { $name }: { $what }
gesture-hello = Good evening
gesture-thanks = Thank you
gesture-bravo = Well played
gesture-sorry = I am sorry
gesture-oops = Oops
gesture-laugh = Ha ha
gesture-think = Let me think
gesture-hurry = Your turn, dear
gesture-wow = Would you look at that
gesture-mercy = Have mercy
gesture-cheers = Cheers
gesture-bye = Until the next moon
your-moves =
    { $n ->
        [0] Your moves
        [one] Your move
       *[other] Your { $n } moves
    }
all-moves = All moves ({ $n })
again-until = And again, until it is done
only-move = It is the only thing possible here.
choose-shining = Tap what glows, or:
no-move-now = Nothing to play at the moment.
holding-breath = The table holds its breath.
hold = One moment
noted = Noted: { $move }. You may change it until the sand has run out.
orders = Standing orders
orders-about = What you say here the table answers for you. Nobody else learns of it, and you can change it at any time.
reading = Reading aloud
reading-you = You read:
reading-other = { $name } reads:
heard = heard: “{ $text }”
heard-nothing = nothing was heard
type-formula = Type the formula
say-it = Read
the-table = The table
told = What has been said
ask-no-thing = Nothing on the table is in focus.
ask-nothing-around = Nothing lies next to it.
around = { $way }: { $said }
way-n = north
way-ne = north-east
way-e = east
way-se = south-east
way-s = south
way-sw = south-west
way-w = west
way-nw = north-west
ask-no-rival = There is nobody else at this table.
ask-times = { $what }, { $n } times
ask-opens = It is not played: Enter opens it.
ask-only-look = It is there to be looked at, not played.
ask-can = It can be played now.
ask-no-hand = You hold nothing.
ask-nothing-yet = Nothing has been said here yet.
buffer-events = What happened
buffer-questions = What was asked
buffer-people = What people said
which-move = What do you want to do?
not-yet-here = { $name } is not at the table yet.
since-last = Since your last turn
understood = Got it
bot-sits-in = A bot is sitting in for you.
take-back = Take my seat back
history-empty = The story begins with the first move.
open-rule = Open rule { $id }
skip-on = Skip
not-now = Not now: { $why }
line-rules =
    { $n ->
        [one] The rule of this line: { $ids }
       *[other] The rules of this line: { $ids }
    }
search-rules = Search the rules
search-none = No such thing in these rules.
rule-derived = derived
rulings = Rulings
that-is-you = you
you = You
is-bot = bot
is-here = at the table
is-away = away
seat-a-bot = Seat a bot
invite-link = Invite
recovery-note = To find your seat again on another device:

# End
end-you = You win
end-other = { $name } wins
end-shared = Shared victory: { $names }
end-nobody = Everybody loses
end-alone = You lose
end-together-won = You win, all together
end-together-lost = You lose, all together
rank-none = Lost
rank-n =
    { $n ->
        [1] First
       *[other] Rank { $n }
    }
again = Once more
replay = Replay

# Curtain
curtain = { $name } to play
curtain-note = Pass the screen to { $name }. Is nobody else looking?
curtain-lift = I am { $name }

# Invite, join, recover
invite-title = Invite your company
invite-text = Each link is a seat: whoever opens it sits down, without an account. Send it, or let the code be scanned.
invite-seat = Seat { $n }
invite-watch = To watch
to-the-table = To the table
qr-alt = Code to scan to open this link
copy = Copy
copied = Copied
send = Send
join-title = A seat is waiting for you
join-text = { $game }, with { $names }.
join-long = About { $n } minutes.
join-sit = Sit down
someone = someone
recover-link = I have a recovery code
recover-title = Find my seat
recover-text = The code is on your other device, at the table, under “People”.
recover-code = Recovery code
recover-go = Take it up again

# What is kept about me
mine-link = What is kept about me
mine-title = What is kept about me
mine-text = The server keeps your seats at { $seats ->
        [one] one table
       *[other] { $seats } tables
    } of this browser: your name there, what you have played, and keys of which it knows only a fingerprint. It keeps no address, and nothing else about you.
mine-none = This browser has no seat at any table, so there is nothing to show.
mine-file = All of it as one file
mine-forget = Forget my name
mine-forget-note = The plays stay, your name goes from them, for everybody and for good.
mine-forget-sure = Yes, forget it
mine-forgotten = { $seats ->
        [one] Your name is gone from one seat.
       *[other] Your name is gone from { $seats } seats.
    }

# Replay
replay-start = The table is laid.
replay-did = { $name }: { $what }
ask-bot = Ask why
bot-recalls = The bot is thinking back …
eyes = Through whose eyes
eyes-of = { $name }’s eyes
eyes-all = All-seeing
eyes-onlooker = An onlooker’s
scrubber = Moment of the play
move-of = { $at } / { $last }
to-first = To the beginning
one-back = One move back
run = Run
pause = Pause
one-on = One move on
to-last = To the end
move-list = All moves of the play
next-turn = Next turn
next-my-turn = My next turn
next-turning = Turning point
turnings = Where the play turned
turning =
    { $by ->
        [luck] Stroke of luck
        [blunder] Blunder
       *[choice] Telling choice
    }: { $way ->
        [up] { $name }’s chances rise by { $share }%
       *[down] { $name }’s chances fall by { $share }%
    }{ $better ->
        [none] {""}
       *[other] . Better: “{ $better }”
    }
replay-speed = Speed of the replay: ×{ $n }
share-link = Copy the link
download = Download
continue-here = Continue from here

# Air Sorcière: what the board says to those who listen
colour-W = white
    .column = white
    .books = white
colour-K = black
    .column = black
    .books = black
colour-G = green
    .column = green
    .books = green
colour-V = violet
    .column = violet
    .books = violet
colour-O = orange
    .column = orange
    .books = orange
air-card = { $colour } { $value }
air-deck =
    { $n ->
        [0] Deck: empty
        [one] Deck: one card
       *[other] Deck: { $n } cards
    }
air-common =
    { $n ->
        [0] Common zone: empty
        [one] Common zone: one card
       *[other] Common zone: { $n } cards
    }
air-discard =
    { $n ->
        [0] Discard: empty
        [one] Discard: one card
       *[other] Discard: { $n } cards
    }
air-discard-short = Discard · { $n }
air-lane = My { $colour } column: { $cards }
air-empty = empty
air-pile =
    { $n ->
        [0] { $colour } grimoires: none left
        [one] { $colour } grimoires: one left
       *[other] { $colour } grimoires: { $n } left
    }
air-in-column = in my column
air-in-common = in the common zone
air-in-discard = in the discard
air-in-drawn = drawn from the deck
air-in-hand = in my hand
air-in-laid = laid
air-in-other = at another seat
air-in-deck = in the deck
air-in-away = leaving
air-hand = cards in hand
air-deck-name = Deck
air-common-name = Common zone
air-books-name = Grimoires to win
air-discard-name = Discard
air-mine = { $name }: { $books ->
        [0] no grimoire yet
        [one] one grimoire
       *[other] { $books } grimoires
    }, { $colours } of 5 colours
air-seat = { $name }: { $hand } in hand, { $books ->
        [one] { $books } grimoire
       *[other] { $books } grimoires
    }; columns: { $columns }
air-seat-facts =
    { $hand ->
        [0] No card in hand
        [one] One card in hand
       *[other] { $hand } cards in hand
    }, { $books ->
        [0] no grimoire
        [one] one grimoire
       *[other] { $books } grimoires
    }.
risk-fits = { $n }% fits
risk-deposit = { $n }% too low
risk-crash = { $n }% crash
risk-cat = { $n }% black cat
risk-lower =
    { $n ->
        [0] No lower card is still hidden
        [one] One lower card is still hidden
       *[other] { $n } lower cards are still hidden
    }

# About
about-title = About Esbat
about-text = An esbat is the night on which witches meet for no grave reason: to play. Five games, one table, one hand that drew them.
about-games = The games
about-unofficial = The games and their names belong to their authors and publishers. Esbat is neither approved nor supported by them; none of their pictures or texts is used here. If you like a game, buy the box.
about-credits = With thanks to
credit-icons = game-icons.net: the small emblems (animals, books, candle…), by Lorc, Delapouite and others, licence CC BY 3.0.
credit-fell = The Fell types: headings (IM Fell English), digitised by Igino Marini, licence SIL OFL 1.1.
credit-atkinson = Atkinson Hyperlegible Next: text, by the Braille Institute, licence SIL OFL 1.1.
credit-drawings = Covers, witches, roofs and clouds: drawn for Esbat.
credit-software = Svelte, Vite, Fluent, Starlette, uvicorn, msgspec and their authors.
about-honest = What we know, what we rebuilt
about-honest-text = Every card and every rule names its source. Where the rulebook is silent, the point is settled, numbered and argued under “Rulings”; where a fact is missing, it is rebuilt and marked so.
about-private = Your privacy
about-private-text = No account, no tracker, no call to any other site. Your seats and settings stay in this browser.
about-keys = By keyboard
about-keys-text = Tab goes from move to move, the arrows walk over the table, Enter plays. U takes back, H asks for advice, R opens the drawer, the question mark says how it is played. In a replay: space runs, arrows go back and on, N and P to the next turn and the one before, T to the next turning point, plus and minus change the speed, L lists the moves. By ear: V my hand, D this thing, W what lies around it, O a rival, M my moves, Y why not, C the scores, P where the points come from, Q the question, A again; J and K step through what was said, B changes between events, questions and people; S skips what moves.

# Printed things, and where they come from
components = In the box
box-things = Everything that is printed
origin-rulebook = From the rulebook
origin-public = From public pages
origin-reconstructed = Reconstructed by us
origin-other = From a pack
pack-title = What is printed
pack-note = Packs bring other printed things, such as those of your own box.
pack-ours = Ours
pack-hash = hash { $hash }
pack-in-play = Played with the pack “{ $name }”

## Lessons

lessons = Lessons
lessons-of = Learn { $game }
lessons-note = Short positions at the real table, about eight minutes in all. Any move is answered; leave and come back as you like.
lessons-start = Begin
lessons-go-on = Go on
lessons-again = Start over
lessons-done = finished
lessons-link = Learn by playing
lesson-n = Lesson { $n } of { $count }
lesson-step = step { $n } of { $count }
lesson-again = Try this step again
lesson-next = Next lesson
lesson-leave = All lessons
lesson-play = Play for real
lessons-older = Your finished lessons are from an older edition of the game; they still count.

## The coach

coach = The coach
coach-silence = No more advice
coach-again = Call the coach

## Show me

show-me = Show me
show-try = Try it
show-back = Back to where I was
first-play = For your first play: { $options }. You can change it among the options.
first-option = { $title }: { $value }

## Puzzles

puzzles = Puzzles of the day
puzzles-note = One position a day for each game, the same for everybody: one move is far better than all the others. Any move is answered. When all of them have been shown, they start over.
puzzles-tally = Found: { $found }, at the first move: { $first }; days in a row: { $days }.
puzzle-new = to be solved
puzzle-open = not found yet
puzzle-at-once = found at the first move
puzzle-found = found, after { $n } moves
puzzle-solution = Read the answer
day-before = The day before
day-after = The day after

## The rulebook

rulebook = Rulebook
rulebook-of = { $game }: the rules
rulebook-note = Each chapter begins with what it is about; its numbered rules are beneath, our rulings and where things are known from at the end.
rulebook-rules = { $n ->
    [one] One rule
   *[other] { $n } rules
}
rulebook-open = Open all rules
rulebook-shut = Only the summaries
rulebook-now = About the question on the table
rulebook-contents = Chapters
glossary = Words and pictures
aid = Player aid
aid-of = { $game } on one page
print = Print
tap-to-see = Tap to see it all.
my-standing = You: { $n }
