//! The errors of the HTTP edge: status, log level and text for people.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use look::{Words, args};
use notify::Way;
use play::{NameFault, Refused};
use store::{Millis, Scope, StoreError};
use table::{SettingError, SetupError};
use thiserror::Error;
use tracing::Level;

use crate::edge::counters::Wait;
use crate::edge::limits;

/// Why a request was refused or failed. Nothing has changed.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum Error {
    /// The table refused the request.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The step is not legal; with the game's reason in the visitor's language.
    #[error("this action is not possible now")]
    NotPossible {
        reason: String,
        /// The clause that forbids it.
        clause: &'static str,
    },
    /// There is nothing at this address.
    #[error("there is nothing at this address")]
    NotFound,
    /// The address does not take this method.
    #[error("this address does not take this method")]
    Method,
    /// The host name is not one of this server's.
    #[error("unknown host name")]
    Host,
    /// The request names several hosts.
    #[error("more than one host name")]
    Hosts,
    /// The form was sent from another site's page.
    #[error("a form from another site")]
    Origin,
    /// The browser sent no cookie, so the form belongs to no known visitor.
    #[error("a form without a visitor's cookie")]
    Cookies,
    /// The browser was a device of a visitor, and they have ended it.
    #[error("this device has ended")]
    Ended,
    /// A program's request came without a token, or with one that is none or has ended.
    #[error("a program without a valid token")]
    NoToken,
    /// The program's token does not allow this.
    #[error("the token lacks the scope `{0}`")]
    Scope(Scope),
    /// The program's token is for another table alone.
    #[error("the token is for another table")]
    OneTable,
    /// A program's request cannot be read, for this reason.
    #[error("the request cannot be read: {0}")]
    Unreadable(String),
    /// A value in a program's request is none of those that there are.
    #[error("`{field}` is one of these: {known}")]
    Value {
        field: String,
        /// The values that there are.
        known: String,
    },
    /// The guest bot is at as many tables as allowed that are not over.
    #[error("too many tables of a guest bot")]
    TooManyGuestTables {
        /// How many are allowed.
        most: u32,
    },
    /// There is no such invitation for a device, or it is over.
    #[error("this invitation is not valid")]
    NoInvitation,
    /// The visitor may not open tables.
    #[error("only invited people open tables")]
    NotInvited,
    /// The operator has excluded the visitor.
    #[error("the operator has excluded this visitor")]
    Excluded {
        /// Until when.
        until: Millis,
    },
    /// The phrase is not the operator's.
    #[error("not the operator's phrase")]
    WrongPhrase,
    /// There is no such invitation of the operator, or it is over.
    #[error("this invitation of the operator is not valid")]
    NoPass,
    /// The visitor has as many devices as allowed.
    #[error("too many devices")]
    TooManyDevices,
    /// The visitor has as many tokens as allowed.
    #[error("too many tokens")]
    TooManyTokens {
        /// How many are allowed.
        most: u32,
    },
    /// The visitor has as many channels as allowed.
    #[error("too many channels")]
    TooManyChannels,
    /// The visitor has not heard these words from somebody else.
    #[error("not words that this visitor may report")]
    NotHeard,
    /// The visitor has made as many reports as allowed that the operator has not dismissed.
    #[error("too many reports")]
    TooManyReports {
        /// How many are allowed.
        most: u32,
    },
    /// People cannot be told at this address in this way.
    #[error("not an address for {0}")]
    BadAddress(Way),
    /// The mail server cannot send to this address.
    #[error("the mail server cannot carry mail to this address")]
    Uncarried,
    /// The server knows no such time zone.
    #[error("an unknown time zone")]
    UnknownZone { name: String },
    /// There is no such mailbox to confirm, or it is confirmed.
    #[error("this code confirms nothing")]
    BadCode,
    /// The address is too long.
    #[error("the address is too long")]
    LongAddress,
    /// The form is too long.
    #[error("the form is too long")]
    LongForm,
    /// A field of the form is missing or has no valid value.
    #[error("a field of the form is missing or invalid")]
    Invalid,
    /// Too many requests or forms.
    #[error("too many requests")]
    TooManyRequests(Wait),
    /// Too many new tables.
    #[error("too many new tables")]
    TooManyTables(Wait),
    /// Too many live streams.
    #[error("too many live streams")]
    TooManyStreams {
        /// The name of the limit.
        limit: &'static str,
    },
    /// The request ran into its timeout.
    #[error("the request took too long")]
    Busy,
    /// A handler panicked.
    #[error("a request panicked")]
    Crash,
}

