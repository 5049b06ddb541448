# The words of Wyatt Earp.

game-name = Wyatt Earp
game-about = Lay down outlaws, drive up the rewards, and be the one who did most to catch them.

## Cards

outlaw-belle = Belle Starr
    .short = Belle
    .mark = heart
outlaw-billy = Billy the Kid
    .short = Billy
    .mark = triangle
outlaw-bob = Bob Dalton
    .short = Bob
    .mark = diamond
outlaw-butch = Butch Cassidy
    .short = Butch
    .mark = hourglass
outlaw-jesse = Jesse James
    .short = Jesse
    .mark = cross
outlaw-sundance = Sundance Kid
    .short = Sundance
    .mark = sun
outlaw-wes = Wes Hardin
    .short = Wes
    .mark = moon
card-photo = Photo
    .of = Photo of { $outlaw }
    .help = Can be laid as soon as a card of its outlaw lies in front of anybody: with your cards of that outlaw, or alone. Most Wanted cannot take it.
    .printed = Photo
card-stagecoach = Stagecoach Robbery
    .short = Coach
    .help = With a hit it joins your cards of one outlaw: points for you, and a higher reward.
    .printed = Postkutschen Überfall
card-bank = Bank Robbery
    .short = Bank
    .help = With a hit it joins your cards of one outlaw: points for you, and a higher reward.
    .printed = Banküberfall
card-gun = Fastest Gun
    .short = Gun
    .help = With a hit it joins your cards of one outlaw: points for you, and a higher reward. Only one is in play: the new one drives out the old.
    .printed = Schnellster Schütze
card-wanted = Most Wanted
    .short = Wanted
    .help = Ask the others for an outlaw, without a shot. Or, with a hit, steal one that lies in front of an opponent.
    .printed = Most Wanted
card-hideout = Hideout
    .short = Hideout
    .help = With a hit it covers an opponent’s group, so that it does not count.
    .printed = Unterschlupf
card-wyatt = Wyatt Earp
    .short = Wyatt
    .help = Draw two cards; or search the draw pile for one; or, with a hit, take a Hideout off one of your groups.
    .printed = Wyatt Earp
printed = in the German box: { $name }
points = { $count ->
        [one] { $count }{"\u00A0"}point
       *[other] { $count }{"\u00A0"}points
    }
needs-shot = needs a hit
needs-shot-mode = one of its uses needs a hit
is-hit = a hit when a shot turns it up
card-held = { $count ->
        [one] { $card }
       *[other] { $card }, { $count } of them
    }
points-capture = { $count ->
        [one] { $count }{"\u00A0"}capture point
       *[other] { $count }{"\u00A0"}capture points
    }

## The table

wall = Posters and piles
posters = The seven posters
poster-reward = Reward: { $money }
poster-closed = opens with 3{"\u00A0"}cards
poster-few = { $count } of { $least }{"\u00A0"}points
poster-now = { $points }; now { $shares }
sign-closed = whoever is first in a hand to lay cards of this outlaw must lay three or more at once; after that, everybody may lay any number
sign-few = while all players together have fewer points than needed, the reward waits for the next hand
sign-now = who would get how much of the reward if the hand ended now
poster-tallies = Points by player
poster-tally = { $name }: { $points }
poster-covered = { $name }: { $points }, under a Hideout
pile-draw = Draw pile
pile-draw-count = { $count ->
        [0] The draw pile is empty.
        [one] One card in the draw pile.
       *[other] { $count } cards in the draw pile.
    }
pile-discard = Discard pile
pile-discard-count = { $count ->
        [one] One card in the discard pile, { $card }.
       *[other] { $count } cards in the discard pile, on top { $card }.
    }
pile-discard-empty = The discard pile is empty.
pile-renewed = renewed
hit = Hit!
miss = Miss
groups = In front of { $name }
group-cards = { $outlaw }: { $cards }; { $points }.
group-covered = { $outlaw }, under a Hideout: { $cards }; { $points } that do not count.
group-outlaws = { $count ->
        [one] one outlaw card
       *[other] { $count } outlaw cards
    }
hand = Your cards
    .eyes = The cards in hand
hand-empty = You have no cards.
    .eyes = No cards in hand.
hand-count = { $count ->
        [one] one card
       *[other] { $count } cards
    }
legend = Legend
hand-own = Your points:
    .eyes = Points:
