# The worked cases of RULES.md, each in full.

# Saloon 9 (2P 2D), saloon 10 (2B 2C), shop 13 (1C 1P); seat 1 may rob.
three:
  players 2; pile 1 9 1 2; pile 2 10 3 4; pile 3 13 5 6; robbing

DW-14 Case 1: a Joker replaces the missing colt
  three; pile 1 5 1; row 1 enzo2 joe2 clint1 joker
  1: rob 1; > 1 wins 5 in 1
  money = 600 0

DW-19 Case 2: a Vulture stops and is passed by the next robbery
  three; row 1 joe2 enzo1 vulture enzo1; hand 2 coyote coyote
  1: rob 1; > 1 fails in 1
  row 1 = [joe2 enzo1 vulture] enzo1
  2: lay coyote 2, lay coyote 3, rob 1; > 2 wins 9 in 1
  said up 1 = enzo1

DW-15 Case 3: an Elixir doubles what lies beyond it alone
  three; row 1 <row>
  1: rob 1; > 1 <ends> in 1
  | row               | ends   |
  | elixir joe1 enzo1 | wins 9 |
  | joe1 elixir enzo1 | fails  |

DW-17 Case 4: a Coyote takes the Vulture away
  three; row 1 coyote vulture joe2 enzo2
  1: rob 1; > 1 wins 9 in 1

DW-17 Case 5: a second Coyote is prey
  three; row 1 coyote coyote joe2 enzo2
  1: rob 1; > eaten 1: coyote coyote / 1 wins 9 in 1

# Buildings that need 2C 2D and 3C 2P 1B tell two colts apart from one and from four.
DW-15 Case 6: two Elixirs double once, and a doubled Joker fills two needs
  three; pile 1 <id> 1; row 1 <row>
  1: rob 1; > 1 <ends> in 1
  | id | row                                     | ends    |
  | 12 | joe2 elixir elixir clint1               | wins 12 |
  | 4  | enzo2 judy1 elixir elixir clint1        | fails   |
  | 4  | enzo2 judy1 clint1 elixir elixir clint1 | wins 4  |

DW-15 Case 6: a doubled Joker fills two needs
  three; pile 1 13 1; pile 3 9 5; row 1 elixir joker
  1: rob 1; > 1 wins 13 in 1

DW-18 Case 7: a lone Coyote and the Joker laid behind it are discarded by the next robbery
  three; row 1 joe1 coyote; hand 2 joker joe1 joe1 joe1 joe1 joe2
  1: rob 1
  row 1 = [joe1 coyote]
  2: lay joker 1, lay joe1 1, rob 1
  said eaten 1 = coyote joker; row 1 = [joe1 joe1]; discard = joker coyote

DW-26 Case 8: eight hidden cards and an automatic robbery
  players 2; pile 1 9 1 2; pile 2 10 3 4; pile 3 13 5 6
  hand 1 joe1 joe1 enzo1 enzo1 joker elixir; row 1 joe1 joe1 joe1 joe2 joe2 joe2
  1: lay joe1 1, lay joe1 1, pass; > 1 draws 2 / 1 robs 1 by seven / 1 fails in 1

DW-26 Case 8: robbed by choice, a row is robbed again if seven still lie hidden
  three; row 1 vulture joe1 joe1 joe1 joe2 joe2 joe2 joe1
  1: rob 1; > 1 robs 1 / stopped 1 / 1 fails in 1 / 1 robs 1 by seven / 1 fails in 1
  said up 1 = vulture joe1 joe1 joe1 joe2 joe2 joe2 joe1; row 1 = [vulture joe1 joe1 joe1 joe2 joe2 joe2 joe1]
  again; row 1 joe1 vulture joe1 joe1 joe2 joe2 joe2 joe1
  1: rob 1; > 1 robs 1; never by seven
  row 1 = [joe1 vulture] joe1 joe1 joe2 joe2 joe2 joe1