/// Seconds after which a browser may retry to open a stream.
const STREAM_PAUSE: u32 = 20;

/// Seconds after which a visitor with too many open tables may retry: time enough to close one.
const CLOSE_PAUSE: u32 = 60;

/// What an error is to everybody but its reader.
struct Facts {
    status: StatusCode,
    /// Errors are faults of the server, warnings are for the operator to look into.
    level: Level,
    /// The kind of the error, for metrics. It never reveals who or where. `error-KIND` is its message, unless the
    /// text depends on more.
    kind: &'static str,
}

impl Error {
    /// The one place that says what each error is.
    fn facts(&self) -> Facts {
        use Level as L;
        use StatusCode as S;
        let (status, level, kind) = match self {
            Error::Refused(refused) => return refusal(refused),
            Error::NotPossible { .. } => (S::UNPROCESSABLE_ENTITY, L::DEBUG, "not-possible"),
            Error::NotFound => (S::NOT_FOUND, L::DEBUG, "not-found"),
            Error::Method => (S::METHOD_NOT_ALLOWED, L::DEBUG, "method"),
            Error::Host => (S::MISDIRECTED_REQUEST, L::INFO, "host"),
            Error::Hosts => (S::BAD_REQUEST, L::INFO, "host"),
            Error::Origin => (S::FORBIDDEN, L::INFO, "origin"),
            Error::Cookies => (S::FORBIDDEN, L::DEBUG, "cookies"),
            Error::Ended => (S::FORBIDDEN, L::DEBUG, "ended"),
            Error::NoToken => (S::UNAUTHORIZED, L::DEBUG, "token"),
            Error::Scope(_) => (S::FORBIDDEN, L::DEBUG, "scope"),
            Error::OneTable => (S::FORBIDDEN, L::DEBUG, "one-table"),
            Error::Unreadable(_) => (S::BAD_REQUEST, L::DEBUG, "unreadable"),
            Error::Value { .. } => (S::UNPROCESSABLE_ENTITY, L::DEBUG, "value-of"),
            Error::TooManyGuestTables { .. } => (S::TOO_MANY_REQUESTS, L::DEBUG, "guest-tables"),
            Error::NoInvitation => (S::NOT_FOUND, L::DEBUG, "invitation"),
            Error::NotInvited => (S::FORBIDDEN, L::DEBUG, "not-invited"),
            Error::Excluded { .. } => (S::FORBIDDEN, L::DEBUG, "excluded"),
            Error::WrongPhrase => (S::UNPROCESSABLE_ENTITY, L::INFO, "phrase"),
            Error::NoPass => (S::NOT_FOUND, L::DEBUG, "pass"),
            Error::TooManyDevices => (S::CONFLICT, L::DEBUG, "devices"),
            Error::TooManyTokens { .. } => (S::CONFLICT, L::DEBUG, "tokens"),
            Error::TooManyChannels => (S::CONFLICT, L::DEBUG, "channels"),
            Error::NotHeard => (S::NOT_FOUND, L::DEBUG, "not-heard"),
            Error::TooManyReports { .. } => (S::CONFLICT, L::DEBUG, "reports"),
            Error::BadAddress(_) => (S::UNPROCESSABLE_ENTITY, L::DEBUG, "bad-address"),
            Error::Uncarried => (S::UNPROCESSABLE_ENTITY, L::DEBUG, "uncarried"),
            Error::UnknownZone { .. } => (S::UNPROCESSABLE_ENTITY, L::INFO, "unknown-zone"),
            Error::BadCode => (S::NOT_FOUND, L::DEBUG, "code"),
            Error::LongAddress => (S::URI_TOO_LONG, L::DEBUG, "too-long"),
            Error::LongForm => (S::PAYLOAD_TOO_LARGE, L::DEBUG, "too-long"),
            Error::Invalid => (S::BAD_REQUEST, L::DEBUG, "invalid"),
            Error::TooManyRequests(_) => (S::TOO_MANY_REQUESTS, L::INFO, "too-many-requests"),
            Error::TooManyTables(_) => (S::TOO_MANY_REQUESTS, L::INFO, "too-many-tables"),
            Error::TooManyStreams { .. } => (S::TOO_MANY_REQUESTS, L::INFO, "too-many-streams"),
            Error::Busy => (S::SERVICE_UNAVAILABLE, L::WARN, "busy"),
            Error::Crash => (S::INTERNAL_SERVER_ERROR, L::ERROR, "crash"),
        };
        Facts { status, level, kind }
    }

    /// The HTTP status of the answer.
    pub fn status(&self) -> StatusCode {
        self.facts().status
    }

