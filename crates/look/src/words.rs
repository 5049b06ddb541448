//! Every visible word, from Fluent files: languages, fallback, numbers and money.

use std::ops::RangeInclusive;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::Pattern;
use foldhash::{HashMap, HashMapExt};
use unic_langid::LanguageIdentifier;

use crate::template::{ROOM, Template};
use crate::weighted::weighted;

/// The value of an argument: a text or a number.
pub use fluent_bundle::FluentValue as Value;

/// A language of the pages.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Language {
    /// English, to which all others fall back.
    En,
    /// German.
    De,
    /// French.
    Fr,
    /// Dutch.
    Nl,
    /// English with every message in ⟦ ⟧, for finding words that come from elsewhere. Never negotiated.
    Pseudo,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 5] = [Language::En, Language::De, Language::Fr, Language::Nl, Language::Pseudo];

    /// The languages of people.
    pub const SPOKEN: [Language; 4] = [Language::En, Language::De, Language::Fr, Language::Nl];

    /// The code for cookies and the `lang` attribute.
    pub fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::De => "de",
            Language::Fr => "fr",
            Language::Nl => "nl",
            Language::Pseudo => "xx",
        }
    }

    /// The language's name for itself.
    pub fn native(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::De => "Deutsch",
            Language::Fr => "Français",
            Language::Nl => "Nederlands",
            Language::Pseudo => "⟦Pseudo⟧",
        }
    }

    /// The language with this code.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The spoken language that fits an `Accept-Language` header best: the one with the highest weight, of equal ones the
    /// first. A region counts as its language, `*` as any language that is not named, and one with the weight 0 is never
    /// chosen. When none fits, English, or the first that is not refused.
    pub fn from_accept_language(header: &str) -> Language {
        let wanted = weighted(header);
        let names = |tag: &str, language: Language| {
            tag.split('-').next().is_some_and(|primary| primary.eq_ignore_ascii_case(language.code()))
        };
        let is_named = |language| wanted.iter().any(|(tag, _)| names(tag, language));
        let is_refused = |language: Language| {
            wanted.iter().any(|(tag, weight)| *weight == 0.0 && tag.eq_ignore_ascii_case(language.code()))
        };
        let mut offered = Language::SPOKEN.into_iter().filter(|language| !is_refused(*language));
        let fits = |tag: &str, language| names(tag, language) || tag == "*" && !is_named(language);
        let mut welcome = wanted.iter().filter(|(_, weight)| *weight > 0.0);
        let best = welcome.find_map(|(tag, _)| offered.clone().find(|language| fits(tag, *language)));
        best.or_else(|| offered.next()).unwrap_or(Language::En)
    }

    /// The whole numbers that have the plural category `one`; all others below a million have `other`.
    fn one(self) -> RangeInclusive<u32> {
        if self == Language::Fr { 0..=1 } else { 1..=1 }
    }

    fn tag(self) -> LanguageIdentifier {
        let code = if self == Language::Pseudo { "en" } else { self.code() };
        code.parse().expect("every code is a language tag")
    }
}

/// The files of words of a game, or of the shared words: Fluent messages in each language.
#[derive(Clone, Copy, Debug)]
pub struct WordFiles {
    /// English.
    pub en: &'static str,
    /// German.
    pub de: &'static str,
    /// French.
    pub fr: &'static str,
    /// Dutch.
    pub nl: &'static str,
}

/// The [`WordFiles`] of a folder, whose path is relative to the file that names it.
#[macro_export]
macro_rules! word_files {
    ($folder:literal) => {
        $crate::WordFiles {
            en: include_str!(concat!($folder, "/en.ftl")),
            de: include_str!(concat!($folder, "/de.ftl")),
            fr: include_str!(concat!($folder, "/fr.ftl")),
            nl: include_str!(concat!($folder, "/nl.ftl")),
        }
    };
}

/// The words that belong to no game. Every [`Words`] has them.
pub const SHARED: WordFiles = crate::word_files!("../i18n");

impl WordFiles {
    /// The text in this language.
    pub fn text(&self, language: Language) -> &'static str {
        match language {
            Language::En | Language::Pseudo => self.en,
            Language::De => self.de,
            Language::Fr => self.fr,
            Language::Nl => self.nl,
        }
    }
}

