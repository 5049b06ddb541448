# The words of Dollars Wanted.

game-name = Dollars Wanted
game-about = Sneak face-down bandits up to the bank, bluff, remember, and rob at the right moment.

## Cards

card-clint1 = Clint, one Colt
    .short = Clint
card-joe1 = Joe, one stick of dynamite
    .short = Joe
card-judy1 = Judy, one crowbar
    .short = Judy
card-enzo1 = Enzo, one pickaxe
    .short = Enzo
card-clint2 = Clint, two Colts
    .short = Clint ×2
card-joe2 = Joe, two sticks of dynamite
    .short = Joe ×2
card-judy2 = Judy, two crowbars
    .short = Judy ×2
card-enzo2 = Enzo, two pickaxes
    .short = Enzo ×2
card-joker = Jolly Joker
    .short = Joker
    .about = stands for one missing tool
card-elixir = Elixir
    .short = Elixir
    .about = doubles the tools of the cards laid after it
card-coyote = Coyote
    .short = Coyote
    .about = takes away the card laid after it
card-vulture = Vulture
    .short = Vulture
    .about = stops the robbery that turns it up
card-back = a face-down card
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-grey = grey
card-coloured = { $card }, { $colour }
card-in-hand = { $card }, card { $place } of { $all }
card-nowhere = fits nowhere
card-mine = face down, yours: { $card }
    .eyes = face down, from this seat: { $card }

## Buildings

building-bank = Bank
    .the = the bank
building-casino = Casino
    .the = the casino
building-saloon = Saloon
    .the = the saloon
building-shop = Shop
    .the = the shop
need-colt = { $count ->
        [one] one Colt
        [2] two Colts
        [3] three Colts
       *[other] { $count }{"\u00A0"}Colts
    }
need-dynamite = { $count ->
        [one] one stick of dynamite
        [2] two sticks of dynamite
        [3] three sticks of dynamite
       *[other] { $count }{"\u00A0"}sticks of dynamite
    }
need-crowbar = { $count ->
        [one] one crowbar
        [2] two crowbars
        [3] three crowbars
       *[other] { $count }{"\u00A0"}crowbars
    }
need-pickaxe = { $count ->
        [one] one pickaxe
        [2] two pickaxes
        [3] three pickaxes
       *[other] { $count }{"\u00A0"}pickaxes
    }
needs = needs { $list }
pays = pays { $money }
dollars-range = ${ $least }–${ $most }
missing = { $list } { $count ->
        [one] is
       *[other] are
    } missing{ $wild ->
        [0] {""}
       *[other] ; even with Jokers, { $rest ->
            [one] one is missing
           *[other] { $rest }{"\u00A0"}are missing
        }
    }
since-laid = { $name } lays { $count ->
        [one] one card
       *[other] { $count } cards
    }.
    .you = You lay { $count ->
        [one] one card
       *[other] { $count } cards
    }.
legend-colours = The colours of the cards mean nothing.
legend-dollars = The more a building needs, the more it pays.
row = Row { $row }
row-empty = No building is left in this row.
row-left = { $count ->
        [one] last building
       *[other] { $count } buildings left
    }
row-cards = Cards of row { $row }, from the building outward
row-down = { $count ->
        [0] none face down
        [one] one face down
       *[other] { $count } face down
    }

## The table

rows = The three rows
hand = Your hand
    .eyes = The hand
hand-empty = Your hand is empty.
    .eyes = The hand is empty.
hand-count = { $count ->
        [one] one card
       *[other] { $count } cards
    }
piles = Piles
pile-draw = Draw pile: { $count }
pile-discard = Discard pile: { $count }
pile-top = on top: { $card }
won = Buildings won
penalties = { $count ->
        [one] one penalty card
       *[other] { $count } penalty cards
    }

## The prompt

prompt-first = Your turn: pick a card from your hand, then a row for it.
prompt-second = Now pick a second card, then a row for it.
prompt-picked = Now choose a highlighted row.
prompt-nothing = Nothing in your hand fits. Choose what to do.
prompt-rob = Rob a building, or rob nothing.
prompt-done = Your turn is done.
prompt-wait-lay = { $name } is laying cards.
prompt-wait-rob = { $name } is thinking about a robbery.
prompt-wait-close = { $name }’s turn is ending.
prompt-over = The game is over.
key-pick = Pick a card from your hand
key-row = Lay the card in the first, second or third row, or rob there
why-cannot = Why can’t I…?

