//! Moments: which events get a frame of their own, which share one, and how long each frame stays.
//!
//! **The balance.** A person who plays against two bots should wait a median of six seconds and at most twelve, and
//! should be able to read what is shown. So a frame's length follows its words and its climaxes, and what does not fit
//! is left out whole, rather than shortened until nobody can read it. In a quiet sequence a frame has two sentences, and
//! each card that is turned up has a frame. When time is short, things are dropped in this order: the parts of a climax
//! share frames and then lose them (the climax shows what they did); the climaxes of a turn share a frame; each frame
//! keeps only its weightiest sentence and is read faster; ordinary turns are left out, the oldest first. Climaxes
//! always stay; in the end they are read even faster, but never in less than 1.2 s. What is told nowhere again keeps
//! its frame and its sentence, however short the time. Whatever is left out is announced to screen readers. When a
//! person skips frames, their captions are announced in one piece, because people who skip want it short. All of it is
//! in the log, except what players have to remember.
//!
//! **Timing reveals nothing.** A frame's length follows its *English* words and its climaxes, so it is the same for
//! everybody. Which frames there are depends only on public events and on the time since a person last decided. An
//! event that is not for everybody gets no frame. A [stage](crate::stage) and whatever else a game's stylesheet animates
//! in a frame ends within the 1.2 s that every frame lasts.

use std::time::Duration;

use table::{Seat, Viewer};

/// How much an event matters to people watching. An event that is not for everybody is always [`Weight::Trivial`], so
/// that the moments take the same time for every viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// The account of a climax, such as the score of a hand: stays until it is clicked away.
    Account,
    /// What everybody waits for, such as a robbery: a frame that is never left out.
    Climax,
    /// The outcome of a climax, such as a building that is won. Its frame shows the table right before it, with the
    /// building still there. The parts of the climax are shown before it or, if time is short, in the same frame; then
    /// the caption appears after what the stage turns up (`data-leads`).
    Result,
    /// A climax that is told nowhere again because players have to remember it, such as what a coyote takes. Its
    /// sentence always stands under its frame, no later event shares that frame, and the frame shows the table right
    /// before it.
    Fleeting,
    /// The end of the game: a frame of its own, after the frame of the climax that caused it.
    End,
    /// A part of a climax, such as a card that is turned up: gets a frame if there is time for it.
    Beat,
    /// Something that this seat did in its turn. Everything that it does in one turn shares a frame, for everybody
    /// else.
    Notable(Seat),
    /// No frame: the next state shows it.
    Trivial,
}

impl Weight {
    /// Whether its frame is never left out.
    pub fn is_climax(self) -> bool {
        matches!(self, Weight::Account | Weight::Climax | Weight::Result | Weight::Fleeting | Weight::End)
    }

    /// Whether its frame shows the table right before it.
    pub fn is_before(self) -> bool {
        matches!(self, Weight::Result | Weight::Fleeting)
    }

    /// Whether it may get a frame for this viewer.
    pub fn is_framed(self, viewer: Viewer) -> bool {
        match self {
            Weight::Notable(seat) => viewer != Viewer::Seat(seat),
            Weight::Trivial => false,
            Weight::Account | Weight::Climax | Weight::Result | Weight::Fleeting | Weight::End | Weight::Beat => true,
        }
    }

    /// A larger rank for a weightier event.
    fn rank(self) -> u8 {
        match self {
            Weight::Trivial => 0,
            Weight::Notable(_) => 1,
            Weight::Beat => 2,
            Weight::Account | Weight::Climax | Weight::Result | Weight::Fleeting | Weight::End => 3,
        }
    }
}

/// The shortest time that a frame stays.
const LEAST: Duration = Duration::from_millis(1200);

/// The longest time that a frame stays. The picture shows what a very long sentence lists.
const MOST: Duration = Duration::from_secs(4);

/// A frame stays for `BASE`, plus `LETTER` for each letter of its sentences.
const BASE: Duration = Duration::from_millis(200);
const LETTER: Duration = Duration::from_millis(50);

/// A frame that combines several climaxes stays at least this long for each of them, told or not: its picture has as
/// many parts to look at, such as the gangs of a hold-up. Dropped if the climaxes alone take too long.
const GLANCE: Duration = Duration::from_millis(600);

