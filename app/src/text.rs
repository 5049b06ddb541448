//! Text files that the command line names: configurations, editions, downloaded games, receipts, secrets.

use std::fs::File;
use std::io::{self, ErrorKind, Read as _};
use std::path::Path;

/// The most bytes that are read: hundreds of times as many as a long game has. The path may name something without an
/// end, and a downloaded file comes from a stranger.
const MOST: u64 = 16 << 20;

/// Reads a text in UTF-8, or in UTF-16 if a byte-order mark says so, as editors and shells on Windows write it. The mark
/// itself is left out.
///
/// # Errors
/// When it cannot be read: `FileTooLarge` when it has more than 16 MB, `InvalidData` when it is no such text.
pub(crate) fn read(path: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    File::open(path)?.take(MOST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MOST {
        return Err(ErrorKind::FileTooLarge.into());
    }
    text(bytes).ok_or_else(|| ErrorKind::InvalidData.into())
}

fn text(mut bytes: Vec<u8>) -> Option<String> {
    let unit: fn([u8; 2]) -> u16 = match *bytes {
        [0xff, 0xfe, ..] => u16::from_le_bytes,
        [0xfe, 0xff, ..] => u16::from_be_bytes,
        _ => {
            let mark = if bytes.starts_with(&[0xef, 0xbb, 0xbf]) { 3 } else { 0 };
            bytes.drain(..mark);
            return String::from_utf8(bytes).ok();
        }
    };
    let (units, rest) = bytes[2..].as_chunks();
    let units: Vec<u16> = units.iter().copied().map(unit).collect();
    String::from_utf16(&units).ok().filter(|_| rest.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_read_with_each_mark_and_without_one() {
        let said = "Zoë lays 🤠\r\n";
        let units =
            |bytes: fn(u16) -> [u8; 2]| "\u{feff}".encode_utf16().chain(said.encode_utf16()).flat_map(bytes).collect();
        let marked = [said.into(), format!("\u{feff}{said}").into(), units(u16::to_le_bytes), units(u16::to_be_bytes)];
        for bytes in marked {
            assert_eq!(text(bytes).as_deref(), Some(said));
        }
        assert_eq!(text(Vec::new()).as_deref(), Some(""));
        for wrong in [&[0xff, 0xfe, 0x41][..], &[0xfe, 0xff, 0xd8, 0x00], &[0xe9], &[0xef, 0xbb, 0xbf, 0xff]] {
            assert_eq!(text(wrong.to_vec()), None, "{wrong:?}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn what_has_no_end_is_refused() {
        let file = tempfile::NamedTempFile::new().unwrap();
        for (length, is_read) in [(MOST, true), (MOST + 1, false)] {
            file.as_file().set_len(length).unwrap();
            assert_eq!(read(file.path()).is_ok(), is_read, "{length}");
        }
        assert_eq!(read(Path::new("/dev/zero")).map_err(|error| error.kind()), Err(ErrorKind::FileTooLarge));
    }
}