hand-pick = Pick a card to see what you can do with it.
search = The draw pile
search-about = Take one card. Nobody else sees which.
found = Found in the draw pile
duel = Duel
duel-hits = { $count ->
        [0] no hit
        [one] one hit
       *[other] { $count } hits
    }

## What is to do

prompt-draw = Your turn: draw two cards, or take the top discard.
prompt-play = Lay down what you like, then discard one card.
prompt-play-sheriff = Your one sheriff card is played. You can still lay outlaws; then discard one card.
prompt-discard = Nothing can be played now: discard one card.
prompt-ask = Whom do you ask for { $outlaw }?
prompt-search = Take one card from the draw pile.
prompt-found = Play { $card } at once, or keep it.
prompt-window = You may take the Hideout off { $outlaws }, with a Wyatt Earp and a shot.
prompt-target = A hit! Which group of yours does { $card } join?
prompt-target-hideout = A hit! Which group does the Hideout cover?
prompt-target-wanted = A hit! From which group do you steal?
prompt-target-wyatt = A hit! Which of your groups is freed?
prompt-wait-target = { $name } has scored a hit and is choosing a group for { $card }.
prompt-window-none = You hold no Wyatt Earp.
prompt-window-other = { $name } may act out of turn and take a Hideout away.
prompt-wait-draw = { $name } is about to draw.
prompt-wait-play = { $name } is laying cards.
prompt-wait-ask = { $name } is asking for { $outlaw }.
prompt-wait-search = { $name } is searching the draw pile.
prompt-wait-close = { $name }’s turn is coming to an end.
prompt-done = Your turn is decided.
prompt-between = The hand is over.
prompt-over = The game is over.
hint-wanted = To ask, choose a poster.
hint-target = Pick one of the lit groups.
key-pick = Pick a card
key-draw = Draw two cards
key-take = Take the top discard
key-lay = Lay, play or answer: the buttons in their order
key-discard = Discard the picked card
key-pass = Pass, or keep the card that was found

act-draw = Draw 2 cards
act-take = Take the top discard
act-close = Let the hand end
act-lay = { $count ->
        [one] Lay { $outlaw }
       *[other] Lay { $count }{"\u00A0"}× { $outlaw }
    }
act-lay-here = Lay { $count }
act-lay-all = { $count ->
        [one] Lay it
        [2] Lay both
       *[other] Lay all { $count }
    }
act-photo = Lay the Photo of { $outlaw }
act-photo-here = Lay the Photo
act-shoot = Play { $card } and shoot
act-shoot-here = Play and shoot
act-target = Choose { $name }’s { $outlaw }
act-target-here = Lay it here
act-target-hideout = Cover this group
act-target-wanted = Steal one here
act-target-wyatt = Free this group
act-want = Most Wanted: ask for { $outlaw }
act-want-here = Ask
act-steal = Most Wanted: steal an outlaw, with a shot
act-steal-here = Steal an outlaw
act-ask = Ask { $name }
act-wyatt-draw = Wyatt Earp: draw 2 cards
act-wyatt-draw-here = Draw 2 cards
act-wyatt-search = Wyatt Earp: search the draw pile
act-wyatt-search-here = Search the pile
act-unhide = Wyatt Earp: free a group, with a shot
act-unhide-here = Free a group
act-pick = Take { $card }
pick-left = { $take } ({ $count } in the pile)
act-keep = Keep the card
act-discard = Discard { $card }
act-discard-here = Discard
act-pass = Pass
reward-plus = +{ $money }
reward-raise = reward +{ $money }
sheet = How hand { $number } was scored
sheet-outlaw = Outlaw, reward
sheet-about = First the points, then the dollars. What lies under a Hideout is not counted. What stays is there for the next hand.
act-draw-here = Draw 2 cards
act-take-here = Take this card
worth = { $list }
piles = Draw pile and discard pile
goal = Hand { $number }; the game ends at { $money }.
in-play = in play
act-take-card = { $take }: the top discard, { $card }
prompt-draw-close = Your turn: take the top discard, or let the hand end.
why-cannot = Why can’t I…?
draw-for-good = Drawing cannot be taken back.
ask-for-good = Asking somebody cannot be taken back.
shot-for-good = A shot cannot be taken back.
sheet-rest = Stays
sheet-total = Hand total
sheet-now = Money now
act-close-here = End the hand

## Why something is not possible

