# The words that all games share.

## The house

house = Posse
footer = Posse is an unofficial project with its own artwork. If you like a game, buy it: the real box deserves a place on your table.
imprint = Legal notice
privacy = Privacy
contact = Contact
skip = Skip to the table
language = Language
rules = Rules
rules-of = Rules: { $game }
settings = Settings
settings-back = Back
list-and = { $first } and { $last }
list-you = you
you = (you)
on = on
off = off

## The home page

home-title = Western table games, with friends or against bots
home-about = Four games in the browser: play against bots right away, or send your friends a link. No account, nothing to install.
home-play = Play now
home-friends = Play with friends
home-friends-go = Get the link
home-players = { $least }–{ $most } players
home-minutes = about { $count } minutes
learning-little = easy to learn
learning-some = a few more rules
learning-much = takes a while to learn
home-start = Start here
home-last = Played last
home-tables = Your tables
home-running = running
home-waiting = waiting for players
home-over = over
home-fairness = How to check the deal
home-play-about = “Play now” seats you with bots, as many and as strong as last time. “Play with friends” gives you a link to send them. To choose bots, seats or house rules, open a table.
home-set = Open a table…
home-next = { $game }: your turn
home-join = Join a table
home-code = Link or code
home-join-go = Go to the table
home-join-about = Paste the link or type the code at its end. Or point your phone’s camera at the QR code in the lobby.
home-join-unknown = No table has this code. A code is the twelve letters and digits at the end of the link.
home-open = Tables looking for players
home-finished = Finished tables ({ $count })
home-turn = waiting for { $names }
home-turn-mine = your turn
home-replaced = { $count ->
    [0] A bot plays for you until you come back
    [one] A bot plays for you until you come back, and has decided once
   *[other] A bot plays for you until you come back, and has decided { $count } times
}
home-seats = { $seats } seats
home-free =
    { $count ->
        [0] all seats taken
        [one] one seat free
       *[other] { $count } seats free
    }
ago-minutes =
    { $count ->
        [0] just now
        [one] one minute ago
       *[other] { $count }{"\u00A0"}minutes ago
    }
ago-hours =
    { $count ->
        [one] one hour ago
       *[other] { $count }{"\u00A0"}hours ago
    }
ago-days =
    { $count ->
        [one] one day ago
       *[other] { $count }{"\u00A0"}days ago
    }
duration-seconds =
    { $count ->
        [one] one second
       *[other] { $count }{"\u00A0"}seconds
    }
duration-minutes =
    { $count ->
        [one] one minute
       *[other] { $count }{"\u00A0"}minutes
    }
duration-hours =
    { $count ->
        [one] one hour
       *[other] { $count }{"\u00A0"}hours
    }
invite-by = { $name } invites you to play { $game }
invite = You are invited to play { $game }
myself = You

## Opening a table

create-title = A new table: { $game }
create-seats = Who is playing?
create-who-friends = Friends: you get a link to send them
create-who-bots = Bots
create-who-mix = A mix: choose seat by seat
create-players = Seats, yours included
create-pace = Which pace?
create-more = More settings
create-options = House rules
create-go = Open the table
option-on = on
option-off = off
option-usual = depends on the other options
options-usual = Played by the usual rules.

## The lobby

lobby-wait = The game starts when every seat is taken and everybody is ready.
lobby-seats = Seats
lobby-fill = Fill the free seats with bots and start
lobby-close-seats = Play without the free seats
lobby-close-seats-about = Everybody moves to a new table with { $count } seats. The link leads there too.
seat-free = Seat { $seat } is free
seat-sit = Sit down
seat-stand = Stand up
seat-rename = Change name
seat-move = Move here
seat-up = Move up
seat-ready = ready
seat-not-ready = not ready yet
seat-be-ready = I am ready
seat-bot = Which bot
seat-put-bot = Seat the bot
seat-remove-bot = Send the bot away
seat-take-over = Take over from the bot
seat-give-back = Give back to its player
bot-beginner = Beginner
bot-tenderfoot = Tenderfoot
bot-cowhand = Cowhand
bot-gunslinger = Gunslinger
bot-marshal = Marshal
bot-random = Tumbleweed (plays at random)
bot-plain = Surveyor (plain search, for comparison)
persona-amos = waits
    .about = Never in a hurry, and takes the sure thing.
persona-cole = robs
    .about = Goes where the money is. Banks first.
persona-doc = bluffs
    .about = A gambler: bets on less than you think.
persona-hattie = counts
    .about = Keeps the books, and remembers every card.
persona-josey = hunts
    .about = Goes for whoever is in the lead.
persona-mabel = builds
    .about = Keeps a shop, and likes what is built to last.
persona-otis = digs
    .about = Gold, gold, and once more gold.
persona-ruby = deals
    .about = At home in saloons and casinos.
name = Your name
name-about = 1 to 24 characters. Anyone who can see this table sees it.
share = Invite the others
share-about = Anyone who opens this link can sit down.
share-link = Link to this table
share-copy = Copy the link
share-send = Send…
share-qr = QR code of the link to this table
lobby-start = The game begins.
lobby-trusts = trusts the server’s operator
lobby-trusts-about = This seat adds nothing to the shuffle, so it trusts the server’s operator.
lobby-rules = House rules ({ $count })
lobby-fair = A fair deal

## At the table