act-lay = Lay in row{"\u00A0"}{ $row }: { $card }
act-lay-here = Lay here: { $card }
act-stop = Lay no more cards
act-show = Show your hand and draw six new cards
act-rob = Rob { $building } in row { $row }
act-rob-here = Rob { $building }
    .short = Rob
act-rob-empty = Rob row { $row }
act-pass = Rob nothing
show-for-good = Showing your hand cannot be taken back.
rob-for-good = A robbery cannot be taken back.

## Why something is not possible

why-over = The game is over.
why-lay-first = Lay your cards before you rob.
why-laying-done = You are done laying cards this turn.
why-not-in-hand = You do not hold this card.
why-no-building = No building is left in this row.
why-does-not-fit = It does not fit: its tool is not needed here.
why-must-lay = You hold a card that fits, so you must lay it.
why-lay-two = You may lay any card here, so you must lay two. If only one fits, you may stop after laying it; if none fits, you may show your hand before you lay.
why-something-fits = You may show your hand only if nothing in it fits.
why-already-laid = You may show your hand only before you lay a card.
why-three-redraws = You have shown your hand three times this turn.
why-nothing-to-draw = There is nothing left to draw.
why-nothing-hidden = No card lies face down in this row.

## What happens

say-opened = Row { $row }: { $building }, { $needs }.
say-first = { $name } begins.
    .you = You begin.
say-laid = { $name } lays a card in row { $row }.
    .you = You lay a card in row { $row }.
say-only-one = { $name } can lay only one card: no other fits.
    .you = You can lay only one card: no other fits.
say-skipped = { $name } has nothing that fits and lays nothing.
    .you = You have nothing that fits and lay nothing.
say-shown = Nothing fits: { $name } shows { $cards }.
    .you = Nothing fits: you show { $cards }.
stage-robbery = “Dollars wanted!”
say-robbery = { $name } robs row { $row }: “Dollars wanted!”
    .you = You rob row { $row }: “Dollars wanted!”
say-robbery-seven = Row { $row } has seven or more hidden cards: it is robbed for { $name }.
    .you = Row { $row } has seven or more hidden cards: it is robbed for you.
say-turned = { $card }.
say-eaten = The Coyote takes a card with it: { $card }.
say-left = The Coyote finds no prey and leaves.
say-wrong = { $card }: not needed here, so it is discarded.
say-wrong-penalty = { $card }: not needed here; { $name } takes a penalty card.
    .you = { $card }: not needed here; you take a penalty card.
say-stopped = The Vulture stops the robbery.
say-won = { $name } wins { $building }: { $money }!
    .you = You win { $building }: { $money }!
say-discarded = To the discard pile: { $card }.
say-failed = { $name } fails to rob row { $row }: { $missing }.
    .you = You fail to rob row { $row }: { $missing }.
say-drew = { $name } draws { $count ->
        [one] one card
       *[other] { $count } cards
    }.
    .you = You draw { $count ->
            [one] one card
           *[other] { $count } cards
        }.
say-reshuffled = The discard pile is shuffled and becomes the draw pile.
say-reshuffled-colour = The { $colour } discard pile is shuffled and becomes the draw pile.
say-ended = The game is over. { $why }

log-laid = { $name } lays a card.
    .you = You lay a card.
log-laid-at = { $name } lays a card in row { $row }, place { $place }.
    .you = You lay a card in row { $row }, place { $place }.
log-only-one = { $name } could lay only one card.
    .you = You could lay only one card.
log-skipped = { $name } laid nothing.
    .you = You laid nothing.
log-shown = { $name } showed a hand with nothing that fits.
    .you = You showed a hand with nothing that fits.
log-robbery-seven = A full row is robbed for { $name }.
    .you = A full row is robbed for you.
log-won = { $name } robs { $building } and wins { $money }.
    .you = You rob { $building } and win { $money }.
log-won-at = { $name } robs { $building } in row { $row } and wins { $money }.
    .you = You rob { $building } in row { $row } and win { $money }.
log-failed = { $name } fails to rob row { $row }.
    .you = You fail to rob row { $row }.
