# The words of the command line.

## The frame of the help texts

heading-usage = Usage
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
heading-tests = For tests
note-default = [default:{"\u00A0"}{ $value }]
note-env = [environment:{"\u00A0"}{ $name }]

## Placeholders

value-ADDR = ADDR
value-BOT = BOT
value-CODE = CODE
value-COMMAND = COMMAND
value-COUNT = COUNT
value-DATABASE = DATABASE
value-DIR = DIR
value-FILE = FILE
value-FORMAT = FORMAT
value-GAME = GAME
value-KEY = KEY
value-LEVEL = LEVEL
value-MS = MS
value-NAME = NAME
value-NUMBER = NUMBER
value-OPTIONS = OPTIONS
value-POINT = POINT
value-TABLE = TABLE
value-TIME = TIME
value-URL = URL
value-VALUE = VALUE
value-WHO = WHO

## Options of all commands

arg-help = Print this help: --help in full, -h in short
arg-version = Print the version
arg-log = What is logged to standard error, always in English: off, error, warn, info or debug
arg-log-format = How it is logged: text, or json with a JSON value on each line
arg-language = The language: en, de, fr or nl [default: as LC_ALL, LC_MESSAGES or LANG say, else en]
arg-data = The folder of the database [default: posse in your data directory]
arg-store = The address of a Postgres database that is used instead of a folder, as in postgres://posse@db.example/posse
arg-option = An option of the game, as in colour-variant=on; may be repeated

## posse and posse serve

command-posse = Western table games, played properly: with friends anywhere, or against honest bots.
    .long =
        Started without a command, posse serves on http://127.0.0.1:8080. Open that page and play. To let others on your network play, listen on all addresses:

            posse --listen 0.0.0.0:8080
command-serve = Serve the games to browsers (this is what posse does without a command)
    .long =
        The server runs until Ctrl-C or SIGTERM stops it. Every move is on the disk before anybody sees it.

            posse serve --listen 0.0.0.0:8080
            posse serve --public-url https://posse.example --trust-proxy
arg-serve-listen = The address to listen on; 0.0.0.0:8080 lets your whole network play
arg-serve-public-url = The address under which people reach the server, as in https://posse.example
arg-serve-host = Another name by which browsers may reach the server, as in saloon.local; may be repeated
arg-serve-trust-proxy = Believe the X-Forwarded headers of the proxy in front of the server; without one, never
arg-serve-edition = Play new tables of a game by your own edition, as in dollars-wanted=mine.toml; may be repeated
arg-serve-metrics = Serve numbers for Prometheus at /metrics on this address, as in 127.0.0.1:9100; without it, nobody gets any
arg-serve-keep-finished = Remove finished tables this long after their last change, as in 12h, 30d or 8w [default: keep them]
arg-serve-crash = Abort when a point is reached for the n-th time, as in after-append:3
arg-serve-bot-pause = How many milliseconds each turn of a bot takes at least, of which it thinks for three quarters
    .long = With 0, bots do not wait until people have seen what happened either.
arg-serve-deal = Deal every table from this name, so that a test can have the same deal again
serve-open = Posse is open: { $url }
serve-invite = For everybody else: { $url }
serve-address = { $address } cannot be listened on; choose another address with { $option }
serve-address-in-use = { $address } cannot be listened on: something listens there already; choose another address with { $option }
serve-address-denied = { $address } cannot be listened on: the system does not allow it; choose a port above 1023 with { $option }
serve-address-absent = { $address } cannot be listened on: this machine does not have that address; choose another address with { $option }
serve-room = the system allows { $files } open files, which leaves room for { $room } connections; raise the hard limit (`ulimit -Hn`)
serve-edition = { $file } cannot be used as an edition of { $game }

## posse play

command-play = Play a game in the terminal against bots
    .long =
        The table is told in words. You answer with the number of an action.

            posse play dollars-wanted
            posse play wyatt-earp --seats 4 --seat 2 --bot marshal --bot beginner
arg-play-game = The game: { $games }
arg-play-seats = How many play [default: the fewest the game is for]
arg-play-seat = Which seat is yours, from 1
arg-play-bot = A bot for the others in order; the last takes the rest [default: the strongest]
arg-play-name = Your name at the table [default: that of your account]
arg-play-seed = Deal the cards that belong to this number, every time the same [default: another every time]
play-how = Answer with a number, `t` to see the table again, `q` to leave.
play-answers = Possible: 1 to { $count }, t, q
play-no-seat = there are seats 1 to { $seats }, not { $seat }
play-no-randomness = the system gives no randomness
play-unread = your answer cannot be read

