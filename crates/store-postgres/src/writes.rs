//! What the changes of a transaction have collected, and the few statements that write it.

use std::collections::BTreeMap;

use store::talk::KEPT;
use store::{Entry, Holder, Millis, Said, VisitorId};
use table::Seat;
use tokio_postgres::types::ToSql;

/// By how many milliseconds the time of the last change may be behind in the row of a running table. The time is in an
/// index: as long as it stays, a commit changes none. Servers of the version before go by it.
pub(crate) const BEHIND: i64 = 60_000;

/// A table as the transaction leaves it. Its row is locked.
pub(crate) struct Locked {
    pub(crate) key: i64,
    pub(crate) seats: u8,
    pub(crate) entries: u64,
    pub(crate) touched: i64,
    /// When somebody's time will be up.
    pub(crate) due: Option<i64>,
    pub(crate) phase: String,
    pub(crate) creator: String,
    /// How often it has changed outside its log and its seats.
    pub(crate) revision: i64,
    /// How often each seat has changed; seats missing at the end have not.
    pub(crate) revisions: Vec<i64>,
    /// Whether the node that writes has its lease.
    pub(crate) is_leased: bool,
    pub(crate) is_changed: bool,
}

impl Locked {
    /// How often a seat has changed.
    pub(crate) fn revision(&mut self, seat: Seat) -> &mut i64 {
        let seats = usize::from(self.seats);
        self.revisions.resize(seats.max(self.revisions.len()), 0);
        &mut self.revisions[usize::from(seat.0)]
    }
}

/// What is written at the end, in the order of its keys: transactions that lock in the same order never deadlock.
#[derive(Default)]
pub(crate) struct Writes {
    /// Key of the table, number, text, time.
    entries: Vec<(i64, i64, String, i64)>,
    /// Key of the table, number, text.
    pub(crate) rewritten: Vec<(i64, i64, String)>,
    /// Key of the table, form, answer, time.
    pub(crate) answers: Vec<(i64, String, String, i64)>,
    /// By key of the table and seat.
    pub(crate) drafts: BTreeMap<(i64, i16), String>,
    /// By key of the table and seat.
    pub(crate) holders: BTreeMap<(i64, i16), Holder>,
    /// Key of the table, what was said.
    pub(crate) said: Vec<(i64, Said)>,
    /// Key of the table, name of those whose words are removed.
    pub(crate) unsaid: Vec<(i64, String)>,
    /// Key of the table, its id, the id of the one at which everybody goes on.
    pub(crate) onward: Vec<(i64, String, String)>,
    /// When visitors became known.
    pub(crate) known: BTreeMap<String, i64>,
    /// When known visitors were here.
    pub(crate) seen: BTreeMap<String, i64>,
}

impl Writes {
    /// Drops what was to be written for a table.
    pub(crate) fn leave_out(&mut self, key: i64) {
        self.entries.retain(|(of, ..)| *of != key);
        self.rewritten.retain(|(of, ..)| *of != key);
        self.answers.retain(|(of, ..)| *of != key);
        self.drafts.retain(|(of, _), _| *of != key);
        self.holders.retain(|(of, _), _| *of != key);
        self.said.retain(|(of, _)| *of != key);
        self.unsaid.retain(|(of, _)| *of != key);
        self.onward.retain(|(of, ..)| *of != key);
    }

    /// Appends entries, numbered on from the last. Only this updates the time of the table's last change: a draft is
    /// private to its seat, so nobody's list of tables may show that it changed.
    pub(crate) fn append(&mut self, table: &mut Locked, entries: &[Entry], at: Millis) {
        for entry in entries {
            let text = serde_json::to_string(entry).expect("an entry is plain data");
            self.entries.push((table.key, table.entries.cast_signed(), text, at.0));
            table.entries += 1;
            table.touched = at.0;
            table.is_changed = true;
        }
    }

