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
    .help = Can be laid while a card of its outlaw lies in front of anybody: with your cards of that outlaw or, if you have none, alone. Most Wanted cannot take it.
    .printed = Photo
card-stagecoach = Stagecoach Robbery
    .short = Coach
    .help = On a hit it joins your cards of one outlaw: points for you, and a higher reward.
    .printed = Postkutschen Überfall
card-bank = Bank Robbery
    .short = Bank
    .help = On a hit it joins your cards of one outlaw: points for you, and a higher reward.
    .printed = Banküberfall
card-gun = Fastest Gun
    .short = Gun
    .help = On a hit it joins your cards of one outlaw: points for you, and a higher reward. Only one is in play: the new one replaces the old.
    .printed = Schnellster Schütze
card-wanted = Most Wanted
    .short = Wanted
    .help = Ask the others for an outlaw, without a shot. Or, on a hit, steal one that lies in front of an opponent.
    .printed = Most Wanted
card-hideout = Hideout
    .short = Hideout
    .help = On a hit it covers an opponent’s group, which then does not count.
    .printed = Unterschlupf
card-wyatt = Wyatt Earp
    .short = Wyatt
    .help = Draw two cards; or search the draw pile for one; or, on a hit, take a Hideout off one of your groups.
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
sign-closed = the first player in a hand to lay cards of this outlaw must lay three or more at once; after that, everybody may lay any number
sign-few = if all players together have fewer points than needed, the reward waits for the next hand
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
    .you = In front of you
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

## The prompt

prompt-draw = Your turn: draw two cards, or take the top discard.
prompt-play = Lay down what you like, then discard one card.
prompt-play-sheriff = You have played your one sheriff card. You can still lay outlaws; then discard one card.
prompt-discard = You can play nothing now: discard one card.
prompt-ask = Who do you ask for { $outlaw }?
prompt-search = Take one card from the draw pile.
prompt-found = Play { $card } at once, or keep it.
prompt-window = You may take the Hideout off { $outlaws }, with a Wyatt Earp and a shot.
prompt-target = A hit! Which of your groups does { $card } join?
prompt-target-hideout = A hit! Which group does the Hideout cover?
prompt-target-wanted = A hit! Which group do you steal from?
prompt-target-wyatt = A hit! Which of your groups do you free?
prompt-wait-target = { $name } has scored a hit and is choosing a group for { $card }.
prompt-window-none = You hold no Wyatt Earp.
prompt-window-other = { $name } may act out of turn and take a Hideout away.
prompt-wait-draw = { $name } is about to draw.
prompt-wait-play = { $name } is laying cards.
prompt-wait-ask = { $name } is asking for { $outlaw }.
prompt-wait-search = { $name } is searching the draw pile.
prompt-wait-close = { $name }’s turn is ending.
prompt-done = Your turn is done.
prompt-between = The hand is over.
prompt-over = The game is over.
hint-wanted = To ask, choose a poster.
hint-target = Pick a highlighted group.
key-pick = Pick a card
key-draw = Draw two cards
key-take = Take the top discard
key-lay = Lay, play or answer: the buttons in order
key-discard = Discard the picked card
key-pass = Pass, or keep the card you found

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
    .you = Choose your { $outlaw }
act-target-here = Lay it here
act-target-hideout = Cover this group
act-target-wanted = Steal one here
act-target-wyatt = Free this group
act-want = Most Wanted: ask for { $outlaw }
act-want-here = Ask
act-steal = Most Wanted: steal an outlaw, with a shot
act-steal-here = Steal an outlaw
act-ask = Ask { $name }
    .you = Ask you
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
sheet-about = Points first, then dollars. Cards under a Hideout do not count. What stays is there for the next hand.
act-draw-here = Draw 2 cards
act-take-here = Take this card
worth = { $list }
piles = Draw pile and discard pile
goal = Hand { $number }; the game ends at { $money }.
stage-duel = The duel
stage-reward = The reward
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

