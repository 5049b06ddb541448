//! Reads the rows of a database, for every implementation of the store. A text that cannot be parsed means damage.

use std::fmt::Display;
use std::str::FromStr;

use table::{BySeat, UnknownName};

use crate::{
    Entry, Grant, Header, Holder, Millis, News, Result, Revisions, Said, StoreError, Stored, Summary, TableId,
    TableSettings,
};

/// The most tables in the public list.
pub const PUBLIC: u32 = 100;

/// The most tables with a deadline that one query finds.
pub const DUE: u32 = 100;

/// The most finished tables that one query finds.
pub const FINISHED: u32 = 100;

/// The row of a table.
#[expect(missing_docs, reason = "each field is the column of that name")]
pub struct TableRow {
    pub header: String,
    pub secret: String,
    pub commitment: String,
    pub creator: String,
    pub watch: String,
    pub unstarted_hours: u32,
    pub idle_hours: u32,
    pub phase: String,
    pub entries: u64,
    pub touched: i64,
    pub window_seconds: u32,
    pub name_missing_seconds: u32,
    pub away_minutes: u32,
    pub hints: bool,
    pub own_words: bool,
    pub guests: bool,
    pub latecomers: bool,
    pub revision: u64,
    pub due: Option<i64>,
}

impl TableRow {
    /// The table with the rows of its entries and seats. The header is read before them: entries of a newer format may
    /// have kinds that this program does not know.
    pub fn stored(
        self,
        entries: impl FnOnce() -> Result<Entries>,
        seats: impl FnOnce() -> Result<Seats>,
        talk: impl FnOnce() -> Result<Vec<Said>>,
    ) -> Result<Stored> {
        Header::read(&self.header)?;
        let News { entries, holders, drafts, talk, revisions } =
            news(self.entries, entries()?, seats()?, talk()?, self.revision)?;
        Ok(Stored {
            header_text: self.header,
            secret: self.secret.parse().map_err(|error| StoreError::Corrupt(format!("its secret: {error}")))?,
            commitment: parse("the commitment", &self.commitment)?,
            creator: parse("the creator", &self.creator)?,
            settings: TableSettings {
                watch: word(&self.watch)?,
                expire_unstarted_hours: self.unstarted_hours,
                expire_idle_hours: self.idle_hours,
                window_seconds: self.window_seconds,
                name_missing_seconds: self.name_missing_seconds,
                away_minutes: self.away_minutes,
                hints: self.hints,
                own_words: self.own_words,
                guests: self.guests,
                latecomers: self.latecomers,
            },
            phase: word(&self.phase)?,
            entries,
            holders,
            drafts,
            talk,
            revisions,
            touched: Millis(self.touched),
            due: self.due.map(Millis),
        })
    }
}

/// The news of a table whose log has `have` entries, from its rows.
pub fn news(have: u64, entries: Entries, seats: Seats, talk: Vec<Said>, revision: u64) -> Result<News> {
    if entries.end() != have.max(entries.after) {
        return Err(StoreError::Corrupt(format!("it has {} entries, not {have}", entries.end())));
    }
    Ok(News {
        entries: entries.entries,
        holders: seats.holders.into_iter().collect::<BySeat<_>>(),
        drafts: seats.drafts.into_iter().collect::<BySeat<_>>(),
        talk,
        revisions: Revisions { seats: seats.revisions.into_iter().collect::<BySeat<_>>(), table: revision },
    })
}

/// The entries of a table from number `after` on, from their rows in order.
pub struct Entries {
    after: u64,
    entries: Vec<Entry>,
}

impl Entries {
    /// No entries yet, of those from number `after` on.
    pub fn after(after: u64) -> Entries {
        Entries { after, entries: Vec::new() }
    }

    /// The number of entries up to the last of these.
    fn end(&self) -> u64 {
        self.after + self.entries.len() as u64
    }

    /// Adds the next entry. Fails with `Corrupt` when it has another number, or its text cannot be read.
    pub fn push(&mut self, number: u64, text: &str) -> Result<()> {
        if number != self.end() {
            return Err(StoreError::Corrupt(format!("entry {} is missing", self.end())));
        }
        let bad = |error| StoreError::Corrupt(format!("entry {number}: {error}"));
        self.entries.push(serde_json::from_str(text).map_err(bad)?);
        Ok(())
    }
}

/// The seats of a table, from their rows in order.
#[derive(Default)]
pub struct Seats {
    holders: Vec<Holder>,
    drafts: Vec<Vec<String>>,
    revisions: Vec<u64>,
}

