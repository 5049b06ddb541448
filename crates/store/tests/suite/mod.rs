//! What every store must do, written against the trait alone. A new kind of store runs it with one line:
//! `suite::of!(open())`, where `open()` returns an empty `Store` and anything that must live as long.

mod channels;
mod commits;
mod devices;
mod doors;
mod lists;
mod revisions;
mod tables;
mod talk;
mod tokens;
mod visitors;

use std::sync::Arc;

use futures_util::future::join_all;
use store::{Commit, Notice, Store, StoreError};

use crate::fixture::{action, change, draft, make};

pub(crate) use self::channels::*;
pub(crate) use self::commits::*;
pub(crate) use self::devices::*;
pub(crate) use self::doors::*;
pub(crate) use self::lists::*;
pub(crate) use self::revisions::*;
pub(crate) use self::tables::*;
pub(crate) use self::talk::*;
pub(crate) use self::tokens::*;
pub(crate) use self::visitors::*;

/// One test per behaviour.
macro_rules! of {
    ($open:expr) => {
        crate::suite::of! { $open;
            a_table_is_read_back_as_it_was_made
            a_table_made_without_entries_has_none
            a_table_made_with_a_start_is_running
            a_table_that_is_refused_is_not_made
            a_header_keeps_its_bytes
            entries_come_back_in_order
            every_kind_of_entry_comes_back
            tables_that_are_read_together_are_as_each_alone
            a_conflict_changes_nothing
            a_form_is_answered_once
            every_form_of_a_long_game_is_answered_once
            drafts_and_holders_are_replaced_with_the_entries_or_not_at_all
            a_draft_does_not_move_a_table_in_the_lists
            a_seat_that_is_not_there_changes_nothing
            two_seats_exchange_their_links
            a_link_finds_its_seat_until_it_is_renewed
            tables_do_not_touch_each_other
            a_name_is_given_once
            what_is_not_there_is_not_found
            many_who_append_at_once_lose_nothing
            of_many_who_append_at_one_place_one_wins
            many_who_append_to_one_table_all_get_through
            one_that_fails_does_not_spoil_those_beside_it
            a_running_table_is_as_long_and_as_new_as_its_last_entry
            lists_show_the_last_changed_first
            the_public_list_shows_a_hundred
            tables_that_waited_too_long_are_found
            a_creator_has_no_more_open_tables_than_allowed
            of_many_tables_that_are_made_at_once_no_more_than_allowed_are_made
            visitors_without_a_table_are_forgotten
            a_visitor_is_kept_who_makes_a_table_or_sits_down_and_no_other
            a_newer_header_is_refused
            a_removed_table_is_gone_with_all_that_belongs_to_it
            a_group_that_removes_a_table_keeps_the_others
            an_entry_is_rewritten_and_the_log_stays_as_long
            a_creator_is_replaced
            visitors_without_a_part_are_strangers
            every_table_is_listed_the_last_changed_first
            tables_are_found_once_they_are_due
            running_tables_are_found_while_they_are_young
            finished_tables_are_found_once_they_are_old
            a_seats_revision_counts_the_changes_that_name_it
            a_tables_revision_counts_what_replaces_entries_or_the_creator
            a_change_that_goes_by_an_older_revision_of_a_seat_changes_nothing
            a_form_or_a_log_that_has_gone_on_is_told_before_a_seat_that_has_changed
            changes_of_one_group_see_the_revisions_of_those_before_them
            what_was_said_comes_back_in_its_order_and_is_no_part_of_the_log
            the_last_hundred_things_stay
            nothing_stays_said_of_a_forgotten_name_or_a_removed_table
            a_device_joins_by_a_link_that_is_used_up
            a_link_joins_only_its_person_and_only_in_time
            a_new_link_ends_the_last_one_and_new_words_the_last_words
            a_device_that_has_ended_stays_ended
            the_last_use_of_a_device_is_kept
            of_many_devices_that_use_a_link_at_once_one_joins
            a_person_with_a_device_is_no_stranger_until_they_are_forgotten
            a_person_at_an_open_table_keeps_their_devices
            a_token_comes_back_as_it_was_made_and_is_listed_for_its_owner
            a_token_for_a_table_that_is_not_there_is_refused
            a_token_that_is_ended_is_deleted_and_nothing_else
            a_token_for_a_table_ends_with_the_last_seat_of_its_person
            a_token_ends_with_its_table
            a_guest_bots_token_goes_on_with_its_table
            a_token_whose_time_is_up_is_deleted
            a_token_is_forgotten_with_its_person_and_its_owner
            a_server_hears_of_the_tokens_that_its_own_changes_have_deleted
            a_link_invites_all_who_use_it_in_time
            what_a_link_or_the_phrase_has_given_ends_with_it
            who_types_the_phrase_after_using_a_link_stays_invited_without_the_link
            an_invited_person_is_no_stranger_until_they_are_forgotten
            an_excluded_person_stays_known_until_they_are_forgotten
            an_admin_key_that_works_once_is_exchanged_in_time
            the_last_announcement_is_told
            a_report_is_made_once_and_ends_when_it_is_dismissed
            a_person_has_no_more_reports_than_allowed
            of_many_reports_that_are_made_at_once_no_more_than_allowed_are_made
            a_report_ends_with_its_table_its_time_its_words_or_one_of_its_people
            a_person_who_does_not_come_back_takes_their_reports_along
            a_channel_comes_back_as_it_was_kept
            a_person_has_no_more_channels_than_allowed
            a_channel_that_is_kept_again_changes_its_address_and_wishes_alone
            a_channel_that_is_kept_again_looks_at_its_waits_again
            a_call_makes_a_notification_for_each_channel_of_the_person
            a_call_for_a_log_that_is_no_longer_does_nothing
            a_changed_text_is_due_again_and_what_was_told_stays
            a_wait_that_is_gone_is_deleted_and_over_while_a_server_has_taken_it
            a_wait_that_has_come_back_is_due_again
            a_wait_that_is_now_another_persons_is_deleted_for_the_first
            each_notification_is_taken_once_the_longest_due_first
            what_is_not_settled_in_time_is_another_takers
            what_the_table_has_changed_meanwhile_stays_due
            what_is_done_and_has_no_next_time_is_deleted
            a_channel_records_what_happened
            a_notification_that_is_queued_again_is_replaced
            a_table_is_called_when_its_log_has_grown_or_a_channel_was_added
            a_hundred_tables_are_called_at_once
            a_removed_channel_or_table_leaves_no_notification
            a_channel_ends_with_its_device_or_its_person
            a_person_with_a_channel_is_no_stranger
            many_takers_at_once_never_take_the_same_one
            the_first_key_stays
        }
    };
    ($open:expr; $($name:ident)+) => {
        $(
            #[tokio::test]
            async fn $name() {
                let (store, _kept) = $open;
                crate::suite::$name(store).await;
            }
        )+
    };
}
pub(crate) use of;

