//! The log of a table: a header, fixed before the deal, and numbered entries.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::deal::{Commitment, Secret};
use table::{Digest, MAX_SEATS, Seat, Settings};

use crate::error::StoreError;
use crate::id::TableId;
use crate::pace::{Night, Pace};
use crate::time::Millis;

/// The newest format of headers and entries. Formats count from 1.
pub const FORMAT: u32 = READERS.len() as u32;

/// The format of a table that is no rematch. Older programs read it too.
pub const FIRST_GAME: u32 = 4;

/// Parses a header's text of one format into the current [`Header`].
type Reader = fn(&str) -> serde_json::Result<Header>;

/// The reader of each format, from 1 on. Readers of released formats stay, because stored tables need them. The second
/// format adds `lesson`, the third `pace` with the entries about time, the fourth whose guest bot sits down, the fifth the
/// evening; older headers and entries leave them out.
const READERS: [Reader; 5] = [|text| serde_json::from_str(text); 5];

/// What a table fixes before the deal. Commitments hash the exact bytes of its text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The format of header and entries.
    pub format: u32,
    /// The table's id.
    pub table: TableId,
    /// The game's name.
    pub game: String,
    /// The version of its rules, by which the table is played.
    pub rules: u32,
    /// The number of seats.
    pub seats: u8,
    /// Every option with its value.
    pub options: Settings,
    /// The whole TOML text of the edition.
    pub edition: String,
    /// When the table was created.
    pub created: Millis,
    /// The name of the deal in a guided first game. The secret and the key are made from it, so such a table is
    /// replayed, downloaded and checked like any other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
    /// How long players may take; `None` at a live table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<Pace>,
}

impl Header {
    /// The header as the text that is stored, hashed and downloaded.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("a header is plain data")
    }

    /// Reads a header's text with the reader of the format that it names.
    ///
    /// # Errors
    /// `Newer` when the format is newer than this program, `Corrupt` when the text is not a header.
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

/// One entry of the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// When it was written.
    pub at: Millis,
    /// Who caused it.
    pub who: Who,
    /// What happened.
    #[serde(flatten)]
    pub kind: Kind,
    /// The digest of the state after this entry; present for the start and each action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<Digest>,
}

/// Who caused an entry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// The person in a seat.
    Seat(Seat),
    /// The bot that plays for a seat.
    Bot {
        seat: Seat,
        /// The bot's stable name.
        name: String,
        /// The bot's version.
        version: u32,
    },
    /// The server itself.
    Server,
    /// The host: the creator of the table, or who stands in for them.
    Host,
}

/// The games that the same people have finished one after another.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Evening {
    /// How many games.
    pub games: u32,
    /// How many of them each player has won, by name; a shared victory counts for each winner.
    pub won: BTreeMap<String, u32>,
}

