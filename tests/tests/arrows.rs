//! Packages depend on each other exactly as the table in `ARCHITECTURE.md` says, and the rooms of the web server import
//! only what theirs allows. No two files of a crate import each other in a circle. Only a few packages may name axum,
//! tower-http, rusqlite, maud or a game's truth.

mod modules;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use toml::Table;

pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

/// A package of the workspace, under the name by which the others depend on it: without `posse-`.
struct Package {
    folder: PathBuf,
    manifest: Table,
}

impl Package {
    /// The names of the packages of a section, or none if there is no such section.
    fn section(&self, name: &str) -> Vec<String> {
        let section = self.manifest.get(name).and_then(toml::Value::as_table);
        section.map(|section| section.keys().cloned().collect()).unwrap_or_default()
    }

    fn is_game(&self) -> bool {
        self.folder.parent() == Some(&root().join("games"))
    }

    fn is_game_page(&self) -> bool {
        self.folder.parent().and_then(Path::parent) == Some(&root().join("games"))
    }
}

fn packages() -> BTreeMap<String, Package> {
    let workspace: Table = fs::read_to_string(root().join("Cargo.toml")).unwrap().parse().unwrap();
    let members = workspace["workspace"]["members"].as_array().unwrap();
    let folders = |member: &toml::Value| match member.as_str().unwrap() {
        // The only pattern in use: a `*` for every folder, and the same path below each.
        pattern if pattern.contains('*') => {
            let (before, after) = pattern.split_once("*").unwrap();
            let inside = fs::read_dir(root().join(before)).unwrap().map(|entry| entry.unwrap().path());
            let named = inside.map(|folder| folder.join(after.trim_start_matches('/')));
            named.filter(|folder| folder.join("Cargo.toml").exists()).collect()
        }
        plain => vec![root().join(plain)],
    };
    let read = |folder: PathBuf| {
        let folder = folder.components().collect::<PathBuf>();
        let manifest: Table = fs::read_to_string(folder.join("Cargo.toml")).unwrap().parse().unwrap();
        let name = manifest["package"]["name"].as_str().unwrap();
        (name.strip_prefix("posse-").unwrap_or(name).to_owned(), Package { folder, manifest })
    };
    members.iter().flat_map(folders).map(read).collect()
}

/// What each crate may name by its folder, or each room by its name.
type Rows = BTreeMap<String, Vec<String>>;

/// The rows of a document's table of crates or rooms.
fn rows(document: &str, of: &str) -> Rows {
    let table = document.lines().skip_while(|line| !line.starts_with(&format!("| {of} "))).skip(2);
    let row = |line: &str| {
        let (folder, rest) = line.strip_prefix("| `")?.strip_suffix(" |")?.split_once("` | ")?;
        let named = rest.rsplit(" | ").next()?.split(", ").filter(|name| *name != "nothing of ours");
        Some((folder.to_owned(), named.map(str::to_owned).collect()))
    };
    table.map_while(row).collect()
}

/// The packages that a package may name, by the rows of the table. A game's page is named after its game, as in
/// `dollars-wanted-page`.
fn allowed(name: &str, package: &Package, all: &BTreeMap<String, Package>, rows: &Rows) -> BTreeSet<String> {
    let folder = package.folder.strip_prefix(root()).unwrap();
    let row = match package {
        page if page.is_game_page() => "games/NAME/page",
        game if game.is_game() => "games/NAME",
        _ => folder.to_str().unwrap(),
    };
    let named = rows.get(row).unwrap_or_else(|| panic!("{row} has no row in the table of the crates"));
    let among =
        |is: fn(&Package) -> bool| all.iter().filter(move |(_, package)| is(package)).map(|(name, _)| name.clone());
    named
        .iter()
        .flat_map(|word| match word.as_str() {
            "games" => among(Package::is_game).collect(),
            "pages" => among(Package::is_game_page).collect(),
            "its game" => vec![name.strip_suffix("-page").unwrap().to_owned()],
            other => vec![other.to_owned()],
        })
        .collect()
}

