//! The parts of the home page: its picture, the card of a game, the field for a code, and lists of tables.

use maud::{Markup, PreEscaped, html};

use crate::words::Words;
use crate::{Learning, args};

/// A table in a saloon by lamplight. Decoration only.
pub fn picture() -> Markup {
    PreEscaped(include_str!("../assets/home.svg").trim_end().to_owned())
}

/// A game on the home page.
pub struct GameCard<'a> {
    /// The game's words.
    pub words: &'a Words,
    /// Its picture.
    pub sign: Markup,
    /// Why it comes first, a message's key, if it does.
    pub mark: Option<&'a str>,
    /// The fewest and the most players.
    pub seats: (u8, u8),
    /// About how many minutes it takes.
    pub minutes: u16,
    /// How much there is to learn.
    pub learning: Learning,
    /// The address to which the button *play now* posts, with the form's hidden fields.
    pub play: (&'a str, Markup),
    /// The visitor's name, empty if they have given none, and the hidden fields of the form *play with friends*. It posts
    /// to the page that opens a table.
    pub friends: (&'a str, Markup),
    /// The address to which the button *learn by playing* posts, with the form's hidden fields; `None` without a guided
    /// first game.
    pub learn: Option<(&'a str, Markup)>,
    /// The page that opens a table.
    pub new: &'a str,
    /// The page of its rules.
    pub rules: &'a str,
}

impl GameCard<'_> {
    /// The card, with its links and buttons.
    pub fn render(&self) -> Markup {
        let (words, (least, most)) = (self.words, self.seats);
        let (play, play_hidden) = &self.play;
        html! {
            section.game.sheet {
                (self.sign)
                h3 {
                    (words.say("game-name"))
                    @if let Some(mark) = self.mark { " " span.origin { (words.say(mark)) } }
                }
                p.about {
                    (words.tell("home-players", &args![least => least, most => most])) " · "
                    (words.tell("home-minutes", &args![count => self.minutes])) " · "
                    (words.say(&format!("learning-{}", self.learning.name())))
                }
                p { (words.say("game-about")) }
                div.choices {
                    (opening(words, "home-play", "button strong", play, play_hidden))
                    (self.with_friends())
                    @if let Some((url, hidden)) = &self.learn { (learn(words, url, hidden)) }
                    a.button href=(self.new) aria-label=(of_game(words, "home-set")) { (words.say("home-set")) }
                    a.more href=(self.rules) aria-label=(of_game(words, "rules")) { (words.say("rules")) }
                }
            }
        }
    }

    /// The form that opens a table for friends, folded until somebody wants it: friends read who invites them, so it asks
    /// for a name.
    fn with_friends(&self) -> Markup {
        let (words, (name, hidden)) = (self.words, &self.friends);
        html! {
            details.friends {
                summary.button aria-label=(of_game(words, "home-friends")) { (words.say("home-friends")) }
                form method="post" action=(self.new) {
                    (hidden)
                    label.field {
                        span { (words.say("name")) }
                        input type="text" name="name" value=(name) dir="auto" required maxlength="24"
                            autocomplete="nickname" aria-label=(of_game(words, "name"));
                    }
                    button.button.strong aria-label=(of_game(words, "home-friends-go")) { (words.say("home-friends-go")) }
                }
            }
        }
    }
}

/// The button that opens a guided first game.
pub fn learn(words: &Words, url: &str, hidden: &Markup) -> Markup {
    opening(words, "home-learn", "button", url, hidden)
}

/// A button that opens a table of the game. Its label is the message `key`.
fn opening(words: &Words, key: &str, class: &str, url: &str, hidden: &Markup) -> Markup {
    html! {
        form.inline method="post" action=(url) {
            (hidden)
            button class=(class) aria-label=(of_game(words, key)) { (words.say(key)) }
        }
    }
}

/// A control's label, the message `key`, followed by the name of the game.
fn of_game(words: &Words, key: &str) -> String {
    words.tell("for-seat", &args![label => words.say(key), name => words.say("game-name")])
}

/// The form that leads to a table by its code or link, at `url`. `wrong` is the text that was typed and what is wrong
/// with it.
pub fn join(words: &Words, url: &str, wrong: Option<(&str, &str)>) -> Markup {
    html! {
        form.join method="get" action=(url) {
            label.field {
                span { (words.say("home-code")) }
                input type="text" name="code" value=(wrong.map_or("", |(typed, _)| typed)) required maxlength="1000"
                    autocomplete="off" autocapitalize="none" spellcheck="false" aria-invalid=[wrong.map(|_| "true")]
                    autofocus[wrong.is_some()] aria-describedby="code-about";
            }
            button.button { (words.say("home-join-go")) }
            p.about #code-about role=[wrong.map(|_| "alert")] {
                (wrong.map_or_else(|| words.say("home-join-about"), |(_, fault)| fault.to_owned()))
            }
        }
    }
}

/// A table in a list.
pub struct Row {
    /// Its page.
    pub url: String,
    pub game: String,
    /// Whether it is a guided first game.
    pub guided: bool,
    /// Who sits there; empty if nobody does or the list does not say.
    pub names: String,
    /// What is going on, such as whose turn it is and since when.
    pub state: String,
    /// Whether it waits for the viewer.
    pub waits: bool,
    /// When the viewer's time is up, if a clock runs.
    pub until: Option<Markup>,
}

/// Tables, one per line; each line is a link.
pub fn rows(words: &Words, rows: &[Row]) -> Markup {
    html! {
        ul.tables {
            @for Row { url, game, guided, names, state, waits, until } in rows {
                li {
                    a.row.waits[*waits] href=(url) {
                        strong { (game) @if *guided { " " span.origin { (words.say("home-guided")) } } }
                        @if !names.is_empty() { span.names { (names) } }
                        span.state {
                            (state)
                            @if let Some(until) = until { " · " (words.say("home-until")) " " (until) }
                        }
                    }
                }
            }
        }
    }
}
