# The course of a turn. Everything that is not named is absent: the bag is empty unless it says gold, stone, dynamite.

FM-9 All meeples of one place are taken
  players 2; at t3 miner miner; at jail robber
  legal 1 = take t3, take jail
  1: take t3
  hand = miner miner; at t3 = -

FM-13 From the jail a dynamite goes into the bag
  players 2; at jail robber; jail <before>
  1: take jail
  jail = <after>; bag = <bag>
  | before | after | bag   |
  | 3      | 2     | 0 0 1 |
  | 1      | 0     | 0 0 1 |
  | 0      | 0     | 0 0 0 |

FM-16 The madame first from the saloon starts on a door
  players 2; at saloon madame
  1: take saloon
  choices 1 = 12; 1 may not drop madame e, drop madame w: madame-at-door

FM-16 By the option she may bow out alone, and the turn is over
  players 2; option madame-bows-out on; at saloon madame
  1: take saloon
  choices 1 = 14
  1: drop madame w
  asked = 2; at saloon = madame

escort:
  players 3; at t6 builder builder madame

FM-16 The madame waits for the others
  escort
  1: take t6
  legal 1 = drop builder t5, drop builder e, drop madame t5

FM-16 By the option she goes at once, and builders go on past E, which stays free
  escort; option madame-bows-out on
  1: take t6
  legal 1 = drop builder t5, drop builder e, drop madame t5, drop madame e
  1: drop madame e
  street = b6 b5; field e = -; field w = -; at saloon = madame

FM-16 By the option her field is passed on this lap and free on the second
  players 3; option madame-bows-out on
  at t1 15 builder madame
  1: take t1, drop builder t2, drop builder t3, drop builder t4, drop builder t5, drop builder t6, drop madame e
  > 1 drops madame e: to the saloon / 1 drops builder b6 / 1 drops builder b5 / 1 drops builder b4
  > 1 drops builder b3 / 1 drops builder b2 / 1 drops builder b1 / 1 drops builder w
  > 1 drops builder t1 / 1 drops builder e
  # The player controls W when the second lap comes to E; the last builder finds no field.
  legal 1 = mark 2, mark 3
  1: mark 2
  at saloon = builder madame

FM-17 A meeple on a showdown field waits and is in no place; there is nothing to resolve, and the turn is over
  players 2; bag 36 18 0; at t1 deputy; at b3 miner
  1: take t1, drop deputy w
  asked = 2; legal 2 = take b3
  2: take b3, drop miner b2, resolve b2
  asked = 1; legal 1 = take b2; field w = deputy 1; bag = 36 18 0

# Three meeples come to W, B1 and B2 while another waits at E.
items:
  players 2; bag 36 0 0; field e builder 2; at t1 builder robber robber; at b1 miner; at b2 miner miner
  1: take t1, drop builder w

FM-18 Items are resolved in any order; the showdown cannot be left out and is made as the last one
  items
  legal 1 = resolve b2, resolve b1, showdown
  1: resolve b1; > 1 draws 2 gold: robber at b1
  legal 1 = resolve b2, showdown
  1: resolve b2; > 1 draws 4 gold: robber at b2 / 2 rolls 1 e / 1 rolls 5 w / w wins
  asked = 2

FM-18 Nobody has moved in before
  items
  1: showdown
  legal 1 = resolve b2, resolve b1; at b1 = miner
  1: resolve b2
  at b1 = miner robber; asked = 2

FM-19 A builder builds a sign for its cost
  players 2; bag 36 18 0; at t1 builder; has 1 1 2 0 8
  1: take t1, drop builder t2, resolve t2, build
  sign t2 = 1 5; has 1 = 0 0 0 7; bag = 37 20 0; at t2 = builder; asked = 2

FM-19 A seat that cannot pay is not asked
  players 2; at t1 builder; has 1 1 1 0 8
  1: take t1, drop builder t2, resolve t2
  sign t2 = -; asked = 2

