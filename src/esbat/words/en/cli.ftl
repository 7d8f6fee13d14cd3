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
cli-command-learn = Read in one screen how a game is played: the aim, a turn, the end, who wins.
cli-epilog-learn = Examples: esbat learn air --short · esbat learn bal --plain
cli-command-rules = Read the numbered rules of a game, our rulings, and where we know them from.
cli-epilog-rules = Examples: esbat rules air · esbat rules air AIR-020 · esbat rules air black cat
cli-command-sim = Let bots play among themselves and count what happens.
cli-epilog-sim = Example: esbat sim air --seats 3 --games 1000 --bots apprentice,novice --seed 7 --jobs 2 --json
cli-command-replay = Tell a recorded play again, as a seat or an onlooker saw it.
cli-epilog-replay = Example: esbat replay evening.jsonl --seat 0 --to 40
cli-command-verify = Check a record: every move, the sealed luck, the outcome.
cli-epilog-verify = A wrong record gets one sentence that names the first wrong line, and exit code 2.
cli-command-bench = Measure quickly how fast this installation is.
cli-epilog-bench = The comparison with other engines lives in the folder bench of the source.

cli-help-help = Show this page.
cli-help-version = Say which version this is.
cli-help-lang = Speak one of these: { $languages }; otherwise as ESBAT_LANG or the locale says.
cli-help-game = The code of a game, as `esbat games` lists it.
cli-help-short = The short page of one screen; it also comes without this word.
cli-help-query = A rule's id (AIR-020, 20, R6) or words that occur in it; nothing shows everything.
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
cli-help-bots = Who plays; fewer bots than seats sit down again in the same order.
cli-help-seed = The number all luck of the series is made from.
cli-help-jobs = Processes that share the work; the digest stays the same.
cli-help-json = Print one JSON object instead of a table.
cli-help-seat = Through the eyes of this seat (0 is the first); an onlooker’s if left out.
cli-help-to = Stop after so many moves.
cli-help-host = Where to listen; this machine alone if left out.
cli-help-port = Which port; 8765 or the next that is free if left out, and 0 takes any.
cli-help-db = Where plays are kept: sqlite:///file.db, sqlite:////folder/file.db for an absolute path, or postgresql://user@host/name; your data folder if left out.
cli-help-open = Open a browser at the table.
cli-help-log-level = How much to say about what goes on.
cli-help-behind-proxy = Believe the addresses a proxy on this machine forwards.
cli-help-pace = Seconds between the moves of bots.
cli-help-window = Seconds for which a window stays open, where nobody may know who is asked.
cli-help-packs = Offer the packs (*.toml) of this folder at new tables.
cli-help-lines = How many open tables one address may watch at once.

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
cli-no-rule = No rule of { $title } has the id or all the words of “{ $text }”.
cli-bad-seat = There is no seat { $seat } at this table; its seats go from 0 to { $last }.
cli-bad-to = The record has { $moves ->
    [one] one move
   *[other] { $moves } moves
 }, so --to takes a number from 0 to { $moves }, not { $to }.
cli-file-missing = There is no file { $path }.
cli-file-is-directory = { $path } is a directory, and a file is needed.
cli-file-denied = { $path } may not be opened by you.
cli-file-read-only = { $path } cannot be written: it lies on something read-only.
cli-file-no-room = { $path } cannot be written: there is no room left.
cli-file-trouble = { $path } cannot be used ({ $why }).

lab-no-bots = Name at least one bot.
lab-too-many-bots = { $bots } bots cannot sit on { $seats } seats; name fewer bots or more seats.
lab-too-few = --{ $what } must be at least 1, not { $number }.
lab-endless = Play number { $number } of the series had not ended after { $moves } moves.
lab-illegal = The bot { $bot } chose “{ $text }”, which is not legal there.
lab-worker-lost = A process that shared the work was lost; try again with fewer --jobs.

## Reports

cli-number = { NUMBER($number) }
cli-percent = { NUMBER($share, minimumFractionDigits: 1) } %
cli-form = { $form ->
    [compiled] The rules run compiled.
   *[plain] The rules run as plain Python; compiled wheels are many times faster.
 }

cli-games-seats = { $fewest } to { $most } seats
cli-games-bots = bots: { $bots }

cli-learn-title = { $title }: { $heading }
cli-learn-part = { $heading }: { $text }

cli-rules-lines = (rulebook, line { $lines })
cli-rules-derived = (follows from the rulebook, line { $lines })
cli-rules-rulings = Rulings
cli-rules-about = About { $rules }.
cli-rules-option = Table option: { $option }.
cli-rules-box = In the box

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
cli-sim-speed = { NUMBER($moves) } moves, { NUMBER($mean) } a play, in { NUMBER($seconds) } s: { NUMBER($speed) } moves a second.
cli-sim-digest = Digest of all records: { $digest }

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

cli-bench-progress = Measuring
cli-bench-title = { $title }, three seats, one core
cli-bench-what = what
cli-bench-rate = a second
cli-bench-native = random moves, loop in the engine
cli-bench-python = random moves, loop in Python
cli-bench-clone = clone
cli-bench-imagine = imagine
cli-bench-more = For a comparison with other engines, see the folder bench of the source.

cli-command-pack = The printed things of a game as a file: export, edit, check, play with --pack.
cli-epilog-pack = Example: esbat pack export lancre > mine.toml · esbat pack check mine.toml · esbat play lancre --pack mine.toml
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