    /// The log level.
    pub fn level(&self) -> Level {
        self.facts().level
    }

    /// The kind of the error, for metrics.
    pub(crate) fn kind(&self) -> &'static str {
        self.facts().kind
    }

    /// Seconds until a retry can succeed, where waiting helps.
    pub fn retry_after(&self) -> Option<u32> {
        match self {
            Error::TooManyRequests(wait) | Error::TooManyTables(wait) => Some(wait.seconds),
            Error::TooManyStreams { .. } => Some(STREAM_PAUSE),
            Error::Refused(Refused::TooManyTables { .. }) | Error::TooManyGuestTables { .. } => Some(CLOSE_PAUSE),
            Error::Refused(Refused::Store(StoreError::Damaged { .. } | StoreError::Newer { .. })) => None,
            Error::Busy | Error::Refused(Refused::Stopping | Refused::Store(_)) => Some(5),
            _ => None,
        }
    }

    /// The name of the limit that was reached, if one was.
    pub(crate) fn limit(&self) -> Option<&'static str> {
        match self {
            Error::TooManyRequests(wait) | Error::TooManyTables(wait) => Some(wait.limit),
            Error::TooManyStreams { limit } => Some(limit),
            Error::TooManyDevices => Some(limits::DEVICES.name),
            Error::TooManyTokens { .. } => Some(limits::TOKENS.name),
            Error::TooManyChannels => Some(limits::CHANNELS.name),
            Error::TooManyReports { .. } => Some(limits::REPORTS.name),
            Error::TooManyGuestTables { .. } => Some(limits::GUEST_TABLES.name),
            Error::Refused(Refused::TooManyTables { .. }) => Some(limits::OPEN_TABLES.name),
            _ => None,
        }
    }

    /// The clause that forbids a step, if the game gave a reason.
    pub(crate) fn clause(&self) -> Option<&'static str> {
        if let Error::NotPossible { clause, .. } = self { Some(clause) } else { None }
    }

    /// What happened and what to do next, in the visitor's language.
    pub fn text(&self, words: &Words) -> String {
        let args = match self {
            Error::Refused(Refused::NotLegal { .. }) => return words.say("error-impossible"),
            Error::Refused(Refused::BadSetup(error)) => return setup_text(error, words),
            Error::Refused(Refused::BadName(fault)) => return name_text(*fault, words),
            Error::Refused(Refused::TooManyTables { most }) => args![most => *most].to_vec(),
            Error::Refused(Refused::BadWords { most } | Refused::NoPauses { most }) => args![most => *most].to_vec(),
            Error::Scope(scope) => args![scope => scope.name()].to_vec(),
            Error::Value { field, known } => args![field => field.as_str(), known => known.as_str()].to_vec(),
            Error::Unreadable(reason) => args![reason => reason.as_str()].to_vec(),
            Error::TooManyReports { most } | Error::TooManyTokens { most } | Error::TooManyGuestTables { most } => {
                args![most => *most].to_vec()
            }
            Error::Refused(Refused::NoHoliday { most, left }) => args![most => *most, left => *left].to_vec(),
            Error::UnknownZone { name } => args![zone => name.as_str()].to_vec(),
            Error::BadAddress(way) => return words.say(&format!("error-bad-{way}")),
            Error::Excluded { until } => args![until => until.utc()].to_vec(),
            Error::NotPossible { reason, .. } => args![reason => reason.as_str()].to_vec(),
            Error::TooManyRequests(wait) | Error::TooManyTables(wait) => {
                args![time => duration(wait.seconds, words)].to_vec()
            }
            Error::TooManyStreams { .. } => args![seconds => STREAM_PAUSE].to_vec(),
            _ => Vec::new(),
        };
        words.tell(&format!("error-{}", self.kind()), &args)
    }

    /// Whether a name was refused. The page then says so at the name field.
    pub(crate) fn is_of_name(&self) -> bool {
        matches!(self, Error::Refused(Refused::BadName(_) | Refused::NameTaken))
    }

    /// Whether the page of the error links back to the table in the address.
    pub(crate) fn leads_back(&self) -> bool {
        !matches!(self, Error::NotFound | Error::Refused(Refused::Hidden | Refused::NoTable | Refused::BadLink))
    }

    /// The error for a status that was set elsewhere, such as by the framework.
    pub(crate) fn of(status: StatusCode) -> Error {
        match status {
            StatusCode::NOT_FOUND => Error::NotFound,
            StatusCode::METHOD_NOT_ALLOWED => Error::Method,
            StatusCode::PAYLOAD_TOO_LARGE => Error::LongForm,
            StatusCode::REQUEST_TIMEOUT | StatusCode::SERVICE_UNAVAILABLE => Error::Busy,
            status if status.is_server_error() => Error::Crash,
            _ => Error::Invalid,
        }
    }
}

