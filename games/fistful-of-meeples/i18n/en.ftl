# The words of A Fistful of Meeples.

game-name = A Fistful of Meeples
game-about = Pick up a handful of townsfolk, walk them down Main Street and make every door pay.

## Meeples

meeple-builder = Builder
    .who = the builder
    .whom = the builder
    .of = { $name }’s builder
    .yours = your builder
    .for = for the builder
    .about = builds a sign, or lets its owner upgrade it
count-builder = { $count ->
        [one] 1{"\u00A0"}builder
       *[other] { $count }{"\u00A0"}builders
    }
meeple-miner = Miner
    .who = the miner
    .whom = the miner
    .of = { $name }’s miner
    .yours = your miner
    .for = for the miner
    .about = { $miner }{"\u00A0"}cubes for the sign’s owner, { $minerTen } once it is upgraded
count-miner = { $count ->
        [one] 1{"\u00A0"}miner
       *[other] { $count }{"\u00A0"}miners
    }
meeple-robber = Robber
    .who = the robber
    .whom = the robber
    .of = { $name }’s robber
    .yours = your robber
    .for = for the robber
    .about = { $robber }{"\u00A0"}cubes for each miner inside
count-robber = { $count ->
        [one] 1{"\u00A0"}robber
       *[other] { $count }{"\u00A0"}robbers
    }
meeple-deputy = Deputy
    .who = the deputy
    .whom = the deputy
    .of = { $name }’s deputy
    .yours = your deputy
    .for = for the deputy
    .about = { $deputy }{"\u00A0"}cubes for each robber inside; the robbers go to jail
count-deputy = { $count ->
        [one] 1{"\u00A0"}deputy
       *[other] { $count }{"\u00A0"}deputies
    }
meeple-madame = Madame
    .who = the madame
    .whom = the madame
    .of = { $name }’s madame
    .yours = your madame
    .for = for the madame
    .about = { $madame ->
        [one] 1{"\u00A0"}cube
       *[other] { $madame }{"\u00A0"}cubes
    } for each builder inside; the builders go to the saloon
count-madame = { $count ->
        [one] the madame
       *[other] { $count }{"\u00A0"}madames
    }

## Cubes and bars

cube-gold = Gold
cube-stone = Stone
cube-dynamite = Dynamite
count-gold = { $count }{"\u00A0"}gold
count-stone = { $count }{"\u00A0"}stone
count-dynamite = { $count }{"\u00A0"}dynamite
count-bars = { $count ->
        [one] 1{"\u00A0"}gold bar
       *[other] { $count }{"\u00A0"}gold bars
    }
count-signs = { $count ->
        [one] 1{"\u00A0"}sign left
       *[other] { $count }{"\u00A0"}signs left
    }
points = { $count ->
        [one] 1{"\u00A0"}point
       *[other] { $count }{"\u00A0"}points
    }
nothing = nothing

## Places

place-t1 = Assay Office
    .at = at the Assay Office
    .from = from the Assay Office
    .into = into the Assay Office
place-t2 = Barber
    .at = at the Barber’s
    .from = from the Barber’s
    .into = into the Barber’s
place-t3 = Gunsmith
    .at = at the Gunsmith’s
    .from = from the Gunsmith’s
    .into = into the Gunsmith’s
place-t4 = General Store
    .at = at the General Store
    .from = from the General Store
    .into = into the General Store
place-t5 = Hotel
    .at = at the Hotel
    .from = from the Hotel
    .into = into the Hotel
place-t6 = Livery
    .at = at the Livery
    .from = from the Livery
    .into = into the Livery
place-b6 = Undertaker
    .at = at the Undertaker’s
    .from = from the Undertaker’s
    .into = into the Undertaker’s
place-b5 = Telegraph
    .at = at the Telegraph Office
    .from = from the Telegraph Office
    .into = into the Telegraph Office
place-b4 = Blacksmith
    .at = at the Blacksmith’s
    .from = from the Blacksmith’s
    .into = into the Blacksmith’s
place-b3 = Chapel
    .at = at the Chapel
    .from = from the Chapel
    .into = into the Chapel
place-b2 = Bakery
    .at = at the Bakery
    .from = from the Bakery
    .into = into the Bakery
place-b1 = Post Office
    .at = at the Post Office
    .from = from the Post Office
    .into = into the Post Office
