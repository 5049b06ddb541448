//! Messages that need no Fluent to be formatted: text, arguments put in place, and choices by a number.

use std::fmt::Write;
use std::ops::RangeInclusive;

use fluent_bundle::FluentValue;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;

/// The bytes of most arguments, so that the text of a message seldom has to grow.
pub(crate) const ROOM: usize = 32;

/// Numbers from here on have plural categories of their own in French.
const MANY: u32 = 1_000_000;

/// A message whose text follows from its arguments alone.
pub(crate) struct Template(Box<[Piece]>);

/// A piece of a message.
enum Piece {
    Text(String),
    /// The argument with this name.
    Argument(String),
    /// The first of the variants that has the number in the argument with this name, or else the last template.
    Choice(String, Box<[(RangeInclusive<u32>, Template)]>, Template),
}

impl Template {
    /// The template of a pattern, in a language that has `one` for these numbers and `other` for all else; `None` if
    /// the pattern has more than a template can.
    pub(crate) fn of(pattern: &Pattern<&str>, one: &RangeInclusive<u32>) -> Option<Template> {
        pattern.elements.iter().map(|element| Piece::of(element, one)).collect::<Option<_>>().map(Template)
    }

    /// The text with these arguments; `None` if one is missing, or not what a template knows.
    pub(crate) fn text(&self, args: &[(&'static str, FluentValue<'_>)]) -> Option<String> {
        let mut text = String::with_capacity(self.room());
        self.write(args, &mut text)?;
        Some(text)
    }

    fn write(&self, args: &[(&'static str, FluentValue<'_>)], text: &mut String) -> Option<()> {
        let value = |name: &String| args.iter().find(|(known, _)| known == name).map(|(_, value)| value);
        for piece in &self.0 {
            match piece {
                Piece::Text(part) => text.push_str(part),
                Piece::Argument(name) => match value(name)? {
                    FluentValue::String(part) => text.push_str(part),
                    FluentValue::Number(number) => match whole(number) {
                        Some(whole) => write!(text, "{whole}").ok()?,
                        None => text.push_str(&number.as_string()),
                    },
                    _ => return None,
                },
                Piece::Choice(name, variants, other) => {
                    let FluentValue::Number(number) = value(name)? else { return None };
                    let number = whole(number)?;
                    let found = variants.iter().find(|(numbers, _)| numbers.contains(&number));
                    found.map_or(other, |(_, template)| template).write(args, text)?;
                }
            }
        }
        Some(())
    }

    /// The bytes that its text takes, roughly.
    fn room(&self) -> usize {
        let room = |piece: &Piece| match piece {
            Piece::Text(text) => text.len(),
            Piece::Argument(_) => ROOM,
            Piece::Choice(_, _, other) => other.room(),
        };
        self.0.iter().map(room).sum()
    }

    /// The names of its arguments.
    #[cfg(test)]
    pub(crate) fn arguments(&self) -> std::collections::BTreeSet<&str> {
        let of = |piece| -> std::collections::BTreeSet<&str> {
            match piece {
                &Piece::Text(_) => [].into(),
                Piece::Argument(name) => [name.as_str()].into(),
                Piece::Choice(name, variants, other) => {
                    let all = variants.iter().map(|(_, template)| template).chain([other]);
                    all.flat_map(Template::arguments).chain([name.as_str()]).collect()
                }
            }
        };
        self.0.iter().flat_map(of).collect()
    }
}

impl Piece {
    /// A piece of a pattern; `None` if a template cannot have it.
    fn of(element: &PatternElement<&str>, one: &RangeInclusive<u32>) -> Option<Piece> {
        match element {
            PatternElement::TextElement { value } => Some(Piece::Text((*value).to_owned())),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
                InlineExpression::StringLiteral { value } => {
                    Some(Piece::Text(unescape_unicode_to_string(value).into_owned()))
                }
                InlineExpression::VariableReference { id } => Some(Piece::Argument(id.name.to_owned())),
                _ => None,
            },
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                let InlineExpression::VariableReference { id } = selector else { return None };
                let other = variants.iter().find(|variant| variant.default)?;
                if other.key != (VariantKey::Identifier { name: "other" }) {
                    return None;
                }
                let others = variants.iter().filter(|variant| !variant.default);
                let all = others.map(|variant| Some((numbers(variant, one)?, Template::of(&variant.value, one)?)));
                Some(Piece::Choice(id.name.to_owned(), all.collect::<Option<_>>()?, Template::of(&other.value, one)?))
            }
        }
    }
}

/// The numbers of a variant: of its plural category, which is `one`, or the only one that it names.
fn numbers(variant: &Variant<&str>, one: &RangeInclusive<u32>) -> Option<RangeInclusive<u32>> {
    match variant.key {
        VariantKey::Identifier { name: "one" } => Some(one.clone()),
        VariantKey::Identifier { .. } => None,
        VariantKey::NumberLiteral { value } => value.parse().ok().map(|number| number..=number),
    }
}

/// A number that is written as its digits alone and whose plural category follows from them; `None` for any other.
fn whole(number: &FluentNumber) -> Option<u32> {
    let whole = number.value as u32;
    // Minus zero is written with its sign.
    let is_whole = f64::from(whole).to_bits() == number.value.to_bits() && whole < MANY;
    (is_whole && number.options == FluentNumberOptions::default()).then_some(whole)
}
