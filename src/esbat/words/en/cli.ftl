### The `esbat` command: help, complaints, reports.

## Help

cli-usage = Usage:
cli-panel-arguments = What to name
cli-panel-options = Options
cli-panel-commands = Commands
cli-default = \[default: {"{}"}]
cli-required = \[required]
cli-word-options = [OPTIONS]
cli-word-command = COMMAND …
cli-word-game = game
cli-word-query = words
cli-word-file = file
cli-word-things = things

cli-command-esbat = Five witch board games: play them, read their rules, let bots play them by the thousand.
cli-epilog-esbat = Begin with: esbat play air
cli-command-play = Sit down at a table in the terminal, with bots or with others beside you.
cli-epilog-play =
    Examples: esbat play air --seats human,apprentice,novice · esbat play air --record evening.jsonl
    Numbers or move texts both work; type ? at the table for everything else.
cli-command-serve = Serve the web table until told to stop.
cli-epilog-serve = Example: esbat serve --open
cli-command-diary = Look back on your own plays in the terminal.
cli-epilog-diary = Examples: esbat diary · esbat diary wildegrens
cli-command-games = List the games on the shelf, with their bots and table options.
cli-epilog-games = The same in Python: esbat.shelf()
cli-command-learn = Learn a game: its lessons at the real table, from where you left off, or in one screen how it is played.
cli-epilog-learn = Examples: esbat learn air · esbat learn air --short · esbat learn bal --plain
cli-command-puzzle = Solve the puzzle of the day: one move is far better than the others.
cli-epilog-puzzle = Examples: esbat puzzle air · esbat puzzle bal --day 2026-11-16
cli-command-rules = Read the numbered rules of a game, our rulings, and where we know them from.
cli-epilog-rules = Examples: esbat rules air · esbat rules air AIR-020 · esbat rules air black cat · esbat rules air --short
cli-command-sim = Let bots play among themselves and count what happens.
cli-epilog-sim = Example: esbat sim air --seats 3 --games 1000 --bots apprentice,novice --seed 7 --jobs 2 --json
cli-command-train = Learn what the tables of a game are worth, from plays between bots.
cli-epilog-train = Example: esbat train air --plays 4000 --seed 1 --out air.json
cli-command-tune = Find better numbers for the usual answers of a game, by letting them play each other.
cli-epilog-tune = Example: esbat tune air --seats 2 --plays 240000 --seed 1 --out air.json
cli-command-judge = How often the answers of each bot are blunders, as judged by the strongest with ten times the thinking.
cli-epilog-judge = Example: esbat judge air --questions 200 --seed 1
cli-command-rate = Rate bots against each other: a ladder with intervals, a table and a picture.
cli-epilog-rate =
    Examples: esbat rate air --deals 500 --jobs 2 --out ladder · esbat rate air --bot mine.py --program "python bot.py"
    With --out a run that was broken off goes on where it stopped; with more --deals it goes further.
cli-command-replay = Tell a recorded play again, as a seat or an onlooker saw it.
cli-epilog-replay = Example: esbat replay evening.jsonl --seat 0 --to 40
cli-command-verify = Check a record: every move, the sealed luck, the outcome.
cli-epilog-verify = A wrong record gets one sentence that names the first wrong line, and exit code 2.
cli-command-lab = Look closely at how a game plays, or keep plays in bulk: report, export.
cli-epilog-lab = Examples: esbat lab report air --games 200 · esbat lab export air --games 1000 --bots random --out plays
cli-command-mcp = Let a language model sit down at a table, over standard input and output.
cli-epilog-mcp = It is started by the program that the model runs in: see docs/research/text.md.
cli-command-bench = Measure quickly how fast this installation is.
cli-epilog-bench = The comparison with other engines lives in the folder bench of the source.