## posse replay

command-replay = Print a stored game move by move
    .long =
        While a game runs, this shows what somebody without a seat may see. What was hidden is shown when the game is over, or with --open.

            posse replay k3m9xq7w2fab
            posse replay game.json --analysis
arg-replay-table = A table’s name, as in its link, or the file of a downloaded game
arg-replay-open = Show what is hidden although the game is not over: every card, to whoever looks
arg-replay-analysis = Tell also what the strongest bot thinks of each decision; only of a finished game
arg-replay-time = Tell also how long a full replay takes
told-table = Table { $table }: { $game }, { $seats } seats
told-warning = warning: this game is not over, and --open shows every card to whoever looks at this screen
told-no-table = there is no table { $table } in this database; see that the name is right and --data names the right folder
told-nothing = `{ $table }` is neither a table nor a file: { $reason }
told-seat = seat { $seat }
told-sits = { $name } sits down in seat { $seat }
told-sits-trusting = { $name } sits down in seat { $seat }, trusting the server’s operator
told-sits-bot = { $name } sits down in seat { $seat }: the bot { $bot }, version { $version }
told-leaves = { $name } gets up
told-ready = { $name } is ready
told-start = the cards are dealt
told-nobody = an action of nobody
told-decides = { $name } decides
told-hands-over = the bot { $bot }, version { $version }, plays for { $name }
told-hands-back = { $name } plays again
told-gives-back = the seat goes back to { $name }
told-takes-over = { $new } takes over from { $name }
told-concedes = { $name } gives up
told-abandoned = the table is closed
told-expired = the table is closed after its time
told-finished = the game is over
told-reveals = the server shows its secret
told-rematch = the players go on at table { $table }
told-goes-on = The game goes on.
told-over-played = Over: played to the end.
told-over-conceded = Over: all others had given up.
told-over-closed = Over: closed before the end.
told-over-expired = Over: closed after a long silence.
analysis-progress = { $done } of { $all } decisions, { $left } left
analysis-head =
    { $count ->
        [one] Analysis: what the bot { $bot } thinks of one decision, from what its seat knew then
       *[other] Analysis: what the bot { $bot } thinks of { $count } decisions, from what each seat knew then
    }
analysis-percent = The chance to win in percent, as it was estimated at each seat’s last decision so far:
analysis-costliest = The costliest decisions; less than { $points } percentage points cannot be told from chance:
analysis-better = { $name }: { $taken }; better: { $best }
analysis-column-entry = entry
analysis-column-points = points
analysis-column-end = end
analysis-not-over = the game is not over yet; only a finished game can be analysed

## posse verify

command-verify = Check a downloaded game without the server
    .long =
        Works the whole game out again: every fingerprint and opened value, the deal, every decision and the state after it. docs/fairness.md tells what this proves and what it cannot.

            posse verify game.json --receipt receipt.json
arg-verify-file = The downloaded game
arg-verify-receipt = The receipt that a player’s browser kept
verify-misfit = { $file } does not fit
verify-fits = Everything fits together: table { $table }, { $game }, { $seats } seats.
verify-secret = The server’s secret fits the fingerprint that it showed before anybody sat down.
verify-lesson = It is a guided first game: its secret is known to all, and its deal is always the same.
verify-value = Seat { $seat }, { $name }, added a value to the deal, and it fits its fingerprint.
verify-bot = Seat { $seat }, { $name }, is a bot and added nothing to the deal.
verify-trust = Seat { $seat }, { $name }, added nothing to the deal and trusted the server’s operator.
verify-empty = Seat { $seat } was empty.
verify-withdrawn = Note: somebody got up from seat { $seat } when the value of another was known already. Whoever it was could choose between two deals.
verify-receipt = The receipt of seat { $seat } fits the file.
verify-decisions =
    { $count ->
        [one] The deal and the one decision lead to the states that the file says.
       *[other] The deal and all { $count } decisions lead to the states that the file says.
    }
verify-played = Played to the end. First: { $names }.
verify-conceded = It ended because all others had given up.
verify-closed = The table was closed before the end.
verify-expired = The table was closed because nobody came or moved for too long.
verify-without-receipt = Only a receipt proves that this is the deal which your browser took part in: --receipt FILE.

