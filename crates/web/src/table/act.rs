//! Handlers of the forms on a table's page.

use axum::extract::{Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use erasure::AnyReason;
use look::icons::qr;
use look::notice::confirm;
use look::{Names, Show, args};
use maud::html;
use play::{Done, ListNumber, Refused, Request, Table, Token};
use store::{FormId, Saying, Watch};
use table::{Seat, Viewer};
use table_page::preferences::Confirm;
use table_page::{View, ViewQuery};

use crate::edge::error::Error;
use crate::edge::form::{self, Fields};
use crate::edge::frame::{Served, Sheet};
use crate::edge::in_path::InPath;
use crate::edge::visitor::{Caller, NAME, encode};
use crate::edge::web::Web;
use crate::edge::{address, doors};
use crate::table::{pace, page};

/// Reads a verb's form. The text is the visitor's usual name, for a form without a field for one.
type Read = fn(&Fields, &str) -> Result<Request, Error>;

/// The verbs of a table, `POST /t/{id}/{verb}`, and how their forms are read.
const VERBS: &[(&str, Read)] = &[
    ("sit", |fields, usual| {
        Ok(Request::Sit {
            seat: fields.seat()?,
            name: fields.given("name").unwrap_or(usual).to_owned(),
            commitment: fields.optional("commitment")?,
            of: None,
        })
    }),
    ("rename", |fields, _| Ok(Request::Rename { seat: fields.seat()?, name: fields.need("name")?.to_owned() })),
    ("promise", |fields, _| Ok(Request::Promise { seat: fields.seat()?, commitment: fields.read("commitment")? })),
    ("move", |fields, _| {
        Ok(Request::Move {
            from: fields.seat_in("from")?,
            to: fields.seat()?,
            commitment: fields.optional("commitment")?,
        })
    }),
    ("up", |fields, _| Ok(Request::MoveUp { seat: fields.seat()? })),
    ("leave", |fields, _| Ok(Request::Leave { seat: fields.seat()? })),
    ("free", |fields, _| Ok(Request::Free { seat: fields.seat()? })),
    ("bot", |fields, _| Ok(Request::PutBot { seat: fields.seat()?, bot: fields.need("bot")?.to_owned() })),
    ("fill", |fields, _| {
        Ok(Request::Fill {
            seat: fields.seat()?,
            bot: fields.need("bot")?.to_owned(),
            opened: fields.optional("opened")?,
        })
    }),
    ("close-seats", |_, _| Ok(Request::CloseSeats)),
    ("ready", |fields, _| Ok(Request::Ready { seat: fields.seat()?, opened: fields.optional("opened")? })),
    ("step", |fields, _| step(fields.seat()?, fields.read("at")?, fields)),
    ("hint", |fields, _| Ok(Request::Hint { seat: fields.seat()?, at: fields.read("at")? })),
    ("pass-for-me", |fields, _| Ok(Request::PassForMe { seat: fields.seat()?, on: fields.get("on").is_some() })),
    ("hand-over", |fields, _| Ok(Request::HandOver { seat: fields.seat()? })),
    ("hand-back", |fields, _| Ok(Request::HandBack { seat: fields.seat()? })),
    ("concede", |fields, _| Ok(Request::Concede { seat: fields.seat()? })),
    ("pause", |fields, _| Ok(Request::Pause { on: fields.get("on").is_some() })),
    ("nights", |fields, _| Ok(Request::Nights { seat: fields.seat()?, night: pace::night(fields)? })),
    ("holiday", |fields, _| Ok(Request::Holiday { seat: fields.seat()?, days: fields.read("days")? })),
    ("close", |_, _| Ok(Request::Close)),
    ("link", |fields, _| Ok(Request::NewLink { seat: fields.seat()? })),
    ("rematch", |fields, _| Ok(Request::Rematch { game: fields.optional("game")? })),
    ("agree", |fields, _| Ok(Request::Agree { seat: fields.seat()? })),
    ("say", |fields, _| Ok(Request::Say { seat: fields.seat()?, saying: saying(fields)? })),
];

/// The verbs of a table: what its forms ask.
pub fn verbs() -> impl Iterator<Item = &'static str> {
    VERBS.iter().map(|(verb, _)| *verb)
}