/// The time per letter and the maximum, if ordinary turns would be left out otherwise.
const LETTER_IN_A_HURRY: Duration = Duration::from_millis(40);
const MOST_IN_A_HURRY: Duration = Duration::from_millis(3000);

/// The time per letter and the maximum, if ordinary turns are left out even so (the oldest first), and if the climaxes
/// alone take too long.
const LETTER_IN_HASTE: Duration = Duration::from_millis(32);
const MOST_IN_HASTE: Duration = Duration::from_millis(1500);

/// At most this many sentences stand under a frame: the weightiest.
const SENTENCES: usize = 2;

/// An event, as weighed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weighed {
    pub(crate) weight: Weight,
    /// The number of letters in its sentence.
    pub(crate) letters: usize,
    /// Whether a turn begins with it, and so a new frame.
    pub(crate) begins_turn: bool,
}

/// A frame before it is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Cut {
    /// The indices of its events among those weighed. The frame shows the table after the last one, or right before it
    /// ([`Weight::is_before`]).
    pub(crate) events: Vec<usize>,
    /// The parts of its climax that led to a [`Weight::Result`] or [`Weight::Fleeting`] and have no frame of their own:
    /// the frame shows the table after them, and its caption leaves them out.
    pub(crate) parts: Vec<usize>,
    /// The events whose sentences stand under it.
    pub(crate) told: Vec<usize>,
    pub(crate) weight: Weight,
    pub(crate) length: Duration,
}

impl Cut {
    /// The frame of one event.
    fn of(event: usize, weight: Weight) -> Cut {
        Cut { events: vec![event], parts: Vec::new(), told: Vec::new(), weight, length: Duration::ZERO }
    }

    /// All events that it shows, in order.
    pub(crate) fn shown(&self) -> Vec<usize> {
        let mut shown = [&*self.events, &*self.parts].concat();
        shown.sort_unstable();
        shown
    }
}

/// How much is shown: what is left out when time is short.
#[derive(Clone, Copy)]
struct Detail {
    /// The number of sentences under a frame.
    sentences: usize,
    /// The number of parts of a climax that share a frame; 0 if they get none.
    beats: usize,
    /// The number of turns without a climax that get a frame, the newest.
    notable: usize,
    /// Whether each climax of a turn gets a frame of its own.
    climaxes: bool,
    glance: Duration,
    letter: Duration,
    most: Duration,
}

impl Detail {
    /// All measures, the most generous first.
    fn all(events: usize) -> impl Iterator<Item = Detail> {
        let full = Detail {
            sentences: SENTENCES,
            beats: 1,
            notable: events,
            climaxes: true,
            glance: GLANCE,
            letter: LETTER,
            most: MOST,
        };
        let joined = (2..=events.max(2)).map(move |beats| Detail { beats, ..full });
        let bare = Detail { beats: 0, ..full };
        let one = Detail { climaxes: false, ..bare };
        let short = Detail { sentences: 1, ..one };
        let brief = Detail { letter: LETTER_IN_A_HURRY, most: MOST_IN_A_HURRY, ..short };
        let parts = Detail { beats: events.max(2), ..brief };
        let newest = (0..=events).rev().map(move |notable| Detail {
            notable,
            letter: LETTER_IN_HASTE,
            most: MOST_IN_HASTE,
            ..brief
        });
        let hasty =
            Detail { notable: 0, glance: Duration::ZERO, letter: LETTER_IN_HASTE, most: MOST_IN_HASTE, ..short };
        let shortest = Detail { letter: Duration::ZERO, ..hasty };
        std::iter::once(full)
            .chain(joined)
            .chain([parts, bare, one, short, brief])
            .chain(newest)
            .chain([hasty, shortest])
    }

