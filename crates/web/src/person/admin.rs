//! The operator's page: the state of the server, its tables, reported words, excluded people, the announcement, and the
//! end of the log. It shows no card and no way to watch a table: an operator who plays learns nothing there.

use std::collections::BTreeMap;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Redirect};
use look::notice::confirm;
use look::{Words, args};
use maud::{Markup, html};
use notify::Way;
use play::{Refused, Token};
use store::{Announcement, BackupState, Millis, Phase, Report, Stored, Summary, TableId, VisitorId};
use table::Seat;
use table_page::talk;

use crate::edge::config::WebConfig;
use crate::edge::error::Error;
use crate::edge::form::{self, Fields};
use crate::edge::frame::{Served, Sheet};
use crate::edge::in_path::InPath;
use crate::edge::operator::{self, Operator};
use crate::edge::visitor::{ADMIN, Caller};
use crate::edge::web::Web;
use crate::person::home::ago;

/// How many tables, and how many reported words, are listed.
const LISTED: usize = 100;

/// The most characters of an announcement.
const LONGEST: usize = 300;

/// For how many days a person can be excluded.
const DAYS: [u32; 4] = [1, 7, 30, 365];

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

/// `GET /admin/{token}`: asks whether this browser shall be the operator's. Changes nothing.
pub(crate) async fn ask(State(web): State<Web>, caller: Caller, InPath(token): InPath<String>) -> Served {
    let token: Token = token.parse().map_err(|_| Error::NotFound)?;
    if !operator::key(&web, &token).await?.is_some_and(|key| key.is_once) {
        return Err(Error::NotFound);
    }
    let words = caller.visitor.words();
    let title = words.say("admin");
    let body = html! {
        section.notice.sheet {
            h1 { (title) }
            p { (words.say("admin-enter-about")) }
            form.choices method="post" action={ "/admin/" (token) } {
                (form::id_field())
                button.button.strong { (words.say("admin-enter")) }
                a.button href="/" { (words.say("confirm-no")) }
            }
        }
    };
    Ok(Sheet::new(&caller, &title).page(body))
}

/// `POST /admin/{token}`
pub(crate) async fn enter(State(web): State<Web>, caller: Caller, InPath(token): InPath<String>) -> Served {
    let token: Token = token.parse().map_err(|_| Error::NotFound)?;
    let own = operator::enter(&web, &token).await?;
    let cookie = caller.set_strict_cookie(ADMIN, &own.to_string(), operator::KEPT);
    Ok(([(header::SET_COOKIE, cookie)], Redirect::to("/admin")).into_response())
}

/// `POST /admin/leave`: this browser is the operator's no longer.
pub(crate) async fn leave(State(web): State<Web>, caller: Caller, _: Operator) -> Served {
    if let Some(token) = &caller.admin {
        web.tables().store().end_admin_key(token.pass()).await.map_err(Refused::from)?;
    }
    let cookie = caller.set_strict_cookie(ADMIN, "", 0);
    Ok(([(header::SET_COOKIE, cookie)], Redirect::to("/")).into_response())
}

/// How the operator ends a table.
const ENDS: [&str; 2] = ["close", "remove"];

/// `GET /admin`
pub(crate) async fn page(State(web): State<Web>, caller: Caller, _: Operator) -> Served {
    let words = caller.visitor.words();
    let tables = web.tables().store().list().await.map_err(Refused::from)?;
    let title = words.say("admin");
    let body = html! {
        div.admin {
            h1 { (title) }
            section.sheet aria-labelledby="state" {
                h2 #state { (words.say("admin-state")) }
                (state(&web, &caller, &tables).await?)
                form.choices method="post" action="/admin/leave" {
                    (form::id_field())
                    button.button { (words.say("admin-leave")) }
                }
            }
            (reports(&web, &caller, None).await?)
            section.sheet aria-labelledby="announce" {
                h2 #announce { (words.say("admin-announce")) }
                (announcing(&caller))
            }
            section.sheet aria-labelledby="tables" {
                h2 #tables { (words.say("admin-tables")) }
                @if tables.len() > LISTED { p { (words.tell("admin-tables-last", &args![count => LISTED])) } }
                ul.plain { @for table in tables.iter().take(LISTED) { (row(&web, &caller, table)) } }
            }
            (excluded(&web, &caller).await?)
            section.sheet aria-labelledby="log-end" {
                h2 #log-end { (words.say("admin-log")) }
                @let lines = web.config().log.last_first();
                @if lines.is_empty() {
                    p { (words.say("admin-log-none")) }
                } @else {
                    ol.lines reversed lang="en" { @for line in lines { li { (line) } } }
                }
            }
        }
    };
    Ok(Sheet::new(&caller, &title).page(body))
}

