//! The imports between the files of a crate: no two files import each other in a circle.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use syn::buffer::{Cursor, TokenBuffer};
use syn::visit::{self, Visit};
use syn::{Expr, ExprLit, Item, ItemMod, ItemUse, Lit, Macro, UseTree, Visibility};

use super::{packages, root, rows};

/// The names of a path, in order. A path that begins with `::` leads to another crate and has no names.
type Names = Vec<String>;

/// A module: a file, or an inline module within a file.
#[derive(Default)]
struct Module {
    file: PathBuf,
    parent: Option<usize>,
    children: BTreeMap<String, usize>,
    /// The names that its `use` lines bring in, each with its path.
    used: BTreeMap<String, Names>,
    /// The modules from which its `use` lines bring in everything.
    globs: Vec<Names>,
    /// The names of its own items.
    items: BTreeSet<String>,
    /// All paths that it imports or writes out. Paths that it only re-exports do not count.
    paths: BTreeSet<Names>,
}

/// The modules of a crate; the first is its root.
struct Modules {
    all: Vec<Module>,
    /// The modules of the exported macros, which are found at the root.
    macros: BTreeMap<String, usize>,
}

impl Modules {
    /// Reads a crate from its root file; `text` returns the text of a file, if the file exists.
    fn read(root: &Path, text: &impl Fn(&Path) -> Option<String>) -> Modules {
        let mut modules = Modules { all: Vec::new(), macros: BTreeMap::new() };
        let items = parse(root, text).unwrap_or_else(|| panic!("{} is missing", root.display()));
        modules.add(None, root, root.parent().unwrap(), &items, text);
        modules
    }

    /// Adds a module and the modules below it, whose files are in `folder`.
    fn add(
        &mut self,
        parent: Option<usize>,
        file: &Path,
        folder: &Path,
        items: &[Item],
        text: &impl Fn(&Path) -> Option<String>,
    ) -> usize {
        let at = self.all.len();
        self.all.push(Module { file: file.to_owned(), parent, ..Module::default() });
        for item in items {
            match item {
                Item::Mod(item) => {
                    let (name, inside) = (item.ident.to_string(), folder.join(item.ident.to_string()));
                    let child = match &item.content {
                        Some((_, items)) => self.add(Some(at), file, &inside, items, text),
                        None => {
                            let (files, inside) = match elsewhere(file, item) {
                                Some(shared) => (vec![shared.clone()], shared.parent().unwrap().to_owned()),
                                None => (vec![folder.join(format!("{name}.rs")), inside.join("mod.rs")], inside),
                            };
                            let found = files.iter().find_map(|file| Some((file, parse(file, text)?)));
                            let (file, items) = found.unwrap_or_else(|| panic!("{} has no {name}", file.display()));
                            self.add(Some(at), file, &inside, &items, text)
                        }
                    };
                    self.all[at].children.insert(name, child);
                }
                Item::Use(item) => self.all[at].add_use(item),
                // The paths in a macro's definition belong to the place where it is expanded.
                Item::Macro(item) if item.ident.is_some() => {
                    let name = item.ident.iter().map(ToString::to_string);
                    if item.attrs.iter().any(|attribute| attribute.path().is_ident("macro_export")) {
                        self.macros.extend(name.clone().map(|name| (name, at)));
                    }
                    self.all[at].items.extend(name);
                }
                item => {
                    self.all[at].items.extend(name_of(item));
                    let mut paths = Paths::default();
                    paths.visit_item(item);
                    self.all[at].paths.extend(paths.0);
                }
            }
        }
        at
    }

    /// The module that defines the item that a path in a module names; `None` if it is in another crate.
    fn resolve(&self, at: usize, path: &[String], seen: &mut BTreeSet<(usize, Names)>) -> Option<usize> {
        if !seen.insert((at, path.to_vec())) {
            return None;
        }
        let (first, rest) = path.split_first()?;
        let start = match first.as_str() {
            "crate" => 0,
            "self" => at,
            "super" => self.all[at].parent?,
            _ => return self.find(at, path, seen),
        };
        self.walk(start, rest, seen)
    }

    /// The same for a path that starts at a module. A name that is not found, such as an item that a macro defines, is
    /// taken for the module's own.
    fn walk(&self, at: usize, path: &[String], seen: &mut BTreeSet<(usize, Names)>) -> Option<usize> {
        match path.first().map(String::as_str) {
            None => Some(at),
            Some("self") => self.walk(at, &path[1..], seen),
            Some("super") => self.walk(self.all[at].parent?, &path[1..], seen),
            Some(name) if self.is_known(at, name) => self.find(at, path, seen),
            Some(name) => {
                let macros = self.macros.get(name).filter(|_| at == 0).copied();
                let globs = || {
                    self.all[at].globs.iter().find_map(|glob| {
                        let from = self.resolve(at, glob, seen)?;
                        if self.is_known(from, &path[0]) { self.walk(from, path, seen) } else { None }
                    })
                };
                macros.or_else(globs).or(Some(at))
            }
        }
    }