cli-help-help = Show this page.
cli-help-version = Say which version this is.
cli-help-lang = Speak one of these: { $languages }; otherwise as ESBAT_LANG or the locale says.
cli-help-game = The code of a game, as `esbat games` lists it.
cli-help-short = Only the page of one screen: the aim, a turn, the end, who wins.
cli-help-lessons = Name the lessons, and say which are finished.
cli-help-summaries = Only what each chapter is about.
cli-help-glossary = Only the words of the game, and what they mean.
cli-rules-glossary = The words of the game
cli-help-day = The puzzle of this day; without it, today’s.
cli-help-lesson = Begin with this lesson.
cli-help-query = A rule’s id (AIR-020, 20, R6) or words that occur in it; nothing shows everything.
cli-help-file = A record, as `esbat play --record` writes it.
cli-help-players = Who sits where: human, human:Agnes or the name of a bot for each seat; you and the best bots if left out.
cli-help-seed-play = Make the luck from this number, so that the play can be had again.
cli-help-option = A table option; may be given several times.
cli-help-record = Where to keep the record of the play.
cli-help-resume = Go on with an adjourned play: its record, or last for the newest.
cli-help-ask-everything = Ask every question, even where only one answer is possible.
cli-help-daily = The play of the day: the same luck for everybody.
cli-help-plain = No colours, no drawing: for screen readers and pipes.
cli-help-seats = How many seats; as many as there are bots if left out.
cli-help-games = How many plays.
cli-help-hidden = How many hidden sums the net has.
cli-help-ends = What part of a table’s worth is taken from the end of its play, in per cent; the rest from how the tables after it looked.
cli-help-by = The bot whose plays are learned from; habits: the tuned usual answers of the upper levels.
cli-help-weights = Where the weights are written; on the screen otherwise.
cli-help-bots = Who plays; if there are fewer bots than seats, they sit down again in the same order.
cli-help-seed = The number all luck of the series is made from.
cli-help-jobs = How many processes share the work; the digest stays the same.
cli-help-cluster = The address of a Ray cluster whose machines share the work (HOST:PORT, or auto); the digest stays the same.
cli-help-seats-rate = How many seats; two, or as near as the game takes, if left out.
cli-help-bots-rate = Who is rated; all levels of the game if left out.
cli-help-bots-judge = Who is judged; all levels of the game if left out.
cli-help-questions = How many questions every bot answers.
cli-help-rungs = Only neighbours meet, in the order of --bots: fewer plays for a long ladder.
cli-help-among = Only one seat of each other bot among seats of this one: how far a strong bot gets.
cli-help-deals = How many deals; each is played at every table, in every order of seats.
cli-help-out = Keep plays, table, page and picture in this folder, and go on from what is there.
cli-help-bot = A bot of your own in a Python file; may be given several times.
cli-help-program = A bot of your own that is a program, asked in JSON lines: COMMAND or NAME=COMMAND; may be given several times.
cli-help-twin = The same bot shown the true table, to see what honesty costs it; may be given several times.
cli-help-patience = Seconds a bot of your own may take for an answer before it forfeits the play.
cli-help-json = Print one JSON object instead of a table.
cli-help-seat = Through the eyes of this seat (0 is the first); an onlooker’s if left out.
cli-help-to = Stop after so many moves.
cli-help-why = Say what spoke for this move, if a bot made it and the play is over.
cli-help-host = Where to listen; this machine alone if left out.
cli-help-port = Which port; 8765 or the next that is free if left out, and 0 takes any.
cli-help-db = Where plays are kept: sqlite:///file.db, sqlite:////folder/file.db for an absolute path, or postgresql://user@host/name; your data folder if left out.
cli-help-open = Open a browser at the table.
cli-help-log-level = How much to say about what goes on.
cli-help-behind-proxy = Believe the addresses a proxy on this machine forwards.
cli-help-trust-proxy = Believe proxies at these addresses or networks as well, such as 10.27.0.0/24.
cli-help-pace = Seconds between the moves of bots.
cli-help-window = Seconds for which a window stays open, where nobody may know who is asked.
cli-help-packs = Offer the packs (*.toml) of this folder at new tables.
cli-help-lines = How many open tables one address may watch at once.
cli-help-metrics = Tell Prometheus (/metrics) and esbat admin (/people) how things stand, on this port; on this machine alone unless an address comes first.
cli-help-reach = Where other servers of the same database reach this one; as it listens, or as the database sees it, if left out.
cli-help-wake = How servers of one database wake one another: nats://host:4222; over the database itself, if left out.
cli-help-processes = How many processes of this machine serve together, each leading its share of the tables: about as many as there are processors. One, if left out.
cli-help-backup = Where to put the plays; a file of that name is replaced when all is written.
cli-help-restore = A file that `esbat backup` has written.
cli-help-admin-deed = What to do: tables, disk, people, link, close, delete, end-abandoned, ban, unban, bans, export or forget.
cli-help-admin-things = What to do it to: the id of a play, the number of a seat, an address.
cli-help-days = After how many days without an act a play counts as abandoned.
cli-help-most = How many tables to list, the newest first.
cli-help-at = Where a running server has its --metrics; only `people` asks there.

