# Robberies (DW-11 to DW-23).

# Saloon 9 needs 2P 2D, saloon 10 2B 2C and shop 13 1C 1P (C colt: Clint, D dynamite: Joe, B crowbar: Judy, P pickaxe:
# Enzo).
three:
  players 2; pile 1 9 1 2; pile 2 10 3 4; pile 3 13 5 6; robbing

# Seat 1 robs row 1 of such a table.
robbed:
  three; row 1 <row>
  1: rob 1; > 1 <ends> in 1
  row 1 = <left>

DW-11 One of the three buildings is named
  three; row 1 joe1; row 2 judy1; row 3 enzo1
  legal 1 = rob 1, rob 2, rob 3, pass

DW-11 A row without a face-down card is not robbed
  three; row 1 [joe2 enzo1]; row 3 [enzo1] enzo1
  legal 1 = rob 3, pass; 1 may not rob 1, rob 2: nothing-hidden

DW-12 The hidden cards are turned up one by one from the building outward
  three; row 1 [joe1] enzo1 joker joe1
  1: rob 1; > up 1: enzo1 / up 1: joker / up 1: joe1
  said up 1 = enzo1 joker joe1

DW-12 Turning goes on past the last icon that is needed
  three; row 1 joe2 enzo2 joe1 elixir enzo1
  1: rob 1; > 1 wins 9 in 1
  said up 1 = joe2 enzo2 joe1 elixir enzo1; money = 500 0

DW-12 Nothing turned later undoes what suffices
  robbed
  | row                     | ends   | left |
  | joe2 enzo2 coyote       | wins 9 | -    |
  | joe2 enzo2 coyote joker | wins 9 | -    |
  | joe2 enzo2 vulture joe1 | wins 9 | -    |

DW-12 A row that would suffice counts only as far as it was turned up
  three; row 1 joe2 vulture enzo2
  1: rob 1; > 1 fails in 1
  said up 1 = joe2 vulture; row 1 = [joe2 vulture] enzo2

DW-13 A bandit counts as many icons as he shows of his own tool
  robbed
  | row                   | ends   | left                   |
  | joe1 joe1 enzo1 enzo1 | wins 9 | -                      |
  | joe2 enzo2            | wins 9 | -                      |
  | joe2 enzo1 enzo1      | wins 9 | -                      |
  | joe1 enzo2            | fails  | [joe1 enzo2]           |
  | joe2 enzo1            | fails  | [joe2 enzo1]           |
  | joe2 joe2 joe2 enzo1  | fails  | [joe2 joe2 joe2 enzo1] |

DW-14 A Joker is one missing icon of any tool
  robbed
  | row                     | ends   | left                |
  | joe2 enzo1 joker        | wins 9 | -                   |
  | joe1 enzo2 joker        | wins 9 | -                   |
  | joe1 enzo1 joker joker  | wins 9 | -                   |
  | joker joker joker joker | wins 9 | -                   |
  | joe1 enzo1 joker        | fails  | [joe1 enzo1 joker]  |
  | joker joker joker       | fails  | [joker joker joker] |

DW-14 It is chosen best, no matter what comes after it: it fills what is still missing at the end
  robbed
  | row                   | ends   | left |
  | joker joe2 enzo1      | wins 9 | -    |
  | joker enzo2 joe1      | wins 9 | -    |
  | joker joker joe1 joe1 | wins 9 | -    |

DW-15 Beyond an Elixir bandits count double
  robbed
  | row               | ends   | left               |
  | elixir joe1 enzo1 | wins 9 | -                  |
  | elixir joe2 enzo1 | wins 9 | -                  |
  | elixir joe2 joe2  | fails  | [elixir joe2 joe2] |

DW-15 A doubled Joker fills two icons, equal or different
  robbed
  | row                     | ends   | left                |
  | joe2 elixir joker       | wins 9 | -                   |
  | enzo2 elixir joker      | wins 9 | -                   |
  | elixir enzo1 joker      | wins 9 | -                   |
  | joe1 enzo1 elixir joker | wins 9 | -                   |
  | elixir joker joker      | wins 9 | -                   |
  | elixir joker            | fails  | [elixir joker]      |
  | joe1 elixir joker       | fails  | [joe1 elixir joker] |