/// What happened. Only actions reach the game's rules.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Kind {
    /// The players come from another table. It is the first entry.
    Evening(Evening),
    /// A person sat down, or somebody's guest bot.
    Sit {
        seat: Seat,
        /// The player's name.
        name: String,
        /// The commitment of the player's browser.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        commitment: Option<Commitment>,
        /// Whose guest bot it is; `None` for a person.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        of: Option<String>,
    },
    /// A bot sat down.
    SitBot {
        seat: Seat,
        /// The name shown at the table.
        name: String,
        /// The bot's stable name.
        bot: String,
        /// The bot's version.
        version: u32,
    },
    /// A seat became free: its player got up or was removed.
    Leave { seat: Seat },
    /// A person is ready to start.
    Ready {
        seat: Seat,
        /// The secret that the browser had committed to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        opened: Option<Secret>,
    },
    /// The game was dealt.
    Start,
    /// A seat's decision.
    Action {
        /// The stable text of the action.
        text: String,
    },
    /// A bot plays for a person from now on.
    HandOver {
        seat: Seat,
        /// The bot's stable name.
        bot: String,
        /// The bot's version.
        version: u32,
    },
    /// The person plays again.
    HandBack { seat: Seat },
    /// A person took a seat over from its bot, under a name of their own.
    TakeOver {
        seat: Seat,
        /// The player's name.
        name: String,
    },
    /// A person gave up.
    Concede { seat: Seat },
    /// The creator closed the table.
    Abandon,
    /// The table was closed because its time limit for a start or a move had passed.
    Expire,
    /// The game is over.
    Finish,
    /// The server's secret is published.
    Reveal { secret: Secret },
    /// The players continue at another table.
    Rematch {
        /// The new table.
        table: TableId,
    },
    /// A person agrees that everybody with the link may see the finished game of a private table.
    Agree { seat: Seat },
    /// Everybody with the link may see the finished game of a private table, since all of its people agree.
    Publish,
    /// A seat's time is up, and its grace.
    TimeUp { seat: Seat },
    /// A person has lost their seat. A bot plays until anybody takes over.
    Vacate {
        seat: Seat,
        /// The name shown at the table.
        name: String,
        /// The bot's stable name.
        bot: String,
        /// The bot's version.
        version: u32,
    },
    /// All clocks stand still.
    Pause,
    /// The clocks go on.
    Resume,
    /// A person says when their nights are. Their clock stands still then.
    Nights {
        seat: Seat,
        /// The nights; `None` for none.
        night: Option<Night>,
    },
    /// A person's clock stands still for a while. A time that has come ends a holiday.
    Holiday {
        seat: Seat,
        /// When their clock goes on.
        until: Millis,
    },
    /// The server's clock was put forward or back since the last entry, so this time has not passed.
    Leap {
        /// How far it was put forward, in milliseconds.
        millis: i64,
    },
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pace::{Allowance, Overtime, Rest};
    use crate::zone::Zone;

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
            lesson: None,
            pace: None,
        }
    }

    /// Commitments hash these bytes. If they change, no receipt in a browser can be verified any more.
    #[test]
    fn a_header_keeps_its_golden_text() {
        let text = r#"{"format":5,"table":"k3m9xq7w2fab","game":"toy","rules":2,"seats":3,"options":{"bank":"on","speed":"slow"},"edition":"name = \"toy\"\n","created":1700000000000}"#;
        assert_eq!(header().text(), text);
        assert_eq!(Header::read(text), Ok(header()));
        for format in [1, 2, 3, 4] {
            let older = text.replace("\"format\":5", &format!("\"format\":{format}"));
            assert_eq!(Header::read(&older), Ok(Header { format, ..header() }));
        }
        let guided = Header { lesson: Some("toy 1".to_owned()), ..header() };
        assert_eq!(guided.text(), text.replace("000}", "000,\"lesson\":\"toy 1\"}"));
        assert_eq!(Header::read(&guided.text()), Ok(guided));
        let paces = [
            (Allowance::Bank { seconds: 600, increment: 15 }, r#"{"bank":{"seconds":600,"increment":15}}"#),
            (Allowance::Turn { hours: 24 }, r#"{"turn":{"hours":24}}"#),
        ];
        for (time, written) in paces {
            let paced = Header { pace: Some(Pace { time, overtime: Overtime::Bot }), ..header() };
            let pace = format!("000,\"pace\":{{\"time\":{written},\"overtime\":\"bot\"}}}}");
            assert_eq!(paced.text(), text.replace("000}", &pace));
            assert_eq!(Header::read(&paced.text()), Ok(paced));
        }
    }

    #[test]
    fn a_header_of_another_format_is_refused_whatever_else_it_says() {
        let newer = r#"{"format":6,"clock":"fast"}"#;
        assert_eq!(Header::read(newer), Err(StoreError::Newer { version: 6, known: FORMAT }));
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
        let old = Header { format: 1, ..header() };
        assert_eq!(read_by(&readers, &old.text()), Ok(old.clone()));
        let new = old.text().replace("\"format\":1", "\"format\":2").replace("\"game\":\"toy\",", "");
        assert_eq!(read_by(&readers, &new).map(|header| header.game), Ok("of the second format".to_owned()));
        assert_eq!(read_by(&readers[..1], &new), Err(StoreError::Newer { version: 2, known: 1 }));
    }

    /// Stored games consist of these texts.
    #[test]
    fn entries_keep_their_golden_texts() {
        let digest: Digest = "0123456789abcdef".parse().unwrap();
        let seat = Seat(1);
        let entry = |who, kind, digest| Entry { at: Millis(5), who, kind, digest };
        let bot = Who::Bot { seat, name: "honest".to_owned(), version: 4 };
        let night = |zone: &str| Some(Night { from: 1_320, minutes: 480, zone: zone.parse().unwrap() });
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
                entry(Who::Server, Kind::Sit { seat, name: "Anna".to_owned(), commitment: None, of: None }, None),
                r#"{"at":5,"who":"server","kind":"sit","seat":1,"name":"Anna"}"#,
            ),
            (
                entry(
                    Who::Seat(seat),
                    Kind::Sit { seat, name: "Robo".to_owned(), commitment: None, of: Some("Anna".to_owned()) },
                    None,
                ),
                r#"{"at":5,"who":{"seat":1},"kind":"sit","seat":1,"name":"Robo","of":"Anna"}"#,
            ),
            (entry(Who::Server, Kind::TimeUp { seat }, None), r#"{"at":5,"who":"server","kind":"time_up","seat":1}"#),
            (
                entry(Who::Seat(seat), Kind::Nights { seat, night: night("UTC") }, None),
                r#"{"at":5,"who":{"seat":1},"kind":"nights","seat":1,"night":{"from":1320,"minutes":480}}"#,
            ),
            (
                entry(Who::Seat(seat), Kind::Nights { seat, night: night("Europe/Berlin") }, None),
                r#"{"at":5,"who":{"seat":1},"kind":"nights","seat":1,"night":{"from":1320,"minutes":480,"zone":"Europe/Berlin"}}"#,
            ),
            (
                entry(Who::Seat(seat), Kind::Holiday { seat, until: Millis(9) }, None),
                r#"{"at":5,"who":{"seat":1},"kind":"holiday","seat":1,"until":9}"#,
            ),
            (
                entry(Who::Seat(seat), Kind::Agree { seat }, None),
                r#"{"at":5,"who":{"seat":1},"kind":"agree","seat":1}"#,
            ),
            (entry(Who::Server, Kind::Publish, None), r#"{"at":5,"who":"server","kind":"publish"}"#),
            (entry(Who::Host, Kind::Pause, None), r#"{"at":5,"who":"host","kind":"pause"}"#),
        ];
        for (entry, text) in golden {
            assert_eq!(serde_json::to_string(&entry).unwrap(), text);
            assert_eq!(serde_json::from_str::<Entry>(text).unwrap(), entry);
        }
    }

    /// Such as one that a newer program has stored.
    #[test]
    fn an_unknown_zone_keeps_its_text_and_its_nights_are_in_utc() {
        let text = r#"{"at":5,"who":{"seat":1},"kind":"nights","seat":1,"night":{"from":1320,"minutes":480,"zone":"Mars/Olympus"}}"#;
        let entry: Entry = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&entry).unwrap(), text);
        let Kind::Nights { night: Some(night), .. } = entry.kind else { panic!("{entry:?}") };
        let rest = |night| Rest { night: Some(night), until: None };
        let in_utc = Night { zone: Zone::default(), ..night };
        assert!(!night.zone.is_utc());
        assert_eq!(rest(night).after(Millis(0), 30 * 3_600_000), rest(in_utc).after(Millis(0), 30 * 3_600_000));
    }

    #[test]
    fn an_entry_of_an_unknown_kind_is_an_error() {
        assert!(serde_json::from_str::<Entry>(r#"{"at":5,"who":"host","kind":"clock"}"#).is_err());
    }
}
