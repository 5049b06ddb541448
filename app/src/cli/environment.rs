//! The environment variables that set options.

use std::collections::BTreeSet;
use std::env;

/// How their names begin.
pub(super) const START: &str = "POSSE_";

/// How the name of a variable ends that names a file with the value, as in `POSSE_STORE_FILE`.
pub(super) const IN_FILE: &str = "_FILE";

/// The variables that may set an option: to a value, or to what a file holds.
pub(super) fn setters(option: &str) -> [String; 2] {
    let variable = format!("{START}{}", option.to_ascii_uppercase().replace('-', "_"));
    [variable.clone(), variable + IN_FILE]
}

/// The variable that sets an option, if one does.
pub(crate) fn setter(option: &str) -> Option<String> {
    setters(option).into_iter().find(|variable| value(variable).is_some())
}

/// The value of a variable. An empty one is as if it were not set, since compose files pass on as empty what is not set.
pub(super) fn value(variable: &str) -> Option<String> {
    let value = env::var_os(variable).filter(|value| !value.is_empty());
    value.map(|value| value.to_string_lossy().into_owned())
}

/// The names of all variables that were set for this program.
pub(super) fn given() -> BTreeSet<String> {
    let names = env::vars_os().filter_map(|(name, _)| name.into_string().ok()).filter(|name| name.starts_with(START));
    names.filter(|name| value(name).is_some_and(|value| !is_of_service(name, &value))).collect()
}

/// Whether Kubernetes has set a variable, as it does in every container beside a service whose name begins with `posse`.
fn is_of_service(name: &str, value: &str) -> bool {
    let is_port = |rest: &str| rest.starts_with(|next: char| next.is_ascii_digit());
    ["_SERVICE_HOST", "_SERVICE_PORT"].iter().any(|part| name.contains(part))
        || name.split("_PORT_").skip(1).any(is_port)
        || name.ends_with("_PORT") && value.contains("://")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_kubernetes_sets_beside_a_service_is_told_from_a_misspelt_variable() {
        for (name, value) in [
            ("POSSE_SERVICE_HOST", "10.0.0.1"),
            ("POSSE_SERVICE_PORT", "80"),
            ("POSSE_SERVICE_PORT_HTTP", "80"),
            ("POSSE_DB_SERVICE_HOST", "10.0.0.2"),
            ("POSSE_PORT", "tcp://10.0.0.1:80"),
            ("POSSE_PORT_80_TCP", "tcp://10.0.0.1:80"),
            ("POSSE_PORT_80_TCP_ADDR", "10.0.0.1"),
        ] {
            assert!(is_of_service(name, value), "{name}");
        }
        for (name, value) in [("POSSE_PORT", "8080"), ("POSSE_TRUST_PROXI", "1"), ("POSSE_DATABASE", "postgres://db")] {
            assert!(!is_of_service(name, value), "{name}");
        }
    }
}
