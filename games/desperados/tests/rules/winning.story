# Who wins a hold-up, and what becomes of the cards (DE-16 to DE-19).

# `placed` is the turn in which each seat placed its last card; the one who triggers has just done so.
held:
  players 4; placed 17 18 19 20; pile 1 bank-4 saloon-5; row 1 green: ace calico duke lola; hands -; hold-up 1

DE-16 The strongest gang wins, no matter who triggers
  held; players 3; placed 18 19 20; active <trigger>; hands <gangs>
  gangs: all; > <winner> wins bank-4 at 1
  | gangs                                                                     | winner |
  | ace-red / calico-red / duke-red                                           | 1      |
  | duke-red / ace-red / calico-red                                           | 2      |
  | duke-red / calico-red / ace-red                                           | 3      |
  | lola-red / - / duke-red                                                   | 3      |
  | - / lola-red / -                                                          | 2      |
  | red: lola duke / ace-red / lola-blue                                      | 2      |
  | red: lola duke calico / ace-red / -                                       | 1      |
  | lola-red lola-blue lola-yellow lola-yellow lola-blue / ace-red / duke-red | 1      |
  each trigger: 1, 2, 3

DE-16 One strong card beats several weak ones: the number of cards, the hand and the booty do not matter
  held; players 2; active 2; placed 20 21; hands red: lola duke / ace-blue; booty 1 saloon-2 saloon-3
  gangs: all; > 2 wins bank-4 at 1

DE-16 The player who triggers wins ties, not over stronger gangs
  held; players 2; active 2; placed 20 21; hands ace-blue lola-blue / ace-red
  gangs: all; > 1 wins bank-4 at 1

DE-16 The player who triggers wins every tie that he is in
  held; players <players>; active <trigger>; turn <turn>
  hands ace-red / ace-yellow / ace-blue / red: calico lola / blue: calico lola
  gangs: all; > <trigger> wins bank-4 at 1 by a tie
  each players trigger: 2 1, 2 2, 3 1, 3 2, 3 3, 4 1, 4 2, 4 3, 4 4, 5 1, 5 2, 5 3, 5 4, 5 5
  each turn: 21, 1

DE-16 A tie goes to the most recent placement, and a player who has placed beats one who has not
  held; active 3; placed <placed>; hands ace-red / ace-yellow / lola-blue / ace-blue
  gangs: all; > <winner> wins bank-4 at 1 by a tie
  | placed     | winner |
  | 18 19 0 20 | 4      |
  | 20 19 0 18 | 1      |
  | 17 20 0 3  | 2      |
  | 0 2 0 0    | 2      |
  | 1 0 0 0    | 1      |
  | 0 0 0 1    | 4      |

DE-16 Players who are not tied do not count, not even if they placed more recently
  held; placed <placed>; hands <gangs>
  gangs: all; > <winner> wins bank-4 at 1 <tie>
  | placed   | gangs                              | winner | tie                                |
  | 0 20 5 4 | - / lola-red / ace-red / ace-blue  | 3      | by a tie                           |
  | 0 20 0 0 | - / lola-red / ace-red / ace-blue  | 4      | by a tie of those who never placed |
  | 0 20 5 4 | lola-red / - / duke-red / ace-blue | 4      |                                    |

DE-16 Weaker gangs that are equal make no tie
  held; active 4; placed 18 19 20 0; hands <gangs>
  gangs: all; > <winner> wins bank-4 at 1 <tie>
  | gangs                                        | winner | tie      |
  | duke-red / duke-blue / ace-red / duke-yellow | 3      |          |
  | ace-red / duke-blue / duke-red / duke-yellow | 1      |          |
  | duke-blue / duke-red / - / ace-red           | 4      |          |
  | ace-blue / duke-red / ace-red / duke-yellow  | 3      | by a tie |

DE-16 [H] If no tied player has placed yet, the first one met counter-clockwise from the one who triggers wins
  held; active 2; placed 0 0 0 0; hands <gangs>
  gangs: all; > <winner> wins bank-4 at 1 <tie>
  | gangs                               | winner | tie                                |
  | ace-red / - / ace-blue / ace-yellow | 1      | by a tie of those who never placed |
  | - / - / ace-blue / ace-yellow       | 4      | by a tie of those who never placed |
  | lola-red / - / ace-blue / -         | 3      |                                    |

DE-16 The last placements are those of actual play
  players 4; turn 1; pile 1 bank-3 saloon-5; pile 2 saloon-5; pile 3 railway-5
  hands ace-red ace-blue / calico-red / silas-green ace-green / duke-red ace-yellow
  draw lola-blue lola-blue lola-green lola-green lola-yellow lola-yellow mesa-red
  1: place ace-red 1; 2: place calico-red 2; 3: place silas-green 3
  recent = 3 2 1
  4: place duke-red 1
  recent = 4 3 2 1
  1: place mesa-red 1; > 1 holds up bank-3 at 1
  gangs: - / - / ace-green / ace-yellow; > 4 wins bank-3 at 1 by a tie

DE-17 The winner takes the place, and the next one is in play
  held; players 3; hands - / ace-red / -; booty 2 saloon-2
  gangs: all; > 2 wins bank-4 at 1 / open 1: saloon-5 / turn 22: 2
  booty 2 = saloon-2 bank-4; row 1 = -; pile 1 = saloon-5

DE-17 The winning gang leaves the hand for the warrant, which is sorted
  held; players 2; hands lola-red duke-red ace-red / lola-blue
  warrant duke-blue duke-red calico-green silas-yellow
  gangs: all; > 1 wanted: ace-red duke-red lola-red
  warrant = ace-red calico-green duke-red duke-red duke-blue lola-red silas-yellow; hand 1 = -

