//! Text from HTML and stylesheets, for tests.

/// Everything that a person can read or hear of a page: its text and its labels.
pub(crate) fn heard(html: &str) -> String {
    let mut heard = String::new();
    for (at, piece) in html.split('<').enumerate() {
        let (tag, text) = if at == 0 { ("", piece) } else { piece.split_once('>').unwrap_or((piece, "")) };
        for name in ["aria-label=\"", "title=\"", "placeholder=\"", "alt=\""] {
            heard.push_str(tag.split_once(name).map_or("", |(_, rest)| rest.split('"').next().unwrap_or("")));
            heard.push(' ');
        }
        heard.push_str(text);
    }
    heard
}

/// The words of a text that are not between ⟦ and ⟧, the marks around everything from the pseudo-language.
pub(crate) fn outside_of_marks(text: &str) -> Vec<String> {
    let mut depth = 0;
    let mut rest = text.to_owned();
    rest.retain(|letter| {
        depth += i32::from(letter == '⟦') - i32::from(letter == '⟧');
        depth == 0
    });
    let words = rest.split(|letter: char| !letter.is_alphabetic());
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// The unfinished pieces of a text: keys in the pseudo-language's marks because no file has their message
/// (`⟦say-turn⟧`), and words with the braces of a missing argument.
pub(crate) fn unfinished(text: &str) -> Vec<&str> {
    let marked = text.split('⟦').filter_map(|piece| piece.split_once('⟧')).map(|(inside, _)| inside);
    let is_key = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || matches!(letter, '-' | '.');
    let keys = marked.filter(|inside| inside.contains('-') && inside.chars().all(is_key));
    keys.chain(text.split_whitespace().filter(|word| word.contains(['{', '}']))).collect()
}

/// The values of an attribute, in page order.
pub fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let begin = format!(" {attribute}=\"");
    html.split(&begin).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// The value of a tag's attribute.
pub(crate) fn attribute<'a>(tag: &'a str, attribute: &str) -> Option<&'a str> {
    values(tag, attribute).first().copied()
}

/// The text of a piece of HTML as a screen reader says it: without what is hidden from it, and with single spaces.
pub(crate) fn spoken(html: &str) -> String {
    let mut said = String::new();
    // The open elements, each with whether it is hidden.
    let mut open: Vec<(&str, bool)> = Vec::new();
    for (at, piece) in html.split('<').enumerate() {
        let (tag, text) = if at == 0 { ("", piece) } else { piece.split_once('>').unwrap_or((piece, "")) };
        let name = tag.split([' ', '/']).next().unwrap_or("");
        if let Some(closed) = tag.strip_prefix('/') {
            while open.pop().is_some_and(|(name, _)| name != closed) {}
        } else if !name.is_empty() && !tag.ends_with('/') && !["input", "br", "img"].contains(&name) {
            open.push((name, tag.contains(" aria-hidden=\"true\"") || tag.contains(" hidden")));
        }
        if open.iter().all(|(_, is_hidden)| !is_hidden) {
            said.push_str(text);
        }
    }
    said.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The selectors of a stylesheet, including those inside `@media` and `@supports`. The steps of `@keyframes` do not
/// count.
pub(crate) fn selectors(styles: &str) -> Vec<String> {
    let mut plain = String::new();
    for (at, piece) in styles.split("/*").enumerate() {
        plain.push_str(if at == 0 { piece } else { piece.split_once("*/").map_or("", |(_, rest)| rest) });
    }
    let preludes = plain.split('{').filter_map(|piece| piece.rsplit(['}', ';']).next()).map(str::trim);
    let mut selectors = Vec::new();
    for prelude in preludes.filter(|prelude| !prelude.is_empty() && !prelude.starts_with('@')) {
        let mut depth = 0;
        let split = prelude.split(|sign: char| {
            depth += i32::from(sign == '(') - i32::from(sign == ')');
            sign == ',' && depth == 0
        });
        let steps = |selector: &&str| matches!(*selector, "from" | "to") || selector.ends_with('%');
        selectors.extend(split.map(str::trim).filter(|selector| !steps(selector)).map(str::to_owned));
    }
    selectors
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_labels_are_heard_and_marks_are_left_out() {
        let html = "<p class=\"x\" aria-label=\"seen\">⟦in ⟦deep⟧⟧ out<b title=\"⟦no⟧\">side</b></p>";
        assert_eq!(outside_of_marks(&heard(html)), ["seen", "out", "side"]);
    }

    #[test]
    fn a_key_in_marks_and_a_missing_argument_are_unfinished_wherever_they_stand() {
        let text = "⟦Lay ⟦card-joe.short⟧ on {$row} now⟧ ⟦say-2⟧ ⟦hold-up!⟧ act-x";
        assert_eq!(unfinished(text), ["card-joe.short", "say-2", "{$row}"]);
    }

    #[test]
    fn selectors_are_found_wherever_they_stand() {
        let css = "/* a { } */ .a, .b:is(.c, .d) { x: y; }\n@media (z) { .e { x: y } .f { x: y } }
            @keyframes k { from { x: y } 60% { x: y } }";
        assert_eq!(selectors(css), [".a", ".b:is(.c, .d)", ".e", ".f"]);
    }

    #[test]
    fn attributes_have_values() {
        assert_eq!(values("<a id=\"x\"><b data-id=\"no\" id=\"y\">", "id"), ["x", "y"]);
    }
}