players = Players
prompt = What to do now
presence-here = here
presence-away = away
presence-bot = bot
guest = bot of { $name }
your-turn = Your turn
watching = You are watching.
sit-bots = You can join in and take over from a bot.
sit-ask = Want to join in? The host can give you a bot’s seat, by a link for you alone.
sit-for = Take { $name }’s seat
log = Log
log-empty = Nothing yet.
log-new = (new from here)
log-back = Look back through the game
view-table = Show the table large, without hands
own-notes = My notes
own-notes-about = They stay in this browser; nobody else sees them.
sound = Sounds for my turn and great moments
tell-turn = Notify me on my turn while its page is open
since = Since your last turn
draft-undo = Undo
draft-reset = Undo all
draft-steps =
    { $count ->
        [one] One step can still be taken back.
       *[other] { $count } steps can still be taken back.
    }
no-way-back = This cannot be taken back.
confirm-no = No, go back
moment = What is happening
moment-of = A moment from { $game }
when-start = Start
when-spoken =
    { $turn ->
        [0] start
       *[other] turn { $turn }
    }, step { $step }
moment-turn = { $name }’s turn
    .you = Your turn
moment-about = No hands are shown: this is what spectators saw at the time.
moment-right-before = The table is shown as it was just before.
moment-before = Previous moment
moment-after = Next moment
frame-skip = Skip
frame-skip-all = Skip all
frame-skip-to-turn = Skip to my turn
frame-go-on = Go on
speed = Playback speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = Off
connection-lost = Connection lost. Trying again…
offline-title = No connection
offline-about = Posse cannot be reached from here right now. Everything that you have done at a table is safe on its server.
offline-again = Try again
offline-seen = As you last saw them:
leave = Leave the table
at-table = { $game }, the table of { $names }.
concede = Give up
concede-about = The game ends for you; a bot plays your seat to the end.
concede-about-last = The game ends at once, and { $name } wins.
abandon = End the game for everybody
abandon-about = The game stops without a winner.

## The end

ending-winners =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
    .you =
    { $count ->
        [one] You win!
       *[other] { $names } share the victory!
    }
ending-margin = Ahead by { $margin }.
ending-rank = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
ending-gave-up = gave up
ending-source = Where it came from
ending-total = Total
end-abandoned = The game was ended early.
rematch = Play again
rematch-about = In the next game, everyone moves up one seat and gets a different badge.
rematch-another = Or, with the same people:
evening =
    { $games ->
        [one] After one game: { $score }.
       *[other] After { $games } games: { $score }.
    }
evening-won = { $name } won { $games }
stood-in = A bot played for { $name } to the end, and decided { $count ->
        [one] once
       *[other] { $count } times
    }.
    .you = A bot played for you to the end, and decided { $count ->
        [one] once
       *[other] { $count } times
    }.
download = Download the game
send-told = { $count ->
    [one] { $names } wins { $game }
   *[other] { $names } share the victory in { $game }
}
send-link = Link to the replay
send-copied = Link copied
send-ask = Send: ask the others
send-agree = Yes, others may see it
send-private = Nobody else may see this game. It can be sent once everybody who sat at the table agrees.
send-asked = May whoever has the link see this game?
send-missing = Not agreed yet: { $names }.

## The replay

replay = Replay
replay-of = Replay: { $game }
replay-step = Step of the game
replay-see = Replay { $when }
replay-first = To the beginning
replay-turn-before = To the turn before
replay-before = One step back
replay-after = One step forward
replay-turn-after = To the next turn
replay-last = To the end
replay-play = Play
replay-stop = Stop
replay-show = Show
replay-eyes = View
replay-eyes-table = Table
replay-eyes-all = All hands
replay-hand = { $name }’s hand
    .you = Your hand
replay-together = Watch together
replay-together-about = Others see on their own screens what you are looking at, and follow you through the game.
replay-lead = Lead others
replay-leads = You lead: anyone who opens this link sees what you are looking at.
replay-follows = You are following somebody through this game.

## The analysis

analysis = Analysis
analysis-title = Analysis: { $game }
analysis-about = The { $bot } takes another look at every decision in this game. It searches from what the player could know at that moment, so nobody is blamed for hidden cards or bad luck. Its findings are estimates.
analysis-start = Analyse this game
analysis-start-about = This takes the server a moment; games in progress go first.
analysis-running = { $done } of { $of } decisions
analysis-none = Nobody had anything to decide in this game.
analysis-chances = Winning chances
analysis-chances-about = How likely each player was to win, estimated at that player’s own decisions from what that player knew. So the lines need not add up to 100%. If the game was played to its end, they end with the result.
analysis-chart = Chart of each player’s chance of winning, decision by decision. Every point leads to the replay. The figures follow as a table.
analysis-point = { $name }, { $when }: { $chance }
analysis-figures = The figures
analysis-when = Turn and step
analysis-result = Result
analysis-player = Player
analysis-chance = Chance of winning
analysis-costly = The costliest decisions
analysis-costly-about = How much better the bot’s choice was, in percentage points of the chance of winning. To find out, both actions were searched again, equally thoroughly. Anything under { $points } points could be chance and is left out. Each try plays on for a few decisions, with the hidden cards dealt at random to fit what the player knew; whoever stands best then is ahead.
analysis-costly-none = No decision cost { $points } percentage points or more.
analysis-cost = −{ $points }{"\u00A0"}points
analysis-taken = Played
analysis-best = Better
analysis-finds = The best finds
analysis-finds-about = Decisions as good as the bot’s own that were hard to see: after a short look it would have chosen something else, and less well.
analysis-gain = +{ $points }{"\u00A0"}points
analysis-glance = At first glance
analysis-why = Playing on from here, the bot saw { $name } come out ahead in { $best } of 100 tries after the better choice, and in { $taken } after this one.
    .you = Playing on from here, the bot saw you come out ahead in { $best } of 100 tries after the better choice, and in { $taken } after this one.
