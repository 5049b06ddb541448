//! The bots decide from what their seat knows, and play whole games.

use dollars_wanted::{DollarsWanted, TITLE};

table_kit::bots!(DollarsWanted, TITLE.bots());
