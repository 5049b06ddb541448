//! The log of a table: a header that is agreed on before the deal, and numbered entries.

use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};
use table::deal::{Commitment, Secret};
use table::{Digest, MAX_SEATS, Seat, Settings};

use crate::error::StoreError;
use crate::id::TableId;

/// The format of headers and entries that this program writes, and the newest that it reads. The first is 1.
pub const FORMAT: u32 = READERS.len() as u32;

/// Reads the text of a header of one format into what the present format holds.
type Reader = fn(&str) -> serde_json::Result<Header>;

/// The reader of each format, from 1 on. One that was released stays: tables of its format are stored.
const READERS: [Reader; 1] = [|text| serde_json::from_str(text)];

/// UTC milliseconds since the beginning of 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Millis(pub i64);

impl Millis {
    /// The time of the system's clock.
    pub fn now() -> Millis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }

    /// So many hours earlier.
    #[must_use]
    pub fn hours_before(self, hours: u32) -> Millis {
        Millis(self.0 - i64::from(hours) * 3_600_000)
    }
}

/// What a table agrees on before the deal. Commitments are bound to the exact bytes of its text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The format of header and entries.
    pub format: u32,
    /// The table's name.
    pub table: TableId,
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// How many play.
    pub seats: u8,
    /// Every option with its value.
    pub options: Settings,
    /// The edition by content: its whole TOML text.
    pub edition: String,
    /// When the table was made.
    pub created: Millis,
}

impl Header {
    /// The header as the text that is stored, hashed and downloaded.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("a header is plain data")
    }

    /// Reads a header's text, by the rules of the format that it names.
    ///
    /// # Errors
    /// `Newer` when it is of a newer format, `Corrupt` when it is no header.
    pub fn read(text: &str) -> Result<Header, StoreError> {
        read_by(&READERS, text)
    }
}

/// Reads a header's text by the reader of its format.
fn read_by(readers: &[Reader], text: &str) -> Result<Header, StoreError> {
    #[derive(Deserialize)]
    struct Format {
        format: u32,
    }
    let corrupt = |error: serde_json::Error| StoreError::Corrupt(format!("a table's header cannot be read: {error}"));
    let Format { format } = serde_json::from_str(text).map_err(corrupt)?;
    let Some(place) = (format as usize).checked_sub(1) else {
        return Err(StoreError::Corrupt("a table's header has format 0".to_owned()));
    };
    let known = readers.len() as u32;
    let reader = readers.get(place).ok_or(StoreError::Newer { version: format, known })?;
    let header = reader(text).map_err(corrupt)?;
    if usize::from(header.seats) > MAX_SEATS {
        return Err(StoreError::Corrupt(format!("a table's header has {} seats", header.seats)));
    }
    Ok(header)
}

/// One line of the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// When.
    pub at: Millis,
    /// Who.
    pub who: Who,
    /// What.
    #[serde(flatten)]
    pub kind: Kind,
    /// The fingerprint of the game after it, for the start and each action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<Digest>,
}

/// Who is behind an entry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// The person in a seat.
    Seat(Seat),
    /// The bot that plays for a seat.
    Bot {
        /// The seat.
        seat: Seat,
        /// The bot's name.
        name: String,
        /// Its version.
        version: u32,
    },
    /// The server itself.
    Server,
    /// Whoever made the table.
    Host,
}

