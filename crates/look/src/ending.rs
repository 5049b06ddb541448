//! The end of a game: who won and where every point came from.

use maud::{Markup, html};
use table::{BySeat, Outcome, SeatSet};

use crate::words::Words;
use crate::{args, icons};

/// The table of scores. `words` are the game's, with `end-REASON`, `score-SOURCE` and `tie-SOURCE`; `amount` writes
/// dollars or points; `gone` are the seats that gave up; `onward` holds what can be done next, such as a rematch.
pub fn summary(
    words: &Words,
    names: &BySeat<String>,
    outcome: &Outcome,
    amount: impl Fn(i32) -> String,
    gone: SeatSet,
    onward: &Markup,
) -> Markup {
    let winners: Vec<String> = outcome.winners().map(|seat| names[seat].clone()).collect();
    let mut places: Vec<_> = outcome.scores.pairs().collect();
    places.sort_by_key(|(_, score)| score.rank);
    let sources: &[table::Source] = places.first().map_or(&[], |(_, score)| &score.sources);
    let tied = places.windows(2).any(|pair| pair[0].1.total == pair[1].1.total);
    let ties: &[table::Source] = if tied { places.first().map_or(&[], |(_, score)| &score.tie_break) } else { &[] };
    html! {
        section #ending .ending.sheet aria-labelledby="ending-title" {
            h2 #ending-title {
                (words.tell("ending-winners", &args![count => winners.len(), names => words.list(&winners)]))
            }
            p { (words.say(&format!("end-{}", outcome.reason))) }
            div.scroll tabindex="0" role="region" aria-labelledby="ending-title" {
                table.scores {
                    thead {
                        tr {
                            th scope="col" { (words.say("ending-source")) }
                            @for (seat, score) in &places {
                                th scope="col" .won[score.rank == 1] {
                                    (icons::avatar(*seat)) span { (names[*seat]) }
                                    span.rank { (words.tell("ending-rank", &args![rank => score.rank])) }
                                    @if gone.contains(*seat) { span.rank { (words.say("ending-gave-up")) } }
                                }
                            }
                        }
                    }
                    tbody {
                        @for (at, source) in sources.iter().enumerate() {
                            tr {
                                th scope="row" { (words.say(&format!("score-{}", source.key))) }
                                @for (_, score) in &places {
                                    td { @if let Some(source) = score.sources.get(at) { (amount(source.amount)) } }
                                }
                            }
                        }
                        tr.total {
                            th scope="row" { (words.say("ending-total")) }
                            @for (_, score) in &places {
                                td { (amount(score.total)) }
                            }
                        }
                        @for (at, tie) in ties.iter().enumerate() {
                            tr.tie {
                                th scope="row" { (words.say(&format!("tie-{}", tie.key))) }
                                @for (_, score) in &places {
                                    td { @if let Some(tie) = score.tie_break.get(at) { (words.number(tie.amount)) } }
                                }
                            }
                        }
                    }
                }
            }
            div.choices { (onward) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;
    use table::{Seat, Source};

    #[test]
    fn a_shared_victory_names_all_winners_and_what_broke_no_tie() {
        let words = Words::load(Language::En, &[]);
        let names: BySeat<String> = ["Anna", "Ben", "Carl"].into_iter().map(str::to_owned).collect();
        let tally = |all| (vec![Source::new("all", all)], vec![Source::new("tie", 2)]);
        let outcome = Outcome::ranked("done", [tally(7), tally(3), tally(7)].into_iter().collect());
        let html = summary(&words, &names, &outcome, |amount| words.money(amount), SeatSet::only(Seat(1)), &html! {})
            .into_string();
        assert!(html.contains("Anna and Carl share the victory!"), "{html}");
        assert_eq!(html.matches("gave up").count(), 1, "{html}");
        assert!(html.contains("place 3") && html.contains("tie-tie") && html.contains("$7"), "{html}");
    }
}
