//! The parts of a page: a part is drawn only if its input has changed.
//!
//! A part is a function of an input and the reader. What never changes, such as a legend, is a part without input. A
//! live stream remembers the key of each part that its page shows: a hash of the function, the input and the reader. A
//! part with a known key is neither drawn nor compared. Frames of a moment are drawn from the same parts. Streams share
//! nothing, so what one viewer has been shown tells another viewer nothing, and no timing reveals a draft. Pages that
//! are sent whole are drawn without parts.
//!
//! The text of a page has only the number of a part. Its drawing is kept aside, so nothing around it copies it; large
//! texts that are no parts are kept [aside] too. The text between two parts is a part as well, with itself as its input.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, Hasher, RandomState};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

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
    all: Mutex<All>,
}

/// The parts by key and by number.
#[derive(Default, Debug)]
struct All {
    /// The numbers by key.
    numbers: HashMap<u64, usize, foldhash::fast::RandomState>,
    /// The keys by number; `None` for a text that is only kept aside.
    keys: Vec<Option<u64>>,
    /// What has been drawn and not yet read, by number.
    drawn: HashMap<usize, String, foldhash::fast::RandomState>,
}

impl All {
    /// The next number, for a part with this key.
    fn add(&mut self, key: Option<u64>) -> usize {
        let number = self.keys.len();
        self.keys.push(key);
        self.numbers.extend(key.map(|key| (key, number)));
        number
    }
}

impl Parts {
    /// The parts of a page that already has the parts with these keys, drawn for a reader with this hash: of the names,
    /// and whatever else drawings take from the reader and may change while the stream lasts.
    pub fn knowing(reader: u64, keys: impl ExactSizeIterator<Item = u64>) -> Parts {
        let mut numbers = HashMap::with_capacity_and_hasher(2 * keys.len(), foldhash::fast::RandomState::default());
        let keys: Vec<Option<u64>> = keys.map(Some).collect();
        numbers.extend(keys.iter().flatten().copied().zip(0..));
        Parts { reader, all: Mutex::new(All { numbers, keys, ..All::default() }) }
    }

    fn all(&self) -> MutexGuard<'_, All> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The number of a part, which is drawn if it has none yet.
    fn part<R, I: Hash>(&self, reader: &R, eyes: impl Hash, input: &I, draw: fn(&R, &I) -> Markup) -> Markup {
        let mut hasher = HASHER.build_hasher();
        draw.hash(&mut hasher);
        (self.reader, eyes, input).hash(&mut hasher);
        let key = hasher.finish();
        let known = self.all().numbers.get(&key).copied();
        known.map_or_else(|| self.add(Some(key), draw(reader, input)), mark)
    }

    fn add(&self, key: Option<u64>, text: Markup) -> Markup {
        if text.0.is_empty() {
            return text;
        }
        let mut all = self.all();
        let number = all.add(key);
        all.drawn.insert(number, text.0);
        mark(number)
    }

    /// The number of a text as a part of its own.
    pub fn number(&self, text: &str) -> usize {
        let (key, mut all) = (hash(text), self.all());
        let known = all.numbers.get(&key).copied();
        known.unwrap_or_else(|| all.add(Some(key)))
    }

    /// What was drawn for the part with this number. Only the first call has it.
    pub fn take(&self, number: usize) -> Option<String> {
        self.all().drawn.remove(&number)
    }

    /// The keys of all parts, by number; `None` for texts that were kept aside.
    pub fn keys(&self) -> Vec<Option<u64>> {
        self.all().keys.clone()
    }
}

/// A part of a page; for a page that is sent whole, only its drawing. Everything that it shows must be in the input, in
/// `eyes` or in the hash of the reader, or never change while the stream lasts. Nothing if the drawing is empty.
pub fn part<R, I: Hash>(
    parts: Option<&Parts>,
    reader: &R,
    eyes: impl Hash,
    input: &I,
    draw: fn(&R, &I) -> Markup,
) -> Markup {
    match parts {
        Some(parts) => parts.part(reader, eyes, input, draw),
        None => draw(reader, input),
    }
}

