//! The book's pages of the games name exactly the fields, values and actions that occur. Random games show what occurs; some
//! of them have an edition in which rare events are frequent. `POSSE_BLESS=1` writes the pages' examples.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fs;
use std::path::PathBuf;

use erasure::{AnyMatch, Seen, Title};
use serde_json::Value;
use table::{DealKey, Fast, Seat, Settings, Setup, Stream, Viewer};

/// The values at each path, as in `rows[].front.kind`, in the order in which they stand.
type Leaves = BTreeMap<String, Vec<Value>>;

/// All values that occurred at each path.
type Found = BTreeMap<String, HashSet<Value>>;

/// Adds the values below `value` that are no lists and no objects.
fn collect(value: &Value, path: &str, leaves: &mut Leaves) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                collect(value, &if path.is_empty() { name.clone() } else { format!("{path}.{name}") }, leaves);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| collect(item, &format!("{path}[]"), leaves)),
        leaf => leaves.entry(path.to_owned()).or_default().push(leaf.clone()),
    }
}

fn seen(game: &dyn AnyMatch, viewer: Viewer) -> Leaves {
    let mut leaves = Leaves::new();
    collect(&serde_json::from_str(&Seen::new(game, viewer).view_json()).expect("a view is JSON"), "", &mut leaves);
    leaves
}

fn heard(game: &dyn AnyMatch, viewer: Viewer) -> Vec<Value> {
    serde_json::from_str(&Seen::new(game, viewer).events_json()).expect("events are a JSON list")
}

/// An event's name, and its values. The value at the name itself is `event`.
fn told(event: &Value) -> (String, Leaves) {
    let name = event["event"].as_str().expect("an event has its name").to_owned();
    let mut leaves = Leaves::new();
    collect(event, &name, &mut leaves);
    leaves.remove(&format!("{name}.event"));
    leaves.insert(name.clone(), vec![Value::from("event")]);
    (name, leaves)
}

/// A row of a table of fields.
struct Row {
    path: String,
    types: Vec<String>,
    seen_by: String,
}

/// A game's chapter of the book.
struct Chapter {
    file: PathBuf,
    text: String,
    /// The values of each word in capitals.
    words: BTreeMap<String, Vec<String>>,
}

impl Chapter {
    fn of(game: &str) -> Chapter {
        let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../docs/book/src/games/{game}.md"));
        let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let mut chapter = Chapter { file, text, words: BTreeMap::new() };
        let codes = |cell: &str| cell.split('`').skip(1).step_by(2).map(str::to_owned).collect();
        chapter.words =
            chapter.table("word").into_iter().map(|cells| (cells[0].replace('`', ""), codes(&cells[1]))).collect();
        chapter
    }

    /// The cells of the table whose first column is called this, by row.
    fn table(&self, first: &str) -> Vec<Vec<String>> {
        let head = format!("| {first} |");
        let rows = self.text.lines().skip_while(|line| !line.starts_with(&head)).skip(2);
        let cells = |line: &str| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
        rows.take_while(|line| line.starts_with('|')).map(cells).collect()
    }

    fn fields(&self, first: &str) -> Vec<Row> {
        let row = |cells: Vec<String>| {
            let types = cells[1].split(" or ").map(|name| name.replace('`', "")).collect();
            Row { path: cells[0].replace('`', ""), types, seen_by: cells[3].clone() }
        };
        self.table(first).into_iter().map(row).collect()
    }

    /// All texts of this form: each word in capitals stands for each of its values.
    fn texts(&self, form: &str) -> BTreeSet<String> {
        let Some(start) = form.find(|letter: char| letter.is_ascii_uppercase()) else {
            return [form.to_owned()].into();
        };
        let (before, rest) = form.split_at(start);
        let (word, after) = rest.split_at(rest.find(|letter: char| !letter.is_ascii_uppercase()).unwrap_or(rest.len()));
        let values = self.words.get(word).unwrap_or_else(|| panic!("`{word}` is not among the words"));
        values.iter().flat_map(|value| self.texts(&format!("{before}{value}{after}"))).collect()
    }

