//! The words of all pages, read from Fluent files: languages, fallback, numbers and money.
//!
//! No visible word stands in Rust or JavaScript; the pseudo-language finds those that do. Each message exists in all
//! four languages with the same arguments. A test fails if one is missing or still English (see [`WordFiles::faults`]).

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use fluent_syntax::ast::{Attribute, Entry, Message, Pattern, Resource};
use fluent_syntax::parser;
use foldhash::{HashMap, HashMapExt};

use crate::template::Template;
use crate::weighted::weighted;

pub use crate::template::Value;

/// A language for pages and the command line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Language {
    /// English, the fallback of all others.
    En,
    /// German.
    De,
    /// French.
    Fr,
    /// Dutch.
    Nl,
    /// English with every message in ⟦ ⟧: text without these marks does not come from the files. Never negotiated.
    Pseudo,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 5] = [Language::En, Language::De, Language::Fr, Language::Nl, Language::Pseudo];

    /// The languages that people can choose.
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

    /// The language's own name for itself.
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

    /// The spoken language that best fits an `Accept-Language` header: the one with the highest weight, and the first
    /// of those with equal weight. A region counts as its language, and `*` as any language that the header does not
    /// name. A language with weight 0 is never chosen. When none fits: English, or else the first language that the
    /// header does not refuse.
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

    /// The whole numbers that have the plural category `one`; all others have `other`.
    fn one(self) -> RangeInclusive<i64> {
        if self == Language::Fr { 0..=1 } else { 1..=1 }
    }
}

/// The Fluent files of a game, or of the shared words, one for each language.
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

/// The [`WordFiles`] in a folder. The path is relative to the file that calls this.
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

/// The words that all games share. Every [`Words`] includes them.
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

/// A list of named arguments: `words.tell("laid", &args![name => "Anna", row => 2])`.
#[macro_export]
macro_rules! args {
    ($($name:ident => $value:expr),* $(,)?) => {
        [$((stringify!($name), $crate::words::Value::from($value))),*]
    };
}

/// The words of one language, with English as the fallback.
pub struct Words {
    language: Language,
    /// The messages of the language itself, by key.
    own: HashMap<String, Template>,
    /// Those of English, in any other language.
    english: HashMap<String, Template>,
}

/// The room in bytes for a number in digits.
const ROOM: usize = 16;

impl Words {
    /// Loads the shared words and those in `files`, in this language. Expensive: parses every file. Built once per
    /// language, by [`Dictionary`].
    ///
    /// # Panics
    /// When a file is not well-formed Fluent or a message needs more of Fluent than a template has. The files are part
    /// of the program, and tests read them all.
    pub fn load(language: Language, files: &[WordFiles]) -> Words {
        let is_english = matches!(language, Language::En | Language::Pseudo);
        let english = if is_english { HashMap::new() } else { templates(Language::En, files) };
        Words { language, own: templates(language, files), english }
    }

    /// The language of these words.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether the message exists in this language itself, not only in English.
    pub fn has(&self, key: &str) -> bool {
        self.own.contains_key(key)
    }

    /// A message without arguments. `option-x.about` is the attribute `about` of `option-x`. A key that is in no file
    /// is returned as it is.
    pub fn say(&self, key: &str) -> String {
        self.tell(key, &[])
    }

    /// A message with arguments, see [`args!`](crate::args).
    pub fn tell(&self, key: &str, args: &[(&'static str, Value<'_>)]) -> String {
        let template = self.own.get(key).or_else(|| self.english.get(key));
        self.marked(template.map_or_else(|| key.to_owned(), |template| template.text(args)))
    }

    /// The text, in ⟦ ⟧ if this is the pseudo-language.
    fn marked(&self, text: String) -> String {
        if self.language == Language::Pseudo { format!("⟦{text}⟧") } else { text }
    }

    /// A whole number with the language's digit grouping and a real minus sign.
    pub fn number(&self, number: i32) -> String {
        let mut text = String::with_capacity(ROOM);
        text.push_str(if number < 0 { "−" } else { "" });
        self.group(&number.unsigned_abs().to_string(), &mut text);
        text
    }

    /// A number with `digits` decimals and the language's decimal mark: `1,234.5`, `1.234,5`.
    pub fn decimal(&self, number: f64, digits: usize) -> String {
        let text = format!("{:.digits$}", number.abs());
        let (whole, part) = text.split_once('.').unwrap_or((&text, ""));
        let mut told = String::with_capacity(ROOM);
        if number < 0.0 && text.contains(|digit| ('1'..='9').contains(&digit)) {
            told.push('−');
        }
        let mark = match (self.language, digits) {
            (_, 0) => "",
            (Language::En | Language::Pseudo, _) => ".",
            (Language::De | Language::Fr | Language::Nl, _) => ",",
        };
        self.group(whole, &mut told);
        told.extend([mark, part]);
        told
    }

    /// Dollars: `$1,400`, `1.400 $`, `1 400 $`, `$ 1.400`.
    pub fn money(&self, dollars: i32) -> String {
        let (before, after) = match self.language {
            Language::En | Language::Pseudo => ("$", ""),
            Language::De | Language::Fr => ("", "\u{a0}$"),
            Language::Nl => ("$\u{a0}", ""),
        };
        let mut text = String::with_capacity(ROOM);
        text.extend([if dollars < 0 { "−" } else { "" }, before]);
        self.group(&dollars.unsigned_abs().to_string(), &mut text);
        text.push_str(after);
        text
    }

