# The working day (DE-6 to DE-10).

# Seat 2 is about to draw, after seat 1 places a lone ace.
drawing:
  players 2; hands ace-red / silas-blue

DE-6 Two cards are drawn from the top
  drawing; draw pearl-green duke-yellow lola-red
  left = 78
  1: place ace-red 1; > 1 places ace-red 1 / turn 22: 2 / 2 draws 2
  hand 2 = duke-yellow pearl-green silas-blue; left = 76; next = lola-red
  told 1 = -; told 2 = you draw duke-yellow pearl-green; asked = 2

DE-6 The discard pile is not shuffled before a card has to be drawn
  drawing; rest wanted; draw pearl-green duke-yellow; discard lola-red mesa-red nevada-red
  1: place ace-red 1; > 2 draws 2; never reshuffle
  left = 0; discard = lola-red mesa-red nevada-red
  2: place silas-blue 2; > turn 23: 1 / reshuffle / 1 draws 2
  left = 1; discard = -

DE-6 It is replaced between the two cards
  drawing; rest wanted; draw pearl-green; discard lola-red mesa-red
  1: place ace-red 1; > 2 draws 1 / reshuffle / 2 draws 1
  left = 1; discard = -; renewals = 1; hand 2 = lola-red pearl-green silas-blue
  told 2 = you draw pearl-green / you draw lola-red

DE-6 With both piles empty one draws what there is
  drawing; rest wanted; draw <draw>; discard <discard>
  1: place ace-red 1; > 1 places ace-red 1 / turn 22: 2 <drawn>; nothing else
  hand 2 = <hand>
  | draw        | discard     | drawn                   | hand                   |
  | pearl-green | -           | / 2 draws 1             | pearl-green silas-blue |
  | -           | pearl-green | / reshuffle / 2 draws 1 | pearl-green silas-blue |
  | -           | -           |                         | silas-blue             |

DE-6 There is no hand limit: every card fits every empty place, red ones fit beside the ace too
  players 2; hand 1 ace-red
  hand 2 yellow: <all> <all> green: <all> <all> blue: <all> <all> red: calico duke lola mesa
  draw pearl-red rusty-red
  1: place ace-red 1
  held 2 = 66; choices 2 = 150
  | all                                                       |
  | ace calico duke lola mesa nevada ortega pearl rusty silas |

DE-7 At an empty place anything goes
  players 2; hand 1 ace-red duke-blue
  1 may place ace-red 1, place ace-red 2, place ace-red 3, place ace-red 4, place ace-red 5
  1 may place duke-blue 1, place duke-blue 2, place duke-blue 3, place duke-blue 4, place duke-blue 5
  choices 1 = 10; legal 2 = -

half full:
  players 2; pile 1 bank-4 saloon-5; row 1 red: ace calico; pile 2 saloon-3 bank-5; row 2 duke-blue
  pile 3 railway-3 saloon-4; row 3 lola-yellow; row 4 mesa-green; row 5 nevada-green

DE-7 The colour must be that of the cards there
  half full; hand 1 duke-red duke-yellow
  legal 1 = place duke-red 1, place duke-yellow 3
  1 may not place duke-red 2, place duke-red 3, place duke-red 4, place duke-red 5: wrong-colour

DE-7 The person must not be there yet: a twin is the same person
  half full; hand 1 ace-red calico-red mesa-green rusty-red
  legal 1 = place mesa-green 5, place rusty-red 1
  1 may not place ace-red 1, place calico-red 1, place mesa-green 4: person-there

DE-7 Another colour never fits, no matter who is there
  half full; hand 1 duke-red
  1 may not place duke-red 2: wrong-colour

DE-7 It is one card of the own hand by the player on turn
  half full; hand 1 duke-red duke-red rusty-green
  1 may not place lola-red 1: not-in-hand DE-7; 2 may not place duke-red 1: not-your-turn
  0 may not place duke-red 1: no-seat
  1: place duke-red 1
  hand 1 = duke-red rusty-green; row 1 = ace-red calico-red duke-red; asked = 2

DE-7 If any placement is legal one must be made: there is no way to pass
  half full; hand 1 duke-blue lola-blue calico-red
  legal 1 = place lola-blue 2; 1 may not ready, join lola-blue: no-hold-up

DE-7 A card is laid behind those already there for all to see
  half full; hand 1 rusty-red pearl-red
  1: place rusty-red 1
  row 1 = ace-red calico-red rusty-red

DE-8 It does not matter who placed a card: strengths are the same, and the hold-up discards it
  players 2; row 1 ace-red; active <placer>; hands <hands>
  <placer>: place calico-red 1; 1: join ace-blue
  strength 1 = 2
  1: ready; 2: ready
  discard = calico-red ace-red; booty 1 = railway-2
  | placer | hands                            |
  | 1      | calico-red ace-blue / silas-blue |
  | 2      | ace-blue / calico-red ace-blue   |

