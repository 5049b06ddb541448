//! A program that runs beside a test and ends with it.

use std::process::{Child, Command, ExitStatus};

use anyhow::Context;

/// A running program. Dropping it kills it.
pub(crate) struct Process(pub(crate) Child);

impl Process {
    /// Starts a program; `package` is what to install if it is not there.
    pub(crate) fn start(command: &mut Command, package: &str) -> anyhow::Result<Process> {
        let started = command.spawn();
        let name = command.get_program().display().to_string();
        Ok(Process(started.with_context(|| format!("{name} does not start: on Debian, install {package}"))?))
    }

    /// How it has ended; `None` while it runs.
    pub(crate) fn ended(&mut self) -> anyhow::Result<Option<ExitStatus>> {
        Ok(self.0.try_wait()?)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended already.
        let _ended = self.0.kill();
        let _reaped = self.0.wait();
    }
}