## posse bench

command-bench = Measure how fast the rules are, and what a search pays for
    .long =
        Random games on one core. A move is one decision between at least two actions, its list of legal actions computed and drawn from; forced steps do not count.

        Then what a search pays for, in microseconds: a playout (a random game from the deal to the end), a seat’s view, all that it knows (view and recall), a copy of the state, and a random world that it may be in: the mean, the 99.9th percentile and the slowest. Measured at every seventh decision of random games, for the seat that decides.

            posse bench dollars-wanted --seconds 10
arg-bench-game = The game [default: all of them]
arg-bench-seconds = For how many seconds of processor time random games run, and for how many costs are measured, with each number of seats
bench-head = { $game }: random games on one core, { $seconds } s of processor time for each number of seats, costs in µs
bench-seats = seats
bench-moves = moves/s
bench-share = of reference
bench-games = games/s
bench-decisions = decisions a game
bench-bytes = bytes of state
bench-playout = playout
bench-view = view
bench-knows = knows
bench-copy = copy
bench-world = world
bench-slow = 99.9 %
bench-worst = worst
bench-replay =
    { $count ->
        [one] A full replay of one decision takes { $plain } ms; { $digests } ms with the digest after it.
       *[other] A full replay of { $count } decisions takes { $plain } ms; { $digests } ms with the digest after each.
    }

## posse arena

command-arena = Play a tournament between bots
    .long =
        A bot is written by its name: beginner. What it may think in a turn stands behind an @: marshal@50ms thinks 50 milliseconds, marshal@1000 makes 1000 iterations (the default). With iterations the same seed gives the same games on every machine.

        Every deal is played once in each rotation of the bots over the seats, so that luck of the deal hits all alike. A deal is one observation: the intervals say with 95 % confidence where the true value lies, from the differences between deals.

            posse arena --game dollars-wanted --bots beginner,random --games 1000
            posse arena --game desperados --bots beginner,random,random --json games.jsonl
            posse arena --game desperados --bots beginner --against 'python3 docs/example_bot.py'

        Ctrl-C ends a tournament early; its table counts the deals that are whole. To go on with it, give the same command with --resume FILE in place of --json FILE.
arg-arena-game = The game: { $games }
arg-arena-bots = The bots in their order around the table, as in marshal@50ms,beginner,beginner
arg-arena-games = How many games are played; the last deal is always played in all rotations
arg-arena-seats = How many play; the last bot takes the seats left over [default: as many as there are bots]
arg-arena-seed = The number from which all deals follow
arg-arena-jobs = How many games are played at the same time [default: one on each core]
arg-arena-json = Write the games and the statistics to a new file, a JSON value on each line
arg-arena-resume = Go on with a file that --json made, and skip the games that it has
arg-arena-against = Add a bot that is a process, started by sh; docs/arena-protocol.md says how it is spoken to
arg-arena-against-ms = How many milliseconds the process has for each decision
arena-progress = { $done } of { $all } games, { $left } left
arena-stopped =
    { $count ->
        [one] Stopped; one game is left: go on with --resume.
       *[other] Stopped; { $games } games are left: go on with --resume.
    }
arena-stopped-for-good =
    { $count ->
        [one] Stopped; one game is left: with --json FILE you could go on later.
       *[other] Stopped; { $games } games are left: with --json FILE you could go on later.
    }
arena-nothing = No deal was played in all its { $seats } rotations.
arena-head =
    { $count ->
        [one] { $game }: { $games } games, one deal in { $seats } rotations, seed { $seed }; { $decisions } decisions a game
       *[other] { $game }: { $games } games, { $deals } deals in { $seats } rotations, seed { $seed }; { $decisions } decisions a game
    }
arena-column-bot = bot
arena-column-wins = wins %
arena-column-even = even
arena-column-score = score
arena-column-margin = ahead by
arena-column-elo = Elo
arena-column-iterations = iterations a turn
arena-column-turn = ms a turn
arena-column-longest = longest
arena-pairs = How often the bot of the row finishes before that of the column, in % (a tie counts half):
arena-lost =
    { $count ->
        [one] { $bot } lost one decision: { $late } late, { $dead } after its process ended, { $illegal } not on the list.
       *[other] { $bot } lost { $count } decisions: { $late } late, { $dead } after its process ended, { $illegal } not on the list.
    }
