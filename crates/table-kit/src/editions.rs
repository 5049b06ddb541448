//! Tests of editions: faults that must be refused with their line, and games with other printed numbers. The functions
//! panic when an expectation fails.

use table::{Fast, Game, Seat, Setup, SetupError, Viewer};

use crate::difference::between;
use crate::players::{Course, Policy};
use crate::setups::setup;

/// The game of this edition, for the least number of players.
///
/// # Errors
/// When the edition is wrong.
pub fn read<G: Game>(edition: &str) -> Result<G, SetupError> {
    G::new(&Setup { edition: edition.to_owned(), ..setup::<G>(G::SEATS.0, &[]) })
}

/// The number, from 1, of the line on which this text first occurs in the program's edition.
#[track_caller]
pub fn line<G: Game>(text: &str) -> usize {
    let at = G::EDITION.find(text).unwrap_or_else(|| panic!("`{text}` is not in the edition"));
    1 + G::EDITION[..at].matches('\n').count()
}

/// The program's edition with the first `from` replaced by `to`.
#[track_caller]
pub fn changed<G: Game>(from: &str, to: &str) -> String {
    line::<G>(from);
    G::EDITION.replacen(from, to, 1)
}

/// Checks that each fault `(from, to, words)` is refused: with the first `from` replaced by `to`, the error names one
/// of the changed lines and gives a reason that contains `words`.
#[track_caller]
pub fn refuses<G: Game>(faults: &[(&str, &str, &str)]) {
    let wrong: Vec<String> =
        faults.iter().filter_map(|(from, to, words)| refused::<G>(from, to, words).err()).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[track_caller]
fn refused<G: Game>(from: &str, to: &str, words: &str) -> Result<(), String> {
    let here = line::<G>(from);
    let last = here + from.matches('\n').count().max(to.matches('\n').count());
    match read::<G>(&changed::<G>(from, to)) {
        Err(SetupError::Edition { line, reason }) if !(here..=last).contains(&line) => {
            Err(format!("`{to}`: line {line} is not {here} to {last}: {reason}"))
        }
        Err(SetupError::Edition { reason, .. }) if !reason.contains(words) => {
            Err(format!("`{to}`: `{reason}` does not say `{words}`"))
        }
        Err(SetupError::Edition { .. }) => Ok(()),
        Ok(_) => Err(format!("`{to}` was accepted")),
        Err(other) => Err(format!("`{to}`: {other}")),
    }
}

/// Plays a random game of this setup to its end. At every seventh position, checks that a state resampled for one seat
/// gives that seat the same view.
#[track_caller]
pub fn play<G: Game>(setup: &Setup, seed: u64) -> Course<G> {
    let game = G::new(setup).unwrap_or_else(|error| panic!("{error}"));
    let mut random = Fast::new(!seed);
    let course = Course::record(&game, Policy::RANDOM, &Fast::new(seed), &mut random, &mut ())
        .unwrap_or_else(|stuck| panic!("seed {seed}, decision {}: {stuck}", stuck.ply));
    for (ply, position) in course.positions.iter().enumerate().step_by(7) {
        let seat = Seat((ply % usize::from(setup.seats)) as u8);
        let knows = position.knows(&game, seat);
        let world = game.resample(&knows, &mut random);
        if let Some(difference) = between(&knows.view, &game.view(&world, Viewer::Seat(seat))) {
            panic!("seed {seed}, decision {ply}: a world drawn for seat {seat} gives another view: {difference}");
        }
    }
    course
}
