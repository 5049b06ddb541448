# The words of Desperados.

game-name = Desperados
game-about = Post helpers outside the bank and the railway, then bring the strongest gang when the hold-up comes.

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
    .the = saloon
    .object = saloon
kind-bank = Bank
    .the = bank
    .object = bank
kind-railway = Railway
    .the = railway
    .object = railway
kind-gold-diggers = Gold diggers
    .the = gold diggers
    .object = gold diggers
kind-stage-coach = Stagecoach
    .the = stagecoach
    .object = stagecoach
place = the value-{ $value } { $kind }

## The table

spots = The five places
spot = Place{"\u00A0"}{ $spot }
spot-empty = Nothing left to hold up here.
beneath = Beneath it
    .short = next
beneath-end = then the end
value = value
position = Position value { $worth }: a card of this desperado makes a gang that much stronger.
    .short = gang strength
sign-position = how much stronger a card of that desperado makes a gang in the hold-up
    .sign = +2 at a card or a free position
sign-warrant = how much the warrant adds to that, at every place
    .sign = +2 on the warrant of arrest
sign-value = how many cards fill the place, and what it is worth at the end
    .sign = value
sign-beneath = the places beneath, with their values
    .sign = next
sign-booty = the places of one kind with their values, and what they are worth together; each counts as much as the highest of them
    .sign = value 2, 4: 8{"\u00A0"}pts in a booty
sign-recent = if gangs are equally strong, the lowest number wins: that player placed a card most recently
    .sign = 1st in ties
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
recent = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } in ties
recent-about = If gangs tie, the player who placed a card most recently wins: the one with the lowest number.
warrant = Warrant of arrest
warrant-adds = and what each adds to a gang
warrant-empty = Nobody is wanted yet.
piles = Piles
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
gang-empty = Your gang is still empty.
    .eyes = The gang is still empty.
gang-strength = Strength { $strength }
gang-candidates = From your hand
    .eyes = From the hand
gang-nobody = You send nobody.
    .eyes = Nobody from this hand joins.
gang-hidden = This stays hidden under the table. You can change it until the last player is ready.
gang-away = stays away
gang-brings = wins { $count ->
        [one] 1{"\u00A0"}point
       *[other] { $count }{"\u00A0"}points
    }
stage-hold-up = Hold-up!
gangs = The gangs
news = Just now

## What is to do

prompt-place = Your turn: pick a card, then a place for it.
prompt-picked = Now choose a highlighted place for this card.
prompt-wait-place = { $name } places a card.
prompt-hold-up = Hold-up at { $place }: who joins?
prompt-hold-up-worth = Hold-up at { $place }, worth { $points } to you: who joins?
prompt-hold-up-nobody = Hold-up: none of your cards can join. Press anyway, so nobody finds out.
prompt-ready = You are ready. The hold-up is decided when everybody is.
prompt-wait-hold-up = Hold-up at { $place }: not decided yet.
prompt-reveal = Hold-up: the gangs are revealed.
prompt-over = The game is over.
change-choice = Change my choice
why-cannot = Why can’t they join?
key-card = Pick a card, or add it to the gang
key-spot = Put the card at place 1 to 5
key-ready = Say you are ready, or change your choice

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

why-over = The game is over.
why-not-in-hand = You do not hold this card.
why-wrong-colour = Another colour lies there.
why-person-there = This desperado is already there.
why-hold-up-now = There is a hold-up: no card is placed now.
why-no-hold-up = There is no hold-up to join.
why-ready = You are ready; change your choice first.
why-join-not-in-hand = A gang comes from your hand, and this card is not in it.
why-all-joined = All your copies of this card have joined.
why-not-wanted = { $count ->
        [one] This desperado is neither at this place nor on the warrant of arrest, in any colour.
       *[other] They are neither at this place nor on the warrant of arrest, in any colour.
    }
why-card-not-wanted = { $count ->
        [one] This exact card, same desperado and colour, is neither at this place nor on the warrant of arrest.
       *[other] These exact cards, same desperado and colour, are neither at this place nor on the warrant of arrest.
    }
why-mixed-gang = A gang is all one colour or all one desperado.

## What happens

say-opened = { $place } { $kind ->
        [gold-diggers] are
       *[other] is
    } in play.
say-first = { $name } begins.
    .you = You begin.
say-drew = { $name } draws { $count ->
        [one] one card
       *[other] { $count }{"\u00A0"}cards
    }.
    .you = You draw { $count ->
            [one] one card
           *[other] { $count }{"\u00A0"}cards
        }.
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
       *[other] Nobody joins. That makes { $count }{"\u00A0"}hold-ups in a row; after ten the game ends.
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

