//! A table laid out for one test.
//!
//! Seats count from 1. Cards are written as in decisions, `jesse photo-bob bank`; money and rewards are in thousands;
//! piles are written top first; `-` is nothing. `games/README.md` explains the lines that lay a table out.

mod looking;
mod running;

pub(crate) use running::Table;

use table::{Game, Viewer};
use table_kit::{Scripted, Tale, setups};
use wyatt_earp::{State, WyattEarp};

use crate::story::Lines;
use crate::truth::{self, Card, Due, Group, OUTLAWS};

/// The table that these lines lay out, separated by semicolons.
pub(crate) fn table(lines: &str) -> Table {
    Table(table_kit::lay_out(&lines.split("; ").collect::<Vec<_>>()))
}

/// Where the cards go that a test does not name.
#[derive(Clone, Copy, PartialEq)]
enum Rest {
    Draw,
    Discard,
    /// Into the last seat's hand.
    Hand,
}

/// A table as a test lays it out. Defaults: five of the remaining cards in each hand, one in the discard pile, the
/// others in the draw pile, $1000 on each poster, no money, the third hand, dealt by the last seat; seat 1 has drawn.
#[derive(Clone)]
pub(crate) struct Layout {
    settings: Vec<(&'static str, &'static str)>,
    seed: u64,
    table: truth::Table,
    named: Vec<bool>,
    rest: Rest,
}

/// Parses cards.
pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().filter(|word| *word != "-").map(Card::named).collect()
}

/// Writes cards as text.
pub(crate) fn text(cards: &[Card]) -> String {
    cards.iter().map(|card| card.name()).collect::<Vec<_>>().join(" ")
}

pub(crate) fn outlaw(name: &str) -> usize {
    OUTLAWS.iter().position(|known| *known == name).unwrap_or_else(|| panic!("no outlaw is called `{name}`"))
}

impl Layout {
    pub(crate) fn new(seats: usize) -> Layout {
        let table = truth::Table {
            gun_by_group: false,
            smallest_first: false,
            hand: 3,
            dealer: seats - 1,
            active: 0,
            money: vec![0; seats],
            posters: vec![1; 7],
            hands: vec![Vec::new(); seats],
            groups: vec![vec![Group::default(); 7]; seats],
            open: vec![false; 7],
            draw: Vec::new(),
            discard: Vec::new(),
            renewed: false,
            sheriff: false,
            taken: false,
            played: false,
            idle: 0,
            due: Due::Play,
        };
        Layout { settings: Vec::new(), seed: 1, table, named: vec![false; seats], rest: Rest::Draw }
    }

    /// The layout with this line.
    fn line(self, line: &str) -> Layout {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let (first, things) = rest.split_once(' ').unwrap_or((rest, ""));
        let number = || first.parse::<usize>().unwrap();
        fn words<N: std::str::FromStr<Err: std::fmt::Debug>>(text: &str) -> Vec<N> {
            text.split(' ').map(|number| number.parse().unwrap()).collect()
        }
        match word {
            "drawing" => self.drawing(),
            "hand" => self.hand(number(), things),
            "hands" => (1..).zip(rest.split(" / ")).fold(self, |layout, (seat, hand)| layout.hand(seat, hand)),
            "group" => self.group(number(), things),
            "open" => self.open(rest),
            "points" => self.points(first, &words(things)),
            "draw" => self.draw(rest),
            "discard" => self.discard(rest),
            "money" => self.money(&words(rest)),
            "poster" => self.poster(first, things.parse().unwrap()),
            "rest" if rest == "held" => self.rest_is_held(),
            "rest" if rest == "discarded" => self.rest_is_discarded(),
            "renewed" => self.renewed(),
            "number" => self.number(number()),
            "active" => self.active(number()),
            "sheriff" => self.sheriff(),
            "idle" => self.idle(number()),
            _ => panic!("`{line}` cannot be laid out"),
        }
    }

    pub(crate) fn option(mut self, key: &'static str, value: &'static str) -> Layout {
        self.settings.push((key, value));
        self
    }

    /// The seed of all later shuffles.
    pub(crate) fn seed(mut self, seed: u64) -> Layout {
        self.seed = seed;
        self
    }

