//! Stylesheets, scripts, fonts and icons. Each URL holds the file's hash, so browsers may cache the file forever. A
//! file is compressed on the first request for it, once per coding; fonts and pictures are compressed already.
//!
//! Our scripts are modules with one task each, and no two import each other in a circle. There is no build step:
//! `module` writes the URLs with their hashes into the imports, so the URL of `posse.js` changes with any of them, and
//! `bare` leaves out comments.
//! After each merge `merge.js` dispatches `posse-dressed`, and modules show what needs a script.

use std::sync::{Arc, LazyLock, OnceLock};

use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use look::{Language, Shows};
use sha2::{Digest, Sha256};
use table::hex;

use crate::edge::coding::Coding;
use crate::edge::error::Error;
use crate::edge::in_path::InPath;
use crate::edge::manifest::manifest;

/// A file with its URL.
pub(crate) struct Asset {
    name: String,
    ending: String,
    url: String,
    kind: &'static str,
    plain: Bytes,
    brotli: OnceLock<Bytes>,
    gzip: OnceLock<Bytes>,
}

impl Asset {
    fn new(name: &str, ending: &str, kind: &'static str, body: impl Into<Bytes>) -> Asset {
        let plain = body.into();
        let hash = hex::encode(&Sha256::digest(&plain)[..8]);
        let url = format!("/assets/{name}-{hash}.{ending}");
        let (name, ending) = (name.to_owned(), ending.to_owned());
        Asset { name, ending, url, kind, plain, brotli: OnceLock::new(), gzip: OnceLock::new() }
    }

    /// Its URL.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// Its name among the assets.
    fn file(&self) -> &str {
        &self.url["/assets/".len()..]
    }

    /// Whether this is the file's name in any version of the program.
    fn is_called(&self, name: &str) -> bool {
        let hash = name.strip_prefix(&self.name).and_then(|rest| rest.strip_prefix('-'));
        let hash = hash.and_then(|rest| rest.strip_suffix(&self.ending)?.strip_suffix('.'));
        hash.is_some_and(|hash| hash.len() == 16 && hash.bytes().all(|byte| byte.is_ascii_hexdigit()))
    }

    /// Its content in this coding; plain without one.
    fn content(&self, coding: Option<Coding>) -> Bytes {
        let Some(coding) = coding else { return self.plain.clone() };
        let kept = match coding {
            Coding::Brotli => &self.brotli,
            Coding::Gzip => &self.gzip,
        };
        kept.get_or_init(|| coding.encode(&self.plain).into()).clone()
    }
}

/// A script or stylesheet without indentation, empty lines, and the comments that begin a line.
pub(crate) fn bare(text: &str) -> String {
    let mut bare = String::with_capacity(text.len());
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let end = if rest.starts_with("/*") { rest.find("*/").map(|at| at + 2) } else { rest.find('\n') };
        let (line, after) = rest.split_at(end.unwrap_or(rest.len()));
        if !line.starts_with("//") && !line.starts_with("/*") {
            bare.push_str(line.trim_end());
            bare.push('\n');
        }
        rest = after.trim_start();
    }
    bare
}

/// All files.
pub(crate) struct Assets {
    /// The stylesheet.
    pub(crate) style: Asset,
    /// The fonts that every page needs: one for text, and a slab for headings and money.
    pub(crate) fonts: [Asset; 2],
    /// Further Latin letters of the same fonts, which only names need.
    further_fonts: [Asset; 2],
    /// The script that merges new HTML into a page.
    pub(crate) morph: Asset,
    /// Our own modules, each after the ones it imports. The last one imports everything that a page needs.
    pub(crate) modules: Vec<Asset>,
    /// The module of replays.
    pub(crate) replay: Asset,
    /// The module for rules: the search, and clauses in a dialog.
    pub(crate) rules: Asset,
    /// The module that sends a finished game.
    pub(crate) send: Asset,
    /// The module of the page about notifications.
    pub(crate) notifications: Asset,
    /// The module of the page about the API.
    pub(crate) api: Asset,
    pub(crate) icon: Asset,
    /// The icon while it is the visitor's turn.
    pub(crate) icon_turn: Asset,
    /// The icon of the installed app, with ground around it.
    app_icon: Asset,
    /// The same as a picture for systems that take no SVG: a screenshot of it, 512 pixels wide, in 32 colours.
    pub(crate) app_picture: Asset,
    /// Pictures of a table on a phone and on a large screen, for browsers that offer to install the app.
    screenshots: [Asset; 2],
    /// The web app manifest in each language, in the order of [`Language::ALL`].
    manifests: [Asset; Language::ALL.len()],
    /// The module of the page for when there is no connection.
    pub(crate) offline: Asset,
}

const STYLE: &str = "text/css; charset=utf-8";
const ICON: &str = "image/svg+xml";
/// The content type of web app manifests.
pub(crate) const MANIFEST: &str = "application/manifest+json";
/// The content type of scripts.
pub(crate) const SCRIPT: &str = "text/javascript; charset=utf-8";
/// The content type of fonts.
pub(crate) const FONT: &str = "font/woff2";
/// The content type of pictures.
pub(crate) const PICTURE: &str = "image/png";

