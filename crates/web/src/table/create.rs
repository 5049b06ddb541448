//! The page that creates a table: its seats, bots, house rules and spectators.

use std::collections::BTreeMap;
use std::iter;

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use erasure::Title;
use look::lobby::name_field;
use look::words::Words;
use look::{Show, args, icons, options};
use maud::{Markup, html};
use play::{Refused, SeatWish, Wish};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use store::{FormId, Overtime, TableId, TableSettings, VisitorId, Watch};
use table::{OptionSpec, Seat, Settings, SetupError};
use table_page::bots;
use table_page::usual::Usual;
use utoipa::ToSchema;

use crate::edge::address::NamedGame;
use crate::edge::doors;
use crate::edge::error::Error;
use crate::edge::form::{self, Fields};
use crate::edge::frame::{Served, Sheet};
use crate::edge::visitor::{Caller, NAME, USUAL, encode};
use crate::edge::web::Web;
use crate::table::pace;

table::names! {
    /// Who is to play. The names are used in the form and in translation keys.
    enum Who {
        /// The visitor and friends, who come by the link. Every seat is open, so that nobody who comes is left out.
        Friends = "friends",
        /// The visitor and bots that are all alike.
        Bots = "bots",
        /// Each seat as its field says; programs send these fields alone.
        Mix = "mix",
    }
}

/// The field for who is to play, and those for the bots of [`Who::Bots`] and the seats at their table.
const WHO: &str = "who";
const ALIKE: &str = "bot";
const SEATS: &str = "seats";

/// Values of a seat's field. A bot is `bot-NAME`.
const ME: &str = "me";
const PERSON: &str = "person";
const NOBODY: &str = "none";
const BOT: &str = "bot-";

/// The field that allows hints.
const HINTS: &str = "hints";

/// The field that lets players talk in set phrases only.
const PHRASES: &str = "phrases-only";

/// The field that lets guest bots sit.
const GUESTS: &str = "guests";
const LATECOMERS: &str = "latecomers";

/// The field for the time that a window stays open, and its options in seconds.
const WINDOW: &str = "window-seconds";
const WINDOW_SECONDS: [u32; 6] = [0, 3, 5, 8, 12, 20];

/// The field for the time after which seats with no secret choice yet are named, and its options in seconds.
const MISSING: &str = "missing-seconds";
const MISSING_SECONDS: [u32; 4] = [30, 60, 120, 300];

/// The field for the time after which a bot may play for somebody who is away, and its options in minutes.
const AWAY: &str = "away-minutes";
const AWAY_MINUTES: [u32; 4] = [2, 5, 10, 0];

/// `GET /new/{game}`
pub(crate) async fn page(State(web): State<Web>, caller: Caller, NamedGame(show): NamedGame) -> Served {
    doors::admit(&web, &caller).await?;
    let fields = Fields::of(vec![(WHO.to_owned(), Who::Friends.name().to_owned())]);
    Ok(form(&web, &caller, show, &fields, None))
}

/// The form filled with these choices; `fault` is the reason why the name was refused, if it was.
fn form(web: &Web, caller: &Caller, show: &'static dyn Show, fields: &Fields, fault: Option<&str>) -> Response {
    let (title, words) = (show.title(), show.words(caller.visitor.language));
    let game = words.say("game-name");
    let heading = words.tell("create-title", &args![game => &*game]);
    let (before, after) = heading.split_once(&*game).expect("the title names the game in every language");
    let watched = fields.get("watch").unwrap_or(Watch::default().name());
    let called = caller.visitor.called();
    let name = if fault.is_some() { fields.get("name").unwrap_or("") } else { &called };
    let who = who(fields);
    let body = html! {
        form.sheet.create method="post" action={ "/new/" (title.name()) } {
            h1 { (before) span.game { (game) } (after) }
            (form::id_field())
            fieldset.plain {
                legend { (words.say("create-seats")) }
                @for each in Who::ALL {
                    (form::radio(WHO, each.name(), each == who, &words.say(&format!("create-who-{}", each.name()))))
                }
                div.bots-alone { (alike(title, words, &caller.visitor.usual, fields)) }
                div.seat-by-seat { (seats(title, words, &caller.visitor.usual, fields)) }
                p.about.with-bots { (words.say("create-start")) " " (words.say("bots-about")) }
            }
            div.to-sit { (name_field(words, name, fault)) }
            fieldset.plain {
                legend { (words.say("create-pace")) }
                (pace::question(words, fields))
            }
            fieldset.plain {
                legend { (words.say("watch")) }
                @for watch in Watch::ALL.map(Watch::name) {
                    (form::radio("watch", watch, watch == watched, &words.say(&format!("watch-{watch}"))))
                }
            }
            (more(title, words, fields))
            div.choices {
                button.button.strong { (words.say("create-go")) }
                a.button href="/" { (words.say("settings-back")) }
            }
        }
    };
    Sheet::of_game(caller, &heading, web, show).page(body)
}

