//! What the guided first game explains, and when.

use dollars_wanted::{DollarsWanted, Kind, Step, View};
use look::Tip;
use table::Seat;

/// From this many hidden cards on, a row is soon robbed by itself (DW-26).
const MANY: u8 = 5;

/// From this many buildings on, a pile is soon empty (DW-27).
const FEW: u8 = 3;

/// The tips, the most urgent first.
pub(crate) static LESSON: &[Tip<DollarsWanted>] = &[
    Tip { name: "goal", at: ".needs", when: |_, view, seat| begins(view, seat) && view.step == Step::First },
    Tip { name: "lay", at: "#hand", when: |_, view, seat| begins(view, seat) && view.step == Step::First },
    Tip { name: "remember", at: ".down", when: |_, view, seat| begins(view, seat) && view.step == Step::Second },
    Tip { name: "rob", at: ".row", when: |_, view, seat| robs(view, seat) && won(view) == 0 },
    Tip { name: "enough", at: ".needs", when: |_, view, seat| robs(view, seat) && won(view) == 0 },
    Tip { name: "won", at: ".panel .won", when: |_, view, _| won(view) == 1 },
    Tip { name: "vain", at: ".cards .face", when: |_, view, _| view.rows.iter().any(|row| !row.up.is_empty()) },
    Tip { name: "end", at: ".site small", when: |_, view, _| view.rows.iter().any(|row| row.buildings <= FEW) },
    Tip { name: "seven", at: ".cards .count", when: |_, view, _| view.rows.iter().any(|row| row.down >= MANY) },
    Tip { name: "joker", at: "#hand", when: |_, view, seat| holds(view, seat, Kind::Joker) },
    Tip { name: "elixir", at: "#hand", when: |_, view, seat| holds(view, seat, Kind::Elixir) },
    Tip { name: "coyote", at: "#hand", when: |_, view, seat| holds(view, seat, Kind::Coyote) },
    Tip { name: "vulture", at: "#hand", when: |_, view, seat| holds(view, seat, Kind::Vulture) },
    Tip { name: "theirs", at: ".down", when: |_, view, seat| lays(view, seat) && view.turn > 2 },
];

/// Whether the seat lays a card now.
fn lays(view: &View, seat: Seat) -> bool {
    view.active == seat && matches!(view.step, Step::First | Step::Second)
}

/// Whether the seat lays cards in its first turn.
fn begins(view: &View, seat: Seat) -> bool {
    lays(view, seat) && usize::from(view.turn) <= view.seats.iter().count()
}

/// Whether the seat may rob now.
fn robs(view: &View, seat: Seat) -> bool {
    view.active == seat && view.step == Step::Rob
}

/// Whether the seat lays a card now and holds this one.
fn holds(view: &View, seat: Seat, kind: Kind) -> bool {
    lays(view, seat) && view.hand.iter().any(|card| card.kind() == kind)
}

/// How many buildings have been won.
fn won(view: &View) -> usize {
    view.seats.iter().map(|seat| seat.won.len()).sum()
}