log-penalty = { $name } takes a penalty card.
    .you = You take a penalty card.
log-wrong = A card that did not fit was discarded.

## The end

end-empty-pile = A pile of buildings is empty.
end-standstill = For two rounds, no card was laid or turned up.
end-last-turn = The thousandth turn is over.
highlight-haul = Biggest haul
highlight-close = So close
score-bank = Banks
score-casino = Casinos
score-saloon = Saloons
score-shop = Shops
score-penalty = Penalty cards
term-next = The next robbery
tie-buildings = Buildings

## Options

option-colour-variant = Variant with player colours
    .about = Everybody has the twenty cards of one colour, with piles of their own, and pays for wrong cards. There is less luck of the draw.
option-false-play = Wrong cards
    .about = Any card may be laid anywhere; a wrong one costs its owner when it is turned up. The German, English and Dutch rules treat wrong cards as mistakes only, and the French say that they normally cannot be laid; a program would refuse them all, and nobody would ever pay. On by default in the variant with player colours; otherwise it has no effect.
option-two-penalties = Only two penalty cards
    .about = Only in the variant with player colours: the third wrong card and later ones cost nothing.
option-honour-rule = On your honour
    .about = Without player colours: any card may be laid anywhere; a wrong one is simply discarded when it is turned up.
option-coyote-leaves = A Coyote without prey leaves
    .about = A Coyote at the end of a row is discarded instead of waiting for the next card.
option-open-values = Open values
    .about = The page shows what each building in play pays. The printed rules hide that until it is robbed. A house rule.
option-remember-cards = Remember my cards
    .about = The page shows you which face-down cards you laid yourself. Easier, and much less of a memory game.
option-full-log = Full log
    .about = The log tells everybody who laid each card, in which row and at which place. Everybody saw it anyway, so nothing hidden is given away, but there is less to remember. A house rule.

## Rules

rules-lead = Bandits sneak face down up to three buildings. Rob at the right moment and you get the dollars; misremember and you get nothing. Told in our own words; the printed rules come with the box.
rules-why = Where the printed rules leave something open, we say how it is played here.
primer-goal = Three buildings lie open, and bandits gather face down in front of them. Rob a building at the right moment and its dollars are yours; when a pile of buildings runs out, most dollars wins.
primer-table = The table as a game begins: three rows, each with a building and the tools that it needs. There are no bandits yet.
primer-turn-1 = Lay two cards face down, one after the other, each at the outer end of a row of your choice. Bandits go where their tool is needed; special cards go anywhere.
primer-turn-2 = Rob one building, or none.
primer-turn-3 = Draw back to six cards.
primer-turn-4 = If seven or more cards now lie face down in a row, it is robbed at once, for you.
primer-row = A row, and what robbing it brings
    .text = The hidden cards are turned up from the building outward, to the end of the row or until a Vulture stops it, and the tools of all cards face up are counted. If there are enough, the dollars go to the robber and the row is cleared; if one is missing, everything stays where it is, and what was turned up stays face up for the next robber.
primer-joker = The Jolly Joker
    .text = It stands for any one missing tool.
primer-elixir = The Elixir
    .text = Bandits and Jokers further out than the Elixir count double. What lies between it and the building does not.
primer-coyote = The Coyote
    .text = It drags the next card with it to the discard pile, whatever that card is. At the end of the row it stays and waits for its prey.
primer-vulture = The Vulture
    .text = As soon as it is turned up, the turning stops: the cards that are face up by then must be enough, and the rest stays hidden.