/// What an entry says. Only actions reach the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Kind {
    /// A person sat down.
    Sit {
        /// Where.
        seat: Seat,
        /// As whom.
        name: String,
        /// What the browser committed to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        commitment: Option<Commitment>,
    },
    /// A bot sat down.
    SitBot {
        /// Where.
        seat: Seat,
        /// What it is called.
        name: String,
        /// Which bot it is.
        bot: String,
        /// Its version.
        version: u32,
    },
    /// Whoever sat there got up, or was asked to.
    Leave {
        /// From where.
        seat: Seat,
    },
    /// A person is ready to start.
    Ready {
        /// Which.
        seat: Seat,
        /// The value that the browser committed to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        opened: Option<Secret>,
    },
    /// The cards were dealt.
    Start,
    /// A seat's decision.
    Action {
        /// Its stable text.
        text: String,
    },
    /// A bot plays for a person from here on.
    HandOver {
        /// Which seat.
        seat: Seat,
        /// Which bot.
        bot: String,
        /// Its version.
        version: u32,
    },
    /// The person plays again.
    HandBack {
        /// Which seat.
        seat: Seat,
    },
    /// A person gave up.
    Concede {
        /// Which seat.
        seat: Seat,
    },
    /// The creator closed the table.
    Abandon,
    /// Nobody came or moved for too long.
    Expire,
    /// The game is over.
    Finish,
    /// The server's secret is shown.
    Reveal {
        /// The secret.
        secret: Secret,
    },
    /// The players go on at another table.
    Rematch {
        /// Which.
        table: TableId,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    fn header() -> Header {
        Header {
            format: FORMAT,
            table: "k3m9xq7w2fab".parse().unwrap(),
            game: "toy".to_owned(),
            rules: 2,
            seats: 3,
            options: Settings::of([("speed", "slow"), ("bank", "on")]),
            edition: "name = \"toy\"\n".to_owned(),
            created: Millis(1_700_000_000_000),
        }
    }

    /// Commitments are bound to these bytes: if they change, no browser's receipt fits any more.
    #[test]
    fn a_header_keeps_its_golden_text() {
        let text = r#"{"format":1,"table":"k3m9xq7w2fab","game":"toy","rules":2,"seats":3,"options":{"bank":"on","speed":"slow"},"edition":"name = \"toy\"\n","created":1700000000000}"#;
        assert_eq!(header().text(), text);
        assert_eq!(Header::read(text), Ok(header()));
    }

    #[test]
    fn a_header_of_another_format_is_refused_whatever_else_it_says() {
        let newer = r#"{"format":2,"clock":"fast"}"#;
        assert_eq!(Header::read(newer), Err(StoreError::Newer { version: 2, known: FORMAT }));
        for bad in ["", "[]", "{}", r#"{"format":0}"#, r#"{"format":1}"#, r#"{"format":-1}"#] {
            assert!(matches!(Header::read(bad), Err(StoreError::Corrupt(_))), "{bad}");
        }
        let unknown = header().text().replace("\"rules\"", "\"clock\":1,\"rules\"");
        assert!(matches!(Header::read(&unknown), Err(StoreError::Corrupt(_))));
    }

    #[test]
    fn a_header_of_an_older_format_is_read_by_the_rules_of_that_format() {
        let second: Reader = |text| {
            let text = text.replace("\"edition\"", "\"game\":\"of the second format\",\"edition\"");
            serde_json::from_str(&text)
        };
        let readers = [READERS[0], second];
        let old = header().text();
        assert_eq!(read_by(&readers, &old), Ok(header()));
        let new = old.replace("\"format\":1", "\"format\":2").replace("\"game\":\"toy\",", "");
        assert_eq!(read_by(&readers, &new).map(|header| header.game), Ok("of the second format".to_owned()));
        assert_eq!(read_by(&readers[..1], &new), Err(StoreError::Newer { version: 2, known: 1 }));
    }

    /// Stored games are made of these lines.
    #[test]
    fn entries_keep_their_golden_texts() {
        let digest: Digest = "0123456789abcdef".parse().unwrap();
        let seat = Seat(1);
        let entry = |who, kind, digest| Entry { at: Millis(5), who, kind, digest };
        let bot = Who::Bot { seat, name: "honest".to_owned(), version: 4 };
        let golden = [
            (
                entry(Who::Seat(seat), Kind::Action { text: "lay 2".to_owned() }, Some(digest)),
                r#"{"at":5,"who":{"seat":1},"kind":"action","text":"lay 2","digest":"0123456789abcdef"}"#,
            ),
            (
                entry(bot, Kind::Start, None),
                r#"{"at":5,"who":{"bot":{"seat":1,"name":"honest","version":4}},"kind":"start"}"#,
            ),
            (
                entry(
                    Who::Host,
                    Kind::SitBot { seat, name: "Doc".to_owned(), bot: "honest".to_owned(), version: 4 },
                    None,
                ),
                r#"{"at":5,"who":"host","kind":"sit_bot","seat":1,"name":"Doc","bot":"honest","version":4}"#,
            ),
            (
                entry(Who::Server, Kind::Sit { seat, name: "Anna".to_owned(), commitment: None }, None),
                r#"{"at":5,"who":"server","kind":"sit","seat":1,"name":"Anna"}"#,
            ),
        ];
        for (entry, text) in golden {
            assert_eq!(serde_json::to_string(&entry).unwrap(), text);
            assert_eq!(serde_json::from_str::<Entry>(text).unwrap(), entry);
        }
    }

    #[test]
    fn an_entry_of_an_unknown_kind_is_an_error() {
        assert!(serde_json::from_str::<Entry>(r#"{"at":5,"who":"host","kind":"clock"}"#).is_err());
    }
}
