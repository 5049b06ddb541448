//! A person's settings for all tables: when to ask before a step that cannot be undone, and whether letters are
//! keyboard shortcuts.

table::names! {
    /// When to ask before a step that cannot be undone. The names stand in cookies, forms and translation keys.
    #[derive(Default)]
    pub(crate) enum Confirm {
        /// On touch screens, where it is easier to tap the wrong thing than with a mouse.
        #[default]
        Touch = "touch",
        /// Always.
        On = "on",
        /// Never.
        Off = "off",
    }
}

/// A person's settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Preferences {
    /// When to ask before a step that cannot be undone.
    pub(crate) confirm: Confirm,
    /// Whether single letters are keyboard shortcuts.
    pub(crate) letters: bool,
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences { confirm: Confirm::Touch, letters: true }
    }
}

impl Preferences {
    /// Reads the cookie that [`Preferences::write`] writes; unknown values become the default.
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