    pub(crate) fn hand(mut self, seat: usize, hand: &str) -> Layout {
        self.table.hands[seat - 1] = cards(hand);
        self.named[seat - 1] = true;
        self
    }

    /// A group, as in `jesse 3 photo bank hideout`: the outlaw, how many of those cards, and what else is in it. Opens
    /// the outlaw.
    pub(crate) fn group(mut self, seat: usize, group: &str) -> Layout {
        let mut words = group.split(' ');
        let (name, count) = (words.next().unwrap(), words.next().unwrap());
        let of = outlaw(name);
        let mut lie = Group { cards: vec![Card::Outlaw(of); count.parse().unwrap()], hidden: false };
        for word in words {
            match word {
                "hideout" => lie.hidden = true,
                "photo" => lie.cards.push(Card::Photo(of)),
                other => lie.cards.push(Card::named(other)),
            }
        }
        self.table.groups[seat - 1][of] = lie;
        self.open(name)
    }

    /// Opens this outlaw.
    pub(crate) fn open(mut self, name: &str) -> Layout {
        self.table.open[outlaw(name)] = true;
        self
    }

    /// The draw pile; cards not named lie below.
    pub(crate) fn draw(mut self, pile: &str) -> Layout {
        self.table.draw = cards(pile).into_iter().rev().collect();
        self
    }

    /// The discard pile.
    pub(crate) fn discard(mut self, pile: &str) -> Layout {
        self.table.discard = cards(pile).into_iter().rev().collect();
        self
    }

    /// Puts cards not named into the discard pile, below those named.
    pub(crate) fn rest_is_discarded(mut self) -> Layout {
        self.rest = Rest::Discard;
        self
    }

    /// Puts cards not named into the last seat's hand.
    pub(crate) fn rest_is_held(mut self) -> Layout {
        self.rest = Rest::Hand;
        self
    }

    /// The draw pile has been renewed in this hand.
    pub(crate) fn renewed(mut self) -> Layout {
        self.table.renewed = true;
        self
    }

    /// The reward on a poster.
    pub(crate) fn poster(mut self, name: &str, reward: usize) -> Layout {
        self.table.posters[outlaw(name)] = reward;
        self
    }

    pub(crate) fn money(mut self, money: &[usize]) -> Layout {
        self.table.money = money.to_vec();
        self
    }

    /// The number of the hand.
    pub(crate) fn number(mut self, hand: usize) -> Layout {
        self.table.hand = hand;
        self
    }

    pub(crate) fn dealer(mut self, seat: usize) -> Layout {
        self.table.dealer = seat - 1;
        self
    }

    pub(crate) fn active(mut self, seat: usize) -> Layout {
        self.table.active = seat - 1;
        self
    }

    /// The active player has not drawn yet.
    pub(crate) fn drawing(mut self) -> Layout {
        self.table.due = Due::Draw;
        self
    }

    /// The turn's sheriff card has been played.
    pub(crate) fn sheriff(mut self) -> Layout {
        (self.table.sheriff, self.table.played) = (true, true);
        self
    }

    /// This many idle turns have passed in a row (WE-28).
    pub(crate) fn idle(mut self, turns: usize) -> Layout {
        self.table.idle = turns;
        self
    }

    /// The table with all 78 cards.
    pub(crate) fn whole(&self) -> truth::Table {
        let mut table = self.table.clone();
        let mut left = Card::all();
        for card in table.everything() {
            let at = left.iter().position(|other| *other == card);
            left.remove(at.unwrap_or_else(|| panic!("there are not that many of `{}`", card.name())));
        }
        // Hands not named get outlaws in turn, so that they never hold three of one.
        left.sort_by_key(|card| match card {
            Card::Outlaw(_) => 1,
            _ => 0,
        });
        let mut spread: Vec<Card> = Vec::new();
        for outlaw in (0..7).cycle().take(49) {
            if let Some(at) = left.iter().position(|card| *card == Card::Outlaw(outlaw)) {
                spread.push(left.remove(at));
            }
        }
        left.extend(spread.into_iter().rev());
        for seat in (0..table.seats()).filter(|seat| !self.named[*seat]) {
            table.hands[seat] = left.split_off(left.len() - 5);
        }
        if table.discard.is_empty() {
            table.discard.extend(left.pop());
        }
        match self.rest {
            Rest::Draw => drop(table.draw.splice(0..0, left)),
            Rest::Discard => drop(table.discard.splice(0..0, left)),
            Rest::Hand => table.hands.last_mut().unwrap().extend(left),
        }
        table
    }

