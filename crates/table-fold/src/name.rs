//! People's names: all characters are visible, and no two names at a table look alike.
//!
//! Invisible characters are allowed only where they join an emoji (UTS #51) or letters of a script that needs them. Two
//! names look alike if they have the same skeleton (UTS #39). A [`Name`] cannot be printed as it is: code that writes
//! it has to choose between the isolated form for people and the plain one for programs.

use thiserror::Error;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::{canonical_combining_class, is_combining_mark};
use unicode_properties::UnicodeEmoji;
use unicode_script::{Script, UnicodeScript};
use unicode_security::skeleton;

/// The most characters in a name.
pub const LONGEST: usize = 24;

/// The most characters in what a player says in their own words.
pub const LONGEST_WORDS: usize = 200;

/// The most combining marks on one letter. The Burmese syllable လျှို့ has five.
const MARKS: usize = 5;

/// The flags of England, Scotland and Wales: a black flag, and invisible letters that spell the region.
const FLAGS: [&str; 3] = [
    "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
    "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
    "🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}",
];

/// The most marks stacked above or below a letter, after composing letters like `ễ`: Yoruba has `ọ̀`.
const ACCENTS: usize = 2;

/// Why a name cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NameFault {
    /// No characters, or only spaces.
    #[error("a name has at least one letter")]
    Empty,
    /// More than [`LONGEST`] characters.
    #[error("a name has at most {LONGEST} characters")]
    Long,
    /// A character that is invisible or changes the direction of the surrounding text.
    #[error("a name has no invisible characters such as U+{:04X}", u32::from(*.0))]
    Invisible(char),
    /// So many marks on one letter that they cover the lines above or below, or marks on no letter.
    #[error("a name has no towers of marks on one letter")]
    Marks,
}

/// A name at a table.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Name(String);

impl Name {
    /// The name as it was given: for fields, comparisons and programs, never for people to read.
    pub fn plain(&self) -> &str {
        &self.0
    }

    /// The name as people read it, in text, in an attribute or in a terminal. A name with right-to-left letters would
    /// reorder the text around it, such as a number behind it, so it stands between isolating characters (UAX #9). They
    /// work in all these places, which a tag would not. Other names need none.
    pub fn shown(&self) -> String {
        isolated(&self.0)
    }

    /// Whether the name is empty: it names nobody.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<&str> for Name {
    fn from(name: &str) -> Name {
        Name(name.to_owned())
    }
}

/// A text of a player as people read it among other text; see [`Name::shown`].
pub fn isolated(text: &str) -> String {
    match text.contains(is_right_to_left) {
        true => format!("\u{2068}{text}\u{2069}"),
        false => text.to_owned(),
    }
}