    fn is_known(&self, at: usize, name: &str) -> bool {
        let Module { children, used, items, .. } = &self.all[at];
        children.contains_key(name) || used.contains_key(name) || items.contains(name)
    }

    /// The same for a path whose first name is a child module, a used name or an item of a module.
    fn find(&self, at: usize, path: &[String], seen: &mut BTreeSet<(usize, Names)>) -> Option<usize> {
        let (name, rest) = path.split_first()?;
        let Module { children, used, items, .. } = &self.all[at];
        match (children.get(name), used.get(name)) {
            (Some(child), _) => self.walk(*child, rest, seen),
            (None, Some(path)) if !items.contains(name) => self.resolve(at, &[path, rest].concat(), seen),
            _ => items.contains(name).then_some(at),
        }
    }

    /// Which file imports which other, with the imported paths.
    fn imports(&self) -> BTreeMap<(&Path, &Path), BTreeSet<String>> {
        let mut imports: BTreeMap<_, BTreeSet<String>> = BTreeMap::new();
        for (at, module) in self.all.iter().enumerate() {
            // A used name is counted at its `use` line. A single name may be a variable, so it does not count as a
            // child module.
            let is_counted = |path: &&Names| match module.used.get(&path[0]) {
                Some(used) => !module.paths.contains(used),
                None => path.len() > 1 || path[0] == "super",
            };
            for path in module.paths.iter().filter(|path| !path.is_empty()).filter(is_counted) {
                let Some(to) = self.resolve(at, path, &mut BTreeSet::new()) else { continue };
                let ends = (module.file.as_path(), self.all[to].file.as_path());
                if ends.0 != ends.1 {
                    imports.entry(ends).or_default().insert(path.join("::"));
                }
            }
        }
        imports
    }

    /// The groups of files that import each other in circles.
    fn circles(&self) -> Vec<Circle> {
        let imports = self.imports();
        let reached = |from: &Path| {
            let (mut found, mut open) = (BTreeSet::new(), vec![from.to_owned()]);
            while let Some(next) = open.pop() {
                for (_, to) in imports.keys().filter(|(from, _)| *from == next) {
                    if found.insert(to.to_path_buf()) {
                        open.push(to.to_path_buf());
                    }
                }
            }
            found
        };
        let files: BTreeSet<&Path> = imports.keys().map(|(from, _)| *from).collect();
        let reach: BTreeMap<&Path, BTreeSet<PathBuf>> = files.iter().map(|file| (*file, reached(file))).collect();
        let tied = |one: &Path, other: &Path| reach[one].contains(other) && reach[other].contains(one);
        let groups: BTreeSet<Vec<&Path>> = files
            .iter()
            .map(|one| files.iter().copied().filter(|other| tied(one, other)).collect::<Vec<_>>())
            .filter(|group| !group.is_empty())
            .collect();
        let ties = |group: &[&Path]| {
            let inside = imports.iter().filter(|((from, to), _)| group.contains(from) && group.contains(to));
            let lines = inside.map(|((from, to), names)| {
                let names: Vec<&str> = names.iter().map(String::as_str).collect();
                format!("{} imports {}: {}", from.display(), to.display(), names.join(", "))
            });
            lines.collect()
        };
        let circle = |group: Vec<&Path>| Circle {
            files: group.iter().map(|file| file.display().to_string()).collect(),
            ties: ties(&group),
        };
        groups.into_iter().map(circle).collect()
    }
}

/// The file that a module's `#[path]` names, from the folder of the file that declares it.
fn elsewhere(file: &Path, item: &ItemMod) -> Option<PathBuf> {
    let attribute = item.attrs.iter().find(|attribute| attribute.path().is_ident("path"))?;
    let Expr::Lit(ExprLit { lit: Lit::Str(path), .. }) = &attribute.meta.require_name_value().ok()?.value else {
        return None;
    };
    Some(file.with_file_name(path.value()))
}

/// Files that import each other in a circle, and a line for each import that ties them.
struct Circle {
    files: Vec<String>,
    ties: Vec<String>,
}

fn parse(file: &Path, text: &impl Fn(&Path) -> Option<String>) -> Option<Vec<Item>> {
    let parsed = syn::parse_file(&text(file)?);
    Some(parsed.unwrap_or_else(|error| panic!("{}: {error}", file.display())).items)
}

fn name_of(item: &Item) -> Option<String> {
    let name = match item {
        Item::Const(item) => &item.ident,
        Item::Enum(item) => &item.ident,
        Item::Fn(item) => &item.sig.ident,
        Item::Static(item) => &item.ident,
        Item::Struct(item) => &item.ident,
        Item::Trait(item) => &item.ident,
        Item::Type(item) => &item.ident,
        _ => return None,
    };
    Some(name.to_string())
}

