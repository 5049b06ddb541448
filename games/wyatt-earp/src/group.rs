//! Groups: one player's cards of one outlaw, with the sheriff cards on them (WE-12).

use std::ops::Index;

use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::edition::Worth;
use crate::outlaw::{OUTLAWS, Outlaw};

/// The contents of a group. A Hideout on it hides its points, not its cards (WE-23).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Group {
    /// How many cards of the outlaw.
    pub outlaws: u8,
    /// Whether the outlaw's photo is in the group.
    pub photo: bool,
    /// How many Stagecoach Robberies.
    pub stagecoaches: u8,
    /// How many Bank Robberies.
    pub banks: u8,
    /// Whether the Fastest Gun is in the group.
    pub gun: bool,
    /// Whether a Hideout covers the group.
    pub hidden: bool,
}

impl Group {
    /// Whether it has an outlaw card or a photo, so that sheriff cards can be on it (WE-17, WE-18, WE-21).
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

    /// The sheriff cards except the photo, in the order of the rules' table.
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

/// The groups of one seat, by outlaw. Facts needed at every decision are also kept as sets of outlaws, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "[Group; OUTLAWS]", into = "[Group; OUTLAWS]")]
pub struct Groups {
    groups: [Group; OUTLAWS],
    standing: u8,
    laid: u8,
    guns: u8,
    hidden: u8,
}

impl Groups {
    /// Each group, in the order of the outlaws.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Group> {
        self.groups.iter()
    }

    /// Changes a group.
    #[inline]
    pub fn change(&mut self, outlaw: Outlaw, change: impl FnOnce(&mut Group)) {
        let group = &mut self.groups[outlaw.index()];
        change(group);
        let put = |set: &mut u8, is: bool| *set = *set & !(1 << outlaw.index()) | u8::from(is) << outlaw.index();
        put(&mut self.standing, group.stands());
        put(&mut self.laid, group.outlaws > 0);
        put(&mut self.guns, group.gun);
        put(&mut self.hidden, group.hidden);
    }

    /// The outlaws whose group has an outlaw card or a photo.
    #[inline]
    pub(crate) fn standing(&self) -> u8 {
        self.standing
    }

    /// The outlaws whose group has an outlaw card.
    #[inline]
    pub(crate) fn laid(&self) -> u8 {
        self.laid
    }

    /// The outlaws whose group has the Fastest Gun.
    #[inline]
    pub(crate) fn guns(&self) -> u8 {
        self.guns
    }

    /// The outlaws whose group is under a Hideout.
    #[inline]
    pub(crate) fn hidden(&self) -> u8 {
        self.hidden
    }
}

impl Index<Outlaw> for Groups {
    type Output = Group;

    #[inline]
    fn index(&self, outlaw: Outlaw) -> &Group {
        &self.groups[outlaw.index()]
    }
}

impl From<[Group; OUTLAWS]> for Groups {
    fn from(groups: [Group; OUTLAWS]) -> Groups {
        let mut all = Groups::default();
        for (outlaw, group) in Outlaw::ALL.into_iter().zip(groups) {
            all.change(outlaw, |own| *own = group);
        }
        all
    }
}

impl From<Groups> for [Group; OUTLAWS] {
    fn from(groups: Groups) -> [Group; OUTLAWS] {
        groups.groups
    }
}
