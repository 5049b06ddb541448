//! Traces for an OpenTelemetry collector, if the environment names one: `OTEL_EXPORTER_OTLP_ENDPOINT`.
//!
//! Only spans of the target `traces` are traced. They say how long something took, but never what it was: no name, no
//! table, no card. Log lines are not traced.

use std::env;
use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use opentelemetry::trace::TracerProvider as _;
use opentelemetry_http::{Bytes, HttpClient, HttpError, Request, Response};
use opentelemetry_otlp::{SpanExporter, WithHttpConfig as _};
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::trace::SdkTracerProvider;
use tracing::Subscriber;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::registry::LookupSpan;

/// The target of the spans that are traced.
const TARGET: &str = "traces";

/// The environment variables that name the collector. Either is enough.
const COLLECTOR: [&str; 2] = ["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "OTEL_EXPORTER_OTLP_ENDPOINT"];

/// How long the collector may take to read and to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long the program waits for it at the end.
const LAST: Duration = Duration::from_secs(2);

/// The traces of this program. Dropping it sends what is still unsent.
pub(crate) struct Traces(Option<SdkTracerProvider>);

impl Traces {
    /// Starts tracing, if a collector is named.
    ///
    /// # Errors
    /// When its address cannot be used.
    pub(crate) fn start() -> anyhow::Result<Traces> {
        if !COLLECTOR.iter().any(|name| env::var_os(name).is_some_and(|value| !value.is_empty())) {
            return Ok(Traces(None));
        }
        let exporter = SpanExporter::builder().with_http().with_http_client(Collector::default()).build()?;
        let mut resource = Resource::builder();
        if env::var_os("OTEL_SERVICE_NAME").is_none() {
            resource = resource.with_service_name("posse");
        }
        let provider = SdkTracerProvider::builder().with_batch_exporter(exporter).with_resource(resource.build());
        Ok(Traces(Some(provider.build())))
    }

    /// The layer that records the spans.
    pub(crate) fn layer<S>(&self) -> Option<impl Layer<S>>
    where
        S: Subscriber + for<'span> LookupSpan<'span>,
    {
        let tracer = self.0.as_ref()?.tracer("posse");
        let layer = tracing_opentelemetry::layer()
            .with_tracer(tracer)
            .with_location(false)
            .with_threads(false)
            .with_target(false)
            .with_tracked_inactivity(false);
        Some(layer.with_filter(filter_fn(|metadata| metadata.is_span() && metadata.target() == TARGET)))
    }
}

impl Drop for Traces {
    fn drop(&mut self) {
        if let Some(Err(error)) = self.0.as_ref().map(|provider| provider.shutdown_with_timeout(LAST)) {
            tracing::warn!(reason = %error, "the last traces were not sent");
        }
    }
}

/// The client of the collector. It sends over HTTP, on the thread that sends the traces.
#[derive(Debug, Default)]
struct Collector {
    /// Whether the last traces could not be sent, so that a failure is logged only once.
    fails: AtomicBool,
}

#[async_trait]
impl HttpClient for Collector {
    async fn send_bytes(&self, request: Request<Bytes>) -> Result<Response<Bytes>, HttpError> {
        let sent = post(&request);
        let fails = !matches!(sent, Ok(200..300));
        if fails && !self.fails.load(Ordering::Relaxed) {
            let reason = sent.as_ref().map_or_else(ToString::to_string, |status| format!("it answers {status}"));
            tracing::warn!(collector = %request.uri(), reason, "traces cannot be sent");
        }
        self.fails.store(fails, Ordering::Relaxed);
        Ok(Response::builder().status(sent?).body(Bytes::new())?)
    }
}

/// Sends a request and returns the status of the answer.
fn post(request: &Request<Bytes>) -> io::Result<u16> {
    let uri = request.uri();
    let authority = uri.authority().filter(|_| uri.scheme_str() == Some("http"));
    let authority = authority.ok_or_else(|| io::Error::other("its address does not begin with http://"))?;
    let host = authority.host().trim_matches(['[', ']']);
    let mut stream = TcpStream::connect((host, authority.port_u16().unwrap_or(80)))?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    let mut text =
        format!("{} {path} HTTP/1.1\r\nHost: {authority}\r\nConnection: close\r\n", request.method()).into_bytes();
    for (name, value) in request.headers() {
        text.extend([name.as_str().as_bytes(), b": ", value.as_bytes(), b"\r\n"].concat());
    }
    text.extend(format!("Content-Length: {}\r\n\r\n", request.body().len()).as_bytes());
    text.extend(request.body());
    stream.write_all(&text)?;
    // The status is the second word of `HTTP/1.1 200 OK`.
    let mut head = [0; 12];
    stream.read_exact(&mut head)?;
    let status = str::from_utf8(&head).ok().and_then(|head| head.strip_prefix("HTTP/1.")?.get(2..)?.parse().ok());
    status.ok_or_else(|| io::Error::other("it does not speak HTTP"))
}
