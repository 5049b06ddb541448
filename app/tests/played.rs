//! Whole games from a seed, as a server would have stored them.

use erasure::{Budget, Stop, Thinking};
use play::Progress;
use play::record::{Receipt, Record};
use store::{Entry, FIRST_GAME, Header, Holder, Kind, Millis, NewTable, TableSettings, VisitorId, Who};
use table::deal::{Commitment, Party, Secret};
use table::{BySeat, Fast, Seat, Settings, Setup, Stream as _};

/// A game under construction.
pub(crate) struct Played {
    pub(crate) header: Header,
    pub(crate) secret: Secret,
    pub(crate) progress: Progress,
    pub(crate) entries: Vec<Entry>,
    random: Fast,
}

/// The start of the games here: 1 November 2026.
const BEGIN: Millis = Millis(1_793_491_200_000);

pub(crate) fn secret(random: &mut Fast) -> Secret {
    let mut bytes = [0; 32];
    bytes.chunks_exact_mut(8).for_each(|chunk| chunk.copy_from_slice(&random.bits().to_le_bytes()));
    Secret::new(bytes)
}

/// The value of a seat that contributes one.
pub(crate) fn value(seat: Seat) -> Secret {
    secret(&mut Fast::new(1000 + u64::from(seat.0)))
}

impl Played {
    /// An empty table.
    pub(crate) fn new(seed: u64, table: &str, seats: u8, options: Settings) -> Played {
        Played::made("dollars-wanted", BEGIN, seed, table, seats, options)
    }

    fn made(game: &str, begin: Millis, seed: u64, table: &str, seats: u8, options: Settings) -> Played {
        let title = catalog::titles().find(game).unwrap();
        let edition = title.edition().to_owned();
        let setup = Setup { seats, settings: options, edition, version: title.version() };
        title.check(&setup).unwrap();
        let header = Header {
            format: FIRST_GAME,
            table: table.parse().unwrap(),
            game: title.name().to_owned(),
            rules: setup.version,
            seats,
            options: setup.settings.complete(title.options()).unwrap(),
            edition: setup.edition,
            created: begin,
            lesson: None,
            pace: None,
        };
        let mut random = Fast::new(seed);
        let secret = secret(&mut random);
        let progress = Progress::new(catalog::titles(), &header.text(), header.clone(), secret.clone()).unwrap();
        Played { header, secret, progress, entries: Vec::new(), random }
    }

    pub(crate) fn enter(&mut self, who: Who, kind: Kind) {
        let at = Millis(self.header.created.0 + 1700 * self.entries.len() as i64);
        self.entries.push(self.progress.perform(at, who, kind).unwrap());
    }

    /// Anna and Ben sit down with values of their own, and a bot joins them.
    pub(crate) fn sit(&mut self) {
        let text = self.header.text();
        let commitment = |seat| Some(value(seat).commitment(Party::Seat(seat), &text));
        for (seat, name) in [(Seat(0), "Anna"), (Seat(1), "Ben")] {
            let kind = Kind::Sit { seat, name: name.to_owned(), commitment: commitment(seat), of: None };
            self.enter(Who::Seat(seat), kind);
        }
        for seat in Seat::all(self.header.seats).skip(2) {
            let (bot, version) = self.progress.title.bots().pop().unwrap();
            let kind = Kind::SitBot { seat, name: "Belle".to_owned(), bot: bot.to_owned(), version };
            self.enter(Who::Host, kind);
        }
    }

    /// They sit down and get ready, and the cards are dealt.
    pub(crate) fn start(&mut self) {
        self.sit();
        for seat in [Seat(0), Seat(1)] {
            self.enter(Who::Seat(seat), Kind::Ready { seat, opened: Some(value(seat)) });
        }
        self.enter(Who::Server, Kind::Start);
    }

    /// Plays this many actions, or to the end, as the strongest bot would.
    pub(crate) fn play(&mut self, actions: usize) {
        let (bot, version) = self.progress.title.bots().pop().unwrap();
        for _ in 0..actions {
            let Some(seat) = self.progress.to_act().first() else { return };
            let seed = self.random.bits();
            let mut thinking = Thinking::new(seat, Budget::Iterations(10), Stop::default(), seed);
            let text = self.progress.game().unwrap().turn(bot, &mut thinking).swap_remove(0);
            let is_bot = self.progress.chairs[seat].bot().is_some();
            let who = if is_bot { Who::Bot { seat, name: bot.to_owned(), version } } else { Who::Seat(seat) };
            self.enter(who, Kind::Action { text });
            self.progress.clear_frames();
        }
    }

    /// Plays to the end and reveals the secret.
    pub(crate) fn finish(&mut self) {
        self.play(usize::MAX);
        self.enter(Who::Server, Kind::Finish);
        self.enter(Who::Server, Kind::Reveal { secret: self.secret.clone() });
    }

    pub(crate) fn commitment(&self) -> Commitment {
        self.secret.commitment(Party::Server, &self.header.text())
    }

    /// The table as a server stores it.
    pub(crate) fn stored(&self) -> NewTable {
        NewTable {
            header_text: self.header.text(),
            secret: self.secret.clone(),
            commitment: self.commitment(),
            creator: VisitorId::new([1; 32]),
            settings: TableSettings::default(),
            entries: self.entries.clone(),
            holders: BySeat::new(self.header.seats, |_| Holder::default()),
            due: None,
        }
    }

    /// The downloaded file.
    pub(crate) fn record(&self) -> Record {
        Record { posse: 1, header: self.header.text(), commitment: self.commitment(), entries: self.entries.clone() }
    }

    /// The receipt in a seat's browser.
    pub(crate) fn receipt(&self, seat: Seat) -> Receipt {
        Receipt::new(seat, value(seat), self.commitment(), &self.header)
    }
}

/// A finished game of three.
pub(crate) fn whole(seed: u64) -> Played {
    whole_of("dollars-wanted", seed)
}

/// A finished game of three, of any title.
pub(crate) fn whole_of(game: &str, seed: u64) -> Played {
    let mut played = Played::made(game, BEGIN, seed, "k3m9xq7w2fab", 3, Settings::default());
    played.start();
    played.finish();
    played
}

/// A finished game of two with the colour variant.
pub(crate) fn coloured(seed: u64) -> Played {
    let options = Settings::of([("colour-variant", "on")]);
    let mut played = Played::new(seed, "c7p4hx2tq9mn", 2, options);
    played.start();
    played.finish();
    played
}

/// A running game of three that began at this time.
pub(crate) fn running_since(begin: Millis, seed: u64, table: &str) -> Played {
    let mut played = Played::made("dollars-wanted", begin, seed, table, 3, Settings::default());
    played.start();
    played.play(40);
    played
}

/// A game of three that was left on 1 November 2026.
pub(crate) fn running(seed: u64, table: &str) -> Played {
    running_since(BEGIN, seed, table)
}