    /// What is wrong with these rows, if these values and no others occur.
    fn faults(&self, rows: &[Row], leaves: &Found) -> Vec<String> {
        let paths: BTreeSet<&String> = rows.iter().map(|row| &row.path).collect();
        let missing = leaves.keys().filter(|path| !paths.contains(path));
        let mut faults: Vec<String> = missing.map(|path| format!("no row for `{path}`")).collect();
        for Row { path, types, .. } in rows {
            let Some(values) = leaves.get(path) else {
                faults.push(format!("`{path}` never occurs"));
                continue;
            };
            let mut left: HashSet<&Value> = values.iter().collect();
            for name in types.iter().filter(|name| !["object", "list"].contains(&name.as_str())) {
                let texts = if name.chars().any(char::is_uppercase) { self.texts(name) } else { [name.clone()].into() };
                let before = left.len();
                left.retain(|value| match value {
                    Value::Null => name != "null",
                    Value::Bool(_) => name != "boolean",
                    Value::Number(_) => name != "number" && name != "seat",
                    value => !value.as_str().is_some_and(|text| texts.contains(text)),
                });
                if left.len() == before {
                    faults.push(format!("`{path}` is never {name}"));
                }
            }
            faults.extend(left.iter().map(|value| format!("`{path}` can be {value}")));
        }
        faults
    }
}

/// A table to play at: the seats, the options, the lines of the edition that are different, by their beginnings, and the
/// beginnings of the actions that are taken before all others.
type Variant =
    (u8, &'static [(&'static str, &'static str)], &'static [(&'static str, &'static str)], &'static [&'static str]);

/// Tables at which the rare fields and events of a game occur.
fn rare(game: &str) -> &'static [Variant] {
    // Only colts fit, and no robbery succeeds.
    const COLTS: &[(&str, &str)] = &[
        ("needs = ", "needs = \"9C\""),
        ("one_icon = ", "one_icon = 5"),
        ("two_icons = ", "two_icons = 0"),
        ("joker = ", "joker = 0"),
        ("elixir = ", "elixir = 0"),
        ("coyote = ", "coyote = 0"),
        ("vulture = ", "vulture = 0"),
    ];
    const ROBBERS: &[(&str, &str)] = &[
        ("builder = ", "builder = 1"),
        ("miner = 6", "miner = 1"),
        ("robber = 5", "robber = 30"),
        ("graves = ", "graves = 12"),
    ];
    const HIDEOUTS: &[(&str, &str)] = &[
        ("stagecoach = 2", "stagecoach = 0"),
        ("bank = 4", "bank = 0"),
        ("wanted = ", "wanted = 0"),
        ("hideout = ", "hideout = 12"),
        ("wyatt = ", "wyatt = 7"),
    ];
    match game {
        "dollars-wanted" => &[
            (3, &[("colour-variant", "on"), ("false-play", "on")], &[], &[]),
            (2, &[("honour-rule", "on"), ("open-values", "on"), ("coyote-leaves", "on")], &[], &[]),
            (2, &[], COLTS, &[]),
        ],
        "wyatt-earp" => &[
            (2, &[], &[("thousands = ", "thousands = 1")], &[]),
            (3, &[], &[("thousands = ", "thousands = 1")], &[]),
            (2, &[], HIDEOUTS, &["draw", "hideout", "lay", "unhide", "target"]),
        ],
        "desperados" => &[(5, &[], &[], &["join"]), (2, &[], &[], &["ready"])],
        "fistful-of-meeples" => &[
            (2, &[("madame-bows-out", "on")], &[("graves = ", "graves = 1")], &[]),
            (
                2,
                &[("madame-bows-out", "on")],
                &[("dynamite = ", "dynamite = 9"), ("gold = 36", "gold = 6")],
                &["take jail"],
            ),
            (4, &[], ROBBERS, &["drop deputy", "resolve"]),
            (3, &[], &[("graves = ", "graves = 1")], &[]),
        ],
        _ => &[],
    }
}