/// What a refusal of a table is.
fn refusal(refused: &Refused) -> Facts {
    use Level as L;
    use StatusCode as S;
    let (status, level, kind) = match refused {
        Refused::NoTable => (S::NOT_FOUND, L::DEBUG, "unknown-table"),
        Refused::NoSeat => (S::NOT_FOUND, L::DEBUG, "seat"),
        Refused::BadLink => (S::NOT_FOUND, L::DEBUG, "link"),
        Refused::NoGame => (S::NOT_FOUND, L::DEBUG, "game"),
        Refused::Hidden => (S::FORBIDDEN, L::DEBUG, "watch"),
        Refused::NotYourSeat => (S::FORBIDDEN, L::DEBUG, "not-your-seat"),
        Refused::NotHost => (S::FORBIDDEN, L::DEBUG, "not-host"),
        Refused::NotLegal { .. } => (S::UNPROCESSABLE_ENTITY, L::DEBUG, "not-possible"),
        Refused::BadName(_) => (S::UNPROCESSABLE_ENTITY, L::DEBUG, "name"),
        Refused::NoBot => (S::UNPROCESSABLE_ENTITY, L::DEBUG, "bot"),
        Refused::BadValue => (S::UNPROCESSABLE_ENTITY, L::DEBUG, "value"),
        Refused::BadSetup(SetupError::Edition { .. }) => (S::UNPROCESSABLE_ENTITY, L::WARN, "setup"),
        Refused::BadSetup(_) => (S::UNPROCESSABLE_ENTITY, L::DEBUG, "setup"),
        Refused::TooManyTables { .. } => (S::TOO_MANY_REQUESTS, L::INFO, "open-tables"),
        Refused::Store(StoreError::Damaged { .. }) => (S::INTERNAL_SERVER_ERROR, L::ERROR, "damaged"),
        Refused::Store(StoreError::Newer { .. }) => (S::INTERNAL_SERVER_ERROR, L::ERROR, "newer"),
        Refused::Store(StoreError::Full) => (S::SERVICE_UNAVAILABLE, L::ERROR, "disk"),
        Refused::Store(error) if error.is_outage() => (S::SERVICE_UNAVAILABLE, L::DEBUG, "store"),
        Refused::Store(_) => (S::SERVICE_UNAVAILABLE, L::ERROR, "store"),
        Refused::Stopping => (S::SERVICE_UNAVAILABLE, L::DEBUG, "stopping"),
        Refused::ReadOnly(_) => (S::CONFLICT, L::WARN, "differs"),
        Refused::Over => (S::CONFLICT, L::DEBUG, "finished"),
        Refused::Begun => (S::CONFLICT, L::DEBUG, "started"),
        Refused::NotBegun => (S::CONFLICT, L::DEBUG, "not-begun"),
        Refused::NotYourTurn => (S::CONFLICT, L::DEBUG, "not-your-turn"),
        Refused::Stale | Refused::Already => (S::CONFLICT, L::DEBUG, "stale"),
        Refused::NotOver => (S::CONFLICT, L::DEBUG, "not-over"),
        Refused::InTime => (S::CONFLICT, L::DEBUG, "time-left"),
        Refused::NoPauses { .. } => (S::CONFLICT, L::DEBUG, "pauses"),
        Refused::NoLatecomers => (S::CONFLICT, L::DEBUG, "no-latecomers"),
        Refused::StillHere => (S::CONFLICT, L::DEBUG, "still-here"),
        Refused::NothingDrafted => (S::CONFLICT, L::DEBUG, "nothing-drafted"),
        Refused::NameTaken => (S::CONFLICT, L::DEBUG, "name-taken"),
        Refused::SeatTaken => (S::CONFLICT, L::DEBUG, "seat-taken"),
        Refused::NotHanded => (S::CONFLICT, L::DEBUG, "not-handed"),
        Refused::NoClocks => (S::CONFLICT, L::DEBUG, "clocks"),
        Refused::ClocksSet => (S::CONFLICT, L::DEBUG, "stale"),
        Refused::NoHoliday { .. } => (S::UNPROCESSABLE_ENTITY, L::DEBUG, "holiday"),
        Refused::NoNight => (S::UNPROCESSABLE_ENTITY, L::DEBUG, "night"),
        Refused::NoHints => (S::CONFLICT, L::DEBUG, "no-hints"),
        Refused::NoGuests => (S::CONFLICT, L::DEBUG, "no-guests"),
        Refused::Silent => (S::CONFLICT, L::DEBUG, "silent"),
        Refused::Alone => (S::CONFLICT, L::DEBUG, "alone"),
        Refused::NoOwnWords => (S::CONFLICT, L::DEBUG, "no-own-words"),
        Refused::BadWords { .. } => (S::UNPROCESSABLE_ENTITY, L::DEBUG, "words"),
        Refused::JustSaid => (S::CONFLICT, L::DEBUG, "just-said"),
        Refused::HintPending => (S::CONFLICT, L::DEBUG, "hint-pending"),
        Refused::HintFailed => (S::CONFLICT, L::DEBUG, "hint-failed"),
        Refused::HasSeat => (S::CONFLICT, L::DEBUG, "has-seat"),
        // Only the server itself makes such entries.
        Refused::NotReady | Refused::NotTheirs | Refused::NotUp => (S::CONFLICT, L::DEBUG, "invalid"),
    };
    Facts { status, level, kind }
}

