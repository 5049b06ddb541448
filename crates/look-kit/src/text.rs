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
/// count. A nested selector is resolved: `.a { .b {} &.c {} }` has `.a`, `.a .b` and `.a.c`. A parent with `:has` stands
/// in `:is(…)`, which is how browsers take it.
pub(crate) fn selectors(styles: &str) -> Vec<String> {
    let mut plain = String::new();
    for (at, piece) in styles.split("/*").enumerate() {
        plain.push_str(if at == 0 { piece } else { piece.split_once("*/").map_or("", |(_, rest)| rest) });
    }
    let mut selectors = Vec::new();
    // The open blocks, each with the selectors under which its rules are nested.
    let mut open: Vec<Vec<String>> = Vec::new();
    for piece in split(&plain, &['{', '}', ';']) {
        let prelude = piece.trim_end_matches(['{', '}', ';']).trim();
        match piece.chars().next_back() {
            Some('{') => {
                let parents = open.last().map_or(&[][..], Vec::as_slice);
                if prelude.starts_with('@') {
                    open.push(parents.to_vec());
                } else {
                    let steps = |selector: &&str| matches!(*selector, "from" | "to") || selector.ends_with('%');
                    let list = split(prelude, &[',']).map(|one| one.trim_end_matches(',').trim());
                    let own: Vec<String> =
                        list.filter(|one| !steps(one)).flat_map(|one| nested(parents, one)).collect();
                    selectors.extend_from_slice(&own);
                    open.push(own);
                }
            }
            Some('}') => drop(open.pop()),
            _ => {}
        }
    }
    selectors
}

/// The pieces of a stylesheet, each with the sign that ends it. Signs in brackets and strings end none.
fn split<'a>(text: &'a str, signs: &[char]) -> impl Iterator<Item = &'a str> {
    let (mut depth, mut is_quoted) = (0, false);
    text.split_inclusive(move |sign: char| {
        is_quoted ^= sign == '"';
        depth += i32::from(sign == '(' && !is_quoted) - i32::from(sign == ')' && !is_quoted);
        depth == 0 && !is_quoted && signs.contains(&sign)
    })
}

/// A selector in a block of these parents, resolved for each of them.
fn nested(parents: &[String], selector: &str) -> Vec<String> {
    let resolved = |parent: &String| {
        let parent = if parent.contains(":has(") { format!(":is({parent})") } else { parent.clone() };
        if selector.contains('&') { selector.replace('&', &parent) } else { format!("{parent} {selector}") }
    };
    if parents.is_empty() { vec![selector.to_owned()] } else { parents.iter().map(resolved).collect() }
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
    fn nested_selectors_are_resolved() {
        let css = ".a { x: y; --z: calc(1 * (2)); .b, &.c { content: \"{;\"; > .d { x: y } } @media (z) { w & .e { x: y } x: y } }
            .f { x: y }";
        assert_eq!(selectors(css), [".a", ".a .b", ".a.c", ".a .b > .d", ".a.c > .d", "w .a .e", ".f"]);
        assert_eq!(selectors(".a:has(.b) { .c { x: y } }"), [".a:has(.b)", ":is(.a:has(.b)) .c"]);
    }

    #[test]
    fn attributes_have_values() {
        assert_eq!(values("<a id=\"x\"><b data-id=\"no\" id=\"y\">", "id"), ["x", "y"]);
    }
}
