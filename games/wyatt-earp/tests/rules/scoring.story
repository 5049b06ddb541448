# Scoring, outlaw by outlaw (WE-29 to WE-33). A poster shows $1000 more afterwards, for the next hand (WE-3).

# Seat 1 ends the hand; the seats have these visible points of Jesse James, and this many thousands are on his poster.
scored:
  players <players>; hand 1 wes; points jesse <points>; poster jesse <pot>
  1: discard wes
  money = <money>; poster jesse = <poster>; number = 4

WE-29 With fewer than eight points together the reward stays and is there in the next hand
  scored
  | players | points | pot | money | poster |
  | 2       | 7 0    | 5   | 0 0   | 6      |
  | 2       | 4 3    | 5   | 0 0   | 6      |
  | 3       | 2 2 3  | 5   | 0 0 0 | 6      |
  | 2       | 0 0    | 5   | 0 0   | 6      |
  | 2       | 6 0    | 7   | 0 0   | 8      |

WE-29 Eight are enough, no matter how they are spread
  scored
  | players | points  | pot | money   | poster |
  | 2       | 8 0     | 5   | 5 0     | 1      |
  | 2       | 4 4     | 6   | 3 3     | 1      |
  | 4       | 2 2 2 2 | 8   | 2 2 2 2 | 1      |

WE-30 Five points ahead of the second takes all
  scored
  | players | points   | pot | money    | poster |
  | 2       | 9 4      | 7   | 7 0      | 1      |
  | 3       | 3 8 3    | 1   | 0 1 0    | 1      |
  | 4       | 0 2 0 10 | 12  | 0 0 0 12 | 1      |

WE-30 Four points ahead do not, and only the second counts: 11 is nine ahead of the third
  scored
  | players | points | pot | money | poster |
  | 2       | 9 5    | 7   | 4 3   | 1      |
  | 3       | 11 7 2 | 6   | 4 2 0 | 1      |

WE-31 Who is at most four behind shares
  scored
  | players | points | pot | money | poster |
  | 3       | 8 4 3  | 6   | 4 2 0 | 1      |

# Four points lead, so every player is within four of the lead.
WE-31 Nobody without a visible point shares
  scored
  | players | points  | pot | money   | poster |
  | 4       | 4 4 0 0 | 8   | 4 4 0 0 | 1      |

WE-31 Nor one whose points are under a Hideout
  players 3; hand 1 wes; points jesse 4 4; group 3 jesse 1 hideout; poster jesse 8
  1: discard wes; 3: pass
  money = 4 4 0; poster jesse = 1

WE-31 The leader takes two first, or one if that is all
  scored
  | players | points | pot | money | poster |
  | 2       | 9 6    | 1   | 1 0   | 1      |
  | 2       | 9 6    | 2   | 2 0   | 1      |
  | 2       | 9 6    | 3   | 2 1   | 1      |
  | 2       | 9 6    | 4   | 3 1   | 1      |
  | 2       | 9 6    | 5   | 3 2   | 1      |
  | 2       | 9 6    | 6   | 4 2   | 1      |

# By default, which is `off`; with the option, the other way round.
WE-31 The others take one each in order, from most points to fewest, or the smallest share first
  players 3; hand 1 wes; points jesse 9 8 7; poster jesse <pot>
  1: discard wes
  money = <large>; poster jesse = 1
  again; option smallest-first off
  1: discard wes
  money = <large>; poster jesse = 1
  again; option smallest-first on
  1: discard wes
  money = <small>; poster jesse = 1
  | pot | large | small |
  | 3   | 2 1 0 | 2 0 1 |
  | 4   | 2 1 1 | 2 1 1 |
  | 5   | 3 1 1 | 3 1 1 |
  | 6   | 3 2 1 | 3 1 2 |
  | 7   | 3 2 2 | 3 2 2 |

WE-31 The points decide, not the seats
  scored
  | players | points | pot | money | poster |
  | 3       | 7 9 8  | 3   | 0 2 1 | 1      |
  | 3       | 7 10 7 | 6   | 1 3 1 | 2      |

