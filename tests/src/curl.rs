//! A visitor by curl, over TLS and HTTP/2.

use std::io::{BufRead, BufReader};
use std::net::Ipv4Addr;
use std::process::{Child, ChildStdout, Command, Stdio};

use anyhow::{Context, ensure};

use crate::http::{Reply, form, token};
use crate::reverse_proxy::{NAME, ReverseProxy};

/// A visitor behind a proxy.
#[derive(Clone)]
pub struct Curl {
    from: Ipv4Addr,
    version: &'static str,
    headers: &'static [&'static str],
    /// The page's scheme, host and port.
    pub origin: String,
    certificate: String,
    resolve: String,
    cookie: String,
}

impl Curl {
    /// A new visitor.
    pub fn new(proxy: &ReverseProxy) -> Curl {
        let address = proxy.https();
        Curl {
            from: Ipv4Addr::LOCALHOST,
            version: "--http2",
            headers: &[],
            origin: format!("https://{NAME}:{}", address.port()),
            certificate: proxy.certificate().display().to_string(),
            resolve: format!("{NAME}:{}:{}", address.port(), address.ip()),
            cookie: format!("visitor={}", token()),
        }
    }

    /// The visitor with another version of HTTP: `--http2` or `--http1.1`.
    #[must_use]
    pub fn with_version(self, version: &'static str) -> Curl {
        Curl { version, ..self }
    }

    /// The visitor at another local address.
    #[must_use]
    pub fn from(self, from: [u8; 4]) -> Curl {
        Curl { from: from.into(), ..self }
    }

    /// The visitor with further headers.
    #[must_use]
    pub fn with_headers(self, headers: &'static [&'static str]) -> Curl {
        Curl { headers, ..self }
    }

    fn command(&self, path: &str) -> Command {
        let mut command = Command::new("curl");
        command
            .args(["--disable", "--silent", "--show-error", "--noproxy", "*", "--compressed", self.version])
            .args(["--interface", &self.from.to_string(), "--cacert", &self.certificate, "--resolve", &self.resolve])
            .args(["--cookie", &self.cookie, "--header", "accept-language: en"])
            .args(self.headers.iter().flat_map(|header| ["--header", header]))
            .arg(format!("{}{path}", self.origin));
        command
    }

    /// The answer to a request, in this version of HTTP.
    fn answer(&self, command: &mut Command) -> anyhow::Result<Reply> {
        let done = command.args(["--write-out", "%{stderr}%{http_code} %{http_version} %header{location}"]).output()?;
        let said = String::from_utf8(done.stderr)?;
        ensure!(done.status.success(), "curl: {said}");
        let mut words = said.split(' ');
        let [status, version, location] = [(); 3].map(|()| words.next().unwrap_or_default());
        ensure!(self.version.ends_with(version), "the answer came by HTTP/{version}");
        Ok(Reply { status: status.parse()?, location: location.to_owned(), body: String::from_utf8(done.stdout)? })
    }

    /// Requests a page.
    ///
    /// # Errors
    /// When the connection fails or has another version of HTTP.
    pub fn get(&self, path: &str) -> anyhow::Result<Reply> {
        self.answer(&mut self.command(path))
    }

    /// Sends a form.
    ///
    /// # Errors
    /// When the connection fails or has another version of HTTP.
    pub fn post(&self, path: &str, fields: &[(&str, &str)]) -> anyhow::Result<Reply> {
        let origin = format!("origin: {}", self.origin);
        self.answer(self.command(path).args(["--header", &origin, "--data", &form(fields)]))
    }

    /// Opens a live stream.
    ///
    /// # Errors
    /// When curl does not start.
    pub fn follow(&self, path: &str) -> anyhow::Result<Stream> {
        let mut process = self.command(path).arg("--no-buffer").stdout(Stdio::piped()).spawn()?;
        let lines = BufReader::new(process.stdout.take().context("its output is piped")?);
        Ok(Stream { process, lines })
    }
}

/// An open live stream.
pub struct Stream {
    process: Child,
    lines: BufReader<ChildStdout>,
}

impl Stream {
    /// The data of the next message; beats are skipped.
    ///
    /// # Errors
    /// When the stream ends.
    pub fn message(&mut self) -> anyhow::Result<String> {
        let mut line = String::new();
        while self.lines.read_line(&mut line)? > 0 {
            if let Some(data) = line.strip_prefix("data:").map(str::trim).filter(|data| !data.is_empty()) {
                return Ok(data.to_owned());
            }
            line.clear();
        }
        anyhow::bail!("the stream has ended")
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        // curl may have exited already.
        let _ended = self.process.kill();
        let _reaped = self.process.wait();
    }
}
