//! `posse health`.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::thread;

use tempfile::TempDir;

use crate::call::{Called, call};
use crate::stored::Server;

#[test]
fn a_healthy_server_is_told_in_one_line_however_it_is_named() {
    let folder = TempDir::new().unwrap();
    let (server, address) = Server::start(folder.path(), &[]);
    let anywhere = address.replace("127.0.0.1", "0.0.0.0");
    for named in [&address, &anywhere, &format!("http://{address}"), &format!("http://{address}/")] {
        let Called { status, out, err } = call(&["health", "--listen", named]);
        assert_eq!((status, out, err), (0, format!("http://{address} is healthy.\n"), String::new()), "{named}");
    }
    assert_eq!(server.stop("TERM").0, Some(0));
    let Called { status, out, err } = call(&["health", "--listen", &address]);
    assert_eq!((status, out.as_str(), err.lines().count()), (1, "", 1), "{err}");
    assert!(err.contains("start the server"), "{err}");
}

/// A port of a server that is not there yet: connections wait.
fn listen() -> (TcpListener, String) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    (listener, address)
}

#[test]
fn a_mute_server_is_not_healthy() {
    let (_listener, address) = listen();
    let Called { status, err, .. } = call(&["health", "--listen", &address]);
    assert!(status == 1 && err.contains("within three seconds"), "{err}");
}

#[test]
fn a_server_that_cannot_read_its_database_is_not_healthy() {
    let (listener, address) = listen();
    let server = thread::spawn(move || {
        let (stream, _) = listener.accept().unwrap();
        let head: Vec<_> =
            BufReader::new(&stream).lines().map(Result::unwrap).take_while(|line| !line.is_empty()).collect();
        (&stream).write_all(b"HTTP/1.1 503 Service Unavailable\r\n\r\n").unwrap();
        head
    });
    let Called { status, err, .. } = call(&["health", "--listen", &address]);
    assert!(status == 1 && err.contains("answers 503"), "{err}");
    assert_eq!(server.join().unwrap()[0], "GET /health HTTP/1.1");
}
