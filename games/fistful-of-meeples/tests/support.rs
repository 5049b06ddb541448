//! A town laid out for one test: empty street and buildings, no possessions, and seat 1 begins its first turn.

use fistful_of_meeples::{
    Bag, Board, Building, End, Event, FIELDS, Face, Field, FistfulOfMeeples, Meeple, Meeples, Place, Sign, State, Step,
    Supply,
};
use table::{BySeat, Fast, Game, Heard, Seat};
use table_kit::{Scripted, Tale, setups};

use crate::secrets::board;
use crate::story::Lines;

pub(crate) struct Town {
    pub(crate) game: FistfulOfMeeples,
    pub(crate) state: State,
    chance: Fast,
    /// The events since the town was laid out.
    pub(crate) heard: Vec<Event>,
}

/// A town laid out from nothing and changed by the test: no meeples, no signs, all gold and stone in the bag.
pub(crate) fn lay_out(game: &FistfulOfMeeples, change: impl FnOnce(&mut Board)) -> State {
    let mut board = board(&game.deal(&Fast::new(7), &mut ()));
    for place in Place::ALL {
        board.places[place] = Meeples::NONE;
    }
    board.seats = BySeat::new(game.seats(), |_| Supply { signs: 8, ..Supply::default() });
    board.bag = Bag { gold: 36, stone: 18, dynamite: 0 };
    (board.start, board.active, board.turn, board.step) = (Seat(0), Seat(0), 1, Step::Take);
    board.signs = [None; fistful_of_meeples::BUILDINGS];
    change(&mut board);
    serde_json::from_value(serde_json::to_value(&board).unwrap()).unwrap()
}

impl Town {
    /// A town for this many players, changed by the test.
    pub(crate) fn new(seats: u8, settings: &[(&str, &str)], change: impl FnOnce(&mut Board)) -> Town {
        Town::of(setups::game(seats, settings), change)
    }

    /// A town of this game, changed by the test.
    pub(crate) fn of(game: FistfulOfMeeples, change: impl FnOnce(&mut Board)) -> Town {
        let state = lay_out(&game, change);
        Town { game, state, chance: Fast::new(7), heard: Vec::new() }
    }

    pub(crate) fn board(&self) -> Board {
        board(&self.state)
    }

    /// The seat that owes a decision, counted from 1.
    pub(crate) fn asked(&self) -> Option<u8> {
        self.game.to_act(&self.state).first().map(|seat| seat.0 + 1)
    }

    /// The legal actions, as texts.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut list = Vec::new();
        if let Some(seat) = self.asked() {
            self.game.legal(&self.state, Seat(seat - 1), &mut list);
        }
        list.iter().map(ToString::to_string).collect()
    }

    /// Makes these decisions one after another, each for the seat that is asked.
    #[track_caller]
    pub(crate) fn acts(&mut self, texts: &[&str]) {
        for text in texts {
            let legal = self.legal();
            assert!(legal.iter().any(|known| known == text), "`{text}` is not among {legal:?}");
            let seat = Seat(self.asked().unwrap() - 1);
            let mut heard: Vec<Heard<Event>> = Vec::new();
            self.game.apply(&mut self.state, seat, text.parse().unwrap(), &self.chance, &mut heard);
            self.follow(heard);
        }
    }

    /// Carries out everything that needs no decision.
    pub(crate) fn follow(&mut self, mut heard: Vec<Heard<Event>>) {
        self.game.advance(&mut self.state, &self.chance, &mut heard);
        self.heard.extend(heard.into_iter().map(|heard| heard.event));
    }

    /// How many cubes each draw since the town was laid out brought, and to whom.
    pub(crate) fn draws(&self) -> Vec<(u8, usize)> {
        let draws = self.heard.iter().filter_map(|event| match event {
            Event::Drew { seat, cubes, .. } => Some((seat.0 + 1, cubes.len())),
            _ => None,
        });
        draws.collect()
    }
}

/// Puts a meeple on a showdown field, waiting under the marker of a seat (counted from 1).
pub(crate) fn waits(board: &mut Board, field: Field, meeple: Meeple, seat: u8) {
    let mut on = <[Option<Meeple>; FIELDS]>::from(board.street);
    on[field.index()] = Some(meeple);
    board.street = on.into();
    board.markers[field.end().unwrap()] = Some(Seat(seat - 1));
}

/// A showdown: at W the meeple of seat 1, whose turn it is, at E that of seat 2. The dice are those that come after
/// this many rolls.
pub(crate) fn showdown(own: Meeple, other: Meeple, rolls: u32) -> Town {
    let mut town = Town::new(2, &[], |board| {
        waits(board, Field::E, other, 2);
        alone(board, own);
        board.rolls = rolls;
    });
    town.acts(&["take t1", &format!("drop {} w", own.name()), "showdown"]);
    town
}

/// A sign of a seat, counted from 1.
pub(crate) fn sign(seat: u8, face: Face) -> Option<Sign> {
    Some(Sign { owner: Seat(seat - 1), face })
}

/// Puts one meeple alone in T1, so that it can go to the door of T2 or to the showdown field W.
pub(crate) fn alone(board: &mut Board, meeple: Meeple) {
    board.places[Building::T1] = Meeples::one(meeple);
}

