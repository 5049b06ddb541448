//! Every dependency has a source and a licence that `deny.toml` allows, and the packages of the rules can be published.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;
use spdx::{Expression, LicenseReq, ParseMode};
use syn::{Item, UseTree, Visibility};

/// All packages of the lock file, as cargo lists them.
fn packages() -> Vec<Value> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["metadata", "--format-version", "1", "--locked", "--manifest-path"]);
    let output = cargo.arg(concat!(env!("CARGO_MANIFEST_DIR"), "/../Cargo.toml")).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    metadata["packages"].as_array().unwrap().clone()
}

/// A list of names in a section of `deny.toml`.
fn listed(section: &str, key: &str) -> BTreeSet<String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../deny.toml");
    let file: toml::Table = fs::read_to_string(file).unwrap().parse().unwrap();
    file[section][key].as_array().unwrap().iter().map(|name| name.as_str().unwrap().to_owned()).collect()
}

#[test]
fn every_dependency_comes_from_the_registry_under_a_licence_that_is_allowed() {
    let (allowed, denied) = (listed("licenses", "allow"), listed("bans", "deny"));
    let is_allowed = |licence: &LicenseReq| allowed.contains(&licence.to_string());
    let mut found = 0;
    for package in packages() {
        let name = package["name"].as_str().unwrap();
        let Some(source) = package["source"].as_str() else { continue };
        assert_eq!(source, "registry+https://github.com/rust-lang/crates.io-index", "{name}");
        assert!(!denied.contains(name), "{name} is on the list of what is not wanted");
        let text = package["license"].as_str().unwrap_or_else(|| panic!("{name} names no licence"));
        let licences = Expression::parse_mode(text, ParseMode::LAX).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(licences.evaluate(is_allowed), "{name} is under {text}, and deny.toml allows none of it");
        found += 1;
    }
    assert!(found > 100, "{found} dependencies");
}

/// The packages that can be published, by name.
fn published() -> BTreeMap<String, Value> {
    let own = packages().into_iter().filter(|package| package["source"].is_null());
    let public = own.filter(|package| package["publish"].is_null());
    let named = public.map(|package| (package["name"].as_str().unwrap().to_owned(), package));
    let published: BTreeMap<String, Value> = named.collect();
    assert!(published.contains_key("posse-table"), "the contract can be published");
    published
}

#[test]
fn what_draws_a_tables_page_needs_no_server_and_nothing_that_a_browser_lacks() {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["tree", "--locked", "--package", "table-page", "--edges", "normal", "--prefix", "none"]);
    cargo.args(["--target", "wasm32-unknown-unknown", "--manifest-path"]);
    let output = cargo.arg(concat!(env!("CARGO_MANIFEST_DIR"), "/../Cargo.toml")).output().unwrap();
    let tree = String::from_utf8(output.stdout).unwrap();
    let needed: BTreeSet<&str> = tree.lines().filter_map(|line| line.split(' ').next()).collect();
    assert!(needed.contains("posse-table") && needed.len() > 30, "{needed:?} {:?}", output.stderr);
    for unwanted in ["axum", "hyper", "libc", "libsqlite3-sys", "mio", "rusqlite", "socket2", "tokio"] {
        assert!(!needed.contains(unwanted), "the page of a table needs {unwanted}");
    }
}

#[test]
fn a_package_that_can_be_published_says_what_it_is_and_needs_only_what_can_be_published() {
    let published = published();
    for (name, package) in &published {
        assert!(name.starts_with("posse-"), "{name} could be anybody's name");
        assert!(package["description"].is_string() && package["license"].is_string(), "{name} says what it is");
        assert!(!package["keywords"].as_array().unwrap().is_empty(), "{name} has keywords");
        let folder = Path::new(package["manifest_path"].as_str().unwrap()).parent().unwrap();
        let readme = fs::read_to_string(folder.join(package["readme"].as_str().unwrap())).unwrap();
        assert!(readme.contains("```rust\n") && readme.contains(name), "the README of {name} has an example");
        let library = fs::read_to_string(folder.join("src/lib.rs")).unwrap();
        assert!(library.contains("doc = include_str!(\"../README.md\")"), "the example of {name} is compiled");
        assert!(library.contains("#![warn(missing_docs)]"), "all that {name} exports is documented");

        let exactly = Value::from(format!("^{}", package["version"].as_str().unwrap()));
        for dependency in package["dependencies"].as_array().unwrap() {
            let (of, left_out) = (dependency["name"].as_str().unwrap(), dependency["req"] == "*");
            if dependency["path"].is_string() && !(left_out && dependency["kind"] == "dev") {
                assert!(published.contains_key(of), "{name} depends on {of}");
                assert_eq!(dependency["req"], exactly, "{name} depends on {of}");
            }
        }
    }
}

/// The names that a crate exports of its own.
fn exported(crate_root: &str) -> BTreeSet<String> {
    fn leaves(tree: &UseTree, names: &mut BTreeSet<String>) {
        match tree {
            UseTree::Path(path) => leaves(&path.tree, names),
            UseTree::Group(group) => group.items.iter().for_each(|tree| leaves(tree, names)),
            UseTree::Name(name) => drop(names.insert(name.ident.to_string())),
            UseTree::Rename(renamed) => drop(names.insert(renamed.rename.to_string())),
            UseTree::Glob(_) => panic!("names that no file tells"),
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(crate_root).join("src/lib.rs");
    let mut names = BTreeSet::new();
    for item in syn::parse_file(&fs::read_to_string(root).unwrap()).unwrap().items {
        match item {
            Item::Use(item) if matches!(item.vis, Visibility::Public(_)) => {
                // What another crate exports too is the same thing there.
                let is_own = !matches!(&item.tree, UseTree::Path(path) if ["bots", "table"].iter().any(|name| path.ident == name));
                if is_own {
                    leaves(&item.tree, &mut names);
                }
            }
            Item::Mod(item) if matches!(item.vis, Visibility::Public(_)) => drop(names.insert(item.ident.to_string())),
            _ => {}
        }
    }
    assert!(!names.is_empty(), "{crate_root} exports something");
    names
}

/// Otherwise `use dollars_wanted::*; use table::*;` would be ambiguous.
#[test]
fn no_name_of_a_game_is_one_of_the_contract_the_bots_or_the_erasure() {
    let house = ["crates/table", "crates/bots", "crates/erasure"].map(|folder| (folder, exported(folder)));
    let games = ["dollars-wanted", "wyatt-earp", "desperados", "fistful-of-meeples"];
    let games = games.map(|name| format!("games/{name}")).map(|folder| (exported(&folder), folder));
    for (at, (folder, names)) in house.iter().enumerate() {
        let others = house[..at].iter().map(|(other, names)| (*other, names));
        for (other, also) in others.chain(games.iter().map(|(names, other)| (other.as_str(), names))) {
            let both: Vec<_> = names.intersection(also).collect();
            assert!(both.is_empty(), "{folder} and {other} export {both:?}");
        }
    }
}

#[test]
fn the_packages_that_can_be_published_can_be_packed() {
    let folder = tempfile::tempdir().unwrap();
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["package", "--no-verify", "--offline", "--locked", "--allow-dirty", "--target-dir"]).arg(folder.path());
    cargo.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let published = published();
    cargo.args(published.keys().flat_map(|name| ["--package", name]));
    let output = cargo.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let packed = fs::read_dir(folder.path().join("package")).unwrap().map(|entry| entry.unwrap().path());
    assert_eq!(packed.filter(|path| path.extension().is_some_and(|end| end == "crate")).count(), published.len());
}
