//! The end of a game: who won, and where all points came from.

use erasure::Presence;
use maud::{Markup, html};
use table::{BySeat, Outcome, Score, Seat, SeatSet};

use crate::names::Names;
use crate::words::{Words, capitalized};
use crate::{args, faces};

/// The number of shades for the parts of a score.
const SHADES: usize = 8;

/// A line of the score table: what each seat got from one source, or in one hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreLine {
    /// The name of the source or the hand.
    pub label: String,
    /// Points or dollars.
    pub amounts: BySeat<i32>,
}

/// One line for each source of an outcome. `words` are the game's, with `score-SOURCE`.
pub fn lines(words: &Words, outcome: &Outcome) -> Vec<ScoreLine> {
    let sources = outcome.scores.iter().next().map_or(&[][..], |score| &score.sources);
    let line = |(at, source): (usize, &table::Source)| ScoreLine {
        label: words.say(&format!("score-{}", source.key)),
        amounts: outcome.scores.iter().map(|score| score.sources[at].amount).collect(),
    };
    sources.iter().enumerate().map(line).collect()
}

/// A bar for each score: its parts side by side in shades of the seat's colour, each as long as it is large. The
/// figures are in the table below it.
fn chart(words: &Words, names: Names<'_>, places: &[(Seat, &Score)], lines: &[ScoreLine]) -> Markup {
    let part = |line: &ScoreLine, seat: Seat| line.amounts[seat].max(0);
    let length = |seat: Seat| lines.iter().map(|line| part(line, seat)).sum::<i32>();
    let longest = places.iter().map(|(seat, _)| length(*seat)).max().unwrap_or_default().max(1);
    let x = |amount: i32| f64::from(amount) / f64::from(longest) * 100.0;
    html! {
        ol.bars aria-hidden="true" {
            @for (seat, _) in places {
                li class={ "seat-" (seat.0) } {
                    @let name = names.called(*seat, words);
                    span title=(name) { (name) }
                    svg viewBox="0 0 100 6" preserveAspectRatio="none" {
                        @for (at, line) in lines.iter().enumerate() {
                            @let before: i32 = lines[..at].iter().map(|line| part(line, *seat)).sum();
                            @if part(line, *seat) > 0 {
                                rect class={ "part-" (at % SHADES) } x=(format!("{:.2}", x(before))) height="6"
                                    width=(format!("{:.2}", x(part(line, *seat)))) {}
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A square in the colour that a line's part has in a seat's bar.
fn swatch(seat: Seat, line: usize) -> Markup {
    html! {
        svg class={ "part seat-" (seat.0) } viewBox="0 0 1 1" aria-hidden="true" {
            rect class={ "part-" (line % SHADES) } width="1" height="1" {}
        }
    }
}

/// The sentence on who wins: “Anna wins!”, “You and Ben share the victory!”.
pub fn winners(words: &Words, names: Names<'_>, outcome: &Outcome) -> String {
    let winners = names.list(outcome.winners(), words);
    let you = outcome.winners().any(|seat| names.you() == Some(seat));
    let key = if you { "ending-winners.you" } else { "ending-winners" };
    words.tell(key, &args![count => outcome.winners().count(), names => capitalized(&winners)])
}

/// By how much the only winner is ahead: “Ahead by $300.” `None` if a tie was broken, or nobody else played.
pub fn margin(words: &Words, outcome: &Outcome, amount: impl Fn(i32) -> String) -> Option<String> {
    let won = |score: &&Score| score.rank == 1;
    let most = outcome.scores.iter().find(won)?.total;
    let next = outcome.scores.iter().filter(|score| !won(score)).map(|score| score.total).max()?;
    let args = args![margin => amount(most - next)];
    // An abbreviated amount brings the full stop.
    (outcome.winners().count() == 1 && most > next).then(|| words.tell("ending-margin", &args).replace("..", "."))
}

/// The end of a game. `words` are the game's, with `end-REASON` and `tie-SOURCE`.
pub struct Ending<'a> {
    /// The shared words and the game's.
    pub words: &'a Words,
    /// The names as the reader reads them.
    pub names: Names<'a>,
    /// Who plays.
    pub present: &'a BySeat<Presence>,
    /// The result.
    pub outcome: &'a Outcome,
    /// The lines of the score table.
    pub lines: &'a [ScoreLine],
    /// The seats that gave up.
    pub gone: SeatSet,
    /// What is worth retelling.
    pub highlights: &'a Markup,
    /// What can be done next, such as a rematch.
    pub onward: &'a Markup,
}

impl Ending<'_> {
    /// Who won, what is worth retelling, and the score table. `amount` writes dollars or points.
    pub fn summary(&self, amount: impl Fn(i32) -> String) -> Markup {
        let Ending { words, names, present, outcome, highlights, onward, .. } = *self;
        let mut places: Vec<_> = outcome.scores.pairs().collect();
        places.sort_by_key(|(_, score)| score.rank);
        html! {
            section #ending .ending.sheet tabindex="-1" aria-labelledby="ending-title" {
                div.won-by {
                    @for seat in outcome.winners() { (faces::portrait(seat, faces::persona(present[seat]))) }
                    div {
                        h2 #ending-title { (winners(words, names, outcome)) }
                        p {
                            (words.say(&format!("end-{}", outcome.reason)))
                            @if let Some(margin) = margin(words, outcome, &amount) { " " (margin) }
                        }
                    }
                }
                (highlights)
                (chart(words, names, &places, self.lines))
                (self.scores(&places, amount))
                (onward)
            }
        }
    }

    fn scores(&self, places: &[(Seat, &Score)], amount: impl Fn(i32) -> String) -> Markup {
        let Ending { words, names, present, lines, gone, .. } = *self;
        let tied = places.windows(2).any(|pair| pair[0].1.total == pair[1].1.total);
        let ties: &[table::Source] = if tied { places.first().map_or(&[], |(_, score)| &score.tie_break) } else { &[] };
        html! {
            div.scroll tabindex="0" role="region" aria-label=(words.say("ending-source")) {
                table.scores {
                    thead {
                        tr {
                            th scope="col" { span.corner { (words.say("ending-source")) } }
                            @for (seat, score) in places {
                                th scope="col" .won[score.rank == 1] {
                                    @let name = names.called(*seat, words);
                                    (faces::portrait(*seat, faces::persona(present[*seat]))) span.name title=(name) { (name) }
                                    span.rank { (words.tell("ending-rank", &args![rank => score.rank])) }
                                    @if let Some(guest) = names.guest(*seat, words) { span.rank { (guest) } }
                                    @if gone.contains(*seat) { span.rank { (words.say("ending-gave-up")) } }
                                }
                            }
                        }
                    }
                    tbody {
                        @for (at, line) in lines.iter().enumerate() {
                            tr {
                                th scope="row" { (line.label) }
                                @for (seat, _) in places {
                                    td {
                                        @if line.amounts[*seat] > 0 { (swatch(*seat, at)) }
                                        (amount(line.amounts[*seat]))
                                    }
                                }
                            }
                        }
                        tr.total {
                            th scope="row" { (words.say("ending-total")) }
                            @for (_, score) in places {
                                td { (amount(score.total)) }
                            }
                        }
                        @for (at, tie) in ties.iter().enumerate() {
                            tr.tie {
                                th scope="row" { (words.say(&format!("tie-{}", tie.key))) }
                                @for (_, score) in places {
                                    td { @if let Some(tie) = score.tie_break.get(at) { (words.number(tie.amount)) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;
    use table::Source;

    /// The end of a game with these names and totals.
    fn summary<const SEATS: usize>(
        names: [&str; SEATS],
        you: Option<Seat>,
        totals: [i32; SEATS],
        gone: SeatSet,
    ) -> String {
        let words = Words::load(Language::En, &[]);
        let all: BySeat<String> = names.into_iter().map(str::to_owned).collect();
        let guests: BySeat<Option<String>> =
            names.iter().map(|name| (*name == "Robo").then(|| "Dora".to_owned())).collect();
        let names = Names::new(&all, you).with_guests(Some(&guests));
        let scored = |all| (vec![Source::new("all", all)], vec![Source::new("tie", 2)]);
        let outcome = Outcome::ranked("done", totals.into_iter().map(scored).collect());
        let (lines, nothing) = (&lines(&words, &outcome), &html! {});
        let present = BySeat::new(all.seats(), |_| Presence::Past);
        let ending = Ending {
            words: &words,
            names,
            present: &present,
            outcome: &outcome,
            lines,
            gone,
            highlights: nothing,
            onward: nothing,
        };
        ending.summary(|amount| words.money(amount)).into_string()
    }

    #[test]
    fn a_shared_victory_names_all_winners_what_broke_no_tie_and_whose_bot_a_player_is() {
        let told = |you| summary(["Anna", "Robo", "Carl"], you, [7, 3, 7], SeatSet::only(Seat(1)));
        let html = told(None);
        assert!(html.contains("Anna and Carl share the victory!"), "{html}");
        assert_eq!(html.matches("gave up").count(), 1, "{html}");
        assert_eq!(html.matches("bot of Dora").count(), 1, "{html}");
        assert!(told(Some(Seat(2))).contains("You and Anna share the victory!"));
        assert!(html.contains(">3rd<") && html.contains("tie-tie") && html.contains("$7"), "{html}");
        assert!(!html.contains("Ahead"), "{html}");
    }

    #[test]
    fn a_winner_is_ahead_of_the_next_by_what_lies_between_them() {
        let html = summary(["Anna", "Ben", "Carl"], None, [3, 7, 5], SeatSet::EMPTY);
        assert!(html.contains("Ahead by $2."), "{html}");
    }

    #[test]
    fn whoever_has_given_no_name_is_called_you_in_his_own_scores_and_by_it_in_those_of_others() {
        let called = |you| {
            let html = summary(["Laredo", "Ben"], you, [3, 7], SeatSet::EMPTY);
            [">You<", ">Laredo<"].map(|name| html.matches(name).count())
        };
        assert_eq!(called(Some(Seat(0))), [2, 0], "in the chart and the table");
        assert_eq!(called(Some(Seat(1))), [0, 2]);
        assert_eq!(called(None), [0, 2]);
    }
}
