# The table in the terminal.

terminal-you = You
terminal-name =
    { $number ->
        [1] Agnes
        [2] Mary
        [3] Rose
        [4] Joan
        [5] Colette
       *[other] Odile
    }

## Welcome and farewell

terminal-table = At the table: { $names }.
terminal-options = Table options: { $options }.
terminal-option = { $title }: { $value }
terminal-sealed = Luck, sealed before the first card: { $commitment }
terminal-start = Press Enter to begin.
terminal-resumed =
    { $moves ->
        [one] The play goes on where it was, after { $moves } move.
       *[other] The play goes on where it was, after { $moves } moves.
    }
terminal-curtain = { $name } is up. Press Enter when { $name } is alone at the screen.
terminal-record = The play is kept in { $path }
terminal-verify = To check it, move by move: esbat verify { $path }
terminal-not-kept = The play could not be kept.

## What is read at every move

terminal-log-empty = Nothing has happened yet.
terminal-did = { $name }: { $what }.
terminal-no-choice = { $name } had no choice: the table went on by itself.
    .you = Only one thing was possible: the table did it for you.
terminal-took-back = { $name } takes back a move.
    .you = You take back your move.
terminal-prompt = Your choice (? for help):
terminal-choice = { $number }. { $label }
terminal-read-prompt = Read:
terminal-formula = Type this: { $formula } (about { $seconds } s)
terminal-heard = It said: { $formula } – it was read: { $heard }
terminal-unheard = It said: { $formula } – it was not read.
terminal-to-be-read = To be read aloud: { $formula }

## Answers

terminal-help = Type a move’s number, its text (as in “take K7”), or a few of its words.
terminal-help-why = why take K7, or ? take K7: the rule that forbids it
terminal-help-hint = hint: what the best bot would do
terminal-help-undo = undo: take back your last move, if nobody has learnt anything from it
terminal-help-rules = rules black cat: the rules that speak of it; or rules AIR-020
terminal-help-log = log: everything that has happened
terminal-help-table = table: see the table again
terminal-help-save = save [FILE]: keep the play
terminal-help-quit = quit: keep the play and leave
terminal-number = Choose a number from 1 to { $most }.
terminal-several = “{ $text }” may mean several moves: { $numbers }. Give a number.
terminal-no-number = No move has that number: there are { $most }.
terminal-allowed = That is allowed: { $label }.
terminal-rule = { $rule }: { $text }
terminal-more-rules =
    { $count ->
        [one] … and { $count } more; ask more exactly, or read all with “esbat rules { $game }”.
       *[other] … and { $count } more; ask more exactly, or read all with “esbat rules { $game }”.
    }
terminal-no-rule = No rule speaks of “{ $text }”.
terminal-hint = { $name } would do this: { $number }. { $label }
terminal-saved = Kept in { $path }
terminal-adjourned = The play is kept. To go on with it: esbat play { $game } --resume { $path }
terminal-adjourned-nowhere = The play stops here, and it could not be kept anywhere.

## What is wrong

terminal-moved-place = { $wanted } cannot be written; the play is kept in { $path }
terminal-no-place = Neither { $wanted } nor any other place can be written: the play goes on without being kept.
terminal-put-aside = An unfinished play was there; it is now in { $path }
terminal-cannot-save = { $path } cannot be written.
terminal-occupied = The file { $path } exists and is not an Esbat record: choose another name.
terminal-no-file = { $path } cannot be read.
terminal-nothing-adjourned = No unfinished play is waiting for you.
terminal-other-game = That is a play of { $title }, not of the game asked for.
terminal-finished = That play is over: “esbat replay { $path }” tells its story.
terminal-no-players = At least one seat is needed.
terminal-daily = The play of { $day }: the same luck for everybody that day.
terminal-diary =
    In your diary: { $plays ->
        [one] { $plays } play
       *[other] { $plays } plays
    } of this game, { $won } won.

## Lessons

terminal-lesson = Lesson { $number } of { $count }: { $title }
terminal-lesson-line =
    { $done ->
        [yes] { $number }. { $title } ({ $name }), finished
       *[no] { $number }. { $title } ({ $name })
    }
terminal-lesson-again = Type “again” to try this step once more.
terminal-lesson-next = Press Enter for the next lesson.
terminal-lesson-left = To go on with the lessons: esbat learn { $game }
terminal-lesson-kept = Finished lessons are kept by themselves.
terminal-lessons-over = These were all the lessons. Your first play: esbat play { $game }
terminal-lessons-unread = { $path } cannot be read: the lessons begin anew.
terminal-lessons-older = You finished lessons of edition { $edition } of the game; they still count, though it is now edition { $current }.
terminal-help-again = again: try the step once more
terminal-help-next = next: on to the next lesson
terminal-lesson-points = The lesson points at: { $label }

terminal-show = Type “show { $rule }” to try that rule in a position of its own.
terminal-show-try = Type “try”, or press Enter.
terminal-show-seen = That is the rule at work. Type “quit” to leave; nothing else has changed.
terminal-no-show = No single rule that can be shown is meant by “{ $text }”.
terminal-show-over = Back at your play: nothing has changed.
terminal-rules-more = More: “rules” with words or a number here; esbat rules { $game } for everything.
terminal-help-show = show AIR-020: try that rule in a position of its own, and come back

## Puzzles

terminal-puzzle = { $title }: the puzzle of { $day }
terminal-puzzle-record = Puzzles found so far: { $total }, at the first move: { $first }.
terminal-help-solution = next: give up, and read the answer

## The coach

terminal-help-coach = coach: silence the coach, or call it back
terminal-coach-back = The coach accompanies you again.
terminal-coach-silent = The coach is silent. Type “coach” to call it back.
terminal-coach-none = The coach accompanies only a person who plays alone or among bots.
terminal-help-look = look DECK: what a thing on the table does, an example in numbers, its rules (alone: the list)
terminal-look-nothing = Nothing on the table is called “{ $text }”.
terminal-look-which = { $count } things; which one? “look” and some words of its name:
terminal-look-rules = Rules: { $rules }