/// A large text, which nothing around it copies.
pub fn aside(parts: Option<&Parts>, text: Markup) -> Markup {
    match parts {
        Some(parts) => parts.add(None, text),
        None => text,
    }
}

/// How a text has the part with this number: the number is one character.
fn mark(number: usize) -> Markup {
    let mut text = String::with_capacity(BEGIN.len() + FIRST.len_utf8());
    text.push_str(BEGIN);
    text.push(char::from_u32(FIRST as u32 + number as u32).expect("a page has some hundred parts"));
    PreEscaped(text)
}

/// The character of number 0. It and the next 6,400 are for private use.
const FIRST: char = '\u{e000}';

/// What is in front of a number. It never occurs in a page's text, where angle brackets are escaped.
const BEGIN: &str = "<!";

/// A piece of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece<'a> {
    /// Text between parts.
    Text(&'a str),
    /// The part with this number.
    Part(usize),
}

/// The pieces of a text, in order.
///
/// # Panics
/// When the text was not drawn by this module.
pub fn pieces(mut text: &str) -> impl Iterator<Item = Piece<'_>> {
    std::iter::from_fn(move || {
        if let Some(marked) = text.strip_prefix(BEGIN) {
            let number = marked.chars().next().expect("a part has a number");
            text = &marked[number.len_utf8()..];
            return Some(Piece::Part(number as usize - FIRST as usize));
        }
        let (piece, rest) = text.split_at(find(text).unwrap_or(text.len()));
        text = rest;
        (!piece.is_empty()).then_some(Piece::Text(piece))
    })
}

/// Where the next part is. Exclamation marks are rarer than tags.
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
        let expected =
            [Piece::Text("&lt;<ul>"), Piece::Part(0), Piece::Text(","), Piece::Part(0), Piece::Text("</ul>")];
        assert_eq!(pieces(&drawn).collect::<Vec<_>>(), expected);
        assert_eq!([parts.take(0).as_deref(), parts.take(0).as_deref()], [Some("<b>gold 1</b>"), None]);

        let keys = parts.keys();
        let knowing =
            |reader: u64| Parts::knowing(reader, keys.iter().flatten().copied().collect::<Vec<_>>().into_iter());
        let parts = knowing(0);
        let changed = page(&parts, [1, 2]);
        let changed: Vec<Piece<'_>> = pieces(&changed).collect();
        assert_eq!([changed[1], changed[3]], [Piece::Part(0), Piece::Part(1)]);
        assert_eq!([parts.take(0).as_deref(), parts.take(1).as_deref()], [None, Some("<b>gold 2</b>")]);
        assert_eq!(parts.keys()[..1], keys, "and the key of the new part");
        let parts = knowing(0);
        parts.part(&"gold", (), &1, other);
        assert_eq!(parts.take(1).as_deref(), Some("<i>gold1</i>"), "another function");
        let parts = knowing(1);
        page(&parts, [1, 1]);
        assert_eq!(parts.take(1).as_deref(), Some("<b>gold 1</b>"), "another reader");
    }

    #[test]
    fn a_text_kept_aside_has_no_key_and_a_text_between_parts_is_its_own() {
        let parts = Parts::default();
        let board =
            html! { main { (aside(Some(&parts), html! { "board" })) (aside(Some(&parts), html! {})) } }.into_string();
        assert_eq!(pieces(&board).collect::<Vec<_>>(), [Piece::Text("<main>"), Piece::Part(0), Piece::Text("</main>")]);
        assert_eq!((parts.take(0).as_deref(), &*parts.keys()), (Some("board"), &[None][..]));
        assert_eq!(["<main>", "</main>", "<main>"].map(|text| parts.number(text)), [1, 2, 1]);
    }

    #[test]
    fn a_page_has_room_for_all_numbers() {
        let parts = Parts::knowing(0, (0..4_000).collect::<Vec<u64>>().into_iter());
        let drawn = page(&parts, [1, 1]);
        assert_eq!(pieces(&drawn).nth(1), Some(Piece::Part(4_000)), "{drawn}");
        assert_eq!(parts.take(4_000).as_deref(), Some("<b>gold 1</b>"));
    }
}
