//! The bar of a table: in the header on a large screen, at the lower edge of a phone.
//!
//! Its links lead to parts of the page that are *drawers*: each is shown only while the page's address names it or
//! something in it (`:target`). So one is open at a time, the browser's back button closes it, and no script is needed.
//! A link is hidden while the page has no such part.

use look::log::close;
use look::{Words, icons};
use maud::{Markup, html};

/// The bar for a game. The script shows the switches for the sound and the notification to visitors with a seat.
pub(crate) fn bar(words: &Words, game: &str) -> Markup {
    let link = |address: &str, icon: &str, key: &str| {
        html! { a href=(address) { (icons::tool(icon)) span { (words.say(key)) } } }
    };
    html! {
        nav #bar .toolbar aria-label=(words.say("bar")) {
            (link("#menu", "menu", "bar-menu"))
            (link("#talk", "talk", "bar-talk"))
            (link("#log", "log", "log"))
            // The table stays open beside its rules.
            a href={ "/rules/" (game) } target="_blank" { (icons::tool("rules")) span { (words.say("rules")) } }
            button #sound type="button" aria-pressed="false" hidden title=(words.say("sound")) {
                (icons::tool("sound")) span { (words.say("bar-sound")) }
            }
            button #tell-turn type="button" hidden title=(words.say("tell-turn")) data-say=(words.say("your-turn")) {
                (icons::tool("notify")) span { (words.say("bar-notify")) }
            }
            (link("#leave", "leave", "bar-leave"))
        }
    }
}

/// What closes the open drawer: all of the page around it. Its address names no part.
pub(crate) fn backdrop(words: &Words) -> Markup {
    html! { a #close .backdrop href="#closed" data-key="Escape" aria-label=(words.say("trouble-close")) {} }
}

/// A drawer with this id, which is also its class.
pub(crate) fn drawer(words: &Words, id: &str, title: &str, content: &Markup) -> Markup {
    html! {
        section id=(id) class={ (id) " drawer" } aria-labelledby={ (id) "-title" } tabindex="-1" {
            (close(words))
            h2 id={ (id) "-title" } { (title) }
            (content)
        }
    }
}
