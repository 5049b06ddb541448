//! The live part of a table's page.
//!
//! The page stays still: whatever grows while others play is below what is clicked. On a phone, the line of players,
//! the guide and the prompt are one sticky part, `#above`.

use erasure::{Presence, Seen};
use look::drawer::drawer;
use look::lesson::show_again;
use look::lobby::name_field;
use look::log::{self, Read};
use look::notice::key_list;
use look::panels::{prompt_bar, standing};
use look::{Context, Form, args, faces, fields, language_form, parts};
use maud::{Markup, html};
use table::Seat;
use table_fold::{Person, Request, Snapshot, TimeLeft};
use table_log::Phase;

use crate::preferences::speed_select;
use crate::view::View;
use crate::{cover, keys, lobby, notes, talk};

/// Whether the log links to past moments: always once the game is over; before that, only if memory is not part of the
/// game (`Game::MEMORY`).
pub fn leads_there(snapshot: &Snapshot) -> bool {
    snapshot.ending().is_some() || !snapshot.title().memory()
}

impl View<'_> {
    /// The part that live updates replace. For a stream it has no lines in the log, since the stream sends those.
    pub fn live(&self) -> Markup {
        html! {
            @if let Some(read_only) = &self.snapshot.read_only {
                p.trouble.sheet {
                    (self.words.say("error-differs"))
                    @if read_only.is_over { " " (self.to_download()) }
                }
            }
            @match self.snapshot.phase() {
                Phase::Open => (lobby::lobby(self)),
                Phase::Over if let Some(address) = self.onward_from_lobby() => (self.leaving(&address)),
                Phase::Running if self.is_table => div.television { (self.title()) (self.game()) },
                Phase::Over if self.is_table => div.television { (self.title()) (self.ending()) },
                Phase::Running => { (self.title()) (cover::cover(self)) (self.watching()) (self.game()) (self.drawers()) }
                Phase::Over => { (self.title()) (self.ending()) (self.game()) (self.drawers()) }
            }
            (self.part(&faces::people(self.snapshot.present()), |_, people| faces::symbols(people)))
        }
    }

    /// Tells visitors without a seat that they are watching, and offers them the seats of bots. The page is the same for
    /// all of them, so they sit down under their usual name; only a name that was refused has a field.
    fn watching(&self) -> Markup {
        let (words, free) = (self.words, lobby::free(self));
        html! {
            @if self.own.is_empty() { p.watching { (words.say("watching")) } }
            @if self.own.is_empty() && self.has_bots_to_give() { p.about { (words.say("sit-ask")) } }
            @if !free.is_empty() {
                form #sit .sheet method="post" action=(self.url("/sit")) data-plain {
                    (fields::id_field())
                    p { (words.say("sit-bots")) }
                    @if let Some((name, fault)) = &self.wrong_name { (name_field(words, name, Some(fault))) }
                    div.choices {
                        @for seat in free.iter() {
                            button.button.strong name="seat" value=(seat) {
                                (words.tell("sit-for", &args![name => self.name(seat)]))
                            }
                        }
                    }
                }
            }
        }
    }

    /// Whether the host could give a bot's seat to somebody who comes late, and nobody else can.
    fn has_bots_to_give(&self) -> bool {
        let snapshot = self.snapshot;
        let is_bots = |chair: &table_fold::Chair| matches!(chair.person, Person::Bot(..)) && !chair.conceded;
        let is_closed = !snapshot.settings.allow_latecomers() && snapshot.header().lesson.is_none();
        is_closed && snapshot.read_only.is_none() && snapshot.chairs().iter().any(is_bots)
    }

    /// The address of the table at which everybody goes on, if they left this one before the game began and the viewer
    /// may follow.
    pub fn onward_from_lobby(&self) -> Option<String> {
        let table = self
            .snapshot
            .rematch()
            .filter(|_| !self.snapshot.has_begun() && self.may(&Request::Rematch { game: None }))?;
        Some(format!("/t/{table}{}", if self.is_table { "?view=table" } else { "" }))
    }

    /// The page of a table that everybody has left for another one: the script goes there by itself.
    fn leaving(&self, address: &str) -> Markup {
        html! {
            section #ending .ending.sheet tabindex="-1" {
                h2 { (self.words.say("note-rematch")) }
                div.choices { a.button.strong href=(address) data-onward { (self.words.say("rematch-go")) } }
            }
        }
    }

    /// A heading for screen readers only.
    fn title(&self) -> Markup {
        html! { h1.unseen { (self.words.say("game-name")) } }
    }

    /// The prompt, the board and, beside it on a wide screen, the log.
    fn game(&self) -> Markup {
        let Some(viewer) = self.perspective.viewer() else {
            return html! { p.sheet { (self.words.say("watch-host")) } };
        };
        let seat = viewer.seat();
        let hidden = html! {
            (fields::id_field())
            @if let Some(seat) = seat {
                input type="hidden" name="seat" value=(seat);
                input type="hidden" name="at" value=(self.snapshot.at(seat));
            }
        };
        let url = self.url("/step");
        let asked = seat.filter(|seat| self.snapshot.asks(*seat));
        let form = asked.map(|_| Form { url: &url, hidden: &hidden });
        let shown = self.shown(form, |seen, context| {
            (self.show.board(seen, context), self.show.since(seen, context), self.log(seen, context))
        });
        let Some((board, since, log)) = shown else { return html! {} };
        let (to_act, is_running) = (self.snapshot.to_act(), self.snapshot.ending().is_none());
        let drafted = asked.map_or(0, |seat| self.snapshot.drafted(seat));
        let marked = |part: Markup| match self.hinted() {
            Some(hint) => look::hint::marked(&part, &hint.advice.action),
            None => part,
        };
        let prompt = html! {
            (marked(board.prompt))
            @if let Some(seat) = asked { (self.hint(seat)) }
            @if self.is_window_at_hand() { (self.window()) }
            (self.missing())
            (self.away())
            (self.clocks())
        };
        let game = html! {
            @if is_running {
                (self.may_tell())
                div #above .above {
                    @let acts = |seat| to_act.contains(seat);
                    (standing(self.words, self.parts, &self.snapshot.names(), seat, acts, &board.standing))
                    (self.guide())
                    (prompt_bar(self.words, &prompt, seat.is_some(), drafted))
                }
            }
            div #scene { (marked(board.table)) }
            div #beside .beside {
                @if !since.0.is_empty() {
                    details #since .since open {
                        summary { (self.words.say("since")) }
                        (since)
                    }
                }
                (log)
            }
        };
        parts::aside(self.parts, game)
    }

    /// The log; for a stream, without its lines.
    fn log(&self, seen: Seen<'_>, context: &Context<'_>) -> Markup {
        let list = if self.parts.is_some() {
            Markup::default()
        } else {
            let lines = self.show.log(seen, context, 0);
            let (_, first_new) = Read::default().on(&lines);
            log::list(self.words, &lines.lines, first_new, |line| self.moment(line.moment))
        };
        log::log(self.words, &list, self.moment(seen.public()), true)
    }

    /// The URL of the moment when spectators had heard this many events; `None` if people may not look back.
    pub fn moment(&self, number: usize) -> Option<String> {
        (number > 0 && leads_there(self.snapshot)).then(|| self.url(format_args!("/moment/{number}")))
    }

    /// The seats that a secret choice still waits for, once it has taken too long; named as *you* if it waits for the
    /// viewer.
    fn missing(&self) -> Markup {
        let missing = self.snapshot.missing().unwrap_or_default();
        let names: Vec<String> = missing.iter().map(|seat| self.name(seat)).collect();
        let is_mine = self.own.len() == 1 && missing.iter().any(|seat| self.own.contains(seat));
        let waits = if is_mine {
            self.words.say("missing.you")
        } else {
            self.words.tell("missing", &args![names => self.words.list(&names)])
        };
        html! {
            @if !names.is_empty() {
                p #missing .about role="status" { (waits) }
            }
        }
    }

    /// Whether the button of this request is by the prompt, and not in the menu: a bot plays for the viewer, or the table
    /// waits for somebody who has been away for long.
    fn is_urgent(&self, request: &Request) -> bool {
        let is_urgent = match request {
            Request::HandBack { seat } => self.own.contains(*seat),
            Request::HandOver { seat } => !self.own.contains(*seat) && self.snapshot.holds_up(*seat),
            _ => false,
        };
        is_urgent && self.perspective.viewer().is_some() && self.may(request)
    }

    /// What is said of people who are away, with the buttons of [urgent](Self::is_urgent) requests.
    fn away(&self) -> Markup {
        let words = self.words;
        let seats = || Seat::all(self.snapshot.header().seats);
        html! {
            @for seat in seats().filter(|seat| self.is_urgent(&Request::HandBack { seat: *seat })) {
                div.absent data-replaced[self.snapshot.is_replaced(seat)] {
                    (words.say("bot-for-you")) " "
                    (self.button("hand-back", Some(seat), "button strong", &words.say("seat-take-over")))
                }
            }
            @for seat in seats().filter(|seat| self.is_urgent(&Request::HandOver { seat: *seat })) {
                div.absent {
                    @let key = match (self.snapshot.clock(seat), self.snapshot.present()[seat]) {
                        (Some(TimeLeft::Up), _) => "held-up-late",
                        (_, Presence::Here) => "held-up-slow",
                        _ => "held-up",
                    };
                    (words.tell(key, &args![name => self.called(seat)])) " "
                    (self.question("hand-over", seat, &words.say("held-up-bot")))
                }
            }
        }
    }

    /// Whether the viewer stands in for the creator, in words.
    pub fn host_for(&self) -> Markup {
        let (visitor, snapshot) = (&self.visitor.id, self.snapshot);
        let stands_in = snapshot.is_host(visitor) && snapshot.creator.as_ref() != Some(visitor);
        html! { @if stands_in { p.about { (self.words.say("host-for")) } } }
    }

    /// Whether the switch that passes in all windows is at the table: while the seat's own window is open or the switch
    /// is on. Otherwise it is in the menu, so that nothing asks for a decision in another seat's window.
    fn is_window_at_hand(&self) -> bool {
        self.perspective.seat().is_some_and(|seat| self.snapshot.passes(seat) || self.snapshot.window() == Some(seat))
    }

    /// How long windows stay open, with the switch that passes in all of them.
    fn window(&self) -> Markup {
        let Some(seat) = self.perspective.seat() else { return html! {} };
        let passes = self.snapshot.passes(seat);
        if !self.may(&Request::PassForMe { seat, on: !passes }) {
            return html! {};
        }
        self.own_part(&(seat, passes, self.snapshot.settings.window_seconds), |view, &(seat, passes, seconds)| {
            let words = view.words;
            html! {
                div #windows .windows {
                    form.inline method="post" action=(view.url("/pass-for-me")) {
                        (fields::id_field())
                        input type="hidden" name="seat" value=(seat);
                        @if !passes { input type="hidden" name="on" value="1"; }
                        button.button aria-pressed=(if passes { "true" } else { "false" }) { (words.say("pass-for-me")) }
                    }
                    span.about { (words.tell("window-open", &args![seconds => seconds])) }
                }
            }
        })
    }

    /// The drawers of the bar, except for the log. In the menu are rarely used actions: links, bots, giving up, closing.
    fn drawers(&self) -> Markup {
        let (words, snapshot) = (self.words, self.snapshot);
        let is_running = snapshot.phase() == Phase::Running;
        let seats = Seat::all(snapshot.header().seats);
        let (own, others): (Vec<Seat>, Vec<Seat>) = seats.partition(|seat| self.own.contains(*seat));
        let menu = html! {
            @if is_running {
                (self.host_for())
                @if !self.is_window_at_hand() { (self.window()) }
                @if !own.is_empty() {
                    div #leave tabindex="-1" {
                        p { (words.say("leave-about")) }
                        p.choices {
                            a.button href={ "/next?from=" (self.snapshot.id()) } { (words.say("next-game")) }
                            a.button href="/" { (words.say("error-home")) }
                        }
                        @for seat in own { (self.chair_controls(seat)) }
                    }
                }
                @for seat in others { (self.chair_controls(seat)) }
                (self.clock_controls())
                @if self.may(&Request::Close) {
                    p.choices { a.button href=(self.url("/close")) { (words.say("abandon")) } }
                }
            }
            (self.comforts())
            (self.deal())
            (notes::notes(self))
        };
        html! {
            (drawer(words, "menu", &words.say("bar-menu"), &menu))
            (talk::talk(self))
            (self.part(&(), |(show, words), ()| {
                drawer(words, "keys", &words.say("keys"), &key_list(words, &keys::of_table(*show)))
            }))
        }
    }

    /// The speed of moments, what the script does only in this browser (notes, tips), the link to the table without
    /// hands, and what other pages have in their header.
    fn comforts(&self) -> Markup {
        let speed = self.visitor.preferences.speed;
        let input = (self.url(""), speed, self.notes_key(), !self.own.is_empty(), self.guided().is_some());
        self.part(&input, |(_, words), (url, speed, notes_key, plays, is_guided)| {
            html! {
                form.choices method="post" action="/speed" {
                    input type="hidden" name="back" value=(url);
                    label for="speed-here" { (words.say("speed")) }
                    (speed_select(words, "speed-here", *speed))
                    noscript { button.button { (words.say("settings-save")) } }
                }
                div #comforts .comforts hidden data-plays[*plays] {
                    @if let Some(key) = notes_key {
                        label.field data-notes=(key) {
                            span { (words.say("own-notes")) }
                            textarea #own-notes rows="3" data-keep aria-describedby="own-notes-about" {}
                        }
                        p.about #own-notes-about { (words.say("own-notes-about")) }
                    }
                    @if *plays && *is_guided { div.choices { (show_again(words)) } }
                }
                p.choices { a.button href={ (url) "?view=table" } { (words.say("view-table")) } }
                div.choices {
                    a.button href="/" { (words.say("error-home")) }
                    a.button href="/settings" { (words.say("settings")) }
                    (language_form(words, "/language", url))
                }
            }
        })
    }

    /// The key under which the browser keeps its person's notes. People who share a screen have separate notes, which
    /// are covered with their hands; `None` while they are.
    fn notes_key(&self) -> Option<String> {
        let id = self.snapshot.id();
        if self.own.len() < 2 {
            return Some(id.to_string());
        }
        self.perspective.seat().map(|seat| format!("{id} {seat}"))
    }

    fn chair_controls(&self, seat: Seat) -> Markup {
        let requests = [
            Request::HandBack { seat },
            Request::HandOver { seat },
            Request::NewLink { seat },
            Request::Concede { seat },
        ];
        let may = requests.map(|request| self.may(&request) && !self.is_urgent(&request));
        if may == [false; 4] {
            return html! {};
        }
        let presence = self.snapshot.present()[seat];
        self.own_part(&(seat, self.called(seat), self.own, presence, may), |view, (seat, called, own, presence, may)| {
            let (words, seat, [may_hand_back, may_hand_over, may_link, may_concede]) = (view.words, *seat, *may);
            html! {
                div.place id={ "chair-" (seat) } {
                    (faces::portrait(seat, faces::persona(*presence)))
                    div.who {
                        span.name { (called) }
                        @if let Presence::Bot(_) = presence {
                            span.presence.presence-bot { (look::presence::text(words, *presence, None)) }
                        }
                    }
                    div.controls {
                        @if may_hand_back {
                            (view.button("hand-back", Some(seat), "button", &words.say("seat-give-back")))
                        }
                        @if may_hand_over {
                            @let key = match own.contains(seat) {
                                true if own.len() > 1 => "seat-hand-over-shared",
                                true => "seat-hand-over-own",
                                false => "seat-hand-over-other",
                            };
                            @if own.contains(seat) { (view.button("hand-over", Some(seat), "button", &words.say(key))) }
                            @else { (view.question("hand-over", seat, &words.say(key))) }
                        }
                        @if may_link { (view.link_button(seat)) }
                        @if may_concede { (view.question("concede", seat, &words.say("concede"))) }
                    }
                }
            }
        })
    }

    /// Whether the page may refresh itself without scripts: only if the visitor has no form to fill in.
    pub fn waits(&self) -> bool {
        match self.snapshot.phase() {
            Phase::Open => !self.own.is_empty() && self.own.iter().all(|seat| self.snapshot.chairs()[seat].ready),
            Phase::Running => !self.my_turn(),
            Phase::Over => false,
        }
    }
}
