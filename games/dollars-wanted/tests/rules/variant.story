# The colour variant and its options (DW-29 to DW-32).

# Rows that need 2P 2D (saloon 9), 2B 2C (saloon 10) and 1C 1P (shop 13).
base:
  players 2; pile 1 9 1 2; pile 2 10 3 4; pile 3 13 5 6

variant:
  base; option colour-variant on

DW-29 A player draws from his own pile, and it alone is renewed from his own discards
  variant; robbing; hand 1 joe1 joe1 joe2 joe2; draw-red vulture-red
  discard-red joker-red; discard-yellow joker-yellow; rest away; row 3 clint1-red
  1: pass; > 1 draws 1 / reshuffle red / 1 draws 1
  hand 1 = joe1-red joe1-red joe2-red joe2-red joker-red vulture-red; discard-yellow = joker-yellow

# DW-24 and DW-25 in the variant: only the player's own two piles count, however many cards the others' hold.
DW-29 With his own piles empty a player draws nothing
  variant; robbing; hand 1 joe1; discard-yellow joker-yellow joe1-yellow; rest away; row 3 clint1-red
  1: pass; never 1 draws
  hand 1 = joe1-red

DW-29 Every card that leaves a row goes to the discard pile of its colour, a Coyote without its prey too
  variant; robbing; row 1 joe2-red coyote-yellow vulture-red enzo2-yellow vulture-yellow joe1-red
  1: rob 1; > 1 wins 9 in 1
  discard-red = joe1-red joe2-red vulture-red; discard-yellow = vulture-yellow enzo2-yellow coyote-yellow
  top-red = joe1-red; top-yellow = vulture-yellow

DW-29 A shown hand goes to one's own discard pile
  players 2; option colour-variant on; option false-play off; pile 1 9; pile 2 12; pile 3 13
  hand 1 judy1 judy1 judy2 judy2
  > 1 shows: judy1-red judy1-red judy2-red judy2-red / 1 draws 6
  discard-red = judy2-red judy2-red judy1-red judy1-red

DW-30 A wrong bandit counts nothing and is removed, its owner takes a penalty, and the turning goes on
  variant; robbing; row 1 joe2-red judy2-yellow enzo1-red
  1: rob 1
  > 1 robs 1 / up 1: joe2-red / up 1: judy2-yellow / wrong 1: judy2-yellow, 2 pays / up 1: enzo1-red / 1 fails in 1
  said up 1 = joe2-red judy2-yellow enzo1-red
  row 1 = [joe2-red enzo1-red]; discard-yellow = judy2-yellow; money = 0 -300; penalties 2 = 1

DW-30 A wrong bandit beyond an Elixir or after enough icons is one too
  variant; robbing; row 1 elixir-red judy1-red joe1-red enzo1-red clint1-red
  1: rob 1; > 1 wins 9 in 1
  said wrong 1 = judy1-red, 1 pays clint1-red, 1 pays; money = -100 0

DW-30 Special cards are never wrong
  variant; robbing; row 1 joker-red elixir-red vulture-red
  1: rob 1; never wrong

DW-31 Offences beyond two cost as well, unless there are only two penalty cards; all wrong cards are removed in any case
  variant; option two-penalties <two>; robbing; turn 1000; row 1 judy2-yellow judy1-red clint1-yellow clint2-yellow
  1: rob 1
  said wrong 1 = <wrong>; totals = <totals>; money = <totals>; row 1 = -
  | two | totals    | wrong                                                                              |
  | off | -300 -900 | judy2-yellow, 2 pays judy1-red, 1 pays clint1-yellow, 2 pays clint2-yellow, 2 pays |
  | on  | -300 -300 | judy2-yellow, 2 pays judy1-red, 1 pays clint1-yellow clint2-yellow                 |

DW-31 Only two penalty cards are shared by all
  variant; option two-penalties on; penalties 2 0; robbing; row 1 judy2-yellow
  1: rob 1
  said wrong 1 = judy2-yellow; money = -600 0

DW-31 A total may be negative and still win
  variant; penalties 2 1; robbing; turn 1000; row 1 joe1-red
  1: pass
  score 1 = penalty -600; score 2 = penalty -300; ranks = 2 1

# A player who lays nothing but wrong cards for a thousand turns takes more penalties than a byte can count.
DW-31 Any number of offences is counted
  variant; penalties 255 300; robbing; turn 1000; row 1 judy2-yellow judy1-red
  1: rob 1
  money = -76800 -90300; totals = -76800 -90300

DW-31 A Coyote's prey is not checked
  variant; robbing; row 1 coyote-red judy2-yellow joe1-red
  1: rob 1; > eaten 1: coyote-red judy2-yellow; never wrong
  money = 0 0

DW-31 The hidden rest of a row won at a Vulture is not checked, although all see it
  variant; robbing; row 1 joe2-red enzo2-red vulture-red judy2-yellow
  1: rob 1; > 1 wins 9 in 1 / off 1: judy2-yellow; never wrong
  money = 500 0

DW-32 With false play, the default of the variant, any card is laid anywhere
  variant; hand 1 clint1 joe1 judy1 enzo1 joker vulture; <option>
  choices 1 = 18
  1: lay judy1-red 1, lay joe1-red 2
  row 1 = judy1-red
  | option               |
  |                      |
  | option false-play on |

