//! The games, as a guest must know them to come to their end before midnight.

use std::fs;
use std::path::Path;

use anyhow::ensure;

/// A game of the catalogue.
#[derive(Clone, Copy, Debug)]
pub struct Game {
    /// Its name in addresses.
    pub name: &'static str,
    /// What brings the end nearer: beginnings of actions, the best first. What has none of them is done when nothing
    /// better can be.
    pub hurry: &'static [&'static str],
    /// What makes a game short where nothing else does: lines of its edition, and what stands there instead.
    pub shorter: &'static [(&'static str, &'static str)],
    /// The text of its edition.
    edition: &'static str,
}

impl Game {
    /// Writes the game's shorter edition into a folder, and gives what the server has to be told of it: nothing where
    /// the game is short enough.
    ///
    /// # Errors
    /// When it cannot be written, or the edition has no such line.
    pub fn short_edition(&self, folder: &Path) -> anyhow::Result<Option<String>> {
        if self.shorter.is_empty() {
            return Ok(None);
        }
        let mut text = self.edition.to_owned();
        for (line, instead) in self.shorter {
            ensure!(text.contains(line), "the edition of {} has no line `{line}`", self.name);
            text = text.replacen(line, instead, 1);
        }
        let file = folder.join(format!("{}.toml", self.name));
        fs::write(&file, text)?;
        Ok(Some(format!("{}={}", self.name, file.display())))
    }
}

/// *Dollars Wanted*, with which whatever is the same for all games is tried.
pub const DOLLARS_WANTED: Game = Game {
    name: "dollars-wanted",
    hurry: &["rob"],
    shorter: &[],
    edition: include_str!("../../games/dollars-wanted/edition.toml"),
};

/// *Wyatt Earp*: the first who gets anything wins.
pub const WYATT_EARP: Game = Game {
    name: "wyatt-earp",
    hurry: &["lay", "photo", "keep", "pass"],
    shorter: &[("thousands = 25", "thousands = 1")],
    edition: include_str!("../../games/wyatt-earp/edition.toml"),
};

/// *Desperados*: a place stays where nobody joins its hold-up.
pub const DESPERADOS: Game = Game {
    name: "desperados",
    hurry: &["join", "ready"],
    shorter: &[],
    edition: include_str!("../../games/desperados/edition.toml"),
};

/// *A Fistful of Meeples*: with two bars in the bank somebody has bought the last one soon.
pub const FISTFUL_OF_MEEPLES: Game = Game {
    name: "fistful-of-meeples",
    hurry: &[],
    shorter: &[("prices = [6, 6, 7, 7, 8, 8]", "prices = [4]")],
    edition: include_str!("../../games/fistful-of-meeples/edition.toml"),
};

/// All games, in the order of the catalogue.
pub const GAMES: [Game; 4] = [DOLLARS_WANTED, WYATT_EARP, DESPERADOS, FISTFUL_OF_MEEPLES];
