//! *My devices*: the browsers of a person, how another one joins, and how each ends.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect};
use look::args;
use look::icons::qr;
use maud::{Markup, html};
use play::{Refused, Token};
use store::{Device, DeviceId, Grant, Invitation, Millis, VisitorId};

use crate::edge::error::Error;
use crate::edge::form::{self, Fields};
use crate::edge::frame::{Served, Sheet};
use crate::edge::limits::LINK_TIME;
use crate::edge::visitor::{Caller, Identity};
use crate::edge::web::Web;
use crate::edge::{agent, handed_on};
use crate::person::home::ago;
use crate::person::recovery::RecoveryWords;
use crate::person::tokens;

/// What a person has: the browsers that have not ended, the tokens of their programs, and when their recovery words were
/// made.
pub(crate) struct Belongings {
    pub(crate) devices: Vec<Device>,
    tokens: Vec<(Device, Grant)>,
    words: Option<Millis>,
}

impl Belongings {
    /// What the store knows of a person. A browser that has invited nobody and joined nobody is no device.
    pub(crate) async fn of(web: &Web, person: &VisitorId) -> Result<Belongings, Error> {
        let store = web.tables().store();
        let devices = store.devices(Some(person.clone())).await.map_err(Refused::from)?;
        let invitations = store.invitations(Some(person.clone())).await.map_err(Refused::from)?;
        let (mut browsers, mut tokens) = (Vec::new(), Vec::new());
        for mut device in devices.into_iter().filter(|device| device.ended.is_none()) {
            match device.grant.take() {
                Some(grant) => tokens.push((device, grant)),
                None => browsers.push(device),
            }
        }
        Ok(Belongings {
            devices: browsers,
            tokens,
            words: invitations.iter().find(|invitation| invitation.until.is_none()).map(|words| words.made),
        })
    }

    /// Whether a device can end, so that the person is not lost with it. A token always can.
    fn can_end(&self, device: &DeviceId) -> bool {
        if self.tokens.iter().any(|(token, _)| token.id == *device) {
            return true;
        }
        let has = self.devices.iter().any(|own| own.id == *device);
        has && (self.devices.len() > 1 || self.words.is_some())
    }
}

/// `GET /devices`
pub(crate) async fn page(State(web): State<Web>, caller: Caller) -> Served {
    let words = caller.visitor.words();
    let belongings = match caller.known() {
        Ok(person) => Belongings::of(&web, person).await?,
        Err(_) => Belongings { devices: Vec::new(), tokens: Vec::new(), words: None },
    };
    let is_listed = belongings.devices.iter().any(|device| caller.device.as_ref() == Some(&device.id));
    let body = html! {
        section.notice.sheet {
            h1 { (words.say("devices")) }
            p { (words.say("devices-about")) }
            ul.devices {
                @if !is_listed { li { strong { (words.say("device-this")) } } }
                @for device in &belongings.devices { li { (row(&caller, &belongings, device)) } }
            }
            form.choices method="post" action="/devices/link" {
                (form::id_field())
                button.button.strong { (words.say("devices-link")) }
            }
            h2 { (words.say("recovery")) }
            p { (words.say("recovery-about")) }
            @if let Some(made) = belongings.words {
                p { (words.tell("recovery-made", &args![ago => ago(&caller, made)])) }
            }
            form.choices method="post" action="/devices/words" {
                (form::id_field())
                button.button { (words.say(if belongings.words.is_some() { "recovery-anew" } else { "recovery-make" })) }
            }
            p { a href="/recover" { (words.say("recovery-have")) } }
            (tokens::section(&web, &caller, &belongings.tokens).await?)
            p.choices { a.button href="/" { (words.say("settings-back")) } }
        }
    };
    Ok(Sheet::new(&caller, &words.say("devices")).page(body))
}

