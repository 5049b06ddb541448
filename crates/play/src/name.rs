//! What people may call themselves.

use thiserror::Error;

/// The most characters of a name.
pub const LONGEST: usize = 24;

/// Why a name cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NameFault {
    /// Nothing that could be read.
    #[error("a name has at least one letter")]
    Empty,
    /// Too long.
    #[error("a name has at most {LONGEST} characters")]
    Long,
    /// Control or direction characters, which could make a page read differently.
    #[error("a name has no control or direction characters")]
    Strange,
}

/// The name as it will be shown: spaces around it are cut off, those inside become single.
///
/// # Errors
/// When people could not read it, or it could deceive them.
pub fn clean(text: &str) -> Result<String, NameFault> {
    if text.chars().any(is_strange) {
        return Err(NameFault::Strange);
    }
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match name.chars().count() {
        0 => Err(NameFault::Empty),
        1..=LONGEST => Ok(name),
        _ => Err(NameFault::Long),
    }
}

/// Whether two names would be taken for one.
pub fn same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

fn is_strange(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{061c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
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
            assert_eq!(clean(strange), Err(NameFault::Strange), "{strange:?}");
        }
    }

    #[test]
    fn names_that_differ_in_case_alone_are_the_same() {
        assert!(same("Änne", "äNNE"));
        assert!(!same("Anna", "Anne"));
    }
}
