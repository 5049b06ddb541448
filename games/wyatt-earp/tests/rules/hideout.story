# Hideouts (WE-23).

# Seat 1 holds a Hideout and a card to discard.
hiding:
  players 2; hand 1 hideout bob; draw belle; discard billy

WE-23 On a hit it covers an opponent's group, and only that one
  hiding; players 3; group 3 jesse 3 bank; group 2 jesse 1; poster jesse 6
  1: hideout
  legal 1 = target 2 jesse, target 3 jesse
  1: target 3 jesse
  group 3 jesse = jesse 3 bank hideout; group 2 jesse = jesse 1; poster jesse = 6; discard = belle billy

WE-23 A lone Photo too
  hiding; group 2 jesse 0 photo
  1: hideout
  group 2 jesse = jesse 0 photo hideout

WE-23 Never an own group
  hiding; group 1 jesse 3
  1 may not hideout: WE-16
  again; group 2 wes 1; group 2 bob 1
  1: hideout
  legal 1 = target 2 bob, target 2 wes; 1 may not target 1 jesse: WE-16

WE-23 Not where one lies; another group of the same outlaw may be covered
  hiding; players 3; group 2 jesse 3 hideout
  1 may not hideout: WE-16
  again; group 3 jesse 1; group 3 wes 1
  1: hideout
  legal 1 = target 3 jesse, target 3 wes; 1 may not target 2 jesse: WE-23

WE-23 Nothing in the group counts at the scoring
  players 2; hand 1 bob; poster jesse 9; group 1 <one>; group 2 <two>
  1: discard bob; <window>
  money = <money>; poster jesse = <poster>
  | one           | two                   | money | poster | window  |
  | jesse 2       | jesse 3 photo         | 0 9   | 1      |         |
  | jesse 2       | jesse 3 photo hideout | 0 0   | 10     | 2: pass |
  | jesse 2 photo | jesse 5 hideout       | 9 0   | 1      | 2: pass |

WE-23 What its owner adds goes under it, and rewards rise as usual
  players 2; hand 1 <hand>; group 1 jesse 2 hideout; group 2 jesse 1; draw belle; discard billy
  1: <action>
  group 1 jesse = <group>; poster jesse = <reward>
  | hand            | action      | group                      | reward |
  | jesse jesse bob | lay jesse 2 | jesse 4 hideout            | 2      |
  | photo-jesse bob | photo jesse | jesse 2 photo hideout      | 2      |
  | stagecoach bob  | stagecoach  | jesse 2 stagecoach hideout | 4      |
  | bank bob        | bank        | jesse 2 bank hideout       | 2      |
  | gun bob         | gun         | jesse 2 gun hideout        | 2      |

WE-23 Added cards do not count either: seat 2 has 8 visible points
  players 2; hand 1 jesse jesse bob; group 1 jesse 2 hideout; group 2 jesse 3 bank
  1: lay jesse 2, discard bob
  number = 4; money = 0 2

WE-23 On a miss it is discarded, and no window opens
  hiding; group 2 jesse 3; draw bank
  1: hideout
  group 2 jesse = jesse 3; discard = hideout bank billy; asked = 1; window = -

# Apart from a theft (WE-21), this is the only way for a Hideout to go.
WE-23 Wyatt Earp removes it
  players 2; hand 1 wyatt bob; group 1 jesse 4 hideout; draw belle; discard billy
  1: unhide
  group 1 jesse = jesse 4
  1: discard bob
  money = 1 0