place-saloon = Saloon
    .from = from the saloon
place-jail = Jail
    .from = from the jail
place-bank = Bank
place-graveyard = Graveyard

## Main Street

field-t1 = Door of the Assay Office
    .onto = at the door of the Assay Office
field-t2 = Door of the Barber’s
    .onto = at the door of the Barber’s
field-t3 = Door of the Gunsmith’s
    .onto = at the door of the Gunsmith’s
field-t4 = Door of the General Store
    .onto = at the door of the General Store
field-t5 = Door of the Hotel
    .onto = at the door of the Hotel
field-t6 = Door of the Livery
    .onto = at the door of the Livery
field-b6 = Door of the Undertaker’s
    .onto = at the door of the Undertaker’s
field-b5 = Door of the Telegraph Office
    .onto = at the door of the Telegraph Office
field-b4 = Door of the Blacksmith’s
    .onto = at the door of the Blacksmith’s
field-b3 = Door of the Chapel
    .onto = at the door of the Chapel
field-b2 = Door of the Bakery
    .onto = at the door of the Bakery
field-b1 = Door of the Post Office
    .onto = at the door of the Post Office
field-e = Showdown field by the bank
    .onto = on the showdown field by the bank
    .on = on the showdown field by the bank
    .under = under the meeple by the bank
field-w = Showdown field by the saloon
    .onto = on the showdown field by the saloon
    .on = on the showdown field by the saloon
    .under = under the meeple by the saloon
way-clockwise = Clockwise they land on
way-anticlockwise = Anticlockwise they land on
way-rest = { $count ->
        [one] and 1 goes to the saloon
       *[other] and { $count } go to the saloon
    }

## The town in words

account = The town in words
nobody = nobody
sign-of = sign of { $name } for { $points }{"\u00A0"}points
    .you = your sign for { $points }{"\u00A0"}points
sign-none = no sign
costs = a sign costs { $cost }
marker-of = with { $name }’s marker
    .you = with your marker
marker-there = the marker is { $field }
bank-left = { $count ->
        [0] no bars left
        [one] 1{"\u00A0"}bar left, for { $prices }{"\u00A0"}gold
       *[other] { $count }{"\u00A0"}bars left, for { $prices }{"\u00A0"}gold
    }
graves-free = Graveyard: { $count ->
        [0] no grave is free
        [one] 1{"\u00A0"}grave is free
       *[other] { $count }{"\u00A0"}graves are free
    }
buried = buried: { $list }
bag = Bag
bag-holds = In the bag: { $list }
jail-holds = Dynamite on the jail: { $count }
exploded = Exploded dynamite: { $count } of { $all }
exploded-short = exploded
mark-crowd = how many of this kind
mark-coming = where the meeples of the hand will stand, in this order: dark clockwise, light anticlockwise
mark-blast = exploded dynamite; the last of { $all } triggers the last round
about-showdown = the loser dies, and the winner draws cubes for the dead meeple: { $list }
about-jail = taking everybody out of it puts one stick of dynamite from there into the bag
about-dynamite = drawn from the bag, it explodes after the draw: everybody loses half their stone, rounded down
hand = Your hand
hand-of = In the hand of { $name }

## What is to do

prompt-settle = Hang your first sign, for free, on a corner without one.
prompt-take = Your turn: take everybody out of one place.
prompt-drop-anywhere = Pick a meeple, then any lit field. The second meeple sets the direction.
prompt-drop-anywhere-alike = Choose any lit field. The second meeple sets the direction.
prompt-drop-way = Pick a meeple, then a lit field: it sets the direction.
prompt-drop-way-alike = Choose a lit field: it sets the direction.
prompt-drop-who = Who goes { $field }?
prompt-mark = The other end is yours. Whose marker goes { $field }?
prompt-resolve = Now they act, in any order you like: choose a lit field.
prompt-build = Build a sign { $at } ({ $points }{"\u00A0"}points) for { $cost }?
prompt-upgrade = Upgrade your sign { $at } to { $points }{"\u00A0"}points for { $cost }?
prompt-reroll-ahead = You rolled { $mine } { $meeple }, { $name } { $die } { $rival }: so far you win. Roll once more?
prompt-reroll-behind = You rolled { $mine } { $meeple }, { $name } { $die } { $rival }: so far you lose. Roll once more?
prompt-done = Your turn is done.
prompt-over = The game is over.
prompt-wait-settle = { $name } hangs a first sign.
prompt-wait-take = { $name } is choosing a place.
prompt-wait-drop = { $name } is putting meeples down.
prompt-wait-mark = { $name } chooses whose marker is put down.
prompt-wait-resolve = { $name } is resolving meeples.
prompt-wait-build = { $name } may build a sign { $at }.
prompt-wait-upgrade = { $name } may upgrade the sign { $at }.
prompt-wait-reroll = { $name } may roll once more.
last-round = { $left ->
        [0] This is the last turn.
        [one] One more turn follows.
       *[other] { $left } more turns follow.
    }
