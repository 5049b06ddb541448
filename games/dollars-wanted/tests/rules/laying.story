# Laying cards (DW-4 to DW-9).

# The needs of the three rows: 2P 2D, 2B 2C, 1C 1P.
three:
  players 2; pile 1 9 1; pile 2 10 2; pile 3 13 3

DW-4 A turn is two cards, then a robbery, then drawing back to six
  three; hand 1 joe1 enzo1 joe2 judy1 judy2 clint1; draw vulture joker
  1 may not rob 1, pass: lay-first
  1: lay joe1 1; > 1 lays in 1; nothing else
  1 may not rob 1, pass: lay-first
  1: lay enzo1 1
  legal 1 = rob 1, pass
  1: rob 1; > 1 robs 1 / up 1: joe1 / up 1: enzo1 / 1 fails in 1 / 1 draws 2 / turn 12: 2
  hand 1 = clint1 judy1 joe2 judy2 joker vulture

DW-4 Robbing is optional, and at most one building is robbed
  three; hand 1 joe1 enzo1 joe2 judy1 judy2 clint1; row 2 judy1
  1: lay joe1 1, lay enzo1 1
  legal 1 = rob 1, rob 2, pass
  1: pass; > 1 draws 2 / turn 12: 2
  asked = 2
  again
  1: lay joe1 1, lay enzo1 1, rob 2
  asked = 2

DW-4 Why something must wait
  three; hand 1 joe1 enzo1 joe2 judy1 judy2 clint1; row 2 judy1
  1 may not rob 2, pass: lay-first
  1: lay joe1 1, lay enzo1 1
  1 may not lay joe2-red 1: laying-done

DW-5 Two cards are laid one after the other at the right end of any row, face down
  three; hand 1 joe1 enzo1 judy1 clint1 elixir joker; row 1 [joe2] enzo2
  1: lay joe1 1, lay elixir 3
  row 1 = [joe2] enzo2 joe1; row 2 = -; row 3 = elixir

DW-5 Both cards may go to one row
  three; hand 1 joe1 enzo1 judy1 clint1 elixir joker
  1: lay joe1 1, lay enzo1 1
  row 1 = joe1 enzo1

DW-5 All see who lays where, and he alone which card
  three; hand 1 joe1 enzo1 judy1 clint1 elixir joker
  1: lay joe1 1; > 1 lays in 1; nothing else
  told 1 = you lay joe1 in 1; told 2 = -

DW-5 A playable card may not be withheld
  three; hand 1 joe1 enzo1 judy1 judy2 clint1 clint2
  1 may not stop: must-lay; 1 may not show: something-fits
  1: lay joe1 1
  1 may not stop: must-lay; 1 may not pass: lay-first

DW-5 Only a card of the hand is laid
  three; hand 1 joe1-red enzo1 judy1 judy2 clint1 clint2
  1 may not lay joe1-blue 1: not-in-hand; 1 may lay joe1-red 1

DW-6 A bandit fits if at least one icon of his tool is needed
  three; hand 1 clint1 joe2 judy1 enzo2 clint2 joe1
  1 may lay clint1 2, lay clint1 3, lay joe1 1, lay judy1 2, lay clint2 2, lay clint2 3, lay joe2 1, lay enzo2 1
  1 may lay enzo2 3
  choices 1 = 9
  1 may not lay clint1 1: does-not-fit

DW-6 More fitting bandits may lie there than the building needs
  three; hand 1 clint2 joe2 judy1 judy2 joe1 joe1; row 3 [clint2 clint2 clint1] clint1
  1 may lay clint2 3

DW-7 The four special cards fit everywhere
  three; hand 1 joker elixir coyote vulture judy1 judy1
  1 may lay <card> 1, lay <card> 2, lay <card> 3
  each card: joker, elixir, coyote, vulture

# Rows that need no crowbar: 2P 2D, 2C 2D, 1C 1P.
no Judy:
  players 2; pile 1 9 1; pile 2 12 2; pile 3 13 3

DW-8 A hand in which nothing fits is shown, discarded and drawn anew; the regular turn follows
  no Judy; hand 1 judy2 judy1 judy1 judy2 judy1 judy2; draw joe1 joe2 enzo1 enzo2 clint1 clint2 vulture joker
  > 1 shows: judy1 judy1 judy1 judy2 judy2 judy2 / 1 draws 6
  hand 1 = clint1 joe1 enzo1 clint2 joe2 enzo2; discard = judy2 judy2 judy2 judy1 judy1 judy1; redraws = 1
  1: lay joe2 1, lay enzo2 1, rob 1; > 1 wins 9 in 1 / 1 draws 2

DW-8 Nothing is shown while one card fits
  no Judy; hand 1 judy2 judy1 judy1 judy2 judy1 coyote
  nothing else
  1 may not show: something-fits