    /// What the changes have collected, as statements, with how they leave the tables.
    pub(crate) fn statements(self, tables: impl Iterator<Item = Locked>) -> Vec<Write> {
        let Writes { entries, rewritten, answers, drafts, holders, said, unsaid, onward, known, seen } = self;
        let mut writes = Vec::new();
        let changed: Vec<Locked> = tables.filter(|table| table.is_changed).collect();
        if !changed.is_empty() {
            writes.push(update_tables(changed));
        }
        if !entries.is_empty() {
            let (keys, numbers, texts, times): (Vec<_>, Vec<_>, Vec<_>, Vec<_>) = entries.into_iter().collect();
            let insert = "INSERT INTO entries (key, number, entry, at)
                          SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::bigint[])";
            writes.push(Write {
                text: insert,
                values: vec![Box::new(keys), Box::new(numbers), Box::new(texts), Box::new(times)],
            });
        }
        if !rewritten.is_empty() {
            let (keys, numbers, texts): (Vec<_>, Vec<_>, Vec<_>) = rewritten.into_iter().collect();
            let update = "UPDATE entries SET entry = new.entry
                          FROM unnest($1::bigint[], $2::bigint[], $3::text[]) AS new (key, number, entry)
                          WHERE (entries.key, entries.number) = (new.key, new.number)";
            writes.push(Write { text: update, values: vec![Box::new(keys), Box::new(numbers), Box::new(texts)] });
        }
        if !answers.is_empty() {
            let (keys, forms, texts, times): (Vec<_>, Vec<_>, Vec<_>, Vec<_>) = answers.into_iter().collect();
            let insert = "INSERT INTO answers (key, form, answer, at)
                          SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::bigint[])";
            writes.push(Write {
                text: insert,
                values: vec![Box::new(keys), Box::new(forms), Box::new(texts), Box::new(times)],
            });
        }
        if !drafts.is_empty() {
            let (keys, seats): (Vec<i64>, Vec<i16>) = drafts.keys().copied().unzip();
            let texts: Vec<String> = drafts.into_values().collect();
            let update = "UPDATE seats SET draft = new.draft
                          FROM unnest($1::bigint[], $2::smallint[], $3::text[]) AS new (key, seat, draft)
                          WHERE (seats.key, seats.seat) = (new.key, new.seat)";
            writes.push(Write { text: update, values: vec![Box::new(keys), Box::new(seats), Box::new(texts)] });
        }
        if !holders.is_empty() {
            writes.extend(replace_holders(&holders));
        }
        if !unsaid.is_empty() {
            writes.extend(remove_words(unsaid));
        }
        if !said.is_empty() {
            writes.extend(add_words(&said));
        }
        if !onward.is_empty() {
            let (from, to): (Vec<String>, Vec<String>) = onward.into_iter().map(|(_, from, to)| (from, to)).unzip();
            let update = "UPDATE devices SET at_table = tables.id
                          FROM unnest($1::text[], $2::text[]) AS new (here, next) JOIN tables ON tables.id = new.next
                          WHERE at_table = new.here AND scopes LIKE '%bot%'";
            writes.push(Write { text: update, values: vec![Box::new(from), Box::new(to)] });
        }
        if !known.is_empty() {
            let (ids, times): (Vec<String>, Vec<i64>) = known.into_iter().unzip();
            let insert = "INSERT INTO visitors (id, seen) SELECT * FROM unnest($1::text[], $2::bigint[])
                          ON CONFLICT (id) DO UPDATE SET seen = greatest(visitors.seen, excluded.seen)";
            writes.push(Write { text: insert, values: vec![Box::new(ids), Box::new(times)] });
        }
        if !seen.is_empty() {
            let (ids, times): (Vec<String>, Vec<i64>) = seen.into_iter().unzip();
            let update = "UPDATE visitors SET seen = greatest(visitors.seen, new.seen)
                          FROM unnest($1::text[], $2::bigint[]) AS new (id, seen) WHERE visitors.id = new.id";
            writes.push(Write { text: update, values: vec![Box::new(ids), Box::new(times)] });
        }
        writes
    }
}