pick-first = Pick a meeple first
pick-only = The next one goes here: pick it in the hand
key-meeple = Pick a meeple from the hand, or put it down if only one field is left
key-upper = Assay Office to Livery: the place or its door
key-lower = Post Office to Undertaker: the place or its door
key-corners = Saloon, jail
key-ends = Showdown field by the saloon, by the bank
key-build = Build or upgrade
key-decline = Neither

act-settle = Hang the first sign { $at }
act-take = Take everybody { $from }: { $list }
act-take-nobody = Take everybody { $from }
act-drop = Put { $meeple } { $onto }
act-drop-door = Put { $meeple } { $onto }: { $forecast }
act-mark = { $name }
act-mark-seat = Put down { $name }’s marker
    .you = Put down your marker
act-resolve = Resolve { $meeple } { $at }: { $forecast }
act-resolve-nobody = Resolve nobody { $at }
forecast-draws = { $count ->
        [one] 1{"\u00A0"}cube
       *[other] { $count }{"\u00A0"}cubes
    } from the bag for { $name }
forecast-you = you
forecast-nothing = nothing to draw
forecast-nobody = no sign, nobody draws
forecast-build = { $name } may build a sign for { $cost }
    .you = you may build a sign for { $cost }
forecast-build-poor = { $name } cannot pay for a sign ({ $cost })
    .you = you cannot pay for a sign ({ $cost })
forecast-build-none = { $name } has no sign left
    .you = you have no sign left
forecast-upgrade = { $name } may upgrade the sign to { $points }{"\u00A0"}points for { $cost }
    .you = you may upgrade your sign to { $points }{"\u00A0"}points for { $cost }
forecast-upgrade-poor = { $name } cannot pay for the upgrade ({ $cost })
    .you = you cannot pay for the upgrade ({ $cost })
forecast-done = the sign is upgraded already
act-showdown = Resolve the showdown: a win brings { $first } { $count ->
        [one] 1{"\u00A0"}cube
       *[other] { $count }{"\u00A0"}cubes
    }, { $second } { $other }
    .you = Resolve the showdown: a win brings you { $count ->
        [one] 1{"\u00A0"}cube
       *[other] { $count }{"\u00A0"}cubes
    }, { $second } { $other }
    .other-you = Resolve the showdown: a win brings { $first } { $count ->
        [one] 1{"\u00A0"}cube
       *[other] { $count }{"\u00A0"}cubes
    }, you { $other }
act-showdown-none = Resolve the showdown
act-build = Build the sign
act-upgrade = Upgrade the sign
act-decline = Pass it up
act-reroll = Roll once more
act-keep = Keep the roll
reroll-sealed = Rolling once more cannot be taken back.
resolve-sealed = Anything with this seal cannot be taken back.

## Why something is not possible

why-not-your-turn = It is not your decision now.
why-over = The game is over.
why-settle-first = First everybody hangs a sign on a corner.
why-settling-done = The first signs are up already.
why-no-corner = The first sign goes on a corner of the street.
why-corner-taken = This corner already has a sign.
why-take-first = First take everybody from a place.
why-already-took = You have already taken meeples this turn.
why-empty-place = Nobody is there.
why-place-first = First put down everybody you hold.
why-all-placed = Nobody is left in your hand.
why-not-in-hand = You hold no such meeple.
why-field-taken = Somebody is already there.
why-not-beside = Not here: the first goes on the next free field on either side of the building.
why-not-next = Not next: meeples go on free fields one after another, in one direction.
why-others-first = While you hold others, one of them goes there.
why-madame-at-door = The madame must start at a door.
why-mark-first = First choose whose marker goes under the meeple.
why-no-mark = There is no marker to choose now.
why-another-player = It must be somebody else’s marker.
why-nobody-there = Nobody there is waiting to be resolved.
why-no-showdown = A showdown needs a meeple at both ends of the street.
why-answer-first = First answer the question about the sign.
why-nothing-to-build = Nothing can be built now.
why-nothing-to-upgrade = Nothing can be upgraded now.
why-nothing-to-decline = Nothing is offered now.
why-die-first = First decide whether to roll again.
why-no-die = There is no roll to decide about.

