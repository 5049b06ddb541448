//! Where the server listens, and the signals that stop it.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::os::fd::OwnedFd;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::Path;
use std::process::{Child, ChildStderr, Command, Stdio};

use crate::call::posse;

/// A server that runs, and the rest of its log.
struct Running(Child, BufReader<ChildStderr>);

impl Drop for Running {
    fn drop(&mut self) {
        let _ended = self.0.kill();
        let _status = self.0.wait();
    }
}

impl Running {
    /// Starts a server; `None` if it ends before it serves.
    fn start(command: &mut Command) -> Option<Running> {
        let mut child = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
        let mut log = BufReader::new(child.stderr.take().unwrap());
        let mut line = String::new();
        while log.read_line(&mut line).unwrap() > 0 {
            if line.contains("serving") {
                return Some(Running(child, log));
            }
            line.clear();
        }
        child.wait().unwrap();
        None
    }

    /// Sends this signal; returns the exit status, if the server ends by itself, and what it logged.
    fn signal(mut self, name: &str) -> (Option<i32>, String) {
        let id = self.0.id().to_string();
        assert!(Command::new("sh").args(["-c", &format!("kill -{name} {id}")]).status().unwrap().success());
        let mut rest = String::new();
        self.1.read_to_string(&mut rest).unwrap();
        (self.0.wait().unwrap().code(), rest)
    }
}

fn healthy(mut stream: impl Read + Write) -> bool {
    stream.write_all(b"GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer.starts_with("HTTP/1.1 200 ")
}

fn server(folder: &Path, listen: &str) -> Command {
    let mut command = posse();
    command.args(["serve", "--listen", listen, "--data"]).arg(folder);
    command
}

#[test]
fn a_proxy_reaches_the_server_by_a_socket_and_one_left_by_a_killed_server_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let socket = folder.path().join("posse.sock");
    let listen = format!("unix:{}", socket.display());
    let killed = Running::start(&mut server(folder.path(), &listen)).unwrap();
    assert!(healthy(UnixStream::connect(&socket).unwrap()));
    assert_eq!(fs::metadata(&socket).unwrap().permissions().mode() & 0o777, 0o660);
    assert!(posse().args(["health", "--listen", &listen]).status().unwrap().success());
    assert!(Running::start(&mut server(&folder.path().join("other"), &listen)).is_none(), "the socket is in use");
    assert!(healthy(UnixStream::connect(&socket).unwrap()));
    assert_eq!(killed.signal("KILL").0, None);
    assert!(socket.exists());
    let next = Running::start(&mut server(folder.path(), &listen)).unwrap();
    assert!(healthy(UnixStream::connect(&socket).unwrap()));
    assert_eq!(next.signal("TERM").0, Some(0));
    assert!(!socket.exists());
}

/// The server with this socket as its first descriptor after the usual three, as systemd starts it.
fn passed(folder: &Path, socket: OwnedFd) -> Command {
    let own = server(folder, "systemd");
    let mut command = Command::new("sh");
    command.args(["-c", "export LISTEN_PID=$$ LISTEN_FDS=1; exec \"$@\" 3<&0 </dev/null", "sh"]);
    command.arg(own.get_program()).args(own.get_args()).stdin(socket);
    command
}

#[test]
fn systemd_passes_a_socket_on_and_without_one_the_server_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let by_tcp = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = by_tcp.local_addr().unwrap();
    let running = Running::start(&mut passed(folder.path(), by_tcp.into())).unwrap();
    assert!(healthy(TcpStream::connect(address).unwrap()));
    assert_eq!(running.signal("TERM").0, Some(0));

    let path = folder.path().join("posse.sock");
    let running = Running::start(&mut passed(folder.path(), UnixListener::bind(&path).unwrap().into())).unwrap();
    assert!(healthy(UnixStream::connect(&path).unwrap()));
    assert_eq!(running.signal("TERM").0, Some(0));
    assert!(path.exists(), "it is systemd's");

    let output = server(folder.path(), "systemd").output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.code() == Some(1) && told.contains("systemd has passed no socket on"), "{told}");
}

#[test]
fn a_terminal_that_goes_stops_the_server_in_order_unless_it_was_started_to_outlive_it() {
    let folder = tempfile::tempdir().unwrap();
    let own = server(folder.path(), "127.0.0.1:0");
    let start = |through: &[&str]| {
        let mut command = Command::new(through[0]);
        command.args(&through[1..]).arg(own.get_program()).args(own.get_args()).stdin(Stdio::null());
        Running::start(&mut command).unwrap()
    };
    // These tests may themselves have been started to outlive their terminal.
    let (status, log) = start(&["env", "--default-signal=HUP"]).signal("HUP");
    assert!(status == Some(0) && log.contains("stopped"), "{status:?}: {log}");

    let running = start(&["nohup"]);
    let status = fs::read_to_string(format!("/proc/{}/status", running.0.id())).unwrap();
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).unwrap();
    assert_eq!(u64::from_str_radix(caught.trim(), 16).unwrap() & 1, 0, "it goes on ignoring SIGHUP");
    assert_eq!(running.signal("TERM").0, Some(0));
}
