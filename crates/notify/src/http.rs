//! A small HTTP client, for addresses that strangers typed and for answers that come bit by bit.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::Request;
use hyper::body::Incoming;
use hyper::client::conn::http1;
use hyper::header::{HOST, RETRY_AFTER, USER_AGENT};
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::task::JoinSet;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use url::{Position, Url};

pub use hyper::body::Bytes;
pub use hyper::{Method, StatusCode};

use crate::failure::{Failure, one_line};

const DEADLINE: Duration = Duration::from_secs(10);
const BODY_LIMIT: usize = 1024;
const LONGEST_WAIT_SECONDS: u64 = 24 * 60 * 60;

/// Trusts what the system trusts; `None` if it trusts nobody. Expensive: reads all certificates. Built at the first use.
static TLS: LazyLock<Option<TlsConnector>> = LazyLock::new(|| {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("ring supports the default versions");
    let is_empty = roots.is_empty();
    let config = config.with_root_certificates(roots).with_no_client_auth();
    (!is_empty).then(|| TlsConnector::from(Arc::new(config)))
});

/// Where a [`Client`] may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// Only to public addresses of the internet, only by HTTPS.
    Public,
    /// Anywhere, by HTTP too: for hosts whose players share a home network.
    Any,
}

/// Sends requests. Follows no redirects, keeps no connections, and gives up after ten seconds.
#[derive(Clone, Copy, Debug)]
pub struct Client {
    reach: Reach,
}

/// What a server answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    pub status: StatusCode,
    /// The first KiB of the body, with replacement characters where it is not UTF-8. Always empty with [`Reach::Any`]:
    /// who may type addresses must not read the host's own network with them.
    pub body: String,
    /// The `Retry-After` header in seconds, at most a day. Its rarer form, a date, is ignored.
    pub retry_after: Option<Duration>,
}

/// An answer whose body is still coming.
#[derive(Debug)]
pub struct Open {
    pub status: StatusCode,
    /// As in [`Answer`].
    pub retry_after: Option<Duration>,
    body: Incoming,
    /// A task of its own, as the body may come after the connection has ended.
    _connection: JoinSet<hyper::Result<()>>,
}

impl Open {
    /// The next bytes of the body; `None` at its end.
    ///
    /// # Errors
    /// When the connection breaks.
    pub async fn next(&mut self) -> Result<Option<Bytes>, Failure> {
        match self.body.frame().await.transpose().map_err(Failure::later)? {
            Some(frame) => Ok(Some(frame.into_data().unwrap_or_default())),
            None => Ok(None),
        }
    }
}

impl Answer {
    /// Whether the message was taken, as far as the status tells.
    pub(crate) fn result(self) -> Result<(), Failure> {
        let reason =
            if self.body.is_empty() { self.status.to_string() } else { format!("{}: {}", self.status, self.body) };
        match self.status.as_u16() {
            200..=299 => Ok(()),
            429 | 500.. => Err(Failure::Later { reason: one_line(reason), after: self.retry_after }),
            _ => Err(Failure::refused(reason)),
        }
    }
}

impl Client {
    /// A client that goes this far.
    pub fn new(reach: Reach) -> Client {
        Client { reach }
    }

    /// Sends a request and returns the answer, whatever its status is.
    ///
    /// Fails with [`Failure::Refused`] if the address is not allowed, and with [`Failure::Later`] if there was no answer.
    pub async fn send(
        &self,
        method: Method,
        url: &str,
        headers: &[(&str, String)],
        body: Vec<u8>,
    ) -> Result<Answer, Failure> {
        let mut answer =
            within(DEADLINE, async { read(self.exchange(method, url, headers, body).await?).await }).await?;
        if self.reach == Reach::Any {
            answer.body.clear();
        }
        Ok(answer)
    }

    /// Sends a request and returns the answer as soon as its head is there. Its body is for its caller alone: who may
    /// type an address for the server of somebody else must not read what it answers.
    ///
    /// Fails as [`Client::send`] does.
    pub async fn open(
        &self,
        method: Method,
        url: &str,
        headers: &[(&str, String)],
        body: Vec<u8>,
    ) -> Result<Open, Failure> {
        within(DEADLINE, self.exchange(method, url, headers, body)).await
    }

