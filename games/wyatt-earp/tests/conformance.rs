//! The contract of every game, and a live test for each clause.

use wyatt_earp::WyattEarp;

use crate::secrets::Rules;

table_kit::conformance!(WyattEarp, Rules, "WE" 34);
