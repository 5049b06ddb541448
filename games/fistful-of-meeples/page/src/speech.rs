//! The game in sentences: actions, reasons, announcements and the log.

use fistful_of_meeples::{
    Action, Board, Building, Cause, Cost, Cube, Event, Face, Field, FistfulOfMeeples, Illegal, Meeple, Meeples, Side,
    View,
};
use look::words::capitalized;
use look::{Reader, Words, args};
use table::{BySeat, Seat};

/// An action in words; `names` decides who is addressed as “you”.
pub(crate) fn action(reader: &Reader<'_, FistfulOfMeeples>, view: &View, action: Action) -> String {
    let Reader { words, names, .. } = *reader;
    match action {
        Action::Settle { building } => words.tell("act-settle", &args![at => at(building, words)]),
        Action::Take { place } => {
            let from = words.say(&format!("place-{place}.from"));
            match view.board.places[place] {
                nobody if nobody.is_empty() => words.tell("act-take-nobody", &args![from => from]),
                meeples => words.tell("act-take", &args![from => from, list => crowd(meeples, words)]),
            }
        }
        Action::Drop { meeple, field } => capitalized(&drop(reader, &view.board, meeple, field)),
        Action::Mark { seat } => names.tell(seat, "act-mark-seat", &[], words),
        Action::Resolve { building } => capitalized(&resolve(reader, &view.board, building)),
        Action::Showdown => showdown(reader, &view.board),
        Action::Build | Action::Upgrade | Action::Decline | Action::Reroll | Action::Keep => {
            words.say(&format!("act-{action}"))
        }
    }
}

/// A meeple goes on a field; at a door, with what would come of it now.
fn drop(reader: &Reader<'_, FistfulOfMeeples>, board: &Board, meeple: Meeple, field: Field) -> String {
    let words = reader.words;
    let onto = words.say(&format!("field-{field}.onto"));
    let whom = whom(meeple, words);
    match field.building() {
        Some(building) => {
            let forecast = forecast(reader, board, building, meeple);
            words.tell("act-drop-door", &args![meeple => whom, onto => onto, forecast => forecast])
        }
        None => words.tell("act-drop", &args![meeple => whom, onto => onto]),
    }
}

fn resolve(reader: &Reader<'_, FistfulOfMeeples>, board: &Board, building: Building) -> String {
    let words = reader.words;
    let at = at(building, words);
    let Some(meeple) = board.street.on(building.door()) else {
        return words.tell("act-resolve-nobody", &args![at => at]);
    };
    let forecast = forecast(reader, board, building, meeple);
    words.tell("act-resolve", &args![meeple => whom(meeple, words), at => at, forecast => forecast])
}

/// What would come of a meeple at the door of a building now.
fn forecast(reader: &Reader<'_, FistfulOfMeeples>, board: &Board, building: Building, meeple: Meeple) -> String {
    let Reader { game, words, names } = *reader;
    match meeple {
        Meeple::Builder => work(reader, board, building),
        Meeple::Miner | Meeple::Robber | Meeple::Deputy | Meeple::Madame => match gain(game, board, building, meeple) {
            Some((seat, count)) => {
                let name = if names.you() == Some(seat) { words.say("forecast-you") } else { names[seat].clone() };
                words.tell("forecast-draws", &args![count => count, name => name])
            }
            None if meeple == Meeple::Miner => words.say("forecast-nobody"),
            None => words.say("forecast-nothing"),
        },
    }
}

/// What can be built or upgraded at a building, by whom and at what price (FM-19).
fn work(Reader { game, words, names }: &Reader<'_, FistfulOfMeeples>, board: &Board, building: Building) -> String {
    let can = game.offer_at(board, building).is_some();
    let sign = board.sign(building);
    let key = match sign {
        None if can => "forecast-build",
        None if board.seats[board.active].signs == 0 => "forecast-build-none",
        None => "forecast-build-poor",
        Some(sign) if sign.face == Face::Ten => return words.say("forecast-done"),
        Some(_) if can => "forecast-upgrade",
        Some(_) => "forecast-upgrade-poor",
    };
    let seat = sign.map_or(board.active, |sign| sign.owner);
    let points = game.edition().sign_points[Face::Ten as usize];
    let cost = cost(game.edition().cost(building), words);
    names.tell(seat, key, &args![points => points, cost => cost], words)
}

