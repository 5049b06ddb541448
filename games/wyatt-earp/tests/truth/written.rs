//! The second reading's table, converted from and to the serialized form of a state.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::Game;
use wyatt_earp::{State, WyattEarp};

use crate::truth::{self, Due, End, OUTLAWS};

/// A state, with the names of its serialized form.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    number: usize,
    dealer: usize,
    active: usize,
    step: Value,
    money: Vec<usize>,
    posters: Vec<usize>,
    hands: Vec<Vec<String>>,
    groups: Vec<Vec<Group>>,
    open: u8,
    draw: Vec<String>,
    discard: Vec<String>,
    in_play: Option<String>,
    renewed: bool,
    sheriff: bool,
    took: bool,
    played: bool,
    idle: usize,
    renewals: u32,
    searches: u32,
    duels: u32,
    hits: Vec<u16>,
    sheet: Vec<Value>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Group {
    outlaws: usize,
    photo: bool,
    stagecoaches: usize,
    banks: usize,
    gun: bool,
    hidden: bool,
}

fn cards(names: &[String]) -> Vec<truth::Card> {
    names.iter().map(|name| truth::Card::named(name)).collect()
}

fn names(cards: &[truth::Card]) -> Vec<String> {
    cards.iter().map(|card| card.name()).collect()
}

impl Group {
    fn of(group: &truth::Group) -> Group {
        let count = |card: truth::Card| group.cards.iter().filter(|other| **other == card).count();
        Group {
            outlaws: group.outlaws(),
            photo: group.cards.iter().any(|card| matches!(card, truth::Card::Photo(_))),
            stagecoaches: count(truth::Card::Stagecoach),
            banks: count(truth::Card::Bank),
            gun: count(truth::Card::Gun) > 0,
            hidden: group.hidden,
        }
    }

    fn read(&self, outlaw: usize) -> truth::Group {
        let mut cards = vec![truth::Card::Outlaw(outlaw); self.outlaws];
        cards.extend(self.photo.then_some(truth::Card::Photo(outlaw)));
        cards.extend(vec![truth::Card::Stagecoach; self.stagecoaches]);
        cards.extend(vec![truth::Card::Bank; self.banks]);
        cards.extend(self.gun.then_some(truth::Card::Gun));
        truth::Group { cards, hidden: self.hidden }
    }
}

impl truth::Table {
    /// The table of a state that owes a decision or is over, sorted like [`sorted`](truth::Table::sorted).
    pub(crate) fn of(game: &WyattEarp, state: &State) -> truth::Table {
        let written: Written = serde_json::from_slice(&serde_json::to_vec(state).unwrap()).unwrap();
        let read = |own: &Vec<Group>| own.iter().enumerate().map(|(outlaw, group)| group.read(outlaw)).collect();
        let mut table = truth::Table {
            gun_by_group: game.options().gun_by_group,
            smallest_first: game.options().smallest_first,
            hand: written.number,
            dealer: written.dealer,
            active: written.active,
            money: written.money,
            posters: written.posters,
            hands: written.hands.iter().map(|hand| cards(hand)).collect(),
            groups: written.groups.iter().map(read).collect(),
            open: (0..OUTLAWS.len()).map(|outlaw| written.open >> outlaw & 1 == 1).collect(),
            draw: cards(&written.draw),
            discard: cards(&written.discard),
            renewed: written.renewed,
            sheriff: written.sheriff,
            taken: written.took,
            played: written.played,
            idle: written.idle,
            due: Due::Play,
        };
        table.due = due(&table, &written.step);
        table.sorted()
    }

    /// The table before the first deal, with the dealer that chance has chosen.
    pub(crate) fn start(game: &WyattEarp, state: &State) -> truth::Table {
        let seats = usize::from(game.seats());
        truth::Table { hand: 1, money: vec![0; seats], posters: vec![0; 7], ..truth::Table::of(game, state) }
    }

    /// The same table as a state.
    pub(crate) fn state(&self) -> State {
        let open = |(outlaw, open): (usize, &bool)| u8::from(*open) << outlaw;
        let step = match &self.due {
            Due::Draw => json!("draw"),
            Due::Play => json!("play"),
            other => panic!("no test lays out {other:?}"),
        };
        let written = Written {
            number: self.hand,
            dealer: self.dealer,
            active: self.active,
            step,
            money: self.money.clone(),
            posters: self.posters.clone(),
            hands: self.hands.iter().map(|hand| names(hand)).collect(),
            groups: self.groups.iter().map(|own| own.iter().map(Group::of).collect()).collect(),
            open: self.open.iter().enumerate().map(open).sum(),
            draw: names(&self.draw),
            discard: names(&self.discard),
            in_play: None,
            renewed: self.renewed,
            sheriff: self.sheriff,
            took: self.taken,
            played: self.played,
            idle: self.idle,
            renewals: 0,
            searches: 0,
            duels: 0,
            hits: vec![0; self.seats()],
            sheet: Vec::new(),
        };
        serde_json::from_slice(&serde_json::to_vec(&written).unwrap()).expect("a test lays out a valid state")
    }

    /// The same table, with hands and groups in a fixed order where order does not matter.
    pub(crate) fn sorted(&self) -> truth::Table {
        let mut table = self.clone();
        table.hands.iter_mut().for_each(|hand| hand.sort_unstable());
        table.groups.iter_mut().flatten().for_each(|group| group.cards.sort_unstable());
        table
    }
}

fn outlaw(name: &Value) -> usize {
    OUTLAWS.iter().position(|known| name == known).expect("an outlaw")
}

fn number(value: &Value) -> usize {
    value.as_u64().unwrap() as usize
}

/// A window, from its seat and whether it is between two turns.
fn window(table: &truth::Table, with: &Value) -> Due {
    let seat = number(&with[0]);
    let later = table.after(table.active).into_iter().skip_while(|other| *other != seat).skip(1).collect();
    Due::Window { seat, later: with[1].as_bool().unwrap().then_some(later) }
}

fn due(table: &truth::Table, step: &Value) -> Due {
    match step.as_str() {
        Some("draw") => return Due::Draw,
        Some("search") => return Due::Pick,
        Some(_) => return Due::Play,
        None => {}
    }
    let (word, with) = step.as_object().unwrap().iter().next().unwrap();
    match word.as_str() {
        "ask" => {
            let left = (0..table.seats()).filter(|seat| number(&with[1]) >> seat & 1 == 1).collect();
            Due::Ask { outlaw: outlaw(&with[0]), left }
        }
        "found" => Due::Picked(truth::Card::named(with.as_str().unwrap())),
        "window" => window(table, with),
        "target" => {
            let card = truth::Card::named(with.as_str().unwrap());
            Due::Target { seat: table.active, card, then: Box::new(Due::Play) }
        }
        "window_target" => {
            let then = Box::new(window(table, with));
            Due::Target { seat: number(&with[0]), card: truth::Card::Wyatt, then }
        }
        "over" => Due::Over(match with.as_str().unwrap() {
            "goal" => End::Goal,
            "last_hand" => End::LastHand,
            "duel" => End::Duel,
            other => panic!("{other} is not an end"),
        }),
        // The step needs no decision, so there is nothing to compare.
        _ => Due::Play,
    }
}
