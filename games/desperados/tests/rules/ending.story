# The end of the game (DE-20 to DE-22).

# Seat 2 alone joins; seat 1 could.
five:
  players 3; pile 1 bank-5; row 1 green: ace calico duke lola mesa; hold-up 1
  hands ace-red ace-blue / ace-yellow silas-red silas-red / -

DE-20 The game ends as soon as the first place of value 5 has been held up: no further turn
  five
  gangs: - / ace-yellow / -
  > 1 stays away / 2 joins with 5: ace-yellow / 3 stays away / 2 wins bank-5 at 1 / 2 wanted: ace-yellow
  > cleared 1: ace-green calico-green duke-green lola-green mesa-green / end: five-won; nothing else
  end = five-won

DE-20 [H] A hold-up that nobody joined does not end it, and the next one does
  five
  gangs: - / - / -; > nobody joins at 1, 1 running
  asked = 2
  again; nobody 1
  gangs: - / ace-yellow / -; > 2 wins bank-5 at 1 / end: five-won

DE-20 A place of less does not end it
  five; pile 1 bank-<value> railway-5; row 1 green: <row>
  gangs: - / ace-yellow / -
  asked = 2
  | value | row                  |
  | 2     | ace calico           |
  | 3     | ace calico duke      |
  | 4     | ace calico duke lola |

DE-20 Hand cards count nothing
  five; hand 1 <hand>; booty 1 saloon-4
  gangs: - / ace-yellow / -
  totals = 4 5 0
  each hand: -, red: ace ace calico calico duke duke lola lola

DE-20 Afterwards nobody decides anything
  five
  gangs: - / ace-yellow / -
  asked = -; legal 1 = -; legal 2 = -; legal 3 = -

# Red cards lie at every spot, all places have value 5.
reds:
  players 2; rest wanted; pile 1 bank-5; row 1 ace-red; pile 2 saloon-5; row 2 ace-red
  pile 3 railway-5; row 3 calico-red; pile 4 gold-diggers-5; row 4 calico-red
  pile 5 stage-coach-5; row 5 duke-red; booty 1 saloon-2 saloon-3; booty 2 bank-4

DE-21 If no card can ever be placed the game is scored; nobody draws first
  reds; hands silas-red ace-blue / lola-green; draw mesa-blue; discard pearl-yellow
  warrant rusty-red rusty-red nevada-red
  1: place silas-red 5; > 1 places silas-red 5 / end: dead-position; nothing else
  end = dead-position; totals = 6 4; ranks = 1 2

DE-21 A single card outside the rows and the warrant keeps the game going
  reds; hands silas-red ace-blue / lola-green; draw mesa-blue mesa-blue mesa-green; discard pearl-yellow
  <change>
  1: place silas-red 5; > 1 places silas-red 5 / <then>
  | change                                                 | then               |
  |                                                        | end: dead-position |
  | hand 1 silas-red rusty-red                             | turn 22: 2         |
  | hand 2 lola-red                                        | turn 22: 2         |
  | draw mesa-blue mesa-blue mesa-red                      | turn 22: 2         |
  | discard pearl-yellow pearl-red                         | turn 22: 2         |
  | hand 1 silas-red silas-red                             | turn 22: 2         |
  | hand 2 duke-red                                        | turn 22: 2         |
  | warrant lola-red lola-red mesa-red pearl-red rusty-red | end: dead-position |
  | hand 2 -                                               | end: dead-position |

DE-21 A person that lies at every spot of its colour cannot be placed
  reds; row 3 green: <green>; row 4 red: calico; row 5 red: calico; hands silas-red / ace-green
  1: place silas-red 5; > 1 places silas-red 5 / <then>
  | green    | then               |
  | ace lola | end: dead-position |
  | lola     | turn 22: 2         |

DE-21 After a hold-up there is room again: seat 2 draws the duke and the silas of the row
  reds; pile 5 bank-2 saloon-5; hands silas-red / lola-green
  1: place silas-red 5; gangs: - / -
  > cleared 5: duke-red silas-red / turn 22: 2 / reshuffle / 2 draws 2
  asked = 2

DE-21 Without any card outside the game is scored
  players 2; rest wanted; hands ace-red / -
  1: place ace-red 1
  end = dead-position; ranks = 1 1

DE-21 It is looked at after a hold-up too: the spot is empty, and the cards of the row can be drawn
  reds; pile 5 bank-2 saloon-5; row 5 blue: calico duke; hold-up 5; hands duke-red / ace-blue
  gangs: duke-red / -
  asked = 2
  again; row 5 blue: ace duke; hands duke-red / -
  gangs: duke-red / -
  asked = 2

# The game is over when seat 1 has placed its ace.
finished:
  players 2; rest wanted; hands ace-red
  pile 1 bank-5; pile 2 bank-5; pile 3 bank-5; pile 4 bank-5; pile 5 bank-5

DE-22 Every place counts the highest value held of its kind
  finished; booty 1 <booty>
  1: place ace-red 1
  totals = <total> 0
  | booty                                                     | total |
  | -                                                         | 0     |
  | bank-2                                                    | 2     |
  | bank-2 bank-4 saloon-3                                    | 11    |
  | bank-4 saloon-3 bank-2                                    | 11    |
  | saloon-2 saloon-3 saloon-4                                | 12    |
  | saloon-2 bank-3 railway-4 gold-diggers-3 stage-coach-2    | 14    |
  | saloon-5 saloon-2 saloon-3 saloon-4                       | 20    |
  | stage-coach-2 stage-coach-3 gold-diggers-2 gold-diggers-4 | 14    |

DE-22 The score says what each kind counts
  finished; booty 1 bank-2 saloon-3 bank-4 stage-coach-2; booty 2 railway-2
  1: place ace-red 1
  score 1 = saloon 3, bank 8, stage-coach 2; score 2 = railway 2

DE-22 Most points win, and a tie is shared: the number of places does not matter
  finished; players <players>; booty 1 <one>; booty 2 <two>; booty 3 <three>; <more>
  1: place ace-red 1
  ranks = <ranks>
  | players | one    | two                | three          | more                                          | ranks     |
  | 4       | bank-2 | bank-3             | -              | booty 4 saloon-2 saloon-3                     | 3 2 4 1   |
  | 3       | bank-4 | saloon-2 railway-2 | gold-diggers-3 |                                               | 1 1 3     |
  | 5       | bank-2 | saloon-2           | railway-2      | booty 4 gold-diggers-2; booty 5 stage-coach-2 | 1 1 1 1 1 |
