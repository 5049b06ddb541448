//! A game of the catalogue before anybody sits down.

use std::marker::PhantomData;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use bots::Bot;
use look::{Dictionary, Language, Page, Words};
use maud::Markup;
use table::{BySeat, DealKey, Fast, Game, OptionSpec, Outcome, Setup, SetupError, Stream};

use crate::running::{Match, Running};

/// A game of the catalogue.
pub trait Title: Send + Sync {
    /// Its stable name, as in `dollars-wanted`.
    fn name(&self) -> &'static str;
    /// The fewest and the most players.
    fn seats(&self) -> (u8, u8);
    /// Its options.
    fn options(&self) -> &'static [OptionSpec];
    /// The edition that comes with the program, a TOML text.
    fn edition(&self) -> &'static str;
    /// The newest version of its rules.
    fn version(&self) -> u32;
    /// Whether several seats ever decide at once, in secret.
    fn together(&self) -> bool;
    /// Whether it has windows: chances to act out of turn that stay open for the same time whatever a seat holds.
    fn windows(&self) -> bool;
    /// The bots that can play it, the weakest first, with their versions.
    fn bots(&self) -> Vec<(&'static str, u32)>;

    /// Checks a setup.
    ///
    /// # Errors
    /// When no game can be made of it.
    fn check(&self, setup: &Setup) -> Result<(), SetupError>;

    /// Deals a game.
    ///
    /// # Errors
    /// When no game can be made of the setup.
    fn deal(&self, setup: &Setup, key: DealKey) -> Result<Box<dyn Match>, SetupError>;

    /// The shared words and the game's, in a language.
    fn words(&self, language: Language) -> &Words;
    /// Its sign for the home page.
    fn sign(&self) -> Markup;
    /// Its drawings, once on a page.
    fn symbols(&self) -> Markup;
    /// Its own stylesheet, for its pages; empty where it has none.
    fn styles(&self) -> &'static str;
    /// All of its drawings at one glance.
    fn gallery(&self, words: &Words) -> Markup;

    /// The rules in our own words, as a setup plays them.
    ///
    /// # Errors
    /// When no game can be made of the setup.
    fn rules(&self, setup: &Setup, words: &Words) -> Result<Markup, SetupError>;

    /// An amount of a score: dollars, or points.
    fn amount(&self, amount: i32, words: &Words) -> String;
    /// The keys of its table and what each does.
    fn keys(&self, words: &Words) -> Vec<(&'static str, String)>;

    /// Plays random games through the contract with the empty sink for about this long, on this core.
    ///
    /// # Errors
    /// When no game can be made of the setup.
    fn pace(&self, setup: &Setup, time: Duration) -> Result<Pace, SetupError>;

    /// Plays a game between the bots named, one a seat. Nothing when a name is unknown.
    ///
    /// # Errors
    /// When no game can be made of the setup.
    fn duel(&self, setup: &Setup, bots: &[&str], seed: u64) -> Result<Option<Outcome>, SetupError>;
}

/// How fast random games run.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// Whole games.
    pub games: u64,
    /// Decisions between at least two actions, their lists computed and drawn from.
    pub moves: u64,
    /// How long it took.
    pub time: Duration,
    /// The size of a state in bytes, all of it in place.
    pub state_bytes: usize,
}

/// How many games are played between two looks at the clock.
const BATCH: u64 = 200;

/// A game with its page and its bots, as a line of the catalogue.
pub struct Entry<G: Game, P: Page<G>> {
    bots: &'static [&'static dyn Bot<G>],
    dictionary: OnceLock<Dictionary>,
    page: PhantomData<fn() -> P>,
}

impl<G: Game, P: Page<G>> Entry<G, P> {
    /// A line of the catalogue; the bots with the weakest first.
    pub const fn new(bots: &'static [&'static dyn Bot<G>]) -> Entry<G, P> {
        Entry { bots, dictionary: OnceLock::new(), page: PhantomData }
    }
}

impl<G: Game, P: Page<G>> Title for Entry<G, P> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> (u8, u8) {
        G::SEATS
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::OPTIONS
    }

    fn edition(&self) -> &'static str {
        G::EDITION
    }

    fn version(&self) -> u32 {
        G::VERSION
    }

    fn together(&self) -> bool {
        G::TOGETHER
    }

    fn windows(&self) -> bool {
        G::WINDOWS
    }

    fn bots(&self) -> Vec<(&'static str, u32)> {
        self.bots.iter().map(|bot| (bot.name(), bot.version())).collect()
    }

    fn check(&self, setup: &Setup) -> Result<(), SetupError> {
        G::new(setup).map(|_| ())
    }

    fn deal(&self, setup: &Setup, key: DealKey) -> Result<Box<dyn Match>, SetupError> {
        let game = Arc::new(G::new(setup)?);
        Ok(Box::new(Running::<G, P>::deal(game, key, self.bots)))
    }

    fn words(&self, language: Language) -> &Words {
        self.dictionary.get_or_init(|| Dictionary::load(&[P::source()])).words(language)
    }

    fn sign(&self) -> Markup {
        P::sign()
    }

    fn symbols(&self) -> Markup {
        P::symbols()
    }

    fn styles(&self) -> &'static str {
        P::styles()
    }

    fn gallery(&self, words: &Words) -> Markup {
        P::gallery(words)
    }

    fn rules(&self, setup: &Setup, words: &Words) -> Result<Markup, SetupError> {
        Ok(P::rules(&G::new(setup)?, words))
    }

    fn amount(&self, amount: i32, words: &Words) -> String {
        P::amount(amount, words)
    }

    fn keys(&self, words: &Words) -> Vec<(&'static str, String)> {
        P::keys(words)
    }

    fn pace(&self, setup: &Setup, time: Duration) -> Result<Pace, SetupError> {
        let game = G::new(setup)?;
        let mut random = Fast::new(1);
        let mut list = Vec::new();
        let mut pace = Pace { games: 0, moves: 0, time: Duration::ZERO, state_bytes: size_of::<G::State>() };
        let start = Instant::now();
        while pace.time < time {
            for _ in 0..BATCH {
                let chance = random.split();
                let mut state = game.deal(&chance, &mut ());
                while let Some(seat) = game.to_act(&state).iter().next() {
                    game.legal(&state, seat, &mut list);
                    pace.moves += u64::from(list.len() > 1);
                    let action = list[random.below(list.len() as u32) as usize];
                    game.apply(&mut state, seat, action, &chance, &mut ());
                    game.advance(&mut state, &chance, &mut ());
                }
            }
            pace.games += BATCH;
            pace.time = start.elapsed();
        }
        Ok(pace)
    }

    fn duel(&self, setup: &Setup, bots: &[&str], seed: u64) -> Result<Option<Outcome>, SetupError> {
        let game = G::new(setup)?;
        let find = |name: &&str| self.bots.iter().copied().find(|bot| bot.name() == *name);
        let found: Option<BySeat<&dyn Bot<G>>> = bots.iter().map(find).collect::<Option<Vec<_>>>().map(|bots| {
            let each: BySeat<&dyn Bot<G>> = bots.into_iter().map(|bot| bot as &dyn Bot<G>).collect();
            each
        });
        Ok(found.map(|bots| bots::play(&game, &bots, seed)))
    }
}