/// So many seconds in words, as they follow "in".
fn duration(seconds: u32, words: &Words) -> String {
    let (key, count) = match seconds {
        ..120 => ("duration-seconds", seconds),
        120..7_200 => ("duration-minutes", seconds.div_ceil(60)),
        _ => ("duration-hours", seconds.div_ceil(3_600)),
    };
    words.tell(key, &args![count => count])
}

/// Why a game cannot be set up with these choices. Faults inside an edition concern the operator and are in the log.
fn setup_text(error: &SetupError, words: &Words) -> String {
    match error {
        SetupError::Seats { seats, least, most } => {
            words.tell("error-setup-seats", &args![seats => *seats, least => *least, most => *most])
        }
        SetupError::Setting(SettingError::Key { key, known }) => {
            words.tell("error-setup-option", &args![key => key.as_str(), known => known.as_str()])
        }
        SetupError::Setting(SettingError::Value { key, value, known }) => {
            let args = args![key => key.as_str(), value => value.as_str(), known => known.as_str()];
            words.tell("error-setup-value", &args)
        }
        SetupError::Edition { line, .. } => words.tell("error-setup-edition", &args![line => *line]),
        SetupError::Version { version, known } => {
            words.tell("error-setup-version", &args![version => *version, known => *known])
        }
    }
}

/// What is wrong with a name and how to fix it.
fn name_text(fault: NameFault, words: &Words) -> String {
    match fault {
        NameFault::Empty | NameFault::Long => words.say("error-name"),
        NameFault::Invisible(letter) => {
            words.tell("error-name-invisible", &args![code => format!("U+{:04X}", u32::from(letter))])
        }
        NameFault::Marks => words.say("error-name-marks"),
    }
}

/// The answer without its page; the guard knows the language and adds the page.
impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        if let Some(seconds) = self.retry_after() {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response.extensions_mut().insert(self);
        response
    }
}

#[cfg(test)]
mod tests {
    use look::words::Language;

    use super::*;

    #[test]
    fn an_impossible_setup_and_a_bad_name_are_explained_in_all_four_languages_and_in_no_english_sentence() {
        let setting = |error: SettingError| Refused::BadSetup(error.into());
        let refusals = [
            (Refused::BadSetup(SetupError::Seats { seats: 9, least: 2, most: 5 }), "9"),
            (setting(SettingError::Key { key: "sand".into(), known: "bank, posse".into() }), "bank, posse"),
            (
                setting(SettingError::Value { key: "bank".into(), value: "up".into(), known: "off, on".into() }),
                "off, on",
            ),
            (Refused::BadSetup(SetupError::Edition { line: 17, reason: "a price is no number".into() }), "17"),
            (Refused::BadSetup(SetupError::Version { version: 8, known: 7 }), "8"),
            (Refused::BadName(NameFault::Empty), "24"),
            (Refused::BadName(NameFault::Long), "24"),
            (Refused::BadName(NameFault::Invisible('\u{ad}')), "U+00AD"),
            (Refused::BadName(NameFault::Marks), ""),
            (Refused::NameTaken, ""),
        ];
        for (refused, told) in refusals {
            let developers = refused.to_string();
            let error = Error::Refused(refused);
            let texts = Language::SPOKEN.map(|language| error.text(&Words::load(language, &[])));
            for (at, text) in texts.iter().enumerate() {
                assert!(text.contains(told) && !text.contains('{'), "{text}");
                assert!(!text.contains(&developers) && !text.contains("price"), "{text}");
                assert!(!texts[..at].contains(text), "two languages have the same text: {text}");
            }
        }
    }
}