## Complaints: one sentence each

cli-interrupted = Interrupted.
cli-our-mistake = Something went wrong that should not have ({ $what }); set ESBAT_TRACEBACK=1 to see where, and please report it.
cli-unknown-language = We do not speak “{ $text }”; choose one of: { $known }.
cli-unknown-command = There is no command “{ $text }”; choose one of: { $known }.
cli-unknown-flag = There is no option { $option }; --help lists those there are.
cli-unknown-flag-near = There is no option { $option }; did you mean { $near }?
cli-missing = { $what } is missing; --help shows what belongs there.
cli-needs-value = The option { $option } needs a value after it.
cli-takes-no-value = The option { $option } stands alone and takes no value.
cli-bad-value = What was given for { $option } cannot be used; --help shows what can.
cli-usage-error = These words do not make a command; --help shows how they go.
cli-extra = “{ $text }” is one word too many; { $command } --help shows what belongs there.
cli-bad-number = { $option } takes a whole number, and “{ $text }” is not one.
cli-out-of-range = { $option } takes a number from { $least } to { $most }.
cli-bad-choice = { $option } takes one of these words: { $known }.
cli-bad-names = { $option } takes names with commas between them, and “{ $text }” leaves one out.
cli-bad-pair = A table option is written name=value, and “{ $text }” is not.
cli-bad-place = { $option } takes a port, or an address and a port (127.0.0.1:9180), and “{ $text }” is neither.
cli-bad-network = { $option } takes addresses or networks (10.27.0.0/24), and “{ $text }” is neither.
cli-help-lab-deed = report for a page with pictures and its data, export for plays and moves as Parquet files.
cli-help-lab-bots = The bots: for report one series each, for export who sits where, in order.
lab-unknown-deed = “{ $text }” is not something the lab does; choose from: { $known }.
cli-lab-title = How { $title } plays
cli-lab-about = In brackets and as lines: the bounds between which a share lies, with 95% confidence (Wilson). A comeback is a play won by somebody other than the favourite at half time, who would win most often if all played on at random. A runaway is one in which somebody leads after a quarter, a half and three quarters, and wins.
cli-lab-series = { $bots } · options: { $options }
cli-lab-seat = seat { $seat }
cli-lab-plays = plays
cli-lab-length = moves a play, median
cli-lab-branching = choices at a question, mean (most)
cli-lab-decisions = questions with a choice, a play
cli-lab-scores = scores by seat
cli-lab-comebacks = comebacks
cli-lab-runaways = runaways
cli-lab-wins = Wins by seat
cli-lab-endings = How plays end
cli-lab-lengths = Moves a play
cli-lab-openings = First choice of a seat, and how often it won
cli-lab-things = Cards and tiles a seat has used, and how often it won
cli-lab-moves = Moves a seat has made, and how often it won
cli-missing-extra = This needs { $library }, which is not installed: run { $command }.
cli-no-rule = No rule of { $title } has the id or all the words of “{ $text }”.
cli-bad-seat = There is no seat { $seat } at this table; its seats go from 0 to { $last }.
cli-bad-to = The record has { $moves ->
    [one] one move
   *[other] { $moves } moves
 }, so --to takes a number from 0 to { $moves }, not { $to }.
