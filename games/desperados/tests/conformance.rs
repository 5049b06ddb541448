//! The contract that every game keeps, with a live test for each clause.

use desperados::Desperados;

use crate::secrets::Rules;

table_kit::conformance!(Desperados, Rules, "DE" 22);