/// Whether a character lies in the blocks that Unicode reserves for right-to-left scripts (DerivedBidiClass.txt).
fn is_right_to_left(letter: char) -> bool {
    matches!(letter, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

/// The name as it is stored: composed (NFC), trimmed, with single spaces inside.
///
/// # Errors
/// When the name is not readable or could deceive people.
pub fn clean(text: &str) -> Result<String, NameFault> {
    readable(text, LONGEST)
}

/// A text of a player as it is stored, with at most this many characters; see [`clean`].
///
/// # Errors
/// When the text is not readable or could deceive people.
pub fn readable(text: &str, longest: usize) -> Result<String, NameFault> {
    let untagged = FLAGS.iter().fold(text.to_owned(), |text, flag| text.replace(flag, "🏴"));
    if let Some(letter) = invisible(&without_selectors(&untagged)) {
        return Err(NameFault::Invisible(letter));
    }
    let composed: String = without_selectors(text).into_iter().nfc().collect();
    let name = composed.split_whitespace().collect::<Vec<_>>().join(" ");
    match name.chars().count() {
        0 => Err(NameFault::Empty),
        count if count > longest => Err(NameFault::Long),
        _ if has_tower(&name) => Err(NameFault::Marks),
        _ => Ok(name),
    }
}

/// Whether two names look alike: they differ only in case, in encoding, or in letters of similar shape, such as the
/// Latin and the Cyrillic A. The skeletons of UTS #39 ignore case, so case is folded before and after: `BeIIe` with two
/// capital I looks like `Belle`, `АННА` like `анна`.
pub fn same(one: &str, other: &str) -> bool {
    let compatible = |name: &str| name.nfkc().collect::<String>();
    let (one, other) = (compatible(one), compatible(other));
    fold(&looks(&one)) == fold(&looks(&other)) || looks(&fold(&one)) == looks(&fold(&other))
}

/// The UTS #39 skeleton: equal for names that look alike.
fn looks(name: &str) -> String {
    skeleton(name).collect()
}

/// Folds case, by way of capitals, so that `ß` equals `SS` and `ς` equals `Σ`.
fn fold(name: &str) -> String {
    name.to_uppercase().to_lowercase()
}

/// The letters without variation selectors that only choose a glyph of the letter before: a plain symbol, a variant of
/// an ideograph. Phones insert them on their own, and the letter is readable without. Selectors that make a symbol an
/// emoji stay.
fn without_selectors(text: &str) -> Vec<char> {
    let mut letters = Vec::new();
    for letter in text.chars() {
        let only_chooses = letters.last().is_some_and(|before: &char| match letter {
            '\u{fe0f}' if is_emoji(*before) => false,
            '\u{fe0e}' | '\u{fe0f}' => is_symbol(*before),
            '\u{e0100}'..='\u{e01ef}' => before.script() == Script::Han,
            _ => false,
        });
        if !only_chooses {
            letters.push(letter);
        }
    }
    letters
}

/// The first invisible character that does not belong to anything visible.
fn invisible(letters: &[char]) -> Option<char> {
    let beside = |at: usize| [at.checked_sub(1).and_then(|at| letters.get(at)), letters.get(at + 1)];
    let is_lone = |at: usize, letter| !joins(letter, beside(at)) && !is_in_emoji(&letters[..at], &letters[at..]);
    let found = letters.iter().enumerate().find(|(at, letter)| is_invisible(**letter) && is_lone(*at, **letter));
    found.map(|(_, letter)| *letter)
}

/// Whether a joiner changes the shape of its neighbours, as next to a virama in names of India and Sri Lanka, or
/// between two letters in Persian and Urdu, as in `علی‌رضا`.
fn joins(letter: char, beside: [Option<&char>; 2]) -> bool {
    let virama = || beside.iter().flatten().any(|letter| canonical_combining_class(**letter) == 9);
    let arabic = || beside.iter().all(|letter| letter.is_some_and(|letter| letter.script() == Script::Arabic));
    match letter {
        '\u{200c}' => virama() || arabic(),
        '\u{200d}' => virama(),
        _ => false,
    }
}

/// Whether an invisible letter, the first of `rest`, is part of an emoji (UTS #51): it joins two, or turns the symbol
/// or digit before it into one.
fn is_in_emoji(before: &[char], rest: &[char]) -> bool {
    match (before, rest) {
        ([.., '0'..='9' | '#' | '*'], ['\u{fe0f}', '\u{20e3}', ..]) => true,
        ([.., symbol], ['\u{fe0f}', ..]) => is_emoji(*symbol),
        ([.., one, '\u{fe0f}'] | [.., one], ['\u{200d}', other, ..]) => is_emoji(*one) && is_emoji(*other),
        _ => false,
    }
}

/// Whether a character is an emoji by itself; a digit can only be part of one.
fn is_emoji(letter: char) -> bool {
    letter.is_emoji_char() && !letter.is_ascii()
}

/// Whether a character is invisible or has no fixed glyph: `Default_Ignorable_Code_Point`, controls, separators,
/// blanks, private use.
pub fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{e000}'..='\u{f8ff}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffc}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{10ffff}')
}

/// Whether it is neither letter, digit, mark nor space.
fn is_symbol(letter: char) -> bool {
    !letter.is_alphanumeric() && !is_combining_mark(letter) && !letter.is_whitespace() && !is_invisible(letter)
}

