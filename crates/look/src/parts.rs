//! The parts of a page: a part is drawn only if its input has changed.
//!
//! A part is a function of an input and the reader. What never changes, such as a legend, is a part without input. A
//! live stream remembers the key of each part that its page shows: a hash of the function, the input and the reader. A
//! part with a known key is neither drawn nor compared; the page's text has only its number. Frames of a moment are
//! drawn from the same parts. Streams share nothing, so what one viewer has been shown tells another viewer nothing, and
//! no timing reveals a draft. Pages that are sent whole are drawn without parts.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, Hasher, RandomState};
use std::sync::{LazyLock, Mutex, PoisonError};

use foldhash::SharedSeed;
use foldhash::quality::SeedableRandomState;
use maud::{Markup, PreEscaped};
use memchr::memchr_iter;

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

/// The parts that a stream's page already has, and those that are drawn for its next message. They are numbered from 0,
/// in this order.
#[derive(Default, Debug)]
pub struct Parts {
    /// A hash of everything that a drawing takes from its reader, such as the names.
    reader: u64,
    numbers: Mutex<HashMap<u64, usize, foldhash::fast::RandomState>>,
}

impl Parts {
    /// The parts of a page that already has the parts with these keys, drawn for a reader with this hash: of the names,
    /// and whatever else drawings take from the reader and may change while the stream lasts.
    pub fn knowing(reader: u64, keys: impl ExactSizeIterator<Item = u64>) -> Parts {
        let mut numbers = HashMap::with_capacity_and_hasher(2 * keys.len(), foldhash::fast::RandomState::default());
        numbers.extend(keys.zip(0..));
        Parts { reader, numbers: Mutex::new(numbers) }
    }

    /// A part: its drawing the first time, then only its number; nothing if the drawing is empty. Everything that the
    /// drawing shows must be in the input, in `eyes` or in the reader's hash, or never change while the stream lasts.
    pub fn part<R, I: Hash>(&self, reader: &R, eyes: impl Hash, input: &I, draw: fn(&R, &I) -> Markup) -> Markup {
        let mut hasher = HASHER.build_hasher();
        draw.hash(&mut hasher);
        (self.reader, eyes, input).hash(&mut hasher);
        let key = hasher.finish();
        let numbers = || self.numbers.lock().unwrap_or_else(PoisonError::into_inner);
        let known = numbers().get(&key).copied();
        let mut text = String::new();
        if let Some(number) = known {
            text.reserve(ROOM);
            begin(&mut text, number);
            text.push_str(KNOWN);
            return PreEscaped(text);
        }
        let drawn = draw(reader, input).0;
        if drawn.is_empty() {
            return Markup::default();
        }
        let mut numbers = numbers();
        let number = numbers.len();
        numbers.insert(key, number);
        text.reserve(ROOM + drawn.len());
        begin(&mut text, number);
        text.push('>');
        text.push_str(&drawn);
        text.push_str(END);
        PreEscaped(text)
    }

    /// The keys of all parts, by number.
    pub fn keys(&self) -> Vec<u64> {
        let numbers = self.numbers.lock().unwrap_or_else(PoisonError::into_inner);
        let mut keys = vec![0; numbers.len()];
        for (key, number) in &*numbers {
            keys[*number] = *key;
        }
        keys
    }
}

/// How the part with this number begins: the number is one character.
fn begin(text: &mut String, number: usize) {
    text.push_str(BEGIN);
    text.push(u32::try_from(FIRST + number).ok().and_then(char::from_u32).expect("a page has some hundred parts"));
}

/// The character of number 0. It and the next 6,400 are for private use.
const FIRST: usize = 0xe000;

// These never occur in a page's text, where angle brackets are escaped.
const BEGIN: &str = "<!";
const KNOWN: &str = "/>";
const END: &str = "<!>";

/// The room in bytes for what is around a drawing.
const ROOM: usize = 12;

/// A piece of a page's text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece<'a> {
    /// Text outside of parts.
    Text(&'a str),
    /// A part with this number, and its drawing.
    Drawn(usize, &'a str),
    /// The part with this number, which the page already has.
    Known(usize),
}

/// The pieces of a page's text, in order.
///
/// # Panics
/// When the text was not drawn by this module.
pub fn pieces(mut text: &str) -> impl Iterator<Item = Piece<'_>> {
    std::iter::from_fn(move || {
        let Some(begun) = text.strip_prefix(BEGIN) else {
            let (piece, rest) = text.split_at(find(text).unwrap_or(text.len()));
            text = rest;
            return (!piece.is_empty()).then_some(Piece::Text(piece));
        };
        let mut rest = begun.chars();
        let number = rest.next().expect("a part has a number") as usize - FIRST;
        let rest = rest.as_str();
        if let Some(rest) = rest.strip_prefix(KNOWN) {
            text = rest;
            return Some(Piece::Known(number));
        }
        let drawn = rest.strip_prefix('>').expect("a number ends");
        let end = find(drawn).expect("a part ends, and parts do not nest");
        text = &drawn[end + END.len()..];
        Some(Piece::Drawn(number, &drawn[..end]))
    })
}

/// Where the next part begins or ends. Exclamation marks are rarer than tags.
fn find(text: &str) -> Option<usize> {
    let mut marks = memchr_iter(b'!', text.as_bytes());
    marks.find_map(|at| at.checked_sub(1).filter(|before| text.as_bytes()[*before] == b'<'))
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
    fn a_part_is_drawn_until_the_page_knows_it_and_again_with_another_input_reader_or_function() {
        let parts = Parts::default();
        let drawn = page(&parts, [1, 1]);
        let [text, one, comma, same, end] = pieces(&drawn).collect::<Vec<_>>()[..] else { panic!("{drawn}") };
        assert_eq!([one, same], [Piece::Drawn(0, "<b>gold 1</b>"), Piece::Known(0)]);
        assert_eq!([text, comma, end], [Piece::Text("&lt;<ul>"), Piece::Text(","), Piece::Text("</ul>")]);

        let keys = parts.keys();
        let knowing = |reader: u64| Parts::knowing(reader, keys.iter().copied());
        let parts = knowing(0);
        let changed = page(&parts, [1, 2]);
        let changed: Vec<Piece<'_>> = pieces(&changed).collect();
        assert_eq!([changed[1], changed[3]], [Piece::Known(0), Piece::Drawn(1, "<b>gold 2</b>")]);
        assert_eq!(parts.keys()[..1], keys, "and the key of the new part");
        let again = knowing(0).part(&"gold", (), &1, other).into_string();
        assert!(matches!(pieces(&again).next(), Some(Piece::Drawn(1, _))), "another function: {again}");
        let renamed = page(&knowing(1), [1, 1]);
        assert!(renamed.contains("gold"), "another reader: {renamed}");
    }

    #[test]
    fn a_page_has_room_for_all_numbers() {
        let parts = Parts::knowing(0, (0..4_000).collect::<Vec<u64>>().into_iter());
        let drawn = page(&parts, [1, 1]);
        assert!(matches!(pieces(&drawn).nth(1), Some(Piece::Drawn(4_000, "<b>gold 1</b>"))), "{drawn}");
    }
}
