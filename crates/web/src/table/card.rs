//! The card of a finished game, a picture to send: who won and how, what everybody has, and what is worth retelling.
//!
//! It is drawn from what a spectator sees, so it is the same for everybody who may see it. An unfurler shows it beside a
//! link, hence its size.

use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use look::{Highlight, Language, Names, args, ending, faces, icons};
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use table::{BySeat, Outcome, Seat, hex};
use table_page::View;
use tokio::task::spawn_blocking;

use crate::edge::address::Found;
use crate::edge::assets::PICTURE;
use crate::edge::error::Error;
use crate::edge::frame::Served;
use crate::edge::picture;
use crate::edge::visitor::Caller;
use crate::edge::web::Web;

/// The query of a card's URL, as in `?language=de`.
#[derive(Deserialize)]
pub(crate) struct CardQuery {
    language: Option<String>,
}

/// `GET /t/{id}/card.png`
pub(crate) async fn card(
    State(web): State<Web>,
    mut caller: Caller,
    Query(asked): Query<CardQuery>,
    Found(table): Found,
    headers: HeaderMap,
) -> Served {
    caller.visitor.language =
        asked.language.as_deref().and_then(Language::from_code).unwrap_or(caller.visitor.language);
    let snapshot = table.look(&caller.visitor.id)?;
    let view = View::finished(web.shows(), &snapshot, &caller.visitor)?;
    let (outcome, _) = snapshot.outcome().zip(view.perspective.viewer()).ok_or(Error::NotFound)?;
    let svg = Card { view: &view, outcome, names: names(&view) }.draw().into_string();
    let hash = hex::encode(&Sha256::digest(&svg)[..8]);
    let tag = format!("\"{hash}\"");
    // A name on it may be forgotten, so it is asked for again each time.
    let caching = if snapshot.is_private() { "private, no-cache" } else { "no-cache" };
    let about = [(header::ETAG, tag.clone()), (header::CACHE_CONTROL, caching.to_owned())];
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, about).into_response());
    }
    let kept = web.0.pictures.place(&hash);
    let drawn = match kept.get() {
        Some(drawn) => drawn.clone(),
        None => {
            let place = web.0.replays.take(caller.household).await;
            let work = spawn_blocking(move || {
                let _place = place;
                kept.get_or_init(|| picture::png(&svg)).clone()
            });
            work.await.map_err(|_| Error::Crash)?
        }
    };
    let picture = drawn.map_err(|reason| {
        tracing::error!(table = %table.id(), reason, "a card cannot be drawn");
        Error::Crash
    })?;
    Ok((about, [(header::CONTENT_TYPE, PICTURE)], picture).into_response())
}

/// The names as the card writes them: the letters that its font has, or which seat it is where those are too few.
fn names(view: &View<'_>) -> BySeat<String> {
    let letters = |text: &str| text.chars().filter(|letter| letter.is_alphanumeric()).count();
    let write = |(seat, name): (Seat, &String)| {
        let kept: String = name.chars().filter(|letter| picture::has(*letter)).collect();
        let is_readable = letters(&kept) > 0 && 2 * letters(&kept) >= letters(name);
        let seat = || view.words.tell("create-seat", &args![seat => seat.to_string()]);
        if is_readable { kept.trim().to_owned() } else { seat() }
    };
    view.snapshot.names().pairs().map(write).collect()
}

/// The colours of the seats' marks, as in the stylesheet.
const MARKS: &str = ".seat-coin { fill: #625e5a; stroke: #2a1c13 } .seat-mark { fill: #fffaf0 } \
    .seat-0 .seat-coin { fill: #a33527 } .seat-1 .seat-coin { fill: #94690f } .seat-2 .seat-coin { fill: #3f6d39 } \
    .seat-3 .seat-coin { fill: #2f5c8a }";

const INK: &str = "#2a1c13";
const SOFT: &str = "#6b513a";
const RED: &str = "#8f3f1f";

/// A line of text in this size, whose baseline starts, has its middle or ends at a point.
fn line(text: &str, anchor: &str, [x, y]: [f32; 2], size: f32, colour: &str) -> Markup {
    html! { text text-anchor=(anchor) x=(x) y=(y) font-size=(size) fill=(colour) { (text) } }
}

/// The left edge of the right side, and how wide that is.
const RIGHT: f32 = 446.0;
const WIDE: f32 = 690.0;

/// A finished game that was played to its end.
struct Card<'a> {
    view: &'a View<'a>,
    outcome: &'a Outcome,
    names: BySeat<String>,
}