impl Module {
    fn add_use(&mut self, item: &ItemUse) {
        let is_import = matches!(item.vis, Visibility::Inherited);
        for (path, name) in leaves(item) {
            if is_import {
                self.paths.insert(path.clone());
            }
            match name {
                Some(name) => drop(self.used.insert(name, path)),
                None => self.globs.push(path),
            }
        }
    }
}

/// The paths of a `use` line, each with the name that it brings in; no name for a glob.
fn leaves(item: &ItemUse) -> Vec<(Names, Option<String>)> {
    fn add(tree: &UseTree, path: Names, found: &mut Vec<(Names, Option<String>)>) {
        let longer = |name: &syn::Ident| [path.as_slice(), &[name.to_string()]].concat();
        match tree {
            UseTree::Path(tree) => add(&tree.tree, longer(&tree.ident), found),
            UseTree::Group(tree) => tree.items.iter().for_each(|tree| add(tree, path.clone(), found)),
            UseTree::Name(tree) if tree.ident == "self" => found.push((path.clone(), path.last().cloned())),
            UseTree::Name(tree) => found.push((longer(&tree.ident), Some(tree.ident.to_string()))),
            UseTree::Rename(tree) => found.push((longer(&tree.ident), Some(tree.rename.to_string()))),
            UseTree::Glob(_) => found.push((path, None)),
        }
    }
    let mut found = Vec::new();
    add(&item.tree, Names::new(), &mut found);
    if item.leading_colon.is_some() {
        found.iter_mut().for_each(|(path, _)| path.clear());
    }
    found
}

/// The paths in a piece of code.
#[derive(Default)]
struct Paths(BTreeSet<Names>);

impl<'code> Visit<'code> for Paths {
    fn visit_item_use(&mut self, item: &'code ItemUse) {
        self.0.extend(leaves(item).into_iter().map(|(path, _)| path));
    }