/// What few people change, folded: times and house rules.
fn more(title: &dyn Title, words: &Words, fields: &Fields) -> Markup {
    let (usual, is_on) = (TableSettings::default(), |name| fields.get(name).is_some());
    let memory = if title.memory() { words.say("hint-open") } else { String::new() };
    html! {
        details.menu {
            summary { (words.say("create-more")) }
            fieldset.plain {
                legend { (words.say("create-time")) }
                (pace::clocks(words, fields))
                @if title.windows() {
                    div.all-there { (time(words, fields, WINDOW, &WINDOW_SECONDS, usual.window_seconds)) }
                }
                @if title.together() {
                    div.with-people { (time(words, fields, MISSING, &MISSING_SECONDS, usual.name_missing_seconds)) }
                }
                div.all-there.with-people { (time(words, fields, AWAY, &AWAY_MINUTES, usual.away_minutes)) }
            }
            fieldset.plain {
                legend { (words.say("create-options")) }
                (options::controls(words, title.options(), &house_rules(fields)))
                (switch(words, HINTS, is_on(HINTS), &memory))
                div.with-people {
                    div.private { (switch(words, PHRASES, is_on(PHRASES), "")) }
                    (switch(words, GUESTS, is_on(GUESTS), ""))
                }
                div.private { (switch(words, LATECOMERS, is_on(LATECOMERS), "")) }
            }
        }
    }
}

/// A switch, with what it means and more about it.
fn switch(words: &Words, name: &str, on: bool, more: &str) -> Markup {
    html! {
        div.option {
            label.switch {
                input type="checkbox" name=(name) value="on" checked[on] aria-describedby={ (name) "-about" };
                span { (words.say(name)) }
            }
            p.about id={ (name) "-about" } { (words.say(&format!("{name}-about"))) " " (more) }
        }
    }
}

/// A field for a time, in seconds or minutes.
fn time(words: &Words, fields: &Fields, name: &str, all: &[u32], usual: u32) -> Markup {
    let set = fields.read(name).unwrap_or(usual);
    html! {
        label.choice {
            span { (words.say(name)) }
            select name=(name) aria-describedby={ (name) "-about" } {
                @for count in all {
                    option value=(count) selected[*count == set] {
                        (words.tell(&format!("{name}-choice"), &args![count => *count]))
                    }
                }
            }
        }
        p.about id={ (name) "-about" } { (words.say(&format!("{name}-about"))) }
    }
}

/// The time chosen in such a field.
fn chosen(fields: &Fields, name: &str, all: &[u32], usual: u32) -> Result<u32, Error> {
    if fields.get(name).is_none() {
        return Ok(usual);
    }
    let count = fields.read(name)?;
    if all.contains(&count) { Ok(count) } else { Err(Error::Invalid) }
}

/// The hidden field of a form that opens a table for friends.
pub(crate) fn for_friends() -> Markup {
    html! { input type="hidden" name=(WHO) value=(Who::Friends.name()); }
}

/// Who is to play.
fn who(fields: &Fields) -> Who {
    Who::ALL.into_iter().find(|who| fields.get(WHO) == Some(who.name())).unwrap_or(Who::Mix)
}