/// The request of a verb's form with these fields.
///
/// # Errors
/// When there is no such verb, or a field is missing or cannot be read.
pub fn request(verb: &str, fields: Vec<(String, String)>) -> Result<Request, Error> {
    reader(verb)?(&Fields::of(fields), "")
}

/// How the form of this verb is read.
fn reader(verb: &str) -> Result<Read, Error> {
    VERBS.iter().find(|(known, _)| *known == verb).map(|(_, read)| *read).ok_or(Error::NotFound)
}

/// Verbs that have a confirmation page, since they cannot be undone or concern somebody else's seat, with the translation
/// keys of its title and text.
const ASKED: [(&str, &str, &str); 3] = [
    ("concede", "concede", "concede-about"),
    ("close", "abandon", "abandon-about"),
    ("hand-over", "replace", "replace-about"),
];

/// `GET /t/{id}/{verb}`: the confirmation page of a verb that has one. For any other verb, such as after a reload, a
/// redirect to the table.
pub(crate) async fn ask(
    State(web): State<Web>,
    caller: Caller,
    InPath((id, verb)): InPath<(String, String)>,
    Query(wanted): Query<ViewQuery>,
) -> Served {
    let read = reader(&verb)?;
    let table = address::table(&web, &caller, &id).await?;
    let Some((_, title, about)) = ASKED.into_iter().find(|(asked, ..)| *asked == verb) else {
        return Ok(Redirect::to(&format!("/t/{}", table.id())).into_response());
    };
    let snapshot = table.look(&caller.visitor.id)?;
    let view = View::new(web.shows(), &snapshot, &caller.visitor, &wanted)?;
    let seat = wanted.seat().map(|seat| ("seat".to_owned(), seat.to_string()));
    let request = read(&Fields::of(seat.into_iter().collect()), "")?;
    snapshot.admits(&caller.visitor.id, &request)?;
    let hidden = html! {
        (form::id_field())
        @if let Some(seat) = wanted.seat() { input type="hidden" name="seat" value=(seat); }
    };
    let game = view.words.say("game-name");
    let named = |key: &str| match wanted.seat() {
        Some(seat) => view.words.tell(key, &args![name => view.called(seat)]),
        None => view.words.say(key),
    };
    let title = named(title);
    let names: Vec<String> = Seat::all(snapshot.header().seats).map(|seat| view.called(seat)).collect();
    let about = html! {
        p { (view.words.tell("at-table", &args![game => game, names => view.words.list(&names)])) }
        p { (last_but(&view, &request).unwrap_or_else(|| named(about))) }
    };
    let question = confirm(view.words, &title, &about, &view.url(format_args!("/{verb}")), &hidden, &view.url(""));
    Ok(Sheet::new(&caller, &title).page(question))
}

/// The warning before conceding to the only other player: the game ends. `None` if more players are left.
fn last_but(view: &View<'_>, request: &Request) -> Option<String> {
    let Request::Concede { seat } = request else { return None };
    let chairs = view.snapshot.chairs().pairs();
    let others: Vec<Seat> =
        chairs.filter(|(other, chair)| other != seat && !chair.conceded).map(|(other, _)| other).collect();
    let [last] = others[..] else { return None };
    Some(view.words.tell("concede-about-last", &args![name => view.name(last)]))
}

