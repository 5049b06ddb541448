//! The address of a table, as people have it in their browser.

use std::str::FromStr;

use store::TableId;
use web::PublicUrl;

use crate::failure::Failure;

/// A table on a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Link {
    /// The server's address, with its base path and without a slash at the end.
    pub(crate) server: String,
    pub(crate) table: TableId,
}

impl FromStr for Link {
    type Err = Failure;
    fn from_str(text: &str) -> Result<Link, Failure> {
        // A base path may have a `/t/` of its own.
        let link = text.match_indices("/t/").find_map(|(at, between)| {
            let rest = &text[at + between.len()..];
            let id = rest.split(['/', '?', '#']).next()?;
            let server: PublicUrl = text[..at].parse().ok()?;
            Some(Link { server: server.to_string(), table: id.parse().ok()? })
        });
        link.ok_or(Failure::plain("value-not-table-link"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_read_as_it_stands_in_a_browser() {
        for (link, server) in [
            ("http://192.168.1.5:3000/t/k3m9xq7w2fab", "http://192.168.1.5:3000"),
            ("https://posse.example/t/k3m9xq7w2fab/replay?seat=1#log", "https://posse.example"),
            ("https://example.org/saloon/posse/t/k3m9xq7w2fab?welcome", "https://example.org/saloon/posse"),
            ("https://example.org/a/t/k3m9xq7w2fab/t/", "https://example.org/a"),
        ] {
            let table = "k3m9xq7w2fab".parse().unwrap();
            assert_eq!(link.parse().ok(), Some(Link { server: server.to_owned(), table }), "{link}");
        }
        for wrong in [
            "",
            "k3m9xq7w2fab",
            "posse.example/t/k3m9xq7w2fab",
            "https://posse.example/t/short",
            "ftp://a/t/k3m9xq7w2fab",
        ] {
            assert!(wrong.parse::<Link>().is_err(), "{wrong}");
        }
    }
}
