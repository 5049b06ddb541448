//! The page of the API for people: every operation, made from the description, with a form to try it.

use look::words::capitalized;
use look::{Words, args};
use maud::{Markup, html};
use serde_json::Value;

use super::description::resolved;
use crate::edge::assets;
use crate::edge::frame::{Served, Sheet};
use crate::edge::visitor::Caller;

/// The kinds of the errors that programs meet.
const KINDS: &str = "\
    token scope one-table unreadable value-of too-long not-found method host excluded not-invited \
    too-many-requests too-many-tables too-many-streams open-tables guest-tables unknown-table game seat watch \
    not-your-seat not-host not-your-turn not-possible stale nothing-drafted started not-begun finished not-over name \
    name-taken seat-taken has-seat no-guests bot setup value clocks pauses still-here time-left no-latecomers not-handed \
    busy stopping store disk damaged newer differs crash";

/// The page with what is described, in English, like the names in the API.
pub(super) fn page(caller: &Caller, described: &Value) -> Served {
    let words = caller.visitor.words();
    let title = words.say("api");
    let paths = described["paths"].as_object().into_iter().flatten();
    let operations = paths.flat_map(|(path, methods)| {
        methods.as_object().into_iter().flatten().map(move |(method, operation)| (path, method, operation))
    });
    let mut groups: Vec<(&str, Vec<Markup>)> = Vec::new();
    for (path, method, operation) in operations {
        let group = operation["tags"][0].as_str().unwrap_or_default();
        let shown = self::operation(path, method, operation, described, &words.say("api-send"));
        match groups.iter_mut().find(|(name, _)| *name == group) {
            Some((_, list)) => list.push(shown),
            None => groups.push((group, vec![shown])),
        }
    }
    let body = html! {
        section.sheet.api {
            h1 { (title) }
            p { (words.say("api-about")) }
            p { a href="/api/v1/openapi.json" { (words.say("api-description")) } " · " a href="/devices" { (words.say("api-tokens")) } }
            label.field #api-token hidden {
                span { (words.say("api-token")) }
                input type="password" autocomplete="off" spellcheck="false";
            }
            div lang="en" {
                @for (group, operations) in &groups {
                    h2 { (capitalized(group)) }
                    @for operation in operations { (operation) }
                }
            }
            (kinds(words))
        }
    };
    let mut sheet = Sheet::new(caller, &title);
    sheet.head = html! { script src=(assets::all().api.url()) type="module" {} };
    Ok(sheet.page(body))
}

/// What each kind of error says. Where its text depends on more, this stands as three dots.
fn kinds(words: &Words) -> Markup {
    let more = args![most => "…", scope => "…", field => "…", known => "…", reason => "…", seconds => "…", until => "…",
        key => "…", value => "…"];
    html! {
        h2 { (words.say("api-kinds")) }
        dl.fields {
            @for kind in KINDS.split_whitespace() {
                @let message = if kind == "setup" { "setup-value" } else { kind };
                dt #(kind) { code { (kind) } }
                dd { (words.tell(&format!("error-{message}"), &more)) }
            }
        }
    }
}

/// One operation, closed until somebody opens it.
fn operation(path: &str, method: &str, operation: &Value, described: &Value, send: &str) -> Markup {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let parameters: Vec<&Value> = operation["parameters"].as_array().into_iter().flatten().collect();
    let scopes = operation["security"].as_array().into_iter().flatten().filter_map(|need| need["token"].get(0));
    let scopes: Vec<String> = scopes.map(text).collect();
    let body = &operation["requestBody"]["content"]["application/json"]["schema"];
    let schema = text(&body["$ref"]).rsplit('/').next().map(str::to_owned).unwrap_or_default();
    html! {
        details.operation {
            summary { span { code { strong { (method.to_uppercase()) } " /api/v1" (path) } " " (coded(&operation["summary"])) } }
            @if operation["description"].is_string() { p { (coded(&operation["description"])) } }
            @for scope in &scopes { p { "Scope: " code { (scope) } } }
            form data-method=(method.to_uppercase()) data-path={ "/api/v1" (path) } {
                @for parameter in &parameters {
                    @let name = text(&parameter["name"]);
                    label.field {
                        span { code { (name) } " " (coded(&parameter["description"])) }
                        input name=(name) data-in=(text(&parameter["in"])) required[parameter["required"] == true] autocomplete="off";
                    }
                }
                @if !schema.is_empty() {
                    label.field {
                        span { "Body: " code { (schema) } }
                        textarea name="body" rows="8" spellcheck="false" { (example(body, described, 0)) }
                    }
                    (fields(resolved(body, described), described))
                }
                button.button type="submit" hidden { (send) }
                pre hidden tabindex="0" {}
            }
        }
    }
}

