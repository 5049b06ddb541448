//! Copies of the database into a folder, by the service's timer and on a full disk.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use tempfile::TempDir;

use crate::call::{Called, call, posse};
use crate::played::{coloured, whole};
use crate::stored::{Server, get, stored};

/// The names of the files in a folder; none if it is missing.
fn names(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).into_iter().flatten();
    files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect()
}

#[test]
fn the_command_of_the_timer_makes_a_copy_named_by_the_time() {
    let folder = stored(&[&whole(22)]);
    let unit = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../deploy/posse-backup.service")).unwrap();
    let command = unit.lines().find_map(|line| line.strip_prefix("ExecStart=/usr/local/bin/posse ")).unwrap();
    let command = command.replace("/var/lib/posse", folder.path().to_str().unwrap());
    let Called { status, out, err } = call(&command.split(' ').collect::<Vec<_>>());
    assert_eq!((status, err.as_str()), (0, ""));
    let copies = names(&folder.path().join("backups"));
    assert!(copies.len() == 1 && copies[0].starts_with("posse-20") && copies[0].ends_with("Z.db"), "{copies:?}");
    assert!(out.contains(&copies[0]), "{out}");
}

/// No file of the command may grow beyond 64 kB. The files beside the database are there already, since a server runs.
#[cfg(unix)]
#[test]
fn a_copy_for_which_there_is_no_room_leaves_no_file() {
    let folder = stored(&[&whole(22)]);
    let (_server, address) = Server::start(folder.path(), &[]);
    assert!(get(&address, "/health").starts_with("HTTP/1.1 200"));
    let elsewhere = TempDir::new().unwrap();
    let [data, copies] = [folder.path(), elsewhere.path()].map(|folder| folder.to_str().unwrap());
    for arguments in ["--keep 3", ""] {
        let place = if arguments.is_empty() { format!("{copies}/copy.db") } else { copies.to_owned() };
        let posse = env!("CARGO_BIN_EXE_posse");
        let limited = format!("trap '' XFSZ; ulimit -f 64; exec {posse} backup {place} {arguments} --data {data}");
        let called = Command::new("bash").args(["-c", &limited]).stdin(Stdio::null()).output().unwrap();
        let Called { status, err, .. } = called.into();
        assert_eq!(status, 1, "{err}");
        assert_eq!(names(elsewhere.path()), Vec::<String>::new(), "{err}");
    }
}

#[test]
fn a_copy_in_a_folder_that_does_not_exist_is_refused_by_the_name_of_the_folder() {
    let folder = stored(&[]);
    let missing = folder.path().join("missing");
    let (copy, data) = (missing.join("copy.db"), folder.path().to_str().unwrap());
    let Called { status, err, .. } = call(&["backup", copy.to_str().unwrap(), "--data", data]);
    assert_eq!(
        (status, err),
        (1, format!("posse: the folder of {} does not exist; create it first\n", copy.display()))
    );
    assert!(!missing.exists());
    let mut bare = posse();
    let copied = bare.args(["backup", "copy.db", "--data", "."]).current_dir(folder.path()).output().unwrap();
    assert_eq!(Called::from(copied).status, 0, "a bare name is in the folder of the call");
}

#[test]
fn a_server_tells_of_its_copies_in_log_and_numbers() {
    let folder = stored(&[&whole(22)]);
    let elsewhere = TempDir::new().unwrap();
    let to = elsewhere.path().join("copies");
    let arguments = ["--backup-every", "1d", "--backup-to", to.to_str().unwrap(), "--metrics", "127.0.0.1:0"];
    let (mut server, _) = Server::start(folder.path(), &arguments);
    let line = server.logged("for Prometheus");
    let (_, metrics) = line.trim().rsplit_once("address=").unwrap();
    let line = server.logged("the database was copied");
    let copies = names(&to);
    assert!(copies.len() == 1 && line.contains(&copies[0]), "{copies:?}, {line}");
    let told = get(metrics, "/metrics");
    let made = told.lines().find_map(|line| line.strip_prefix("posse_backup_last_success_timestamp_seconds "));
    assert!(made.unwrap().parse::<u64>().unwrap() > 1_790_000_000, "{told}");
    drop(server);

    fs::remove_dir_all(&to).unwrap();
    fs::write(&to, "not a folder").unwrap();
    let (mut server, address) = Server::start(folder.path(), &arguments);
    let line = server.logged("ERROR");
    assert!(line.contains("the database could not be copied") && line.contains("copies"), "{line}");
    assert!(get(&address, "/health").starts_with("HTTP/1.1 200"), "the server goes on");
}

#[cfg(unix)]
#[test]
fn after_a_crash_a_copy_that_is_put_back_is_not_undone_by_the_old_log() {
    let folder = stored(&[&whole(22)]);
    let data = folder.path().to_str().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (copy, database, log) = (path("copy.db"), path("posse.db"), path("posse.db-wal"));
    assert_eq!(call(&["backup", &copy, "--data", data]).status, 0);
    let later = path("later.json");
    fs::write(&later, coloured(23).record().text()).unwrap();
    let (server, _) = Server::start(folder.path(), &[]);
    assert_eq!(call(&["import", &later, "--data", data, "--log", "off"]).status, 0);
    server.stop_hard();
    assert!(fs::metadata(&log).unwrap().len() > 0, "the imported table is in the log");
    fs::copy(&copy, &database).unwrap();
    let elsewhere = path("elsewhere");
    let calls: [&[&str]; 7] = [
        &["serve", "--listen", "127.0.0.1:0", "--data", data],
        &["tables", "list", "--data", data],
        &["backup", &path("second.db"), "--data", data],
        &["copy", "--from", data, "--to", &elsewhere],
        &["copy", "--from", &copy, "--to", data],
        &["import", &later, "--data", data],
        &["compact", "--data", data],
    ];
    for arguments in calls {
        let Called { status, err, .. } = call(arguments);
        let (first, _) = err.split_once('\n').unwrap();
        assert!(status == 1 && first.contains(&log) && first.contains("remove it"), "{arguments:?}: {err}");
        assert!(!err.contains("restore a backup"), "{err}");
    }
    assert_eq!(fs::read(&database).unwrap(), fs::read(&copy).unwrap());
    // `posse.db-shm` is still there.
    fs::remove_file(&log).unwrap();
    let (_server, _) = Server::start(folder.path(), &[]);
    let listed = call(&["tables", "list", "--data", data]).out;
    assert!(listed.contains("k3m9xq7w2fab") && !listed.contains("c7p4hx2tq9mn"), "{listed}");
}
