//! The tips of the guided first game, each with the moment when it is shown.

use look::Tip;
use table::Seat;
use wyatt_earp::{Card, Group, Outlaw, Step, View, WyattEarp};

/// With at least this many cards in the draw pile of two players, it is still the first turn.
const UNTOUCHED: u8 = 55;

/// From this many thousand dollars on, it helps to know how many end the game (WE-34).
const RICH: u16 = 8;

/// The tips, most urgent first.
pub(crate) static LESSON: &[Tip<WyattEarp>] = &[
    Tip { name: "goal", at: "", when: |_, view, seat| begins(view, seat) && view.step == Step::Draw },
    Tip { name: "draw", at: ".piles .pile", when: |_, view, seat| begins(view, seat) && view.step == Step::Draw },
    Tip { name: "open", at: "#hand", when: |_, view, seat| begins(view, seat) && view.step == Step::Play },
    Tip { name: "reward", at: ".posters", when: |_, view, _| view.number == 1 && view.open != 0 },
    Tip { name: "eight", at: ".posters", when: |_, view, seat| groups(view, seat).any(Group::stands) },
    Tip { name: "shot", at: "#draw-pile", when: |_, view, seat| may_play(view, seat, &SHOTS) },
    Tip { name: "discard", at: "#discard-pile", when: |_, view, seat| discards(view, seat) },
    Tip { name: "scored", at: "#scoring", when: |_, view, _| view.number == 2 && view.open == 0 },
    Tip { name: "hidden", at: ".groups", when: |_, view, seat| groups(view, seat).any(|group| group.hidden) },
    Tip { name: "shared", at: ".groups", when: |_, view, seat| hunts_with_others(view, seat) },
    Tip { name: "wyatt", at: "#hand", when: |_, view, seat| may_play(view, seat, &[Card::WYATT]) },
    Tip { name: "wanted", at: "#hand", when: |_, view, seat| may_play(view, seat, &[Card::WANTED]) },
    Tip { name: "hideout", at: "#hand", when: |_, view, seat| may_play(view, seat, &[Card::HIDEOUT]) },
    Tip { name: "photo", at: "#hand", when: |_, view, seat| may_play(view, seat, &Outlaw::ALL.map(Card::photo)) },
    Tip { name: "rich", at: ".money", when: |_, view, _| view.money.iter().any(|money| *money >= RICH) },
];

/// The sheriff cards that stay on the player's own group after a hit (WE-18, WE-19).
const SHOTS: [Card; 3] = [Card::STAGECOACH, Card::BANK, Card::GUN];

/// Whether the seat is in the first turn of the game.
fn begins(view: &View, seat: Seat) -> bool {
    view.active == seat && view.number == 1 && view.draw >= UNTOUCHED
}

/// Whether the seat can lay and discard in the first hand. Its shots may already have thinned the draw pile.
fn discards(view: &View, seat: Seat) -> bool {
    view.active == seat && view.number == 1 && view.step == Step::Play
}

/// Whether the seat may still play a sheriff card this turn and holds one of these.
fn may_play(view: &View, seat: Seat, cards: &[Card]) -> bool {
    let is_free = view.active == seat && view.step == Step::Play && !view.sheriff;
    is_free && cards.iter().any(|card| view.hand.count(*card) > 0)
}

/// The groups of a seat.
fn groups(view: &View, seat: Seat) -> impl Iterator<Item = &Group> {
    view.groups[seat].iter()
}

/// Whether the seat and another seat have cards of the same outlaw.
fn hunts_with_others(view: &View, seat: Seat) -> bool {
    let both =
        |other: Seat| groups(view, seat).zip(groups(view, other)).any(|(own, theirs)| own.stands() && theirs.stands());
    view.groups.pairs().any(|(other, _)| other != seat && both(other))
}
