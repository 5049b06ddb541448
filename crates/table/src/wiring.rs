//! The macro that connects the contract to the files of a game.

/// The items of `impl Game` that every game has alike, for its `lib.rs`: types, and functions that call those of the
/// same name in the game's files.
///
/// | items | what `lib.rs` must have |
/// |---|---|
/// | the six types | types of these names |
/// | `new`, `seats` | `Options::read`, `Edition::check`, the game's own `of` and field `seats` |
/// | `deal` | `deal::deal` |
/// | `to_act` | `State::to_act` |
/// | `legal`, `pick`, `is_legal`, `why_not` | functions of these names in `legal` |
/// | `apply`, `advance` | `turn::apply`, `turn::advance` |
/// | `outcome` | `score::outcome` |
/// | `view` | `view::view` |
/// | `turn`, `fortune` | `Event::turn`, `Event::fortune` |
/// | `observe` | `Recall::observe` |
/// | `resample` | `resample::resample` |
#[macro_export]
macro_rules! wiring {
    () => {
        type State = State;
        type Action = Action;
        type View = View;
        type Recall = Recall;
        type Event = Event;
        type Illegal = Illegal;

        fn new(setup: &$crate::Setup) -> Result<Self, $crate::SetupError> {
            static OWN: $crate::edition::Own<Edition> = $crate::edition::Own::unread();
            let options = Options::read(&setup.check::<Self>()?);
            Ok(Self::of(setup.seats, options, OWN.edition::<Self, _>(setup, Edition::check)?))
        }

        fn seats(&self) -> u8 {
            self.seats
        }

        fn deal<C: $crate::Chance, E: $crate::Events<Self>>(&self, chance: &C, events: &mut E) -> State {
            deal::deal(self, chance, events)
        }

        #[inline]
        fn to_act(&self, state: &State) -> $crate::SeatSet {
            state.to_act()
        }

        #[inline]
        fn legal(&self, state: &State, seat: $crate::Seat, list: &mut Vec<Action>) {
            legal::legal(self, state, seat, list);
        }

        #[inline]
        fn pick(&self, state: &State, seat: $crate::Seat, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
            legal::pick(self, state, seat, choose)
        }

        #[inline]
        fn is_legal(&self, state: &State, seat: $crate::Seat, action: Action) -> bool {
            legal::is_legal(self, state, seat, action)
        }

        #[inline]
        fn apply<C: $crate::Chance, E: $crate::Events<Self>>(
            &self,
            state: &mut State,
            seat: $crate::Seat,
            action: Action,
            chance: &C,
            events: &mut E,
        ) {
            turn::apply(self, state, seat, action, chance, events);
        }

        #[inline]
        fn advance<C: $crate::Chance, E: $crate::Events<Self>>(&self, state: &mut State, chance: &C, events: &mut E) {
            turn::advance(self, state, chance, events);
        }

        fn outcome(&self, state: &State) -> Option<$crate::Outcome> {
            score::outcome(self, state)
        }

        fn view(&self, state: &State, viewer: $crate::Viewer) -> View {
            view::view(self, state, viewer)
        }

        fn why_not(&self, view: &View, action: Action) -> Option<Illegal> {
            legal::why_not(self, view, action)
        }

        fn turn(event: &Event) -> Option<$crate::Seat> {
            event.turn()
        }

        fn fortune(event: &Event) -> Option<$crate::Fortune> {
            event.fortune()
        }

        #[inline(always)]
        fn observe(&self, recall: &mut Recall, event: &Event) {
            recall.observe(event);
        }

        fn resample<S: $crate::Stream>(&self, knows: &$crate::Knows<Self>, random: &mut S) -> State {
            resample::resample(self, knows, random)
        }
    };
}