cli-file-missing = There is no file { $path }.
cli-file-is-directory = { $path } is a directory, and a file is needed.
cli-file-denied = You may not open { $path }.
cli-file-read-only = { $path } cannot be written: it lies on something read-only.
cli-file-no-room = { $path } cannot be written: there is no room left.
cli-file-trouble = { $path } cannot be used ({ $why }).

lab-no-bots = Name at least one bot.
lab-too-many-bots = { $bots } bots cannot sit on { $seats } seats; name fewer bots or more seats.
lab-too-few = --{ $what } must be at least 1, not { $number }.
train-more-than-whole = --ends is a share in per cent: at most 100, not { $number }.
train-no-habits = Nobody has tuned the usual answers of { $game } for its upper levels: learn from a bot’s plays (--by).
train-no-school = There is nothing to train in { $game }: its module in esbat.bots has no SCHOOL.
tune-too-few = --plays must be at least { $least } (one step), not { $number }.
tune-no-weights = There is nothing to tune in { $game }: its SCHOOL in esbat.bots has no weights.
lab-endless = Play number { $number } of the series had not ended after { $moves } moves.
lab-illegal = The bot { $bot } chose “{ $text }”, which is not legal there.
lab-worker-lost = A process that shared the work was lost; try again with fewer --jobs.
lab-jobs-and-cluster = --jobs is for this machine and --cluster for others; give one of them.
lab-no-cluster = No Ray cluster answers at { $address } ({ $text }).
lab-cluster-lost = The cluster at { $address } was lost; run the same again when it is back.
lab-cluster-other = A machine of the cluster runs another Esbat, or the same in another form; install the same on all.
lab-cluster-without = A machine of the cluster has no Esbat; install the same on all.
lab-few-bots = A ladder needs at least two bots.
lab-other-ladder = { $path } holds the plays of another ladder; choose another folder for --out.
lab-no-journal = { $path } is not a journal of plays; choose another folder for --out.
lab-bad-journal = Line { $line } of { $path } is damaged; delete it and all below it, and run again.
lab-busy-journal = Another run is writing to { $path }; wait for it, or choose another folder for --out.
lab-seat = seat { $seat }
lab-guest-name = Two bots cannot both be called “{ $bot }”; give yours another name.
lab-guest-bad-name = “{ $bot }” cannot be a bot’s name: take up to 30 letters, digits, - and _.
lab-file-fails = { $path } cannot be used as a bot ({ $what }).
lab-file-no-bot = { $path } has to hold one class of bot, and has { $many }.
lab-no-program = “{ $text }” starts no program.
lab-guest-ended = { $bot } ended in the middle of a play (exit code { $code }).
lab-guest-silent = { $bot } gave no answer for { $seconds } s.
lab-guest-nonsense = { $bot } answered “{ $text }”, which is none of the legal moves.
lab-guest-fails = { $bot } failed ({ $what }).

## Reports

cli-number = { NUMBER($number) }
cli-percent = { NUMBER($share, minimumFractionDigits: 1) }%
cli-form = { $form ->
    [compiled] The rules run compiled.
   *[plain] The rules run as plain Python; compiled wheels are many times faster.
 }

cli-games-seats = { $fewest } to { $most } seats
cli-games-bots = bots: { $bots }
cli-games-levels = The bots, weakest first:

cli-learn-title = { $title }: { $heading }
cli-learn-part = { $heading }: { $text }

cli-rules-lines = (rulebook, line { $lines })
cli-rules-derived = (follows from the rulebook, line { $lines })
cli-rules-rulings = Rulings
cli-rules-about = About { $rules }.
cli-rules-option = Table option: { $option }.
cli-rules-box = In the box

