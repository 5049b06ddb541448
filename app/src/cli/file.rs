//! The configuration file: the options of `posse serve` by their long names, in TOML. An option is set by the command
//! line, else by the environment, else here.

use std::collections::BTreeMap;
use std::env;
use std::path::Path;

use toml::Value;

use crate::cli::environment;
use crate::failure::{self, Failure};
use crate::speech::{self, given};
use crate::text;

/// The option that names the file, and the variable that does.
const OPTION: &str = "--config";
pub(super) const VARIABLE: &str = "POSSE_CONFIG";

/// What a configuration file sets; nothing if there is none.
#[derive(Default)]
pub(crate) struct ConfigFile {
    /// Its path, as it was given.
    pub(crate) name: String,
    values: BTreeMap<String, Vec<String>>,
}

impl ConfigFile {
    /// The file that the command line or the environment names.
    ///
    /// # Errors
    /// When it cannot be read.
    pub(crate) fn named() -> Result<ConfigFile, Failure> {
        let arguments = env::args_os().map(|argument| argument.to_string_lossy().into_owned());
        match given(OPTION, arguments).or_else(|| environment::value(VARIABLE)) {
            Some(name) => ConfigFile::read(name),
            None => Ok(ConfigFile::default()),
        }
    }

    fn read(name: String) -> Result<ConfigFile, Failure> {
        let unusable = |reason: String| Failure::new("config-unusable", [("file", name.clone()), ("reason", reason)]);
        // The file may name the language, so only the call and the environment can.
        let unread = |error| unusable(failure::told(&error, &speech::words(None)));
        let text = text::read(Path::new(&name)).map_err(unread)?;
        let malformed = |error: toml::de::Error| {
            let line = 1 + text[..error.span().map_or(0, |span| span.start)].matches('\n').count();
            unusable(format!("line {line}: {}", error.message().replace('\n', ", ")))
        };
        let table: toml::Table = text.parse().map_err(malformed)?;
        let mut values = BTreeMap::new();
        for (option, value) in table {
            let wrong = || Failure::new("config-value", [("file", name.clone()), ("option", option.clone())]);
            values.insert(option.clone(), texts(value).ok_or_else(wrong)?);
        }
        Ok(ConfigFile { name, values })
    }

    /// What it sets this option to.
    pub(crate) fn of(&self, option: &str) -> Option<&[String]> {
        self.values.get(option).map(Vec::as_slice)
    }

    /// The options that it sets.
    pub(super) fn options(&self) -> impl Iterator<Item = &str> {
        self.values.keys().map(String::as_str)
    }
}

/// A value as on the command line: one text, one for each element of a list, or `KEY=VALUE` for each key of a table.
fn texts(value: Value) -> Option<Vec<String>> {
    match value {
        Value::Array(values) => values.into_iter().map(text).collect(),
        Value::Table(table) => table.into_iter().map(|(key, value)| Some(format!("{key}={}", text(value)?))).collect(),
        one => Some(vec![text(one)?]),
    }
}

fn text(value: Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text),
        Value::Integer(number) => Some(number.to_string()),
        Value::Boolean(on) => Some(on.to_string()),
        Value::Float(_) | Value::Datetime(_) | Value::Array(_) | Value::Table(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<ConfigFile, Failure> {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), text).unwrap();
        ConfigFile::read(file.path().display().to_string())
    }

    #[test]
    fn values_are_texts_numbers_switches_lists_and_tables() {
        let file =
            read("listen = '[::1]:80'\ntrust-proxy = true\nhost = ['a', 'b']\n[limit]\nrequests = 2000\n").unwrap();
        for (option, values) in [
            ("listen", &["[::1]:80"][..]),
            ("trust-proxy", &["true"]),
            ("host", &["a", "b"]),
            ("limit", &["requests=2000"]),
        ] {
            assert_eq!(file.of(option).unwrap(), values, "{option}");
        }
        assert_eq!(file.of("data"), None);
    }

    #[test]
    fn what_cannot_be_read_is_refused() {
        for wrong in ["listen", "listen = 1.5", "host = [['a']]", "[limit.requests]\nmost = 1"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
        assert!(ConfigFile::read("/nowhere/posse.toml".to_owned()).is_err());
    }
}
