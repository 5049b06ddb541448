//! Finds the table, seat, person or invitation that a code or link leads to, even if it was not copied exactly.

use play::{Token, name};
use store::TableId;

use crate::edge::visitor::Caller;

/// What a code or link leads to.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Destination {
    Table(TableId),
    /// A seat, by its private link.
    Seat(Token),
    /// A person whom a browser can join, by the link for that.
    Person(Token),
    /// An invitation of the operator.
    Welcome(Token),
}

impl Destination {
    /// Finds a code or a link in pasted text: in a sentence, with punctuation around it, in capitals, or with invisible
    /// characters. `None` if there is neither.
    pub(crate) fn find(text: &str) -> Option<Destination> {
        let words = words(text);
        let table = |word: &String| word.parse().ok().map(Destination::Table);
        let seat = |word: &String| word.parse().ok().map(Destination::Seat);
        let person = |word: &String| word.parse().ok().map(Destination::Person);
        let welcome = |word: &String| word.parse().ok().map(Destination::Welcome);
        let linked = words.windows(2).find_map(|pair| match pair[0].as_str() {
            "t" => table(&pair[1]),
            "s" => seat(&pair[1]),
            "d" => person(&pair[1]),
            "w" => welcome(&pair[1]),
            _ => None,
        });
        // A word of a sentence may look like a code, but seldom contains a digit.
        let has_digit = |word: &&String| word.contains(|letter: char| letter.is_ascii_digit());
        linked
            .or_else(|| words.iter().filter(has_digit).find_map(table))
            .or_else(|| words.iter().find_map(table))
            .or_else(|| table(&words.concat()))
    }

    /// The exact path of what this path names, if the request has another.
    pub(crate) fn mended(path: &str, caller: &Caller) -> Option<String> {
        let here = caller.here.split('?').next();
        Destination::find(path).map(|to| to.path()).filter(|found| here != Some(found))
    }

    /// Its address.
    pub(crate) fn path(&self) -> String {
        match self {
            Destination::Table(id) => format!("/t/{id}"),
            Destination::Seat(token) => format!("/s/{token}"),
            Destination::Person(token) => format!("/d/{token}"),
            Destination::Welcome(token) => format!("/w/{token}"),
        }
    }
}

/// The words of a text in lower case, without hyphens and invisible characters.
fn words(text: &str) -> Vec<String> {
    let is_seen = |letter: &char| letter.is_whitespace() || !name::is_invisible(*letter);
    let text: String = text.chars().filter(is_seen).filter(|letter| !is_hyphen(*letter)).collect();
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    words.filter(|word| !word.is_empty()).map(str::to_ascii_lowercase).collect()
}

/// Whether this is a hyphen, a dash or a minus sign. They are given as numbers, since the pages' fonts must have all
/// characters in this code.
fn is_hyphen(letter: char) -> bool {
    matches!(u32::from(letter), 0x2d | 0x2010..=0x2015 | 0x2212)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_or_a_link_to_a_table_is_found_as_people_paste_it() {
        let id: TableId = "k3m9xq7w2fab".parse().unwrap();
        for text in [
            "k3m9xq7w2fab",
            " K3M9 XQ7W 2FAB ",
            "k3m9-xq7w-2fab",
            "K3M9\u{2011}XQ7W\u{2013}2FAB",
            "\"k3m9xq7w2fab\"",
            "„k3m9xq7w2fab“",
            "Der Code: k3m9xq7w2fab.",
            "administered by Ben, k3m9xq7w2fab!",
            "come here: k3m9-xq7w-2fab, please",
            "https://posse.example/t/k3m9xq7w2fab",
            "http://192.168.1.5:3000/t/k3m9xq7w2fab?seat=2",
            "posse.example/t/k3m9xq7w2fab/analysis#top",
            "https://posse.example/t/k3m9xq7w2fab.",
            "(https://posse.example/t/k3m9xq7w2fab)",
            "https://posse.example/t/k3m9xq7w2fab,",
            "https://posse.example/t/k3m9xq7w2fab/",
            "https://posse.example/t/k3m9xq7w2fab&x=1",
            "https://posse.example/t/k3m9xq7w2fab%20",
            "HTTPS://POSSE.EXAMPLE/T/K3M9XQ7W2FAB",
            "<https://posse.example/t/k3m9xq7w2fab>",
            "https://posse.example/t/k3m9\u{200b}xq7w2fab\u{feff}",
            "\u{2068}https://posse.example/t/k3m9xq7w\u{ad}2fab\u{2069}\u{a0}",
            "https://partygames22.example/t/k3m9xq7w2fab",
            "Join us at https://posse.example/t/k3m9xq7w2fab, it’s fun!",
            "On https://posse.example/t/new or\nhttps://posse.example/t/k3m9xq7w2fab",
        ] {
            assert_eq!(Destination::find(text), Some(Destination::Table(id.clone())), "{text:?}");
        }
    }

    #[test]
    fn a_private_link_is_found_as_people_paste_it() {
        let token = Token::random();
        let link = format!("https://posse.example/s/{token}");
        let capitals = link.to_uppercase();
        for text in
            [&link, &capitals, &format!("<{link}>"), &format!("Your seat: {link}."), &format!("{link}\u{200b}/&x=1")]
        {
            assert_eq!(Destination::find(text), Some(Destination::Seat(token.clone())), "{text:?}");
        }
    }

    #[test]
    fn anything_else_leads_nowhere() {
        let long = format!("https://posse.example/s/{}0", Token::random());
        for text in [
            "",
            " .",
            "k3m9",
            "https://posse.example/",
            "https://posse.example/s/abc",
            "/t/",
            "hello, is this it",
            &long,
        ] {
            assert_eq!(Destination::find(text), None, "{text:?}");
        }
    }
}
