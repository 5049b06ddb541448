//! A database that belongs to somebody else.

use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;

use crate::call::Called;
use crate::played::whole;
use crate::stored::stored;

/// Nobody, to whom root becomes: root may write everything.
const NOBODY: u32 = 65_534;

/// The program, called by somebody who is not root, and a folder of theirs.
struct Somebody {
    folder: TempDir,
    is_root: bool,
}

impl Somebody {
    fn new() -> Somebody {
        let folder = TempDir::new().unwrap();
        let built = Path::new(env!("CARGO_BIN_EXE_posse"));
        let program = folder.path().join("posse");
        fs::hard_link(built, &program).or_else(|_| fs::copy(built, &program).map(|_| ())).unwrap();
        allow(folder.path(), 0o777);
        Somebody { is_root: folder.path().metadata().unwrap().uid() == 0, folder }
    }

    /// A file in their folder.
    fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn call(&self, arguments: &[&str], data: &Path) -> Called {
        let mut command = Command::new(self.file("posse"));
        command.args(["--language", "en"]).args(arguments).arg(data);
        if self.is_root {
            command.uid(NOBODY);
        }
        command.stdin(Stdio::null()).output().unwrap().into()
    }
}

fn allow(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
}

#[test]
fn a_file_that_belongs_to_somebody_else_is_named_with_its_owner_when_the_server_starts() {
    let (folder, somebody) = (stored(&[&whole(22)]), Somebody::new());
    allow(folder.path(), 0o777);
    for name in ["posse.db", "posse.lock"] {
        allow(&folder.path().join(name), 0o444);
    }
    let Called { status, err, .. } = somebody.call(&["serve", "--listen", "127.0.0.1:0", "--data"], folder.path());
    assert_eq!(status, 1, "{err}");
    let owner = if somebody.is_root { "root" } else { "" };
    assert!(err.contains(&format!("posse.db belongs to {owner}")) && err.contains("with chown"), "{err}");
}

#[test]
fn a_database_in_a_folder_that_cannot_be_written_is_read_and_copied() {
    let (folder, somebody) = (stored(&[&whole(22)]), Somebody::new());
    let odd = folder.path().join("a ?b#%41");
    fs::create_dir(&odd).unwrap();
    for name in ["posse.db", "posse.lock"] {
        fs::rename(folder.path().join(name), odd.join(name)).unwrap();
        allow(&odd.join(name), 0o444);
    }
    allow(folder.path(), 0o755);
    allow(&odd, 0o555);
    let copies = ["backup.db", "copy.db"].map(|name| somebody.file(name).display().to_string());
    let calls: [&[&str]; 3] =
        [&["tables", "list", "--data"], &["backup", &copies[0], "--data"], &["copy", "--to", &copies[1], "--from"]];
    for arguments in calls {
        let Called { status, err, .. } = somebody.call(arguments, &odd);
        assert_eq!((status, err.as_str()), (0, ""), "{arguments:?}");
    }
    assert!(copies.iter().all(|copy| fs::metadata(copy).unwrap().len() > 0));

    // Part of the database is in a log that cannot be read without writing beside it.
    allow(&odd, 0o755);
    fs::write(odd.join("posse.db-wal"), "…").unwrap();
    allow(&odd, 0o555);
    for arguments in [calls[0], calls[2]] {
        let Called { status, err, .. } = somebody.call(arguments, &odd);
        assert!(status == 1 && err.contains("posse.db belongs to ") && err.contains("; run this as "), "{err}");
    }
    allow(&odd, 0o755);
}
