//! The parts of a page: a part is drawn only if its input has changed.
//!
//! A part is a function of an input and the reader. What never changes, such as a legend, is a part without input. A
//! live stream remembers the key of each part that its page shows: a hash of the function, the input and the names. For
//! a part with a known key, the page's text has the key instead of the drawing, and the part is neither drawn nor
//! compared. Frames of a moment are drawn from the same parts. Streams share nothing, so what one viewer has been shown
//! tells another viewer nothing, and no timing reveals a draft. Pages that are sent whole are drawn without keys.

use std::collections::HashSet;
use std::hash::{BuildHasher, Hash, Hasher, RandomState};
use std::sync::{LazyLock, Mutex, PoisonError};

use foldhash::SharedSeed;
use foldhash::quality::SeedableRandomState;
use maud::{Markup, PreEscaped};
use memchr::memmem::Finder;

/// The hasher of keys and marks. It is seeded at the start, and nothing that it makes is ever shown, so nobody can
/// craft two texts or inputs with the same hash.
static HASHER: LazyLock<SeedableRandomState> = LazyLock::new(|| {
    static SEED: LazyLock<SharedSeed> = LazyLock::new(|| SharedSeed::from_u64(RandomState::new().hash_one("shared")));
    SeedableRandomState::with_seed(RandomState::new().hash_one("own"), &SEED)
});

/// A hash that is stable within this process and different in the next.
pub fn hash(value: impl Hash) -> u64 {
    HASHER.hash_one(value)
}

/// The keys of the parts that a stream's page already has.
#[derive(Default, Debug)]
pub struct Parts(Mutex<HashSet<u64, foldhash::fast::RandomState>>);

impl Parts {
    /// The parts of a page that already has the parts with these keys.
    pub fn knowing(keys: impl IntoIterator<Item = u64>) -> Parts {
        Parts(Mutex::new(keys.into_iter().collect()))
    }

    /// A part: its drawing the first time, then only its key; nothing if the drawing is empty. Everything that the
    /// drawing shows must either be in the hash, which covers the input and `names` (what `reader` reads), or never
    /// change while the stream lasts.
    pub fn part<R, I: Hash>(&self, reader: &R, names: impl Hash, input: &I, draw: fn(&R, &I) -> Markup) -> Markup {
        let mut hasher = HASHER.build_hasher();
        draw.hash(&mut hasher);
        (names, input).hash(&mut hasher);
        let key = hasher.finish();
        let known = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_new = known().insert(key);
        let drawn = is_new.then(|| draw(reader, input).0);
        if drawn.as_deref() == Some("") {
            known().remove(&key);
            return Markup::default();
        }
        let [after, drawn, end] = drawn.as_ref().map_or([KNOWN, "", ""], |drawn| [">", drawn, END]);
        let mut text = String::with_capacity(BEGIN.len() + KEY + after.len() + drawn.len() + end.len());
        text.push_str(BEGIN);
        text.extend((0..KEY).rev().map(|digit| char::from(DIGITS[(key >> (4 * digit)) as usize & 15])));
        for rest in [after, drawn, end] {
            text.push_str(rest);
        }
        PreEscaped(text)
    }
}

/// The number of digits of a key in the text.
const KEY: usize = 16;
const DIGITS: &[u8; 16] = b"0123456789abcdef";

// These never occur in a page's text, where angle brackets are escaped.
const BEGIN: &str = "<!";
const KNOWN: &str = "/>";
const END: &str = "<!>";

/// A piece of a page's text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece<'a> {
    /// Text outside of parts.
    Text(&'a str),
    /// A part with its drawing.
    Drawn(u64, &'a str),
    /// A part that the page already has.
    Known(u64),
}

/// The pieces of a page's text, in order.
///
/// # Panics
/// When the text was not drawn by this module.
pub fn pieces(mut text: &str) -> impl Iterator<Item = Piece<'_>> {
    static FINDER: LazyLock<Finder<'_>> = LazyLock::new(|| Finder::new(BEGIN));
    std::iter::from_fn(move || {
        let Some(begun) = text.strip_prefix(BEGIN) else {
            let (piece, rest) = text.split_at(FINDER.find(text.as_bytes()).unwrap_or(text.len()));
            text = rest;
            return (!piece.is_empty()).then_some(Piece::Text(piece));
        };
        let (key, rest) = begun.split_at(KEY);
        let key = u64::from_str_radix(key, 16).expect("a key is a number");
        if let Some(rest) = rest.strip_prefix(KNOWN) {
            text = rest;
            return Some(Piece::Known(key));
        }
        let drawn = rest.strip_prefix('>').expect("a key ends");
        let end = FINDER.find(drawn.as_bytes()).expect("a part ends, and parts do not nest");
        text = &drawn[end + END.len()..];
        Some(Piece::Drawn(key, &drawn[..end]))
    })
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    fn card(suit: &&str, number: &u8) -> Markup {
        html! { b { (suit) " " (number) } }
    }

    fn other(suit: &&str, number: &u8) -> Markup {
        html! { i { (suit) (number) } }
    }

    fn page(parts: &Parts, numbers: [u8; 2]) -> String {
        let card = |number: u8| parts.part(&"gold", (), &number, card);
        html! { "<" ul { (card(numbers[0])) "," (card(numbers[1])) } }.into_string()
    }

    #[test]
    fn a_part_is_drawn_until_the_page_knows_it_and_again_with_another_input_or_by_another_function() {
        let parts = Parts::default();
        let drawn = page(&parts, [1, 1]);
        let [text, one, comma, same, end] = pieces(&drawn).collect::<Vec<_>>()[..] else { panic!("{drawn}") };
        let Piece::Drawn(key, "<b>gold 1</b>") = one else { panic!("{one:?}") };
        assert_eq!(same, Piece::Known(key));
        assert_eq!([text, comma, end], [Piece::Text("&lt;<ul>"), Piece::Text(","), Piece::Text("</ul>")]);

        let changed = page(&Parts::knowing([key]), [1, 2]);
        let changed: Vec<Piece<'_>> = pieces(&changed).collect();
        assert_eq!(changed[1], Piece::Known(key));
        assert!(matches!(changed[3], Piece::Drawn(two, "<b>gold 2</b>") if two != key));
        let again = Parts::knowing([key]).part(&"gold", (), &1, other).into_string();
        assert!(matches!(pieces(&again).next(), Some(Piece::Drawn(..))), "another function: {again}");
    }
}
