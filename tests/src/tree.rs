//! The accessibility tree of a page: its roles and accessible names, as screen readers get them.

use std::collections::HashMap;
use std::fmt::{self, Display, Formatter};

use anyhow::Context;
use serde_json::{Value, json};

use crate::browser::Browser;

/// What pressing a control does, without parts that differ at every load: a form's address and fields, or a link's
/// address. A disabled control does nothing. The same event can happen twice, so lines of the log with equal text may
/// lead to different moments; the moment's number is left out.
const EFFECT: &str = r#"function () {
    if (this.disabled || this.getAttribute("aria-disabled") === "true") return "nothing";
    if (this.href) return "opens " + this.href.replace(/[/]moment[/][0-9]+$/, "/moment");
    if (!this.form) return "script " + (this.id || this.outerHTML);
    const fields = new URLSearchParams(this.type === "submit" ? new FormData(this.form) : []);
    fields.delete("form");
    return `${this.type} ${this.form.getAttribute("action")} ${fields} ${this.name}=${this.type === "text" ? "" : this.value}`;
}"#;

/// Presses a control as a screen reader does: focuses it and performs its default action.
pub const PRESS: &str = "function () {
    if (!this.isConnected) throw new Error('it has left the page');
    this.focus();
    this.click();
}";

/// The roles of elements that can be pressed, chosen or typed into.
const CONTROLS: [&str; 9] =
    ["button", "checkbox", "combobox", "DisclosureTriangle", "link", "radio", "slider", "switch", "textbox"];

/// An element as a screen reader presents it.
#[derive(Clone, Debug)]
pub struct Element {
    /// Its role, as in `button`.
    pub role: String,
    /// Its accessible name.
    pub name: String,
    /// The value of a field or list.
    pub value: String,
    /// Whether it is disabled.
    pub is_disabled: bool,
    /// Whether it is a toggle that is on.
    pub is_pressed: bool,
    /// The level of a heading; 0 for everything else.
    pub level: u64,
    /// How changes inside it are announced: `polite`, `assertive`, or empty.
    pub live: String,
    /// The index of the element around it.
    parent: Option<usize>,
    /// Its id in Chromium's document.
    element: u64,
}

impl Element {
    /// Whether it can be pressed, chosen or typed into.
    pub fn is_control(&self) -> bool {
        CONTROLS.contains(&self.role.as_str())
    }
}

/// The accessibility tree of a page, in document order, without elements that screen readers ignore.
#[derive(Clone, Debug)]
pub struct AccessibilityTree(Vec<Element>);

impl AccessibilityTree {
    /// Reads the page that a browser shows.
    ///
    /// # Errors
    /// When the browser is gone or the page is changing.
    pub async fn of(browser: &mut Browser) -> anyhow::Result<AccessibilityTree> {
        // From now on Chromium keeps the tree up to date instead of rebuilding it at each call.
        browser.devtools("Accessibility.enable", json!({})).await?;
        let answer = browser.devtools("Accessibility.getFullAXTree", json!({})).await?;
        let list = answer["nodes"].as_array().context("a list of nodes")?;
        let by_id: HashMap<&str, &Value> =
            list.iter().filter_map(|node| Some((node["nodeId"].as_str()?, node))).collect();
        let root = list.first().context("a root")?;
        let mut nodes: Vec<Element> = Vec::new();
        let mut open: Vec<(&Value, Option<usize>)> = vec![(root, None)];
        while let Some((node, parent)) = open.pop() {
            let mut around = parent;
            if node["ignored"] == false && node["role"]["value"] != "InlineTextBox" {
                around = Some(nodes.len());
                nodes.push(read(node, parent));
            }
            let children = node["childIds"].as_array().into_iter().flatten().rev();
            open.extend(children.filter_map(|id| by_id.get(id.as_str()?)).map(|child| (*child, around)));
        }
        Ok(AccessibilityTree(nodes))
    }

    /// All nodes with this role.
    pub fn all<'a>(&'a self, role: &'a str) -> impl Iterator<Item = &'a Element> {
        self.0.iter().filter(move |node| node.role == role)
    }

    /// The first node with this role whose name begins with `name`.
    pub fn find(&self, role: &str, name: &str) -> Option<&Element> {
        self.0.iter().find(|node| node.role == role && node.name.starts_with(name))
    }

    /// All nodes that can be pressed, chosen or typed into.
    pub fn controls(&self) -> impl Iterator<Item = &Element> {
        self.0.iter().filter(|node| node.is_control())
    }

    /// The nodes around a node, from the innermost outward.
    pub fn around<'a>(&'a self, node: &Element) -> impl Iterator<Item = &'a Element> {
        let up = |node: &Element| node.parent.map(|at| &self.0[at]);
        std::iter::successors(up(node), move |node| up(node))
    }

    /// Names that several controls share although they do different things, each with what they do.
    ///
    /// # Errors
    /// When the page is changing.
    pub async fn ambiguous(&self, browser: &mut Browser) -> anyhow::Result<Vec<String>> {
        let mut named: HashMap<(&str, &str), Vec<&Element>> = HashMap::new();
        for node in self.controls() {
            named.entry((&node.role, &node.name)).or_default().push(node);
        }
        let mut found = Vec::new();
        for ((role, name), nodes) in named.into_iter().filter(|(_, nodes)| nodes.len() > 1) {
            let mut effects = Vec::new();
            for node in nodes {
                effects.push(call(browser, node, EFFECT).await?.as_str().unwrap_or_default().to_owned());
            }
            effects.sort();
            effects.dedup();
            if effects.len() > 1 {
                found.push(format!("{role} “{name}”: {}", effects.join(" | ")));
            }
        }
        Ok(found)
    }
}

impl Display for AccessibilityTree {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for node in &self.0 {
            let depth = self.around(node).count();
            writeln!(f, "{:depth$}{} “{}”", "", node.role, node.name)?;
        }
        Ok(())
    }
}

fn read(node: &Value, parent: Option<usize>) -> Element {
    let text = |field: &str| node[field]["value"].as_str().unwrap_or_default().to_owned();
    let property = |name: &str| {
        let all = node["properties"].as_array().into_iter().flatten();
        all.filter(|property| property["name"] == name).map(|property| property["value"]["value"].clone()).next()
    };
    Element {
        role: text("role"),
        name: text("name"),
        value: text("value"),
        is_disabled: property("disabled") == Some(Value::Bool(true)),
        is_pressed: property("pressed").is_some_and(|pressed| pressed == "true"),
        level: property("level").and_then(|level| level.as_u64()).unwrap_or_default(),
        live: property("live").and_then(|live| live.as_str().map(str::to_owned)).unwrap_or_default(),
        parent,
        element: node["backendDOMNodeId"].as_u64().unwrap_or_default(),
    }
}

/// Calls a JavaScript function, given as text, on the element of a node.
///
/// # Errors
/// When the element has left the page.
pub async fn call(browser: &mut Browser, node: &Element, function: &str) -> anyhow::Result<Value> {
    let found = browser.devtools("DOM.resolveNode", json!({ "backendNodeId": node.element })).await?;
    let asked = json!({
        "objectId": found["object"]["objectId"],
        "functionDeclaration": function,
        "returnByValue": true,
    });
    let mut answer = browser.devtools("Runtime.callFunctionOn", asked).await?;
    anyhow::ensure!(answer["exceptionDetails"].is_null(), "{}", answer["exceptionDetails"]);
    Ok(answer["result"]["value"].take())
}
