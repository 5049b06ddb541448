//! What a translation lacks compared to English, for tests.

use std::collections::{BTreeMap, BTreeSet};

use crate::words::{Language, WordFiles, parse};

/// The keys of messages that are meant to be the same as in English, such as proper names.
#[derive(Clone, Copy, Debug)]
pub struct AsInEnglish {
    /// In every language.
    pub all: &'static [&'static str],
    /// In German.
    pub de: &'static [&'static str],
    /// In French.
    pub fr: &'static [&'static str],
    /// In Dutch.
    pub nl: &'static [&'static str],
}

impl WordFiles {
    /// The messages of this language as written, by key; attributes as `message.attribute`.
    ///
    /// # Errors
    /// When the text is not well-formed Fluent or has a message twice; says what is wrong.
    pub fn messages(&self, language: Language) -> Result<BTreeMap<String, String>, String> {
        let text = self.text(language);
        parse(text, language)?;
        let mut messages = BTreeMap::new();
        let (mut message, mut key) = ("", String::new());
        for line in text.lines() {
            let (name, pattern) =
                line.split_once('=').map_or(("", ""), |(name, pattern)| (name.trim(), pattern.trim()));
            if let Some(attribute) = line.trim_start().strip_prefix('.').and(name.strip_prefix('.')) {
                key = format!("{message}.{attribute}");
            } else if line.starts_with(|first: char| first.is_ascii_lowercase()) && !name.is_empty() {
                message = name;
                key = name.to_owned();
            } else {
                if let (Some(pattern), false) = (messages.get_mut(&key), line.starts_with('#')) {
                    *pattern += line.trim();
                }
                continue;
            }
            if messages.insert(key.clone(), pattern.to_owned()).is_some() {
                return Err(format!("{}: {key} is there twice", language.code()));
            }
        }
        Ok(messages)
    }

    /// The faults of the translations, one line per message: it is missing, does not exist in English, has other
    /// arguments than in English, or has the same words without being listed. A message without letters of its own,
    /// such as `{ $name }: { $phrase }`, need not be listed.
    ///
    /// # Errors
    /// When a text is not well-formed Fluent or has a message twice; says what is wrong.
    pub fn faults(&self, as_in_english: AsInEnglish) -> Result<Vec<String>, String> {
        let AsInEnglish { all, de, fr, nl } = as_in_english;
        let english = self.messages(Language::En)?;
        let mut faults = Vec::new();
        for (language, listed) in [(Language::De, de), (Language::Fr, fr), (Language::Nl, nl)] {
            let own = self.messages(language)?;
            let listed: BTreeSet<&str> = all.iter().chain(listed).copied().collect();
            let keys = english.keys().chain(own.keys()).map(String::as_str).chain(listed.iter().copied());
            for key in keys.collect::<BTreeSet<&str>>() {
                let fault = match (english.get(key), own.get(key)) {
                    (None, _) => "is unknown in English",
                    (_, None) => "is missing",
                    (Some(english), Some(own)) if arguments(english) != arguments(own) => "has other arguments",
                    (Some(english), Some(own)) => match (english == own, listed.contains(key)) {
                        (true, false) if has_words(own) => "is as in English, and not listed",
                        (false, true) => "is listed as in English, and is not",
                        _ => continue,
                    },
                };
                faults.push(format!("{}: {key} {fault}", language.code()));
            }
        }
        Ok(faults)
    }
}

/// The arguments that a message names.
fn arguments(pattern: &str) -> BTreeSet<&str> {
    let placeables = pattern.split('{').skip(1);
    let variables = placeables.filter_map(|placeable| placeable.trim_start().strip_prefix('$'));
    variables.filter_map(|variable| variable.split(|letter| !is_of_name(letter)).next()).collect()
}

/// Whether a message has letters besides the names of its arguments.
fn has_words(pattern: &str) -> bool {
    let mut pieces = pattern.split('$');
    let first = pieces.next().unwrap_or_default();
    let rest = pieces.map(|piece| piece.trim_start_matches(is_of_name));
    std::iter::once(first).chain(rest).any(|text| text.contains(char::is_alphabetic))
}

