//! Paired worlds: two worlds that differ only in what a viewer may not know give that viewer the same bytes.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use table::{Audience, Chance, Events, Fast, Game, Position, Seat, Stream, Viewer};

use crate::difference::between;
use crate::legality::every;
use crate::partner::{Fixed, hidden, partner};
use crate::players::{Course, Policy};
use crate::secrets::Secrets;
use crate::setups::{Sweep, Trial, trials};
use crate::violation::{Report, Violation};

const NAME: &str = "keeps_secrets";

/// At every position, every viewer gets the same view, page, window, legal list, reasons and `learns` in a partner
/// world.
///
/// # Errors
/// The first position at which a viewer gets something else.
pub fn keeps_secrets<G: Game, S: Secrets<G>>(sweep: &Sweep) -> Result<Report, Violation> {
    let mut report = Report::new(NAME);
    let mut secrets = false;
    positions::<G, S>(&mut report, sweep, |look, report| {
        let (game, state) = (&look.trial.game, &look.position.state);
        if let Some(place) = S::places(game, state).into_iter().find(|place| !place.admits(&place.holds)) {
            return Err(look.fails(format!("{:?} holds {:?}, which it should not admit", place.spot, place.holds)));
        }
        for fixed in [Fixed::Seen, Fixed::Known] {
            let places = hidden::<G, S>(&look.trial.game, look.position, look.viewer, fixed);
            secrets |= look.differ(&places);
            let mut random = look.random.borrow_mut().split();
            for _ in 0..2 {
                let found =
                    partner::<G, S>(&look.trial.game, &look.position.state, look.viewer, &places, &mut random, |_| {
                        true
                    });
                let Some(world) = found else { continue };
                look.same_now::<S>(&world).map_err(|what| look.fails(format!("a hidden place shows: {what}")))?;
                report.checks += 1;
            }
        }
        Ok(())
    })?;
    something(report, secrets, "no partner world was found although components are hidden")
}

/// A step that does not `learn` uses no chance. Before anything follows from it, it gives the seat the same events,
/// view, list and recall in every world that the seat cannot distinguish from the true one.
///
/// # Errors
/// The first step that learns without saying so.
pub fn learning_is_marked<G: Game, S: Secrets<G>>(sweep: &Sweep) -> Result<Report, Violation> {
    let mut report = Report::new("learning_is_marked");
    positions::<G, S>(&mut report, sweep, |look, report| {
        let Vantage { trial: Trial { game, .. }, position, viewer, random } = look;
        let Viewer::Seat(seat) = *viewer else { return Ok(()) };
        let view = game.view(&position.state, *viewer);
        let mut list = legal(game, &position.state, seat);
        list.retain(|action| !game.learns(&view, *action));
        let places = hidden::<G, S>(game, position, *viewer, Fixed::Known);
        let mut random = random.borrow_mut().split();
        random.shuffle(&mut list);
        for action in list.into_iter().take(8) {
            let fails = |what: String| look.fails(format!("`{action}` does not say that it learns, but {what}"));
            let watched = Watched::new(look.trial.chance());
            let here = StepRun { game, seat, action, viewer: *viewer, chance: &watched, part: Extent::Decision };
            let live = here.run(position);
            if let Some((name, number)) = watched.asked.take() {
                return Err(fails(format!("it uses the stream `{name}/{number}`")));
            }
            for _ in 0..3 {
                let Some(world) = partner::<G, S>(game, &position.state, *viewer, &places, &mut random, |_| true)
                else {
                    continue;
                };
                let other = here.run(&Position { state: world, recalls: position.recalls.clone() });
                live.same::<S>(&other, game, *viewer)
                    .map_err(|what| fails(format!("another world answers differently: {what}")))?;
                report.checks += 1;
            }
        }
        Ok(())
    })?;
    Ok(report)
}