DE-17 [H] Losing gangs are discarded clockwise from the one who triggers, each sorted, then the cards of the place
  held; active <trigger>
  hands lola-red / calico-red ace-red / duke-yellow duke-blue duke-red / ace-yellow ace-blue
  discard silas-blue rusty-blue
  gangs: all
  > 4 wins bank-4 at 1 / <told> / cleared 1: ace-green calico-green duke-green lola-green
  discard = lola-green duke-green calico-green ace-green <discard> silas-blue rusty-blue
  warrant = ace-yellow ace-blue
  | trigger | told                    | discard                                                    |
  | 1       | <one> / <two> / <three> | duke-blue duke-yellow duke-red calico-red ace-red lola-red |
  | 2       | <two> / <three> / <one> | lola-red duke-blue duke-yellow duke-red calico-red ace-red |
  | 3       | <three> / <one> / <two> | calico-red ace-red lola-red duke-blue duke-yellow duke-red |
  | 4       | <one> / <two> / <three> | duke-blue duke-yellow duke-red calico-red ace-red lola-red |

  | one                   | two                             | three                                       |
  | 1 dismissed: lola-red | 2 dismissed: ace-red calico-red | 3 dismissed: duke-red duke-yellow duke-blue |

DE-17 The cards of the place lie on top in the order laid, not sorted
  held; players 2; row 1 green: silas ace rusty calico; hands ace-red / silas-red
  gangs: all
  discard = calico-green rusty-green ace-green silas-green ace-red; top = calico-green

DE-17 Other rows and hands stay as they are
  held; players 3; active 2; row 4 pearl-blue; hands ace-red silas-blue / duke-red silas-red / mesa-red
  draw nevada-red nevada-blue
  gangs: ace-red / duke-red / -
  hand 1 = silas-blue; hand 2 = silas-red; hand 3 = mesa-red nevada-red nevada-blue; row 4 = pearl-blue

DE-18 [H] Nobody joins: the place stays, the cards in front of it are discarded, and the game goes on
  held; players 3; active 2; hands ace-red / ace-blue / ace-yellow; warrant silas-red
  gangs: - / - / -; > 2 stays away / 3 stays away / 1 stays away / nobody joins at 1, 1 running
  > cleared 1: ace-green calico-green duke-green lola-green / turn 22: 3 / 3 draws 2; nothing else
  pile 1 = bank-4 saloon-5; row 1 = -; warrant = silas-red
  discard = lola-green duke-green calico-green ace-green; hand 1 = ace-red; nobody = 1

DE-18 At a place of value 5 too
  players 2; pile 1 bank-5; row 1 green: ace calico duke lola mesa; hold-up 1; hands ace-red
  gangs: - / -
  pile 1 = bank-5; row 1 = -; asked = 2

DE-18 By the option the player who triggers takes the place, and the warrant gains nothing
  held; players 3; active 2; option trigger-takes on; hand 3 ace-red; warrant silas-red
  gangs: - / - / -
  > nobody joins at 1, 1 running / 2 wins bank-4 at 1 / open 1: saloon-5 / turn 22: 3; never wanted
  booty 2 = bank-4; warrant = silas-red; discard = lola-green duke-green calico-green ace-green
  again
  gangs: - / - / ace-red; > 3 wins bank-4 at 1
  booty 2 = -

DE-18 A value-5 place taken so ends the game
  players 2; option trigger-takes on; pile 1 bank-5; row 1 green: ace calico duke lola mesa; hold-up 1
  hands - / ace-red
  gangs: - / -; > 1 wins bank-5 at 1 / end: five-won
  totals = 5 0

DE-18 Ten hold-ups running that nobody joined end the game
  held; players 2; active 2; option trigger-takes <option>; hand 1 ace-red; booty 2 saloon-3 saloon-2
  nobody 8
  gangs: - / -; > nobody joins at 1, 9 running
  asked = 1
  again; nobody 9
  gangs: - / -
  > nobody joins at 1, 10 running / cleared 1: ace-green calico-green duke-green lola-green <opened> / end: nobody-joins
  never turn
  end = nobody-joins; totals = 0 <total>
  | option | total | opened             |
  | off    | 6     |                    |
  | on     | 10    | / open 1: saloon-5 |

DE-18 One who joins begins the count anew
  held; players 2; active 2; hand 1 ace-red; nobody 9
  gangs: ace-red / -
  asked = 1; nobody = 0

DE-19 The left neighbour of whose turn it was is next, hold-up or not, no matter who won
  held; players <players>; active <by>; hands <gangs>
  gangs: all; > turn 22: <next>
  asked = <next>
  each players by next: 2 1 2, 2 2 1, 3 1 2, 3 2 3, 3 3 1, 4 1 2, 4 2 3, 4 3 4, 4 4 1, 5 1 2, 5 2 3, 5 3 4, 5 4 5, 5 5 1
  each gangs: -, ace-red, - / ace-red, - / - / ace-red, - / - / - / ace-red, - / - / - / - / ace-red

DE-19 After a turn without a hold-up too
  players <players>; active <by>; hand <by> ace-red
  <by>: place ace-red 1
  asked = <next>
  each players by next: 2 1 2, 2 2 1, 3 1 2, 3 2 3, 3 3 1, 4 1 2, 4 2 3, 4 3 4, 4 4 1, 5 1 2, 5 2 3, 5 3 4, 5 4 5, 5 5 1
