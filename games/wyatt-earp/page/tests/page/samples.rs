//! Sample tables, events and games.

use look::Language;
use table::{Fast, Match, Position, Seat, Settings, Stream, Viewer};
use wyatt_earp::{Action, Card, Cards, End, Event, Hand, HandEnd, Outlaw, Scored, Step, WyattEarp};
use wyatt_earp_page::PAGE;

pub(crate) const SEATS: u8 = 4;

pub(crate) fn sample(settings: Settings) -> look_kit::Sample<WyattEarp> {
    look_kit::Sample::new(&PAGE, look_kit::game(SEATS, settings), Language::En)
}

/// One of every event; all variants of events with several sentences.
pub(crate) fn events() -> Vec<Event> {
    let (seat, other, outlaw) = (Seat(1), Seat(2), Outlaw::Jesse);
    let hand = || [Card::outlaw(outlaw), Card::outlaw(outlaw), Card::BANK].into_iter().collect::<Hand>();
    let cards: Cards = [Card::WYATT, Card::photo(outlaw)].into_iter().collect();
    let counted = |outlaw, shares: [u16; 4], rest, money: [u16; 4]| {
        let points = [9, 5, 0, 0].into_iter().collect();
        let (shares, money) = (shares.into_iter().collect(), money.into_iter().collect());
        Event::Scored(Scored { outlaw, points, shares, rest, money })
    };
    let scored = |shares, rest| counted(outlaw, shares, rest, [12, 9, 12, 0]);
    let last = |money| counted(Outlaw::ALL[Outlaw::ALL.len() - 1], [5, 3, 0, 0], 0, money);
    let played = |card, outlaw| Event::Played { seat, card, outlaw };
    let mut list = vec![
        Event::HandBegan { number: 2, dealer: seat },
        Event::YouGot { cards: hand() },
        Event::Opened { card: Card::GUN },
        Event::Turn { seat },
        Event::Drew { seat, count: 0 },
        Event::Drew { seat, count: 1 },
        Event::Drew { seat, count: 2 },
        Event::YouDrew { cards },
        Event::Took { seat, card: Card::outlaw(outlaw) },
        Event::Renewed,
        Event::Laid { seat, outlaw, count: 1, reward: 0 },
        Event::Laid { seat, outlaw, count: 3, reward: 2 },
        played(Card::photo(outlaw), None),
        played(Card::BANK, None),
        played(Card::WANTED, Some(outlaw)),
        played(Card::WANTED, None),
        Event::Shot { seat, card: Card::outlaw(outlaw) },
        Event::Shot { seat, card: Card::BANK },
        Event::Landed { seat, outlaw, card: Card::GUN, reward: 1 },
        Event::Landed { seat: other, outlaw, card: Card::HIDEOUT, reward: 0 },
        Event::Spent { card: Card::BANK },
        Event::Lost { seat, outlaw, card: Card::HIDEOUT },
        Event::Asked { seat, other, outlaw, has: true },
        Event::Asked { seat, other, outlaw, has: false },
        Event::Stolen { seat, from: other, outlaw },
        Event::Searches { seat },
        Event::YouSee { pile: hand() },
        Event::Searched { seat, found: true },
        Event::Searched { seat, found: false },
        Event::YouTook { card: Card::BANK },
        Event::Window { seat, between: true },
        Event::Passed { seat },
        Event::Discarded { seat, card: Card::outlaw(outlaw) },
        scored([5, 3, 0, 0], 0),
        scored([1, 1, 0, 0], 1),
        scored([0; 4], 3),
        last([12, 9, 12, 0]),
        last([12, 19, 12, 0]),
        Event::Duel { seats: [seat, other].into_iter().collect() },
        Event::DuelRenewed,
        Event::Turned { seat, card: Card::outlaw(outlaw) },
        Event::Turned { seat, card: Card::WYATT },
    ];
    list.extend([HandEnd::Emptied, HandEnd::Closed, HandEnd::Idle].map(|why| ended(seat, why)));
    list.push(Event::HandEnded { seat: Seat(3), why: HandEnd::Emptied, empty: [seat, other].into_iter().collect() });
    list.extend(End::ALL.map(|end| Event::Ended { end }));
    list
}

/// The end of a hand, for any reason, with this seat's hand empty.
pub(crate) fn ended(seat: Seat, why: HandEnd) -> Event {
    Event::HandEnded { seat, why, empty: [seat].into_iter().collect() }
}

/// Random play that ends no hand before it must; calls `look` at every position.
pub(crate) fn wander(game: &WyattEarp, seed: u64, mut look: impl FnMut(&Position<WyattEarp>)) {
    let mut random = Fast::new(seed);
    let mut playing = Match::deal(game, random.split());
    for _ in 0..250 {
        look(playing.position());
        let Some(seat) = playing.to_act().first() else { return };
        let list = playing.legal(seat);
        // Sheriff cards make positions differ most, so they are preferred.
        let rare = |action: &&Action| !matches!(action, Action::Discard { .. } | Action::Lay { .. } | Action::Pass);
        let rare: Vec<Action> = list.iter().filter(rare).copied().collect();
        let from = if rare.is_empty() || random.below(3) == 0 { &list } else { &rare };
        let action = *random.pick(from).expect("somebody who acts has a choice");
        playing.play(seat, action).expect("the action is listed");
    }
}

/// A game up to a hit in a window that leaves a choice: Hideouts gather on one player's groups.
pub(crate) fn hit_in_a_window(game: &WyattEarp) -> Position<WyattEarp> {
    let keen = |action: &&Action| matches!(action, Action::Hideout | Action::Unhide | Action::Target { .. });
    let mut random = Fast::new(1);
    loop {
        let mut playing = Match::deal(game, random.split());
        while let Some(seat) = playing.to_act().first() {
            if matches!(playing.view(Viewer::Spectator).step, Step::WindowTarget(..)) {
                return playing.position().clone();
            }
            let list = playing.legal(seat);
            let action = list.iter().find(keen).or_else(|| random.pick(&list)).expect("somebody who acts has a choice");
            playing.play(seat, *action).expect("the action is listed");
        }
    }
}