## What happens

say-first = { $name } takes the first turn, once everybody has hung a sign. Each building holds three meeples.
    .you = You take the first turn, once everybody has hung a sign. Each building holds three meeples.
say-settled = { $name } hangs a first sign { $at }.
    .you = You hang your first sign { $at }.
say-passed = { $name } finds nobody to take and passes.
    .you = You find nobody to take and pass.
say-took = { $name } takes { $list } { $from }.
    .you = You take { $list } { $from }.
say-armed = One stick of dynamite goes from the jail into the bag; { $count ->
        [0] none is left there
        [one] 1 is left there
       *[other] { $count } are left there
    }.
say-dropped = { $name } puts { $meeple } { $onto }.
    .you = You put { $meeple } { $onto }.
say-bowed-out = The madame does not stay { $on }: she goes to the saloon.
say-overflowed = No field is free now. To the saloon: { $list }.
say-marked = { $name }’s marker goes { $under }.
    .you = Your marker goes { $under }.
say-drew = { $name } draws { $list } { $for } { $at }.
    .you = You draw { $list } { $for } { $at }.
say-drew-showdown = { $name } draws { $list } as a reward for shooting { $dead }.
    .you = You draw { $list } as a reward for shooting { $dead }.
say-loses = { $stone } from { $name }
    .you = { $stone } from you
say-exploded = Dynamite explodes! Back into the bag: { $list }.
say-exploded-none = Dynamite explodes! Nobody has enough stone to lose any.
say-built = { $name } builds a sign { $at }.
    .you = You build a sign { $at }.
say-upgraded = { $name } upgrades the sign { $at }.
    .you = You upgrade your sign { $at }.
say-declined = { $name } passes up the sign { $at }.
    .you = You pass up the sign { $at }.
say-arrested = The deputy takes { $count ->
        [one] 1{"\u00A0"}robber
       *[other] { $count }{"\u00A0"}robbers
    } { $from } to jail.
say-invited = The madame leads { $count ->
        [one] 1{"\u00A0"}builder
       *[other] { $count }{"\u00A0"}builders
    } { $from } to the saloon.
say-resolved = { $meeple } goes { $into }.
say-rolled = { $name } rolls { $die }.
    .you = You roll { $die }.
say-rerolled = { $name } rolls once more: { $die }.
    .you = You roll once more: { $die }.
say-kept = { $name } keeps the roll.
    .you = You keep the roll.
say-decided = Showdown: { $winner } wins with { $die }, { $loser } dies with { $low }.
say-decided-skill = Showdown, both roll { $die }: { $winner } shoots better and wins, { $loser } dies.
say-decided-both = Showdown, both roll { $die } and are equally skilled: { $winner } and { $loser } both die.
stage-dynamite = Dynamite!
showdown-against = against
showdown-wins = wins
showdown-skill = wins: the better shot
showdown-falls = dies
say-buried = { $meeple } is buried.
say-gone = No grave is free: { $meeple } leaves the game.
say-survived = { $meeple } goes to the saloon, alive.
say-bar = { $name } pays { $price }{"\u00A0"}gold for a gold bar; { $count ->
        [0] the bank is empty
        [one] 1 is left
       *[other] { $count } are left
    }.
    .you = You pay { $price }{"\u00A0"}gold for a gold bar; { $count ->
        [0] the bank is empty
        [one] 1 is left
       *[other] { $count } are left
    }.
say-last-round = { $why } The round is played out.
say-ended = The game is over.

## The end

