//! What a browser is called in the list of a person's devices: its name and its system, from the `User-Agent` header.

use axum::http::{HeaderMap, header};

/// The names of browsers, after what only they say of themselves. Many say they are Chrome or Safari too.
const BROWSERS: [(&str, &str); 6] = [
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Edg", "Edge"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];

/// The names of systems. Android and Chrome OS say they are Linux or X11 too, and iPhones that they are like a Mac.
const SYSTEMS: [(&str, &str); 7] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("CrOS", "Chromebook"),
    ("Linux", "Linux"),
];

/// The name, such as `Firefox, Android`; empty if nothing is known.
pub(crate) fn name(headers: &HeaderMap) -> String {
    let text = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let find =
        |names: &[(&str, &'static str)]| names.iter().find(|(mark, _)| text.contains(mark)).map(|(_, name)| *name);
    [find(&BROWSERS), find(&SYSTEMS)].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn a_browser_is_called_by_its_name_and_its_system() {
        for (agent, called) in [
            ("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox, Android"),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) \
                 Version/18.5 Mobile/15E148 Safari/604.1",
                "Safari, iPhone",
            ),
            (
                "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
                "Chrome, Linux",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 \
                 Safari/537.36 Edg/140.0.0.0",
                "Edge, Windows",
            ),
            ("curl/8", ""),
        ] {
            let headers = HeaderMap::from_iter([(header::USER_AGENT, HeaderValue::from_static(agent))]);
            assert_eq!(name(&headers), called);
        }
        assert_eq!(name(&HeaderMap::new()), "");
    }
}
