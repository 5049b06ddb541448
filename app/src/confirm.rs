//! Asks for confirmation before something is destroyed.

use std::io::{self, IsTerminal as _};

use look::{Words, args};

use crate::failure::Failure;
use crate::output::ask;

/// Succeeds if the person agrees, or has agreed with `--yes`.
///
/// # Errors
/// When the person does not agree, or when there is no terminal to ask on.
pub(crate) fn confirm(question: &str, yes: bool, words: &Words) -> anyhow::Result<()> {
    if yes {
        return Ok(());
    }
    if !io::stdin().is_terminal() {
        return Err(Failure::new("confirm-no-terminal", [("question", question.to_owned())]).into());
    }
    ask(&words.tell("confirm-ask", &args![question => question]));
    let mut answer = String::new();
    io::stdin().read_line(&mut answer)?;
    if is_yes(&answer, words) { Ok(()) } else { Err(Failure::plain("confirm-no").into()) }
}

/// Whether an answer means yes: in the person's language or in English.
fn is_yes(answer: &str, words: &Words) -> bool {
    let answer = answer.trim().to_lowercase();
    words.say("confirm-yes").split(' ').chain(["y", "yes"]).any(|yes| yes == answer)
}

#[cfg(test)]
mod tests {
    use look::Language;

    use super::*;
    use crate::speech;

    #[test]
    fn yes_is_said_in_the_persons_language_and_anything_else_is_no() {
        let yes = [(Language::En, "y"), (Language::De, "ja"), (Language::Fr, "Oui"), (Language::Nl, "J")];
        for (language, answer) in yes {
            let words = speech::in_language(language);
            assert!(is_yes(&format!("{answer}\n"), &words) && is_yes("yes", &words), "{answer}");
            assert!(["", "\n", "n", "nein", "yo", "1"].iter().all(|no| !is_yes(no, &words)), "{language:?}");
        }
    }
}
