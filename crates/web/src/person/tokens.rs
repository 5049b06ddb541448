//! The tokens of a person's programs, as a part of *My devices*: how one is made, listed and ended.

use axum::extract::State;
use look::args;
use maud::{Markup, html};
use play::{Refused, Token};
use store::{Device, Grant, Millis, Phase, Scope, Scopes, Summary, TableId, VisitorId};

use crate::edge::address;
use crate::edge::error::Error;
use crate::edge::form::{self, Fields};
use crate::edge::frame::{Served, Sheet};
use crate::edge::limits::TOKENS;
use crate::edge::visitor::Caller;
use crate::edge::web::Web;
use crate::person::home::ago;

/// What a token may do, as the form offers it: the message, and the scopes.
const KINDS: [(&str, &str); 4] =
    [("token-read", "read"), ("token-play", "play read"), ("token-open", "open play read"), ("token-bot", "bot open")];

/// For how many days a token works.
const DAYS: [u32; 4] = [1, 30, 90, 365];

/// The tokens in a person's list, and the form that makes another.
pub(crate) async fn section(web: &Web, caller: &Caller, tokens: &[(Device, Grant)]) -> Result<Markup, Error> {
    let words = caller.visitor.words();
    let mine = match caller.known() {
        Ok(person) => web.tables().mine(person).await?,
        Err(_) => Vec::new(),
    };
    Ok(html! {
        h2 #tokens { (words.say("tokens")) }
        p { (words.say("tokens-about")) " " a href="/api" { (words.say("tokens-api")) } }
        @if !tokens.is_empty() {
            ul.devices { @for (device, grant) in tokens { li { (row(caller, device, grant)) } } }
        }
        details {
            summary { (words.say("token-make")) }
            form.plain method="post" action="/devices/token" {
                (form::id_field())
                fieldset.plain {
                    legend { (words.say("token-what")) }
                    @for (at, (message, scopes)) in KINDS.into_iter().enumerate() {
                        label.switch {
                            input type="radio" name="scopes" value=(scopes) checked[at == 0];
                            span { (words.say(message)) }
                        }
                    }
                }
                label.field {
                    span { (words.say("token-name")) }
                    input type="text" name="name" dir="auto" required maxlength="24" autocomplete="off";
                }
                label.field {
                    span { (words.say("token-whose")) }
                    input type="text" name="of" value=(caller.visitor.name) dir="auto" maxlength="24";
                }
                label.choice {
                    span { (words.say("token-where")) }
                    select name="table" {
                        option value="" { (words.say("token-all")) }
                        @for table in mine.iter().filter(|table| table.phase != Phase::Over) {
                            option value=(table.id) { (called_table(web, caller, table)) }
                        }
                    }
                }
                label.choice {
                    span { (words.say("token-days")) }
                    select name="days" {
                        @for days in DAYS {
                            option value=(days) selected[days == 30] { (words.tell("token-days-choice", &args![count => days])) }
                        }
                    }
                }
                div.choices { button.button { (words.say("token-make")) } }
            }
        }
    })
}

/// A table in the choice of where a token works.
fn called_table(web: &Web, caller: &Caller, table: &Summary) -> String {
    let show = web.show(&table.game);
    let game = show.map_or_else(|_| table.game.clone(), |show| show.words(caller.visitor.language).say("game-name"));
    format!("{game} · {}", table.id)
}

/// A token in the list, with the form that ends it.
fn row(caller: &Caller, device: &Device, grant: &Grant) -> Markup {
    let words = caller.visitor.words();
    let kind = KINDS.iter().find(|(_, scopes)| scopes.parse() == Ok(grant.scopes.clone()));
    let what = kind.map_or_else(|| grant.scopes.to_string(), |(message, _)| words.say(message));
    let end = words.say("token-end");
    html! {
        span {
            strong { (device.name) } " · " (what)
            @if grant.table.is_some() { " · " (words.say("token-of-table")) }
            " · " (ago(caller, device.used)) " · "
            (words.tell("token-until", &args![date => grant.until.utc()]))
        }
        form.inline method="post" action="/devices/end" {
            (form::id_field())
            input type="hidden" name="device" value=(device.id);
            @let label = words.tell("for-seat", &args![label => end.as_str(), name => device.name.as_str()]);
            button.button aria-label=(label) { (end) }
        }
    }
}

