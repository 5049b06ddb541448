//! A page that follows its live stream, as the page's script does.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use anyhow::Context;
use serde_json::Value;

/// A region: its text, shared, and its hash, computed once. With thousands of pages, copying and hashing would cost
/// more than the load itself.
#[derive(Clone)]
struct Region {
    text: Arc<str>,
    hash: u64,
}

impl Region {
    fn new(text: &str) -> Region {
        let mut hasher = DefaultHasher::new();
        text.hash(&mut hasher);
        Region { text: text.into(), hash: hasher.finish() }
    }
}

/// A page as the messages of its stream have left it.
#[derive(Default)]
pub struct LivePage {
    /// The regions that it shows, one after another.
    regions: Vec<Region>,
    /// The newest regions that it no longer shows.
    gone: Vec<Region>,
    /// The number of the newest message.
    pub number: Option<u64>,
    /// Whether the visitor has something to decide.
    pub turn: bool,
    /// Whether the visitor plays and the game goes on.
    pub plays: bool,
}

/// The regions of a text: each start tag with everything up to the next one.
fn regions(text: &str) -> Vec<Region> {
    let starts = text.match_indices('<').map(|(at, _)| at).filter(|at| *at > 0 && !text[*at..].starts_with("</"));
    let cuts: Vec<usize> = [0].into_iter().chain(starts).chain([text.len()]).collect();
    cuts.windows(2).map(|cut| Region::new(&text[cut[0]..cut[1]])).collect()
}

/// The regions that these parts are made of. The pool holds all known regions; new ones are added to it.
fn read(pool: &mut Vec<Region>, parts: &Value) -> anyhow::Result<Vec<Region>> {
    let (mut all, mut end) = (Vec::new(), 0_i64);
    for part in parts.as_array().context("the parts of a text")? {
        let run = if let Some(text) = part.as_str() {
            let first = pool.len();
            pool.extend(regions(text));
            pool.get(first..)
        } else {
            let [gap, count] = [0, 1].map(|at| part[at].as_i64().unwrap_or(i64::MIN / 4));
            let first = end + gap;
            end = first + count;
            pool.get(usize::try_from(first)?..usize::try_from(end)?)
        };
        all.extend_from_slice(run.context("a run of regions that nobody has sent")?);
    }
    Ok(all)
}

impl LivePage {
    /// The page's live part as HTML.
    pub fn page(&self) -> String {
        self.regions.iter().map(|region| &*region.text).collect()
    }

    /// Takes a message.
    ///
    /// # Errors
    /// When it is not a message of a stream, or does not follow the one before.
    pub fn take(&mut self, message: &str) -> anyhow::Result<()> {
        let message: Value = serde_json::from_str(message)?;
        if message["first"] == true {
            *self = LivePage::default();
        }
        let mut pool = [self.gone.as_slice(), &self.regions].concat();
        for frame in message["frames"].as_array().context("frames in a message")? {
            read(&mut pool, &frame["scene"])?;
        }
        self.regions = read(&mut pool, &message["page"])?;
        let mut found: HashSet<u64> = self.regions.iter().map(|region| region.hash).collect();
        let gone: Vec<&Region> = pool.iter().filter(|region| found.insert(region.hash)).collect();
        let kept = message["kept"].as_u64().context("a number of kept regions")? as usize;
        self.gone = gone[gone.len().saturating_sub(kept)..].iter().copied().cloned().collect();
        self.number = message["number"].as_u64();
        self.turn = message["turn"] == true;
        self.plays = message["plays"] == true;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_made_of_what_it_had_and_what_is_new() {
        let mut live = LivePage::default();
        let first = r#"{"first": true, "number": 1, "frames": [], "page": ["<p>A</p><p>B</p>"], "kept": 1}"#;
        live.take(first).unwrap();
        assert_eq!(live.page(), "<p>A</p><p>B</p>");
        let next = r#"{"number": 2, "frames": [], "page": [[1, 1], "<p>C</p>"], "kept": 1}"#;
        live.take(next).unwrap();
        assert_eq!(live.page(), "<p>B</p><p>C</p>");
        let frames = r#"[{"scene": ["<b>D</b>", [0, 1]]}]"#;
        let next = format!(r#"{{"number": 3, "frames": {frames}, "page": [[3, 1], [-4, 2]], "kept": 0}}"#);
        live.take(&next).unwrap();
        assert_eq!(live.page(), "<b>D</b><p>A</p><p>B</p>");
        assert!(live.take(r#"{"number": 4, "frames": [], "page": [[2, 5]], "kept": 0}"#).is_err());
        assert_eq!(live.number, Some(3));
    }
}
