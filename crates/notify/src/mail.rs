//! Mail by SMTP.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use lettre::address::Address;
use lettre::message::header::{ContentType, HeaderName, HeaderValue, MIME_VERSION_1_0};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::client::{AsyncSmtpConnection, TlsParameters};
use lettre::transport::smtp::extension::{ClientId, Extension, ServerInfo};
use lettre::transport::smtp::response::{Category, Code};
use lettre::{AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use tokio::time::Instant;
use url::{Host, Url};

use crate::failure::{Failure, Invalid};
use crate::http::within;

const DEADLINE: Duration = Duration::from_secs(20);

/// How long a server may take to greet and to let the operator log in.
const GREETING: Duration = Duration::from_secs(10);

/// How long a server is left alone that cannot be reached, or refuses the operator's login.
const REST: Duration = Duration::from_secs(60);

/// Sends mail through one server, by a connection of its own each.
#[derive(Clone)]
pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    /// The server's address, as in [`Mailer::new`].
    server: Url,
    from: Mailbox,
    /// Until when the server is left alone, and why. A std mutex, since it is never held across an await.
    rests: Arc<Mutex<Option<(Instant, Failure)>>>,
}

/// A mail to one person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mail {
    /// 1–64 letters, digits, `-` and `_`. A mail that is sent again keeps its id; many programs then show it once.
    pub id: String,
    /// One line.
    pub subject: String,
    /// Plain text.
    pub text: String,
    /// The `https:` address that ends such mail when it gets a `POST` (RFC 8058).
    pub stop: Option<String>,
}

/// The mail address that a text holds, if it does, without the spaces around it.
pub fn address(text: &str) -> Option<String> {
    Some(text.trim().parse::<Address>().ok()?.to_string())
}

/// The mailbox that an [`address`] leads to: the same for every way to write it, in capitals or with a `+tag`.
pub fn mailbox(address: &str) -> String {
    let Ok(address) = address.parse::<Address>().map(|address| encoded(&address)) else { return address.to_owned() };
    let name = address.user().split('+').next().unwrap_or_default();
    format!("{name}@{}", address.domain()).to_lowercase()
}

/// The address with its domain in ASCII, so that only the letters before the `@` may need SMTPUTF8.
fn encoded(address: &Address) -> Address {
    let domain = address.domain();
    let ascii = if domain.is_ascii() { None } else { Host::parse(domain).ok() };
    ascii.and_then(|host| Address::new(address.user(), host.to_string()).ok()).unwrap_or_else(|| address.clone())
}

impl Mailer {
    /// A mailer that uses the server at `url` and writes as `from`: `posse@example.org` or `Posse <posse@example.org>`.
    ///
    /// | `url` | connection |
    /// |---|---|
    /// | `smtps://name:password@host` | TLS, port 465 |
    /// | `smtp://name:password@host?tls=required` | STARTTLS, port 587 |
    /// | `smtp://localhost` | no TLS, port 25 |
    ///
    /// Another port may follow the host. A path, as in `smtps://host/posse.example.org`, is the name in the greeting.
    pub fn new(url: &str, from: &str) -> Result<Mailer, Invalid> {
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(url)
            .map_err(|error| Invalid(format!("not a mail server: {error}")))?;
        let server = Url::parse(url).map_err(|error| Invalid(format!("not a mail server: {error}")))?;
        let mut from: Mailbox = from.parse().map_err(|error| Invalid(format!("not a sender of mail: {error}")))?;
        from.email = encoded(&from.email);
        Ok(Mailer { transport: transport.timeout(Some(DEADLINE)).build(), server, from, rests: Arc::default() })
    }

    /// Whether the server can carry mail to an [`address`]: not every server knows letters beyond ASCII before the `@`
    /// (SMTPUTF8, RFC 6531). `None` if it does not say so now.
    pub async fn carries(&self, to: &str) -> Option<bool> {
        if to.rsplit_once('@').is_none_or(|(name, _)| name.is_ascii()) {
            return Some(true);
        }
        let offered = within(GREETING, async { self.offered().await.map_err(Failure::later) }).await.ok()?;
        Some([Extension::SmtpUtfEight, Extension::EightBitMime].into_iter().all(|it| offered.supports_feature(it)))
    }

