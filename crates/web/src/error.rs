//! The errors of the HTTP edge: status, log level and text for people.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use look::{Words, args};
use play::{NameFault, Refused};
use store::StoreError;
use table::{SettingError, SetupError};
use thiserror::Error;
use tracing::Level;

/// Why a request was refused or failed. Nothing has changed.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum Error {
    /// The table refused the request.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The step is not legal; with the game's reason in the visitor's language.
    #[error("this action is not possible now")]
    NotPossible {
        /// The reason.
        reason: String,
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
    TooManyRequests {
        /// Seconds until a retry can succeed.
        seconds: u32,
    },
    /// Too many new tables.
    #[error("too many new tables")]
    TooManyTables {
        /// Seconds until a retry can succeed.
        seconds: u32,
    },
    /// Too many live streams.
    #[error("too many live streams")]
    TooManyStreams,
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

impl Error {
    /// The HTTP status of the answer.
    pub fn status(&self) -> StatusCode {
        match self {
            Error::Refused(refused) => status(refused),
            Error::NotPossible { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Error::NotFound => StatusCode::NOT_FOUND,
            Error::Method => StatusCode::METHOD_NOT_ALLOWED,
            Error::Host => StatusCode::MISDIRECTED_REQUEST,
            Error::Origin | Error::Cookies => StatusCode::FORBIDDEN,
            Error::LongAddress => StatusCode::URI_TOO_LONG,
            Error::LongForm => StatusCode::PAYLOAD_TOO_LARGE,
            Error::Hosts | Error::Invalid => StatusCode::BAD_REQUEST,
            Error::TooManyRequests { .. } | Error::TooManyTables { .. } | Error::TooManyStreams => {
                StatusCode::TOO_MANY_REQUESTS
            }
            Error::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Error::Crash => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The log level: errors are faults of the server, warnings are for the host to look into.
    pub fn level(&self) -> Level {
        match self {
            Error::Crash | Error::Refused(Refused::Store(_)) => Level::ERROR,
            Error::Busy | Error::Refused(Refused::ReadOnly(_)) => Level::WARN,
            Error::Refused(Refused::BadSetup(SetupError::Edition { .. })) => Level::WARN,
            Error::Origin | Error::Host | Error::Hosts | Error::TooManyRequests { .. } => Level::INFO,
            Error::TooManyTables { .. } | Error::TooManyStreams | Error::Refused(Refused::TooManyTables { .. }) => {
                Level::INFO
            }
            _ => Level::DEBUG,
        }
    }

    /// Seconds until a retry can succeed, where waiting helps.
    pub fn retry_after(&self) -> Option<u32> {
        match self {
            Error::TooManyRequests { seconds } | Error::TooManyTables { seconds } => Some(*seconds),
            Error::TooManyStreams => Some(STREAM_PAUSE),
            Error::Refused(Refused::TooManyTables { .. }) => Some(CLOSE_PAUSE),
            Error::Refused(Refused::Store(StoreError::Damaged { .. } | StoreError::Newer { .. })) => None,
            Error::Busy | Error::Refused(Refused::Stopping | Refused::Store(_)) => Some(5),
            _ => None,
        }
    }

    /// What happened and what to do next, in the visitor's language.
    pub fn text(&self, words: &Words) -> String {
        let wait = |key: &str, seconds: u32| words.tell(key, &args![seconds => seconds]);
        match self {
            Error::Refused(Refused::NotLegal { .. }) => words.say("error-impossible"),
            Error::Refused(Refused::BadSetup(error)) => setup_text(error, words),
            Error::Refused(Refused::BadName(fault)) => name_text(*fault, words),
            Error::Refused(Refused::TooManyTables { most }) => words.tell("error-open-tables", &args![most => *most]),
            Error::Refused(refused) => words.say(key(refused)),
            Error::NotPossible { reason } => words.tell("error-not-possible", &args![reason => reason.as_str()]),
            Error::NotFound => words.say("error-not-found"),
            Error::Method => words.say("error-method"),
            Error::Host | Error::Hosts => words.say("error-host"),
            Error::Origin => words.say("error-origin"),
            Error::Cookies => words.say("error-cookies"),
            Error::LongAddress | Error::LongForm => words.say("error-too-long"),
            Error::Invalid => words.say("error-invalid"),
            Error::TooManyRequests { seconds } => wait("error-too-many-requests", *seconds),
            Error::TooManyTables { seconds } => wait("error-too-many-tables", *seconds),
            Error::TooManyStreams => wait("error-too-many-streams", STREAM_PAUSE),
            Error::Busy => words.say("error-busy"),
            Error::Crash => words.say("error-crash"),
        }
    }

    /// The kind of the error, for metrics. It never reveals who or where.
    pub(crate) fn kind(&self) -> &'static str {
        let key = match self {
            Error::Refused(Refused::NotLegal { .. }) | Error::NotPossible { .. } => "error-not-possible",
            Error::Refused(Refused::BadSetup(_)) => "error-setup",
            Error::Refused(Refused::BadName(_)) => "error-name",
            Error::Refused(Refused::TooManyTables { .. }) => "error-open-tables",
            Error::Refused(refused) => key(refused),
            Error::NotFound => "error-not-found",
            Error::Method => "error-method",
            Error::Host | Error::Hosts => "error-host",
            Error::Origin => "error-origin",
            Error::Cookies => "error-cookies",
            Error::LongAddress | Error::LongForm => "error-too-long",
            Error::Invalid => "error-invalid",
            Error::TooManyRequests { .. } => "error-too-many-requests",
            Error::TooManyTables { .. } => "error-too-many-tables",
            Error::TooManyStreams => "error-too-many-streams",
            Error::Busy => "error-busy",
            Error::Crash => "error-crash",
        };
        key.trim_start_matches("error-")
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

fn status(refused: &Refused) -> StatusCode {
    match refused {
        Refused::NoTable | Refused::NoSeat | Refused::BadLink | Refused::NoGame => StatusCode::NOT_FOUND,
        Refused::Hidden | Refused::NotYourSeat | Refused::NotCreator => StatusCode::FORBIDDEN,
        Refused::NotLegal { .. } | Refused::BadName(_) | Refused::NoBot => StatusCode::UNPROCESSABLE_ENTITY,
        Refused::BadValue | Refused::BadSetup(_) => StatusCode::UNPROCESSABLE_ENTITY,
        Refused::TooManyTables { .. } => StatusCode::TOO_MANY_REQUESTS,
        Refused::Store(StoreError::Damaged { .. } | StoreError::Newer { .. }) => StatusCode::INTERNAL_SERVER_ERROR,
        Refused::Store(_) | Refused::Stopping => StatusCode::SERVICE_UNAVAILABLE,
        _ => StatusCode::CONFLICT,
    }
}

/// The translation key of a refusal.
fn key(refused: &Refused) -> &'static str {
    match refused {
        Refused::NoTable => "error-unknown-table",
        Refused::NoSeat => "error-seat",
        Refused::Over => "error-finished",
        Refused::Begun => "error-started",
        Refused::NotBegun => "error-not-begun",
        Refused::Hidden => "error-watch",
        Refused::NotYourSeat => "error-not-your-seat",
        Refused::NotCreator => "error-not-creator",
        Refused::NotYourTurn => "error-not-your-turn",
        Refused::Stale | Refused::Already => "error-stale",
        Refused::NotOver => "error-not-over",
        Refused::StillHere => "error-still-here",
        Refused::NothingDrafted => "error-nothing-drafted",
        Refused::NameTaken => "error-name-taken",
        Refused::SeatTaken => "error-seat-taken",
        Refused::NoBot => "error-bot",
        Refused::NotHanded => "error-not-handed",
        Refused::NoHints => "error-no-hints",
        Refused::Alone => "error-alone",
        Refused::JustSaid => "error-just-said",
        Refused::HintPending => "error-hint-pending",
        Refused::HintFailed => "error-hint-failed",
        Refused::HasSeat => "error-has-seat",
        Refused::BadValue => "error-value",
        Refused::BadLink => "error-link",
        Refused::NoGame => "error-game",
        Refused::Store(StoreError::Newer { .. }) => "error-newer",
        Refused::Store(StoreError::Damaged { .. }) => "error-damaged",
        Refused::Store(StoreError::Full) => "error-disk",
        Refused::Store(_) => "error-store",
        Refused::ReadOnly(_) => "error-differs",
        Refused::Stopping => "error-stopping",
        // Only the server itself makes such entries.
        Refused::NotReady | Refused::NotTheirs => "error-invalid",
        // `Error::text` handles these, since their texts have arguments.
        Refused::NotLegal { .. } | Refused::BadSetup(_) => "error-invalid",
        Refused::BadName(_) | Refused::TooManyTables { .. } => "error-invalid",
    }
}

/// Why a game cannot be set up with these choices. Faults inside an edition concern the host and are in the log.
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
