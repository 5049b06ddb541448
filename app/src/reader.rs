//! Reads a page to the terminal as a screen reader would: labels, headings and lists, without what is only for the eye.
//!
//! So the table in the terminal is the page of the same view, in the same words, for every game.

/// One line is at most about so long before a list takes a line an item.
const WIDTH: usize = 100;

/// Elements that hold nothing to be read.
const SILENT: [&str; 6] = ["svg", "style", "script", "input", "button", "template"];

/// Elements without an end.
const VOID: [&str; 5] = ["input", "img", "br", "hr", "wbr"];

/// Elements that begin a line of their own.
const BLOCKS: [&str; 14] =
    ["section", "div", "p", "ol", "ul", "li", "h1", "h2", "h3", "fieldset", "legend", "table", "tr", "nav"];

/// The lines of a page, each indented by its depth.
pub(crate) fn lines(html: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let root = Element { name: "", label: None, is_silent: false, is_picture: false, children: parse(html) };
    tell(&root, 0, &mut lines);
    lines
}

enum Node<'a> {
    Text(String),
    Element(Element<'a>),
}

struct Element<'a> {
    name: &'a str,
    label: Option<String>,
    is_silent: bool,
    is_picture: bool,
    children: Vec<Node<'a>>,
}

/// Reads the well-formed HTML that our own pages are made of.
fn parse(html: &str) -> Vec<Node<'_>> {
    let mut open: Vec<Element<'_>> = vec![element("")];
    let mut rest = html;
    while let Some((text, tag)) = rest.split_once('<') {
        add(&mut open, Node::Text(unescape(text)));
        let (inside, after) = tag.split_once('>').unwrap_or((tag, ""));
        rest = after;
        if inside.starts_with('/') {
            if open.len() > 1
                && let Some(done) = open.pop()
            {
                add(&mut open, Node::Element(done));
            }
        } else if !inside.starts_with('!') {
            let begun = element(inside);
            if VOID.contains(&begun.name) { add(&mut open, Node::Element(begun)) } else { open.push(begun) }
        }
    }
    add(&mut open, Node::Text(unescape(rest)));
    while open.len() > 1 {
        if let Some(done) = open.pop() {
            add(&mut open, Node::Element(done));
        }
    }
    open.pop().map(|root| root.children).unwrap_or_default()
}

fn add<'a>(open: &mut [Element<'a>], node: Node<'a>) {
    if let Some(parent) = open.last_mut() {
        parent.children.push(node);
    }
}

/// An element from what stands between its brackets.
fn element(inside: &str) -> Element<'_> {
    let (name, attributes) = inside.split_once(' ').unwrap_or((inside, ""));
    let has = |attribute: &str| format!(" {attributes}").contains(attribute);
    let label = attributes.split_once("aria-label=\"").and_then(|(_, rest)| rest.split_once('"'));
    Element {
        name,
        label: label.map(|(label, _)| unescape(label)),
        is_silent: SILENT.contains(&name) || has(" aria-hidden=\"true\""),
        is_picture: has(" role=\"img\""),
        children: Vec::new(),
    }
}

