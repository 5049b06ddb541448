# The secret choice (DE-11).

# The second of four has just held up a place.
four:
  players 4; active 2; pile 1 bank-3 saloon-4 railway-5; row 1 red: ace duke lola
  hands ace-blue ace-green / duke-blue silas-red / lola-blue / -; hold-up 1

DE-11 [I] Everybody is asked: who triggers, who has no legal gang and who has no card
  four
  asked = 1 2 3 4; legal 1 = join ace-green, join ace-blue, ready; legal 2 = join duke-blue, ready
  legal 4 = ready
  again; hand 1 silas-blue
  legal 1 = ready
  4: ready
  nothing else
  asked = 1 2 3

DE-11 A placed card asks everybody
  players 5; active <seat>; row 2 ace-red; hand <seat> duke-red
  <seat>: place duke-red 2; > <seat> holds up gold-diggers-2 at 2
  asked = 1 2 3 4 5
  each seat: 1, 2, 3, 4, 5

DE-11 One may join with nothing
  four
  gangs: - / duke-blue / - / -
  > 2 joins with 2: duke-blue / 3 stays away / 4 stays away / 1 stays away

DE-11 The reveal goes clockwise from the player who triggers
  four; active <trigger>; hands ace-blue / duke-blue / lola-blue / ace-green
  gangs: all; > <order>
  | trigger | order                            |
  | 1       | <one> / <two> / <three> / <four> |
  | 2       | <two> / <three> / <four> / <one> |
  | 3       | <three> / <four> / <one> / <two> |
  | 4       | <four> / <one> / <two> / <three> |

  | one                      | two                       | three                     | four                      |
  | 1 joins with 3: ace-blue | 2 joins with 2: duke-blue | 3 joins with 1: lola-blue | 4 joins with 3: ace-green |

DE-11 Whoever is ready waits
  four
  1: join ace-blue, ready
  legal 1 = -; 1 may not join ace-green, ready: ready; 0 may not ready: no-seat

DE-11 A gang stays in the hand until the reveal, so nobody sees a smaller hand
  four
  1: join ace-green ace-blue, ready
  held 1 = 2; held 2 = 2; held 3 = 1; held 4 = 0; hand 1 = ace-green ace-blue; strength 1 = 6