WE-31 Equal players take at the same time or not at all, and the rest is there in the next hand
  scored
  | players | points | pot | money | poster |
  | 3       | 10 7 7 | 2   | 2 0 0 | 1      |
  | 3       | 10 7 7 | 3   | 2 0 0 | 2      |
  | 3       | 10 7 7 | 4   | 2 1 1 | 1      |
  | 3       | 10 7 7 | 5   | 3 1 1 | 1      |
  | 3       | 10 7 7 | 6   | 3 1 1 | 2      |

# With a pot of three, the rest would be enough for the fourth player alone.
WE-31 If some cannot be paid it stops for everybody
  scored
  | players | points  | pot | money   | poster |
  | 4       | 9 8 8 5 | 3   | 2 0 0 0 | 2      |
  | 4       | 9 8 8 5 | 7   | 3 1 1 1 | 2      |

WE-31 Equal leaders who cannot have two each take one each, and it stops there
  scored
  | players | points | pot | money | poster |
  | 3       | 4 4 2  | 1   | 0 0 0 | 2      |
  | 3       | 4 4 2  | 2   | 1 1 0 | 1      |
  | 3       | 4 4 2  | 3   | 1 1 0 | 2      |
  | 3       | 4 4 2  | 4   | 2 2 0 | 1      |
  | 3       | 4 4 2  | 5   | 2 2 1 | 1      |
  | 3       | 4 4 2  | 6   | 2 2 1 | 2      |

WE-29 Every outlaw is scored by himself
  players 3; hand 1 wes; group 1 jesse 5; group 2 bob 3 photo; group 3 bob 4; group 2 belle 3
  poster jesse 4; poster bob 6; poster belle 9; money 1 2 3
  1: discard wes
  money = 5 6 5; poster jesse = 1; poster bob = 1; poster belle = 10; poster wes = 2

# The worked cases of RULES.md in their order; case 10 is not possible at a table, since it takes a second Fastest Gun.
WE-32 The worked cases come out as written
  players <players>; hand 1 wes; points jesse <points>; poster jesse <pot>; option smallest-first <small>
  1: discard wes
  money = <money>; poster jesse = <poster>; number = 4
  | case | small | players | points  | pot | money   | poster |
  | 1    | off   | 3       | 11 6 2  | 9   | 9 0 0   | 1      |
  | 2    | off   | 3       | 9 5 4   | 8   | 5 3 0   | 1      |
  | 3    | off   | 3       | 4 4 2   | 3   | 1 1 0   | 2      |
  | 4    | off   | 3       | 4 4 2   | 6   | 2 2 1   | 2      |
  | 5    | off   | 3       | 8 6 5   | 7   | 3 2 2   | 1      |
  | 6    | off   | 3       | 6 6 6   | 5   | 1 1 1   | 3      |
  | 7    | off   | 3       | 10 7 7  | 6   | 3 1 1   | 2      |
  | 8    | off   | 3       | 10 7 7  | 3   | 2 0 0   | 2      |
  | 9    | off   | 4       | 8 5 5 5 | 4   | 2 0 0 0 | 3      |
  | 11   | off   | 2       | 9 6     | 1   | 1 0     | 1      |
  | 12   | off   | 3       | 9 8 7   | 3   | 2 1 0   | 1      |
  | 12   | on    | 3       | 9 8 7   | 3   | 2 0 1   | 1      |
  | 13   | off   | 4       | 8 7 6 5 | 4   | 2 1 1 0 | 1      |
  | 13   | on    | 4       | 8 7 6 5 | 4   | 2 0 1 1 | 1      |
  | 14   | off   | 4       | 9 8 8 5 | 7   | 3 1 1 1 | 2      |
  | 14   | on    | 4       | 9 8 8 5 | 7   | 3 1 1 2 | 1      |
  | 15   | off   | 4       | 4 4 0 0 | 6   | 3 3 0 0 | 1      |
