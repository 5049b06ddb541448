//! What a test player knows about each game to finish it quickly.

use std::fs;
use std::path::Path;

use anyhow::ensure;

/// A game of the catalogue.
#[derive(Clone, Copy, Debug)]
pub struct Game {
    /// Its name in addresses.
    pub name: &'static str,
    /// Prefixes of the actions that end the game sooner, the best first. Tests prefer these actions.
    pub hurry: &'static [&'static str],
    /// Replacements of lines in the edition that make the game shorter: the line, and what replaces it.
    pub shorter: &'static [(&'static str, &'static str)],
    /// Whether a seat can act out of turn, in a window whose seconds are chosen with a new table.
    pub windows: bool,
    /// The text of the game's edition.
    edition: &'static str,
}

impl Game {
    /// Writes the game's shorter edition into a folder and returns the server's `--edition` argument for it; `None` if
    /// the game needs no shorter edition.
    ///
    /// # Errors
    /// When the file cannot be written, or the edition lacks a line to replace.
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

/// *Dollars Wanted*, which also serves for tests of what all games share.
pub const DOLLARS_WANTED: Game = Game {
    name: "dollars-wanted",
    hurry: &["rob"],
    shorter: &[],
    windows: false,
    edition: include_str!("../../games/dollars-wanted/edition.toml"),
};

/// *Wyatt Earp*, in which the first player to get any money wins.
pub const WYATT_EARP: Game = Game {
    name: "wyatt-earp",
    hurry: &["lay", "photo", "keep", "pass"],
    shorter: &[("thousands = 25", "thousands = 1")],
    windows: true,
    edition: include_str!("../../games/wyatt-earp/edition.toml"),
};

/// *Desperados*. `hurry` joins hold-ups, since a place stays where nobody joins its hold-up.
pub const DESPERADOS: Game = Game {
    name: "desperados",
    hurry: &["join", "ready"],
    shorter: &[],
    windows: false,
    edition: include_str!("../../games/desperados/edition.toml"),
};

/// *A Fistful of Meeples*. With only two bars in the bank, the last one is soon bought.
pub const FISTFUL_OF_MEEPLES: Game = Game {
    name: "fistful-of-meeples",
    hurry: &[],
    shorter: &[("prices = [6, 6, 7, 7, 8, 8]", "prices = [4]")],
    windows: false,
    edition: include_str!("../../games/fistful-of-meeples/edition.toml"),
};

/// All games, in the order of the catalogue.
pub const GAMES: [Game; 4] = [DOLLARS_WANTED, WYATT_EARP, DESPERADOS, FISTFUL_OF_MEEPLES];
