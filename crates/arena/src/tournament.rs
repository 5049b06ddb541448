//! A tournament: its deals, its rotations, and the randomness of its games.

use erasure::Title;
use table::{Chance as _, DealKey, Fast, Seat, Setup, Stream as _};

use crate::lineup::Lineup;
use crate::record::{Number, TournamentHeader};

/// A tournament. Each deal is played once in each rotation of the line-up.
pub struct Tournament {
    /// The game.
    pub title: &'static dyn Title,
    /// The setup of the table. It has as many seats as the line-up.
    pub setup: Setup,
    /// Who plays.
    pub lineup: Lineup,
    /// The seed of all deals and of all randomness of the bots.
    pub seed: u64,
}

impl Tournament {
    /// The header, which determines the games.
    pub fn header(&self) -> TournamentHeader {
        TournamentHeader {
            game: self.title.name().to_owned(),
            version: self.setup.version,
            options: self.setup.settings.clone(),
            seats: self.setup.seats,
            seed: self.seed,
            lineup: self.lineup.clone(),
        }
    }

    /// The numbers of this many games, rounded up to whole deals.
    pub fn numbers(&self, games: u32) -> Vec<Number> {
        let rotations = self.lineup.seats();
        let deals = games.div_ceil(rotations.into());
        (0..deals).flat_map(|deal| (0..rotations).map(move |rotation| Number { deal, rotation })).collect()
    }

    /// The key of a deal, the same in all rotations.
    pub(crate) fn key(&self, deal: u32) -> DealKey {
        let mut stream = self.chance().stream("deal", deal);
        let mut bytes = [0; 32];
        bytes.chunks_exact_mut(8).for_each(|part| part.copy_from_slice(&stream.bits().to_le_bytes()));
        DealKey::new(bytes)
    }

    /// The randomness of the bots in a game.
    pub(crate) fn luck(&self, number: Number) -> Fast {
        let mut stream = self.chance().stream("bots", number.deal);
        (0..number.rotation).for_each(|_| _ = stream.bits());
        Fast::new(stream.bits())
    }

    /// The seed that an entrant's process is told before a game.
    pub(crate) fn seed(&self, number: Number, entrant: usize) -> u32 {
        let mut stream = self.chance().stream("processes", number.deal);
        let earlier = usize::from(number.rotation) * self.lineup.entrants.len() + entrant;
        (0..earlier).for_each(|_| _ = stream.bits());
        stream.bits() as u32
    }

    /// The streams that everything derives from. Their key is the seed, padded with zeros.
    fn chance(&self) -> DealKey {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&self.seed.to_le_bytes());
        DealKey::new(bytes)
    }

    /// The entrant that sits in this seat in this rotation.
    pub fn entrant(&self, seat: Seat, rotation: u8) -> usize {
        let seats = self.lineup.seats();
        usize::from((seat.0 + seats - rotation) % seats)
    }
}
