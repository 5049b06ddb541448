//! The regions of a page: what a live update sends of it.
//!
//! A region is a start tag with all that follows it up to the next one. The server keeps a mark of each region that a
//! viewer's page knows, and the page keeps their texts: of all regions that it shows, and for a player of the newest
//! ones that it no longer shows, since the choices of one turn come back in the next. An update brings the texts of new
//! regions and says where they stand among which of the known ones. Nothing else is compared, so an update depends on
//! that viewer's own pages alone.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasher, BuildHasherDefault, Hasher, RandomState};
use std::sync::LazyLock;

use memchr::memchr_iter;
use serde::Serialize;

/// How many regions that it no longer shows a player's page keeps.
pub(crate) const KEPT: usize = 1_000;

/// Makes the marks. Its key is drawn at the start, so that nobody can make two texts with one mark.
static HASHER: LazyLock<RandomState> = LazyLock::new(RandomState::new);

/// The hash of a mark is the mark itself, which is random already.
#[derive(Default)]
struct Itself(u64);

impl Hasher for Itself {
    fn write(&mut self, _: &[u8]) {
        unreachable!("a mark is one number");
    }

    fn write_u64(&mut self, mark: u64) {
        self.0 = mark;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// The marks of the regions that a page knows: of those that it no longer shows, from the oldest to the newest, then of
/// all that it shows, in their order.
#[derive(PartialEq, Eq, Default)]
pub(crate) struct Known(Box<[u64]>);

/// A part of a text.
#[derive(Serialize, PartialEq, Eq, Debug)]
#[serde(untagged)]
pub(crate) enum Part {
    /// The text of new regions, which get the next numbers.
    Fresh(String),
    /// Known regions that follow each other: how far the number of the first one is from the end of the run before it
    /// (the first run counts from 0), and how many they are.
    Run(isize, usize),
}

/// What differs between what a page knows and what it shall show: one text or several, one after another. The regions of
/// the page are numbered from 0, the new ones after them.
pub(crate) struct Differences {
    /// The marks of all regions by their numbers.
    marks: Vec<u64>,
    /// The numbers by marks. Of equal regions the last one counts.
    numbers: HashMap<u64, usize, BuildHasherDefault<Itself>>,
}

impl Differences {
    /// The differences to a page that knows these regions.
    pub(crate) fn of(known: &Known) -> Differences {
        let numbers = known.0.iter().enumerate().map(|(number, mark)| (*mark, number)).collect();
        Differences { marks: known.0.to_vec(), numbers }
    }

    /// How the page gets a text that it does not keep.
    pub(crate) fn add(&mut self, text: &str) -> Vec<Part> {
        self.parts(text).0
    }

    /// How the page gets what it shows from now on, and what it then knows: its regions and this many of the others.
    pub(crate) fn page(mut self, text: &str, kept: usize) -> (Vec<Part>, Known) {
        let (parts, shown) = self.parts(text);
        let mut found = HashSet::with_capacity_and_hasher(self.marks.len(), BuildHasherDefault::<Itself>::default());
        found.extend(shown.iter().copied());
        let gone: Vec<u64> = self.marks.into_iter().filter(|mark| found.insert(*mark)).collect();
        let newest = &gone[gone.len().saturating_sub(kept)..];
        (parts, Known([newest, &shown].concat().into()))
    }

    /// The parts of a text and the marks of its regions.
    fn parts(&mut self, text: &str) -> (Vec<Part>, Vec<u64>) {
        let (mut parts, mut marks, mut end) = (Vec::new(), Vec::new(), 0);
        for region in split(text) {
            let mark = HASHER.hash_one(region);
            marks.push(mark);
            let follows = self.marks.get(end) == Some(&mark);
            let known = if follows { Some(end) } else { self.numbers.get(&mark).copied() };
            match (known, parts.last_mut()) {
                (Some(_), Some(Part::Run(_, count))) if follows => *count += 1,
                (Some(number), _) => parts.push(Part::Run(number.cast_signed() - end.cast_signed(), 1)),
                (None, Some(Part::Fresh(text))) => text.push_str(region),
                (None, _) => parts.push(Part::Fresh(region.to_owned())),
            }
            match known {
                Some(number) => end = number + 1,
                None => {
                    self.numbers.insert(mark, self.marks.len());
                    self.marks.push(mark);
                }
            }
        }
        (parts, marks)
    }
}

/// The regions of a text, one after another. In attributes and in text angle brackets are escaped.
fn split(text: &str) -> impl Iterator<Item = &str> {
    let is_start = |at: &usize| *at > 0 && text.as_bytes().get(at + 1).is_some_and(|next| *next != b'/');
    let ends = memchr_iter(b'<', text.as_bytes()).filter(is_start).chain([text.len()]);
    ends.scan(0, |from, end| Some(&text[std::mem::replace(from, end)..end]))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The regions of a text, as the page's script puts them together.
    fn read(pool: &mut Vec<String>, parts: &[Part]) -> Vec<String> {
        let (mut regions, mut end) = (Vec::new(), 0);
        for part in parts {
            match part {
                Part::Fresh(text) => {
                    pool.extend(split(text).map(str::to_owned));
                    regions.extend(split(text).map(str::to_owned));
                }
                Part::Run(gap, count) => {
                    let first = (end + gap).cast_unsigned();
                    regions.extend_from_slice(&pool[first..first + count]);
                    end = (first + count).cast_signed();
                }
            }
        }
        regions
    }

    fn fresh(text: &str) -> Part {
        Part::Fresh(text.to_owned())
    }

    const TEXT: &str = "<b>Lead</b><ul><li id=\"a\">A</li><li class=\"x\">B</li></ul><b>End</b>";

    #[test]
    fn a_region_begins_with_each_start_tag() {
        let regions: Vec<&str> = split(TEXT).collect();
        let expected = ["<b>Lead</b>", "<ul>", "<li id=\"a\">A</li>", "<li class=\"x\">B</li></ul>", "<b>End</b>"];
        assert_eq!(regions, expected);
        assert!(split("A<p>B</p>").eq(["A", "<p>B</p>"]) && split("").eq([""]));
    }

    #[test]
    fn an_update_brings_what_is_new_and_numbers_of_the_rest() {
        let (parts, known) = Differences::of(&Known::default()).page(TEXT, 0);
        assert_eq!(parts, [fresh(TEXT)]);
        let mut pool = Vec::new();
        assert_eq!(read(&mut pool, &parts).concat(), TEXT);

        let changed = TEXT.replace("<li id=\"a\">A</li>", "<li id=\"a\">A2</li><li id=\"c\">C</li>");
        let (parts, _) = Differences::of(&known).page(&changed, 0);
        let new = fresh("<li id=\"a\">A2</li><li id=\"c\">C</li>");
        assert_eq!(parts, [Part::Run(0, 2), new, Part::Run(1, 2)]);
        assert_eq!(read(&mut pool, &parts).concat(), changed);
    }

    #[test]
    fn what_two_texts_of_an_update_share_is_sent_once() {
        let mut update = Differences::of(&Known::default());
        assert_eq!(update.add(TEXT), [fresh(TEXT)]);
        assert_eq!(update.page(TEXT, 0).0, [Part::Run(0, 5)]);
    }

    #[test]
    fn of_the_regions_that_a_page_no_longer_shows_it_keeps_the_newest() {
        let after = |kept: usize| {
            let (_, known) = Differences::of(&Known::default()).page("<p>A<p>B", kept);
            let (_, known) = Differences::of(&known).page("<p>C<p>C", kept);
            Differences::of(&known).page("<p>A<p>B<p>C", kept).0
        };
        assert_eq!(after(2), [Part::Run(0, 3)]);
        assert_eq!(after(1), [fresh("<p>A"), Part::Run(0, 2)]);
        assert_eq!(after(0), [fresh("<p>A<p>B"), Part::Run(0, 1)]);
    }
}
