//! The address of a database, with what it says about encryption: `sslmode` and `sslrootcert`, as libpq knows them.

use std::sync::Arc;

use rustls::client::WebPkiServerVerifier;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::client::verify_server_name;
use rustls::crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::server::ParsedCertificate;
use rustls::{CertificateError, ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme};
use store::{Result, StoreError};
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres_rustls::MakeRustlsConnect;

/// An example of an address.
const EXAMPLE: &str = "write postgres://USER@HOST/DATABASE";

/// What to do about an address that cannot be read. It is not repeated, since it may contain a password.
const UNREADABLE: &str = "its address cannot be read; in a URL, write @, /, ? and % of a name or password as %40, %2F, %3F \
                          and %25; in a list, quote a value that has spaces";

/// The parameters that an address may have.
const PARAMETERS: [&str; 20] = [
    "application_name",
    "channel_binding",
    "connect_timeout",
    "dbname",
    "host",
    "hostaddr",
    "keepalives",
    "keepalives_idle",
    "keepalives_interval",
    "keepalives_retries",
    "load_balance_hosts",
    "options",
    "password",
    "port",
    "sslmode",
    "sslnegotiation",
    "sslrootcert",
    "target_session_attrs",
    "tcp_user_timeout",
    "user",
];

/// Where a database is, and how connections to it are encrypted.
#[derive(Clone)]
pub(crate) struct Address {
    pub(crate) config: Config,
    pub(crate) tls: MakeRustlsConnect,
    /// The host and port, for messages.
    pub(crate) place: String,
}

impl Address {
    /// Reads an address: a URL, or a list of keys and values. Every `sslmode` but `allow` is known; the default is
    /// `prefer`. A certificate is trusted if one in `sslrootcert` has signed it, or without that file one of the
    /// system's. `require` checks it only with `sslrootcert`, and then as `verify-ca` does. A socket is never
    /// encrypted.
    ///
    /// # Errors
    /// `Io` when it is not an address, or there are no certificates to trust.
    pub(crate) fn read(text: &str) -> Result<Address> {
        let wrong = |reason: String| StoreError::Io(format!("its address: {reason}"));
        let (rest, mode, roots) = without_encryption(text).map_err(StoreError::Io)?;
        let mut config: Config = rest.parse().map_err(|error: tokio_postgres::Error| wrong(error.to_string()))?;
        let (mode, check) = match (mode.as_deref(), &roots) {
            (Some("disable"), _) => (SslMode::Disable, Check::Nothing),
            (None | Some("prefer"), _) => (SslMode::Prefer, Check::Nothing),
            (Some("require"), None) => (SslMode::Require, Check::Nothing),
            (Some("require" | "verify-ca"), _) => (SslMode::Require, Check::Issuer),
            (Some("verify-full"), _) => (SslMode::Require, Check::IssuerAndName),
            (Some(other), _) => {
                let modes = "disable, prefer, require, verify-ca or verify-full";
                return Err(wrong(format!("sslmode is {other}; say {modes}")));
            }
        };
        // A host given only by its IP address has that as its name.
        if config.get_hosts().is_empty() {
            for number in config.get_hostaddrs().to_vec() {
                config.host(number.to_string());
            }
        }
        let place = place(&config);
        let is_socket = !config.get_hosts().is_empty() && config.get_hosts().iter().all(is_socket);
        config.ssl_mode(if is_socket { SslMode::Disable } else { mode });
        let check = if is_socket { Check::Nothing } else { check };
        Ok(Address { config, tls: connector(check, roots.as_deref()).map_err(wrong)?, place })
    }
}

/// The hosts of an address with their ports.
fn place(config: &Config) -> String {
    let port = |at| config.get_ports().get(at).or(config.get_ports().first()).copied().unwrap_or(5432);
    let hosts = config.get_hosts().iter().enumerate().map(|(at, host)| match host {
        Host::Tcp(name) if name.contains(':') => format!("[{name}]:{}", port(at)),
        Host::Tcp(name) => format!("{name}:{}", port(at)),
        #[cfg(unix)]
        Host::Unix(folder) => folder.join(format!(".s.PGSQL.{}", port(at))).display().to_string(),
    });
    hosts.collect::<Vec<_>>().join(", ")
}

