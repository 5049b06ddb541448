//! A calendar of the tables that wait, as programs subscribe to it (RFC 5545): one event for each deadline.

use look::{Shows, Words};
use store::{Millis, TableId};

use crate::text;
use crate::what::Waiting;

/// How long an event is, in minutes: it ends with the person's time.
const MINUTES: i64 = 30;

/// The calendar. `waits` are the names of the waits, their tables, and what is known of them.
pub(crate) fn calendar(
    shows: Shows,
    words: &Words,
    origin: &str,
    waits: &[(String, TableId, Waiting)],
    now: Millis,
) -> String {
    let mut text = String::new();
    for line in ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Posse//EN", "REFRESH-INTERVAL;VALUE=DURATION:PT1H"] {
        put(&mut text, line);
    }
    put(&mut text, &format!("X-WR-CALNAME:{}", escaped(&words.say("house"))));
    // A calendar has at least one component, also when no table waits.
    for line in [
        "BEGIN:VTIMEZONE",
        "TZID:UTC",
        "BEGIN:STANDARD",
        "DTSTART:19700101T000000",
        "TZOFFSETFROM:+0000",
        "TZOFFSETTO:+0000",
        "END:STANDARD",
        "END:VTIMEZONE",
    ] {
        put(&mut text, line);
    }
    for (name, table, wait) in waits {
        let Some(until) = wait.until else { continue };
        let said = text::wait(shows, words, table, wait, 1);
        put(&mut text, "BEGIN:VEVENT");
        put(&mut text, &format!("UID:{}@posse", name.replace(' ', "-")));
        put(&mut text, &format!("DTSTAMP:{}", stamp(now)));
        put(&mut text, &format!("DTSTART:{}", stamp(Millis(until.0 - MINUTES * 60_000))));
        put(&mut text, &format!("DTEND:{}", stamp(until)));
        put(&mut text, &format!("SUMMARY:{}", escaped(&said.title)));
        put(&mut text, &format!("DESCRIPTION:{}", escaped(&said.body)));
        put(&mut text, &format!("URL:{origin}{}", said.path));
        put(&mut text, "END:VEVENT");
    }
    put(&mut text, "END:VCALENDAR");
    text
}

/// A time as `20261128T180000Z`.
fn stamp(time: Millis) -> String {
    let digits: String = time.utc().chars().filter(char::is_ascii_digit).collect();
    format!("{}T{}00Z", &digits[..8], &digits[8..])
}

/// A text as a value.
fn escaped(text: &str) -> String {
    let text = text.replace('\\', "\\\\").replace(';', "\\;").replace(',', "\\,").replace('\n', "\\n");
    text.chars().filter(|letter| !letter.is_control()).collect()
}

/// Adds a line. Lines of more than 75 bytes are folded: the next one begins with a space.
fn put(text: &mut String, line: &str) {
    let mut length = 0;
    for letter in line.chars() {
        if length + letter.len_utf8() > 75 {
            text.push_str("\r\n ");
            length = 1;
        }
        text.push(letter);
        length += letter.len_utf8();
    }
    text.push_str("\r\n");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_folded_between_characters() {
        let mut text = String::new();
        put(&mut text, &"é".repeat(100));
        let lines: Vec<&str> = text.split("\r\n").collect();
        assert!(lines.iter().all(|line| line.len() <= 75), "{text}");
        assert_eq!(text.replace("\r\n ", "").trim_end(), "é".repeat(100));
    }

    #[test]
    fn a_name_ends_no_line_and_no_event() {
        assert_eq!(escaped("A;B,C\\D\nEND:VEVENT\r"), "A\\;B\\,C\\\\D\\nEND:VEVENT");
        assert_eq!(stamp(Millis(1_793_491_200_000)), "20261101T000000Z");
    }
}
