//! A single waiting commit, made by one statement that checks what it depends on and writes.

use deadpool_postgres::Client;
use store::Commit;
use tokio_postgres::Error;

use crate::writes::BEHIND;

/// Changes the table, unless one of the reasons to refuse holds; returns a row if it did. If it has to wait for another
/// transaction, Postgres checks the row again as that transaction left it. It does so for the values of subqueries, but
/// not for `EXISTS`, which it turns into a join.
const COMMIT: &str = "
    WITH changed AS (
        UPDATE tables
        SET entries = entries + cardinality($3::text[]),
            touched = CASE
                WHEN phase = 'running' AND coalesce($5::text, phase) = 'running' AND touched > $4::bigint - $15::bigint
                    THEN touched
                WHEN cardinality($3::text[]) > 0 THEN $4
                ELSE coalesce((SELECT at FROM entries AS log WHERE log.key = tables.key
                               ORDER BY number DESC LIMIT 1), touched) END,
            phase = coalesce($5::text, phase),
            due = $14::bigint,
            revisions = CASE cardinality($6::smallint[]) WHEN 0 THEN revisions ELSE
                ARRAY(SELECT coalesce(revisions[seat + 1], 0) + (seat = ANY ($6::smallint[]))::int
                      FROM generate_series(0, seats - 1) AS seat ORDER BY seat) END
        WHERE id = $1 AND entries = $2
            AND coalesce((SELECT bool_and(seat < seats) FROM unnest($6::smallint[]) AS seat), TRUE)
            AND coalesce((SELECT bool_and(seat < seats AND coalesce(revisions[seat + 1], 0) = revision)
                          FROM unnest($8::smallint[], $9::bigint[]) AS known (seat, revision)), TRUE)
            AND ($10::bigint IS NULL
                 OR node = $10 AND (SELECT until > clock_timestamp() FROM nodes WHERE nodes.id = tables.node))
            AND (SELECT count(*) FROM answers WHERE answers.key = tables.key AND form = $11) = 0
        RETURNING key
    ), logged AS (
        INSERT INTO entries (key, number, entry, at)
        SELECT key, $2 + place - 1, entry, $4 FROM changed, unnest($3::text[]) WITH ORDINALITY AS new (entry, place)
    ), drafted AS (
        UPDATE seats SET draft = new.draft
        FROM changed, unnest($6::smallint[], $7::text[]) AS new (seat, draft)
        WHERE (seats.key, seats.seat) = (changed.key, new.seat) AND seats.draft <> new.draft
    ), answered AS (
        INSERT INTO answers (key, form, answer, at)
        SELECT key, $11, $12::text, $4 FROM changed WHERE $11::text IS NOT NULL
    )
    SELECT CASE WHEN $13::text IS NOT NULL THEN pg_notify('posse', $13) END FROM changed";

/// Makes a commit of entries, drafts, an answer and a phase, and tells the other nodes. Returns whether it was made; if
/// not, the caller tries it as a group, which makes it or says why not.
pub(crate) async fn commit(
    db: &Client,
    commit: &Commit,
    node: Option<i64>,
    notification: Option<String>,
) -> Result<bool, Error> {
    let says = !commit.said.is_empty() || !commit.unsaid.is_empty();
    let is_plain = commit.holders.is_empty() && !says && commit.onward().is_none();
    // Two drafts of one seat would be written in no particular order.
    if !is_plain || commit.revises_table() || commit.seats().len() < commit.drafts.len() {
        return Ok(false);
    }
    let entries = commit.entries.iter().map(|entry| serde_json::to_string(entry).expect("an entry is plain data"));
    let text = |draft| serde_json::to_string(draft).expect("a list of texts is plain data");
    let (seats, drafts): (Vec<i16>, Vec<String>) =
        commit.drafts.iter().map(|(seat, draft)| (i16::from(seat.0), text(draft))).unzip();
    let (known, revisions): (Vec<i16>, Vec<i64>) =
        commit.known.iter().map(|(seat, revision)| (i16::from(seat.0), revision.cast_signed())).unzip();
    let (form, answer) = commit.answer.as_ref().map(|(form, answer)| (form.to_string(), answer)).unzip();
    let statement = db.prepare_cached(COMMIT).await?;
    let rows = db
        .query(
            &statement,
            &[
                &commit.table.as_str(),
                &commit.after.cast_signed(),
                &entries.collect::<Vec<String>>(),
                &commit.at.0,
                &commit.phase.map(|phase| phase.name()),
                &seats,
                &drafts,
                &known,
                &revisions,
                &node.filter(|_| commit.by_lease),
                &form,
                &answer,
                &notification,
                &commit.due.map(|due| due.0),
                &BEHIND,
            ],
        )
        .await?;
    Ok(!rows.is_empty())
}