fn is_socket(host: &Host) -> bool {
    !matches!(host, Host::Tcp(_))
}

/// An address without encryption, its `sslmode` and its `sslrootcert`.
type Parts = (String, Option<String>, Option<String>);

/// Takes `sslmode` and `sslrootcert` out of an address. What is left may still be invalid.
///
/// # Errors
/// When it is an address of something else, or has an unknown parameter. The error does not repeat the address, which
/// may contain a password.
fn without_encryption(address: &str) -> std::result::Result<Parts, String> {
    let (mut mode, mut roots, mut unknown) = (None, None, None);
    let mut takes = |key: &str, value: &str| {
        match key {
            "sslmode" => mode = Some(value.to_owned()),
            "sslrootcert" => roots = Some(value.to_owned()),
            known if PARAMETERS.contains(&known) => return false,
            other => unknown = Some(other.to_owned()),
        }
        true
    };
    let rest = if address.starts_with("postgres://") || address.starts_with("postgresql://") {
        let (_, after) = address.split_once('@').unwrap_or_default();
        if after.split('?').next().is_some_and(|place| place.contains('@')) {
            return Err(UNREADABLE.to_owned());
        }
        // A question mark before the `@` may belong to the password.
        let named = address.find('@').unwrap_or(0);
        let Some(start) = address[named..].find('?').map(|found| named + found) else {
            return Ok((address.to_owned(), None, None));
        };
        let kept = address[start + 1..].split('&').filter(|part| {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            !takes(key, &decoded(value))
        });
        format!("{}?{}", &address[..start], kept.collect::<Vec<_>>().join("&"))
    } else if let Some((scheme, _)) = address.split_once("://").filter(|(scheme, _)| !scheme.contains(['=', ' '])) {
        return Err(format!("not a Postgres address: {scheme}://…; {EXAMPLE}"));
    } else if !address.contains('=') {
        return Err(format!("not a Postgres address; {EXAMPLE}"));
    } else {
        let kept = pairs(address).into_iter().filter(|(key, value, _)| !takes(key, value));
        kept.map(|(_, _, text)| text).collect::<Vec<_>>().join(" ")
    };
    match unknown {
        // Anything else may be part of a password.
        Some(key) if !key.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_') => Err(UNREADABLE.to_owned()),
        Some(key) => Err(format!("its address has an unknown parameter: {key}; known are {}", PARAMETERS.join(", "))),
        None => Ok((rest, mode, roots)),
    }
}

/// A part of a URL with its percent signs decoded; unchanged if the result is not text.
fn decoded(part: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = part.as_bytes();
    while let [first, more @ ..] = rest {
        let digits = more.get(..2).and_then(|digits| str::from_utf8(digits).ok());
        let escaped = digits.filter(|_| *first == b'%').and_then(|digits| u8::from_str_radix(digits, 16).ok());
        bytes.push(escaped.unwrap_or(*first));
        rest = if escaped.is_some() { &more[2..] } else { more };
    }
    String::from_utf8(bytes).unwrap_or_else(|_| part.to_owned())
}

