//! Who looks at a table: what its page takes of them.

use look::{Language, Words};
use table::Seat;
use table_log::{Millis, VisitorId};

use crate::preferences::Preferences;
use crate::telling::Telling;
use crate::usual::Usual;

/// Who looks at a table. The server reads it from a request's cookies, and asks the store for the rest.
#[derive(Clone)]
pub struct Visitor {
    /// Who they are. Without an identity, one that stands for everybody at the address.
    pub id: VisitorId,
    pub language: Language,
    /// Their settings.
    pub preferences: Preferences,
    /// The last name used, or the name of a program's token.
    pub name: String,
    /// How they last played against bots.
    pub usual: Usual,
    /// Scheme and host of the server for them, as in `http://192.168.1.5:3000`.
    pub base: String,
    /// Whether they may open tables, as far as the page of a table knows.
    pub opens: bool,
    /// What they have reported at the table that is shown to them: when it was said, and in which seat.
    pub reported: Vec<(Millis, Seat)>,
    /// Whether their browser may be told of turns, if the table that is shown to them asks.
    pub telling: Option<Telling>,
}

impl Visitor {
    /// A visitor of whom nothing is known but their language.
    pub fn new(id: VisitorId, language: Language) -> Visitor {
        Visitor {
            id,
            language,
            preferences: Preferences::default(),
            name: String::new(),
            usual: Usual::default(),
            base: String::new(),
            opens: true,
            reported: Vec::new(),
            telling: None,
        }
    }

    /// The translations that all games share.
    pub fn words(&self) -> &'static Words {
        look::shared(self.language)
    }

    /// The last name used, or one that is theirs until they give one.
    pub fn called(&self) -> String {
        let newcomer = look::NEWCOMERS[usize::from(self.id.bytes()[0]) % look::NEWCOMERS.len()];
        if self.name.is_empty() { newcomer.to_owned() } else { self.name.clone() }
    }
}
