//! Information-set Monte Carlo tree search.
//!
//! Each iteration draws a world that agrees with what the seat knows ([`resample`](table::Game::resample)), walks down
//! a tree of actions that all worlds share (Cowling, Powley and Whitehouse 2012), adds one action to it, plays a few
//! decisions that the game finds plausible, and judges the position ([`Guide`]). Not every world allows every action,
//! so UCB1 counts how often an action was possible instead of how often its parent was visited.
//!
//! In a secret simultaneous choice each seat walks down a branch of its own, so no seat responds to choices it cannot
//! see.

use std::collections::BTreeMap;

use table::{BySeat, Decision, Fast, Knows, MAX_SEATS, Outcome, Seat, SeatSet, Stream};

use crate::averages::Averages;
use crate::because::Ends;
use crate::bot::Bot;
use crate::guide::{Guide, Terms};
use crate::persona::Persona;
use crate::thinking::{Account, Estimate, Thinking};
use crate::tree::{NodeId, Tree};

/// The exploration constant of UCB1. Lower than the usual 0.7, because most actions are clearly bad.
const EXPLORE: f32 = 0.25;

/// The share of a turn's remaining budget that a step may spend when more steps may follow.
const SHARE: f64 = 0.6;

/// How often an action has to be tried before its chance is told.
const KNOWN: u32 = 25;

/// The weight of the standing in the reward for a finished game; the rest is the outcome.
const MARGIN: f32 = 0.1;

/// A bot that searches, at one of four levels or as [`PLAIN`].
#[derive(Clone, Copy, Debug)]
pub struct Search {
    name: &'static str,
    /// The maximum number of iterations in one step.
    iterations: u32,
    /// The number of decisions after which it cuts a playout; `None` for the game's own [`Guide::PLAYOUT`].
    playout: Option<u32>,
    /// Whether it uses the game's guesses, averages and representatives; otherwise playouts are random.
    guided: bool,
    /// Whether it forgets what it was shown, as people do ([`Guide::forget`]).
    forgets: bool,
}

/// The strongest level, limited only by its budget.
pub const MARSHAL: Search =
    Search { name: "marshal", iterations: u32::MAX, playout: None, guided: true, forgets: false };
/// The third level.
pub const GUNSLINGER: Search = Search { name: "gunslinger", iterations: 800, ..MARSHAL };
/// The second level.
pub const COWHAND: Search = Search { name: "cowhand", iterations: 100, forgets: true, ..MARSHAL };
/// The weakest level.
pub const TENDERFOOT: Search = Search { name: "tenderfoot", iterations: 12, forgets: true, ..MARSHAL };
/// A search that knows only the game's standing: random playouts, cut after 40 decisions. It is not a level. The levels
/// are measured against it, so that they are not just good at beating the beginner.
pub const PLAIN: Search = Search { name: "plain", playout: Some(40), guided: false, ..MARSHAL };

impl Search {
    /// The same search with playouts of this many decisions, for comparison.
    pub fn with_playouts(self, decisions: u32) -> Search {
        Search { playout: Some(decisions), ..self }
    }

    /// The action that represents this one in the tree.
    fn key<G: Guide>(&self, game: &G, action: G::Action) -> G::Action {
        if self.guided { game.representative(action) } else { action }
    }
}

