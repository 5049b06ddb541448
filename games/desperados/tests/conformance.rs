//! The contract that every game keeps.

use desperados::Desperados;

use crate::secrets::Rules;

table_kit::conformance!(Desperados, Rules);