/// Names arguments: `words.tell("laid", &args![name => "Anna", row => 2])`.
#[macro_export]
macro_rules! args {
    ($($name:ident => $value:expr),* $(,)?) => {
        [$((stringify!($name), $crate::words::Value::from($value))),*]
    };
}

/// The words of one language, with English behind them.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    english: Option<FluentBundle<FluentResource>>,
    /// The messages that are templates, by key: nearly all of the hundreds that a page says. Fluent formats the others.
    templates: HashMap<String, Template>,
}

impl Words {
    /// The shared words and those of the files, in this language. Expensive: parses every file. Built once per
    /// language, by [`Dictionary`].
    ///
    /// # Panics
    /// When a file is not well-formed Fluent; they are part of the program, and tests read them all.
    pub fn load(language: Language, files: &[WordFiles]) -> Words {
        let english = !matches!(language, Language::En | Language::Pseudo);
        let english = english.then(|| bundle(Language::En, files));
        let words = Words { language, bundle: bundle(language, files), english, templates: HashMap::new() };
        let all = std::iter::once(&SHARED).chain(files).filter_map(|files| files.messages(Language::En).ok());
        let templates = all.flatten().filter_map(|(key, _)| {
            let template = words.template(&key)?;
            Some((key, template))
        });
        Words { templates: templates.collect(), ..words }
    }

    /// The template of a message; `None` if it needs Fluent.
    fn template(&self, key: &str) -> Option<Template> {
        match pattern(&self.bundle, key) {
            Some(pattern) => Template::of(pattern, &self.language.one()),
            None => Template::of(pattern(self.english.as_ref()?, key)?, &Language::En.one()),
        }
    }

    /// Which language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether this language itself, not only English, has the message.
    pub fn has(&self, key: &str) -> bool {
        pattern(&self.bundle, key).is_some()
    }

    /// A message without arguments. `option-x.about` is the attribute `about` of `option-x`. A message that is in no
    /// file gives its key.
    pub fn say(&self, key: &str) -> String {
        self.tell(key, &[])
    }

    /// A message with arguments, see [`args!`](crate::args).
    pub fn tell(&self, key: &str, args: &[(&'static str, Value<'_>)]) -> String {
        let text = self.templates.get(key).and_then(|template| template.text(args));
        let text = text.or_else(|| self.format(key, args));
        self.marked(text.unwrap_or_else(|| key.to_owned()))
    }

    /// A message in this language, else in English, as Fluent formats it.
    fn format(&self, key: &str, args: &[(&'static str, Value<'_>)]) -> Option<String> {
        format(&self.bundle, key, args).or_else(|| format(self.english.as_ref()?, key, args))
    }

    /// A text as the pseudo-language marks it.
    fn marked(&self, text: String) -> String {
        if self.language == Language::Pseudo { format!("⟦{text}⟧") } else { text }
    }

    /// A whole number with the language's grouping; a real minus sign.
    pub fn number(&self, number: i32) -> String {
        let sign = if number < 0 { "−" } else { "" };
        format!("{sign}{}", self.grouped(&number.unsigned_abs().to_string()))
    }

    /// A number with this many digits behind the language's decimal mark: `1,234.5`, `1.234,5`.
    pub fn decimal(&self, number: f64, digits: usize) -> String {
        let text = format!("{:.digits$}", number.abs());
        let (whole, part) = text.split_once('.').unwrap_or((&text, ""));
        let sign = if number < 0.0 && text.contains(|digit| ('1'..='9').contains(&digit)) { "−" } else { "" };
        let mark = match (self.language, digits) {
            (_, 0) => "",
            (Language::En | Language::Pseudo, _) => ".",
            (Language::De | Language::Fr | Language::Nl, _) => ",",
        };
        format!("{sign}{}{mark}{part}", self.grouped(whole))
    }

    /// Dollars: `$1,400`, `1.400 $`, `1 400 $`, `$ 1.400`.
    pub fn money(&self, dollars: i32) -> String {
        let sign = if dollars < 0 { "−" } else { "" };
        let digits = self.grouped(&dollars.unsigned_abs().to_string());
        match self.language {
            Language::En | Language::Pseudo => format!("{sign}${digits}"),
            Language::De | Language::Fr => format!("{sign}{digits}\u{a0}$"),
            Language::Nl => format!("{sign}$\u{a0}{digits}"),
        }
    }