analysis-why-gained = { $name } gained most: ahead in { $taken } instead of { $best }.
    .you = You gained most: ahead in { $taken } instead of { $best }.
percent = { $number }%

## The rule pages

origin-about = Text without a label is in the printed rules; a label says where the part after it comes from.
origin-printed = printed
origin-example = printed example
origin-reading = our reading
origin-ours = our choice
origin-rebuilt = our reconstruction
rules-contents = On this page
rules-clauses = Clause by clause
rules-find = Search the rules
rules-found = Matches: { $count }
rules-ours-about = These clauses contain a choice of our own:
rules-only-ours = Show only clauses with a choice of our own
primer-heading-goal = The goal
primer-heading-turn = A turn in brief
primer-heading-special = What makes it special
primer-heading-example = An example turn
primer-heading-ours = House rulings
primer-example-about = A turn from a real game, shown as at the table.
primer-player-1 = Anna
primer-player-2 = Ben
primer-player-3 = Clara
primer-player-4 = Dan
primer-player-5 = Emily
clause-whole = All the rules
clause-close = Close
clause-here = Rules for this step: §{"\u00A0"}{ $number }

## Keys

keys = Keys
keys-show = Show this list
keys-undo = Take back one step

## Fairness and hosting

fair-title = How to check the deal
fair-about = Nobody at the table can choose the cards, and neither can the server. Before the deal, everyone draws a secret number and publishes only its fingerprint; the cards follow from all the numbers together. When the game is over, the secrets are opened, and anyone can work out the deal again.
fair-limits = What this cannot prevent: the server’s operator can read its database while the game runs, or refuse to start it, and a friend can pass on what they see.
formula-server = The server’s fingerprint
formula-seat = A seat’s fingerprint
formula-deal = The key of the deal
formula-lesson-secret = The secret of a guided first game
formula-lesson-deal = The key of a guided first game
formula-about = “secret” and each “value” are 32 bytes long; “seat” is one byte, counted from 0; “header” is the text in the downloaded game; “lesson” is the name of the guided game.
fair-commitment = The server’s fingerprint
fair-receipt-save = Save the receipt

## Errors

error-title = That did not work
error-home = Start page
error-table = Back to the table
error-unknown-table = There is no such table. Is the link complete?
error-finished = This game is over.
error-not-your-seat = This is not your seat. You can watch, or open the link with the browser in which you sat down.
error-not-your-turn = It is not your turn.
error-not-possible = This is not possible now: { $reason }
error-stale = The table has moved on; look at how it stands now.
error-token = This needs a valid token. Make one under My devices, and send it as Authorization: Bearer.
error-scope = This token does not allow that: it lacks “{ $scope }”. Make another under My devices.
error-one-table = This token works only at another table.
error-value-of = `{ $field }` is one of these: { $known }
error-unreadable = This request cannot be read: { $reason }
error-guest-tables = A bot plays at { $most } tables at most at the same time. Let it finish one first.
error-invalid = The form did not arrive correctly. Please try again from the page.
error-too-long = That was too much. Send less at once.
error-name = A name has 1 to 24 characters.
error-name-invisible = This name contains an invisible character ({ $code }). Please type the name again by hand.
error-name-marks = A letter in this name has too many marks, or a mark stands alone. Leave some of them out.
error-name-taken = Somebody at this table has that name already, or one that looks like it. Add something to yours.
error-seat-taken = Somebody has just taken this seat.
error-started = The game has already begun.
error-too-many-tables = You have opened many tables in a short time. Please try again in { $time }.
error-too-many-requests = That was a lot at once. Please try again in { $time }.
error-too-many-streams = Too many pages or streams are open at the same time. Close some, or try again in { $seconds } seconds.
error-origin = This came from a page of another site, so it was not carried out.
error-host = This server does not answer to this name.
error-setup-seats = This game is for { $least } to { $most } players, not for { $seats }.
error-setup-option = This game has no option “{ $key }”. It has: { $known }.
error-setup-value = The option “{ $key }” cannot be “{ $value }”. It can be: { $known }.
error-setup-edition = The edition that this server uses has an error in line { $line }. Its operator finds the details in the log.
error-setup-version = This table uses version { $version } of the rules; this server knows versions up to { $known }.
error-busy = The server is busy. Nothing was changed; please try again.
error-disk = The server could not save it. Nothing was changed; please try again.
error-store = The server cannot use its database just now. Please try again.
error-damaged = This table is damaged and cannot be read; other tables are not affected. The server’s operator may have a backup of it.
error-newer = This table needs a newer version of the program. You can look, but not play.
error-differs = This table replays differently from how it was played. You can look, but not play.
error-not-found = There is nothing at this address.
error-method = This address does not accept that kind of request.
error-crash = Something broke on our side. Nothing was changed; please try again.

# web

