//! The web app manifest, by which a browser installs Posse, and the colours of the window of the installed app.

use look::Words;
use maud::{Markup, html};
use serde_json::json;

/// The colour of a page's ground, `--ground` in the stylesheet, by day and by night.
const GROUND: [(&str, &str); 2] = [("light", "#ead9b5"), ("dark", "#211812")];

/// The shapes of the pictures that browsers show before they install the app, with their sizes.
const SCREENSHOTS: [(&str, &str); 2] = [("narrow", "720x1480"), ("wide", "1280x900")];

/// The manifest with these icons: `icon` as it is, `whole` with ground around it, so that a system may cut it to any
/// shape, and `picture`, the same for systems that take no SVG; and with pictures of the app, a narrow and a wide one.
pub(crate) fn manifest(words: &Words, icon: &str, whole: &str, picture: &str, screenshots: [&str; 2]) -> String {
    let [(_, ground), _] = GROUND;
    let shortcut = |name: &str, url: &str| json!({ "name": words.say(name), "url": url });
    let screenshot = |((shape, sizes), src): ((&str, &str), &str)| {
        let label = words.say("home-title");
        json!({ "src": src, "type": "image/png", "sizes": sizes, "form_factor": shape, "label": label })
    };
    let screenshots: Vec<_> = SCREENSHOTS.into_iter().zip(screenshots).map(screenshot).collect();
    json!({
        // Browsers read it against the host alone, so it begins with the server's path, if it has one.
        "id": "/",
        // The manifest lies among the assets.
        "start_url": "../",
        "scope": "../",
        "display": "standalone",
        "name": words.say("house"),
        "short_name": words.say("house"),
        "description": words.say("home-title"),
        "lang": words.language().code(),
        "background_color": ground,
        "theme_color": ground,
        "shortcuts": [shortcut("home-play", "../#play"), shortcut("games", "../games")],
        "screenshots": screenshots,
        "icons": [
            { "src": icon, "type": "image/svg+xml", "sizes": "any", "purpose": "any" },
            { "src": whole, "type": "image/svg+xml", "sizes": "any", "purpose": "maskable" },
            { "src": picture, "type": "image/png", "sizes": "512x512", "purpose": "any maskable" },
        ],
    })
    .to_string()
}

/// The elements of a page's head that lead to the manifest and to the icon for systems that read none.
pub(crate) fn links(manifest: &str, picture: &str) -> Markup {
    html! {
        link rel="manifest" href=(manifest);
        link rel="apple-touch-icon" href=(picture);
        @for (scheme, ground) in GROUND {
            meta name="theme-color" media={ "(prefers-color-scheme: " (scheme) ")" } content=(ground);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_colours_are_those_of_the_pages() {
        for (scheme, ground) in GROUND {
            assert!(look::CSS.contains(&format!("--ground: {ground};")), "{scheme}");
        }
    }
}
