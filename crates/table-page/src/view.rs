//! A table as one visitor sees it, with the parts that lobby and game page share.

use std::fmt::Display;
use std::hash::Hash;

use erasure::Seen;
use look::{Context, Form, Parts, Show, Shows, Words, args, fields, parts};

use maud::{Markup, html};
use serde::Deserialize;
use table::deal::Commitment;
use table::{Seat, SeatSet, Viewer};
use table_fold::{Hint, Perspective, Refused, Request, Snapshot};
use table_log::Phase;

use crate::visitor::Visitor;

/// The query of a table's URL: which seat to show (`?seat=2`), or the table without any hand (`?view=table`).
#[derive(Clone, Default, Deserialize)]
pub struct ViewQuery {
    seat: Option<String>,
    view: Option<String>,
}

impl ViewQuery {
    /// The query of a spectator, who can select no seat.
    pub fn of_spectator(is_table: bool) -> ViewQuery {
        ViewQuery { seat: None, view: is_table.then(|| "table".to_owned()) }
    }

    /// The query that selects this seat.
    pub fn of_seat(seat: Option<Seat>) -> ViewQuery {
        ViewQuery { seat: seat.map(|seat| seat.to_string()), view: None }
    }

    /// The seat, if the number is a valid one.
    pub fn seat(&self) -> Option<Seat> {
        self.seat.as_deref().and_then(fields::seat)
    }

    /// Whether to show the table large and as spectators see it, for a television or a stream.
    pub fn table(&self) -> bool {
        self.view.as_deref() == Some("table")
    }

    /// The query as text; empty if it selects nothing.
    pub fn query(&self) -> String {
        match self.seat() {
            _ if self.table() => "?view=table".to_owned(),
            Some(seat) => format!("?seat={seat}"),
            None => String::new(),
        }
    }
}

/// A table as one visitor sees it.
pub struct View<'a> {
    /// The table.
    pub snapshot: &'a Snapshot,
    /// Who looks.
    pub visitor: &'a Visitor,
    /// The page of its game.
    pub show: &'static dyn Show,
    /// The pages of all games.
    pub shows: Shows,
    /// The game's words in the visitor's language.
    pub words: &'static Words,
    /// The role in which they look.
    pub perspective: Perspective,
    /// The visitor's seats; none if the table is shown without hands.
    pub own: SeatSet,
    /// Whether the table is shown large and without hands, for a television or a stream.
    pub is_table: bool,
    /// The parts that the page of a stream knows; `None` for a page that is sent whole.
    pub parts: Option<&'a Parts>,
    /// A name that was refused when the visitor sat down, with the reason.
    pub wrong_name: Option<(String, String)>,
}