DW-15 Several Elixirs never more than double
  robbed
  | row                             | ends  | left                              |
  | elixir elixir elixir joe1       | fails | [elixir elixir elixir joe1]       |
  | joe1 elixir elixir elixir joker | fails | [joe1 elixir elixir elixir joker] |

DW-15 Other buildings: 3 needs 3D 2C 1P, 12 needs 2C 2D and 4 needs 3C 2P 1B
  three; pile 1 <id> 1 2; row 1 <row>
  1: rob 1; > 1 <ends> in 1
  # Four, two and a doubled Joker; two colts, two pickaxes, and a Joker for a colt and the crowbar; too few colts.
  | id | row                              | ends    |
  | 3  | elixir joe2 clint1 joker         | wins 3  |
  | 12 | elixir elixir clint1 joe1        | wins 12 |
  | 4  | elixir elixir clint1 enzo1 joker | wins 4  |
  | 4  | elixir elixir clint1 enzo1 judy1 | fails   |

DW-15 Cards between the building and the Elixir are not doubled
  robbed
  | row                | ends  | left                 |
  | joe1 elixir enzo1  | fails | [joe1 elixir enzo1]  |
  | joker joker elixir | fails | [joker joker elixir] |

DW-16 A face-up Elixir doubles what lies beyond it, cards added later too
  three; row 1 <row>; hand 2 joe1 enzo1 judy1 judy2 clint1 clint2
  1: rob 1; > 1 fails in 1; 2: lay joe1 1, lay enzo1 1, rob 1; > 2 <ends> in 1
  | row         | ends   |
  | joe1        | fails  |
  | joe1 elixir | wins 9 |

DW-16 And face-up cards beyond it
  three; row 1 [elixir joe1] enzo1
  1: rob 1; > 1 wins 9 in 1

DW-17 The card after a Coyote goes with it to the discard pile at once
  three; row 1 joe1 coyote enzo2 joe1
  1: rob 1; > 1 robs 1 / up 1: joe1 / up 1: coyote / up 1: enzo2 / eaten 1: coyote enzo2 / up 1: joe1 / 1 fails in 1
  said up 1 = joe1 coyote enzo2 joe1; row 1 = [joe1 joe1]; discard = enzo2 coyote

DW-17 A Coyote eats a bandit or a Joker without counting it, and an Elixir before it doubles
  robbed
  | row                      | ends  | left         |
  | joe2 coyote enzo2        | fails | [joe2]       |
  | joe2 enzo1 coyote joker  | fails | [joe2 enzo1] |
  | coyote elixir joe1 enzo1 | fails | [joe1 enzo1] |

DW-17 A Coyote eats a Vulture unread
  three; row 1 joe2 coyote vulture enzo2
  1: rob 1; > 1 wins 9 in 1; never stopped
  said up 1 = joe2 coyote vulture enzo2

DW-17 A Coyote eats a second Coyote before it bites
  three; row 1 coyote coyote joe2 enzo2
  1: rob 1
  said eaten 1 = coyote coyote; money = 500 0

DW-17 An Elixir has no effect on a Coyote: only one card is taken
  three; row 1 elixir coyote joe2 joe1 enzo1
  1: rob 1; > 1 wins 9 in 1
  said eaten 1 = coyote joe2

DW-17 Each Coyote takes a card of its own
  three; row 1 coyote joe1 coyote enzo1 joe2
  1: rob 1
  said eaten 1 = coyote joe1 coyote enzo1; row 1 = [joe2]

DW-17 The prey is turned up for all to see
  three; row 1 coyote vulture joe2
  1: rob 1; > up 1: coyote / up 1: vulture / eaten 1: coyote vulture / up 1: joe2

