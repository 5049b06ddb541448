//! The page that creates a table: its seats, bots, house rules and spectators.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect};
use erasure::Title;
use look::words::Words;
use look::{args, icons, options};
use maud::{Markup, html};
use play::{SeatWish, Wish};
use store::{TableId, TableSettings, Watch};
use table::{OptionSpec, Seat, Settings};

use crate::address::Game;
use crate::bots;
use crate::error::Error;
use crate::form::{self, Fields};
use crate::frame::{Page, Sheet};
use crate::visitor::Caller;
use crate::web::Web;

/// Values of a seat's field. A bot is `bot-NAME`.
const PERSON: &str = "person";
const NOBODY: &str = "none";
const BOT: &str = "bot-";

/// The field for whether hints are allowed.
const HINTS: &str = "hints";

/// The field for how long a window stays open, and its choices in seconds.
const WINDOW: &str = "window-seconds";
const WINDOW_SECONDS: [u32; 6] = [0, 3, 5, 8, 12, 20];

/// The field for when the seats missing at a secret choice are named, and its choices in seconds.
const MISSING: &str = "missing-seconds";
const MISSING_SECONDS: [u32; 4] = [30, 60, 120, 300];

/// `GET /new/{game}`
pub(crate) async fn page(State(web): State<Web>, caller: Caller, Game(show): Game) -> Page {
    let (title, words) = (show.title(), show.words(caller.language));
    let heading = words.tell("create-title", &args![game => words.say("game-name")]);
    let body = html! {
        form.sheet.create method="post" action={ "/new/" (title.name()) } {
            h1 { (heading) }
            (form::new_id())
            fieldset.plain {
                legend { (words.say("create-seats")) }
                (seats(title, words))
                p.about { (words.say("bots-about")) }
            }
            fieldset.plain {
                legend { (words.say("watch")) }
                @for watch in Watch::ALL {
                    label.switch {
                        input type="radio" name="watch" value=(watch.name()) checked[watch == Watch::Link];
                        span { (words.say(&format!("watch-{}", watch.name()))) }
                    }
                }
            }
            @if title.together() || title.windows() {
                fieldset.plain {
                    legend { (words.say("create-time")) }
                    @if title.windows() {
                        (seconds(words, WINDOW, &WINDOW_SECONDS, TableSettings::default().window_seconds))
                    }
                    @if title.together() {
                        (seconds(words, MISSING, &MISSING_SECONDS, TableSettings::default().name_missing_seconds))
                    }
                }
            }
            @if !title.options().is_empty() || !title.memory() {
                fieldset.plain {
                    legend { (words.say("create-options")) }
                    (options::controls(words, title.options(), &Settings::default()))
                    @if !title.memory() { (hints(words)) }
                }
            }
            div.choices { button.button.strong { (words.say("create-go")) } a.button href="/" { (words.say("settings-back")) } }
        }
    };
    Ok(Sheet::of_game(&caller, &heading, &web, show).page(body))
}

/// The switch that allows hints.
fn hints(words: &Words) -> Markup {
    html! {
        div.option {
            label.switch {
                input type="checkbox" name=(HINTS) value="on" aria-describedby={ (HINTS) "-about" };
                span { (words.say("hints")) }
            }
            p.about id={ (HINTS) "-about" } { (words.say("hints-about")) }
        }
    }
}

/// A field that offers numbers of seconds.
fn seconds(words: &Words, name: &str, all: &[u32], usual: u32) -> Markup {
    html! {
        label.choice {
            span { (words.say(name)) }
            select name=(name) aria-describedby={ (name) "-about" } {
                @for seconds in all {
                    option value=(seconds) selected[*seconds == usual] {
                        (words.tell(&format!("{name}-choice"), &args![seconds => *seconds]))
                    }
                }
            }
        }
        p.about id={ (name) "-about" } { (words.say(&format!("{name}-about"))) }
    }
}

/// The number of seconds chosen in such a field.
fn chosen(fields: &Fields, name: &str, all: &[u32], usual: u32) -> Result<u32, Error> {
    if fields.get(name).is_none() {
        return Ok(usual);
    }
    let seconds = fields.read(name)?;
    if all.contains(&seconds) { Ok(seconds) } else { Err(Error::Invalid) }
}

/// A field for each seat: a person, a bot or, above the least number of seats, no seat.
fn seats(title: &dyn Title, words: &Words) -> Markup {
    let (least, most) = title.seats();
    html! {
        @for seat in Seat::all(most) {
            label.choice.chair {
                (icons::avatar(seat))
                span { (words.tell("create-seat", &args![seat => seat.to_string()])) }
                select name={ "seat-" (seat) } {
                    @if seat.0 >= least { option value=(NOBODY) selected { (words.say("create-nobody")) } }
                    option value=(PERSON) { (words.say("create-person")) }
                    (bots::options(title, words, BOT))
                }
            }
        }
    }
}

/// `POST /new/{game}`
pub(crate) async fn create(State(web): State<Web>, caller: Caller, Game(show): Game, fields: Fields) -> Page {
    let title = show.title();
    let visitor = caller.known()?;
    let form = fields.id()?;
    let wish = wish(title, &fields)?;
    let mut made = web.0.made.lock().await;
    let known = made.entry(&(visitor.clone(), form), || None);
    let id: TableId = match known {
        Some(id) => id.clone(),
        None => {
            let take = web.0.new_tables.take(&caller.household);
            take.map_err(|seconds| Error::TooManyTables { seconds })?;
            known.insert(web.tables().create(visitor, wish).await?).clone()
        }
    };
    Ok(Redirect::to(&format!("/t/{id}")).into_response())
}

fn wish(title: &dyn Title, fields: &Fields) -> Result<Wish, Error> {
    let (_, most) = title.seats();
    let mut seats = Vec::new();
    for seat in Seat::all(most) {
        match fields.get(&format!("seat-{seat}")) {
            None | Some(NOBODY) => {}
            Some(PERSON) => seats.push(SeatWish::Open),
            Some(bot) => seats.push(SeatWish::Bot(bot.strip_prefix(BOT).ok_or(Error::Invalid)?.to_owned())),
        }
    }
    let watch = fields.get("watch").map(|_| fields.read("watch")).transpose()?.unwrap_or_default();
    let set = fields.starting("option-").filter(|(_, value)| !value.is_empty());
    let options = Settings(set.map(|(key, value)| (key.to_owned(), value.to_owned())).collect());
    debug_assert!(
        title.options().iter().all(|spec: &OptionSpec| options::field(spec) == format!("option-{}", spec.key))
    );
    let usual = TableSettings::default();
    let settings = TableSettings {
        watch,
        window_seconds: chosen(fields, WINDOW, &WINDOW_SECONDS, usual.window_seconds)?,
        name_missing_seconds: chosen(fields, MISSING, &MISSING_SECONDS, usual.name_missing_seconds)?,
        hints: fields.get(HINTS).is_some(),
        ..usual
    };
    Ok(Wish { game: title.name().to_owned(), options, seats, settings })
}