home-tab = Western table games
home-public = Tables to watch
watch = Open to whom?
watch-nobody = Nobody may watch
watch-link = Anyone with the link may watch
watch-everybody = Anyone may watch; the start page lists the table
watch-host = Nobody may watch this table, and you have no seat. You can still manage it.
create-seat = Seat { $seat }
for-seat = { $label }: { $name }
create-person = a person
create-me = me
create-start = If you and the bots fill all seats, the game starts at once; the server then shuffles alone, without a random number from your browser.
create-bot = Bot: { $bot }
create-bot-rated = Bot: { $bot } ({ $wins } of { $games } against { $weaker })
create-bot-weakest = Bot: { $bot } (to learn)
bots-about = In brackets: in how many games a bot finishes ahead of the next weaker one. The last one is right for a first game.
create-nobody = nobody
lobby-sit = Choose a name and take a seat.
lobby-one-more = Add a player at this screen
lobby-sit-at = Sit down at seat { $seat }
lobby-full = All seats are taken. You can watch.
lobby-ready = You are seated. Say when you are ready.
close = Close the table
bar = Tools of the table
hand-larger = Enlarge the cards
hand-smaller = Shrink the cards
bar-menu = Menu
bar-talk = Talk
bar-sound = Sound
bar-notify = Notify
bar-leave = Leave
leave-about = Your seat stays yours. You can come back to this table from the start page.
seat-clear = Remove from seat
seat-hand-over-own = Let a bot play for me
seat-hand-over-shared = Let a bot play here
seat-hand-over-other = Away: let a bot play
replace = Let a bot play for { $name }
replace-about = The bot decides in { $name }’s place from now on. { $name } is told, and plays again by coming back to this table.
seat-link = Hand my seat to somebody else
seat-link-shared = Hand this seat to somebody else
seat-link-about = The person who opens this link and says yes plays on in your seat, and sees what you see there. Send it to one person only. It is used up when it is used, and is shown only now; a new link replaces it.
seat-link-private = Private link
seat-link-qr = QR code of the private link
seat-give = Give this seat to somebody
seat-give-about = The person who opens this link takes over from the bot and sees what the seat sees. It works once, so send it to one person only. It is shown only now, and a new link replaces it.
take-seat = Sit here as { $name }?
take-seat-about = This private link hands you the seat at { $game } in this browser. It is used up when you sit down. Nothing happens until you say so.
take-seat-bot = A bot plays this seat now. You take over where it stands, under this name:
take-seat-yes = Sit down here
cover-title = All hands are covered
cover-next = Pass the screen to { $names }
cover-about = Several of you are playing at this screen, so all hands are covered. Your hand comes with what has happened since your last turn.
cover-show = Show { $name }’s hand
cover-again = Cover the hand again
notes = Who came and went
note-sit = { $name } sits down.
    .you = You sit down.
note-bot = { $name }, a bot, sits down.
note-guest = { $name }, a bot of { $whose }, sits down.
note-leave = Seat { $seat } is free again.
note-ready = { $name } is ready.
    .you = You are ready.
note-hand-over = A bot plays for { $name }.
    .you = A bot plays for you.
note-hand-back = { $name } plays again.
    .you = You play again.
note-give-back = The seat goes back to { $name }.
    .you = You have your seat back.
note-take-over = { $name } takes over a seat from its bot.
    .you = You take over a seat from its bot.
note-concede = { $name } gives up.
    .you = You give up.
note-rematch = A new table is open.
note-agree = { $name } would let others see this game.
    .you = You would let others see this game.
note-publish = Everybody agrees: whoever has the link may see this game.
rematch-go = Go to the new table
end-conceded = { $names } wins: { $gone } { $count ->
    [one] has
   *[other] have
} given up.
    .you = You win: { $gone } { $count ->
        [one] has
       *[other] have
    } given up.
    .other-you = { $names } wins: { $gone } { $count ->
       *[other] have
    } given up.
end-expired = The table was closed because nobody came or moved for a long time.
confirm-when = Ask before a step that cannot be taken back?
confirm-when-touch = On touch screens
confirm-when-on = Always
confirm-when-off = Never
keys-letters = Use letters and digits as shortcuts
keys-everywhere = At every table
keys-about = Every button can be reached with Tab and pressed with Enter. These keys are quicker:
keys-skip = Skip what is being shown
key-escape = Esc
key-shift = Shift
key-left = Left
key-right = Right
settings-save = Save
sure = { $act }?
trouble-close = Close
fair-step-1 = When the table is opened, the server draws a secret and shows its fingerprint, which also covers everything that was agreed on: game, rules, options, seats.
fair-step-2 = When you sit down, your browser draws a value of its own and sends only its fingerprint. It keeps the value and the fingerprints as a receipt, which you can save.
fair-step-3 = When you say that you are ready, your browser opens its value. A value that does not match its fingerprint is refused.
fair-step-4 = The secret and the values together make the key of the deal. Every shuffle and draw follows from it.
fair-step-5 = When the game is over, the secret is shown. Download the game and work out the deal again.
fair-trusts = A game against bots alone starts with one click, before your browser can send a fingerprint, so your seat trusts the server’s operator. For a deal that you can check, open the table with your seat as “a person” and sit down there.
limits-title = The limits of this server
limits-about = So that nobody crowds out everyone else:
limit-url = bytes in an address
limit-body = bytes in a form
limit-fields = fields in a form
limit-name = characters in a name
limit-time = seconds for a request
limit-requests = requests a minute from one address
limit-forms = forms a minute from one visitor
limit-tables = new tables an hour from one address
limit-analyses = analyses an hour from one address
limit-invitations = links and recovery words for devices an hour from one address
limit-recoveries = tries of recovery words and of the operator’s phrase an hour from one address
limit-link-time = seconds that a link for a device works
limit-devices = devices of one visitor
limit-tokens = tokens of one visitor
limit-channels = ways by which one visitor is notified
limit-messages = new ways and test messages an hour from one address
limit-confirmations = e-mails a day to one mailbox that ask for confirmation
limit-reports = reports of table talk by one visitor that wait for the operator
limit-open-tables = unfinished tables of one visitor
limit-seats = seats at public tables an hour from one address
limit-guests = guest bots an hour from one address
limit-guest-tables = unfinished tables of a guest bot
limit-streams = live pages of one visitor
limit-address-streams = live pages to one address
limit-all-streams = live pages in total
limit-connections = connections from one address
limit-all-connections = connections in total
limit-head = bytes in a request’s head
limit-head-time = seconds for a request’s head to arrive
limit-silence = seconds that a connection may stay silent
limit-remembered = counters kept, of each kind
error-cookies = Your browser sent no cookie, so your seat could not be kept for you. Allow cookies for this site and try again.
error-open-tables = You have { $most } unfinished tables. Close or finish one first.
error-impossible = This is not possible now.
error-watch = Nobody may watch this table. If you have a seat, open the link with the browser in which you sat down.
error-seat = This table has no such seat.
error-not-begun = The game has not begun yet.
error-not-host = Only the table’s host can do this.
error-not-over = The game is not over yet. Afterwards you can download it and have it analysed.
error-still-here = This player is here. A bot can take over only for somebody who is away.
error-time-left = This player has time left. A bot can take over only when time and grace are up.
error-pauses = You can pause the clocks { $most } times in a game, and have done so.
error-no-latecomers = Only the host gives away a bot’s seat at this table. Ask them for a link.
error-nothing-drafted = There is nothing to take back.
error-bot = There is no such bot.
error-not-handed = This seat cannot change hands now.
error-has-seat = You have a seat at this table already, and may not see another player’s hand.
error-value = This browser does not have the value that the seat promised for the shuffle. Stand up and sit down again.
error-link = This link is not valid: it was used, or a newer one has taken its place.
error-ended = This browser was signed out under My devices. It now counts as a new visitor.
error-invitation = This link is not valid any more. It works once and for ten minutes; make a new one under My devices.
error-devices = There are as many devices as allowed. Sign one out under My devices first.
error-channels = You have as many ways to be notified as allowed. Remove one first.
error-bad-push = This browser did not say how messages reach it. Please try again under Notifications.
error-bad-mail = This is not an e-mail address. It looks like anna@example.org.
error-uncarried = This server cannot send e-mail to addresses with letters such as é or ü before the @. Please use another address.
error-bad-webhook = This is not the address of a webhook. It begins with https:// and has at most 500 characters.
error-code = This link confirms nothing: the address is confirmed already, or was removed.
error-game = There is no such game.
error-stopping = The server is being restarted. Nothing is lost; please try again in a moment.

