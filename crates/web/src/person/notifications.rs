//! *Notifications*: the channels by which a person is told about their tables while no page is open.

use axum::extract::State;
use axum::http::{Uri, header};
use axum::response::{IntoResponse, Redirect};
use look::notice::notice;
use look::{Words, args};
use maud::{Markup, html};
use notify::push::Subscription;
use notify::webhook::Form;
use notify::{Address, Way, What, mail};
use play::Refused;
use store::Device;
use table::hex;

use crate::edge::error::Error;
use crate::edge::form::{self, Fields};
use crate::edge::frame::{Served, Sheet};
use crate::edge::limits::MailboxHash;
use crate::edge::visitor::{ANSWERED, Caller};
use crate::edge::web::Web;
use crate::person::channel::Channel;
use crate::person::devices::Belongings;
use crate::person::home::ago;
use crate::person::wishes;
use crate::table::tell::script;
use crate::table::tell::telling;

/// The longest address of a webhook, in characters.
const LONGEST: usize = 500;

/// The ways besides messages to the browser.
const FURTHER: [Way; 3] = [Way::Mail, Way::Webhook, Way::Calendar];

/// `POST /notifications/answered`: no table asks this browser again.
pub(crate) async fn answered(caller: Caller, fields: Fields) -> impl IntoResponse {
    let cookie = [(header::SET_COOKIE, caller.set_cookie(ANSWERED, "1"))];
    (cookie, Redirect::to(fields.back().unwrap_or("/")))
}