/// The fields of a table against bots that are all alike. At first the visitor plays as last time.
fn alike(title: &dyn Title, words: &Words, usual: &Usual, fields: &Fields) -> Markup {
    let (least, most) = title.seats();
    let taken = fields.read(SEATS).unwrap_or_else(|_| usual.seats(title));
    html! {
        label.choice {
            span { (words.say("seat-bot")) }
            select name=(ALIKE) { (bots::options(title, words, "", fields.get(ALIKE).unwrap_or(usual.bot(title)))) }
        }
        label.choice {
            span { (words.say("create-players")) }
            select name=(SEATS) {
                @for count in least..=most { option value=(count) selected[count == taken] { (count) } }
            }
        }
    }
}

/// A field for each seat: the visitor, a person, a bot or, above the minimum number of seats, nobody. At first the
/// visitor plays with the same bots as last time.
fn seats(title: &dyn Title, words: &Words, usual: &Usual, fields: &Fields) -> Markup {
    let (least, most) = title.seats();
    let (taken, bot) = (usual.seats(title), format!("{BOT}{}", usual.bot(title)));
    html! {
        @for seat in Seat::all(most) {
            @let first = if seat.0 == 0 { ME } else if seat.0 < taken { &bot } else { NOBODY };
            @let chosen = fields.get(&format!("seat-{seat}")).unwrap_or(first);
            label.choice.chair {
                (icons::avatar(seat))
                span { (words.tell("create-seat", &args![seat => seat.to_string()])) }
                select name={ "seat-" (seat) } {
                    @if seat.0 >= least {
                        option value=(NOBODY) selected[chosen == NOBODY] { (words.say("create-nobody")) }
                    }
                    option value=(ME) selected[chosen == ME] { (words.say("create-me")) }
                    option value=(PERSON) selected[chosen == PERSON] { (words.say("create-person")) }
                    (bots::options(title, words, BOT, chosen))
                }
            }
        }
    }
}

/// `POST /new/{game}`
pub(crate) async fn create(
    State(web): State<Web>,
    caller: Caller,
    NamedGame(show): NamedGame,
    fields: Fields,
) -> Served {
    let wish = wish(show.title(), caller.known()?, &fields)?;
    let cookies = remembered(&caller, &wish);
    match make(&web, &caller, fields.id()?, wish).await {
        Ok(id) => Ok((cookies, Redirect::to(&format!("/t/{id}"))).into_response()),
        Err(error) if error.is_of_name() => {
            let fault = error.text(caller.visitor.words());
            Ok((error.status(), form(&web, &caller, show, &fields, Some(&fault))).into_response())
        }
        Err(error) => Err(error),
    }
}

/// Creates a table, unless this form has already created one; then returns that one.
///
/// # Errors
/// When the visitor may open none, the household has made too many lately, or the table is refused.
pub(crate) async fn make(web: &Web, caller: &Caller, form: FormId, wish: Wish) -> Result<TableId, Error> {
    let visitor = caller.known()?;
    if let Some(id) = web.tables().created_by(visitor, &form).await? {
        return Ok(id);
    }
    doors::open(web, caller).await?;
    Ok(web.tables().create_by(visitor, &form, wish).await?)
}

/// The cookies that keep the visitor's name and usual bots for the next table.
fn remembered(caller: &Caller, wish: &Wish) -> HeaderMap {
    let mut cookies = HeaderMap::new();
    let mut bots = Vec::new();
    for seat in &wish.seats {
        match seat {
            SeatWish::Taken(_, name) if play::name::clean(name).is_ok() && !look::NEWCOMERS.contains(&&**name) => {
                cookies.append(header::SET_COOKIE, caller.set_cookie(NAME, &encode(name)));
            }
            SeatWish::Bot(bot) => bots.push(bot),
            SeatWish::Taken(..) | SeatWish::Guest(..) | SeatWish::Open => {}
        }
    }
    let is_known = |bot: &&&String| bot.bytes().all(|byte| byte.is_ascii_alphanumeric());
    if let (Some(bot), Ok(seats)) = (bots.first().filter(is_known), u8::try_from(wish.seats.len()))
        && bots.len() + 1 == wish.seats.len()
    {
        let usual = Usual { bot: (*bot).clone(), seats };
        cookies.append(header::SET_COOKIE, caller.set_cookie(USUAL, &usual.write()));
    }
    cookies
}