end-bars = The bank has no bars left.
end-graves = All graves are taken.
end-dynamite = All dynamite has exploded.
end-idle = Nothing happened for ten rounds: no cube was drawn or paid, no sign built or upgraded, nobody arrested or buried.
highlight-draw = Luckiest draw
highlight-showdown = Best-paid showdown
highlight-blast = Worst explosion
score-gold = Gold
score-bars = Gold bars
score-signs = Signs
term-stone = Stone
because-gain = Why: { $what }, about { $amount } more in the score of { $name }.
    .you = Why: { $what }, about { $amount } more in your score.
because-loss = Why: { $what }, about { $amount } less in the score of { $name }.
    .you = Why: { $what }, about { $amount } less in your score.
tie-cubes = Gold and stone together

## Options

option-madame-bows-out = The madame may bow out
    .about = She may be put on any free showdown field she comes to, and goes to the saloon at once. This is the rule in the English and French books.
option-several-bars = Several bars a turn
    .about = At the end of a turn, you buy bars as long as you have enough gold for the cheapest.

## Rules

rules-lead = One street, twelve doors, a handful of people. Who you send to which door, and the order in which they knock, makes you rich or leaves you in the dust. Told in our own words; the printed rules come with the box.
rules-why = Where the printed rules leave something open, we say how it is played here.
primer-goal = You send the people of one street from door to door: who knocks where decides who builds, digs, robs or is arrested, and what you draw from the bag. Gold, gold bars and your signs score points, and most points wins.
primer-table = Main Street at the start of a game: twelve buildings with their doors, a showdown field at either end, the saloon, the jail, the bank, the graveyard and the bag.
primer-turn-1 = Take everybody from one place.
primer-turn-2 = Put them down one by one along the street, each on the next free field in one direction; the order is up to you.
primer-turn-3 = Let those at the doors act one after another, in any order you like; each then goes inside.
primer-turn-4 = Buy the cheapest gold bar if you have enough gold.
primer-sowing = Sowing people
    .text = Who you take is one choice; where they end up is two more: the direction, and who stops where. Taken fields are skipped. So look for a door that suits one of them, and for a place from which the count comes out right.
primer-doors = What happens at a door
    .text = A builder builds a sign or upgrades one. A miner brings cubes to the owner of the sign. A robber brings you cubes for the miners inside, a deputy for the robbers, the madame for the builders: the more of them, the better. The robbers then go to jail, the builders to the saloon.
primer-showdown = A showdown
    .text = Anybody you put on an end of the street shoots for you. When both ends are taken, both sides roll; the better shot (deputy before robber before miner before builder) may roll again and wins a tie. The loser is buried, and the winning side draws cubes.
primer-bag = The bag and its dynamite
    .text = All cubes come from one bag, and everybody sees what is in it. Dynamite explodes once the draw is over: everybody loses half their stone. Gold is safe.
primer-bars = Gold bars and the end
    .text = At the end of your turn you buy the cheapest bar if you can, and the next one never costs less. The last round begins when all { $bars } bars are sold, all { $graves } graves are taken, or all { $dynamite } sticks of dynamite have exploded.
primer-bars-caption = The bank. The next bar costs { $price } gold and is worth { $points } points.
primer-step-take = { $name } takes everybody from one building.
primer-step-drop = They stop one by one, all in the same direction. Each of them now stands where there is something to do.
primer-step-draw = { $name } begins with the robber: a miner is inside, and that brings cubes from the bag.
primer-step-build = Now there is enough to pay the builder: { $name }’s sign hangs on the building, and from now on its miners dig for { $name }.
primer-step-enter = Finally everybody is inside, where they wait until somebody takes them along.
rules-setup = Setting up
rules-meeples = What the meeples do
rules-showdown = The showdown
rules-bag = Bag and bank
rules-end = The end
rules-people = The people of the town
rules-buildings = What a sign costs
rules-buildings-about = The names of the buildings are ours. Payment goes into the bag.
rule-fm-1 = The town has { $all }{"\u00A0"}people ({ $builders }{"\u00A0"}builders, { $miners }{"\u00A0"}miners, { $robbers }{"\u00A0"}robbers, { $deputies }{"\u00A0"}deputies) and a madame. The bag begins with { $gold }{"\u00A0"}gold and { $stone }{"\u00A0"}stone; { $dynamite }{"\u00A0"}sticks of dynamite lie on the jail and { $bars }{"\u00A0"}gold bars in the bank. Each player has { $signs }{"\u00A0"}signs, worth { $five }{"\u00A0"}points on one side and { $ten } on the other, and a showdown marker. There are two six-sided dice.
rule-fm-2 = Two rows of six buildings face each other across Main Street. Each has a door in front, and at each end of the street is a showdown field: a ring of fourteen fields. One meeple fits on a field. Buildings, saloon and jail are called places and hold any number.
rule-fm-3 = What a sign costs is shown at its building and at the end of this page; an upgrade costs the same.
rule-fm-4 = The gold bars cost { $prices }{"\u00A0"}gold, one after the other.
rule-fm-5 = The graveyard has { $graves }{"\u00A0"}graves.
rule-fm-6 = At the start, each building holds three random meeples, and the madame is in the saloon. Apart from its dynamite, the jail is empty.
rule-fm-7 = Before the first turn everybody hangs one sign, { $five }{"\u00A0"}points up, free of charge, on one of the four corners that has none. This goes backwards round the table: the player on the start player’s right begins, and the start player is last.
rule-fm-8 = Turns go clockwise.
    .ours = The start player is chosen at random; in the printed rules the players settle it among themselves.