arena-interval = { $mean } ({ $least } to { $most })
arena-intervals =
    In brackets: the 95 % interval. The games of a deal are one observation. Shares: Wilson’s interval with
    Student’s t on the effective number of games; scores: Student’s t; Elo: Bayesian bootstrap over deals, the
    mean of all bots being 0.
arena-unwritten = a game could not be written to the file
arena-unwritten-statistics = the statistics could not be written to the file
arena-unheard = Ctrl-C cannot be heard
results-exist = the file exists; go on with it by --resume, or name another
results-no-header = this is no file of results; --json makes one
results-other = the file is of another tournament: it has { $parts }; start a new one with --json
results-line = line { $line } is no game of this tournament; start a new file with --json
lineup-empty = no bot is named; name one or more, as in beginner,random
lineup-bot = there is no bot `{ $bot }`; the bots of { $game } are: { $known }
lineup-budget = `{ $bot }` names no budget; write { $name }@50ms for 50 milliseconds a turn, or { $name }@1000 for 1000 iterations a turn
lineup-crowded = { $bots } bots do not fit in { $seats } seats; name fewer bots or ask for more seats
foreign-shell = sh could not be started: { $reason }
foreign-late = `{ $command }` was not ready for a game: it did not answer within ten seconds; docs/arena-protocol.md says what it has to answer
foreign-unready = `{ $command }` was not ready for a game: it answered something other than {"{"}"ready":true{"}"}; docs/arena-protocol.md says what it has to answer
foreign-ended = `{ $command }` was not ready for a game: it ended; docs/arena-protocol.md says what it has to answer

## posse backup

command-backup = Copy the database to a new file, also while the server runs
    .long =
        The copy is a whole database, as the server had it at one moment.

            posse backup saturday.db
arg-backup-file = The file to make; it must not exist
backup-done = The database was copied to { $file }.
backup-restore =
    To go back to it: stop the server, remove posse.db-wal and posse.db-shm, and put this file in the place of
    posse.db.

## posse copy

command-copy = Copy every table to another database, as from a file to Postgres
    .long =
        No server may use either database meanwhile. Each copied table is read back and played through, so that every digest is checked. A copy that was interrupted goes on where it was.

            posse copy --from /var/lib/posse/posse.db --to postgres://posse@db.example/posse
arg-copy-from = The database to copy: a file, as in /var/lib/posse/posse.db, or an address, as in postgres://posse@db.example/posse
arg-copy-to = The database to fill: a file or an address
copy-progress = { $done } of { $all } tables, { $left } left
copy-from = the database to copy
copy-to = the database to fill
copy-no-file = there is no file { $file }; name the file of the database, as in /var/lib/posse/posse.db
copy-table = table { $table }
copy-left = table { $table }: { $reason }
copy-conflict = it is in the other database already, and has gone on there
copy-done = { $count ->
        [one] One table was copied and checked.
       *[other] { $count } tables were copied and checked.
    }
copy-not-all = { $count ->
        [one] One table was not copied or cannot be played through; a line above says why
       *[other] { $count } of the tables were not copied or cannot be played through; the lines above say why
    }

## posse tables

command-tables = List the stored tables, show, close or remove one, also while the server runs
    .long =
        A server that runs on the database shows what was changed within a second or two.

            posse tables list --running
            posse tables remove k3m9xq7w2fab
command-list = List the stored tables, the last changed first
    .long =
        Times are in UTC.

            posse tables list --finished --game dollars-wanted
command-show = Show what is stored about a table, but no card
    .long =
        A visitor is the fingerprint of a browser’s cookie. posse forget takes it.

            posse tables show k3m9xq7w2fab
command-close = End a table before its time: nobody wins, and its deal is revealed
    .long =
        Whoever is at the table sees that it was closed. It can be looked at again like any finished table.

            posse tables close k3m9xq7w2fab
command-remove = Remove a table with everything that belongs to it
    .long =
        Its page is gone at once, and so are its replay and download. Only a copy of the database brings it back.

            posse tables remove k3m9xq7w2fab --yes
arg-table = The table’s name, as in its link
arg-list-running = Only tables that are not over
arg-list-finished = Only tables that are over
arg-list-game = Only tables of this game
arg-list-json = Write a JSON value for each table, with times in milliseconds since 1970
arg-show-json = Write one JSON value
arg-yes = Do not ask, as in a script
tables-column-table = table
tables-column-game = game
tables-column-state = state
tables-column-seats = seats
tables-column-entries = entries
tables-column-made = made
tables-column-changed = last changed
tables-count =
    { $count ->
        [one] One table.
       *[other] { $count } tables.
    }