create-time = Time
window-seconds = Time to act out of turn
window-seconds-choice = { $count ->
    [0] until the player decides
   *[other] { $count } seconds
}
window-seconds-about = A window is a chance to act out of turn. It stays open for the same time whatever cards anybody holds, so that waiting gives nothing away.
missing-seconds = Name undecided players after
missing-seconds-choice = { $count ->
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] { $count } seconds
}
missing-seconds-about = While everyone decides in secret, nobody can tell who already has. The table names the players it is waiting for only after this time.
away-minutes = A bot may play for a player who keeps you waiting after
away-minutes-choice = { $count ->
    [0] never
   *[other] { $count } minutes
}
away-minutes-about = Once the player whose turn it is has been away or has not decided for that long, anyone at the table may let a bot play until they are back. If the host is away that long, the next player can do what a host can.
held-up = { $name } is away. A bot can play for them until they are back.
held-up-slow = { $name } has not decided for some time. A bot can play for them until they take over again.
held-up-bot = Let a bot play
bot-for-you = A bot is playing for you.
host-for = The host is away, so you can do what a host can.
missing = The table waits for { $names }.
    .you = The table waits for you.
pass-for-me = Out of turn: always pass for me
window-open = { $seconds ->
    [0] Players who may act out of turn can take as long as they like.
   *[other] Players who may act out of turn have { $seconds } seconds, whatever they hold.
}

hints = Hints allowed
hints-about = Players who have to decide may ask the strongest bot what it would do. It knows only what their seat knows, and nobody else sees that it was asked.
hints-allowed = Hints are allowed: when you have to decide, you may ask a bot.
phrases-only = Set phrases only
phrases-only-about = Players do not write to each other in their own words. At a table that everyone may watch, they never do.
guests = Guest bots may sit
guests-about = A guest bot is a program that somebody runs at home. Leave it a free seat. Its name says whose it is.
guests-allowed = Guest bots may sit: programs that somebody runs at home.
latecomers = Latecomers may take over from bots
latecomers-about = Whoever has the link may then take a bot’s seat in the running game, and sees its hand. Otherwise only the host gives such a seat away, with a link of its own. Never at a public table.
latecomers-allowed = Latecomers may take over from bots.
hint = The { $bot } would: { $action }
hint-ask = Ask the { $bot }
hint-open = The hint knows only what lies open now.
hint-best = Best choices, with your chances
because-gain = Why: { $what }, about { $amount } more for { $name }.
    .you = Why: { $what }, about { $amount } more for you.
because-loss = Why: { $what }, about { $amount } less for { $name }.
    .you = Why: { $what }, about { $amount } less for you.
error-no-hints = There are no hints at this table.
error-hint-pending = The bot is still thinking about your last question. Ask again in a moment.
error-hint-failed = The bot has no answer just now.

## What games say alike; a game may replace it

legend = Legend
log-turn = Turn { $number }: { $name }
    .you = Turn { $number }: you
say-turn = It is { $name }’s turn.
    .you = It is your turn.
say-you-drew = You draw { $cards }.
    .eyes = Drawn: { $cards }.
why-no-seat = You are watching.
why-not-your-turn = It is not your turn.
rules-turn = A turn

## Table talk

