//! Creating a table: the choices of its creator, and the first entries of its log.

use store::{
    Entry, Evening, FormId, Header, Holder, Kind, Millis, NewTable, Pace, StoreError, TableId, TableSettings,
    VisitorId, Who,
};
use table::deal::{Party, Secret};
use table::{BySeat, Lesson, Seat, SeatSet, Settings, Setup};
use table_fold::{Chair, Differs, Loaded, Person, Progress, Refused, name, seating};

use crate::answer;
use crate::server::Shared;

/// The choices of a table's creator.
#[derive(Clone, PartialEq, Debug)]
pub struct Wish {
    /// The game's name.
    pub game: String,
    /// Its options; missing ones have their default.
    pub options: Settings,
    /// The seats in order.
    pub seats: Vec<SeatWish>,
    /// Who may watch, and when the table expires.
    pub settings: TableSettings,
    /// The lesson that a guided first game is dealt from.
    pub lesson: Option<Lesson>,
    /// How long players may take; `None` for a live table.
    pub pace: Option<Pace>,
}

/// Who is to sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatWish {
    /// Any visitor.
    Open,
    /// This visitor, under this name. The seat adds nothing to the deal unless its browser commits to a value
    /// afterwards.
    Taken(VisitorId, String),
    /// The same for a guest bot, with whose it is.
    Guest(VisitorId, String, String),
    /// The bot of this [text](erasure::Persona); without a persona, it takes one whose name nobody has.
    Bot(String),
}

impl Wish {
    /// The wish for the next game of the same people, the same one or another: everybody moves up one seat, so somebody
    /// else sits first. Another game has its usual options.
    pub(crate) fn again(table: &Loaded, game: Option<String>) -> Wish {
        let mut wish = Wish::alike(table);
        wish.seats.rotate_left(1);
        if let Some(game) = game.filter(|game| *game != wish.game) {
            (wish.game, wish.options) = (game, Settings::default());
        }
        wish
    }

    /// The wish for a table without the free seats of this one.
    pub(crate) fn without_free_seats(table: &Loaded) -> Wish {
        let mut wish = Wish::alike(table);
        wish.seats.retain(|seat| *seat != SeatWish::Open);
        wish
    }

    /// The wish for the same game, people and bots, without a lesson.
    fn alike(table: &Loaded) -> Wish {
        let progress = &table.progress;
        let seat = |(seat, chair): (Seat, &Chair)| match (&chair.person, &table.holders[seat].visitor) {
            (Person::Bot(name, _), _) => SeatWish::Bot(name.clone()),
            (Person::Visitor, Some(visitor)) => {
                let (visitor, name) = (visitor.clone(), chair.name.plain().to_owned());
                match chair.of() {
                    Some(of) => SeatWish::Guest(visitor, name, of),
                    None => SeatWish::Taken(visitor, name),
                }
            }
            (Person::Visitor, None) | (Person::Nobody, _) => SeatWish::Open,
        };
        Wish {
            game: progress.header.game.clone(),
            options: progress.header.options.clone(),
            seats: progress.chairs.pairs().map(seat).collect(),
            settings: table.settings.clone(),
            lesson: None,
            pace: progress.header.pace,
        }
    }
}

