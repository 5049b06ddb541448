//! The secret addresses of a channel: one confirms a mailbox, one stops the messages, one is a calendar. Programs that
//! check mail follow its links, so `GET` changes nothing.

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use look::args;
use look::notice::notice;
use maud::{Markup, html};
use notify::{Address, Way};
use play::Refused;
use store::ChannelId;

use crate::edge::error::Error;
use crate::edge::form;
use crate::edge::frame::{Served, Sheet};
use crate::edge::in_path::InPath;
use crate::edge::visitor::Caller;
use crate::edge::web::Web;
use crate::person::channel::Channel;

/// The mailbox that waits for this code, and its address.
async fn mailbox(web: &Web, id: &str, code: &str) -> Result<(Channel, String), Error> {
    let id = id.parse().map_err(|_| Error::BadCode)?;
    let channel = Channel::find(web, &id).await?.ok_or(Error::BadCode)?;
    match &channel.address {
        Address::Mail { to, code: Some(known) } if known == code => {
            let to = to.clone();
            Ok((channel, to))
        }
        _ => Err(Error::BadCode),
    }
}

/// A question with one answer, which is posted to the address of the page.
fn question(caller: &Caller, title: &str, about: &str, hidden: &Markup, yes: &str) -> Served {
    let body = html! {
        section.notice.sheet {
            h1 { (title) }
            p { (about) }
            form.choices method="post" action=(caller.here) { (hidden) button.button.strong { (yes) } }
        }
    };
    Ok(Sheet::new(caller, title).page(body))
}

/// What was done, with the way to the visitor's channels.
fn done(caller: &Caller, title: &str, about: &str) -> Served {
    let onward = caller.visitor.words().say("notifications");
    Ok(Sheet::new(caller, title).page(notice(title, about, &[("/notifications", &onward)])))
}

/// `GET /notifications/confirm/{id}/{code}`
pub(crate) async fn ask(
    State(web): State<Web>,
    caller: Caller,
    InPath((id, code)): InPath<(String, String)>,
) -> Served {
    let (words, (_, to)) = (caller.visitor.words(), mailbox(&web, &id, &code).await?);
    let about = words.tell("confirm-mail-about", &args![address => to]);
    question(&caller, &words.say("confirm-mail"), &about, &form::id_field(), &words.say("confirm-mail-yes"))
}

/// `POST /notifications/confirm/{id}/{code}`
pub(crate) async fn confirm(
    State(web): State<Web>,
    caller: Caller,
    InPath((id, code)): InPath<(String, String)>,
) -> Served {
    let (words, (mut channel, to)) = (caller.visitor.words(), mailbox(&web, &id, &code).await?);
    let about = words.tell("confirm-mail-done-about", &args![address => to.as_str()]);
    channel.address = Address::Mail { to, code: None };
    channel.keep(&web).await?;
    done(&caller, &words.say("confirm-mail-done"), &about)
}

/// `GET /stop/{id}`
pub(crate) async fn leave(caller: Caller, InPath(_): InPath<String>) -> Served {
    let words = caller.visitor.words();
    question(&caller, &words.say("stop"), &words.say("stop-about"), &html! {}, &words.say("stop-yes"))
}

/// `POST /stop/{id}`. Mail programs send it by themselves (RFC 8058), so it needs no identity.
pub(crate) async fn stop(State(web): State<Web>, caller: Caller, InPath(id): InPath<String>) -> Served {
    let words = caller.visitor.words();
    if let Ok(id) = id.parse::<ChannelId>() {
        web.tables().store().remove_channel(id).await.map_err(Refused::from)?;
    }
    done(&caller, &words.say("stop-done"), &words.say("stop-done-about"))
}

/// `GET /calendar/{id}.ics`
pub(crate) async fn calendar(State(web): State<Web>, InPath(file): InPath<String>) -> Served {
    let id = file.strip_suffix(".ics").and_then(|id| id.parse().ok());
    let id = id.filter(|_| web.notifier().offers(Way::Calendar)).ok_or(Error::NotFound)?;
    let text = web.notifier().calendar(&id).await.map_err(Refused::from)?.ok_or(Error::NotFound)?;
    Ok(([(header::CONTENT_TYPE, "text/calendar; charset=utf-8")], text).into_response())
}