/// `POST /t/{id}/{verb}`
pub(crate) async fn act(
    State(web): State<Web>,
    caller: Caller,
    InPath((id, verb)): InPath<(String, String)>,
    fields: Fields,
) -> Served {
    let request = reader(&verb)?(&fields, &caller.visitor.called())?;
    let visitor = caller.known()?;
    let form = fields.id()?;
    let table = address::table(&web, &caller, &id).await?;
    if let Some(question) = question(&web, &table, &caller, &fields, &request).await? {
        return Ok(question);
    }
    let name = match &request {
        Request::Sit { name, .. } | Request::Rename { name, .. } => Some(name.clone()),
        _ => None,
    };
    // The page says what is wrong with a name at the field of those who want to sit down.
    let sits = matches!(request, Request::Sit { .. });
    let is_own = match &request {
        Request::NewLink { seat } => table.look(visitor)?.seats_of(visitor).contains(*seat),
        _ => false,
    };
    let done = match perform(&web, &table, &caller, form, request).await {
        Ok(done) => done,
        Err(error) => {
            let wrong_name = name.filter(|_| sits && error.is_of_name()).ok_or_else(|| error.clone())?;
            let snapshot = table.look(visitor)?;
            let mut view = View::new(web.shows(), &snapshot, &caller.visitor, &ViewQuery::default())?;
            view.wrong_name = Some((wrong_name, error.text(view.words)));
            return Ok((error.status(), page::sheet(&web, &caller, &view, &ViewQuery::default())).into_response());
        }
    };
    match done {
        Done::Stay => Ok(back_to(&table, &caller, &fields, name.and(fields.given("name")))),
        Done::Table(id) => Ok(Redirect::to(&format!("/t/{id}")).into_response()),
        Done::Link(token) => Ok(private_link(&table, &caller, &token, is_own)),
    }
}

/// Makes a request to a table, which is remembered by its form.
///
/// # Errors
/// When the operator has excluded the caller or lets them open no tables, a limit is reached, or the table refuses, with
/// the game's own reason.
pub(crate) async fn perform(
    web: &Web,
    table: &Table,
    caller: &Caller,
    form: FormId,
    request: Request,
) -> Result<Done, Error> {
    let visitor = caller.known()?;
    if matches!(request, Request::Sit { .. } | Request::Say { .. } | Request::Rematch { .. }) {
        doors::keep_out(web, caller).await?;
    }
    if matches!(request, Request::Sit { .. } | Request::CloseSeats | Request::Rematch { .. }) {
        let snapshot = table.look(visitor)?;
        let is_sitting = matches!(request, Request::Sit { .. });
        let is_public = snapshot.settings.watch == Watch::Everybody;
        // What the table refuses uses nothing up.
        match snapshot.admits(visitor, &request) {
            Ok(_) if !is_sitting && snapshot.rematch().is_none() => doors::open(web, caller).await?,
            Ok(_) if is_sitting && is_public && !snapshot.has_part(visitor) => {
                web.0.counters.seats.take(&caller.household).map_err(Error::TooManyRequests)?;
            }
            _ => {}
        }
    }
    table.ask(visitor, form, request).await.map_err(|refused| reasoned(web, table, caller, refused))
}

fn saying(fields: &Fields) -> Result<Saying, Error> {
    match fields.get("words") {
        Some(words) => Ok(Saying::Words(words.to_owned())),
        None => Ok(Saying::Phrase(fields.read("phrase")?)),
    }
}

fn step(seat: Seat, at: ListNumber, fields: &Fields) -> Result<Request, Error> {
    match (fields.get(look::Form::FIELD), fields.get(look::Form::BACK), fields.get("draft")) {
        (Some(action), None, None) => Ok(Request::Step { seat, action: action.to_owned(), at }),
        (None, Some(action), None) => Ok(Request::TakeBack { seat, action: action.to_owned(), at }),
        (None, None, Some("undo")) => Ok(Request::Undo { seat, at }),
        (None, None, Some("reset")) => Ok(Request::Reset { seat, at }),
        _ => Err(Error::Invalid),
    }
}