why-not-your-turn = It is not your turn.
why-no-seat = You are watching.
why-over = The game is over.
why-draw-first = A turn begins by drawing.
why-drawn = You have drawn already in this turn.
why-enough-left = There are enough cards to draw.
why-too-few-left = Fewer than two cards are left, and the pile was renewed before.
why-nothing-discarded = The discard pile is empty.
why-not-in-hand = You do not hold that.
why-three-to-open = The first cards of an outlaw are three or more at once.
why-keep-one = A card must be left for the discard.
why-one-sheriff-card = Only one sheriff card may be played in a turn.
why-no-shot = No card is left to shoot with or to look through.
why-not-on-table = No card of this outlaw lies on the table.
why-no-hit = A target is chosen only after a hit.
why-target-first = First choose the group that is hit.
why-nothing-to-hide = No opponent has a group that could be covered.
why-nothing-to-steal = No outlaw card lies in front of an opponent.
why-nothing-to-free = No Hideout lies on a group of yours.
why-no-group = You have no group for it.
why-nothing-there = No card for this lies there.
why-no-opponent = That is no opponent.
why-gun-there = The Fastest Gun is with that outlaw already.
why-hidden-already = A Hideout lies there already.
why-not-hidden = No Hideout lies there.
why-nobody-to-ask = No opponent has a card in hand.
why-cannot-ask = This player has been asked, or has no cards.
why-ask-first = Ask an opponent first.
why-pick-first = Take a card from the draw pile first.
why-not-in-pile = This card cannot be taken from there.
why-found-first = First play the card that you found, or keep it.
why-nothing-found = You have found no card.
why-window-open = For now you can only free a group, or pass.
why-no-window = Nobody may act out of turn now.

## What happens

say-hand-began = Hand { $number } begins; { $name } deals.
    .you = Hand { $number } begins; you deal.
say-you-got = You are dealt { $cards }.
    .eyes = Dealt: { $cards }.
say-opened = { $card } opens the discard pile.
say-turn = It is { $name }’s turn.
    .you = It is your turn.
say-drew = { $name } draws { $count ->
        [0] nothing: there is no card left
        [one] one card
       *[other] { $count } cards
    }.
    .you = You draw nothing: there is no card left.
say-you-drew = You draw { $cards }.
    .eyes = Drawn: { $cards }.
say-took = { $name } takes { $card } from the discard pile.
    .you = You take { $card } from the discard pile.
say-renewed = The discard pile is shuffled and goes beneath the draw pile.
say-laid = { $name } lays { $count ->
        [one] { $outlaw }
       *[other] { $count }{"\u00A0"}× { $outlaw }
    }: { $reward }.
    .you = You lay { $count ->
        [one] { $outlaw }
       *[other] { $count }{"\u00A0"}× { $outlaw }
    }: { $reward }.
say-reward-up = reward +{ $money }
say-reward-same = reward unchanged
say-played = { $name } plays { $card }.
    .you = You play { $card }.
say-played-want = { $name } plays Most Wanted and asks for { $outlaw }.
    .you = You play Most Wanted and ask for { $outlaw }.
say-hit = { $name } shoots. { $card }: a hit!
    .you = You shoot. { $card }: a hit!
say-miss = { $name } shoots. { $card }: a miss.
    .you = You shoot. { $card }: a miss.
say-landed = { $card } joins { $outlaw }: { $reward }.
say-landed-photo = The { $card } is on the table: { $reward }.
say-landed-hideout = { $name }’s { $outlaw } is under a Hideout.
    .you = Your { $outlaw } is under a Hideout.
say-lost = { $card } leaves { $name }’s { $outlaw }.
    .you = { $card } leaves your { $outlaw }.
say-asked = { $name } asks { $other } for { $outlaw } and gets one.
    .you = You ask { $other } for { $outlaw } and get one.
    .other-you = { $name } asks you for { $outlaw } and gets one.
say-asked-none = { $name } asks { $other } for { $outlaw } in vain.
    .you = You ask { $other } for { $outlaw } in vain.
    .other-you = { $name } asks you for { $outlaw } in vain.
say-stolen = { $name } takes one { $outlaw } that lay in front of { $other }.
    .you = You take one { $outlaw } that lay in front of { $other }.
    .other-you = { $name } takes one { $outlaw } that lay in front of you.
say-searches = { $name } looks through the draw pile.
    .you = You look through the draw pile.
say-searched = { $name } has searched the draw pile with Wyatt Earp; it is shuffled.
    .you = You have searched the draw pile with Wyatt Earp; it is shuffled.
