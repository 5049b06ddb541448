//! A database that belongs to somebody else.

use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::call::Called;
use crate::played::whole;
use crate::stored::stored;

/// Nobody, to whom root becomes: root may write everything.
const NOBODY: u32 = 65_534;

#[test]
fn a_file_that_belongs_to_somebody_else_is_named_with_its_owner_when_the_server_starts() {
    let folder = stored(&[&whole(22)]);
    let is_root = folder.path().metadata().unwrap().uid() == 0;
    let program = folder.path().join("posse");
    let built = Path::new(env!("CARGO_BIN_EXE_posse"));
    fs::hard_link(built, &program).or_else(|_| fs::copy(built, &program).map(|_| ())).unwrap();
    fs::set_permissions(folder.path(), Permissions::from_mode(0o777)).unwrap();
    for (name, mode) in [("posse.db", 0o444), ("posse.lock", 0o444)] {
        fs::set_permissions(folder.path().join(name), Permissions::from_mode(mode)).unwrap();
    }
    let serve = |folder: &Path| {
        let mut command = Command::new(&program);
        command.args(["--language", "en", "--listen", "127.0.0.1:0", "--data", folder.to_str().unwrap()]);
        if is_root {
            command.uid(NOBODY);
        }
        Called::from(command.stdin(Stdio::null()).output().unwrap())
    };
    let Called { status, err, .. } = serve(folder.path());
    assert_eq!(status, 1, "{err}");
    let owner = if is_root { "root" } else { "" };
    assert!(err.contains(&format!("posse.db belongs to {owner}")) && err.contains("with chown"), "{err}");
}
