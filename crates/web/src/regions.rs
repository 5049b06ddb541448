//! The regions of a page: what a live update sends of it.
//!
//! A region is a start tag with all that follows it up to the next one, or to the begin or end of a
//! [part](look::parts). The server keeps a mark of each region that a viewer's page knows, and the page keeps their
//! texts: of all regions that it shows, and for a player of the newest ones that it no longer shows, since the choices of
//! one turn come back in the next. An update brings the texts of new regions and says where they stand among which of the
//! known ones. Nothing else is compared, so an update depends on that viewer's own pages alone.

use std::collections::HashMap;
use std::ops::Range;

use foldhash::fast::RandomState;
use look::parts::{Parts, Piece, hash, pieces};
use memchr::memchr_iter;
use serde::Serialize;

/// How many regions that it no longer shows a player's page keeps.
pub(crate) const KEPT: usize = 1_000;

/// Marks by their numbers, and the reverse. There are thousands for each message, and a mark is its own hash, so this is a
/// hash table of the numbers alone, with open addressing.
struct Marks {
    list: Vec<u64>,
    /// For each number the first one with the same mark.
    first: Vec<u32>,
    /// At the place that a mark's last bits name, or the next free one: its first number and 1. At most half are not 0.
    places: Vec<u32>,
}

impl Marks {
    /// These marks. Of equal ones the first one is found.
    fn of(list: Vec<u64>) -> Marks {
        let places = vec![0; (2 * list.len() + 2).next_power_of_two()];
        let mut marks = Marks { first: Vec::with_capacity(list.len()), list, places };
        for number in 0..marks.list.len() {
            marks.settle(number);
        }
        marks
    }

    /// Adds a mark that is not among them, and returns its number.
    fn push(&mut self, mark: u64) -> usize {
        self.list.push(mark);
        if 2 * self.list.len() > self.places.len() {
            *self = Marks::of(std::mem::take(&mut self.list));
        } else {
            self.settle(self.list.len() - 1);
        }
        self.list.len() - 1
    }

    fn settle(&mut self, number: usize) {
        let place = self.place(self.list[number]);
        if self.places[place] == 0 {
            self.places[place] = number as u32 + 1;
        }
        self.first.push(self.places[place] - 1);
    }

    /// The number of a mark, most often the next one.
    fn number(&self, mark: u64, next: usize) -> Option<usize> {
        if self.list.get(next) == Some(&mark) {
            return Some(next);
        }
        self.places[self.place(mark)].checked_sub(1).map(|number| number as usize)
    }

    /// Where a mark's number stands, or would stand.
    fn place(&self, mark: u64) -> usize {
        let last = self.places.len() - 1;
        let is_its = |place: &usize| self.places[*place] == 0 || self.list[self.places[*place] as usize - 1] == mark;
        let mut places = (mark as usize & last..).map(|place| place & last);
        places.find(is_its).expect("half of the places are free")
    }
}

/// What a page knows.
#[derive(PartialEq, Eq, Default)]
pub(crate) struct Known {
    /// The marks of its regions: of those that it no longer shows, from the oldest to the newest, then of all that it
    /// shows, in their order.
    marks: Box<[u64]>,
    /// The keys of the parts that it shows, each with the place of its regions among the marks.
    parts: Box<[(u64, u32, u32)]>,
}

impl Known {
    /// The parts that need not be drawn for this page.
    pub(crate) fn parts(&self) -> Parts {
        Parts::knowing(self.parts.iter().map(|(key, ..)| *key))
    }
}

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
    marks: Marks,
    /// The numbers of the regions of each part that was drawn, one part after another.
    drawn: Vec<u32>,
    /// The regions of the parts.
    parts: HashMap<u64, Regions, RandomState>,
}

/// Where the regions of a part are found.
#[derive(Clone)]
enum Regions {
    /// They have these numbers on the page.
    Shown(Range<usize>),
    /// They stand here among those of the parts that were drawn.
    Drawn(Range<usize>),
}

impl Differences {
    /// The differences to a page that knows these regions.
    pub(crate) fn of(known: &Known) -> Differences {
        let shown = |(key, from, to): &(u64, u32, u32)| (*key, Regions::Shown(*from as usize..*to as usize));
        let (marks, parts) = (Marks::of(known.marks.to_vec()), known.parts.iter().map(shown).collect());
        Differences { marks, drawn: Vec::new(), parts }
    }

    /// How the page gets a text that it does not keep.
    pub(crate) fn add(&mut self, text: &str) -> Vec<Part> {
        self.read(text).parts
    }

    /// How the page gets what it shows from now on, and what it then knows: its regions and this many of the others.
    pub(crate) fn page(mut self, text: &str, kept: usize) -> (Vec<Part>, Known) {
        let Text { parts, regions: shown, keys, .. } = self.read(text);
        let Marks { list, first, .. } = self.marks;
        let mut is_shown = vec![false; list.len()];
        for number in &shown {
            is_shown[first[*number as usize] as usize] = true;
        }
        let is_gone = |number: &usize| first[*number] as usize == *number && !is_shown[*number];
        let gone: Vec<usize> = (0..list.len()).filter(is_gone).collect();
        let newest = &gone[gone.len().saturating_sub(kept)..];
        let numbers = newest.iter().copied().chain(shown.iter().map(|number| *number as usize));
        let place = |at: usize| (newest.len() + at) as u32;
        let keys = keys.into_iter().map(|(key, range)| (key, place(range.start), place(range.end)));
        (parts, Known { marks: numbers.map(|number| list[number]).collect(), parts: keys.collect() })
    }

