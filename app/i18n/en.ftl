# The words of the command line.

## Headings and notes of the help texts

heading-usage = Usage
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
note-default = [default:{"\u00A0"}{ $value }]

## Placeholders

value-ADDRESS = ADDRESS
value-ADDR = ADDR
value-BOT = BOT
value-CODE = CODE
value-COMMAND = COMMAND
value-CONTACT = CONTACT
value-COUNT = COUNT
value-DATABASE = DATABASE
value-DIR = DIR
value-FILE = FILE
value-FORMAT = FORMAT
value-GAME = GAME
value-KEY = KEY
value-LEVEL = LEVEL
value-LINK = LINK
value-MAILBOX = MAILBOX
value-MODE = MODE
value-MS = MS
value-NAME = NAME
value-NUMBER = NUMBER
value-OPTIONS = OPTIONS
value-SHELL = SHELL
value-POINT = POINT
value-TABLE = TABLE
value-TEXT = TEXT
value-TIME = TIME
value-TOKEN = TOKEN
value-URL = URL
value-VALUE = VALUE
value-WAY = WAY
value-WHO = WHO

## Options of all commands

arg-help = Print help: --help in full, -h in short
arg-version = Print the version
arg-log = Log level on standard error, always in English: off, error, warn, info, debug or trace
arg-log-format = Log format: text, or json with one JSON value per line
arg-language = The language: en, de, fr or nl [default: from LC_ALL, LC_MESSAGES or LANG, else en]
arg-config = A file of options, as `posse config` prints it [default: none]
arg-data = The folder of the database [default: posse in your data directory]
arg-store = The address of a Postgres database to use instead of a folder, such as postgres://posse@db.example/posse
arg-option = An option of the game, such as colour-variant=on; may be repeated

## posse and posse serve

command-posse = Western table games in the browser, with friends anywhere or against bots.
    .long =
        Without a command, posse serves on http://127.0.0.1:8080. Open that page and play. To let others on your network play, listen on all addresses:

            posse --listen 0.0.0.0:8080
command-serve = Serve the games to browsers (this is what posse does without a command)
    .long =
        The server runs until Ctrl-C or SIGTERM stops it. Every move is on disk before anybody sees it.

        Each option can also be set by an environment variable, such as POSSE_LISTEN, or in a file named by --config.

            posse serve --listen 0.0.0.0:8080
            posse serve --public-url https://posse.example --trust-proxy
