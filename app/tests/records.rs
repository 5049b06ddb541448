//! Rules have versions: a game that was stored under any version of its rules must replay as it was played then.
//!
//! A header names the version of its rules. `games/NAME/tests/records` has a finished game of each version, which this
//! test replays digest by digest.

use std::fs;
use std::path::{Path, PathBuf};

use catalog::titles;
use play::How;
use play::record::Record;

use crate::played::whole_of;

/// The file of a finished game that was played by this version of the rules.
fn file(game: &str, version: u32) -> PathBuf {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    games.join(game).join(format!("tests/records/rules-{version}.json"))
}

/// `POSSE_RECORDS=write` plays a game by the newest rules if none is stored. It never replaces one.
fn write_missing() {
    if std::env::var("POSSE_RECORDS").as_deref() != Ok("write") {
        return;
    }
    for title in titles().iter() {
        let file = file(title.name(), title.version());
        if !file.exists() {
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            let record = serde_json::to_string(&whole_of(title.name(), 1).record()).unwrap();
            fs::write(file, record + "\n").unwrap();
        }
    }
}

#[test]
fn a_game_that_was_stored_by_any_version_of_the_rules_is_played_as_it_was_then() {
    write_missing();
    for title in titles().iter() {
        for version in 1..=title.version() {
            let name = format!("{}, version {version} of its rules", title.name());
            let text = fs::read_to_string(file(title.name(), version));
            let text = text.unwrap_or_else(|_| {
                panic!("{name}: no game is stored; write one: POSSE_RECORDS=write cargo test -p posse records::")
            });
            let record = Record::read(&text).unwrap();
            let checked = record.check(titles()).unwrap_or_else(|mismatch| {
                panic!("{name}: {mismatch}. A change of the rules must raise `Game::VERSION` and keep the older rules")
            });
            let header = &checked.progress.header;
            assert_eq!((header.game.as_str(), header.rules), (title.name(), version));
            assert_eq!(checked.ending.how, How::Played, "{name}");
        }
        let next = file(title.name(), title.version() + 1);
        assert!(!next.exists(), "{} is of a version that these rules do not know", next.display());
    }
}
