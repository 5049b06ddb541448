//! The values of options, and the errors for wrong ones.

use std::error::Error;
use std::ffi::OsStr;
use std::fmt::Display;
use std::marker::PhantomData;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use catalog::titles;
use clap::builder::{StringValueParser, TypedValueParser};
use clap::{Arg, Command};
use clap_complete::Shell;
use look::Language;
use notify::Way;
use tracing_subscriber::filter::LevelFilter;
use web::Openers;
use web::limits::{self, Limit, NoLimit, OwnLimit};
use web::{Network, NoNetwork};

use crate::cli::environment;
use crate::failure::Failure;
use crate::listen::Listen;
use crate::{speech, text};

/// How log lines are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LogFormat {
    /// For people.
    Text,
    /// A JSON value on each line.
    Json,
}

/// A parser of what may be a secret. If a variable names a file in its place, that is read.
#[derive(Clone)]
pub(super) struct Secret<T>(PhantomData<fn() -> T>);

impl<T> Default for Secret<T> {
    fn default() -> Secret<T> {
        Secret(PhantomData)
    }
}

impl<T> TypedValueParser for Secret<T>
where
    T: FromStr<Err: Into<Box<dyn Error + Send + Sync>>> + Clone + Send + Sync + 'static,
{
    type Value = T;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<T, clap::Error> {
        let variable =
            arg.and_then(Arg::get_env).and_then(OsStr::to_str).filter(|name| name.ends_with(environment::IN_FILE));
        let file = variable.and_then(environment::value);
        let parse = move |given: String| -> Result<T, Box<dyn Error + Send + Sync>> {
            if file.as_ref() != Some(&given) {
                return given.parse().map_err(Into::into);
            }
            // Editors end a file with a line break.
            text::read(Path::new(&given))?.trim_end_matches(['\r', '\n']).parse().map_err(Into::into)
        };
        StringValueParser::new().try_map(parse).parse_ref(command, arg, value)
    }
}

/// Whether a switch is on, as a variable or a file says it.
pub(super) fn switch(text: &str) -> Result<bool, Failure> {
    match text.to_ascii_lowercase().as_str() {
        "true" | "1" | "yes" | "on" => Ok(true),
        "false" | "0" | "no" | "off" => Ok(false),
        _ => Err(Failure::plain("value-not-switch")),
    }
}

pub(super) fn level(text: &str) -> Result<LevelFilter, Failure> {
    text.parse().map_err(|_| Failure::plain("value-not-level"))
}

pub(super) fn log_format(text: &str) -> Result<LogFormat, Failure> {
    match text {
        "text" => Ok(LogFormat::Text),
        "json" => Ok(LogFormat::Json),
        _ => Err(Failure::plain("value-not-log-format")),
    }
}

pub(super) fn shell(name: &str) -> Result<Shell, Failure> {
    name.parse().map_err(|_| Failure::plain("value-not-shell"))
}

pub(super) fn language(code: &str) -> Result<Language, Failure> {
    speech::of_code(code).ok_or(Failure::plain("value-not-language"))
}

pub(super) fn address(text: &str) -> Result<SocketAddr, Failure> {
    text.parse().map_err(|_| Failure::plain("value-not-address"))
}

/// An address or a network of proxies.
pub(super) fn network(text: &str) -> Result<Network, Failure> {
    text.parse().map_err(|NoNetwork| Failure::plain("value-not-network"))
}

/// The name of a host, without a port.
pub(super) fn host(name: &str) -> Result<String, Failure> {
    let is_label = |label: &str| {
        !label.is_empty() && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
    };
    let is_one = name.parse::<IpAddr>().is_ok() || name.split('.').all(is_label);
    if is_one { Ok(name.to_owned()) } else { Err(Failure::plain("value-not-host")) }
}

/// Where a server listens, or its URL.
pub(super) fn server(text: &str) -> Result<Listen, Failure> {
    let named = text.strip_prefix("http://").map_or(text, |named| named.trim_end_matches('/'));
    named.parse().map_err(|_: Failure| Failure::plain("value-not-server"))
}

/// A parser of whole numbers within these bounds.
pub(super) fn between<N>(least: N, most: N) -> impl Fn(&str) -> Result<N, Failure> + Clone
where
    N: FromStr + PartialOrd + Display + Copy + Send + Sync + 'static,
{
    move |text| {
        let number = text.parse().ok().filter(|number| (least..=most).contains(number));
        let bounds = [("least", least.to_string()), ("most", most.to_string())];
        number.ok_or_else(|| Failure::new("value-not-between", bounds))
    }
}

/// A time such as `30d`, in hours.
pub(super) fn hours(text: &str) -> Result<u32, Failure> {
    let wrong = || Failure::plain("value-not-time");
    let (number, unit) = text.split_at_checked(text.len().saturating_sub(1)).ok_or_else(wrong)?;
    let hours = match unit {
        "h" => 1,
        "d" => 24,
        "w" => 24 * 7,
        _ => return Err(wrong()),
    };
    let number: u32 = number.parse().map_err(|_| wrong())?;
    number.checked_mul(hours).filter(|hours| *hours > 0).ok_or_else(wrong)
}

/// The ways in which people may be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ways(pub(crate) Vec<Way>);

/// A list of ways, or `none`.
pub(super) fn ways(text: &str) -> Result<Ways, Failure> {
    if text == "none" {
        return Ok(Ways(Vec::new()));
    }
    let ways: Result<Vec<Way>, _> = text.split(',').map(str::parse).collect();
    ways.map(Ways).map_err(|_| Failure::plain("value-not-ways"))
}

