# Wyatt Earp out of turn: the two windows (WE-25).

# Seat 1 covers the three Jesses of seat 2.
hidden:
  players 3; hands hideout bob bob / <hand> / wes wes; group 2 jesse 3; draw belle <draw>; discard billy
  1: hideout

WE-25 A Hideout that has landed opens a window for its owner alone
  hidden
  window = 2; asked = 2; turn = 1; legal 2 = pass, unhide
  | hand      | draw     |
  | wyatt wes | sundance |

WE-25 Then the turn goes on
  hidden
  2: pass
  window = -; asked = 1; turn = 1; ways discard = discard bob; group 2 jesse = jesse 3 hideout
  again
  1: hideout; 2: unhide
  window = -; asked = 1; turn = 1; group 2 jesse = jesse 3; hand 2 = wes
  discard = hideout sundance wyatt belle billy
  | hand      | draw     |
  | wyatt wes | sundance |

WE-25 Out of turn it is no sheriff card of the turn
  players 2; hands bob bob / wyatt photo-jesse wes wes; group 2 jesse 3 hideout; draw sundance; discard billy
  1: discard bob; 2: unhide, take
  2 may photo jesse

WE-25 In his window he shoots as often as he likes
  hidden
  2: unhide
  window = 2; discard = bank wyatt belle billy
  2: unhide
  window = 2; group 2 jesse = jesse 3 hideout
  2: unhide
  window = -; group 2 jesse = jesse 3; hand 2 = wes
  discard = hideout sundance wyatt gun wyatt bank wyatt belle billy
  | hand                  | draw              |
  | wyatt wyatt wyatt wes | bank gun sundance |

WE-25 It stays open after a miss, no matter what is left in the hand
  hidden
  2: unhide
  window = 2; legal 2 = <legal>
  | hand        | draw | legal        |
  | wyatt wyatt | bank | pass, unhide |
  | wyatt wes   | bank | pass         |

WE-25 Without a card in hand it closes
  hidden
  2: unhide
  window = -; asked = 1
  | hand  | draw |
  | wyatt | bank |

WE-25 After a hit he names any of his Hideouts and nobody else's
  players 3; hands hideout bob bob / wyatt wes / wes wes; group 2 jesse 3
  group 2 wes 2 hideout; group 3 billy 1 hideout; group 2 belle 2; draw belle sundance
  1: hideout, target 2 jesse
  legal 2 = pass, unhide
  2: unhide
  asked = 2; turn = 1; window = -; legal 2 = target 2 jesse, target 2 wes; 2 may not pass: WE-16
  2 may not target 2 belle, target 3 billy: WE-24
  2: target 2 wes
  group 2 wes = wes 2; window = 2

WE-25 It opens on public facts, never because of what the hand holds: a card is enough
  hidden
  window = <window>
  | hand | draw     | window |
  | wes  | sundance | 2      |
  | -    | sundance | -      |

WE-25 It opens if the pile can be renewed for the shot, and not without a card to shoot with
  players 2; hands hideout bob bob / wyatt wes; group 2 jesse 3; draw belle; rest discarded
  1: hideout
  window = 2
  again; renewed
  1: hideout
  window = -

WE-25 Nothing else is allowed in a window, not even a discard
  hidden
  2 may not wyatt draw, wyatt search, bank, photo jesse, lay jesse 1, discard wes, draw, take: WE-25
  legal 2 = pass, unhide
  | hand                             | draw     |
  | wyatt bank photo-jesse jesse wes | sundance |

WE-25 There is no pass in a turn
  players 2; hand 1 bob bob
  1 may not pass: WE-25
  again; drawing
  1 may not pass: WE-6

# Every seat has a group under a Hideout; seat 1 is about to end its turn.
two:
  players 2; hands butch butch / wyatt butch; draw sundance sundance bank; discard billy
  group 1 jesse 2 hideout; group 2 bob 2 hideout

between:
  players 3; hands butch butch / wyatt butch / wyatt butch; draw sundance sundance bank; discard billy
  group 1 jesse 2 hideout; group 2 bob 2 hideout; group 3 wes 2 hideout

