//! Resampling: worlds drawn at random from what a seat knows.

use table::{Fast, Game, Knows, Position, Seat, Viewer};

use crate::difference::{between, bytes, reread};
use crate::endings::gap;
use crate::partner::{Fixed, hidden, partner};
use crate::players::{Policy, play_on};
use crate::secrets::Secrets;
use crate::setups::{Sweep, Trial};
use crate::small::Small;
use crate::violation::{Report, Violation};
use crate::{legality, setups};

/// A world resampled from a seat's knowledge, read back from JSON, gives the seat the same view and legal list and has
/// the same components. What the seat sees or remembers keeps its true place.
///
/// # Errors
/// The first resampled world that does not fit.
pub fn resamples_fit<G: Game, S: Secrets<G>>(sweep: &Sweep) -> Result<Report, Violation> {
    let mut report = Report::new("resamples_fit");
    legality::each_position::<G, S>(&mut report, sweep, 30, |trial, position, report| {
        for seat in Seat::all(trial.game.seats()) {
            let viewer = Viewer::Seat(seat);
            let fails = |what: String| trial.fails(what).seen_by(viewer);
            let live = position.knows(&trial.game, seat);
            let knows = Knows {
                view: reread(&live.view, "the view").map_err(fails)?,
                recall: reread(&live.recall, "the recall").map_err(fails)?,
            };
            let mut random = trial.random();
            for _ in 0..3 {
                fits::<G, S>(&trial.game, position, seat, &knows, &mut random).map_err(fails)?;
                report.checks += 1;
            }
        }
        Ok(())
    })?;
    Ok(report)
}

fn fits<G: Game, S: Secrets<G>>(
    game: &G,
    position: &Position<G>,
    seat: Seat,
    knows: &Knows<G>,
    random: &mut Fast,
) -> Result<(), String> {
    let viewer = Viewer::Seat(seat);
    let (worlds, mut again) = (game.worlds(knows), random.clone());
    let world = game.resample(knows, random);
    if worlds(&mut again) != world {
        return Err("the same knowledge and randomness give two worlds".to_owned());
    }
    if worlds(&mut again) != game.resample(knows, &mut random.clone()) {
        return Err("a drawn world depends on the one drawn before".to_owned());
    }
    if let Some(difference) = between(&knows.view, &game.view(&world, viewer)) {
        return Err(format!("a drawn world gives another view: {difference}"));
    }
    let list = |state| {
        let mut list = Vec::new();
        game.legal(state, seat, &mut list);
        list
    };
    if list(&position.state) != list(&world) {
        return Err("a drawn world gives another legal list".to_owned());
    }
    let census = |state| {
        let mut all = S::census(game, state);
        all.sort_unstable();
        all
    };
    let (live, drawn) = (census(&position.state), census(&world));
    if live != drawn {
        return Err(format!("a drawn world has other components: {}", gap(&live, &drawn)));
    }
    if !S::possible(game, &world, viewer) {
        return Err("a drawn world is not possible".to_owned());
    }
    let drawn = S::places(game, &world);
    if let Some(place) = drawn.iter().find(|place| !place.admits(&place.holds)) {
        return Err(format!("in a drawn world {:?} holds {:?}, which it does not admit", place.spot, place.holds));
    }
    for place in S::places(game, &position.state) {
        if place.visibility.includes(viewer) || S::remembers(game, position, viewer, place.spot) {
            let other = drawn.iter().find(|other| other.spot == place.spot).map(|other| &other.holds);
            if other != Some(&place.holds) {
                let what = format!("{:?} holds {:?}, as the seat knows", place.spot, place.holds);
                return Err(format!("{what}, but {other:?} in a drawn world"));
            }
        }
    }
    Ok(())
}

/// Resampled worlds vary: every place whose content the seat cannot know has more than one content.
///
/// # Errors
/// The first position at which a hidden place never varies.
pub fn resamples_vary<G: Game, S: Secrets<G>>(sweep: &Sweep) -> Result<Report, Violation> {
    let mut report = Report::new("resamples_vary");
    legality::each_position::<G, S>(&mut report, sweep, 6, |trial, position, report| {
        for seat in Seat::all(trial.game.seats()) {
            varies::<G, S>(trial, position, seat, report)?;
        }
        Ok(())
    })?;
    Ok(report)
}

/// The number of draws. A place that differs in one draw of four stays the same in all of them with probability 10^-12.
const DRAWS: usize = 96;

