//! Writes pages to look at into the named folder: the scenes of every game, and moments of random games for three and
//! for five: turns, choices, reveals frame by frame and their outcomes, and stuck hands.

use desperados::{Desperados, Event, Step};
use desperados_page::PAGE;
use look_kit::{Gallery, Shot, StepEvents};
use table::{Game, Position, Seat, Settings, Viewer};

/// How many hold-ups and stuck hands of each game are shown.
const SHOWN: usize = 3;

fn main() -> std::io::Result<()> {
    let of = |seats| look_kit::game::<Desperados>(seats, Settings::default());
    let mut gallery = Gallery::new(&PAGE, &of(3));
    for (game, seed) in [(of(3), 7), (of(5), 276)] {
        let mut album = Album { gallery: &mut gallery, game: &game, turns: 0, holdups: 0, stuck: 0, log: Vec::new() };
        look_kit::play(&game, seed, &mut StepEvents::default(), |position, heard| {
            album.frames(heard);
            album.decision(position, heard);
            heard.0.clear();
        });
    }
    gallery.write()
}

/// The moments of one game, with the counts and the log so far.
struct Album<'a> {
    gallery: &'a mut Gallery<Desperados>,
    game: &'a Desperados,
    turns: usize,
    holdups: usize,
    stuck: usize,
    log: Vec<Event>,
}

impl Album<'_> {
    /// The frames of a reveal, as the first seat sees them.
    fn frames(&mut self, heard: &StepEvents<Desperados>) {
        let is_reveal = heard.0.iter().any(|(_, event, _)| matches!(event, Event::Revealed { .. }));
        let frames = heard.0.iter().filter(|(audience, ..)| audience.includes(Viewer::Seat(Seat(0))));
        for (at, (_, event, state)) in frames.enumerate().filter(|_| is_reveal && self.holdups <= SHOWN) {
            let name = format!("{}-frame-{}-{at}", self.game.seats(), self.holdups);
            let view = self.game.view(state, Viewer::Seat(Seat(0)));
            let last = std::slice::from_ref(event);
            self.gallery.show(&name, self.game, &Shot { view: &view, last, log: &[], is_frame: true });
        }
    }

    /// The notable things about a position, as the deciding seat sees it.
    fn decision(&mut self, position: &Position<Desperados>, heard: &StepEvents<Desperados>) {
        let viewer = self.game.to_act(&position.state).first().unwrap_or(Seat(0));
        let view = self.game.view(&position.state, Viewer::Seat(viewer));
        let last = heard.by(Viewer::Seat(viewer));
        self.log.extend(last.iter().cloned());
        let has = |fits: fn(&Event) -> bool| last.iter().any(fits);
        let mut names = Vec::new();
        if has(|event| matches!(event, Event::Revealed { .. })) && self.holdups <= SHOWN {
            names.push(format!("after-{}", self.holdups));
        } else if has(|event| matches!(event, Event::Stuck { .. })) && self.stuck < SHOWN {
            self.stuck += 1;
            names.push(format!("stuck-{}", self.stuck));
        }
        match view.step {
            Step::Place => {
                self.turns += 1;
                names.extend((self.turns % 15 == 1).then(|| format!("turn-{}", self.turns)));
            }
            Step::HoldUp(_) if has(|event| matches!(event, Event::HoldUp { .. })) => {
                self.holdups += 1;
                names.extend((self.holdups <= SHOWN).then(|| format!("choose-{}", self.holdups)));
            }
            Step::HoldUp(_) if self.holdups <= SHOWN && viewer == Seat(1) => {
                self.show(&format!("ready-{}", self.holdups), position, Seat(0), &last);
            }
            Step::Over(_) => names.push("over".to_owned()),
            _ => {}
        }
        if view.choice.as_ref().is_some_and(|choice| choice.gang.cards.len() == 1) && self.holdups <= SHOWN {
            names.push(format!("joined-{}-{viewer}", self.holdups));
        }
        for name in names {
            self.show(&name, position, viewer, &last);
        }
    }

    fn show(&mut self, name: &str, position: &Position<Desperados>, seat: Seat, last: &[Event]) {
        let view = self.game.view(&position.state, Viewer::Seat(seat));
        let shot = Shot { view: &view, last, log: &self.log, is_frame: false };
        self.gallery.show(&format!("{}-{name}", self.game.seats()), self.game, &shot);
    }
}
