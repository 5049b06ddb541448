//! The home page: games to play now, joining a table by its code, the visitor's tables and public ones.
//!
//! It lists a limited number of tables and reads them together, without counting as a visit (`Tables::glances`). Tables
//! are loaded if need be, so the page is the same on every server.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use look::home::{GameCard, Row, join as join_form, picture, rows};
use look::{Show, Words, args};
use maud::{Markup, html};
use play::{Chair, How, Person, Refused, Snapshot, TimeLeft};
use serde::Deserialize;
use store::{Millis, Phase, Summary, TableId, VisitorId};
use table::{Seat, SeatSet};
use table_page::pace;

use crate::edge::destination::Destination;
use crate::edge::error::Error;
use crate::edge::frame::{Served, Sheet};
use crate::edge::visitor::Caller;
use crate::edge::web::Web;
use crate::edge::{doors, form};
use crate::person::welcome;
use crate::table::create;

/// The most tables of a visitor that are listed; finished ones are counted separately.
pub(crate) const MINE: usize = 30;

/// The most public tables that are listed.
const PUBLIC: usize = 24;

/// `GET /`
pub(crate) async fn page(State(web): State<Web>, caller: Caller) -> Served {
    home(&web, &caller, None).await
}

/// The code or link that somebody typed.
#[derive(Deserialize)]
pub(crate) struct CodeQuery {
    #[serde(default)]
    code: String,
}

/// `GET /join?code=…`: redirects to a table by its code, or by a link to the table or one of its seats.
pub(crate) async fn join(
    State(web): State<Web>,
    caller: Caller,
    Query(CodeQuery { code }): Query<CodeQuery>,
) -> Served {
    let destination = Destination::find(&code).ok_or(Refused::NoTable);
    let found = match &destination {
        Ok(Destination::Table(id)) => web.tables().table(id).await.and(destination),
        _ => destination,
    };
    match found {
        Ok(destination) => Ok(Redirect::to(&destination.path()).into_response()),
        Err(Refused::NoTable) => {
            let error = Error::Refused(Refused::NoTable);
            let fault = caller.visitor.words().say("home-join-unknown");
            Ok((error.status(), home(&web, &caller, Some((&code, &fault))).await?).into_response())
        }
        Err(refused) => Err(refused.into()),
    }
}

/// The home page; `wrong` is a code that leads nowhere, with the reason.
async fn home(web: &Web, caller: &Caller, wrong: Option<(&str, &str)>) -> Result<Response, Error> {
    let words = caller.visitor.words();
    let mine = match caller.known() {
        Ok(visitor) => web.tables().mine(visitor).await?,
        Err(_) => Vec::new(),
    };
    let last = mine.first().map(|table| table.game.clone());
    let public = web.tables().public().await?;
    let (over, mine): (Vec<Summary>, Vec<Summary>) = mine.into_iter().partition(|table| table.phase == Phase::Over);
    let is_mine = |table: &Summary| mine.iter().any(|other| other.id == table.id);
    let public: Vec<&Summary> = public.iter().filter(|table| !is_mine(table)).take(PUBLIC).collect();
    let (mut open, mut watched) = (Vec::new(), Vec::new());
    let mine = &mine[..mine.len().min(MINE)];
    let ids: Vec<TableId> = mine.iter().chain(public.iter().copied()).map(|table| table.id.clone()).collect();
    let mut snapshots = web.tables().glances(&ids).await.into_iter();
    let own = sorted(web, caller, mine.iter().zip(snapshots.by_ref()));
    for (table, snapshot) in public.into_iter().zip(snapshots) {
        let list = if table.phase == Phase::Open { &mut open } else { &mut watched };
        list.push(row(web, caller, table, snapshot.as_deref()));
    }
    let may_open = doors::may_open(web, caller).await?;
    let body = html! {
        div.welcome {
            div {
                h1 { (words.say("home-title")) }
                p.lead { (words.say("home-about")) }
                @if let Some(next) = own.first().filter(|row| row.waits) {
                    p {
                        a.button.strong #next href=(next.url) {
                            (words.tell("home-next", &args![game => next.game.as_str()]))
                        }
                    }
                }
            }
            (picture())
        }
        @if let Some(notice) = &caller.house.notice { p.sheet.told { (notice) } }
        (section(words, "mine", "home-tables", &own))
        section aria-labelledby="play" {
            h2 #play { (words.say("home-play")) }
            p { (words.say("home-play-about")) }
            @if !may_open { p { (welcome::told(web, caller)) } }
            div.games {
                @for (show, mark) in ordered(web, last.as_deref()) { (game(caller, show, mark)) }
            }
        }
        section.sheet aria-labelledby="join" {
            h2 #join { (words.say("home-join")) }
            (join_form(words, "/join", wrong))
        }
        (section(words, "open", "home-open", &open))
        (section(words, "watched", "home-public", &watched))
        @if !over.is_empty() {
            p { a href="/games?over=true" { (words.tell("home-finished", &args![count => over.len()])) } }
        }
        p { a href="/fairness" { (words.say("home-fairness")) } }
    };
    let title = words.say("home-tab");
    let mut sheet = Sheet::new(caller, &title);
    sheet.lists = true;
    Ok(sheet.page(body))
}

