//! The people whose manner of play a bot can take on.

table::names! {
    /// A persona of the Old West. The level says how well a bot plays, the persona what it likes.
    ///
    /// The text of a bot is its name, as in `marshal`, or its name and a persona, as in `marshal.doc`. Bots that do not
    /// search have no manner: a persona lends them only a name and a face.
    pub enum Persona {
        /// Amos.
        Amos = "amos",
        /// Cole.
        Cole = "cole",
        /// Doc.
        Doc = "doc",
        /// Hattie.
        Hattie = "hattie",
        /// Josey.
        Josey = "josey",
        /// Mabel.
        Mabel = "mabel",
        /// Otis.
        Otis = "otis",
        /// Ruby.
        Ruby = "ruby",
    }
}

table::written!(Persona, Persona::ALL, "persona");

impl Persona {
    /// How much they mind that the best placed rival may win, as a share of their own chance.
    pub(crate) fn spite(self) -> f32 {
        if self == Persona::Josey { 0.15 } else { 0.0 }
    }

    /// Whether they forget what the level forgets.
    pub(crate) fn forgets(self) -> bool {
        self != Persona::Hattie
    }

    /// What people call them, the same in all languages. No card and no character in any game has one of these names.
    pub fn called(self) -> &'static str {
        ["Amos", "Cole", "Doc", "Hattie", "Josey", "Mabel", "Otis", "Ruby"][self as usize]
    }

    /// Splits the text of a bot into its name and its persona; `None` if nobody has the name after the dot.
    pub fn split(bot: &str) -> Option<(&str, Option<Persona>)> {
        match bot.split_once('.') {
            None => Some((bot, None)),
            Some((name, persona)) => Some((name, Some(persona.parse().ok()?))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_of_a_bot_is_its_name_and_perhaps_a_persona() {
        assert_eq!(Persona::split("marshal"), Some(("marshal", None)));
        assert_eq!(Persona::split("marshal.doc"), Some(("marshal", Some(Persona::Doc))));
        assert_eq!(["marshal.", "marshal.nobody", "marshal.doc.doc"].map(Persona::split), [None; 3]);
    }

    #[test]
    fn people_are_called_by_their_names() {
        assert!(Persona::ALL.iter().all(|persona| persona.called().to_lowercase() == persona.name()));
    }
}