impl<G: Guide> Bot<G> for Search {
    fn name(&self) -> &'static str {
        self.name
    }

    fn version(&self) -> u32 {
        6
    }

    fn choose(&self, game: &G, knows: &Knows<G>, legal: &[G::Action], thinking: &mut Thinking) -> G::Action {
        let seat = thinking.seat();
        let persona = thinking.persona();
        let forgetful = (self.forgets && persona.is_none_or(Persona::forgets)).then(|| {
            let mut knows = knows.clone();
            game.forget(&mut knows);
            knows
        });
        let knows = forgetful.as_ref().unwrap_or(knows);
        let tree = thinking.recall().unwrap_or_else(|| Tree::new(seat, legal[0]));
        let worlds = game.worlds(knows);
        let mut walk = Walk::new(game, legal, tree, self, thinking);
        // An action that is judged alone has no later steps either.
        let is_last = legal.len() == 1 || is_last(game, knows, seat, legal, thinking.random());
        let share = if is_last { 1.0 } else { SHARE };
        thinking.spend(share, self.iterations, |random| walk.iterate(worlds(random), random));
        thinking.count_moves(walk.moves);
        let playouts: f32 = walk.ahead.iter().sum();
        thinking.set_ahead(walk.ahead.iter().map(|ahead| ahead / playouts).collect());
        let account = walk.account();
        let mut tree = walk.tree;
        let mut estimates = vec![Estimate { visits: 0, chance: 0.0 }; legal.len()];
        for node in tree.options(seat).map(|id| tree.node(id)) {
            let estimate = Estimate { visits: node.visits, chance: node.mean() };
            let alike = legal.iter().zip(&mut estimates).filter(|(action, _)| self.key(game, **action) == node.action);
            alike.for_each(|(_, place)| *place = estimate);
        }
        thinking.estimate(estimates);
        if let Some(account) = account {
            thinking.set_account(account);
        }
        let best = tree.options(seat).max_by_key(|id| tree.node(*id).visits);
        let best = best.expect("an iteration tries one of the actions");
        let key = tree.node(best).action;
        let action = legal.iter().copied().find(|action| self.key(game, *action) == key);
        let action = action.expect("the tree begins with legal actions");
        tree.go_on(best);
        thinking.keep(tree);
        action
    }
}

/// Whether every action ends the turn: the seat learns something or has nothing left to decide.
fn is_last<G: Guide>(game: &G, knows: &Knows<G>, seat: Seat, legal: &[G::Action], random: &mut Fast) -> bool {
    let world = game.resample(knows, random);
    legal.iter().all(|action| {
        let mut state = world.clone();
        game.apply(&mut state, seat, *action, random, &mut ());
        game.learns(&knows.view, *action) || !game.to_act(&state).contains(seat)
    })
}

/// A search at one decision.
struct Walk<'a, G: Guide> {
    game: &'a G,
    /// The actions that the seat chooses from now.
    choice: &'a [G::Action],
    seat: Seat,
    /// Whose manner the seat plays in; `None` for plain play. It imagines that rivals play plainly.
    persona: Option<Persona>,
    tree: Tree<G::Action>,
    /// The level of the search.
    search: &'a Search,
    /// Average rewards of actions; `None` if the game's playouts do not use them.
    averages: Option<Averages>,
    /// The number of decisions made in all worlds.
    moves: u64,
    /// The number of playouts at whose end each seat was the best placed.
    ahead: BySeat<f32>,
    /// The ends of the playouts after each action of the choice, if the search accounts for it.
    ends: Option<BTreeMap<NodeId, Ends>>,
    /// The nodes that the current iteration passed.
    path: Vec<NodeId>,
    /// The choices in its playout, if averages are kept.
    played: Vec<(Seat, usize)>,
    /// The legal actions of the seat that decides.
    list: Vec<G::Action>,
    /// Whether each action of `list` has no node yet.
    untried: Vec<bool>,
}

/// The position of an iteration in the tree.
struct Cursors {
    common: NodeId,
    /// The seats of a secret simultaneous choice.
    choosing: SeatSet,
    /// The position of each of them in its own branch.
    own: [NodeId; MAX_SEATS],
}

impl Cursors {
    /// The position of a seat that decides. `due` are all seats that owe a decision.
    fn place(&mut self, seat: Seat, due: SeatSet) -> &mut NodeId {
        if due.len() > 1 && self.choosing.is_empty() {
            (self.choosing, self.own) = (due, [self.common; MAX_SEATS]);
        }
        if self.choosing.is_empty() { &mut self.common } else { &mut self.own[seat.index()] }
    }