/// The showdown, with what a win brings to each side (FM-26); one side may be the player who resolves it.
fn showdown(Reader { game, words, names }: &Reader<'_, FistfulOfMeeples>, board: &Board) -> String {
    let [east, west] = Field::SHOWDOWN.map(|field| board.marker(field).zip(board.street.on(field)));
    let (Some((east, here)), Some((west, there))) = (east, west) else { return words.say("act-showdown-none") };
    let reward = |loser| game.edition().reward(loser);
    let key = match names.you() {
        Some(you) if you == west => "act-showdown.you",
        Some(you) if you == east => "act-showdown.other-you",
        _ => "act-showdown",
    };
    let [first, second] = [west, east].map(|seat| names[seat].as_str());
    words.tell(key, &args![first => first, count => reward(here), second => second, other => reward(there)])
}

/// Who draws cubes for a meeple at a door, and how many; `None` if nobody draws any (FM-20 to FM-23).
pub(crate) fn gain(game: &FistfulOfMeeples, board: &Board, building: Building, meeple: Meeple) -> Option<(Seat, u8)> {
    game.draw_at(board, building, meeple).filter(|(_, cubes)| *cubes > 0)
}

/// Why something cannot be done.
pub(crate) fn reason(illegal: Illegal, words: &Words) -> String {
    words.say(&format!("why-{}", illegal.name()))
}

/// Meeples by kind: “2 builders and 1 robber”.
pub(crate) fn crowd(meeples: Meeples, words: &Words) -> String {
    let kinds: Vec<String> = meeples
        .kinds()
        .map(|meeple| words.tell(&format!("count-{meeple}"), &args![count => meeples.count(meeple)]))
        .collect();
    words.list(&kinds)
}

/// Cubes by kind, leaving out kinds with none.
pub(crate) fn cubes(counts: [(Cube, u8); 3], words: &Words) -> String {
    let kinds: Vec<String> = counts
        .into_iter()
        .filter(|(_, count)| *count > 0)
        .map(|(cube, count)| words.tell(&format!("count-{}", cube.name()), &args![count => count]))
        .collect();
    if kinds.is_empty() { words.say("nothing") } else { words.list(&kinds) }
}

/// The cost of a sign.
pub(crate) fn cost(cost: Cost, words: &Words) -> String {
    cubes([(Cube::Gold, cost.gold), (Cube::Stone, cost.stone), (Cube::Dynamite, 0)], words)
}

/// What is said when something happens.
pub(crate) fn spoken(reader: &Reader<'_, FistfulOfMeeples>, event: &Event) -> Option<String> {
    let Reader { words, names, .. } = *reader;
    let field = |field: &Field, case| words.say(&format!("field-{field}.{case}"));
    Some(match event {
        Event::First { seat } => names.tell(*seat, "say-first", &[], words),
        Event::Settled { seat, building } => {
            names.tell(*seat, "say-settled", &args![at => at(*building, words)], words)
        }
        Event::Turn { seat, .. } => names.tell(*seat, "say-turn", &[], words),
        Event::Passed { seat } => names.tell(*seat, "say-passed", &[], words),
        Event::Took { seat, place, meeples } => {
            let from = words.say(&format!("place-{place}.from"));
            names.tell(*seat, "say-took", &args![from => from, list => crowd(*meeples, words)], words)
        }
        Event::Armed { left } => words.tell("say-armed", &args![count => *left]),
        Event::Dropped { seat, meeple, field: on } => {
            names.tell(*seat, "say-dropped", &args![meeple => whom(*meeple, words), onto => field(on, "onto")], words)
        }
        Event::BowedOut { field: on, .. } => words.tell("say-bowed-out", &args![on => field(on, "on")]),
        Event::Overflowed { meeples, .. } => words.tell("say-overflowed", &args![list => crowd(*meeples, words)]),
        Event::Marked { seat, field: on } => {
            names.tell(*seat, "say-marked", &args![under => field(on, "under")], words)
        }
        Event::Drew { seat, cause, cubes } => drew(reader, *seat, *cause, cubes),
        Event::Exploded { lost } => exploded(reader, lost),
        Event::Built { seat, building } => names.tell(*seat, "say-built", &args![at => at(*building, words)], words),
        Event::Upgraded { seat, building } => {
            names.tell(*seat, "say-upgraded", &args![at => at(*building, words)], words)
        }
        Event::Declined { seat, building } => {
            names.tell(*seat, "say-declined", &args![at => at(*building, words)], words)
        }
        Event::Arrested { building, robbers } => {
            let from = words.say(&format!("place-{building}.from"));
            words.tell("say-arrested", &args![count => *robbers, from => from])
        }
        Event::Invited { building, builders } => {
            let from = words.say(&format!("place-{building}.from"));
            words.tell("say-invited", &args![count => *builders, from => from])
        }
        Event::Resolved { meeple, building, .. } => {
            let into = words.say(&format!("place-{building}.into"));
            capitalized(&words.tell("say-resolved", &args![meeple => who(*meeple, words), into => into]))
        }
        Event::Rolled { seat, die, .. } => names.tell(*seat, "say-rolled", &args![die => *die], words),
        Event::Rerolled { seat, die, .. } => names.tell(*seat, "say-rerolled", &args![die => *die], words),
        Event::Kept { seat, .. } => names.tell(*seat, "say-kept", &[], words),
        Event::Decided { sides, winner } => decided(reader, sides, *winner),
        Event::Buried { seat, meeple, grave, .. } => {
            let key = if grave.is_some() { "say-buried" } else { "say-gone" };
            capitalized(&words.tell(key, &args![meeple => shooter(reader, *seat, *meeple)]))
        }
        Event::Survived { seat, meeple, .. } => {
            capitalized(&words.tell("say-survived", &args![meeple => shooter(reader, *seat, *meeple)]))
        }
        Event::BarBought { seat, price, left } => {
            names.tell(*seat, "say-bar", &args![price => *price, count => *left], words)
        }
        Event::LastRound { end } => {
            words.tell("say-last-round", &args![why => words.say(&format!("end-{}", end.name()))])
        }
        Event::Ended { .. } => words.say("say-ended"),
    })
}