/// The fields of a body, with what they mean. A body of several kinds has a line for each.
fn fields(schema: &Value, described: &Value) -> Markup {
    let kinds: Option<Vec<&Value>> =
        schema["oneOf"].as_array().map(|kinds| kinds.iter().map(|kind| resolved(kind, described)).collect());
    html! {
        dl.fields {
            @for kind in kinds.iter().flatten().copied() {
                dt { code { (line(kind)) } }
                dd { (coded(&kind["description"])) }
            }
            @if kinds.is_none() {
                @for (name, property) in schema["properties"].as_object().into_iter().flatten() {
                    dt { code { (name) } }
                    dd { (coded(&property["description"])) }
                }
            }
        }
    }
}

/// A kind of body in a line: its fields, with `?` behind those that may be left out.
fn line(kind: &Value) -> String {
    let required: Vec<&str> = kind["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let properties = kind["properties"].as_object().into_iter().flatten();
    let mut parts: Vec<String> = properties
        .map(|(name, property)| match property["enum"][0].as_str() {
            Some(only) => format!("\"{name}\": \"{only}\""),
            None if required.contains(&name.as_str()) => name.clone(),
            None => format!("{name}?"),
        })
        .collect();
    parts.sort_by_key(|part| !part.starts_with('"'));
    format!("{{ {} }}", parts.join(", "))
}

/// A text of the description, in which names are between backticks, with the apostrophes of a page.
fn coded(text: &Value) -> Markup {
    let text = text.as_str().unwrap_or_default();
    html! {
        @for (at, part) in text.split('`').enumerate() {
            @if at % 2 == 1 { code { (part) } } @else { (part.replace('\'', "’")) }
        }
    }
}

/// An example of a body, from the examples of its fields.
fn example(schema: &Value, described: &Value, depth: usize) -> String {
    serde_json::to_string_pretty(&sample(schema, described, depth)).unwrap_or_default()
}

fn sample(schema: &Value, described: &Value, depth: usize) -> Value {
    if schema["$ref"].is_string() {
        return if depth < 4 { sample(resolved(schema, described), described, depth + 1) } else { Value::Null };
    }
    if !schema["example"].is_null() {
        return schema["example"].clone();
    }
    if let Some(first) = schema["enum"].get(0) {
        return first.clone();
    }
    if let Some(kinds) = schema["oneOf"].as_array() {
        // A step is what programs send most.
        let step = kinds.iter().find(|kind| kind["$ref"] == schema["discriminator"]["mapping"]["step"]);
        return step.or(kinds.first()).map_or(Value::Null, |kind| sample(kind, described, depth + 1));
    }
    match schema["type"].as_str() {
        Some("object") => {
            let required = |name: &str| schema["required"].as_array().into_iter().flatten().any(|one| one == name);
            let properties = schema["properties"].as_object().into_iter().flatten();
            let properties = properties.filter(|(name, property)| required(name) || !property["example"].is_null());
            properties.map(|(name, property)| (name.clone(), sample(property, described, depth + 1))).collect()
        }
        Some("integer") => Value::from(0),
        Some("boolean") => Value::from(false),
        Some("array") => Value::Array(Vec::new()),
        _ => Value::from(""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The kinds that only forms and links of pages meet.
    const OF_PAGES: &str = "\
        origin cookies ended invitation phrase pass devices tokens channels not-heard reports bad-address uncarried code invalid link \
        holiday night unknown-zone no-hints hint-pending hint-failed silent alone no-own-words words just-said";

    #[test]
    fn every_kind_of_error_that_a_program_meets_is_explained() {
        let source = include_str!("../edge/error.rs");
        let kinds = source.lines().filter_map(|line| line.split_once(", L::")?.1.split('"').nth(1));
        let known: Vec<&str> = KINDS.split_whitespace().chain(OF_PAGES.split_whitespace()).collect();
        let unknown: Vec<&str> = kinds.filter(|kind| !known.contains(kind)).collect();
        assert_eq!(unknown, Vec::<&str>::new());
    }
}
