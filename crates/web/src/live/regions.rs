//! The regions of a page: a live update is the difference between two pages of one viewer.
//!
//! A region is a start tag with everything that follows, up to the next start tag or the border of a
//! [part](look::parts). The server keeps a mark of each region that a viewer's page knows, a hash of 8 bytes, and the
//! page keeps the texts: all regions that it shows and, for a player, the newest [`KEPT`] that it no longer shows,
//! since the choices of one turn come back in the next. An update consists of the texts of new regions and runs of
//! known ones, and so do the frames of a moment. A stream begins with the whole page. Nothing else is compared, so an
//! update depends on that viewer's own pages alone.
//!
//! A merged page is byte for byte what a reload brings. Tests check this, and how large messages are. The ids of forms
//! are therefore not part of a page's text (`form::with_ids`).

use std::iter;
use std::ops::Range;

use look::parts::{Parts, Piece, hash, pieces};
use serde::Serialize;

/// How many regions a player's page keeps that it no longer shows.
pub(crate) const KEPT: usize = 1_000;

/// Marks by number, and numbers by mark. There are thousands in each message, and a mark is its own hash, so this is a
/// hash table that holds only the numbers: a chain of them for each value of a mark's last bits.
struct Marks {
    list: Vec<u64>,
    /// The last number of each chain plus 1, or 0 if there is none. There are at least as many chains as marks.
    chains: Vec<u32>,
    /// For each number, the one before it in its chain plus 1, or 0 at its end.
    next: Vec<u32>,
}

impl Marks {
    /// A table of these marks, with room for more.
    fn of(marks: &[u64]) -> Marks {
        let room = marks.len() + ROOM;
        let (mut list, mut next) = (Vec::with_capacity(room), Vec::with_capacity(room));
        let mut chains = vec![0; room.next_power_of_two()];
        let last = chains.len() - 1;
        list.extend_from_slice(marks);
        next.extend(
            (1..).zip(marks).map(|(number, mark)| std::mem::replace(&mut chains[*mark as usize & last], number)),
        );
        Marks { list, chains, next }
    }

    /// Adds a mark, and returns its number.
    fn push(&mut self, mark: u64) -> usize {
        if self.list.len() == self.chains.len() {
            *self = Marks::of(&self.list);
        }
        let (number, chain) = (self.list.len(), self.chain(mark));
        self.list.push(mark);
        self.next.push(std::mem::replace(&mut self.chains[chain], number as u32 + 1));
        number
    }

    /// The number of a mark: of equal ones, the first. But tries `next` before, which is most often the one.
    fn number(&self, mark: u64, next: usize) -> Option<usize> {
        if self.list.get(next) == Some(&mark) { Some(next) } else { self.numbers(mark).last() }
    }

    /// All numbers of a mark, from the last to the first.
    fn numbers(&self, mark: u64) -> impl Iterator<Item = usize> {
        let number = |chained: u32| chained.checked_sub(1).map(|number| number as usize);
        let chain = iter::successors(number(self.chains[self.chain(mark)]), move |at| number(self.next[*at]));
        chain.filter(move |number| self.list[*number] == mark)
    }

    fn chain(&self, mark: u64) -> usize {
        mark as usize & (self.chains.len() - 1)
    }
}

/// How many new regions or runs there is room for at first.
const ROOM: usize = 128;

/// The regions and parts that a page knows.
#[derive(PartialEq, Eq, Default)]
pub(crate) struct Known {
    /// The marks of its regions: first those that it no longer shows, from the oldest to the newest, then all that it
    /// shows, in the order of the page.
    marks: Box<[u64]>,
    /// How many of them it no longer shows.
    gone: u32,
    /// The keys of the parts that it shows, each once, with the range of its regions among the marks.
    parts: Box<[(u64, u32, u32)]>,
}

impl Known {
    /// The parts that need not be drawn for this page, as long as its reader has this hash.
    pub(crate) fn parts(&self, reader: u64) -> Parts {
        Parts::knowing(reader, self.parts.iter().map(|(key, ..)| *key))
    }
}

