//! The tips of the guided first game, and when they appear.

use fistful_of_meeples::{Action, Field, FistfulOfMeeples, Meeple, Step, View};
use look::Tip;
use table::{Game, Seat};

/// With this many gold cubes, a bar will soon be affordable (FM-29).
const GOLD: u8 = 4;

/// With this many graves taken, none will be free soon (FM-30).
const GRAVES: usize = 4;

/// The tips, most urgent first.
pub(crate) static LESSON: &[Tip<FistfulOfMeeples>] = &[
    Tip { name: "goal", at: "", when: |_, view, seat| decides(view, seat, Step::Settle) },
    Tip { name: "take", at: "", when: |_, view, seat| decides(view, seat, Step::Take) && view.board.turn <= 2 },
    Tip { name: "end", at: "", when: |_, view, _| is_near_its_end(view) },
    Tip { name: "drop", at: "#hand", when: |_, view, seat| drops_another(view, seat) },
    Tip { name: "resolve", at: "", when: |_, view, seat| decides(view, seat, Step::Resolve) && view.board.turn <= 4 },
    Tip {
        name: "points",
        at: ".panel .facts",
        when: |_, view, seat| decides(view, seat, Step::Take) && view.board.turn > 2,
    },
    Tip { name: "roll", at: "#showdown", when: |_, view, _| view.board.showdown() },
    Tip { name: "showdown", at: "", when: |game, view, seat| may_stand_at_an_end(game, view, seat) },
    Tip { name: "builder", at: "", when: |_, view, seat| acts(view, seat, Meeple::Builder) },
    Tip { name: "miner", at: "", when: |_, view, seat| acts(view, seat, Meeple::Miner) },
    Tip { name: "robber", at: "", when: |_, view, seat| acts(view, seat, Meeple::Robber) },
    Tip { name: "deputy", at: "", when: |_, view, seat| acts(view, seat, Meeple::Deputy) },
    Tip { name: "madame", at: "", when: |_, view, seat| acts(view, seat, Meeple::Madame) },
    Tip {
        name: "dynamite",
        at: "",
        when: |_, view, _| !drops(view) && (view.board.bag.dynamite > 0 || view.board.exploded > 0),
    },
    Tip {
        name: "bar",
        at: "",
        when: |_, view, _| !drops(view) && view.board.seats.iter().any(|supply| supply.gold >= GOLD),
    },
];

/// Whether the seat has this step to decide.
fn decides(view: &View, seat: Seat, step: Step) -> bool {
    view.asked() == Some(seat) && view.board.step == step
}

/// Whether meeples are being placed. Tips about them come first then.
fn drops(view: &View) -> bool {
    view.board.step == Step::Drop
}

/// Whether the seat is placing meeples, and one stands on the street already: nothing is explained before the first.
fn drops_another(view: &View, seat: Seat) -> bool {
    decides(view, seat, Step::Drop) && !view.board.unresolved().is_empty()
}

/// Whether the seat is placing or resolving such a meeple.
fn acts(view: &View, seat: Seat, meeple: Meeple) -> bool {
    let board = &view.board;
    let at_doors = || board.unresolved().iter().any(|field| board.street.on(field) == Some(meeple));
    (drops_another(view, seat) && board.hand.has(meeple)) || (decides(view, seat, Step::Resolve) && at_doors())
}

/// Whether the seat may put a meeple on an end of the street now, or a meeple stands there.
fn may_stand_at_an_end(game: &FistfulOfMeeples, view: &View, seat: Seat) -> bool {
    let board = &view.board;
    let mut drops = board.hand.kinds().flat_map(|meeple| Field::SHOWDOWN.map(|field| Action::Drop { meeple, field }));
    let may_drop = drops_another(view, seat) && drops.any(|drop| game.why_not(view, drop).is_none());
    may_drop || board.markers.iter().any(Option::is_some)
}

/// Whether something that ends the game is near.
fn is_near_its_end(view: &View) -> bool {
    let board = &view.board;
    board.last_round.is_some() || board.bars <= 2 || board.graves.len() >= GRAVES || board.exploded >= 2
}
