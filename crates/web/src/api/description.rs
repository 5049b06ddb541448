//! The description of the API in OpenAPI: made from its types, and completed for programs that generate clients.

use std::sync::LazyLock;

use serde_json::{Map, Value, json};
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{Components, InfoBuilder, License, OpenApiBuilder};
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouter};
use utoipa_axum::routes;

use super::{feed, order, past, read, stream, token};
use crate::edge::web::Web;

/// Where the schemas are.
const SCHEMAS: &str = "#/components/schemas/";

/// All operations, each with its description.
pub(super) fn operations() -> Vec<UtoipaMethodRouter<Web>> {
    vec![
        routes!(read::games),
        routes!(read::game),
        routes!(read::tables, order::open),
        routes!(read::table, order::order),
        routes!(read::head),
        routes!(read::legal),
        routes!(stream::events),
        routes!(feed::feed),
        routes!(past::replay),
        routes!(past::record),
        routes!(past::verify),
        routes!(token::token, token::end),
        routes!(token::bot),
    ]
}

/// The description of the API, without the server's address.
pub(super) static DESCRIPTION: LazyLock<Value> = LazyLock::new(|| {
    let info = InfoBuilder::new()
        .title("Posse")
        .version("1")
        .description(Some("Tables, their games and their bots. Names and numbers stay within v1; fields may be added."))
        .license(Some(License::builder().name("MIT").identifier(Some("MIT")).build()))
        .build();
    let mut described = OpenApiBuilder::new().info(info).components(Some(Components::new())).build();
    let all = operations().into_iter().fold(OpenApiRouter::new(), OpenApiRouter::routes);
    described.merge(all.into_openapi());
    if let Some(components) = &mut described.components {
        components.add_security_scheme("token", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
    }
    let mut described = serde_json::to_value(described).expect("the description is plain data");
    if let Some(schemas) = described["components"]["schemas"].as_object_mut() {
        name_variants(schemas);
    }
    described
});

/// The schema that a reference names; any other is its own.
pub(super) fn resolved<'a>(schema: &'a Value, described: &'a Value) -> &'a Value {
    let name = schema["$ref"].as_str().and_then(|place| place.strip_prefix(SCHEMAS));
    name.map_or(schema, |name| &described["components"]["schemas"][name])
}

/// Gives every variant of an enum a title. Variants that a property tells apart become schemas of their own with a
/// discriminator, from which generators make an enum, and not a type with all fields of all variants.
fn name_variants(schemas: &mut Map<String, Value>) {
    let mut own = Map::new();
    for (name, schema) in schemas.iter_mut() {
        let Some(variants) = schema.get_mut("oneOf").and_then(Value::as_array_mut) else { continue };
        let mut mapping = Map::new();
        let mut tag = None;
        for variant in variants {
            let Some((property, value)) = told_apart(variant) else {
                variant["title"] = untagged(variant).into();
                continue;
            };
            let title = format!("{name}{}", pascal(&value));
            variant["title"] = title.as_str().into();
            let place = format!("{SCHEMAS}{title}");
            let named = std::mem::replace(variant, json!({ "$ref": place }));
            mapping.insert(value, place.into());
            own.insert(title, named);
            tag = Some(property);
        }
        if let Some(tag) = tag {
            schema["discriminator"] = json!({ "propertyName": tag, "mapping": mapping });
        }
    }
    for (name, schema) in own {
        assert!(schemas.insert(name.clone(), schema).is_none(), "`{name}` is a type and a variant");
    }
}

/// The property of a variant that has only one value, and that value.
fn told_apart(variant: &Value) -> Option<(String, String)> {
    let parts = variant["allOf"].as_array().map_or(std::slice::from_ref(variant), Vec::as_slice);
    let mut properties = parts.iter().filter_map(|part| part["properties"].as_object()).flatten();
    properties.find_map(|(name, property)| match property["enum"].as_array().map(Vec::as_slice) {
        Some([Value::String(only)]) => Some((name.clone(), only.clone())),
        _ => None,
    })
}

/// What an untagged variant is called: its only property or value.
fn untagged(variant: &Value) -> String {
    let property = variant["properties"].as_object().and_then(|properties| properties.keys().next().cloned());
    property.or_else(|| variant["enum"][0].as_str().map(str::to_owned)).unwrap_or_default()
}

/// `take-back` as `TakeBack`.
fn pascal(text: &str) -> String {
    let word = |word: &str| word.get(..1).unwrap_or_default().to_uppercase() + word.get(1..).unwrap_or_default();
    text.split('-').map(word).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// utoipa names a schema after its type and keeps one of each name.
    #[test]
    fn no_two_types_share_a_schema() {
        let mut known = BTreeMap::new();
        for (name, schema) in operations().into_iter().flat_map(|(schemas, ..)| schemas) {
            let schema = serde_json::to_value(schema).unwrap();
            let before = known.entry(name.clone()).or_insert_with(|| schema.clone());
            assert_eq!(*before, schema, "two types are called {name}");
        }
        assert!(known.len() > 20, "{} schemas", known.len());
    }

    #[test]
    fn every_variant_has_a_title_and_where_a_property_tells_them_apart_a_discriminator() {
        let schemas = DESCRIPTION["components"]["schemas"].as_object().unwrap();
        let mut told = Vec::new();
        for (name, schema) in schemas.iter().filter(|(_, schema)| schema["oneOf"].is_array()) {
            let variants = schema["oneOf"].as_array().unwrap();
            for variant in variants {
                let title = resolved(variant, &DESCRIPTION)["title"].as_str();
                assert!(title.is_some_and(|title| !title.is_empty()), "a variant of {name} has no title: {variant}");
            }
            if let Some(mapping) = schema["discriminator"]["mapping"].as_object() {
                assert_eq!(mapping.len(), variants.len(), "{name}");
                told.push(name.as_str());
            }
        }
        assert_eq!(told, ["FeedLine", "Order", "TableLine"]);
        let step = &schemas["Order"]["discriminator"]["mapping"]["take-back"];
        assert_eq!(step, "#/components/schemas/OrderTakeBack");
    }
}
