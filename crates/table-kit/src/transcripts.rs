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
        let text = transcript(&game, &playthrough).map_err(|stuck| fails(stuck.error))?;
        if bless {
            std::fs::create_dir_all(folder)
                .and_then(|()| std::fs::write(&path, &text))
                .map_err(|e| fails(e.to_string()))?;
        }
        let kept = std::fs::read_to_string(&path)
            .map_err(|error| fails(format!("{error}; POSSE_BLESS=1 writes the transcript")))?;
        if kept != text {
            let line = kept.lines().zip(text.lines()).take_while(|(kept, now)| kept == now).count();
            let of = |text: &str| text.lines().nth(line).unwrap_or("nothing").to_owned();
            return Err(fails(format!("line {} was `{}` and is `{}`", line + 1, of(&kept), of(&text))));
        }
        report.games += 1;
        report.checks += text.lines().count();
    }
    Ok(report)
}