/// Events that no random game brings.
fn rarest(game: &str) -> Option<Value> {
    let (seat, neighbour) = (Seat(0), Seat(1));
    let event = match game {
        "desperados" => serde_json::to_value(desperados::Event::Stuck { seat, neighbour, card: None }),
        "fistful-of-meeples" => serde_json::to_value(fistful_of_meeples::Event::Passed { seat }),
        _ => return None,
    };
    Some(event.expect("an event is JSON"))
}

/// A random game.
fn deal(title: &dyn Title, (seats, options, changes, _): Variant, seed: u8) -> Box<dyn AnyMatch> {
    let mut edition: Vec<&str> = title.edition().lines().collect();
    for (start, line) in changes {
        edition.iter_mut().filter(|old| old.starts_with(start)).for_each(|old| *old = line);
    }
    let edition = edition.join("\n");
    let setup = Setup { seats, settings: Settings::of(options.iter().copied()), edition, version: title.version() };
    title.deal(&setup, DealKey::new([seed; 32])).unwrap_or_else(|error| panic!("{}: {error}", title.name()))
}

/// Adds what each viewer sees, and where somebody sees what the row of its field does not say.
fn look(game: &dyn AnyMatch, seats: u8, rows: &[Row], found: &mut Found, faults: &mut BTreeSet<String>) {
    let views: Vec<_> = Viewer::all(seats).map(|viewer| (viewer, seen(game, viewer))).collect();
    let public = &views.last().expect("the spectator comes last").1;
    for (viewer, leaves) in &views {
        for Row { path, seen_by, .. } in rows {
            let (own, all) = (leaves.get(path), public.get(path));
            let tells = own.is_some_and(|values| values.iter().any(|value| *value != false && !value.is_null()));
            let fits = match (seen_by.split(',').next(), viewer) {
                (Some("everybody"), _) => own == all || seen_by != "everybody",
                (Some("you alone"), Viewer::Spectator) | (Some("spectators"), Viewer::Seat(_)) => !tells,
                (Some("you alone" | "spectators"), _) => true,
                _ => false,
            };
            if !fits {
                faults.insert(format!("`{path}` is not seen by {seen_by}: {viewer:?}"));
            }
        }
    }
    for (path, values) in views.into_iter().flat_map(|(_, leaves)| leaves) {
        found.entry(path).or_default().extend(values);
    }
}

/// Plays random games and says what is wrong with the chapter.
fn faults(title: &dyn Title) -> Vec<String> {
    let chapter = Chapter::of(title.name());
    let (view, events) = (chapter.fields("field"), chapter.fields("event, field"));
    let mut faults = BTreeSet::new();
    let (mut in_views, mut in_events) = (Found::new(), Found::new());
    let usual = (title.seats().0..=title.seats().1).map(|seats| -> Variant { (seats, &[], &[], &[]) });
    for (number, variant) in (1..).zip(usual.chain(rare(title.name()).iter().copied())) {
        let ((seats, .., prefers), mut random) = (variant, Fast::new(number.into()));
        let mut game = deal(title, variant, number);
        for number in 0.. {
            // Every fourth position shows every value, in a third of the time.
            let asked = game.to_act().first();
            if number % 4 == 0 || asked.is_none() {
                look(&*game, seats, &view, &mut in_views, &mut faults);
            }
            let Some(seat) = asked else { break };
            let choices = game.choices(seat);
            let texts: Vec<&str> = choices.iter().map(|choice| choice.text.as_str()).collect();
            let first = prefers.iter().find_map(|start| texts.iter().find(|text| text.starts_with(start)));
            let text = first.or_else(|| random.pick(&texts)).expect("a seat that owes a decision has a choice");
            game.play(seat, text).expect("it is legal");
        }
        let public = heard(&*game, Viewer::Spectator);
        for viewer in Viewer::all(seats) {
            let mut shared = Vec::new();
            for event in heard(&*game, viewer) {
                let (name, leaves) = told(&event);
                leaves.into_iter().for_each(|(path, values)| in_events.entry(path).or_default().extend(values));
                match events.iter().find(|row| row.path == name).map(|row| row.seen_by.as_str()) {
                    Some("you alone") if viewer != Viewer::Spectator => {}
                    _ => shared.push(event),
                }
            }
            if shared != public {
                faults.insert("an event is heard by others than its row says".to_owned());
            }
        }
    }
    let rarest = rarest(title.name()).map(|event| told(&event).1).into_iter().flatten();
    rarest.for_each(|(path, values)| in_events.entry(path).or_default().extend(values));
    faults.extend(chapter.faults(&view, &in_views));
    faults.extend(chapter.faults(&events, &in_events));
    let forms = chapter.table("action").into_iter().map(|cells| cells[0].replace('`', ""));
    let written: BTreeSet<String> = forms.flat_map(|form| chapter.texts(&form)).collect();
    let actions: BTreeSet<String> = (0..title.actions()).filter_map(|number| title.action(number)).collect();
    faults.extend(written.symmetric_difference(&actions).map(|text| format!("the action `{text}`")));
    faults.into_iter().collect()
}

