//! Drawers: parts of a page that are shown over it, and only while the page's address names them or something in them
//! (`:target`). So one is open at a time, the browser's back button closes it, and no script is needed.

use maud::{Markup, html};

use crate::words::Words;

/// A drawer with this id, which is also its class.
pub fn drawer(words: &Words, id: &str, title: &str, content: &Markup) -> Markup {
    html! {
        section id=(id) class={ (id) " drawer" } aria-labelledby={ (id) "-title" } tabindex="-1" {
            (close(words))
            h2 id={ (id) "-title" } { (title) }
            (content)
        }
    }
}

/// The link in a drawer that closes it. Its address names no part of the page.
pub fn close(words: &Words) -> Markup {
    html! { a.close href="#closed" aria-label=(words.say("trouble-close")) { "×" } }
}

/// All of the page around an open drawer, which closes it when clicked. The page has it once.
pub fn backdrop(words: &Words) -> Markup {
    html! { a #close .backdrop href="#closed" data-key="Escape" aria-label=(words.say("trouble-close")) {} }
}