    fn visit_path(&mut self, path: &'code syn::Path) {
        if path.leading_colon.is_none() {
            self.0.insert(path.segments.iter().map(|segment| segment.ident.to_string()).collect());
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, called: &'code Macro) {
        self.visit_path(&called.path);
        self.read_tokens(TokenBuffer::new2(called.tokens.clone()).begin());
    }

    /// `pub(crate)` names no item.
    fn visit_visibility(&mut self, _: &'code Visibility) {}
}

impl Paths {
    /// Collects the paths of at least two names from the tokens of a macro call.
    fn read_tokens(&mut self, mut cursor: Cursor<'_>) {
        let mut path = Names::new();
        let mut colons = 0;
        while !cursor.eof() {
            if let Some((inside, _, _, next)) = cursor.any_group() {
                self.read_tokens(inside);
                cursor = next;
            } else if let Some((name, next)) = cursor.ident() {
                if colons != 2 {
                    self.end_path(&mut path);
                }
                path.push(name.to_string());
                (cursor, colons) = (next, 0);
                continue;
            } else if let Some((mark, next)) = cursor.punct() {
                cursor = next;
                if mark.as_char() == ':' && !path.is_empty() && colons < 2 {
                    colons += 1;
                    continue;
                }
            } else if let Some((_, next)) = cursor.token_tree() {
                cursor = next;
            }
            self.end_path(&mut path);
            colons = 0;
        }
        self.end_path(&mut path);
    }

    fn end_path(&mut self, path: &mut Names) {
        let path = std::mem::take(path);
        if path.len() > 1 {
            self.0.insert(path);
        }
    }
}

/// The root files of a package's crates: its library, program, tests and examples.
fn roots(folder: &Path) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = ["src/lib.rs", "src/main.rs"].iter().map(|file| folder.join(file)).collect();
    let inside = |name: &str| fs::read_dir(folder.join(name)).into_iter().flatten().map(|entry| entry.unwrap().path());
    let tests = folder.join("tests/main.rs");
    if tests.exists() {
        // The other files there are modules of this one. Otherwise each file is a crate.
        found.push(tests);
    } else {
        found.extend(inside("tests"));
    }
    found.extend(inside("tests").chain(inside("examples")).map(|entry| entry.join("main.rs")));
    found.extend(inside("examples"));
    found.retain(|file| file.is_file() && file.extension().is_some_and(|ending| ending == "rs"));
    found
}

#[test]
fn no_two_files_of_a_crate_import_each_other_in_a_circle() {
    let mut circles = Vec::new();
    for package in packages().values() {
        for crate_root in roots(&package.folder) {
            let within = crate_root.strip_prefix(root()).unwrap();
            circles.extend(Modules::read(within, &|file| fs::read_to_string(root().join(file)).ok()).circles());
        }
    }
    let told: Vec<String> = circles.iter().map(|circle| circle.ties.join("\n")).collect();
    assert!(told.is_empty(), "these files import each other in circles:\n\n{}", told.join("\n\n"));
}

/// The files beside the rooms, which may name all of them.
const BESIDE: [&str; 3] = ["explain", "lib", "router"];

#[test]
fn the_rooms_of_the_web_server_import_each_other_as_the_map_says() {
    let document = fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let allowed = rows(&document, "room");
    let modules =
        Modules::read(Path::new("lib.rs"), &|file| fs::read_to_string(root().join("crates/web/src").join(file)).ok());
    let room = |file: &Path| file.iter().next().unwrap().to_str().unwrap().trim_end_matches(".rs").to_owned();
    let is_upward = |(from, to): &(&Path, &Path)| {
        let (from, to) = (room(from), room(to));
        match allowed.get(&from) {
            Some(named) => from != to && !named.contains(&to),
            None => !BESIDE.contains(&&*from),
        }
    };
    let imports = modules.imports();
    let upward: Vec<String> = imports
        .into_keys()
        .filter(is_upward)
        .map(|(from, to)| format!("{} imports {}", from.display(), to.display()))
        .collect();
    assert!(upward.is_empty(), "{}", upward.join("\n"));
    assert_eq!(allowed.len(), 5, "{allowed:?}");
}

/// The circles of a made-up crate, as the names of their files.
fn circles(files: &[(&str, &str)]) -> Vec<String> {
    let text = |file: &Path| files.iter().find(|(name, _)| Path::new(name) == file).map(|(_, text)| (*text).to_owned());
    let found = Modules::read(Path::new("lib.rs"), &text).circles();
    found.into_iter().map(|circle| circle.files.join(" ")).collect()
}

#[test]
fn files_that_import_in_one_direction_are_in_no_circle() {
    let files = [
        ("lib.rs", "mod horse; mod rider; mod town; pub use rider::Rider;"),
        ("horse.rs", "pub struct Horse; #[cfg(test)] mod tests { use super::*; }"),
        ("rider.rs", "use std::fmt; use crate::horse::Horse; pub struct Rider(Horse);"),
        ("town.rs", "use crate::Rider; pub(crate) struct Town(Rider, crate::horse::Horse);"),
    ];
    assert_eq!(circles(&files), Vec::<String>::new());
}

#[test]
fn two_files_that_import_each_other_are_caught_in_use_lines_in_code_and_in_macro_calls() {
    for code in [
        "use crate::rider::{self, Rider};",
        "use super::rider::*;",
        "fn ride() { use crate::rider; }",
        "fn ride() -> crate::rider::Rider { loop {} }",
        "fn ride() { html! { p { (crate::rider::name()) } } }",
    ] {
        let files = [
            ("lib.rs", "mod horse; mod rider;"),
            ("horse.rs", &*format!("pub struct Horse; {code}")),
            ("rider.rs", "use crate::horse::Horse; pub struct Rider(Horse); pub fn name() {}"),
        ];
        assert_eq!(circles(&files), ["horse.rs rider.rs"], "{code}");
    }
}

#[test]
fn a_circle_through_a_re_export_is_the_circle_of_the_files_that_define_the_names() {
    let files = [
        ("lib.rs", "mod horse; mod rider; mod ranch; pub use horse::*; pub(crate) use rider::Rider; use ranch::Ranch;"),
        ("horse.rs", "pub struct Horse; fn ride(_: crate::Rider) {}"),
        ("rider.rs", "use crate::{Horse, Ranch}; pub struct Rider(Horse);"),
        ("ranch.rs", "pub struct Ranch;"),
    ];
    assert_eq!(circles(&files), ["horse.rs rider.rs"]);
}

#[test]
fn a_parent_and_a_child_that_import_each_other_are_caught() {
    for parent in ["use horse::Horse;", "fn feed() { horse::feed() }", "pub use horse::Horse; struct Stable(Horse);"] {
        let files = [
            ("lib.rs", "mod stable;"),
            ("stable.rs", &*format!("mod horse; pub fn hay() {{}} {parent}")),
            ("stable/horse.rs", "use super::hay; pub struct Horse; pub fn feed() {}"),
        ];
        assert_eq!(circles(&files), ["stable/horse.rs stable.rs"], "{parent}");
    }
}

#[test]
fn an_exported_macro_is_imported_from_the_file_that_defines_it() {
    let files = [
        ("lib.rs", "mod horse; mod rider;"),
        ("horse.rs", "#[macro_export] macro_rules! horse { () => { $crate::nothing() } } use crate::rider::Rider;"),
        ("rider.rs", "pub struct Rider; fn ride() { crate::horse!() }"),
    ];
    assert_eq!(circles(&files), ["horse.rs rider.rs"]);
}