cli-train-progress = Learning
cli-tune-progress = Tuning
cli-judge-progress = Judging
cli-judge-title = { $game }: blunders in { NUMBER($count) } questions
cli-judge-bot = bot
cli-judge-blunders = blunders (95%)
cli-judge-cost = mean cost
cli-backup-done = { $plays ->
    [one] One play
   *[other] { NUMBER($plays) } plays
 } with { NUMBER($acts) } acts, all in { $path }.
cli-backup-doubtful = This version cannot lay { $plays ->
    [one] one of them
   *[other] { NUMBER($plays) } of them
 } again; they are kept as they were: { $some }.
cli-restore-done = { $plays ->
    [one] One play
   *[other] { NUMBER($plays) } plays
 } with { NUMBER($acts) } acts brought back; { NUMBER($known) } were there already.
cli-admin-table = { $play }  { $title }: { NUMBER($acts) } acts, the last { $days ->
    [0] today
    [one] a day ago
   *[other] { NUMBER($days) } days ago
 }
cli-admin-table-closed = { $play }  { $title }: { NUMBER($acts) } acts, closed; the last { $days ->
    [0] today
    [one] a day ago
   *[other] { NUMBER($days) } days ago
 }
cli-admin-tables = Tables shown: { NUMBER($tables) }.
cli-admin-disk = All plays together take { NUMBER($megabytes) } MB on disk.
cli-admin-address = { $address }: { NUMBER($lines) }
cli-admin-people = Open lines: { NUMBER($lines) }, from { NUMBER($addresses) } addresses.
cli-admin-closed = The table { $play } is closed; what was played there stays.
cli-admin-deleted = Everything about the table { $play } is deleted.
cli-admin-ended = Tables closed because nothing had been done there for { NUMBER($days) } days: { NUMBER($tables) }.
cli-admin-banned = { $address } is not let in any more.
cli-admin-unbanned = { $address } is let in again.
cli-admin-bans = Addresses not let in: { NUMBER($addresses) }.
cli-admin-exported = Everything kept about this seat is in { $path }.
cli-admin-forgotten = The name at seat { $seat } of { $play } is forgotten; the play stays.

cli-sim-progress = Playing
cli-sim-title = { $title }: { $games ->
    [one] one play
   *[other] { NUMBER($games) } plays
 }
cli-sim-seat = seat
cli-sim-bot = bot
cli-sim-wins = wins
cli-sim-share = share
cli-sim-score = mean score
cli-sim-ending = { $times } × { $reason }
cli-forfeits = { $bot } forfeited { $times ->
    [one] one play
   *[other] { NUMBER($times) } plays
 }. The first: { $reason }
cli-sim-speed = { NUMBER($moves) } moves, { NUMBER($mean) } a play, in { NUMBER($seconds) } s: { NUMBER($speed) } moves a second.
cli-sim-digest = Digest of all records: { $digest }

cli-rate-title = { $title }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
 }{ $options }: { $deals ->
    [one] one deal
   *[other] { NUMBER($deals) } deals
 }, { $plays ->
    [one] one play
   *[other] { NUMBER($plays) } plays
 }
cli-rate-rating = rating
cli-rate-share = × even share
cli-rate-won = won
cli-rate-plays = plays
cli-rate-points = { NUMBER($number) }
cli-rate-interval = { $value } ({ $low } … { $high })
cli-rate-axis = points (400 more: ten times as likely to come first)
cli-rate-rung = { $bot } among { $other }: { $share } of the pot; even would be { $even }.
cli-rate-rung-alone = { $bot } did better than { $other } on { $share } of the deals.
cli-rate-worth = Deals are mirrored: what these { $plays ->
    [one] play says
   *[other] { NUMBER($plays) } plays say
 } of one bot against another, { $worth ->
    [one] one play with deal and seats by lot would say.
   *[other] { NUMBER($worth) } with deals and seats by lot would say.
 }
cli-rate-unwon = { $plays ->
    [one] One play was won by nobody; its pot was shared.
   *[other] { NUMBER($plays) } plays were won by nobody; their pots were shared.
 }