/// A span of a text, as it is sent.
#[derive(Serialize, PartialEq, Eq, Debug)]
#[serde(untagged)]
pub(crate) enum Span {
    /// The text of new regions, which get the next numbers.
    Fresh(String),
    /// A run of known regions: how far its first number is from the end of the previous run (or from 0), and its
    /// length.
    Run(isize, usize),
}

/// Compares what a page knows with one or more texts that it should show, one after another, all drawn with the same
/// parts. The page's regions are numbered from 0, and new ones after them.
pub(crate) struct Differences<'a> {
    with: &'a Parts,
    marks: Marks,
    /// How many of the marks the page did not show. Each of these occurs once.
    gone: usize,
    /// The runs of regions of each part drawn so far, one part after another.
    drawn: Vec<Range<usize>>,
    /// Where the regions of each part are, by the part's number.
    parts: Vec<Regions>,
}

/// Where the regions of a part are.
#[derive(Clone, Default)]
enum Regions {
    /// Not read yet.
    #[default]
    Unread,
    /// On the page, under these numbers.
    Shown(Range<usize>),
    /// In this range of `Differences::drawn`.
    Drawn(Range<usize>),
}

impl<'a> Differences<'a> {
    /// A comparison with a page that knows these regions. `parts` are what texts are drawn with, and know the page's.
    pub(crate) fn of(known: &Known, parts: &'a Parts) -> Differences<'a> {
        let shown = |(_, from, to): &(u64, u32, u32)| Regions::Shown(*from as usize..*to as usize);
        let (marks, all) = (Marks::of(&known.marks), known.parts.iter().map(shown).collect());
        Differences { with: parts, marks, gone: known.gone as usize, drawn: Vec::with_capacity(ROOM), parts: all }
    }

    /// The pieces of a text that the page shows but does not keep, such as a frame.
    pub(crate) fn add(&mut self, text: &str) -> Vec<Span> {
        self.compare(text).parts
    }

    /// The pieces of the page's new text, and what the page then knows: its regions and the newest `kept` others.
    pub(crate) fn page(mut self, text: &str, kept: usize) -> (Vec<Span>, Known) {
        let PageText { parts: sent, runs, count, shown, .. } = self.compare(text);
        let list = &self.marks.list;
        let mut marks = Vec::with_capacity(list.len() + count);
        if kept > 0 {
            self.keep(&runs, kept, &mut marks);
        }
        let gone = marks.len();
        for run in runs {
            marks.extend_from_slice(&list[run]);
        }
        // A page may show a part more than once.
        let (mut keys, place) = (self.with.keys(), |at: usize| (gone + at) as u32);
        let keyed = shown.into_iter().filter_map(|(number, range)| Some((keys[number].take()?, range)));
        let parts = keyed.map(|(key, range)| (key, place(range.start), place(range.end))).collect();
        (sent, Known { marks: marks.into(), gone: gone as u32, parts })
    }

    /// Adds the marks of the newest `kept` regions that are in none of these runs, from the oldest to the newest.
    fn keep(&self, runs: &[Range<usize>], kept: usize, marks: &mut Vec<u64>) {
        let (list, gone) = (&self.marks.list, self.gone);
        let mut is_shown = vec![false; list.len() - gone];
        let mut back = Vec::new();
        for run in runs {
            is_shown[run.start.max(gone) - gone..run.end.max(gone) - gone].fill(true);
            back.extend((run.start < gone).then(|| run.start..run.end.min(gone)));
        }
        back.sort_unstable_by_key(|run| run.start);
        // Hardly any of those that it did not show come back, so the rest is copied in runs.
        let mut from = 0;
        for run in back.into_iter().chain(iter::once(gone..gone)) {
            marks.extend_from_slice(&list[from..run.start.max(from)]);
            from = from.max(run.end);
        }
        // Of equal regions, the page keeps the first.
        let is_one =
            |number: usize| self.marks.numbers(list[number]).all(|same| same >= number && !is_shown[same - gone]);
        for (number, is_shown) in (gone..).zip(&is_shown) {
            if !is_shown && is_one(number) {
                marks.push(list[number]);
            }
        }
        marks.drain(..marks.len().saturating_sub(kept));
    }

    /// Compares a text with what the page knows.
    fn compare(&mut self, text: &str) -> PageText {
        let (parts, runs) = (Vec::with_capacity(ROOM), Vec::with_capacity(ROOM));
        let mut read = PageText { parts, runs, ..PageText::default() };
        self.read(text, &mut read);
        read
    }

    fn read(&mut self, text: &str, read: &mut PageText) {
        for piece in pieces(text) {
            read.border = read.runs.len();
            match piece {
                Piece::Text(text) if text.len() < SHORT => self.split(text, read),
                Piece::Text(text) => self.part(self.with.number(text), read, |all, read| all.split(text, read)),
                Piece::Part(number) => self.part(number, read, |all, read| {
                    let drawn = all.with.take(number).expect("a part that is not known has been drawn");
                    all.read(&drawn, read);
                }),
            }
        }
    }

    /// Adds a part, reading it with `unread` if it is not known.
    fn part(&mut self, number: usize, read: &mut PageText, unread: impl FnOnce(&mut Self, &mut PageText)) {
        let begin = read.count;
        match self.parts.get(number).cloned().unwrap_or_default() {
            Regions::Shown(run) => read.known(run),
            Regions::Drawn(runs) => self.drawn[runs].iter().for_each(|run| read.known(run.clone())),
            Regions::Unread => {
                let from = read.runs.len();
                unread(self, read);
                let first = self.drawn.len();
                self.drawn.extend_from_slice(&read.runs[from..]);
                self.parts.resize(self.parts.len().max(number + 1), Regions::Unread);
                self.parts[number] = Regions::Drawn(first..self.drawn.len());
            }
        }
        read.shown.push((number, begin..read.count));
    }

    /// Compares a text without parts, region by region.
    fn split(&mut self, text: &str, read: &mut PageText) {
        for region in split(text) {
            let mark = hash(region);
            match self.marks.number(mark, read.end) {
                Some(number) => read.known(number..number + 1),
                None => read.fresh(self.marks.push(mark), region),
            }
        }
    }
}

/// A text between two parts that is shorter than this many bytes is compared region by region.
const SHORT: usize = 200;

/// A text that has been compared.
#[derive(Default)]
struct PageText {
    /// The pieces as they are sent.
    parts: Vec<Span>,
    /// The end of the last run.
    end: usize,
    /// The numbers of its regions, in runs. Each piece of the text has runs of its own.
    runs: Vec<Range<usize>>,
    /// How many runs there were before this piece.
    border: usize,
    /// How many regions it has.
    count: usize,
    /// The numbers of its parts, each with the range of its regions.
    shown: Vec<(usize, Range<usize>)>,
}

impl PageText {
    /// Adds regions that the page knows by these numbers.
    fn known(&mut self, numbers: Range<usize>) {
        if numbers.is_empty() {
            return;
        }
        match self.parts.last_mut() {
            Some(Span::Run(_, count)) if numbers.start == self.end => *count += numbers.len(),
            _ => self.parts.push(Span::Run(numbers.start.cast_signed() - self.end.cast_signed(), numbers.len())),
        }
        self.end = numbers.end;
        self.show(numbers);
    }

