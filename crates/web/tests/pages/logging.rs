//! What the server writes down of its visitors.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use tracing_subscriber::fmt;

use crate::house::House;

/// A log in memory.
#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn no_log_line_holds_a_name_a_token_a_link_or_a_decision() {
    let lines = Lines::default();
    let writer = lines.clone();
    let log = fmt().with_max_level(tracing::Level::TRACE).with_ansi(false).with_writer(move || writer.clone()).finish();
    let _kept = tracing::subscriber::set_default(log);
    let house = House::new();
    let mut anna = house.visitor().await;
    let table = anna.table(&["person", "bot-random"], "everybody").await;
    anna.sit(&table, "1", "Annabella").await.location();
    anna.ready(&table, "1").await.location();
    let link = anna.post(&format!("{table}/link"), &[("seat", "1")]).await.body;
    let link = link.split("/s/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    anna.get(&format!("/s/{link}")).await;
    anna.get(&format!("/s/{}", &link[1..])).await;
    let page = anna.get(&table).await;
    let at = if page.body.contains("name=\"at\"") { page.hidden("at") } else { "1".to_owned() };
    anna.post(&format!("{table}/step"), &[("seat", "1"), ("at", &at), ("action", "lay the-hidden-card 1")]).await;
    let text = String::from_utf8(lines.0.lock().unwrap().clone()).unwrap();
    assert!(text.contains("answered") && text.contains("refused"), "{text}");
    for hidden in ["Annabella", &link, &link[1..], &anna.cookies["visitor"], "the-hidden-card"] {
        assert!(!text.contains(hidden), "{hidden} stands in:\n{text}");
    }
}
