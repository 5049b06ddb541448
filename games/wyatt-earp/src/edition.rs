//! The edition: every number printed on a component, read from TOML and checked.

use serde::Deserialize;
use table::edition::{self, EditionError, Spanned};

use crate::card::{CARDS, KINDS};
use crate::outlaw::OUTLAWS;

/// The printed numbers of one edition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edition {
    /// The name that the edition gives itself.
    pub name: String,
    /// How many cards there are of each kind, in the order of [`Card::all`](crate::card::Card::all).
    pub copies: [u8; KINDS],
    /// The points of cards in groups.
    pub points: Worth,
    /// The thousands of dollars that cards add to the reward.
    pub rewards: Rewards,
    /// The thousands of dollars that end the game (WE-34).
    pub goal: u16,
}

/// The points of cards in groups (WE-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Worth {
    /// Of an outlaw card.
    pub outlaw: u8,
    /// Of a photo.
    pub photo: u8,
    /// Of a Stagecoach Robbery.
    pub stagecoach: u8,
    /// Of a Bank Robbery.
    pub bank: u8,
    /// Of the Fastest Gun.
    pub gun: u8,
}

/// The thousands of dollars that each sheriff card adds to the reward (WE-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rewards {
    /// Of a photo.
    pub photo: u8,
    /// Of a Stagecoach Robbery.
    pub stagecoach: u8,
    /// Of a Bank Robbery.
    pub bank: u8,
    /// Of the Fastest Gun.
    pub gun: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Text {
    name: String,
    cards: Spanned<Copies>,
    points: Spanned<Worth>,
    rewards: Spanned<Rewards>,
    goal: Goal,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Copies {
    outlaw: u8,
    photo: u8,
    stagecoach: u8,
    bank: u8,
    gun: u8,
    wanted: u8,
    hideout: u8,
    wyatt: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Goal {
    thousands: Spanned<u16>,
}

impl Edition {
    /// Checks the parsed text and builds the edition.
    pub(crate) fn check(read: Text) -> Result<Edition, EditionError> {
        let Copies { outlaw, photo, stagecoach, bank, gun, wanted, hideout, wyatt } = *read.cards.get_ref();
        let mut copies = [0; KINDS];
        copies[..OUTLAWS].fill(outlaw);
        copies[OUTLAWS..2 * OUTLAWS].fill(photo);
        copies[2 * OUTLAWS..].copy_from_slice(&[stagecoach, bank, gun, wanted, hideout, wyatt]);
        let total = copies.iter().map(|count| usize::from(*count)).sum();
        edition::exactly(&read.cards, CARDS, total, &format!("there are {CARDS} cards"))?;
        if !(1..=7).contains(&outlaw) || photo > 1 {
            return Err(EditionError::at(&read.cards, "an outlaw has 1 to 7 cards and at most one photo"));
        }
        let (points, rewards) = (*read.points.get_ref(), *read.rewards.get_ref());
        if [points.outlaw, points.photo, points.stagecoach, points.bank, points.gun].iter().any(|worth| *worth > 20) {
            return Err(EditionError::at(&read.points, "points are a number from 0 to 20"));
        }
        if [rewards.photo, rewards.stagecoach, rewards.bank, rewards.gun].iter().any(|reward| *reward > 20) {
            return Err(EditionError::at(&read.rewards, "rewards are thousands from 0 to 20"));
        }
        let goal = *read.goal.thousands.get_ref();
        if !(1..=500).contains(&goal) {
            let reason = format!("the goal is from 1 to 500 thousand, not {goal}");
            return Err(EditionError::at(&read.goal.thousands, reason));
        }
        Ok(Edition { name: read.name, copies, points, rewards, goal })
    }
}
