//! The contract that every game keeps.

use dollars_wanted::DollarsWanted;

use crate::secrets::Rules;

table_kit::conformance!(DollarsWanted, Rules);
