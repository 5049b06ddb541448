//! The tips of the guided first game, and when they appear.

use desperados::{Desperados, Step, View};
use look::Tip;
use table::Seat;

/// A hand of this many cards is large.
const MANY: u8 = 8;

/// The tips, most urgent first.
pub(crate) static LESSON: &[Tip<Desperados>] = &[
    Tip { name: "goal", at: ".pile-of-places", when: |_, view, seat| begins(view, seat) },
    Tip { name: "place", at: "#hand", when: |_, view, seat| places(view, seat) },
    Tip { name: "first", at: "#hand", when: |_, view, seat| begins(view, seat) },
    Tip { name: "worth", at: ".spot .helpers", when: |_, view, seat| places(view, seat) },
    Tip { name: "hold-up", at: ".spot.held", when: |_, view, _| chooses(view) && won(view) == 0 },
    Tip { name: "tie", at: ".recent", when: |_, view, _| chooses(view) },
    Tip { name: "wanted", at: ".warrant", when: |_, view, _| chooses(view) && !view.warrant.is_empty() },
    Tip { name: "away", at: "#hand", when: |_, view, _| chooses(view) },
    Tip { name: "secret", at: "", when: |_, view, _| matches!(view.step, Step::HoldUp(_)) },
    Tip { name: "won", at: ".warrant", when: |_, view, _| won(view) == 1 },
    Tip { name: "kinds", at: ".booty", when: |_, view, _| won(view) > 1 },
    Tip {
        name: "full",
        at: ".spot .helpers",
        when: |_, view, seat| places(view, seat) && has_place(view, |value, cards| cards + 1 == value),
    },
    Tip { name: "end", at: ".pile-of-places", when: |_, view, _| has_place(view, |value, _| value == 5) },
    Tip { name: "many", at: "#hand", when: |_, view, seat| places(view, seat) && view.hand.len() >= MANY },
];

/// Whether the seat is about to put a card in front of a place.
fn places(view: &View, seat: Seat) -> bool {
    view.active == seat && view.step == Step::Place
}

/// Whether it is the seat's first turn.
fn begins(view: &View, seat: Seat) -> bool {
    places(view, seat) && view.seats[seat].placed.is_none()
}

/// Whether the viewer is still choosing a gang.
fn chooses(view: &View) -> bool {
    view.choice.as_ref().is_some_and(|choice| !choice.ready)
}

/// How many places have been won.
fn won(view: &View) -> usize {
    view.seats.iter().map(|seat| seat.booty.len()).sum()
}

/// Whether a place in play satisfies `so`, given its value and number of helpers.
fn has_place(view: &View, so: fn(u8, u8) -> bool) -> bool {
    let mut spots = view.spots.iter();
    spots.any(|spot| spot.place().is_some_and(|place| so(place.value(), spot.cards.len() as u8)))
}
