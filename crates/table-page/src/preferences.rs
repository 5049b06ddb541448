//! A person's settings for all tables: when to ask before a step that cannot be undone, whether letters are keyboard
//! shortcuts, and how quickly moments are shown.

use look::Words;
use maud::{Markup, html};

table::names! {
    /// When to ask before a step that cannot be undone. The names are used in cookies, forms and translation keys.
    #[derive(Default)]
    pub enum Confirm {
        /// On touch screens, where it is easier to tap the wrong thing than with a mouse.
        #[default]
        Touch = "touch",
        /// Always.
        On = "on",
        /// Never.
        Off = "off",
    }
}

table::names! {
    /// How quickly moments are shown. The names are used in cookies, forms, translation keys and the script.
    #[derive(Default)]
    pub enum Speed {
        /// With time to read.
        Slow = "slow",
        /// At the speed that bots wait for.
        #[default]
        Normal = "normal",
        /// In half the time.
        Fast = "fast",
        /// Not at all.
        Off = "off",
    }
}

/// A person's settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preferences {
    /// When to ask before a step that cannot be undone.
    pub confirm: Confirm,
    /// Whether single letters are keyboard shortcuts.
    pub letters: bool,
    /// How quickly moments are shown.
    pub speed: Speed,
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences { confirm: Confirm::Touch, letters: true, speed: Speed::Normal }
    }
}

impl Preferences {
    /// Reads the cookie that [`Preferences::write`] writes; unknown values become the default.
    pub fn read(text: &str) -> Preferences {
        let mut parts = text.split('.');
        let mut next = || parts.next().unwrap_or_default();
        let (confirm, letters, speed) = (next(), next(), next());
        Preferences {
            confirm: Confirm::ALL.into_iter().find(|known| known.name() == confirm).unwrap_or_default(),
            letters: letters != "quiet",
            speed: Speed::ALL.into_iter().find(|known| known.name() == speed).unwrap_or_default(),
        }
    }

    /// The text for the cookie.
    pub fn write(self) -> String {
        let letters = if self.letters { "letters" } else { "quiet" };
        format!("{}.{letters}.{}", self.confirm.name(), self.speed.name())
    }
}

/// The choice of the speed of moments. The script applies it at once.
pub fn speed_select(words: &Words, id: &str, speed: Speed) -> Markup {
    html! {
        select id=(id) .speed name="speed" aria-label=(words.say("speed")) {
            @for choice in Speed::ALL {
                option value=(choice.name()) selected[choice == speed] {
                    (words.say(&format!("speed-{}", choice.name())))
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn preferences_read_back_and_nonsense_is_as_usual() {
        for confirm in Confirm::ALL {
            for letters in [true, false] {
                for speed in Speed::ALL {
                    let preferences = Preferences { confirm, letters, speed };
                    assert_eq!(Preferences::read(&preferences.write()), preferences);
                }
            }
        }
        assert_eq!(Preferences::read("<script>"), Preferences::default());
        let before_speeds = Preferences { confirm: Confirm::On, letters: false, speed: Speed::Normal };
        assert_eq!(Preferences::read("on.quiet"), before_speeds);
    }
}