    /// Adds a new region. One without a start tag, such as the end tags after a part, is sent as a separate text.
    fn fresh(&mut self, number: usize, region: &str) {
        match self.parts.last_mut() {
            Some(Span::Fresh(text)) if region.starts_with('<') && !region.starts_with("</") => text.push_str(region),
            _ => self.parts.push(Span::Fresh(region.to_owned())),
        }
        self.show(number..number + 1);
    }

    fn show(&mut self, numbers: Range<usize>) {
        self.count += numbers.len();
        match self.runs[self.border..].last_mut() {
            Some(last) if last.end == numbers.start => last.end = numbers.end,
            _ => self.runs.push(numbers),
        }
    }
}

/// Splits a text into regions. Angle brackets in texts and attributes are escaped, so each one here belongs to a tag.
fn split(text: &str) -> impl Iterator<Item = &str> {
    let is_start = |at: &usize| *at > 0 && text.as_bytes().get(at + 1).is_some_and(|next| *next != b'/');
    let ends = brackets(text.as_bytes()).filter(is_start).chain((!text.is_empty()).then_some(text.len()));
    ends.scan(0, |from, end| Some(&text[std::mem::replace(from, end)..end]))
}

/// Where a text has `<`. Reads eight bytes at once: tags are so close together that a search from each to the next would
/// take twice as long.
fn brackets(text: &[u8]) -> impl Iterator<Item = usize> {
    const BRACKETS: u64 = u64::from_le_bytes([b'<'; 8]);
    const LOW: u64 = u64::from_le_bytes([0x7f; 8]);
    // The highest bit of each byte that is one.
    let found = |eight: [u8; 8]| {
        let others = u64::from_le_bytes(eight) ^ BRACKETS;
        !(((others & LOW) + LOW) | others | LOW)
    };
    let (mut at, mut left) = (0, 0);
    iter::from_fn(move || {
        while left == 0 {
            let rest = text.get(at..).filter(|rest| !rest.is_empty())?;
            left = found(rest.first_chunk().copied().unwrap_or_else(|| {
                let mut last = [0; 8];
                last[..rest.len()].copy_from_slice(rest);
                last
            }));
            at += 8;
        }
        let bracket = at - 8 + left.trailing_zeros() as usize / 8;
        left &= left - 1;
        Some(bracket)
    })
}

#[cfg(test)]
mod tests {
    use look::parts;
    use maud::{PreEscaped, html};