state-open = open
state-running = running
state-over = over
show-state =
    { $count ->
        [one] State: { $state }, one entry, made { $made }, last changed { $changed } (UTC)
       *[other] State: { $state }, { $count } entries, made { $made }, last changed { $changed } (UTC)
    }
show-creator = Made by the visitor { $visitor }
show-no-creator = Whoever made it is forgotten
show-no-visitor = none
show-free = Seat { $seat }: free
show-bot = Seat { $seat }: { $name }, the bot { $bot }
show-person = Seat { $seat }: { $name }, visitor: { $visitor }
show-stand-in = Seat { $seat }: { $name }, for whom the bot { $bot } plays, visitor: { $visitor }
show-unfollowed = its log cannot be followed to the end, so whoever sat down later is not shown
close-ask =
    { $count ->
        [one] Close the table { $table } with one entry of { $game }? Nobody wins, and its deal is revealed.
       *[other] Close the table { $table } with { $count } entries of { $game }? Nobody wins, and its deal is revealed.
    }
close-done = The table { $table } was closed.
close-over = the table { $table } is over already; posse tables remove removes it
close-unfollowed = the log of the table { $table } cannot be followed, so nothing can be added to it; posse tables remove removes it
remove-ask =
    { $count ->
        [one] Remove the table { $table } with one entry of { $game }?
       *[other] Remove the table { $table } with { $count } entries of { $game }?
    }
remove-ask-damaged = Remove the table { $table }, which is damaged?
remove-done = The table { $table } was removed.
confirm-ask = { $question } [y/N]{" "}
confirm-yes = y yes
confirm-no = nothing was changed
confirm-no-terminal = { $question } There is no terminal to answer on, so nothing was changed; add --yes to do it

## posse forget

command-forget = Forget what is stored about a visitor or a name, also while the server runs
    .long =
        At every table another name stands in the place of the person’s, as N. N. 2 in seat 2, and the seats and tables are the person’s no longer: a seat is free before the start, and a bot plays on in a running game. A name is written exactly as it stands at the table and means everybody who has used it; a visitor is the 64 digits that posse tables show tells.

            posse forget Anna
arg-forget-who = The name, or the visitor
forget-ask =
    Forget { $who }? { $tables ->
        [one] One table is concerned
       *[other] { $tables } tables are concerned
    }, { $seats ->
        [one] and one seat is given up.
       *[other] and { $seats } seats are given up.
    }
forget-done =
    { $tables ->
        [one] Forgotten at one table.
       *[other] Forgotten at { $tables } tables.
    }
forget-stays =
    What stays: decisions and their times, which are part of the others’ games, and whatever lies elsewhere: copies of
    the database, downloaded games, the person’s own browser.
forget-nobody = nothing is stored about { $who }; a name is written exactly as it stands at the table, and a visitor as posse tables show tells it
forget-unreadable = table { $table }: it cannot be read, so it was left as it is; posse tables remove removes it
forget-not-all = { $count ->
        [one] One table could not be read; a line above names it
       *[other] { $count } of the tables could not be read; the lines above name them
    }

## posse help

command-help = Print this help, or that of a command

## Wrong calls