/// A whole number in a body, which JSON may write as `1.0` too.
#[derive(Clone, Copy)]
pub(crate) struct Whole(pub(crate) u32);

impl<'de> Deserialize<'de> for Whole {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Whole, D::Error> {
        let number = f64::deserialize(reader)?;
        let is_whole = number.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(&number);
        if is_whole { Ok(Whole(number as u32)) } else { Err(D::Error::custom(format!("{number} is no whole number"))) }
    }
}

/// A table to open, as a program asks for it. Where a value is none of those that the page offers, the answer says which
/// there are.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Opening {
    /// The game.
    #[schema(example = "desperados")]
    game: String,
    /// Who is to sit in each seat: `me`, `person` for anybody, or `bot-` and the name of one of the server's bots.
    #[schema(example = json!(["me", "bot-cowhand"]))]
    seats: Vec<String>,
    /// The opener's name.
    #[schema(example = "Anna")]
    name: Option<String>,
    /// The options of the game; those left out have their default.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// Who may watch: `nobody`, everybody with the `link`, or `everybody`.
    #[schema(example = "link")]
    watch: Option<String>,
    /// How long players may take: `live`, `turn-` and hours, or `bank-` with minutes and seconds a turn.
    #[schema(example = "turn-24")]
    pace: Option<String>,
    /// What happens when time is up: `bot`, `others`, `free` or `concede`.
    #[schema(example = "bot")]
    overtime: Option<String>,
    /// How many seconds a window stays open; 0 until the seat decides.
    #[schema(value_type = Option<u32>, example = 5)]
    window_seconds: Option<Whole>,
    /// After how many seconds a secret choice names who is missing.
    #[schema(value_type = Option<u32>, example = 120)]
    missing_seconds: Option<Whole>,
    /// After how many minutes anybody may replace who is away; 0 never.
    #[schema(value_type = Option<u32>, example = 5)]
    away_minutes: Option<Whole>,
    /// Whether guest bots may sit.
    #[serde(default)]
    guests: bool,
    /// Whether whoever has the link may take a bot's seat in the running game; never at a public table.
    #[serde(default)]
    latecomers: bool,
    /// Whether a seat may ask a bot for a hint.
    #[serde(default)]
    hints: bool,
    /// Whether players talk in set phrases only.
    #[serde(default)]
    phrases_only: bool,
}

/// The table that a program opens: as if it had sent the form.
///
/// # Errors
/// When there is no such game, or a value is none of those that the form offers.
pub(crate) fn opened(web: &Web, caller: &Caller, opening: Opening) -> Result<Wish, Error> {
    let title = web.show(&opening.game)?.title();
    let (least, most) = title.seats();
    if opening.seats.len() > most.into() {
        let seats = u8::try_from(opening.seats.len()).unwrap_or(u8::MAX);
        return Err(Error::Refused(SetupError::Seats { seats, least, most }.into()));
    }
    let number = |number: Option<Whole>| number.map(|number| number.0.to_string());
    let numbers = |all: &[u32]| all.iter().map(u32::to_string).collect::<Vec<_>>();
    let names = |all: &[&str]| all.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    let choices = [
        ("watch", opening.watch, names(&Watch::ALL.map(Watch::name))),
        ("pace", opening.pace, pace::values()),
        (
            "overtime",
            opening.overtime.or(Some(Overtime::Bot.name().to_owned())),
            names(&Overtime::ALL.map(Overtime::name)),
        ),
        (WINDOW, number(opening.window_seconds), numbers(&WINDOW_SECONDS)),
        (MISSING, number(opening.missing_seconds), numbers(&MISSING_SECONDS)),
        (AWAY, number(opening.away_minutes), numbers(&AWAY_MINUTES)),
    ];
    let mut fields = vec![("name".to_owned(), opening.name.unwrap_or_else(|| caller.visitor.called()))];
    for (field, value, known) in choices {
        match value {
            Some(value) if !known.contains(&value) => {
                return Err(Error::Value { field: field.replace('-', "_"), known: known.join(", ") });
            }
            Some(value) => fields.push((field.to_owned(), value)),
            None => {}
        }
    }
    let switches = [
        (GUESTS, opening.guests),
        (LATECOMERS, opening.latecomers),
        (HINTS, opening.hints),
        (PHRASES, opening.phrases_only),
    ];
    fields.extend(switches.into_iter().filter(|(_, on)| *on).map(|(field, _)| (field.to_owned(), "on".to_owned())));
    for (seat, who) in opening.seats.into_iter().enumerate() {
        if ![ME, PERSON].contains(&&*who) && !who.starts_with(BOT) {
            return Err(Error::Value { field: "seats".to_owned(), known: format!("{ME}, {PERSON}, {BOT}…") });
        }
        fields.push((format!("seat-{}", seat + 1), who));
    }
    fields.extend(opening.options.into_iter().map(|(key, value)| (format!("option-{key}"), value)));
    let wish = wish(title, caller.known()?, &Fields::of(fields))?;
    let seats = wish.seats.into_iter().map(|seat| match (seat, caller.guest()) {
        (SeatWish::Taken(visitor, name), Some(of)) => SeatWish::Guest(visitor, name, of.to_owned()),
        (seat, _) => seat,
    });
    Ok(Wish { seats: seats.collect(), ..wish })
}

