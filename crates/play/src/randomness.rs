//! Where a server's tables get what nobody may foresee: ids, secrets and the bots' seeds. They come from the system's
//! random numbers or, in tests, from a name.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use erasure::AnyMatch;
use sha2::{Digest, Sha256};
use store::{Millis, TableId};
use table::Seat;
use table::deal::Secret;

/// The creation time of every table that a name deals: the beginning of 2026. The deal depends on it.
const CREATED: Millis = Millis(1_767_225_600_000);

/// The randomness of a server's tables.
///
/// It is the system's, unless a test names a deal (`POSSE_DEAL`, in debug builds only). Then everything that a deal
/// depends on follows from the name: a table's id, the time in its header and its secret. The n-th table of a server is
/// the same in every process and at any time, as long as the people there add the same values to the deal. The key of
/// the deal is made as always, so such a table is checked and replayed like any other. Bots think for one iteration,
/// and in the same position they choose the same.
#[derive(Clone, Default, Debug)]
pub struct Randomness(Option<Arc<Named>>);

#[derive(Debug)]
struct Named {
    name: String,
    /// The ids that the tables would have without a name, in the order in which they were made. A std mutex, since it
    /// is never held across an await.
    tables: Mutex<Vec<TableId>>,
}

impl Named {
    fn bytes<const LENGTH: usize>(&self, what: &str, of: &[u8]) -> [u8; LENGTH] {
        let hash = Sha256::new().chain_update("posse named deal v1\0").chain_update(&self.name).chain_update([0]);
        let hash = hash.chain_update(what).chain_update([0]).chain_update(of).finalize();
        std::array::from_fn(|at| hash[at])
    }
}

impl Randomness {
    /// The randomness that follows from a name. Anybody who knows the name knows every card, so it is for tests only.
    pub fn named(name: &str) -> Randomness {
        Randomness(Some(Arc::new(Named { name: name.to_owned(), tables: Mutex::default() })))
    }

    /// The id of a table; `id` is the one that it would have without a name.
    pub(crate) fn table(&self, id: TableId) -> TableId {
        let Some(named) = &self.0 else { return id };
        let mut tables = named.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let number = tables.iter().position(|known| *known == id).unwrap_or_else(|| {
            tables.push(id);
            tables.len() - 1
        });
        TableId::of(&named.bytes("table", &number.to_le_bytes()))
    }

    /// The creation time of a table that is created now.
    pub(crate) fn created(&self, now: Millis) -> Millis {
        if self.0.is_some() { CREATED } else { now }
    }

    /// The secret of a table.
    pub(crate) fn secret(&self, table: &TableId) -> Secret {
        Secret::new(match &self.0 {
            Some(named) => named.bytes("secret", table.as_str().as_bytes()),
            None => {
                let mut bytes = [0; 32];
                getrandom::fill(&mut bytes).expect("the system supplies random numbers");
                bytes
            }
        })
    }

    /// The seed of a bot that thinks about a position.
    pub(crate) fn seed(&self, game: &dyn AnyMatch, seat: Seat) -> u64 {
        let Some(named) = &self.0 else { return random_number() };
        u64::from_le_bytes(named.bytes("bot", format!("{} {}", game.digest(), seat.0).as_bytes()))
    }

    /// How much of its pause a bot may think. None with a name: no two computers think equally far in the same time.
    pub(crate) fn thinking(&self, pause: Duration) -> Duration {
        if self.0.is_some() { Duration::ZERO } else { pause }
    }
}

/// A random number from the system, for names that must be unique.
pub(crate) fn random_number() -> u64 {
    getrandom::u64().expect("the system supplies random numbers")
}