wrong = error
wrong-tip = tip
wrong-help = For more information, try { $option }.
wrong-similar = did you mean { $names }?
wrong-command = there is no command { $argument }
wrong-command-with = { $other } cannot stand before the command { $argument }; write it after the command, if the command has it
wrong-argument = { $argument } does not belong here
wrong-twice = { $argument } can be given only once
wrong-together = { $argument } and { $other } cannot be used together
wrong-empty = { $argument } needs a value
wrong-value = { $other } is no value for { $argument }
wrong-surplus = { $other } is one value too many for { $argument }
wrong-missing = something is missing:
wrong-utf8 = an argument is no UTF-8 text
value-not-level = a level is off, error, warn, info, debug or trace
value-not-log-format = a log is written as text or json
value-not-language = the languages are: en, de, fr, nl
value-not-address = an address is an IP address and a port, as in 127.0.0.1:8080
value-not-between = it must be a whole number from { $least } to { $most }
value-not-game = the games are: { $known }
value-not-edition = write GAME=FILE, as in dollars-wanted=my-edition.toml
value-not-option = write KEY=VALUE, as in colour-variant=on
value-not-time = write a time in hours, days or weeks: 12h, 30d or 8w
value-not-table = a table’s name is twelve letters and digits, as in its link
value-not-url = a public address is http:// or https:// and a host, without a path: https://posse.example
value-not-crash = a crash is written as POINT:COUNT, as in before-append:3; points are before-append, after-append, before-show and before-reply
value-not-dealt = this program deals cards that nobody can foresee; remove --deal and POSSE_DEAL, or for tests use a debug build (`cargo build -p posse`)
setup-seats = this game is for { $least } to { $most } players, not { $seats }
setup-edition = line { $line }: { $reason }
setup-version = this table is played by version { $version } of the rules; this program knows them up to version { $known }; use a newer program
setting-key = there is no option `{ $key }`; the options are: { $known }
setting-value = option `{ $key }` cannot be `{ $value }`; it can be: { $known }

## Files

fail-read = { $file } cannot be read
fail-output = the output could not be written: { $reason }
fail-data = your data directory is not known; name a folder with --data DIR
fail-no-database = there is no database at { $file }; name its folder with --data DIR
io-not-found = there is no such file or folder
io-denied = the system does not allow it
io-exists = it exists already
io-folder = it is a folder
io-no-folder = a part of the path is no folder
io-no-text = it is no UTF-8 text
io-full = the disk is full; make room and try again
io-read-only = the file system is read-only
io-address-in-use = the address is in use
io-address-absent = this machine does not have the address
file-no-game = this is no downloaded game of Posse: { $reason }
file-no-receipt = this is no receipt of Posse: { $reason }
file-name = entry { $entry } of this game holds a name that nobody can have at a table: a name has 1 to 24 characters
file-name-invisible = entry { $entry } of this game holds a name that nobody can have at a table: { $code } in it is a character that nobody can see
file-name-marks = entry { $entry } of this game holds a name that nobody can have at a table: a letter carries too many marks, or a mark stands alone
file-newer-game = the downloaded game has format { $version }, which this program does not know; use a newer program
file-newer-receipt = the receipt has format { $version }, which this program does not know; use a newer program
store-not-found = there is no such table
store-full = the disk is full; make room and try again
store-locked = the database is in use by another process; stop it, or choose another folder with --data
store-corrupt = the database cannot be read: { $reason }; restore a backup, or choose another folder with --data
store-damaged = table { $table } cannot be read: { $reason }; it is as it should be in a backup from before
store-newer = the database has format { $version }, this program knows { $known }; use a newer program
store-exists = { $file } exists already; choose another name, or move it away
store-io = the database could not be used: { $reason }

## What does not fit

differs-digest = entry { $entry } leads to a different state from the one that was stored
differs-impossible = entry { $entry } is not possible where it stands: { $reason }
differs-no-game = this program does not know the game `{ $game }`
mismatch-header = the header cannot be used: { $reason }
mismatch-game = no game can be made of the header: { $reason }
mismatch-not-over = the game is not over in this file; download it again when it is
mismatch-no-secret = the server’s secret is missing, so the deal cannot be worked out
mismatch-secret = the server’s secret does not fit its fingerprint: the secret, the fingerprint or the header was changed
mismatch-lesson = the server’s secret is not the one of the guided game { $lesson }, which always has the same secret
mismatch-value = entry { $entry }: the value that seat { $seat } opened does not fit its fingerprint
mismatch-late = entry { $entry }: seat { $seat } gave a fingerprint after a value had been opened, so it could choose
mismatch-digest = entry { $entry } ({ $what }) leads to a different state from the one in the file
mismatch-impossible = entry { $entry } ({ $what }) is not possible where it stands: { $reason }
receipt-table = the receipt is of another table
receipt-header = the receipt’s header is not the file’s: something else was agreed on when this person sat down
receipt-commitment = the server’s fingerprint in the receipt is not the one in the file: the server has changed its secret
receipt-itself = the receipt contradicts itself: its value does not fit its fingerprint
receipt-hash = the fingerprint of seat { $seat } in the receipt is not the one in the file
receipt-value = the value of seat { $seat } in the receipt is not the one in the file
receipt-other = the fingerprint of seat { $seat } was another, or none, when the receipt’s value was opened