DW-32 Without it a card that does not fit is refused
  variant; option false-play off; hand 1 clint1 joe1 judy1 enzo1 joker vulture
  choices 1 = 12; 1 may not lay judy1-red 1: does-not-fit
  1: lay joe1-red 1, lay judy1-red 2

DW-32 In the base game a card that does not fit is refused, and the honour rule is for the base game
  base; hand 1 judy1-red joe1 joe1 joe1 joe1 joe2
  1 may not lay judy1-red 1: does-not-fit
  again; option false-play on
  1 may not lay judy1-red 1: does-not-fit
  again; option colour-variant on; option false-play off; option honour-rule on; hand 1 judy1 joe1 joe1 joe2 joe2 joker
  1 may not lay judy1-red 1: does-not-fit

DW-32 By the honour rule a wrong card is discarded without penalty
  base; option honour-rule on; hand 1 judy1 joe2 enzo1 enzo1 clint1 clint1; row 1 [joe2] enzo1
  1: lay judy1 1, lay enzo1 1, rob 1; > up 1: enzo1 / up 1: judy1 / wrong 1: judy1 / up 1: enzo1 / 1 wins 9 in 1
  money = 500 0; discard = enzo1 enzo1 joe2 judy1

# Rows without crowbars, 2P 2D, 2C 2D and 1C 1P: in the variant and with the honour rule any card may be laid.
no Judy:
  players 2; pile 1 9 1; pile 2 12 2; pile 3 13 3; option <option> on

DW-32 Whoever could show his hand may do so, and nobody else learns of the choice
  no Judy; hand 1 judy1 judy1 judy2 judy2
  nothing else
  1 may show, lay judy1 1, lay judy2 3; 1 may not stop: lay-two
  1: show; > <shows> / 1 draws 6
  | option         | shows                                            |
  | colour-variant | 1 shows: judy1-red judy1-red judy2-red judy2-red |
  | honour-rule    | 1 shows: judy1 judy1 judy2 judy2                 |

DW-32 Or he lays what does not fit, and then two
  no Judy; hand 1 judy1 judy1 judy2 judy2
  1: lay judy1 1
  1 may lay judy1 1, lay judy2 1; 1 may not pass, rob 1: lay-first; 1 may not show: already-laid
  1: lay judy1 1; never has only
  1 may pass
  each option: colour-variant, honour-rule

DW-32 Whoever could show but has nothing to draw may skip or lay
  no Judy; hand 1 judy1 judy1 judy2 judy2; rest away; row 2 clint1-red
  1 may stop, lay judy1 1; 1 may not show: nothing-to-draw
  1: stop; > 1 lays nothing; nothing else
  legal 1 = rob 2, pass
  each option: colour-variant

DW-32 Three redraws are the most here too
  no Judy; hand 1 judy1 judy1 judy1 judy1 judy1 judy1
  draw judy2 judy2 judy2 judy2 judy2 judy2 judy2 judy1; rest away
  1: show, show, show
  1 may not show: three-redraws; 1 may stop
  each option: honour-rule

DW-32 Whoever laid the only card that fits may stop or lay another, and nobody else learns of the choice
  no Judy; hand 1 judy1 judy1 judy2 judy2 joe1
  1: lay joe1 1; > 1 lays in 1; nothing else
  1 may stop, lay judy1-red 1
  1: stop; > 1 has only one; nothing else
  legal 1 = rob 1, pass
  again
  1: lay joe1 1, lay judy1 1; > 1 lays in 1 / 1 lays in 1; nothing else
  each option: colour-variant

DW-32 A card that does not fit is not the only one that fits
  no Judy; hand 1 judy1 judy1 judy2 judy2 enzo1
  1: lay enzo1 2
  1 may not stop: lay-two
  each option: colour-variant

DW-32 Where any card may be laid two have to be laid, no matter what fits
  no Judy; hand 1 <hand>
  1 may not stop: lay-two DW-32
  1: <first>
  1 may not stop: lay-two DW-32
  | hand                    | first       |
  | judy1 judy1 judy2 judy2 | lay judy1 1 |
  | judy1 judy1 judy2 joe1  | lay judy1 1 |
  | joe1 joe1 joe2 joe2     | lay joe1 1  |
  each option: colour-variant, honour-rule

DW-32 Whoever has two that fit must lay two
  no Judy; hand 1 judy1 judy1 joe1 joe1
  1 may not show: something-fits
  1: lay joe1 1
  1 may not show: already-laid; 1 may not pass, rob 1: lay-first; 1 may not stop: lay-two
  each option: colour-variant

DW-32 Whoever lays a wrong card first must lay two if he has two
  no Judy; hand 1 judy1 judy1 judy2 judy2 joe1
  1: lay judy1 1
  choices 1 = 9; 1 may not stop: lay-two
  again; hand 1 judy1; rest away
  1: lay judy1 1; > 1 lays in 1; nothing else
  legal 1 = rob 1, pass
  each option: colour-variant

DW-32 An empty hand has no choice
  no Judy; hand 1 -
  > 1 draws 6
  again; hand 1 -; row 1 joe1-yellow; rest away
  > 1 lays nothing; nothing else
  legal 1 = rob 1, pass
  each option: colour-variant
