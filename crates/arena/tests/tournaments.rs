//! Small tournaments for the other tests.

use arena::{Lineup, Mind, Number, PlayError, Played, Tournament};
use erasure::Stop;
use table::{Settings, Setup};

/// A tournament of Dollars Wanted between these bots.
pub(crate) fn tournament(bots: &[&str], seats: u8, seed: u64) -> Tournament {
    with(bots, &[], seats, seed)
}

/// The same with a process that has this many milliseconds for a decision.
pub(crate) fn tournament_with(bots: &[&str], command: &str, milliseconds: u64, seats: u8) -> Tournament {
    with(bots, &[Mind::Foreign { command: command.to_owned(), milliseconds }], seats, 1)
}

/// A tournament between processes only.
pub(crate) fn tournament_of(commands: &[&str], milliseconds: u64, seats: u8) -> Tournament {
    let process = |command: &&str| Mind::Foreign { command: (*command).to_owned(), milliseconds };
    with(&[], &commands.iter().map(process).collect::<Vec<_>>(), seats, 1)
}

fn with(bots: &[&str], foreign: &[Mind], seats: u8, seed: u64) -> Tournament {
    let title = catalog::titles().find("dollars-wanted").unwrap();
    let lineup = Lineup::of(title, bots, foreign, Some(seats)).unwrap();
    let (edition, version) = (title.edition().to_owned(), title.version());
    let setup = Setup { seats, settings: Settings::default(), edition, version };
    Tournament { title, setup, lineup, seed }
}

/// Plays these games on `jobs` threads and returns them in the order they are passed on.
pub(crate) fn played(tournament: &Tournament, numbers: &[Number], jobs: usize) -> Vec<Played> {
    let mut games = Vec::new();
    let done: Result<(), PlayError> = tournament.run(numbers, jobs, &Stop::default(), |game| {
        games.push(timeless(game));
        Ok(())
    });
    done.unwrap();
    games
}

/// The game without its times, which differ between runs.
pub(crate) fn timeless(game: &Played) -> Played {
    let mut game = game.clone();
    for entrant in &mut game.entrants {
        (entrant.thought_us, entrant.longest_us) = (0, 0);
    }
    game
}