/// How an event is logged: everything except what the next line tells anyway.
pub(crate) fn logged(reader: &Reader<'_, FistfulOfMeeples>, event: &Event) -> Option<String> {
    match event {
        Event::Resolved { .. } | Event::Kept { .. } => None,
        other => spoken(reader, other),
    }
}

/// Who rolled what in a showdown, whose meeple wins and whose dies.
fn decided(reader: &Reader<'_, FistfulOfMeeples>, sides: &[Side; 2], winner: Option<Field>) -> String {
    let [east, west] = *sides;
    let [first, second] = if winner == Some(Field::W) { [west, east] } else { [east, west] };
    let key = match winner {
        None => "say-decided-both",
        Some(_) if east.die == west.die => "say-decided-skill",
        Some(_) => "say-decided",
    };
    let of = |side: Side| shooter(reader, side.seat, side.meeple);
    reader.words.tell(key, &args![winner => of(first), die => first.die, loser => of(second), low => second.die])
}

fn drew(
    Reader { words, names, .. }: &Reader<'_, FistfulOfMeeples>,
    seat: Seat,
    cause: Cause,
    drawn: &[Cube],
) -> String {
    let count = |cube| drawn.iter().filter(|other| **other == cube).count() as u8;
    let list = cubes(Cube::ALL.map(|cube| (cube, count(cube))), words);
    match cause {
        Cause::Door { meeple, building } => {
            let for_whom = words.say(&format!("meeple-{meeple}.for"));
            names.tell(seat, "say-drew", &args![list => list, for => for_whom, at => at(building, words)], words)
        }
        Cause::Showdown { loser } => {
            names.tell(seat, "say-drew-showdown", &args![list => list, dead => whom(loser, words)], words)
        }
    }
}

fn exploded(Reader { words, names, .. }: &Reader<'_, FistfulOfMeeples>, lost: &BySeat<u8>) -> String {
    let losers: Vec<String> = lost
        .pairs()
        .filter(|(_, count)| **count > 0)
        .map(|(seat, count)| {
            let stone = words.tell("count-stone", &args![count => *count]);
            names.tell(seat, "say-loses", &args![stone => stone], words)
        })
        .collect();
    if losers.is_empty() {
        words.say("say-exploded-none")
    } else {
        words.tell("say-exploded", &args![list => words.list(&losers)])
    }
}

/// A building, as in “at the Barber”.
pub(crate) fn at(building: Building, words: &Words) -> String {
    words.say(&format!("place-{building}.at"))
}

/// A meeple as the subject of a sentence.
fn who(meeple: Meeple, words: &Words) -> String {
    words.say(&format!("meeple-{meeple}.who"))
}

/// A meeple in a showdown as the subject of a sentence, with the player it shot for: “Anna’s robber”, or “your robber”
/// to her.
fn shooter(Reader { words, names, .. }: &Reader<'_, FistfulOfMeeples>, seat: Seat, meeple: Meeple) -> String {
    let case = if names.you() == Some(seat) { "yours" } else { "of" };
    words.tell(&format!("meeple-{meeple}.{case}"), &args![name => names[seat].as_str()])
}

/// A meeple as the object of a sentence.
fn whom(meeple: Meeple, words: &Words) -> String {
    words.say(&format!("meeple-{meeple}.whom"))
}