WE-25 Between two turns everybody is asked clockwise from whose turn comes next
  between; active <active>
  <active>: discard butch
  window = <next>; turn = <active>
  <next>: pass
  window = <after>; turn = <active>
  <after>: pass
  window = <active>; turn = <active>
  <active>: pass
  window = -; turn = <next>; asked = <next>
  each active next after: 1 2 3, 2 3 1, 3 1 2

WE-25 With two players too
  players 2; active <active>; hands butch butch / butch butch; group 1 jesse 2 hideout; group 2 bob 2 hideout
  <active>: discard butch
  window = <next>; turn = <active>
  <next>: pass
  window = <active>; turn = <active>
  <active>: pass
  window = -; turn = <next>; asked = <next>
  each active next: 1 2, 2 1

WE-25 Only whoever has a Hideout before him is asked
  between; players 4; active 2; hand 4 wyatt butch; group 4 belle 2
  2: discard butch
  window = 3
  3: pass
  window = 1
  1: pass
  window = 2
  2: pass
  window = -; turn = 3

WE-25 A pass is final for that window, and the next one asks again
  between
  1: discard butch; 2: pass; 3: unhide
  window = 1
  1: pass
  window = -; turn = 2
  2: take, discard butch
  window = 1
  1: pass
  window = 2

WE-25 Without a card to shoot with nobody is asked
  between; draw -; discard billy billy billy; rest held
  1: discard butch
  window = 2
  2: unhide
  renewed = yes
  again; renewed
  1: discard butch
  window = -; turn = 2

WE-25 Whether it opens is seen when its time comes: the first one asked shoots the last card
  between; draw bank; rest discarded; renewed
  1: discard butch; 2: unhide
  window = -; turn = 2; group 2 bob = bob 2 hideout

WE-25 Also after the discard that ends the hand, and whoever has discarded the last card is not asked
  two; hand 1 butch
  1: discard butch
  window = 2; number = 3; held 1 = 0
  2: unhide
  window = -; number = 4; dealer = 1

WE-25 Also at the end of a turn in which another was emptied
  between; hand 3 -
  1: discard butch
  window = 2; number = 3
  2: pass
  window = 1; number = 3
  1: pass
  number = 4; dealer = 1

WE-25 A group freed after the last discard counts
  players 2; hands bob / wyatt belle; group 2 jesse 4 hideout; poster jesse 9; draw sundance
  1: discard bob; 2: unhide
  number = 4; money = 0 9

WE-25 No window when somebody ends the hand instead of drawing
  players 2; drawing; draw gun; renewed; rest discarded; hand 2 wyatt bob; group 2 jesse 3 hideout
  1: close
  window = -; number = 4

WE-25 Whoever is emptied between two turns ends the hand when the window closes; the others are asked first
  between; active 2; hands wyatt butch / butch butch / wyatt; draw bank sundance
  2: discard butch; 3: unhide
  window = 1; number = 3; held 3 = 0
  1: unhide
  window = 2
  2: pass
  number = 4; dealer = 2

WE-25 Even the player whose turn it was
  two; hand 1 wyatt butch; draw bank bank
  1: discard butch; 2: pass; 1: unhide
  number = 4; dealer = 1

# The discard for which WE-13 keeps a card is not due out of turn.
WE-25 Whoever is emptied in the turn ends the hand at its end
  hidden
  legal 2 = pass, unhide
  2: unhide
  held 2 = 0; number = 3; asked = 1
  1: discard bob
  number = 4; dealer = 1
  | hand  | draw     |
  | wyatt | sundance |

WE-25 The target of a miss is not asked
  players 2; hands hideout bob / wyatt wes; group 2 jesse 3; draw bank
  1: hideout
  window = -; asked = 1

WE-25 No window opens if no Hideout lies before anybody, and a turn has one sheriff card
  players 2; hands bob bank belle / wyatt wes; group 2 jesse 3; group 1 jesse 1; sheriff; draw sundance
  1 may not bank: WE-9
  1: discard bob
  window = -