DW-8 A hand is shown again after a redraw in which nothing fits
  no Judy; hand 1 judy1 judy1 judy1 judy1 judy1 judy1
  draw judy2 judy2 judy2 judy2 judy2 judy2 joe1 joe1 joe1 joe1 joe1 vulture
  redraws = 2; hand 1 = joe1 joe1 joe1 joe1 joe1 vulture
  legal 1 = lay joe1 1, lay joe1 2, lay vulture 1, lay vulture 2, lay vulture 3

DW-8 After the third redraw the placing step is skipped; whoever lays no card may still rob
  # Only crowbars are left to draw: no matter how they are shuffled, nothing fits.
  no Judy; row 1 joe1; hand 1 judy1 judy1 judy1 judy1 judy1 judy1
  draw judy2 judy2 judy2 judy2 judy2 judy2 judy2 judy1; rest away
  > 1 lays nothing
  redraws = 3; legal 1 = rob 1, pass
  1: rob 1; > 1 robs 1 / up 1: joe1 / 1 fails in 1

DW-8 Three redraws that end with a card that fits are a regular turn
  no Judy; hand 1 judy1 judy1 judy1 judy1 judy1 judy1
  draw judy2 judy2 judy2 judy2 judy2 judy2 judy1 judy1 judy1 judy1 judy2 judy2 judy2 judy2 joe1 joe1 enzo1 enzo1
  redraws = 3; hand 1 = joe1 joe1 enzo1 enzo1 judy2 judy2; 1 may lay joe1 1

DW-8 Each turn has its own three redraws
  no Judy; row 1 joe1; hand 1 judy1 judy1 judy1 judy1 judy1 judy1; hand 2 judy1 joker joker
  draw judy2 judy2 judy2 judy2 judy2 judy2 judy2 judy1; rest away
  redraws = 3
  1: pass
  asked = 2; redraws = 0

DW-8 Fewer are drawn if fewer are left: then the shown hand itself
  no Judy; row 1 joe1; hand 1 judy1 judy1 judy1; draw judy2; rest away
  > 1 shows: judy1 judy1 judy1 / 1 draws 1 / reshuffle / 1 draws 3
  hand 1 = judy1 judy1 judy1 judy2

DW-8 With both piles empty nothing is shown, and the step is skipped
  no Judy; row 1 joe1; hand 1 judy1 judy1 judy2; rest away
  > 1 lays nothing; nothing else
  hand 1 = judy1 judy1 judy2; legal 1 = rob 1, pass

DW-8 The discard pile alone is enough to redraw
  no Judy; hand 1 judy1 judy1 judy1 judy1 judy1 judy2; discard joe1 joe1 joe2 joe2 joe1 joe1; rest away
  > 1 shows: judy1 judy1 judy1 judy1 judy1 judy2 / reshuffle / 1 draws 6

DW-8 An empty hand is one in which nothing fits
  no Judy; hand 1 -; draw joe1 joe1 joe2 joe2 enzo1 enzo2
  > 1 draws 6
  hand 1 = joe1 joe1 enzo1 joe2 joe2 enzo2; redraws = 1
  again; hand 1 -; draw -; row 2 joe1; rest away
  > 1 lays nothing; nothing else
  legal 1 = rob 2, pass

DW-8 Whoever can neither lay nor rob has nothing to decide
  no Judy; hand 1 judy1; hand 2 joe1 joe1; rest away
  > 1 lays nothing / turn 12: 2
  asked = 2

DW-9 The only card that fits is laid without a second, and DW-8 is not tested again
  no Judy; hand 1 judy1 judy1 judy1 judy2 judy2 joe1; draw enzo1 enzo2
  legal 1 = lay joe1 1, lay joe1 2
  1: lay joe1 1; > 1 lays in 1 / 1 has only one; nothing else
  legal 1 = rob 1, pass
  1: pass; > 1 draws 1 / turn 12: 2

DW-9 Two like cards that fit are two
  no Judy; hand 1 judy1 judy1 judy1 judy2 joe1-red joe1-red
  1: lay joe1 1
  legal 1 = lay joe1 1, lay joe1 2

DW-9 A hand of one card says nothing of others
  no Judy; hand 1 joe1; rest away
  1: lay joe1 1; > 1 lays in 1; nothing else
  legal 1 = rob 1, pass

DW-9 After a redraw too the only card that fits is laid alone
  no Judy; hand 1 judy1 judy1 judy1 judy1 judy1 judy1; draw judy2 judy2 judy2 judy2 judy2 joe1
  > 1 shows: judy1 judy1 judy1 judy1 judy1 judy1
  redraws = 1
  1: lay joe1 1; > 1 lays in 1 / 1 has only one
