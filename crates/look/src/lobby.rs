//! The lobby: the seats of a table before the game, the field for a name, and the link to share.

use erasure::Presence;
use maud::{Markup, html};
use table::Seat;

use crate::words::Words;
use crate::{args, faces, icons, presence};

/// Who has a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occupant<'a> {
    /// Nobody.
    Nobody,
    /// A person or a guest bot.
    Person {
        /// The person's name at this table.
        name: &'a str,
        /// Whose guest bot it is.
        guest: Option<&'a str>,
        /// Whether the person is at the table now.
        presence: Presence,
        /// Whether the person is ready.
        ready: bool,
        /// Whether the person is the viewer.
        me: bool,
    },
    Bot {
        name: &'a str,
        /// That it is a bot, and its level.
        presence: Presence,
    },
}

/// One seat of the lobby.
pub struct LobbySeat<'a> {
    pub seat: Seat,
    /// Who has it.
    pub occupant: Occupant<'a>,
    /// Its forms and buttons: sit down, stand up, seat a bot.
    pub controls: Markup,
}

/// The seats in order.
pub fn seats(words: &Words, seats: &[LobbySeat<'_>]) -> Markup {
    html! {
        ul.seats {
            @for LobbySeat { seat, occupant, controls } in seats {
                li.place id={ "seat-" (seat) } {
                    @match occupant {
                        Occupant::Bot { presence, .. } => (faces::portrait(*seat, faces::persona(*presence))),
                        Occupant::Nobody | Occupant::Person { .. } => (icons::avatar(*seat)),
                    }
                    div.who {
                        @match occupant {
                            Occupant::Nobody => {
                                span.name { (words.tell("seat-free", &args![seat => seat.to_string()])) }
                            }
                            Occupant::Bot { name, presence } => {
                                span.name { (name) }
                                span.presence.(presence::key(*presence)) { (presence::text(words, *presence, None)) }
                                @if let Some(about) = presence::character(words, *presence) { p.about { (about) } }
                            }
                            Occupant::Person { name, guest, presence, ready, me } => {
                                span.name { (name) @if *me { " " span.me { (words.say("you")) } } }
                                @let guest = guest.map(|whose| presence::guest(words, whose));
                                span class={ "presence " (presence::key(*presence)) } {
                                    (presence::text(words, *presence, guest.as_deref())) " · "
                                    (words.say(if *ready { "seat-ready" } else { "seat-not-ready" }))
                                }
                            }
                        }
                    }
                    div.controls { (controls) }
                }
            }
        }
    }
}

/// The field `name`. `wrong` says what was wrong with the name that was entered before, if anything.
pub fn name_field(words: &Words, value: &str, wrong: Option<&str>) -> Markup {
    html! {
        label.field {
            span { (words.say("name")) }
            input type="text" name="name" value=(value) dir="auto" required maxlength="24" autocomplete="nickname"
                aria-invalid=[wrong.map(|_| "true")] autofocus[wrong.is_some()] aria-describedby="name-about";
        }
        p.about #name-about role=[wrong.map(|_| "alert")] {
            (wrong.map_or_else(|| words.say("name-about"), str::to_owned))
        }
    }
}

/// The link for others, with its QR code, and buttons that a script shows: one copies the link, and one opens the list
/// of what the phone can send it with.
pub fn share(words: &Words, url: &str) -> Markup {
    html! {
        section.share.sheet {
            h2 { (words.say("share")) }
            p { (words.say("share-about")) }
            label.field {
                span { (words.say("share-link")) }
                input #share-link type="text" readonly value=(url);
            }
            button.button.copy type="button" data-copy="share-link" hidden { (words.say("share-copy")) }
            button.button.copy type="button" data-share="share-link" hidden { (words.say("share-send")) }
            (icons::qr(url, &words.say("share-qr")))
        }
    }
}