    async fn exchange(
        &self,
        method: Method,
        url: &str,
        headers: &[(&str, String)],
        body: Vec<u8>,
    ) -> Result<Open, Failure> {
        let url = Url::parse(url).map_err(|error| Failure::refused(format!("not an address: {error}")))?;
        if url.scheme() != "https" && (url.scheme(), self.reach) != ("http", Reach::Any) {
            return Err(Failure::refused("the address does not begin with https:"));
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err(Failure::refused("the address holds a name or password"));
        }
        let mut request = Request::builder()
            .method(method)
            .uri(&url[Position::BeforePath..Position::AfterQuery])
            .header(HOST, &url[Position::BeforeHost..Position::AfterPort])
            .header(USER_AGENT, "Posse");
        for (name, value) in headers {
            request = request.header(*name, value);
        }
        let request = request.body(Full::from(body)).map_err(Failure::refused)?;
        let host = url.host_str().unwrap_or_default().trim_matches(['[', ']']);
        let port = url.port_or_known_default().unwrap_or_default();
        // One look-up: a second one could answer with another address than the one that was checked.
        let addresses: Vec<SocketAddr> = lookup_host((host, port)).await.map_err(Failure::later)?.collect();
        if self.reach == Reach::Public && !addresses.iter().all(|address| is_public(address.ip())) {
            return Err(Failure::refused("the address is not public"));
        }
        let stream = TcpStream::connect(&*addresses).await.map_err(Failure::later)?;
        if url.scheme() == "http" {
            return talk(stream, request).await.map_err(Failure::later);
        }
        let tls = TLS.as_ref().ok_or_else(|| Failure::later("the system has no certificates for https"))?;
        let name = ServerName::try_from(host.to_owned()).map_err(Failure::refused)?;
        let stream = tls.connect(name, stream).await.map_err(Failure::later)?;
        talk(stream, request).await.map_err(Failure::later)
    }
}

/// What the future returns, or a failure when it takes too long.
pub(crate) async fn within<T>(
    deadline: Duration,
    future: impl Future<Output = Result<T, Failure>>,
) -> Result<T, Failure> {
    let late = |_| Err(Failure::later(format!("no answer within {} seconds", deadline.as_secs())));
    timeout(deadline, future).await.unwrap_or_else(late)
}

async fn talk(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Full<Bytes>>,
) -> hyper::Result<Open> {
    let (mut sender, connection) =
        http1::Builder::new().max_buf_size(16 * 1024).handshake(TokioIo::new(stream)).await?;
    let mut tasks = JoinSet::new();
    tasks.spawn(connection);
    let (head, body) = sender.send_request(request).await?.into_parts();
    let seconds = head.headers.get(RETRY_AFTER).and_then(|value| value.to_str().ok()?.parse::<u64>().ok());
    Ok(Open {
        status: head.status,
        retry_after: seconds.map(|seconds| Duration::from_secs(seconds.min(LONGEST_WAIT_SECONDS))),
        body,
        _connection: tasks,
    })
}

/// The start of an answer, as much of it as comes.
async fn read(mut open: Open) -> Result<Answer, Failure> {
    let mut body = Vec::new();
    while body.len() < BODY_LIMIT
        && let Ok(Some(part)) = open.next().await
    {
        body.extend_from_slice(&part);
    }
    body.truncate(BODY_LIMIT);
    let Open { status, retry_after, .. } = open;
    Ok(Answer { status, body: String::from_utf8_lossy(&body).into_owned(), retry_after })
}

