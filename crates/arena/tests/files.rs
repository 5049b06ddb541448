//! Results files: what a run leaves behind, and how it is resumed.

use std::fs;
use std::path::{Path, PathBuf};

use arena::{FileError, Played, ResultsFile, Statistics, Tournament};
use tempfile::TempDir;

use crate::tournaments::{played, tournament};

fn folder() -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("results.jsonl");
    (folder, file)
}

fn two() -> Tournament {
    tournament(&["beginner", "random"], 2, 1)
}

/// Writes a file with these games and their statistics.
fn write(path: &Path, tournament: &Tournament, games: &[Played]) {
    let mut file = ResultsFile::create(path, &tournament.header()).unwrap();
    games.iter().for_each(|game| file.add(game).unwrap());
    file.finish(&Statistics::of(&tournament.lineup, games).unwrap()).unwrap();
}

/// Resumes a file up to this number of games.
fn go_on(path: &Path, tournament: &Tournament, games: u32) {
    let (mut file, mut known) = ResultsFile::resume(path, &tournament.header()).unwrap();
    let mut numbers = tournament.numbers(games);
    numbers.retain(|number| known.iter().all(|game| game.number != *number));
    for game in played(tournament, &numbers, 2) {
        file.add(&game).unwrap();
        known.push(game);
    }
    file.finish(&Statistics::of(&tournament.lineup, &known).unwrap()).unwrap();
}

fn refused(path: &Path, tournament: &Tournament) -> FileError {
    ResultsFile::resume(path, &tournament.header()).map(|_| ()).unwrap_err()
}

#[test]
fn a_resumed_file_is_the_file_of_one_run() {
    let ((_one, whole), (_two, parted)) = (folder(), folder());
    let games = played(&two(), &two().numbers(20), 2);
    write(&whole, &two(), &games);
    write(&parted, &two(), &games[..6]);
    go_on(&parted, &two(), 20);
    assert_eq!(fs::read_to_string(&whole).unwrap(), fs::read_to_string(&parted).unwrap());
}

#[test]
fn a_run_that_was_killed_at_any_byte_leaves_a_file_that_resumes() {
    let ((_one, whole), (_two, killed)) = (folder(), folder());
    write(&whole, &two(), &played(&two(), &two().numbers(6), 2));
    let bytes = fs::read(&whole).unwrap();
    let header = bytes.iter().position(|byte| *byte == b'\n').unwrap() + 1;
    for end in (header..bytes.len()).step_by(97).chain([bytes.len() - 1]) {
        fs::write(&killed, &bytes[..end]).unwrap();
        go_on(&killed, &two(), 6);
        assert_eq!(fs::read(&killed).unwrap(), bytes, "killed after {end} bytes");
    }
    fs::write(&killed, &bytes[..header - 1]).unwrap();
    assert!(matches!(refused(&killed, &two()), FileError::NoHeader));
}

#[test]
fn a_file_of_a_build_that_did_not_count_iterations_resumes() {
    let (_folder, path) = folder();
    let games = played(&two(), &two().numbers(2), 1);
    write(&path, &two(), &games);
    let text = fs::read_to_string(&path).unwrap();
    let old = text.replace("\"iterations\":0,\"thought_us\"", "\"thought_us\"");
    assert_ne!(old, text);
    fs::write(&path, old).unwrap();
    assert_eq!(ResultsFile::resume(&path, &two().header()).unwrap().1, games);
}

#[test]
fn a_file_of_another_tournament_is_refused_and_says_what_differs() {
    let (_folder, path) = folder();
    write(&path, &two(), &played(&two(), &two().numbers(2), 1));
    let before = fs::read(&path).unwrap();
    let error = refused(&path, &tournament(&["beginner", "random"], 2, 9)).to_string();
    assert!(error.contains("it has seed 1;"), "{error}");
    let error = refused(&path, &tournament(&["beginner@7", "random"], 2, 1)).to_string();
    assert!(error.contains("it has lineup {") && !error.contains("seed"), "{error}");
    assert_eq!(fs::read(&path).unwrap(), before, "the file is unchanged");
}

#[test]
fn a_file_that_is_there_is_not_written_over() {
    let (_folder, path) = folder();
    fs::write(&path, "Dear Anna\n").unwrap();
    let error = ResultsFile::create(&path, &two().header()).map(|_| ()).unwrap_err();
    assert!(matches!(error, FileError::Exists), "{error}");
    assert!(matches!(refused(&path, &two()), FileError::NoHeader));
    assert_eq!(fs::read_to_string(&path).unwrap(), "Dear Anna\n");
}

#[test]
fn a_damaged_line_in_the_middle_is_named() {
    let (_folder, path) = folder();
    write(&path, &two(), &played(&two(), &two().numbers(4), 1));
    let text = fs::read_to_string(&path).unwrap().replace("\"deal\":1,\"rotation\":0", "\"deal\":one");
    fs::write(&path, text).unwrap();
    assert!(matches!(refused(&path, &two()), FileError::Line(4)));
}
