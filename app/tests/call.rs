//! Calls the program.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// The program, without environment variables that would change its behaviour.
pub(crate) fn posse() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_posse"));
    let own = std::env::vars_os().map(|(name, _)| name).filter(|name| name.as_encoded_bytes().starts_with(b"POSSE_"));
    for name in own.chain(["LC_ALL", "LC_MESSAGES", "LANG"].map(Into::into)) {
        command.env_remove(name);
    }
    command
}

/// The result of a call.
pub(crate) struct Called {
    pub(crate) status: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl From<Output> for Called {
    fn from(output: Output) -> Called {
        Called {
            status: output.status.code().expect("the program was not killed"),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

pub(crate) fn call(arguments: &[&str]) -> Called {
    posse().args(arguments).stdin(Stdio::null()).output().unwrap().into()
}

/// Calls the program with this input.
pub(crate) fn call_with(arguments: &[&str], input: &str) -> Called {
    let mut command = posse();
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // It may end before it has read everything.
    let _closed = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap().into()
}

/// A path in the project's folder `docs`.
pub(crate) fn docs(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../docs").join(name)
}