/// Whether the whole internet can reach an address, by IANA's registries of special addresses.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => !matches!(
            address.octets(),
            [0 | 10 | 127 | 224.., ..] // this network, private, loopback, multicast and reserved
                | [100, 64..=127, ..] // carriers
                | [169, 254, ..] // link-local
                | [172, 16..=31, ..]
                | [192, 168, ..]
                | [198, 18..=19, ..] // benchmarks
                | [192, 0, 0 | 2, _]
                | [192, 88, 99, _] // 6to4 relays
                | [198, 51, 100, _]
                | [203, 0, 113, _] // documentation, like 192.0.2 and 198.51.100
        ),
        IpAddr::V6(address) => match address.segments() {
            [0x64, 0xff9b, 0, 0, 0, 0, high, low] => {
                is_public(Ipv4Addr::from_bits(u32::from(high) << 16 | u32::from(low)).into()) // NAT64
            }
            [0x2001, 0..=0x1ff, ..] => false, // protocols, such as Teredo
            [0x2001, 0xdb8, ..] | [0x3fff, 0..=0xfff, ..] => false, // documentation
            [0x2002, ..] => false,            // 6to4, which holds any IPv4 address
            [first, ..] => (0x2000..=0x3fff).contains(&first),
        },
    }
}

/// A server that answers one request with the same text always.
#[cfg(test)]
pub(crate) mod server {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;
    use tokio::task::JoinHandle;

    /// Its address, and the head and body of the request once it has come.
    pub(crate) async fn answering(answer: &str) -> (String, JoinHandle<(String, Vec<u8>)>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let answer = answer.to_owned();
        let request = tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.unwrap();
            let mut read = Vec::new();
            loop {
                stream.read_buf(&mut read).await.unwrap();
                let Some(end) = read.windows(4).position(|end| end == b"\r\n\r\n") else { continue };
                let head = String::from_utf8(read[..end].to_vec()).unwrap();
                let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")).unwrap_or("0");
                let body = &read[end + 4..];
                if body.len() == length.parse::<usize>().unwrap() {
                    // The client may hang up in the midst of a large answer.
                    let _ = stream.write_all(answer.as_bytes()).await;
                    return (head, body.to_vec());
                }
            }
        });
        (url, request)
    }
}

#[cfg(test)]
mod tests {
    use super::server::answering;
    use super::*;
    use tokio::io::AsyncWriteExt as _;
    use tokio::net::TcpListener;