why-over = The game is over.
why-draw-first = A turn begins with a draw.
why-drawn = You have already drawn this turn.
why-enough-left = There are enough cards to draw.
why-too-few-left = Fewer than two cards are left, and the pile was already renewed.
why-nothing-discarded = The discard pile is empty.
why-not-in-hand = You do not hold that.
why-three-to-open = An outlaw’s first cards must be three or more at once.
why-keep-one = You must keep a card to discard.
why-one-sheriff-card = You may play only one sheriff card in a turn.
why-no-shot = No card is left to shoot with or to search.
why-not-on-table = No card of this outlaw lies on the table.
why-no-hit = A target is chosen only after a hit.
why-target-first = First choose the group that you hit.
why-nothing-to-hide = No opponent has a group that can be covered.
why-nothing-to-steal = No outlaw card lies in front of an opponent.
why-nothing-to-free = No Hideout lies on your groups.
why-no-group = You have no group for it.
why-nothing-there = There is no card for this there.
why-no-opponent = That is not an opponent.
why-gun-there = The Fastest Gun is already with that outlaw.
why-hidden-already = A Hideout already lies there.
why-not-hidden = No Hideout lies there.
why-nobody-to-ask = No opponent has a card in hand.
why-cannot-ask = You have asked this player, or they have no cards.
why-ask-first = Ask an opponent first.
why-pick-first = Take a card from the draw pile first.
why-not-in-pile = This card cannot be taken from there.
why-found-first = First play the card that you found, or keep it.
why-nothing-found = You have not found a card.
why-window-open = For now you can only free a group or pass.
why-no-window = Nobody may act out of turn now.

## What happens

say-hand-began = Hand { $number } begins; { $name } deals.
    .you = Hand { $number } begins; you deal.
say-you-got = You are dealt { $cards }.
    .eyes = Dealt: { $cards }.
say-opened = { $card } opens the discard pile.
say-drew = { $name } draws { $count ->
        [0] nothing: there is no card left
        [one] one card
       *[other] { $count } cards
    }.
    .you = You draw { $count ->
            [0] nothing: there is no card left
            [one] one card
           *[other] { $count } cards
        }.
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
say-asked-none = { $name } asks { $other } for { $outlaw } and gets none.
    .you = You ask { $other } for { $outlaw } and get none.
    .other-you = { $name } asks you for { $outlaw } and gets none.
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
say-hand-ended-closed = { $name } can no longer draw two cards: the hand is over.
    .you = You can no longer draw two cards: the hand is over.
say-hand-ended-idle = Nobody has played a card for too many turns: the hand is over.
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

log-discarded = { $name } discards a card.
    .you = You discard a card.
log-opened = A card opens the discard pile.
log-shot-hit = { $name } shoots: a hit!
    .you = You shoot: a hit!
log-shot-miss = { $name } shoots: a miss.
    .you = You shoot: a miss.

## The end

end-goal = The goal is reached, and the richest wins.
end-duel = A duel has decided who wins among the richest.
end-last-hand = The thirtieth hand was the last, and the richest wins.
highlight-hand = The hand that decided it
highlight-reward = Largest reward
say-decisive = { $name } was ahead from hand { $number } on.
    .you = You were ahead from hand { $number } on.
score-rewards = Rewards
score-hand = Hand { $number }
tie-hits = Hits in the duel

## Options

option-gun-by = Where a Fastest Gun is barred
    .about = While one is in play, the next is barred from the same outlaw: from every group of that outlaw, or only from the group where it lies.
option-gun-by-name = on every group of that outlaw
option-gun-by-group = on that group only
option-smallest-first = Smallest share first
    .about = When a reward is shared, those behind the leader take from the fewest points to the most, as the French rules say if read literally.
option-discard-log = Discards in the log
    .about = The log records which cards went to the discard pile. Without this, everybody has to remember.

## Rules

rules-lead = Seven outlaws, seven posters. Cards laid in front of you raise the rewards; when the hand is over, those who did most to catch an outlaw share the reward. Told in our own words; the printed rules come with the box.
rules-why = For each clause, the page says which part is printed, which part is our reading, and where we had to choose or reconstruct.
primer-goal = Seven outlaws are wanted, each with a reward on their head. Lay their cards in front of you, and when a hand is over, share the rewards for those you did most to catch; once somebody is rich enough, the richest player wins.
primer-table = The wall as a hand begins: seven posters with their rewards, still closed, and the two piles of cards.
primer-turn-1 = Draw the top two cards of the draw pile, or the top card of the discard pile.
primer-turn-2 = Lay any number of outlaws in front of you, and play at most one sheriff card; or do neither.
primer-turn-3 = Discard one card. If it was your last, the hand ends.
primer-group = A group, and what it is worth
    .text = Your cards of one outlaw, with what lies on them, form a group and add up to points. The first player in a hand to lay cards of an outlaw needs three at once; after that, one is enough for everybody. Each card laid may raise the reward.
