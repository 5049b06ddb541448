//! How a visitor last played against bots: the default for the next time.

use erasure::Title;

/// The level of the bots, and the number of seats including the visitor's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Usual {
    /// The bots' name.
    pub bot: String,
    /// The number of seats.
    pub seats: u8,
}

impl Default for Usual {
    fn default() -> Usual {
        Usual { bot: "cowhand".to_owned(), seats: 3 }
    }
}

impl Usual {
    /// Reads the cookie that [`Usual::write`] writes; anything else becomes the default.
    pub fn read(text: &str) -> Usual {
        let read = |(bot, seats): (&str, &str)| Some(Usual { bot: bot.to_owned(), seats: seats.parse().ok()? });
        text.split_once('.').and_then(read).unwrap_or_default()
    }

    /// The text for the cookie.
    pub fn write(&self) -> String {
        format!("{}.{}", self.bot, self.seats)
    }

    /// The bot for a game: this one, or the strongest if the game does not have it.
    pub fn bot(&self, title: &dyn Title) -> &'static str {
        let known = title.bots().into_iter().map(|(name, _)| name).find(|name| *name == self.bot);
        known.unwrap_or_else(|| title.strongest().0)
    }

    /// The number of seats at a game, as near as it allows.
    pub fn seats(&self, title: &dyn Title) -> u8 {
        let (least, most) = title.seats();
        self.seats.clamp(least, most)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_reads_back_and_nonsense_is_the_default_that_every_game_can_seat() {
        let usual = Usual { bot: "marshal".to_owned(), seats: 5 };
        assert_eq!(Usual::read(&usual.write()), usual);
        for nonsense in ["", "marshal", "marshal.x", "marshal.-1", "marshal.900"] {
            assert_eq!(Usual::read(nonsense), Usual::default(), "{nonsense}");
        }
        for title in catalog::titles().iter() {
            assert_eq!(Usual::default().bot(title), "cowhand", "{}", title.name());
            let (least, most) = title.seats();
            for seats in 0..=9 {
                let usual = Usual { bot: "hal".to_owned(), seats };
                assert!((least..=most).contains(&usual.seats(title)), "{}", title.name());
                assert_eq!(usual.bot(title), title.strongest().0);
            }
        }
    }
}
