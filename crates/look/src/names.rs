//! The names at a table; viewers read their own as “you”.

use std::borrow::Cow;
use std::ops::Index;

use table::{BySeat, Seat};

use crate::presence;
use crate::words::{Value, Words};

/// The names of the seats as one reader reads them.
///
/// A message about a seat takes its name as the argument `name`. Its attribute `you` says the same to the person in
/// that seat:
///
/// ```ftl
/// say-laid = { $name } lays a card in row { $row }.
///     .you = You lay a card in row { $row }.
/// ```
#[derive(Clone, Copy)]
pub struct Names<'a> {
    all: &'a BySeat<String>,
    you: Option<Seat>,
    eyes: Option<Seat>,
    guests: Option<&'a BySeat<Option<String>>>,
}

impl<'a> Names<'a> {
    /// These names, as told to the person in the seat `you`, or to somebody without a seat.
    pub fn new(all: &'a BySeat<String>, you: Option<Seat>) -> Names<'a> {
        Names { all, you, eyes: you, guests: None }
    }

    /// The same with whose guest bots sit in which seats; `None` if there are none.
    #[must_use]
    pub fn with_guests(self, guests: Option<&'a BySeat<Option<String>>>) -> Names<'a> {
        Names { guests, ..self }
    }

    /// That the seat has a guest bot, and whose it is, in words; `None` for others.
    pub fn guest(self, seat: Seat, words: &Words) -> Option<String> {
        self.guests?[seat].as_ref().map(|whose| presence::guest(words, whose))
    }

    /// The same for a reader who looks through the eyes of this seat, or of a spectator.
    #[must_use]
    pub fn through(self, eyes: Option<Seat>) -> Names<'a> {
        Names { eyes, ..self }
    }

    /// The reader's own seat.
    pub fn you(self) -> Option<Seat> {
        self.you
    }

    /// The reader's own seat, if it is the one through whose eyes they look.
    pub fn own(self) -> Option<Seat> {
        self.you.filter(|_| self.you == self.eyes)
    }

    /// Which seat is the reader's own, and through whose eyes they look: all that may differ between the readers of one
    /// page.
    pub(crate) fn whose(self) -> [Option<Seat>; 2] {
        [self.you, self.eyes]
    }

    /// How many seats there are.
    pub fn seats(self) -> u8 {
        self.all.seats()
    }

    /// The seats with their names, in seating order.
    pub fn pairs(self) -> impl Iterator<Item = (Seat, &'a String)> {
        self.all.pairs()
    }

    /// A message about a seat.
    pub fn tell(self, seat: Seat, key: &str, args: &[(&'static str, Value<'_>)], words: &Words) -> String {
        let key = if self.you == Some(seat) { format!("{key}.you").into() } else { Cow::Borrowed(key) };
        words.tell(&key, &self.with(&[("name", seat)], args))
    }

    /// A message to the person in the viewer's seat, such as the title of their hand. In a replay, somebody else who
    /// looks through that seat's eyes gets its attribute `eyes`.
    pub fn tell_own(self, key: &str, args: &[(&'static str, Value<'_>)], words: &Words) -> String {
        let key = if self.own().is_some() { Cow::Borrowed(key) } else { format!("{key}.eyes").into() };
        words.tell(&key, args)
    }

    /// A message about one seat and another, whose name is the argument `other`. Its attribute `other-you` is for the
    /// person in that other seat.
    pub fn tell_both(
        self,
        [seat, other]: [Seat; 2],
        key: &str,
        args: &[(&'static str, Value<'_>)],
        words: &Words,
    ) -> String {
        let key = match self.you {
            Some(you) if you == seat => format!("{key}.you").into(),
            Some(you) if you == other => format!("{key}.other-you").into(),
            _ => Cow::Borrowed(key),
        };
        words.tell(&key, &self.with(&[("name", seat), ("other", other)], args))
    }

    /// The names of these seats as a list, the reader first as the message `list-you`: “you and Ben”.
    pub fn list(self, seats: impl IntoIterator<Item = Seat>, words: &Words) -> String {
        let (own, others): (Vec<Seat>, Vec<Seat>) = seats.into_iter().partition(|seat| self.you == Some(*seat));
        let own = own.iter().map(|_| words.say("list-you"));
        words.list(&own.chain(others.iter().map(|seat| self[*seat].clone())).collect::<Vec<_>>())
    }

    /// A seat's name where the players are listed, such as at the head of a column.
    pub fn called(self, seat: Seat, words: &Words) -> String {
        called(words, &self[seat], self.you == Some(seat))
    }

    /// The arguments, with the names of these seats in front.
    fn with<'v>(
        self,
        seats: &[(&'static str, Seat)],
        args: &'v [(&'static str, Value<'_>)],
    ) -> Vec<(&'static str, Value<'v>)>
    where
        'a: 'v,
    {
        let names = seats.iter().map(|(argument, seat)| (*argument, Value::from(self.all[*seat].as_str())));
        names.chain(args.iter().map(|(argument, value)| (*argument, value.borrowed()))).collect()
    }
}

/// A seat's name as the viewer reads it in a list of players. Viewers who gave no name read *You*.
pub fn called(words: &Words, name: &str, is_own: bool) -> String {
    if is_own && NEWCOMERS.contains(&name) { words.say("myself") } else { name.to_owned() }
}

/// What those are called who gave no name. The log keeps it for readers of all languages, so it is a word of none.
pub const NEWCOMERS: [&str; 8] = ["Abilene", "Cheyenne", "Dakota", "Durango", "Laredo", "Reno", "Sierra", "Tucson"];

impl Index<Seat> for Names<'_> {
    type Output = String;

    fn index(&self, seat: Seat) -> &String {
        &self.all[seat]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args;
    use crate::words::{Language, WordFiles};

    const TOY: WordFiles = WordFiles {
        en: "laid = { $name } lays { $count }.\n    .you = You lay { $count }.\n\
             gave = { $name } gives { $other } { $count }.\n    .you = You give { $other } { $count }.\n    \
             .other-you = { $name } gives you { $count }.\n\
             hand = Your hand, { $count }\n    .eyes = The hand, { $count }\n",
        de: "",
        fr: "",
        nl: "",
    };

    #[test]
    fn whoever_has_given_no_name_is_you_to_himself() {
        let words = Words::load(Language::Nl, &[]);
        assert_eq!(["Laredo", "Reno", "Ben"].map(|name| called(&words, name, true)), ["Jij", "Jij", "Ben"]);
        assert_eq!(called(&words, "Laredo", false), "Laredo");
    }

    #[test]
    fn whoever_reads_of_himself_reads_you() {
        let words = Words::load(Language::En, &[TOY]);
        let all: BySeat<String> = ["Anna", "Ben", "Carl"].into_iter().map(str::to_owned).collect();
        let told = |you: Option<Seat>| {
            let names = Names::new(&all, you);
            let laid = names.tell(Seat(0), "laid", &args![count => 2], &words);
            let gave = names.tell_both([Seat(0), Seat(1)], "gave", &args![count => 3], &words);
            [laid, gave, names.list([Seat(0), Seat(1)], &words)]
        };
        assert_eq!(told(None), ["Anna lays 2.", "Anna gives Ben 3.", "Anna and Ben"]);
        assert_eq!(told(Some(Seat(0))), ["You lay 2.", "You give Ben 3.", "you and Ben"]);
        assert_eq!(told(Some(Seat(1))), ["Anna lays 2.", "Anna gives you 3.", "you and Anna"]);
        assert_eq!(told(Some(Seat(2))), told(None));
        let hand = |you| Names::new(&all, you).tell_own("hand", &args![count => 3], &words);
        assert_eq!([hand(Some(Seat(1))), hand(None)], ["Your hand, 3", "The hand, 3"]);
        let other = Names::new(&all, Some(Seat(1))).through(Some(Seat(0)));
        assert_eq!(other.tell_own("hand", &args![count => 3], &words), "The hand, 3");
        assert_eq!(other.tell(Seat(1), "laid", &args![count => 2], &words), "You lay 2.");
    }
}
