//! The tips of the guided first game, each with the moment when it is shown.

use dollars_wanted::{DollarsWanted, Kind, RowView, Step, View};
use look::Tip;
use table::Seat;

/// A row with this many hidden cards is close to being robbed automatically (DW-26).
const MANY: u8 = 5;

/// From this turn on, tips that matter in every game are shown even if their case has not come up.
const LATE: u16 = 11;

/// A pile with this few buildings will soon be empty (DW-27).
const FEW: u8 = 3;

/// The tips, most urgent first.
pub(crate) static LESSON: &[Tip<DollarsWanted>] = &[
    Tip { name: "goal", at: ".needs", when: |_, view, seat| begins(view, seat) && view.step == Step::First },
    Tip { name: "lay", at: "#hand", when: |_, view, seat| begins(view, seat) && view.step == Step::First },
    Tip { name: "first", at: "#hand", when: |_, view, seat| begins(view, seat) },
    Tip { name: "remember", at: ".down", when: |_, view, seat| begins(view, seat) && view.step == Step::Second },
    Tip { name: "rob", at: ".row", when: |_, view, seat| robs(view, seat) && won(view) == 0 },
    Tip { name: "risk", at: ".needs", when: |_, view, seat| robs(view, seat) },
    Tip { name: "won", at: ".panel .won", when: |_, view, _| won(view) > 0 },
    Tip {
        name: "vulture",
        at: "",
        when: |_, view, seat| holds(view, seat, Kind::Vulture) || lies_open(view, Kind::Vulture),
    },
    Tip { name: "vain", at: ".cards .face", when: |_, view, _| view.rows.iter().any(|row| !row.up.is_empty()) },
    Tip { name: "end", at: ".site small", when: |_, view, _| view.rows.iter().any(|row| row.buildings <= FEW) },
    Tip { name: "joker", at: "#hand", when: |_, view, seat| holds(view, seat, Kind::Joker) },
    Tip { name: "elixir", at: "#hand", when: |_, view, seat| holds(view, seat, Kind::Elixir) },
    Tip { name: "coyote", at: "#hand", when: |_, view, seat| holds(view, seat, Kind::Coyote) },
    Tip { name: "theirs", at: ".down", when: |_, view, seat| lays(view, seat) && view.turn > 2 },
    Tip { name: "seven", at: ".cards .count", when: |_, view, _| view.turn >= LATE || view.rows.iter().any(is_long) },
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

/// Whether a card of this kind lies face up in a row.
fn lies_open(view: &View, kind: Kind) -> bool {
    view.rows.iter().flat_map(|row| &row.up).any(|card| card.kind() == kind)
}

/// Whether the row has many hidden cards.
fn is_long(row: &RowView) -> bool {
    row.down >= MANY
}

/// How many buildings have been won.
fn won(view: &View) -> usize {
    view.seats.iter().map(|seat| seat.won.len()).sum()
}