/// `GET /notifications`
pub(crate) async fn page(State(web): State<Web>, caller: Caller) -> Served {
    let words = caller.visitor.words();
    let (channels, devices) = match caller.known() {
        Ok(person) => (Channel::of(&web, person).await?, Belongings::of(&web, person).await?.devices),
        Err(_) => (Vec::new(), Vec::new()),
    };
    let offers = |way| web.notifier().offers(way);
    let title = words.say("notifications");
    let body = html! {
        section.notice.sheet {
            h1 { (title) }
            p { (words.say("notifications-about")) }
            div.channel {
                @let telling = telling(&web, &caller).await?;
                h2 { (words.say(telling.heading())) }
                (telling.question(words, "/notifications"))
                @if !offers(Way::Push) {
                    p.choices { button #tell-turn .button type="button" hidden { (words.say("tell-turn")) } }
                }
            }
            @for channel in &channels { (section(&caller, &devices, channel)) }
            @if FURTHER.into_iter().any(offers) { h2 { (words.say("channel-new")) } }
            @for way in FURTHER.into_iter().filter(|way| offers(*way)) {
                form.channel method="post" action={ "/notifications/" (way) } {
                    (form::id_field())
                    (fields(words, way))
                    button.button { (words.say(&format!("channel-add-{way}"))) }
                }
            }
            p.choices { a.button href="/settings" { (words.say("settings")) } }
        }
    };
    let mut sheet = Sheet::new(&caller, &title);
    sheet.head = script();
    Ok(sheet.page(body))
}

/// What a channel is called: its way, and its address or the browser.
fn name(caller: &Caller, devices: &[Device], channel: &Channel) -> String {
    let (words, way) = (caller.visitor.words(), channel.address.way());
    let called = match (way, &channel.stored.device) {
        (Way::Push, _) if channel.is_of(caller) => words.say("device-this"),
        (Way::Push, device) => {
            let device = devices.iter().find(|known| device.as_ref() == Some(&known.id) && !known.name.is_empty());
            device.map_or_else(|| words.say("device-unnamed"), |device| device.name.clone())
        }
        _ => channel.address.shown().to_owned(),
    };
    let way = words.say(&format!("way-{way}"));
    if called.is_empty() { way } else { words.tell("for-seat", &args![label => way, name => called]) }
}

/// A channel: its state, its wishes, and the buttons that try and remove it.
fn section(caller: &Caller, devices: &[Device], channel: &Channel) -> Markup {
    let (words, Channel { stored, address, wishes }) = (caller.visitor.words(), channel);
    let (id, name) = (format!("channel-{}", stored.id), name(caller, devices, channel));
    let endpoint = if let Address::Push { endpoint, .. } = address { Some(endpoint) } else { None };
    let form = |verb: &str, label: &str, fields: Markup| {
        let label = words.say(label);
        let of_this = words.tell("for-seat", &args![label => label.as_str(), name => name.as_str()]);
        html! {
            form method="post" action={ "/notifications/" (verb) } {
                (form::id_field())
                input type="hidden" name="channel" value=(stored.id);
                (fields)
                button.button aria-label=(of_this) { (label) }
            }
        }
    };
    let is_calendar = *address == Address::Calendar;
    html! {
        section.channel aria-labelledby=(id) data-endpoint=[endpoint] data-own[channel.is_of(caller)] {
            h2 id=(id) { (name) }
            (state(caller, channel))
            @if let Address::Webhook { form: Form::Plain, secret, .. } = address {
                (copied(words, &format!("{id}-secret"), "channel-secret", secret))
            }
            @if is_calendar {
                @let url = format!("{}/calendar/{}.ics", caller.visitor.base, stored.id);
                (copied(words, &format!("{id}-url"), "channel-calendar", &url))
            } @else {
                (form("wishes", "settings-save", wishes::fields(words, &id, wishes)))
            }
            div.choices {
                @if address.is_open() && !is_calendar { (form("test", "channel-test", html! {})) }
                (form("remove", "channel-remove", html! {}))
            }
        }
    }
}

/// Whether messages arrive.
fn state(caller: &Caller, Channel { stored, address, .. }: &Channel) -> Markup {
    let words = caller.visitor.words();
    html! {
        @if !address.is_open() { p { (words.say("channel-unconfirmed")) } }
        @if let Some((at, reason)) = &stored.failed {
            p { (words.tell("channel-failed", &args![ago => ago(caller, *at), reason => reason.as_str()])) }
        } @else if let Some(at) = stored.sent {
            p { (words.tell("channel-sent", &args![ago => ago(caller, at)])) }
        } @else if address.is_open() && *address != Address::Calendar {
            p { (words.say("channel-unused")) }
        }
    }
}

/// A text to copy, with what is to be known about it.
fn copied(words: &Words, id: &str, label: &str, text: &str) -> Markup {
    html! {
        label.field {
            span { (words.say(label)) }
            input id=(id) type="text" readonly value=(text);
        }
        p.about { (words.say(&format!("{label}-about"))) }
        button.button.copy type="button" data-copy=(id) hidden { (words.say("channel-copy")) }
    }
}

/// The fields for a new address.
fn fields(words: &Words, way: Way) -> Markup {
    match way {
        Way::Push | Way::Calendar => html! {},
        Way::Mail => html! {
            label.field {
                span { (words.say("channel-mail")) }
                input type="email" name="mail" autocomplete="email" required;
            }
        },
        Way::Webhook => html! {
            label.choice {
                span { (words.say("channel-form")) }
                select name="kind" {
                    @for form in Form::ALL { option value=(form) { (words.say(&format!("form-{form}"))) } }
                }
            }
            label.field {
                span { (words.say("channel-url")) }
                input type="url" name="url" maxlength=(LONGEST) required;
            }
        },
    }
}

/// A random text that nobody can guess.
fn secret() -> String {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("the operating system provides randomness");
    hex::encode(&bytes)
}

/// Whether a channel leads to this address of the caller. A browser has one address at a time, and a person one calendar.
fn leads_to(channel: &Channel, address: &Address, caller: &Caller) -> bool {
    match (&channel.address, address) {
        (Address::Push { endpoint: one, .. }, Address::Push { endpoint: other, .. }) => {
            one == other || channel.is_of(caller)
        }
        (Address::Mail { to: one, .. }, Address::Mail { to: other, .. }) => mail::mailbox(one) == mail::mailbox(other),
        (Address::Webhook { url: one, .. }, Address::Webhook { url: other, .. }) => one == other,
        (Address::Calendar, Address::Calendar) => true,
        _ => false,
    }
}

/// Adds a channel with this address, or gives it to the channel that leads to the same place. Adds none if `is_renewal`.
async fn add(web: &Web, caller: &Caller, address: Address, is_renewal: bool) -> Served {
    if !web.notifier().offers(address.way()) {
        return Err(Error::NotFound);
    }
    web.0.counters.messages.take(&caller.household).map_err(Error::TooManyRequests)?;
    let own = Channel::of(web, caller.known()?).await?;
    let channel = match own.into_iter().find(|own| leads_to(own, &address, caller)) {
        // Its code stays, or it is confirmed already.
        Some(known) if address.way() == Way::Mail => known,
        Some(known) => Channel { address, ..known },
        None if is_renewal => return Err(Error::NotFound),
        None => Channel::new(web, caller, address)?,
    };
    if let Address::Mail { to, code: Some(_) } = &channel.address {
        if web.notifier().carries(to).await == Some(false) {
            return Err(Error::Uncarried);
        }
        web.0.counters.confirmations.take(&MailboxHash::of(to)).map_err(Error::TooManyRequests)?;
    }
    channel.keep(web).await?;
    if !channel.address.is_open() {
        let now = web.tables().store().clock().now();
        web.notifier().queue(&channel.stored.id, &What::Confirm, now).await.map_err(Refused::from)?;
    }
    Ok(Redirect::to("/notifications").into_response())
}

/// Whether an address is one of the web.
fn is_web(address: &str) -> bool {
    let uri = address.parse::<Uri>().ok();
    uri.is_some_and(|uri| matches!(uri.scheme_str(), Some("http" | "https")) && uri.host().is_some())
}

/// `POST /notifications/push`
pub(crate) async fn push(State(web): State<Web>, caller: Caller, fields: Fields) -> Served {
    let [endpoint, p256dh, auth] = ["endpoint", "p256dh", "auth"].map(|name| fields.get(name).unwrap_or_default());
    if !is_web(endpoint) || Subscription::new(endpoint, p256dh, auth).is_err() {
        return Err(Error::BadAddress(Way::Push));
    }
    let [endpoint, p256dh, auth] = [endpoint, p256dh, auth].map(str::to_owned);
    let added = add(&web, &caller, Address::Push { endpoint, p256dh, auth }, fields.get("renews").is_some()).await?;
    Ok(fields.back().map_or(added, |back| Redirect::to(back).into_response()))
}

/// `POST /notifications/mail`
pub(crate) async fn mail(State(web): State<Web>, caller: Caller, fields: Fields) -> Served {
    let to = fields.get("mail").and_then(mail::address).ok_or(Error::BadAddress(Way::Mail))?;
    add(&web, &caller, Address::Mail { to, code: Some(secret()) }, false).await
}

/// `POST /notifications/webhook`
pub(crate) async fn webhook(State(web): State<Web>, caller: Caller, fields: Fields) -> Served {
    let (form, url) = (fields.read("kind")?, fields.get("url").unwrap_or_default().trim());
    if url.len() > LONGEST || !is_web(url) {
        return Err(Error::BadAddress(Way::Webhook));
    }
    add(&web, &caller, Address::Webhook { form, url: url.to_owned(), secret: secret() }, false).await
}

/// `POST /notifications/calendar`
pub(crate) async fn calendar(State(web): State<Web>, caller: Caller) -> Served {
    add(&web, &caller, Address::Calendar, false).await
}

/// `POST /notifications/wishes`
pub(crate) async fn wish(State(web): State<Web>, caller: Caller, fields: Fields) -> Served {
    let mut channel = Channel::named(&web, &caller, &fields).await?;
    channel.wishes = wishes::read(&fields, caller.visitor.language.code(), &caller.visitor.base)?;
    channel.keep(&web).await?;
    if let Some(next) = channel.wishes.next_digest(web.tables().store().clock().now()) {
        web.notifier().queue(&channel.stored.id, &What::Digest, next).await.map_err(Refused::from)?;
    }
    Ok(Redirect::to("/notifications").into_response())
}

/// `POST /notifications/test`
pub(crate) async fn test(State(web): State<Web>, caller: Caller, fields: Fields) -> Served {
    let (words, channel) = (caller.visitor.words(), Channel::named(&web, &caller, &fields).await?);
    web.0.counters.messages.take(&caller.household).map_err(Error::TooManyRequests)?;
    let now = web.tables().store().clock().now();
    web.notifier().queue(&channel.stored.id, &What::Test, now).await.map_err(Refused::from)?;
    let (title, onward) = (words.say("channel-tested"), words.say("notifications"));
    let body = notice(&title, &words.say("channel-tested-about"), &[("/notifications", &onward)]);
    Ok(Sheet::new(&caller, &title).page(body))
}

/// `POST /notifications/remove`
pub(crate) async fn remove(State(web): State<Web>, caller: Caller, fields: Fields) -> Served {
    let channel = Channel::named(&web, &caller, &fields).await?;
    web.tables().store().remove_channel(channel.stored.id).await.map_err(Refused::from)?;
    Ok(Redirect::to("/notifications").into_response())
}