/// Creates a table and stores it. If its creator and bots have all seats, nobody is asked to be ready and the game
/// starts at once; the creator's seat has no commitment then and trusts the server. Where other people are waited for, a
/// seated person commits to a value in the lobby ([`Request::Promise`](crate::Request::Promise)). `evening` are the games
/// that they come from.
///
/// # Errors
/// When the game, a bot, a name or the setup is not possible, the visitor has too many tables, or the store fails.
pub(crate) async fn open(
    server: &Shared,
    id: TableId,
    visitor: &VisitorId,
    wish: Wish,
    evening: Evening,
) -> Result<TableId, Refused> {
    let title = server.titles.find(&wish.game).ok_or(Refused::NoGame)?;
    let edition = server.config.editions.get(&wish.game).map_or(title.edition(), String::as_str).to_owned();
    let (_, most_seats) = title.seats();
    let seats = u8::try_from(wish.seats.len()).unwrap_or(u8::MAX).min(most_seats.saturating_add(1));
    let asked = Setup { seats, settings: wish.options.clone(), edition, version: title.version() };
    title.check(&asked)?;
    let options = asked.settings.complete(title.options()).map_err(table::SetupError::from)?;
    let (now, randomness) = (server.store.clock().now(), &server.config.randomness);
    let header = Header {
        format: if evening.games > 0 { store::FORMAT } else { store::FIRST_GAME },
        table: id.clone(),
        game: wish.game,
        rules: asked.version,
        seats,
        options,
        edition: asked.edition,
        created: randomness.created(now),
        lesson: wish.lesson.map(|lesson| lesson.deal.to_owned()),
        pace: wish.pace,
    };
    let header_text = header.text();
    let secret = wish.lesson.map_or_else(|| randomness.secret(&id), |lesson| Secret::of_lesson(lesson.deal));
    let commitment = secret.commitment(Party::Server, &header_text);
    let mut progress = Progress::new(server.titles, &header_text, header, secret.clone()).map_err(impossible)?;
    let mut entries = Vec::new();
    if evening.games > 0 {
        entries.push(progress.perform(now, Who::Server, Kind::Evening(evening)).map_err(impossible)?);
    }
    let settings = wish.settings;
    let holders = take_seats(&mut progress, &mut entries, now, &wish.seats, settings.guests)?;
    let is_own = |wish: &SeatWish| matches!(wish, SeatWish::Taken(other, _) if other == visitor);
    if wish.seats.iter().all(|wish| is_own(wish) || matches!(wish, SeatWish::Bot(_))) {
        let own: SeatSet = seated(&wish.seats).filter(|(_, wish)| is_own(wish)).map(|(seat, _)| seat).collect();
        for seat in own.iter() {
            let kind = Kind::Ready { seat, opened: None };
            entries.push(progress.perform(now, Who::Seat(seat), kind).map_err(impossible)?);
        }
        let start = progress.perform(now, Who::Server, Kind::Start);
        entries.push(start.map_err(impossible)?);
    }
    let table = NewTable {
        header_text,
        secret,
        commitment,
        creator: visitor.clone(),
        settings,
        entries,
        holders,
        due: progress.due(),
    };
    let most = server.config.tables_a_visitor;
    server.store.create_within(table, most).await.map_err(|error| match error {
        StoreError::TooManyOpen => Refused::TooManyTables { most },
        error => error.into(),
    })?;
    tracing::info!(table = %id, game = progress.header.game, seats, "a table was created");
    Ok(id)
}

/// Seats those who are to sit, and appends the entries that say so. Returns the seats' holders.
///
/// # Errors
/// When a name or a bot is not possible, or guest bots are not allowed.
fn take_seats(
    progress: &mut Progress,
    entries: &mut Vec<Entry>,
    now: Millis,
    wishes: &[SeatWish],
    guests: bool,
) -> Result<BySeat<Holder>, Refused> {
    let mut holders = BySeat::new(progress.header.seats, |_| Holder::default());
    // People first: bots take the names that are left.
    for (seat, wish) in seated(wishes) {
        let (visitor, name, of) = match wish {
            SeatWish::Taken(visitor, name) => (visitor, name, None),
            SeatWish::Guest(..) if !guests => return Err(Refused::NoGuests),
            SeatWish::Guest(visitor, name, of) => (visitor, name, Some(of.clone())),
            SeatWish::Open | SeatWish::Bot(_) => continue,
        };
        let name = name::clean(name)?;
        if progress.chairs.iter().any(|chair| name::same(chair.name.plain(), &name)) {
            return Err(Refused::NameTaken);
        }
        let kind = Kind::Sit { seat, name, commitment: None, of };
        entries.push(progress.perform(now, Who::Seat(seat), kind).map_err(impossible)?);
        holders[seat].visitor = Some(visitor.clone());
    }
    for (seat, wish) in seated(wishes) {
        if let SeatWish::Bot(bot) = wish {
            let kind = seating::sit_bot(progress, seat, bot)?;
            entries.push(progress.perform(now, Who::Host, kind).map_err(impossible)?);
        }
    }
    Ok(holders)
}

fn seated(wishes: &[SeatWish]) -> impl Iterator<Item = (Seat, &SeatWish)> {
    (0..).map(Seat).zip(wishes)
}

fn impossible(differs: Differs) -> Refused {
    Refused::ReadOnly(differs.to_string())
}

/// The id of a new table.
pub(crate) fn new_id(server: &Shared) -> TableId {
    server.config.randomness.table(TableId::random())
}

/// The id of the table that a visitor's form creates. The ids of visitor and form are secret and random, so nobody else
/// can guess it.
pub(crate) fn id(server: &Shared, visitor: &VisitorId, form: &FormId) -> TableId {
    server.config.randomness.table(TableId::of(&answer::hash(b"posse table v1\0", visitor, form)))
}