DE-8 The player who placed a card does not get it back
  players 2; row 1 ace-red; hands calico-red ace-blue / silas-blue
  1: place calico-red 1; gangs: ace-blue / -
  hand 1 = -

# Green cards lie at every spot. Seat 1 can place its mesa; a player without green cards is stuck.
stuck:
  players 3; rest wanted; hands mesa-green rusty-green / ace-red / rusty-green
  pile 1 bank-5; row 1 green: ace calico; pile 2 saloon-5; row 2 green: calico duke
  pile 3 railway-5; row 3 duke-green; pile 4 gold-diggers-5; row 4 lola-green
  pile 5 stage-coach-5; row 5 lola-green

DE-9 The left neighbour takes a card to the discard pile, and the turn is over
  stuck; players <players>; hands mesa-green rusty-green / ace-red <others>
  1: place mesa-green 1; > turn 22: 2 / 2 is stuck: <next> takes ace-red / turn 23: <next>
  taken = 1; hand 2 = -; asked = <next>
  | players | next | others                                    |
  | 2       | 1    |                                           |
  | 3       | 3    | / rusty-green                             |
  | 4       | 3    | / rusty-green / silas-green               |
  | 5       | 3    | / rusty-green / silas-green / pearl-green |

DE-9 The table is round: the first seat is the left neighbour of the last
  stuck; active 2; hands mesa-green rusty-green / mesa-green / ace-red
  2: place mesa-green 1; > 3 is stuck: 1 takes ace-red

DE-9 The card lies on the discard pile for all to see, and the hand does not
  stuck; hand 2 ace-red duke-red pearl-blue; draw nevada-red nevada-red pearl-green pearl-green
  discard silas-blue silas-blue silas-red
  1: place mesa-green 1; > 2 draws 2 / 2 is stuck: 3 takes duke-red / 3 draws 2
  discard = duke-red silas-blue silas-blue silas-red; top = duke-red
  held 2 = 4; hand 2 = ace-red nevada-red nevada-red pearl-blue
  told 1 = -; told 3 = you draw pearl-green pearl-green; hand 3 = pearl-green pearl-green rusty-green

DE-9 It is no placement, but a turn
  stuck; placed 18 0 20
  1: place mesa-green 1
  row 2 = calico-green duke-green; row 3 = duke-green; row 4 = lola-green; row 5 = lola-green
  placed = 21 0 20; turn = 23

DE-9 The two cards are drawn first and may help
  stuck; players 2; hands mesa-green rusty-green / ace-red; draw pearl-blue pearl-green
  1: place mesa-green 1
  never stuck
  choices 2 = 5

DE-9 From an empty hand nothing is taken
  stuck; hand 2 -; taken 7
  1: place mesa-green 1; > turn 22: 2 / 2 is stuck: 3 takes nothing / turn 23: 3
  hand 2 = -; discard = -; asked = 3; taken = 7

DE-9 Several may be stuck one after another: only the taken card is left to draw
  stuck; players 4; hands mesa-green rusty-green / ace-red / ace-blue / -
  1: place mesa-green 1; > 1 places mesa-green 1 / turn 22: 2 / 2 is stuck: 3 takes ace-red
  > turn 23: 3 / reshuffle / 3 draws 1 / 3 is stuck: 4 takes ace-blue
  > turn 24: 4 / reshuffle / 4 draws 1 / 4 is stuck: 1 takes ace-blue
  > turn 25: 1 / reshuffle / 1 draws 1; nothing else
  asked = 1

DE-10 A hold-up begins when as many cards lie there as the place is worth
  players 3; pile 3 bank-<value>; row 3 red: <row>; hand 1 silas-red
  1: place silas-red 3; > 1 places silas-red 3 / 1 holds up bank-<value> at 3; nothing else
  asked = 1 2 3; row 3 = <all>
  | value | row                | all                                          |
  | 2     | ace                | ace-red silas-red                            |
  | 3     | ace duke           | ace-red duke-red silas-red                   |
  | 4     | ace duke lola      | ace-red duke-red lola-red silas-red          |
  | 5     | ace duke lola mesa | ace-red duke-red lola-red mesa-red silas-red |

DE-10 One card fewer causes none
  players 3; pile 3 bank-<value>; row 3 <row>; hand 1 silas-red; row 1 pearl-blue
  1: place silas-red 3
  never holds up
  asked = 2
  | value | row                |
  | 2     | -                  |
  | 3     | ace-red            |
  | 4     | red: ace duke      |
  | 5     | red: ace duke lola |

DE-10 The triggering card counts too, in the last position
  players 2; row 1 ace-red; hand 1 duke-red duke-blue
  1: place duke-red 1, join duke-blue
  strength 1 = 1

DE-10 Nothing is placed during a hold-up
  players 2; row 1 red: ace duke; hold-up 1; hand 1 lola-red
  1 may not place lola-red 2: hold-up-now; legal 1 = ready
