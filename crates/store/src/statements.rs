//! The statements that SQLite and Postgres share, and the columns in them. A statement that only one of them understands
//! stands where it is used.

#![expect(missing_docs, reason = "a statement says what it does")]

/// A statement for both databases.
#[derive(Clone, Copy, Debug)]
pub struct Statement {
    pub sqlite: &'static str,
    pub postgres: &'static str,
}

/// A statement from its parts. Parameters are written `$1`, as Postgres has them. SQLite gets them as `?1`, since it
/// would number `$1` by its place in the text.
macro_rules! statement {
    ($($part:expr),+ $(,)?) => {{
        const PARTS: &[&str] = &[$($part),+];
        const SQLITE: [u8; length(PARTS)] = joined(PARTS, b'?');
        const POSTGRES: [u8; length(PARTS)] = joined(PARTS, b'$');
        Statement { sqlite: text(&SQLITE), postgres: text(&POSTGRES) }
    }};
}

const fn length(parts: &[&str]) -> usize {
    let (mut length, mut part) = (0, 0);
    while part < parts.len() {
        length += parts[part].len();
        part += 1;
    }
    length
}

/// Joins parts, with this mark in place of each `$`.
const fn joined<const LENGTH: usize>(parts: &[&str], mark: u8) -> [u8; LENGTH] {
    let mut joined = [0; LENGTH];
    let (mut end, mut part) = (0, 0);
    while part < parts.len() {
        let (bytes, mut at) = (parts[part].as_bytes(), 0);
        while at < bytes.len() {
            joined[end] = if bytes[at] == b'$' { mark } else { bytes[at] };
            at += 1;
            end += 1;
        }
        part += 1;
    }
    joined
}

const fn text(bytes: &[u8]) -> &str {
    match str::from_utf8(bytes) {
        Ok(text) => text,
        Err(_) => panic!("one ASCII letter replaces another"),
    }
}

// Tables.

pub const INSERT_TABLE: Statement = statement!(
    "INSERT INTO tables (id, header, secret, commitment, creator, watch, unstarted_hours, idle_hours, window_seconds,
                         name_missing_seconds, away_minutes, hints, own_words, game, seats, phase, entries, created,
                         touched, due, guests, latecomers)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, 0, $17, $17, $18, $19, $20)"
);
/// What is read of a whole table, before the number of its entries and the time of the last, which each database finds in
/// its own way.
pub const TABLE_COLUMNS: &str = "key, header, secret, commitment, creator, watch, unstarted_hours, idle_hours,
     window_seconds, name_missing_seconds, away_minutes, hints, own_words, guests, latecomers, phase, revision, due";
pub const INSERT_SEAT: Statement =
    statement!("INSERT INTO seats (key, seat, visitor, link, passes, since) VALUES ($1, $2, $3, $4, $5, $6)");
/// What is read of a seat. SQLite has its revision in the same row, Postgres in the row of its table.
pub const SEAT_COLUMNS: &str = "seat, visitor, link, draft, passes, since";
pub const COUNT_TABLES_OF: Statement = statement!("SELECT count(*) FROM tables WHERE creator = $1 AND phase <> $2");
pub const ALL_TABLES: Statement = statement!("SELECT id FROM tables ORDER BY key");
pub const DUE_TABLES: Statement = statement!("SELECT id FROM tables WHERE due <= $1 ORDER BY due, key LIMIT $2");
pub const FINISHED_TABLES: Statement =
    statement!("SELECT id FROM tables WHERE phase = 'over' AND touched < $1 ORDER BY touched, key LIMIT $2");
pub const SEAT_BY_LINK: Statement = statement!("SELECT id, seat FROM seats JOIN tables USING (key) WHERE link = $1");
pub const TALK: Statement = statement!("SELECT at, seat, name, saying FROM talk WHERE key = $1 ORDER BY at, seat");
pub const DELETE_ANSWERS_BEFORE: Statement = statement!("DELETE FROM answers WHERE at < $1");

// Visitors, with what the operator lets them do.