    fn grouped(&self, digits: &str) -> String {
        let group = match self.language {
            Language::En | Language::Pseudo => ',',
            Language::De | Language::Nl => '.',
            Language::Fr => '\u{202f}',
        };
        let mut text = String::new();
        for (at, digit) in digits.chars().enumerate() {
            if at > 0 && (digits.len() - at).is_multiple_of(3) {
                text.push(group);
            }
            text.push(digit);
        }
        text
    }

    /// What stands between a label and what is said of it.
    pub fn colon(&self) -> &'static str {
        if self.language == Language::Fr { "\u{a0}: " } else { ": " }
    }

    /// What stands between things that have commas of their own.
    pub fn semicolon(&self) -> &'static str {
        if self.language == Language::Fr { "\u{a0}; " } else { "; " }
    }

    /// The pieces as one text: with commas or, where a piece has commas itself, with semicolons.
    pub fn joined(&self, pieces: &[String]) -> String {
        pieces.join(if pieces.iter().any(|piece| piece.contains(", ")) { self.semicolon() } else { ", " })
    }

    /// The same as [`list`](Words::list), with equal pieces as one: “2 × Joe and Judy”.
    pub fn counted_list(&self, items: impl IntoIterator<Item = String>) -> String {
        let mut kinds: Vec<(String, usize)> = Vec::new();
        for item in items {
            match kinds.iter_mut().find(|(kind, _)| *kind == item) {
                Some((_, count)) => *count += 1,
                None => kinds.push((item, 1)),
            }
        }
        let kinds = kinds.into_iter();
        let pieces = kinds.map(|(kind, count)| if count == 1 { kind } else { format!("{count}\u{a0}×\u{a0}{kind}") });
        self.list(&pieces.collect::<Vec<_>>())
    }

    /// “Anna”, “Anna and Ben”, “Anna, Ben and Carl”.
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => {
                self.tell("list-and", &crate::args![first => first.join(", "), last => last.as_str()])
            }
        }
    }
}

/// A text with a capital first letter, for sentences that begin with an argument.
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The same value, without a copy of its text.
pub(crate) fn borrowed<'a>(value: &'a Value<'_>) -> Value<'a> {
    match value {
        Value::String(text) => Value::from(text.as_ref()),
        other => other.clone(),
    }
}

/// The pattern of a message of a bundle, or of a message's attribute.
fn pattern<'a>(bundle: &'a FluentBundle<FluentResource>, key: &str) -> Option<&'a Pattern<&'a str>> {
    match key.split_once('.') {
        None => bundle.get_message(key)?.value(),
        Some((name, attribute)) => Some(bundle.get_message(name)?.get_attribute(attribute)?.value()),
    }
}

/// A message of a bundle; an argument that is missing stands in the text as {$name}.
fn format(bundle: &FluentBundle<FluentResource>, key: &str, args: &[(&'static str, Value<'_>)]) -> Option<String> {
    let pattern = pattern(bundle, key)?;
    let mut text = String::with_capacity(ROOM * args.len());
    let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, borrowed(value))).collect();
    bundle.write_pattern(&mut text, pattern, Some(&args), &mut Vec::new()).ok()?;
    Some(text)
}