cli-rate-about = In brackets: the bounds between which a figure lies, with 95% confidence (resampled by deal). Ratings are of the Plackett–Luce model over whole rankings, in points around the middle of this ladder.
cli-rate-matrix = The share of the pot of the bot at the left, one seat of it among seats of the bot above; even would be { $even }.
cli-rate-matrix-alone = On what share of the deals the bot at the left did better than the bot above; a tie counts as half.
cli-rate-made = Made by:
cli-rate-kept = Kept: { $path }

cli-verify-good = The record holds: { $title }, { $seats } seats, { $moves ->
    [one] one legal move
   *[other] { $moves } legal moves
 }, the seal { $seal }… fits its secret, and the outcome is right.
cli-verify-adjourned = The record holds so far: { $title }, { $seats } seats, { $moves ->
    [one] one legal move
   *[other] { $moves } legal moves
 }, the seal { $seal }… fits its secret; the play was adjourned.

cli-replay-title = { $title }, edition { $edition }: { $players }
cli-replay-eyes = As { $name } saw it, on seat { $seat }.
cli-replay-onlooker = As an onlooker saw it.
cli-replay-stopped = After { $to ->
    [one] one move
   *[other] { $to } moves
 } of { $moves }:
cli-replay-adjourned = The play was adjourned here.
cli-why-not-over = The play of this record is not over: its bots may be asked when it is.
cli-bad-why = There is no move { $number }: the record has { $moves }.
cli-why-no-bot = Move { $number } was not made by a bot of this game.

cli-bench-progress = Measuring
cli-bench-title = { $title }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
 }, one core
cli-bench-what = what
cli-bench-each = µs
cli-bench-rate = a second
cli-bench-published = published
cli-bench-share = compared
cli-bench-native = random moves, loop in the engine
cli-bench-python = random moves, loop in Python
cli-bench-clone = copies of a play (clone)
cli-bench-imagine = the unknown dealt anew (imagine)
cli-bench-machine = { $form ->
    [compiled] Published figures: compiled, one core of { $processor }, Python { $python }. 100% is as fast as that machine, 50% half as fast.
   *[plain] Published figures: plain Python like here, one core of { $processor }, Python { $python }. 100% is as fast as that machine, 50% half as fast; – where nothing was published.
 }
cli-bench-more = Only this program’s own processor time is counted. All published figures, other engines among them: bench/results/latest.md in the source.

cli-command-pack = The printed things of a game as a file: export, edit, check, play with --pack.
cli-epilog-pack = Example: esbat pack export lancre > mine.toml · esbat pack check mine.toml · esbat play lancre --pack mine.toml
cli-command-backup = Save all plays to one file, also while people play.
cli-epilog-backup = Example: esbat backup plays.jsonl --db postgresql://esbat@db/esbat
cli-command-restore = Bring the plays of such a file back, into a database of either kind.
cli-epilog-restore = Plays that are there already are left as they are.
cli-command-admin = Look after a server: its tables, its room on disk, who may come in, what is kept about whom.
cli-epilog-admin =
    esbat admin tables · disk · people · link · close PLAY · delete PLAY · end-abandoned --days 60
    esbat admin ban ADDRESS · unban ADDRESS · bans · export PLAY SEAT FILE · forget PLAY SEAT
cli-help-deed = export or check
cli-help-thing = a game’s code to export, or a file to check
cli-help-pack = A file with other printed things (see esbat pack).
cli-word-deed = deed
cli-word-thing = thing

## The diary

cli-daily-alone = --daily makes the luck of the day: leave out --seed and --resume.
cli-diary-empty = Nothing in your diary yet: finish a play in the terminal.
cli-diary-plays =
    { $plays ->
        [one] { $plays } play
       *[other] { $plays } plays
    }, { $won } won
cli-diary-streak = wins in a row: { $streak } now, { $longest } at most; plays of the day: { $days }
cli-diary-play = { $day }: { $how }
cli-diary-daily = { $day } (play of { $daily }): { $how }