/// A seat's decision and what follows from it show each viewer only what the rules allow ([`Secrets::shown`]). Two
/// worlds and decisions with equal facts give the viewer the same frames (events with the view after each), view, list,
/// outcome and recall.
///
/// # Errors
/// The first decision that shows more.
pub fn steps_show_what_they_may<G: Game, S: Secrets<G>>(sweep: &Sweep) -> Result<Report, Violation> {
    let mut report = Report::new("steps_show_what_they_may");
    let mut secrets = false;
    positions::<G, S>(&mut report, sweep, |look, report| {
        let Vantage { trial: Trial { game, .. }, position, viewer, random } = look;
        let places = hidden::<G, S>(game, position, *viewer, Fixed::Known);
        secrets |= look.differ(&places);
        let mut random = random.borrow_mut().split();
        for seat in game.to_act(&position.state).iter() {
            let mut list = legal(game, &position.state, seat);
            random.shuffle(&mut list);
            for action in list.into_iter().take(3) {
                let facts = S::shown(game, &position.state, seat, action, *viewer);
                let chance = look.trial.chance();
                let here = StepRun { game, seat, action, viewer: *viewer, chance: &chance, part: Extent::Whole };
                let mut live = None;
                for number in 0..3 {
                    let offset = random.below(64) as usize;
                    let twins = |state: &G::State| -> Vec<G::Action> {
                        let own = *viewer == Viewer::Seat(seat);
                        let list = legal(game, state, seat);
                        let alike = |other: &G::Action| S::shown(game, state, seat, *other, *viewer) == facts;
                        if own {
                            return list.into_iter().filter(|other| *other == action).filter(alike).collect();
                        }
                        // The viewer may not be able to distinguish another seat's decisions: tries the action itself
                        // and a few others.
                        let step = 1 + list.len() / 5;
                        let some = list.iter().skip(offset % step).step_by(step).chain([&action]);
                        some.filter(|other| list.contains(other)).copied().filter(alike).collect()
                    };
                    // The first try accepts any world, because another decision may look the same there. Later tries
                    // accept only worlds in which some decision has the same facts.
                    let found = match number {
                        0 => partner::<G, S>(game, &position.state, *viewer, &places, &mut random, |_| true),
                        _ => partner::<G, S>(game, &position.state, *viewer, &places, &mut random, |world| {
                            !twins(world).is_empty()
                        }),
                    };
                    let world = found.unwrap_or_else(|| position.state.clone());
                    let twins = twins(&world);
                    let Some(twin) = random.pick(&twins) else { continue };
                    if world == position.state && *twin == action {
                        continue;
                    }
                    let there = StepRun { action: *twin, ..here };
                    let other = there.run(&Position { state: world, recalls: position.recalls.clone() });
                    let live = live.get_or_insert_with(|| here.run(position));
                    live.same::<S>(&other, game, *viewer).map_err(|what| {
                        look.fails(format!(
                            "`{action}` of Seat({}) shows more than {facts:?}: in another world `{twin}` should look the same, but {what}",
                            seat.0
                        ))
                    })?;
                    report.checks += 1;
                }
            }
        }
        Ok(())
    })?;
    something(report, secrets, "no two steps could be compared: `shown` may tell too much")
}

/// The deal shows a viewer only what the viewer may see. Two deals with the same components in all places open to the
/// viewer give the same frames, view and recall. The second deal is the first with two components of one shuffled pile
/// exchanged.
///
/// # Errors
/// The first deal that shows more.
pub fn the_deal_keeps_secrets<G: Game, S: Secrets<G>>(sweep: &Sweep) -> Result<Report, Violation> {
    let mut report = Report::new("the_deal_keeps_secrets");
    for trial in trials::<G>(report.property, S::setups(), sweep, 6)? {
        let game = &trial.game;
        let plain = Twisted::new(trial.chance(), None);
        game.deal(&plain, &mut ());
        let mut random = trial.random();
        let twists: Vec<Twist> = (0..12)
            .flat_map(|_| {
                (0..plain.shuffles.get()).map(|shuffle| Twist { shuffle, random: random.split() }).collect::<Vec<_>>()
            })
            .collect();
        for viewer in Viewer::all(game.seats()) {
            let open = |state: &G::State| {
                let mut open: Vec<_> = S::places(game, state)
                    .into_iter()
                    .map(|place| (place.spot, place.visibility.includes(viewer).then_some(place.holds)))
                    .collect();
                open.sort_unstable();
                open
            };
            let deal = |twist: Option<&Twist>| {
                let mut frames = Received::<G> { viewer, frames: Vec::new() };
                let position = Position::deal(game, &Twisted::new(trial.chance(), twist.cloned()), &mut frames);
                Reception { position, frames: frames.frames }
            };
            let live = deal(None);
            let known = open(&live.position.state);
            for other in twists.iter().map(|twist| deal(Some(twist))) {
                // Equal states are skipped: only the order in which the viewer was dealt the cards can differ, and the
                // viewer saw it.
                if other.position.state == live.position.state || open(&other.position.state) != known {
                    continue;
                }
                live.same::<S>(&other, game, viewer).map_err(|what| {
                    trial.fails(format!("the deal shows more than it may: {what}")).at(0).seen_by(viewer)
                })?;
                report.checks += 1;
            }
        }
        report.games += 1;
        report.positions += 1;
    }
    Ok(report)
}

/// One viewer's position, to be compared with partner worlds.
struct Vantage<'a, G: Game> {
    trial: &'a Trial<G>,
    position: &'a Position<G>,
    viewer: Viewer,
    random: &'a RefCell<Fast>,
}

