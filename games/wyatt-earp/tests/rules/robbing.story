# Photos, robberies and the Fastest Gun (WE-17 to WE-19).

WE-17 A Photo needs a card of its outlaw that lies before somebody
  players 2; hand 1 photo-jesse bob; group 1 wes 3
  1 may not photo jesse: WE-17
  again; group 2 <group>
  1 may photo jesse; 1 may not photo wes: WE-9
  each group: jesse 3, jesse 1, jesse 1 hideout

WE-17 A Photo lies with the own group, without a shot
  players 2; hand 1 photo-jesse bob; group 1 jesse 3 bank; draw wes
  1: photo jesse
  group 1 jesse = jesse 3 photo bank; poster jesse = 2; asked = 1; next = wes

WE-17 Or alone, and is a group to build on and to hide
  players 2; hands photo-jesse jesse bob bob / hideout bank wes; group 2 jesse 3; draw belle billy; discard sundance
  1: photo jesse
  group 1 jesse = jesse 0 photo; poster jesse = 2
  1: lay jesse 1
  group 1 jesse = jesse 1 photo
  again
  1: photo jesse, discard bob; 2: take, hideout
  group 1 jesse = jesse 0 photo hideout

WE-17 A Photo cannot be asked for or stolen
  players 2; hands wanted bob / photo-jesse wes
  1: want jesse, ask 2
  hand 1 = bob; hand 2 = wes photo-jesse
  again; hand 2 wes; group 2 jesse 0 photo bank
  1 may not steal: WE-16

# The outlaw is still open (WE-10) and may be laid in any number; then the Photo may follow.
WE-17 No Photo after the last card of its outlaw was stolen
  players 3; hand 1 photo-jesse jesse bob; open jesse
  1 may not photo jesse: WE-17
  1: lay jesse 1, photo jesse
  group 1 jesse = jesse 1 photo; poster jesse = 2

WE-17 An outlaw is not opened by asking for him
  players 2; hands wanted photo-jesse bob / jesse wes
  1: want jesse, ask 2, discard bob
  open jesse = no

# A hit with this card on the group of seat 1.
hit:
  players 2; hand 1 <card> bob; group 1 <group>; poster jesse 4; draw wes bank; discard belle
  1: <card>

WE-18 A hit adds the card and its reward
  hit
  group 1 jesse = jesse 3 <card>; poster jesse = <reward>; discard = wes belle; hand 1 = bob
  each group: jesse 3
  each card reward: stagecoach 7, bank 5, gun 5

WE-18 On a lone Photo too
  hit
  group 1 jesse = jesse 0 photo <card>
  each group: jesse 0 photo
  each card: stagecoach, bank, gun

WE-18 Several may lie on one group
  hit
  group 1 jesse = jesse 1 stagecoach bank bank bank gun
  each group: jesse 1 stagecoach bank bank gun
  each card: bank

WE-18 On an own group alone
  players 2; hand 1 stagecoach bank gun bob; group 2 jesse 3; draw billy
  1 may not <card>: WE-18
  again; group 1 wes 1
  1: <card>
  group 1 wes = wes 1 <card>
  again; group 1 wes 1; group 1 belle 0 photo
  1: <card>
  legal 1 = target 1 belle, target 1 wes; 1 may not target 2 jesse, target 1 jesse: WE-18
  each card: stagecoach, bank, gun

WE-19 A hit discards the older gun at once, and its reward stays
  players 2; hand 1 gun bob; group 1 jesse 3; group <seat> <group>; poster wes 5; draw belle; discard billy
  1: gun
  group 1 jesse = jesse 3 gun; group <seat> wes = <left>; poster wes = 5; poster jesse = 2; discard = gun belle billy
  | seat | group             | left          |
  | 1    | wes 2 gun         | wes 2         |
  | 2    | wes 2 gun         | wes 2         |
  | 2    | wes 2 gun hideout | wes 2 hideout |
  | 2    | wes 0 photo gun   | wes 0 photo   |

WE-19 A miss leaves the older gun where it is
  players 2; hand 1 gun bob; group 1 jesse 3; group 2 wes 2 gun; draw bank; discard billy
  1: gun
  group 1 jesse = jesse 3; group 2 wes = wes 2 gun; discard = gun bank billy

WE-19 Not on the outlaw that holds the present one: by name, no matter whose group, even under a Hideout
  players 3; option gun-by name; hand 1 gun bob; group 1 jesse 3; group 1 wes 1; group 1 bob 1
  group 2 <group>; draw belle; discard billy
  1: gun
  legal 1 = target 1 bob, target 1 wes; 1 may not target 1 jesse: WE-19
  each group: jesse 2 gun, jesse 2 gun hideout

WE-19 With the option per group, only that group is barred
  players 3; option gun-by group; hand 1 gun bob; group 1 jesse 3; group 1 wes 1
  group 2 <group>; draw belle; discard billy
  1: gun
  legal 1 = target 1 jesse, target 1 wes
  1: target 1 jesse
  group 1 jesse = jesse 3 gun; group 2 jesse = <left>; discard = gun belle billy
  | group               | left            |
  | jesse 2 gun         | jesse 2         |
  | jesse 2 gun hideout | jesse 2 hideout |

WE-19 Nor on the own group that holds it
  players 2; option gun-by <by>; hand 1 gun bob; group 1 jesse 3 gun; draw billy
  1 may not gun: WE-19
  again; group 1 wes 1; group 1 belle 1
  1: gun
  legal 1 = target 1 belle, target 1 wes; 1 may not target 1 jesse: WE-19
  each by: name, group

WE-19 By name is the default
  players 2; hand 1 gun bob; group 1 jesse 3; group 2 jesse 3 gun
  1 may not gun: WE-19

WE-19 A gun that was discarded is no longer in play and forbids nothing
  players 2; hand 1 gun bob; group 1 jesse 3; group 2 jesse 1; discard gun; draw wes
  1: gun
  discard = wes gun