say-searched-none = { $name } has searched the draw pile with Wyatt Earp and found nothing to take; it is shuffled.
    .you = You have searched the draw pile with Wyatt Earp and found nothing to take; it is shuffled.
say-you-took = You took { $card }.
    .eyes = Taken: { $card }.
say-window = { $name } may act out of turn.
    .you = You may act out of turn.
say-passed = { $name } passes.
    .you = You pass.
say-discarded = { $name } discards { $card }.
    .you = You discard { $card }.
say-hand-ended-emptied = { $count ->
        [one] { $names } has no cards left: the hand is over.
       *[other] { $names } have no cards left: the hand is over.
    }
    .you = { $count ->
        [one] You have no cards left: the hand is over.
       *[other] { $names } have no cards left: the hand is over.
    }
say-hand-ended-closed = { $name } cannot draw two cards any more: the hand is over.
    .you = You cannot draw two cards any more: the hand is over.
say-hand-ended-idle = For too many turns nobody has played a card: the hand is over.
say-scored = { $outlaw }: { $shares }.
say-scored-rest = { $outlaw }: { $shares }; { $money } stays.
say-scored-none = { $outlaw }: nobody gets a share; { $money } stays.
say-scored-share = { $name } { $money }
    .you = you { $money }
say-scored-last = { $count ->
        [one] The hand is over: { $name } leads.
       *[other] The hand is over: nobody leads alone.
    } { $list }. { $line }
    .you = { $count ->
        [one] The hand is over: you lead.
       *[other] The hand is over: nobody leads alone.
    } { $list }. { $line }
say-duel = { $names } are tied. A duel decides.
    .you = { $names } are tied. A duel decides.
say-duel-renewed = Too few cards are left: all 78 are shuffled, and the hits stay.
say-turned-hit = { $name } turns up { $card }: a hit!
    .you = You turn up { $card }: a hit!
say-turned-miss = { $name } turns up { $card }: a miss.
    .you = You turn up { $card }: a miss.
say-ended = The game is over. { $why }

log-turn = { $name }’s turn
    .you = Your turn
log-discarded = { $name } discards a card.
    .you = You discard a card.
log-opened = A card opens the discard pile.
log-shot-hit = { $name } shoots: a hit!
    .you = You shoot: a hit!
log-shot-miss = { $name } shoots: a miss.
    .you = You shoot: a miss.

## The end

end-goal = The goal is reached, and the richest wins.
end-duel = A duel has decided between the richest.
end-last-hand = The thirtieth hand was the last, and the richest wins.
score-rewards = Rewards
score-hand = Hand { $number }
tie-hits = Hits in the duel

## Options

option-gun-by = Where a Fastest Gun is barred
    .about = While one is in play, the next may not be laid on the same outlaw: on no group of that outlaw at all, or just not on the group where it lies.
option-gun-by-name = on every group of that outlaw
option-gun-by-group = on that group only
option-smallest-first = Smallest share first
    .about = When a reward is shared, those behind the leader take from the fewest points to the most, as the French rules have it by the letter.
option-discard-log = Discards in the log
    .about = The log records which cards went to the discard pile. Without it everybody has to remember.
## Rules

rules-lead = Seven outlaws, seven posters. Cards laid in front of you raise the rewards; when the hand is over, those who did most to catch an outlaw share what is on his head. Told in our own words; the printed rules come with the box.
rules-why = The page says which part of a clause is printed, which part is how we read it, and where we had to choose or to reconstruct.
primer-goal = Seven outlaws are wanted, each with a reward on his head. Lay cards of them in front of you, and when a hand is over, share in the rewards of those whom you did most to catch; once somebody is rich enough, the richest wins.
primer-table = The wall as a hand begins: seven posters with their rewards, still closed, and the two piles of cards.
primer-turn-1 = Draw the top two cards of the draw pile, or the top card of the discard pile.
primer-turn-2 = Lay any number of outlaws in front of you, and play at most one sheriff card; or do nothing.
primer-turn-3 = Discard one card. Whoever has none left ends the hand.
primer-group = A group, and what it is worth
    .text = Your cards of one outlaw, with what lies on them, are a group and add up to points. The first to lay cards of an outlaw in a hand needs three at once; after that, one is enough for everybody. Each card laid may raise the reward.
