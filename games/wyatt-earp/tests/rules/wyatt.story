# Wyatt Earp in one's own turn, and sheriff cards as discards (WE-24, WE-26).

# Seat 1 holds a Wyatt Earp and a card to discard.
wyatt:
  players 2; hand 1 wyatt bob; discard billy

WE-24 Mode 1 draws two without a shot
  wyatt; draw gun jesse wes
  1: wyatt draw
  hand 1 = bob jesse gun; discard = wyatt billy; next = wes

WE-24 Mode 1 leaves no room for another sheriff card, but an outlaw may be laid
  wyatt; draw photo-jesse jesse; group 2 jesse 1
  1: wyatt draw
  1 may not photo jesse: WE-9; 1 may lay jesse 1

WE-24 Mode 2 takes any card of the draw pile but no Wyatt Earp
  wyatt; rest held; draw wyatt jesse gun jesse wyatt
  1: wyatt search
  asked = 1; legal 1 = pick gun, pick jesse; 1 may not pick wyatt, pick wes: WE-24
  1: pick jesse
  hand 1 = bob jesse; left = 4; discard = wyatt billy

WE-24 Mode 2 must take one if there is one
  wyatt; rest held; draw wyatt gun
  1: wyatt search
  legal 1 = pick gun
  again; draw wyatt wyatt
  1: wyatt search
  hand 1 = bob; discard = wyatt billy; draw = wyatt wyatt; 1 may discard bob

WE-24 A sheriff card so taken may be kept, before anything else, and then the limit holds
  wyatt; draw bank wes; group 1 jesse 3
  1: wyatt search, pick bank
  legal 1 = bank, keep
  1: keep
  hand 1 = bob bank; 1 may not bank: WE-9; 1 may discard bank, discard bob

WE-24 A Photo so taken is played by its own rule
  wyatt; draw photo-jesse wes; group 2 jesse 3
  1: wyatt search, pick photo-jesse, photo jesse
  group 1 jesse = jesse 0 photo; poster jesse = 2

WE-24 And not without its outlaw on the table
  wyatt; draw photo-jesse wes
  1: wyatt search, pick photo-jesse
  1 may not photo jesse: WE-17

WE-24 Most Wanted so taken is played in either mode
  wyatt; draw wanted wes; hand 2 billy gun; group 2 jesse 3
  1: wyatt search, pick wanted
  1 may steal, keep, want belle, want billy, want bob, want butch, want jesse, want sundance, want wes
  1: want billy, ask 2
  hand 1 = billy bob; discard = wanted wyatt billy; 1 may not keep: WE-24

# WE-25.
WE-24 A Hideout so taken is played and opens its window in the middle of the turn
  wyatt; rest held; draw hideout wes wes; hand 2 belle; group 2 jesse 3
  1: wyatt search, pick hideout, hideout
  group 2 jesse = jesse 3 hideout; window = 2
  2: pass
  asked = 1; turn = 1; 1 may discard bob

WE-24 An outlaw card so taken simply comes to hand
  wyatt; draw jesse wes; group 2 jesse 3
  1: wyatt search, pick jesse
  1 may lay jesse 1, discard jesse; 1 may not keep: WE-24

# Wyatt Earp is discarded before the card found is played, so he is shuffled in if that card's shot renews the pile.
WE-24 The last card of the pile may be taken and played
  wyatt; draw bank; discard billy billy billy; rest held; group 1 jesse 3
  1: wyatt search, pick bank, bank
  renewed = yes; left = 3

WE-24 Unless no card is left to shoot with
  wyatt; draw bank; rest held; group 1 jesse 3; renewed
  1: wyatt search, pick bank
  1 may not bank: WE-15

WE-24 Mode 3 removes a Hideout from an own group on a hit
  wyatt; group 1 jesse 3 hideout; group 1 wes 1 hideout; group 2 belle 1 hideout; draw sundance
  1: unhide
  legal 1 = target 1 jesse, target 1 wes; 1 may not target 2 belle: WE-24
  1: target 1 jesse
  group 1 jesse = jesse 3; group 1 wes = wes 1 hideout; discard = hideout sundance wyatt billy; hand 1 = bob
  again; draw bank
  1: unhide
  group 1 jesse = jesse 3 hideout; discard = bank wyatt billy; hand 1 = bob

WE-26 A sheriff card may be discarded and has no effect
  players 2; hand 1 photo-jesse stagecoach bank gun wanted hideout wyatt bob; group 1 jesse 3; group 2 wes 3
  draw belle; discard billy
  1: discard <card>
  discard = <card> billy; next = belle; group 1 jesse = jesse 3; group 2 wes = wes 3; poster jesse = 1
  asked = 2; turn = 2
  each card: photo-jesse, stagecoach, bank, gun, wanted, hideout, wyatt

WE-26 It does not count against the one sheriff card
  players 2; hand 1 photo-jesse bank bob; group 1 jesse 3
  1: photo jesse, discard bank
  asked = 2; hand 1 = bob