/// The rows of a visitor's tables. They are loaded if need be.
pub(crate) async fn own(web: &Web, caller: &Caller, tables: &[Summary]) -> Vec<Row> {
    let ids: Vec<TableId> = tables.iter().map(|table| table.id.clone()).collect();
    sorted(web, caller, tables.iter().zip(web.tables().glances(&ids).await))
}

/// The rows of these tables: first those that wait for the visitor, the nearest deadline at the top, then the longest
/// waiting; the others by their last change.
fn sorted<'a>(
    web: &Web,
    caller: &Caller,
    tables: impl Iterator<Item = (&'a Summary, Option<Arc<Snapshot>>)>,
) -> Vec<Row> {
    let mut own = Vec::new();
    for (table, snapshot) in tables {
        let due = snapshot.as_deref().and_then(|snapshot| deadline(snapshot, &caller.visitor.id));
        let row = row(web, caller, table, snapshot.as_deref());
        let due = due.filter(|_| row.waits);
        let last = if row.waits { table.touched.0 } else { -table.touched.0 };
        own.push(((!row.waits, due.is_none(), due, last), Row { until: due.map(pace::moment), ..row }));
    }
    own.sort_by_key(|(order, _)| *order);
    own.into_iter().map(|(_, row)| row).collect()
}

/// The games as they are shown, the first one with the message that says why: the one that the visitor played last or,
/// for somebody who has never played, the one with the least to learn and of these the shortest.
fn ordered(web: &Web, last: Option<&str>) -> impl Iterator<Item = (&'static dyn Show, Option<&'static str>)> {
    let all = || web.shows().iter();
    let (first, mark) = match last {
        Some(last) => (web.shows().find(last), "home-last"),
        None => (all().min_by_key(|show| (show.learning(), show.minutes())), "home-start"),
    };
    let is_other = move |show: &&dyn Show| first.is_none_or(|first| first.title().name() != show.title().name());
    let others = all().filter(is_other).map(|show| (show, None));
    first.map(|show| (show, Some(mark))).into_iter().chain(others)
}

/// The card of a game.
fn game(caller: &Caller, show: &'static dyn Show, mark: Option<&str>) -> Markup {
    let name = show.title().name();
    let learn = format!("/learn/{name}");
    let card = GameCard {
        words: show.words(caller.visitor.language),
        sign: show.sign(),
        mark,
        seats: show.title().seats(),
        minutes: show.minutes(),
        learning: show.learning(),
        play: (&format!("/play/{name}"), form::id_field()),
        friends: (&caller.visitor.name, html! { (form::id_field()) (create::for_friends()) }),
        learn: show.title().lesson().map(|_| (learn.as_str(), form::id_field())),
        new: &format!("/new/{name}"),
        rules: &format!("/rules/{name}"),
    };
    card.render()
}

/// A list of tables under the heading with the translation key `heading`; empty without tables.
fn section(words: &Words, id: &str, heading: &str, list: &[Row]) -> Markup {
    html! {
        @if !list.is_empty() {
            section aria-labelledby=(id) {
                h2 id=(id) { (words.say(heading)) }
                (rows(words, list))
            }
        }
    }
}

/// A table's row with what the visitor may know of it. A table that cannot be read has no snapshot, and a bare row.
fn row(web: &Web, caller: &Caller, table: &Summary, snapshot: Option<&Snapshot>) -> Row {
    let row = bare(web, caller, table);
    let Some(snapshot) = snapshot else { return row };
    let own = snapshot.seats_of(&caller.visitor.id);
    let others = snapshot.chairs().pairs().filter(|(seat, chair)| !own.contains(*seat) && !chair.name.is_empty());
    let called = |chair: &Chair| match &chair.guest {
        Some(whose) => {
            format!("{} ({})", chair.name.shown(), look::presence::guest(caller.visitor.words(), &whose.shown()))
        }
        None => chair.name.shown(),
    };
    let others: Vec<String> = others.map(|(_, chair)| called(chair)).collect();
    let waits =
        own.iter().any(|seat| snapshot.waits_for(seat) || is_asked(snapshot, seat) || snapshot.is_replaced(seat));
    let (names, state) = (caller.visitor.words().list(&others), state(caller, table, snapshot));
    Row { guided: snapshot.header().lesson.is_some(), names, state, waits, ..row }
}