/// A vendored font.
macro_rules! font {
    ($name:literal) => {
        Asset::new($name, "woff2", FONT, include_bytes!(concat!("../../assets/vendor/", $name, ".woff2")).as_slice())
    };
}

/// A picture.
macro_rules! picture {
    ($name:literal) => {
        Asset::new($name, "png", PICTURE, include_bytes!(concat!("../../assets/", $name, ".png")).as_slice())
    };
}

/// The names and texts of modules.
macro_rules! scripts {
    ($($name:literal)+) => { [$(($name, include_str!(concat!("../../assets/", $name, ".js")))),+] };
}

/// Our modules. Each imports only earlier ones.
fn modules() -> Vec<Asset> {
    let texts = scripts!(
        "page" "storage" "time" "ask" "sha256" "regions" "log" "copy" "keys" "drawers" "notes" "sound" "turn" "talk" "drag"
        "clocks" "upgrade" "merge" "guide" "motion" "moments" "deal" "stream" "forms" "go" "installed" "looking" "posse"
    );
    let mut made = Vec::with_capacity(texts.len());
    for (name, text) in texts {
        made.push(module(name, text, &made));
    }
    made
}

/// A module, with the names of these others in its imports.
fn module(name: &str, text: &str, others: &[Asset]) -> Asset {
    let import = |text: String, other: &Asset| {
        text.replace(&format!("\"./{}.js\"", other.name), &format!("\"./{}\"", other.file()))
    };
    Asset::new(name, "js", SCRIPT, others.iter().fold(bare(text), import))
}

static ASSETS: LazyLock<Assets> = LazyLock::new(|| {
    let fonts = [font!("nunito-sans"), font!("bitter")];
    let further_fonts = [font!("nunito-sans-ext"), font!("bitter-ext")];
    let faces =
        fonts.iter().chain(&further_fonts).fold(include_str!("../../assets/fonts.css").to_owned(), |faces, font| {
            faces.replace(&format!("\"{}.woff2\"", font.name), &format!("\"{}\"", font.file()))
        });
    let modules = modules();
    let icon = Asset::new("icon", "svg", ICON, include_str!("../../assets/icon.svg"));
    let app_icon = Asset::new("app-icon", "svg", ICON, include_str!("../../assets/app-icon.svg"));
    let app_picture = picture!("app-icon");
    let screenshots = [picture!("narrow"), picture!("wide")];
    let manifests = Language::ALL.map(|language| {
        let text = manifest(
            look::shared(language),
            icon.file(),
            app_icon.file(),
            app_picture.file(),
            screenshots.each_ref().map(Asset::file),
        );
        Asset::new(&format!("manifest-{}", language.code()), "webmanifest", MANIFEST, text)
    });
    let style = format!("{faces}\n{}\n{}", look::CSS, include_str!("../../assets/web.css"));
    Assets {
        style: Asset::new("posse", "css", STYLE, bare(&look::applied(&style))),
        fonts,
        further_fonts,
        morph: Asset::new("idiomorph", "js", SCRIPT, include_str!("../../assets/vendor/idiomorph.min.js")),
        replay: module("replay", include_str!("../../assets/replay.js"), &modules),
        rules: module("rules", include_str!("../../assets/rules.js"), &modules),
        send: module("send", include_str!("../../assets/send.js"), &modules),
        notifications: module("notifications", include_str!("../../assets/notifications.js"), &modules),
        api: module("api", include_str!("../../assets/api.js"), &modules),
        offline: module("offline", include_str!("../../assets/offline.js"), &modules),
        modules,
        icon,
        icon_turn: Asset::new("icon-turn", "svg", ICON, include_str!("../../assets/icon-turn.svg")),
        app_icon,
        app_picture,
        screenshots,
        manifests,
    }
});

/// The files of games: their stylesheets, and their pictures for the previews of links.
pub(crate) struct GameFiles(Vec<Asset>);

impl GameFiles {
    /// The files of these games.
    pub(crate) fn of(shows: Shows) -> GameFiles {
        let files = shows.iter().flat_map(|show| {
            let (name, styles) = (show.title().name(), show.styles());
            let styles = (!styles.is_empty()).then(|| Asset::new(name, "css", STYLE, bare(&styles)));
            styles.into_iter().chain([Asset::new(name, "png", PICTURE, show.picture())])
        });
        GameFiles(files.collect())
    }

    /// The URL of a game's stylesheet, if it has one.
    pub(crate) fn style(&self, game: &str) -> Option<&str> {
        self.find(game, STYLE)
    }

    /// The URL of a game's picture.
    pub(crate) fn picture(&self, game: &str) -> &str {
        self.find(game, PICTURE).expect("every game has a picture")
    }

    fn find(&self, game: &str, kind: &str) -> Option<&str> {
        self.0.iter().find(|asset| asset.name == game && asset.kind == kind).map(Asset::url)
    }
}

