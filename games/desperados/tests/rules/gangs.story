# Gangs: who may join a hold-up, and how strong they are (DE-12 to DE-15).

five:
  players 2; pile 3 bank-5; row 3 red: ace calico duke lola mesa; hold-up 3

DE-12 One card is a gang
  five; hands ace-blue
  gangs: all; > 1 joins with 5: ace-blue / 1 wins bank-5 at 3

DE-12 It is all of one colour
  five; hands blue: ace calico duke lola mesa ace calico duke lola mesa yellow: ace
  1: join blue: ace calico duke lola mesa ace calico duke lola mesa
  again
  1: join blue: ace mesa
  1 may not join ace-yellow: mixed-gang

DE-12 Or it is all of one person, in any colours
  five; hands ace-red ace-yellow ace-yellow ace-green ace-blue ace-blue duke-blue
  1: join ace-red ace-yellow ace-yellow ace-green ace-blue ace-blue
  again
  1: join ace-red ace-yellow
  1 may not join duke-blue: mixed-gang

DE-12 Nothing is mixed: with a red ace only reds or aces
  five; hands ace-red ace-blue duke-blue duke-green
  1: join ace-red
  legal 1 = join ace-blue, ready; 1 may not join duke-blue, join duke-green: mixed-gang

DE-12 Nothing is mixed: with two blues no more aces
  five; hands ace-red ace-blue duke-blue duke-green
  1: join ace-blue
  legal 1 = join ace-red, join duke-blue, ready
  1: join duke-blue
  legal 1 = ready; 1 may not join ace-red: mixed-gang

DE-12 Two equal cards leave both ways open
  five; hands ace-blue ace-blue ace-red duke-blue
  1: join ace-blue ace-blue
  legal 1 = join ace-red, join duke-blue, ready
  1: join ace-red
  1 may not join duke-blue: mixed-gang

# A gang is made of hand cards.
DE-12 A card that is not in the hand cannot join
  five; hands ace-blue calico-blue
  1 may not join mesa-blue: join-not-in-hand DE-12

DE-13 Twins may both be in it
  five; hands ace-blue ace-blue calico-blue
  1: join ace-blue ace-blue
  strength 1 = 10; 1 may not join ace-blue: all-joined; legal 1 = join calico-blue, ready

DE-13 One card is not two
  five; hands ace-blue calico-blue
  1: join ace-blue
  1 may not join ace-blue: all-joined

DE-13 The gang's colour need not be that of the place
  five; hands <hand>
  1: join <hand>
  strength 1 = 6
  each hand: red: ace mesa, yellow: ace mesa, green: ace mesa, blue: ace mesa

DE-14 Only who is at this place or on the warrant may join; another place does not count
  five; hands blue: ace mesa nevada ortega pearl; row 1 pearl-green; warrant nevada-green
  legal 1 = join ace-blue, join mesa-blue, join nevada-blue, ready
  1 may not join ortega-blue, join pearl-blue: not-wanted

DE-14 The warrant counts as it stands before this hold-up: cards that join now help only the next time
  players 2; pile 1 bank-3; row 1 red: duke lola; pile 3 bank-2 saloon-3; row 3 red: ace calico; hold-up 3
  hands ace-blue ace-green duke-red / ace-yellow nevada-red; draw silas-green silas-red
  gangs: ace-blue ace-green / ace-yellow
  > 1 joins with 4: ace-green ace-blue / 2 joins with 2: ace-yellow / 1 wins bank-2 at 3
  warrant = ace-green ace-blue
  # The other place has no ace.
  2: place nevada-red 1
  legal 2 = ready; 2 may not join silas-red: not-wanted

DE-14 The warrant alone is enough: one for each ace on it, none for a position
  players 2; pile 1 bank-3; row 1 red: duke lola nevada; hold-up 1; warrant ace-green ace-blue; hands ace-red
  1: join ace-red
  strength 1 = 2

DE-14 The person counts, in any colour
  five; hands ace-red ace-blue nevada-green nevada-blue; warrant nevada-green
  legal 1 = join ace-red, join ace-blue, join nevada-green, join nevada-blue, ready

DE-14, DE-15 With exact match only the same card counts
  five; hands ace-red ace-blue nevada-green nevada-blue; option exact-match on; warrant nevada-green
  legal 1 = join ace-red, join nevada-green, ready
  1 may not join ace-blue, join nevada-blue: card-not-wanted DE-15

DE-14, DE-15 Each setting has its own reason, even if nobody of that name is wanted at all
  five; hands ace-blue; pile 1 bank-2; row 1 red: calico; row 3 green: silas; hold-up 1
  1 may not join ace-blue: not-wanted DE-14
  again; option exact-match on
  1 may not join ace-blue: card-not-wanted DE-15

DE-15 The first counts the value of the place, and each next one less
  players 2; pile 2 saloon-<value>; row 2 green: <row>; hold-up 2; hands yellow: <row>
  worths 1 = <worths>
  | value | row                       | worths    |
  | 2     | ace calico                | 2 1       |
  | 3     | ace calico duke           | 3 2 1     |
  | 4     | ace calico duke lola      | 4 3 2 1   |
  | 5     | ace calico duke lola mesa | 5 4 3 2 1 |

DE-15 Each card of the person on the warrant adds one whatever its colour, and a gang is the sum of its cards
  five; hands blue: ace mesa mesa nevada silas
  warrant mesa-green mesa-yellow mesa-yellow nevada-red silas-red silas-blue
  worths 1 = 5 4 1 2
  1: join blue: mesa mesa
  strength 1 = 8
  1: join blue: nevada silas ace
  strength 1 = 16

DE-15 A person counts at this place alone
  players 2; pile 3 bank-5; row 3 red: ace calico duke lola mesa; row 1 green: ace; row 2 blue: ace; hold-up 3
  hands ace-blue
  1: join ace-blue
  strength 1 = 5

DE-15 With exact match cards must be equal in person and colour, at the place and on the warrant
  five; hands red: ace mesa nevada; option exact-match on; warrant mesa-green mesa-blue ace-yellow nevada-red
  worths 1 = 5 1 1
  1: join red: ace mesa nevada
  strength 1 = 7

DE-15 With exact match other colours on the warrant let nobody join
  five; option exact-match on; hands nevada-green nevada-green; warrant nevada-red nevada-blue
  1 may not join nevada-green: card-not-wanted

DE-15 With exact match neither ace nor mesa at the place is any help to those of another colour
  five; hands blue: mesa ace; warrant mesa-blue ace-yellow
  1: join blue: mesa ace
  strength 1 = 8
  again; option exact-match on
  worths 1 = 1; 1 may not join ace-blue: card-not-wanted
