//! The contract that every game keeps.

use fistful_of_meeples::FistfulOfMeeples;

use crate::secrets::Rules;

table_kit::conformance!(FistfulOfMeeples, Rules);