/// Calls `look` for every viewer at a sample of positions of random games in each setup.
fn positions<G: Game, S: Secrets<G>>(
    report: &mut Report,
    sweep: &Sweep,
    mut each: impl FnMut(&Vantage<'_, G>, &mut Report) -> Result<(), Violation>,
) -> Result<(), Violation> {
    for trial in trials::<G>(report.property, S::setups(), sweep, 1)? {
        let mut random = trial.random();
        let course = Course::record(&trial.game, Policy::RANDOM, &trial.chance(), &mut random, &mut ())
            .map_err(|stuck| trial.fails(stuck.error).at(stuck.ply))?;
        let sample = sweep.sample(course.positions.len(), 24, &mut random);
        let random = RefCell::new(random);
        for ply in sample {
            let position = &course.positions[ply];
            for viewer in Viewer::all(trial.game.seats()) {
                each(&Vantage { trial: &trial, position, viewer, random: &random }, report)
                    .map_err(|fails| fails.at(ply))?;
            }
            report.positions += 1;
        }
        report.games += 1;
    }
    Ok(())
}

/// Fails when there were secrets but nothing was compared: such a run proves nothing.
fn something(report: Report, secrets: bool, what: &str) -> Result<Report, Violation> {
    if secrets && report.checks == 0 { Err(Violation::general(report.property, what)) } else { Ok(report) }
}

impl<G: Game> Vantage<'_, G> {
    fn fails(&self, what: impl Into<String>) -> Violation {
        self.trial.fails(what).seen_by(self.viewer)
    }

    /// Whether there are enough hidden places to exchange.
    fn differ<P>(&self, hidden: &[Vec<P>]) -> bool {
        hidden.iter().any(|spots| spots.len() > 2)
    }

    /// Whether the viewer gets the same in the partner world.
    fn same_now<S: Secrets<G>>(&self, world: &G::State) -> Result<(), String> {
        same_look::<G, S>(&self.trial.game, &self.position.state, world, self.viewer)
    }
}

fn legal<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut list = Vec::new();
    game.legal(state, seat, &mut list);
    list
}

/// Compares view, page, window, list, reasons and `learns` of two states.
pub(crate) fn same_look<G: Game, S: Secrets<G>>(
    game: &G,
    a: &G::State,
    b: &G::State,
    viewer: Viewer,
) -> Result<(), String> {
    let (here, there) = (game.view(a, viewer), game.view(b, viewer));
    if let Some(difference) = between(&here, &there) {
        return Err(format!("the view differs at {difference}"));
    }
    same_page::<G, S>(game, &here, &there)?;
    if game.lapse(a) != game.lapse(b) {
        return Err("a window is open in one of the worlds only".to_owned());
    }
    if let Viewer::Seat(seat) = viewer {
        let (here, there) = (legal(game, a, seat), legal(game, b, seat));
        if here != there {
            let odd = here.iter().find(|action| !there.contains(action));
            let odd = odd.or_else(|| there.iter().find(|action| !here.contains(action)));
            return Err(format!(
                "the legal list differs: {} is in one of them only",
                odd.map_or("".into(), |it| format!("`{it}`"))
            ));
        }
    }
    for (_, action) in every::<G>() {
        let (live, other) = (game.why_not(&here, action), game.why_not(&there, action));
        if live != other {
            return Err(format!("the reason for `{action}` differs: {live:?}, but {other:?}"));
        }
        if live.is_none() && game.learns(&here, action) != game.learns(&there, action) {
            return Err(format!("`{action}` learns in one of the worlds only"));
        }
    }
    Ok(())
}

fn same_page<G: Game, S: Secrets<G>>(game: &G, a: &G::View, b: &G::View) -> Result<(), String> {
    let (Some(here), Some(there)) = (S::page(game, a), S::page(game, b)) else { return Ok(()) };
    if here == there {
        return Ok(());
    }
    let at = here.bytes().zip(there.bytes()).take_while(|(a, b)| a == b).count();
    let part = |page: &str| {
        String::from_utf8_lossy(&page.as_bytes()[at.saturating_sub(20)..page.len().min(at + 40)]).into_owned()
    };
    Err(format!("the page differs: `{}`, but `{}`", part(&here), part(&there)))
}

/// How much of a step is run.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extent {
    /// Only the decision, as in a draft.
    Decision,
    /// The decision and what follows from it.
    Whole,
}

/// A step, run to record what one viewer receives.
struct StepRun<'a, G: Game, C> {
    game: &'a G,
    seat: Seat,
    action: G::Action,
    viewer: Viewer,
    chance: &'a C,
    part: Extent,
}

impl<G: Game, C> Clone for StepRun<'_, G, C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game, C> Copy for StepRun<'_, G, C> {}

