# Laying outlaws (WE-9 to WE-13, WE-22). Seat 1 has drawn; rewards are in thousands of dollars.

WE-9 Any number of outlaw cards in any order, and one sheriff card
  players 2; hand 1 jesse jesse jesse bob bob bob wes wes belle photo-jesse photo-bob; open wes
  1: lay bob 3, lay wes 1, lay jesse 3, photo jesse, lay wes 1
  1 may not photo bob: WE-9; group 1 jesse = jesse 3 photo; group 1 bob = bob 3; group 1 wes = wes 2
  1: discard belle
  hand 1 = photo-bob

WE-9 The next turn has its own sheriff card
  players 2; hand 1 photo-jesse photo-bob wes; hand 2 belle gun; group 2 jesse 3; group 2 bob 3; discard billy billy
  1: photo jesse, discard wes; 2: take, discard wes; 1: take, photo bob
  group 1 bob = bob 0 photo

WE-9 No second sheriff card of any kind; discarding one is not playing it
  players 2; hand 1 photo-jesse stagecoach bank gun wanted hideout wyatt bob; sheriff
  group 1 jesse 3 hideout; group 2 wes 3
  1 may not photo jesse, stagecoach, bank, gun, want bob, steal, hideout, wyatt draw, wyatt search, unhide: WE-9
  1 may discard photo-jesse, discard stagecoach, discard bank, discard gun, discard wanted, discard hideout
  1 may discard wyatt, discard bob

WE-9 Laid cards stay where they are
  players 2; hand 1 wes wes; group 1 jesse 3 bank; discard bob
  1 may not discard jesse, discard bank: WE-9
  1: discard wes
  group 1 jesse = jesse 3 bank

WE-10 The first cards of an outlaw are three or more at once
  players 2; hand 1 jesse jesse jesse jesse wes
  1 may not lay jesse 1, lay jesse 2: WE-10; 1 may lay jesse 3, lay jesse 4; open jesse = no
  1: lay jesse 3
  open jesse = yes

WE-10 Then he is open for everybody in any number
  players 3; hands jesse jesse jesse jesse wes wes / jesse jesse bob / jesse belle billy; draw gun gun gun
  1: lay jesse 3, lay jesse 1, discard wes; 2: take
  2 may lay jesse 1, lay jesse 2
  2: lay jesse 1, lay jesse 1, discard bob; 3: take, lay jesse 1
  group 1 jesse = jesse 4; group 2 jesse = jesse 2; group 3 jesse = jesse 1

WE-10 Another outlaw is not opened by it
  players 2; hand 1 bob bob jesse; group 2 jesse 3
  ways lay = lay jesse 1; 1 may not lay bob 2: WE-10

WE-10 An outlaw stays open when all his cards were stolen
  players 2; hand 1 wanted bob belle; group 2 jesse 1; draw wes
  1: steal
  group 2 jesse = -; open jesse = yes
  1: lay jesse 1
  group 1 jesse = jesse 1

WE-10 For the rest of the hand alone
  players 2; hand 1 wes; group 2 jesse 3
  1: discard wes
  open jesse = no

WE-11 A lay-down adds its cards less one, on that outlaw's poster alone
  players 2; hand 1 jesse jesse jesse jesse jesse jesse jesse wes
  1: lay jesse <count>
  poster jesse = <count>; poster wes = 1; group 1 jesse = jesse <count>
  each count: 3, 4, 5, 6, 7

# The example in the printed rules: four cards add $3000, then two add $1000, then one adds nothing.
WE-11 Cards laid earlier do not count
  players 2; hands jesse jesse jesse jesse jesse wes wes / jesse jesse bob bob; draw belle belle gun gun
  1: lay jesse 4
  poster jesse = 4
  1: discard wes; 2: take, lay jesse 2
  poster jesse = 5
  2: discard bob; 1: take, lay jesse 1
  poster jesse = 5

WE-11 Each lay-down is counted by itself
  players 2; hand 1 jesse jesse jesse jesse wes; open jesse
  1: <lays>
  poster jesse = <reward>
  | lays                                               | reward |
  | lay jesse 4                                        | 4      |
  | lay jesse 2, lay jesse 2                           | 3      |
  | lay jesse 1, lay jesse 1, lay jesse 1, lay jesse 1 | 1      |

WE-12 A group is one player's cards of one outlaw
  players 2; hand 1 jesse jesse wes bank; group 1 bob 2; group 2 jesse 3; draw wes
  1: lay jesse 2, bank, target 1 jesse
  group 1 jesse = jesse 2 bank; group 1 bob = bob 2; group 2 jesse = jesse 3

WE-13 One card must stay for the discard
  players 2; hand 1 jesse jesse jesse
  1 may not lay jesse 3: WE-13; ways lay = -
  1: discard jesse
  again; open jesse
  ways lay = lay jesse 1, lay jesse 2

WE-13 No sheriff card is played as the last card, not even before its shot, question or cards are known
  players 2; hand 1 <card>; group 2 jesse 1; group 1 bob 2 hideout; group 2 wes 3; draw wes belle billy
  1 may not <played>: WE-13
  | card        | played               |
  | photo-jesse | photo jesse          |
  | stagecoach  | stagecoach           |
  | bank        | bank                 |
  | gun         | gun                  |
  | wanted      | want jesse, steal    |
  | hideout     | hideout              |
  | wyatt       | wyatt search, unhide |

# It brings a card for the discard, even one that the renewal of the pile has to bring first (WE-15).
WE-13 Wyatt Earp draws as the last card if there is a card to draw
  players 2; hand 1 wyatt; draw <draw>; discard billy bob; rest held; <renewed>
  1: wyatt draw
  hand 1 = <hand>; asked = 1
  | draw      | renewed | hand      |
  | wes belle | renewed | belle wes |
  | wes       | renewed | wes       |
  | -         |         | billy bob |

WE-13 And not if there is none
  players 2; hand 1 wyatt; draw -; discard billy bob; rest held; renewed
  1 may not wyatt draw: WE-15

WE-13 With a second card it is played
  players 2; hand 1 wyatt bob; draw wes belle
  1: wyatt draw
  hand 1 = belle bob wes

WE-22 A stolen card of an open outlaw may be laid alone for nothing, or with more
  players 2; hand 1 wanted jesse bob; group 2 jesse 3; draw wes; poster jesse 4
  1: steal
  ways lay = lay jesse 1, lay jesse 2
  1: lay jesse <count>
  poster jesse = <reward>
  each count reward: 1 4, 2 5

WE-22 Of an outlaw not open it needs three in all
  players 2; hand 1 wanted jesse bob; hand 2 jesse wes
  1: want jesse, ask 2
  1 may not lay jesse 2: WE-10
  again; hand 1 wanted jesse jesse bob
  1: want jesse, ask 2, lay jesse 3
  poster jesse = 3; hand 1 = bob
