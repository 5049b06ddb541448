//! A message as a page uses it: text, arguments, and choices by an argument. Of Fluent, these are all that the words of
//! Posse need; a pattern with more is refused when it is read.

use std::borrow::Cow;
use std::fmt::Write;
use std::ops::RangeInclusive;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;

/// The room in bytes for a typical argument, so that a message's text seldom has to grow.
const ROOM: usize = 32;

/// The value of an argument.
#[derive(Clone, PartialEq, Debug)]
pub enum Value<'a> {
    /// A text, which stands in the message as it is.
    Text(Cow<'a, str>),
    /// A number, written in digits. It can select a variant by its plural.
    Number(i64),
}

impl<'a> Value<'a> {
    /// The same value, borrowing its text.
    pub(crate) fn borrowed(&'a self) -> Value<'a> {
        match self {
            Value::Text(text) => Value::Text(Cow::Borrowed(text)),
            Value::Number(number) => Value::Number(*number),
        }
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<String> for Value<'a> {
    fn from(text: String) -> Value<'a> {
        Value::Text(Cow::Owned(text))
    }
}

impl<'a> From<Cow<'a, str>> for Value<'a> {
    fn from(text: Cow<'a, str>) -> Value<'a> {
        Value::Text(text)
    }
}

macro_rules! numbers {
    ($($kind:ty)*) => {
        $(impl From<$kind> for Value<'_> {
            fn from(number: $kind) -> Self {
                Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })*
    };
}
numbers!(u8 u16 u32 u64 usize i32 i64);

/// A message, ready to be filled in.
pub(crate) struct Template {
    fragments: Box<[Fragment]>,
    /// The approximate size of its text in bytes.
    room: usize,
}

/// A fragment of a message.
enum Fragment {
    Text(String),
    /// The argument with this name.
    Argument(String),
    /// The first variant whose key fits the argument with this name, or else the last template.
    Choice(String, Box<[(Key, Template)]>, Template),
}

/// The key of a variant.
enum Key {
    /// The numbers with the plural category `one`.
    One(RangeInclusive<i64>),
    Number(i64),
    Name(String),
}

impl Key {
    fn fits(&self, value: &Value<'_>) -> bool {
        match (self, value) {
            (Key::One(numbers), Value::Number(number)) => numbers.contains(&number.abs()),
            (Key::Number(wanted), Value::Number(number)) => wanted == number,
            (Key::Name(name), Value::Text(text)) => name == text,
            _ => false,
        }
    }
}

impl Template {
    /// The template of a pattern, in a language in which these numbers have the plural category `one` and all others
    /// `other`. `None` if the pattern needs more than a template.
    pub(crate) fn of(pattern: &Pattern<&str>, one: &RangeInclusive<i64>) -> Option<Template> {
        let fragments: Box<[Fragment]> =
            pattern.elements.iter().map(|element| Fragment::of(element, one)).collect::<Option<_>>()?;
        let room = |fragment: &Fragment| match fragment {
            Fragment::Text(text) => text.len(),
            Fragment::Argument(_) => ROOM,
            Fragment::Choice(_, _, other) => other.room,
        };
        Some(Template { room: fragments.iter().map(room).sum(), fragments })
    }

    /// The text with these arguments. A missing one stays in the text as `{$name}`.
    pub(crate) fn text(&self, args: &[(&'static str, Value<'_>)]) -> String {
        if let [Fragment::Text(text)] = &*self.fragments {
            return text.clone();
        }
        let mut text = String::with_capacity(self.room);
        self.write(args, &mut text);
        text
    }

    fn write(&self, args: &[(&'static str, Value<'_>)], text: &mut String) {
        let value = |name: &String| args.iter().find(|(known, _)| known == name).map(|(_, value)| value);
        for fragment in &self.fragments {
            match fragment {
                Fragment::Text(part) => text.push_str(part),
                Fragment::Argument(name) => match value(name) {
                    Some(Value::Text(part)) => text.push_str(part),
                    Some(Value::Number(number)) => write!(text, "{number}").expect("a string can be written to"),
                    None => text.extend(["{$", name, "}"]),
                },
                Fragment::Choice(name, variants, other) => {
                    let fits = |key: &Key| value(name).is_some_and(|value| key.fits(value));
                    let found = variants.iter().find(|(key, _)| fits(key));
                    found.map_or(other, |(_, template)| template).write(args, text);
                }
            }
        }
    }
}

impl Fragment {
    /// A fragment of a pattern; `None` if a template does not support it.
    fn of(element: &PatternElement<&str>, one: &RangeInclusive<i64>) -> Option<Fragment> {
        match element {
            PatternElement::TextElement { value } => Some(Fragment::Text((*value).to_owned())),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
                InlineExpression::StringLiteral { value } => {
                    Some(Fragment::Text(unescape_unicode_to_string(value).into_owned()))
                }
                InlineExpression::VariableReference { id } => Some(Fragment::Argument(id.name.to_owned())),
                _ => None,
            },
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                let InlineExpression::VariableReference { id } = selector else { return None };
                let other = variants.iter().find(|variant| variant.default)?;
                let others = variants.iter().filter(|variant| !variant.default);
                let all = others.map(|variant| Some((key(&variant.key, one)?, Template::of(&variant.value, one)?)));
                Some(Fragment::Choice(
                    id.name.to_owned(),
                    all.collect::<Option<_>>()?,
                    Template::of(&other.value, one)?,
                ))
            }
        }
    }
}

fn key(key: &VariantKey<&str>, one: &RangeInclusive<i64>) -> Option<Key> {
    match key {
        VariantKey::Identifier { name: "one" } => Some(Key::One(one.clone())),
        VariantKey::Identifier { name } => Some(Key::Name((*name).to_owned())),
        VariantKey::NumberLiteral { value } => value.parse().ok().map(Key::Number),
    }
}
