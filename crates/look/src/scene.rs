//! The input of a game's page: one viewer's [`Scene`], and its [`Reader`].

use std::hash::Hash;

use erasure::{Offer, Presence};
use maud::{Markup, html};
use table::{BySeat, Game};

use crate::names::Names;
use crate::parts::{self, Parts};
use crate::words::Words;

/// The form that sends a table's decisions.
#[derive(Clone, Copy)]
pub struct Form<'a> {
    /// The address that the form posts to.
    pub url: &'a str,
    /// Hidden fields that every step sends, such as the position that the page shows.
    pub hidden: &'a Markup,
}

impl Form<'_> {
    /// The id of the form. A button outside of it names it in its `form` attribute.
    pub const ID: &'static str = "act";

    /// The form around everything that can be chosen. Its submit buttons have the name [`Form::FIELD`] and an action's
    /// text as their value.
    pub fn around(&self, body: &Markup) -> Markup {
        html! {
            form id=(Form::ID) class="act" method="post" action=(self.url) {
                (self.hidden)
                (body)
            }
        }
    }

    /// The name of the field with the action's text.
    pub const FIELD: &'static str = "action";

    /// The name of the field that takes back one drafted step, named by its action's text. Only for a step that no
    /// later step depends on.
    pub const BACK: &'static str = "back";
}

/// The reader of a part of a page: the rules of their table, their language, and the names as they read them.
pub struct Reader<'a, G: Game> {
    /// The rules.
    pub game: &'a G,
    /// The shared words and the game's, in the reader's language.
    pub words: &'a Words,
    /// The names of the seats.
    pub names: Names<'a>,
}

/// Everything that a page may show to one viewer at one moment. It holds the viewer's view and never the game's state.
pub struct Scene<'a, G: Game> {
    /// The rules.
    pub game: &'a G,
    /// The shared words and the game's, in the viewer's language.
    pub words: &'a Words,
    /// The names of the seats, as the viewer reads them.
    pub names: Names<'a>,
    /// What the viewer sees.
    pub view: &'a G::View,
    /// What the viewer's seat has been shown; `Some` only if an option of the game puts it on the page.
    pub recall: Option<&'a G::Recall>,
    /// The viewer's legal actions in order; empty while they have nothing to decide.
    pub offers: &'a [Offer<G::Action>],
    /// The latest events, as the viewer heard them: those of the last step, or of this frame. The page marks where they
    /// happened, and only what can still be seen.
    pub last: &'a [G::Event],
    /// Where decisions are sent; `None` for a spectator and in a replay.
    pub form: Option<Form<'a>>,
    /// Who is there.
    pub present: &'a BySeat<Presence>,
    /// The number of the event that an intermediate frame shows; `None` outside frames. In a frame nothing can be
    /// clicked.
    pub frame: Option<usize>,
    /// The parts that a stream's page already has; `None` for a page that is sent whole.
    pub parts: Option<&'a Parts>,
}

impl<'a, G: Game> Scene<'a, G> {
    /// The reader of this scene.
    pub fn reader(&self) -> Reader<'a, G> {
        Reader { game: self.game, words: self.words, names: self.names }
    }

    /// A [part](crate::parts) of the page. `draw` sees only its input and the reader, so everything that the drawing
    /// depends on is in the input.
    pub fn part<I: Hash>(&self, input: &I, draw: fn(&Reader<'a, G>, &I) -> Markup) -> Markup {
        parts::part(self.parts, &self.reader(), self.names.whose(), input, draw)
    }

    /// A large text, which nothing around it copies.
    pub fn aside(&self, text: Markup) -> Markup {
        parts::aside(self.parts, text)
    }

    /// The offer for this action, if it is legal and can be chosen here.
    pub fn offer(&self, action: G::Action) -> Option<Offer<G::Action>> {
        if self.frame.is_some() || self.form.is_none() {
            return None;
        }
        self.offers.iter().find(|offer| offer.action == action).copied()
    }

    /// Whether the viewer has to decide something now.
    pub fn asked(&self) -> bool {
        self.frame.is_none() && self.form.is_some() && !self.offers.is_empty()
    }
}
