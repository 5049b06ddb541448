//! A browser joins a person, by the link that another browser of theirs has made, or by recovery words. `GET` changes
//! nothing, so link previews are harmless.
//!
//! The browser gets a new token. The token of its own person is lost with the tables of that person, so it has to agree
//! to that. The same form sent again makes the same token, so it joins once.

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use look::args;
use maud::{Markup, html};
use play::{Refused, Token};
use store::{Device, Invitation, StoreError};

use crate::edge::destination::Destination;
use crate::edge::error::Error;
use crate::edge::form::{self, Fields};
use crate::edge::frame::{Served, Sheet};
use crate::edge::guard::Joined;
use crate::edge::in_path::InPath;
use crate::edge::limits::DEVICES;
use crate::edge::visitor::Caller;
use crate::edge::web::Web;
use crate::edge::{agent, handed_on};
use crate::person::devices::Belongings;
use crate::person::recovery::{Fault, RecoveryWords};

/// The invitation with this secret, if it is not over.
async fn invitation(web: &Web, secret: &Token) -> Result<Invitation, Error> {
    let store = web.tables().store();
    let found = store.invitation(secret.invitation()).await.map_err(Refused::from)?;
    let now = store.clock().now();
    found.filter(|found| found.until.is_none_or(|until| until >= now)).ok_or(Error::NoInvitation)
}

/// How many tables the browser has itself, which it leaves when it joins.
async fn left_behind(web: &Web, caller: &Caller) -> Result<usize, Error> {
    Ok(match caller.known() {
        Ok(visitor) => web.tables().mine(visitor).await?.len(),
        Err(_) => 0,
    })
}

/// The field by which a browser agrees to leave its own tables; empty if it has none.
fn agreement(caller: &Caller, count: usize) -> Markup {
    let words = caller.visitor.words();
    html! {
        @if count > 0 {
            p { (words.tell("join-leaves", &args![count => count])) }
            label.switch {
                input type="checkbox" name="leave" value="on" required;
                span { (words.say("join-leaves-yes")) }
            }
        }
    }
}

/// `GET /d/{token}`. Redirects here from a URL that was not copied exactly.
pub(crate) async fn page(State(web): State<Web>, caller: Caller, InPath(token): InPath<String>) -> Served {
    if let Some(path) = Destination::mended(&format!("/d/{token}"), &caller) {
        return Ok(Redirect::to(&path).into_response());
    }
    let token: Token = token.parse().map_err(|_| Error::NoInvitation)?;
    let invitation = invitation(&web, &token).await?;
    if caller.known().is_ok_and(|visitor| *visitor == invitation.person) {
        return Ok(Redirect::to("/devices").into_response());
    }
    let words = caller.visitor.words();
    let title = words.say("join-title");
    let body = html! {
        section.notice.sheet {
            h1 { (title) }
            p { (words.say("join-about")) }
            form method="post" action={ "/d/" (token) } {
                (form::id_field())
                (agreement(&caller, left_behind(&web, &caller).await?))
                p.choices {
                    button.button.strong { (words.say("join-yes")) }
                    a.button href="/" { (words.say("confirm-no")) }
                }
            }
        }
    };
    Ok(Sheet::new(&caller, &title).page(body))
}

/// `POST /d/{token}`
pub(crate) async fn by_link(
    State(web): State<Web>,
    caller: Caller,
    InPath(token): InPath<String>,
    headers: HeaderMap,
    fields: Fields,
) -> Served {
    let token = token.parse().map_err(|_| Error::NoInvitation)?;
    join(&web, &caller, &token, &headers, &fields).await
}