primer-sharing = Sharing a reward
    .text = For each outlaw the points of all players count. With fewer than { $least } together, his reward waits for the next hand. Whoever leads by five points or more takes all of it. Otherwise all who are closer share: the leader first takes { $two }, then each in turn { $thousand }, until it is gone.
primer-shot = A shot
    .text = Most of the stronger sheriff cards need a shot: the top card of the draw pile is turned up. An outlaw on it is a hit, any other card a miss. Only after a hit do you say whom it is for; after a miss your card is lost.
primer-hideout = The Hideout
    .text = It covers a group of somebody else, and what lies there counts for nothing until a Wyatt Earp takes it away. So it can turn a share into all, or spoil a lead.
primer-scored = { $points }. { $said }
primer-step-draw = { $name } draws two cards and looks for three of one kind.
primer-step-lay = { $name } lays one outlaw’s cards in front of everybody. From now on he is open, and his reward has gone up.
primer-step-shoot = The one sheriff card of this turn needs a shot, and the card that is turned up shows an outlaw: a hit.
primer-step-hit = So the card lies on the group, adds its points, and raises the reward once more. The reward is higher for the others too, if they come close.
primer-step-discard = At the end { $name } discards a card, which the next player may take.
rules-components = What is in the box
rules-setup = A hand begins
rules-turn = A turn
rules-sheriff = Sheriff cards
rules-hand = A hand ends
rules-scoring = Scoring, outlaw by outlaw
rules-end = The end of the game
rules-cards = The cards
rules-cards-about = Counts, points and rewards are those of the edition this table plays by: whoever owns the box can correct them in a file.
rules-cards-outlaw = Of each outlaw there are { $count } cards, each worth { $points }. Every one has a bullet hole: turned up by a shot, it is a hit.
rules-shares = Examples of sharing
rules-shares-about = Points of the players, then the reward in thousands, then what each takes.
rules-shares-points = Points
rules-shares-pot = Reward
rules-shares-taken = Taken
rules-shares-rest = Stays
rule-we-1 = There are { $cards } cards, { $sheriffs } of them sheriff cards. Every outlaw card has a bullet hole.
    .reading = The other { $outlaws } are outlaw cards, { $copies } for each of the seven.
    .rebuilt = An outlaw card is worth { $points }, no sheriff card has a hole, and the seven bear the names used here: several descriptions agree on it.
rule-we-2 = Whatever the number of players, each is dealt ten cards. One more card opens the discard pile.
    .reading = It may be any card. A sheriff card does nothing there, and it can be taken.
rule-we-3 = Before the first hand every poster gets { $thousand }; before each later hand another { $thousand } is added to whatever is still there.
    .reading = The bank never runs dry.
rule-we-4 = The player to the left of the dealer goes first; then play runs clockwise.
    .ours = The first dealer is drawn by lot.
rule-we-5 = Whoever had the last turn of a hand deals the next one.
    .ours = When a hand stops because nobody can draw any more (WE-28), it is the player who let it stop.
rule-we-6 = A turn has three parts: draw, lay down if you like, discard exactly one card. The first and the last are not optional.
rule-we-7 = Drawing means taking the top two cards of the draw pile, or the top card of the discard pile.
    .ours = What was just taken may go straight back as the discard.
rule-we-8 = If two cards are wanted and the draw pile has fewer, the discard pile is shuffled to refill it, once in a hand. The discard pile is never empty when somebody draws. For the second time see WE-28.
    .reading = It goes beneath what is left.
rule-we-9 = In a turn you may lay any number of outlaw cards and at most one sheriff card, in any order. What is laid stays: it is not taken back, thrown away at will or moved to another outlaw.
rule-we-10 = The first lay-down of an outlaw in a hand, whoever makes it, needs at least three cards at once. After that he is open to everybody, in any number.
    .ours = He stays open until the hand ends, even if every card of his is stolen again.
rule-we-11 = A lay-down adds to the outlaw’s reward: { $thousand } for each card laid at once but the first. What lay there before is not counted, and each lay-down is counted by itself.
rule-we-12 = Your cards lie in front of you. Your cards of one outlaw and the sheriff cards on them form a group.
rule-we-13 =
    .reading = The discard cannot be skipped.
    .ours = So a card can be played only if another one stays in your hand, and this is checked before its shot or its question is decided. Wyatt Earp alone may draw as your last card, where there is a card to draw: he brings one for the discard.
