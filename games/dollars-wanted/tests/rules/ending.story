# The end of the game (DW-27, DW-28).

# The last building of its pile needs 2P 2D.
last:
  players 2; pile 1 9; pile 2 10 3 4; pile 3 13 5 6; robbing

DW-27 The game ends when a pile has become empty, without an equal number of turns
  last; players 3; active <seat>; row 1 joe2 enzo2
  <seat>: rob 1; > end: empty-pile
  end = empty-pile
  each seat: 1, 2, 3

DW-27 The last turn is finished first, and there is no next building
  last; row 1 joe2 enzo2; hand 1 joe1 joe1 joe1 joe1
  1: rob 1; > 1 wins 9 in 1 / 1 draws 2 / end: empty-pile; never open

DW-27 An automatic robbery that empties a pile ends the game too
  last; row 1 joe2 enzo2 joe1 joe1 joe1 joe1 joe1
  1: pass; > 1 robs 1 by seven / 1 wins 9 in 1 / end: empty-pile

DW-27 It goes on while every pile has a building
  last; pile 1 9 1; row 1 joe2 enzo2
  1: rob 1
  asked = 2

DW-27 Afterwards nobody decides anything
  last; row 1 joe2 enzo2
  1: rob 1
  legal 1 = -; legal 2 = -

# The thousandth turn is about to end.
finished:
  players 2; turn 1000; pile 1 1; pile 2 10; pile 3 3; robbing

DW-28 Most dollars win
  finished; players 4; won 1 13 14; won 2 2; won 4 9
  1: pass
  totals = 600 700 0 500; ranks = 2 1 4 3

DW-28 A tie goes to the most buildings, which count among the tied alone
  finished; players 4; won 1 <one>; won 2 <two>; won 3 <three>; won 4 <four>
  1: pass
  totals = <totals>; ranks = <ranks>
  | one | two   | three | four  | totals          | ranks   |
  | 5   | 13 14 | -     | -     | 600 600 0 0     | 2 1 3 3 |
  | 2   | 9 15  | 11 16 | 17 18 | 700 900 900 800 | 4 1 1 3 |

DW-28 What is still tied is shared
  finished; players 3; won 1 9; won 2 11; won 3 13
  1: pass
  ranks = 1 1 3
  again; players 5; won 1 -; won 2 -; won 3 -
  1: pass
  ranks = 1 1 1 1 1

DW-28 The score says where the dollars come from, and the buildings break ties
  finished; won 1 2 5 9 13 15
  1: pass
  score 1 = bank 700, casino 600, saloon 500, shop 700, buildings 5; totals = 2500 0

DW-28 The same holds in the variant
  finished; option colour-variant on; penalties <penalties>; won 1 <one>; won 2 <two>
  1: pass
  totals = <totals>; ranks = <ranks>
  | penalties | one   | two | totals  | ranks |
  | 1 0       | 13 18 | 17  | 400 400 | 1 2   |
  | 1 1       | 18    | 17  | 100 100 | 1 1   |
