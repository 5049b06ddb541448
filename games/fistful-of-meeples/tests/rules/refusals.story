# An impossible action is refused for the reason that really prevents it.

FM-7 Before the first turn corners alone are settled
  players 2; settling; sign t1 2 5
  1 may not take t1: settle-first; 1 may not settle t2: no-corner; 1 may not settle t1: corner-taken

FM-9 A turn begins by taking meeples that are there
  players 2; at t1 builder
  1 may not settle t1: settling-done; 1 may not take t3: empty-place
  1 may not drop builder t2, resolve t2, showdown: take-first; 1 may not mark 2: no-mark
  1 may not build: nothing-to-build; 1 may not upgrade: nothing-to-upgrade
  1 may not decline: nothing-to-decline; 1 may not reroll, keep: no-die

FM-10, FM-11 Meeples in hand go on the next free field
  players 2; at t1 builder miner; field w builder 2
  1: take t1
  1 may not take t2: already-took; 1 may not resolve t2: place-first; 1 may not drop deputy t2: not-in-hand
  1 may not drop builder w: field-taken; 1 may not drop builder b6: not-beside

FM-10, FM-11 From the saloon too, once the direction is fixed
  players 2; at saloon 3 builder miner
  1: take saloon, drop builder t3
  1 may not drop builder b3: not-next
  1: drop builder t4
  1 may not drop builder t2: not-next

FM-16 The madame waits for others and begins on a door
  players 2; at t6 builder builder madame
  1: take t6
  1 may not drop madame e: others-first
  again; at t6 -; at saloon madame
  1: take saloon
  1 may not drop madame e: madame-at-door

FM-15 The second marker is chosen at once and is another player's
  players 3; at t1 8 builder
  1: take t1, drop builder w
  1 may not resolve t2, drop builder t2: mark-first; 1 may not mark 1, mark 4: another-player

# A builder comes to the door of T2; seat 1 can pay.
builder:
  players 2; at t1 builder; has 1 5 5 0 8

FM-18 What was placed is resolved and nothing else
  builder
  1: take t1, drop builder t2
  1 may not take t3: already-took; 1 may not drop builder t3: all-placed; 1 may not resolve b3: nobody-there
  1 may not showdown: no-showdown

FM-19 A question is answered first
  builder
  1: take t1, drop builder t2, resolve t2
  1 may not take t3: answer-first; 1 may not upgrade: nothing-to-upgrade
  again; sign t2 1 5
  1: take t1, drop builder t2, resolve t2
  1 may not resolve t3: answer-first; 1 may not build: nothing-to-build

FM-25 The die is rolled again or kept first
  players 2; field e builder 2; at t1 deputy
  1: take t1, drop deputy w, showdown
  1 may not take t3: die-first

FM-9 Whoever is not asked decides nothing, and nobody after the end
  builder
  1: take t1, drop builder t2
  2 may not resolve t2: not-your-turn; 0 may not resolve t2: no-seat
  again; at t1 miner; turn 2; last-round graves
  2: take t1, drop miner t2, resolve t2
  1 may not take t1: over