pub const VISITORS: Statement = statement!("SELECT id, seen FROM visitors ORDER BY id");
pub const FORGET_STRANGERS: Statement = statement!(
    "DELETE FROM visitors
     WHERE welcome IS NULL AND excluded IS NULL
       AND NOT EXISTS (SELECT 1 FROM tables WHERE creator = visitors.id)
       AND NOT EXISTS (SELECT 1 FROM seats WHERE visitor = visitors.id)
       AND NOT EXISTS (SELECT 1 FROM devices WHERE person = visitors.id)
       AND NOT EXISTS (SELECT 1 FROM channels WHERE person = visitors.id)"
);
pub const WELCOME_OF: Statement = statement!("SELECT id, welcome FROM visitors WHERE id = $1 AND welcome IS NOT NULL");
pub const WELCOMES: Statement = statement!("SELECT id, welcome FROM visitors WHERE welcome IS NOT NULL ORDER BY id");
pub const WELCOME: Statement = statement!("UPDATE visitors SET welcome = $2 WHERE id = $1");
pub const WELCOME_FIRST: Statement = statement!("UPDATE visitors SET welcome = $2 WHERE id = $1 AND welcome IS NULL");
pub const END_WELCOMES_BY: Statement = statement!("UPDATE visitors SET welcome = NULL WHERE welcome = $1");
pub const EXCLUDED: Statement = statement!("SELECT id, excluded FROM visitors WHERE excluded IS NOT NULL ORDER BY id");
pub const EXCLUDE: Statement = statement!("UPDATE visitors SET excluded = $2 WHERE id = $1");
pub const CLEAR_VISITOR: Statement = statement!("UPDATE visitors SET welcome = NULL, excluded = NULL WHERE id = $1");

// Links, admin keys, the announcement and reports.

pub const INSERT_PASS: Statement =
    statement!("INSERT INTO passes (id, name, made, until) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO NOTHING");
pub const PASSES: Statement = statement!("SELECT id, name, made, until FROM passes ORDER BY made, id");
pub const DELETE_PASS: Statement = statement!("DELETE FROM passes WHERE id = $1");
pub const INSERT_ADMIN: Statement = statement!("INSERT INTO admins (id, once, until) VALUES ($1, $2, $3)");
pub const ADMIN: Statement = statement!("SELECT id, once, until FROM admins WHERE id = $1");
pub const USE_UP_ADMIN: Statement = statement!("DELETE FROM admins WHERE id = $1 AND once AND until >= $2");
pub const DELETE_ADMIN: Statement = statement!("DELETE FROM admins WHERE id = $1");
pub const DELETE_ADMINS_BEFORE: Statement = statement!("DELETE FROM admins WHERE until < $1");
pub const ANNOUNCEMENT: Statement = statement!("SELECT text, until FROM announcements");
pub const DELETE_ANNOUNCEMENT: Statement = statement!("DELETE FROM announcements");
pub const REPORTS: Statement = statement!(
    "SELECT at, seat, name, saying, id, speaker, reporter, made FROM reports JOIN tables USING (key)
     WHERE cast($1 AS text) IS NULL OR reporter = $1 ORDER BY made, id, at, seat, reporter"
);
pub const DELETE_REPORTS_BEFORE: Statement = statement!("DELETE FROM reports WHERE made < $1");
pub const DELETE_REPORTS_OF: Statement = statement!("DELETE FROM reports WHERE reporter = $1 OR speaker = $1");

// Devices and invitations. A list of all has the same parameter as one of a person: null.

const DEVICE_COLUMNS: &str = "id, person, name, since, used, ended, scopes, at_table, until, owner, owner_name";
pub const INSERT_DEVICE: Statement = statement!(
    "INSERT INTO devices (",
    DEVICE_COLUMNS,
    ") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (id) DO NOTHING"
);
pub const DEVICE: Statement = statement!("SELECT ", DEVICE_COLUMNS, " FROM devices WHERE id = $1");
pub const DEVICES_OF: Statement =
    statement!("SELECT ", DEVICE_COLUMNS, " FROM devices WHERE person = $1 OR owner = $1 ORDER BY since, id");
pub const DEVICES: Statement =
    statement!("SELECT ", DEVICE_COLUMNS, " FROM devices WHERE cast($1 AS text) IS NULL ORDER BY since, id");
