//! Setups that a game must refuse.

use table::{Game, Settings, Setup, SetupError};

use crate::secrets::Secrets;
use crate::setups::{Sweep, setup};
use crate::violation::{Report, Violation, name};

/// A setup is refused, with the right reason, when it has too few or too many players, an unknown version of the rules,
/// an unknown option or value, or an empty edition.
///
/// # Errors
/// The first setup that is accepted, or refused for another reason.
pub fn wrong_setups_are_refused<G: Game, S: Secrets<G>>(_: &Sweep) -> Result<Report, Violation> {
    let mut report = Report::new("wrong_setups_are_refused");
    let (least, most) = G::SEATS;
    let usual = || setup::<G>(least, &[]);
    let mut wrong: Vec<(Setup, String)> = Vec::new();
    for seats in [least - 1, most + 1] {
        let error = SetupError::Seats { seats, least, most };
        wrong.push((Setup { seats, ..usual() }, error.to_string()));
    }
    for version in [0, G::VERSION + 1] {
        let error = SetupError::Version { version, known: G::VERSION };
        wrong.push((Setup { version, ..usual() }, error.to_string()));
    }
    let unknown =
        [("no-such-option", "on")].into_iter().chain(G::OPTIONS.iter().map(|spec| (spec.key, "no-such-value")));
    for settings in unknown.map(|option| Settings::of([option])) {
        let error = settings.complete(G::OPTIONS).map(|_| String::new()).unwrap_or_else(|error| error.to_string());
        wrong.push((Setup { settings, ..usual() }, error));
    }
    wrong.push((Setup { edition: String::new(), ..usual() }, "edition, line 1: ".to_owned()));
    for (setup, reason) in wrong {
        let fails = |what| Violation { setup: name(&setup), ..Violation::general(report.property, what) };
        match G::new(&setup) {
            Ok(_) => return Err(fails(format!("accepted, but should be refused: {reason}"))),
            Err(error) if !error.to_string().starts_with(&reason) => {
                return Err(fails(format!("refused with `{error}`, not `{reason}`")));
            }
            Err(_) => report.checks += 1,
        }
    }
    Ok(report)
}