    use super::*;

    /// The regions of a text, put together as the page's script does it.
    fn read(pool: &mut Vec<String>, parts: &[Span]) -> Vec<String> {
        let (mut regions, mut end) = (Vec::new(), 0);
        for part in parts {
            match part {
                Span::Fresh(text) => {
                    pool.extend(split(text).map(str::to_owned));
                    regions.extend(split(text).map(str::to_owned));
                }
                Span::Run(gap, count) => {
                    let first = (end + gap).cast_unsigned();
                    regions.extend_from_slice(&pool[first..first + count]);
                    end = (first + count).cast_signed();
                }
            }
        }
        regions
    }

    fn fresh(text: &str) -> Span {
        Span::Fresh(text.to_owned())
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
    fn every_bracket_is_found() {
        let text = "<<a>é<&\u{bc}=;<</b>\u{3c3c}<c><";
        for from in (0..text.len()).filter(|from| text.is_char_boundary(*from)) {
            let found: Vec<usize> = brackets(&text.as_bytes()[from..]).collect();
            assert_eq!(found, text[from..].match_indices('<').map(|(at, _)| at).collect::<Vec<_>>());
        }
    }

    #[test]
    fn each_mark_has_its_number_where_the_last_bits_of_many_are_the_same() {
        let marks = |from: u64, to: u64| (from..to).map(|mark| mark.rotate_right(4));
        let mut all = Marks::of(&marks(0, 100).chain([0]).collect::<Vec<_>>());
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
        let (parts, known) = Differences::of(&Known::default(), &Parts::default()).page(TEXT, 0);
        assert_eq!(parts, [fresh(TEXT)]);
        let mut pool = Vec::new();
        assert_eq!(read(&mut pool, &parts).concat(), TEXT);

        let changed = TEXT.replace("<li id=\"a\">A</li>", "<li id=\"a\">A2</li><li id=\"c\">C</li>");
        let (parts, _) = Differences::of(&known, &known.parts(0)).page(&changed, 0);
        let new = fresh("<li id=\"a\">A2</li><li id=\"c\">C</li>");
        assert_eq!(parts, [Span::Run(0, 2), new, Span::Run(1, 2)]);
        assert_eq!(read(&mut pool, &parts).concat(), changed);
    }

    #[test]
    fn an_update_brings_a_part_that_is_known_by_its_regions() {
        let part = |parts: &Parts, text: &'static str| {
            parts::part(Some(parts), &(), (), &text, |(), text| PreEscaped((*text).to_owned()))
        };
        let page =
            |parts: &Parts, text| html! { ul { (part(parts, text)) (part(parts, "<b>B</b>")) } "," (part(parts, "")) };
        let parts = Parts::default();
        let drawn = page(&parts, "<i>A</i><p>1");
        let (sent, known) = Differences::of(&Known::default(), &parts).page(&drawn.0, 0);
        assert_eq!(sent, [fresh("<ul><i>A</i><p>1<b>B</b>"), fresh("</ul>,")]);
        let mut pool = Vec::new();
        assert_eq!(read(&mut pool, &sent).concat(), "<ul><i>A</i><p>1<b>B</b></ul>,");

        let parts = known.parts(0);
        let mut update = Differences::of(&known, &parts);
        let frame = page(&parts, "<i>A</i><p>2");
        assert_eq!(update.add(&frame.0), [Span::Run(0, 2), fresh("<p>2"), Span::Run(1, 2)]);
        let drawn = page(&parts, "<i>A</i><p>2");
        assert_eq!(drawn.0, frame.0, "the frame has drawn it");
        assert_eq!(update.page(&drawn.0, 0).0, [Span::Run(0, 2), Span::Run(3, 1), Span::Run(-3, 2)]);
    }

