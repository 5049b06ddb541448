//! The bots decide from what their seat knows, and play whole games.

use fistful_of_meeples::{FistfulOfMeeples, TITLE};

table_kit::bots!(FistfulOfMeeples, TITLE.bots());
