# The words of Desperados.

game-name = Desperados
game-about = Post your helpers outside the bank and the railway, and put the strongest gang together when the hold-up comes.

## Cards and places

person-ace = Ace
person-calico = Calico
person-duke = Duke
person-lola = Lola
person-mesa = Mesa
person-nevada = Nevada
person-ortega = Ortega
person-pearl = Pearl
person-rusty = Rusty
person-silas = Silas
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
card = { $person } ({ $colour })
card-twice = { $card }, { $count }{"\u00A0"}cards
card-nowhere = fits nowhere
tint = { $count } { $colour }
kind-saloon = Saloon
    .the = the saloon
    .object = the saloon
kind-bank = Bank
    .the = the bank
    .object = the bank
kind-railway = Railway
    .the = the railway
    .object = the railway
kind-gold-diggers = Gold diggers
    .the = the gold diggers
    .object = the gold diggers
kind-stage-coach = Stagecoach
    .the = the stagecoach
    .object = the stagecoach
place = { $kind } of value{"\u00A0"}{ $value }

## The table

spots = The five places
spot = Place{"\u00A0"}{ $spot }
spot-empty = Nothing is left to hold up here.
beneath = Beneath it
    .short = then
beneath-end = then the end
value = value
position = Position value { $worth }: a card of this desperado makes a gang that much stronger.
    .short = strength for a gang
sign-position = how much stronger a card of that desperado makes a gang in the hold-up
    .sign = +2 at a card or a free position
sign-warrant = how much it adds to that, at every place
    .sign = +2 on the warrant of arrest
sign-value = how many cards fill the place, and what it is worth at the end
    .sign = value
sign-beneath = the places that lie beneath, with their values
    .sign = then
sign-booty = the places of one kind with their values, and what they are worth together; each is worth as much as the highest of them
    .sign = value 2, 4: 8{"\u00A0"}pts in a booty
sign-recent = among equally strong gangs the lowest number wins, since that player placed a card most recently
    .sign = tie-break: 1st
helpers = Helpers at place { $spot }, the first on the left
helper = { $card }, position value { $worth }
hand = { $count ->
        [one] Your hand, one card
       *[other] Your hand, { $count }{"\u00A0"}cards
    }
    .eyes = { $count ->
        [one] The hand, one card
       *[other] The hand, { $count }{"\u00A0"}cards
    }
hand-empty = Your hand is empty.
    .eyes = The hand is empty.
hand-count = { $count ->
        [one] one card
       *[other] { $count }{"\u00A0"}cards
    }
points = { $count ->
        [one] 1{"\u00A0"}point
       *[other] { $count }{"\u00A0"}points
    }
    .short = { $count }{"\u00A0"}{ $count ->
        [one] pt
       *[other] pts
    }
booty = Booty
booty-kind = { $kind } { $values }: { $points ->
        [one] 1{"\u00A0"}point
       *[other] { $points }{"\u00A0"}points
    }
