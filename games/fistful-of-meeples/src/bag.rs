//! Cubes: drawing, explosions and paying (FM-19, FM-27, FM-28).

use table::{Audience, BySeat, Chance, Events, Seat, Stream};

use crate::cube::{Cost, Cube};
use crate::event::{Cause, End, Event};
use crate::game::FistfulOfMeeples;
use crate::state::State;

impl FistfulOfMeeples {
    /// Draws cubes for a seat, as many as the bag has (FM-28); then all dynamite among them explodes (FM-27).
    pub(crate) fn draw<C: Chance, E: Events<Self>>(
        &self,
        state: &mut State,
        seat: Seat,
        count: u8,
        cause: Cause,
        chance: &C,
        events: &mut E,
    ) {
        let board = &mut state.board;
        let count = u32::from(count).min(board.bag.total());
        let mut cubes = Vec::new();
        if count > 0 {
            let mut stream = chance.stream("bag", board.draws);
            board.draws += 1;
            board.moved = true;
            let supply = &mut board.seats[seat];
            for _ in 0..count {
                let at = stream.below(board.bag.total());
                let cube = if at < u32::from(board.bag.gold) {
                    board.bag.gold -= 1;
                    supply.gold += 1;
                    Cube::Gold
                } else if at < u32::from(board.bag.gold) + u32::from(board.bag.stone) {
                    board.bag.stone -= 1;
                    supply.stone += 1;
                    Cube::Stone
                } else {
                    board.bag.dynamite -= 1;
                    board.lit += 1;
                    Cube::Dynamite
                };
                if E::LISTENS {
                    cubes.push(cube);
                }
            }
        }
        events.event(self, state, Audience::All, Event::Drew { seat, cause, cubes });
        while state.board.lit > 0 {
            self.explode(state, events);
        }
    }

    /// A drawn dynamite explodes: everybody returns half their stone, rounded down, and the dynamite stays on the
    /// explosion field (FM-27). The last one triggers the end (FM-30).
    fn explode<E: Events<Self>>(&self, state: &mut State, events: &mut E) {
        let board = &mut state.board;
        board.lit -= 1;
        board.exploded += 1;
        let lost = BySeat::new(self.seats, |seat| board.seats[seat].stone / 2);
        for (seat, stone) in lost.pairs() {
            board.seats[seat].stone -= stone;
            board.bag.stone += stone;
        }
        let last = board.exploded == self.edition.dynamite;
        events.event(self, state, Audience::All, Event::Exploded { lost });
        if last {
            self.trigger(state, End::Dynamite, events);
        }
    }

    /// A seat pays into the bag.
    pub(crate) fn pay(&self, state: &mut State, seat: Seat, cost: Cost) {
        let board = &mut state.board;
        let supply = &mut board.seats[seat];
        supply.gold -= cost.gold;
        supply.stone -= cost.stone;
        board.bag.gold += cost.gold;
        board.bag.stone += cost.stone;
        board.moved |= cost != Cost::default();
    }
}