/// The keys of a list with their values, and each pair as it is written. A value may be quoted, and a backslash takes
/// the next letter as it is.
fn pairs(list: &str) -> Vec<(&str, String, &str)> {
    let mut pairs = Vec::new();
    let mut rest = list.trim_start();
    while !rest.is_empty() {
        let equals = rest.find('=').unwrap_or(rest.len());
        let (key, after) = rest.split_at(equals);
        let given = after.strip_prefix('=').unwrap_or(after).trim_start();
        let is_quoted = given.starts_with('\'');
        let mut letters = given.char_indices().skip(usize::from(is_quoted));
        let (mut value, mut end) = (String::new(), given.len());
        while let Some((place, letter)) = letters.next() {
            match letter {
                '\\' => value.extend(letters.next().map(|(_, letter)| letter)),
                '\'' if is_quoted => {
                    end = place + 1;
                    break;
                }
                space if space.is_whitespace() && !is_quoted => {
                    end = place;
                    break;
                }
                other => value.push(other),
            }
        }
        let written = rest.len() - given.len() + end;
        pairs.push((key.trim(), value, &rest[..written]));
        rest = rest[written..].trim_start();
    }
    pairs
}

/// What is checked in the certificate of a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Check {
    Nothing,
    Issuer,
    IssuerAndName,
}

/// Makes encrypted connections. `roots` is the file of the trusted certificates; without one, or with the word
/// `system`, the system's are trusted.
fn connector(check: Check, roots: Option<&str>) -> std::result::Result<MakeRustlsConnect, String> {
    let provider = Arc::new(ring::default_provider());
    let mut verifier = Verifier { check, trusted: Vec::new(), chains: None, provider: provider.clone() };
    if check != Check::Nothing {
        verifier.trusted = trusted(roots.filter(|file| *file != "system"))?;
        let mut store = RootCertStore::empty();
        store.add_parsable_certificates(verifier.trusted.iter().cloned());
        let chains = WebPkiServerVerifier::builder_with_provider(Arc::new(store), provider.clone()).build();
        verifier.chains = Some(chains.map_err(|error| format!("its trusted certificates: {error}"))?);
    }
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| error.to_string())?
        .dangerous()
        .with_custom_certificate_verifier(Arc::new(verifier))
        .with_no_client_auth();
    Ok(MakeRustlsConnect::new(config))
}

/// The certificates in a file, or the system's.
fn trusted(file: Option<&str>) -> std::result::Result<Vec<CertificateDer<'static>>, String> {
    let Some(file) = file else {
        let found = rustls_native_certs::load_native_certs().certs;
        let none = "the system has no certificates to trust; name a file of some with sslrootcert";
        return if found.is_empty() { Err(none.to_owned()) } else { Ok(found) };
    };
    let unusable = |reason: &dyn std::fmt::Display| format!("sslrootcert {file}: {reason}");
    let read = CertificateDer::pem_file_iter(file).map_err(|error| unusable(&error))?;
    let found: Vec<_> = read.collect::<std::result::Result<_, _>>().map_err(|error| unusable(&error))?;
    if found.is_empty() { Err(unusable(&"there is no certificate in it")) } else { Ok(found) }
}

/// Checks the certificate of a server.
#[derive(Debug)]
struct Verifier {
    check: Check,
    trusted: Vec<CertificateDer<'static>>,
    /// Checks chains of certificates and their names, if required.
    chains: Option<Arc<WebPkiServerVerifier>>,
    provider: Arc<CryptoProvider>,
}

