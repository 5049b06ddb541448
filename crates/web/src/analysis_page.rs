//! The analysis page of a finished game: each seat's chances over the game, and the costliest decisions.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect};
use look::{Names, Words, args, icons, when};
use maud::{Markup, html};
use play::analysis::{Decision, NOISE, Why, costliest};
use play::{Analysed, Differs, Refused, Replay, Snapshot, Table};
use table::{Seat, Viewer};

use crate::address::Found;
use crate::chart::{chances, points};
use crate::error::Error;
use crate::form::{self, Fields};
use crate::frame::{Page, Sheet};
use crate::view::View;
use crate::visitor::Caller;
use crate::web::Web;

/// The most decisions that are listed.
const NAMED: usize = 10;

/// A decision with its actions in words.
struct Judged<'a> {
    decision: &'a Decision,
    taken: String,
    best: String,
}

/// `GET /t/{id}/analysis`. Anyone who may download the game may see it: both show what every seat saw.
pub(crate) async fn page(State(web): State<Web>, caller: Caller, Found(table): Found) -> Page {
    let snapshot = table.look(&caller.visitor)?;
    let view = View::finished(&web, &snapshot, &caller)?;
    let words = view.words;
    let title = words.tell("analysis-title", &args![game => words.say("game-name")]);
    let mut sheet = Sheet::of_game(&caller, &title, &web, view.show);
    let shown = match web.tables().analysis(table.id()) {
        None => start_form(&view),
        Some(Analysed::Running { done, of }) => {
            sheet.head = html! { noscript { meta http-equiv="refresh" content="3"; } };
            progress(words, done, of)
        }
        Some(Analysed::Done(decisions)) if decisions.is_empty() => html! { p { (words.say("analysis-none")) } },
        Some(Analysed::Done(decisions)) => {
            let costly = told(&web, &table, &view, costliest(&decisions, NAMED)).await?;
            let (names, shares) = (snapshot.names(), snapshot.outcome().map(|outcome| outcome.shares()));
            html! {
                section {
                    h2 { (words.say("analysis-chances")) }
                    p.about { (words.say("analysis-chances-about")) }
                    @let names = Names::new(&names, view.you());
                    (chances(words, names, &decisions, shares.as_ref(), None, |one| Some(replay(&view, one))))
                }
                (costly_list(&view, &costly))
            }
        }
    };
    let (bot, _) = snapshot.title().strongest();
    let bot = words.say(&format!("bot-{bot}"));
    Ok(sheet.page(html! {
        article.analysis {
            h1 { (title) }
            p { (words.tell("analysis-about", &args![bot => bot])) }
            (shown)
            p.choices { a.button href=(view.url("")) { (words.say("error-table")) } }
        }
    }))
}

/// `POST /t/{id}/analysis`: starts the analysis, unless it was started before.
pub(crate) async fn start(State(web): State<Web>, caller: Caller, Found(table): Found, _: Fields) -> Page {
    caller.known()?;
    let snapshot = table.look(&caller.visitor)?;
    let view = View::finished(&web, &snapshot, &caller)?;
    if web.tables().analysis(table.id()).is_none() {
        let take = web.0.analyses.take(&caller.household);
        take.map_err(Error::TooManyRequests)?;
        web.tables().analyse(table.id(), web.number(&caller.household)).await?;
    }
    Ok(Redirect::to(&view.url("/analysis")).into_response())
}

/// The URL of the replay at a decision, from the view of the seat that made it.
fn replay(view: &View<'_>, decision: &Decision) -> String {
    view.url(&format!("/replay?at={}&eyes={}", decision.when, decision.seat))
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

/// Puts decisions into words, from what their seats saw at the time. Keeps the given order. Replays the game once.
async fn told<'a>(
    web: &Web,
    table: &Table,
    view: &View<'_>,
    decisions: Vec<&'a Decision>,
) -> Result<Vec<Judged<'a>>, Error> {
    let mut list = Vec::new();
    let mut by_entry: Vec<(usize, &Decision)> = decisions.into_iter().enumerate().collect();
    by_entry.sort_unstable_by_key(|(_, decision)| decision.entry);
    let entries: Vec<u64> = by_entry.iter().map(|(_, decision)| decision.entry).collect();
    let tables_before = move |mut replay: Replay| {
        let before = |entry: u64| replay.go(entry - 1).map(|()| replay.snapshot());
        let tables: Result<Vec<Snapshot>, Differs> = entries.into_iter().map(before).collect();
        tables.map_err(|differs| Refused::ReadOnly(differs.to_string()).into())
    };
    let tables = web.replay(view.caller, table.id(), tables_before).await?;
    for ((number, decision), before) in by_entry.into_iter().zip(tables) {
        let names = before.names();
        let eyes = Some(decision.seat);
        let names = Names::new(&names, view.you_through(eyes)).through(eyes);
        let say = |action: &str| {
            let seen = before.seen(Viewer::Seat(decision.seat));
            let said = seen.and_then(|seen| view.show.describe(seen, action, names, view.words));
            said.unwrap_or_else(|| action.to_owned())
        };
        list.push((number, Judged { decision, taken: say(&decision.taken), best: say(&decision.best) }));
    }
    list.sort_unstable_by_key(|(number, _)| *number);
    Ok(list.into_iter().map(|(_, told)| told).collect())
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

fn costly_list(view: &View<'_>, list: &[Judged<'_>]) -> Markup {
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
                    @for Judged { decision, taken, best } in list {
                        li.sheet {
                            (icons::avatar(decision.seat))
                            p {
                                span.name { (view.called(decision.seat)) } " "
                                a href=(replay(view, decision)) {
                                    (words.tell("replay-see", &args![when => when::number(words, decision.when)]))
                                }
                            }
                            strong { (words.tell("analysis-cost", &args![points => points(decision.cost)])) }
                            dl {
                                dt { (words.say("analysis-taken")) } dd { (taken) }
                                dt { (words.say("analysis-best")) } dd { (best) }
                            }
                            @if let Some(because) = &decision.because {
                                p.why { (view.because(because, Names::new(&names, view.you()))) }
                            }
                            @if let Some(why) = &decision.why { p.why { (told_why(view, decision.seat, why)) } }
                        }
                    }
                }
            }
        }
    }
}
