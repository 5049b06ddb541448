# Drawing, standstill and automatic robberies (DW-24 to DW-26).

# Saloon 9 needs 2P 2D, saloon 10 2B 2C and shop 13 1C 1P.
three:
  players 2; pile 1 9 1 2; pile 2 10 3 4; pile 3 13 5 6; robbing

DW-24 The hand is drawn back to six
  three; hand 1 <hand>; row 3 clint1
  1: pass; <draws>
  held 1 = 6
  | hand                          | draws       |
  | -                             | > 1 draws 6 |
  | joe1                          | > 1 draws 5 |
  | joe1 joe1                     | > 1 draws 4 |
  | joe1 joe1 joe1                | > 1 draws 3 |
  | joe1 joe1 joe1 joe1           | > 1 draws 2 |
  | joe1 joe1 joe1 joe1 joe1      | > 1 draws 1 |
  | joe1 joe1 joe1 joe1 joe1 joe1 | never draws |

DW-24 The top card is drawn first
  three; hand 1 joe1 joe1 joe1 joe1; draw vulture clint2 elixir; rest away; row 3 clint1
  1: pass
  hand 1 = joe1 joe1 joe1 joe1 clint2 vulture; draw = elixir

DW-24 The discard pile is not shuffled before a card has to be drawn
  three; hand 1 joe1 joe1 joe1 joe1; draw vulture elixir; discard joker; rest away
  row 3 clint1; hand 2 enzo1 enzo2 joe1 joe1 joe1 joe1
  1: pass; > 1 draws 2; never reshuffle
  discard = joker
  2: lay enzo1 1, lay enzo2 1, pass; > reshuffle / 2 draws 1
  discard = -; discards = 0

DW-25 With both piles empty one draws what there is
  three; hand 1 joe1 joe1 joe1; draw vulture; discard elixir; rest away; row 3 clint1
  1: pass; > 1 draws 1 / reshuffle / 1 draws 1 / turn 12: 2
  hand 1 = joe1 joe1 joe1 elixir vulture
  again; draw -; discard -
  1: pass; never 1 draws
  hand 1 = joe1 joe1 joe1

laying:
  players 2; pile 1 9 1; pile 2 10 2; pile 3 13 3; rest away

DW-25 One lays as many as possible
  laying; hand 1 joe1
  1: lay joe1 1
  legal 1 = rob 1, pass
  again; hand 1 joe1 enzo1
  1: lay joe1 1, lay enzo1 1
  legal 1 = rob 1, pass
  again; hand 1 -; row 2 judy1
  legal 1 = rob 2, pass

# A hidden card can be robbed, but nobody can lay one.
stuck:
  players 2; pile 1 9 1; pile 2 12 2; pile 3 13 3; rest away; row 1 joe1; hands judy1 / judy1 / judy1 / judy1 / judy1

DW-25 Two quiet rounds end the game and score it
  stuck; players <players>; won 2 18; <quiet>
  asked = <last>
  <last>: pass
  end = standstill; ranks = <ranks>
  | players | quiet                                                                           | last | ranks     |
  | 2       | 1: pass; 2: pass; 1: pass                                                       | 2    | 2 1       |
  | 3       | 1: pass; 2: pass; 3: pass; 1: pass; 2: pass                                     | 3    | 2 1 2     |
  | 4       | 1: pass; 2: pass; 3: pass; 4: pass; 1: pass; 2: pass; 3: pass                   | 4    | 2 1 2 2   |
  | 5       | 1: pass; 2: pass; 3: pass; 4: pass; 5: pass; 1: pass; 2: pass; 3: pass; 4: pass | 5    | 2 1 2 2 2 |

DW-25 A card turned up begins the count anew
  stuck; row 1 joe1 vulture joe1
  1: pass; 2: pass; 1: pass; 2: rob 1; 1: pass; 2: pass; 1: pass
  asked = 2
  2: pass
  end = standstill

DW-25 A card laid begins the count anew
  stuck; hand 2 judy1 joe1
  1: pass; 2: lay joe1 1, pass; 1: pass; 2: pass; 1: pass
  asked = 2
  2: pass
  end = standstill

DW-25 A shown hand stirs nothing: if nobody has anything to decide, the game ends by itself
  # Only crowbars are left, which no row needs: turn 11 and three more are two rounds of two.
  players 2; pile 1 9 1; pile 2 12 2; pile 3 13 3; rest away; hands judy1 judy1 judy1 / judy2 judy2; draw judy1
  > 1 shows: judy1 judy1 judy1 / turn 12: 2 / turn 13: 1 / turn 14: 2 / end: standstill; never turn 15
  end = standstill