rule-fm-9 = A turn has four steps: take all meeples of one place that has any; put them down; resolve them; buy a gold bar if you have enough gold.
rule-fm-10 = You put them down one by one, always on the next free field of the ring in one direction. Taken fields are skipped, doors and showdown fields alike. You decide who goes on which field.
rule-fm-11 = From a building you start on the next free field on either side of its door; that fixes the direction. At a corner this may be the showdown field at once or, if somebody stands there, the door across the street.
    .example = If your first meeple goes anticlockwise, all the others do too.
    .reading = The building’s own door counts like any other when you come round to it.
rule-fm-12 = From the saloon or the jail you start on any free field; with the second meeple you choose the direction.
rule-fm-13 = If you empty the jail, you put one stick of dynamite from there into the bag at once, as long as any is left.
rule-fm-14 =
    .ours = When all fields are full, everybody still in your hand goes to the saloon.
rule-fm-15 = A meeple you put on a showdown field gets your marker and shoots for you. If the other end is already yours, you choose at once whose marker goes there instead; with two players it is the other player’s, and nobody is asked.
rule-fm-16 = The madame shoots at nobody. If she is the last in your hand and would go on a showdown field, she goes to the saloon and does nothing this turn.
    .reading = While you hold others, one of them goes there.
    .ours = You may still choose the direction that leads her there; she must start at a door only as the first from the saloon. (Option “The madame may bow out”, the rule in the English and French books: she may be put on any free showdown field she comes to and goes to the saloon at once; the field stays free. It counts as passed on this lap; when the hand comes round again, it is a free field like any other.)
rule-fm-17 =
    .reading = A meeple on a showdown field is in no place, does nothing at a door and cannot be taken: it waits for the showdown.
rule-fm-18 = All meeples put at doors this turn are resolved, in any order you like; you see each result before you choose again. Each then goes into its building, even if nothing happened. If meeples stand at both ends, there is a showdown this turn.
    .reading = The showdown is part of that order and may come at any point in it.
rule-fm-19 = Builder: if the building has no sign, you may build one of yours, { $five }{"\u00A0"}points up, and pay its cost into the bag. If a sign with { $five } hangs there, its owner may upgrade it to { $ten } for the same cost, even on your turn, and you cannot prevent it. At a sign with { $ten } nothing happens.
    .ours = An owner who can pay for an upgrade is asked at once, before anything else is resolved.
rule-fm-20 = Miner: the owner of the sign draws { $miner }{"\u00A0"}cubes, or { $minerTen } if its side with { $ten }{"\u00A0"}points is up. Without a sign nobody draws.
rule-fm-21 = Robber: you draw { $robber }{"\u00A0"}cubes for each miner inside.
rule-fm-22 = Deputy: you draw { $deputy }{"\u00A0"}cubes for each robber inside; then all of these go to jail.
rule-fm-23 = Madame: you draw { $madame ->
        [one] 1{"\u00A0"}cube
       *[other] { $madame }{"\u00A0"}cubes
    } for each builder inside; then all of these go to the saloon.