impl ServerCertVerifier for Verifier {
    fn verify_server_cert(
        &self,
        server: &CertificateDer<'_>,
        others: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        ocsp: &[u8],
        now: UnixTime,
    ) -> std::result::Result<ServerCertVerified, Error> {
        let Some(chains) = &self.chains else { return Ok(ServerCertVerified::assertion()) };
        use CertificateError as Fault;
        match chains.verify_server_cert(server, others, name, ocsp, now) {
            // The name is checked last, so the chain is valid.
            Err(Error::InvalidCertificate(Fault::NotValidForName | Fault::NotValidForNameContext { .. }))
                if self.check == Check::Issuer =>
            {
                Ok(ServerCertVerified::assertion())
            }
            // The dates are checked first, so no other fault hides this one.
            expired @ Err(Error::InvalidCertificate(
                Fault::Expired | Fault::ExpiredContext { .. } | Fault::NotValidYet | Fault::NotValidYetContext { .. },
            )) => expired,
            // The file contains the server's own certificate, such as a self-signed one.
            Err(_) if self.trusted.contains(server) => {
                let own = ParsedCertificate::try_from(server)?;
                if self.check == Check::IssuerAndName {
                    verify_server_name(&own, name)?;
                }
                Ok(ServerCertVerified::assertion())
            }
            checked => checked,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        server: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> std::result::Result<HandshakeSignatureValid, Error> {
        verify_tls12_signature(message, server, signed, &self.provider.signature_verification_algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        server: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> std::result::Result<HandshakeSignatureValid, Error> {
        verify_tls13_signature(message, server, signed, &self.provider.signature_verification_algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_address_says_about_encryption_is_taken_out_of_it() {
        let some = |text: &str| Some(text.to_owned());
        for (address, rest, mode, roots) in [
            ("postgres://a:b@c/d", "postgres://a:b@c/d", None, None),
            ("postgres://a:?sslmode=x@c/d", "postgres://a:?sslmode=x@c/d", None, None),
            ("postgres://c/d?sslmode=verify-full&port=5", "postgres://c/d?port=5", some("verify-full"), None),
            ("postgres://c/d?sslrootcert=%2Fa%20b", "postgres://c/d?", None, some("/a b")),
            ("host=c  sslmode = require user='d e'", "host=c user='d e'", some("require"), None),
            (r"sslrootcert='/a b/\'c' password='sslmode=x'", "password='sslmode=x'", None, some("/a b/'c")),
        ] {
            assert_eq!(without_encryption(address), Ok((rest.to_owned(), mode, roots)), "{address}");
            assert!(rest.parse::<Config>().is_ok(), "{rest}");
        }
    }

    #[test]
    fn connections_are_encrypted_as_the_address_says_and_a_socket_never() {
        for (address, mode) in [
            ("host=c user=d", SslMode::Prefer),
            ("postgres://d@c/e?sslmode=disable", SslMode::Disable),
            ("hostaddr=127.0.0.1 sslmode=require", SslMode::Require),
            ("host=/run/postgresql sslmode=verify-full", SslMode::Disable),
        ] {
            assert_eq!(Address::read(address).unwrap().config.get_ssl_mode(), mode, "{address}");
        }
        for (address, reason) in [
            ("host=c sslmode=allow", "verify-full"),
            ("host=c sslmode=verify-full sslrootcert=/nowhere.crt", "/nowhere.crt"),
            ("host=c sslmode=verify-ca sslrootcert=/dev/null", "no certificate"),
            ("mysql://d:secret@c/e", "not a Postgres address: mysql://…"),
            ("/var/lib/posse.db", "not a Postgres address; write postgres://"),
            ("postgres://d:secret@c/e?nonsense=1", "unknown parameter: nonsense; known are application_name,"),
            ("host=c user=d password=secret nonsense=1", "unknown parameter: nonsense; known are application_name,"),
            ("postgres://d:se@cret@c/e", "write @, /"),
            ("postgres://d:@cret/e@c/e", "write @, /"),
            ("postgres://d:1@2?cret@c/e", "write @, /"),
            ("host=c password=se cret user=d", "quote a value that has spaces"),
        ] {
            let Err(StoreError::Io(told)) = Address::read(address) else { panic!("{address}") };
            assert!(told.contains(reason) && !told.contains("cret"), "{told}");
        }
    }

    #[test]
    fn messages_name_every_host_with_its_port() {
        for (address, place) in [
            ("postgres://d:secret@c/e", "c:5432"),
            ("postgres://d@c:5,[::1]:6/e", "c:5, [::1]:6"),
            ("hostaddr=127.0.0.1 port=7 user=d", "127.0.0.1:7"),
            ("host=/run/postgresql user=d", "/run/postgresql/.s.PGSQL.5432"),
        ] {
            assert_eq!(Address::read(address).unwrap().place, place);
        }
    }
}