    /// Ends a secret simultaneous choice. All seats share one position again, in the branch of the searcher's choice.
    fn meet(&mut self, searcher: Seat) {
        if self.choosing.contains(searcher) {
            self.common = self.own[searcher.index()];
        }
        self.choosing = SeatSet::EMPTY;
    }
}

impl<'a, G: Guide> Walk<'a, G> {
    fn new(
        game: &'a G,
        choice: &'a [G::Action],
        tree: Tree<G::Action>,
        search: &'a Search,
        thinking: &Thinking,
    ) -> Walk<'a, G> {
        let (path, played, list, untried) = Default::default();
        let (seat, persona, moves) = (thinking.seat(), thinking.persona(), 0);
        let averages = (search.guided && G::LEARNED > 0).then(|| Averages::new(G::Action::COUNT));
        let ahead = BySeat::new(game.seats(), |_| 0.0);
        let ends = thinking.explains().then(BTreeMap::new);
        Walk { game, choice, seat, persona, tree, search, averages, moves, ahead, ends, path, played, list, untried }
    }

    /// One walk down the tree and one playout, in this world.
    fn iterate(&mut self, mut state: G::State, random: &mut Fast) {
        let chance = random.split();
        self.descend(&mut state, &chance, random);
        self.play_out(&mut state, &chance, random);
        let terms = self.game.terms(&state);
        let lead = self.game.lead(&state, terms.iter().map(total).fold(0.0, f32::max));
        let outcome = self.game.outcome(&state);
        let mut rewards = rewards(&terms, lead, outcome.as_ref());
        self.count_ahead(&rewards);
        if let (Some(ends), Some(first)) = (&mut self.ends, self.path.first()) {
            ends.entry(*first).or_insert_with(|| Ends::new(self.game)).count(&terms);
        }
        if let Some(persona) = self.persona {
            let liked = G::likes(persona).iter().map(|(term, more)| terms[self.seat][*term] * more).sum::<f32>();
            let more = if outcome.is_none() { liked / lead } else { 0.0 };
            rewards[self.seat] = felt(&rewards, self.seat, more, persona.spite());
        }
        for id in self.path.drain(..) {
            let node = self.tree.node_mut(id);
            node.visits += 1;
            node.sum += match self.persona {
                Some(persona) if node.seat == self.seat => {
                    (rewards[node.seat] + G::tempts(persona, node.action)).clamp(0.0, 1.0)
                }
                _ => rewards[node.seat],
            };
            if let Some(averages) = &mut self.averages {
                averages.count(node.seat, node.action.number(), rewards[node.seat]);
            }
        }
        if let Some(averages) = &mut self.averages {
            self.played.drain(..).for_each(|(seat, action)| averages.count(seat, action, rewards[seat]));
        }
    }

    /// Why the action that was tried most often is the best, with the next ones that were tried often enough; `None`
    /// if the search does not account for its choice.
    fn account(&self) -> Option<Account> {
        let ends = self.ends.as_ref()?;
        let mut options: Vec<NodeId> = self.tree.options(self.seat).collect();
        options.sort_by_key(|id| self.tree.node(*id).visits);
        let (best, others) = options.split_last()?;
        let mut rest = Ends::new(self.game);
        others.iter().filter_map(|id| ends.get(id)).for_each(|other| rest.add(other));
        let place = |id: &NodeId| {
            let key = self.tree.node(*id).action;
            self.choice.iter().position(|action| self.search.key(self.game, *action) == key)
        };
        let is_known = |id: &&NodeId| self.tree.node(**id).visits >= KNOWN;
        let shown = std::iter::once(best).chain(others.iter().rev().filter(is_known)).take(3);
        let (best, ends) = (shown.filter_map(place).collect(), ends.get(best)?.clone());
        let because = ends.because(&rest, self.seat);
        Some(Account { best, ends, because })
    }

    /// Counts a playout for the seats with the greatest reward.
    fn count_ahead(&mut self, rewards: &BySeat<f32>) {
        let most = rewards.iter().copied().fold(f32::MIN, f32::max);
        let share = 1.0 / rewards.iter().filter(|reward| **reward == most).count() as f32;
        let places = self.ahead.iter_mut().zip(rewards.iter());
        places.filter(|(_, reward)| **reward == most).for_each(|(ahead, _)| *ahead += share);
    }

    /// Walks down the tree to the first action not yet in it.
    fn descend(&mut self, state: &mut G::State, chance: &Fast, random: &mut Fast) {
        let game = self.game;
        let root = self.tree.root();
        let mut at = Cursors { common: root, choosing: SeatSet::EMPTY, own: [root; MAX_SEATS] };
        loop {
            let due = game.to_act(state);
            let own = due.contains(self.seat).then_some(self.seat);
            let Some(seat) = own.or_else(|| due.iter().next()) else { return };
            let is_choice = self.path.is_empty();
            if is_choice {
                self.list.clear();
                self.list.extend_from_slice(self.choice);
            } else {
                game.legal(state, seat, &mut self.list);
            }
            let mut is_new = false;
            let action = match self.list[..] {
                // The first choice gets a node even without an alternative: `judge` needs its estimate.
                [only] if !is_choice => only,
                _ => {
                    let place = at.place(seat, due);
                    let Some((node, action)) = self.select(*place, seat, &mut is_new, random) else { return };
                    *place = node;
                    self.path.push(node);
                    action
                }
            };
            self.moves += 1;
            game.apply(state, seat, action, chance, &mut ());
            if game.to_act(state).is_empty() {
                at.meet(self.seat);
            }
            game.advance(state, chance, &mut ());
            if is_new {
                return;
            }
        }
    }

    /// Plays on for a limited number of decisions.
    fn play_out(&mut self, state: &mut G::State, chance: &Fast, random: &mut Fast) {
        let game = self.game;
        let mut left = self.search.playout.unwrap_or(G::PLAYOUT);
        while left > 0
            && let Some(seat) = game.to_act(state).first()
        {
            let action = if self.search.guided && game.guesses(state) {
                game.legal(state, seat, &mut self.list);
                match self.list[..] {
                    [only] => only,
                    _ => {
                        left -= 1;
                        self.guess(state, seat, random)
                    }
                }
            } else {
                let any = game.pick(state, seat, |count| {
                    if count == 1 {
                        return 0;
                    }
                    left -= 1;
                    random.below(count)
                });
                any.expect("a seat that owes a decision has an action")
            };
            self.moves += 1;
            game.apply(state, seat, action, chance, &mut ());
            game.advance(state, chance, &mut ());
        }
    }

    /// The guess of a seat that has a choice in a playout.
    fn guess(&mut self, state: &G::State, seat: Seat, random: &mut Fast) -> G::Action {
        let any = |random: &mut Fast| *random.pick(&self.list).expect("a seat that owes a decision has an action");
        let Some(averages) = &self.averages else { return self.game.guess(state, seat, &self.list, random) };
        let action = if random.below(100) < G::LEARNED {
            let (one, other) = (any(random), any(random));
            let mean = |action: G::Action| averages.mean(seat, self.game.representative(action).number());
            if mean(other) > mean(one) { other } else { one }
        } else {
            self.game.guess(state, seat, &self.list, random)
        };
        self.played.push((seat, self.game.representative(action).number()));
        action
    }

    /// The action to try for a seat, with its node: one that was never tried, or else the best by UCB1. `None` when the
    /// tree is full.
    fn select(
        &mut self,
        from: NodeId,
        seat: Seat,
        is_new: &mut bool,
        random: &mut Fast,
    ) -> Option<(NodeId, G::Action)> {
        let Walk { game, search, tree, list, untried, .. } = self;
        let key = |action: &G::Action| search.key(*game, *action);
        // One action for each representative is enough. In most games each represents itself, so the list is sorted.
        if !list.is_sorted_by(|one, next| key(one) < key(next)) {
            list.sort_unstable_by_key(key);
            list.dedup_by_key(|action| key(action));
        }
        untried.clear();
        untried.resize(list.len(), true);
        let mut best = None;
        let mut child = tree.first(from);
        while let Some(id) = child {
            let node = tree.node_mut(id);
            child = node.sibling();
            if node.seat != seat {
                continue;
            }
            let Ok(number) = list.binary_search_by_key(&node.action, key) else { continue };
            untried[number] = false;
            node.legal += 1;
            let value = node.mean() + EXPLORE * ((node.legal as f32).ln() / node.visits as f32).sqrt();
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, (id, list[number])));
            }
        }
        let mut fresh = list.iter().zip(untried.iter()).filter(|(_, untried)| **untried).map(|(action, _)| *action);
        match fresh.clone().count() as u32 {
            0 => best.map(|(_, choice)| choice),
            count => {
                *is_new = true;
                let action = fresh.nth(random.below(count) as usize).expect("the index is below the count");
                tree.grow(from, seat, key(&action)).map(|id| (id, action))
            }
        }
    }
}