    /// Gives the seats groups of this outlaw with these points, whatever cards that takes.
    ///
    /// # Panics
    /// If the cards do not allow it.
    pub(crate) fn points(self, name: &str, points: &[u32]) -> Layout {
        let seats = 1..=points.len();
        let groups = worth(points, [7, 1, 2, 4, 1]).unwrap_or_else(|| panic!("no cards make {points:?}"));
        seats
            .zip(groups)
            .filter(|(_, group)| !group.is_empty())
            .fold(self, |layout, (seat, group)| layout.group(seat, &format!("{name} {group}")))
    }

    /// Lays the table out and carries out everything that needs no decision.
    pub(crate) fn begin(&self) -> Table {
        Table::lay_out(setups::game(self.table.seats() as u8, &self.settings), &self.whole(), self.seed)
    }
}

impl Tale<WyattEarp> for Lines {
    const FOLDER: &'static str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games");

    fn lay_out(game: &WyattEarp, lines: &[&str]) -> State {
        let layout = Layout::new(usize::from(game.seats()));
        lines.iter().fold(layout, |layout, line| layout.line(line)).whole().state()
    }

    fn amounts(game: &WyattEarp, state: &State) -> Vec<i32> {
        game.view(state, Viewer::Spectator).money.iter().map(|money| i32::from(*money)).collect()
    }

    fn shown(table: &Scripted<WyattEarp, Lines>, what: &str) -> Option<String> {
        let table = Table(table.clone());
        let (word, rest) = what.split_once(' ').unwrap_or((what, ""));
        let (first, name) = rest.split_once(' ').unwrap_or((rest, ""));
        let seat = || first.parse::<usize>().unwrap();
        let yes = |is: bool| if is { "yes" } else { "no" }.to_owned();
        Some(match word {
            "legal" if table.active() == Some(seat()) => table.legal().join(", "),
            "legal" => String::new(),
            "ways" => table.ways(rest).join(", "),
            "hand" => table.hand(seat()),
            "held" => table.held(seat()).to_string(),
            "group" => table.group(seat(), name),
            "open" => yes(table.is_open(rest)),
            "poster" => table.poster(rest).to_string(),
            "money" => table.money().iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
            "draw" => text(&table.draw()),
            "next" => table.draw().first().map_or(String::new(), |card| card.name()),
            "left" => table.draw().len().to_string(),
            "discard" => table.discard(),
            "renewed" => yes(table.renewed()),
            "number" => table.number().to_string(),
            "dealer" => table.dealer().to_string(),
            "turn" => table.turn().to_string(),
            "window" => table.window().map_or(String::new(), |seat| seat.to_string()),
            _ => return None,
        })
    }
}

/// For each seat with its points: how many outlaws and which sheriff cards it needs. `None` if these copies (outlaws,
/// photo, stagecoaches, banks, gun) are too few.
fn worth(points: &[u32], copies: [u32; 5]) -> Option<Vec<String>> {
    let Some((own, others)) = points.split_first() else { return Some(Vec::new()) };
    let mut ways = vec![(*own, copies, String::new())];
    for (kind, (word, worth)) in
        [("", 2), (" photo", 4), (" stagecoach", 1), (" bank", 2), (" gun", 3)].iter().enumerate()
    {
        let add = |(left, copies, text): (u32, [u32; 5], String)| {
            (0..=copies[kind].min(left / worth)).map(move |count| {
                let mut rest = copies;
                rest[kind] -= count;
                let more = if kind == 0 { count.to_string() } else { word.repeat(count as usize) };
                (left - count * worth, rest, format!("{text}{more}"))
            })
        };
        ways = ways.into_iter().flat_map(add).collect();
    }
    let stands = |text: &str| !text.starts_with('0') || text.contains("photo");
    ways.into_iter().filter(|(left, _, text)| *left == 0 && (*own == 0 || stands(text))).find_map(|(_, rest, text)| {
        let mut groups = worth(others, rest)?;
        groups.insert(0, if *own == 0 { String::new() } else { text });
        Some(groups)
    })
}