DW-25 The end of the thousandth turn ends the game: it is played to its end
  three; turn 999; row 1 joe1; hand 2 coyote elixir
  1: pass; > turn 1000: 2; 2: lay coyote 2, lay elixir 2
  asked = 2
  2: pass; > end: last-turn
  end = last-turn

DW-25 A pile emptied in the thousandth turn is the reason for the end
  three; turn 1000; pile 1 9; row 1 joe2 enzo2
  1: rob 1
  end = empty-pile

DW-26 Seven hidden cards are robbed for the player whose turn it was
  three; active 2; row 1 joe1 joe1 joe1 joe2 joe2 joe1 enzo2
  2: pass; > 2 robs 1 by seven / 2 wins 9 in 1 / turn 12: 1
  money = 0 500

DW-26 Six hidden cards are not, and only face-down cards are counted
  three; row 1 <row>
  1: pass; never robs
  | row                                  |
  | joe2 enzo2 joe1 joe1 joe1 joe1       |
  | [joe1 joe1 joe1] joe2 joe2 joe1 joe2 |

DW-26 It happens after drawing
  three; row 1 joe1 joe1 joe1 joe2 joe2 joe1 joe2; hand 1 joe1 joe1 joe1 joe2
  1: pass; > 1 draws 2 / 1 robs 1 by seven / 1 fails in 1 / turn 12: 2
  row 1 = [joe1 joe1 joe1 joe2 joe2 joe1 joe2]

DW-26 Several rows are judged each by itself, top row first, besides the one robbed by choice
  three; row 1 joe2 enzo2 joe1 joe1 joe1 joe1 joe1; row 2 clint1 clint1 clint1 clint1 clint1 clint1 clint2
  row 3 clint2 enzo1
  1: rob 3
  > 1 robs 3 / 1 wins 13 in 3 / 1 robs 1 by seven / 1 wins 9 in 1 / 1 robs 2 by seven / 1 fails in 2 / turn 12: 2
  money = 800 0

DW-26 One player may win all three in a turn
  three; row 1 joe2 enzo2 joe1 joe1 joe1 joe1 joe1; row 2 judy2 clint2 judy1 judy1 judy1 judy1 judy1
  row 3 clint2 enzo1
  1: rob 3
  money = 1300 0

DW-26 Rows are counted as they lie after the robbery of choice
  three; row 1 joe2 enzo2 joe1 joe1 joe1 joe1 joe1
  1: rob 1; > 1 robs 1; never by seven
  again; row 1 vulture joe1 joe1 joe1 joe2 joe2 joe1 joe2
  1: rob 1; > 1 robs 1 / 1 robs 1 by seven

DW-26 An automatic robbery is a robbery in every respect
  three; row 1 joe2 coyote vulture elixir enzo1 vulture joe1 joe1
  1: pass; > 1 robs 1 by seven / eaten 1: coyote vulture / stopped 1 / 1 wins 9 in 1
  discard = joe1 joe1 vulture enzo1 elixir joe2 vulture coyote

DW-26 All are made even if a pile is already empty
  three; pile 1 9; pile 3 13; row 3 clint1 enzo1
  row 1 joe2 enzo2 joe1 joe1 joe1 joe1 joe1; row 2 judy2 clint2 judy1 judy1 judy1 judy1 judy1
  1: rob 3; > 1 wins 13 in 3 / 1 wins 9 in 1 / 1 wins 10 in 2 / end: empty-pile
  money = 1300 0

DW-26 Once a turn: a row left with seven is due again after the next, for the player whose turn it was
  three; row 1 vulture vulture joe1 joe1 joe1 joe2 joe2 joe1 joe2; hand 2 coyote elixir
  1: pass; > 1 robs 1 by seven / 1 fails in 1 / turn 12: 2
  row 1 = [vulture] vulture joe1 joe1 joe1 joe2 joe2 joe1 joe2
  2: lay coyote 3, lay elixir 3, pass; > 2 robs 1 by seven / 2 fails in 1 / turn 13: 1

DW-26 More than seven are robbed too
  three; row 1 joe1 joe1 joe1 joe2 joe2 joe1 joe2 joe1 joe1
  1: pass; > 1 robs 1 by seven / 1 fails in 1 / turn 12: 2
