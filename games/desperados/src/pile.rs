//! The draw pile and the discard pile.

use crate::card::Card;

/// How many desperado cards there are (DE-1).
pub(crate) const CARDS: usize = 80;

/// A pile of desperado cards, top last.
pub(crate) type Pile = table::Pile<Card, CARDS>;
