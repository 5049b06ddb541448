//! A game's options as form controls.

use maud::{Markup, html};
use table::{OptionSpec, Settings};

use crate::words::Words;

/// The name of an option's form field: `option-KEY`. A missing or empty field means the default.
pub fn field(spec: &OptionSpec) -> String {
    format!("option-{}", spec.key)
}

/// The controls for these options, showing the current settings. `words` are the game's.
pub fn controls(words: &Words, specs: &[OptionSpec], set: &Settings) -> Markup {
    html! {
        @for spec in specs {
            div.option {
                @if is_plain_switch(spec, specs) {
                    label.switch {
                        input type="checkbox" name=(field(spec)) value="on" checked[set.on(spec.key)]
                            aria-describedby={ (field(spec)) "-about" };
                        span { (words.say(&field(spec))) }
                    }
                } @else {
                    label.choice {
                        span { (words.say(&field(spec))) }
                        select name=(field(spec)) aria-describedby={ (field(spec)) "-about" } {
                            @let usual = usual(spec, specs);
                            option value="" {
                                (usual.map_or_else(|| words.say("option-usual"), |value| value_name(words, spec, value)))
                            }
                            @for value in spec.values.iter().copied().filter(|value| Some(*value) != usual) {
                                option value=(value) selected[set.get(spec.key) == Some(value)] {
                                    (value_name(words, spec, value))
                                }
                            }
                        }
                    }
                }
                p.about id={ (field(spec)) "-about" } {
                    (words.say(&format!("{}.about", field(spec))))
                    " " span.clause { (spec.clause) }
                }
            }
        }
    }
}

/// The options that differ from their defaults; none if the settings are invalid.
pub fn changed<'a>(specs: &'a [OptionSpec], set: &Settings) -> Vec<&'a OptionSpec> {
    let Ok(whole) = set.complete(specs) else { return Vec::new() };
    let usual = Settings::default().complete(specs).unwrap_or_default();
    specs.iter().filter(|spec| whole.get(spec.key) != usual.get(spec.key)).collect()
}

/// A list of the options that differ from their defaults, one per line.
pub fn summary(words: &Words, specs: &[OptionSpec], set: &Settings) -> Markup {
    let Ok(whole) = set.complete(specs) else { return html! {} };
    let changed = changed(specs, set);
    html! {
        @if changed.is_empty() {
            p.options { (words.say("options-usual")) }
        } @else {
            ul.options {
                @for spec in changed {
                    li {
                        (words.say(&field(spec)))
                        @if let Some(value) = whole.get(spec.key).filter(|value| *value != "on") {
                            (words.colon()) (value_name(words, spec, value))
                        }
                    }
                }
            }
        }
    }
}

fn value_name(words: &Words, spec: &OptionSpec, value: &str) -> String {
    match value {
        "on" | "off" => words.say(&format!("option-{value}")),
        other => words.say(&format!("option-{}-{other}", spec.key)),
    }
}

/// Whether an option is shown as a check box: a switch that is off by default, whatever else is set.
fn is_plain_switch(spec: &OptionSpec, specs: &[OptionSpec]) -> bool {
    spec.values == ["off", "on"] && usual(spec, specs) == Some("off")
}

/// The default of an option; `None` if it depends on other options.
fn usual(spec: &OptionSpec, specs: &[OptionSpec]) -> Option<&'static str> {
    let all_on = Settings(specs.iter().map(|other| (other.key.to_owned(), "on".to_owned())).collect());
    let default = (spec.default)(&Settings::default());
    (default == (spec.default)(&all_on)).then_some(default)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    const SPECS: &[OptionSpec] = &[
        OptionSpec { key: "plain", values: &["off", "on"], default: |_| "off", clause: "X-1" },
        OptionSpec {
            key: "bound",
            values: &["off", "on"],
            default: |set| if set.on("plain") { "on" } else { "off" },
            clause: "X-2",
        },
        OptionSpec { key: "many", values: &["few", "lots"], default: |_| "few", clause: "X-3" },
    ];

    #[test]
    fn only_a_switch_that_is_always_off_by_default_is_a_box_to_tick() {
        let words = Words::load(Language::En, &[]);
        let html = controls(&words, SPECS, &Settings::default()).into_string();
        assert_eq!(html.matches("type=\"checkbox\"").count(), 1);
        assert_eq!(html.matches("<select").count(), 2);
        assert!(html.contains("name=\"option-plain\"") && html.contains("name=\"option-bound\""));
        assert_eq!(
            html.matches("depends on the other options").count(),
            1,
            "a default that depends on no other option is named"
        );
    }

    #[test]
    fn the_summary_names_only_what_is_not_as_usual() {
        let words = Words::load(Language::En, &[]);
        let html = |set| summary(&words, SPECS, &set).into_string();
        assert!(html(Settings::default()).contains("usual rules"));
        let changed = html(Settings::of([("plain", "on"), ("bound", "off")]));
        assert!(changed.contains("option-plain") && !changed.contains("option-many"), "{changed}");
    }
}