error-just-said = You have just said something. Wait a moment.
error-alone = Nobody else sits at this table to hear it.
error-no-own-words = At this table, people talk in set phrases only.
error-no-guests = Guest bots may not sit down here: this table does not allow them, or its game has begun.
error-silent = Guest bots do not talk.
error-words = Write 1 to { $most } visible characters.
talk = Table talk
talk-said = What was said
talk-people = The bots at this table
talk-line = { $name }: { $phrase }
talk-words = Your words
talk-send = Send
talk-words-about = Only the people who sit at the table read it, and this server’s operator if somebody reports it.
talk-mute = Hide table talk
talk-hello = Howdy!
talk-luck = Good luck!
talk-nice = Well played!
talk-ouch = Ouch!
talk-laugh = Ha ha!
talk-thanks = Thank you!
talk-wait = Give me a moment.
talk-game = Good game!
talk-report = Report
talk-reported = Reported
says-amos-start = Evening, all. There’s no hurry.
says-amos-won = Good things come to those who wait.
says-amos-lost = Easy come, easy go.
says-amos-end = Told you there was no hurry.
says-cole-start = Hands up! Only joking.
says-cole-won = Much obliged for the cash.
says-cole-lost = I’ll be back for that.
says-cole-end = Thanks, folks. Time to ride.
says-doc-start = Care for a friendly little game?
says-doc-won = Never ask what a gambler holds.
says-doc-lost = Well, you saw through me.
says-doc-end = A pleasure taking your money.
says-hattie-start = My pencil is sharpened.
says-hattie-won = Just as I worked it out.
says-hattie-lost = That wasn’t in my books.
says-hattie-end = It all adds up.
says-josey-start = Whoever’s ahead, I’m right behind you.
says-josey-won = Never turn your back on me.
says-josey-lost = Enjoy it while it lasts.
says-josey-end = Nobody ahead of me now.
says-mabel-start = Wipe your boots and sit down, dears.
says-mabel-won = Waste not, want not.
says-mabel-lost = Well, that wasn’t nice.
says-mabel-end = Now, who’s for pie?
says-otis-start = I smell gold in here.
says-otis-won = Struck it rich!
says-otis-lost = Fool’s gold. Again.
says-otis-end = The drinks are on me!
says-ruby-start = First round’s on the house.
says-ruby-won = The house always wins.
says-ruby-lost = You’ve got nerve, honey.
says-ruby-end = Come back soon, and bring money.
report = Report these words
report-about = This server’s operator then reads these words and sees who said them, and at which table. Nobody at the table is told.
error-not-heard = You can report what somebody else has said to you at this table, while it is listed under Table talk.
error-reports = { $most } of your reports wait for this server’s operator. You can make another when one has been dealt with.

## The guide of a first game

home-learn = Learn by playing
home-guided = guided
guide = Guide
guide-nothing = Nothing new to explain just now.
guide-always = (A guided game always has the same deal.)
guide-got-it = Got it
guide-skip = Skip the guide
guide-show = Show the guide
guide-next = Now play without the guide
fair-lesson = A guided first game (“Learn by playing”) always has the same deal, so that its tips come when they help. Its secret is known to everyone, and there is nothing to check.

## Devices

devices = My devices
devices-about = All your browsers have the same tables, seats, rights, settings and history. You need no password and no e-mail address.
device-this = this browser
device-unnamed = A browser
device-end = Sign out
device-end-this = Sign out here
devices-link = Add a device
devices-link-about = Open this link on your other device, or scan the code with it. Anyone who opens it can become you, so keep it to yourself. It works once, for { $minutes } minutes, and is shown only now.
api = The API
api-about = With a program you can do here what a person can: watch, play, open tables. Everything it can ask for is below, with a form to try it.
api-description = The description for programs (OpenAPI)
api-tokens = Tokens
api-token = Your token, for the forms below
api-send = Send
api-kinds = Errors
tokens = Tokens for programs
tokens-about = With a token, a program of yours does what you allow, until it expires or you revoke it here. It never learns who you are.
tokens-api = What programs can do
token-until = until { $date }
token-of-table = for one table
token-make = Make a token
token-end = Revoke
token-what = What may it do?
token-read = See my tables
token-play = See and play at my tables
token-open = See and play at my tables, and open tables
token-bot = Be a bot of mine, as a guest at tables that allow it, and open tables
token-name = Name of the program; for a bot, its name at the table
token-whose = For a bot: whose is it? Others read this name.
token-where = Where?
token-all = At all tables
token-days = For how long?
token-days-choice =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
token-shown = Give this token to your program. Anyone who has it can do the same, so keep it to yourself. It is shown only now.
token-new = The new token
token-copy = Copy the token
error-tokens = You have { $most } tokens. Revoke one first.
recovery = Recovery words
recovery-about = If you lose all your devices, twelve words bring everything back. Write them down on paper.
recovery-made = You have recovery words, made { $ago }.
recovery-make = Make recovery words
recovery-anew = Make new words; the old ones stop working
recovery-have = I have recovery words
recovery-shown = Write these words down in this order. They are shown only now. Anyone who has them can become you; new words replace them.
join-title = Make this browser yours?
join-about = This link comes from My devices on another browser. If you made it yourself, this browser gets all your tables, seats, rights, settings and history. If somebody sent it to you, do not use it: they would see everything you play here. Nothing happens until you say so.
join-yes = Make it mine
join-leaves =
    { $count ->
        [one] This browser has a table of its own, which stays behind: you will not find it again. To keep your seat there, make a private link to it first.
       *[other] This browser has { $count } tables of its own, which stay behind: you will not find them again. To keep your seats there, make private links to them first.
    }
