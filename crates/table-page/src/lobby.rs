//! The page of a table before the game starts: its seats and its invitation.

use look::lobby::{LobbySeat, Occupant, name_field, seats, share};
use look::{Words, args, fields};
use maud::{Markup, html};
use table::{Seat, SeatSet, Settings};
use table_fold::{Chair, Person, Request};

use crate::view::View;
use crate::{bots, notes};

pub(crate) fn lobby(view: &View<'_>) -> Markup {
    let (words, snapshot) = (view.words, view.snapshot);
    let free = free(view);
    let places: Vec<(Seat, &Chair, Markup)> =
        snapshot.chairs().pairs().map(|(seat, chair)| (seat, chair, controls(view, seat, chair))).collect();
    let (names, guests) = (snapshot.names(), snapshot.guests());
    let list: Vec<LobbySeat<'_>> = places
        .iter()
        .map(|(seat, chair, controls)| {
            let occupant = match &chair.person {
                Person::Nobody => Occupant::Nobody,
                Person::Bot(..) => Occupant::Bot { name: &names[*seat], presence: snapshot.present()[*seat] },
                Person::Visitor => Occupant::Person {
                    name: &names[*seat],
                    guest: guests[*seat].as_deref(),
                    presence: snapshot.present()[*seat],
                    ready: chair.ready,
                    me: view.own.contains(*seat),
                },
            };
            LobbySeat { seat: *seat, occupant, controls: controls.clone() }
        })
        .collect();
    html! {
        h1 { (words.say("game-name")) }
        section #prompt .prompt tabindex="-1" aria-label=(words.say("prompt")) {
            p.sentence { (words.say(sentence(view))) }
        }
        div.lobby {
            div.chairs {
                @if !free.is_empty() && view.own.is_empty() {
                    form #sit .sheet method="post" action=(view.url("/sit")) data-sit {
                        (fields::id_field())
                        (own_name(view, &view.visitor.name))
                    }
                }
                section aria-labelledby="seats" {
                    h2 #seats { (words.say("lobby-seats")) }
                    (view.host_for())
                    (seats(words, &list))
                    (fill(view))
                    (close_seats(view))
                    @if !free.is_empty() && !view.own.is_empty() { (one_more(view, free)) }
                }
                (promises(view))
            }
            (invitation(view))
            div.terms {
                (view.pace())
                (house_rules(view))
                details #fair .menu.sheet {
                    summary { (words.say("lobby-fair")) }
                    (view.deal())
                }
                p.about { (words.say(&format!("watch-{}", snapshot.settings.watch.name()))) }
                (notes::notes(view))
                @if view.may(&Request::Close) {
                    p.choices { a.button href=(view.url("/close")) { (words.say("close")) } }
                }
            }
        }
    }
}

/// The field for the visitor's name, with the fault of the last one.
fn own_name(view: &View<'_>, usual: &str) -> Markup {
    let wrong = view.wrong_name.as_ref();
    name_field(view.words, wrong.map_or(usual, |(name, _)| name), wrong.map(|(_, fault)| fault.as_str()))
}

/// A form for each of the visitor's seats without a commitment, which the script sends by itself. A visitor who was
/// seated when the table was created has promised no value yet.
fn promises(view: &View<'_>) -> Markup {
    let url = view.url("/promise");
    // Whether a promise is admitted does not depend on its value.
    let promise = |seat| Request::Promise { seat, commitment: view.snapshot.commitment };
    html! {
        @for seat in Seat::all(view.snapshot.header().seats).filter(|seat| view.may(&promise(*seat))) {
            form hidden method="post" action=(url) data-promise {
                (fields::id_field())
                input type="hidden" name="seat" value=(seat);
            }
        }
    }
}