/// The confirmation page of a step that reveals hidden information, if the visitor always wants to be asked; otherwise
/// `None`.
async fn question(
    web: &Web,
    table: &Table,
    caller: &Caller,
    fields: &Fields,
    request: &Request,
) -> Result<Option<Response>, Error> {
    let Request::Step { seat, action, at } = request else { return Ok(None) };
    if caller.visitor.preferences.confirm != Confirm::On || fields.get("yes").is_some() {
        return Ok(None);
    }
    let snapshot = table.look(&caller.visitor.id)?;
    let is_mine = snapshot.seats_of(&caller.visitor.id).contains(*seat);
    let learns = || snapshot.choices(*seat).iter().any(|choice| choice.text == *action && choice.learns);
    if !is_mine || snapshot.at(*seat) != *at || !learns() {
        return Ok(None);
    }
    let show = web.show(snapshot.title().name())?;
    let words = show.words(caller.visitor.language);
    let seen = snapshot.seen(Viewer::Seat(*seat));
    let names = snapshot.names();
    let names = Names::new(&names, Some(*seat));
    let title = seen.and_then(|seen| show.describe(seen, action, names, words));
    let title = title.unwrap_or_else(|| words.say("your-turn"));
    let hidden = html! {
        (form::id_field())
        input type="hidden" name="seat" value=(seat);
        input type="hidden" name="at" value=(at);
        input type="hidden" name=(look::Form::FIELD) value=(action);
    };
    let (url, back) = (format!("/t/{}/step", table.id()), format!("/t/{}?seat={seat}", table.id()));
    let about = html! { p { (words.say("no-way-back")) } };
    let page = confirm(words, &title, &about, &url, &hidden, &back);
    Ok(Some(Sheet::new(caller, &title).page(page)))
}

/// The error for a refusal, with the game's own reason if it gives one.
fn reasoned(web: &Web, table: &Table, caller: &Caller, refused: Refused) -> Error {
    let Refused::NotLegal { reason: Some(reason), .. } = &refused else { return refused.into() };
    let said = || {
        let snapshot = table.look(&caller.visitor.id).ok()?;
        not_possible(web.show(snapshot.title().name()).ok()?, reason, caller)
    };
    said().unwrap_or_else(|| refused.into())
}

/// The error for a reason of this game; `None` if it is another game's.
pub(crate) fn not_possible(show: &dyn Show, reason: &AnyReason, caller: &Caller) -> Option<Error> {
    let (said, clause) = (show.reason(reason, show.words(caller.visitor.language))?, reason.clause());
    // A non-breaking hyphen.
    Some(Error::NotPossible { reason: said.replace(clause, &clause.replace('-', "\u{2011}")), clause })
}

/// A redirect to the table as the form's seat sees it. Sets the name cookie if a name was given.
fn back_to(table: &Table, caller: &Caller, fields: &Fields, name: Option<&str>) -> Response {
    let seat = fields.seat().map_or_else(|_| String::new(), |seat| format!("?seat={seat}"));
    let mut response = Redirect::to(&format!("/t/{}{seat}", table.id())).into_response();
    if let Some(name) = name {
        response.headers_mut().append(header::SET_COOKIE, caller.set_cookie(NAME, &encode(name)));
    }
    response
}

/// The page with a private link to the visitor's own seat, or to a seat that they give away. The link is shown only
/// once.
fn private_link(table: &Table, caller: &Caller, token: &Token, is_own: bool) -> Response {
    let words = caller.visitor.words();
    let url = format!("{}/s/{token}", caller.visitor.base);
    let (title, about) = if is_own { ("seat-link", "seat-link-about") } else { ("seat-give", "seat-give-about") };
    let title = words.say(title);
    let body = html! {
        section.notice.sheet {
            h1 { (title) }
            p { (words.say(about)) }
            label.field {
                span { (words.say("seat-link-private")) }
                input #share-link type="text" readonly value=(url);
            }
            button.button.copy type="button" data-copy="share-link" hidden { (words.say("share-copy")) }
            (qr(&url, &words.say("seat-link-qr")))
            @if is_own {
                p { (words.say("seat-link-devices")) " " a href="/devices" { (words.say("devices")) } }
            }
            p.choices { a.button href={ "/t/" (table.id()) } { (words.say("error-table")) } }
        }
    };
    Sheet::new(caller, &title).page(body)
}