/// Leaves the changed tables as they are now.
fn update_tables(changed: Vec<Locked>) -> Write {
    let keys: Vec<i64> = changed.iter().map(|table| table.key).collect();
    let counts: Vec<i64> = changed.iter().map(|table| table.entries.cast_signed()).collect();
    let touched: Vec<i64> = changed.iter().map(|table| table.touched).collect();
    let due: Vec<Option<i64>> = changed.iter().map(|table| table.due).collect();
    let revision: Vec<i64> = changed.iter().map(|table| table.revision).collect();
    let revisions: Vec<String> = changed.iter().map(|table| array(&table.revisions)).collect();
    let (phases, creators): (Vec<String>, Vec<String>) =
        changed.into_iter().map(|table| (table.phase, table.creator)).unzip();
    let update = "UPDATE tables SET entries = new.entries, phase = new.phase, creator = new.creator,
                                    revision = new.revision, revisions = new.revisions::bigint[],
                                    due = new.due,
                                    touched = CASE WHEN tables.phase = 'running' AND new.phase = 'running'
                                                       AND tables.touched > new.touched - $9
                                              THEN tables.touched ELSE new.touched END
                  FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::bigint[],
                              $7::text[], $8::bigint[])
                      AS new (key, entries, touched, phase, creator, revision, revisions, due)
                  WHERE tables.key = new.key";
    Write {
        text: update,
        values: vec![
            Box::new(keys),
            Box::new(counts),
            Box::new(touched),
            Box::new(phases),
            Box::new(creators),
            Box::new(revision),
            Box::new(revisions),
            Box::new(due),
            Box::new(BEHIND),
        ],
    }
}

/// Replaces the holders of seats. Nobody is called to these tables any longer.
fn replace_holders(holders: &BTreeMap<(i64, i16), Holder>) -> [Write; 4] {
    let (keys, seats): (Vec<i64>, Vec<i16>) = holders.keys().copied().unzip();
    let (visitors, links): (Vec<Option<String>>, Vec<_>) = holders.values().map(written).unzip();
    let (passes, since): (Vec<bool>, Vec<i64>) = holders.values().map(|holder| (holder.passes, holder.since.0)).unzip();
    let uncall = "UPDATE tables SET called = NULL WHERE key = ANY ($1::bigint[])";
    let uncall = Write { text: uncall, values: vec![Box::new(keys.clone())] };
    // A token for a table ends when its person gets up from their last seat there.
    let end = "WITH replaced AS (
                   SELECT * FROM unnest($1::bigint[], $2::smallint[], $3::text[]) AS new (key, seat, visitor)
               ), gone AS (
                   DELETE FROM devices USING tables WHERE at_table = tables.id
                       AND person IN (SELECT seats.visitor FROM seats JOIN replaced USING (key, seat)
                                      WHERE key = tables.key)
                       AND NOT EXISTS (SELECT FROM replaced WHERE key = tables.key AND visitor = person)
                       AND NOT EXISTS (SELECT FROM seats LEFT JOIN replaced USING (key, seat)
                                       WHERE key = tables.key AND seats.visitor = person
                                           AND replaced.key IS NULL)
                       AND tables.key = ANY ($1)
                   RETURNING devices.id
               )
               SELECT pg_notify('posse', 'ended - ' || id) FROM gone";
    let values: Vec<Box<dyn ToSql + Sync + Send>> =
        vec![Box::new(keys.clone()), Box::new(seats.clone()), Box::new(visitors.clone())];
    let end = Write { text: end, values };
    // Links are unique. Clearing them first lets two seats exchange theirs.
    let clear = "UPDATE seats SET link = NULL FROM unnest($1::bigint[], $2::smallint[]) AS new (key, seat)
                 WHERE (seats.key, seats.seat) = (new.key, new.seat)";
    let clear = Write { text: clear, values: vec![Box::new(keys.clone()), Box::new(seats.clone())] };
    let update = "UPDATE seats SET visitor = new.visitor, link = new.link, passes = new.passes,
                                   since = new.since
                  FROM unnest($1::bigint[], $2::smallint[], $3::text[], $4::text[], $5::boolean[],
                              $6::bigint[])
                      AS new (key, seat, visitor, link, passes, since)
                  WHERE (seats.key, seats.seat) = (new.key, new.seat)";
    let update = Write {
        text: update,
        values: vec![
            Box::new(keys),
            Box::new(seats),
            Box::new(visitors),
            Box::new(links),
            Box::new(passes),
            Box::new(since),
        ],
    };
    [uncall, end, clear, update]
}

