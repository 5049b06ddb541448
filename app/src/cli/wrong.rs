//! Wrong calls, found by clap or later, in the person's language.

use std::error::Error;
use std::fmt;

use clap::builder::Styles;
use clap::builder::styling::Style;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use look::Words;

use crate::cli::{environment, help};
use crate::failure;
use crate::output::shown;

/// A wrong call that was found only after parsing.
#[derive(Debug)]
pub(crate) struct Wrong(Box<dyn Error + Send + Sync>);

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Error for Wrong {}

/// An error that says what is wrong with the call.
pub(crate) fn misused(reason: impl Error + Send + Sync + 'static) -> anyhow::Error {
    Wrong::new(reason).into()
}

impl Wrong {
    pub(crate) fn new(reason: impl Error + Send + Sync + 'static) -> Wrong {
        Wrong(Box::new(reason))
    }

    /// The lines for the person, with colours or without.
    pub(crate) fn tell(&self, words: &Words, coloured: bool) -> String {
        let voice = Voice::new(words, coloured);
        voice.whole(&shown(&failure::told(self.0.as_ref(), words)), &[], None)
    }
}

/// What clap found wrong, in lines for the person, with or without colours.
pub(crate) fn tell(error: &clap::Error, words: &Words, coloured: bool) -> String {
    let voice = Voice::new(words, coloured);
    let usage = match error.get(ContextKind::Usage) {
        Some(ContextValue::StyledStr(usage)) if coloured => Some(help::in_usage(&usage.ansi().to_string(), words)),
        Some(ContextValue::StyledStr(usage)) => Some(help::in_usage(&usage.to_string(), words)),
        _ => None,
    };
    voice.whole(&voice.headline(error), &voice.tips(error), usage)
}

/// The texts for one context of clap's error; none if it has no such context.
fn texts(error: &clap::Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![shown(text).into_owned()],
        Some(ContextValue::Strings(texts)) => texts.iter().map(|text| shown(text).into_owned()).collect(),
        _ => Vec::new(),
    }
}

struct Voice<'a> {
    words: &'a Words,
    styles: Styles,
}

impl Voice<'_> {
    fn new(words: &Words, coloured: bool) -> Voice<'_> {
        Voice { words, styles: if coloured { Styles::styled() } else { Styles::plain() } }
    }

    fn headline(&self, error: &clap::Error) -> String {
        let bad = self.styles.get_invalid();
        let argument = texts(error, ContextKind::InvalidArg);
        let value = texts(error, ContextKind::InvalidValue).concat();
        let prior = texts(error, ContextKind::PriorArg);
        let command = texts(error, ContextKind::InvalidSubcommand);
        let tell = |key, argument: &[String], other: &[String]| {
            let [argument, other] = [argument, other].map(|texts| self.list(bad, texts));
            self.words.tell(key, &look::args![argument => argument, other => other])
        };
        match error.kind() {
            ErrorKind::ArgumentConflict if !command.is_empty() => tell("wrong-command-with", &command, &prior),
            ErrorKind::ArgumentConflict if prior == argument => tell("wrong-twice", &argument, &[]),
            ErrorKind::ArgumentConflict => tell("wrong-together", &argument, &prior),
            ErrorKind::InvalidValue if value.is_empty() => tell("wrong-empty", &argument, &[]),
            ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
                let said = tell("wrong-value", &argument, &[value]);
                let reason = error.source().map(|source| failure::told(source, self.words));
                reason.map_or(said.clone(), |reason| format!("{said}{}{}", self.words.colon(), shown(&reason)))
            }
            ErrorKind::InvalidSubcommand => tell("wrong-command", &command, &[]),
            ErrorKind::UnknownArgument if argument.iter().any(|name| name.starts_with(environment::START)) => {
                tell("wrong-variable", &argument, &[])
            }
            ErrorKind::UnknownArgument => tell("wrong-argument", &argument, &[]),
            ErrorKind::TooManyValues => tell("wrong-surplus", &argument, &[value]),
            ErrorKind::MissingRequiredArgument => {
                let lines = argument.iter().map(|name| format!("\n  {}", paint(self.styles.get_valid(), name)));
                self.words.say("wrong-missing") + &lines.collect::<String>()
            }
            ErrorKind::InvalidUtf8 => self.words.say("wrong-utf8"),
            other => other.to_string(),
        }
    }

    fn tips(&self, error: &clap::Error) -> Vec<String> {
        let origin = texts(error, ContextKind::Custom).into_iter();
        let origin = origin.map(|origin| self.words.tell("wrong-origin", &look::args![origin => origin]));
        let similar = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg]
            .into_iter()
            .map(|kind| texts(error, kind))
            .filter(|names| !names.is_empty())
            .map(|names| {
                let names: Vec<String> = names.iter().map(|name| paint(self.styles.get_valid(), name)).collect();
                self.words.tell("wrong-similar", &look::args![names => names.join(", ")])
            });
        origin.chain(similar).collect()
    }

    fn list(&self, style: &Style, texts: &[String]) -> String {
        self.words.list(&texts.iter().map(|text| paint(style, text)).collect::<Vec<String>>())
    }

    fn whole(&self, headline: &str, tips: &[String], usage: Option<String>) -> String {
        let colon = self.words.colon();
        let mut text = format!("{}{colon}{headline}\n", paint(self.styles.get_error(), &self.words.say("wrong")));
        for tip in tips {
            text += &format!("\n  {}{colon}{tip}\n", paint(self.styles.get_valid(), &self.words.say("wrong-tip")));
        }
        if let Some(usage) = usage {
            text += &format!("\n{usage}\n");
        }
        let help = paint(self.styles.get_literal(), "--help");
        text + "\n" + &self.words.tell("wrong-help", &look::args![option => help]) + "\n"
    }
}

fn paint(style: &Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}