DW-18 A Coyote at the row's end stays and takes the next card in a later robbery
  three; row 1 joe2 coyote; hand 2 enzo2 enzo1 enzo1 judy1 judy2 clint1
  1: rob 1; > 1 fails in 1; never left
  row 1 = [joe2 coyote]
  2: lay enzo2 1, lay enzo1 1
  row 1 = [joe2 coyote] enzo2 enzo1
  2: rob 1; > 2 robs 1 / up 1: enzo2 / eaten 1: coyote enzo2 / up 1: enzo1 / 2 fails in 1
  row 1 = [joe2 enzo1]

DW-18 With the option a Coyote without prey is discarded
  three; option coyote-leaves on; row 1 joe2 coyote
  1: rob 1; > up 1: coyote / left 1: coyote / 1 fails in 1
  row 1 = [joe2]; discard = coyote

DW-18 With the option a Coyote that has prey takes it
  three; option coyote-leaves on; row 1 coyote coyote coyote
  1: rob 1; > eaten 1: coyote coyote / left 1: coyote
  row 1 = -

DW-19 A Vulture stops the turning at once
  three; row 1 joe2 vulture enzo2 joker
  1: rob 1; > 1 robs 1 / up 1: joe2 / up 1: vulture / stopped 1 / 1 fails in 1
  said up 1 = joe2 vulture; row 1 = [joe2 vulture] enzo2 joker

DW-19 With enough icons out a Vulture does no harm
  three; row 1 joe2 enzo2 vulture joker
  1: rob 1; > 1 wins 9 in 1
  said up 1 = joe2 enzo2 vulture; discard = joker vulture enzo2 joe2

DW-19 A Vulture already face up is ignored, and another one stops again
  three; row 1 [joe1 vulture] enzo1 vulture joe1 enzo1; hand 2 elixir coyote joe1 joe1 joe1 joe1
  1: rob 1
  said up 1 = enzo1 vulture; row 1 = [joe1 vulture enzo1 vulture] joe1 enzo1
  2: lay elixir 2, lay coyote 2, rob 1; > 2 wins 9 in 1
  said up 1 = joe1 enzo1

DW-20 The whole row counts, face-up cards of earlier failures included
  robbed
  | row                      | ends   | left              |
  | [joe2] enzo2             | wins 9 | -                 |
  | [joe2 enzo1 joker] enzo1 | wins 9 | -                 |
  | [joe2 enzo1] joe1        | fails  | [joe2 enzo1 joe1] |

DW-21 A row closes up, and new cards go to its outer end
  three; row 1 [joe2 coyote] enzo1 enzo1; hand 2 joe1 enzo2 judy1 judy2 clint1 clint2
  1: rob 1; > 1 fails in 1
  row 1 = [joe2 enzo1]
  2: lay joe1 1
  row 1 = [joe2 enzo1] joe1

DW-22 The building goes to the robber, dollar side up for all to see
  three; row 1 joe2 enzo2
  1: rob 1
  won 1 = 9; money = 500 0

DW-22 Every card of the row goes face up to the discard pile, the last on top
  three; row 1 [joe2] enzo2 vulture elixir joker
  1: rob 1
  said off 1 = joe2 enzo2 vulture elixir joker
  row 1 = -; discard = joker elixir vulture enzo2 joe2; top = joker

DW-22 The next building is in play at once: the bank needs crowbars, the saloon did not
  three; row 1 joe2 enzo2 vulture; hand 2 judy1 judy1 judy1 judy2 judy2 judy2
  1: rob 1; > 1 wins 9 in 1 / open 1: bank 1D 2B 3P
  buildings 1 = 2; row 1 = -; 2 may lay judy1 1

DW-23 After a failure the building stays, hidden cards stay hidden, and cards laid later are face down again
  three; row 1 joe1 vulture enzo2 joker; hand 2 joe2 enzo1 judy1 judy2 clint1 clint2
  1: rob 1
  buildings 1 = 3; row 1 = [joe1 vulture] enzo2 joker; money = 0 0
  2: lay joe2 1, lay enzo1 1
  row 1 = [joe1 vulture] enzo2 joker joe2 enzo1
  2: rob 1; > 2 wins 9 in 1

DW-23 A failure discards nothing
  three; row 1 joe1 enzo1
  1: rob 1; never off
  discard = -