log-placed = { $name }: { $card } at place{"\u00A0"}{ $spot }
    .you = You: { $card } at place{"\u00A0"}{ $spot }

## The end

end-five-won = The first value-5 place has been held up.
end-dead-position = No remaining card fits anywhere.
end-nobody-joins = Nobody joined ten hold-ups in a row.
highlight-gang = Strongest gang
highlight-close = Closest hold-up
score-saloon = Saloons
score-bank = Banks
score-railway = Railways
score-gold-diggers = Gold diggers
score-stage-coach = Stagecoaches
term-hand = Cards in hand

## Options

option-exact-match = Exact match
    .about = In a hold-up, only cards of the same desperado and colour count, at the place and on the warrant of arrest.
option-trigger-takes = The trigger player takes it
    .about = If nobody joins, the place goes to the player who set off the hold-up.

## Rules

rules-lead = Helpers gather outside saloons, banks and railways. When a place is full, everybody secretly puts a gang together, and the strongest takes the booty. Told in our own words.
rules-why = Where the printed rules leave something open or are lost, we say how it is played here.
primer-goal = Post helpers at five places until one is full; then everybody secretly puts a gang together, and the strongest takes the place as booty. Once the first place of the highest value has been held up, most points wins.
primer-table = The table at the start of a game: five piles of places. The one on top is in play; its value says how many helpers fill it.
primer-turn-1 = Draw two cards.
primer-turn-2 = Place one card at one of the five places. It must have the colour there and show a desperado who is not there yet.
primer-turn-3 = If that fills the place, it is held up at once, and all players choose their gangs. Otherwise your turn is over.
primer-place = A place and its helpers
    .text = Helpers belong to nobody. What counts is where they stand: gang cards of the first helper at a place add most, those of the last add least. So placing a card advertises the cards you keep.
primer-place-caption = { $place }, value { $value }. { $helpers }. Positions still free: { $free }.
primer-gang = A gang and a hold-up
    .text = A gang is all one colour or all one desperado, and each of its members is at this place or on the warrant of arrest. Its strength is the sum of its cards. Everybody chooses in secret, and all gangs are revealed together; the strongest wins.
primer-warrant = The warrant of arrest
    .text = Win a hold-up, and your gang becomes notorious: its cards go to the warrant. Each makes every further card of that desperado stronger, at every place and for everybody. The other gangs and the helpers are discarded.
primer-booty = The booty
    .text = At the end, each of your places counts as much as your highest of its kind. So a high place makes all your others of that kind worth more.
primer-booty-caption = { $name } – { $booty }. Together { $count } points.
primer-step-draw = { $name } draws and has a choice. At this place, one more helper starts a hold-up.
primer-step-place = { $name } fills the place.
primer-step-hold-up = Now everybody chooses, and nobody sees what the others do. Desperados who are already wanted may join even if they are not at the place.
primer-step-reveal = All gangs are revealed at the same time. Joining costs you the cards that join: with no chance of winning, it is better to stay away.
primer-step-won = The strongest gang wins, no matter who set off the hold-up. The place lies face up in front of its winner.
primer-step-wanted = The winning gang is wanted from now on. The next place of the pile is in play, and the turn passes to the left.
rules-setup = Setting up
rules-day = Working day
rules-hold-up = Hold-up
rules-end = The end
rules-cards = Cards and places
rules-cards-about = How many cards each desperado has is our reconstruction. The names are ours too, since the printed ones are lost.
rules-places-about = Which values each kind of place has is our reconstruction too.

rule-de-1 = Eighty desperado cards.
    .rebuilt = Ten desperados in four colours, twenty cards of each colour; how many cards each of them has is listed below. Their names are ours.
rule-de-2 = Twenty places of five kinds, five places at each of the values 2, 3, 4 and 5.
    .rebuilt = Which kind has which values is listed below.
rule-de-3 = The places lie in five piles: the 5 at the bottom, then 4, 3 and the 2 on top, with four different kinds in each pile.
    .ours = One of all such arrangements is chosen at random, each equally likely.
rule-de-4 = Everybody starts with five cards.
rule-de-5 = Turns go clockwise.
    .ours = The first player is chosen at random; in the printed rules it is the most dangerous one.
rule-de-6 = A turn begins with drawing two cards. When the draw pile runs out, the shuffled discard pile replaces it.
    .ours = This is done only when a card has to be drawn and none is left; if both piles are empty, you draw what there is. There is no hand limit.
rule-de-7 = Then you place one card from your hand face up at one of the five places in play. It must have the colour of the cards there and show a desperado who is not there yet. If you can place a card, you must.
    .reading = At an empty place, any card will do.
