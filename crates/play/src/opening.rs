//! Creating a table: the choices of its creator, and the first entries of its log.

use store::{Header, Holder, Kind, Millis, NewTable, TableId, TableSettings, VisitorId, Who};
use table::deal::{Party, Secret};
use table::{BySeat, Seat, Settings, Setup};

use crate::progress::{Differs, Person, Progress};
use crate::request::Refused;
use crate::seating;
use crate::server::Server;

/// The choices of a table's creator.
#[derive(Clone, PartialEq, Debug)]
pub struct Wish {
    /// The game's name.
    pub game: String,
    /// Its options; those that are missing have their default.
    pub options: Settings,
    /// The seats in order.
    pub seats: Vec<SeatWish>,
    /// Who may watch, and when the table expires.
    pub settings: TableSettings,
}

/// Who is to sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatWish {
    /// Any visitor.
    Open,
    /// The bot of this name.
    Bot(String),
}

impl Wish {
    /// The same choices for a rematch.
    pub(crate) fn again(progress: &Progress, settings: &TableSettings) -> Wish {
        let seat = |person: &Person| match person {
            Person::Bot(name, _) => SeatWish::Bot(name.clone()),
            Person::Visitor | Person::Nobody => SeatWish::Open,
        };
        Wish {
            game: progress.header.game.clone(),
            options: progress.header.options.clone(),
            seats: progress.chairs.iter().map(|chair| seat(&chair.person)).collect(),
            settings: settings.clone(),
        }
    }
}

/// Creates a table and stores it.
///
/// # Errors
/// When the game, a bot or the setup is not possible, the visitor has too many tables, or the store fails.
pub(crate) async fn open(server: &Server, visitor: &VisitorId, wish: Wish) -> Result<TableId, Refused> {
    let title = server.titles.find(&wish.game).ok_or(Refused::NoGame)?;
    if wish.settings.hints && title.memory() {
        return Err(Refused::NoHints);
    }
    let most = server.config.tables_a_visitor;
    if server.store.count_open(visitor.clone()).await? >= most {
        return Err(Refused::TooManyTables { most });
    }
    let edition = server.config.editions.get(&wish.game).map_or(title.edition(), String::as_str).to_owned();
    let (_, most_seats) = title.seats();
    let seats = u8::try_from(wish.seats.len()).unwrap_or(u8::MAX).min(most_seats.saturating_add(1));
    let asked = Setup { seats, settings: wish.options.clone(), edition, version: title.version() };
    title.check(&asked)?;
    let options = asked.settings.complete(title.options()).map_err(table::SetupError::from)?;
    let id = TableId::random();
    let header = Header {
        format: store::FORMAT,
        table: id.clone(),
        game: wish.game,
        rules: asked.version,
        seats,
        options,
        edition: asked.edition,
        created: Millis::now(),
    };
    let header_text = header.text();
    let secret = random_secret();
    let commitment = secret.commitment(Party::Server, &header_text);
    let impossible = |differs: Differs| Refused::ReadOnly(differs.to_string());
    let mut progress = Progress::new(server.titles, &header_text, header, secret.clone()).map_err(impossible)?;
    let mut entries = Vec::new();
    let bots = (0..).map(Seat).zip(&wish.seats);
    for (seat, wish) in bots {
        if let SeatWish::Bot(bot) = wish {
            let kind = seating::sit_bot(&progress, seat, bot)?;
            entries.push(progress.perform(Millis::now(), Who::Host, kind).map_err(impossible)?);
        }
    }
    if progress.admits(&Who::Server, &Kind::Start).is_ok() {
        let start = progress.perform(Millis::now(), Who::Server, Kind::Start);
        entries.push(start.map_err(impossible)?);
    }
    let table = NewTable {
        header_text,
        secret,
        commitment,
        creator: visitor.clone(),
        settings: wish.settings,
        entries,
        holders: BySeat::new(seats, |_| Holder::default()),
    };
    server.store.create(table).await?;
    tracing::info!(table = %id, game = progress.header.game, seats, "a table was made");
    Ok(id)
}

fn random_secret() -> Secret {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system gives randomness");
    Secret::new(bytes)
}
