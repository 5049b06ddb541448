//! The contract of every game, with a test for each clause.

use desperados::Desperados;

use crate::secrets::Rules;

table_kit::conformance!(Desperados, Rules, "DE" 22);
