//! The draw pile and the discard pile.

use table::{Stream, sort_by_kind};

use crate::card::{CARDS, Card, KINDS};

/// A pile of cards, top last.
pub(crate) type Pile = table::Pile<Card, CARDS>;

/// Sorts, then shuffles, so that the order before leaves no trace.
pub(crate) fn shuffle<S: Stream>(pile: &mut Pile, stream: &mut S) {
    sort_by_kind::<KINDS, _>(pile.cards_mut(), Card::number);
    stream.shuffle(pile.cards_mut());
}

/// Shuffles the discard pile and puts it beneath the draw pile (WE-8).
pub(crate) fn renew<S: Stream>(draw: &mut Pile, discard: &mut Pile, stream: &mut S) {
    shuffle(discard, stream);
    *draw = discard.cards().iter().chain(draw.cards()).copied().collect();
    *discard = Pile::default();
}
