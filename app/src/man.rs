//! `posse man`: prints the man page, or writes one for each command to a folder.

use std::path::Path;
use std::{fs, io};

use anyhow::Context as _;
use clap::Command;
use clap_mangen::Man;
use look::Words;

use crate::cli::{ManArgs, help};
use crate::output;

pub(crate) fn run(args: &ManArgs, words: &Words) -> anyhow::Result<()> {
    let command = help::command(words);
    if let Some(folder) = &args.folder {
        let written = fs::create_dir_all(folder).and_then(|()| write(command, folder));
        return written.with_context(|| folder.display().to_string());
    }
    let mut page = Vec::new();
    Man::new(command).render(&mut page)?;
    output::raw(&page);
    Ok(())
}

/// Writes a page for the command and for each below it. `help` needs none.
fn write(command: Command, folder: &Path) -> io::Result<()> {
    for command in command.get_subcommands().filter(|command| command.get_name() != "help") {
        write(command.clone(), folder)?;
    }
    Man::new(command).generate_to(folder).map(|_| ())
}