/// The state of the server, a line for each thing that an operator looks after.
async fn state(web: &Web, caller: &Caller, tables: &[Summary]) -> Result<Markup, Error> {
    let (words, store) = (caller.visitor.words(), web.tables().store());
    let (vitals, known) = (web.tables().vitals(), store.visitors().await.map_err(Refused::from)?.len());
    let count = |phase| tables.iter().filter(|table| table.phase == phase).count();
    let phases = args![open => count(Phase::Open), running => count(Phase::Running), over => count(Phase::Over)];
    let people = args![present => vitals.people, known => known, streams => web.0.counters.all_streams.count(&())];
    let WebConfig { version, commit, .. } = web.config();
    let started =
        args![version => [*version, *commit].join(" ").trim_end().to_owned(), ago => ago(caller, web.0.begun)];
    Ok(html! {
        ul.plain {
            li { (words.tell("admin-version", &started)) }
            li { (words.tell("admin-tables-count", &phases)) }
            li { (words.tell("admin-people", &people)) }
            (messages(web, caller).await?)
            (backups(web, caller))
        }
    })
}

/// When the database was last copied by itself, and what failed last.
fn backups(web: &Web, caller: &Caller) -> Markup {
    let words = caller.visitor.words();
    let Some(backups) = &web.config().backups else { return html! { li { (words.say("admin-backups-none")) } } };
    let BackupState { made, failed } = backups.state();
    html! {
        li {
            @match made {
                Some(at) => (words.tell("admin-backups", &args![ago => ago(caller, at)])),
                None => (words.say("admin-backups-yet")),
            }
        }
        @if let Some((at, reason)) = failed {
            li { (words.tell("admin-backups-failed", &args![ago => ago(caller, at), reason => reason])) }
        }
    }
}

/// Which ways of telling people are on, what waits, and what failed last.
async fn messages(web: &Web, caller: &Caller) -> Result<Markup, Error> {
    let words = caller.visitor.words();
    if !web.tells() {
        return Ok(html! { li { (words.say("admin-messages-none")) } });
    }
    let ways = Way::ALL.into_iter().filter(|way| web.notifier().offers(*way));
    let ways: Vec<String> = ways.map(|way| words.say(&format!("way-{way}"))).collect();
    let waiting = web.notifier().waiting().await.map_err(Refused::from)?;
    let channels = web.tables().store().channels(None).await.map_err(Refused::from)?;
    let failed = channels.into_iter().filter_map(|channel| channel.failed).max_by_key(|(at, _)| *at);
    Ok(html! {
        li { (words.tell("admin-messages", &args![ways => words.list(&ways), waiting => waiting])) }
        @if let Some((at, reason)) = failed {
            li { (words.tell("admin-messages-failed", &args![ago => ago(caller, at), reason => reason])) }
        }
    })
}

/// The form for an announcement, and the button that ends it.
fn announcing(caller: &Caller) -> Markup {
    let words = caller.visitor.words();
    html! {
        p { (words.say("admin-announce-about")) }
        form method="post" action="/admin/announce" {
            (form::id_field())
            label.field {
                span { (words.say("admin-announce-text")) }
                input type="text" name="text" maxlength=(LONGEST) autocomplete="off"
                    value=(caller.told.as_ref().map_or("", |told| told.text.as_str()));
            }
            label.field {
                span { (words.say("admin-announce-minutes")) }
                input type="number" name="minutes" min="1" max="10080" value="10" required;
            }
            p.choices { button.button.strong { (words.say("admin-announce-go")) } }
        }
        @if caller.told.is_some() {
            form.choices method="post" action="/admin/announce" {
                (form::id_field())
                button.button { (words.say("admin-announce-end")) }
            }
        }
    }
}

/// `POST /admin/announce`: without minutes, nothing is told any more.
pub(crate) async fn announce(State(web): State<Web>, _: Operator, fields: Fields) -> Served {
    let store = web.tables().store();
    let text = fields.get("text").unwrap_or_default().trim().to_owned();
    if text.chars().count() > LONGEST {
        return Err(Error::Invalid);
    }
    let minutes = fields.optional::<u32>("minutes")?.filter(|minutes| *minutes > 0);
    let until = |minutes| Millis(store.clock().now().0 + i64::from(minutes) * MINUTE);
    let told = minutes.map(|minutes: u32| Announcement { text, until: until(minutes) });
    store.announce(told.clone()).await.map_err(Refused::from)?;
    match &told {
        Some(Announcement { text, until }) if text.is_empty() => {
            tracing::info!(until = until.utc(), "the operator has announced a restart");
        }
        Some(Announcement { until, .. }) => tracing::info!(until = until.utc(), "the operator has announced something"),
        None => tracing::info!("the operator has ended the announcement"),
    }
    web.0.told.set(told);
    Ok(Redirect::to("/admin").into_response())
}

