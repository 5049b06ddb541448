//! Moments: which events get a frame of their own, which share one, and how long each frame stays.

use std::time::Duration;

use table::{Seat, Viewer};

/// How much an event matters to whoever watches. An event that is not for all is always [`Weight::Trivial`], so that
/// the time that the moments take is the same in everybody's eyes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// The account of a climax, such as the score of a hand: stands until it is clicked away.
    Account,
    /// What everybody waits for, such as the result of a robbery: a frame that is never left out.
    Climax,
    /// A part of a climax, such as a card that is turned up: a short frame that is never left out.
    Beat,
    /// What this seat did in its turn: one frame together with what else it did, for everybody else.
    Notable(Seat),
    /// No frame: the next state tells it.
    Trivial,
}

impl Weight {
    /// Whether a frame of it is never left out.
    pub fn is_climax(self) -> bool {
        matches!(self, Weight::Account | Weight::Climax | Weight::Beat)
    }

    /// Whether it has a frame for this viewer.
    pub fn is_framed(self, viewer: Viewer) -> bool {
        match self {
            Weight::Notable(seat) => viewer != Viewer::Seat(seat),
            Weight::Trivial => false,
            Weight::Account | Weight::Climax | Weight::Beat => true,
        }
    }
}

/// How long a climax stays, and an account at least.
const CLIMAX: Duration = Duration::from_millis(1200);

/// How long a climax stays that another one follows in the same message, and the last frame of a message at least.
const OPENING: Duration = Duration::from_millis(600);

/// How long a part of a climax stays that something follows.
const BEAT: Duration = Duration::from_millis(250);

/// How long what a seat did stays.
const NOTABLE: Duration = Duration::from_millis(700);

/// How much longer a frame stays for each of its sentences after the first.
const SENTENCE: Duration = Duration::from_millis(200);

/// At most so many sentences stand under a frame, the last ones; the log has them all.
pub(crate) const SENTENCES: usize = 3;

/// How long all frames of one message stay at most; longer ones are shortened alike.
const ALL: Duration = Duration::from_millis(3600);

/// A frame before it is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Cut {
    /// The numbers of its events among those that were weighed. The frame shows the table after the last one.
    pub(crate) events: Vec<usize>,
    pub(crate) weight: Weight,
    pub(crate) length: Duration,
}

/// The frames of these events for a viewer, which stay no longer than `within` altogether. What a seat did right before
/// a climax is told with it.
pub(crate) fn cuts(weights: impl IntoIterator<Item = Weight>, viewer: Viewer, within: Duration) -> Vec<Cut> {
    let mut cuts: Vec<Cut> = Vec::new();
    for (at, weight) in weights.into_iter().enumerate().filter(|(_, weight)| weight.is_framed(viewer)) {
        match cuts.last_mut() {
            Some(last) if !last.weight.is_climax() && (weight.is_climax() || last.weight == weight) => {
                last.events.push(at);
                last.weight = weight;
            }
            _ => cuts.push(Cut { events: vec![at], weight, length: Duration::ZERO }),
        }
    }
    let last = cuts.len().saturating_sub(1);
    let result = cuts.iter().rposition(|cut| matches!(cut.weight, Weight::Account | Weight::Climax));
    for (at, cut) in cuts.iter_mut().enumerate() {
        let length = match cut.weight {
            Weight::Account | Weight::Climax if Some(at) == result => CLIMAX,
            Weight::Account | Weight::Climax => OPENING,
            Weight::Beat if at == last => OPENING,
            Weight::Beat => BEAT,
            Weight::Notable(_) | Weight::Trivial => NOTABLE,
        };
        cut.length = length + SENTENCE * (cut.events.len().min(SENTENCES) as u32 - 1);
    }
    let all: Duration = cuts.iter().map(|cut| cut.length).sum();
    let within = within.min(ALL);
    if all > within {
        // In whole milliseconds, as the page counts.
        let part = |length: Duration| length.as_millis() * within.as_millis() / all.as_millis();
        cuts.iter_mut().for_each(|cut| cut.length = Duration::from_millis(part(cut.length) as u64));
    }
    cuts
}

/// How long frames take to be shown one after another.
pub(crate) fn length(cuts: &[Cut]) -> Duration {
    cuts.iter().map(|cut| cut.length).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: Seat = Seat(0);
    const BEN: Seat = Seat(1);

    fn all(weights: &[Weight], viewer: Viewer) -> Vec<Cut> {
        cuts(weights.iter().copied(), viewer, Duration::MAX)
    }

    fn events(weights: &[Weight], viewer: Viewer) -> Vec<Vec<usize>> {
        all(weights, viewer).into_iter().map(|cut| cut.events).collect()
    }

    #[test]
    fn what_a_seat_did_in_its_turn_is_one_frame_for_everybody_else() {
        let turn = [Weight::Notable(ANNA), Weight::Trivial, Weight::Notable(ANNA), Weight::Notable(BEN)];
        assert_eq!(events(&turn, Viewer::Spectator), [vec![0, 2], vec![3]]);
        assert_eq!(events(&turn, Viewer::Seat(ANNA)), [vec![3]]);
        assert_eq!(events(&turn, Viewer::Seat(BEN)), [vec![0, 2]]);
    }

    #[test]
    fn every_part_of_a_climax_has_a_frame_for_everybody_and_nothing_trivial_has_one() {
        let robbery = [Weight::Climax, Weight::Beat, Weight::Beat, Weight::Trivial, Weight::Account];
        for viewer in Viewer::all(2) {
            assert_eq!(events(&robbery, viewer), [vec![0], vec![1], vec![2], vec![4]]);
        }
    }

    #[test]
    fn what_led_to_a_climax_is_told_with_it() {
        let turn = [Weight::Notable(ANNA), Weight::Climax, Weight::Beat, Weight::Notable(ANNA)];
        assert_eq!(events(&turn, Viewer::Spectator), [vec![0, 1], vec![2], vec![3]]);
        assert_eq!(all(&turn, Viewer::Spectator)[0].weight, Weight::Climax);
    }

    #[test]
    fn however_much_happens_the_frames_of_a_message_keep_within_their_time() {
        let mut weights = vec![Weight::Climax];
        weights.extend([Weight::Beat; 12]);
        weights.extend([Weight::Climax, Weight::Account]);
        let usual = all(&weights, Viewer::Spectator);
        assert!(length(&usual) <= Duration::from_secs(4), "{usual:?}");
        let last = usual.last().expect("there are frames");
        assert!(last.length > usual[1].length * 3, "the account stays longer than a card: {usual:?}");
        let short = cuts(weights, Viewer::Spectator, Duration::from_secs(1));
        assert!(short.len() == usual.len() && length(&short) <= Duration::from_secs(1), "{short:?}");
        assert_eq!(length(&all(&[Weight::Trivial], Viewer::Spectator)), Duration::ZERO);
    }
}