/// The next things that a server hears.
pub(crate) async fn heard(server: &dyn Store, count: usize) -> Vec<Notice> {
    let mut all = Vec::new();
    while all.len() < count {
        all.extend(server.hear().await.unwrap());
    }
    all
}

/// A server hears once of each change that a command beside it makes, in order. It does not hear of its own changes.
pub(crate) async fn a_server_learns_what_is_changed_beside_it(server: Arc<dyn Store>, beside: Arc<dyn Store>) {
    let (id, other) = (make(&*server).await, make(&*server).await);
    assert_eq!(beside.commit(change(&id, 7)).await, Err(StoreError::Conflict { have: 0, wanted: 7 }));
    server.commit(Commit { drafts: vec![draft(0, "a")], ..change(&id, 0) }).await.unwrap();
    beside.commit(Commit { entries: vec![action(0)], ..change(&other, 0) }).await.unwrap();
    beside.remove(&id).await.unwrap();
    assert_eq!(heard(&*server, 2).await, [Notice::Changed(other.clone()), Notice::Changed(id.clone())]);
    // The server finds out by itself too.
    let late = Commit { entries: vec![action(9)], ..change(&other, 0) };
    assert_eq!(server.commit(late).await, Err(StoreError::Conflict { have: 1, wanted: 0 }));
    assert_eq!(server.commit(change(&id, 0)).await, Err(StoreError::NotFound));
    // Both write at the same time.
    let by_beside = join_all((1..41).map(async |step| {
        let writer = if step % 2 == 0 { &server } else { &beside };
        let table = make(&**writer).await;
        writer.commit(Commit { entries: vec![action(step)], ..change(&table, 0) }).await.unwrap();
        (step % 2 == 1).then_some(Notice::Changed(table))
    }))
    .await;
    let heard = heard(&*server, 20).await;
    assert!(heard.len() == 20 && by_beside.iter().flatten().all(|changed| heard.contains(changed)), "{heard:?}");
    assert_eq!(server.list().await.unwrap().len(), 41);
}