impl Seats {
    /// Adds the next seat. Fails with `Corrupt` when it is another one, or a text cannot be read.
    pub fn push(&mut self, row: &SeatRow<'_>) -> Result<()> {
        if row.seat != self.holders.len() || row.seat >= table::MAX_SEATS {
            return Err(StoreError::Corrupt("its seats are not all there".to_owned()));
        }
        self.holders.push(Holder {
            visitor: row.visitor.map(|text| parse("a visitor", text)).transpose()?,
            link: row.link.map(|text| parse("a link", text)).transpose()?,
            passes: row.passes,
            since: Millis(row.since),
        });
        let bad = |error| StoreError::Corrupt(format!("a draft: {error}"));
        self.drafts.push(serde_json::from_str(row.draft).map_err(bad)?);
        self.revisions.push(row.revision);
        Ok(())
    }
}

/// The row of a seat.
#[expect(missing_docs, reason = "each field is the column of that name")]
pub struct SeatRow<'a> {
    pub seat: usize,
    pub visitor: Option<&'a str>,
    pub link: Option<&'a str>,
    pub draft: &'a str,
    pub passes: bool,
    pub since: i64,
    pub revision: u64,
}

/// The row of a table in a list.
#[expect(missing_docs, reason = "each field is the column of that name")]
pub struct SummaryRow {
    pub id: String,
    pub game: String,
    pub seats: u8,
    pub phase: String,
    pub watch: String,
    pub entries: u64,
    pub created: i64,
    pub touched: i64,
}

impl SummaryRow {
    /// What the row tells. Fails with `Corrupt` when a text cannot be read.
    pub fn summary(self) -> Result<Summary> {
        Ok(Summary {
            id: parse("a table", &self.id)?,
            game: self.game,
            seats: self.seats,
            phase: word(&self.phase)?,
            watch: word(&self.watch)?,
            entries: self.entries,
            created: Millis(self.created),
            touched: Millis(self.touched),
        })
    }
}

/// The columns of a device that only a token has.
#[derive(Default)]
pub struct GrantRow {
    /// The scopes, as text.
    pub scopes: Option<String>,
    /// The id of its table.
    pub table: Option<String>,
    /// When it ends.
    pub until: Option<i64>,
    /// Who may end it.
    pub owner: Option<String>,
    /// The owner's name.
    pub of: Option<String>,
}

impl GrantRow {
    /// The columns to write.
    pub fn new(grant: Option<&Grant>) -> GrantRow {
        let Some(Grant { scopes, table, until, owner, of }) = grant else { return GrantRow::default() };
        GrantRow {
            scopes: Some(scopes.to_string()),
            table: table.as_ref().map(ToString::to_string),
            until: Some(until.0),
            owner: Some(owner.to_string()),
            of: Some(of.clone()),
        }
    }

    /// What was written; `None` for a browser.
    ///
    /// # Errors
    /// `Corrupt` when it cannot be read.
    pub fn grant(self) -> Result<Option<Grant>> {
        let (Some(scopes), Some(until), Some(owner)) = (self.scopes, self.until, self.owner) else { return Ok(None) };
        Ok(Some(Grant {
            scopes: parse("scopes", &scopes)?,
            table: self.table.map(|table| parse("a table", &table)).transpose()?,
            until: Millis(until),
            owner: parse("a visitor", &owner)?,
            of: self.of.unwrap_or_default(),
        }))
    }
}

/// A row of a list; `None` when its table is damaged, so that the other tables are still listed.
pub fn sound<T>(row: Result<T>) -> Result<Option<T>> {
    match row {
        Ok(read) => Ok(Some(read)),
        Err(StoreError::Corrupt(_)) => Ok(None),
        Err(error) => Err(error),
    }
}

/// Damage found while reading a table belongs to this table, not to the database.
pub fn damage_of(id: &TableId, error: StoreError) -> StoreError {
    match error {
        StoreError::Corrupt(reason) => StoreError::Damaged { table: id.clone(), reason },
        other => other,
    }
}

/// Reads a stored text. Fails with `Corrupt`, naming what it should have been.
pub fn parse<T: FromStr<Err: Display>>(what: &str, text: &str) -> Result<T> {
    text.parse().map_err(|error| StoreError::Corrupt(format!("{what} `{text}`: {error}")))
}

/// Reads the stored word for a value.
fn word<T: FromStr<Err = UnknownName>>(text: &str) -> Result<T> {
    text.parse().map_err(|unknown: UnknownName| StoreError::Corrupt(unknown.to_string()))
}
