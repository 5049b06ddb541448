//! The warrant of arrest: the persons wanted after earlier hold-ups, and how much each counts.

use desperados::{Bag, Colour, Desperados, Person};
use look::{Reader, Words, args};
use maud::{Markup, html};

use crate::art;

/// The persons on the warrant, with the colours of their cards; and how much they count, if all cards of a person count
/// the same (DE-15).
pub(crate) fn warrant(reader: &Reader<'_, Desperados>, warrant: &Bag) -> Markup {
    let Reader { game, words, .. } = *reader;
    let on = |person: Person| warrant.cards().filter(move |card| card.person() == person);
    html! {
        section.warrant aria-label=(words.say("warrant")) {
            h2 {
                (words.say("warrant"))
                @if !warrant.is_empty() && !game.options().exact_match {
                    " " small { (words.say("warrant-adds")) }
                }
            }
            @if warrant.is_empty() { p.about { (words.say("warrant-empty")) } }
            ul {
                @for person in Person::ALL {
                    @let count = on(person).count();
                    @if count > 0 {
                        li id={ "wanted-" (person.name()) } {
                            (art::person(person))
                            span.who { (art::person_name(person, words)) }
                            @if !game.options().exact_match { strong.count { "+" (count) } }
                            span.tints aria-label=(tints(warrant, person, words)) role="img" {
                                @for card in on(person) { (art::mark(card.colour())) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The colours of a person's cards, in words.
pub(crate) fn tints(warrant: &Bag, person: Person, words: &Words) -> String {
    let counted = Colour::ALL.into_iter().filter_map(|colour| {
        let count = warrant.cards().filter(|card| card.person() == person && card.colour() == colour).count();
        let colour = art::colour_name(colour, words);
        (count > 0).then(|| words.tell("tint", &args![count => count, colour => colour]))
    });
    words.list(&counted.collect::<Vec<_>>())
}
