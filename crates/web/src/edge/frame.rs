//! The HTML document around a page's content, with the visitor's tools.

use axum::response::{Html, IntoResponse, Response};
use look::drawer::backdrop;
use look::{Document, Show, Words, args, language_form};
use maud::{Markup, html};
use table_page::preferences::{Speed, speed_select};

use crate::Web;
use crate::edge::error::Error;
use crate::edge::visitor::Caller;
use crate::edge::{assets, form, manifest};

/// The answer of a handler that serves pages.
pub(crate) type Served = Result<Response, Error>;

/// What the document needs apart from the content.
pub(crate) struct Sheet<'a> {
    caller: &'a Caller,
    title: &'a str,
    /// The translations: the game's on a page about a game, otherwise the shared ones.
    pub(crate) words: &'a Words,
    /// The game whose rules are linked, with the URL of its stylesheet.
    game: Option<(&'static str, Option<&'a str>)>,
    /// Further elements of the document's head.
    pub(crate) head: Markup,
    /// Content that live updates leave alone.
    pub(crate) fixed: Markup,
    /// The bar of a table.
    pub(crate) bar: Option<Markup>,
    /// Whether the page lists all tables of its visitor. A stranger has none, so every page of theirs does.
    pub(crate) lists: bool,
    /// Values for the script.
    pub(crate) live: Vec<(&'static str, String)>,
}

impl<'a> Sheet<'a> {
    pub(crate) fn new(caller: &'a Caller, title: &'a str) -> Sheet<'a> {
        let (words, lists) = (caller.visitor.words(), caller.known().is_err());
        Sheet { caller, title, words, game: None, head: html! {}, fixed: html! {}, bar: None, lists, live: Vec::new() }
    }

    /// A page about a game, with its translations and its stylesheet.
    pub(crate) fn of_game(caller: &'a Caller, title: &'a str, web: &'a Web, show: &'static dyn Show) -> Sheet<'a> {
        let name = show.title().name();
        let (words, game) = (show.words(caller.visitor.language), Some((name, web.files().style(name))));
        Sheet { words, game, ..Sheet::new(caller, title) }
    }

    /// The whole document.
    pub(crate) fn page(&self, body: Markup) -> Response {
        let Sheet { caller, words, .. } = self;
        let preferences = caller.visitor.preferences;
        let mut live = self.live.clone();
        live.push(("letters", if preferences.letters { "on" } else { "off" }.to_owned()));
        live.push(("confirm", preferences.confirm.name().to_owned()));
        live.push(("speed", preferences.speed.name().to_owned()));
        if self.lists {
            live.push(("lists", "1".to_owned()));
        }
        let live: Vec<(&str, &str)> = live.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let tools = html! {
            @if let Some(bar) = &self.bar {
                (bar)
            } @else if let Some((game, _)) = self.game {
                a href={ "/rules/" (game) } { (words.say("rules")) }
            }
            a.to-settings href="/settings" { (words.say("settings")) }
            a.to-keys.keys-there href="/help/keys" { (words.say("keys")) }
            @if self.bar.is_some() { a.to-keys.keys-here href="#keys" data-key="?" { (words.say("keys")) } }
            (language_form(words, "/language", &caller.here))
        };
        let about = if self.game.is_some() { "game-about" } else { "home-about" };
        let assets = assets::all();
        let document = Document {
            words,
            title: self.title,
            css: assets.style.url(),
            scripts: &[assets.morph.url()],
            modules: &assets.modules(),
            head: html! {
                meta name="description" content=(words.say(about));
                (manifest::links(assets.manifest(caller.visitor.language), assets.app_picture.url()))
                @for font in &assets.fonts {
                    link rel="preload" href=(font.url()) as="font" type="font/woff2" crossorigin;
                }
                @if let Some((_, Some(style))) = self.game {
                    link rel="stylesheet" href=(style);
                }
                @if self.game.is_some() {
                    script src=(assets.rules.url()) type="module" {}
                }
                (self.head)
            },
            icon: assets.icon.url(),
            icon_turn: assets.icon_turn.url(),
            tools,
            fixed: html! {
                // Always there, so that a live stream can bring an announcement.
                div #told { @if let Some(told) = &caller.told { (told.html(caller.visitor.words())) } }
                (self.fixed)
                @if self.bar.is_some() { (backdrop(words)) }
                (signs(words, preferences.speed))
                @if self.game.is_some() { (clause(words)) }
            },
            body,
            links: caller.house.links(words),
            live: &live,
        };
        Html(form::with_ids(&document.render().0)).into_response()
    }
}

/// Status messages that the script shows. They are hidden until then, and outside the part that updates merge into.
fn signs(words: &Words, speed: Speed) -> Markup {
    html! {
        section #moment .moment aria-label=(words.say("moment")) hidden {
            p #caption .caption {}
            div.bar {
                button #skip-moments .button type="button" data-key="Escape" data-skip=(words.say("frame-skip"))
                    data-go-on=(words.say("frame-go-on")) { (words.say("frame-skip")) }
                button #skip-all .button type="button" data-all=(words.say("frame-skip-all"))
                    data-to-turn=(words.say("frame-skip-to-turn")) { (words.say("frame-skip-all")) }
                (speed_select(words, "speed", speed))
            }
        }
        div #trouble .trouble role="alert" hidden {
            p {}
            button .button type="button" { (words.say("trouble-close")) }
        }
        div #bubbles role="log" {}
        p #offline .offline role="status" hidden { (words.say("connection-lost")) }
        dialog #sure aria-labelledby="sure-question" data-ask=(words.tell("sure", &args![act => "%"])) {
            h2 #sure-question {}
            p { (words.say("no-way-back")) }
            div.choices {
                button .button.strong type="button" value="yes" {}
                button .button type="button" value="no" { (words.say("confirm-no")) }
            }
        }
    }
}

/// The dialog in which the script shows a clause of the rules over the page.
fn clause(words: &Words) -> Markup {
    html! {
        dialog #clause aria-labelledby="clause-name" {
            h2 #clause-name {}
            div #clause-text {}
            div.choices {
                button #clause-close .button.strong type="button" { (words.say("clause-close")) }
                a #clause-whole .button href="" { (words.say("clause-whole")) }
            }
        }
    }
}