    /// The frames of these events.
    fn cuts(self, all: &[Weighed], viewer: Viewer) -> Vec<Cut> {
        let mut cuts: Vec<Cut> = Vec::new();
        let (mut begins, mut unseen) = (true, Vec::new());
        for (at, event) in all.iter().enumerate() {
            begins |= event.begins_turn;
            let weight = event.weight;
            if !weight.is_framed(viewer) {
                continue;
            }
            if weight == Weight::Beat && self.beats == 0 {
                unseen.push(at);
                continue;
            }
            let mut parts = std::mem::take(&mut unseen);
            let mut last = cuts.last_mut().filter(|_| !begins);
            if let Some(climax) = last.as_mut().filter(|last| weight.is_before() && last.weight != Weight::Fleeting) {
                climax.parts.append(&mut parts);
            }
            match last {
                Some(last) if self.joins(last, weight) => {
                    last.events.push(at);
                    last.weight = weight;
                }
                Some(last) if last.weight == Weight::Fleeting => cuts.push(Cut { parts, ..Cut::of(at, weight) }),
                _ => cuts.push(Cut::of(at, weight)),
            }
            begins = false;
        }
        let is_ordinary = |cut: &Cut| matches!(cut.weight, Weight::Notable(_));
        let mut left_out = cuts.iter().filter(|cut| is_ordinary(cut)).count().saturating_sub(self.notable);
        cuts.retain(|cut| {
            let goes = is_ordinary(cut) && left_out > 0;
            left_out -= usize::from(goes);
            !goes
        });
        for cut in &mut cuts {
            let mut told = cut.events.clone();
            told.sort_by_key(|at| std::cmp::Reverse((all[*at].weight.rank(), *at)));
            told.truncate(self.sentences);
            told.sort_unstable();
            let letters: usize = told.iter().map(|at| all[*at].letters).sum();
            let climaxes = cut.events.iter().filter(|at| all[**at].weight.is_climax()).count();
            let words = BASE + self.letter * letters as u32;
            cut.length = words.max(self.glance * climaxes as u32).clamp(LEAST, self.most);
            cut.told = told;
        }
        cuts
    }

    /// Whether an event of this weight joins the last frame. A seat's action joins its earlier ones; a climax and its
    /// first part join what led to it; a further part joins the parts before it.
    fn joins(self, last: &Cut, weight: Weight) -> bool {
        match (last.weight, weight) {
            (Weight::Notable(seat), Weight::Notable(other)) => seat == other,
            (_, Weight::End) => false,
            (Weight::Notable(_), _) => true,
            (Weight::Beat, Weight::Beat) => last.events.len() < self.beats,
            (Weight::Climax | Weight::Result, Weight::Climax | Weight::Result | Weight::Fleeting | Weight::Account) => {
                !self.climaxes
            }
            _ => false,
        }
    }
}

/// The frames of these events for a viewer: the most generous that take at most `within` in total, plus up to half as
/// long again for what is told nowhere again. If none fit, the climaxes alone.
pub(crate) fn cuts(all: &[Weighed], viewer: Viewer, within: Duration) -> Vec<Cut> {
    let mut cuts = Vec::new();
    for measure in Detail::all(all.len()) {
        cuts = measure.cuts(all, viewer);
        let fleeting: Duration = cuts.iter().filter(|cut| cut.weight == Weight::Fleeting).map(|cut| cut.length).sum();
        if length(&cuts) <= within + fleeting.min(within / 2) {
            break;
        }
    }
    cuts
}

/// The total time of these frames.
pub(crate) fn length(cuts: &[Cut]) -> Duration {
    cuts.iter().map(|cut| cut.length).sum()
}