arg-serve-listen = The address to listen on; 0.0.0.0:8080 lets your whole network play. Or unix:/run/posse/posse.sock for a proxy on this machine, or systemd for the socket that it passes on
arg-serve-public-url = The address at which people reach the server, such as https://posse.example
arg-serve-host = Another name by which browsers may reach the server, such as saloon.local; may be repeated
arg-serve-trust-proxy = Trust the X-Forwarded headers of the proxy in front of the server; never use this without a proxy
arg-serve-proxy = An address or network of proxies in front of the server, such as 10.0.0.0/8; only these are then believed; may be repeated
arg-serve-edition = Use your own edition for new tables of a game, such as dollars-wanted=mine.toml; may be repeated
arg-serve-metrics = Serve Prometheus metrics at /metrics on this address, such as 127.0.0.1:9100 [default: off]
arg-serve-keep-finished = Remove finished tables this long after their last change, such as 12h, 30d or 8w [default: keep them]
arg-serve-limit = Change a limit, such as requests=2000; may be repeated
arg-serve-backup-every = Copy the database to a new file this often while the server runs, such as 12h, 1d or 1w [default: never]
arg-serve-backup-keep = Keep this many of these copies, the newest
arg-serve-backup-to = The folder of these copies [default: backups, beside the database]
serve-backup-postgres = --backup-every copies a database that is a file; back up a Postgres database by its own tools, such as pg_dump, and start the server without this option
serve-backup-never = --backup-to names a folder for copies, but none are made; add --backup-every, such as 1d
arg-serve-open-tables = Who may open tables: anyone, invited (whoever types --phrase or uses a link of posse invite), or host (nobody but you, with the page of posse admin)
arg-serve-phrase = The phrase that lets people open tables where --open-tables is invited
arg-serve-notice = A text for the start page; \n begins a new line
arg-serve-imprint = The address of your legal notice, linked from every page: https://…, mailto:… or a path such as /imprint
arg-serve-privacy = The address of your privacy policy, linked from every page
arg-serve-contact = The address where people reach you, linked from every page, such as mailto:host@posse.example
arg-serve-no-index = Ask search engines to stay away
arg-serve-notify = How people may be told that a table waits for them while their page is closed: push, mail, webhook, calendar, or none
arg-serve-push-contact = Your mailto: or https: address for the push services of browsers; turns push messages on [default: an https:// --public-url]
arg-serve-smtp = The mail server, such as smtps://name:password@mail.example; turns mail on
    .long = With smtp://HOST?tls=required the connection begins without encryption and switches to it; smtp://localhost has none.
arg-serve-mail-from = The sender of mail, such as 'Posse <posse@posse.example>'
arg-serve-private-webhooks = Let people name webhooks in your own network, and without https
arg-serve-crash = For tests: abort when a point is reached for the n-th time, such as after-append:3
arg-serve-bot-pause = For tests: the minimum length of a bot’s turn in milliseconds; with 0, bots also do not wait until people have seen what happened
arg-serve-deal = For tests: deal every table from this name, so that a deal can be repeated
serve-open = Posse is open: { $url }
serve-invite = For everybody else: { $url }
serve-address = cannot listen on { $address }; choose another address with { $option }
serve-address-in-use = cannot listen on { $address }: another program is listening there; choose another address with { $option }
serve-address-denied = cannot listen on { $address }: the system does not allow it; choose a port above 1023 with { $option }
serve-address-absent = cannot listen on { $address }: this machine does not have that address; choose another address with { $option }
serve-room = the system allows { $files } open files, which leaves room for only { $room } connections; raise the hard limit (`ulimit -Hn`)
serve-edition = { $file } cannot be used as an edition of { $game }
serve-no-socket = systemd has passed no socket on; start the server by its socket unit, or choose an address with --listen
serve-half-mail = mail needs both --smtp and --mail-from
serve-mail = --smtp or --mail-from cannot be used: { $reason }
serve-phrase = --phrase lets people open tables only with --open-tables invited; add that, or remove the phrase
serve-phrase-empty = the phrase is empty; choose some words, or remove --phrase

## posse play

command-play = Play a game in the terminal against bots
    .long =
        The table is described in words. You answer with the number of an action.

            posse play dollars-wanted
            posse play wyatt-earp --seats 4 --seat 2 --bot marshal --bot beginner
arg-play-game = The game: { $games }
arg-play-seats = The number of players [default: the fewest that can play]
arg-play-seat = Your seat, counted from 1
arg-play-bot = A bot for each of the other seats in order; the last one takes the rest [default: the strongest]
arg-play-name = Your name at the table [default: your user name on this computer]
arg-play-seed = Deal from this number: the same number, the same deal [default: another deal every time]
play-how = Answer with a number, `t` to see the table again, `q` to leave.
play-answers = Possible answers: 1 to { $count }, t, q
play-no-seat = there is no seat { $seat }; choose one of seats 1 to { $seats }
play-no-randomness = the system provides no random numbers
play-unread = your answer could not be read

## posse replay

command-replay = Print a stored game move by move
    .long =
        While a game runs, this shows only what a spectator may see. What was hidden is shown once the game is over, or with --open.

            posse replay k3m9xq7w2fab
            posse replay game.json --analysis
arg-replay-table = A table’s name, as in its link, or the file of a downloaded game
arg-replay-open = Show what is hidden even though the game is not over: every card, to anyone looking
arg-replay-analysis = Also show what the strongest bot thinks of each decision; finished games only
arg-replay-time = Also show how long a full replay takes
told-table = Table { $table }: { $game }, { $seats } seats
told-warning = warning: this game is not over, and --open shows every card to anyone looking at this screen
told-no-table = there is no table { $table } in this database; check the name, and that --data or --store names the right one
told-nothing = `{ $table }` is neither a table nor a file: { $reason }
told-seat = seat { $seat }
told-sits = { $name } sits down in seat { $seat }
told-sits-trusting = { $name } sits down in seat { $seat }, trusting the server’s operator
told-sits-bot = { $name } sits down in seat { $seat }: the bot { $bot }, version { $version }
told-guest = { $name } (bot of { $whose })
told-leaves = { $name } gets up
told-ready = { $name } is ready
told-start = the cards are dealt
told-nobody = an action by nobody
told-decides = { $name } decides
told-hands-over = the bot { $bot }, version { $version }, plays for { $name }
told-hands-back = { $name } plays again
told-gives-back = the seat goes back to { $name }
told-takes-over = { $new } takes over from { $name }
told-concedes = { $name } gives up
told-time-up = { $name } has run out of time
told-vacates = { $name } has lost the seat, and the bot { $bot }, version { $version }, plays on
told-pause = the clocks are paused
told-resume = the clocks run again
told-nights = { $name } says when their night is
told-holiday = { $name } begins or ends a holiday
told-leap = the server’s clock was moved by { $seconds } seconds, which count for nobody
told-abandoned = the table is closed
told-expired = the table is closed after a long silence
told-finished = the game is over
told-reveals = the server shows its secret
told-rematch = the players move on to table { $table }
told-evening = { $games ->
    [one] the players have finished a game before this one
   *[other] the players have finished { $games } games before this one
}
told-agrees = { $name } lets others see the game
told-published = whoever has the link may see the game
told-goes-on = The game goes on.
told-over-played = Over: played to the end.
told-over-conceded = Over: all the others gave up.
told-over-closed = Over: closed before the end.
told-over-expired = Over: closed after a long silence.
analysis-progress = { $done } of { $all } decisions, { $left } left
analysis-head =
    { $count ->
        [one] Analysis: what the bot { $bot } thinks of one decision, from what its seat knew then
       *[other] Analysis: what the bot { $bot } thinks of { $count } decisions, from what each seat knew then
    }
analysis-percent = The chance of winning in percent, as estimated at each seat’s latest decision:
analysis-costliest = The costliest decisions; less than { $points } percentage points could be chance:
analysis-better = { $name }: { $taken }; better: { $best }
analysis-column-entry = entry
analysis-column-points = points
analysis-column-end = end
analysis-not-over = the game is not over yet; only a finished game can be analysed

## posse verify

command-verify = Check a downloaded game without the server
    .long =
        Works out the whole game again: every fingerprint and opened value, the deal, every decision and the state after it. docs/book/src/checking-a-deal.md says what this proves and what it cannot prove.

            posse verify game.json --receipt receipt.json
arg-verify-file = The downloaded game
arg-verify-receipt = The receipt that a player’s browser kept
arg-verify-json = Write one JSON value; a game that does not fit is still an error in words
verify-misfit = { $file } does not fit together
verify-fits = Everything fits together: table { $table }, { $game }, { $seats } seats.
verify-secret = The server’s secret matches the fingerprint that it showed before anybody sat down.
verify-lesson = It is a guided first game: its secret is known to everyone, and its deal is always the same.
verify-value = Seat { $seat }, { $name }, added a value to the deal, and it matches its fingerprint.
verify-bot = Seat { $seat }, { $name }, is a bot and added nothing to the deal.
verify-trust = Seat { $seat }, { $name }, added nothing to the deal and trusted the server’s operator.
verify-empty = Seat { $seat } was empty.
verify-withdrawn = Note: somebody left seat { $seat } when another seat’s value was already known. That person could choose between two deals.
verify-receipt = The receipt of seat { $seat } matches the file.
verify-decisions =
    { $count ->
        [one] The deal and the one decision lead to the states in the file.
       *[other] The deal and all { $count } decisions lead to the states in the file.
    }
verify-played = Played to the end. First: { $names }.
verify-conceded = It ended because all the others gave up.
verify-closed = The table was closed before the end.
verify-expired = The table was closed because nobody came or moved for too long.
verify-without-receipt = Only a receipt proves that your browser took part in this deal: --receipt FILE.

## posse bench

command-bench = Measure the speed of the rules and the cost of a search
    .long =
        Random games on one core. A move is one decision between at least two actions: its legal actions are computed and one is drawn. Forced steps do not count.

        Then the cost of each part of a search, in microseconds: a playout (a random game from the deal to the end), a seat’s view, all that it knows (view and recall), a copy of the state, and a random world that it may be in. Each has its mean, its 99.9th percentile and its slowest case, measured at every seventh decision of random games, for the seat that decides.

            posse bench dollars-wanted --seconds 10
arg-bench-game = The game [default: all of them]
arg-bench-seconds = Seconds of CPU time for the random games, and again for the costs, with each number of seats
arg-bench-json = Write JSON: a value for each number of seats and one for a replay
bench-head = { $game }: random games on one core, { $seconds } s of CPU time for each number of seats, beside a bare card engine as the reference; costs in µs
bench-seats = seats
bench-moves = moves/s
bench-reference = reference moves/s
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
        Write a bot by its name: beginner. An @ adds its budget for a turn: marshal@50ms thinks for 50 milliseconds, marshal@1000 runs 1000 iterations (the default). With iterations, the same seed gives the same games on every machine.

        Every deal is played once in each rotation of the bots around the seats, so that the luck of the deal is the same for all. A deal is one observation: the 95 % confidence intervals come from the differences between deals.

            posse arena --game dollars-wanted --bots beginner,random --games 1000
            posse arena --game desperados --bots beginner,random,random --json games.jsonl
            posse arena --game desperados --bots beginner --against 'python3 docs/example_bot.py'

        Ctrl-C ends a tournament early; its table counts complete deals only. To continue, give the same command with --resume FILE instead of --json FILE.
arg-arena-game = The game: { $games }
arg-arena-bots = Posse’s own bots in their order around the table, as in marshal@50ms,beginner,beginner; needed unless programs play in all seats
arg-arena-games = The number of games; the last deal is always played in all rotations
arg-arena-seats = The number of players; the last of --bots, or else of --against, takes the seats left over [default: one for each bot]
arg-arena-seed = The number from which all deals follow
arg-arena-jobs = The number of games played at the same time [default: one on each core]
arg-arena-json = Write the games and the statistics to a new file, one JSON value per line
arg-arena-resume = Continue a file that --json made, and skip the games that it has
arg-arena-against = Add a bot that runs as a process, started by sh; may be repeated. docs/book/src/line-protocol.md describes the protocol
arg-arena-against-ms = Milliseconds that the process has for each decision
arena-progress = { $done } of { $all } games, { $left } left
arena-stopped =
    { $count ->
        [one] Stopped; one game is left: continue with --resume.
       *[other] Stopped; { $games } games are left: continue with --resume.
    }
arena-stopped-for-good =
    { $count ->
        [one] Stopped; one game is left: with --json FILE you could continue later.
       *[other] Stopped; { $games } games are left: with --json FILE you could continue later.
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
arena-pairs = How often the bot of the row finishes ahead of the bot of the column, in % (a tie counts half):
arena-lost =
    { $count ->
        [one] { $bot } lost one decision: { $late } late, { $dead } after its process ended, { $illegal } not on the list.
       *[other] { $bot } lost { $count } decisions: { $late } late, { $dead } after its process ended, { $illegal } not on the list.
    }
arena-interval = { $mean } ({ $least } to { $most })
arena-intervals =
    In brackets: the 95 % interval. The games of a deal are one observation. Shares: Wilson’s interval with
    Student’s t on the effective number of games; scores: Student’s t; Elo: Bayesian bootstrap over deals, with
    the mean of all bots at 0.
arena-unwritten = a game could not be written to the file
arena-unwritten-statistics = the statistics could not be written to the file
arena-unheard = Ctrl-C cannot be caught
results-exist = the file exists; continue it with --resume, or name another
results-no-header = this is not a file of results; --json makes one
results-other = the file belongs to another tournament: it has { $parts }; start a new one with --json
results-line = line { $line } is not a game of this tournament; start a new file with --json
lineup-empty = no bot is named; name one or more, such as beginner,random, or a program with --against
lineup-bot = there is no bot `{ $bot }`; the bots of { $game } are: { $known }
lineup-budget = `{ $bot }` names no budget; write { $name }@50ms for 50 milliseconds a turn, or { $name }@1000 for 1000 iterations a turn
lineup-crowded = { $bots } bots do not fit in { $seats } seats; name fewer bots or ask for more seats
foreign-shell = sh could not be started: { $reason }
foreign-late = `{ $command }` was not ready for a game: it did not answer within ten seconds; docs/book/src/line-protocol.md says what it must answer
foreign-unready = `{ $command }` was not ready for a game: it answered something other than {"{"}"ready":true{"}"}; docs/book/src/line-protocol.md says what it must answer
foreign-ended = `{ $command }` was not ready for a game: it ended; docs/book/src/line-protocol.md says what it must answer

## posse bot

command-bot = Let a program of yours play at a live table
    .long =
        The program speaks the same protocol as in the arena; docs/book/src/line-protocol.md describes it. Posse seats it as a guest bot, is ready, asks it for each decision and says who won. The table must allow guest bots.

            posse bot --table https://posse.example/t/k3m9xq7w2fab --name Doc --of Anna --command 'python3 docs/bots/first_bot.py'

        A decision without a legal answer in time is replaced by a random one. A lost connection is taken up again. With Ctrl-C, the bot leaves before the start; in a game, one of the server’s bots plays on for it.
arg-bot-table = The table’s address, as your browser shows it
arg-bot-command = The program, started by sh
arg-bot-ms = Milliseconds that the program has for each decision
arg-bot-name = The bot’s name at the table; needed unless --token says who plays
arg-bot-of = Whose bot it is, as the others at the table read it; needed with --name
arg-bot-seat = The seat, counted from 1 [default: the first free one]
arg-bot-rematch = Play on at the rematch, once somebody opens it
arg-bot-token = Play as the person or bot of this token, made under “My devices”; POSSE_TOKEN sets it too, unseen by others on this machine
bot-seated = The bot sits in seat { $seat }. The game begins when everybody is ready.
bot-back = The bot is back in seat { $seat }.
bot-onward = The others go on at another table, and so does the bot.
bot-waits = Waiting for the rematch; Ctrl-C stops the bot.
bot-full = no seat is free at this table; open another table, or ask its host to free a seat
bot-begun = the game at this table has begun without the bot; open another table, or give it the --token with which it sat down
bot-refused = the server refuses: { $reason }
bot-no-api = { $url } answers { $status }: this is no Posse server with an API at that address; copy the table’s address from your browser, and begin with https:// if it does
bot-unanswered = the server does not answer: { $reason }; check that it runs and that the table’s address is right
bot-lost = the server does not answer: { $reason }; trying again
bot-stream-end = the stream has ended
bot-no-json = the answer cannot be read
bot-unseated = the bot has lost its seat; ask the table’s host why
bot-late = the program did not answer within { $ms } ms; a random action is taken: { $action }
bot-dead = the program has ended; a random action is taken: { $action }
bot-illegal = the program’s answer { $answer } is not a legal action; a random one is taken: { $action }
bot-stopped = stopped before the bot sat down
bot-left = stopped; the bot has left the table
bot-handed-over = stopped; one of the server’s bots plays on

## posse backup

command-backup = Copy the database to a new file, even while the server runs
    .long =
        The copy is a complete database, as the server had it at one moment.

            posse backup saturday.db
            posse backup /var/lib/posse/backups --keep 14 --data /var/lib/posse
arg-backup-file = The file to make; it must not exist. With --keep, the folder in which to make one named by the time
arg-backup-keep = Keep this many of the copies in this folder, the newest
backup-progress = { $done } of { $all } MB, { $left } left
backup-folder = { $file } is a folder; name the file to make, such as { $example }, or add --keep NUMBER for a copy named by its time
backup-no-folder = { $file } is a file; with --keep, name the folder of the copies
backup-absent = the folder of { $file } does not exist; create it first
backup-done = The database was copied to { $file }.
backup-restore = To restore it: stop the server, remove posse.db-wal and posse.db-shm, put this file in place of posse.db, and give it to the owner of the folder (chown).

## posse health

command-health = Say whether the server on this machine is healthy
    .long =
        Asks the server whether it can read its database. Ends with status 0 if it can, and with 1 if it cannot or does not answer within three seconds. Meant for containers:

            posse health --listen 127.0.0.1:8080
arg-health-listen = The address on which the server listens, or its http:// address
health-well = { $url } is healthy.
health-silent = { $url } does not answer: { $reason }; start the server, or name its address with --listen
health-nowhere = a server that listens at { $listen } cannot be found from here; name its address with --listen
health-slow = { $url } has not answered within three seconds; the server’s log may say why
health-ill = { $url } is not healthy and answers { $status }; the server’s log says why

## posse copy

command-copy = Copy every table to another database, for example from a file to Postgres
    .long =
        No server may use either database meanwhile. Each copied table is read back and replayed, so that every digest is checked. An interrupted copy continues where it stopped.

            posse copy --from /var/lib/posse/posse.db --to postgres://posse@db.example/posse
arg-copy-from = The database to copy: a file, such as /var/lib/posse/posse.db, its folder, or an address, such as postgres://posse@db.example/posse
arg-copy-to = The database to fill: a file, a folder or an address
copy-progress = { $done } of { $all } tables, { $left } left
copy-from = the database to copy
copy-to = the database to fill
copy-no-file = there is no file { $file }; name the file of the database, such as /var/lib/posse/posse.db
copy-table = table { $table }
copy-left = table { $table }: { $reason }
copy-conflict = it is already in the other database and has gone on there
copy-done = { $count ->
        [one] One table was copied and checked.
       *[other] { $count } tables were copied and checked.
    }
copy-not-all = { $count ->
        [one] One table was not copied or cannot be replayed; a line above says why
       *[other] { $count } of the tables were not copied or cannot be replayed; the lines above say why
    }

## posse import

command-import = Read downloaded games back in to look at them, even while the server runs
    .long =
        Each file is checked as posse verify does it, and becomes a finished table. The names in it stay; its seats belong to nobody.

            posse import k3m9xq7w2fab.json
arg-import-files = The files that were downloaded from tables
import-done = Table { $table } was read in.
import-exists = table { $table } is in this database already
import-not-all = { $count ->
        [one] One file was not read in; a line above says why
       *[other] { $count } of the files were not read in; the lines above say why
    }

## posse tables

command-tables = List the stored tables, show, close or remove one, even while the server runs
    .long =
        A running server shows the changes within a second or two.

            posse tables list --running
            posse tables remove k3m9xq7w2fab
command-list = List the stored tables, the last changed first
    .long =
        Times are in UTC.

            posse tables list --finished --game dollars-wanted
command-show = Show what is stored about a table, but no card
    .long =
        Visitors are shown as the fingerprints of their browsers’ cookies, which posse forget accepts.

            posse tables show k3m9xq7w2fab
command-close = End a table’s game early: nobody wins, and its deal is revealed
    .long =
        Everybody at the table sees that it was closed. It can be replayed like any finished table.

            posse tables close k3m9xq7w2fab
command-remove = Remove a table and everything that belongs to it
    .long =
        Its page, replay and download are gone at once. Only a backup of the database brings it back.

            posse tables remove k3m9xq7w2fab --yes
arg-table = The table’s name, as in its link
arg-list-running = Only tables that are not over
arg-list-finished = Only tables that are over
arg-list-game = Only tables of this game
arg-list-json = Write one JSON value for each table, with times in milliseconds since 1970
arg-show-json = Write one JSON value
arg-yes = Do not ask first; for scripts
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
show-creator = Made by visitor { $visitor }
show-no-creator = Its creator was forgotten
show-no-visitor = none
show-free = Seat { $seat }: free
show-bot = Seat { $seat }: { $name }, the bot { $bot }
show-person = Seat { $seat }: { $name }, visitor: { $visitor }
show-stand-in = Seat { $seat }: { $name }, for whom the bot { $bot } plays, visitor: { $visitor }
show-unfollowed = its log cannot be followed to the end, so anybody who sat down later is not shown
close-ask =
    { $count ->
        [one] Close table { $table } ({ $game }, one entry)? Nobody wins, and its deal is revealed.
       *[other] Close table { $table } ({ $game }, { $count } entries)? Nobody wins, and its deal is revealed.
    }
close-done = Table { $table } was closed.
close-over = table { $table } is already over; to remove it, use posse tables remove
close-unfollowed = the log of table { $table } cannot be followed, so nothing can be added to it; to remove it, use posse tables remove
remove-ask =
    { $count ->
        [one] Remove table { $table } ({ $game }, one entry)?
       *[other] Remove table { $table } ({ $game }, { $count } entries)?
    }
remove-ask-damaged = Remove table { $table }, which is damaged?
remove-done = Table { $table } was removed.
confirm-ask = { $question } [y/N]{" "}
confirm-yes = y yes
confirm-no = nothing was changed
confirm-no-terminal = { $question } There is no terminal to answer on, so nothing was changed; add --yes to go ahead

## posse forget

command-config = Print the options that a server would run with, and where each is set
    .long =
        The output is a configuration file for --config, without passwords. An option on the command line beats a variable such as POSSE_LISTEN, and that beats the file.

            posse config --public-url https://posse.example > posse.toml
            posse --config posse.toml
config-about = What posse serve would run with. Passwords are left out.
config-unset = not set
config-default = the default
config-from = from { $source }
config-unusable = the configuration { $file } cannot be read: { $reason }
config-value = in { $file }, { $option } must be a text, a whole number, true or false, or a list or table of these
command-forget = Forget what is stored about a visitor or a name, even while the server runs
    .long =
        At every table another name replaces the person’s, such as N. N. 2 in seat 2, and the seats and tables no longer belong to the person: before the start a seat becomes free, and in a running game a bot plays on. Write a name exactly as it stands at the table; it means everybody who has used it. A visitor is the 64 digits that posse tables show prints.

            posse forget Anna
arg-forget-who = The name, or the visitor
forget-ask =
    Forget { $who }? { $tables ->
        [one] One table is affected
       *[other] { $tables } tables are affected
    }, { $seats ->
        [one] and one seat is given up.
       *[other] and { $seats } seats are given up.
    }
forget-done =
    { $tables ->
        [one] Forgotten at one table.
       *[other] Forgotten at { $tables } tables.
    }
forget-stays = What stays: decisions and their times, which are part of the others’ games, and anything stored elsewhere: copies of the database, downloaded games, the person’s own browser.
forget-nobody = nothing is stored about { $who }; write a name exactly as it stands at the table, or a visitor as posse tables show prints it
forget-unreadable = table { $table } cannot be read, so it was left as it is; to remove it, use posse tables remove
forget-not-all = { $count ->
        [one] One table could not be read; a line above names it
       *[other] { $count } of the tables could not be read; the lines above name them
    }

## posse compact

command-compact = Give the space of removed tables back to the system, even while the server runs
    .long =
        The database is rewritten without its gaps, which needs room on the disk for a second one. Moves wait meanwhile.

            posse compact --data /var/lib/posse
compact-done = The files of the database are { $bytes } bytes smaller.
compact-by-itself = Nothing to do: Postgres reuses the space of removed tables by itself (autovacuum).
compact-busy = others keep writing to the database or reading it, as for a backup, so it could not be compacted; try again later
overwrite-late = this was done, but the old data is still in posse.db-wal, because others have been reading the database for half a minute, as for a backup; run posse compact later to overwrite it

## posse invite

command-invite = Make a link that lets people open tables where --open-tables is invited, even while the server runs
    .long =
        Everybody who uses the link may open tables from then on, on all of their devices. When you end it, they may no longer.

            posse invite --name Club --until 30d --public-url https://posse.example
            posse invite --list
            posse invite --end 4f7a02c9
arg-invite-name = What you call the link, so that you find it in the list
arg-invite-until = How long the link can be used, such as 12h, 30d or 8w [default: until you end it]
arg-invite-list = List the links with their ids, and how many people each has invited
arg-invite-end = End a link by its id, or what the phrase has given by the word phrase
arg-public-url = The address at which people reach the server
arg-listen = Where the server listens, if it has no public address
url-unknown = say at which address people reach the server: --public-url URL
invite-column-link = link
invite-column-name = name
invite-column-people = people
invite-column-until = until
invite-over = over
invite-absent = there is no link { $link }; posse invite --list shows their ids
invite-ended = { $count ->
        [one] { $link } has ended. One person may no longer open tables.
       *[other] { $link } has ended. { $count } people may no longer open tables.
    }

## posse admin

command-admin = Print a link to the operator’s page, even while the server runs
    .long =
        The link works once, for ten minutes, in the browser that is to be yours. There you see the server’s state and its last warnings, close and remove tables, exclude people and tell everybody something, for twelve hours. The page shows no cards and no way to watch a table.

            posse admin --public-url https://posse.example
admin-once = the link works once, within { $minutes } minutes

## posse completions

command-completions = Print a script that completes commands and options in your shell
    .long =
        Put it where your shell looks for completions; the help in it is in your language.

            posse completions bash > ~/.local/share/bash-completion/completions/posse
arg-completions-shell = The shell: bash, elvish, fish, powershell or zsh

## posse man

command-man = Print the man page, or write one for each command to a folder
    .long =
        Commands have pages of their own, such as posse-verify(1). The pages are in your language.

            posse man | man -l -
            posse man /usr/local/share/man/man1
arg-man-folder = The folder for the pages; it is made where it is missing [default: print the page of posse]

## posse help

command-help = Print this help, or the help of a command

## Wrong calls

wrong = error
wrong-tip = tip
wrong-help = For more information, try { $option }.
wrong-origin = this is set by { $origin }
wrong-similar = did you mean { $names }?
wrong-command = there is no command { $argument }
wrong-command-with = { $other } cannot come before the command { $argument }; write it after the command, if the command has it
wrong-argument = { $argument } does not belong here
wrong-variable = the environment variable { $argument } sets no option
wrong-twice = { $argument } can be given only once
wrong-together = { $argument } and { $other } cannot be used together
wrong-empty = { $argument } needs a value
wrong-value = { $other } is not a valid value for { $argument }
wrong-surplus = { $other } is one value too many for { $argument }
wrong-missing = something is missing:
wrong-utf8 = an argument is not UTF-8 text
value-not-level = the levels are: off, error, warn, info, debug, trace
value-not-log-format = the formats are: text, json
value-not-shell = the shells are: bash, elvish, fish, powershell, zsh
value-not-language = the languages are: en, de, fr, nl
value-not-switch = write true or false
value-not-address = write an IP address and a port, such as 127.0.0.1:8080
value-not-network = write an address or a network, such as 192.0.2.7 or 10.0.0.0/8
value-not-listen = write an IP address and a port, such as 127.0.0.1:8080, or unix:/PATH, or systemd
value-not-host = write a name or an address without a port, such as saloon.local
value-not-server = write an IP address and a port, such as 127.0.0.1:8080 or http://127.0.0.1:8080; the server itself does not speak https
value-not-between = it must be a whole number from { $least } to { $most }
value-not-game = the games are: { $known }
value-not-edition = write GAME=FILE, such as dollars-wanted=my-edition.toml
value-not-option = write KEY=VALUE, such as colour-variant=on
value-not-time = write a time in hours, days or weeks: 12h, 30d or 8w
value-not-limit = write NAME=NUMBER, such as requests=2000; the number is at least 1
value-not-a-limit = the limits that can be changed are: { $known }
value-not-ways = write ways such as push,mail,webhook,calendar, or none
value-not-openers = write anyone, invited or host
value-not-contact = write an address such as mailto:host@posse.example or https://posse.example
value-not-table = a table’s name is twelve letters and digits, as in its link
value-not-table-link = write a table’s address as your browser shows it, such as https://posse.example/t/k3m9xq7w2fab
value-not-token = a token is 64 hexadecimal digits; make one under “My devices”
value-not-link = write an address that begins with https://, http://, mailto: or /
value-not-url = a public address is http:// or https://, a host and perhaps a path: https://posse.example; the path must not begin like one of Posse’s own pages, such as /play or /rules
value-not-crash = write POINT:COUNT, such as before-append:3; the points are before-append, after-append, before-show and before-reply
value-not-dealt = this program deals cards that nobody can foresee; remove --deal and POSSE_DEAL, or use a debug build for tests (`cargo build -p posse`)
setup-seats = this game is for { $least } to { $most } players, not { $seats }
setup-edition = line { $line }: { $reason }
setup-version = this table uses version { $version } of the rules; this program knows versions up to { $known }; use a newer program
setting-key = there is no option `{ $key }`; the options are: { $known }
setting-value = option `{ $key }` cannot be `{ $value }`; it can be: { $known }

## Files

fail-read = { $file } cannot be read
fail-output = the output could not be written: { $reason }
fail-data = your data directory is unknown; name a folder with --data DIR
fail-no-database = there is no database at { $file }; name its folder with --data DIR
data-usual = the database is { $file }; name the folder of another with --data DIR
fail-no-postgres = this program is built without Postgres; build it with --features postgres
io-not-found = there is no such file or folder
io-denied = the system does not allow it
io-exists = it already exists
io-folder = it is a folder
io-no-folder = a part of the path is not a folder
io-no-text = it is not UTF-8 text; save it in that encoding
io-large = it is larger than 16 MB
io-full = the disk is full; make room and try again
io-read-only = the file system is read-only
io-address-in-use = the address is in use
io-address-absent = this machine does not have the address
file-no-game = this is not a downloaded game of Posse: { $reason }
file-no-receipt = this is not a receipt of Posse: { $reason }
file-name = entry { $entry } of this game has a name that nobody can have at a table: a name has 1 to 24 characters
file-name-invisible = entry { $entry } of this game has a name that nobody can have at a table: it contains the invisible character { $code }
file-name-marks = entry { $entry } of this game has a name that nobody can have at a table: a letter has too many marks, or a mark stands alone
file-newer-game = the downloaded game has format { $version }, which this program does not know; use a newer program
file-newer-receipt = the receipt has format { $version }, which this program does not know; use a newer program
store-not-found = there is no such table
store-full = the disk is full; make room and try again
store-locked = the database is in use by another process; stop it, or name another database
store-corrupt = the database cannot be read: { $reason }; restore a backup, or name another database
store-foreign = { $database } is not a database of Posse; name another one. If it was one, it is damaged: restore a backup
store-old-log = { $file } is left over from the database that was here before this copy, and would overwrite the copy; remove it, or move it away
store-damaged = table { $table } cannot be read: { $reason }; an older backup may have it undamaged
store-newer = the database has format { $version }, this program knows { $known }; use a newer program
store-exists = { $file } exists already; choose another name, or move it away
store-not-writable = { $file } belongs to { $owner } and cannot be written; run this as { $owner }, or give the file to the owner of its folder with chown
store-unreachable = the database cannot be reached: { $reason }
store-io = the database could not be used: { $reason }

## Failed checks

differs-digest = entry { $entry } leads to a different state from the one that was stored
differs-impossible = entry { $entry } is not possible where it stands: { $reason }
differs-no-game = this program does not know the game `{ $game }`
mismatch-header = the header cannot be used: { $reason }
mismatch-newer = the header has format { $version }, this program knows { $known }; use a newer program
mismatch-game = no game can be made from the header: { $reason }
mismatch-not-over = the game is not over in this file; download it again when it is
mismatch-no-secret = the server’s secret is missing, so the deal cannot be worked out
mismatch-secret = the server’s secret does not match its fingerprint: the secret, the fingerprint or the header was changed
mismatch-lesson = the server’s secret is not the one of the guided game { $lesson }, which always has the same secret
mismatch-value = entry { $entry }: the value that seat { $seat } opened does not match its fingerprint
mismatch-late = entry { $entry }: seat { $seat } gave a fingerprint after a value had been opened, so it could choose its own
mismatch-digest = entry { $entry } ({ $what }) leads to a different state from the one in the file
mismatch-impossible = entry { $entry } ({ $what }) is not possible where it stands: { $reason }
receipt-table = the receipt is for another table
receipt-header = the receipt’s header is not the file’s: something else was agreed on when this person sat down
receipt-commitment = the server’s fingerprint in the receipt is not the one in the file: the server has changed its secret
receipt-itself = the receipt contradicts itself: its value does not match its fingerprint
receipt-hash = the fingerprint of seat { $seat } in the receipt is not the one in the file
receipt-value = the value of seat { $seat } in the receipt is not the one in the file
receipt-other = seat { $seat } had another fingerprint, or none, when the receipt’s value was opened
