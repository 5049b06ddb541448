//! `posse health`: asks the server on this machine whether it is healthy, for containers, which have no other program.

use std::io::{self, Read, Write};
use std::net::TcpStream;
#[cfg(unix)]
use std::os::unix::net::UnixStream;
use std::time::{Duration, Instant};

use look::{Words, args};

use crate::cli::HealthArgs;
use crate::failure::Failure;
use crate::lan;
use crate::listen::Listen;
use crate::output::say;

/// How long the answer may take.
const PATIENCE: Duration = Duration::from_secs(3);

pub(crate) fn run(args: &HealthArgs, words: &Words) -> anyhow::Result<()> {
    let (url, asked) = match &args.listen {
        Listen::Address(listen) => {
            let server = lan::here(*listen);
            (lan::url(server), TcpStream::connect_timeout(&server, PATIENCE).and_then(ask))
        }
        #[cfg(unix)]
        Listen::Socket(path) => (args.listen.to_string(), UnixStream::connect(path).and_then(ask)),
        other => return Err(Failure::new("health-nowhere", [("listen", other.to_string())]).into()),
    };
    let silent = |error: io::Error| match error.kind() {
        io::ErrorKind::TimedOut | io::ErrorKind::WouldBlock => Failure::new("health-slow", [("url", url.clone())]),
        _ => Failure::new("health-silent", [("url", url.clone()), ("reason", error.to_string())]),
    };
    let status = asked.map_err(silent)?;
    if status != "200" {
        return Err(Failure::new("health-ill", [("url", url), ("status", status)]).into());
    }
    say!("{}", words.tell("health-well", &args![url => url]));
    Ok(())
}

/// A connection that can be given up.
trait Stream: Read + Write {
    fn give_up_after(&self, wait: Duration) -> io::Result<()>;
}

impl Stream for TcpStream {
    fn give_up_after(&self, wait: Duration) -> io::Result<()> {
        self.set_write_timeout(Some(wait)).and_then(|()| self.set_read_timeout(Some(wait)))
    }
}

#[cfg(unix)]
impl Stream for UnixStream {
    fn give_up_after(&self, wait: Duration) -> io::Result<()> {
        self.set_write_timeout(Some(wait)).and_then(|()| self.set_read_timeout(Some(wait)))
    }
}

/// The status of the server's answer.
///
/// # Errors
/// When there is no answer, or not in time.
fn ask(mut stream: impl Stream) -> io::Result<String> {
    let end = Instant::now() + PATIENCE;
    stream.give_up_after(PATIENCE)?;
    stream.write_all(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
    // All that is wanted stands at fixed places of the first line: `HTTP/1.1 200`.
    let mut start = [0; 12];
    let mut read = 0;
    while read < start.len() {
        let left = end.checked_duration_since(Instant::now()).filter(|left| !left.is_zero());
        stream.give_up_after(left.ok_or(io::ErrorKind::TimedOut)?)?;
        read += match stream.read(&mut start[read..])? {
            0 => return Err(io::ErrorKind::UnexpectedEof.into()),
            count => count,
        };
    }
    let status = start.strip_prefix(b"HTTP/1.1 ").and_then(|status| str::from_utf8(status).ok());
    status.map(str::to_owned).ok_or_else(|| io::ErrorKind::InvalidData.into())
}