/// A table in the list, by its id and what its lists show. It leads to the operator's page about it, never to the
/// table.
fn row(web: &Web, caller: &Caller, table: &Summary) -> Markup {
    html! { li { a href={ "/admin/t/" (table.id) } { code { (table.id) } } " · " (facts(web, caller, table)) } }
}

fn facts(web: &Web, caller: &Caller, table: &Summary) -> String {
    let words = caller.visitor.words();
    let times = args![made => ago(caller, table.created), changed => ago(caller, table.touched)];
    let phase = match table.phase {
        Phase::Open => "home-waiting",
        Phase::Running => "home-running",
        Phase::Over => "home-over",
    };
    let seats = words.tell("home-seats", &args![seats => table.seats]);
    [game(web, words, &table.game), words.say(phase), seats, words.tell("admin-times", &times)].join(" · ")
}

fn game(web: &Web, words: &Words, name: &str) -> String {
    let show = web.shows().find(name);
    show.map_or_else(|| name.to_owned(), |show| show.words(words.language()).say("game-name"))
}

/// What people have reported, at this table or at all, with what the operator can do about it; the last reported comes
/// first. Empty if there is nothing.
async fn reports(web: &Web, caller: &Caller, at: Option<&TableId>) -> Result<Markup, Error> {
    let (words, store) = (caller.visitor.words(), web.tables().store());
    let mut lines: BTreeMap<(TableId, Millis, Seat), Vec<Report>> = BTreeMap::new();
    for report in store.reports(None).await.map_err(Refused::from)? {
        if at.is_none_or(|table| report.table == *table) {
            let line = (report.table.clone(), report.said.at, report.said.seat);
            lines.entry(line).or_default().push(report);
        }
    }
    let mut lines: Vec<Vec<Report>> = lines.into_values().collect();
    lines.sort_by_key(|reports| reports.last().map(|last| -last.made.0));
    let mut excluded = store.excluded().await.map_err(Refused::from)?;
    excluded.retain(|(_, until)| *until > caller.now);
    Ok(html! {
        @if !lines.is_empty() {
            section.sheet aria-labelledby="reports" {
                h2 #reports { (words.say("admin-reports")) }
                ul.plain { @for reports in lines.iter().take(LISTED) { (reported(caller, reports, &excluded)) } }
            }
        }
    })
}

/// What some people have reported: one line of a table's talk.
fn reported(caller: &Caller, reports: &[Report], excluded: &[(VisitorId, Millis)]) -> Markup {
    let words = caller.visitor.words();
    let Some(Report { table, said, made, .. }) = reports.last() else { return html! {} };
    let speaker = reports.iter().find_map(|report| report.speaker.as_ref());
    let until = speaker.and_then(|speaker| excluded.iter().find(|(person, _)| person == speaker));
    let (line, times) = (talk::line(words, said, None), args![count => reports.len(), ago => ago(caller, *made)]);
    let of_line = |key| words.tell("for-seat", &args![label => words.say(key), name => &*line]);
    html! {
        li {
            p { (line) }
            p.about {
                @if let Some(speaker) = speaker { code { (short(speaker)) } " · " }
                (words.tell("admin-report-by", &times)) " · " a href={ "/admin/t/" (table) } { code { (table) } }
                @if speaker.is_none() { " · " (words.say("admin-report-unknown")) }
                @if let Some((_, until)) = until {
                    " · " (words.tell("admin-report-excluded", &args![until => until.utc()]))
                }
            }
            div.choices {
                @if let Some(speaker) = speaker.filter(|_| until.is_none()) {
                    form.inline method="post" action={ "/admin/t/" (table) "/exclude" } {
                        (form::id_field())
                        input type="hidden" name="person" value=(speaker);
                        select name="days" aria-label=(of_line("admin-exclude-for")) { (days(words)) }
                        button.button aria-label=(of_line("admin-exclude")) { (words.say("admin-exclude")) }
                    }
                }
                form.inline method="post" action={ "/admin/t/" (table) "/dismiss" } {
                    (form::id_field())
                    input type="hidden" name="at" value=(said.at.0);
                    input type="hidden" name="seat" value=(said.seat);
                    button.button aria-label=(of_line("admin-dismiss")) { (words.say("admin-dismiss")) }
                }
            }
        }
    }
}

