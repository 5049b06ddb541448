//! A table as one visitor sees it, with the parts that lobby and game page share.

use std::fmt::Display;
use std::hash::Hash;

use erasure::Seen;
use look::{Context, Form, Parts, Show, Shows, Words, args, parts};
use maud::{Markup, html};
use play::{Hint, Perspective, Refused, Request, Snapshot};
use store::Phase;
use table::deal::Commitment;
use table::{Seat, SeatSet, Viewer};

use crate::edge::address::ViewQuery;
use crate::edge::error::Error;
use crate::edge::form;
use crate::edge::visitor::Caller;
use crate::edge::web::Web;

/// A table as one visitor sees it.
pub(crate) struct View<'a> {
    pub(crate) snapshot: &'a Snapshot,
    pub(crate) caller: &'a Caller,
    /// The page of its game.
    pub(crate) show: &'static dyn Show,
    /// The pages of all games.
    pub(crate) shows: Shows,
    pub(crate) words: &'static Words,
    pub(crate) perspective: Perspective,
    /// The visitor's seats; none if the table is shown without hands.
    pub(crate) own: SeatSet,
    /// Whether the table is shown large and without hands, for a television or a stream.
    pub(crate) is_table: bool,
    /// The parts that the page of a stream knows; `None` for a page that is sent whole.
    pub(crate) parts: Option<&'a Parts>,
    /// A name that was refused when the visitor sat down, with the reason.
    pub(crate) wrong_name: Option<(String, String)>,
}

