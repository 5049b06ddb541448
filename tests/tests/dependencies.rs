//! The dependencies: their licences and sources, as `deny.toml` allows them.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;
use spdx::{Expression, LicenseReq, ParseMode};

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