/// The events that a frame of this past event shows. For a part of a climax, these are also the parts before it and
/// what they belong to; otherwise the event alone.
pub(crate) fn up_to(all: &[Weighed], at: usize) -> Vec<usize> {
    let is_part = |at: usize| all[at].weight == Weight::Beat && !all[at].begins_turn;
    let mut events = vec![at];
    for before in (0..at).rev().filter(|before| all[*before].weight != Weight::Trivial || all[*before].begins_turn) {
        if !is_part(events[0]) {
            break;
        }
        events.insert(0, before);
    }
    events
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: Seat = Seat(0);
    const BEN: Seat = Seat(1);
    const LONG: Duration = Duration::from_secs(60);

    /// Events whose sentences have thirty letters.
    fn weighed(weights: &[Weight]) -> Vec<Weighed> {
        weights.iter().map(|weight| Weighed { weight: *weight, letters: 30, begins_turn: false }).collect()
    }

    fn within(weights: &[Weight], viewer: Viewer, within: Duration) -> Vec<Cut> {
        cuts(&weighed(weights), viewer, within)
    }

    fn events(cuts: &[Cut]) -> Vec<Vec<usize>> {
        cuts.iter().map(|cut| cut.events.clone()).collect()
    }

    #[test]
    fn what_a_seat_did_in_its_turn_is_one_frame_for_everybody_else() {
        let turn = [Weight::Notable(ANNA), Weight::Trivial, Weight::Notable(ANNA), Weight::Notable(BEN)];
        let of = |viewer| events(&within(&turn, viewer, LONG));
        assert_eq!(of(Viewer::Spectator), [vec![0, 2], vec![3]]);
        assert_eq!(of(Viewer::Seat(ANNA)), [vec![3]]);
        assert_eq!(of(Viewer::Seat(BEN)), [vec![0, 2]]);
    }

    #[test]
    fn every_part_of_a_climax_has_a_frame_for_everybody_and_nothing_trivial_has_one() {
        let robbery = [Weight::Climax, Weight::Beat, Weight::Beat, Weight::Trivial, Weight::Account];
        for viewer in Viewer::all(2) {
            assert_eq!(events(&within(&robbery, viewer, LONG)), [vec![0], vec![1], vec![2], vec![4]]);
        }
    }

    #[test]
    fn what_led_to_a_climax_is_told_with_it() {
        let turn = [Weight::Notable(ANNA), Weight::Climax, Weight::Beat, Weight::Notable(ANNA), Weight::Result];
        let cuts = within(&turn, Viewer::Spectator, LONG);
        assert_eq!(events(&cuts), [vec![0, 1], vec![2], vec![3, 4]]);
        assert_eq!((cuts[0].weight, cuts[2].weight), (Weight::Climax, Weight::Result));
    }

    /// If the parts have no frames of their own, the climax shows what they did.
    #[test]
    fn what_came_of_a_climax_is_told_when_all_its_parts_are_shown() {
        let robbery = [Weight::Climax, Weight::Beat, Weight::Beat, Weight::Result];
        let mut frames = std::collections::BTreeSet::new();
        for milliseconds in (0..30_000).step_by(100) {
            let cuts = within(&robbery, Viewer::Spectator, Duration::from_millis(milliseconds));
            assert_eq!(cuts.iter().flat_map(Cut::shown).collect::<Vec<_>>(), [0, 1, 2, 3], "within {milliseconds} ms");
            assert!(cuts.iter().all(|cut| cut.parts.iter().all(|part| !cut.told.contains(part))));
            frames.insert(cuts.len());
        }
        assert_eq!(frames.into_iter().collect::<Vec<_>>(), [1, 2, 3, 4]);
    }

    #[test]
    fn no_frame_is_of_two_turns() {
        let mut turns = weighed(&[Weight::Notable(ANNA), Weight::Trivial, Weight::Climax, Weight::Beat, Weight::Beat]);
        turns[1].begins_turn = true;
        turns[4].begins_turn = true;
        for time in (0..20).map(Duration::from_secs) {
            let frames = cuts(&turns, Viewer::Spectator, time);
            assert!(frames.iter().all(|cut| cut.events != [0, 2] && cut.events != [3, 4]), "{frames:?}");
        }
    }

    #[test]
    fn a_part_of_a_climax_is_shown_in_the_past_with_the_parts_before_it_and_anything_else_alone() {
        let notable = Weight::Notable(ANNA);
        let turn = [notable, notable, Weight::Beat, Weight::Trivial, Weight::Beat, Weight::Climax, Weight::Trivial];
        let shown: Vec<Vec<usize>> = (0..turn.len()).map(|at| up_to(&weighed(&turn), at)).collect();
        assert_eq!(shown, [vec![0], vec![1], vec![1, 2], vec![3], vec![1, 2, 4], vec![5], vec![6]]);
        let mut turns = weighed(&[notable, Weight::Trivial, Weight::Beat]);
        turns[1].begins_turn = true;
        assert_eq!(up_to(&turns, 2), [1, 2], "the turn before it is over");
    }

    #[test]
    fn a_frame_stays_as_long_as_its_words_and_tells_its_two_weightiest_sentences() {
        let turn = [Weight::Notable(ANNA), Weight::Notable(ANNA), Weight::Notable(ANNA), Weight::Climax];
        let cut = within(&turn, Viewer::Spectator, LONG).remove(0);
        assert_eq!((cut.events.len(), cut.told), (4, vec![2, 3]));
        assert_eq!(cut.length, BASE + LETTER * 60);
        let short = Weighed { weight: Weight::Climax, letters: 3, begins_turn: false };
        assert_eq!(length(&cuts(&[short], Viewer::Spectator, LONG)), LEAST);
    }

    #[test]
    fn what_is_told_nowhere_again_stands_under_its_frame_however_little_time_there_is() {
        let robbery = [Weight::Climax, Weight::Beat, Weight::Fleeting, Weight::Beat, Weight::Result];
        let mut frames = std::collections::BTreeSet::new();
        for milliseconds in (0..30_000).step_by(100) {
            let cuts = within(&robbery, Viewer::Spectator, Duration::from_millis(milliseconds));
            let told = cuts.iter().find(|cut| cut.told.contains(&2)).expect("it is told");
            assert_eq!(told.shown().last(), Some(&2), "within {milliseconds} ms: {cuts:?}");
            assert!(told.length >= LEAST && !told.events.contains(&4), "within {milliseconds} ms: {cuts:?}");
            assert_eq!(cuts.iter().flat_map(Cut::shown).collect::<Vec<_>>(), [0, 1, 2, 3, 4]);
            frames.insert(cuts.len());
        }
        assert_eq!((frames.first(), frames.last()), (Some(&2), Some(&5)));
    }

    /// The gangs of a hold-up and who won. With less time the sentences go, not the time to look at the gangs.
    #[test]
    fn a_frame_in_which_climaxes_come_together_stays_long_enough_to_see_them_all() {
        let hold_up = [Weight::Climax, Weight::Climax, Weight::Climax, Weight::Result];
        let shown = within(&hold_up, Viewer::Spectator, GLANCE * 4).remove(0);
        assert_eq!((shown.events, shown.told, shown.length), (vec![0, 1, 2, 3], vec![3], GLANCE * 4));
        let hasty = within(&hold_up, Viewer::Spectator, Duration::ZERO).remove(0);
        assert_eq!(hasty.length, LEAST);
    }

    #[test]
    fn where_not_all_turns_fit_the_newest_have_a_frame_each_with_one_sentence_read_in_haste() {
        let turns = [ANNA, BEN, ANNA, BEN].map(Weight::Notable);
        let frame = LEAST.max(BASE + LETTER_IN_HASTE * 30);
        for fit in 0..=4 {
            let newest: Vec<Vec<usize>> = (4 - fit..4).map(|turn| vec![turn]).collect();
            assert_eq!(events(&within(&turns, Viewer::Spectator, frame * fit as u32)), newest);
        }
    }

    #[test]
    fn what_does_not_fit_falls_away_whole_the_trivial_first_and_climaxes_never() {
        let mut weights = vec![Weight::Notable(ANNA), Weight::Climax];
        weights.extend([Weight::Beat; 12]);
        weights.extend([Weight::Result, Weight::Notable(BEN)]);
        let mut frames = usize::MAX;
        for seconds in (0..=60).rev() {
            let time = Duration::from_secs(seconds);
            let cuts = within(&weights, Viewer::Spectator, time);
            let shown: Vec<usize> = cuts.iter().flat_map(|cut| cut.told.clone()).collect();
            assert!(
                cuts.iter().any(|cut| cut.events.contains(&1)) && shown.contains(&14),
                "within {seconds} s: {cuts:?}"
            );
            assert!(cuts.iter().all(|cut| cut.length >= LEAST), "within {seconds} s: {cuts:?}");
            assert!(length(&cuts) <= time || cuts.len() == 1, "within {seconds} s: {cuts:?}");
            assert!(cuts.len() <= frames, "less time, more frames: {cuts:?}");
            frames = cuts.len();
        }
        assert_eq!(frames, 1, "without any time the climaxes are left");
    }
}
