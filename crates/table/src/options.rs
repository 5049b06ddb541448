//! A game's options: their values, defaults and checks.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// One option of a game. The game's words contain its label under `option-KEY`, a one-line explanation under the
/// attribute `.about`, and the labels of its values under `option-KEY-VALUE`.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// The stable name.
    pub key: &'static str,
    /// The allowed values. A switch has `off` and `on`.
    pub values: &'static [&'static str],
    /// The default, which can depend on the options before it in the list.
    pub default: fn(&Settings) -> &'static str,
    /// The clause that the option comes from.
    pub clause: &'static str,
}

impl OptionSpec {
    /// An option that is on or off, off by default.
    pub const fn switch(key: &'static str, clause: &'static str) -> OptionSpec {
        OptionSpec { key, values: &["off", "on"], default: |_| "off", clause }
    }
}

/// The chosen value of each option, by key. A missing option has its default.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Settings(pub BTreeMap<String, String>);

impl Settings {
    /// Settings from pairs of key and value.
    pub fn of<'a>(pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> Settings {
        Settings(pairs.into_iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect())
    }

    /// The chosen value of this key; `None` when it is missing.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.0.get(key).map(String::as_str)
    }

    /// Whether the switch `key` is on.
    pub fn on(&self, key: &str) -> bool {
        self.get(key) == Some("on")
    }

    /// Checks every setting against the list and adds the defaults, so that the result has every option.
    ///
    /// # Errors
    /// When a key or a value is not on the list.
    pub fn complete(&self, specs: &[OptionSpec]) -> Result<Settings, SettingError> {
        let mut whole = Settings::default();
        for spec in specs {
            let value = match self.get(spec.key) {
                None => (spec.default)(&whole),
                Some(value) => {
                    *spec.values.iter().find(|known| **known == value).ok_or_else(|| SettingError::Value {
                        key: spec.key.to_owned(),
                        value: value.to_owned(),
                        known: spec.values.join(", "),
                    })?
                }
            };
            whole.0.insert(spec.key.to_owned(), value.to_owned());
        }
        match self.0.keys().find(|key| !whole.0.contains_key(*key)) {
            Some(key) => Err(SettingError::Key {
                key: key.clone(),
                known: specs.iter().map(|spec| spec.key).collect::<Vec<_>>().join(", "),
            }),
            None => Ok(whole),
        }
    }
}

/// A setting that the game does not allow.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SettingError {
    /// No option has this key.
    #[error("there is no option `{key}`; the options are: {known}")]
    Key {
        /// The key that was given.
        key: String,
        /// The keys that exist.
        known: String,
    },
    /// The option has no such value.
    #[error("option `{key}` cannot be `{value}`; it can be: {known}")]
    Value {
        /// The option.
        key: String,
        /// The value that was given.
        value: String,
        /// The values that it may have.
        known: String,
    },
}