/// `POST /admin/t/{id}/dismiss`: the reports of what a seat has said are gone.
pub(crate) async fn dismiss(State(web): State<Web>, _: Operator, InPath(id): InPath<String>, fields: Fields) -> Served {
    let table: TableId = id.parse().map_err(|_| Error::NotFound)?;
    let (at, seat) = (Millis(fields.read("at")?), fields.seat()?);
    let ended = web.tables().store().dismiss(table.clone(), at, seat).await.map_err(Refused::from)?;
    if ended > 0 {
        tracing::info!(%table, "the operator has dismissed a report");
    }
    Ok(Redirect::to("/admin").into_response())
}

/// The beginning of a person's id, by which the operator tells people apart.
fn short(person: &VisitorId) -> String {
    person.to_string().chars().take(8).collect()
}

/// For how long somebody can be excluded, as options.
fn days(words: &Words) -> Markup {
    html! { @for days in DAYS { option value=(days) { (words.tell("admin-days", &args![count => days])) } } }
}

/// The excluded people, with the buttons that let them back; empty if there are none.
async fn excluded(web: &Web, caller: &Caller) -> Result<Markup, Error> {
    let (words, store) = (caller.visitor.words(), web.tables().store());
    let now = store.clock().now();
    let mut all = store.excluded().await.map_err(Refused::from)?;
    all.retain(|(_, until)| *until > now);
    Ok(html! {
        @if !all.is_empty() {
            section.sheet aria-labelledby="excluded" {
                h2 #excluded { (words.say("admin-excluded")) }
                ul.plain {
                    @for (person, until) in all {
                        @let short = short(&person);
                        li.choices {
                            span {
                                code { (short) } " · "
                                @if let Some((name, table)) = last_seat(web, &person).await? {
                                    (name) " · " a href={ "/admin/t/" (table) } { code { (table) } } " · "
                                }
                                (words.tell("admin-excluded-until", &args![until => until.utc()]))
                            }
                            form.inline method="post" action="/admin/lift" {
                                (form::id_field())
                                input type="hidden" name="person" value=(person);
                                button.button aria-label={ (words.say("admin-lift")) ": " (short) } {
                                    (words.say("admin-lift"))
                                }
                            }
                        }
                    }
                }
            }
        }
    })
}

/// The name of a person at the table that changed last of those where they have a seat, and that table.
async fn last_seat(web: &Web, person: &VisitorId) -> Result<Option<(String, TableId)>, Error> {
    for table in web.tables().store().tables_of(person.clone()).await.map_err(Refused::from)? {
        let Ok(snapshot) = web.tables().peek(&table.id).await else { continue };
        if let Some(seat) = snapshot.seats_of(person).iter().next() {
            return Ok(Some((snapshot.names()[seat].clone(), table.id)));
        }
    }
    Ok(None)
}

/// `POST /admin/lift`
pub(crate) async fn lift(State(web): State<Web>, _: Operator, fields: Fields) -> Served {
    let person: VisitorId = fields.read("person")?;
    let short = short(&person);
    if web.tables().store().exclude(person, None).await.map_err(Refused::from)? > 0 {
        tracing::info!(person = short, "the operator has let a person back");
    }
    Ok(Redirect::to("/admin").into_response())
}

/// A table in the list of all.
async fn listed(web: &Web, id: &str) -> Result<(TableId, Option<Summary>), Error> {
    let (store, id) = (web.tables().store(), id.parse().map_err(|_| Error::NotFound)?);
    let found = store.list().await.map_err(Refused::from)?.into_iter().find(|table| table.id == id);
    if found.is_none() && !store.all_tables().await.map_err(Refused::from)?.contains(&id) {
        return Err(Error::NotFound);
    }
    Ok((id, found))
}