/// When the visitor's time is up, if their clock runs.
fn deadline(snapshot: &Snapshot, visitor: &VisitorId) -> Option<Millis> {
    let until = |seat| match snapshot.clock(seat) {
        Some(TimeLeft::Runs { until, .. }) => Some(until),
        Some(TimeLeft::Stands { .. } | TimeLeft::Up) | None => None,
    };
    snapshot.seats_of(visitor).iter().filter_map(until).min()
}

/// Whether a table that has not started waits for this seat's person to be ready.
fn is_asked(snapshot: &Snapshot, seat: Seat) -> bool {
    let chairs = snapshot.chairs();
    snapshot.phase() == Phase::Open && !chairs[seat].ready && chairs.iter().all(|chair| chair.person != Person::Nobody)
}

/// What is going on at a table, and when it last changed.
fn state(caller: &Caller, table: &Summary, snapshot: &Snapshot) -> String {
    let words = caller.visitor.words();
    let own = snapshot.seats_of(&caller.visitor.id);
    let names = snapshot.names();
    let turn = || {
        let asked: Vec<String> = snapshot.to_act().iter().map(|seat| names[seat].clone()).collect();
        words.tell("home-turn", &args![names => words.list(&asked)])
    };
    let what = match snapshot.phase() {
        Phase::Open => {
            let free = usize::from(snapshot.header().seats) - snapshot.taken();
            let free = words.tell("home-free", &args![count => free]);
            match snapshot.pace() {
                Some(pace) => format!("{free} · {}", pace::time(words, pace.time)),
                None => free,
            }
        }
        Phase::Running if own.iter().any(|seat| snapshot.waits_for(seat)) => words.say("home-turn-mine"),
        Phase::Running if own.iter().any(|seat| snapshot.is_replaced(seat)) => {
            let played: u32 = own.iter().map(|seat| snapshot.chairs()[seat].played).sum();
            words.tell("home-replaced", &args![count => played])
        }
        // The creator of a private table without a seat there sees nothing of the game.
        Phase::Running if own.is_empty() && snapshot.is_private() => words.say("home-running"),
        Phase::Running => turn(),
        Phase::Over => result(words, snapshot, own),
    };
    format!("{what} · {}", ago(caller, table.touched))
}

/// How a table ended for these seats, which are the visitor's; for somebody without a seat, who won.
fn result(words: &Words, snapshot: &Snapshot, own: SeatSet) -> String {
    let Some(ending) = snapshot.ending() else { return words.say("home-over") };
    let chairs = snapshot.chairs();
    let winners = |won: &dyn Fn(Seat) -> bool| {
        let names = snapshot.names();
        let names: Vec<String> = names.pairs().filter(|(seat, _)| won(*seat)).map(|(_, name)| name.clone()).collect();
        words.tell("home-won-by", &args![names => words.list(&names), count => names.len()])
    };
    match (&ending.outcome, ending.how) {
        (Some(outcome), _) => match own.iter().map(|seat| outcome.scores[seat].rank).min() {
            Some(1) => words.say("home-won"),
            Some(rank) => words.tell("home-place", &args![rank => rank, count => chairs.seats()]),
            None => winners(&|seat| outcome.scores[seat].rank == 1),
        },
        (None, How::Conceded) if own.iter().any(|seat| !chairs[seat].conceded) => words.say("home-won"),
        (None, How::Conceded) if own.is_empty() => winners(&|seat| !chairs[seat].conceded),
        (None, How::Conceded) => words.say("home-gave-up"),
        (None, How::Played | How::Closed | How::Expired) => words.say("home-unfinished"),
    }
}

/// A table's row from its summary alone.
fn bare(web: &Web, caller: &Caller, table: &Summary) -> Row {
    let Summary { id, game, seats, phase, touched, .. } = table;
    let words = caller.visitor.words();
    let phase = words.say(match phase {
        Phase::Open => "home-waiting",
        Phase::Running => "home-running",
        Phase::Over => "home-over",
    });
    let seats = words.tell("home-seats", &args![seats => *seats]);
    Row {
        url: format!("/t/{id}"),
        game: web
            .shows()
            .find(game)
            .map_or_else(|| game.clone(), |show| show.words(caller.visitor.language).say("game-name")),
        guided: false,
        names: String::new(),
        state: format!("{phase} · {seats} · {}", ago(caller, *touched)),
        waits: false,
        until: None,
    }
}

/// How long ago something was, in the largest unit that fits.
pub(crate) fn ago(caller: &Caller, then: Millis) -> String {
    let minutes = Millis::now().0.saturating_sub(then.0).max(0) / 60_000;
    let (key, count) = match minutes {
        ..60 => ("ago-minutes", minutes),
        60..1440 => ("ago-hours", minutes / 60),
        _ => ("ago-days", minutes / 1440),
    };
    caller.visitor.words().tell(key, &args![count => count])
}