rule-we-14 = A shot turns the top card of the draw pile onto the discard pile: an outlaw card is a hit. After a miss the sheriff card is gone; it was this turn’s sheriff card, and it does not stand for the discard. On the discard pile it lies on the card that was shot; only a Wyatt Earp who frees a group is discarded before his shot, so that the shot card lies on him.
    .ours = What the effect takes from the table lies on the shot card, and beneath a card played that comes after it. When the pile has to be renewed for such a Wyatt Earp’s shot (WE-15), he is not shuffled in.
rule-we-15 =
    .ours = The draw pile may be too small for a shot (one card), a search (one) or Wyatt Earp’s draw (two). A pile not yet renewed in this hand is then renewed as in WE-8, and that counts as the one time; the card being played is not yet on the discard pile and stays out of the shuffle. If the pile was renewed before and no card is left, no card that shoots can be played and no search can be made, and Wyatt Earp draws what is there, at least one.
rule-we-16 = How a card is used is said as it is played; what it is used on, only after a hit. After a miss nothing is named.
    .ours = Something that it could be used on must be there when it is played. After a hit it must be used; where there is only one target nobody is asked.
rule-we-17 = A Photo can be laid while an outlaw card of its outlaw lies in front of somebody: with your group of him or, where you have none, alone. A Hideout can cover a lone Photo. Nobody can ask for a Photo or steal it.
    .reading = The outlaw card may lie under a Hideout. That he was opened once (WE-10) is not enough when all his cards are stolen. A lone Photo is a group that can be built on.
rule-we-18 = Stagecoach Robbery and Bank Robbery need a hit and a group of your own, which may be a lone Photo. There they stay with their points and add their reward.
rule-we-19 = The same goes for the Fastest Gun, but only one of them is in play: a new one sends the old one to the discard pile. Its points are gone, its reward stays. It cannot be laid on the outlaw who has the present one.
    .reading = The old one goes even from under a Hideout.
    .ours = It is the outlaw’s name that counts, in whoever’s group the present one lies. (Option: only that very group is barred.)
rule-we-20 = Most Wanted, either way, ends on the discard pile and brings you one outlaw card, which may be laid in the same turn. Asking, without a shot: name an outlaw and ask the others one by one, in any order, until somebody has him and hands over one card; perhaps nobody does. Stealing, with a shot: take one outlaw card that lies in front of another player, never a sheriff card. After a miss you cannot turn to asking.
    .reading = Asking needs an opponent who has cards.
    .ours = A card can be stolen from under a Hideout too.
rule-we-21 = When a theft leaves sheriff cards with neither an outlaw card nor a Photo beneath them, they are discarded. Rewards stay as they are. A Photo stays, and so does the Hideout on it.
    .reading = A Hideout that covers nothing any more is such a sheriff card and goes with them; later cards of that outlaw lie in the open.
rule-we-22 =
    .reading = A stolen card of an open outlaw may be laid alone, which adds nothing to his reward, or together with others as one lay-down. An outlaw who is not open needs three, the stolen one included.
rule-we-23 = A Hideout needs a hit and covers a group that has none yet. Nothing in that group counts at the scoring, and outlaw cards that its owner adds go underneath. Rewards rise as ever.
    .reading = The group may be a lone Photo. Sheriff cards that are added go underneath too.
    .ours = It has to be another player’s group. The French book contradicts itself: its chapter on the sheriff cards allows any player’s, its help card another’s alone.
rule-we-24 = Wyatt Earp is discarded in any case. He draws: the top two cards of the draw pile come to your hand, and a sheriff card among them cannot be played in the same turn. He searches: look through the whole draw pile and take one card of your choice, but not another Wyatt Earp; if there is one to take, you must. He frees: with a hit a Hideout leaves a group of yours, and both are discarded; a miss costs him alone. A sheriff card found by the search may be played at once, before anything else, though it is the second; kept, it falls under the limit of WE-9. An outlaw card simply comes to your hand.
    .ours = After a search the pile is shuffled first, and then Wyatt Earp is discarded.
rule-we-25 = To free a group, Wyatt Earp may also be played when it is somebody else’s turn.
    .ours = A program cannot ask at any moment, so it asks at two. Right after a Hideout has landed, its victim alone is asked. After every discard, including one that ends the hand, everybody with a covered group is asked, clockwise from the player whose turn comes next or would come next; not when a hand stops by WE-28. Whoever is asked may shoot as often as he can, and says after a hit which Hideout goes (WE-16); or he passes, which is final for that moment. Nobody is asked or left out because of the cards he holds: a covered group, a card in hand and a card to shoot with are enough. Such a Wyatt Earp is not the sheriff card of a turn. The moment after a discard still belongs to the turn before: if somebody’s hand is empty at its end, the hand is over.
