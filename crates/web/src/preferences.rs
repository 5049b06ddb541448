//! What a person has chosen for all tables: whether to be asked before a step that cannot be taken back, and whether
//! letters are keys.

/// When a person is asked before a step that cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Confirm {
    /// Where fingers point, which slip more easily than a mouse.
    #[default]
    Touch,
    /// Always.
    On,
    /// Never.
    Off,
}

impl Confirm {
    /// All choices.
    pub(crate) const ALL: [Confirm; 3] = [Confirm::Touch, Confirm::On, Confirm::Off];

    /// The name for cookies, forms and words.
    pub(crate) fn name(self) -> &'static str {
        ["touch", "on", "off"][self as usize]
    }
}

/// What a person has chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Preferences {
    /// When to ask before a step that cannot be taken back.
    pub(crate) confirm: Confirm,
    /// Whether single letters are keys.
    pub(crate) letters: bool,
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences { confirm: Confirm::Touch, letters: true }
    }
}

impl Preferences {
    /// Reads a cookie as [`Preferences::write`] writes it; what it does not know is as usual.
    pub(crate) fn read(text: &str) -> Preferences {
        let (confirm, letters) = text.split_once('.').unwrap_or((text, ""));
        let confirm = Confirm::ALL.into_iter().find(|known| known.name() == confirm).unwrap_or_default();
        Preferences { confirm, letters: letters != "quiet" }
    }

    /// The text for the cookie.
    pub(crate) fn write(self) -> String {
        format!("{}.{}", self.confirm.name(), if self.letters { "letters" } else { "quiet" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn preferences_read_back_and_nonsense_is_as_usual() {
        for confirm in Confirm::ALL {
            for letters in [true, false] {
                let preferences = Preferences { confirm, letters };
                assert_eq!(Preferences::read(&preferences.write()), preferences);
            }
        }
        assert_eq!(Preferences::read("<script>"), Preferences::default());
    }
}
