# The worked cases of RULES.md; cases 8 and 9, which are about dice, are in worked.rs.

# The madame draws one cube for each builder, from a bag that holds only dynamite.
FM-27 Case 1: an explosion takes half of everybody's stone, and two take half twice
  players 2; at t1 madame; at t2 <builders>; bag 0 0 <dynamite>; has 1 0 <one> 0 8; has 2 0 <two> 0 8
  1: take t1, drop madame t2, resolve t2; > 1 draws <dynamite> dynamite: madame at t2 / explosion: <lost>
  has 1 = 0 <left> 0 8; has 2 = 0 <other> 0 8; bag = 0 <stone> 0; exploded = <dynamite>
  # Stone goes 7, 4, 2 and 3, 2, 1.
  | builders        | dynamite | one | two | lost                 | left | other | stone |
  | builder         | 1        | 3   | 0   | 1 0                  | 2    | 0     | 1     |
  | builder builder | 2        | 7   | 3   | 3 1 / explosion: 2 1 | 2    | 1     | 7     |

# FM-11 offers both sides; then the direction is fixed, and any meeple in hand can be next.
FM-10 Case 2: from T6 clockwise with E occupied comes B6
  players 3; field e miner 3; at t6 builder miner robber
  1: take t6
  1 may drop builder t5, drop builder b6; choices 1 = 6
  1: drop miner b6
  legal 1 = drop builder b5, drop robber b5

# Eight meeples from T1 anticlockwise: W, the lower row, and E last.
FM-15 Case 3: the second showdown field is another player's
  players 3; at t1 8 builder
  1: take t1, drop builder w
  field w = builder 1; field e = builder; asked = 1; legal 1 = mark 2, mark 3
  1: mark 3
  field e = builder 3; 1 may showdown

FM-15 Case 3: the same when the player already controls the other field
  players 3; field e miner 1; at t1 robber
  1: take t1, drop robber w
  legal 1 = mark 2, mark 3

FM-15 Case 3: if another player controls that field there is nothing to choose
  players 3; field e miner 2; at t1 robber
  1: take t1, drop robber w
  legal 1 = showdown; field e = miner 2; field w = robber 1

FM-15 Case 3: with two players it is the opponent's without a question
  players 2; at t1 8 builder
  1: take t1, drop builder w
  field e = builder 2; field w = builder 1; 1 may showdown

FM-16 Case 4: the madame last on a showdown field goes to the saloon and has no effect
  players 2; bag 36 18 0; at t5 builder madame; at t6 builder builder; at b3 miner
  1: take t5, drop builder t6; > 1 drops madame e: to the saloon
  field e = -; at saloon = madame
  1: resolve t6; never draws
  asked = 2

FM-16 Case 4: while another meeple is in hand, it must go there
  players 2; at t6 builder miner madame
  1: take t6
  legal 1 = drop builder t5, drop builder e, drop miner t5, drop miner e, drop madame t5

FM-14 Case 5: of seventeen fourteen stand and three go back; then a showdown this turn
  players 3
  at saloon 17 builder
  1: take saloon, drop builder t1, drop builder t2
  > 1 drops builder t2 / 1 drops builder t3 / 1 drops builder t4 / 1 drops builder t5 / 1 drops builder t6
  > 1 drops builder e / 1 drops builder b6 / 1 drops builder b5 / 1 drops builder b4 / 1 drops builder b3
  > 1 drops builder b2 / 1 drops builder b1 / 1 drops builder w
  # The player already controls E when W comes.
  legal 1 = mark 2, mark 3
  1: mark 2
  at saloon = builder builder builder; field e = builder 1; field w = builder 2; choices 1 = 13
  1 may showdown

FM-14 Case 5: with one showdown field occupied thirteen stand and four go back
  players 3; field e miner 3
  at saloon 17 builder
  1: take saloon, drop builder t1, drop builder t2
  street = t1 t2 t3 t4 t5 t6 e b6 b5 b4 b3 b2 b1 w
  at saloon = builder builder builder builder; field e = miner 3; field w = builder 1; 1 may showdown

# FM-11: the emptied building's own door comes last.
FM-14 Case 5: sixteen from T1 clockwise end at T1, and two go to the saloon
  players 2
  at t1 16 builder
  1: take t1, drop builder t2
  > 1 drops builder t2 / 1 drops builder t3 / 1 drops builder t4 / 1 drops builder t5 / 1 drops builder t6
  > 1 drops builder e / 1 drops builder b6 / 1 drops builder b5 / 1 drops builder b4 / 1 drops builder b3
  > 1 drops builder b2 / 1 drops builder b1 / 1 drops builder w / 1 drops builder t1
  at saloon = builder builder

FM-22 Case 6: a deputy draws two for each robber and jails them
  players 2; bag 36 0 0; at t1 deputy; at t2 robber robber
  1: take t1, drop deputy t2, resolve t2; > 1 draws 4 gold: deputy at t2
  at jail = robber robber; at t2 = deputy

# Seat 1 puts a builder at seat 2's sign.
FM-19 Case 7: the owner of a five is asked, pays and has a ten
  players 2; bag 36 18 0; at t1 builder; sign t2 2 5; has 2 1 2 0 7
  1: take t1, drop builder t2, resolve t2
  asked = 2; legal 2 = upgrade, decline
  2: upgrade
  sign t2 = 2 10; has 2 = 0 0 0 7; bag = 37 20 0; at t2 = builder; turn = 2

FM-19 Case 7: an owner who cannot pay is not asked, and a ten stays as it is
  players 2; at t1 builder; sign t2 2 <face>; has 2 1 <stone> 0 7
  1: take t1, drop builder t2, resolve t2; never upgrades; never declines
  turn = 2; has 2 = 1 <stone> 0 7
  each face stone: 5 1, 10 2

# The price of the first bars is 6, 6, 7.
FM-29 Case 10: exactly the price is swapped, and once
  players 2; bars 6; at t1 miner; has 1 <gold> 0 0 8; option several-bars <several>
  1: take t1, drop miner t2, resolve t2
  has 1 = <left> 0 <bought> 8; bars = <bars>; bag = <bag> 0 0
  | several | gold | bought | left | bars | bag |
  | off     | 5    | 0      | 5    | 6    | 0   |
  | off     | 6    | 1      | 0    | 5    | 6   |
  | off     | 7    | 1      | 1    | 5    | 6   |
  | off     | 13   | 1      | 7    | 5    | 6   |
  | on      | 11   | 1      | 5    | 5    | 6   |
  | on      | 13   | 2      | 1    | 4    | 12  |
  | on      | 18   | 2      | 6    | 4    | 12  |
  | on      | 19   | 3      | 0    | 3    | 19  |

# Three idle meeples; the last bar is bought by the last player of a round, or by the first.
last bar:
  players 3; bars 1; at t1 miner; at b3 miner; at t5 miner

FM-30 Case 11: the round in which the end is triggered is played to its end
  last bar; turn 3; has 3 8 0 0 8
  3: take t1, drop miner t2, resolve t2
  bars = 0; end = bars
  again; turn 1; has 1 8 0 0 8; has 3 0 0 0 8
  1: take t1, drop miner t2, resolve t2
  last-round = bars; bars = 0; asked = 2
  2: take b3, drop miner b4, resolve b4
  asked = 3
  3: take t5, drop miner t4, resolve t4
  end = bars
