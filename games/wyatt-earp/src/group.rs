//! A group: one player's cards of one outlaw, with the sheriff cards on them (WE-12).

use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::edition::Worth;
use crate::outlaw::Outlaw;

/// What lies there. A Hideout on it hides its points, not its cards (WE-23).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Group {
    /// How many cards of the outlaw.
    pub outlaws: u8,
    /// Whether his photo lies here.
    pub photo: bool,
    /// How many Stagecoach Robberies.
    pub stagecoaches: u8,
    /// How many Bank Robberies.
    pub banks: u8,
    /// Whether the Fastest Gun lies here.
    pub gun: bool,
    /// Whether a Hideout covers it.
    pub hidden: bool,
}

impl Group {
    /// Whether there is an outlaw or his photo, on which sheriff cards can lie (WE-17, WE-18, WE-21).
    #[inline]
    pub fn stands(&self) -> bool {
        self.outlaws > 0 || self.photo
    }

    /// The points that count: none under a Hideout (WE-23, WE-29).
    pub fn points(&self, worth: &Worth) -> u16 {
        if self.hidden {
            return 0;
        }
        u16::from(self.outlaws) * u16::from(worth.outlaw)
            + u16::from(self.photo) * u16::from(worth.photo)
            + u16::from(self.stagecoaches) * u16::from(worth.stagecoach)
            + u16::from(self.banks) * u16::from(worth.bank)
            + u16::from(self.gun) * u16::from(worth.gun)
    }

    /// The sheriff cards but the photo, in the order of the rules' table.
    pub fn sheriff_cards(&self) -> impl Iterator<Item = Card> {
        let counts = [
            (Card::STAGECOACH, self.stagecoaches),
            (Card::BANK, self.banks),
            (Card::GUN, u8::from(self.gun)),
            (Card::HIDEOUT, u8::from(self.hidden)),
        ];
        counts.into_iter().flat_map(|(card, count)| std::iter::repeat_n(card, usize::from(count)))
    }

    /// All cards of the group.
    pub fn cards(&self, outlaw: Outlaw) -> impl Iterator<Item = Card> {
        let outlaws = std::iter::repeat_n(Card::outlaw(outlaw), usize::from(self.outlaws));
        outlaws.chain(self.photo.then_some(Card::photo(outlaw))).chain(self.sheriff_cards())
    }
}
