//! Writes gallery pages into the folder given: those that every game has, and made-up tables at every kind of decision
//! and moment.

use look_kit::{Gallery, Shot};
use table::{BySeat, Seat, SeatSet, Settings, Viewer};
use wyatt_earp::{Card, Event, Group, Groups, Outlaw, Scored, SheetLine, Step, View, WyattEarp};
use wyatt_earp_page::PAGE;

fn main() -> std::io::Result<()> {
    let game: WyattEarp = look_kit::game(4, Settings::default());
    let mut gallery = Gallery::new(&PAGE, &game);
    for (name, view, last) in moments() {
        let is_frame = name.starts_with("frame");
        gallery.show(name, &game, &Shot { view: &view, last: &last, log: &last, is_frame });
    }
    gallery.write()
}

/// Made-up tables, each with its name and what has just happened.
fn moments() -> Vec<(&'static str, View, Vec<Event>)> {
    let at = |step, active| View { step, active: Seat(active), ..view() };
    let sheriff = View { sheriff: true, ..at(Step::Play, 0) };
    let close = View { draw: 1, ..at(Step::Draw, 0) };
    let played = View { in_play: Some(Card::BANK), ..at(Step::Play, 0) };
    let pile = Card::all().chain(Card::all().take(11)).chain(Card::all().take(3)).collect();
    let search = View { pile: Some(pile), ..at(Step::Search, 0) };
    let watching = View { viewer: Viewer::Spectator, hand: Default::default(), ..at(Step::Play, 2) };
    let scoring = View { step: Step::HandOver(wyatt_earp::HandEnd::Emptied), ..view() };
    let duel = View {
        hits: [2, 1, 2, 0].into_iter().collect(),
        money: [26, 26, 26, 9].into_iter().collect(),
        ..scoring.clone()
    };
    let scored = Scored {
        outlaw: Outlaw::Butch,
        points: [0, 0, 4, 9].into_iter().collect(),
        shares: [0, 0, 0, 12].into_iter().collect(),
        rest: 0,
        money: view().money,
    };
    let wes = Card::outlaw(Outlaw::Wes);
    let hit = |seat| vec![Event::Shot { seat: Seat(seat), card: wes }];
    let target = |card, seat| View { in_play: Some(card), top: Some(wes), ..at(Step::Target(card), seat) };
    let mut hidden_twice = View { top: Some(wes), ..at(Step::WindowTarget(Seat(0), false), 1) };
    hidden_twice.groups[Seat(0)].change(Outlaw::Belle, |group| group.hidden = true);
    let asked = SeatSet::only(Seat(1)).with(Seat(3));
    vec![
        ("draw", at(Step::Draw, 0), vec![Event::Turn { seat: Seat(0) }]),
        ("close", close, Vec::new()),
        ("play", at(Step::Play, 0), vec![Event::Laid { seat: Seat(0), outlaw: Outlaw::Belle, count: 3, reward: 2 }]),
        ("sheriff", sheriff, Vec::new()),
        ("ask", at(Step::Ask(Outlaw::Jesse, asked), 0), Vec::new()),
        ("search", search, Vec::new()),
        ("found", at(Step::Found(Card::BANK), 0), Vec::new()),
        ("found-wanted", at(Step::Found(Card::WANTED), 0), Vec::new()),
        ("window", at(Step::Window(Seat(0), false), 1), Vec::new()),
        ("target", target(Card::BANK, 0), hit(0)),
        ("target-hideout", target(Card::HIDEOUT, 0), hit(0)),
        ("target-other", target(Card::WANTED, 2), hit(2)),
        ("window-target", hidden_twice, hit(0)),
        ("window-other", at(Step::Window(Seat(1), true), 0), Vec::new()),
        ("waiting", at(Step::Play, 2), vec![Event::Discarded { seat: Seat(1), card: Card::BANK }]),
        ("watching", watching, Vec::new()),
        ("over", View { step: Step::Over(wyatt_earp::End::Goal), ..view() }, Vec::new()),
        ("frame-shot", played, vec![Event::Shot { seat: Seat(0), card: Card::outlaw(Outlaw::Wes) }]),
        ("frame-scored", scoring, vec![Event::Scored(scored)]),
        ("frame-duel", duel, vec![Event::Turned { seat: Seat(2), card: Card::BANK }]),
    ]
}

fn view() -> View {
    let group = |outlaws, photo, hidden| Group { outlaws, photo, hidden, ..Group::default() };
    let mut groups: BySeat<Groups> = BySeat::new(4, |_| Groups::default());
    let mut lay = |seat, outlaw: Outlaw, group| groups[Seat(seat)].change(outlaw, |own| *own = group);
    lay(0, Outlaw::Belle, group(3, true, false));
    lay(0, Outlaw::Sundance, Group { banks: 1, ..group(4, false, true) });
    lay(1, Outlaw::Belle, group(2, false, false));
    lay(1, Outlaw::Jesse, Group { gun: true, ..group(5, true, false) });
    lay(1, Outlaw::Wes, group(3, false, true));
    lay(2, Outlaw::Butch, group(0, true, false));
    lay(2, Outlaw::Jesse, group(1, false, false));
    lay(3, Outlaw::Billy, group(3, false, false));
    lay(3, Outlaw::Butch, Group { stagecoaches: 1, ..group(4, false, false) });
    lay(3, Outlaw::Sundance, group(2, false, false));
    let outlaws = [(Outlaw::Belle, 2), (Outlaw::Billy, 1), (Outlaw::Bob, 2), (Outlaw::Jesse, 3)];
    let outlaws = outlaws.into_iter().flat_map(|(outlaw, count)| std::iter::repeat_n(Card::outlaw(outlaw), count));
    let sheriffs = [Card::photo(Outlaw::Sundance), Card::BANK, Card::GUN, Card::WANTED, Card::HIDEOUT, Card::WYATT];
    let line = |points: [u16; 4], shares: [u16; 4], rest| SheetLine {
        points: points.into_iter().collect(),
        shares: shares.into_iter().collect(),
        rest,
    };
    View {
        viewer: Viewer::Seat(Seat(0)),
        number: 3,
        dealer: Seat(3),
        active: Seat(0),
        step: Step::Play,
        money: [11, 7, 14, 3].into_iter().collect(),
        posters: [5, 3, 1, 12, 9, 7, 4],
        hands: [14, 6, 10, 8].into_iter().collect(),
        groups,
        open: 0b111_1011,
        draw: 31,
        discard: 12,
        top: Some(Card::BANK),
        renewed: true,
        sheriff: false,
        took: false,
        played: false,
        idle: 0,
        in_play: None,
        hand: outlaws.chain(sheriffs).collect(),
        pile: None,
        sheet: vec![
            line([11, 6, 2, 0], [9, 0, 0, 0], 0),
            line([0, 9, 5, 4], [0, 5, 3, 0], 0),
            line([4, 4, 2, 0], [1, 1, 0, 0], 1),
            line([8, 6, 5, 0], [3, 2, 2, 0], 0),
            line([0, 0, 6, 0], [0; 4], 3),
            line([0; 4], [0; 4], 2),
            line([6, 6, 6, 0], [1, 1, 1, 0], 2),
        ],
        hits: BySeat::new(4, |_| 0),
    }
}