fn varies<G: Game, S: Secrets<G>>(
    trial: &Trial<G>,
    position: &Position<G>,
    seat: Seat,
    report: &mut Report,
) -> Result<(), Violation> {
    let (game, viewer, mut random) = (&trial.game, Viewer::Seat(seat), trial.random());
    if S::concludes(game, position, viewer) {
        return Ok(());
    }
    let places = hidden::<G, S>(game, position, viewer, Fixed::Known);
    let holds = |state: &G::State| S::places(game, state);
    let worlds: Vec<_> = (0..16)
        .filter_map(|_| partner::<G, S>(game, &position.state, viewer, &places, &mut random, |_| true))
        .map(|world| holds(&world))
        .collect();
    // A place must vary when no component lies there in more than half of the partner worlds. Rare differences would
    // need too many draws, and the true content may be the rare one.
    let live = holds(&position.state);
    let times = |at: usize, holds: &S::Component| worlds.iter().filter(|world| world[at].holds == *holds).count();
    let differs =
        |at: usize| worlds.len() >= 6 && worlds.iter().all(|world| 2 * times(at, &world[at].holds) <= worlds.len());
    let mut waiting: Vec<usize> =
        (0..live.len()).filter(|at| worlds.iter().all(|world| world.len() == live.len()) && differs(*at)).collect();
    if waiting.is_empty() {
        return Ok(());
    }
    let knows = position.knows(game, seat);
    let first = holds(&game.resample(&knows, &mut random));
    for _ in 0..DRAWS {
        let other = holds(&game.resample(&knows, &mut random));
        waiting.retain(|at| {
            let find = |places: &[crate::Place<S::Spot, S::Component>]| {
                places.iter().find(|place| place.spot == live[*at].spot).map(|place| place.holds.clone())
            };
            find(&first) == find(&other)
        });
        report.checks += 1;
        if waiting.is_empty() {
            return Ok(());
        }
    }
    let spots: Vec<_> = waiting.iter().map(|at| live[*at].spot).collect();
    Err(trial.fails(format!("in {DRAWS} drawn worlds the same always lies in the hidden {spots:?}")).seen_by(viewer))
}

/// Random players play resampled worlds to their ends.
///
/// # Errors
/// The first resampled world in which the game gets stuck or exceeds its bound.
pub fn resamples_play_on<G: Game, S: Secrets<G>>(sweep: &Sweep) -> Result<Report, Violation> {
    let mut report = Report::new("resamples_play_on");
    legality::each_position::<G, S>(&mut report, sweep, 4, |trial, position, report| {
        for seat in Seat::all(trial.game.seats()) {
            let mut random = trial.random();
            let world = trial.game.resample(&position.knows(&trial.game, seat), &mut random);
            play_on(&trial.game, world, Policy::RANDOM, &trial.chance(), &mut random, |_, _, _| ())
                .map_err(|stuck| trial.fails(format!("in a drawn world {stuck}")).seen_by(Viewer::Seat(seat)))?;
            report.checks += 1;
        }
        Ok(())
    })?;
    Ok(report)
}

/// On the small positions of [`Secrets::small`], each with 4 to 400 worlds, every world is drawn as often as its weight
/// says, and no other world is drawn.
///
/// # Errors
/// The first position with a wrong frequency.
pub fn resamples_are_fair<G: Game, S: Secrets<G>>(sweep: &Sweep) -> Result<Report, Violation> {
    let mut report = Report::new("resamples_are_fair");
    for Small { name, game, knows, worlds } in S::small() {
        let draws = match sweep.size {
            setups::Size::Times(times) => 20_000 * times,
            _ => 20_000,
        };
        let fails = |what| Violation {
            seed: Some(sweep.seed),
            ..Violation::general("resamples_are_fair", format!("{name}: {what}"))
        };
        if !(4..=400).contains(&worlds.len()) {
            return Err(fails(format!("{} worlds are too few or too many", worlds.len())));
        }
        frequencies(&game, &knows, &worlds, draws, &mut Fast::new(sweep.seed)).map_err(fails)?;
        report.positions += 1;
        report.checks += draws;
    }
    Ok(report)
}

/// Draws `draws` worlds and compares their frequencies with their weights by a chi-square test. The limit is five
/// standard deviations above the mean plus 8, so that a fair game does not fail.
///
/// # Errors
/// When a world is drawn that is not listed, or the frequencies do not fit.
fn frequencies<G: Game>(
    game: &G,
    knows: &Knows<G>,
    worlds: &[(G::State, u32)],
    draws: usize,
    random: &mut Fast,
) -> Result<(), String> {
    let mut counts = vec![0_usize; worlds.len()];
    for _ in 0..draws {
        let world = game.resample(knows, random);
        let Some(at) = worlds.iter().position(|(known, _)| *known == world) else {
            let text = String::from_utf8_lossy(&bytes(&world)).into_owned();
            return Err(format!("a world that is not among the {} possible ones was drawn: {text}", worlds.len()));
        };
        counts[at] += 1;
    }
    let total: u32 = worlds.iter().map(|(_, weight)| weight).sum();
    let expected = |weight: u32| draws as f64 * f64::from(weight) / f64::from(total);
    let chi: f64 = worlds
        .iter()
        .zip(&counts)
        .map(|((_, weight), count)| (*count as f64 - expected(*weight)).powi(2) / expected(*weight))
        .sum();
    let freedom = worlds.len().saturating_sub(1) as f64;
    let limit = freedom + 5.0 * (2.0 * freedom).sqrt() + 8.0;
    if chi > limit {
        return Err(uneven(&counts, worlds.iter().map(|(_, weight)| expected(*weight)), chi, limit));
    }
    Ok(())
}

fn uneven(counts: &[usize], expected: impl Iterator<Item = f64>, chi: f64, limit: f64) -> String {
    let pairs: Vec<String> =
        counts.iter().zip(expected).take(12).map(|(count, expected)| format!("{count} for {expected:.0}")).collect();
    format!("worlds do not come up as often as they should ({}); chi-square {chi:.0} past {limit:.0}", pairs.join(", "))
}
