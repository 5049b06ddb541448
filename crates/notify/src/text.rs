//! What messages say, in the reader's language. They say nothing that is hidden from anybody at the table.

use look::{Language, Shows, Words, args};
use store::{Millis, TableId};

use crate::schedule::REMINDERS;
use crate::what::{Waiting, Wishes};

/// The longest list of tables, in bytes: Discord takes 2,000 characters, and a backslash for each mark in them.
const LONGEST: usize = 1_200;

/// A message as people read it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Text {
    pub(crate) title: String,
    pub(crate) body: String,
    /// The path that it leads to.
    pub(crate) path: String,
}

/// The words of a channel.
pub(crate) fn words(wishes: &Wishes) -> &'static Words {
    look::shared(Language::from_code(&wishes.language).unwrap_or(Language::En))
}

/// That a table waits: told at once, or as a reminder.
pub(crate) fn wait(shows: Shows, words: &Words, table: &TableId, wait: &Waiting, stage: u32) -> Text {
    let game = game(shows, words, &wait.game);
    let reminder = (stage as usize).checked_sub(2).and_then(|number| REMINDERS.get(number));
    let title = match reminder {
        Some(hours) => words.tell("notify-left", &args![game => game.as_str(), hours => *hours]),
        None if wait.is_replaced => words.tell("notify-replaced", &args![game => game.as_str()]),
        None if wait.has_begun => words.tell("notify-turn", &args![game => game.as_str()]),
        None => words.tell("notify-full", &args![game => game.as_str()]),
    };
    Text { title, body: about(words, wait), path: format!("/t/{table}") }
}

/// The tables that wait: those that fit into a message of any way, and how many more there are.
pub(crate) fn digest(shows: Shows, words: &Words, waits: &[(String, TableId, Waiting)], origin: &str) -> Text {
    let (mut body, mut more) = (String::new(), waits.len());
    for (_, table, wait) in waits {
        let row = format!("{}. {}\n{origin}/t/{table}\n", game(shows, words, &wait.game), about(words, wait));
        if body.len() + row.len() > LONGEST {
            break;
        }
        body.push_str(&row);
        more -= 1;
    }
    if more > 0 {
        body.push_str(&words.tell("notify-more", &args![count => more]));
    }
    let title = words.tell("notify-digest", &args![count => waits.len()]);
    Text { title, body: body.trim_end().to_owned(), path: "/games".to_owned() }
}

/// Somebody tries the channel.
pub(crate) fn test(words: &Words) -> Text {
    let (title, body) = (words.say("notify-test-title"), words.say("notify-test-body"));
    Text { title, body, path: "/notifications".to_owned() }
}

/// The owner of a mailbox is asked whether it is theirs.
pub(crate) fn confirm(words: &Words, path: String) -> Text {
    Text { title: words.say("notify-confirm-title"), body: words.say("notify-confirm-body"), path }
}

pub(crate) fn game(shows: Shows, words: &Words, name: &str) -> String {
    shows.find(name).map_or_else(|| name.to_owned(), |show| show.words(words.language()).say("game-name"))
}

/// With whom, and how long.
fn about(words: &Words, wait: &Waiting) -> String {
    let with = words.tell("notify-with", &args![names => words.list(&wait.names), count => wait.names.len()]);
    match wait.until {
        Some(Millis(until)) => {
            let until = words.tell("notify-until", &args![time => Millis(until).utc()]);
            format!("{with} {until}")
        }
        None => with,
    }
}
