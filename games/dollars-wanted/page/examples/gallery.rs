//! Writes gallery pages into the folder given: those that every game has, and made-up tables at two decisions.

use dollars_wanted::{
    BuildingId, ByTool, Card, Cards, Cause, Colour, DollarsWanted, Event, Kind, Missing, PileView, RowId, RowView,
    SeatView, Step, View,
};
use dollars_wanted_page::PAGE;
use look_kit::{Gallery, Shot};
use table::{Seat, Settings, Viewer};

fn main() -> std::io::Result<()> {
    let usual = look_kit::game(3, Settings::default());
    let coloured = look_kit::game(3, Settings::of([("colour-variant", "on"), ("false-play", "off")]));
    let mut gallery = Gallery::new(&PAGE, &usual);
    let log = [
        Event::First { seat: Seat(1) },
        Event::Turn { seat: Seat(1), number: 1 },
        Event::Robbery { seat: Seat(1), row: RowId(1), cause: Cause::Called },
        Event::Won { seat: Seat(1), row: RowId(1), building: BuildingId(13) },
        Event::Turn { seat: Seat(0), number: 2 },
        Event::Laid { seat: Seat(0), row: RowId(0), place: 1 },
    ];
    for (name, game, step) in [("table", &usual, Step::Second), ("rob", &coloured, Step::Rob)] {
        let view = view(game, step);
        gallery.show(name, game, &Shot { view: &view, last: &log[5..], log: &log, is_frame: false });
    }
    for (name, last) in robbery() {
        let view = view(&usual, Step::Rob);
        gallery.show(name, &usual, &Shot { view: &view, last: &last, log: &last, is_frame: true });
    }
    gallery.write()
}

/// The moments of a robbery of the second row, each with what is turned up in it.
fn robbery() -> Vec<(&'static str, Vec<Event>)> {
    let (seat, row) = (Seat(1), RowId(1));
    let card = |kind| Card::new(kind, Colour::Grey);
    let missing = Missing { icons: ByTool([2, 0, 1, 0]), wild: 0 };
    let turned = Event::Turned { row, card: card(Kind::Elixir) };
    vec![
        ("frame-robbery", vec![Event::Robbery { seat, row, cause: Cause::Called }]),
        ("frame-turned", vec![turned.clone()]),
        ("frame-won", vec![turned.clone(), Event::Won { seat, row, building: BuildingId(13) }]),
        ("frame-failed", vec![turned.clone(), turned, Event::Failed { seat, row, missing }]),
        ("frame-eaten", vec![Event::Eaten { row, coyote: card(Kind::Coyote), prey: card(Kind::Joker) }]),
    ]
}

fn view(game: &DollarsWanted, step: Step) -> View {
    let card = |kind, colour| Card::new(kind, colour);
    let front = |id| Some(game.building(BuildingId(id)).front);
    let red = Colour::Red;
    View {
        viewer: Viewer::Seat(Seat(0)),
        active: Seat(0),
        step,
        turn: 2,
        redraws: 0,
        lone: false,
        rows: [
            RowView { front: front(1), dollars: None, buildings: 5, up: Vec::new(), down: 5 },
            RowView {
                front: front(12),
                dollars: None,
                buildings: 4,
                up: vec![card(Kind::Clint2, red), card(Kind::Elixir, Colour::Blue), card(Kind::Vulture, Colour::Green)],
                down: 2,
            },
            RowView { front: front(16), dollars: None, buildings: 6, up: Vec::new(), down: 0 },
        ],
        seats: [(5, vec![], 1), (6, vec![BuildingId(13), BuildingId(2)], 0), (6, vec![BuildingId(7)], 0)]
            .into_iter()
            .map(|(hand, won, penalties)| SeatView { hand, won, penalties })
            .collect(),
        piles: (0..3)
            .map(|_| PileView { draw: 68, discard: 6, top: Some(card(Kind::Coyote, Colour::Grey)) })
            .take(if game.options().colour_variant { 3 } else { 1 })
            .collect(),
        hand: [Kind::Joe1, Kind::Joe1, Kind::Enzo2, Kind::Joker, Kind::Coyote]
            .into_iter()
            .map(|kind| card(kind, red))
            .collect::<Cards>(),
    }
}