    /// What the server offers in its answer to `EHLO`.
    async fn offered(&self) -> Result<ServerInfo, lettre::transport::smtp::Error> {
        let host = self.server.host_str().unwrap_or_default();
        let tls = self.server.query_pairs().find(|(name, _)| name == "tls").map(|(_, value)| value.into_owned());
        let (default, wrapped) = match (self.server.scheme(), &tls) {
            ("smtps", _) => (465, Some(TlsParameters::new(host.to_owned())?)),
            (_, Some(_)) => (587, None),
            (_, None) => (25, None),
        };
        let (port, is_wrapped) = (self.server.port().unwrap_or(default), wrapped.is_some());
        let name = match self.server.path().trim_matches('/') {
            "" => ClientId::default(),
            name => ClientId::Domain(name.to_owned()),
        };
        let connect = AsyncSmtpConnection::connect_tokio1((host, port), Some(GREETING), &name, wrapped, None);
        let mut connection = connect.await?;
        if tls.is_some() && !is_wrapped && connection.can_starttls() {
            connection.starttls(TlsParameters::new(host.to_owned())?, &name).await?;
        }
        let offered = connection.server_info().clone();
        connection.abort().await;
        Ok(offered)
    }

    /// Sends a mail to an [`address`], within twenty seconds; after a failure, the test of the server takes up to ten more.
    ///
    /// Fails with [`Failure::Refused`] and the server's words if the server will never take it, or cannot carry it. A
    /// failure counts against this mail alone, unless the server cannot be reached right after it, or refuses the operator's
    /// own name and password then: such a server is left alone for a minute, in which each mail fails with
    /// [`Failure::Later`] at once.
    pub async fn send(&self, to: &str, mail: &Mail) -> Result<(), Failure> {
        let message = self.message(to, mail)?;
        let rests = self.rests.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some((_, failure)) = rests.filter(|(until, _)| Instant::now() < *until) {
            return Err(failure);
        }
        let (failure, is_final) = match within(DEADLINE, async { Ok(self.transport.send(message).await) }).await {
            Ok(Ok(_)) => return Ok(()),
            Ok(Err(error)) => {
                let is_refusal = error.is_permanent() && !error.status().is_some_and(is_login);
                // The client refuses by itself what the server does not offer to carry.
                (Failure::later(&error), is_refusal || error.is_client())
            }
            Err(late) => (late, false),
        };
        let test = async { self.transport.test_connection().await.map_err(Failure::later) };
        if let Ok(true) = within(GREETING, test).await {
            return Err(if is_final { failure.for_good() } else { failure });
        }
        tracing::warn!(reason = %failure, "the mail server takes no mail now; it is left alone for a minute");
        let rests = Some((Instant::now() + REST, failure.clone()));
        *self.rests.lock().unwrap_or_else(PoisonError::into_inner) = rests;
        Err(failure)
    }

    fn message(&self, to: &str, mail: &Mail) -> Result<Message, Failure> {
        let to = encoded(&to.parse::<Address>().map_err(Failure::refused)?);
        let mut message = Message::builder()
            .message_id(Some(format!("<{}@{}>", mail.id, self.from.email.domain())))
            .date_now()
            .header(MIME_VERSION_1_0)
            .from(self.from.clone())
            .to(to.into())
            .subject(&mail.subject)
            .header(ContentType::TEXT_PLAIN)
            .raw_header(header("Auto-Submitted", "auto-generated".to_owned()));
        if let Some(stop) = &mail.stop {
            message = message
                .raw_header(header("List-Unsubscribe", format!("<{stop}>")))
                .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()));
        }
        message.body(mail.text.clone()).map_err(Failure::refused)
    }
}

fn header(name: &'static str, value: String) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value)
}