fn bundle(language: Language, files: &[WordFiles]) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.tag()]);
    bundle.set_use_isolating(false);
    for files in std::iter::once(&SHARED).chain(files) {
        let text = files.text(language);
        let text = if language == Language::Fr { french_spaces(text) } else { text.to_owned() };
        let resource = FluentResource::try_new(text)
            .unwrap_or_else(|(_, errors)| panic!("the words in `{}` are not well-formed: {errors:?}", language.code()));
        // A game may replace a shared message.
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// French text with no-break spaces inside quotation marks and before high punctuation. The files have ordinary ones,
/// which are easier to write and to compare.
fn french_spaces(text: &str) -> String {
    let text = text.replace("« ", "«\u{a0}");
    [':', ';', '!', '?', '»']
        .iter()
        .fold(text, |text, mark| text.replace(&format!(" {mark}"), &format!("\u{a0}{mark}")))
}

/// The words of all languages.
pub struct Dictionary {
    words: [Words; 5],
}

impl Dictionary {
    /// The shared words and those of the files, in every language.
    pub fn load(files: &[WordFiles]) -> Dictionary {
        Dictionary { words: Language::ALL.map(|language| Words::load(language, files)) }
    }

    /// The words of a language.
    pub fn words(&self, language: Language) -> &Words {
        &self.words[language as usize]
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    const TOY: WordFiles = WordFiles {
        en: "hail = Hello, { $name }\n    .about = A greeting\nonly = Only here\n",
        de: "hail = Hallo, { $name }\n    .about = Ein Gruß\n",
        fr: "",
        nl: "",
    };

    #[test]
    fn a_message_comes_in_its_language_and_else_in_english_and_else_as_its_key() {
        let de = Words::load(Language::De, &[TOY]);
        assert_eq!(de.tell("hail", &crate::args![name => "Anna"]), "Hallo, Anna");
        assert_eq!(de.say("hail.about"), "Ein Gruß");
        assert_eq!(de.say("only"), "Only here");
        assert_eq!(de.say("nowhere"), "nowhere");
        assert_eq!(Words::load(Language::Fr, &[TOY]).say("hail.about"), "A greeting");
    }

    /// The words of the games and of the command line, read from their folders.
    fn all_files() -> Vec<WordFiles> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let games = std::fs::read_dir(root.join("games")).unwrap().map(|game| game.unwrap().path());
        let folders = games.chain([root.join("app")]).map(|folder| folder.join("i18n"));
        let files = folders.filter(|folder| folder.is_dir()).map(|folder| {
            let text = |name: &str| &*std::fs::read_to_string(folder.join(name)).unwrap().leak();
            WordFiles { en: text("en.ftl"), de: text("de.ftl"), fr: text("fr.ftl"), nl: text("nl.ftl") }
        });
        files.collect()
    }

    #[test]
    fn a_template_is_what_fluent_makes_of_its_message() {
        let toy = "twice = { $name }{\" \"}{ $name } {\"\\u00A0\"} { $count }\n    .about = At { $count }\n\
                   nested = { $count ->\n    [0] no\n    [one] { $name } { $count ->\n        [1] once\n       \
                   *[other] never\n    }\n   *[other] { $count }\n }\n";
        let toy = WordFiles { en: toy, de: "twice = { $count } mal { $name }\n", fr: toy, nl: "" };
        let numbers = [0, 1, 2, 3, 60, 300, -1, 999_999, 1_000_000].into_iter().map(Value::from);
        let others = [Value::from(-0.0), Value::from(1.5), Value::from(2.0), Value::from("one"), Value::from("A & B")];
        let values: Vec<Value<'_>> = numbers.chain(others).collect();
        for files in all_files().into_iter().chain([toy]) {
            for language in Language::ALL {
                let words = Words::load(language, &[files]);
                for (key, template) in &words.templates {
                    let names = template.arguments().into_iter().map(|name| &*name.to_owned().leak());
                    let names: Vec<&str> = names.collect();
                    for (at, value) in values.iter().enumerate() {
                        let next = &values[(at + 5) % values.len()];
                        let args: Vec<_> =
                            names.iter().copied().zip([value, next].into_iter().cloned().cycle()).collect();
                        let text = template.text(&args).or_else(|| words.format(key, &args));
                        assert_eq!(text, words.format(key, &args), "{key} of {args:?} in {}", language.code());
                    }
                }
            }
        }
    }

    #[test]
    fn every_message_of_the_program_is_a_template() {
        for files in all_files() {
            let names = files.messages(Language::En).unwrap();
            let words = Language::SPOKEN.map(|language| Words::load(language, &[files]));
            for (words, key) in words.iter().flat_map(|words| names.keys().map(move |key| (words, key))) {
                // Some have attributes alone, and one chooses by a text.
                let is_other = !words.has(key) || key == "say-opened";
                assert!(is_other || words.templates.contains_key(key), "{key} in {}", words.language.code());
            }
        }
    }

    #[test]
    fn french_punctuation_never_begins_a_line() {
        let text = "quote = { $name } : « Oui ! » ; non ?\ncount = deux{ $more ->\n [0] {\"\"}\n *[other] ; plus\n }\n";
        let files = WordFiles { en: text, de: "", fr: text, nl: "" };
        let [en, fr] = [Language::En, Language::Fr].map(|language| Words::load(language, &[files]));
        let quote = |words: &Words| words.tell("quote", &crate::args![name => "Anna"]);
        assert_eq!(quote(&fr), "Anna\u{a0}: «\u{a0}Oui\u{a0}!\u{a0}»\u{a0}; non\u{a0}?");
        assert_eq!(quote(&en), "Anna : « Oui ! » ; non ?");
        assert_eq!(fr.tell("count", &crate::args![more => 1]), "deux\u{a0}; plus");
        assert_eq!([en.colon(), fr.colon()], [": ", "\u{a0}: "]);
        let pieces = ["un, deux", "trois"].map(str::to_owned);
        assert_eq!([en.joined(&pieces), fr.joined(&pieces)], ["un, deux; trois", "un, deux\u{a0}; trois"]);
    }

    #[test]
    fn the_pseudo_language_wraps_every_message() {
        let pseudo = Words::load(Language::Pseudo, &[TOY]);
        assert_eq!(pseudo.tell("hail", &crate::args![name => "Anna"]), "⟦Hello, Anna⟧");
    }

    #[test]
    fn money_and_numbers_follow_the_language() {
        let money = |language| Words::load(language, &[]).money(1400);
        let en = Words::load(Language::En, &[]);
        assert_eq!(Language::SPOKEN.map(money), ["$1,400", "1.400\u{a0}$", "1\u{202f}400\u{a0}$", "$\u{a0}1.400"]);
        let decimal = |language| Words::load(language, &[]).decimal(-1234.56, 1);
        assert_eq!(Language::SPOKEN.map(decimal), ["−1,234.6", "−1.234,6", "−1\u{202f}234,6", "−1.234,6"]);
        assert_eq!([en.decimal(-0.04, 1), en.decimal(999.6, 0)], ["0.0", "1,000"]);
        assert_eq!([en.money(-300), en.number(1_234_567), en.number(0)], ["−$300", "1,234,567", "0"]);
    }

    #[test]
    fn the_header_of_a_browser_finds_its_language_and_never_the_pseudo_one() {
        let from = Language::from_accept_language;
        for (header, language) in [
            ("de-CH,de;q=0.9,en;q=0.8", Language::De),
            ("pt-BR,nl;q=0.5", Language::Nl),
            ("FR-ca", Language::Fr),
            ("xx", Language::En),
            ("\u{1F920};;;q=x", Language::En),
            ("", Language::En),
        ] {
            assert_eq!(from(header), language, "{header}");
        }
    }

    #[test]
    fn the_weights_in_the_header_order_the_languages_and_zero_is_never() {
        let from = Language::from_accept_language;
        for (header, language) in [
            ("en;q=0.1,fr;q=0.9", Language::Fr),
            ("en; q=0.1 , nl ;Q=0.2", Language::Nl),
            ("nl;q=0.5,de;q=0.5", Language::Nl),
            ("de;q=0.5,nl;q=0.5,en;q=0.4", Language::De),
            ("en;q=0,de;q=0.1", Language::De),
            ("de;q=0.000,de-AT,fr;q=0.1", Language::Fr),
            ("de-AT;q=0,de;q=0.1", Language::De),
            ("en;q=0,de;q=0", Language::Fr),
            ("en;q=0,de;q=0,fr;q=0,nl;q=0", Language::En),
            ("fr;q=0.5,*;q=0.1", Language::Fr),
            ("pt,*;q=0.1", Language::En),
            ("en;q=0.2,*", Language::De),
            ("nl,*;q=0", Language::Nl),
            ("de;q=much,fr;q=0.1", Language::Fr),
            ("de;q=NaN,nl;q=2,fr;q=0.1", Language::Fr),
        ] {
            assert_eq!(from(header), language, "{header}");
        }
    }

    #[test]
    fn equal_pieces_are_counted_where_the_first_of_them_stands() {
        let list = |pieces: &[&str]| {
            let words = Words::load(Language::En, &[]);
            words.counted_list(pieces.iter().map(|piece| (*piece).to_owned()))
        };
        assert_eq!(list(&["Joe", "Judy", "Joe"]), "2\u{a0}×\u{a0}Joe and Judy");
        assert_eq!(list(&["Joe", "Judy"]), "Joe and Judy");
        assert_eq!(list(&["Joe", "Joe", "Joe"]), "3\u{a0}×\u{a0}Joe");
    }

    #[test]
    fn many_are_listed_with_an_and_before_the_last() {
        let names = ["Anna", "Ben", "Carl"].map(str::to_owned);
        assert_eq!(Words::load(Language::En, &[]).list(&names), "Anna, Ben and Carl");
    }
}