recent = tie-break: { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
recent-about = Among equal gangs, whoever has placed a card most recently wins: the one with the lowest number.
warrant = Warrant of arrest
warrant-adds = and how much each strengthens a gang
warrant-empty = Nobody is wanted yet.
piles = Piles
legend = Legend
each-colour = { $count } in each colour
pile-draw = Draw pile: { $count }
pile-discard = Discard pile: { $count }
pile-top = on top: { $card }
nobody-running = { $count ->
        [one] Nobody joined the last hold-up.
       *[other] Nobody joined the last { $count }{"\u00A0"}hold-ups.
    }

## Hold-ups

gang = Your gang
    .eyes = The gang
gang-empty = None of yours has joined yet.
    .eyes = Nobody from this hand has joined yet.
gang-strength = Strength { $strength }
gang-candidates = From your hand
    .eyes = From the hand
gang-nobody = None of yours joins.
    .eyes = Nobody from this hand joins.
gang-hidden = This stays hidden under the table. You may still change it until the last is ready.
gang-away = stays away
gang-brings = wins { $count ->
        [one] 1{"\u00A0"}point
       *[other] { $count }{"\u00A0"}points
    }
gangs = The gangs
news = Just now

## What is to do

prompt-place = Your turn: pick a card, then a place for it.
prompt-picked = Now choose a highlighted place for this card.
prompt-wait-place = { $name } places a card.
prompt-hold-up = Hold-up at { $place }: who joins?
prompt-hold-up-worth = Hold-up at { $place }, worth { $points } to you: who joins?
prompt-hold-up-nobody = Hold-up: none of yours can join. Press all the same, so that nobody finds out.
prompt-ready = You are ready. The hold-up is decided when everybody is.
prompt-wait-hold-up = Hold-up at { $place }: it is not decided yet.
prompt-reveal = Hold-up: the gangs show themselves.
prompt-over = The game is over.
change-choice = Change my choice
why-cannot = Why can’t they join?
key-card = Pick a card from the hand, or let it join
key-spot = Place the card at place 1 to 5
key-ready = Be ready, or change the choice

act-place = Place { $card } at { $place }
    .hold-up = Place { $card } at { $place }: hold-up
act-place-here = { $card } here
    .hold-up = { $card }: hold-up
act-join = Add { $card } to the gang
act-join-for = Add { $card } to the gang, strength { $strength }
act-leave = Take { $card } out of the gang
act-ready = Join with strength { $strength }
act-ready-nobody = Send nobody
place-for-good = A placed card cannot be taken back.

## Why something is not possible

why-not-your-turn = It is not your turn.
why-no-seat = You are watching.
why-over = The game is over.
why-not-in-hand = You do not hold this card.
why-wrong-colour = Another colour lies there.
why-person-there = This desperado is there already.
why-hold-up-now = There is a hold-up: nobody is placed now.
why-no-hold-up = There is no hold-up to join.
why-ready = You are ready; change your choice first.
why-join-not-in-hand = A gang is made of your hand, and this card is not in it.
why-all-joined = All such cards in your hand have joined.
why-not-wanted = { $count ->
        [one] This desperado is neither at this place nor on the warrant of arrest, whatever the colour.
       *[other] They are neither at this place nor on the warrant of arrest, whatever the colour.
    }
why-card-not-wanted = { $count ->
        [one] This very card, equal in desperado and colour, is neither at this place nor on the warrant of arrest.
       *[other] These very cards, equal in desperado and colour, are neither at this place nor on the warrant of arrest.
    }
why-mixed-gang = A gang is of one colour or of one desperado.

## What happens

say-opened = { $place } { $kind ->
        [gold-diggers] are
       *[other] is
    } in play.
say-first = { $name } begins.
    .you = You begin.
say-turn = It is { $name }’s turn.
    .you = It is your turn.
say-drew = { $name } draws { $count ->
        [one] one card
       *[other] { $count }{"\u00A0"}cards
    }.
say-you-drew = You draw { $cards }.
    .eyes = Drawn: { $cards }.
say-reshuffled = The discard pile is shuffled and becomes the draw pile.
say-placed = { $name } places { $card } at place{"\u00A0"}{ $spot }.
    .you = You place { $card } at place{"\u00A0"}{ $spot }.
say-stuck = None of { $name }’s cards can be placed: { $other } draws { $card } from that hand and discards it.
    .you = None of your cards can be placed: { $other } draws { $card } from your hand and discards it.
    .other-you = None of { $name }’s cards can be placed: you draw { $card } from that hand and discard it.
say-stuck-empty = { $name } has no card to place.
    .you = You have no card to place.
say-hold-up = Hold-up at { $place }! { $name } set it off.
    .you = Hold-up at { $place }! You set it off.
say-joins = { $name } joins with { $cards }: strength{"\u00A0"}{ $strength }.
    .you = You join with { $cards }: strength{"\u00A0"}{ $strength }.
say-stays-away = { $name } stays away.
    .you = You stay away.
say-nobody = { $count ->
        [one] Nobody joins.
       *[other] Nobody joins. That makes { $count }{"\u00A0"}hold-ups running; after ten the game ends.
    }
say-won = { $name } wins { $place }.
    .you = You win { $place }.
say-won-recent = Equally strong: { $name } placed most recently and wins { $place }.
    .you = Equally strong: you placed most recently and win { $place }.
say-won-first = Equally strong, and none of them has placed yet: { $name } is the first anticlockwise and wins { $place }.
    .you = Equally strong, and none of you has placed yet: you are the first anticlockwise and win { $place }.
say-wanted = { $name }’s { $cards } { $count ->
        [one] is
       *[other] are
    } now on the warrant of arrest.
    .you = Your { $cards } { $count ->
        [one] is
       *[other] are
    } now on the warrant of arrest.
say-dismissed = { $name }’s gang is discarded.
    .you = Your gang is discarded.
say-cleared = The helpers at the place are discarded.
say-ended = The game is over. { $why }

log-turn = Turn { $number }: { $name }
    .you = Turn { $number }: you
log-placed = { $name }: { $card } at place{"\u00A0"}{ $spot }
    .you = You: { $card } at place{"\u00A0"}{ $spot }

## The end

end-five-won = The first place of value 5 has been held up.
end-dead-position = No card that is left fits anywhere.
end-nobody-joins = Nobody joined ten hold-ups running.
score-saloon = Saloons
score-bank = Banks
score-railway = Railways
score-gold-diggers = Gold diggers
score-stage-coach = Stagecoaches

## Options

option-exact-match = Exact match
    .about = In a hold-up only cards that match in desperado and colour count, at the place and on the warrant of arrest.
option-trigger-takes = The trigger player takes it
    .about = Where nobody joins, the place goes to whoever set off the hold-up.

## Rules

rules-lead = Helpers gather outside saloons, banks and railways. When a place is full, everybody secretly puts a gang together, and the strongest takes the booty. Told in our own words.
rules-why = Where the printed rules leave something open or are lost, we say how it is played here.
primer-goal = Helpers are posted at five places until one is full; then everybody secretly puts a gang together, and the strongest takes the place as booty. When the first place of the highest value has been held up, the most points win.
primer-table = The table as a game begins: five piles of places. The one on top is in play; its value says how many helpers fill it.
primer-turn-1 = Draw two cards.
primer-turn-2 = Place one card at one of the five places: in the colour that lies there already, and a desperado who is not there yet.
primer-turn-3 = If that fills the place, it is held up at once, and all players choose their gangs. Otherwise the turn is over.
primer-place = A place and its helpers
    .text = A helper belongs to nobody. What counts is where he stands, for each of his cards makes a gang stronger: the first helper at a place adds most, the last least. So placing a card is advertising for the cards that you keep.
primer-place-caption = { $place }, value { $value }. { $helpers }. Positions still free: { $free }.
primer-gang = A gang and a hold-up
    .text = A gang is of one colour or of one desperado, and each of its members stands at this place or is on the warrant of arrest. Its strength is the sum of its cards. Everybody chooses in secret, and all gangs are shown together; the strongest wins.
primer-warrant = The warrant of arrest
    .text = Whoever wins a hold-up makes his gang notorious: its cards go to the warrant. Each of them makes every further card of that desperado stronger, at every place and for everybody. The other gangs and the helpers are discarded.
primer-booty = The booty
    .text = At the end each place counts as much as the highest place of its kind that you have. So a high place makes all your others of that kind worth more.
primer-booty-caption = { $name } – { $booty }. Together { $count } points.
primer-step-draw = { $name } draws and has a choice. At this place one more helper starts the hold-up.
primer-step-place = { $name } fills the place.
primer-step-hold-up = Now everybody chooses, and nobody sees what the others do. Whoever is wanted already may join although he does not stand at the place.
primer-step-reveal = All gangs are shown at the same time. Joining costs the cards that join: whoever sees no chance had better stay away.
primer-step-won = The strongest gang wins, whoever set off the hold-up. The place lies in front of its winner, for all to see.
primer-step-wanted = The gang that won is wanted from now on. The next place of the pile is in play, and the turn goes to the left.
rules-setup = Setting up
rules-day = Working day
rules-hold-up = Hold-up
rules-end = The end
rules-cards = Cards and places
rules-cards-about = How many cards each desperado has is our reconstruction, and so are the names, since the printed ones are lost.
rules-places-about = Which values each kind of place has is our reconstruction, too.

rule-de-1 = Eighty desperado cards.
    .rebuilt = Ten desperados in four colours, twenty cards of each colour; how many cards each of them has is listed below. Their names are ours.
rule-de-2 = Twenty places of five kinds, five places at each of the values 2, 3, 4 and 5.
    .rebuilt = Which kind has which values is listed below.
rule-de-3 = The places lie in five piles, the 5 at the bottom, then 4, 3 and the 2 on top, four different kinds in each pile.
    .ours = We draw one of all such arrangements, each equally likely.
rule-de-4 = Everybody begins with five cards.
rule-de-5 = Turns go clockwise.
    .ours = The first player is drawn by lot; in the printed rules it is the most dangerous one.
rule-de-6 = A turn begins by drawing two cards. A draw pile that is used up is replaced by the shuffled discard pile.
    .ours = That is done when a card is wanted and none is left to draw, not before; when both piles are empty, you draw what there is. There is no limit to a hand.
rule-de-7 = Then one card of the hand is placed face up at one of the five places in play. It needs the colour of the cards there and must be a desperado who is not there yet. Whoever can place a card must.
    .reading = At an empty place anything goes.
rule-de-8 = The cards at the places are helpers, handy-men in the printed book. They belong to nobody.
rule-de-9 = If no card can be placed, the left neighbour takes one card, which goes to the discard pile.
    .reading = It is taken unseen out of the hand of the player who is stuck. It is no placement, and the turn is over.
    .ours = Everybody sees that card, not the hand. From an empty hand nothing is taken, and the turn is over too.
rule-de-10 = As soon as there are as many cards at a place as its value, it is held up.
    .reading = The last card counts too.
rule-de-11 = All players secretly choose a gang, or nobody, and reveal it together. Until then nobody can tell who joins.
    .reading = Everybody is asked, even a player who cannot join.
    .ours = A choice can be changed until the last is ready, and until the reveal nobody can tell who has chosen. Only whoever keeps the others waiting for longer than the table has set (two minutes unless set otherwise) is named.
rule-de-12 = The cards of a gang are all of one colour, or all the same desperado in any colours.
    .reading = A gang is one or more cards of the hand.
rule-de-13 =
    .reading = Two identical cards may both join. The colour of a gang need not be the colour at the place.
rule-de-14 = Each desperado of a gang must be among the helpers at this place or on the warrant of arrest as it stood before.
    .reading = It is the desperado that has to be there, in any colour.
rule-de-15 = The first helper at a place of value v is worth v, the second v − 1, and so on; one who is not there is worth nothing. Each of his cards on the warrant adds one.
    .reading = A gang’s strength is the sum of its cards; their colour does not matter. (Option: only cards that match in both count.)
rule-de-16 = The strongest gang wins.
    .reading = Among tied gangs, it is that of the player who placed a helper most recently on a working day: so the player who set the hold-up off wins every tie they are in.
    .ours = If none of the tied has placed yet, the first one met anticlockwise from the player who set it off wins.
rule-de-17 = The winner takes the place. The winning gang goes to the warrant of arrest; other gangs and the helpers of the place are discarded. The next place of the pile is in play.
    .ours = Booty lies face up. Gangs are discarded clockwise from the player who set the hold-up off, each sorted, then the helpers of the place in their order.
rule-de-18 =
    .ours = If nobody joins, the place stays and its helpers are discarded, even at a value of{"\u00A0"}5. (Option: the player who set it off takes it; the warrant stays as it is, and a place of value{"\u00A0"}5 taken in this way ends the game.) After ten such hold-ups running the game ends.
rule-de-19 = After a hold-up the turn passes to the left neighbour of the player whose turn it was.
rule-de-20 = The game ends as soon as the first place of value{"\u00A0"}5 has been held up.
    .reading = Cards in hand count for nothing.
    .ours = A hold-up that nobody joined does not count as one here.
rule-de-21 =
    .ours = It also ends when a turn begins and no card that is neither at a place nor on the warrant could be placed anywhere.
rule-de-22 = The booty is grouped by kind, and every card of a kind is worth the highest value of that kind: bank 2, bank 4 and saloon 3 make 4 + 4 + 3. The most points win.
    .ours = Those who tie share the victory.

## The guided first game

tip-goal = The most valuable booty wins. Once 2{"\u00A0"}cards lie at a place of value 2, it is held up, and the strongest gang takes it.
tip-place = On each turn you draw two cards, then put one of your hand in front of a place. All there have one colour, and no desperado is there twice.
tip-worth = Keep the other cards for hold-ups: a card of a desperado who lies at the place makes your gang stronger by the number beside him, such as +2.
tip-hold-up = The place is full: hold-up! Send a gang of one colour or of one desperado, all of whom stand here. The strongest wins.
tip-secret = All choose in secret. Nobody can tell who joins, and you may change your gang until the last is ready.
tip-wanted = Whoever is on the warrant can join every hold-up, and is stronger by one for each of his cards there.
tip-tie = Among tied gangs, the one whose owner placed a card most recently wins. So whoever fills a place wins the ties that they are in.
tip-away = Whoever you send is gone from your hand, whether you win or not. It can be wise to stay away and save cards.
tip-won = The place is won; what lay beneath is worth more. The winning gang is on the warrant now: each card there makes its desperado stronger.
tip-kinds = Each of your places counts as much as your best of its kind: saloons of 2 and 4 make 4 + 4. So collect kinds.
tip-end = A place of value 5 is in play. As soon as the first of them has been held up, the game ends.
tip-full = One more card and a place is full. Then it is held up at once, so look at your hand first.
tip-many = A hand has no limit. Cards that go together make a strong gang later.
