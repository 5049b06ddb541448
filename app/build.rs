//! Tells the program which commit it is built from: ` (1a2b3c4d5e)`, or nothing outside a repository.

use std::path::Path;
use std::process::Command;

fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
}

fn main() {
    let commit = git(&["rev-parse", "--short=10", "HEAD"]).map_or_else(String::new, |commit| format!(" ({commit})"));
    println!("cargo::rustc-env=BUILT_COMMIT={commit}");
    println!("cargo::rerun-if-changed=build.rs");
    // Each commit and each checkout adds a line to it.
    if let Some(log) = git(&["rev-parse", "--git-path", "logs/HEAD"]).filter(|log| Path::new(log).exists()) {
        println!("cargo::rerun-if-changed={log}");
    }
}
