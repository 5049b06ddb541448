//! A table's page, and what of it is live.

use ::table::{Seat, SeatSet, Viewer};
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::IntoResponse;
use erasure::Seen;
use look::table::{log, prompt_bar};
use look::{Context, Form, Show, Words, args};
use maud::{Markup, html};
use play::record::Record;
use play::{How, Perspective, Refused, Request, Snapshot};
use store::{Phase, TableId};

use crate::error::Error;
use crate::frame::Sheet;
use crate::visitor::Caller;
use crate::{Page, Wanted, Web, form, keys, lobby};

/// A table as one visitor gets it.
pub(crate) struct View<'a> {
    pub(crate) snapshot: &'a Snapshot,
    pub(crate) caller: &'a Caller,
    /// The page of its game.
    pub(crate) show: &'static dyn Show,
    pub(crate) words: &'static Words,
    pub(crate) perspective: Perspective,
    /// The visitor's seats.
    pub(crate) own: SeatSet,
}

impl<'a> View<'a> {
    /// The table for this visitor, in the seat that he wants.
    pub(crate) fn new(
        web: &Web,
        snapshot: &'a Snapshot,
        caller: &'a Caller,
        wanted: Option<Seat>,
    ) -> Result<View<'a>, Error> {
        let show = web.show(snapshot.title().name())?;
        let perspective = Perspective::of(snapshot, &caller.visitor, wanted).ok_or(Error::Refused(Refused::Hidden))?;
        Ok(View {
            snapshot,
            caller,
            show,
            words: show.words(caller.language),
            perspective,
            own: snapshot.seats_of(&caller.visitor),
        })
    }

    /// What puts the pages of this viewer in order.
    pub(crate) fn number(&self) -> u64 {
        self.snapshot.number(self.perspective.viewer().unwrap_or(Viewer::Spectator)).into()
    }

    /// Whether the visitor has something to decide.
    pub(crate) fn my_turn(&self) -> bool {
        self.own.iter().any(|seat| self.snapshot.waits_for(seat))
    }

    /// Whether the visitor may ask this now, so that a button offers it.
    pub(crate) fn may(&self, request: &Request) -> bool {
        self.snapshot.admits(&self.caller.visitor, request).is_ok()
    }

    /// The address of something at this table.
    pub(crate) fn url(&self, rest: &str) -> String {
        format!("/t/{}{rest}", self.snapshot.id())
    }

    /// A form with one button.
    pub(crate) fn button(&self, verb: &str, seat: Option<Seat>, class: &str, label: &str) -> Markup {
        html! {
            form.inline method="post" action=(self.url(&format!("/{verb}"))) {
                (form::new_id())
                @if let Some(seat) = seat { input type="hidden" name="seat" value=(seat); }
                button class=(class) { (label) }
            }
        }
    }

    /// Everything that changes while the page lives.
    pub(crate) fn live(&self) -> Markup {
        html! {
            @if self.snapshot.read_only.is_some() {
                p.trouble.sheet { (self.words.say("error-differs")) }
            }
            @match self.snapshot.phase() {
                Phase::Open => (lobby::lobby(self)),
                Phase::Running => { (self.title()) (self.cover()) (self.game()) (self.menu()) }
                Phase::Over => { (self.title()) (self.ending()) (self.game()) (self.menu()) }
            }
        }
    }

    /// What a screen reader finds at the top; who sees the table knows the game.
    fn title(&self) -> Markup {
        html! { h1.unseen { (self.words.say("game-name")) } }
    }

    /// Where one screen serves several seats: whose hand is to be shown.
    fn cover(&self) -> Markup {
        if self.perspective != Perspective::Covered {
            return html! {};
        }
        let words = self.words;
        html! {
            section #cover .notice.sheet {
                h2 { (words.say("cover-title")) }
                p { (words.say("cover-about")) }
                div.choices {
                    @for seat in self.own.iter() {
                        a.button.strong[self.snapshot.waits_for(seat)] href=(self.url(&format!("?seat={seat}"))) {
                            (words.tell("cover-show", &args![name => self.name(seat)]))
                        }
                    }
                }
            }
        }
    }

    /// The prompt, the board and the log.
    fn game(&self) -> Markup {
        let Some(viewer) = self.perspective.viewer() else {
            return html! { p.sheet { (self.words.say("watch-host")) } };
        };
        let seat = viewer.seat();
        let hidden = html! {
            (form::new_id())
            @if let Some(seat) = seat {
                input type="hidden" name="seat" value=(seat);
                input type="hidden" name="at" value=(self.snapshot.at(seat));
            }
        };
        let url = self.url("/step");
        let asked = seat.filter(|seat| self.snapshot.asks(*seat));
        let form = asked.map(|_| Form { url: &url, hidden: &hidden });
        let shown = self.shown(form, |seen, context| (self.show.board(seen, context), self.show.log(seen, context)));
        let Some((board, lines)) = shown else { return html! {} };
        let drafted = asked.map_or(0, |seat| self.snapshot.drafted(seat));
        html! {
            (prompt_bar(self.words, &board.prompt, drafted))
            (self.missing())
            (self.window())
            div #scene { (board.table) }
            (log(self.words, &lines))
        }
    }

    /// What the game shows from this perspective; `None` before the deal, and where nothing of it may be seen.
    pub(crate) fn shown<T>(&self, form: Option<Form<'_>>, show: impl FnOnce(Seen<'_>, &Context<'_>) -> T) -> Option<T> {
        let seen = self.snapshot.seen(self.perspective.viewer()?)?;
        let names = self.snapshot.names();
        let context = Context { words: self.words, names: &names, present: self.snapshot.present(), form };
        Some(show(seen, &context))
    }

    /// Who has not made a secret choice, once it has taken too long.
    fn missing(&self) -> Markup {
        let missing = self.snapshot.missing().unwrap_or_default();
        let names: Vec<String> = missing.iter().map(|seat| self.name(seat)).collect();
        html! {
            @if !names.is_empty() {
                p #missing .about role="status" {
                    (self.words.tell("missing", &args![names => self.words.list(&names)]))
                }
            }
        }
    }

    /// How long windows stay open, and whether the viewer lets them all pass.
    fn window(&self) -> Markup {
        let Some(seat) = self.perspective.seat() else { return html! {} };
        let passes = self.snapshot.passes(seat);
        if !self.may(&Request::PassForMe { seat, on: !passes }) {
            return html! {};
        }
        let (words, seconds) = (self.words, self.snapshot.settings.window_seconds);
        html! {
            div #windows .windows {
                form.inline method="post" action=(self.url("/pass-for-me")) {
                    (form::new_id())
                    input type="hidden" name="seat" value=(seat);
                    @if !passes { input type="hidden" name="on" value="1"; }
                    button.button aria-pressed=(if passes { "true" } else { "false" }) { (words.say("pass-for-me")) }
                }
                span.about { (words.tell("window-open", &args![seconds => seconds])) }
            }
        }
    }

    /// What is done seldom: links, bots, giving up, closing.
    fn menu(&self) -> Markup {
        let (words, snapshot) = (self.words, self.snapshot);
        let is_running = snapshot.phase() == Phase::Running;
        html! {
            details #menu .menu {
                summary { (words.say("menu")) }
                @if is_running {
                    @for (seat, chair) in snapshot.chairs().pairs() {
                        (self.chair_controls(seat, chair))
                    }
                    @if self.may(&Request::Close) {
                        p.choices { a.button href=(self.url("/close")) { (words.say("abandon")) } }
                    }
                }
                @if self.own.is_empty() { p { (words.say("watching")) } }
                (self.deal())
                (self.notes())
            }
            (look::notice::keys(words, &self.keys()))
        }
    }

    fn chair_controls(&self, seat: Seat, chair: &play::Chair) -> Markup {
        let words = self.words;
        let (hand_back, hand_over) = (Request::HandBack { seat }, Request::HandOver { seat });
        let (link, concede) = (Request::NewLink { seat }, Request::Concede { seat });
        html! {
            @if [&hand_back, &hand_over, &link, &concede].into_iter().any(|request| self.may(request)) {
                div.place id={ "chair-" (seat) } {
                    (look::icons::avatar(seat))
                    div.who {
                        span.name { (chair.name) }
                        @if chair.stand_in.is_some() { span.presence { (words.say("presence-bot")) } }
                    }
                    div.controls {
                        @if self.may(&hand_back) {
                            (self.button("hand-back", Some(seat), "button strong", &words.say("seat-take-over")))
                        }
                        @if self.may(&hand_over) {
                            (self.button("hand-over", Some(seat), "button", &words.say("seat-hand-over-other")))
                        }
                        @if self.may(&link) { (self.link_button(seat)) }
                        @if self.may(&concede) {
                            a.button href=(self.url(&format!("/concede?seat={seat}"))) { (words.say("concede")) }
                        }
                    }
                }
            }
        }
    }

    /// Asks for a private link; the answer is a page of its own.
    pub(crate) fn link_button(&self, seat: Seat) -> Markup {
        html! {
            form.inline method="post" action=(self.url("/link")) data-plain {
                (form::new_id())
                input type="hidden" name="seat" value=(seat);
                button.button { (self.words.say("seat-link")) }
            }
        }
    }

    /// What the script needs to take part in the deal, and what people may read of it.
    pub(crate) fn deal(&self) -> Markup {
        let words = self.words;
        let own = self.own.iter().filter_map(|seat| self.snapshot.chairs().get(seat)?.commitment);
        let commitments: Vec<String> = own.map(|commitment| commitment.to_string()).collect();
        let all = self.snapshot.chairs().iter().map(|chair| chair.commitment);
        let all: Vec<String> = all.map(|known| known.map_or_else(String::new, |known| known.to_string())).collect();
        html! {
            section #deal .deal data-table=(self.snapshot.id()) data-header=(self.snapshot.header_text())
                data-server=(self.snapshot.commitment) data-commitments=(commitments.join(" "))
                data-seats=(all.join(",")) {
                p.about {
                    (words.say("fair-commitment")) ": " code { (self.snapshot.commitment) } " "
                    a href="/fairness" { (words.say("home-fairness")) }
                }
                button #receipt .button type="button" hidden { (words.say("fair-receipt-save")) }
            }
        }
    }

    /// Who came and went.
    pub(crate) fn notes(&self) -> Markup {
        let lines = self.note_lines(0);
        html! {
            @if !lines.is_empty() {
                ul.notes aria-label=(self.words.say("notes")) { @for line in lines { li { (line) } } }
            }
        }
    }

    /// The notes from the n-th on, as sentences.
    pub(crate) fn note_lines(&self, from: usize) -> Vec<String> {
        let notes = self.snapshot.notes().get(from..).unwrap_or_default();
        notes.iter().filter_map(|note| lobby::note(self, &note.kind)).collect()
    }

    /// The name in a seat.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.snapshot.chairs().get(seat).map_or_else(String::new, |chair| chair.name.clone())
    }

    fn ending(&self) -> Markup {
        let words = self.words;
        let onward = html! {
            @if let Some(table) = self.snapshot.rematch() {
                a.button.strong href={ "/t/" (table) } { (words.say("rematch-go")) }
            } @else if self.may(&Request::Rematch) {
                form.inline method="post" action=(self.url("/rematch")) data-plain {
                    (form::new_id())
                    button.button.strong { (words.say("rematch")) }
                }
            }
            a.button href=(self.url("/download")) download { (words.say("download")) }
            a.button href="/" { (words.say("error-home")) }
        };
        let Some(ending) = self.snapshot.ending() else { return html! {} };
        match &ending.outcome {
            Some(outcome) => {
                let amount = |amount| self.show.amount(amount, words);
                let gone = self.snapshot.chairs().pairs().filter(|(_, chair)| chair.conceded).map(|(seat, _)| seat);
                look::ending::summary(words, &self.snapshot.names(), outcome, amount, gone.collect(), &onward)
            }
            None => html! {
                section #ending .ending.sheet {
                    h2 { (words.say(end_key(ending.how))) }
                    div.choices { (onward) }
                }
            },
        }
    }

    /// All keys that work here.
    fn keys(&self) -> Vec<(&'static str, String)> {
        let mut list = self.show.keys(self.words);
        list.extend(keys::shared(self.words));
        list
    }

    /// Whether the page may refresh itself where no script does: only while there is nothing to fill in.
    fn waits(&self) -> bool {
        match self.snapshot.phase() {
            Phase::Open => !self.own.is_empty() && self.own.iter().all(|seat| self.snapshot.chairs()[seat].ready),
            Phase::Running => !self.my_turn(),
            Phase::Over => false,
        }
    }
}

