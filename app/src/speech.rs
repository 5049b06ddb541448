//! The language of the command line, and its words.

use std::env;

use look::{Language, WordFiles, Words};

/// The words of the command line.
const WORDS: WordFiles = look::word_files!("../i18n");

/// The environment variables that name the language. The first one that is set decides.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The words in the language that the arguments ask for, or else the environment, the configuration file or the locale.
pub(crate) fn words(in_file: Option<&str>) -> Words {
    let arguments = env::args_os().map(|argument| argument.to_string_lossy().into_owned());
    let locales = VARIABLES.iter().filter_map(|name| env::var(name).ok());
    let variable = env::var("POSSE_LANGUAGE").ok();
    let argument = given("--language", arguments);
    let mut asked = [argument.as_deref(), variable.as_deref(), in_file].into_iter().flatten();
    in_language(asked.find_map(of_code).unwrap_or_else(|| of_locale(locales)))
}

/// The words in this language.
pub(crate) fn in_language(language: Language) -> Words {
    Words::load(language, &[WORDS])
}

/// The keys of all messages of the command line.
#[cfg(test)]
pub(crate) fn keys() -> impl Iterator<Item = String> {
    WORDS.messages(Language::En).expect("the words are well-formed").into_keys()
}

/// The value that the arguments give to an option, found before clap reads them: what is wrong before `--language` must
/// be told in that language too, and a configuration file comes before clap.
pub(crate) fn given(option: &str, arguments: impl Iterator<Item = String>) -> Option<String> {
    let mut arguments = arguments.take_while(|argument| argument != "--");
    let mut last = None;
    while let Some(argument) = arguments.next() {
        match argument.strip_prefix(option) {
            Some("") => last = arguments.next().or(last),
            Some(rest) => last = rest.strip_prefix('=').map(str::to_owned).or(last),
            None => {}
        }
    }
    last
}

/// The language with this code. Only a build for tests knows the test language, which shows what is no message.
pub(crate) fn of_code(code: &str) -> Option<Language> {
    let is_spoken = |language: &Language| Language::SPOKEN.contains(language) || cfg!(debug_assertions);
    Language::from_code(code).filter(is_spoken)
}

/// The language of the first locale that is not empty, such as `de_AT.UTF-8`; English if it is not one of ours.
fn of_locale(mut locales: impl Iterator<Item = String>) -> Language {
    let locale = locales.find(|locale| !locale.is_empty()).unwrap_or_default();
    let code = locale.split(['_', '-', '.', '@']).next().unwrap_or_default().to_ascii_lowercase();
    Language::SPOKEN.into_iter().find(|language| language.code() == code).unwrap_or(Language::En)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use look::AsInEnglish;

    use super::*;

    /// The messages that are the same as in English: placeholders that are abbreviations, words that all these
    /// languages share, and the headings of a table of results.
    const AS_IN_ENGLISH: AsInEnglish = AsInEnglish {
        all: &["value-URL", "value-MS", "value-SHELL", "arena-column-elo"],
        de: &["value-BOT", "value-LINK", "value-NAME", "value-TEXT", "value-TOKEN"],
        fr: &[
            "value-CODE",
            "value-CONTACT",
            "value-MODE",
            "value-OPTIONS",
            "value-POINT",
            "value-TABLE",
            "analysis-column-points",
            "arena-column-score",
            "copy-table",
            "tables-column-table",
        ],
        nl: &[
            "value-BOT",
            "value-CODE",
            "value-CONTACT",
            "value-DATABASE",
            "value-LINK",
            "value-TOKEN",
            "arena-column-bot",
            "arena-column-score",
            "invite-column-link",
            "wrong-tip",
        ],
    };

    #[test]
    fn the_words_of_the_command_line_are_whole_in_four_languages() {
        assert_eq!(WORDS.faults(AS_IN_ENGLISH).unwrap(), Vec::<String>::new());
    }

    /// `say` writes each of its texts on one line, so that no name can add one.
    #[test]
    fn a_message_that_is_printed_has_no_line_break_which_would_be_escaped() {
        // clap prints these, and `arena` prints the last one line by line.
        let may_break = |key: &str| key.starts_with("command-") || key.starts_with("arg-") || key == "arena-intervals";
        for language in Language::SPOKEN {
            let words = in_language(language);
            let broken: Vec<String> =
                keys().filter(|key| !may_break(key) && words.say(key).trim_end().contains('\n')).collect();
            assert_eq!(broken, Vec::<String>::new(), "{language:?}");
        }
    }

    #[test]
    fn every_message_that_the_program_names_exists_and_every_message_is_named() {
        let mut source = String::new();
        for folder in ["src", "src/bot", "src/cli"] {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
            let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
            files.filter(|file| file.is_file()).for_each(|file| source += &fs::read_to_string(file).unwrap());
        }
        let words = in_language(Language::En);
        let of_game = catalog::shows().find("desperados").unwrap().words(Language::En);
        let asked =
            ["say(", "tell(", "plain(", "Failure::new("].map(|call| source.split(call).skip(1)).into_iter().flatten();
        let asked = asked.filter_map(|call| call.trim_start().strip_prefix('"')?.split_once('"').map(|(key, _)| key));
        let unknown: Vec<&str> =
            asked.filter(|key| key.contains('-') && !words.has(key) && !of_game.has(key)).collect();
        assert_eq!(unknown, Vec::<&str>::new(), "asked for, and in no file");
        // These keys are composed in the code; the test of the help texts checks them.
        let composed = ["command-", "arg-", "heading-", "value-", "arena-column-"];
        let messages = WORDS.messages(Language::En).unwrap();
        let idle: Vec<&String> = messages
            .keys()
            .filter(|key| {
                !composed.iter().any(|start| key.starts_with(start)) && !source.contains(&format!("\"{key}\""))
            })
            .collect();
        assert_eq!(idle, Vec::<&String>::new(), "in the files, and never asked for");
    }

    #[test]
    fn an_argument_names_the_language() {
        let asked = |text: &str| of_code(&given("--language", text.split(' ').map(str::to_owned)).unwrap_or_default());
        assert_eq!(asked("posse --language nl play"), Some(Language::Nl));
        assert_eq!(asked("posse play --language=fr"), Some(Language::Fr));
        assert_eq!(asked("posse play --language tlh"), None);
        assert_eq!(asked("posse play --languages de"), None);
        assert_eq!(asked("posse replay -- --language de"), None);
        assert_eq!(asked("posse --language"), None);
    }

    #[test]
    fn a_build_for_tests_and_no_other_speaks_the_test_language() {
        assert_eq!(of_code("xx").is_some(), cfg!(debug_assertions));
    }

    #[test]
    fn the_first_locale_that_is_set_names_the_language_and_an_unknown_one_means_english() {
        let of = |locales: [&str; 3]| of_locale(locales.into_iter().map(str::to_owned));
        assert_eq!(of(["", "", "de_AT.UTF-8"]), Language::De);
        assert_eq!(of(["", "nl_BE@euro", "de_DE"]), Language::Nl);
        assert_eq!(of(["C", "fr_FR", "fr_FR"]), Language::En);
        assert_eq!(of(["", "", "fr"]), Language::Fr);
        assert_eq!(of(["", "", "pt_BR.UTF-8"]), Language::En);
        assert_eq!(of(["", "", "xx"]), Language::En);
        assert_eq!(of(["", "", ""]), Language::En);
    }
}