pub const END_DEVICE: Statement =
    statement!("UPDATE devices SET ended = $3, name = '' WHERE id = $1 AND person = $2 AND ended IS NULL");
pub const DELETE_DEVICES_OF: Statement = statement!("DELETE FROM devices WHERE person = $1");

const INVITATION_COLUMNS: &str = "id, person, made, until, settings";
pub const INSERT_INVITATION: Statement =
    statement!("INSERT INTO invitations (", INVITATION_COLUMNS, ") VALUES ($1, $2, $3, $4, $5)");
pub const INVITATION: Statement = statement!("SELECT ", INVITATION_COLUMNS, " FROM invitations WHERE id = $1");
pub const INVITATIONS_OF: Statement =
    statement!("SELECT ", INVITATION_COLUMNS, " FROM invitations WHERE person = $1 ORDER BY id");
pub const INVITATIONS: Statement =
    statement!("SELECT ", INVITATION_COLUMNS, " FROM invitations WHERE cast($1 AS text) IS NULL ORDER BY id");
pub const DELETE_INVITATION: Statement = statement!("DELETE FROM invitations WHERE id = $1");
pub const DELETE_INVITATIONS_OF: Statement = statement!("DELETE FROM invitations WHERE person = $1");
pub const DELETE_SHORT_INVITATIONS_OF: Statement =
    statement!("DELETE FROM invitations WHERE person = $1 AND until IS NOT NULL");
pub const DELETE_INVITATIONS_BEFORE: Statement = statement!("DELETE FROM invitations WHERE until < $1");

// Channels and notifications.

const CHANNEL_COLUMNS: &str = "id, person, device, address, wishes, since, sent, failed, reason";
pub const INSERT_CHANNEL: Statement =
    statement!("INSERT INTO channels (", CHANNEL_COLUMNS, ") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)");
pub const CHANNEL: Statement = statement!("SELECT ", CHANNEL_COLUMNS, " FROM channels WHERE id = $1");
pub const CHANNELS_OF: Statement =
    statement!("SELECT ", CHANNEL_COLUMNS, " FROM channels WHERE person = $1 ORDER BY since, id");
pub const CHANNELS: Statement =
    statement!("SELECT ", CHANNEL_COLUMNS, " FROM channels WHERE cast($1 AS text) IS NULL ORDER BY since, id");
pub const UPDATE_CHANNEL: Statement = statement!("UPDATE channels SET address = $2, wishes = $3 WHERE id = $1");
pub const CHANNEL_SENT: Statement =
    statement!("UPDATE channels SET sent = $2, failed = NULL, reason = NULL WHERE id = $1");
pub const CHANNEL_FAILED: Statement = statement!("UPDATE channels SET failed = $2, reason = $3 WHERE id = $1");

const NOTIFICATIONS: &str = "SELECT channel, name, tables.id, what, is_over, told, tries, at
                             FROM notifications LEFT JOIN tables USING (key)";
pub const NOTIFICATIONS_OF: Statement = statement!(NOTIFICATIONS, " WHERE channel = $1 ORDER BY name");
pub const NOTIFICATIONS_TAKEN: Statement = statement!(NOTIFICATIONS, " WHERE taker = $1 ORDER BY at, channel, name");
pub const COUNT_NOTIFICATIONS: Statement = statement!("SELECT count(*) FROM notifications WHERE at <= $1");
pub const HASTEN_NOTIFICATIONS: Statement =
    statement!("UPDATE notifications SET at = $2 WHERE channel = $1 AND key IS NOT NULL AND NOT is_over");
pub const DELETE_SETTLED_NOTIFICATION: Statement = statement!(
    "DELETE FROM notifications WHERE channel = $1 AND name = $2 AND at IS NULL AND (is_over OR key IS NULL)"
);
pub const CALL_TABLE: Statement =
    statement!("UPDATE tables SET called = $2 WHERE id = $1 AND coalesce(called, -1) < $2 RETURNING key");
pub const UNCALL_TABLES_OF: Statement =
    statement!("UPDATE tables SET called = NULL WHERE key IN (SELECT key FROM seats WHERE visitor = $1)");
pub const KEY: Statement = statement!("SELECT key FROM keys");