/// `GET /admin/t/{id}`: a table with its people. One that cannot be read can only be removed.
pub(crate) async fn table(State(web): State<Web>, caller: Caller, _: Operator, InPath(id): InPath<String>) -> Served {
    let (id, found) = listed(&web, &id).await?;
    let words = caller.visitor.words();
    let snapshot = web.tables().peek(&id).await.ok();
    let is_closable = found.as_ref().is_some_and(|table| table.phase != Phase::Over) && snapshot.is_some();
    let people = people(&web, &id).await;
    let body = html! {
        section.notice.sheet {
            h1 { code { (id) } }
            @if let Some(found) = &found { p { (facts(&web, &caller, found)) } }
            @if !people.is_empty() {
                h2 { (words.say("admin-people-here")) }
                form method="post" action={ "/admin/t/" (id) "/exclude" } {
                    (form::id_field())
                    p { (words.say("admin-exclude-about")) }
                    label.choice {
                        span { (words.say("admin-exclude-who")) }
                        select name="person" {
                            @for (seat, person) in &people {
                                @let name = snapshot.as_ref().map(|snapshot| snapshot.names()[*seat].clone());
                                option value=(person) { (seat) " · " (name.unwrap_or_default()) }
                            }
                        }
                    }
                    label.choice {
                        span { (words.say("admin-exclude-for")) }
                        select name="days" { (days(words)) }
                    }
                    p.choices { button.button { (words.say("admin-exclude")) } }
                }
            }
            div.choices {
                @for act in ENDS.into_iter().filter(|act| *act == "remove" || is_closable) {
                    form.inline method="post" action={ "/admin/t/" (id) "/" (act) } {
                        (form::id_field())
                        button.button { (words.say(&format!("admin-{act}"))) }
                    }
                }
                a.button href="/admin" { (words.say("admin")) }
            }
        }
        div.admin { (reports(&web, &caller, Some(&id)).await?) }
    };
    Ok(Sheet::new(&caller, &words.say("admin")).page(body))
}

/// The seats of a table that belong to somebody, and to whom; none if the table cannot be read.
async fn people(web: &Web, id: &TableId) -> Vec<(Seat, VisitorId)> {
    let stored: Option<Stored> = web.tables().store().load(id).await.ok().flatten();
    let holders = stored.map(|stored| stored.holders);
    let people = holders.iter().flat_map(|holders| holders.pairs());
    people.filter_map(|(seat, holder)| Some((seat, holder.visitor.clone()?))).collect()
}

/// `POST /admin/t/{id}/exclude`: a person may open no tables, sit down and talk nowhere for some days.
pub(crate) async fn exclude(State(web): State<Web>, _: Operator, InPath(id): InPath<String>, fields: Fields) -> Served {
    let (id, _) = listed(&web, &id).await?;
    let (person, days) = (fields.read::<VisitorId>("person")?, fields.read::<u32>("days")?);
    let store = web.tables().store();
    let reports = store.reports(None).await.map_err(Refused::from)?;
    let is_reported = reports.iter().any(|report| report.table == id && report.speaker.as_ref() == Some(&person));
    // Somebody else may have the seat by now.
    let is_here = people(&web, &id).await.iter().any(|(_, other)| *other == person);
    if !DAYS.contains(&days) || !(is_here || is_reported) {
        return Err(Error::Invalid);
    }
    let until = Millis(store.clock().now().0 + i64::from(days) * DAY);
    let short = short(&person);
    store.exclude(person, Some(until)).await.map_err(Refused::from)?;
    tracing::info!(table = %id, person = short, until = until.utc(), "the operator has excluded a person");
    Ok(Redirect::to("/admin").into_response())
}

/// `POST /admin/t/{id}/{act}`: closes or removes a table, after a question.
pub(crate) async fn end(
    State(web): State<Web>,
    caller: Caller,
    _: Operator,
    InPath((id, act)): InPath<(String, String)>,
    fields: Fields,
) -> Served {
    if !ENDS.contains(&&*act) {
        return Err(Error::NotFound);
    }
    let (id, _) = listed(&web, &id).await?;
    if fields.get("yes").is_none() {
        return Ok(question(&caller, &id, &act));
    }
    if act == "close" {
        web.tables().close_table(&id).await?;
        return Ok(Redirect::to(&format!("/admin/t/{id}")).into_response());
    }
    web.tables().remove_table(&id).await?;
    Ok(Redirect::to("/admin").into_response())
}

/// Asks whether to do what cannot be taken back.
fn question(caller: &Caller, id: &TableId, act: &str) -> axum::response::Response {
    let words = caller.visitor.words();
    let title = words.say(&format!("admin-{act}"));
    let about = html! { p { code { (id) } } p { (words.say(&format!("admin-{act}-about"))) } };
    let (url, back) = (format!("/admin/t/{id}/{act}"), format!("/admin/t/{id}"));
    let page = confirm(words, &title, &about, &url, &form::id_field(), &back);
    Sheet::new(caller, &title).page(page)
}
