//! The options of who may open tables and what the operator tells everybody.

use clap::Args;
use web::{House, Link, Openers, Phrase};

use crate::cli::value::{self, Secret};
use crate::failure::Failure;

/// Who may open tables, and what the operator tells everybody.
#[derive(Args)]
pub(crate) struct DoorArgs {
    #[arg(long, value_name = "MODE", default_value = "anyone", value_parser = value::openers)]
    open_tables: Openers,

    #[arg(long, value_name = "TEXT", hide_env_values = true, value_parser = Secret::<String>::default())]
    phrase: Option<String>,

    #[arg(long, value_name = "TEXT")]
    notice: Option<String>,

    #[arg(long, value_name = "URL")]
    imprint: Option<Link>,

    #[arg(long, value_name = "URL")]
    privacy: Option<Link>,

    #[arg(long, value_name = "URL")]
    contact: Option<Link>,

    #[arg(long)]
    no_index: bool,
}

impl DoorArgs {
    /// What the operator tells everybody.
    pub(crate) fn house(&self) -> House {
        let notice = self.notice.as_ref().map(|text| text.trim().replace("\\n", "\n"));
        House {
            notice: notice.filter(|text| !text.is_empty()),
            imprint: self.imprint.clone(),
            privacy: self.privacy.clone(),
            contact: self.contact.clone(),
            no_index: self.no_index,
        }
    }

    /// Who may open tables.
    ///
    /// # Errors
    /// When there is a phrase that could help nobody, or it is empty.
    pub(crate) fn openers(&self) -> Result<Openers, Failure> {
        match (&self.open_tables, &self.phrase) {
            (openers, None) => Ok(openers.clone()),
            (Openers::Invited(_), Some(text)) => Phrase::of(text)
                .map(|phrase| Openers::Invited(Some(phrase)))
                .ok_or(Failure::plain("serve-phrase-empty")),
            (Openers::Anyone | Openers::Operator, Some(_)) => Err(Failure::plain("serve-phrase")),
        }
    }
}