/// Removes what somebody said, and the reports of it.
fn remove_words(unsaid: Vec<(i64, String)>) -> [Write; 2] {
    let (keys, names): (Vec<i64>, Vec<String>) = unsaid.into_iter().unzip();
    let words = "DELETE FROM talk USING unnest($1::bigint[], $2::text[]) AS gone (key, name)
                  WHERE (talk.key, talk.name) = (gone.key, gone.name)";
    let words = Write { text: words, values: vec![Box::new(keys.clone()), Box::new(names.clone())] };
    let reports = "DELETE FROM reports USING unnest($1::bigint[], $2::text[]) AS gone (key, name)
                  WHERE (reports.key, reports.name) = (gone.key, gone.name)";
    [words, Write { text: reports, values: vec![Box::new(keys), Box::new(names)] }]
}

/// Adds what was said, and removes the oldest of what is too much.
fn add_words(said: &[(i64, Said)]) -> [Write; 2] {
    let keys: Vec<i64> = said.iter().map(|(key, _)| *key).collect();
    let (times, seats): (Vec<i64>, Vec<i16>) = said.iter().map(|(_, said)| (said.at.0, i16::from(said.seat.0))).unzip();
    let (names, sayings): (Vec<String>, Vec<String>) =
        said.iter().map(|(_, said)| (said.name.clone(), said.text())).unzip();
    let insert = "INSERT INTO talk (key, at, seat, name, saying)
                  SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::smallint[], $4::text[], $5::text[])
                  ON CONFLICT DO NOTHING";
    let values: Vec<Box<dyn ToSql + Sync + Send>> =
        vec![Box::new(keys.clone()), Box::new(times), Box::new(seats), Box::new(names), Box::new(sayings)];
    let insert = Write { text: insert, values };
    let delete = "DELETE FROM talk USING unnest($1::bigint[]) AS new (key) WHERE talk.key = new.key
                      AND at <= (SELECT at FROM talk AS kept WHERE kept.key = new.key
                                 ORDER BY at DESC LIMIT 1 OFFSET $2)";
    [insert, Write { text: delete, values: vec![Box::new(keys), Box::new(i64::from(KEPT))] }]
}

/// A statement that writes, with its values: arrays with an element for each row.
pub(crate) struct Write {
    pub(crate) text: &'static str,
    pub(crate) values: Vec<Box<dyn ToSql + Sync + Send>>,
}

/// Keeps the latest of a visitor's times.
pub(crate) fn latest(times: &mut BTreeMap<String, i64>, visitor: &VisitorId, at: Millis) {
    let time = times.entry(visitor.to_string()).or_insert(at.0);
    *time = at.0.max(*time);
}

/// An array as text for Postgres. The arrays of several tables differ in length, which an array of arrays does not
/// allow.
fn array(numbers: &[i64]) -> String {
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    format!("{{{}}}", numbers.join(","))
}

pub(crate) fn written(holder: &Holder) -> (Option<String>, Option<String>) {
    (holder.visitor.as_ref().map(ToString::to_string), holder.link.as_ref().map(ToString::to_string))
}
