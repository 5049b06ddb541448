# Most Wanted (WE-20), and what a theft leaves behind (WE-21).

WE-20 Opponents are asked one after another in any order, nobody twice, until one has it
  players 4; hands wanted bob / wes / belle jesse jesse / jesse gun; draw photo-wes; discard billy
  1: want jesse
  asked = 1; legal 1 = ask 2, ask 3, ask 4
  1: ask 2
  legal 1 = ask 3, ask 4
  1: ask 4
  hand 4 = gun; hand 3 = belle jesse jesse; hand 1 = bob jesse

WE-20 Then nobody else is asked
  players 4; hands wanted bob / wes / belle jesse jesse / jesse gun; draw photo-wes; discard billy
  1: want jesse, ask 2, ask 3
  hand 1 = bob jesse; hand 3 = belle jesse; hand 4 = jesse gun; discard = wanted billy; ways ask = -
  1 may discard jesse

WE-20 When nobody has it nothing happens
  players 3; hands wanted bob / wes / belle; discard billy
  1: want jesse, ask 3, ask 2
  hand 1 = bob; hand 2 = wes; hand 3 = belle; discard = wanted billy; 1 may discard bob

WE-20 Any of the seven may be named, open or not, and no shot is made
  players 2; hands wanted bob / jesse wes; draw gun; discard billy
  1 may want <name>
  1: want jesse, ask 2
  hand 1 = bob jesse; discard = wanted billy; next = gun
  each name: jesse, bob, belle, billy, wes, butch, sundance

WE-20 It needs an opponent with a card: one without cards is not asked
  players 3; hands wanted bob / - / -
  1 may not want jesse: WE-20
  again; hand 3 wes
  1: want jesse
  legal 1 = ask 3

WE-20 It was the turn's sheriff card in both modes
  players 2; hands wanted wanted bank bob / wes; group 2 wes 3; group 1 jesse 3; draw wes
  1: want billy, ask 2
  1 may not bank, steal: WE-9
  again
  1: steal
  1 may not want billy: WE-9

WE-20 Mode 2 takes an outlaw card on a hit
  players 3; hand 1 wanted bob; group 3 jesse 3 bank; poster jesse 6; draw belle; discard billy
  1: steal
  hand 1 = bob jesse; group 3 jesse = jesse 2 bank; poster jesse = 6; discard = wanted belle billy

WE-20 Also from under a Hideout
  players 2; hand 1 wanted bob; group 2 jesse 2 hideout; draw belle; discard billy
  1: steal
  hand 1 = bob jesse; group 2 jesse = jesse 1 hideout

WE-20 Never a sheriff card or a Photo
  players 2; hand 1 wanted bob; group 2 jesse 0 photo bank gun; group 2 wes 1 photo; group 2 bob 1; draw belle
  1: steal
  legal 1 = target 2 bob, target 2 wes; 1 may not target 2 jesse: WE-16

WE-20 The card comes to hand and may be laid, kept or discarded
  players 2; hand 1 wanted bob; group 2 jesse 2; draw belle; discard billy
  1: steal
  1 may lay jesse 1, discard jesse, discard bob
  1: discard jesse
  hand 1 = bob; discard = jesse wanted belle billy

WE-20 A miss does not fall back to asking
  players 2; hands wanted bob / jesse wes; group 2 jesse 2; draw bank; discard billy
  1: steal
  ways ask = -; ways want = -; hand 1 = bob; group 2 jesse = jesse 2; discard = wanted bank billy

WE-20 Whoever gives his last card ends the hand with the turn
  players 3; hands wanted bob wes / jesse / gun
  1: want jesse, ask 2
  number = 3; asked = 1
  1: discard wes
  number = 4; dealer = 1

# Seat 1 steals the only outlaw card that it can.
stolen:
  players 2; hand 1 wanted bob; group 2 <group>; poster jesse 6; draw belle; discard billy
  1: steal
  hand 1 = bob jesse; poster jesse = 6

WE-21 Sheriff cards left with nothing beneath them are discarded, a Hideout with them, and rewards stay
  stolen; group 2 jesse = -; discard = <discard>
  | group                            | discard                                     |
  | jesse 1                          | wanted belle billy                          |
  | jesse 1 bank                     | wanted bank belle billy                     |
  | jesse 1 stagecoach bank bank gun | wanted gun bank bank stagecoach belle billy |
  | jesse 1 hideout                  | wanted hideout belle billy                  |
  | jesse 1 bank hideout             | wanted hideout bank belle billy             |

WE-21 An outlaw card or a Photo holds them, and a Photo keeps its Hideout
  stolen; group 2 jesse = <left>; discard = wanted belle billy
  | group                  | left                   |
  | jesse 2 bank gun       | jesse 1 bank gun       |
  | jesse 1 photo bank gun | jesse 0 photo bank gun |
  | jesse 1 photo hideout  | jesse 0 photo hideout  |

WE-21 Cards of that outlaw laid later are visible again: no Hideout lies before anybody
  players 2; hands wanted bob wes / jesse jesse jesse jesse gun wes; group 2 jesse 1 hideout
  draw belle; discard billy; poster jesse 2
  1: steal, discard bob
  window = -
  2: take, lay jesse 4
  group 2 jesse = jesse 4