/// The house rules that differ from the usual ones, folded, with their number; empty if there are none.
fn house_rules(view: &View<'_>) -> Markup {
    let (words, snapshot) = (view.words, view.snapshot);
    let (specs, set) = (snapshot.title().options(), Settings(snapshot.header().options.0.clone()));
    let settings = &snapshot.settings;
    let allowed = [
        (settings.hints, "hints-allowed"),
        (settings.guests, "guests-allowed"),
        (settings.allow_latecomers(), "latecomers-allowed"),
    ];
    let allowed: Vec<&str> = allowed.into_iter().filter(|(is_so, _)| *is_so).map(|(_, key)| key).collect();
    let count = look::options::changed(specs, &set).len() + allowed.len();
    html! {
        @if count > 0 {
            details #house-rules .menu.sheet.house-rules {
                summary { (words.tell("lobby-rules", &args![count => count])) }
                (look::options::summary(words, specs, &set))
                @for key in &allowed {
                    p.about {
                        (words.say(key))
                        @if *key == "guests-allowed" {
                            " " a href="/api" { (words.say("tokens-api")) }
                            code.command {
                                "posse bot --table " (view.visitor.base) (view.url(""))
                                " --name Doc --of Anna --command 'python3 my_bot.py'"
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The seats that the visitor may take: free ones or, in a running game, those of bots.
pub(crate) fn free(view: &View<'_>) -> SeatSet {
    let sit = |seat| Request::Sit { seat, name: String::new(), commitment: None, of: None };
    Seat::all(view.snapshot.header().seats).filter(|seat| view.may(&sit(*seat))).collect()
}

/// The translation key of what to do next.
fn sentence(view: &View<'_>) -> &'static str {
    let chairs = view.snapshot.chairs();
    let is_free = chairs.iter().any(|chair| chair.person == Person::Nobody);
    match view.own.is_empty() {
        true if is_free => "lobby-sit",
        true => "lobby-full",
        false if view.own.iter().all(|seat| chairs[seat].ready) => "lobby-wait",
        false => "lobby-ready",
    }
}

/// The form with which a visitor seats a second person at the same screen.
fn one_more(view: &View<'_>, free: SeatSet) -> Markup {
    html! {
        details #one-more .menu open[view.wrong_name.is_some()] {
            summary { (view.words.say("lobby-one-more")) }
            form #sit .sheet method="post" action=(view.url("/sit")) data-sit {
                (fields::id_field())
                (own_name(view, ""))
                div.choices {
                    @for seat in free.iter() {
                        button.button name="seat" value=(seat) {
                            (view.words.tell("lobby-sit-at", &args![seat => seat.to_string()]))
                        }
                    }
                }
            }
        }
    }
}

/// The link to the table, with its QR code.
fn invitation(view: &View<'_>) -> Markup {
    let url = format!("{}{}", view.visitor.base, view.url(""));
    view.part(&url, |(_, words), url| share(words, url))
}

/// The buttons at a seat.
fn controls(view: &View<'_>, seat: Seat, chair: &Chair) -> Markup {
    let words = view.words;
    let put_bot = Request::PutBot { seat, bot: String::new() };
    let may_free = view.may(&Request::Free { seat });
    html! {
        @match &chair.person {
            Person::Nobody => {
                @if view.own.is_empty() && free(view).contains(seat) {
                    @let sit = words.say("seat-sit");
                    @let label = view.of_seat(&sit, seat);
                    button.button.strong form="sit" name="seat" value=(seat) aria-label=(label) { (sit) }
                }
                @for from in view.own.iter() { (move_here(view, from, seat)) }
                @if view.may(&put_bot) { (bot_form(view, words, seat)) }
            }
            Person::Bot(..) => {
                @if may_free { (view.button("free", Some(seat), "button", &words.say("seat-remove-bot"))) }
            }
            Person::Visitor => {
                @if view.may(&Request::Ready { seat, opened: None }) {
                    @let ready = words.say("seat-be-ready");
                    form.inline method="post" action=(view.url("/ready")) data-ready=[chair.commitment] {
                        (fields::id_field())
                        input type="hidden" name="seat" value=(seat);
                        button.button.strong aria-label=(view.of_seat(&ready, seat)) { (ready) }
                    }
                }
                @if view.may(&Request::Rename { seat, name: String::new() }) { (rename(view, seat, chair)) }
                @if view.may(&Request::Leave { seat }) {
                    (view.button("leave", Some(seat), "button", &words.say("seat-stand")))
                } @else if may_free {
                    (view.button("free", Some(seat), "button", &words.say("seat-clear")))
                }
                @if view.may(&Request::NewLink { seat }) { (view.link_button(seat)) }
            }
        }
        @if view.may(&Request::MoveUp { seat }) { (view.button("up", Some(seat), "button", &words.say("seat-up"))) }
        // Last, since it goes when the browser has promised a value: no button moves under a click.
        @if chair.person == Person::Visitor && chair.commitment.is_none() {
            span.about title=(words.say("lobby-trusts-about")) { (words.say("lobby-trusts")) }
        }
    }
}

/// The form for another name.
fn rename(view: &View<'_>, seat: Seat, chair: &Chair) -> Markup {
    let (words, label) = (view.words, view.words.say("seat-rename"));
    html! {
        form.inline.rename method="post" action=(view.url("/rename")) {
            (fields::id_field())
            input type="hidden" name="seat" value=(seat);
            input type="text" name="name" value=(chair.name.plain()) dir="auto" required maxlength=(table_fold::name::LONGEST)
                autocomplete="nickname" aria-label=(view.of_seat(&words.say("name"), seat));
            button.button aria-label=(view.of_seat(&label, seat)) { (label) }
        }
    }
}

/// The button that moves the visitor from their seat to a free one. Visitors with several seats read whom it moves.
fn move_here(view: &View<'_>, from: Seat, seat: Seat) -> Markup {
    let label = view.words.say("seat-move");
    let label = if view.own.len() > 1 { view.of_seat(&label, from) } else { label };
    html! {
        @if view.may(&Request::Move { from, to: seat, commitment: None }) {
            form.inline method="post" action=(view.url("/move")) data-sit {
                (fields::id_field())
                input type="hidden" name="from" value=(from);
                input type="hidden" name="seat" value=(seat);
                button.button aria-label=(view.of_seat(&label, seat)) { (label) }
            }
        }
    }
}

/// The form with which the host is ready and seats a bot in each free seat.
fn fill(view: &View<'_>) -> Markup {
    let (words, chairs) = (view.words, view.snapshot.chairs());
    let own = || view.own.iter();
    let Some(seat) = own().find(|seat| !chairs[*seat].ready).or(own().next()) else { return html! {} };
    html! {
        @if view.may(&Request::Fill { seat, bot: String::new(), opened: None }) {
            form #fill .choices method="post" action=(view.url("/fill")) data-ready=[chairs[seat].commitment] {
                (fields::id_field())
                input type="hidden" name="seat" value=(seat);
                (which_bot(view, &words.say("seat-bot")))
                button.button.strong { (words.say("lobby-fill")) }
            }
        }
    }
}

/// The button with which the host goes on without the free seats.
fn close_seats(view: &View<'_>) -> Markup {
    let words = view.words;
    html! {
        @if view.may(&Request::CloseSeats) {
            form #close-seats .choices method="post" action=(view.url("/close-seats")) data-plain {
                (fields::id_field())
                button.button { (words.say("lobby-close-seats")) }
            }
            p.about { (words.tell("lobby-close-seats-about", &args![count => view.snapshot.taken()])) }
        }
    }
}

fn bot_form(view: &View<'_>, words: &Words, seat: Seat) -> Markup {
    let put = words.say("seat-put-bot");
    html! {
        form.inline method="post" action=(view.url("/bot")) {
            (fields::id_field())
            input type="hidden" name="seat" value=(seat);
            (which_bot(view, &view.of_seat(&words.say("seat-bot"), seat)))
            button.button aria-label=(view.of_seat(&put, seat)) { (put) }
        }
    }
}

/// The list of bots, with the visitor's usual one selected.
fn which_bot(view: &View<'_>, label: &str) -> Markup {
    let title = view.snapshot.title();
    html! {
        select name="bot" aria-label=(label) {
            (bots::options(title, view.words, "", view.visitor.usual.bot(title)))
        }
    }
}
