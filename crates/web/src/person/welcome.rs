//! How the operator invites people to open tables: by a phrase, or by a link.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use look::notice::notice;
use maud::{Markup, html};
use play::{Refused, Token};
use store::{Pass, StoreError, VisitorId, Welcome};

use crate::edge::config::Openers;
use crate::edge::destination::Destination;
use crate::edge::doors::{keep_out, may_open};
use crate::edge::error::Error;
use crate::edge::form::{self, Fields};
use crate::edge::frame::{Served, Sheet};
use crate::edge::in_path::InPath;
use crate::edge::visitor::Caller;
use crate::edge::web::Web;

/// Who opens tables here, for somebody who may not.
pub(crate) fn told(web: &Web, caller: &Caller) -> Markup {
    let words = caller.visitor.words();
    html! {
        @if matches!(web.config().openers, Openers::Operator) {
            (words.say("doors-host"))
        } @else {
            (words.say("doors-invited")) " · " a href="/welcome" { (words.say("doors-have")) }
        }
    }
}

/// The page for somebody who may not open tables; `wrong` is a phrase that is not the operator's, with the reason.
pub(crate) fn closed(web: &Web, caller: &Caller, wrong: Option<(&str, &str)>) -> Response {
    let words = caller.visitor.words();
    let is_operators = matches!(web.config().openers, Openers::Operator);
    let title = words.say(if is_operators { "doors-host" } else { "doors-invited" });
    let body = html! {
        section.notice.sheet {
            h1 { (title) }
            p { (words.say("error-not-invited")) }
            @if !is_operators {
                p {
                    (words.say("doors-ask")) " "
                    @if let Some(contact) = &caller.house.contact { a href=(contact) { (words.say("contact")) } }
                }
            }
            @if let Openers::Invited(Some(_)) = &web.config().openers {
                form method="post" action="/welcome" {
                    (form::id_field())
                    label.field {
                        span { (words.say("doors-phrase")) }
                        input type="text" name="phrase" autocapitalize="none" autocomplete="off" spellcheck="false"
                            required maxlength="200" value=(wrong.map_or("", |(typed, _)| typed))
                            aria-invalid=[wrong.map(|_| "true")] aria-describedby="phrase-about";
                    }
                    p.about #phrase-about role=[wrong.map(|_| "alert")] {
                        (wrong.map_or_else(|| words.say("doors-phrase-about"), |(_, fault)| fault.to_owned()))
                    }
                    p.choices {
                        button.button.strong { (words.say("doors-go")) }
                        a.button href="/" { (words.say("error-home")) }
                    }
                }
            } @else {
                p.choices { a.button href="/" { (words.say("error-home")) } }
            }
        }
    };
    Sheet::new(caller, &title).page(body)
}

/// `GET /welcome`
pub(crate) async fn page(State(web): State<Web>, caller: Caller) -> Served {
    keep_out(&web, &caller).await?;
    if !may_open(&web, &caller).await? {
        return Ok(closed(&web, &caller, None));
    }
    let words = caller.visitor.words();
    let (title, home) = (words.say("doors-open"), words.say("error-home"));
    let body = notice(&title, &words.say("doors-open-about"), &[("/", home.as_str())]);
    Ok(Sheet::new(&caller, &title).page(body))
}

/// `POST /welcome`: invites whoever types the phrase.
pub(crate) async fn by_phrase(State(web): State<Web>, caller: Caller, fields: Fields) -> Served {
    web.0.counters.recoveries.take(&caller.household).map_err(Error::TooManyRequests)?;
    let Openers::Invited(Some(phrase)) = &web.config().openers else { return Err(Error::NotFound) };
    let typed = fields.get("phrase").unwrap_or_default();
    if phrase.is(typed) {
        return invite(&web, caller.known()?, Welcome::Phrase).await;
    }
    let fault = Error::WrongPhrase;
    if web.is_news(&fault) {
        tracing::info!(reason = %fault, "somebody was not invited");
    }
    let mut page = closed(&web, &caller, Some((typed, &fault.text(caller.visitor.words()))));
    *page.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
    Ok(page)
}

/// Marks a person as invited, and shows them so.
async fn invite(web: &Web, person: &VisitorId, by: Welcome) -> Served {
    let store = web.tables().store();
    store.welcome(person.clone(), by, store.clock().now()).await.map_err(|error| match error {
        StoreError::NotFound => Error::NoPass,
        error => Refused::from(error).into(),
    })?;
    Ok(Redirect::to("/welcome").into_response())
}

/// `GET /w/{token}`: asks whether to accept the operator's invitation. Changes nothing, so link previews are harmless.
/// Redirects here from a URL that was not copied exactly.
pub(crate) async fn by_link(State(web): State<Web>, caller: Caller, InPath(token): InPath<String>) -> Served {
    if let Some(path) = Destination::mended(&format!("/w/{token}"), &caller) {
        return Ok(Redirect::to(&path).into_response());
    }
    let token: Token = token.parse().map_err(|_| Error::NoPass)?;
    let (store, id) = (web.tables().store(), token.pass());
    let passes = store.passes().await.map_err(Refused::from)?;
    let now = store.clock().now();
    let is_valid = |pass: &Pass| pass.id == id && pass.until.is_none_or(|until| until >= now);
    if !passes.iter().any(is_valid) {
        return Err(Error::NoPass);
    }
    let words = caller.visitor.words();
    let title = words.say("doors-invite");
    let body = html! {
        section.notice.sheet {
            h1 { (title) }
            p { (words.say("doors-invite-about")) }
            form method="post" action={ "/w/" (token) } {
                (form::id_field())
                p.choices {
                    button.button.strong { (words.say("doors-accept")) }
                    a.button href="/" { (words.say("confirm-no")) }
                }
            }
        }
    };
    Ok(Sheet::new(&caller, &title).page(body))
}

/// `POST /w/{token}`
pub(crate) async fn accept(State(web): State<Web>, caller: Caller, InPath(token): InPath<String>) -> Served {
    let token: Token = token.parse().map_err(|_| Error::NoPass)?;
    invite(&web, caller.known()?, Welcome::Pass(token.pass())).await
}