primer-robbed = { $building }: { $needs }. Face up beside it: { $cards }. That is enough, and the robbery pays { $money }.
primer-failed = { $building }: { $needs }. Face up beside it: { $cards }. { $missing }, so the building stays.
primer-hidden = { $building }: { $needs }. Face up beside it: { $cards }; still hidden beyond them: { $down }. { $missing }, so the building stays.
primer-step-begin = It is { $name }’s turn. Some cards in this row lie face up from a failed robbery. { $name } holds what is still needed.
primer-step-lay = Both cards go to the end of this row. The others see only their backs, but the next player could rob here first.
primer-step-rob = { $name } does not wait for that. From here on there is no stopping.
primer-step-turn = The cards are turned up one by one, and the whole row counts, including the cards that were face up before. The Joker stands for the one missing tool, so there are enough.
primer-step-won = The building changes hands and shows its dollars. All cards of the row go to the discard pile, and the next building comes into play.
primer-step-draw = { $name } draws back to six cards, and it is the next player’s turn.
rules-setup = Setting up
rules-robbery = The robbery
rules-special = The four special cards
rules-after = After the robbery
rules-end = The end
rules-colours = Variant with player colours
rules-cards = The cards
rules-cards-about = Each of the five colours has the same twenty cards. Outside the variant with player colours, colours mean nothing. How many cards there are of each kind is our reconstruction.
rules-buildings-about = Eighteen buildings; their dollars lie face down. Some of the needs and dollars are our reconstruction: if you own the box, you can correct them in a file.
rule-dw-1 = The buildings are shuffled into three piles of six. Only what the topmost one of each pile needs can be seen, not its dollars.
    .ours = With the option “Open values” the page shows what each building in play pays.
rule-dw-2 = All bandit cards are shuffled; each player is dealt six, and the rest form the draw pile.
rule-dw-3 = Play goes clockwise.
    .ours = The first player is chosen at random; in the printed rules it is the player who last got cash from a bank.
rule-dw-4 = A turn: lay two cards, then rob one building if you like, then draw back to six.
rule-dw-5 = Lay exactly two cards, one after the other, face down at the outer end of any of the three rows; both may go to the same row. You may not hold back a card that can be played.
rule-dw-6 = A bandit fits a building that needs at least one icon of the bandit’s tool. More bandits may gather there than it needs.
rule-dw-7 = Joker, Elixir, Coyote and Vulture fit everywhere.
rule-dw-8 = If nothing in your hand fits anywhere, you show it to everybody, discard it and draw six, then take your turn.
    .ours = This is checked only before the first card, and again after each redraw; you redraw at most three times a turn. If nothing fits even then, or nothing can be drawn, nothing is laid.
rule-dw-9 =
    .ours = If exactly one card fits, you lay only that one. After laying one card or none, you may still rob.
rule-dw-10 =
    .ours = Nobody looks at a face-down card again, not even the player who laid it. (The option “Remember my cards” marks your own; “Full log” says who laid each card where.)
rule-dw-11 = To rob, name a building.
    .ours = At least one card of its row must lie face down.
rule-dw-12 = The face-down cards are turned up one by one from the building outward.
    .reading = You cannot stop the turning; only a newly turned Vulture or the end of the row does. Then it is judged whether there are enough icons.
rule-dw-13 = A bandit counts as one or two icons of its tool, as drawn on the card.
rule-dw-14 = A Jolly Joker stands for one missing icon of any tool; the program chooses the best.
    .example = A casino needs one pickaxe, two colts and two sticks of dynamite. The row shows two pickaxes, two sticks of dynamite, one colt and a Joker, which stands for the second colt: the casino is won.
rule-dw-15 = Elixir: every bandit and Joker further out counts double. A doubled Joker fills two icons, the same or different. Several Elixirs never more than double, and cards between the building and the Elixir are not doubled.
rule-dw-16 =
    .reading = An Elixir that has been face up since an earlier failure still doubles what lies beyond it, including cards that came later.
rule-dw-17 = Coyote: the next card outward goes with it to the discard pile at once and has no effect, whatever it is. A Vulture taken this way stops nothing, an Elixir doubles nothing, a second Coyote does not bite. An Elixir has no effect on a Coyote, which still takes one card.
    .reading = Everybody sees which card it was.
    .ours = A wrong card that it takes is not punished.
rule-dw-18 =
    .ours = A Coyote at the end of the row stays face up and takes the next card of that row that is turned up in a later robbery. (Option: it is discarded instead.)
rule-dw-19 = Vulture: the turning stops at once. If there are enough icons by then, the building is won. If not, what is face up stays face up and the rest stays hidden. A Vulture that was already face up is ignored later.
    .example = A saloon needs two pickaxes and two sticks of dynamite. Two sticks of dynamite and one pickaxe are out when a Vulture comes up: the saloon is not won, and the cards behind the Vulture stay hidden.
rule-dw-20 = Every robbery counts the whole row from the building outward, including what lies face up from earlier failures.
rule-dw-21 = New cards go to the outer end of a row.
    .ours = When cards leave a row, it closes up.