primer-sharing = Sharing a reward
    .text = For each outlaw, the points of all players count. With fewer than { $least } together, the reward waits for the next hand. A player who leads by five points or more takes all of it. Otherwise everybody closer than that shares: the leader first takes { $two }, then each takes { $thousand } in turn, until it is gone.
primer-shot = A shot
    .text = Most of the stronger sheriff cards need a shot: the top card of the draw pile is turned up. An outlaw is a hit, any other card a miss. You choose the target only after a hit; after a miss your card is lost.
primer-hideout = The Hideout
    .text = It covers another player’s group, and nothing there counts until a Wyatt Earp takes it away. So it can turn a share into the whole reward, or spoil a lead.
primer-scored = { $points }. { $said }
primer-step-draw = { $name } draws two cards and looks for three of a kind.
primer-step-lay = { $name } lays one outlaw’s cards on the table. From now on that outlaw is open, and the reward has gone up.
primer-step-shoot = This turn’s one sheriff card needs a shot, and the card turned up is an outlaw: a hit.
primer-step-hit = So the card joins the group, adds its points, and raises the reward once more. The reward is higher for the others too, if they come close.
primer-step-discard = At the end { $name } discards a card, which the next player may take.
rules-components = What is in the box
rules-setup = A hand begins
rules-sheriff = Sheriff cards
rules-hand = A hand ends
rules-scoring = Scoring, outlaw by outlaw
rules-end = The end of the game
rules-cards = The cards
rules-cards-about = Counts, points and rewards come from the edition of this table: if you own the box, you can correct them in a file.
rules-cards-outlaw = There are { $count } cards of each outlaw, each worth { $points }. Every one has a bullet hole: when a shot turns it up, it is a hit.
rules-shares = Examples of sharing
rules-shares-about = The players’ points, then the reward in thousands, then what each takes.
rules-shares-points = Points
rules-shares-pot = Reward
rules-shares-taken = Taken
rules-shares-rest = Stays
rule-we-1 = There are { $cards } cards, { $sheriffs } of them sheriff cards. Every outlaw card has a bullet hole.
    .reading = The other { $outlaws } are outlaw cards, { $copies } for each of the seven.
    .rebuilt = An outlaw card is worth { $points }, no sheriff card has a hole, and the seven have the names used here: several descriptions agree on this.
rule-we-2 = Each player is dealt ten cards, however many play. One more card opens the discard pile.
    .reading = It may be any card. A sheriff card does nothing there, and it can be taken.
rule-we-3 = Before the first hand, every poster gets { $thousand }; before each later hand, another { $thousand } is added to what is still there.
    .reading = The bank never runs dry.
rule-we-4 = The player to the left of the dealer goes first; then play runs clockwise.
    .ours = The first dealer is chosen at random.
rule-we-5 = The player who had the last turn of a hand deals the next one.
    .ours = If a hand stops because two cards can no longer be drawn (WE-28), it is the player who let it stop.
rule-we-6 = A turn has three parts: draw, lay down if you like, discard exactly one card. You must draw and discard.
rule-we-7 = Drawing means taking the top two cards of the draw pile, or the top card of the discard pile.
    .ours = The card just taken may go straight back as the discard.
rule-we-8 = If two cards are wanted and the draw pile has fewer, the discard pile is shuffled to refill it, once in a hand. For the second time, see WE-28.
    .reading = It goes beneath what is left. The discard pile is never empty when somebody draws.
rule-we-9 = In a turn you may lay any number of outlaw cards and at most one sheriff card, in any order. Laid cards stay: they are never taken back, discarded by choice or moved to another outlaw.
rule-we-10 = The first time that any player lays cards of an outlaw in a hand, it takes at least three at once. After that the outlaw is open: everybody may lay any number.
    .ours = The outlaw stays open until the hand ends, even if all of those cards are stolen again.
rule-we-11 = A lay-down adds to the outlaw’s reward: { $thousand } for each card laid at once except the first. Cards laid earlier do not count, and each lay-down is counted by itself.
    .example = A player lays four cards of Jesse James: his reward grows by { $three }. Another player lays two more: { $thousand }. Then the first player adds one: nothing, since the cards already there do not count.
rule-we-12 = Your cards lie in front of you. Your cards of one outlaw and the sheriff cards on them form a group.
rule-we-13 = The discard cannot be skipped.
    .ours = So you can play a card only if another one stays in your hand, and this is checked before its shot or question is decided. Only a Wyatt Earp played to draw may be your last card, if there is a card to draw: he brings one to discard.
