//! The bots decide from what their seat knows, and play whole games.

use dollars_wanted::TITLE;

table_kit::bots!(TITLE.bots());
