# Shots, and what happens if the draw pile has too few cards for them (WE-14 to WE-16).

# Seat 1 holds one of each sheriff card that needs a shot, and has a legal target for each.
armed:
  players 2; hands stagecoach bank gun wanted hideout wyatt bob / bob bob
  group 1 jesse 2 hideout; group 2 wes 3; discard belle

# Wyatt Earp lies beneath the shot card: he is discarded before he shoots.
WE-14 On a miss the card lies on the card that was shot, and nothing else happens
  armed; draw photo-billy belle
  1: <action>
  discard = <discard>; next = belle; hand 1 = <hand>
  group 1 jesse = jesse 2 hideout; group 2 wes = wes 3; poster jesse = 1; poster wes = 1
  | action     | discard                      | hand                                     |
  | stagecoach | stagecoach photo-billy belle | bob bank gun wanted hideout wyatt        |
  | bank       | bank photo-billy belle       | bob stagecoach gun wanted hideout wyatt  |
  | gun        | gun photo-billy belle        | bob stagecoach bank wanted hideout wyatt |
  | steal      | wanted photo-billy belle     | bob stagecoach bank gun hideout wyatt    |
  | hideout    | hideout photo-billy belle    | bob stagecoach bank gun wanted wyatt     |
  | unhide     | photo-billy wyatt belle      | bob stagecoach bank gun wanted hideout   |

WE-14 On a miss it was the turn's sheriff card, and it is not the discard
  armed; draw photo-billy belle
  1: <action>
  asked = 1; 1 may not <others>: WE-9; 1 may discard bob
  | action     | others                                   |
  | stagecoach | bank, gun, steal, hideout, unhide        |
  | bank       | stagecoach, gun, steal, hideout, unhide  |
  | gun        | stagecoach, bank, steal, hideout, unhide |
  | steal      | stagecoach, bank, gun, hideout, unhide   |
  | hideout    | stagecoach, bank, gun, steal, unhide     |
  | unhide     | stagecoach, bank, gun, steal, hideout    |

# From the bottom: the shot card, what the effect takes from the table, the card played; but Wyatt Earp before his shot.
WE-14 The order on the discard pile
  armed; group 2 <group>; draw billy belle
  1: <action>
  discard = <discard>
  | group         | action  | discard                    |
  | wes 3         | bank    | billy belle                |
  | wes 3         | unhide  | hideout billy wyatt belle  |
  | wes 3         | steal   | wanted billy belle         |
  | wes 1 bank    | steal   | wanted bank billy belle    |
  | wes 1 hideout | steal   | wanted hideout billy belle |
  | wes 3 gun     | gun     | gun billy belle            |
  | wes 3         | hideout | billy belle                |

# Too few cards to draw from; some are in the discard pile.
short:
  armed; hand 2 wes wes wes; draw <left>; discard belle billy belle billy belle; rest held

WE-15 A shot without a card renews the pile: five were discarded, and one of them is shot
  short
  1: <action>
  renewed = yes; left = 4
  each action: stagecoach, bank, gun, steal, hideout, unhide
  each left: -

WE-15 One card is enough for a shot
  short
  1: bank
  renewed = no; left = 0; discard = billy belle billy belle billy belle
  each left: billy

WE-15 A search without a card renews the pile
  short
  1: wyatt search
  renewed = yes; ways pick = pick belle, pick billy
  1: pick belle
  discard = wyatt; left = 4
  each left: -

WE-15 One card is enough for a search
  short
  1: wyatt search
  renewed = no; ways pick = pick jesse
  each left: jesse

WE-15 Mode 1 renews the pile if two are not there
  short
  1: wyatt draw
  renewed = <renewed>; held 1 = 8; left = <rest>
  | left           | renewed | rest |
  | -              | yes     | 3    |
  | jesse          | yes     | 4    |
  | jesse sundance | no      | 0    |

# That was the only renewal of WE-8.
WE-15 There is one renewal a hand in all: four are left of five
  short
  1: bank, discard bob, pass
  2 may draw
  again; group 1 jesse 2
  1: wyatt draw, discard bob
  left = 3
  2: draw, discard wes
  1 may close
  each left: -