rule-fm-24 = Only a builder’s work can be declined. Those already inside do nothing.
rule-fm-25 = In a showdown the players whose markers are under the two meeples both roll. Then the side with the greater shooting skill (deputy before robber before miner before builder) may roll once more. The higher roll wins; if rolls are equal, the greater shooting skill. If both have the same skill, nobody rolls again, and equal rolls kill both and let both draw as winners.
    .reading = If a side rolls twice, the second roll counts.
rule-fm-26 = The loser goes into a free grave, or out of the game if there is none. The winner goes to the saloon, and the winning side draws by who died: deputy { $rewardDeputy }, robber { $rewardRobber }, miner { $rewardMiner }, builder { $rewardBuilder }. The markers go back to their owners.
    .reading = If both die, both are buried first, and then both sides draw.
    .ours = The player whose turn it is goes first each time, explosions included.
rule-fm-27 = Cubes are drawn unseen from the bag. Each stick of dynamite drawn explodes: everybody returns half their stone, rounded down, to the bag; two at once halve twice. Exploded dynamite stays on the explosion field.
    .example = If you have 3{"\u00A0"}stone, you return 1.
    .reading = Dynamite counts as one of the cubes of the draw.
    .ours = It explodes when the draw is finished.
rule-fm-28 =
    .ours = If the bag holds too little, you draw what there is.
rule-fm-29 = At the end of your turn you look at the cheapest bar. If you have that much gold, you must pay it into the bag and take the bar: one a turn. Bars pay for nothing. (Option “Several bars a turn”: this goes on as long as you have enough gold for the next.)
rule-fm-30 = The end is near as soon as the bank is empty, no grave is free, or all { $dynamite }{"\u00A0"}sticks of dynamite have exploded. Play goes on as usual until everybody has had the same number of turns; nothing can call it off.
rule-fm-31 = Each gold is worth 1{"\u00A0"}point, each bar { $bar }, each sign { $five } or { $ten }. Stone is worth nothing. A tie goes to the player with the most gold and stone together. If that is a tie too, the printed rules call for another game.
    .ours = Here the victory is shared instead.
rule-fm-32 =
    .ours = If you can take nobody at all, you pass.
rule-fm-33 =
    .ours = Ten full rounds in a row in which no cube is drawn or paid, no sign is built or upgraded and nobody is arrested or buried bring the end in the same way. No printed rule says so; it is here only because two players could otherwise send a lone madame to and fro for ever.

## The guided first game

tip-goal = Most points wins, and a sign is worth 5. Hang your first one for free: whenever a miner goes in there, you draw cubes.
tip-take = Take everybody from one place and put them along the street. You can hardly pay for signs yet: send a miner to your sign, or a robber to miners.
tip-points = Each gold cube is worth 1{"\u00A0"}point, a gold bar 10, a sign 5 or 10. Stone counts for nothing; it only helps pay for signs.
tip-drop = Pick somebody to see what they do and, at the lit doors, what they bring to whom, if anything. It often matters who is inside.
tip-resolve = Now each of them acts at a door, in any order you like, and goes in.
tip-roll = The higher roll wins and draws cubes for the dead. Rank: deputy, robber, miner, builder. The higher rank may reroll and wins ties.
tip-showdown = A meeple you put on an end of the street shoots for you once the other end is taken. If both would be yours, another player controls the second.
tip-builder = A builder lets you build a sign for the price below the house. If a 5 hangs there, its owner may upgrade it to 10 for that price, even on your turn.
tip-miner = A miner draws cubes for the owner of the sign: 2, or 4 if its better side is up.
tip-robber = A robber draws 2{"\u00A0"}cubes from the bag for you for each miner inside. Nobody loses any.
tip-deputy = A deputy draws 2{"\u00A0"}cubes for you for each robber inside and jails them all. Taking them out of jail puts a stick of dynamite into the bag.
tip-madame = The madame draws 1{"\u00A0"}cube for you for each builder inside and takes them all to the saloon.
tip-dynamite = Dynamite in the bag explodes when it is drawn: everybody loses half their stone, rounded down. The third one triggers the last round.
tip-bar = If you have enough gold for the cheapest bar at the end of your turn, you must buy it: 10{"\u00A0"}points, for gold worth 6 to 8.
tip-end = The end is near: once no bar is left, no grave is free or all dynamite has exploded, the round is played out.
