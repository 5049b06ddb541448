//! The page of a private link, which moves a seat to another device or gives a bot's seat to somebody. `GET` does not
//! use up the link, so link previews are harmless.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use look::args;
use look::lobby::name_field;
use maud::html;
use play::{Refused, Request, Table, Token};
use table::Seat;

use crate::edge::destination::Destination;
use crate::edge::doors;
use crate::edge::error::Error;
use crate::edge::form::{self, Fields};
use crate::edge::frame::{Served, Sheet};
use crate::edge::in_path::InPath;
use crate::edge::visitor::Caller;
use crate::edge::web::Web;

/// Parses the token of a link.
fn token(text: &str) -> Result<Token, Error> {
    text.parse().map_err(|_| Error::Refused(Refused::BadLink))
}

/// `GET /s/{token}`. Redirects here from a URL that was not copied exactly.
pub(crate) async fn page(State(web): State<Web>, caller: Caller, InPath(token): InPath<String>) -> Served {
    if let Some(path) = Destination::mended(&format!("/s/{token}"), &caller) {
        return Ok(Redirect::to(&path).into_response());
    }
    let token = self::token(&token)?;
    let (table, seat) = web.tables().by_link(&token).await?;
    form(&web, &caller, &token, &table, seat, None)
}

/// The form that takes the seat; `wrong` is a name that was refused, with the reason.
fn form(
    web: &Web,
    caller: &Caller,
    token: &Token,
    table: &Table,
    seat: Seat,
    wrong: Option<(&str, &str)>,
) -> Result<Response, Error> {
    let snapshot = table.look(&caller.visitor.id)?;
    snapshot.admits(&caller.visitor.id, &Request::TakeSeat { token: token.clone(), name: None })?;
    let chair = snapshot.chairs().get(seat).ok_or(Error::Refused(Refused::NoSeat))?;
    let words = web.show(snapshot.title().name())?.words(caller.visitor.language);
    let title = words.tell("take-seat", &args![name => chair.name.shown()]);
    let game = words.say("game-name");
    let body = html! {
        section.notice.sheet {
            h1 { (title) }
            p { (words.tell("take-seat-about", &args![game => game])) }
            form.choices method="post" action={ "/s/" (token) } {
                (form::id_field())
                input type="hidden" name="table" value=(table.id());
                input type="hidden" name="seat" value=(seat);
                @if snapshot.gives_way(seat) {
                    p { (words.say("take-seat-bot")) }
                    @let usual = if chair.stand_in.is_some() { chair.name.plain() } else { &caller.visitor.name };
                    (name_field(words, wrong.map_or(usual, |(name, _)| name), wrong.map(|(_, fault)| fault)))
                }
                button.button.strong { (words.say("take-seat-yes")) }
                a.button href="/" { (words.say("confirm-no")) }
            }
        }
    };
    Ok(Sheet::new(caller, &title).page(body))
}

/// `POST /s/{token}`. The form names its table, so that the same form sent again gets the same answer, even though the
/// link has been used up. The token alone decides whether the seat may be taken.
pub(crate) async fn take(
    State(web): State<Web>,
    caller: Caller,
    InPath(token): InPath<String>,
    fields: Fields,
) -> Served {
    let token = self::token(&token)?;
    let visitor = caller.known()?;
    doors::keep_out(&web, &caller).await?;
    let (table, seat) = (web.tables().table(&fields.read("table")?).await?, fields.seat()?);
    let name = fields.get("name").map(str::to_owned);
    let request = Request::TakeSeat { token: token.clone(), name: name.clone() };
    match table.ask(visitor, fields.id()?, request).await.map_err(Error::from) {
        Ok(_) => Ok(Redirect::to(&format!("/t/{}?seat={seat}", table.id())).into_response()),
        Err(error) if error.is_of_name() => {
            let fault = error.text(caller.visitor.words());
            let wrong = Some((name.as_deref().unwrap_or(""), fault.as_str()));
            Ok((error.status(), form(&web, &caller, &token, &table, seat, wrong)?).into_response())
        }
        Err(error) => Err(error),
    }
}