join-leaves-yes = Go on anyway
recover-about = Type your twelve words to make this browser yours again.
recover-field = In the order in which you wrote them down. Capitals and spaces do not matter.
recover-nobody = Nobody here has these words. Perhaps newer ones have replaced them.
recover-count =
    { $count ->
        [one] That is one word; there are twelve.
       *[other] Those are { $count } words; there are twelve.
    }
recover-unknown = “{ $word }” is not one of the words. Please check its spelling.
recover-checksum = All the words exist, but they do not belong together. Please check each word and the order.
seat-link-devices = To play on your own phone or computer too, use this instead:

pace = Pace
pace-now = Now: everyone stays until the end
pace-day = By the day: everyone moves when they have time
pace-turn = How long a turn may take
pace-clock = Clock
pace-live = none
pace-bank = { $minutes } minutes each, and { $seconds } seconds more for each turn
pace-hours = { $count } hours for each turn
pace-days = { $count } days for each turn
pace-about = Once their time is up, everyone has a grace: a minute, or an hour where turns last hours. Then happens what is chosen here. Anyone who never makes a first move loses their seat.
overtime = When somebody’s time is up
overtime-bot = a bot plays until they are back
overtime-bot-about = When somebody’s time is up, a bot plays until they are back.
overtime-free = the seat is free for anyone
overtime-free-about = When somebody’s time is up, their seat is free: a bot plays until anyone takes over.
overtime-concede = they have given up
overtime-concede-about = Anyone whose time is up has given up.
overtime-others = the others decide
overtime-others-about = When somebody’s time is up, anyone at the table may let a bot play for them.
clocks = Clocks
clocks-paused = The clocks are paused.
clocks-pause = Pause the clocks
clocks-resume = Let the clocks run
clocks-pauses-left = { $count ->
    [0] You have used up your pauses.
    [one] You have one pause left.
   *[other] You have { $count } pauses left.
}
clock-until = until { $time }
clock-up = time is up
clock-grace = grace
home-until = until
nights = My night begins
nights-none = I have no night
nights-length = It lasts
nights-hours = { $count } hours
nights-fixed = Your night can be changed when your clock is not running.
holiday = Holiday
holiday-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
holiday-begin = Begin the holiday
holiday-end = End the holiday
holiday-until = Your clock stands still until
holiday-about = Your clock stands still, and everyone at the table is told. A holiday lasts at most 14 days, and all of them 30 days a game.
held-up-late = { $name } has run out of time. A bot can play for them until they are back.
note-time-up = { $name } has run out of time.
    .you = You have run out of time.
note-vacate = { $name } has lost their seat, and a bot plays on.
note-pause = The clocks are paused.
note-resume = The clocks run again.
note-nights = { $name } says when their night is.
    .you = You say when your night is.
note-holiday = { $name } is on holiday until { $time }.
    .you = You are on holiday until { $time }.
note-holiday-end = { $name } is back from their holiday.
    .you = You are back from your holiday.
error-clocks = This table has no such clock. Pauses need a clock; nights and holidays need turns that last hours.
error-holiday = A holiday lasts at most { $most } days, and you have { $left } left in this game. Once your time is up, it is too late for one.
error-night = A night lasts one to ten hours, and cannot be changed while your clock runs. Choose again, or wait until it is not your turn.
error-unknown-zone = This server does not know the time zone { $zone } of your device, so nothing was saved. Choose another one on your device, or ask the operator for a newer server.

games = My games
games-now = Open and running
games-over = Finished
games-of = Game
games-all = all games
games-show = Show
games-none = There are none.
games-newer = Newer
games-older = Older
next-game = Next game waiting for me
home-won = you won
home-won-by = { $count ->
    [one] { $names } won
   *[other] { $names } won
}
home-place = place { $rank } of { $count }
home-gave-up = you gave up
home-unfinished = not played to the end

## Notifications

notifications = Notifications
notifications-about = How you hear about your tables while no page is open: that it is your turn, that your time is running out, or that a table is full.
tell-ask = Tell me in this browser when it is my turn?
tell-cannot = This browser cannot tell you when it is your turn
tell-no = No, thanks
tell-ways = Other ways
tell-off = This server sends no messages to browsers.
    .operator = The option --push-contact mailto:you@example.org turns them on; if you set --notify, it has to name push.
tell-insecure = Browsers take messages on https only.
    .operator = Put a proxy with a certificate in front of the server, and name its address with --public-url https://posse.example.