/// What push services may write to.
pub(super) fn contact(text: &str) -> Result<String, Failure> {
    let is_one =
        ["mailto:", "https://"].iter().any(|start| text.strip_prefix(start).is_some_and(|rest| !rest.is_empty()));
    if is_one { Ok(text.to_owned()) } else { Err(Failure::plain("value-not-contact")) }
}

/// Who may open tables.
pub(super) fn openers(text: &str) -> Result<Openers, Failure> {
    match text {
        "anyone" => Ok(Openers::Anyone),
        "invited" => Ok(Openers::Invited(None)),
        "host" => Ok(Openers::Operator),
        _ => Err(Failure::plain("value-not-openers")),
    }
}

/// A limit such as `requests=2000`.
pub(super) fn limit(text: &str) -> Result<OwnLimit, Failure> {
    text.parse().map_err(|wrong| match wrong {
        NoLimit::Malformed => Failure::plain("value-not-limit"),
        NoLimit::Unknown => {
            let known = limits::ALL.into_iter().filter(Limit::is_operators).map(|limit| limit.name);
            Failure::new("value-not-a-limit", [("known", known.collect::<Vec<_>>().join(", "))])
        }
    })
}

pub(super) fn game(name: &str) -> Result<String, Failure> {
    let title = titles().find(name).ok_or_else(|| Failure::new("value-not-game", [("known", titles().names())]))?;
    Ok(title.name().to_owned())
}

/// The operator's own editions: of each game the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Editions(pub(crate) Vec<(String, PathBuf)>);

/// Editions such as `dollars-wanted=mine.toml`. A path may have commas, so only one before another game separates.
pub(super) fn editions(text: &str) -> Result<Editions, Failure> {
    let mut editions: Vec<(String, String)> = Vec::new();
    for part in text.split(',') {
        match (edition(part), editions.last_mut()) {
            (Err(_), Some((_, file))) => *file += &format!(",{part}"),
            (edition, _) => editions.push(edition?),
        }
    }
    Ok(Editions(editions.into_iter().map(|(game, file)| (game, file.into())).collect()))
}

fn edition(text: &str) -> Result<(String, String), Failure> {
    let (name, file) = text.split_once('=').ok_or(Failure::plain("value-not-edition"))?;
    Ok((game(name)?, file.to_owned()))
}

/// Whether this program can deal by a name. Anybody who knows the name knows all cards, so a release build never can.
pub(super) const MAY_NAME_DEALS: bool = cfg!(debug_assertions);

pub(super) fn deal(name: &str) -> Result<String, Failure> {
    named_deal(name, MAY_NAME_DEALS)
}

fn named_deal(name: &str, may_name: bool) -> Result<String, Failure> {
    if may_name { Ok(name.to_owned()) } else { Err(Failure::plain("value-not-dealt")) }
}

pub(super) fn option(text: &str) -> Result<(String, String), Failure> {
    let (key, value) = text.split_once('=').ok_or(Failure::plain("value-not-option"))?;
    Ok((key.to_owned(), value.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::failure;

    #[test]
    fn a_program_for_players_refuses_to_deal_by_a_name_and_says_which_one_does() {
        assert_eq!(named_deal("most wanted", true).ok().as_deref(), Some("most wanted"));
        let refused = named_deal("most wanted", false).unwrap_err();
        for language in Language::SPOKEN {
            let told = failure::told(&refused, &speech::in_language(language));
            assert!(told.contains("POSSE_DEAL") && told.contains("cargo build -p posse"), "{told}");
        }
    }

    #[test]
    fn a_build_for_tests_and_no_other_deals_by_a_name() {
        assert_eq!(deal("most wanted").is_ok(), cfg!(debug_assertions));
    }

    #[test]
    fn ways_are_a_list_or_none() {
        assert_eq!(ways("mail,push").ok(), Some(Ways(vec![Way::Mail, Way::Push])));
        assert_eq!(ways("none").ok(), Some(Ways(Vec::new())));
        for wrong in ["", "pigeon", "mail,", "none,mail"] {
            assert!(ways(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_comma_separates_editions_only_before_the_next_game() {
        let read = |text| editions(text).ok().map(|editions| editions.0);
        let one = |game: &str, file: &str| (game.to_owned(), PathBuf::from(file));
        assert_eq!(read("desperados=/a,b=c,d.toml"), Some(vec![one("desperados", "/a,b=c,d.toml")]));
        let both = "desperados=a,b.toml,dollars-wanted=c.toml,";
        assert_eq!(read(both), Some(vec![one("desperados", "a,b.toml"), one("dollars-wanted", "c.toml,")]));
        for wrong in ["", "a.toml", "chess=a.toml", ",desperados=a.toml"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_host_is_a_name_or_an_address_without_a_port() {
        for right in ["saloon", "saloon.local", "my_nas.lan", "192.168.1.5", "fd00::1", "xn--bcher-kva.example"] {
            assert!(host(right).is_ok(), "{right}");
        }
        for wrong in ["", "a b", "saloon.local:8080", "https://saloon.local", "saloon.local.", "a/b", "[fd00::1]"] {
            assert!(host(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_time_is_hours_days_or_weeks() {
        for (text, hours_of) in [("1h", 1), ("30d", 720), ("2w", 336)] {
            assert_eq!(hours(text).ok(), Some(hours_of), "{text}");
        }
        for wrong in ["", "d", "30", "0d", "-1d", "1.5d", "30 d", "30m", "9999999999h", "4000000000w", "3é"] {
            assert!(hours(wrong).is_err(), "{wrong}");
        }
    }
}
