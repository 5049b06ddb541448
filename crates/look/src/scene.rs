//! What a page is made of: one viewer's [`Scene`], and its [`Reader`].

use std::hash::Hash;

use erasure::Offer;
use maud::{Markup, html};
use table::{BySeat, Game, Presence};

use crate::names::Names;
use crate::parts::Parts;
use crate::words::Words;

/// Where a table's decisions are sent.
#[derive(Clone, Copy)]
pub struct Form<'a> {
    /// The address it posts to.
    pub url: &'a str,
    /// Hidden fields that every step carries, such as the position that the page shows.
    pub hidden: &'a Markup,
}

impl Form<'_> {
    /// The id of the form; a button that stands outside of it names it by its `form` attribute.
    pub const ID: &'static str = "act";

    /// The form around what can be chosen. Its submit buttons have the name [`Form::FIELD`] and an action's text.
    pub fn around(&self, body: &Markup) -> Markup {
        html! {
            form id=(Form::ID) class="act" method="post" action=(self.url) {
                (self.hidden)
                (body)
            }
        }
    }

    /// The name of the field that holds the action's text.
    pub const FIELD: &'static str = "action";

    /// The name of the field that takes one drafted step back, by its action's text, where the steps after it do not
    /// depend on it.
    pub const BACK: &'static str = "back";
}

/// For whom a part of a page is drawn: the rules of his table, his language, and the names as he reads them.
pub struct Reader<'a, G: Game> {
    /// The rules.
    pub game: &'a G,
    /// The shared words and the game's, in his language.
    pub words: &'a Words,
    /// The names of the seats.
    pub names: Names<'a>,
}

/// All that a page may show to one viewer at one moment.
pub struct Scene<'a, G: Game> {
    /// The rules.
    pub game: &'a G,
    /// The viewer's language: the shared words and the game's.
    pub words: &'a Words,
    /// The names of the seats, as the viewer reads them.
    pub names: Names<'a>,
    /// What the viewer sees.
    pub view: &'a G::View,
    /// What the viewer's seat has been shown; only there where an option of the game puts it on the page.
    pub recall: Option<&'a G::Recall>,
    /// The viewer's legal actions in their order; empty while he owes no decision.
    pub offers: &'a [Offer<G::Action>],
    /// What has just happened, as the viewer heard it: the events of the last step, or those of this frame. The page
    /// marks where it was, and only what is still to be seen.
    pub last: &'a [G::Event],
    /// Where decisions go; nothing for a spectator and in a replay.
    pub form: Option<Form<'a>>,
    /// Who is there.
    pub present: &'a BySeat<Presence>,
    /// The number of the event that an intermediate frame shows, while it shows one: then nothing can be clicked.
    pub frame: Option<usize>,
    /// The parts that the page of a stream knows; `None` for a page that is sent whole.
    pub parts: Option<&'a Parts>,
}

impl<'a, G: Game> Scene<'a, G> {
    /// For whom it is drawn.
    pub fn reader(&self) -> Reader<'a, G> {
        Reader { game: self.game, words: self.words, names: self.names }
    }

    /// A [part](crate::parts) of the page. `draw` sees its input and the reader, and nothing else of the scene, so that
    /// whatever the drawing shows is in the input.
    pub fn part<I: Hash>(&self, input: &I, draw: fn(&Reader<'a, G>, &I) -> Markup) -> Markup {
        let Some(parts) = self.parts else { return draw(&self.reader(), input) };
        parts.part(&self.reader(), self.names, input, draw)
    }

    /// The offer of this action, if it is legal and can be chosen here.
    pub fn offer(&self, action: G::Action) -> Option<Offer<G::Action>> {
        if self.frame.is_some() || self.form.is_none() {
            return None;
        }
        self.offers.iter().find(|offer| offer.action == action).copied()
    }

    /// Whether the viewer has something to decide here and now.
    pub fn asked(&self) -> bool {
        self.frame.is_none() && self.form.is_some() && !self.offers.is_empty()
    }
}