/// A device in the list, with the form that ends it.
fn row(caller: &Caller, belongings: &Belongings, device: &Device) -> Markup {
    let words = caller.visitor.words();
    let is_this = caller.device.as_ref() == Some(&device.id);
    let name = if device.name.is_empty() { words.say("device-unnamed") } else { device.name.clone() };
    let about = if is_this { words.say("device-this") } else { ago(caller, device.used) };
    html! {
        span { strong { (name) } " · " (about) }
        @if belongings.can_end(&device.id) {
            @let end = words.say(if is_this { "device-end-this" } else { "device-end" });
            form.inline method="post" action="/devices/end" {
                (form::id_field())
                input type="hidden" name="device" value=(device.id);
                @let label = words.tell("for-seat", &args![label => end.as_str(), name => name.as_str()]);
                button.button aria-label=(label) { (end) }
            }
        }
    }
}

/// `POST /devices/end`
pub(crate) async fn end(State(web): State<Web>, caller: Caller, fields: Fields) -> Served {
    let (person, device) = (caller.known()?, fields.read("device")?);
    // A form that is sent twice ends nothing more.
    if Belongings::of(&web, person).await?.can_end(&device) {
        web.tables().end_device(&device, person).await?;
    }
    Ok(Redirect::to(if caller.device == Some(device) { "/" } else { "/devices" }).into_response())
}

/// Invites a browser to join the person: by a link that ends, or by recovery words.
async fn invite(web: &Web, caller: &Caller, agent: &HeaderMap, secret: &Token, is_link: bool) -> Result<(), Error> {
    web.0.counters.invitations.take(&caller.household).map_err(Error::TooManyRequests)?;
    let (person, store) = (caller.known()?.clone(), web.tables().store());
    let (Identity::Brought(token) | Identity::Given(token)) = &caller.identity else { return Err(Error::Cookies) };
    let now = store.clock().now();
    let (id, name) = (token.device(), agent::name(agent));
    let this = Device { id, person: person.clone(), name, since: now, used: now, ended: None, grant: None };
    store.keep_device(this).await.map_err(Refused::from)?;
    let until = is_link.then(|| Millis(now.0 + i64::from(LINK_TIME.most) * 1_000));
    let settings = handed_on::write(caller, is_link);
    let invitation = Invitation { id: secret.invitation(), person, made: now, until, settings };
    store.invite(invitation).await.map_err(Refused::from)?;
    Ok(())
}

/// `POST /devices/link`: the page with a link by which one browser joins. The link is shown only once.
pub(crate) async fn link(State(web): State<Web>, caller: Caller, headers: HeaderMap) -> Served {
    let (words, token) = (caller.visitor.words(), Token::random());
    invite(&web, &caller, &headers, &token, true).await?;
    let url = format!("{}/d/{token}", caller.visitor.base);
    let body = html! {
        section.notice.sheet {
            h1 { (words.say("devices-link")) }
            p { (words.tell("devices-link-about", &args![minutes => LINK_TIME.most / 60])) }
            label.field {
                span { (words.say("seat-link-private")) }
                input #share-link type="text" readonly value=(url);
            }
            button.button.copy type="button" data-copy="share-link" hidden { (words.say("share-copy")) }
            (qr(&url, &words.say("seat-link-qr")))
            p.choices { a.button href="/devices" { (words.say("devices")) } }
        }
    };
    Ok(Sheet::new(&caller, &words.say("devices-link")).page(body))
}

/// `POST /devices/words`: the page with new recovery words. They are shown only once.
pub(crate) async fn words(State(web): State<Web>, caller: Caller, headers: HeaderMap) -> Served {
    let (words, recovery) = (caller.visitor.words(), RecoveryWords::random());
    invite(&web, &caller, &headers, &recovery.token(), false).await?;
    let body = html! {
        section.notice.sheet {
            h1 { (words.say("recovery")) }
            p { (words.say("recovery-shown")) }
            ol.recovery lang="en" translate="no" { @for word in recovery.words() { li { (word) } } }
            p.choices { a.button href="/devices" { (words.say("devices")) } }
        }
    };
    Ok(Sheet::new(&caller, &words.say("recovery")).page(body))
}