impl Tale<FistfulOfMeeples> for Lines {
    const FOLDER: &'static str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games");

    fn lay_out(game: &FistfulOfMeeples, lines: &[&str]) -> State {
        lay_out(game, |board| {
            board.bag = Bag::default();
            (board.jail_dynamite, board.exploded) = (0, 0);
            for line in lines {
                let words: Vec<&str> = line.split(' ').collect();
                lay(board, &words);
            }
            board.active = Seat(((u32::from(board.start.0) + board.turn - 1) % u32::from(game.seats())) as u8);
        })
    }

    fn shown(table: &Scripted<FistfulOfMeeples, Lines>, what: &str) -> Option<String> {
        let board = board(&table.state);
        let (word, name) = what.split_once(' ').unwrap_or((what, ""));
        let names = |meeples: Meeples| meeples.iter().map(Meeple::name).collect::<Vec<_>>().join(" ");
        Some(match word {
            "at" => names(board.places[name.parse::<Place>().ok()?]),
            "hand" => names(board.hand),
            "street" => board.street.taken().iter().map(Field::name).collect::<Vec<_>>().join(" "),
            "field" => {
                let field: Field = name.parse().ok()?;
                let marker = board.marker(field).map(|seat| format!(" {seat}")).unwrap_or_default();
                board.street.on(field).map_or(String::new(), |meeple| format!("{meeple}{marker}"))
            }
            "sign" => board.sign(name.parse().ok()?).map_or(String::new(), |sign| {
                format!("{} {}", sign.owner, if sign.face == Face::Ten { 10 } else { 5 })
            }),
            "has" => {
                let Supply { gold, stone, bars, signs } = board.seats[Seat(name.parse::<u8>().ok()? - 1)];
                format!("{gold} {stone} {bars} {signs}")
            }
            "bag" => format!("{} {} {}", board.bag.gold, board.bag.stone, board.bag.dynamite),
            "jail" => board.jail_dynamite.to_string(),
            "exploded" => board.exploded.to_string(),
            "bars" => board.bars.to_string(),
            "graves" => board.graves.iter().map(|meeple| meeple.name()).collect::<Vec<_>>().join(" "),
            "last-round" => board.last_round.map_or(String::new(), |end| end.name().to_owned()),
            "turn" => board.turn.to_string(),
            "idle" => board.idle.to_string(),
            _ => return None,
        })
    }

    /// The current points of each seat, counted independently from FM-31.
    fn amounts(_: &FistfulOfMeeples, state: &State) -> Vec<i32> {
        let board = board(state);
        let points = |(seat, supply): (Seat, &Supply)| {
            let signs = board.signs.iter().flatten().filter(|sign| sign.owner == seat);
            let signs: i32 = signs.map(|sign| if sign.face == Face::Ten { 10 } else { 5 }).sum();
            i32::from(supply.gold) + 10 * i32::from(supply.bars) + signs
        };
        board.seats.pairs().map(points).collect()
    }
}

/// Lays out one line of a table.
fn lay(board: &mut Board, words: &[&str]) {
    fn number<N: std::str::FromStr<Err: std::fmt::Debug>>(text: &str) -> N {
        text.parse().unwrap()
    }
    let seat = |text| Seat(number::<u8>(text) - 1);
    match *words {
        ["start", start] => board.start = seat(start),
        ["turn", turn] => board.turn = number(turn),
        ["at", place, ref words @ ..] => {
            // `2 builder` is two of them.
            let mut meeples = Meeples::NONE;
            for (at, word) in words.iter().enumerate().filter(|(_, word)| **word != "-") {
                if let Ok(meeple) = word.parse::<Meeple>() {
                    let before = at.checked_sub(1).and_then(|before| words[before].parse().ok());
                    meeples += Meeples::of(meeple, before.unwrap_or(1));
                }
            }
            board.places[number::<Place>(place)] = meeples;
        }
        ["field", field, meeple, marker] => waits(board, number(field), number(meeple), number(marker)),
        ["has", owner, gold, stone, bars, signs] => {
            let [gold, stone, bars, signs] = [gold, stone, bars, signs].map(number);
            board.seats[seat(owner)] = Supply { gold, stone, bars, signs };
        }
        ["sign", building, owner, face] => {
            let face = if face == "10" { Face::Ten } else { Face::Five };
            board.signs[number::<fistful_of_meeples::Building>(building).index()] = sign(number(owner), face);
        }
        ["bag", gold, stone, dynamite] => {
            let [gold, stone, dynamite] = [gold, stone, dynamite].map(number);
            board.bag = Bag { gold, stone, dynamite };
        }
        ["jail", dynamite] => board.jail_dynamite = number(dynamite),
        ["exploded", dynamite] => board.exploded = number(dynamite),
        ["bars", bars] => board.bars = number(bars),
        ["idle", rounds] => board.idle = number(rounds),
        ["settling"] => board.step = Step::Settle,
        ["last-round", end] => board.last_round = End::ALL.into_iter().find(|known| known.name() == end),
        ["graves", ref meeples @ ..] => board.graves = meeples.iter().map(|meeple| number::<Meeple>(meeple)).collect(),
        _ => panic!("`{}` cannot be laid out", words.join(" ")),
    }
}