/// Makes the browser a device of the person who has this secret.
async fn join(web: &Web, caller: &Caller, secret: &Token, agent: &HeaderMap, fields: &Fields) -> Served {
    caller.known()?;
    let (store, token) = (web.tables().store(), secret.joining(&fields.id()?));
    let id = token.device();
    let has_joined = store.device(id.clone()).await.map_err(Refused::from)?;
    if has_joined.is_some_and(|device| device.ended.is_none()) {
        return Ok(welcome(caller, token, ""));
    }
    let Invitation { id: invitation, person, settings, .. } = invitation(web, secret).await?;
    if caller.visitor.id == person {
        return Ok(Redirect::to("/devices").into_response());
    }
    if left_behind(web, caller).await? > 0 && fields.get("leave").is_none() {
        return Err(Error::Invalid);
    }
    if Belongings::of(web, &person).await?.devices.len() >= web.limit(DEVICES).most as usize {
        return Err(Error::TooManyDevices);
    }
    let now = store.clock().now();
    let device = Device { id, person, name: agent::name(agent), since: now, used: now, ended: None, grant: None };
    store.join(invitation, device).await.map_err(|error| match error {
        StoreError::NotFound => Error::NoInvitation,
        error => Refused::from(error).into(),
    })?;
    if let Some(former) = &caller.device {
        web.tables().end_device(former, &caller.visitor.id).await?;
    }
    Ok(welcome(caller, token, &settings))
}

/// The start page, with the cookies of the person's settings.
fn welcome(caller: &Caller, token: Token, settings: &str) -> Response {
    let mut response = Redirect::to("/").into_response();
    for cookie in handed_on::cookies(caller, settings) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response.extensions_mut().insert(Joined(token));
    response
}

/// `GET /recover`
pub(crate) async fn recover(State(web): State<Web>, caller: Caller) -> Served {
    recovery_page(&web, &caller, None).await
}

/// The form for recovery words; `wrong` are words that were refused, with the reason.
async fn recovery_page(web: &Web, caller: &Caller, wrong: Option<(&str, &str)>) -> Served {
    let words = caller.visitor.words();
    let title = words.say("recovery-have");
    let body = html! {
        section.notice.sheet {
            h1 { (title) }
            p { (words.say("recover-about")) }
            form method="post" action="/recover" {
                (form::id_field())
                label.field {
                    span { (words.say("recovery")) }
                    textarea name="words" rows="4" lang="en" autocapitalize="none" autocomplete="off" spellcheck="false"
                        required aria-invalid=[wrong.map(|_| "true")] aria-describedby="words-about" {
                        (wrong.map_or("", |(typed, _)| typed))
                    }
                }
                p.about #words-about role=[wrong.map(|_| "alert")] {
                    (wrong.map_or_else(|| words.say("recover-field"), |(_, fault)| fault.to_owned()))
                }
                (agreement(caller, left_behind(web, caller).await?))
                p.choices {
                    button.button.strong { (words.say("join-yes")) }
                    a.button href="/" { (words.say("confirm-no")) }
                }
            }
        }
    };
    Ok(Sheet::new(caller, &title).page(body))
}

/// `POST /recover`
pub(crate) async fn by_words(State(web): State<Web>, caller: Caller, headers: HeaderMap, fields: Fields) -> Served {
    web.0.counters.recoveries.take(&caller.household).map_err(Error::TooManyRequests)?;
    let (words, typed) = (caller.visitor.words(), fields.get("words").unwrap_or_default());
    let fault = match RecoveryWords::read(typed) {
        Ok(recovery) => match join(&web, &caller, &recovery.token(), &headers, &fields).await {
            Err(Error::NoInvitation) => words.say("recover-nobody"),
            joined => return joined,
        },
        Err(Fault::Count(count)) => words.tell("recover-count", &args![count => count]),
        Err(Fault::Unknown(word)) => words.tell("recover-unknown", &args![word => word]),
        Err(Fault::Checksum) => words.say("recover-checksum"),
    };
    let mut page = recovery_page(&web, &caller, Some((typed, &fault))).await?;
    *page.status_mut() = axum::http::StatusCode::UNPROCESSABLE_ENTITY;
    Ok(page)
}
