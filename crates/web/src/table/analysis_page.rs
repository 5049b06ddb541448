//! The analysis page of a finished game: each seat's chances over the game, the costliest decisions and the best finds;
//! while it runs, what is known so far.

use std::collections::BTreeMap;

use axum::extract::State;
use axum::response::{IntoResponse, Redirect};
use look::{Context, Names, Words, args, faces, icons, when};
use maud::{Markup, PreEscaped, html};
use play::analysis::{Decision, Find, NOISE, Why, costliest, finds};
use play::{Analysed, Differs, Refused, Replay, Snapshot, Table};
use table::{Seat, Viewer};
use table_page::View;
use table_page::chart::{chances, points};

use crate::edge::address::Found;
use crate::edge::error::Error;
use crate::edge::form::{self, Fields};
use crate::edge::frame::{Served, Sheet};
use crate::edge::visitor::Caller;
use crate::edge::web::Web;

/// The most decisions that are listed.
const NAMED: usize = 10;

/// The most finds that are listed.
const FOUND: usize = 5;

/// A decision with what it is compared to, in words.
struct Judged {
    /// The position before it, from the view of the seat that made it.
    glimpse: Markup,
    taken: String,
    other: String,
}

/// `GET /t/{id}/analysis`. Anyone who may download the game may see it: both show what every seat saw.
pub(crate) async fn page(State(web): State<Web>, caller: Caller, Found(table): Found) -> Served {
    let snapshot = table.look(&caller.visitor.id)?;
    let view = View::finished(web.shows(), &snapshot, &caller.visitor)?;
    let words = view.words;
    let title = words.tell("analysis-title", &args![game => words.say("game-name")]);
    let mut sheet = Sheet::of_game(&caller, &title, &web, view.show);
    sheet.fixed = html! { (view.show.symbols()) (faces::symbols(&faces::people(snapshot.present()))) };
    let shown = match web.tables().analysis(table.id()) {
        None => start_form(&view),
        Some(Analysed::Running { done, of }) => {
            sheet.head = html! { noscript { meta http-equiv="refresh" content="3"; } };
            html! { (progress(words, done.len(), of)) (results(&web, &caller, &table, &view, &done).await?) }
        }
        Some(Analysed::Done(decisions)) if decisions.is_empty() => html! { p { (words.say("analysis-none")) } },
        Some(Analysed::Done(decisions)) => results(&web, &caller, &table, &view, &decisions).await?,
    };
    let (bot, _) = snapshot.title().strongest();
    let bot = words.say(&format!("bot-{bot}"));
    Ok(sheet.page(html! {
        article.analysis {
            h1 { (title) }
            p { (words.tell("analysis-about", &args![bot => bot])) }
            (view.stood_in())
            (shown)
            p.choices { a.button href=(view.url("")) { (words.say("error-table")) } }
        }
    }))
}

/// What is known of these decisions: the chances, the costliest ones and the finds; nothing if there are none yet.
async fn results(
    web: &Web,
    caller: &Caller,
    table: &Table,
    view: &View<'_>,
    decisions: &[Decision],
) -> Result<Markup, Error> {
    if decisions.is_empty() {
        return Ok(html! {});
    }
    let words = view.words;
    let (costly, found) = (costliest(decisions, NAMED), finds(decisions, FOUND));
    let pairs = costly.iter().map(|decision| (*decision, decision.best.as_str()));
    let pairs: Vec<_> = pairs.chain(found.iter().map(|(decision, find)| (*decision, find.glance.as_str()))).collect();
    let mut told = told(web, caller, table, view, &pairs).await?;
    let told_finds = told.split_off(costly.len());
    let (names, shares) = (view.snapshot.names(), view.snapshot.outcome().map(|outcome| outcome.shares()));
    let names = Names::new(&names, view.you());
    Ok(html! {
        section {
            h2 { (words.say("analysis-chances")) }
            p.about { (words.say("analysis-chances-about")) }
            (chances(words, names, decisions, shares.as_ref(), None, |one| Some(replay(view, one))))
        }
        (costly_list(view, &costly, &told))
        (found_list(view, &found, &told_finds))
    })
}

/// `POST /t/{id}/analysis`: starts the analysis, unless it was started before.
pub(crate) async fn start(State(web): State<Web>, caller: Caller, Found(table): Found, _: Fields) -> Served {
    caller.known()?;
    let snapshot = table.look(&caller.visitor.id)?;
    let view = View::finished(web.shows(), &snapshot, &caller.visitor)?;
    if web.tables().analysis(table.id()).is_none() {
        let take = web.0.counters.analyses.take(&caller.household);
        take.map_err(Error::TooManyRequests)?;
        web.tables().analyse(table.id(), web.number(&caller.household)).await?;
    }
    Ok(Redirect::to(&view.url("/analysis")).into_response())
}

/// The URL of the replay at a decision, from the view of the seat that made it.
fn replay(view: &View<'_>, decision: &Decision) -> String {
    view.url(format_args!("/replay?at={}&eyes={}", decision.when, decision.seat))
}

fn start_form(view: &View<'_>) -> Markup {
    let words = view.words;
    html! {
        form method="post" action=(view.url("/analysis")) {
            (form::id_field())
            p.about { (words.say("analysis-start-about")) }
            div.choices { button.button.strong { (words.say("analysis-start")) } }
        }
    }
}

/// The progress of a running analysis. The script fetches the page again while it has `data-wait`.
fn progress(words: &Words, done: usize, of: usize) -> Markup {
    let said = words.tell("analysis-running", &args![done => done, of => of]);
    html! {
        div.progress data-wait {
            progress max=(of) value=(done) aria-label=(words.say("analysis")) {}
            p role="status" { (said) }
        }
    }
}