    /// Adds digits in groups.
    fn group(&self, digits: &str, text: &mut String) {
        let group = match self.language {
            Language::En | Language::Pseudo => ',',
            Language::De | Language::Nl => '.',
            Language::Fr => '\u{202f}',
        };
        for (at, digit) in digits.chars().enumerate() {
            if at > 0 && (digits.len() - at).is_multiple_of(3) {
                text.push(group);
            }
            text.push(digit);
        }
    }

    /// The separator between a label and its text.
    pub fn colon(&self) -> &'static str {
        if self.language == Language::Fr { "\u{a0}: " } else { ": " }
    }

    /// The separator between items that contain commas.
    pub fn semicolon(&self) -> &'static str {
        if self.language == Language::Fr { "\u{a0}; " } else { "; " }
    }

    /// The pieces as one text, separated by commas, or by semicolons if a piece contains a comma.
    pub fn joined(&self, pieces: &[String]) -> String {
        pieces.join(if pieces.iter().any(|piece| piece.contains(", ")) { self.semicolon() } else { ", " })
    }

    /// Like [`list`](Words::list), with equal items counted: “2 × Joe and Judy”.
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

/// The text with a capital first letter, for sentences that begin with an argument.
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    let mut capitalized = String::with_capacity(text.len());
    capitalized.extend(letters.next().into_iter().flat_map(char::to_uppercase));
    capitalized.push_str(letters.as_str());
    capitalized
}

/// The parsed text of one file.
///
/// # Errors
/// When it is not well-formed Fluent.
pub(crate) fn parse(text: &str, language: Language) -> Result<Resource<&str>, String> {
    parser::parse(text).map_err(|(_, errors)| format!("{}: {errors:?}", language.code()))
}

/// The messages of the shared words and of `files`, by key; attributes as `message.attribute`.
fn templates(language: Language, files: &[WordFiles]) -> HashMap<String, Template> {
    let mut templates = HashMap::new();
    for files in std::iter::once(&SHARED).chain(files) {
        let text = files.text(language);
        let text = if language == Language::Fr { french_spaces(text) } else { text.to_owned() };
        let file = parse(&text, language).unwrap_or_else(|fault| panic!("words that are not well-formed: {fault}"));
        let mut add = |key: String, pattern: &Pattern<&str>| {
            let template = Template::of(pattern, &language.one());
            let template = template.unwrap_or_else(|| panic!("{}: {key} needs more than a template", language.code()));
            // A game may replace a shared message.
            templates.insert(key, template);
        };
        for entry in &file.body {
            let Entry::Message(Message { id, value, attributes, .. }) = entry else { continue };
            if let Some(pattern) = value {
                add(id.name.to_owned(), pattern);
            }
            for Attribute { id: attribute, value } in attributes {
                add(format!("{}.{}", id.name, attribute.name), value);
            }
        }
    }
    templates
}

/// French text with no-break spaces inside quotation marks and before high punctuation. The files have ordinary spaces,
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
    /// Loads the shared words and those in `files`, in every language.
    pub fn load(files: &[WordFiles]) -> Dictionary {
        Dictionary { words: Language::ALL.map(|language| Words::load(language, files)) }
    }

    /// The words of a language.
    pub fn words(&self, language: Language) -> &Words {
        &self.words[language as usize]
    }
}

/// The words that all pages share, in a language.
pub fn shared(language: Language) -> &'static Words {
    static SHARED: LazyLock<Dictionary> = LazyLock::new(|| Dictionary::load(&[]));
    SHARED.words(language)
}

#[cfg(test)]
mod tests {
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

    /// A host has the rights over a table.
    #[test]
    fn who_runs_the_server_is_never_called_a_host() {
        let hosts =
            [(Language::En, " host"), (Language::De, "gastgeber"), (Language::Fr, "hôte"), (Language::Nl, "gastheer")];
        let of_the_server =
            ["admin", "announce", "doors", "error-excluded", "error-pass", "error-phrase", "limit", "report"];
        for (language, host) in hosts {
            for line in SHARED.text(language).lines().map(str::to_lowercase) {
                let is_ours = of_the_server.iter().any(|start| line.starts_with(start)) || line.contains("server");
                assert!(!is_ours || !line.contains(host), "{language:?}: {line}");
            }
        }
    }

    #[test]
    fn a_message_chooses_by_plural_number_or_name() {
        let text = "cards = { $count ->\n    [0] nothing\n    [one] { $name }{\" \"}and { $count ->\n        [1] a card\n       \
                    *[other] cards\n    }\n   *[other] { $count } cards\n }\n\
                    who = { $kind ->\n    [diggers] They\n   *[other] { $kind }\n }\n";
        let files = WordFiles { en: text, de: "", fr: text, nl: "" };
        let cards = |language, count: i64| {
            Words::load(language, &[files]).tell("cards", &crate::args![count => count, name => "Joe"])
        };
        assert_eq!(
            [0, 1, 2, -1].map(|count| cards(Language::En, count)),
            ["nothing", "Joe and a card", "2 cards", "Joe and cards"]
        );
        assert_eq!([0, 1, 2].map(|count| cards(Language::Fr, count)), ["nothing", "Joe and a card", "2 cards"]);
        let words = Words::load(Language::De, &[files]);
        assert_eq!(["diggers", "Anna"].map(|kind| words.tell("who", &crate::args![kind => kind])), ["They", "Anna"]);
        assert_eq!(words.say("who"), "{$kind}", "a missing argument is seen");
    }

    #[test]
    #[should_panic(expected = "fr: sum needs more than a template")]
    fn a_message_that_needs_more_of_fluent_is_refused() {
        Words::load(Language::Fr, &[WordFiles { en: "", de: "", fr: "sum = { NUMBER($count) }\n", nl: "" }]);
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