fn unescape(text: &str) -> String {
    let text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn has_blocks(element: &Element<'_>) -> bool {
    element.children.iter().any(|child| match child {
        Node::Element(child) => !child.is_silent && (BLOCKS.contains(&child.name) || has_blocks(child)),
        Node::Text(_) => false,
    })
}

/// Tells an element in lines.
fn tell(element: &Element<'_>, depth: usize, lines: &mut Vec<String>) {
    if element.is_silent {
        return;
    }
    let mut push = |text: &str, depth: usize| {
        if !text.is_empty() {
            lines.push(format!("{}{text}", "  ".repeat(depth)));
        }
    };
    let is_list = matches!(element.name, "ol" | "ul");
    if is_list || element.is_picture || !has_blocks(element) {
        let pieces = match (is_list, element.is_picture) {
            (true, _) => items(element),
            (false, true) => pieces(element),
            (false, false) => said(element),
        };
        let label = if element.is_picture { None } else { element.label.as_deref() };
        let joined = join(&pieces);
        match label {
            _ if pieces.is_empty() => {}
            Some(label) if is_list && joined.len() > WIDTH => {
                push(&format!("{label}:"), depth);
                pieces.iter().for_each(|piece| push(piece, depth + 1));
            }
            Some(label) => push(&format!("{label}: {joined}"), depth),
            None if is_list && joined.len() > WIDTH => pieces.iter().for_each(|piece| push(piece, depth)),
            None => push(&joined, depth),
        }
        return;
    }
    let legend = element.children.iter().find_map(|child| match child {
        Node::Element(child) if child.name == "legend" => Some(join(&pieces(child))),
        _ => None,
    });
    let label = element.label.clone().or_else(|| legend.clone());
    if let Some(label) = &label {
        push(&format!("{label}:"), depth);
    }
    let depth = depth + usize::from(label.is_some());
    let mut loose = Vec::new();
    for child in &element.children {
        match child {
            Node::Text(text) => loose.extend(Some(text.clone()).filter(|text| !text.is_empty())),
            Node::Element(child) if child.name == "legend" => {}
            Node::Element(child) if BLOCKS.contains(&child.name) || has_blocks(child) => {
                flush(&mut loose, depth, lines);
                tell(child, depth, lines);
            }
            Node::Element(child) => loose.extend(pieces(child)),
        }
    }
    flush(&mut loose, depth, lines);
}

fn flush(loose: &mut Vec<String>, depth: usize, lines: &mut Vec<String>) {
    let joined = join(loose);
    let indent = "  ".repeat(depth);
    if joined.len() > WIDTH {
        lines.extend(loose.iter().map(|piece| format!("{indent}{piece}")));
    } else if !joined.is_empty() {
        lines.push(format!("{indent}{joined}"));
    }
    loose.clear();
}

/// The items of a list; neighbours that read alike are counted.
fn items(list: &Element<'_>) -> Vec<String> {
    let mut items: Vec<(String, u32)> = Vec::new();
    for child in &list.children {
        let Node::Element(child) = child else { continue };
        let text = join(&pieces(child));
        match items.last_mut() {
            _ if text.is_empty() => {}
            Some((last, count)) if *last == text => *count += 1,
            _ => items.push((text, 1)),
        }
    }
    let counted = |(text, count)| if count == 1 { text } else { format!("{text} ×{count}") };
    items.into_iter().map(counted).collect()
}

/// What an element says, piece by piece.
fn pieces(element: &Element<'_>) -> Vec<String> {
    match (&element.label, element.is_silent, element.is_picture) {
        (_, true, _) => Vec::new(),
        (Some(label), false, true) => vec![label.clone()],
        (label, false, _) => {
            let mut said = said(element);
            if let Some(label) = label.as_ref().filter(|_| !said.is_empty()) {
                said[0] = format!("{label}: {}", said[0]);
            }
            said
        }
    }
}

/// What stands in an element, piece by piece, without its label.
fn said(element: &Element<'_>) -> Vec<String> {
    let said = element.children.iter().flat_map(|child| match child {
        Node::Text(text) => vec![text.clone()],
        Node::Element(child) => pieces(child),
    });
    said.filter(|piece| !piece.is_empty()).collect()
}

/// The pieces as one text. What continues a piece, such as a remark in brackets, follows it without a comma.
fn join(pieces: &[String]) -> String {
    let comma = if pieces.iter().any(|piece| piece.contains(", ")) { "; " } else { ", " };
    let mut text = String::new();
    for piece in pieces {
        if !text.is_empty() {
            let goes_on = piece.starts_with(['(', ',', '.', ':', ';']);
            text.push_str(if goes_on { " " } else { comma });
        }
        text.push_str(piece.trim_start_matches([',', ' ']));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_read_by_its_labels_and_not_by_its_pictures() {
        let html = r##"<section aria-label="Row 1"><h2>Bank <small>6 left</small></h2><svg><title>x</title></svg>
            <p role="img" aria-label="3 picks"><span>no</span></p>
            <ol aria-label="Cards"><li><span>back</span></li><li><span>back</span></li><li aria-hidden="true">2</li></ol>
            <button>Press</button></section>"##;
        assert_eq!(lines(html), ["Row 1:", "  Bank, 6 left", "  3 picks", "  Cards: back ×2"]);
    }

    #[test]
    fn a_list_too_long_for_a_line_has_a_line_for_each_item() {
        let item = "a word ".repeat(20);
        let (long, list) = (item.trim(), format!("<li>{item}</li><li>short</li>"));
        assert_eq!(lines(&format!("<ul>{list}</ul>")), [long, "short"]);
        let named = [String::from("Town:"), format!("  {long}"), String::from("  short")];
        assert_eq!(lines(&format!("<ul aria-label=\"Town\">{list}{list}</ul>"))[..3], named);
        assert_eq!(lines("<ul><li>one</li><li>two</li></ul>"), ["one, two"]);
    }

    #[test]
    fn signs_are_signs_again_and_remarks_follow_their_word() {
        let html = "<div><span>Anna &amp; &lt;Ben&gt;</span> <span>(you)</span><br><span>$7</span></div>";
        assert_eq!(lines(html), ["Anna & <Ben> (you), $7"]);
    }

    #[test]
    fn broken_text_is_no_trouble() {
        for html in ["", "<", "a < b", "<div><p>x", "</p></div>y", "<p aria-label=\"x>"] {
            lines(html);
        }
    }
}
