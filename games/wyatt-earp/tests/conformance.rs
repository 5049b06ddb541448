//! The contract that every game keeps, with a live test for each clause.

use wyatt_earp::WyattEarp;

use crate::secrets::Rules;

table_kit::conformance!(WyattEarp, Rules, "WE" 34);
