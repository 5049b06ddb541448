# The end of a hand and of the game (WE-27, WE-34).

WE-27 The hand ends when the active player discards his last card
  players 2; active <active>; hand <active> wes; group 1 jesse 4
  <active>: discard wes
  number = 4; dealer = <active>; money = 1 0
  each active: 1, 2

# WE-25.
WE-27 It ends when the window after the last discard has closed
  players 2; hands wes / bob bob; group 2 jesse 4 hideout; group 1 belle 4
  1: discard wes
  number = 3; money = 0 0
  2: pass
  number = 4; dealer = 1; money = 1 0

WE-27 It goes on while everybody has a card
  players 2; hands wes wes / bob
  1: discard wes
  number = 3; asked = 2

WE-27 Or when another has no cards at the end of a turn, which is played to its end
  players 3; drawing; hand 1 wes wes; hand 3 -; discard bob; group 2 jesse 4
  1: take
  number = 3
  1: discard wes
  number = 4; dealer = 1; money = 0 1 0

# Seat 1 ends a hand in which it wins the reward of Jesse James, and seat 2 that of Bob Ford.
finish:
  players 2; hand 1 wes; group 1 jesse 4; group 2 bob 4; money <money>; poster jesse <one>; poster bob <two>
  1: discard wes

WE-34 The game ends when somebody has 25,000 after a scoring
  finish; money = <after>; end = goal; ranks = 1 2
  | money | one | two | after |
  | 20 3  | 5   | 1   | 25 4  |
  | 20 3  | 9   | 1   | 29 4  |

WE-34 With less it goes on
  finish; money = 24 4; number = 4
  | money | one | two |
  | 20 3  | 4   | 1   |

WE-34 The richest wins, not the first to pass
  players 3; hand 1 wes; group 1 jesse 4; group 2 bob 4; group 3 belle 4; money 24 23 20
  poster jesse 1; poster bob 5; poster belle 2
  1: discard wes
  money = 25 28 22; ranks = 2 1 3

WE-34 It ends after the scoring and no sooner
  players 2; hand 1 wes wes; group 1 jesse 4; money 24 0
  1: discard wes
  money = 24 0; asked = 2

WE-34 After the thirtieth hand the richest wins, whatever he has
  players 2; number 29; hand 1 wes; group 1 jesse 4; group 2 bob 4; money 2 3
  1: discard wes
  number = 30; asked = 2
  again; number 30
  1: discard wes
  money = 3 4; ranks = 2 1; end = last-hand

WE-34 The goal may be reached in the thirtieth hand
  players 2; number 30; hand 1 wes; group 1 jesse 4; money 24 20
  1: discard wes
  end = goal

WE-34 Afterwards nobody decides anything
  players 2; hand 1 wes; group 1 jesse 4; poster jesse 5; money 20 3
  1: discard wes
  asked = -; legal 1 = -; legal 2 = -; 1 may not draw: WE-34

# One card each per round, including those who are behind; hands and groups stay as they are.
WE-34 The duel is turned from the draw pile as it lies
  players 3; hand 1 wes; group 1 jesse 4; group 2 bob 4; group 3 belle 4; money 24 24 24; discard sundance
  draw belle billy gun bank bank bob jesse photo-wes hideout butch
  1: discard wes
  > 1 turns belle / 2 turns billy / 3 turns gun / 1 turns bank / 2 turns bank / 3 turns bob
  > 1 turns jesse / 2 turns photo-wes / 3 turns hideout; never turns butch
  ranks = 1 2 2; next = butch; group 2 bob = bob 4
  discard = hideout photo-wes jesse bob bank bank gun billy belle wes sundance

WE-34 No duel behind the richest
  players 3; hand 1 wes; group 1 jesse 4; money 24 20 20
  1: discard wes
  end = goal; ranks = 1 2 2
