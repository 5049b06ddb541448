//! The settings that a person's browsers hand on to each other: as text in an invitation, and as cookies in the browser
//! that joins.

use axum::http::HeaderValue;
use look::Language;
use table_page::Visitor;
use table_page::preferences::Preferences;
use table_page::usual::Usual;

use crate::edge::visitor::{Caller, LANGUAGE, NAME, PREFERENCES, USUAL, decode, encode};

/// The settings of a browser. The name is left out of what is kept for long, so that it is not stored outside tables.
pub(crate) fn write(caller: &Caller, with_name: bool) -> String {
    let name = if with_name { encode(&caller.visitor.name) } else { String::new() };
    let Visitor { language, preferences, usual, .. } = &caller.visitor;
    [(LANGUAGE, language.code().to_owned()), (PREFERENCES, preferences.write()), (USUAL, usual.write()), (NAME, name)]
        .iter()
        .filter(|(_, value)| !value.is_empty())
        .map(|(cookie, value)| format!("{cookie}={value}"))
        .collect::<Vec<_>>()
        .join(";")
}

/// The cookies with these settings. What this program does not understand is left out.
pub(crate) fn cookies(caller: &Caller, settings: &str) -> Vec<HeaderValue> {
    let cookie = |(name, value): (&str, &str)| {
        let value = match name {
            LANGUAGE => Language::from_code(value)?.code().to_owned(),
            PREFERENCES => Preferences::read(value).write(),
            USUAL => Usual::read(value).write(),
            NAME => encode(&decode(value)?),
            _ => return None,
        };
        Some(caller.set_cookie(name, &value))
    };
    settings.split(';').filter_map(|pair| pair.split_once('=')).filter_map(cookie).collect()
}
