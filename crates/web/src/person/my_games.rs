//! A visitor's tables: those that run or have not begun, and finished ones with how they ended; and the way to the next
//! one that waits for them.

use axum::extract::{Query, State};
use axum::response::{IntoResponse, Redirect};
use look::Words;
use look::home::{Row, rows};
use maud::{Markup, html};
use serde::Deserialize;
use store::{Phase, Summary, TableId};

use crate::edge::error::Error;
use crate::edge::frame::{Served, Sheet};
use crate::edge::visitor::Caller;
use crate::edge::web::Web;
use crate::person::home;

/// How many tables are on a page.
const LISTED: usize = 20;

/// What the list shows, from its address.
#[derive(Deserialize)]
pub(crate) struct Wanted {
    /// Whether finished tables are listed.
    #[serde(default)]
    over: bool,
    /// The only game to list; empty for all.
    #[serde(default)]
    game: String,
    /// The number of the page, from 0.
    #[serde(default)]
    page: usize,
}

impl Wanted {
    /// The address of a list.
    fn url(&self, over: bool, page: usize) -> String {
        let game = if self.game.is_empty() { String::new() } else { format!("&game={}", self.game) };
        format!("/games?over={over}{game}&page={page}")
    }
}

/// `GET /games`
pub(crate) async fn page(State(web): State<Web>, caller: Caller, Query(wanted): Query<Wanted>) -> Served {
    let words = caller.visitor.words();
    // The game's name is part of addresses on the page.
    if !wanted.game.is_empty() {
        web.show(&wanted.game)?;
    }
    let mine = mine(&web, &caller).await?;
    let games = web.shows().iter().filter(|show| mine.iter().any(|table| table.game == show.title().name()));
    let games: Vec<_> = games.collect();
    let is_listed = |table: &&Summary| {
        (table.phase == Phase::Over) == wanted.over && (wanted.game.is_empty() || table.game == wanted.game)
    };
    let all = mine.len();
    let mut tables: Vec<Summary> = mine.into_iter().filter(|table| is_listed(&table)).collect();
    let (of_game, before) = (tables.len(), wanted.page.saturating_mul(LISTED));
    // Finished ones come in the order of the store, so only those of the page are loaded.
    if wanted.over {
        tables = tables.into_iter().skip(before).take(LISTED).collect();
    }
    let mut list = home::own(&web, &caller, &tables).await;
    if !wanted.over {
        list = list.into_iter().skip(before).take(LISTED).collect();
    }
    let tab = |over: bool, key: &str| {
        html! {
            a.button href=(wanted.url(over, 0)) aria-current=[(wanted.over == over).then_some("page")] { (words.say(key)) }
        }
    };
    let body = html! {
        section.sheet aria-labelledby="games" {
            h1 #games { (words.say("games")) }
            nav.choices aria-label=(words.say("games")) { (tab(false, "games-now")) (tab(true, "games-over")) }
            @if all > LISTED && games.len() > 1 {
                form.choices method="get" action="/games" {
                    input type="hidden" name="over" value=(wanted.over);
                    label.choice {
                        span { (words.say("games-of")) }
                        select name="game" {
                            option value="" selected[wanted.game.is_empty()] { (words.say("games-all")) }
                            @for show in &games {
                                @let name = show.title().name();
                                option value=(name) selected[wanted.game == name] {
                                    (show.words(caller.visitor.language).say("game-name"))
                                }
                            }
                        }
                    }
                    button.button { (words.say("games-show")) }
                }
            }
            @if list.is_empty() { p { (words.say("games-none")) } }
            (rows(words, &list))
            (pages(words, &wanted, of_game))
            p { a href="/notifications" { (words.say("notifications")) } }
            p { a href="/" { (words.say("error-home")) } }
        }
    };
    Ok(Sheet::new(&caller, &words.say("games")).page(body))
}

/// The links to the pages before and after.
fn pages(words: &Words, wanted: &Wanted, count: usize) -> Markup {
    html! {
        @if count > LISTED {
            p.choices {
                @if wanted.page > 0 {
                    a.button rel="prev" href=(wanted.url(wanted.over, wanted.page - 1)) { (words.say("games-newer")) }
                }
                @if wanted.page.saturating_add(1).saturating_mul(LISTED) < count {
                    a.button rel="next" href=(wanted.url(wanted.over, wanted.page + 1)) { (words.say("games-older")) }
                }
            }
        }
    }
}

/// The tables of a visitor, the most recently changed first; none of somebody without an identity.
async fn mine(web: &Web, caller: &Caller) -> Result<Vec<Summary>, Error> {
    match caller.known() {
        Ok(visitor) => Ok(web.tables().mine(visitor).await?),
        Err(_) => Ok(Vec::new()),
    }
}

/// The table that somebody comes from.
#[derive(Deserialize)]
pub(crate) struct From {
    #[serde(default)]
    from: String,
}

/// `GET /next?from=…`: redirects to the table that waits for the visitor first, other than the one they come from; if
/// none does, to the home page.
pub(crate) async fn next(State(web): State<Web>, caller: Caller, Query(From { from }): Query<From>) -> Served {
    let from: Option<TableId> = from.parse().ok();
    let is_other = |table: &Summary| table.phase != Phase::Over && Some(&table.id) != from.as_ref();
    let tables: Vec<Summary> = mine(&web, &caller).await?.into_iter().filter(is_other).take(home::MINE).collect();
    let list = home::own(&web, &caller, &tables).await;
    let next = list.into_iter().find(|row| row.waits).map_or_else(|| "/".to_owned(), |row: Row| row.url);
    Ok(Redirect::to(&next).into_response())
}
