//! Writes pages to look at into the named folder: the scenes of every game, and a table at every kind of decision and
//! moment that random players reached.

use fistful_of_meeples::{Board, Event, Field, FistfulOfMeeples, Meeple, State, Step, Way};
use fistful_of_meeples_page::PAGE;
use look_kit::{Gallery, Shot, StepEvents};
use table::{Game, Seat, Settings, Viewer};

fn main() -> std::io::Result<()> {
    let game: FistfulOfMeeples = look_kit::game(3, Settings::default());
    let mut gallery = Gallery::new(&PAGE, &game);
    let tale = tell(&game);
    let mut show = |name, moment: Option<&Moment>| {
        let Some(Moment { state, board, last, is_frame }) = moment else { return };
        let view = game.view(state, Viewer::Seat(board.asked().unwrap_or(Seat(0))));
        gallery.show(name, &game, &Shot { view: &view, last, log: last, is_frame: *is_frame });
    };
    for (name, fits) in DECISIONS {
        show(name, tale.iter().find(|moment| !moment.is_frame && fits(moment)));
    }
    for (name, fits) in EVENTS {
        show(name, tale.iter().find(|moment| moment.is_frame && moment.last.iter().any(fits)));
    }
    gallery.write()
}

/// A position, or the frame of an event, with the events that led to it.
struct Moment {
    state: State,
    board: Board,
    last: Vec<Event>,
    is_frame: bool,
}

type Fits<T> = fn(&T) -> bool;

const DECISIONS: [(&str, Fits<Moment>); 13] = [
    ("settle", |moment| moment.board.step == Step::Settle),
    ("take", |moment| moment.board.step == Step::Take && moment.board.turn > 20),
    ("anywhere", |moment| moment.board.way == Way::Anywhere && moment.board.hand.kinds().count() > 1),
    ("either", |moment| matches!(moment.board.way, Way::Either(_)) && moment.board.hand.kinds().count() > 2),
    ("many", |moment| matches!(moment.board.way, Way::Either(_)) && moment.board.hand.total() > 7),
    ("along", |moment| matches!(moment.board.way, Way::Along(..)) && moment.board.hand.kinds().count() > 1),
    ("madame", |moment| matches!(moment.board.way, Way::Along(..)) && refuses_madame(&moment.board)),
    ("mark", |moment| matches!(moment.board.step, Step::Mark(_))),
    ("resolve", |moment| moment.board.step == Step::Resolve && brings(&moment.board)),
    ("build", |moment| matches!(moment.board.step, Step::Build(_))),
    ("upgrade", |moment| matches!(moment.board.step, Step::Upgrade(_))),
    ("reroll", |moment| matches!(moment.board.step, Step::Reroll(_))),
    ("over", |moment| matches!(moment.board.step, Step::Over(_))),
];

const EVENTS: [(&str, Fits<Event>); 7] = [
    ("frame-took", |event| matches!(event, Event::Took { .. })),
    ("frame-dropped", |event| matches!(event, Event::Dropped { .. })),
    ("frame-drew", |event| matches!(event, Event::Drew { cubes, .. } if cubes.len() > 4)),
    ("frame-exploded", |event| matches!(event, Event::Exploded { .. })),
    ("frame-rolled", |event| matches!(event, Event::Rolled { .. })),
    ("frame-decided", |event| matches!(event, Event::Decided { .. })),
    ("frame-bar", |event| matches!(event, Event::BarBought { .. })),
];

/// Whether several items are to be resolved, including a deputy or a robber, and a showdown.
fn brings(board: &Board) -> bool {
    let street = board.unresolved().iter().filter_map(|field| board.street.on(field));
    let quick = street.filter(|meeple| matches!(meeple, Meeple::Robber | Meeple::Deputy | Meeple::Miner));
    quick.count() > 1 && board.showdown()
}

/// Whether the next field is a showdown field and the madame is in hand with others.
fn refuses_madame(board: &Board) -> bool {
    let next = board.way.fields(board.street.free());
    board.hand.has(Meeple::Madame) && board.hand.total() > 1 && next.iter().all(Field::is_showdown)
}

/// Games of random players, moment by moment.
fn tell(game: &FistfulOfMeeples) -> Vec<Moment> {
    let mut tale = Vec::new();
    let moment = |state: &State, last, is_frame| {
        let board = game.view(state, Viewer::Spectator).board;
        Moment { state: state.clone(), board, last, is_frame }
    };
    for seed in 0..12 {
        look_kit::play(game, seed, &mut StepEvents::default(), |position, heard| {
            let steps = std::mem::take(&mut heard.0);
            tale.extend(steps.iter().map(|(_, event, state)| moment(state, vec![event.clone()], true)));
            let last = steps.into_iter().map(|(_, event, _)| event).collect();
            tale.push(moment(&position.state, last, false));
        });
    }
    tale
}