/// A token that somebody asks for.
pub(crate) struct Wanted {
    name: String,
    /// Whose bot it is; empty if it is for none.
    of: String,
    scopes: Scopes,
    table: Option<TableId>,
    days: u32,
}

impl Wanted {
    /// A token of this name. If it is for a bot, the bot is shown as the one of somebody called `of`.
    ///
    /// # Errors
    /// When a name cannot be read.
    pub(crate) fn named(
        name: &str,
        of: &str,
        scopes: Scopes,
        table: Option<TableId>,
        days: u32,
    ) -> Result<Wanted, Error> {
        let clean = |name: &str| play::name::clean(name).map_err(|fault| Error::Refused(Refused::BadName(fault)));
        let of = if scopes.has(Scope::Bot) { clean(of)? } else { String::new() };
        Ok(Wanted { name: clean(name)?, of, scopes, table, days })
    }

    /// Makes the token; returns it, and when it ends. One for a bot belongs to a new person, whom the owner may end, if
    /// there is one.
    ///
    /// # Errors
    /// When there is no such table, or the store fails.
    pub(crate) async fn issue(self, web: &Web, owner: Option<&VisitorId>) -> Result<(Token, Millis), Error> {
        let Wanted { name, of, scopes, table, days } = self;
        // A bot is a person of its own, so that nobody takes it for its owner. No cookie is that person's.
        let person = owner.filter(|_| !scopes.has(Scope::Bot)).cloned().unwrap_or_else(|| Token::random().visitor());
        let owner = owner.unwrap_or(&person).clone();
        let (token, since) = (Token::random(), web.now());
        let until = since.days_after(days);
        let grant = Some(Grant { scopes, table, until, owner, of });
        let device = Device { id: token.device(), person, name, since, used: since, ended: None, grant };
        web.tables().store().keep_device(device).await.map_err(Refused::from)?;
        Ok((token, until))
    }
}

/// `POST /devices/token`: the page with a new token. It is shown only once.
pub(crate) async fn make(State(web): State<Web>, caller: Caller, fields: Fields) -> Served {
    let (words, owner) = (caller.visitor.words(), caller.known()?.clone());
    let days: u32 = fields.read("days")?;
    let scopes: Scopes = fields.read("scopes")?;
    let table = match fields.get("table") {
        Some(id) => Some(address::table(&web, &caller, id).await?.id().clone()),
        None => None,
    };
    if !DAYS.contains(&days) || scopes.iter().next().is_none() {
        return Err(Error::Invalid);
    }
    let given = |name| fields.given(name).unwrap_or_default();
    let wanted = Wanted::named(given("name"), given("of"), scopes, table, days)?;
    let devices = web.tables().store().devices(Some(owner.clone())).await.map_err(Refused::from)?;
    let most = web.limit(TOKENS).most;
    if devices.iter().filter(|device| device.grant.is_some()).count() >= most as usize {
        return Err(Error::TooManyTokens { most });
    }
    web.0.counters.invitations.take(&caller.household).map_err(Error::TooManyRequests)?;
    let (token, _) = wanted.issue(&web, Some(&owner)).await?;
    let title = words.say("tokens");
    let body = html! {
        section.notice.sheet {
            h1 { (title) }
            p { (words.say("token-shown")) }
            label.field {
                span { (words.say("token-new")) }
                input #share-link type="text" readonly value=(token);
            }
            button.button.copy type="button" data-copy="share-link" hidden { (words.say("token-copy")) }
            p.choices { a.button href="/devices" { (words.say("devices")) } a.button href="/api" { (words.say("api")) } }
        }
    };
    Ok(Sheet::new(&caller, &title).page(body))
}