rule-we-14 = A shot turns the top card of the draw pile onto the discard pile: an outlaw card is a hit. After a miss the sheriff card is discarded; it counts as this turn’s sheriff card, but not as the turn’s discard. It lies on top of the card that was shot; only a Wyatt Earp who frees a group is discarded before his shot, so the shot card lies on him.
    .ours = Cards that the effect takes from the table lie on the shot card, and beneath the card played if that is discarded after them. If the pile has to be renewed for such a Wyatt Earp’s shot (WE-15), he is not shuffled in.
rule-we-15 =
    .ours = The draw pile may be too small for a shot (one card), a search (one) or Wyatt Earp’s draw (two). A pile not yet renewed in this hand is then renewed as in WE-8, and that counts as the one time; the card being played is not yet on the discard pile and stays out of the shuffle. If the pile was renewed before, Wyatt Earp draws what is there, at least one card; if no card is left, nothing that needs a shot can be played and no search can be made.
rule-we-16 = You say how you use a card when you play it, but name its target only after a hit. After a miss no target is named.
    .ours = There must be a legal target when the card is played. After a hit it must be used; if there is only one target, you are not asked.
rule-we-17 = A Photo can be laid while an outlaw card of its outlaw lies in front of somebody: with your own group of that outlaw or, if you have none, alone. A Hideout can cover a lone Photo. Nobody can ask for a Photo or steal it.
    .reading = The outlaw card may lie under a Hideout. It is not enough that the outlaw was opened (WE-10) if all of those cards have been stolen. A lone Photo is a group that can be built on.
rule-we-18 = Stagecoach Robbery and Bank Robbery need a hit and a group of your own, which may be a lone Photo. They stay there, count their points and add their reward.
rule-we-19 = The same goes for the Fastest Gun, but only one of them is in play: a new one sends the old one to the discard pile. The old one’s points are lost, but its reward stays. A new one cannot be laid on the outlaw who has the present one.
    .reading = The old one goes even if it lies under a Hideout.
    .ours = The outlaw’s name counts, no matter whose group has the present one. (Option: only that one group is barred.)
rule-we-20 = Most Wanted gets you one outlaw card, which you may lay in the same turn; either way it is discarded. Asking, without a shot: name an outlaw and ask the others one by one, in any order, until somebody has one and hands it over; perhaps nobody does. Stealing, with a shot: take one outlaw card that lies in front of another player, never a sheriff card. After a miss you cannot switch to asking.
    .reading = Asking needs an opponent who has cards.
    .ours = A card can be stolen from under a Hideout too.
rule-we-21 = When a theft leaves sheriff cards with neither an outlaw card nor a Photo beneath them, they are discarded. Rewards stay as they are.
    .reading = A Hideout that no longer covers anything is such a sheriff card and goes with them; cards of that outlaw laid later are visible. A Photo stays, with any Hideout on it.
rule-we-22 =
    .reading = A stolen card of an open outlaw may be laid alone, which adds nothing to the reward, or together with others as one lay-down. An outlaw who is not open needs three, including the stolen one.
rule-we-23 = A Hideout needs a hit and covers a group that has none yet. Nothing in that group counts in the scoring, and outlaw cards that its owner adds go underneath. Rewards rise as usual.
    .reading = Sheriff cards that are added go underneath too.
    .ours = It must be another player’s group. The French book contradicts itself: its chapter on the sheriff cards allows any player’s, its help card only another’s.
rule-we-24 = Wyatt Earp is always discarded. To draw: take the top two cards of the draw pile into your hand; a sheriff card among them cannot be played in the same turn. To search: look through the whole draw pile and take one card of your choice, but not another Wyatt Earp; if there is one to take, you must. To free: on a hit, a Hideout leaves one of your groups, and both cards are discarded; on a miss, only he is. A sheriff card found in the search may be played at once, before anything else, even though it is the second; if kept, it falls under the limit of WE-9. An outlaw card simply comes to your hand.
    .ours = After a search, the pile is shuffled first, and then Wyatt Earp is discarded.
rule-we-25 = To free a group, Wyatt Earp may also be played on somebody else’s turn.
    .ours = A program cannot ask at any moment, so it asks at two. Right after a Hideout has landed, only its victim is asked. After every discard, including one that ends the hand, everybody with a covered group is asked, clockwise from the player whose turn comes next or would come next; but not when a hand stops by WE-28. If you are asked, you may shoot as often as you can, and after a hit you say which Hideout goes (WE-16); or you pass, which is final for that moment. Nobody is asked or left out because of the cards they hold: a covered group, a card in hand and a card to shoot with are enough. Such a Wyatt Earp is not the sheriff card of a turn. The moment after a discard still belongs to the turn before: if somebody’s hand is empty at its end, the hand is over.