/// Whether a mark stands on no letter, or a letter has more marks than any script uses: too many, or the same one
/// twice.
fn has_tower(name: &str) -> bool {
    let letters: Vec<char> = name.chars().collect();
    letters.chunk_by(|_, next| is_combining_mark(*next)).any(|letter| {
        let (base, marks) = letter.split_first().expect("no chunk is empty");
        let alone = is_combining_mark(*base) || *base == ' ' && !marks.is_empty();
        let accents = marks.iter().filter(|mark| canonical_combining_class(**mark) >= 200).count();
        let apart: Vec<char> = letter.iter().copied().nfd().skip(1).collect();
        let twice = apart.iter().enumerate().any(|(at, mark)| apart[..at].contains(mark));
        alone || twice || accents > ACCENTS || marks.len() > MARKS
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_to_twenty_four_readable_characters() {
        assert_eq!(clean("  Zoë   Müller "), Ok("Zoë Müller".to_owned()));
        assert_eq!(clean(&"ü".repeat(24)), Ok("ü".repeat(24)));
        assert_eq!(clean(&"x".repeat(25)), Err(NameFault::Long));
        assert_eq!(clean(" \u{a0} "), Err(NameFault::Empty));
    }

    #[test]
    fn characters_that_turn_or_hide_text_are_refused() {
        for strange in ["a\u{202e}b", "a\u{200b}b", "a\nb", "\u{feff}", "a\u{2066}", "a\0"] {
            let letter = strange.trim_matches(['a', 'b']).chars().next().unwrap();
            assert_eq!(clean(strange), Err(NameFault::Invisible(letter)), "{strange:?}");
        }
    }

    #[test]
    fn characters_that_nobody_can_see_are_refused() {
        let letters = "\u{ad}\u{34f}\u{61c}\u{115f}\u{1160}\u{17b4}\u{180b}\u{180e}\u{200c}\u{200d}\u{200e}\u{2028}\
                       \u{2060}\u{2800}\u{3164}\u{e000}\u{fe00}\u{fe0f}\u{ffa0}\u{fffc}\u{1d159}\u{1d173}\u{e0001}\
                       \u{e0061}\u{e0100}\u{e01ef}\u{10fffd}";
        for letter in letters.chars() {
            for name in [format!("An{letter}na"), format!("{letter}Anna"), format!("Anna{letter}"), letter.to_string()]
            {
                assert_eq!(clean(&name), Err(NameFault::Invisible(letter)), "{name:?}");
            }
        }
    }

    #[test]
    fn names_of_all_scripts_are_fine() {
        let names = [
            "Anna-Lena O’Brien Jr.",
            "Nguyễn Thị Ánh",
            "Ọ̀ṣẹ́",
            "İpek Işık",
            "Ναυσικά",
            "Юлія",
            "ქეთევან",
            "שָׁלוֹם",
            "سُمَيَّة",
            "علی\u{200c}رضا",
            "मृत्युंजय",
            "राम्\u{200d}",
            "র\u{200d}্যাচেল",
            "ശ്രീജിത്ത്",
            "ജോണ്\u{200d}",
            "ශ්\u{200d}රියානි",
            "น้ำผึ้ง",
            "လျှို့ဝှက်",
            "བསྒྲུབས",
            "ណារ៉ុំ",
            "김하늘",
            "渡邉 さくら",
            "Doc 🤠",
            "Josey 👍🏽",
            "X Æ A-12",
            "4",
        ];
        for name in names {
            assert_eq!(clean(name), Ok(name.nfc().collect()), "{name}");
        }
    }

    #[test]
    fn selectors_that_a_keyboard_adds_to_a_symbol_or_an_ideograph_are_cut() {
        assert_eq!(clean("Anna ❤\u{fe0e}"), Ok("Anna ❤".to_owned()));
        assert_eq!(clean("Anna ♭\u{fe0f}"), Ok("Anna ♭".to_owned()));
        assert_eq!(clean("葛\u{e0100}城"), Ok("葛城".to_owned()));
        let one_too_many = clean("Anna ❤\u{fe0e}\u{e0100}");
        assert_eq!(one_too_many, Err(NameFault::Invisible('\u{e0100}')));
    }

    #[test]
    fn emoji_of_several_characters_are_fine() {
        let [england, ..] = FLAGS;
        for emoji in [
            "👩\u{200d}🚀",
            "👩🏽\u{200d}🚀",
            "👨\u{200d}👩\u{200d}👧\u{200d}👦",
            "🧔🏻\u{200d}♂\u{fe0f}",
            "❤\u{fe0f}\u{200d}🔥",
            "🏳\u{fe0f}\u{200d}🌈",
            "❤\u{fe0f}",
            "1\u{fe0f}\u{20e3}",
            "🇩🇪",
            england,
        ] {
            for name in [emoji.to_owned(), format!("Anna {emoji} 2"), format!("{emoji}{emoji}")] {
                assert_eq!(clean(&name), Ok(name.clone()), "{name}");
            }
        }
    }

    #[test]
    fn a_joiner_a_selector_or_a_tag_outside_an_emoji_is_refused() {
        let [england, ..] = FLAGS;
        for (name, letter) in [
            ("👩\u{200d}", '\u{200d}'),
            ("\u{200d}🚀", '\u{200d}'),
            ("👩\u{200d}\u{200d}🚀", '\u{200d}'),
            ("👩\u{200d}Anna", '\u{200d}'),
            ("Anna\u{200d}🚀", '\u{200d}'),
            ("1\u{200d}2", '\u{200d}'),
            ("→\u{200d}→", '\u{200d}'),
            ("👩\u{200c}🚀", '\u{200c}'),
            ("Anna\u{fe0f}", '\u{fe0f}'),
            ("1\u{fe0f}", '\u{fe0f}'),
            ("\u{fe0f}👩", '\u{fe0f}'),
            ("👩\u{fe0f}\u{fe0f}", '\u{fe0f}'),
            ("🏴\u{e0067}\u{e007f}", '\u{e0067}'),
            (&format!("{england}\u{e0067}"), '\u{e0067}'),
            (&england.replace('🏴', "🏳"), '\u{e0067}'),
            (&format!("{england}\u{200b}"), '\u{200b}'),
        ] {
            assert_eq!(clean(name), Err(NameFault::Invisible(letter)), "{name:?}");
        }
    }

    #[test]
    fn towers_of_marks_are_refused() {
        let towers = [
            format!("Z{}", "\u{300}\u{301}\u{302}\u{303}"),
            format!("a{}", "\u{323}".repeat(2)),
            format!("ก{}", "\u{e49}".repeat(3)),
            "က\u{103b}\u{103c}\u{103d}\u{103e}\u{102d}\u{102f}".to_owned(),
            "\u{301}nna".to_owned(),
            "An \u{301}".to_owned(),
        ];
        for tower in towers {
            assert_eq!(clean(&tower), Err(NameFault::Marks), "{tower}");
        }
    }

    #[test]
    fn letters_and_accents_are_composed() {
        assert_eq!(clean("A\u{308}nne"), Ok("Änne".to_owned()));
        assert_eq!(clean(&"u\u{308}".repeat(24)), Ok("ü".repeat(24)));
    }

    #[test]
    fn a_name_is_shown_as_it_is_and_isolated_where_it_would_turn_the_text_around_it() {
        for name in ["", "Anna", "Юлія", "김하늘", "Doc 🤠", "4"] {
            assert_eq!(Name::from(name).shown(), name);
        }
        for name in ["דוד", "Anna דוד 2", "أمينة", "ދިވެހި", "𞤀𞤁", "٣", "ﷲ"] {
            assert_eq!(Name::from(name).shown(), format!("\u{2068}{name}\u{2069}"));
            assert_eq!(Name::from(name).plain(), name);
        }
    }

    #[test]
    fn names_that_differ_in_case_alone_are_the_same() {
        assert!(same("Änne", "äNNE"));
        assert!(same("АННА", "анна"), "in Cyrillic");
        assert!(same("Strauß", "STRAUSS") && same("Νίκος", "ΝΊΚΟΣ"));
        assert!(!same("Anna", "Anne"));
    }

    #[test]
    fn names_that_look_alike_are_the_same() {
        for (name, like) in [
            ("Anna", "Аnna"),
            ("ANNA", "аnnа"),
            ("Anna", "Ａｎｎａ"),
            ("Änne", "A\u{308}nne"),
            ("Belle", "BeIIe"),
            ("Belle", "Вelle"),
            ("Cole", "С0lе"),
            ("Pearl", "Реаrl"),
            ("علی\u{200c}رضا", "علیرضا"),
            ("Doc ❤\u{fe0f}", "Doc ❤"),
            ("👩\u{200d}🚀", "👩🚀"),
        ] {
            assert!(same(name, like) && same(like, name), "{name} and {like}");
        }
        for (name, other) in [
            ("Anna", "Änna"),
            ("Ben", "Bea"),
            ("", "Ben"),
            ("Anna", "Anna 2"),
            ("李", "季"),
            ("👩\u{200d}🚀", "👨\u{200d}🚀"),
        ] {
            assert!(!same(name, other) && !same(other, name), "{name} and {other}");
        }
    }
}
