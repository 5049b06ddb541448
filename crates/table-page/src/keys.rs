//! The keyboard shortcuts of a table.

use look::Show;

/// The keys that are the same in every game, each with the message that says what it does.
pub const SHARED: &[(&str, &str)] = &[("?", "keys-show"), ("u", "keys-undo"), ("Escape", "keys-skip")];

/// The keys of a game's table, each with its message.
pub fn of_table(show: &dyn Show) -> Vec<(&'static str, &'static str)> {
    [show.keys(), SHARED].concat()
}
