//! The end of a game on its table's page: how it ended, and what can be done now.

use std::cmp::Reverse;

use look::ending::Ending;
use look::highlight::{self, Highlight};
use look::{Context, Names, Show, Words, args, fields};
use maud::{Markup, html};
use table::{BySeat, Seat, Viewer};
use table_fold::name::Name;
use table_fold::{How, Request};
use table_log::Evening;

use crate::view::View;

impl View<'_> {
    /// A link from a television to the table of the rematch.
    fn to_rematch(&self) -> Markup {
        html! {
            @if let Some(table) = self.snapshot.onward(&self.visitor.id) {
                div.choices {
                    a.button.strong href={ "/t/" (table) "?view=table" } { (self.words.say("rematch-go")) }
                }
            }
        }
    }

    /// The button after a guided first game that opens a usual one against bots.
    fn play_now(&self) -> Markup {
        html! {
            form.inline method="post" action={ "/play/" (self.show.title().name()) } {
                (fields::id_field())
                button.button.strong { (self.words.say("guide-next")) }
            }
        }
    }

    /// The buttons that open a table of another game for the same people: each game that so many can play.
    fn another_game(&self) -> Markup {
        let seats = self.snapshot.header().seats;
        let fits = |show: &&'static dyn Show| {
            let (least, most) = show.title().seats();
            (least..=most).contains(&seats) && show.title().name() != self.show.title().name()
        };
        html! {
            form.choices method="post" action=(self.url("/rematch")) data-plain {
                (fields::id_field())
                span { (self.words.say("rematch-another")) }
                @for show in self.shows.iter().filter(fits) {
                    button.button name="game" value=(show.title().name()) {
                        (show.words(self.visitor.language).say("game-name"))
                    }
                }
            }
        }
    }

    /// Who has won how many games of the evening, once these people have finished more than one.
    fn evening(&self) -> Markup {
        let evening = self.snapshot.evening();
        html! { @if evening.games > 1 { p.evening { strong { (told(self.words, &evening)) } } } }
    }

    /// For whom a bot played to the end, and how often it decided.
    pub fn stood_in(&self) -> Markup {
        let names = self.snapshot.names();
        let names = Names::new(&names, self.you());
        let chairs = self.snapshot.chairs().pairs().filter(|(_, chair)| chair.stand_in.is_some() && chair.played > 0);
        html! {
            @for (seat, chair) in chairs {
                p.about { (names.tell(seat, "stood-in", &args![count => chair.played], self.words)) }
            }
        }
    }

    /// The link to the record of the finished game.
    pub fn to_download(&self) -> Markup {
        html! { a.more href=(self.url("/download")) download { (self.words.say("download")) } }
    }

    /// What can be done once the game is over.
    fn onward(&self) -> Markup {
        let words = self.words;
        let is_learner = self.snapshot.header().lesson.is_some() && !self.own.is_empty();
        let may_rematch = self.snapshot.rematch().is_none() && self.may(&Request::Rematch { game: None });
        html! {
            (self.stood_in())
            (self.evening())
            div.choices {
                @if is_learner { (self.play_now()) }
                @if let Some(table) = self.snapshot.onward(&self.visitor.id) {
                    a.button.strong[!is_learner] href={ "/t/" (table) } { (words.say("rematch-go")) }
                } @else if may_rematch {
                    form.inline method="post" action=(self.url("/rematch")) data-plain {
                        (fields::id_field())
                        button.button.strong[!is_learner] { (words.say("rematch")) }
                    }
                }
                (self.send())
                @if self.snapshot.seen(Viewer::Spectator).is_some() {
                    a.button href=(self.url("/replay")) { (words.say("replay")) }
                    a.button href=(self.url("/analysis")) { (words.say("analysis")) }
                }
            }
            (self.agreement())
            // A guided game suggests a usual game instead.
            @if may_rematch && !is_learner {
                (self.another_game())
                p.about { (words.say("rematch-about")) }
            }
            p.further {
                (self.to_download())
                a.more href="/" { (words.say("error-home")) }
            }
        }
    }

    /// What is worth retelling of a game that was played to its end, with these names, to the person in the seat `you`:
    /// the same events for all who may see them.
    pub fn highlights(&self, names: &BySeat<String>, you: Option<Seat>) -> Vec<Highlight> {
        let seen = self.perspective.viewer().zip(self.snapshot.outcome());
        let seen = seen.and_then(|_| self.snapshot.seen(Viewer::Spectator));
        let (words, present) = (self.words, self.snapshot.present());
        let context = Context { words, names, guests: None, present, form: None, you, parts: None };
        seen.map(|seen| self.show.highlights(seen, &context)).unwrap_or_default()
    }

    /// How the game ended, with what can be done now.
    pub fn ending(&self) -> Markup {
        let words = self.words;
        let onward = if self.is_table { self.to_rematch() } else { self.onward() };
        let Some(ending) = self.snapshot.ending() else { return html! {} };
        match &ending.outcome {
            Some(outcome) => {
                let amount = |amount| self.show.amount(amount, words);
                let gone = self.snapshot.chairs().pairs().filter(|(_, chair)| chair.conceded).map(|(seat, _)| seat);
                let lines = self.shown(None, |seen, context| self.show.scores(seen, context, outcome));
                let lines = lines.unwrap_or_else(|| look::ending::lines(words, outcome));
                let (names, guests) = (self.snapshot.names(), self.snapshot.guests());
                let highlights = self.highlights(&names, self.seat());
                let moment = |number| (!self.is_table).then(|| self.url(format_args!("/moment/{number}")));
                Ending {
                    words,
                    names: Names::new(&names, self.seat()).with_guests(Some(&guests)),
                    present: self.snapshot.present(),
                    outcome,
                    lines: &lines,
                    gone: gone.collect(),
                    highlights: &highlight::list(&highlights, moment),
                    onward: &onward,
                }
                .summary(amount)
            }
            None => html! {
                section #ending .ending.sheet tabindex="-1" {
                    h2 { (self.unfinished(ending.how)) }
                    (onward)
                }
            },
        }
    }

    /// How a game ended that was not played to its end, in words.
    fn unfinished(&self, how: How) -> String {
        let words = self.words;
        match how {
            How::Played | How::Closed => words.say("end-abandoned"),
            How::Conceded => {
                let all = self.snapshot.names();
                let names = Names::new(&all, self.seat());
                let chairs = self.snapshot.chairs();
                let (gone, left): (Vec<Seat>, Vec<Seat>) =
                    Seat::all(names.seats()).partition(|seat| chairs[*seat].conceded);
                let key = match self.seat() {
                    Some(seat) if left.contains(&seat) => "end-conceded.you",
                    Some(seat) if gone.contains(&seat) => "end-conceded.other-you",
                    _ => "end-conceded",
                };
                let [left, gone_names] = [&left, &gone].map(|seats| names.list(seats.iter().copied(), words));
                words.tell(key, &args![names => left, gone => gone_names, count => gone.len()])
            }
            How::Expired => words.say("end-expired"),
        }
    }
}

/// The games that these people have finished, and who has won how many, the most first.
pub(crate) fn told(words: &Words, evening: &Evening) -> String {
    let mut won: Vec<_> = evening.won.iter().collect();
    won.sort_by_key(|(_, games)| Reverse(**games));
    let score = |(name, games): (&String, &u32)| {
        words.tell("evening-won", &args![name => Name::from(name.as_str()).shown(), games => *games])
    };
    let score = words.list(&won.into_iter().map(score).collect::<Vec<_>>());
    words.tell("evening", &args![games => evening.games, score => score])
}