fn end_key(how: How) -> &'static str {
    match how {
        How::Played | How::Closed => "end-abandoned",
        How::Conceded => "end-conceded",
        How::Expired => "end-expired",
    }
}

/// The table of an address.
pub(crate) async fn find(web: &Web, id: &str) -> Result<play::Table, Error> {
    let id: TableId = id.parse().map_err(|_| Error::Refused(Refused::NoTable))?;
    Ok(web.tables().table(&id).await?)
}

/// `GET /t/{id}`
pub(crate) async fn page(
    State(web): State<Web>,
    caller: Caller,
    id: Result<Path<String>, PathRejection>,
    Query(wanted): Query<Wanted>,
) -> Page {
    let Path(id) = id.map_err(|_| Error::NotFound)?;
    let table = find(&web, &id).await?;
    let snapshot = table.look(&caller.visitor)?;
    let view = View::new(&web, &snapshot, &caller, wanted.seat())?;
    let title = view.words.say("game-name");
    let seat = wanted.seat().map_or_else(String::new, |seat| format!("?seat={seat}"));
    let mut sheet = Sheet::of_game(&caller, &title, &web, view.show);
    sheet.fixed = view.show.symbols();
    sheet.live = vec![
        ("table", view.url("")),
        ("seat", seat),
        ("number", view.number().to_string()),
        ("turn", if view.my_turn() { "1" } else { "0" }.to_owned()),
    ];
    if view.waits() {
        sheet.head = html! { noscript { meta http-equiv="refresh" content="5"; } };
    }
    Ok(sheet.page(view.live()))
}

/// `GET /t/{id}/download`: the whole game, once it is over, for whoever wants to check it.
pub(crate) async fn download(State(web): State<Web>, caller: Caller, id: Result<Path<String>, PathRejection>) -> Page {
    let Path(id) = id.map_err(|_| Error::NotFound)?;
    let table = find(&web, &id).await?;
    let snapshot = table.look(&caller.visitor)?;
    View::new(&web, &snapshot, &caller, None)?;
    if snapshot.ending().is_none() {
        return Err(Error::Refused(Refused::NotOver));
    }
    let stored = web.tables().store().load(table.id()).await.map_err(Refused::from)?;
    let stored = stored.ok_or(Error::Refused(Refused::NoTable))?;
    let named = format!("attachment; filename=\"posse-{}.json\"", table.id());
    let headers = [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, named)];
    Ok((headers, Record::of(&stored).text()).into_response())
}
