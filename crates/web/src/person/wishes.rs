//! What a channel is told, as a form: of which tables, when a daily list comes, and when nothing comes.

use look::Words;
use maud::{Markup, html};
use notify::{Moments, Tempo, Wishes};
use store::{Night, Zone};
use table_page::pace::{hours_of_day, night_lengths, zone_field};

use crate::edge::error::Error;
use crate::edge::form::Fields;
use crate::table::pace;

/// The columns of the table: what is told, and whether it is wanted.
fn columns(moments: Moments) -> [(&'static str, bool); 3] {
    [("turn", moments.turn), ("reminders", moments.reminders), ("full", moments.full)]
}

/// Whether there is such a moment at tables of this tempo: time runs short only where a clock runs.
fn is_known(tempo: Tempo, moment: &str) -> bool {
    tempo != Tempo::Live || moment != "reminders"
}

/// The fields. The ids in them begin with `id`, and that element names the channel.
pub(crate) fn fields(words: &Words, id: &str, wishes: &Wishes) -> Markup {
    html! {
        table.wishes {
            thead {
                tr {
                    td {}
                    @for (moment, _) in columns(wishes.daily) {
                        th scope="col" id={ (id) "-" (moment) } { (words.say(&format!("wishes-{moment}"))) }
                    }
                }
            }
            tbody {
                @for tempo in Tempo::ALL {
                    tr {
                        @let name = tempo.name();
                        th scope="row" id={ (id) "-" (name) } { (words.say(&format!("tempo-{name}"))) }
                        @for (moment, is_wanted) in columns(wishes.of(tempo)) {
                            td {
                                @if is_known(tempo, moment) {
                                    label.switch {
                                        input type="checkbox" name={ (name) "-" (moment) } value="on"
                                            checked[is_wanted]
                                            aria-labelledby={ (id) " " (id) "-" (name) " " (id) "-" (moment) };
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        p.about { (words.say("wishes-about")) }
        div.rest {
            (zone_field(wishes.zone))
            label.choice {
                span { (words.say("wishes-digest")) }
                select name="digest" data-hours {
                    option value="" selected[wishes.digest.is_none()] { (words.say("wishes-digest-none")) }
                    (hours_of_day(wishes.digest, wishes.zone))
                }
            }
            label.choice {
                span { (words.say("wishes-quiet")) }
                select name="from" data-hours {
                    option value="" selected[wishes.quiet.is_none()] { (words.say("wishes-quiet-none")) }
                    (hours_of_day(wishes.quiet.map(|night| night.from), wishes.zone))
                }
            }
            label.choice {
                span { (words.say("wishes-quiet-length")) }
                select name="hours" { (night_lengths(words, wishes.quiet)) }
            }
        }
    }
}

/// The wishes that a form asks for, in this language and with links to this origin.
///
/// # Errors
/// When a time is none, or its zone unknown.
pub(crate) fn read(fields: &Fields, language: &str, origin: &str) -> Result<Wishes, Error> {
    let moments = |tempo: Tempo| {
        let has = |moment| is_known(tempo, moment) && fields.get(&format!("{}-{moment}", tempo.name())).is_some();
        Moments { turn: has("turn"), reminders: has("reminders"), full: has("full") }
    };
    let (digest, quiet) = (fields.optional("digest")?, pace::night(fields)?);
    if digest.is_some_and(|minute: u16| minute >= 1_440) || quiet.is_some_and(|night: Night| !night.is_possible()) {
        return Err(Error::Invalid);
    }
    let zone = if digest.is_some() || quiet.is_some() { pace::zone(fields)? } else { Zone::default() };
    Ok(Wishes {
        live: moments(Tempo::Live),
        clocked: moments(Tempo::Clocked),
        daily: moments(Tempo::Daily),
        digest,
        quiet,
        zone,
        ..Wishes::usual(language, origin)
    })
}
