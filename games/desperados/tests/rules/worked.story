# The worked cases of RULES.md; A, B, C, D and E are Ace, Calico, Duke, Lola and Mesa, or the players in seats 1 to 4.
# Case 1 is in setup.rs.

four:
  players 2; pile 1 railway-4 saloon-5; row 1 green: ace calico duke lola; hold-up 1

DE-15 Case 2: the positions of value 4 count 4, 3, 2, 1
  four; hands red: ace calico duke lola
  worths 1 = 4 3 2 1

DE-14, DE-15 Case 3: experience counts and lets others join
  four; hands red: ace calico mesa; warrant ace-blue ace-yellow calico-blue
  worths 1 = 6 4; 1 may not join mesa-red: not-wanted
  again; warrant ace-blue ace-yellow calico-blue mesa-green
  worths 1 = 6 4 1

DE-12, DE-15 Case 4: a gang of one person and one of one colour
  four; hands <gang>
  1: join <gang>
  strength 1 = <strength>
  | gang                      | strength |
  | ace-red ace-blue ace-blue | 12       |
  | red: ace calico duke      | 9        |

DE-16 Case 5: who wins a tie, if A began and B triggers
  four; players 4; active 2; turn <turn>; placed <placed>; hands <gangs>
  gangs: all; > <winner> wins railway-4 at 1 by a tie <tie>
  | turn | placed     | gangs                      | winner | tie                       |
  | 21   | 20 0 18 19 | - / ace-red / - / ace-blue | 2      |                           |
  | 21   | 20 0 18 19 | ace-red / - / - / ace-blue | 1      |                           |
  | 2    | 1 0 0 0    | - / - / ace-red / ace-blue | 4      | of those who never placed |

DE-16 Case 5, played from the first turn
  players 4; turn 1; hands ace-red / duke-red / ace-blue / ace-yellow
  1: place ace-red 1; 2: place duke-red 1; > 2 holds up railway-2 at 1
  gangs: - / - / ace-blue / ace-yellow; > 3 joins with 2: ace-blue / 4 joins with 2: ace-yellow
  > 4 wins railway-2 at 1 by a tie of those who never placed

five:
  players 2; pile 1 railway-5; row 1 green: ace calico duke lola mesa; hold-up 1; hands mesa-red

DE-22 Case 6: two banks of 5 and two saloons of 3
  five; booty 2 bank-5 bank-2 saloon-2 saloon-3
  gangs: all
  totals = 5 16

DE-18 Case 7: nobody joins at a place of value 5, and the game does not end
  five
  gangs: - / -
  asked = 2; pile 1 = railway-5

DE-10, DE-15 Case 8: the trigger card's own position counts
  players 2; pile 1 railway-5; row 1 green: ace calico duke lola; hands mesa-green mesa-red
  1: place mesa-green 1
  worths 1 = 1

# Seat 1 can place its silas; everything else is on the warrant.
greens:
  players 3; rest wanted; pile 1 bank-5; row 1 ace-green; pile 2 saloon-5; row 2 ace-green
  pile 3 railway-5; row 3 calico-green; pile 4 gold-diggers-5; row 4 calico-green
  pile 5 stage-coach-5; row 5 duke-green

DE-6, DE-9 Case 9: stuck with three cards and both piles empty; the next player draws the card taken
  greens; hands silas-green / ace-red duke-red pearl-blue / rusty-green
  1: place silas-green 5
  > 1 places silas-green 5 / turn 22: 2 / 2 is stuck: 3 takes ace-red / turn 23: 3 / reshuffle / 3 draws 1; nothing else
  hand 2 = duke-red pearl-blue; hand 3 = ace-red rusty-green; discard = -

DE-9 Case 9: stuck with no card
  greens; hands silas-green / - / rusty-green
  1: place silas-green 5; > turn 22: 2 / 2 is stuck: 3 takes nothing / turn 23: 3
  asked = 3

DE-21 Case 9: no card outside rows and warrant fits anywhere
  greens; hands silas-green / ace-red duke-red / -; draw mesa-blue; discard mesa-yellow; booty 2 bank-2
  booty 3 saloon-3 saloon-4
  1: place silas-green 5; > 1 places silas-green 5 / end: dead-position; nothing else
  totals = 0 2 8; ranks = 3 2 1
