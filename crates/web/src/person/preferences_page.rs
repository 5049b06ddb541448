//! The settings page and the language switch.

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use look::Language;
use maud::html;
use table_page::preferences::{Confirm, Preferences, Speed};

use crate::edge::error::Error;
use crate::edge::form::{self, Fields};
use crate::edge::frame::Sheet;
use crate::edge::visitor::{Caller, LANGUAGE, PREFERENCES};
use crate::edge::web::Web;
use crate::person::channel::Channel;

/// `GET /settings`
pub(crate) async fn page(caller: Caller) -> Response {
    let words = caller.visitor.words();
    let Preferences { confirm, letters, speed } = caller.visitor.preferences;
    let body = html! {
        section.notice.sheet {
            h1 { (words.say("settings")) }
            form method="post" action="/settings" {
                fieldset.plain {
                    legend { (words.say("confirm-when")) }
                    @for choice in Confirm::ALL {
                        @let label = words.say(&format!("confirm-when-{}", choice.name()));
                        (form::radio("confirm", choice.name(), choice == confirm, &label))
                    }
                }
                fieldset.plain {
                    legend { (words.say("speed")) }
                    @for choice in Speed::ALL {
                        @let label = words.say(&format!("speed-{}", choice.name()));
                        (form::radio("speed", choice.name(), choice == speed, &label))
                    }
                }
                label.switch {
                    input type="checkbox" name="letters" value="on" checked[letters];
                    span { (words.say("keys-letters")) }
                }
                p { a href="/devices" { (words.say("devices")) } }
                p { a href="/notifications" { (words.say("notifications")) } }
                p.choices {
                    button.button.strong { (words.say("settings-save")) }
                    a.button href="/" { (words.say("settings-back")) }
                }
            }
        }
    };
    Sheet::new(&caller, &words.say("settings")).page(body)
}

/// `POST /settings`
pub(crate) async fn save(caller: Caller, fields: Fields) -> Result<Response, Error> {
    let name = fields.need("confirm")?;
    let confirm = Confirm::ALL.into_iter().find(|known| known.name() == name).ok_or(Error::Invalid)?;
    let letters = fields.get("letters").is_some();
    Ok(keep(&caller, &fields, Preferences { confirm, letters, speed: chosen(&fields)? }))
}

/// `POST /speed`: changes only the speed, from the bar of a moment or the menu of a table.
pub(crate) async fn speed(caller: Caller, fields: Fields) -> Result<Response, Error> {
    Ok(keep(&caller, &fields, Preferences { speed: chosen(&fields)?, ..caller.visitor.preferences }))
}

fn chosen(fields: &Fields) -> Result<Speed, Error> {
    let name = fields.need("speed")?;
    Speed::ALL.into_iter().find(|known| known.name() == name).ok_or(Error::Invalid)
}

fn keep(caller: &Caller, fields: &Fields, preferences: Preferences) -> Response {
    let cookie = caller.set_cookie(PREFERENCES, &preferences.write());
    ([(header::SET_COOKIE, cookie)], Redirect::to(fields.back().unwrap_or("/settings"))).into_response()
}

/// `POST /language`
pub(crate) async fn language(State(web): State<Web>, caller: Caller, fields: Fields) -> Result<Response, Error> {
    let language = Language::from_code(fields.need("language")?).ok_or(Error::Invalid)?;
    // A page changes its language without a database, too.
    if let Err(error) = Channel::translate(&web, &caller, language).await {
        tracing::debug!(reason = %error, "messages keep their language for now");
    }
    let cookie = caller.set_cookie(LANGUAGE, language.code());
    Ok(([(header::SET_COOKIE, cookie)], Redirect::to(fields.back().unwrap_or("/"))).into_response())
}