    #[test]
    fn only_addresses_that_the_whole_internet_reaches_are_public() {
        for address in "1.1.1.1 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.0.0.1 128.0.0.1 169.253.0.1 \
            172.15.255.255 172.32.0.0 192.0.1.1 192.167.0.1 198.17.0.1 198.20.0.1 223.255.255.255 2606:4700::1111 \
            2001:200::1 2a00:1450::1 2003::1 64:ff9b::1.1.1.1"
            .split_whitespace()
        {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
        for address in
            "0.0.0.0 0.1.2.3 10.0.0.1 100.64.0.1 100.127.255.255 127.0.0.1 127.9.9.9 169.254.169.254 172.16.0.1 \
            172.31.255.255 192.0.0.8 192.0.2.1 192.88.99.1 192.168.1.1 198.18.0.1 198.19.255.255 198.51.100.1 \
            203.0.113.1 224.0.0.1 239.1.1.1 240.0.0.1 255.255.255.255 :: ::1 ::127.0.0.1 ::ffff:127.0.0.1 \
            ::ffff:1.1.1.1 64:ff9b::127.0.0.1 64:ff9b::10.0.0.1 64:ff9b:1::1 100::1 2001::1 2001:2::1 2001:10::1 \
            2001:db8::1 2002:7f00:1::1 2002:a00:1::1 3fff::1 4000::1 5f00::1 fc00::1 fd12::1 fe80::1 fec0::1 ff02::1"
                .split_whitespace()
        {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
    }

    async fn refusal(reach: Reach, url: &str) -> String {
        match Client::new(reach).send(Method::GET, url, &[], Vec::new()).await {
            Err(Failure::Refused(reason)) => reason,
            other => panic!("{url}: {other:?}"),
        }
    }

    #[tokio::test]
    async fn an_address_that_is_not_allowed_is_refused() {
        for url in "https://localhost/ https://127.0.0.1/ https://2130706433/ https://0x7f.1/ https://[::1]/ \
            https://[::ffff:10.0.0.1]:8443/"
            .split_whitespace()
        {
            assert_eq!(refusal(Reach::Public, url).await, "the address is not public", "{url}");
        }
        assert_eq!(refusal(Reach::Public, "http://1.1.1.1/").await, "the address does not begin with https:");
        assert_eq!(refusal(Reach::Any, "file:///etc/passwd").await, "the address does not begin with https:");
        assert_eq!(refusal(Reach::Any, "https://me:it@1.1.1.1/").await, "the address holds a name or password");
        assert!(refusal(Reach::Any, "nowhere").await.starts_with("not an address"));
    }

    #[tokio::test]
    async fn a_request_arrives_and_its_answer_comes_back_without_its_body() {
        let (url, request) = answering("HTTP/1.1 429 No\r\nRetry-After: 99999999\r\nContent-Length: 2\r\n\r\nhi").await;
        let headers = [("X-Test", "yes".to_owned())];
        let url = url + "/a?b=c#d";
        let answer = Client::new(Reach::Any).send(Method::PUT, &url, &headers, b"body".to_vec()).await.unwrap();
        let day = Some(Duration::from_secs(LONGEST_WAIT_SECONDS));
        assert_eq!(answer, Answer { status: StatusCode::TOO_MANY_REQUESTS, body: String::new(), retry_after: day });
        assert_eq!(answer.result(), Err(Failure::Later { reason: "429 Too Many Requests".to_owned(), after: day }));
        let (head, body) = request.await.unwrap();
        assert!(head.starts_with("PUT /a?b=c HTTP/1.1\r\nhost: 127.0.0.1:"), "{head}");
        assert!(head.contains("x-test: yes"), "{head}");
        assert_eq!(body, b"body");
    }

    #[tokio::test]
    async fn a_redirect_is_not_followed() {
        let (url, _request) = answering("HTTP/1.1 302 Found\r\nLocation: /b\r\nContent-Length: 0\r\n\r\n").await;
        let answer = Client::new(Reach::Any).send(Method::GET, &url, &[], Vec::new()).await.unwrap();
        assert_eq!(answer.result(), Err(Failure::Refused("302 Found".to_owned())));
    }

    #[tokio::test]
    async fn reading_stops_at_the_limit() {
        let text = format!("HTTP/1.1 400 Bad\r\nContent-Length: 90000000\r\n\r\n{}", "é".repeat(5_000_000));
        let (url, _request) = answering(&text).await;
        let open = Client::new(Reach::Any).open(Method::GET, &url, &[], Vec::new()).await.unwrap();
        let answer = read(open).await.unwrap();
        assert_eq!(answer.body, "é".repeat(BODY_LIMIT / 2));
        assert!(matches!(answer.result(), Err(Failure::Refused(reason)) if reason.starts_with("400 Bad Request: éé")));
    }

    #[tokio::test]
    async fn an_open_answer_is_read_as_it_comes() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let client = Client::new(Reach::Any);
        let open = client.open(Method::GET, &url, &[], Vec::new());
        let head = async {
            let (mut stream, _) = listener.accept().await.unwrap();
            stream.write_all(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n").await.unwrap();
            stream
        };
        let (open, mut stream) = tokio::join!(open, head);
        let mut open = open.unwrap();
        for part in ["one", "two"] {
            stream.write_all(format!("3\r\n{part}\r\n").as_bytes()).await.unwrap();
            assert_eq!(open.next().await.unwrap().as_deref(), Some(part.as_bytes()));
        }
        drop(stream);
        assert!(matches!(open.next().await, Err(Failure::Later { .. })), "it was not the end");
    }

    #[tokio::test(start_paused = true)]
    async fn a_server_that_never_answers_is_given_up() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let failure = Client::new(Reach::Any).send(Method::GET, &url, &[], Vec::new()).await;
        assert_eq!(failure, Err(Failure::later("no answer within 10 seconds")));
    }

    #[tokio::test]
    async fn a_server_that_hangs_up_may_be_tried_again() {
        let (url, _request) = answering("").await;
        let failure = Client::new(Reach::Any).send(Method::GET, &url, &[], Vec::new()).await;
        assert!(matches!(failure, Err(Failure::Later { .. })), "{failure:?}");
    }
}
