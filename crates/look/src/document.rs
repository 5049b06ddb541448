//! The HTML document around every page.

use maud::{DOCTYPE, Markup, html};

use crate::icons;
use crate::words::{Language, Words};

/// A whole HTML document.
pub struct Document<'a> {
    /// The viewer's language.
    pub words: &'a Words,
    /// The text of the browser's tab before the name of the site.
    pub title: &'a str,
    /// The address of the stylesheet.
    pub css: &'a str,
    /// The addresses of the scripts; each is deferred.
    pub scripts: &'a [&'a str],
    /// The addresses of the modules, which run after the scripts. The last one imports the others; all are fetched at
    /// once.
    pub modules: &'a [&'a str],
    /// More elements for the head, such as a refresh while a page waits without JavaScript.
    pub head: Markup,
    /// The address of the icon.
    pub icon: &'a str,
    /// The address of the icon while the viewer has to decide.
    pub icon_turn: &'a str,
    /// The right end of the header, such as links to the rules and the language form.
    pub tools: Markup,
    /// Content before the live part that never changes, such as a game's symbols.
    pub fixed: Markup,
    /// The page's content: the whole live part.
    pub body: Markup,
    /// Links at the foot of the page.
    pub links: Markup,
    /// Data of the live part for the script, written as `data-live="name=value;name=value"`.
    pub live: &'a [(&'a str, &'a str)],
}

impl Document<'_> {
    /// The document as HTML. The live region `#say` lies outside `#live`, the part that updates replace.
    pub fn render(&self) -> Markup {
        let words = self.words;
        let data: String =
            self.live.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(";");
        html! {
            (DOCTYPE)
            html lang=(if words.language() == Language::Pseudo { "en" } else { words.language().code() }) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    title { (self.title) " · " (words.say("house")) }
                    link rel="icon" type="image/svg+xml" href=(self.icon) data-turn=(self.icon_turn);
                    link rel="stylesheet" href=(self.css);
                    @for script in self.scripts {
                        script src=(script) defer {}
                    }
                    @if let Some((last, imported)) = self.modules.split_last() {
                        @for module in imported { link rel="modulepreload" href=(module); }
                        script src=(last) type="module" {}
                    }
                    (self.head)
                }
                body {
                    a.skip href="#main" { (words.say("skip")) }
                    header.top {
                        a.home href="/" { (icons::logo()) span { (words.say("house")) } }
                        div.tools { (self.tools) }
                    }
                    (icons::symbols())
                    (self.fixed)
                    main #main tabindex="-1" {
                        div #live data-live=(data) { (self.body) }
                    }
                    div #say .unseen aria-live="polite" role="status" {}
                    footer.bottom { p { (words.say("footer")) } (self.links) }
                }
            }
        }
    }
}

/// The language switch: posts `language` (a code) and `back` (the address to return to) to `url`.
pub fn language_form(words: &Words, url: &str, back: &str) -> Markup {
    html! {
        form.language method="post" action=(url) aria-label=(words.say("language")) {
            input type="hidden" name="back" value=(back);
            @for language in Language::SPOKEN {
                @let whole = format!("{}: {}", language.code(), language.native());
                button.quiet name="language" value=(language.code()) lang=(language.code()) title=(whole)
                    aria-label=(whole)
                    aria-pressed=(if language == words.language() { "true" } else { "false" }) { (language.code()) }
            }
        }
    }
}
