//! The contract of every game, and a live test for each clause.

use dollars_wanted::DollarsWanted;

use crate::secrets::Rules;

table_kit::conformance!(DollarsWanted, Rules, "DW" 32);
