//! Reads the rows of a database, for every implementation of the store. A text that cannot be parsed means damage.
//!
//! Columns are numbered in the order in which the [statements](crate::statements) name them.

use std::fmt::Display;
use std::str::FromStr;

use table::{BySeat, Seat, UnknownName};

use crate::{
    AdminKey, Announcement, Channel, Device, Entry, FormId, Grant, Header, Holder, Invitation, Millis, News,
    Notification, Pass, Report, Result, Revisions, Said, StoreError, Stored, Summary, TableId, TableSettings,
    VisitorId, Welcome,
};

/// The most tables in the public list.
pub const PUBLIC: u32 = 100;

/// The most tables with a deadline that one query finds.
pub const DUE: u32 = 100;

/// The most finished tables that one query finds.
pub const FINISHED: u32 = 100;

/// A row of either database.
pub trait Columns {
    /// The text in a column, if any.
    fn text_if_any(&self, column: usize) -> Result<Option<&str>>;

    /// The number in a column, if any.
    fn number_if_any(&self, column: usize) -> Result<Option<i64>>;

    /// Whether a column is true.
    fn flag(&self, column: usize) -> Result<bool>;
}

impl dyn Columns + '_ {
    fn text(&self, column: usize) -> Result<&str> {
        self.text_if_any(column)?.ok_or_else(|| StoreError::Corrupt(format!("column {column} is empty")))
    }

    fn number<T: TryFrom<i64>>(&self, column: usize) -> Result<T> {
        let number = self.number_if_any(column)?;
        let found = number.and_then(|number| T::try_from(number).ok());
        found.ok_or_else(|| StoreError::Corrupt(format!("column {column} is {number:?}")))
    }

    fn time(&self, column: usize) -> Result<Millis> {
        self.number(column).map(Millis)
    }

    fn time_if_any(&self, column: usize) -> Result<Option<Millis>> {
        Ok(self.number_if_any(column)?.map(Millis))
    }

    fn parsed<T: FromStr<Err: Display>>(&self, column: usize, what: &str) -> Result<T> {
        parse(what, self.text(column)?)
    }

    fn parsed_if_any<T: FromStr<Err: Display>>(&self, column: usize, what: &str) -> Result<Option<T>> {
        self.text_if_any(column)?.map(|text| parse(what, text)).transpose()
    }
}

/// The row of a table.
#[expect(missing_docs, reason = "each field is the column of that name")]
pub struct TableRow {
    pub key: i64,
    header: String,
    secret: String,
    commitment: String,
    creator: String,
    settings: Result<TableSettings>,
    phase: String,
    revision: u64,
    due: Option<Millis>,
    pub entries: u64,
    touched: Millis,
}

impl TableRow {
    /// Reads the row.
    pub fn read(row: &dyn Columns) -> Result<TableRow> {
        Ok(TableRow {
            key: row.number(0)?,
            header: row.text(1)?.to_owned(),
            secret: row.text(2)?.to_owned(),
            commitment: row.text(3)?.to_owned(),
            creator: row.text(4)?.to_owned(),
            // Those of a newer format may have words that this program does not know.
            settings: settings(row),
            phase: row.text(15)?.to_owned(),
            revision: row.number(16)?,
            due: row.time_if_any(17)?,
            entries: row.number(18)?,
            touched: row.time(19)?,
        })
    }

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
            settings: self.settings?,
            phase: word(&self.phase)?,
            entries,
            holders,
            drafts,
            talk,
            revisions,
            touched: self.touched,
            due: self.due,
        })
    }
}

/// The settings in the row of a table.
fn settings(row: &dyn Columns) -> Result<TableSettings> {
    Ok(TableSettings {
        watch: word(row.text(5)?)?,
        expire_unstarted_hours: row.number(6)?,
        expire_idle_hours: row.number(7)?,
        window_seconds: row.number(8)?,
        name_missing_seconds: row.number(9)?,
        away_minutes: row.number(10)?,
        hints: row.flag(11)?,
        own_words: row.flag(12)?,
        guests: row.flag(13)?,
        latecomers: row.flag(14)?,
    })
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
    pub fn push(&mut self, row: &dyn Columns, revision: u64) -> Result<()> {
        let seat: usize = row.number(0)?;
        if seat != self.holders.len() || seat >= table::MAX_SEATS {
            return Err(StoreError::Corrupt("its seats are not all there".to_owned()));
        }
        self.holders.push(Holder {
            visitor: row.parsed_if_any(1, "a visitor")?,
            link: row.parsed_if_any(2, "a link")?,
            passes: row.flag(4)?,
            since: row.time(5)?,
        });
        let bad = |error| StoreError::Corrupt(format!("a draft: {error}"));
        self.drafts.push(serde_json::from_str(row.text(3)?).map_err(bad)?);
        self.revisions.push(revision);
        Ok(())
    }
}