FM-19 Building takes a sign, of which one must be left
  players 2; at t1 builder; has 1 3 4 0 <signs>
  1: take t1, drop builder t2, resolve t2
  asked = <asked>
  each signs asked: 1 1, 0 2

FM-19 Upgrading takes none, and a ten stays as it is
  players 2; at t1 builder; has 1 3 4 0 0; sign t2 1 5
  1: take t1, drop builder t2, resolve t2
  1 may upgrade, decline
  1: upgrade
  sign t2 = 1 10; has 1 = 2 2 0 0
  again; has 1 3 4 0 8; sign t2 1 10
  1: take t1, drop builder t2, resolve t2
  asked = 2

FM-20 A miner draws for the owner of the sign
  players 2; bag 36 0 0; at t1 miner; <sign>
  1: take t1, drop miner t2, resolve t2; <drawn>
  | sign         | drawn                         |
  |              | never draws                   |
  | sign t2 2 5  | > 2 draws 2 gold: miner at t2 |
  | sign t2 2 10 | > 2 draws 4 gold: miner at t2 |

FM-21 A robber draws two for each miner inside
  players 2; bag 36 0 0; at t1 robber; at t2 <inside>
  1: take t1, drop robber t2, resolve t2; <drawn>
  | inside                  | drawn                          |
  | miner miner miner       | > 1 draws 6 gold: robber at t2 |
  | builder builder builder | never draws                    |

FM-23 The madame draws one for each builder and leads them to the saloon
  players 2; bag 36 0 0; at t1 madame; at t2 3 builder
  1: take t1, drop madame t2, resolve t2; > 1 draws 3 gold: madame at t2
  at saloon = builder builder builder

FM-24 Those already inside do not act
  players 2; bag 36 0 0; at t1 builder; at t2 miner miner miner; sign t2 2 10
  1: take t1, drop builder t2, resolve t2; never draws

# The roll itself is in worked.rs. At W is the meeple of seat 1, at E that of seat 2.
FM-25 The side with more shooting skill alone is asked
  players 2; field e <other> 2; at t1 <own>
  1: take t1, drop <own> w, showdown; <decided>
  asked = <asked>
  | own     | other   | asked | decided |
  | miner   | builder | 1     |         |
  | builder | miner   | 2     |         |

FM-25 With equal shooting skill nobody rerolls
  players 2; field e miner 2; at t1 miner; at b3 miner
  1: take t1, drop miner w, showdown; never again
  asked = 2; field w = -; field e = -

FM-28 A bag too small gives what is there
  players 2; bag 1 0 0; at t1 robber; at t2 miner miner miner
  1: take t1, drop robber t2, resolve t2; > 1 draws 1 gold: robber at t2
  bag = 0 0 0

# Seat 2 gets rich by a draw in seat 1's turn.
FM-29 A bar is bought at the end of the own turn
  players 2; bag 36 0 0; bars 6; at t1 miner; sign t2 2 10; has 2 4 0 0 8
  1: take t1, drop miner t2, resolve t2
  has 2 = 8 0 0 8; bars = 6
  2: take t2, drop miner t3, resolve t3
  has 2 = 2 0 1 8; bars = 5

# Seat 1 has 3 gold, a bar and a five, seat 2 a ten.
FM-31 Gold, bars and signs are scored, and cubes break ties: gold and stone together
  players 2; turn 2; last-round graves; bars 0; at t1 miner; sign t6 1 5; sign b6 2 10
  has 1 3 <one> 1 7; has 2 <gold> <two> 0 7
  2: take t1, drop miner t2, resolve t2
  end = graves; totals = <totals>; ranks = <ranks>
  | one | two | gold | totals | ranks |
  | 0   | 9   | 5    | 18 15  | 1 2   |
  | 7   | 1   | 8    | 18 18  | 1 2   |
  | 6   | 2   | 8    | 18 18  | 2 1   |
  | 6   | 1   | 8    | 18 18  | 1 1   |
