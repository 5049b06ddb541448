//! What a program reads: games, tables, and whether an action is legal.

use axum::Json;
use axum::extract::State as Shared;
use axum::http::header;
use axum::response::IntoResponse;
use erasure::{Choice, Refusal, Title};
use play::Refused;
use serde::{Deserialize, Serialize};
use store::{Phase, Scope, Summary};
use table::{OptionSpec, Settings, Viewer};
use table_page::{View, ViewQuery};
use utoipa::{IntoParams, ToSchema};

use super::body::{Asked, seat};
use super::problem::{Problem, Refusals};
use super::state::State;
use super::token::{need, need_at, reads};
use crate::edge::address::{self, NamedGame};
use crate::edge::error::Error;
use crate::edge::frame::Served;
use crate::edge::in_path::InPath;
use crate::edge::visitor::Caller;
use crate::edge::web::Web;
use crate::table::act::not_possible;

/// A game that can be played here.
#[derive(Serialize, ToSchema)]
struct Game {
    /// Its stable name.
    #[schema(example = "desperados")]
    game: &'static str,
    /// Its name for people.
    name: String,
    /// The newest version of its rules.
    version: u32,
    /// The fewest players.
    least: u8,
    /// The most players.
    most: u8,
    /// Its options.
    options: Vec<GameOption>,
    /// The number of its actions; they are numbered from 0.
    actions: usize,
    /// Whether memory is part of the game, so that nothing shown earlier is shown again.
    memory: bool,
    /// Whether it has windows: chances to act out of turn.
    windows: bool,
    /// Whether several seats ever decide at once, in secret.
    together: bool,
    /// The server's bots, the strongest last.
    bots: Vec<HouseBot>,
    /// All numbers printed on the components, as a TOML text.
    edition: &'static str,
}

/// An option of a game.
#[derive(Serialize, ToSchema)]
struct GameOption {
    key: &'static str,
    values: Vec<&'static str>,
    default: String,
}

/// A bot of the server, with its measured strength.
#[derive(Serialize, ToSchema)]
struct HouseBot {
    #[schema(example = "cowhand")]
    bot: &'static str,
    version: u32,
    /// Its Elo; the mean of the game’s four levels is 1500.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    elo: Option<u16>,
    /// How many points that may be off either way, with 95 % confidence.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    within: Option<u16>,
}

impl Game {
    fn of(title: &'static dyn Title, name: String) -> Game {
        let (least, most) = title.seats();
        let mut defaults = Settings::default().complete(title.options()).unwrap_or_default().0;
        let option = |spec: &OptionSpec| GameOption {
            key: spec.key,
            values: spec.values.to_vec(),
            default: defaults.remove(spec.key).unwrap_or_default(),
        };
        let bot = |(bot, version)| {
            let rating = title.rating(bot);
            HouseBot { bot, version, elo: rating.map(|rating| rating.elo), within: rating.map(|rating| rating.within) }
        };
        Game {
            game: title.name(),
            name,
            version: title.version(),
            least,
            most,
            options: title.options().iter().map(option).collect(),
            actions: title.actions(),
            memory: title.memory(),
            windows: title.windows(),
            together: title.together(),
            bots: title.bots().into_iter().map(bot).collect(),
            edition: title.edition(),
        }
    }
}

/// The games.
#[derive(Serialize, ToSchema)]
pub(super) struct Games {
    games: Vec<Game>,
}

/// The games that can be played here, with their options and the server's bots
#[utoipa::path(
    get, path = "/games", tag = "games",
    responses((status = 200, description = "The games", body = Games), Refusals),
    security(()),
)]
pub(super) async fn games(Shared(web): Shared<Web>, caller: Caller) -> Served {
    let game =
        |show: &'static dyn look::Show| Game::of(show.title(), show.words(caller.visitor.language).say("game-name"));
    Ok(Json(Games { games: web.shows().iter().map(game).collect() }).into_response())
}

/// A game
#[utoipa::path(
    get, path = "/games/{game}", tag = "games",
    params(("game" = String, Path, description = "The game's name", example = "desperados")),
    responses((status = 200, description = "The game", body = Game), Refusals),
    security(()),
)]
pub(super) async fn game(caller: Caller, NamedGame(show): NamedGame) -> Served {
    Ok(Json(Game::of(show.title(), show.words(caller.visitor.language).say("game-name"))).into_response())
}

/// A table in a list.
#[derive(Serialize, ToSchema)]
struct Brief {
    /// Its id.
    table: String,
    game: String,
    seats: u8,
    #[schema(value_type = String, example = "open")]
    phase: Phase,
    /// When it last changed, in milliseconds since 1970.
    touched_at: i64,
}

