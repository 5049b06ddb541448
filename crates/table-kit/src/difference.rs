//! Comparison of two values, and the place where they first differ.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::{Game, Position};

/// The value as JSON: the bytes that a viewer would receive.
pub(crate) fn bytes<T: Serialize>(value: &T) -> Vec<u8> {
    serde_json::to_vec(value).expect("the contract's types are plain data")
}

/// Where two values first differ as JSON: `rows[1].down: 3, but 4`. `None` when their bytes are the same.
pub(crate) fn between<T: Serialize>(a: &T, b: &T) -> Option<String> {
    if bytes(a) == bytes(b) {
        return None;
    }
    let value = |value| serde_json::to_value(value).expect("the contract's types are plain data");
    let mut path = String::new();
    Some(first(&value(a), &value(b), &mut path).unwrap_or_else(|| "the order of the fields".to_owned()))
}

fn first(a: &Value, b: &Value, path: &mut String) -> Option<String> {
    let length = path.len();
    match (a, b) {
        (Value::Object(a), Value::Object(b)) if a.keys().eq(b.keys()) => {
            for (key, inner) in a {
                *path += &format!(".{key}");
                if let Some(found) = first(inner, &b[key], path) {
                    return Some(found);
                }
                path.truncate(length);
            }
            None
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            for (at, (inner, other)) in a.iter().zip(b).enumerate() {
                *path += &format!("[{at}]");
                if let Some(found) = first(inner, other, path) {
                    return Some(found);
                }
                path.truncate(length);
            }
            None
        }
        _ if a == b => None,
        _ => Some(format!("{}: {a}, but {b}", path.trim_start_matches('.'))),
    }
}

/// Writes a value as JSON and reads it again.
///
/// # Errors
/// When it cannot be written or read, or differs afterwards.
pub(crate) fn reread<T: Serialize + DeserializeOwned + PartialEq>(value: &T, what: &str) -> Result<T, String> {
    let text = serde_json::to_string(value).map_err(|error| format!("{what} cannot be written: {error}"))?;
    let read: T =
        serde_json::from_str(&text).map_err(|error| format!("{what} cannot be read back: {error}\n  from {text}"))?;
    match between(value, &read) {
        Some(difference) => Err(format!("{what} changes when it is written and read: {difference}")),
        None if *value != read => Err(format!("{what} is not the same when it is written and read: {text}")),
        None => Ok(read),
    }
}

/// Whether two positions are the same, in state and in recalls.
pub(crate) fn equal<G: Game>(a: &Position<G>, b: &Position<G>) -> bool {
    a.state == b.state && a.recalls == b.recalls
}
