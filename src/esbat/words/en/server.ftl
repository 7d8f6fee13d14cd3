# What only the server says: to a page that asked for something, or to the person who started it.

server-open-at = Esbat is open at { $address } (Ctrl-C to stop)
server-no-door = Cannot listen on { $host }, port { $port }: { $reason }.
server-bad-host = “{ $host }” is no address that one can listen on.
server-page-unbuilt = The page is not built yet: run ./play, which builds it, or npm run build in frontend.
bad-database = “{ $address }” is no database address I know; write sqlite:///file.db, sqlite:////folder/file.db for an absolute path, or postgresql://user@host/name.
database-unwritable = The plays cannot be kept in { $path }: { $reason }.
database-unreachable = The database { $path } does not let us in: { $reason }.
database-in-use = Another esbat already serves the plays in { $path }: stop it first, or name another file with --db.
database-no-driver = PostgreSQL needs one package more: pip install "{ $package }".
bad-wake = Wake-ups go over the database, or over NATS: --wake nats://host:4222.
wake-alone = Wake-ups are for several servers of one PostgreSQL database; this one has its plays to itself.
wake-no-driver = NATS needs one package more: pip install "{ $package }".
backup-foreign = This file is no backup of esbat’s.
backup-later = This backup was made by a later version of esbat: restore it with that one.
backup-damaged = Line { $line } of this backup is damaged, so nothing was taken from it.
backup-cut = This backup ends after { $plays } plays, before its last line, so nothing was taken from it.
admin-unknown-deed = There is no “{ $text }” here; choose one of: { $known }.
admin-needs = esbat admin { $deed } is followed by: { $things }.
admin-no-table = There is no open table { $play } in this database.
admin-no-seat = There is no seat { $seat } at a table { $play } in this database.
admin-not-banned = { $address } was not banned.
admin-no-server = No server answers at { $at }: start it with --metrics, and say with --at where.
admin-page-title = Keeping this table
admin-page-closed = This link is not good any more: ask for another with esbat admin link.
admin-page-tables = Tables
admin-page-people = Open lines
admin-page-banned = Not let in
admin-page-close = Close
admin-page-delete = Delete
admin-page-abandoned = Days without a move after which an unfinished play is over:
admin-page-end = End these
admin-page-ban = Ban
admin-page-unban = Let in

server-seat-name = Witch { $number }
server-undone = { $name } takes a move back.
    .you = You take a move back.
server-no-choice = { $name } had no choice: the table went on by itself.
    .you = Only one thing was possible: the table did it for you.
server-hint = I would choose: { $move }.

## Refusals

server-hello-first = Say first which table you want to sit at.
server-unknown-play = This link opens no table here.
server-unknown-code = This recovery code opens no seat here.
server-other-edition = This play follows edition { $edition } of the rules; this server plays edition { $current }.
server-damaged-play = This play cannot be laid out again: what was kept of it is damaged.
server-closed-play = This table was closed by whoever keeps this server.
server-banned = Whoever keeps this server does not let your address in.
server-no-such-pack = There is no such pack for { $game } here.
server-no-packs = There is no folder of packs at { $folder }: { $reason }.
server-bad-pack = { $file } is not offered. { $why }
server-no-file = Line { $line }: this is no file that can be read.
server-many-packs = Only the first { $most } packs were read.
server-not-understood = I do not understand this message.
server-too-fast = Not so fast, please: try again in a moment.
server-too-big = This message is too big.
server-head-too-big = The first line or the headers of this request are too long.
server-too-late = The request did not come whole in time.
server-too-many-undos = You have taken back { $most } moves in this play; that is as many as there are.
server-json-only = Please send JSON.
server-foreign-origin = This request comes from another page, so it is refused.
server-other-host = This server does not answer to that name.
server-no-such-page = There is nothing here.
server-no-such-method = This address is used in another way.
server-store-failed = The disk did not take it, so it has not happened: try again.
server-store-away = The database does not answer right now: whether this was kept will show as soon as it is back.
server-store-gone = The place where plays are kept is gone, so nothing can be kept: the server must be started anew.
server-trouble = Something went wrong on our side; it is written in the log.
server-onlooker = You are watching: only those at the table may do that.
server-bot-sits = A bot is sitting in for you: take your seat back first.
server-bot-sits-there = A bot sits there already.
server-nobody-sits-in = No bot is sitting in for you.
server-still-here = A bot may sit in only for someone who has been away for { $seconds } seconds.
server-no-such-seat = There is no such seat to give.
server-name-unseen = Nothing of this name can be seen: choose another.
server-name-accents = This name has too many accents on one letter: choose another.
server-name-taken = Somebody at this table is called “{ $name }” already: choose another name.
server-bad-seat = Seats are of these kinds: { $kinds }.
server-not-asked = You are not asked anything now.
server-no-more-time = Nobody is waiting here, or somebody has asked for a moment already.
server-type-it = Type the formula: whether it is read well is not for you to say.
server-nothing-to-read = There is nothing for you to read right now.
server-one-thing = I am still thinking about your last question.
server-legal = You may do that now.
server-not-over = The play is not over yet.
server-no-such-move = There is no going on from there: choose a move before the end (from 0 to { $last }).
server-too-deep = This play was continued { $most } times already; that is as far as it goes.

## Records of continued plays

record-origin = Line { $line }: in the play this one continues, the move “{ $text }” does not stand. { $why }
record-continued = This play continues another from its move { $moves }, with what seat { $seat } had not seen dealt anew.
server-daily-alone = The play of the day is played alone, and { $game } is not played that way.
server-no-such-day = There is no such day: write it as 2026-11-16.