impl Assets {
    /// The URLs of the modules, in order.
    pub(crate) fn modules(&self) -> Vec<&str> {
        self.modules.iter().map(Asset::url).collect()
    }

    /// The URL of the web app manifest in this language.
    pub(crate) fn manifest(&self, language: Language) -> &str {
        let at = Language::ALL.iter().position(|other| *other == language).expect("`ALL` has every language");
        self.manifests[at].url()
    }

    /// The URLs of the files that the service worker keeps: what every page needs. The first is the stylesheet.
    pub(crate) fn kept(&self) -> Vec<&str> {
        let fonts = self.fonts.iter().chain(&self.further_fonts);
        let files = [&self.style, &self.offline, &self.icon, &self.icon_turn].into_iter().chain(fonts).map(Asset::url);
        files.chain([self.morph.url()]).chain(self.modules()).collect()
    }

    /// The URLs of all scripts and stylesheets on a table's page; the last is the game's own stylesheet.
    pub(crate) fn of_table<'a>(&'a self, game: Option<&'a str>) -> Vec<&'a str> {
        let shared = [&self.morph, &self.style, &self.rules, &self.send].map(Asset::url).into_iter();
        shared.chain(self.modules()).chain(game).collect()
    }
}

/// All files, made on first use.
pub(crate) fn all() -> &'static Assets {
    &ASSETS
}

/// `GET /assets/{name}`. During an upgrade, a page of one version may ask a server of the other version for its file.
/// It gets that server's file, which browsers do not cache.
pub(crate) async fn asset(
    State(of_games): State<Arc<GameFiles>>,
    InPath(name): InPath<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let all = all();
    let Assets { style, morph, replay, rules, send, notifications, api, offline, .. } = all;
    let Assets { icon, icon_turn, app_icon, app_picture, .. } = all;
    let scripts = [morph, replay, rules, send, notifications, api, offline];
    let shared = [style, icon, icon_turn, app_icon, app_picture].into_iter().chain(scripts);
    let shared = shared
        .chain(&all.screenshots)
        .chain(&all.modules)
        .chain(&all.fonts)
        .chain(&all.further_fonts)
        .chain(&all.manifests);
    let called = |asset: &&Asset| asset.is_called(&name);
    let asset = shared.chain(&of_games.0).find(called).ok_or(Error::NotFound)?;
    let is_this = asset.file() == name;
    // The server's path comes into a manifest before it is compressed.
    let coding = Coding::accepted(&headers).filter(|_| ![FONT, PICTURE, MANIFEST].contains(&asset.kind));
    let headers = [
        (header::CONTENT_TYPE, asset.kind),
        (header::CACHE_CONTROL, if is_this { "public, max-age=31536000, immutable" } else { "no-store" }),
        (header::VARY, "accept-encoding"),
    ];
    let encoded = coding.map(|coding| [(header::CONTENT_ENCODING, coding.name())]);
    Ok((headers, encoded, asset.content(coding)).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_found_by_its_name_in_any_version_and_by_no_other() {
        let asset = Asset::new("posse", "css", STYLE, "a { color: red; }");
        assert!(asset.is_called(asset.url.strip_prefix("/assets/").unwrap()));
        assert!(asset.is_called("posse-0123456789abcdef.css"));
        for other in ["posse.css", "posse-0123456789abcdef.js", "posse-x.css", "posse-dark-0123456789abcdef.css", ""] {
            assert!(!asset.is_called(other), "{other}");
        }
    }

    #[test]
    fn modules_import_each_other_by_their_addresses() {
        for module in all().modules.iter().chain([
            &all().replay,
            &all().rules,
            &all().send,
            &all().notifications,
            &all().api,
            &all().offline,
        ]) {
            let text = std::str::from_utf8(&module.plain).unwrap();
            let imported: Vec<&str> = text.lines().filter(|line| line.starts_with("import ")).collect();
            let is_known =
                |line: &&str| all().modules.iter().any(|other| line.ends_with(&format!("\"./{}\";", other.file())));
            assert!(imported.iter().all(is_known), "{}: {imported:?}", module.name);
        }
    }

    #[test]
    fn scripts_and_stylesheets_are_served_without_comments() {
        let script =
            "// Why.\n/** @type {string} */\nlet a = \"// b\";\n\n/* c\n   // d */\n  /** @type {E} */ (a).b(); // f\n";
        assert_eq!(bare(script), "let a = \"// b\";\n(a).b(); // f\n");
        assert_eq!(bare("/* Why */\na {\n  b: url(\"//c/*\");\n}"), "a {\nb: url(\"//c/*\");\n}\n");
    }

    #[test]
    fn a_file_is_compressed_once() {
        let asset = Asset::new("test", "css", STYLE, "a { color: red; }".repeat(100));
        for coding in [Coding::Brotli, Coding::Gzip] {
            let [first, again] = [(); 2].map(|()| asset.content(Some(coding)));
            assert_eq!(first.as_ptr(), again.as_ptr(), "{coding:?}");
        }
    }
}