rule-de-8 = The cards at the places are helpers, handy-men in the printed book. They belong to nobody.
rule-de-9 = If you cannot place a card, your left neighbour takes one card and puts it on the discard pile.
    .reading = The card is taken unseen from the stuck player’s hand. This does not count as placing a card, and the turn is over.
    .ours = Everybody sees that card, but not the hand. From an empty hand nothing is taken, and the turn is over too.
rule-de-10 = As soon as a place has as many cards as its value, it is held up.
    .reading = The last card counts too.
rule-de-11 = All players secretly choose a gang, or nobody, and reveal it together. Until then nobody can tell who joins.
    .reading = Everybody is asked, even a player who cannot join.
    .ours = You can change your choice until the last player is ready, and until the reveal nobody can tell who has chosen. Only a player who keeps the others waiting longer than the table allows (two minutes unless set otherwise) is named.
rule-de-12 = The cards of a gang are all of one colour, or all the same desperado in any colours.
    .reading = A gang is one or more cards from the hand.
rule-de-13 =
    .reading = Two identical cards may both join. The colour of a gang need not be the colour at the place.
rule-de-14 = Each desperado of a gang must be among the helpers at this place or on the warrant of arrest as it was before the hold-up.
    .reading = The desperado must be there, in any colour.
rule-de-15 = The first helper at a place of value v is worth v, the second v − 1, and so on; a desperado who is not there is worth nothing. Each card of that desperado on the warrant adds one.
    .reading = A gang’s strength is the sum of its cards; their colour does not matter. (Option: only cards of the same desperado and colour count.)
rule-de-16 = The strongest gang wins. If gangs tie, the player who placed a helper most recently on a working day wins.
    .reading = Only the tied players are compared. So the player who set off the hold-up wins every tie they are in.
    .ours = If no tied player has placed yet, the first one anticlockwise from the player who set it off wins.
rule-de-17 = The winner takes the place. The winning gang goes to the warrant of arrest; other gangs and the helpers of the place are discarded. The next place of the pile is in play.
    .ours = Booty lies face up. Gangs are discarded clockwise from the player who set off the hold-up, each sorted, then the helpers of the place in their order.
rule-de-18 =
    .ours = If nobody joins, the place stays and its helpers are discarded, even at a value of{"\u00A0"}5. (Option: the player who set it off takes it; the warrant stays as it is, and a place of value{"\u00A0"}5 taken in this way ends the game.) After ten such hold-ups in a row, the game ends.
rule-de-19 = After a hold-up the turn passes to the left neighbour of the player whose turn it was.
rule-de-20 = The game ends as soon as the first place of value{"\u00A0"}5 has been held up.
    .reading = Cards in hand count for nothing.
    .ours = A hold-up that nobody joined does not count as one here.
rule-de-21 =
    .ours = It also ends if no card could be placed anywhere when a turn begins; cards at places and on the warrant do not count.
rule-de-22 = The most points win. The booty is grouped by kind, and every card of a kind is worth the highest value of that kind.
    .reading = So bank 2, bank 4 and saloon 3 make 4 + 4 + 3.
    .ours = Those who tie share the victory.

## The guided first game

tip-goal = The most valuable booty wins. Once 2{"\u00A0"}cards are at a place of value 2, it is held up, and the strongest gang takes it.
tip-place = Each turn you draw two cards, then put one from your hand at a place. All cards at a place share a colour, and no desperado is there twice.
tip-first = Place a desperado you hold more than once: only desperados at a place may join its hold-up, so your other cards of that one can.
tip-worth = Keep your other cards for hold-ups: if a card’s desperado is at the place, it strengthens your gang by the number shown there, such as +2.
tip-hold-up = The place is full: hold-up! Send a gang of one colour or one desperado; each of them must be at this place. The strongest wins.
tip-secret = Everybody chooses in secret. Nobody can tell who joins, and you can change your gang until the last player is ready.
tip-wanted = Desperados on the warrant can join every hold-up, and are stronger by one for each of their cards there.
tip-tie = If gangs tie, the player who placed a card most recently wins. So if you fill a place, you win any tie you are in.
tip-away = The cards you send leave your hand, win or lose. It can be wise to stay away and save them.
tip-won = The place is won; the one beneath is worth more. The winning gang is on the warrant now: each card there makes its desperado stronger.
tip-kinds = Each of your places counts as much as your best of its kind: saloons of 2 and 4 make 4 + 4. So collect places of the same kind.
tip-end = A place of value 5 is in play. As soon as the first of them is held up, the game ends.
tip-full = One more card fills a place. Then it is held up at once, so check your hand first.
tip-many = There is no hand limit. Cards that go together make a strong gang later.