rule-we-26 = A sheriff card may be your discard; then it does nothing.
rule-we-27 = A hand ends when the player whose turn it is discards their last card, or when anybody else has none at the end of a turn.
    .ours = In both cases the moment after the discard (WE-25) comes first, and what happens in it still counts.
rule-we-28 = It also ends when the player who has to draw wants two cards, the pile has fewer, and it was renewed before: that player has no turn. They can take the top discard instead, and then the next player has the same choice.
    .ours = In two other places, the French book ends the hand as soon as the pile runs out for the second time; we play what its chapter on the end of a hand says. So that no hand goes on forever: a turn is idle if it began by taking the top discard and nobody played a card in it or in the moment after it. Three times as many idle turns in a row as there are players also end the hand, whether or not it could have been stopped; the player of the last one deals.
rule-we-29 = Add up the capture points of all players that are not under a Hideout. With fewer than { $least }, the reward stays for the next hand.
rule-we-30 = Otherwise, a player who leads by at least five points takes everything.
rule-we-31 = Otherwise the leader shares with everybody less than five points behind. The leader takes { $two }, then each of the others { $thousand }; then everybody takes { $thousand } again, from the leader on, until nothing is left. Players with equal points take at the same time; when the rest is not enough to give each of them the same, the sharing is over and the rest stays. Tied leaders who cannot have { $two } each take { $thousand } each, if there is enough, and then it is over.
    .reading = A single leader who finds only { $thousand } takes that.
    .ours = The others take in order of their points, most first. The French book says twice that they take in decreasing order of their distance from the leader, which read literally puts the fewest points first; its four examples come out the same either way. (Option: fewest first, read literally.) A player without a visible point gets no share. That too goes against the book read literally, which looks only at the distance.
rule-we-32 = The first four of the examples below are printed.
    .reading = The next seven follow from WE-31 as we read it.
    .ours = The last four show what we chose there, and what an option of the table changes.
rule-we-33 = Money is open. All cards are shuffled for the next hand.
rule-we-34 = If anybody has { $goal } or more after a hand is scored, the richest player wins. A duel decides among those who tie: round by round, each turns up a card of the draw pile as it lies, including those who are behind, until one alone has the most hits.
    .ours = When the pile has fewer cards than there are players in the duel, all { $cards } are shuffled, and the hits so far stay. After the thirtieth hand the richest player wins, with any amount.

## The guided first game

tip-goal = Hunt outlaws: at the end of a hand, the most points for an outlaw win the reward, or the largest share of it. The richest player wins.
tip-draw = Every turn begins with a draw: two cards from the pile, or the top discard. Two are usually better, unless it is your third of one outlaw.
tip-open = Three cards of one outlaw at once open that outlaw. From then on, everybody may lay single cards too. Lay what you can.
tip-discard = Every turn ends with one discard. Discarding your last card ends the hand.
tip-scored = The hand is scored. Rewards that nobody won stay on their posters, and each poster gets another $1,000.
tip-hidden = A Hideout covers one of your groups: nothing in it counts. Wyatt Earp can take it away with a shot, even out of turn.
tip-reward = For each card after the first in one lay-down, $1,000 goes on the poster, not to you: the reward is paid when the hand ends.
tip-eight = A reward is paid only if all players together have 8 points for that outlaw. Then the poster shows who would get what now.
tip-shared = Somebody hunts the same outlaw. A lead of 5 points or more takes all; otherwise you share, and the leader takes the most. The poster shows it.
tip-wyatt = Wyatt Earp brings you two cards, or one of your choice from the draw pile. He can also shoot away a Hideout that covers one of your groups.
tip-wanted = Most Wanted: ask your opponent for an outlaw, or steal one from the table with a shot.
tip-hideout = Hideout: on a hit it covers one of your opponent’s groups, and nothing in that group counts any more.
tip-shot = A card with a bullet needs a shot: the top card of the pile is turned up. A bullet hole, as on outlaws, is a hit; otherwise your card is lost.
tip-photo = A Photo is worth 4 points. While its outlaw is on the table, lay it with your own or, if you have none, alone. One sheriff card (with a star) a turn.
tip-rich = Money adds up over the hands. Once somebody has $25,000 or more after a scoring, the richest player wins.
