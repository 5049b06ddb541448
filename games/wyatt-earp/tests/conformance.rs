//! The contract that every game keeps.

use wyatt_earp::WyattEarp;

use crate::secrets::Rules;

table_kit::conformance!(WyattEarp, Rules);