impl Card<'_> {
    /// The mark of a seat, or the face of who a bot plays as there, in a square of this edge with its upper left corner at a
    /// point. Rules of the stylesheet do not reach what is drawn by reference.
    fn mark(&self, seat: Seat, [x, y]: [f32; 2], edge: f32) -> Markup {
        let mark = icons::mark(seat);
        let (size, drawn) = match faces::persona(self.view.snapshot.present()[seat]) {
            Some(persona) => (64, faces::face(persona, &mark)),
            None => (32, mark),
        };
        html! {
            svg class={ "seat-" (seat.0) } x=(x) y=(y) width=(edge) height=(edge) viewBox={ "0 0 " (size) " " (size) } {
                (drawn)
            }
        }
    }

    /// An SVG of 1200 × 630.
    fn draw(&self) -> Markup {
        html! {
            svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" font-family="Bitter" {
                style { (PreEscaped(MARKS)) }
                defs { (faces::symbols(&faces::people(self.view.snapshot.present()))) }
                rect width="1200" height="630" fill="#6b3f22" {}
                rect x="22" y="22" width="1156" height="586" rx="14" fill="#f6ead0" stroke=(INK) stroke-width="3" {}
                rect x="34" y="34" width="1132" height="562" rx="8" fill="none" stroke="#c9a978" stroke-width="2" {}
                (self.standing())
                (self.won())
                (self.highlights())
                (line(&self.view.words.say("house"), "end", [1136.0, 576.0], 18.0, SOFT))
            }
        }
    }

    /// On the left, the game and what everybody has.
    fn standing(&self) -> Markup {
        let words = self.view.words;
        let mut places: Vec<_> = self.outcome.scores.pairs().collect();
        places.sort_by_key(|(_, score)| score.rank);
        let game = words.say("game-name");
        let size = (330.0 / picture::width(&game)).min(34.0);
        html! {
            svg x="64" y="62" width="330" height="220" viewBox="0 0 96 64" { (self.view.show.sign()) }
            (line(&game, "middle", [229.0, 328.0], size, INK))
            @for ((seat, score), row) in places.into_iter().zip(0_u8..) {
                @let y = 386.0 + 42.0 * f32::from(row);
                @let amount = self.view.show.amount(score.total, words);
                @let name = picture::clipped(&self.names[seat], 11.2 - picture::width(&amount));
                (self.mark(seat, [64.0, y - 26.0], 34.0))
                (line(&name, "start", [110.0, y], 24.0, INK))
                (line(&amount, "end", [394.0, y], 24.0, if score.rank == 1 { RED } else { INK }))
            }
        }
    }

    /// Who won, and by how much.
    fn won(&self) -> Markup {
        let (words, names) = (self.view.words, Names::new(&self.names, None));
        let winners: Vec<Seat> = self.outcome.winners().collect();
        let edge = if winners.len() > 2 { 60.0 } else { 104.0 };
        let step = edge + 8.0;
        let left = RIGHT + step * winners.len() as f32 + 10.0;
        let room = RIGHT + WIDE - left;
        let title = ending::winners(words, names, self.outcome);
        // One large line, or two smaller ones.
        let size = Some(room / picture::width(&title)).filter(|size| *size > 40.0).map_or(38.0, |size| size.min(62.0));
        let title = picture::lines(&title, room / size, 2);
        let first = 114.0 + size * (0.35 - 0.55 * (title.len() - 1) as f32);
        let amount = |amount| self.view.show.amount(amount, words);
        let why = words.say(&format!("end-{}", self.outcome.reason));
        let why = ending::margin(words, self.outcome, amount).map_or(why.clone(), |by| format!("{by} {why}"));
        let small = (WIDE / picture::width(&why)).clamp(17.0, 22.0);
        html! {
            @for (seat, at) in winners.iter().zip(0_u8..) {
                (self.mark(*seat, [RIGHT + step * f32::from(at), 114.0 - edge / 2.0], edge))
            }
            @for (text, at) in title.iter().zip(0_u8..) {
                (line(text, "start", [left, first + 1.1 * size * f32::from(at)], size, INK))
            }
            (line(&picture::clipped(&why, WIDE / small), "start", [RIGHT, 200.0], small, SOFT))
        }
    }

    /// What is worth retelling, one below the other: two in large letters, or three in smaller ones.
    fn highlights(&self) -> Markup {
        let all = self.view.highlights(&self.names, None);
        let [size, lead, gap] = if all.len() > 2 { [21.0, 27.0, 18.0] } else { [26.0, 34.0, 34.0] };
        let most = if all.len() > 2 { 2 } else { 3 };
        let mut next: f32 = 240.0;
        let told = all.into_iter().map(|Highlight { title, said, .. }| {
            let (top, said) = (next, picture::lines(&said, (WIDE - 24.0) / size, most));
            let high = 10.0 + lead * (1.0 + said.len() as f32);
            next += high + gap;
            (top, high, title, said)
        });
        html! {
            @for (top, high, title, said) in told {
                rect x=(RIGHT) y=(top) width="6" height=(high) fill="#c8861c" {}
                (line(&title, "start", [RIGHT + 24.0, top + 0.85 * lead], size + 5.0, RED))
                @for (text, at) in said.iter().zip(2_u8..) {
                    (line(text, "start", [RIGHT + 24.0, top + lead * f32::from(at)], size, INK))
                }
            }
        }
    }
}