/// The house rules that were chosen.
fn house_rules(fields: &Fields) -> Settings {
    let set = fields.starting("option-").filter(|(_, value)| !value.is_empty());
    Settings(set.map(|(key, value)| (key.to_owned(), value.to_owned())).collect())
}

/// The seats of a new table.
fn seat_wishes(title: &dyn Title, visitor: &VisitorId, fields: &Fields) -> Result<Vec<SeatWish>, Error> {
    let ((least, most), own) =
        (title.seats(), SeatWish::Taken(visitor.clone(), fields.get("name").unwrap_or("").to_owned()));
    let (other, count) = match who(fields) {
        Who::Friends => (SeatWish::Open, most),
        Who::Bots => (SeatWish::Bot(fields.need(ALIKE)?.to_owned()), fields.read(SEATS)?),
        Who::Mix => return each_seat(most, &own, fields),
    };
    if !(least..=most).contains(&count) {
        return Err(Error::Invalid);
    }
    Ok(iter::once(own).chain(iter::repeat_n(other, usize::from(count) - 1)).collect())
}

/// The seats of a new table as the field of each says.
fn each_seat(most: u8, own: &SeatWish, fields: &Fields) -> Result<Vec<SeatWish>, Error> {
    let mut seats = Vec::new();
    for seat in Seat::all(most) {
        match fields.get(&format!("seat-{seat}")) {
            None | Some(NOBODY) => {}
            Some(ME) if seats.contains(own) => return Err(Error::Refused(Refused::HasSeat)),
            Some(ME) => seats.push(own.clone()),
            Some(PERSON) => seats.push(SeatWish::Open),
            Some(bot) => seats.push(SeatWish::Bot(bot.strip_prefix(BOT).ok_or(Error::Invalid)?.to_owned())),
        }
    }
    Ok(seats)
}

fn wish(title: &dyn Title, visitor: &VisitorId, fields: &Fields) -> Result<Wish, Error> {
    let seats = seat_wishes(title, visitor, fields)?;
    let watch = fields.get("watch").map(|_| fields.read("watch")).transpose()?.unwrap_or_default();
    debug_assert!(
        title.options().iter().all(|spec: &OptionSpec| options::field(spec) == format!("option-{}", spec.key))
    );
    let usual = TableSettings::default();
    let settings = TableSettings {
        watch,
        window_seconds: chosen(fields, WINDOW, &WINDOW_SECONDS, usual.window_seconds)?,
        name_missing_seconds: chosen(fields, MISSING, &MISSING_SECONDS, usual.name_missing_seconds)?,
        away_minutes: chosen(fields, AWAY, &AWAY_MINUTES, usual.away_minutes)?,
        hints: fields.get(HINTS).is_some(),
        own_words: fields.get(PHRASES).is_none(),
        guests: fields.get(GUESTS).is_some(),
        latecomers: fields.get(LATECOMERS).is_some(),
        ..usual
    };
    let (pace, settings) = pace::chosen(fields, settings)?;
    Ok(Wish { game: title.name().to_owned(), options: house_rules(fields), seats, settings, lesson: None, pace })
}