#[test]
fn a_games_page_names_exactly_the_fields_values_and_actions_that_occur_and_who_sees_them() {
    let titles = catalog::titles();
    std::thread::scope(|scope| {
        let checks: Vec<_> = titles.iter().map(|title| (title.name(), scope.spawn(move || faults(title)))).collect();
        let faults: Vec<String> = checks
            .into_iter()
            .flat_map(|(name, check)| {
                let faults = check.join().expect("the games are played");
                faults.into_iter().map(move |fault| format!("docs/book/src/games/{name}.md: {fault}"))
            })
            .collect();
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    });
}

/// The JSON, each list and object that is long over several lines.
fn laid_out(value: &Value, indent: usize) -> String {
    let (text, space) = (value.to_string(), " ".repeat(indent + 2));
    let lines: Vec<String> = match value {
        _ if text.len() + indent < 110 => return text,
        Value::Array(items) if items.iter().all(Value::is_string) => return text,
        Value::Array(items) => items.iter().map(|item| format!("{space}{}", laid_out(item, indent + 2))).collect(),
        Value::Object(fields) => {
            let line = |(name, value)| format!("{space}\"{name}\": {}", laid_out(value, indent + 2));
            fields.iter().map(line).collect()
        }
        _ => return text,
    };
    let (open, close) = if value.is_array() { ('[', ']') } else { ('{', '}') };
    format!("{open}\n{}\n{}{close}", lines.join(",\n"), &space[2..])
}

#[test]
fn the_example_on_a_games_page_is_the_first_question_to_a_seat() {
    for title in catalog::titles().iter() {
        let game = deal(title, (2, &[], &[], &[]), 1);
        let seat = game.to_act().first().expect("somebody begins");
        let (view, events) = (Seen::new(&*game, Viewer::Seat(seat)).view_json(), heard(&*game, Viewer::Seat(seat)));
        let view: Value = serde_json::from_str(&view).expect("a view is JSON");
        let legal: Vec<String> = game.choices(seat).into_iter().map(|choice| choice.text).collect();
        let question = serde_json::json!({ "events": events, "view": view, "legal": legal });
        let chapter = Chapter::of(title.name());
        let (before, _) = chapter.text.split_once("\n## An example\n").expect("every chapter has an example");
        let text = format!(
            "{before}\n## An example\n\nThe first question to seat {} at a table of two:\n\n```json\n{}\n```\n",
            seat.0,
            laid_out(&question, 0)
        );
        if chapter.text != text && std::env::var_os("POSSE_BLESS").is_some_and(|value| value == "1") {
            fs::write(&chapter.file, &text).expect("the chapter can be written");
        } else {
            assert_eq!(chapter.text, text, "{}: POSSE_BLESS=1 writes the example", chapter.file.display());
        }
    }
}