    #[test]
    fn a_long_text_between_parts_is_compared_as_a_whole() {
        let part = |parts: &Parts, text: &'static str| {
            parts::part(Some(parts), &(), (), &text, |(), text| PreEscaped((*text).to_owned()))
        };
        let long = "long ".repeat(SHORT);
        let page = |parts: &Parts, text| html! { p { (long) i {} } (part(parts, text)) p { (long) i {} } };
        let parts = Parts::default();
        let drawn = page(&parts, "<b>A</b>");
        let (_, known) = Differences::of(&Known::default(), &parts).page(&drawn.0, 0);
        assert_eq!(known.parts.len(), 2, "the text, which is there twice, and the part");
        let parts = known.parts(0);
        let drawn = parts::aside(Some(&parts), page(&parts, "<b>B</b>"));
        let (sent, known) = Differences::of(&known, &parts).page(&drawn.0, 0);
        assert_eq!(sent, [Span::Run(0, 2), fresh("<b>B</b>"), Span::Run(-2, 2)]);
        assert_eq!(known.parts.len(), 2, "a text that is only kept aside is no part");
    }

    #[test]
    fn what_two_texts_of_an_update_share_is_sent_once() {
        let parts = Parts::default();
        let mut update = Differences::of(&Known::default(), &parts);
        assert_eq!(update.add(TEXT), [fresh(TEXT)]);
        assert_eq!(update.page(TEXT, 0).0, [Span::Run(0, 5)]);
    }

    #[test]
    fn of_the_regions_that_a_page_no_longer_shows_it_keeps_the_newest() {
        let after = |kept: usize| {
            let then = |known: &Known, text: &str| Differences::of(known, &known.parts(0)).page(text, kept);
            let (_, known) = then(&Known::default(), "<p>A<p>B");
            let (_, known) = then(&known, "<p>C<p>C");
            then(&known, "<p>A<p>B<p>C").0
        };
        assert_eq!(after(2), [Span::Run(0, 3)]);
        assert_eq!(after(1), [fresh("<p>A"), Span::Run(0, 2)]);
        assert_eq!(after(0), [fresh("<p>A<p>B"), Span::Run(0, 1)]);
    }
}
