//! The replay of a finished game: the table after each step, from every seat, alone or together with others.
//!
//! A replay has a page for each page of the live table; decisions that were written together are one, named after the
//! last of them. With `tells=1`, which only the script asks for when somebody goes one page on, the page carries the
//! moments of its climax.

use std::str::FromStr;
use std::time::Duration;

use axum::Extension;
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Redirect};
use look::log::{Line, Read, list, log};
use look::notice::key_list;
use look::{Context, Frame, Names, Sentence, Weight, When, args, faces, icons, when};
use maud::{Markup, PreEscaped, html};
use play::analysis::Decision;
use play::{Analysed, Differs, PastPage, Refused, Replay, Snapshot};
use serde::Deserialize;
use table::{Seat, Viewer};
use table_page::View;
use table_page::chart::chances;

use crate::edge::address::Found;
use crate::edge::assets;
use crate::edge::error::Error;
use crate::edge::form::{self, Fields};
use crate::edge::frame::{Served, Sheet};
use crate::edge::visitor::Caller;
use crate::edge::web::Web;
use crate::table::invitation;
use crate::table::looks::{self, Eyes, Look, LookId, Looks, Viewed};

/// The query of a replay's URL, as in `?at=22.3&eyes=2`. Values that cannot be read are ignored.
#[derive(Default, Deserialize)]
pub(crate) struct ReplayQuery {
    /// A turn and a step of it, a [`When`].
    at: Option<String>,
    /// Instead of these: a page of the replay, from 0. The slider sends it.
    step: Option<String>,
    /// The name of the [`Eyes`].
    eyes: Option<String>,
    /// The id of a shared look.
    with: Option<String>,
    /// Whether the page carries the moments of its step, which the script shows first.
    tells: Option<String>,
}

/// The keys of a replay, each with its message.
pub(crate) const KEYS: &[(&str, &str)] = &[
    ("ArrowLeft", "replay-before"),
    ("ArrowRight", "replay-after"),
    ("Shift+ArrowLeft", "replay-turn-before"),
    ("Shift+ArrowRight", "replay-turn-after"),
    ("Home", "replay-first"),
    ("End", "replay-last"),
    ("p", "replay-play"),
];

/// The most time for the moments of a step, unless its climaxes alone take longer.
const TELLING: Duration = Duration::from_secs(5);

/// Whether a visitor looks at a replay alone or with others.
enum Company {
    /// Alone.
    Alone,
    /// The visitor leads the look of this id.
    Leads(LookId),
    /// The visitor follows: the page shows what the leader looks at.
    Follows,
}

/// `GET /t/{id}/replay`. Anyone who may download the game may see it: both show what every seat saw.
pub(crate) async fn page(
    State(web): State<Web>,
    Extension(looks): Extension<Looks>,
    caller: Caller,
    Query(asked): Query<ReplayQuery>,
    Found(table): Found,
) -> Served {
    let snapshot = table.look(&caller.visitor.id)?;
    let view = View::finished(web.shows(), &snapshot, &caller.visitor)?;
    let id: Option<LookId> = parsed(&asked.with);
    let look = id.and_then(|id| Some((looks.get(&id, table.id())?, id)));
    // Somebody who played comes back to their own seat.
    let own = view.you().map_or(Eyes::Spectator, Eyes::Seat);
    let led = look.as_ref().map_or(Viewed { step: 0, eyes: own }, |(look, _)| look.place);
    let follows = look.as_ref().is_some_and(|(look, _)| look.leader != caller.visitor.id);
    let asked = if follows { ReplayQuery::default() } else { asked };
    let tells = asked.tells.is_some();
    let eyes = asked.eyes.clone();
    let went = web.replay(&caller, table.id(), move |replay| go(replay, &asked, led.step)).await?;
    let Went { all, pages, step, then } = went;
    let named = |name: String| all.iter().copied().find(|eyes| eyes.name() == name);
    let led_eyes = if all.contains(&led.eyes) { led.eyes } else { Eyes::Spectator };
    let place = Viewed { step, eyes: eyes.and_then(named).unwrap_or(led_eyes) };
    let company = match look {
        Some(_) if follows => Company::Follows,
        Some((look, id)) => {
            looks::lead(&looks, web.tables(), &id, Look { place, ..look });
            Company::Leads(id)
        }
        None => Company::Alone,
    };
    let analysed = match web.tables().analysis(table.id()) {
        Some(Analysed::Done(decisions)) => {
            let (names, shares) = (snapshot.names(), snapshot.outcome().map(|outcome| outcome.shares()));
            Some((decisions, names, shares))
        }
        _ => None,
    };
    let title = view.words.tell("replay-of", &args![game => view.words.say("game-name")]);
    let mut sheet = Sheet::of_game(&caller, &title, &web, view.show);
    sheet.fixed = html! { (view.show.symbols()) (faces::symbols(&faces::people(then.present()))) };
    sheet.head = html! {
        script src=(assets::all().replay.url()) type="module" {}
        script src=(assets::all().send.url()) type="module" {}
        @if follows { noscript { meta http-equiv="refresh" content="3"; } }
        @if view.own.is_empty() { (invitation::tags(&web, &view)) }
    };
    let shown = ReplayPage { view: &view, then: &then, place, pages, all, company, tells };
    let chart = analysed.map(|(decisions, names, shares)| {
        let link = |decision: &Decision| shown.leads().then(|| shown.url_at(decision.when, shown.place.eyes));
        let at = Some(shown.pages[step].entry);
        chances(view.words, Names::new(&names, view.you()), &decisions, shares.as_ref(), at, link)
    });
    Ok(sheet.page(shown.page(&title, &chart.unwrap_or_default())))
}

