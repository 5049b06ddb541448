//! `posse completions`: prints a script that completes commands and options in a shell.

use look::Words;

use crate::cli::{CompletionsArgs, help};
use crate::output;

pub(crate) fn run(args: &CompletionsArgs, words: &Words) -> anyhow::Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut help::command(words), "posse", &mut script);
    output::raw(&script);
    Ok(())
}
