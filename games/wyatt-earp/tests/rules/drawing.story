# Drawing, renewing the draw pile, and a hand that ends at a draw (WE-6 to WE-8, WE-28).

WE-6 One draws, then lays, then discards one card
  players 2; drawing; hand 1 jesse jesse jesse; draw bank wes; discard bob
  legal 1 = draw, take
  1: draw
  1 may lay jesse 3, discard jesse
  1: lay jesse 3, discard wes
  turn = 2; asked = 2; hand 1 = bank; legal 2 = draw, take

WE-6 Laying is optional, and a turn ends only with a discard
  players 2; hand 1 jesse jesse jesse bob
  1 may not pass: WE-25; ways discard = discard bob, discard jesse
  1: discard bob
  asked = 2; hand 1 = jesse jesse jesse

WE-6 Nothing is laid before the draw
  players 2; drawing; hand 1 jesse jesse jesse bob wyatt
  1 may not lay jesse 3, discard bob, wyatt draw: WE-6

WE-6 One draws once
  players 2; drawing; draw jesse bob
  1: draw
  1 may not draw, take, close: WE-6

WE-7 Two from the draw pile, or one from the discard pile
  players 2; drawing; hand 1 bob; draw gun jesse belle; discard wes bank; rest held
  1: draw
  hand 1 = bob jesse gun; discard = wes bank; draw = belle
  again
  1: take
  hand 1 = bob wes; discard = bank; draw = gun jesse belle

WE-7 The card just taken may be discarded again
  players 2; drawing; hand 1 bob bob; discard wes bank
  1: take, discard wes
  hand 1 = bob bob; discard = wes bank

WE-7 Two cards in the draw pile are enough
  players 2; drawing; hand 1 bob; draw gun jesse; discard wes bank; rest discarded
  1: draw
  hand 1 = bob jesse gun; left = 0; renewed = no

WE-8 The pile is renewed when two are wanted, and no sooner
  players 2; drawing; hands bob bob / bob bob; draw gun; rest discarded
  1: take, discard bob; 2: take, discard bob
  renewed = no; draw = gun
  1: draw
  renewed = yes

WE-8 Once a hand: cards discarded after the renewal stay where they are
  players 2; drawing; hand 1 bob; draw gun; discard wes bank; renewed; rest held
  1 may not draw: WE-28
  1: take
  hand 1 = bob wes; discard = bank

WE-28 Whoever wants two where fewer are ends the hand: he has no turn
  players 3; drawing; draw <left>; renewed; rest discarded; money 1 2 3; poster jesse 5; group 2 jesse 4
  legal 1 = close, take
  1: close
  number = 4; money = 1 7 3; dealer = 1
  each left: -, gun

WE-28 Not before the pile was renewed, and not while two are there
  players 2; drawing; draw -; rest discarded
  1 may not close: WE-28; 1 may draw
  again; draw gun bob; renewed
  1 may not close: WE-28; 1 may draw

# WE-15.
WE-28 The renewal may come from a shot too
  players 2; hand 1 bank bob bob; group 1 jesse 2; draw -; discard wes; rest held
  1: bank, discard bob
  renewed = yes; 2 may not draw: WE-28; 2 may close

WE-28 He may take the top discard, and the next has the same choice
  players 3; drawing; draw gun; renewed; rest discarded; discard wes; hand 1 bob bob; hand 2 belle belle
  1: take, discard bob
  asked = 2; 2 may close, take
  2: take, discard belle; 3: close
  number = 4; dealer = 3

# All hold cards that nobody can lay. Closed: the pile was not renewed, and the hand cannot be ended by choice.
closed:
  players 2; drawing; hands bob bob / bob bob; discard jesse

open:
  closed; draw gun; renewed; rest discarded

WE-28 A turn with two cards drawn is not idle: six after the draw count, not those before it
  closed; idle 5
  1: draw, discard bob; 2: take, discard bob
  number = 3
  1: take, discard bob; 2: take, discard bob; 1: take, discard bob; 2: take, discard bob
  number = 3
  1: take, discard bob
  number = 4

WE-28 A turn in which a card is laid is not idle
  open; idle 5; hand 1 bob bob belle; open bob
  1: take, lay bob 1, discard jesse
  2: take, discard jesse; 1: take, discard jesse; 2: take, discard jesse; 1: take, discard jesse
  2: take, discard jesse
  number = 3
  1: take, discard jesse
  number = 4

WE-28 A turn in which a sheriff card is played is not idle, even if it comes to nothing
  open; idle 5; hand 1 wanted bob; hand 2 belle belle
  1: take, want wes, ask 2, discard jesse
  number = 3

WE-28 A card played in the window after it makes a turn busy
  open; idle 5; hand 2 wyatt bob; group 2 belle 1 hideout; draw gun
  1: take, discard jesse
  window = 2
  2: pass
  number = 4; dealer = 1
  again
  1: take, discard jesse; 2: unhide
  number = 3; turn = 2