way-push = Push messages
way-mail = E-mail
way-webhook = Webhook
way-calendar = Calendar
channel-new = Add a way
channel-add-mail = Add e-mail
channel-add-webhook = Add webhook
channel-add-calendar = Add calendar
channel-unused = Nothing has been sent yet.
channel-sent = Last message: { $ago }.
channel-failed = The last try failed { $ago }: { $reason }
channel-unconfirmed = Not confirmed yet: open the link in the e-mail that was sent there. If it does not come, add the address again.
channel-test = Send a test
channel-tested = A test is on its way
channel-tested-about = If it does not arrive within a minute, Notifications says why.
channel-remove = Remove
channel-copy = Copy
channel-secret = Secret
channel-secret-about = It signs every message, so that your program knows where the message comes from.
channel-calendar = Address for your calendar
channel-calendar-about = Anyone who knows it sees which tables wait for you.
channel-push = Yes, tell me
channel-push-unable = This browser cannot get messages: it takes JavaScript and, on an iPhone or iPad, Posse on the home screen.
channel-push-denied = Your browser allows no notifications from this site. Its settings can change that.
channel-push-failed = Your browser could not turn on push messages. Please try again.
channel-mail = E-mail address
channel-form = Webhook for
channel-url = Address of the webhook
form-plain = a program of your own (JSON)
form-ntfy = ntfy
form-discord = Discord
form-slack = Slack
form-matrix = Matrix
tempo-live = Live
tempo-clocked = With a clock
tempo-daily = Over days
wishes-turn = My turn
wishes-reminders = Reminder
wishes-full = Table full
wishes-about = Reminders come 24 hours, 8 hours and 1 hour before your time is up.
wishes-digest = Daily list of tables waiting for me
wishes-digest-none = no list
wishes-quiet = Quiet hours begin
wishes-quiet-none = no quiet hours
wishes-quiet-length = They last
confirm-mail = Confirm this address?
confirm-mail-about = Notifications about your tables will be sent to { $address }.
confirm-mail-yes = Confirm
confirm-mail-done = Confirmed
confirm-mail-done-about = Notifications are sent to { $address } from now on.
stop = Stop these messages?
stop-about = You will get no more notifications in this way. Your tables and seats stay as they are.
stop-yes = Stop them
stop-done = Stopped
stop-done-about = You will get no more of these messages.

## What notifications say

notify-turn = Your turn: { $game }
notify-replaced = A bot plays for you: { $game }
notify-left = { $hours ->
    [one] One hour left: { $game }
   *[other] { $hours } hours left: { $game }
}
notify-full = The table is full: { $game }
notify-with = { $count ->
    [0] Nobody else is at the table.
   *[other] With { $names }.
}
notify-until = Your time is up on { $time } UTC.
notify-digest = { $count ->
    [one] One table is waiting for you
   *[other] { $count } tables are waiting for you
}
notify-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
notify-test-title = A test from Posse
notify-test-body = Notifications arrive here.
notify-confirm-title = Confirm your address for Posse
notify-confirm-body = Somebody wants Posse to send notifications about their games to this address. If it was you, open this link and confirm. If not, ignore this message, and nothing more will come.
notify-stop = Stop these messages

## Who may open tables

doors-invited = Tables are opened by invitation here
doors-host = Only the operator opens tables here
doors-have = I am invited
doors-ask = If you would like to open tables, ask this server’s operator for an invitation.
doors-phrase = The operator’s phrase
doors-phrase-about = Capitals and spaces do not matter. You are asked for it only once.
doors-go = Open tables
doors-open = You may open tables here
doors-open-about = That holds on all your devices. Choose a game on the start page.
doors-invite = The operator invites you
doors-invite-about = With this invitation you may open tables here, on all your devices. You need it only once.
doors-accept = Accept
error-not-invited = You can look around, join every table whose link you have, play, watch and read the rules.
error-phrase = That is not the phrase. Please check it, or ask the operator.
error-pass = This invitation is not valid any more. Ask the operator for a new one.

## The operator’s page

admin = The operator’s page
admin-enter-about = In this browser you can then close and remove tables, exclude people and tell everybody something, for twelve hours. Nothing happens until you say so.
admin-enter = Open the page
admin-leave = Close this page in this browser
admin-state = The server
admin-version = Posse { $version }, started { $ago }
admin-tables-count = Tables: { $open } waiting, { $running } running, { $over } over
admin-people = People: { $present } at tables now, { $known } known; pages that follow a table: { $streams }
admin-messages = Messages by: { $ways }; waiting: { $waiting }
admin-messages-none = Messages are off
admin-messages-failed = The last message that failed, { $ago }: { $reason }
admin-backups = Last automatic backup: { $ago }
admin-backups-yet = No automatic backup yet
admin-backups-none = Automatic backups are off; see --backup-every
admin-backups-failed = The last automatic backup that failed, { $ago }: { $reason }
admin-announce = Announcement
admin-announce-about = Everybody sees it at the top of every page until its time is over. Without a text it says that the server restarts then.
admin-announce-text = Text
admin-announce-minutes = Minutes
admin-announce-go = Tell everybody
admin-announce-end = End the announcement
admin-tables = Tables
admin-tables-last = The { $count } that changed last
admin-times = made { $made }, changed { $changed }
admin-reports = Reported words
admin-report-by =
    { $count ->
        [one] reported { $ago }
       *[other] reported by { $count } people, last { $ago }
    }
admin-report-unknown = The seat has changed hands since, so it is not known who said it.
admin-report-excluded = excluded until { $until } (UTC)
admin-dismiss = Dismiss
admin-excluded = Excluded people
admin-excluded-until = until { $until } (UTC)
admin-lift = Let them back
admin-log = Warnings and errors
admin-log-none = None since the start
admin-people-here = People
admin-exclude = Exclude
admin-exclude-about = Somebody who is excluded cannot open tables, take a seat or talk, on any of their devices. They keep the seats that they have.
admin-exclude-who = Who
admin-exclude-for = For how long
admin-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
admin-close = Close the table
admin-close-about = Nobody wins, and the deal is revealed.
admin-remove = Remove the table
admin-remove-about = The table, its log and everything said there are gone. Only a backup brings them back.
announcement = From the operator
announce-restart =
    { $count ->
        [0] The server is about to restart. Nothing is lost; this page comes back by itself.
        [one] The server restarts within a minute. Nothing is lost; this page comes back by itself.
       *[other] The server restarts in { $count }{"\u00A0"}minutes. Nothing is lost; this page comes back by itself.
    }
error-excluded = The operator has excluded you until { $until } (UTC). Until then you cannot open tables, take a seat or talk.