    /// A text and what differs in it.
    fn read(&mut self, text: &str) -> Text {
        let mut read = Text { regions: Vec::with_capacity(self.marks.list.len()), ..Text::default() };
        for piece in pieces(text) {
            let begin = read.regions.len();
            match piece {
                Piece::Text(text) => self.compare(text, &mut read),
                Piece::Drawn(key, text) => {
                    self.compare(text, &mut read);
                    let from = self.drawn.len();
                    self.drawn.extend_from_slice(&read.regions[begin..]);
                    self.parts.insert(key, Regions::Drawn(from..self.drawn.len()));
                    read.keys.push((key, begin..read.regions.len()));
                }
                Piece::Known(key) => {
                    match self.parts[&key].clone() {
                        Regions::Shown(range) => read.known(range),
                        Regions::Drawn(range) => {
                            for number in &self.drawn[range] {
                                read.known(*number as usize..*number as usize + 1);
                            }
                        }
                    }
                    read.keys.push((key, begin..read.regions.len()));
                }
            }
        }
        read
    }

    fn compare(&mut self, text: &str, read: &mut Text) {
        for region in split(text) {
            let mark = hash(region);
            match self.marks.number(mark, read.end) {
                Some(number) => read.known(number..number + 1),
                None => read.fresh(self.marks.push(mark), region),
            }
        }
    }
}

/// A text of a page.
#[derive(Default)]
struct Text {
    /// How the page gets it.
    parts: Vec<Part>,
    /// The end of the last run of it.
    end: usize,
    /// The numbers of its regions.
    regions: Vec<u32>,
    /// The keys of its parts, each with its regions.
    keys: Vec<(u64, Range<usize>)>,
}

impl Text {
    /// Adds regions that the page knows by these numbers.
    fn known(&mut self, numbers: Range<usize>) {
        if numbers.is_empty() {
            return;
        }
        match self.parts.last_mut() {
            Some(Part::Run(_, count)) if numbers.start == self.end => *count += numbers.len(),
            _ => self.parts.push(Part::Run(numbers.start.cast_signed() - self.end.cast_signed(), numbers.len())),
        }
        self.end = numbers.end;
        self.regions.extend(numbers.map(|number| number as u32));
    }

    /// Adds a new region. One without a start tag, such as the end tags after a part, has a text of its own.
    fn fresh(&mut self, number: usize, region: &str) {
        self.regions.push(number as u32);
        match self.parts.last_mut() {
            Some(Part::Fresh(text)) if region.starts_with('<') && !region.starts_with("</") => text.push_str(region),
            _ => self.parts.push(Part::Fresh(region.to_owned())),
        }
    }
}

/// The regions of a text, one after another. In attributes and in text angle brackets are escaped.
fn split(text: &str) -> impl Iterator<Item = &str> {
    let is_start = |at: &usize| *at > 0 && text.as_bytes().get(at + 1).is_some_and(|next| *next != b'/');
    let ends = memchr_iter(b'<', text.as_bytes()).filter(is_start).chain((!text.is_empty()).then_some(text.len()));
    ends.scan(0, |from, end| Some(&text[std::mem::replace(from, end)..end]))
}

#[cfg(test)]
mod tests {
    use maud::{PreEscaped, html};

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
        assert!(split("A<p>B</p>").eq(["A", "<p>B</p>"]) && split("").next().is_none());
    }

    #[test]
    fn each_mark_has_its_number_where_the_last_bits_of_many_are_the_same() {
        let marks = |from: u64, to: u64| (from..to).map(|mark| mark.rotate_right(4));
        let mut all = Marks::of(marks(0, 100).chain([0]).collect());
        for mark in marks(100, 1000) {
            all.push(mark);
        }
        assert_eq!([all.number(0, 50), all.number(0, 100)], [Some(0), Some(100)], "the next one, or the first");
        for (at, mark) in marks(1, 1000).enumerate() {
            assert_eq!(all.number(mark, 0), Some(if at < 99 { at + 1 } else { at + 2 }), "{mark:x}");
        }
        assert_eq!(all.number(u64::MAX, 0), None);
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
    fn an_update_brings_a_part_that_is_known_by_its_regions() {
        let part =
            |parts: &Parts, text: &'static str| parts.part(&(), (), &text, |(), text| PreEscaped((*text).to_owned()));
        let page =
            |parts: &Parts, text| html! { ul { (part(parts, text)) (part(parts, "<b>B</b>")) } "," (part(parts, "")) };
        let drawn = page(&Parts::default(), "<i>A</i><p>1");
        let (parts, known) = Differences::of(&Known::default()).page(&drawn.0, 0);
        assert_eq!(parts, [fresh("<ul><i>A</i><p>1<b>B</b>"), fresh("</ul>,")]);
        let mut pool = Vec::new();
        assert_eq!(read(&mut pool, &parts).concat(), "<ul><i>A</i><p>1<b>B</b></ul>,");

        let mut update = Differences::of(&known);
        let parts = known.parts();
        let frame = page(&parts, "<i>A</i><p>2");
        assert_eq!(update.add(&frame.0), [Part::Run(0, 2), fresh("<p>2"), Part::Run(1, 2)]);
        let drawn = page(&parts, "<i>A</i><p>2");
        assert!(!drawn.0.contains("<i>"), "the frame has drawn it: {}", drawn.0);
        assert_eq!(update.page(&drawn.0, 0).0, [Part::Run(0, 2), Part::Run(3, 1), Part::Run(-3, 2)]);
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
