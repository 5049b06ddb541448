//! The home page: games, the visitor's tables, public tables.

use axum::extract::State;
use look::{Words, args};
use maud::{Markup, html};
use store::{Phase, Summary};

use crate::frame::{Page, Sheet};
use crate::visitor::Caller;
use crate::web::Web;

/// The most tables of a visitor that are listed.
const MINE: usize = 30;

/// `GET /`
pub(crate) async fn page(State(web): State<Web>, caller: Caller) -> Page {
    let words = caller.words();
    let mine = match caller.known() {
        Ok(visitor) => web.tables().mine(visitor).await?,
        Err(_) => Vec::new(),
    };
    let public = web.tables().public().await?;
    let body = html! {
        h1 { (words.say("home-title")) }
        p { (words.say("home-about")) }
        div.games {
            @for show in web.shows().iter() {
                @let (own, title) = (show.words(caller.language), show.title());
                @let (new, rules) = (format!("/new/{}", title.name()), format!("/rules/{}", title.name()));
                (look::home::game_card(own, &show.sign(), title.seats(), &new, &rules))
            }
        }
        section aria-labelledby="mine" {
            h2 #mine { (words.say("home-tables")) }
            @if mine.is_empty() {
                p.about { (words.say("home-tables-none")) }
            } @else {
                (list(&web, &caller, words, &mine[..mine.len().min(MINE)]))
            }
        }
        @if !public.is_empty() {
            section aria-labelledby="public" {
                h2 #public { (words.say("home-public")) }
                (list(&web, &caller, words, &public))
            }
        }
        p { a href="/fairness" { (words.say("home-fairness")) } }
    };
    let title = words.say("home-tab");
    Ok(Sheet::new(&caller, &title).page(body))
}

fn list(web: &Web, caller: &Caller, words: &Words, tables: &[Summary]) -> Markup {
    html! {
        ul.tables {
            @for Summary { id, game, seats, phase, .. } in tables {
                li {
                    a.button href={ "/t/" (id) } {
                        (web.shows().find(game).map_or_else(|| game.clone(), |show| show.words(caller.language).say("game-name")))
                    }
                    " " span.about {
                        (words.tell("home-seats", &args![count => *seats])) " · " (words.say(phase_key(*phase))) " · " (id)
                    }
                }
            }
        }
    }
}

fn phase_key(phase: Phase) -> &'static str {
    match phase {
        Phase::Open => "home-waiting",
        Phase::Running => "home-running",
        Phase::Over => "home-over",
    }
}