rule-dw-22 = Won: the building goes to the robber, dollar side up. All cards of its row are discarded face up, and the next building of the pile comes into play at once.
    .ours = The cards are discarded one after the other from the building outward, a Coyote before its prey; a shown hand goes in the order of the list of cards.
rule-dw-23 = Not won: the building stays, turned cards stay face up, hidden cards stay hidden.
rule-dw-24 = Draw back to six. An empty draw pile is replaced by the shuffled discard pile.
    .ours = This is done when a card is needed and none is left to draw, not before.
rule-dw-25 =
    .ours = If both piles are empty, draw what there is and lay what you can. The game ends after two full rounds in which no card is laid or turned up, and at the latest after the thousandth turn.
rule-dw-26 = After drawing, every row with seven or more face-down cards is robbed automatically, for the player whose turn it was.
    .ours = The top row comes first; each row is robbed once a turn, even if a pile is already empty.
rule-dw-27 = The game ends at once after a turn in which a pile of buildings has become empty.
    .reading = Automatic robberies belong to the turn.
rule-dw-28 = Most dollars wins. A tie goes to the player with the most buildings; if players still tie, the victory is shared.
    .ours = It is the same in the variant.
rule-dw-29 = Each player has the twenty cards of one colour, with a hand of six, a draw pile and a discard pile of their own. Each card of a robbed row goes to the discard pile of its colour.
    .reading = Colours without a player stay in the box.
    .ours = Seats get red, yellow, green, blue and grey, in that order.
rule-dw-30 = Two penalty cards lie ready. A wrong bandit that a robbery turns up goes to its owner’s discard pile, and its owner takes a penalty card: $300 less at the end.
    .reading = It counts for nothing, and the turning goes on.
rule-dw-31 =
    .reading = What still lies hidden when a building is won is not checked.
    .ours = The third offence and later ones cost $300 each as well. (Option: only the two printed penalty cards.) A total may fall below zero. What a Coyote takes is not checked either.
rule-dw-32 =
    .ours = With the option “Wrong cards”, which is on in the variant unless the table says otherwise, any card may be laid anywhere at that risk. If nothing in your hand fits, you may still show it or, once DW-8 no longer lets you, lay nothing; if only one card fits, you may lay it and stop. Otherwise you must lay two cards if you have two. The German, English and Dutch rules treat wrong cards as mistakes only; the French say that they normally cannot be laid. In the base game, cards that do not fit are refused. (Option: on your honour they may be laid in the same way; when turned up, they are discarded without penalty.)

## The guided first game

tip-goal = Most dollars wins, so rob buildings. A robbery needs all the tools drawn on the building.
tip-lay = On your turn, lay two cards, then rob if you like, then draw back to six. Bandits go where their tool is needed.
tip-first = Pick a building whose tools you mostly hold, and lay both cards in its row. Cards spread over many rows help others as much as you.
tip-remember = Cards lie face down, and nobody may look at them again. So remember which card you laid where.
tip-rob = Now you may rob one building: its row is turned up, unless a Vulture stops it, and if every tool drawn on the building is there, it is yours.
tip-risk = If a tool is missing, you win nothing, and the cards turned up stay face up and count for the next robber.
tip-won = A building is won! Its back says what it pays. Its row is cleared, and a new building comes into play. Once a row has none left, the game ends.
tip-vain = The robbery failed, but nothing is lost: lay the tools that are still missing, and you can rob with everything that lies face up.
tip-vulture = A Vulture stops the robbery that turns it up; the cards out by then must be enough. Later robberies pass it. Lay yours where others gather.
tip-end = A pile of buildings is running low. The game ends after the turn in which one runs out.
tip-joker = You hold a Jolly Joker: it fits everywhere and stands for any one missing tool.
tip-elixir = You hold an Elixir: the tools of all cards laid after it in its row count double.
tip-coyote = You hold a Coyote: when turned up, it takes away the card laid after it, which then does nothing. Lay it where others want to rob.
tip-theirs = A robber uses all cards in the row, no matter who laid them. Watch where your opponent lays cards.
tip-seven = Count the hidden cards: if a row has seven or more at the end of a turn, it is robbed automatically, for the player whose turn it was.
