//! The edition: every number printed on a component, read from TOML and checked.

use serde::Deserialize;
use table::edition::{self, EditionError, Spanned, within};

use crate::board::GRAVES;
use crate::building::{BUILDINGS, Building, Face};
use crate::cube::Cost;
use crate::meeple::{KINDS, Meeple, TOWNSFOLK};

/// The most bars that an edition may have.
pub const BARS: usize = 12;

/// The printed numbers of one edition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edition {
    /// The name that the edition gives itself.
    pub name: String,
    /// How many meeples of each kind besides the madame, in the order of [`Meeple::ALL`]; 0 for the madame.
    pub meeples: [u8; KINDS],
    /// The number of gold cubes.
    pub gold: u8,
    /// The number of stone cubes.
    pub stone: u8,
    /// The number of dynamite cubes.
    pub dynamite: u8,
    /// How many signs each player has.
    pub signs: u8,
    /// The points on the two sides of a sign, in the order of [`Face`].
    pub sign_points: [u8; 2],
    /// The prices of the bars in gold, cheapest first.
    pub prices: Vec<u8>,
    /// The points of a bar.
    pub bar_points: u8,
    /// The number of graves.
    pub graves: u8,
    /// How many cubes a miner draws, in the order of [`Face`].
    miner_draws: [u8; 2],
    /// How many cubes are drawn per meeple inside, by the meeple at the door: robbers for miners, deputies for robbers,
    /// the madame for builders; 0 for builders and miners.
    draws: [u8; KINDS],
    /// How many cubes the winner of a showdown draws, by the loser; 0 for the madame, who takes no part.
    rewards: [u8; KINDS],
    costs: [Cost; BUILDINGS],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Text {
    name: String,
    meeples: Spanned<MeeplesText>,
    cubes: Spanned<CubesText>,
    signs: SignsText,
    costs: CostsText,
    bars: BarsText,
    graveyard: GraveyardText,
    draws: DrawsText,
    rewards: RewardsText,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MeeplesText {
    builder: u8,
    miner: u8,
    robber: u8,
    deputy: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CubesText {
    gold: u8,
    stone: u8,
    dynamite: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SignsText {
    each: Spanned<u8>,
    points: [u8; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CostsText {
    t1: Cost,
    t2: Cost,
    t3: Cost,
    t4: Cost,
    t5: Cost,
    t6: Cost,
    b6: Cost,
    b5: Cost,
    b4: Cost,
    b3: Cost,
    b2: Cost,
    b1: Cost,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BarsText {
    prices: Spanned<Vec<Spanned<u8>>>,
    points: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GraveyardText {
    graves: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DrawsText {
    miner: [u8; 2],
    robber: u8,
    deputy: u8,
    madame: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RewardsText {
    builder: u8,
    miner: u8,
    robber: u8,
    deputy: u8,
}

impl Edition {
    /// Checks the parsed text and builds the edition.
    pub(crate) fn check(read: Text) -> Result<Edition, EditionError> {
        let MeeplesText { builder, miner, robber, deputy } = *read.meeples.get_ref();
        let total = [builder, miner, robber, deputy].map(usize::from).iter().sum();
        let what = format!("there are {TOWNSFOLK} meeples besides the madame");
        edition::exactly(&read.meeples, TOWNSFOLK, total, &what)?;
        let CubesText { gold, stone, dynamite } = read.cubes.get_ref();
        let dynamite = within(dynamite, 1..=9, "dynamite is a number")?;
        let total = u32::from(*gold) + u32::from(*stone) + u32::from(dynamite);
        if total > u32::from(u8::MAX) {
            return Err(EditionError::at(&read.cubes, format!("there are at most 255 cubes, these are {total}")));
        }
        let prices = read.bars.prices.get_ref();
        if prices.is_empty() || prices.len() > BARS {
            let reason = format!("the bank has 1 to {BARS} bars, not {}", prices.len());
            return Err(EditionError::at(&read.bars.prices, reason));
        }
        for (price, dearer) in prices.iter().zip(prices.iter().skip(1)) {
            if price.get_ref() > dearer.get_ref() {
                return Err(EditionError::at(dearer, "the cheapest bar comes first"));
            }
        }
        let prices: Result<Vec<u8>, EditionError> =
            prices.iter().map(|price| within(price, 1..=u8::MAX, "a price is a number")).collect();

        let CostsText { t1, t2, t3, t4, t5, t6, b6, b5, b4, b3, b2, b1 } = read.costs;
        let DrawsText { miner: miner_draws, robber: robbing, deputy: arresting, madame: inviting } = read.draws;
        let rewards = read.rewards;
        Ok(Edition {
            name: read.name,
            meeples: [builder, miner, robber, deputy, 0],
            gold: *gold,
            stone: *stone,
            dynamite,
            signs: within(&read.signs.each, 1..=BUILDINGS as u8, "each has a number of signs")?,
            sign_points: read.signs.points,
            prices: prices?,
            bar_points: read.bars.points,
            graves: within(&read.graveyard.graves, 1..=GRAVES as u8, "the graveyard has a number of graves")?,
            miner_draws,
            draws: [0, 0, robbing, arresting, inviting],
            rewards: [rewards.builder, rewards.miner, rewards.robber, rewards.deputy, 0],
            costs: [t1, t2, t3, t4, t5, t6, b6, b5, b4, b3, b2, b1],
        })
    }

    /// The cost of a sign on a building, and of its upgrade (FM-3).
    #[inline]
    pub fn cost(&self, building: Building) -> Cost {
        self.costs[building.index()]
    }

    /// How many cubes a miner draws for a sign (FM-20).
    #[inline]
    pub fn miner_draws(&self, face: Face) -> u8 {
        self.miner_draws[face as usize]
    }

    /// How many cubes this meeple at a door draws per meeple inside (FM-21 to FM-23).
    #[inline]
    pub fn draws(&self, meeple: Meeple) -> u8 {
        self.draws[meeple as usize]
    }

    /// How many cubes the winner of a showdown draws for this loser (FM-26).
    #[inline]
    pub fn reward(&self, loser: Meeple) -> u8 {
        self.rewards[loser as usize]
    }

    /// The price of the cheapest bar when this many are left; `None` if none is left (FM-29).
    #[inline]
    pub fn price(&self, left: u8) -> Option<u8> {
        self.prices.len().checked_sub(usize::from(left)).and_then(|sold| self.prices.get(sold).copied())
    }
}