impl<G: Game, C: Chance> StepRun<'_, G, C> {
    fn run(&self, from: &Position<G>) -> Reception<G> {
        let mut position = from.clone();
        let mut frames = Received { viewer: self.viewer, frames: Vec::new() };
        self.game.apply(&mut position.state, self.seat, self.action, self.chance, &mut frames);
        if self.part == Extent::Whole {
            self.game.advance(&mut position.state, self.chance, &mut frames);
        }
        // Only the viewer's own recall is updated: the recalls of other seats do not fit a partner world.
        if let Viewer::Seat(seat) = self.viewer {
            frames.frames.iter().for_each(|(event, _)| self.game.observe(&mut position.recalls[seat], event));
        }
        Reception { position, frames: frames.frames }
    }
}

/// What a viewer receives.
struct Reception<G: Game> {
    position: Position<G>,
    frames: Vec<(G::Event, G::View)>,
}

impl<G: Game> Reception<G> {
    fn same<S: Secrets<G>>(&self, other: &Reception<G>, game: &G, viewer: Viewer) -> Result<(), String> {
        for (number, (here, there)) in self.frames.iter().zip(&other.frames).enumerate() {
            if let Some(difference) = between(&here.0, &there.0) {
                return Err(format!("event {} differs at {difference}", number + 1));
            }
            if let Some(difference) = between(&here.1, &there.1) {
                return Err(format!("the view at event {} ({:?}) differs at {difference}", number + 1, here.0));
            }
            same_page::<G, S>(game, &here.1, &there.1)?;
        }
        if self.frames.len() != other.frames.len() {
            return Err(format!("there are {} events, but {}", self.frames.len(), other.frames.len()));
        }
        same_look::<G, S>(game, &self.position.state, &other.position.state, viewer)?;
        let outcome = |it: &Reception<G>| game.outcome(&it.position.state);
        if let Some(difference) = between(&outcome(self), &outcome(other)) {
            return Err(format!("the outcome differs at {difference}"));
        }
        let Viewer::Seat(seat) = viewer else { return Ok(()) };
        match between(&self.position.recalls[seat], &other.position.recalls[seat]) {
            Some(difference) => Err(format!("the recall differs at {difference}")),
            None => Ok(()),
        }
    }
}

/// Keeps the events that one viewer receives, each with the viewer's view right after it.
struct Received<G: Game> {
    viewer: Viewer,
    frames: Vec<(G::Event, G::View)>,
}

impl<G: Game> Events<G> for Received<G> {
    fn event(&mut self, game: &G, state: &G::State, audience: Audience, event: G::Event) {
        if audience.includes(self.viewer) {
            self.frames.push((event, game.view(state, self.viewer)));
        }
    }
}

/// A [`Chance`] that records whether it was used.
pub(crate) struct Watched {
    chance: Fast,
    pub(crate) asked: Cell<Option<(&'static str, u32)>>,
}

impl Watched {
    pub(crate) fn new(chance: Fast) -> Watched {
        Watched { chance, asked: Cell::new(None) }
    }
}

impl Chance for Watched {
    type Stream = Fast;

    fn stream(&self, name: &'static str, number: u32) -> Fast {
        self.asked.set(Some((name, number)));
        self.chance.stream(name, number)
    }
}

/// A [`Chance`] that exchanges two more items after one of its shuffles.
struct Twisted {
    chance: Fast,
    twist: Option<Twist>,
    shuffles: Rc<Cell<u32>>,
}

/// The number of that shuffle, and the randomness that chooses the two items.
#[derive(Clone)]
struct Twist {
    shuffle: u32,
    random: Fast,
}

/// A stream of [`Twisted`].
struct TwistedStream {
    stream: Fast,
    twist: Option<Twist>,
    shuffles: Rc<Cell<u32>>,
}

impl Twisted {
    fn new(chance: Fast, twist: Option<Twist>) -> Twisted {
        Twisted { chance, twist, shuffles: Rc::default() }
    }
}

impl Chance for Twisted {
    type Stream = TwistedStream;

    fn stream(&self, name: &'static str, number: u32) -> TwistedStream {
        let stream = self.chance.stream(name, number);
        TwistedStream { stream, twist: self.twist.clone(), shuffles: self.shuffles.clone() }
    }
}

impl Stream for TwistedStream {
    fn bits(&mut self) -> u64 {
        self.stream.bits()
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        self.stream.shuffle(items);
        let number = self.shuffles.replace(self.shuffles.get() + 1);
        if let Some(Twist { shuffle, random }) = &mut self.twist
            && *shuffle == number
            && !items.is_empty()
        {
            let end = items.len() as u32;
            items.swap(random.below(end) as usize, random.below(end) as usize);
        }
    }
}