WE-15 Renewed before and without a card, nothing that needs a shot is played, and no search
  short; renewed
  1 may not stagecoach, bank, gun, steal, hideout, unhide, wyatt search, wyatt draw: WE-15; 1 may want jesse
  each left: -

WE-15 Renewed before, mode 1 draws what is there, and one card is enough for the rest
  short; renewed
  1 may stagecoach, bank, gun, steal, hideout, unhide, wyatt search
  1: wyatt draw
  held 1 = <held>; left = <rest>
  | left                 | held | rest |
  | jesse                | 7    | 0    |
  | jesse sundance belle | 8    | 1    |

WE-16 A legal target must exist
  players 3; hand 1 stagecoach bank gun wanted hideout wyatt photo-wes bob
  1 may not stagecoach, bank, gun: WE-18; 1 may not steal, hideout, unhide: WE-16
  1 may want jesse, wyatt search
  again; players 2; hand 1 wanted hideout bob; group 1 wes 3
  1 may not steal, hideout: WE-16

# Several targets for each card; the first card of the draw pile decides about hit or miss.
aiming:
  armed; group 1 bob 1; group 1 wes 1 hideout; group 2 billy 2; group 2 bob 1 photo

WE-16 The mode is named before the shot
  aiming
  1 may steal, want belle, want billy, want bob, want butch, want jesse, want sundance, want wes
  ways wyatt = wyatt draw, wyatt search

WE-16 And the target after a hit; it must be used
  aiming; draw belle
  1 may not <target>: WE-16
  1: <action>
  asked = 1; legal 1 = <targets>; 1 may not <other>; 1 may not discard bob: WE-16
  1: <target>; <window>
  1 may discard bob; ways target = -
  | action     | target         | targets                                    | other                 | window  |
  | stagecoach | target 1 bob   | target 1 bob, target 1 jesse, target 1 wes | target 2 wes: WE-18   |         |
  | bank       | target 1 jesse | target 1 bob, target 1 jesse, target 1 wes | target 1 billy: WE-18 |         |
  | gun        | target 1 wes   | target 1 bob, target 1 jesse, target 1 wes | target 2 wes: WE-18   |         |
  | steal      | target 2 billy | target 2 billy, target 2 bob, target 2 wes | target 1 bob: WE-16   |         |
  | hideout    | target 2 bob   | target 2 billy, target 2 bob, target 2 wes | target 2 belle: WE-16 | 2: pass |
  | unhide     | target 1 jesse | target 1 jesse, target 1 wes               | target 1 bob: WE-24   |         |

WE-16 The target that is named is hit
  aiming; draw belle
  1: <action>, target <seat> <name>
  group <seat> <name> = <group>
  | action  | seat | name  | group             |
  | bank    | 1    | bob   | bob 1 bank        |
  | gun     | 1    | wes   | wes 1 gun hideout |
  | steal   | 2    | billy | billy 1           |
  | hideout | 2    | wes   | wes 3 hideout     |
  | unhide  | 1    | wes   | wes 1             |

WE-16 After a miss no target is named
  aiming; draw bank
  1: <action>
  ways target = -; 1 may discard bob; 1 may not <target>: WE-16
  | action     | target         |
  | stagecoach | target 1 bob   |
  | bank       | target 1 bob   |
  | gun        | target 1 bob   |
  | steal      | target 2 billy |
  | hideout    | target 2 billy |
  | unhide     | target 1 jesse |

WE-16 If there is only one target nothing is asked
  armed; draw belle
  1: <action>
  ways target = -; asked = <asked>
  | action     | asked |
  | stagecoach | 1     |
  | bank       | 1     |
  | gun        | 1     |
  | steal      | 1     |
  | hideout    | 2     |
  | unhide     | 1     |

WE-16 Everybody sees which card has hit, and its effect shows the target
  aiming; draw belle
  1: steal; > 1 plays wanted / 1 shoots belle; nothing else
  1: target 2 billy; > 1 steals billy from 2 / spent wanted; nothing else