impl<'a> View<'a> {
    /// The table for this visitor, as the URL selects.
    pub(crate) fn new(
        web: &Web,
        snapshot: &'a Snapshot,
        caller: &'a Caller,
        wanted: &ViewQuery,
    ) -> Result<View<'a>, Error> {
        let show = web.show(snapshot.title().name())?;
        let role = Perspective::of(snapshot, &caller.visitor, wanted.seat());
        let role = role.ok_or(Error::Refused(Refused::Hidden))?;
        let is_table = wanted.table() && snapshot.phase() != Phase::Open;
        // Anyone with a seat may see what spectators see.
        let perspective = if is_table && role != Perspective::Host { Perspective::Spectator } else { role };
        let own = if is_table { SeatSet::EMPTY } else { snapshot.seats_of(&caller.visitor) };
        let words = show.words(caller.language);
        let shows = web.shows();
        Ok(View { snapshot, caller, show, shows, words, perspective, own, is_table, parts: None, wrong_name: None })
    }

    /// A table whose game is over, for this visitor.
    pub(crate) fn finished(web: &Web, snapshot: &'a Snapshot, caller: &'a Caller) -> Result<View<'a>, Error> {
        let view = View::new(web, snapshot, caller, &ViewQuery::default())?;
        if snapshot.ending().is_none() {
            return Err(Error::Refused(Refused::NotOver));
        }
        Ok(view)
    }

    /// Renders what this perspective may see of the game; `None` before the deal and for a host who may not watch.
    pub(crate) fn shown<T>(&self, form: Option<Form<'_>>, show: impl FnOnce(Seen<'_>, &Context<'_>) -> T) -> Option<T> {
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
    pub(crate) fn you(&self) -> Option<Seat> {
        self.own.iter().next().filter(|_| self.own.len() == 1)
    }

    /// The same for what this seat saw, which may be one of several that the visitor has.
    pub(crate) fn you_through(&self, eyes: Option<Seat>) -> Option<Seat> {
        eyes.filter(|seat| self.own.contains(*seat)).or_else(|| self.you())
    }

    /// The seat from which the visitor sees the table.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.perspective.viewer().and_then(Viewer::seat)
    }

    /// The hint that the visitor has asked for, while they have to decide. Its buttons are marked all over the page, so
    /// the page is drawn whole.
    pub(crate) fn hinted(&self) -> Option<&Hint> {
        let asked = self.seat().filter(|seat| self.snapshot.asks(*seat));
        asked.and_then(|seat| self.snapshot.hint(seat))
    }

    /// The number that orders this viewer's pages.
    pub(crate) fn number(&self) -> u64 {
        self.snapshot.number(self.perspective.viewer().unwrap_or(Viewer::Spectator)).into()
    }

    /// Whether the table would admit this request now, and the house a new table. A button is shown exactly then.
    pub(crate) fn may(&self, request: &Request) -> bool {
        let opens =
            matches!(request, Request::CloseSeats | Request::Rematch { .. }) && self.snapshot.rematch().is_none();
        (self.caller.opens || !opens) && self.snapshot.admits(&self.caller.visitor, request).is_ok()
    }

    /// Whether one of the visitor's seats has to decide.
    pub(crate) fn my_turn(&self) -> bool {
        self.own.iter().any(|seat| self.snapshot.waits_for(seat))
    }

    /// The URL of a page or action of this table.
    pub(crate) fn url(&self, rest: impl Display) -> String {
        format!("/t/{}{rest}", self.snapshot.id())
    }

    /// A form with one button.
    pub(crate) fn button(&self, verb: &str, seat: Option<Seat>, class: &str, label: &str) -> Markup {
        html! {
            form.inline method="post" action=(self.url(format_args!("/{verb}"))) {
                (form::id_field())
                @if let Some(seat) = seat { input type="hidden" name="seat" value=(seat); }
                button class=(class) aria-label=[seat.map(|seat| self.of_seat(label, seat))] { (label) }
            }
        }
    }

    /// A link to the [question](crate::table::act::ask) before a request about a seat is made.
    pub(crate) fn question(&self, verb: &str, seat: Seat, label: &str) -> Markup {
        html! {
            a.button href=(self.url(format_args!("/{verb}?seat={seat}"))) aria-label=(self.of_seat(label, seat)) { (label) }
        }
    }

    /// A control's label with its seat's name, so that no two controls have the same name for different things.
    pub(crate) fn of_seat(&self, label: &str, seat: Seat) -> String {
        let name = self.called(seat);
        let free = || self.words.tell("create-seat", &args![seat => seat.to_string()]);
        let name = if name.is_empty() { free() } else { name };
        self.words.tell("for-seat", &args![label => label, name => name])
    }

    /// The name of the person in a seat, as people read it.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.snapshot.chairs().get(seat).map_or_else(String::new, |chair| chair.name.shown())
    }

    /// The name of the person in a seat, for a list of players: *You* for a visitor who has given no name.
    pub(crate) fn called(&self, seat: Seat) -> String {
        look::called(self.words, &self.name(seat), self.you() == Some(seat))
    }

    /// The button that makes a private link to a seat: for its person, or for somebody to take over from its bot.
    pub(crate) fn link_button(&self, seat: Seat) -> Markup {
        let label = self.words.say(match self.own.contains(seat) {
            true if self.own.len() > 1 => "seat-link-shared",
            true => "seat-link",
            false => "seat-give",
        });
        html! {
            form.inline method="post" action=(self.url("/link")) data-plain {
                (form::id_field())
                input type="hidden" name="seat" value=(seat);
                button.button aria-label=(self.of_seat(&label, seat)) { (label) }
            }
        }
    }

    /// A [part](look::parts) of the page around the game. Everything that `draw` shows is in its input or never
    /// changes.
    pub(crate) fn part<I: Hash>(&self, input: &I, draw: fn(&(&'static dyn Show, &Words), &I) -> Markup) -> Markup {
        parts::part(self.parts, &(self.show, self.words), (), input, draw)
    }

    /// The same for what is drawn from this view: everything that `draw` reads of it is in its input or never changes.
    pub(crate) fn own_part<I: Hash>(&self, input: &I, draw: fn(&View<'a>, &I) -> Markup) -> Markup {
        parts::part(self.parts, self, (), input, draw)
    }

    /// The values that the script needs to take part in the deal, and the server's commitment for people to read.
    pub(crate) fn deal(&self) -> Markup {
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