DW-26 Case 8: once a turn
  three; row 1 vulture joe1 joe1 joe1 joe2 joe2 joe2 joe1; hand 2 coyote coyote
  1: pass; > 1 robs 1 by seven / stopped 1 / 1 fails in 1 / turn 12: 2
  row 1 = [vulture] joe1 joe1 joe1 joe2 joe2 joe2 joe1
  2: lay coyote 2, lay coyote 3, pass; > 2 robs 1 by seven / 2 fails in 1 / turn 13: 1

DW-26 Case 9: five face up and six hidden are not robbed
  three; row 1 [joe1 joe1 joe1 joe1 joe1] joe1 joe1 joe1 joe2 joe2 joe2
  1: pass; never robs

DW-26 Case 10: two rows that reach seven are both judged, the top one first
  players 2; pile 1 9 1 2; pile 2 10 3 4; pile 3 13 5 6
  row 1 joe2 joe1 joe1 joe1 joe1 joe1; row 3 enzo1 enzo1 enzo1 enzo1 enzo1 enzo1
  hand 1 enzo2 clint1 judy1 judy1 judy1 judy1
  1: lay enzo2 1, lay clint1 3, pass
  > 1 robs 1 by seven / 1 wins 9 in 1 / 1 robs 3 by seven / 1 wins 13 in 3 / turn 12: 2
  money = 800 0

DW-24 Case 11: the draw pile runs out in the middle of a refill
  three; hand 1 joe1 joe1 joe1; draw vulture; discard joker elixir coyote clint1; rest away; row 2 judy1
  1: pass; > 1 draws 1 / reshuffle / 1 draws 2
  held 1 = 6; left = 2; discard = -

DW-27 Case 12: the last building of a pile falls by an automatic robbery
  three; pile 1 9; row 1 joe2 enzo2 joe1 joe1 joe1 joe1 joe1
  1: pass; > 1 robs 1 by seven / 1 wins 9 in 1 / end: empty-pile
  asked = -

variant:
  three; option colour-variant on

DW-30, DW-31 Case 13: a wrong card costs, and a wrong prey does not
  variant; row 1 clint1-yellow joe2-red coyote-red clint1-yellow enzo2-red
  1: rob 1; > 1 wins 9 in 1
  said wrong 1 = clint1-yellow, 2 pays; money = 500 -300

DW-31 Case 14: a wrong card in the hidden rest costs nothing
  variant; row 1 joe2-red enzo2-red vulture-red clint1-yellow
  1: rob 1; > 1 wins 9 in 1; never wrong
  money = 500 0

DW-31 Case 15: a third offence costs too, but not with only two penalty cards
  variant; penalties 1 1; row 1 clint1-yellow joe1-red
  1: rob 1
  money = -300 -600
  again; option two-penalties on
  1: rob 1
  money = -300 -300

DW-8, DW-9, DW-25 Case 16: hands of one and of none with both piles empty
  players 2; pile 1 9 1; pile 2 10 2; pile 3 13 3; rest away; row 2 judy1; hand 1 joe1
  1: lay joe1 1
  legal 1 = rob 1, rob 2, pass
  1: rob 2; never 1 draws
  again; hand 1 -
  > 1 lays nothing; nothing else
  legal 1 = rob 2, pass

# No building needs a pickaxe, and there is nothing to draw.
DW-8, DW-25, DW-32 Case 16: four pickaxes that nobody needs, and own piles that are empty
  players 2; option colour-variant on; option false-play off; pile 1 10 1; pile 2 12 2; pile 3 14 3
  hand 1 enzo1 enzo1 enzo2 enzo2; rest away; row 1 judy1-yellow; discard-yellow joe1-yellow
  > 1 lays nothing; nothing else
  held 1 = 4; legal 1 = rob 1, pass
  again; option false-play on
  1: stop; > 1 lays nothing; nothing else
  legal 1 = rob 1, pass