/// Parses a number or an id of the query.
fn parsed<T: FromStr>(text: &Option<String>) -> Option<T> {
    text.as_deref().and_then(|text| text.parse().ok())
}

/// A replay at the requested page.
struct Went {
    /// The views that can be chosen.
    all: Vec<Eyes>,
    /// The pages of the replay.
    pages: Vec<PastPage>,
    /// The page, from 0.
    step: usize,
    /// The table on this page.
    then: Snapshot,
}

/// Goes to the requested page, or to `led` if none is requested.
fn go(mut replay: Replay, asked: &ReplayQuery, led: usize) -> Result<Went, Error> {
    let all = Eyes::of(&replay);
    let differs = |differs: Differs| Refused::ReadOnly(differs.to_string());
    let pages = replay.pages().map_err(differs)?;
    let last = pages.len().checked_sub(1).ok_or(Error::NotFound)?;
    let step = match parsed::<When>(&asked.at) {
        Some(when) => pages.partition_point(|page| page.when < when),
        None => parsed(&asked.step).unwrap_or(led),
    };
    let step = step.min(last);
    replay.go_to_page(pages[step].entry).map_err(differs)?;
    Ok(Went { all, pages, step, then: replay.snapshot() })
}

/// `POST /t/{id}/replay`: begins a look at what the visitor sees, for others to follow.
pub(crate) async fn lead(
    State(web): State<Web>,
    Extension(looks): Extension<Looks>,
    caller: Caller,
    Found(table): Found,
    fields: Fields,
) -> Served {
    let leader = caller.known()?.clone();
    let snapshot = table.look(&caller.visitor.id)?;
    let view = View::finished(web.shows(), &snapshot, &caller.visitor)?;
    let all = web.replay(&caller, table.id(), |replay| Ok(Eyes::of(&replay))).await?;
    let name = fields.need("eyes")?;
    let eyes = all.into_iter().find(|eyes| eyes.name() == name).ok_or(Error::Invalid)?;
    let place = Viewed { step: fields.read("step")?, eyes };
    let id = LookId::new(&leader, table.id(), &fields.id()?);
    looks::lead(&looks, web.tables(), &id, Look { table: table.id().clone(), leader, place });
    Ok(Redirect::to(&view.url(format_args!("/replay?with={id}"))).into_response())
}

/// The moments of a step, each with its caption and its time in milliseconds. Empty if none is a climax, since then the
/// table after the step says the same.
fn moments(frames: &[Frame]) -> Markup {
    html! {
        @if frames.iter().any(|frame| frame.weight.is_climax()) {
            @for frame in frames {
                template data-caption=(frame.caption) data-ms=(frame.length.as_millis()) { (frame.scene()) }
            }
        }
    }
}