/// Puts decisions into words, each with the action that it is compared to, from what their seats saw at the time. Keeps
/// the given order. Replays the game once.
async fn told(
    web: &Web,
    caller: &Caller,
    table: &Table,
    view: &View<'_>,
    decisions: &[(&Decision, &str)],
) -> Result<Vec<Judged>, Error> {
    let mut entries: Vec<u64> = decisions.iter().map(|(decision, _)| decision.entry).collect();
    entries.sort_unstable();
    let tables_before = move |mut replay: Replay| {
        let before = |entry: u64| replay.go(entry - 1).map(|()| (entry, replay.snapshot()));
        let tables: Result<BTreeMap<u64, Snapshot>, Differs> = entries.into_iter().map(before).collect();
        tables.map_err(|differs| Refused::ReadOnly(differs.to_string()).into())
    };
    let tables = web.replay(caller, table.id(), tables_before).await?;
    let judged = |(decision, other): &(&Decision, &str)| {
        let (before, viewer) = (&tables[&decision.entry], Viewer::Seat(decision.seat));
        let (names, eyes) = (before.names(), Some(decision.seat));
        let you = view.you_through(eyes);
        let called = Names::new(&names, you).through(eyes);
        let say = |action: &str| {
            let said = before.seen(viewer).and_then(|seen| view.show.describe(seen, action, called, view.words));
            said.unwrap_or_else(|| action.to_owned())
        };
        let (words, present) = (view.words, before.present());
        let context = Context { words, names: &names, guests: None, present, form: None, you, parts: None };
        let board = before.seen(viewer).map(|seen| view.show.board(seen, &context).table);
        Judged { glimpse: glimpse(board.unwrap_or_default()), taken: say(&decision.taken), other: say(other) }
    };
    Ok(decisions.iter().map(judged).collect())
}

/// A table as a small picture. Ids would stand for several places of the page.
fn glimpse(table: Markup) -> Markup {
    let mut parts = table.0.split(" id=\"");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    parts.for_each(|part| plain.push_str(part.split_once('"').map_or("", |(_, rest)| rest)));
    html! { div.glimpse inert aria-hidden="true" { div { (PreEscaped(plain)) } } }
}

/// What the search saw of a costly decision: how much less often its seat came out ahead, and who gained most.
fn told_why(view: &View<'_>, seat: Seat, why: &Why) -> String {
    let (words, names) = (view.words, view.snapshot.names());
    let names = Names::new(&names, view.you());
    let tell = |key: &str, whose: Seat| {
        let (best, taken) = (points(why.best[whose]), points(why.taken[whose]));
        names.tell(whose, key, &args![best => best, taken => taken], words)
    };
    let gained = why.gainer(seat).map(|gainer| tell("analysis-why-gained", gainer));
    [Some(tell("analysis-why", seat)), gained].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// A decision as an entry of a list: `points` won or lost, the action that was taken and the other, and reasons.
fn entry(view: &View<'_>, decision: &Decision, judged: &Judged, points: &str, other: &str, reasons: &Markup) -> Markup {
    let words = view.words;
    html! {
        li.sheet {
            (icons::avatar(decision.seat))
            p {
                span.name { (view.called(decision.seat)) } " "
                a href=(replay(view, decision)) {
                    (words.tell("replay-see", &args![when => when::number(words, decision.when)]))
                }
            }
            strong { (points) }
            (judged.glimpse)
            dl {
                dt { (words.say("analysis-taken")) } dd { (judged.taken) }
                dt { (words.say(other)) } dd { (judged.other) }
            }
            (reasons)
        }
    }
}

fn costly_list(view: &View<'_>, list: &[&Decision], told: &[Judged]) -> Markup {
    let (words, names) = (view.words, view.snapshot.names());
    let least = args![points => points(NOISE)];
    html! {
        section {
            h2 { (words.say("analysis-costly")) }
            @if list.is_empty() {
                p { (words.tell("analysis-costly-none", &least)) }
            } @else {
                p.about { (words.tell("analysis-costly-about", &least)) }
                ol.costly {
                    @for (decision, judged) in list.iter().zip(told) {
                        @let cost = words.tell("analysis-cost", &args![points => points(decision.cost)]);
                        @let reasons = html! {
                            @if let Some(because) = &decision.because {
                                p.why { (view.because(because, Names::new(&names, view.you()))) }
                            }
                            @if let Some(why) = &decision.why { p.why { (told_why(view, decision.seat, why)) } }
                        };
                        (entry(view, decision, judged, &cost, "analysis-best", &reasons))
                    }
                }
            }
        }
    }
}

fn found_list(view: &View<'_>, list: &[(&Decision, &Find)], told: &[Judged]) -> Markup {
    let (words, names) = (view.words, view.snapshot.names());
    html! {
        @if !list.is_empty() {
            section {
                h2 { (words.say("analysis-finds")) }
                p.about { (words.say("analysis-finds-about")) }
                ol.costly {
                    @for ((decision, find), judged) in list.iter().zip(told) {
                        @let gain = words.tell("analysis-gain", &args![points => points(find.gain)]);
                        @let reasons = html! {
                            @if let Some(because) = &find.because {
                                p.why { (view.because(because, Names::new(&names, view.you()))) }
                            }
                        };
                        (entry(view, decision, judged, &gain, "analysis-glance", &reasons))
                    }
                }
            }
        }
    }
}
