//! The chart of an analysis: each seat's chance of winning over the game, as lines and as a table.

use look::{Names, Words, args, icons, when};
use maud::{Markup, html};
use table::{BySeat, Seat};
use table_fold::analysis::Decision;

/// The size of the drawing, which the stylesheet stretches to the page.
const WIDTH: f32 = 1000.0;
const HEIGHT: f32 = 400.0;

/// The chances of all seats at their decisions; empty if nobody had one. `shares` are the shares of the victory, if the
/// game was played to its end. `at` is the log entry to mark; `replay` gives the URL of the replay at a decision, unless
/// the visitor follows somebody else there. The keyboard reaches these links in the table of the figures.
pub fn chances(
    words: &Words,
    names: Names<'_>,
    decisions: &[Decision],
    shares: Option<&BySeat<f32>>,
    at: Option<u64>,
    replay: impl Fn(&Decision) -> Option<String>,
) -> Markup {
    let (Some(first), Some(last)) = (decisions.first(), decisions.last()) else { return html! {} };
    // The result stands one entry after the last decision.
    let (begin, end) = (first.entry, last.entry + 1);
    let x = |entry: u64| (entry - begin) as f32 / (end - begin) as f32 * WIDTH;
    let y = |chance: f32| (1.0 - chance) * HEIGHT;
    let point = |decision: &Decision| {
        let Decision { entry, when, seat, chance, .. } = decision;
        let (name, when) = (names.called(*seat, words), when::spoken(words, *when));
        let label = words.tell("analysis-point", &args![name => name, when => when, chance => percent(words, *chance)]);
        let place = format!("M{:.1} {:.1}h.1", x(*entry), y(*chance));
        html! {
            @if let Some(url) = replay(decision) {
                a href=(url) aria-label=(label) tabindex="-1" {
                    path.reach d=(place) {}
                    path class={ "dot seat-" (seat.0) } d=(place) {}
                }
            }
        }
    };
    let line = |seat: Seat| {
        let own = decisions.iter().filter(|decision| decision.seat == seat);
        let result = shares.map(|shares| (end, shares[seat]));
        let points = own.map(|decision| (decision.entry, decision.chance)).chain(result);
        points.map(|(entry, chance)| format!("{:.0},{:.0} ", x(entry), y(chance))).collect::<String>()
    };
    html! {
        figure.chances {
            ul.legend {
                @for seat in Seat::all(names.seats()) {
                    li {
                        (icons::avatar(seat))
                        svg.sample viewBox="0 0 40 10" aria-hidden="true" {
                            path class={ "line seat-" (seat.0) } d="M0 5H40" {}
                        }
                        span.name { (names.called(seat, words)) }
                    }
                }
            }
            div.plot {
                div.scale aria-hidden="true" { @for part in [1.0, 0.5, 0.0] { span { (percent(words, part)) } } }
                svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } preserveAspectRatio="none" role="group"
                    aria-label=(words.say("analysis-chart")) {
                    @for part in 0..=4 {
                        path.grid d={ "M0 " (part as f32 / 4.0 * HEIGHT) "H" (WIDTH) } {}
                    }
                    @if let Some(at) = at.map(|at| at.clamp(begin, end)) {
                        path.at d={ "M" (x(at)) " 0V" (HEIGHT) } {}
                    }
                    @for seat in Seat::all(names.seats()) {
                        polyline class={ "line seat-" (seat.0) } points=(line(seat).trim_end()) {}
                    }
                    @for decision in decisions { (point(decision)) }
                }
                div.entries aria-hidden="true" {
                    span { (when::number(words, first.when)) }
                    span {
                        @if shares.is_some() { (words.say("analysis-result")) } @else { (when::number(words, last.when)) }
                    }
                }
            }
            details.figures {
                summary { (words.say("analysis-figures")) }
                (figures(words, names, decisions, shares, replay))
            }
        }
    }
}

/// The same figures in words.
fn figures(
    words: &Words,
    names: Names<'_>,
    decisions: &[Decision],
    shares: Option<&BySeat<f32>>,
    replay: impl Fn(&Decision) -> Option<String>,
) -> Markup {
    html! {
        div.scroll tabindex="0" role="region" aria-label=(words.say("analysis-figures")) {
            table.scores {
                thead {
                    tr {
                        th scope="col" { (words.say("analysis-when")) }
                        th scope="col" { (words.say("analysis-player")) }
                        th scope="col" { (words.say("analysis-chance")) }
                    }
                }
                tbody {
                    @for decision in decisions {
                        @let number = when::number(words, decision.when);
                        tr {
                            th scope="row" {
                                @match replay(decision) {
                                    Some(url) => a href=(url) { (number) },
                                    None => (number),
                                }
                            }
                            td { (names.called(decision.seat, words)) }
                            td { (percent(words, decision.chance)) }
                        }
                    }
                    @for (seat, share) in shares.into_iter().flat_map(BySeat::pairs) {
                        tr {
                            th scope="row" { (words.say("analysis-result")) }
                            td { (names.called(seat, words)) }
                            td { (percent(words, *share)) }
                        }
                    }
                }
            }
        }
    }
}

/// A share of 1 as a whole percentage, in words.
fn percent(words: &Words, part: f32) -> String {
    words.tell("percent", &args![number => points(part)])
}

/// A share of 1 in percentage points, rounded.
pub fn points(part: f32) -> i32 {
    (part * 100.0).round() as i32
}

#[cfg(test)]
mod tests {
    use look::When;
    use look::words::Language;

    use super::*;

    #[test]
    fn a_line_goes_through_its_seats_estimates_to_its_share_of_the_victory() {
        let words = Words::load(Language::En, &[]);
        let all: BySeat<String> = ["Laredo", "Ben"].map(str::to_owned).into_iter().collect();
        let names = Names::new(&all, Some(Seat(0)));
        let decision = |entry, seat, chance| {
            let (taken, best) = (String::new(), String::new());
            let when = When { turn: 2, step: entry as u32 };
            Decision {
                entry,
                when,
                seat: Seat(seat),
                taken,
                best,
                chance,
                cost: 0.0,
                why: None,
                because: None,
                find: None,
            }
        };
        let decisions = [decision(11, 0, 0.25), decision(13, 1, 0.5), decision(20, 0, 0.75)];
        let shares: BySeat<f32> = [1.0, 0.0].into_iter().collect();
        let replay = |decision: &Decision| (decision.seat == Seat(0)).then(|| format!("/{}", decision.when));
        let chart = chances(&words, names, &decisions, Some(&shares), Some(13), replay).into_string();
        assert!(chart.contains(r#"<path class="at" d="M200 0V400"></path>"#), "{chart}");
        assert!(chart.contains(r#"class="line seat-0" points="0,300 900,100 1000,0""#), "{chart}");
        assert!(chart.contains(r#"class="line seat-1" points="200,200 1000,400""#), "{chart}");
        assert!(chart.contains("<td>Ben</td><td>50%</td>") && chart.contains("<td>You</td><td>25%</td>"), "{chart}");
        assert!(chart.contains("<span class=\"name\">You</span>") && !chart.contains("Laredo"), "{chart}");
        let point = r#"<a href="/2.20" aria-label="You, turn 2, step 20: 75%" tabindex="-1">"#;
        assert!(chart.contains(point) && chart.contains(r#"<a href="/2.20">2·20</a>"#), "{chart}");
        assert_eq!(chart.matches("<a ").count(), 4, "a link where there is a URL: {chart}");
        let unfinished = chances(&words, names, &decisions, None, None, replay).into_string();
        assert!(unfinished.contains(r#"points="0,300 900,100""#), "{unfinished}");
    }
}