/// A replay as it is shown.
struct ReplayPage<'a> {
    view: &'a View<'a>,
    /// The table after the step.
    then: &'a Snapshot,
    place: Viewed,
    /// The pages of the replay.
    pages: Vec<PastPage>,
    /// The views that can be chosen.
    all: Vec<Eyes>,
    company: Company,
    /// Whether the page carries the moments of the step.
    tells: bool,
}

impl ReplayPage<'_> {
    fn page(&self, title: &str, chances: &Markup) -> Markup {
        let words = self.view.words;
        let (names, guests) = (self.then.names(), self.then.guests());
        let you = self.view.you_through(self.place.eyes.viewer().seat());
        let (names, guests, present) = (&names, Some(&guests), self.then.present());
        let context = Context { words, names, guests, present, form: None, you, parts: None };
        let show = self.view.show;
        let Some(seen) = self.then.seen(self.place.eyes.viewer()) else { return Markup::default() };
        let (said, rest): (Vec<Sentence>, Vec<Sentence>) =
            show.news(seen, &context).into_iter().partition(|news| news.weight != Weight::Trivial);
        let said = if said.is_empty() { rest } else { said };
        let said: Vec<String> = said.into_iter().map(|news| news.said).collect();
        let follows = !self.leads();
        let lines = show.log(seen, &context, 0);
        let (_, first_new) = Read::default().on(&lines);
        let moment = |line: &Line| (!follows).then(|| self.url_at(line.when, self.place.eyes));
        html! {
            h1.unseen { (title) }
            div #replay .replay.sheet {
                (self.whose())
                @if follows { p.about data-wait { (words.say("replay-follows")) } } @else { (self.controls()) }
                p.caption tabindex="0" { (said.join(" ")) }
            }
            @if self.tells { (moments(&show.moments(seen, &context, TELLING).frames)) }
            div #scene {
                (show.board(seen, &context).table)
                @if self.place.eyes == Eyes::AllHands { (self.hands(&context)) }
            }
            div #beside .beside {
                (log(words, &list(words, &lines.lines, first_new, moment), None, false))
            }
            div.replay-more {
                (chances)
                @if !follows { (self.together()) }
                div.choices {
                    a.button href=(self.view.url("")) { (words.say("error-table")) }
                    (self.view.send())
                }
                details #keys .keys {
                    summary { (words.say("keys")) }
                    (key_list(words, KEYS))
                }
            }
        }
    }

    /// Whether the visitor chooses what is shown.
    fn leads(&self) -> bool {
        !matches!(self.company, Company::Follows)
    }

    /// The URL of this turn and step in this replay.
    fn url_at(&self, when: When, eyes: Eyes) -> String {
        let with = match &self.company {
            Company::Leads(id) => format!("&with={id}"),
            Company::Alone | Company::Follows => String::new(),
        };
        self.view.url(format_args!("/replay?at={when}&eyes={}{with}", eyes.name()))
    }

    /// The URL of a page of this replay.
    fn url(&self, page: usize, eyes: Eyes) -> String {
        self.url_at(self.pages[page].when, eyes)
    }

    /// The first page of the turn on the page; if it is shown already, of the turn before.
    fn turn_before(&self) -> usize {
        let first = |page: usize| {
            let turn = self.pages[page].when.turn;
            self.pages.partition_point(|page| page.when.turn < turn)
        };
        let here = first(self.place.step);
        if here < self.place.step { here } else { first(here.saturating_sub(1)) }
    }

    /// The first page of the next turn; in the last turn, the last page.
    fn turn_after(&self) -> usize {
        let turn = self.pages[self.place.step].when.turn;
        self.pages.partition_point(|page| page.when.turn <= turn).min(self.pages.len() - 1)
    }

    /// The current view, and links to the others.
    fn whose(&self) -> Markup {
        let words = self.view.words;
        let name = |eyes: Eyes| match eyes {
            Eyes::Spectator => words.say("replay-eyes-table"),
            Eyes::Seat(seat) => self.view.called(seat),
            Eyes::AllHands => words.say("replay-eyes-all"),
        };
        html! {
            @if let Company::Follows = self.company {
                p { (words.say("replay-eyes")) " " strong { (name(self.place.eyes)) } }
            } @else {
                nav.choices aria-label=(words.say("replay-eyes")) {
                    span.about aria-hidden="true" { (words.say("replay-eyes")) }
                    @for eyes in self.all.iter().copied() {
                        @let current = (eyes == self.place.eyes).then_some("true");
                        a.button href=(self.url(self.place.step, eyes)) aria-current=[current] {
                            @if let Eyes::Seat(seat) = eyes { (icons::avatar(seat)) }
                            (name(eyes))
                        }
                    }
                }
            }
        }
    }

    /// The slider, and the buttons for other turns and steps.
    fn controls(&self) -> Markup {
        let words = self.view.words;
        let (at, last) = (self.place.step, self.pages.len() - 1);
        let (here, end) = (self.pages[at], self.pages[last].when);
        let way = |to: usize, key: &str, keys: &str, sign: &str| {
            html! {
                a.button href=(self.url(to, self.place.eyes)) data-key=(keys)
                    aria-label=(words.say(key)) title=(words.say(key)) aria-disabled=[(to == at).then_some("true")] {
                    (sign)
                }
            }
        };
        html! {
            form #replay-to .ways method="get" action=(self.view.url("/replay")) {
                input type="hidden" name="eyes" value=(self.place.eyes.name());
                @if let Company::Leads(id) = &self.company { input type="hidden" name="with" value=(id); }
                (way(0, "replay-first", "Home", "|«"))
                (way(self.turn_before(), "replay-turn-before", "Shift+ArrowLeft", "«"))
                (way(at.saturating_sub(1), "replay-before", "ArrowLeft", "‹"))
                button #replay-play .button type="button" data-key="p Space" data-stop=(words.say("replay-stop"))
                    data-play=(words.say("replay-play")) hidden { (words.say("replay-play")) }
                (way((at + 1).min(last), "replay-after", "ArrowRight", "›"))
                (way(self.turn_after(), "replay-turn-after", "Shift+ArrowRight", "»"))
                (way(last, "replay-last", "End", "»|"))
                input #replay-at type="range" name="step" min="0" max=(last) value=(at)
                    aria-label=(words.say("replay-step")) aria-valuetext=(when::spoken(words, here.when));
                output for="replay-at" {
                    b { (when::range(words, here.first, here.when)) } " / " (when::number(words, end))
                }
                noscript { button.button { (words.say("replay-show")) } }
            }
        }
    }

    /// Every seat's own hand.
    fn hands(&self, context: &Context<'_>) -> Markup {
        let (words, show) = (self.view.words, self.view.show);
        let hand = |seat: Seat| {
            let hand = show.hand(self.then.seen(Viewer::Seat(seat))?, context);
            // An id may occur only once on a page, but there are several hands.
            let hand = PreEscaped(hand.0.replacen(" id=\"hand\"", "", 1));
            Some(hand).filter(|hand| !hand.0.is_empty())
        };
        html! {
            @let names = Names::new(context.names, context.you);
            @for seat in Seat::all(names.seats()) {
                @if let Some(hand) = hand(seat) {
                    section class={ "open-hand " (show.title().name()) } {
                        h2 { (icons::avatar(seat)) (names.tell(seat, "replay-hand", &[], words)) }
                        (hand)
                    }
                }
            }
        }
    }

    /// The link for people who want to follow, or the button that begins the look.
    fn together(&self) -> Markup {
        let words = self.view.words;
        html! {
            section.sheet.together {
                h2 { (words.say("replay-together")) }
                @if let Company::Leads(id) = &self.company {
                    @let url = format!("{}{}", self.view.visitor.base, self.view.url(format_args!("/replay?with={id}")));
                    p { (words.say("replay-leads")) }
                    label.field {
                        span { (words.say("share-link")) }
                        input #share-link type="text" readonly value=(url);
                    }
                    button.button.copy type="button" data-copy="share-link" hidden { (words.say("share-copy")) }
                } @else {
                    form method="post" action=(self.view.url("/replay")) {
                        (form::id_field())
                        input type="hidden" name="step" value=(self.place.step);
                        input type="hidden" name="eyes" value=(self.place.eyes.name());
                        p.about { (words.say("replay-together-about")) }
                        div.choices { button.button { (words.say("replay-lead")) } }
                    }
                }
            }
        }
    }
}