/// All terms of a seat together.
fn total(terms: &Terms) -> f32 {
    terms.iter().sum()
}

/// Each seat's reward for a position, from 0 to 1: at the end mostly its share of the victory, before that its chance
/// to win by its terms, counted in leads.
fn rewards(terms: &BySeat<Terms>, lead: f32, outcome: Option<&Outcome>) -> BySeat<f32> {
    let standing: BySeat<f32> = terms.iter().map(|terms| total(terms) / lead).collect();
    let best = standing.iter().copied().fold(f32::MIN, f32::max);
    let weight = |standing: &f32| (standing - best).exp();
    let sum: f32 = standing.iter().map(weight).sum();
    let chances: BySeat<f32> = standing.iter().map(|standing| weight(standing) / sum).collect();
    let Some(outcome) = outcome else { return chances };
    let shares = outcome.shares();
    shares.iter().zip(chances.iter()).map(|(share, chance)| share * (1.0 - MARGIN) + chance * MARGIN).collect()
}

/// A seat's reward as its persona feels it: with this much more of a lead, and less if the best rival fares well.
fn felt(rewards: &BySeat<f32>, seat: Seat, more: f32, spite: f32) -> f32 {
    let own = rewards[seat] * more.exp();
    let own = own / (own + 1.0 - rewards[seat]);
    let rivals = rewards.pairs().filter(|(other, _)| *other != seat).map(|(_, reward)| *reward);
    (own + spite * (1.0 - rivals.fold(0.0, f32::max))) / (1.0 + spite)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn felt_by(rewards: [f32; 3], more: f32, spite: f32) -> f32 {
        felt(&rewards.into_iter().collect(), Seat(0), more, spite)
    }

    #[test]
    fn a_reward_is_felt_as_it_is_unless_something_is_liked() {
        assert_eq!([0.0, 0.25, 1.0].map(|own| felt_by([own, 0.0, 0.0], 0.0, 0.0)), [0.0, 0.25, 1.0]);
        assert!(felt_by([0.25, 0.5, 0.25], 1.0, 0.0) > 0.4);
        assert_eq!([0.0, 1.0].map(|own| felt_by([own, 0.0, 0.0], 1.0, 0.0)), [0.0, 1.0], "what is certain stays so");
    }

    #[test]
    fn out_of_spite_somebody_goes_for_the_leader() {
        let spite = Persona::Josey.spite();
        assert!(felt_by([0.25, 0.5, 0.25], 0.0, spite) < felt_by([0.25, 0.375, 0.375], 0.0, spite));
    }
}
