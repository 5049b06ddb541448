//! A server with its notifier, people with channels, and time that passes when a test says so.

use std::sync::Arc;
use std::time::Duration;

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use notify::mail::Mailer;
use notify::webhook::Form;
use notify::{Address, Config, Notifier, Reach, Way, Wishes};
use play::{Randomness, Request, SeatWish, Snapshot, Table, Tables, Token, Wish};
use posse_tests::receiver::Receiver;
use ring::agreement::{ECDH_P256, EphemeralPrivateKey};
use ring::rand::SystemRandom;
use store::{
    Allowance, Channel, ChannelId, Channels as _, FormId, Millis, Overtime, Pace, Sqlite, Store as _, TableSettings,
    VisitorId,
};
use table::{Seat, Settings};
use tempfile::TempDir;

pub(crate) const DAY: Allowance = Allowance::Turn { hours: 72 };

pub(crate) struct World {
    pub(crate) store: Arc<Sqlite>,
    pub(crate) tables: Tables,
    pub(crate) notifier: Notifier,
    pub(crate) web: Receiver,
    pub(crate) mail: Receiver,
    _folder: TempDir,
}

impl World {
    pub(crate) async fn new() -> World {
        let folder = TempDir::new().unwrap();
        let store = Arc::new(Sqlite::open(folder.path().join("posse.db")).unwrap());
        let (web, mail) = (Receiver::http().await.unwrap(), Receiver::mail().await.unwrap());
        let tables = tables(&store);
        let notifier = notifier(&tables, &mail, None);
        World { store, tables, notifier, web, mail, _folder: folder }
    }

    /// Another server on the same store.
    pub(crate) fn second(&self) -> Notifier {
        notifier(&tables(&self.store), &self.mail, None)
    }

    /// The server starts anew with this public address.
    pub(crate) fn is_public(&mut self, address: &str) {
        self.notifier = notifier(&self.tables, &self.mail, Some(address.to_owned()));
    }

    /// A channel of a person.
    pub(crate) async fn channel(&self, person: &VisitorId, address: Address, wishes: Wishes) -> ChannelId {
        let channel = Channel {
            id: ChannelId::random(),
            person: person.clone(),
            device: None,
            address: serde_json::to_string(&address).unwrap(),
            wishes: serde_json::to_string(&wishes).unwrap(),
            since: self.store.clock().now(),
            sent: None,
            failed: None,
        };
        assert_eq!(self.store.keep_channel(channel.clone(), 10).await, Ok(1));
        channel.id
    }

    pub(crate) fn webhook(&self, path: &str) -> Address {
        let url = format!("http://{}/{path}", self.web.address);
        Address::Webhook { form: Form::Plain, url, secret: "secret".to_owned() }
    }

    pub(crate) fn mailbox(&self, name: &str) -> Address {
        Address::Mail { to: format!("{name}@posse.example"), code: None }
    }

    pub(crate) fn browser(&self, path: &str) -> Address {
        let key = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let endpoint = format!("http://{}/{path}", self.web.address);
        let p256dh = BASE64_URL_SAFE_NO_PAD.encode(key.compute_public_key().unwrap());
        Address::Push { endpoint, p256dh, auth: BASE64_URL_SAFE_NO_PAD.encode([7; 16]) }
    }

    /// Hours pass: nobody is looking any more.
    pub(crate) async fn pass(&self, hours: i64) {
        let clock = self.store.clock();
        let ahead = clock.now().0 - Millis::now().0 + hours * 3_600_000;
        clock.set_ahead(ahead, 0);
        tokio::time::pause();
        tokio::time::advance(Duration::from_secs(61)).await;
        tokio::time::resume();
        self.notifier.round().await.unwrap();
    }
}

fn tables(store: &Arc<Sqlite>) -> Tables {
    let (bot_pause, randomness) = (Duration::ZERO, Randomness::named("any"));
    let config = play::Config { bot_pause, randomness, ..play::Config::default() };
    Tables::new(store.clone(), catalog::titles(), config)
}

fn notifier(tables: &Tables, mail: &Receiver, public: Option<String>) -> Notifier {
    let mailer = Mailer::new(&format!("smtp://{}", mail.address), "Posse <posse@posse.example>").unwrap();
    let config = Config {
        ways: Way::ALL.to_vec(),
        contact: Some("mailto:host@posse.example".to_owned()),
        mailer: Some(mailer),
        reach: Reach::Any,
    };
    Notifier::new(tables.clone(), catalog::shows(), config, public)
}

/// What a channel is told if nobody changes anything, in English.
pub(crate) fn usual() -> Wishes {
    Wishes::usual("en", "https://posse.example")
}

/// People at a table.
pub(crate) struct Game {
    pub(crate) table: Table,
    pub(crate) people: Vec<VisitorId>,
}

impl Game {
    /// A table of people who sit, and are not ready.
    pub(crate) async fn lobby(world: &World, game: &str, seats: usize, time: Option<Allowance>) -> Game {
        let people: Vec<VisitorId> = (0..seats).map(|_| Token::random().visitor()).collect();
        let wish = Wish {
            game: game.to_owned(),
            options: Settings::default(),
            seats: vec![SeatWish::Open; seats],
            settings: TableSettings { window_seconds: 0, ..TableSettings::default() },
            lesson: None,
            pace: time.map(|time| Pace { time, overtime: Overtime::Bot }),
        };
        let id = world.tables.create(&people[0], wish).await.unwrap();
        let game = Game { table: world.tables.table(&id).await.unwrap(), people };
        for (number, name) in ["Anna", "Ben", "Cleo", "Dora"].iter().take(seats).enumerate() {
            let sit = Request::Sit { seat: Seat(number as u8), name: (*name).to_owned(), commitment: None, of: None };
            game.ask(Seat(number as u8), sit).await;
        }
        game
    }

    /// A game that has begun.
    pub(crate) async fn new(world: &World, game: &str, seats: usize, time: Option<Allowance>) -> Game {
        let game = Game::lobby(world, game, seats, time).await;
        for seat in Seat::all(seats as u8) {
            game.ask(seat, Request::Ready { seat, opened: None }).await;
        }
        game
    }

    pub(crate) fn who(&self, seat: Seat) -> &VisitorId {
        &self.people[seat.index()]
    }

    pub(crate) fn look(&self) -> Snapshot {
        Snapshot::clone(&self.table.look(&self.people[0]).unwrap())
    }

    pub(crate) fn asked(&self) -> Seat {
        self.look().to_act().first().unwrap()
    }

    pub(crate) async fn ask(&self, seat: Seat, request: Request) {
        self.table.ask(self.who(seat), FormId::random(), request).await.unwrap();
    }

    /// A seat takes the first action that begins like this.
    pub(crate) async fn step(&self, seat: Seat, start: &str) {
        let snapshot = self.table.look(self.who(seat)).unwrap();
        let offers = snapshot.choices(seat);
        let action = offers.iter().find(|offer| offer.text.starts_with(start)).unwrap().text.clone();
        self.ask(seat, Request::Step { seat, action, at: snapshot.at(seat) }).await;
    }

    /// The seat that is asked decides until another one is.
    pub(crate) async fn turn(&self) -> Seat {
        let seat = self.asked();
        while self.look().to_act().contains(seat) {
            self.step(seat, "").await;
        }
        self.asked()
    }
}
