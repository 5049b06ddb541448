//! Random games are played twice: by the rules, and by the second reading of the clauses in `truth`.
//!
//! `POSSE_SWEEP=30 cargo test --release -p posse-wyatt-earp second_reading` compares more than a million positions in five
//! minutes. A failure names its seed, and `POSSE_SEED=S` plays that game again.

use table::{Audience, Events, Fast, Game, Seat, Viewer};
use table_kit::setups::Size;
use table_kit::{Coverage, Style, Sweep, seeds, setups};
use wyatt_earp::{Event, HandEnd, State, WyattEarp, share};

use crate::story;
use crate::truth::{self, Card, Due, End, Fate, Public, reward};

/// The state at every event, and the last one: chance is read from them.
#[derive(Default)]
struct Watch {
    states: Vec<State>,
    events: Vec<Event>,
}

impl Events<WyattEarp> for Watch {
    fn event(&mut self, _: &WyattEarp, state: &State, audience: Audience, event: Event) {
        self.states.push(state.clone());
        if audience == Audience::All {
            self.events.push(event);
        }
    }
}

/// What chance decided in one step, for the second reading.
struct Told<'a> {
    game: &'a WyattEarp,
    watch: &'a Watch,
}

impl Fate for Told<'_> {
    fn renewed(&mut self) -> Vec<Card> {
        let tables = self.watch.states.iter().map(|state| truth::Table::of(self.game, state));
        tables.into_iter().find(|table| table.renewed).expect("the renewal makes an event").draw
    }

    fn shuffled(&mut self) -> Vec<Card> {
        let last = self.watch.states.last().expect("the search makes an event");
        truth::Table::of(self.game, last).draw
    }

    fn dealt(&mut self) -> (Vec<Vec<Card>>, Vec<Card>, Vec<Card>) {
        let last = self.watch.states.last().expect("the deal makes an event");
        let table = truth::Table::of(self.game, last);
        (table.hands, table.discard, table.draw)
    }
}

/// What players prefer and avoid, so that piles run out, windows open, hands come to a standstill and players are
/// emptied in windows.
const STYLES: [Style; 4] = [
    Style { likes: &[], avoids: &[] },
    Style { likes: &["draw", "keep", "discard", "hideout", "unhide", "wyatt"], avoids: &[] },
    Style { likes: &["take", "discard"], avoids: &[] },
    Style {
        likes: &["lay", "hideout", "unhide", "steal", "photo"],
        avoids: &["discard wyatt", "discard hideout", "wyatt", "close"],
    },
];

/// What everybody sees of windows, from a spectator's view.
fn public(game: &WyattEarp, state: &State) -> Public {
    story::public(&game.view(state, Viewer::Spectator))
}

/// Plays one game both ways and compares them at every step.
fn play(name: &str, game: &WyattEarp, seed: u64, style: usize, tally: &mut Coverage) {
    let mut random = Fast::new(seed ^ 0x5eed);
    let style = STYLES[style % STYLES.len()];
    let chance = Fast::new(seed);
    let mut watch = Watch::default();
    let mut state = game.deal(&chance, &mut watch);
    watch.states.push(state.clone());
    let mut reading = truth::Table::start(game, &state);
    reading.deal(&mut Told { game, watch: &watch });
    let mut list = Vec::new();
    for step in 0.. {
        let at = format!("{name}, seed {seed}, step {step}");
        let played = truth::Table::of(game, &state);
        if let Due::Over(End::Duel) = reading.due {
            // Cards moved by the duel are compared one by one as they are turned up.
            assert_eq!((&reading.money, &reading.posters, &reading.due), (&played.money, &played.posters, &played.due));
            break;
        }
        assert_eq!(reading.sorted(), played, "{at}");
        let seat = game.to_act(&state).first();
        assert_eq!(reading.to_act(), seat.map(Seat::index), "{at}");
        let in_play = match reading.due {
            Due::Ask { .. } => Some(Card::Wanted),
            Due::Pick => Some(Card::Wyatt),
            Due::Target { card, .. } => Some(card).filter(|card| *card != Card::Wyatt),
            _ => None,
        };
        let lies_nowhere = game.view(&state, Viewer::Spectator).in_play.map(|card| Card::named(&card.to_string()));
        assert_eq!(lies_nowhere, in_play, "{at}");
        let seen = public(game, &state);
        assert_eq!(seen, Public::of(&reading), "{at}");
        let Some(seat) = seat else { break };
        assert_eq!(game.to_act(&state).len(), 1, "{at}");
        if let Due::Window { seat, .. } = reading.due {
            assert!(seen.opens(seat), "{at}");
            assert_eq!(game.lapse(&state).map(|action| action.to_string()).as_deref(), Some("pass"), "{at}");
            tally.one("window");
        } else {
            if let Due::Target { then, .. } = &reading.due {
                tally.one(if **then == Due::Play { "target" } else { "target in a window" });
            }
            assert_eq!(game.lapse(&state), None, "{at}");
        }
        // WE-8: the discard pile is never empty at a draw.
        assert!(reading.due != Due::Draw || !reading.discard.is_empty(), "{at}");
        game.legal(&state, seat, &mut list);
        let texts: std::collections::BTreeSet<String> = list.iter().map(ToString::to_string).collect();
        assert_eq!(texts, reading.legal(), "{at}");
        assert_eq!(texts.len(), list.len(), "{at}");
        let action = style.choose(&list, 90, &mut random);
        let before = reading.clone();
        let mut watch = Watch::default();
        game.apply(&mut state, seat, action, &chance, &mut watch);
        game.advance(&mut state, &chance, &mut watch);
        watch.states.push(state.clone());
        let at = format!("{at}, `{action}`");
        let mut told = Told { game, watch: &watch };
        let played = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            reading.act(&action.to_string(), &mut told);
        }));
        assert!(played.is_ok(), "{at}: the second reading cannot follow");
        tally.one("position");
        if reading.renewed && !before.renewed {
            tally.one("renewal");
        }
        for event in &watch.events {
            if let Event::HandEnded { why, .. } = event {
                tally.one(match why {
                    HandEnd::Emptied if matches!(before.due, Due::Window { .. }) => "emptied in a window",
                    HandEnd::Emptied => "emptied",
                    HandEnd::Closed => "closed",
                    HandEnd::Idle => "idle",
                });
            }
        }
        if let Due::Over(end) = reading.due {
            tally.one(compare_end(game, &state, &reading, end, &watch.events, &at));
        }
    }
}