impl<'a> View<'a> {
    /// The table for this visitor, as the URL selects.
    ///
    /// # Errors
    /// `NoGame` when none of the games is this table's, `Hidden` when the visitor may not see the table.
    pub fn new(
        shows: Shows,
        snapshot: &'a Snapshot,
        visitor: &'a Visitor,
        wanted: &ViewQuery,
    ) -> Result<View<'a>, Refused> {
        let show = shows.find(snapshot.title().name()).ok_or(Refused::NoGame)?;
        let role = Perspective::of(snapshot, &visitor.id, wanted.seat()).ok_or(Refused::Hidden)?;
        let is_table = wanted.table() && snapshot.phase() != Phase::Open;
        // Anyone with a seat may see what spectators see.
        let perspective = if is_table && role != Perspective::Host { Perspective::Spectator } else { role };
        let own = if is_table { SeatSet::EMPTY } else { snapshot.seats_of(&visitor.id) };
        let words = show.words(visitor.language);
        Ok(View { snapshot, visitor, show, shows, words, perspective, own, is_table, parts: None, wrong_name: None })
    }

    /// A table whose game is over, for this visitor.
    ///
    /// # Errors
    /// As [`View::new`], and `NotOver` while the game runs.
    pub fn finished(shows: Shows, snapshot: &'a Snapshot, visitor: &'a Visitor) -> Result<View<'a>, Refused> {
        let view = View::new(shows, snapshot, visitor, &ViewQuery::default())?;
        snapshot.ending().map(|_| view).ok_or(Refused::NotOver)
    }

    /// Renders what this perspective may see of the game; `None` before the deal and for a host who may not watch.
    pub fn shown<T>(&self, form: Option<Form<'_>>, show: impl FnOnce(Seen<'_>, &Context<'_>) -> T) -> Option<T> {
        let seen = self.snapshot.seen(self.perspective.viewer()?)?;
        let (names, guests) = (self.snapshot.names(), self.snapshot.guests());
        let context = Context {
            words: self.words,
            names: &names,
            guests: Some(&guests),
            present: self.snapshot.present(),
            form,
            you: self.seat(),
            parts: self.parts.filter(|_| self.hinted().is_none()),
        };
        Some(show(seen, &context))
    }

    /// The visitor's only seat, whose person is addressed as “you”.
    pub fn you(&self) -> Option<Seat> {
        self.own.iter().next().filter(|_| self.own.len() == 1)
    }

    /// The same for what this seat saw, which may be one of several that the visitor has.
    pub fn you_through(&self, eyes: Option<Seat>) -> Option<Seat> {
        eyes.filter(|seat| self.own.contains(*seat)).or_else(|| self.you())
    }

    /// The seat from which the visitor sees the table.
    pub fn seat(&self) -> Option<Seat> {
        self.perspective.viewer().and_then(Viewer::seat)
    }

    /// The hint that the visitor has asked for, while they have to decide. Its buttons are marked all over the page, so
    /// the page is drawn whole.
    pub fn hinted(&self) -> Option<&Hint> {
        let asked = self.seat().filter(|seat| self.snapshot.asks(*seat));
        asked.and_then(|seat| self.snapshot.hint(seat))
    }

    /// The number that orders this viewer's pages.
    pub fn number(&self) -> u64 {
        self.snapshot.number(self.perspective.viewer().unwrap_or(Viewer::Spectator)).into()
    }

    /// Whether the table would admit this request now, and the house a new table. A button is shown exactly then.
    pub fn may(&self, request: &Request) -> bool {
        let opens =
            matches!(request, Request::CloseSeats | Request::Rematch { .. }) && self.snapshot.rematch().is_none();
        (self.visitor.opens || !opens) && self.snapshot.admits(&self.visitor.id, request).is_ok()
    }

    /// Whether one of the visitor's seats has to decide.
    pub fn my_turn(&self) -> bool {
        self.own.iter().any(|seat| self.snapshot.waits_for(seat))
    }

    /// The URL of a page or action of this table.
    pub fn url(&self, rest: impl Display) -> String {
        format!("/t/{}{rest}", self.snapshot.id())
    }

    /// A form with one button.
    pub fn button(&self, verb: &str, seat: Option<Seat>, class: &str, label: &str) -> Markup {
        html! {
            form.inline method="post" action=(self.url(format_args!("/{verb}"))) {
                (fields::id_field())
                @if let Some(seat) = seat { input type="hidden" name="seat" value=(seat); }
                button class=(class) aria-label=[seat.map(|seat| self.of_seat(label, seat))] { (label) }
            }
        }
    }

    /// A link to the [question](crate) before a request about a seat is made.
    pub fn question(&self, verb: &str, seat: Seat, label: &str) -> Markup {
        html! {
            a.button href=(self.url(format_args!("/{verb}?seat={seat}"))) aria-label=(self.of_seat(label, seat)) { (label) }
        }
    }

    /// A control's label with its seat's name, so that no two controls have the same name for different things.
    pub fn of_seat(&self, label: &str, seat: Seat) -> String {
        let name = self.called(seat);
        let free = || self.words.tell("create-seat", &args![seat => seat.to_string()]);
        let name = if name.is_empty() { free() } else { name };
        self.words.tell("for-seat", &args![label => label, name => name])
    }

    /// The name of the person in a seat, as people read it.
    pub fn name(&self, seat: Seat) -> String {
        self.snapshot.chairs().get(seat).map_or_else(String::new, |chair| chair.name.shown())
    }

    /// The name of the person in a seat, for a list of players: *You* for a visitor who has given no name.
    pub fn called(&self, seat: Seat) -> String {
        look::called(self.words, &self.name(seat), self.you() == Some(seat))
    }

    /// The button that makes a private link to a seat: for its person, or for somebody to take over from its bot.
    pub fn link_button(&self, seat: Seat) -> Markup {
        let label = self.words.say(match self.own.contains(seat) {
            true if self.own.len() > 1 => "seat-link-shared",
            true => "seat-link",
            false => "seat-give",
        });
        html! {
            form.inline method="post" action=(self.url("/link")) data-plain {
                (fields::id_field())
                input type="hidden" name="seat" value=(seat);
                button.button aria-label=(self.of_seat(&label, seat)) { (label) }
            }
        }
    }

    /// A [part](look::parts) of the page around the game. Everything that `draw` shows is in its input or never
    /// changes.
    pub fn part<I: Hash>(&self, input: &I, draw: fn(&(&'static dyn Show, &Words), &I) -> Markup) -> Markup {
        parts::part(self.parts, &(self.show, self.words), (), input, draw)
    }

    /// The same for what is drawn from this view: everything that `draw` reads of it is in its input or never changes.
    pub fn own_part<I: Hash>(&self, input: &I, draw: fn(&View<'a>, &I) -> Markup) -> Markup {
        parts::part(self.parts, self, (), input, draw)
    }

    /// The values that the script needs to take part in the deal, and the server's commitment for people to read.
    pub fn deal(&self) -> Markup {
        let (snapshot, chairs) = (self.snapshot, self.snapshot.chairs());
        if snapshot.header().lesson.is_some() {
            return html! { p.about { (self.words.say("fair-lesson")) } };
        }
        let own: Vec<_> = self.own.iter().filter_map(|seat| chairs.get(seat)).map(|chair| chair.commitment).collect();
        let all: Vec<_> = chairs.iter().map(|chair| chair.commitment).collect();
        self.part(&(snapshot.id(), snapshot.header_text(), snapshot.commitment, own, all), |(_, words), input| {
            let (table, header, server, own, all) = input;
            let known: Vec<String> = own.iter().flatten().map(Commitment::to_string).collect();
            let of_seat = |known: &Option<Commitment>| known.map_or_else(String::new, |known| known.to_string());
            let all: Vec<String> = all.iter().map(of_seat).collect();
            html! {
                section #deal .deal data-table=(table) data-header=(header) data-server=(server)
                    data-commitments=(known.join(" ")) data-seats=(all.join(",")) {
                    @if known.len() < own.len() {
                        p.about { (words.say("lobby-trusts-about")) }
                    }
                    p.about {
                        (words.say("fair-commitment")) (words.colon()) code { (server) } " "
                        a href="/fairness" { (words.say("home-fairness")) }
                    }
                    button #receipt .button type="button" hidden { (words.say("fair-receipt-save")) }
                }
            }
        })
    }
}