#[test]
fn packages_depend_on_each_other_exactly_as_the_architecture_says() {
    let document = fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let (all, rows) = (packages(), rows(&document, "crate"));
    for (name, package) in &all {
        let sections = ["dependencies", "build-dependencies"].map(|section| package.section(section));
        let named: BTreeSet<String> = sections.concat().into_iter().filter(|other| all.contains_key(other)).collect();
        assert_eq!(named, allowed(name, package, &all, &rows), "what {name} depends on, and what it may depend on");
    }
}

/// Whether a file exists that the map names: a path from the root, in which `NAME` is any game, or the end of some
/// file's path.
fn exists(named: &str, games: &[String], files: &[PathBuf]) -> bool {
    let paths: Vec<String> = games.iter().map(|game| named.replace("NAME", game)).collect();
    paths.iter().all(|path| files.iter().any(|file| file.ends_with(path)))
}

#[test]
fn every_file_that_the_map_names_exists() {
    let document = fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let games: Vec<String> =
        packages().into_iter().filter(|(_, package)| package.is_game()).map(|(name, _)| name).collect();
    let mut found = Vec::new();
    files(root(), &mut found);
    let is_file = |word: &&str| {
        let ending = word.rsplit_once('.').map(|(_, ending)| ending);
        ending.is_some_and(|ending| ["rs", "js", "css", "md", "toml", "ftl"].contains(&ending)) && !word.contains(' ')
    };
    let named: BTreeSet<&str> = document.split('`').skip(1).step_by(2).filter(is_file).collect();
    assert!(named.len() > 30, "{named:?}");
    let missing: Vec<&&str> = named.iter().filter(|name| !exists(name, &games, &found)).collect();
    assert!(missing.is_empty(), "ARCHITECTURE.md names {missing:?}, which are not there");
}

#[test]
fn the_web_server_and_the_database_stand_behind_one_package_each() {
    for (name, package) in packages() {
        for (library, home) in [("axum", "web"), ("tower-http", "web"), ("rusqlite", "store"), ("maud", "pages")] {
            let uses = package.section("dependencies").iter().any(|other| other == library);
            let is_home = match home {
                "pages" => package.is_game_page() || ["look", "look-kit", "table-page", "web"].contains(&name.as_str()),
                // The log's errors are made from the database's, by a feature.
                home => name == home || library == "rusqlite" && name == "table-log",
            };
            assert!(!uses || is_home, "{name} must not depend on {library}");
        }
    }
}

/// The files below a folder, without what is built or installed.
pub(crate) fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.map(|entry| entry.unwrap().path()) {
        let is_made = ["target", "node_modules", ".git"].iter().any(|name| path.ends_with(name));
        if !path.is_dir() {
            found.push(path);
        } else if !is_made {
            files(&path, found);
        }
    }
}

/// The Rust files below a folder.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    files(folder, found);
    found.retain(|file| file.extension().is_some_and(|ending| ending == "rs"));
}

/// Whether a line of code names a game's truth, the type `State`: by itself, or through the game's library.
fn names_truth(line: &str, game: &str) -> bool {
    let code = line.split("//").next().unwrap();
    let words: Vec<&str> = code.split(|letter: char| !letter.is_alphanumeric() && letter != '_').collect();
    let associated = ["G::State", "Self::State", "as Game>::State"];
    associated.iter().any(|text| code.contains(text)) || words.contains(&game) && words.contains(&"State")
}

#[test]
fn the_truth_of_a_game_is_named_by_the_game_the_erasure_bots_and_the_kits_alone() {
    let all = packages();
    let games: Vec<String> =
        all.iter().filter(|(_, package)| package.is_game()).map(|(name, _)| name.replace('-', "_")).collect();
    for (name, package) in &all {
        if package.is_game() || ["bots", "erasure", "table", "table-kit", "look-kit"].contains(&name.as_str()) {
            continue;
        }
        let mut files = Vec::new();
        sources(&package.folder.join("src"), &mut files);
        // A page's gallery plays games of its own, to have something to show.
        if !package.is_game_page() {
            sources(&package.folder.join("examples"), &mut files);
        }
        for file in files {
            for (number, line) in fs::read_to_string(&file).unwrap().lines().enumerate() {
                // In a page, every `State` is a game's.
                let named = games.iter().any(|game| names_truth(line, game))
                    || package.is_game_page() && names_truth(&format!("page {line}"), "page");
                assert!(!named, "{}:{} names the truth of a game: {line}", file.display(), number + 1);
            }
        }
    }
}
