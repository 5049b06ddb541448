//! Pictures that the server draws: an SVG as a PNG, and what has to be known of its text beforehand, since an SVG breaks
//! no lines. All text is in one font.

use std::sync::{Arc, LazyLock, Mutex, OnceLock, PoisonError};

use axum::body::Bytes;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{Options, Tree};
use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider};

use crate::edge::counters::Recent;

/// Bitter, bold, with all letters that the pages have.
const FONT: &[u8] = include_bytes!("../../assets/vendor/bitter.ttf");

static LETTERS: LazyLock<FontRef<'static>> = LazyLock::new(|| FontRef::new(FONT).expect("the font can be read"));

/// What SVGs are read with.
static OPTIONS: LazyLock<Options<'static>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    fonts.load_font_data(FONT.to_vec());
    Options { font_family: "Bitter".to_owned(), fontdb: Arc::new(fonts), ..Options::default() }
});

/// Whether the font has a letter.
pub(crate) fn has(letter: char) -> bool {
    LETTERS.charmap().map(letter).is_some()
}

/// How wide a line is at the font size 1. It is drawn a little narrower, since pairs of letters move closer together.
pub(crate) fn width(line: &str) -> f32 {
    let (letters, size, place) = (LETTERS.charmap(), Size::new(1.0), LocationRef::default());
    let widths = LETTERS.glyph_metrics(size, place);
    line.chars().filter_map(|letter| widths.advance_width(letters.map(letter)?)).sum()
}

/// The beginning of a text that is at most this wide at the font size 1, with an ellipsis if it is not all of it.
pub(crate) fn clipped(text: &str, most: f32) -> String {
    if width(text) <= most {
        return text.to_owned();
    }
    let mut clipped = text.trim_end().to_owned();
    while !clipped.is_empty() && width(&clipped) + width("…") > most {
        clipped.pop();
    }
    format!("{}…", clipped.trim_end())
}

/// A text in at most so many lines, each at most this wide at the font size 1.
pub(crate) fn lines(text: &str, most: f32, count: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        let is_last = lines.len() == count;
        match lines.last_mut() {
            Some(line) if is_last || width(line) + width(" ") + width(word) <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines.iter().map(|line| clipped(line, most)).collect()
}

/// How many pictures are kept in memory; each has some 80 kB.
const KEPT: usize = 64;

/// A PNG once it is drawn, or why it cannot be.
pub(crate) type Drawn = Arc<OnceLock<Result<Bytes, String>>>;

/// The pictures that were asked for lately, by the hash of their SVG.
pub(crate) struct Pictures(Mutex<Recent<String, Drawn>>);

impl Pictures {
    pub(crate) fn new() -> Pictures {
        Pictures(Mutex::new(Recent::new(KEPT)))
    }

    /// The place of the picture with this hash, so that it is drawn once.
    pub(crate) fn place(&self, hash: &str) -> Drawn {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(&hash.to_owned(), Arc::default).clone()
    }
}

/// An SVG as a PNG. Slow: it belongs on a blocking thread.
///
/// # Errors
/// When the SVG cannot be read or is empty.
pub(crate) fn png(svg: &str) -> Result<Bytes, String> {
    let tree = Tree::from_str(svg, &OPTIONS).map_err(|error| error.to_string())?;
    let size = tree.size().to_int_size();
    let mut picture = Pixmap::new(size.width(), size.height()).ok_or("it is empty")?;
    resvg::render(&tree, Transform::identity(), &mut picture.as_mut());
    picture.encode_png().map(Bytes::from).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_broken_between_words_and_ends_with_an_ellipsis_where_it_is_too_long() {
        let most = width("Anna wins the");
        assert_eq!(lines("Anna wins the bank", most, 2), ["Anna wins the", "bank"]);
        let cut = lines("Anna wins the bank in the second row", most, 2);
        assert!(cut.len() == 2 && cut[1].ends_with('…') && cut.iter().all(|line| width(line) <= most), "{cut:?}");
        let wide = clipped(&"W".repeat(24), most);
        assert!(wide.ends_with('…') && width(&wide) <= most, "{wide}");
    }

    #[test]
    fn the_font_has_what_names_in_latin_letters_need_and_no_other_script() {
        assert!("Żółć Šárka Ñandú – “€” ß".chars().all(has));
        assert!(!"Яна 🤠 名".chars().filter(|letter| *letter != ' ').any(has));
    }

    #[test]
    fn an_svg_becomes_a_png_of_its_size_and_text_is_drawn() {
        let svg = |text: &str| {
            format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"60\" height=\"20\"><text y=\"15\">{text}</text></svg>"
            )
        };
        let [empty, full] = ["", "Anna"].map(|text| png(&svg(text)).unwrap());
        assert_eq!(&full[16..24], [0, 0, 0, 60, 0, 0, 0, 20]);
        assert_ne!(empty, full);
        assert!(png("<svg").is_err());
    }
}
