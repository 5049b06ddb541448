//! Tests of the kit itself: a sound toy passes, and each broken one fails where it is broken and nowhere else.

mod ballot;
mod fault;
mod playing;
mod secrets;
mod toy;

mod sound {
    use crate::secrets::Rules;
    use crate::toy::Toy;

    table_kit::conformance!(Toy, Rules);
}

mod together {
    use crate::ballot::{Ballot, Ballots};

    table_kit::conformance!(
        Ballot, Ballots:
        actions_have_names, choices_are_secret, conserves, drafts_leave_no_trace, ends, keeps_secrets,
        learning_is_marked, lists_what_is_legal, replays, resamples_fit, resamples_play_on,
        resamples_vary, serialises, steps_show_what_they_may, the_deal_keeps_secrets, the_view_decides, windows_are_public,
        wrong_setups_are_refused
    );
}

mod broken;
mod harnesses;
mod transcripts;
