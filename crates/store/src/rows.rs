//! Reads the rows of a database, SQLite or Postgres. A text that cannot be parsed means damage.

use std::fmt::Display;
use std::str::FromStr;

use table::{BySeat, UnknownName};

use crate::{
    Entry, Header, Holder, Millis, News, Result, Revisions, StoreError, Stored, Summary, TableId, TableSettings,
};

/// The most tables in the public list.
pub(crate) const PUBLIC: u32 = 100;

/// The most finished tables that one query finds.
pub(crate) const FINISHED: u32 = 100;

/// The row of a table.
pub(crate) struct TableRow {
    pub(crate) header: String,
    pub(crate) secret: String,
    pub(crate) commitment: String,
    pub(crate) creator: String,
    pub(crate) watch: String,
    pub(crate) unstarted_hours: u32,
    pub(crate) idle_hours: u32,
    pub(crate) phase: String,
    pub(crate) entries: u64,
    pub(crate) touched: i64,
    pub(crate) window_seconds: u32,
    pub(crate) name_missing_seconds: u32,
    pub(crate) hints: bool,
    pub(crate) revision: u64,
}

impl TableRow {
    /// The table with the rows of its entries and seats. The header is read before them: entries of a newer format may
    /// have kinds that this program does not know.
    pub(crate) fn stored(
        self,
        entries: impl FnOnce() -> Result<Entries>,
        seats: impl FnOnce() -> Result<Seats>,
    ) -> Result<Stored> {
        Header::read(&self.header)?;
        let News { entries, holders, drafts, revisions } = news(self.entries, entries()?, seats()?, self.revision)?;
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
                hints: self.hints,
            },
            phase: word(&self.phase)?,
            entries,
            holders,
            drafts,
            revisions,
            touched: Millis(self.touched),
        })
    }
}

/// The news of a table whose log has `have` entries, from its rows.
pub(crate) fn news(have: u64, entries: Entries, seats: Seats, revision: u64) -> Result<News> {
    if entries.end() != have.max(entries.after) {
        return Err(StoreError::Corrupt(format!("it has {} entries, not {have}", entries.end())));
    }
    Ok(News {
        entries: entries.entries,
        holders: seats.holders.into_iter().collect::<BySeat<_>>(),
        drafts: seats.drafts.into_iter().collect::<BySeat<_>>(),
        revisions: Revisions { seats: seats.revisions.into_iter().collect::<BySeat<_>>(), table: revision },
    })
}

/// The entries of a table from number `after` on, from their rows in order.
pub(crate) struct Entries {
    after: u64,
    entries: Vec<Entry>,
}

impl Entries {
    pub(crate) fn after(after: u64) -> Entries {
        Entries { after, entries: Vec::new() }
    }

    /// The number of entries up to the last of these.
    fn end(&self) -> u64 {
        self.after + self.entries.len() as u64
    }

    pub(crate) fn push(&mut self, number: u64, text: &str) -> Result<()> {
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
pub(crate) struct Seats {
    holders: Vec<Holder>,
    drafts: Vec<Vec<String>>,
    revisions: Vec<u64>,
}

impl Seats {
    pub(crate) fn push(
        &mut self,
        seat: usize,
        visitor: Option<&str>,
        link: Option<&str>,
        draft: &str,
        passes: bool,
        revision: u64,
    ) -> Result<()> {
        if seat != self.holders.len() || seat >= table::MAX_SEATS {
            return Err(StoreError::Corrupt("its seats are not all there".to_owned()));
        }
        self.holders.push(Holder {
            visitor: visitor.map(|text| parse("a visitor", text)).transpose()?,
            link: link.map(|text| parse("a link", text)).transpose()?,
            passes,
        });
        let bad = |error| StoreError::Corrupt(format!("a draft: {error}"));
        self.drafts.push(serde_json::from_str(draft).map_err(bad)?);
        self.revisions.push(revision);
        Ok(())
    }
}

/// The row of a table in a list.
pub(crate) struct SummaryRow {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) seats: u8,
    pub(crate) phase: String,
    pub(crate) watch: String,
    pub(crate) entries: u64,
    pub(crate) created: i64,
    pub(crate) touched: i64,
}

impl SummaryRow {
    pub(crate) fn summary(self) -> Result<Summary> {
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

/// A row of a list; `None` when its table is damaged, so that the other tables are still listed.
pub(crate) fn sound<T>(row: Result<T>) -> Result<Option<T>> {
    match row {
        Ok(read) => Ok(Some(read)),
        Err(StoreError::Corrupt(_)) => Ok(None),
        Err(error) => Err(error),
    }
}

/// Damage found while reading a table belongs to this table, not to the database.
pub(crate) fn damage_of(id: &TableId, error: StoreError) -> StoreError {
    match error {
        StoreError::Corrupt(reason) => StoreError::Damaged { table: id.clone(), reason },
        other => other,
    }
}

pub(crate) fn parse<T: FromStr<Err: Display>>(what: &str, text: &str) -> Result<T> {
    text.parse().map_err(|error| StoreError::Corrupt(format!("{what} `{text}`: {error}")))
}

/// Reads the stored word for a value.
fn word<T: FromStr<Err = UnknownName>>(text: &str) -> Result<T> {
    text.parse().map_err(|unknown: UnknownName| StoreError::Corrupt(unknown.to_string()))
}