rule-we-26 = A sheriff card may be your discard; then it does nothing.
rule-we-27 = A hand ends when the player whose turn it is has discarded his last card, or when at the end of a turn anybody else has none.
    .ours = In both cases the moment after the discard (WE-25) comes first, and what happens in it still counts.
rule-we-28 = It also ends when the player who has to draw wants two cards, the pile has fewer, and it was renewed before: he has no turn. He can take the top discard instead, and then the next player has the same choice.
    .ours = In two other places the French book ends the hand as soon as the pile runs out for the second time; we play what its chapter on the end of a hand says. So that no hand goes on for ever: a turn is idle if it began by taking the top discard and nobody played a card in it or in the moment after it. Three times as many idle turns in a row as there are players end the hand too, whether it could have been stopped or not; the player of the last one deals.
rule-we-29 = Capture points of all players that are not under a Hideout are added up. Fewer than { $least }: the reward stays for the next hand.
rule-we-30 = Otherwise, whoever leads by at least five points takes everything.
rule-we-31 = Otherwise the leader shares with everybody less than five points behind. The leader takes { $two }, then each of the others { $thousand }; then again each { $thousand } from the leader on, until nothing is left. Players with equal points take together; when the rest cannot give each of them the same, the sharing is over and the rest stays. Leaders who cannot have { $two } each take { $thousand } each, if there is enough, and then it is over.
    .reading = A single leader who finds only { $thousand } takes that.
    .ours = The others take in the order of their points, the most first. The French book says twice that they take in falling order of their distance from the leader, which by the letter puts the fewest points first; its four examples come out the same either way. (Option: the fewest first, by the letter.) Nobody shares without a point in the open. That too is against the letter, which asks for the distance alone.
rule-we-32 = The first four of the examples below are printed.
    .reading = The next seven follow from WE-31 as we read it.
    .ours = The last four show what we chose there, and what an option of the table changes.
rule-we-33 = Money lies open. For the next hand all cards are shuffled.
rule-we-34 = If anybody has { $goal } or more after a hand is scored, the richest wins. A duel decides among those who tie: each turns up a card of the draw pile as it lies, round by round, those behind too, until one alone has the most hits.
    .ours = When the pile has fewer cards than there are players in the duel, all { $cards } are shuffled, and the hits so far stay. After the thirtieth hand the richest wins, whatever he has.

## The guided first game

tip-goal = Hunt outlaws: at the end of a hand, whoever has the most points for an outlaw gets his reward, or the largest share of it. The richest wins.
tip-draw = Every turn begins with a draw: two cards of the draw pile, or the top discard.
tip-open = Three cards of one outlaw at once open him. From then on everybody may lay single cards of his too. Lay what you can.
tip-discard = Every turn ends with one discard. Whoever discards his last card ends the hand.
tip-scored = The hand is scored. What nobody won stays on its poster, and each poster gets another $1,000.
tip-hidden = A Hideout covers a group of yours: nothing in it counts. Wyatt Earp can take it away with a shot, also out of turn.
tip-reward = For each card after the first in one lay-down, $1,000 goes on the poster, not to you: the reward is paid when the hand ends.
tip-eight = A reward is paid only if all players together have 8 points of that outlaw. Then his poster shows who would get what now.
tip-shared = Somebody hunts the same outlaw as you. A lead of 5 points gets all; otherwise you share, and the leader takes the most. The poster shows it.
tip-wyatt = Wyatt Earp brings you two cards, or one of your choice from the draw pile. He can also shoot away a Hideout that covers a group of yours.
tip-wanted = Most Wanted: ask your opponent for an outlaw, or steal one from the table with a shot.
tip-hideout = Hideout: with a hit it covers a group of your opponent’s, and nothing in it counts any more.
tip-shot = A card with a bullet needs a shot: the top card of the pile is turned. A bullet hole, as outlaws have it, is a hit; else your card is lost.
tip-photo = A Photo has 4 points: once its outlaw lies on the table, lay it with him or alone. You may play one sheriff card, a card with a star, in a turn.
tip-rich = Money adds up over the hands. Once somebody has $25,000 or more after a scoring, the richest wins.
