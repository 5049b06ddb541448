//! Content codings, and which of them a browser accepts.

use std::io::Write as _;

use axum::http::{HeaderMap, header};
use brotli::CompressorWriter;
use flate2::Compression;
use flate2::write::GzEncoder;
use look::weighted;

/// Brotli's slowest and smallest level: about 40 ms for the stylesheet, once. A debug build would take half a second for
/// the files of a page, so it has a quick level, which is still smaller than gzip.
const BROTLI_QUALITY: u32 = if cfg!(debug_assertions) { 5 } else { 11 };

/// The largest window that every browser decodes, as a power of two: 4 MiB.
const BROTLI_WINDOW: u32 = 22;

/// The size of brotli's buffer, in bytes.
const BUFFER: usize = 4096;

/// A content coding.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Coding {
    Brotli,
    Gzip,
}

impl Coding {
    /// The coding with the smallest result that a browser accepts, by its `Accept-Encoding`; `None` if it accepts
    /// neither.
    pub(crate) fn accepted(headers: &HeaderMap) -> Option<Coding> {
        [Coding::Brotli, Coding::Gzip].into_iter().find(|coding| coding.is_accepted(headers))
    }

    /// Its name in `Accept-Encoding` and `Content-Encoding`.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Coding::Brotli => "br",
            Coding::Gzip => "gzip",
        }
    }

    fn is_accepted(self, headers: &HeaderMap) -> bool {
        let values = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
        values.flat_map(weighted).any(|(name, weight)| name.eq_ignore_ascii_case(self.name()) && weight > 0.0)
    }

    /// The bytes in this coding.
    pub(crate) fn encode(self, bytes: &[u8]) -> Vec<u8> {
        const NO_ERROR: &str = "writing to memory does not fail";
        match self {
            Coding::Brotli => {
                let mut writer = CompressorWriter::new(Vec::new(), BUFFER, BROTLI_QUALITY, BROTLI_WINDOW);
                writer.write_all(bytes).expect(NO_ERROR);
                writer.into_inner()
            }
            Coding::Gzip => {
                let mut writer = GzEncoder::new(Vec::new(), Compression::best());
                writer.write_all(bytes).expect(NO_ERROR);
                writer.finish().expect(NO_ERROR)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_gets_the_smallest_coding_that_it_takes() {
        let accepted = |text: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, text.parse().unwrap());
            Coding::accepted(&headers)
        };
        assert_eq!(accepted("gzip, deflate, br, zstd"), Some(Coding::Brotli));
        assert_eq!(accepted("gzip;q=1.0, BR; q=0.5"), Some(Coding::Brotli));
        assert_eq!(accepted("br;q=0, gzip"), Some(Coding::Gzip));
        assert_eq!(accepted("br;q=0.000,gzip;q=much"), None);
        assert_eq!(accepted("brotli, x-gzip, *"), None);
        assert_eq!(Coding::accepted(&HeaderMap::new()), None);
    }
}
