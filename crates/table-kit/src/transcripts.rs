//! Comparison of games with committed transcripts.

use std::path::Path;

use table::Game;

use crate::playthrough::transcript;
use crate::secrets::Secrets;
use crate::violation::{Report, Violation, name};

/// The committed transcripts in this folder are reproduced. With `POSSE_BLESS=1` they are written instead.
///
/// # Errors
/// The first transcript that is missing or differs, with its first differing line.
pub fn playthroughs_are_reproduced<G: Game, S: Secrets<G>>(folder: &Path) -> Result<Report, Violation> {
    check_playthroughs::<G, S>(folder, std::env::var_os("POSSE_BLESS").is_some_and(|value| value == "1"))
}

/// Like [`playthroughs_are_reproduced`]; `bless` says whether to write the transcripts instead of comparing them.
///
/// # Errors
/// The first transcript that is missing or differs, with its first differing line.
pub fn check_playthroughs<G: Game, S: Secrets<G>>(folder: &Path, bless: bool) -> Result<Report, Violation> {
    let mut report = Report::new("playthroughs_are_reproduced");
    for playthrough in S::playthroughs() {
        let path = folder.join(format!("{}.txt", playthrough.name));
        let fails = |what: String| Violation {
            setup: name(&playthrough.setup),
            ..Violation::general("playthroughs_are_reproduced", format!("{}: {what}", path.display()))
        };
        let game = G::new(&playthrough.setup).map_err(|error| fails(error.to_string()))?;
        let lines = transcript(&game, &playthrough).map_err(|stuck| fails(stuck.error))?;
        if bless {
            let text: String = lines.iter().map(|line| format!("{}\n", line.text)).collect();
            std::fs::create_dir_all(folder)
                .and_then(|()| std::fs::write(&path, text))
                .map_err(|e| fails(e.to_string()))?;
        }
        let kept = std::fs::read_to_string(&path)
            .map_err(|error| fails(format!("{error}; POSSE_BLESS=1 writes the transcript")))?;
        let kept: Vec<&str> = kept.lines().collect();
        for (at, line) in lines.iter().enumerate() {
            let before = kept.get(at).copied().unwrap_or("nothing");
            if before != line.text {
                let heard = line.heard.join("\n  ");
                return Err(fails(format!("line {} was `{before}` and is `{}`:\n  {heard}", at + 1, line.text)));
            }
        }
        if let Some(more) = kept.get(lines.len()) {
            return Err(fails(format!("line {} was `{more}` and is no more", lines.len() + 1)));
        }
        report.games += 1;
        report.checks += lines.len();
    }
    Ok(report)
}