/// A table in a list.
pub fn summary(row: &dyn Columns) -> Result<Summary> {
    Ok(Summary {
        id: table_id(row)?,
        game: row.text(1)?.to_owned(),
        seats: row.number(2)?,
        phase: word(row.text(3)?)?,
        watch: word(row.text(4)?)?,
        entries: row.number(5)?,
        created: row.time(6)?,
        touched: row.time(7)?,
    })
}

/// The id of a table.
pub fn table_id(row: &dyn Columns) -> Result<TableId> {
    row.parsed(0, "a table")
}

/// The table and seat of a link.
pub fn seat(row: &dyn Columns) -> Result<(TableId, Seat)> {
    Ok((table_id(row)?, Seat(row.number(1)?)))
}

/// The answer to a form.
pub fn answer(row: &dyn Columns) -> Result<(FormId, String, Millis)> {
    Ok((row.parsed(0, "a form")?, row.text(1)?.to_owned(), row.time(2)?))
}

/// Something said; `None` for what this program cannot read.
pub fn said(row: &dyn Columns) -> Result<Option<Said>> {
    Ok(Said::read(row.number(0)?, row.number(1)?, row.text(2)?.to_owned(), row.text(3)?))
}

/// A visitor with a time: when they were last here, or until when they are excluded.
pub fn visitor(row: &dyn Columns) -> Result<(VisitorId, Millis)> {
    Ok((row.parsed(0, "a visitor")?, row.time(1)?))
}

/// Who has invited a visitor.
pub fn welcome(row: &dyn Columns) -> Result<(VisitorId, Welcome)> {
    Ok((row.parsed(0, "a visitor")?, row.parsed(1, "a welcome")?))
}

/// A link by which the operator invites.
pub fn pass(row: &dyn Columns) -> Result<Pass> {
    let (id, name) = (row.parsed(0, "a link")?, row.text(1)?.to_owned());
    Ok(Pass { id, name, made: row.time(2)?, until: row.time_if_any(3)? })
}

/// The key of an admin.
pub fn admin(row: &dyn Columns) -> Result<AdminKey> {
    Ok(AdminKey { id: row.parsed(0, "a key")?, is_once: row.flag(1)?, until: row.time(2)? })
}

pub fn announcement(row: &dyn Columns) -> Result<Announcement> {
    Ok(Announcement { text: row.text(0)?.to_owned(), until: row.time(1)? })
}

/// A report; `None` for one of something that this program cannot read.
pub fn report(row: &dyn Columns) -> Result<Option<Report>> {
    let Some(said) = said(row)? else { return Ok(None) };
    Ok(Some(Report {
        table: row.parsed(4, "a table")?,
        said,
        speaker: row.parsed_if_any(5, "a visitor")?,
        reporter: row.parsed(6, "a visitor")?,
        made: row.time(7)?,
    }))
}

pub fn device(row: &dyn Columns) -> Result<Device> {
    let grant = grant(row)?;
    Ok(Device {
        id: row.parsed(0, "a device")?,
        person: row.parsed(1, "a visitor")?,
        name: row.text(2)?.to_owned(),
        since: row.time(3)?,
        used: row.time(4)?,
        // In Postgres a token has ended, for servers of an older version.
        ended: row.time_if_any(5)?.filter(|_| grant.is_none()),
        grant,
    })
}

/// What a token lets its program do; `None` for a browser.
fn grant(row: &dyn Columns) -> Result<Option<Grant>> {
    let Some(scopes) = row.parsed_if_any(6, "scopes")? else { return Ok(None) };
    Ok(Some(Grant {
        scopes,
        table: row.parsed_if_any(7, "a table")?,
        until: row.time(8)?,
        owner: row.parsed(9, "a visitor")?,
        of: row.text_if_any(10)?.unwrap_or_default().to_owned(),
    }))
}

pub fn invitation(row: &dyn Columns) -> Result<Invitation> {
    Ok(Invitation {
        id: row.parsed(0, "an invitation")?,
        person: row.parsed(1, "a visitor")?,
        made: row.time(2)?,
        until: row.time_if_any(3)?,
        settings: row.text(4)?.to_owned(),
    })
}

pub fn channel(row: &dyn Columns) -> Result<Channel> {
    Ok(Channel {
        id: row.parsed(0, "a channel")?,
        person: row.parsed(1, "a visitor")?,
        device: row.parsed_if_any(2, "a device")?,
        address: row.text(3)?.to_owned(),
        wishes: row.text(4)?.to_owned(),
        since: row.time(5)?,
        sent: row.time_if_any(6)?,
        failed: row.time_if_any(7)?.zip(row.text_if_any(8)?.map(str::to_owned)),
    })
}

pub fn notification(row: &dyn Columns) -> Result<Notification> {
    Ok(Notification {
        channel: row.parsed(0, "a channel")?,
        name: row.text(1)?.to_owned(),
        table: row.parsed_if_any(2, "a table")?,
        what: row.text(3)?.to_owned(),
        is_over: row.flag(4)?,
        told: row.number(5)?,
        tries: row.number(6)?,
        at: row.time_if_any(7)?,
    })
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
