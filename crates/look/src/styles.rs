//! Stylesheets as browsers get them.

use crate::CSS;

/// A stylesheet with the declarations of hidden text in place of each `@apply --unseen`.
pub fn applied(styles: &str) -> String {
    let (_, mixin) = CSS.split_once("@mixin --unseen {").expect("`posse.css` has the mixin");
    let (declarations, _) = mixin.split_once('}').expect("a block ends");
    styles.replace("@apply --unseen;", declarations.trim())
}

/// The stylesheet as [`Page::stylesheet`](crate::Page::stylesheet) describes it.
pub(crate) fn of_game(name: &str, styles: &str) -> String {
    if styles.is_empty() {
        return String::new();
    }
    let styles = applied(styles);
    let (rules, keyframes) = styles.split_at(styles.find("@keyframes").unwrap_or(styles.len()));
    format!(".{name} {{\n{}}}\n{keyframes}", written_out(rules))
}

/// The rules with every loop written out. A loop that cannot be read stays as it is.
fn written_out(rules: &str) -> String {
    let parts = || {
        let (before, each) = rules.split_once("@each $n in ")?;
        let (values, block) = each.split_once('{')?;
        let (body, after) = block.split_at(end_of(block)?);
        Some((before, values.trim(), body, &after[1..]))
    };
    let Some((before, values, body, after)) = parts() else { return rules.to_owned() };
    let write = |value: String| body.replace("$n", &value);
    let range = values.split_once("..=").and_then(|(from, to)| Some(from.parse().ok()?..=to.parse::<u8>().ok()?));
    let body: String = match range {
        Some(range) => range.map(|number| write(number.to_string())).collect(),
        None => values.split(' ').map(|word| write(word.to_owned())).collect(),
    };
    format!("{before}{body}{}", written_out(after))
}

/// Where the block ends that has begun before this text.
fn end_of(block: &str) -> Option<usize> {
    let mut open = 1;
    block.find(|sign| {
        open += i32::from(sign == '{') - i32::from(sign == '}');
        open == 0
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_nest_and_keyframes_do_not() {
        assert_eq!(
            of_game("own", ".a { x: y; }\n@keyframes z { from { x: y; } }\n"),
            ".own {\n.a { x: y; }\n}\n@keyframes z { from { x: y; } }\n"
        );
        assert_eq!(of_game("own", ""), "");
    }

    #[test]
    fn hidden_text_is_written_out() {
        let shown = applied("a { @apply --unseen; } b { @apply --unseen; margin: 0; }");
        assert!(shown.starts_with("a { position: absolute;") && shown.ends_with("(50%); margin: 0; }"), "{shown}");
    }

    #[test]
    fn a_loop_is_written_out_for_each_number_or_word() {
        assert_eq!(
            written_out("@each $n in 9..=10 { #p-$n { .f-$n { x: $n; } } } .a {}"),
            " #p-9 { .f-9 { x: 9; } }  #p-10 { .f-10 { x: 10; } }  .a {}"
        );
        assert_eq!(
            written_out(".a {} @each $n in red blue { .$n {} }@each $n in 1..=1 { .b$n {} }"),
            ".a {}  .red {}  .blue {}  .b1 {} "
        );
        assert_eq!(written_out("@each $n in 1..=2 { .a {"), "@each $n in 1..=2 { .a {");
    }
}
