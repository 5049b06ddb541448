//! The release archive: its pages lead nowhere that is missing, and it has the licence of all that is in the program.

use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};
use std::process::Command;

use crate::recipes::{anchor, file};

fn output(program: &str, arguments: &[&str]) -> String {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    let output = Command::new(Path::new(root).join(program)).args(arguments).current_dir(root).output().unwrap();
    assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The files of the repository that are packed.
fn packed() -> BTreeSet<PathBuf> {
    output("release", &["files"]).lines().map(PathBuf::from).collect()
}

/// The targets of a page's links.
fn links(page: &str) -> Vec<String> {
    let targets = page.split("](").skip(1).filter_map(|rest| rest.split([')', ' ']).next());
    let pictures = page.split(" src=\"").skip(1).filter_map(|rest| rest.split('"').next());
    targets.chain(pictures).map(str::to_owned).collect()
}

/// A path without `..`.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => assert!(plain.pop(), "{} leaves the archive", path.display()),
            part => plain.push(part),
        }
    }
    plain
}

/// Whether a page has a heading with this anchor.
fn has(page: &Path, heading: &str) -> bool {
    let text = file(page.to_str().unwrap());
    text.lines().any(|line| line.starts_with('#') && anchor(line.trim_start_matches('#').trim_start()) == heading)
}

#[test]
fn every_link_of_a_packed_page_leads_to_something_packed() {
    let packed = packed();
    let mut followed = 0;
    for page in packed.iter().filter(|file| file.extension().is_some_and(|end| end == "md")) {
        for link in links(&file(page.to_str().unwrap())) {
            if link.starts_with("https://") || link.starts_with("http://") {
                continue;
            }
            let (path, heading) = link.split_once('#').unwrap_or((&link, ""));
            let to = if path.is_empty() { page.clone() } else { plain(&page.parent().unwrap().join(path)) };
            assert!(packed.iter().any(|file| file.starts_with(&to)), "{}: {link} is not packed", page.display());
            assert!(heading.is_empty() || has(&to, heading), "{}: {link} leads to no heading", page.display());
            followed += 1;
        }
    }
    assert!(followed > 20, "{followed} links");
}

#[test]
fn the_archive_has_the_licence_of_all_that_is_in_the_program() {
    let host = output("/usr/bin/env", &["rustc", "-vV"]);
    let target = host.lines().find_map(|line| line.strip_prefix("host: ")).unwrap();
    let licences = output("licences.py", &[target, "posse/postgres"]);
    for part in licences.split("\n## ").skip(1) {
        assert!(part.contains("```text\n") || part.contains(": the same as of "), "no text:\n{part}");
    }
    for name in ["axum", "libsqlite3-sys", "ring", "tikv-jemalloc-sys", "tokio-postgres"] {
        assert!(licences.contains(&format!("\n## {name} ")), "{name}");
    }
    for name in ["bitter", "idiomorph", "nunito-sans"] {
        let text = file(&format!("crates/web/assets/vendor/{name}.LICENSE"));
        assert!(licences.contains(text.trim()), "{name}");
    }
}