/// Compares how a game has ended, and returns the reason.
fn compare_end(
    game: &WyattEarp,
    state: &State,
    reading: &truth::Table,
    end: End,
    events: &[Event],
    at: &str,
) -> &'static str {
    let outcome = game.outcome(state).expect("it is over");
    let reason = match end {
        End::Goal => "goal",
        End::LastHand => "last-hand",
        End::Duel => "duel",
    };
    assert_eq!(outcome.reason, reason, "{at}");
    let most = *reading.money.iter().max().unwrap();
    let richest: Vec<usize> = (0..reading.seats()).filter(|seat| reading.money[*seat] == most).collect();
    let winner = match end {
        End::Duel => truth::duel(&richest, &reading.draw, &story::duel(events)),
        End::Goal | End::LastHand => richest[0],
    };
    assert_eq!(outcome.winners().map(Seat::index).collect::<Vec<_>>(), [winner], "{at}");
    reason
}

#[test]
fn we_25_random_games_go_as_by_the_second_reading() {
    let (seeds, many) = seeds(3);
    let mut tally = Coverage::default();
    for (at, setup) in setups::of::<WyattEarp>().into_iter().enumerate() {
        let game = WyattEarp::new(&setup).unwrap();
        let name = format!("{} players, {:?}", setup.seats, setup.settings.0);
        for seed in seeds.clone() {
            play(&name, &game, seed, at + seed as usize, &mut tally);
        }
    }
    println!("{tally:?}");
    if many {
        tally.exceeds(20_000, &["position"]);
        tally.exceeds(20, &["window", "renewal", "closed", "emptied", "target"]);
        tally.exceeds(0, &["idle", "duel", "goal"]);
    }
    assert!(tally.of("position") < 1_000_000 || tally.of("target in a window") > 0, "{tally:?}");
}

/// Any points of two, three or four players, any pot, either order of the others. A sweep goes up to more points than
/// are possible at a table.
#[test]
fn we_31_every_sharing_comes_out_as_by_the_second_reading() {
    let sweep = Sweep::from_env();
    let most: [u16; 3] = if sweep.size == Size::Quick { [24, 14, 8] } else { [41, 30, 16] };
    let mut count = 0;
    for (seats, most) in (2..).zip(most) {
        let mut points = vec![0_u16; seats];
        loop {
            let plain: Vec<u32> = points.iter().map(|points| u32::from(*points)).collect();
            for (pot, smallest_first) in (0..=12).flat_map(|pot| [(pot, false), (pot, true)]) {
                let shares = share(&points, pot, 8, smallest_first);
                let read = reward(&plain, usize::from(pot), smallest_first);
                let same = shares.iter().map(|share| usize::from(*share)).eq(read.iter().copied());
                assert!(same, "{points:?}, pot {pot}, smallest first {smallest_first}: {shares:?}, not {read:?}");
                count += 1;
            }
            // The next combination of points, counting like an odometer.
            let Some(at) = points.iter().position(|own| *own < most) else { break };
            points[at] += 1;
            points[..at].fill(0);
        }
    }
    assert!(count > 200_000, "{count}");
}
