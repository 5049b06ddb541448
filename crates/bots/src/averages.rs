//! The average result of each action in a search, wherever it was taken (move-average sampling: Finnsson and Björnsson
//! 2008).

use table::{MAX_SEATS, Seat};

/// Each seat's average reward after each action, by the action's number, over all iterations of a search.
pub(crate) struct Averages {
    /// The sum of a seat's rewards after an action, and how often it took it. All actions of seat 0 come first, then
    /// those of seat 1.
    taken: Vec<(f32, f32)>,
    /// The number of actions in the game.
    actions: usize,
}

impl Averages {
    /// Averages for a game with this many actions. All start at 0.5.
    pub(crate) fn new(actions: usize) -> Averages {
        Averages { taken: vec![(0.5, 1.0); MAX_SEATS * actions], actions }
    }

    /// A seat's average reward after an action, from 0 to 1.
    pub(crate) fn mean(&self, seat: Seat, action: usize) -> f32 {
        let (sum, count) = self.taken[seat.index() * self.actions + action];
        sum / count
    }

    /// Adds a seat's reward after an action.
    pub(crate) fn count(&mut self, seat: Seat, action: usize, reward: f32) {
        let (sum, count) = &mut self.taken[seat.index() * self.actions + action];
        (*sum, *count) = (*sum + reward, *count + 1.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_average_is_of_one_seat_and_one_action() {
        let mut averages = Averages::new(2);
        for reward in [1.0, 1.0] {
            averages.count(Seat(1), 1, reward);
        }
        let of = |seat, action| averages.mean(Seat(seat), action);
        assert_eq!((of(0, 1), of(1, 0), of(1, 1)), (0.5, 0.5, 2.5 / 3.0));
    }
}