/// Tables, the one that changed last first.
#[derive(Serialize, ToSchema)]
pub(super) struct Tables {
    tables: Vec<Brief>,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct WhichTables {
    /// Whether to list the tables of the token's person (scope `read`) instead of those that everybody may watch.
    #[param(nullable = false)]
    mine: Option<bool>,
}

/// Tables that everybody may watch, or one's own
#[utoipa::path(
    get, path = "/tables", tag = "tables", params(WhichTables),
    responses((status = 200, description = "The tables", body = Tables), Refusals),
    security((), ("token" = ["read"])),
)]
pub(super) async fn tables(Shared(web): Shared<Web>, caller: Caller, Asked(which): Asked<WhichTables>) -> Served {
    let listed = match which.mine {
        Some(true) => web.tables().mine(need(&caller, Scope::Read, None)?).await?,
        _ => web.tables().public().await?,
    };
    let brief = |Summary { id, game, seats, phase, touched, .. }: Summary| Brief {
        table: id.to_string(),
        game,
        seats,
        phase,
        touched_at: touched.0,
    };
    Ok(Json(Tables { tables: listed.into_iter().map(brief).collect() }).into_response())
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct WhichSeat {
    /// The seat to show, where the person has several. Left out: their only one.
    #[param(nullable = false, maximum = 4)]
    pub(super) seat: Option<u32>,
}

impl WhichSeat {
    pub(super) fn query(&self) -> Result<ViewQuery, Error> {
        Ok(ViewQuery::of_seat(self.seat.map(seat).transpose()?))
    }
}

/// A table as the token's person sees it; without a token, as a spectator does
#[utoipa::path(
    get, path = "/tables/{table}", tag = "tables",
    params(("table" = String, Path, description = "The table's id"), WhichSeat),
    responses((status = 200, description = "The table", body = State), Refusals),
    security((), ("token" = ["read"])),
)]
pub(super) async fn table(
    Shared(web): Shared<Web>,
    caller: Caller,
    InPath(id): InPath<String>,
    Asked(which): Asked<WhichSeat>,
) -> Served {
    reads(&web, &caller, &id).await?;
    let snapshot = address::look(&web, &caller, &id).await?;
    let view = View::new(web.shows(), &snapshot, &caller.visitor, &which.query()?)?;
    Ok(Json(State::of(&view, &caller)).into_response())
}

/// A table's header: what was fixed before the deal. All commitments of the deal hash these very bytes
#[utoipa::path(
    get, path = "/tables/{table}/header", tag = "tables",
    params(("table" = String, Path, description = "The table's id")),
    responses((status = 200, description = "The header", body = Object), Refusals),
    security((), ("token" = ["read"])),
)]
pub(super) async fn head(Shared(web): Shared<Web>, caller: Caller, InPath(id): InPath<String>) -> Served {
    reads(&web, &caller, &id).await?;
    let snapshot = address::look(&web, &caller, &id).await?;
    View::new(web.shows(), &snapshot, &caller.visitor, &ViewQuery::default())?;
    Ok(([(header::CONTENT_TYPE, "application/json")], snapshot.header_text().to_owned()).into_response())
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct WhichAction {
    /// The seat.
    #[param(maximum = 4)]
    seat: u32,
    /// The action's text.
    #[param(example = "rob 2")]
    action: String,
}

/// Whether an action is legal now.
#[derive(Serialize, ToSchema)]
pub(super) struct Whether {
    legal: bool,
    /// Whether it shows the seat something new and so cannot be taken back.
    learns: bool,
    /// Why it is not legal, with the clause that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    problem: Option<Problem>,
}

/// Whether a seat may take an action now, or why not
#[utoipa::path(
    get, path = "/tables/{table}/legal", tag = "tables",
    params(("table" = String, Path, description = "The table's id"), WhichAction),
    responses((status = 200, description = "Whether it is legal", body = Whether), Refusals),
    security(("token" = ["read"])),
)]
pub(super) async fn legal(
    Shared(web): Shared<Web>,
    caller: Caller,
    InPath(id): InPath<String>,
    Asked(which): Asked<WhichAction>,
) -> Served {
    let visitor = need_at(&web, &caller, Scope::Read, &id).await?;
    let seat = seat(which.seat)?;
    let snapshot = address::table(&web, &caller, &id).await?.look(visitor)?;
    let view = View::new(web.shows(), &snapshot, &caller.visitor, &ViewQuery::of_seat(Some(seat)))?;
    if view.seat() != Some(seat) {
        return Err(Error::Refused(Refused::NotYourSeat));
    }
    let seen = snapshot.seen(Viewer::Seat(seat)).ok_or(Error::Refused(Refused::NotBegun))?;
    let answer = if snapshot.asks(seat) { seen.choice(&which.action) } else { Err(Refusal::NotLegal(None)) };
    let problem = match answer {
        Ok(Choice { learns, .. }) => return Ok(Json(Whether { legal: true, learns, problem: None }).into_response()),
        Err(_) if !snapshot.asks(seat) => Error::Refused(Refused::NotYourTurn),
        Err(Refusal::NotLegal(Some(reason))) => {
            let plain = || Refused::NotLegal { action: which.action.clone(), reason: None }.into();
            not_possible(view.show, &reason, &caller).unwrap_or_else(plain)
        }
        Err(_) => Refused::NotLegal { action: which.action, reason: None }.into(),
    };
    let problem = Some(Problem::of(&problem, &caller));
    Ok(Json(Whether { legal: false, learns: false, problem }).into_response())
}