/// Whether this letter can be part of an argument's name.
fn is_of_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || "-_".contains(letter)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::SHARED;

    const NOTHING: AsInEnglish = AsInEnglish { all: &[], de: &[], fr: &[], nl: &[] };

    /// Files with complete German and Dutch, and this French.
    fn in_french(fr: &'static str) -> WordFiles {
        WordFiles {
            en: "hail = Hello, { $name }\n    .about = A greeting\nbar = Saloon\nline = { $name }: { $said }\n",
            de: "hail = Hallo, { $name }\n    .about = Ein Gruß\nbar = Kneipe\nline = { $name }: { $said }\n",
            nl: "# Een groet.\nhail =\n    Dag, { $name }\n    .about = Een groet\nbar = Kroeg\nline = { $name }: { $said }\n",
            fr,
        }
    }

    #[test]
    fn a_translation_that_lacks_a_message_or_an_attribute_or_has_one_too_many_is_faulty() {
        let files = in_french("hail = Salut, { $name }\nline = { $name } : { $said }\nbye = Adieu\n");
        let faults = ["fr: bar is missing", "fr: bye is unknown in English", "fr: hail.about is missing"];
        assert_eq!(files.faults(NOTHING).unwrap(), faults);
    }

    #[test]
    fn a_translation_with_other_arguments_is_faulty_also_in_a_variant() {
        let files = in_french(
            "hail = { $nom ->\n        [Anna] Salut\n       *[other] Salut, { $name }\n    }\n    .about = Un { $mot }\n\
             bar = Bistrot\nline = Qui : { $said }\n",
        );
        let faults =
            ["fr: hail has other arguments", "fr: hail.about has other arguments", "fr: line has other arguments"];
        assert_eq!(files.faults(NOTHING).unwrap(), faults);
    }

    #[test]
    fn english_words_in_a_translation_are_listed_by_name_and_what_is_listed_is_english() {
        let files =
            in_french("hail = Hello, { $name }\n    .about = Salut\nbar = Saloon\nline = { $name }: { $said }\n");
        let listed = AsInEnglish { fr: &["bar", "hail.about", "saloon"], ..NOTHING };
        let faults = [
            "fr: hail is as in English, and not listed",
            "fr: hail.about is listed as in English, and is not",
            "fr: saloon is unknown in English",
        ];
        assert_eq!(files.faults(listed).unwrap(), faults);
        assert_eq!(files.faults(AsInEnglish { fr: &["bar", "hail"], ..NOTHING }).unwrap(), Vec::<String>::new());
    }

    #[test]
    fn a_message_that_is_there_twice_is_found() {
        let files = in_french("bar = Bistrot\n    .about = On y boit\nbar = Troquet\n");
        assert_eq!(files.messages(Language::Fr), Err("fr: bar is there twice".to_owned()));
    }

    #[test]
    fn the_shared_words_are_whole_in_four_languages() {
        let as_in_english = AsInEnglish {
            all: &["bot-marshal", "form-discord", "form-matrix", "form-ntfy", "form-slack", "house", "way-webhook"],
            de: &["create-bot", "create-who-bots", "key-escape", "speed-normal", "talk-hello", "tempo-live"],
            fr: &[
                "analysis-cost",
                "analysis-gain",
                "bar-menu",
                "channel-secret",
                "contact",
                "ending-total",
                "notifications",
                "replay-eyes-table",
            ],
            nl: &[
                "api-tokens",
                "bar-menu",
                "bot-beginner",
                "contact",
                "create-bot",
                "create-who-bots",
                "key-escape",
                "key-shift",
                "presence-bot",
                "privacy",
                "tempo-live",
            ],
        };
        assert_eq!(SHARED.faults(as_in_english).unwrap(), Vec::<String>::new());
    }
}