/// Whether a code is about the login, as 530, 534, 535 and 538 are (RFC 4954, section 6).
fn is_login(code: Code) -> bool {
    code.category == Category::Unspecified3
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
    use tokio::net::{TcpListener, TcpStream};
    use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

    /// An SMTP server that answers `EHLO` and `RCPT` like this: an empty answer hangs up, `hang` never comes.
    /// Returns its address and the lines that it is told.
    async fn server(offers: &'static str, recipient: fn(&str) -> &'static str) -> (String, UnboundedReceiver<String>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("smtp://{}", listener.local_addr().unwrap());
        let (sender, told) = unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, offers, recipient, sender.clone()));
            }
        });
        (url, told)
    }

    async fn serve(
        stream: TcpStream,
        offers: &'static str,
        recipient: fn(&str) -> &'static str,
        told: UnboundedSender<String>,
    ) -> Option<()> {
        let (read, mut write) = stream.into_split();
        let mut lines = BufReader::new(read).lines();
        let mut is_data = false;
        write.write_all(b"220 here\r\n").await.ok()?;
        while let Ok(Some(line)) = lines.next_line().await {
            told.send(line.clone()).ok()?;
            let answer = match line.split([' ', ':']).next()? {
                "." => "250 taken",
                _ if is_data => continue,
                "EHLO" => offers,
                "RCPT" => recipient(&line),
                "DATA" => "354 go on",
                "QUIT" => "221 bye",
                _ => "250 ok",
            };
            match answer {
                "" => return None,
                "hang" => std::future::pending().await,
                _ => is_data = answer.starts_with("354"),
            }
            write.write_all(format!("{answer}\r\n").as_bytes()).await.ok()?;
        }
        Some(())
    }

    /// All that a server was told, up to the end of the first mail.
    async fn mail_of(mut told: UnboundedReceiver<String>) -> String {
        let mut all = String::new();
        while !all.ends_with("\n.\n") {
            all += &told.recv().await.unwrap();
            all += "\n";
        }
        all
    }

    fn mail() -> Mail {
        Mail {
            id: "n-1".to_owned(),
            subject: "Dein Zug, José".to_owned(),
            text: "Los!\n\nhttps://posse.example/t/1\n".to_owned(),
            stop: Some(format!("https://posse.example/stop/{}", "s".repeat(100))),
        }
    }

    fn mailer(url: &str) -> Mailer {
        Mailer::new(url, "Posse <posse@posse.example>").unwrap()
    }

    #[tokio::test]
    async fn a_mail_arrives_with_its_headers() {
        let (url, told) = server("250 here", |_| "250 ok").await;
        assert_eq!(mailer(&(url + "/posse.example")).send("jo@bücher.example", &mail()).await, Ok(()));
        let told = mail_of(told).await;
        for line in [
            "EHLO posse.example",
            "MAIL FROM:<posse@posse.example>",
            "RCPT TO:<jo@xn--bcher-kva.example>",
            "Message-ID: <n-1@posse.example>",
            "MIME-Version: 1.0",
            "From: Posse <posse@posse.example>",
            "To: jo@xn--bcher-kva.example",
            "Subject: Dein Zug, =?utf-8?b?Sm9zw6k=?=",
            "Content-Type: text/plain; charset=utf-8",
            "Auto-Submitted: auto-generated",
            &format!("List-Unsubscribe: <{}>", mail().stop.unwrap()),
            "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
            "Los!",
        ] {
            assert!(told.lines().any(|it| it == line), "{line} in {told}");
        }
        // Once each, as RFC 5322 (section 3.6) and RFC 2045 (section 3) ask.
        for name in ["Date", "From", "To", "Message-ID", "Subject", "MIME-Version", "Content-Type"] {
            assert_eq!(told.lines().filter(|line| line.starts_with(&format!("{name}: "))).count(), 1, "{name}: {told}");
        }
        assert!(told.is_ascii() && told.lines().all(|line| line.len() <= 998), "{told}");
    }

    #[tokio::test]
    async fn what_the_server_refuses_is_refused_or_tried_later() {
        let refused = |words: &str| Err(Failure::refused(words));
        let later = |words: &str| Err(Failure::later(words));
        let (url, _told) = server("250 here", |line| match line {
            "RCPT TO:<nobody@example.org>" => "550 5.1.1 no such user",
            "RCPT TO:<busy@example.org>" => "451 too busy",
            _ => "530 log in first",
        })
        .await;
        for (name, expected) in [
            ("nobody", refused("permanent error (550): 5.1.1 no such user")),
            ("busy", later("transient error (451): too busy")),
            ("other", later("permanent error (530): log in first")),
        ] {
            assert_eq!(mailer(&url).send(&format!("{name}@example.org"), &mail()).await, expected);
        }
    }

    #[tokio::test]
    async fn whatever_is_wrong_with_one_mail_the_next_goes_at_once() {
        let (url, mut told) = server("250 here", |line| match line {
            "RCPT TO:<nobody@example.org>" => "550 no such user",
            "RCPT TO:<busy@example.org>" => "451 too busy",
            "RCPT TO:<login@example.org>" => "530 log in first",
            "RCPT TO:<odd@example.org>" => "what?",
            "RCPT TO:<dropped@example.org>" => "",
            "RCPT TO:<slow@example.org>" => "hang",
            _ => "250 ok",
        })
        .await;
        let mailer = mailer(&url);
        for (name, is_final) in [
            ("nobody", true),
            ("busy", false),
            ("login", false),
            ("odd", false),
            ("dropped", false),
            ("slow", false),
            ("jö", true),
        ] {
            let to = format!("{name}@example.org");
            let sending = {
                let (mailer, to) = (mailer.clone(), to.clone());
                tokio::spawn(async move { mailer.send(&to, &mail()).await })
            };
            if name == "slow" {
                while !told.recv().await.unwrap().contains("slow@") {}
                tokio::time::pause();
                tokio::time::advance(DEADLINE).await;
                tokio::time::resume();
            }
            let failure = sending.await.unwrap().unwrap_err();
            assert_eq!(matches!(failure, Failure::Refused(_)), is_final, "{name}: {failure}");
            assert_eq!(mailer.send("anna@example.org", &mail()).await, Ok(()), "after {name}: {failure}");
        }
    }

    #[tokio::test]
    async fn a_server_says_which_addresses_it_carries() {
        for (offers, carried) in [
            ("250 here", false),
            ("250-here\r\n250 8BITMIME", false),
            ("250-here\r\n250 SMTPUTF8", false),
            ("250-here\r\n250-8BITMIME\r\n250 SMTPUTF8", true),
        ] {
            let (url, told) = server(offers, |_| "250 ok").await;
            let mailer = mailer(&url);
            assert_eq!(mailer.carries("jö@example.org").await, Some(carried), "{offers}");
            for to in ["jo@example.org", "jo@bücher.example"] {
                assert_eq!(mailer.carries(to).await, Some(true), "{offers}");
            }
            assert_eq!(mailer.send("jö@bücher.example", &mail()).await.is_ok(), carried, "{offers}");
            drop(told);
        }
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let nobody = format!("smtp://{}", listener.local_addr().unwrap());
        drop(listener);
        assert_eq!(mailer(&nobody).carries("jö@example.org").await, None);
    }

    #[tokio::test]
    async fn a_server_that_is_gone_is_left_alone_for_a_minute() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let mailer = mailer(&format!("smtp://{}", listener.local_addr().unwrap()));
        let sending = {
            let mailer = mailer.clone();
            tokio::spawn(async move { mailer.send("jo@example.org", &mail()).await })
        };
        for _ in 0..2 {
            drop(listener.accept().await.unwrap());
        }
        let failure = sending.await.unwrap().unwrap_err();
        assert!(matches!(failure, Failure::Later { .. }), "{failure}");
        // It would wait for an answer if it asked the server.
        assert_eq!(mailer.send("anna@example.org", &mail()).await, Err(failure));
    }

    #[test]
    fn a_mailbox_is_the_same_however_its_address_is_written() {
        for address in ["jo@bücher.example", "Jo@BÜCHER.example", "jo+posse@xn--bcher-kva.example"] {
            assert_eq!(mailbox(address), "jo@xn--bcher-kva.example", "{address}");
        }
        assert_ne!(mailbox("jo@example.org"), mailbox("ann@example.org"));
    }

    #[tokio::test(start_paused = true)]
    async fn a_server_that_never_answers_is_given_up() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("smtp://{}", listener.local_addr().unwrap());
        let sent = mailer(&url).send("jo@example.org", &mail()).await;
        assert!(matches!(sent, Err(Failure::Later { .. })), "{sent:?}");
    }

    #[test]
    fn a_line_break_adds_no_header() {
        let mailer = Mailer::new("smtp://localhost", "posse@posse.example").unwrap();
        let evil = "x\r\nBcc: all@example.org".to_owned();
        let mail = Mail { subject: evil.clone(), stop: Some(evil), ..mail() };
        let message = String::from_utf8(mailer.message("jo@example.org", &mail).unwrap().formatted()).unwrap();
        assert!(!message.lines().any(|line| line.starts_with("Bcc")), "{message}");
        assert!(mailer.message("jo@example.org\r\nBcc: all@example.org", &mail).is_err());
    }

    #[test]
    fn servers_senders_and_addresses_are_checked() {
        for url in ["smtps://me:secret@mail.example", "smtp://mail.example?tls=required", "smtp://localhost:2525"] {
            assert!(Mailer::new(url, "posse@posse.example").is_ok(), "{url}");
        }
        assert!(Mailer::new("http://mail.example", "posse@posse.example").is_err());
        assert!(Mailer::new("smtp://localhost", "posse").is_err());
        assert_eq!(address(" jo@example.org\n").as_deref(), Some("jo@example.org"));
        for text in ["", "jo", "jo@", "a@b.c, d@e.f", "Jo <jo@example.org>", "jo@example.org\r\nBcc: x@y.z"] {
            assert_eq!(address(text), None, "{text}");
        }
    }
}
