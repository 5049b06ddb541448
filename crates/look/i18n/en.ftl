# The words that belong to no game.

## The house

house = Posse
house-about = Western table games, played properly: with friends anywhere, or against honest bots.
footer = Posse is an unofficial project with art of its own. If you like a game, buy it: the real box deserves a place on your table.
skip = Skip to the table
language = Language
rules = Rules
rules-of = Rules: { $game }
settings = Settings
settings-back = Back
list-and = { $first } and { $last }
you = (you)
on = on
off = off

## The home page

home-title = Who rides with you tonight?
home-about = Pick a game, open a table, and send the link to your friends. No account, nothing to install.
home-play = Open a table
home-players = { $least }–{ $most } players
home-tables = Your tables
home-tables-none = You sit at no table yet.
home-your-turn = your turn
home-running = running
home-waiting = waiting for players
home-over = over
home-hosting = Run it yourself
home-fairness = How the deal can be checked

## Opening a table

create-title = A new table: { $game }
create-seats = How many play?
create-options = House rules
create-name = Your name
create-go = Open the table
option-on = on
option-off = off
option-usual = as usual
options-usual = Played by the usual rules.

## The lobby

lobby-title = The table is being set
lobby-wait = The game starts when every seat is taken and everybody is ready.
lobby-seats = Seats
seat-free = Seat { $seat } is free
seat-sit = Sit down
seat-stand = Stand up
seat-ready = ready
seat-not-ready = not ready yet
seat-be-ready = I am ready
seat-not-be-ready = Wait, not yet
seat-add-bot = Let a bot play here
seat-remove-bot = Send the bot away
seat-take-over = Take over from the bot
seat-hand-over = Let a bot play for me
seat-bot-level = Which bot?
bot-beginner = Beginner
bot-random = Tumbleweed (plays at random)
name = Your name
name-about = 1 to 24 characters. Only this table sees it.
share = Invite the others
share-about = Whoever opens this link can sit down.
share-link = Link to this table
share-copy = Copy the link
share-copied = Copied.
share-qr = QR code of the link to this table
lobby-start = The game begins.
lobby-trusts = trusts the host
lobby-trusts-about = This seat plays without JavaScript and adds nothing to the shuffle, so it trusts whoever runs the server.

## At the table

players = Players
prompt = What is to do
presence-here = here
presence-away = away
presence-bot = bot
your-turn = Your turn
wait-for = { $name } is deciding.
watching = You are watching.
log = What happened
log-empty = Nothing yet.
draft-commit = Make it final
draft-undo = Undo
draft-reset = Undo all
draft-steps =
    { $count ->
        [one] One step can still be taken back.
       *[other] { $count } steps can still be taken back.
    }
no-way-back = This cannot be taken back.
confirm-yes = Yes, do it
confirm-no = No, go back
frame-skip = Skip
frame-of = { $now } of { $all }
connection-lost = The connection is gone. Trying again …
connection-back = Connected again.
sound-off = Quiet
leave = Leave the table
concede = Give up
concede-about = The game ends for you; a bot plays your seat to the end.
abandon = End the game for all
abandon-about = The game stops without a winner.

## The end

ending-winners =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
ending-rank = place { $rank }
ending-source = Where it came from
ending-total = Total
end-abandoned = The game was ended before its time.
rematch = Play again
rematch-about = The same game with the same people, in a new deal.
download = Download the game
replay = Watch it again
check-deal = Check the deal

## Keys

keys = Keys
keys-show = Show this list
keys-off = Switch off the letter keys
keys-on = Switch on the letter keys
keys-confirm = Make it final
keys-undo = Take back one step
keys-next = Next moment
keys-back = Previous moment

## Fairness and hosting

fair-title = How the deal can be checked
fair-about = Nobody at the table, and not the server either, can choose the cards. Before the deal everybody draws a secret number and publishes only its fingerprint; the cards follow from all of them together. When the game is over the secrets are opened, and anybody can work out the deal again.
fair-limits = What this cannot do: whoever runs the server can read its database while the game runs, can refuse to start, and a friend can pass on what he sees.
fair-commitment = The server’s fingerprint
fair-receipt = Your receipt
fair-receipt-save = Save the receipt
host-title = Run it yourself
host-about = Posse is one program and one file. Start it, open the page, and play with everybody in your network.

## Errors

error-title = That did not work
error-home = To the start page
error-table = Back to the table
error-unknown-table = There is no such table. Is the link complete?
error-finished = This game is over.
error-closed = This table was closed.
error-not-your-seat = This is not your seat. You can watch, or open the link with the browser in which you sat down.
error-not-your-turn = It is not your turn.
error-not-possible = This is not possible now: { $reason }
error-stale = The table has moved on; here is how it stands now.
error-invalid = The form did not arrive as it should. Please try again from the page.
error-too-long = That was too much for one form.
error-name = A name has 1 to 24 characters, without control characters or signs that turn the direction of text.
error-name-taken = Somebody at this table has that name already.
error-seat-taken = Somebody has just taken this seat.
error-full = All seats of this table are taken. You can watch.
error-started = The game has begun already.
error-too-many-tables = You have opened many tables in a short time. Please try again in { $seconds } seconds.
error-too-many-requests = That was a lot at once. Please try again in { $seconds } seconds.
error-too-many-streams = Too many pages are open at the same time. Close some, or try again in { $seconds } seconds.
error-origin = This form was sent from another site, so it was not carried out.
error-host = This server does not know itself under this name.
error-options = These settings do not go together: { $reason }
error-busy = The server is busy. Nothing was changed; please try again.
error-disk = The server could not write it down. Nothing was changed; please try again.
error-newer = This table needs a newer version of the program. You can look, but not play.
error-differs = This table replays differently from how it was played. You can look, but not play.
error-not-found = There is nothing at this address.
error-method = This address does not take that kind of request.
error-crash = Something broke on our side. Nothing was changed; please try again.
