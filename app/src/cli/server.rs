//! The options of `posse serve`.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr as _;
use std::sync::Arc;

use clap::Args;
use notify::Reach;
use notify::mail::Mailer;
use play::Crash;
use store::Backups;
use web::limits::OwnLimit;
use web::{Network, Proxies, PublicUrl};

use crate::cli::data::DataArgs;
use crate::cli::door::DoorArgs;
use crate::cli::value::{self, Editions, Secret, Ways};
use crate::failure::Failure;
use crate::listen::Listen;

#[derive(Args)]
pub(crate) struct ServeArgs {
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:8080", value_parser = Listen::from_str)]
    pub(crate) listen: Listen,

    #[command(flatten)]
    pub(crate) data: DataArgs,

    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<PublicUrl>,

    #[arg(long = "host", value_name = "NAME", value_delimiter = ',', value_parser = value::host)]
    pub(crate) hosts: Vec<String>,

    #[arg(long)]
    trust_proxy: bool,

    #[arg(long = "proxy", value_name = "ADDRESS", value_delimiter = ',', value_parser = value::network)]
    proxy_addresses: Vec<Network>,

    #[arg(long = "edition", value_name = "GAME=FILE", value_parser = value::editions)]
    pub(crate) editions: Vec<Editions>,

    #[arg(long, value_name = "ADDR", value_parser = value::address)]
    pub(crate) metrics: Option<SocketAddr>,

    #[arg(long, value_name = "TIME", value_parser = value::hours)]
    pub(crate) keep_finished: Option<u32>,

    #[arg(long = "limit", value_name = "NAME=NUMBER", value_delimiter = ',', value_parser = value::limit)]
    pub(crate) limits: Vec<OwnLimit>,

    #[command(flatten)]
    pub(crate) backups: BackupsArgs,

    #[command(flatten)]
    pub(crate) doors: DoorArgs,

    #[command(flatten)]
    pub(crate) notify: NotifyArgs,

    // What follows is for tests, so that no help names it.
    #[arg(long, value_name = "POINT:COUNT", hide = true)]
    pub(crate) crash: Option<Crash>,

    #[arg(long, value_name = "MS", hide = true, value_parser = value::between::<u64>(0, u64::MAX))]
    pub(crate) bot_pause: Option<u64>,

    #[arg(long, value_name = "NAME", hide = true, value_parser = value::deal)]
    pub(crate) deal: Option<String>,
}

impl ServeArgs {
    /// Whether `--trust-proxy` changes nothing, since the proxies are named.
    pub(crate) fn trusts_in_vain(&self) -> bool {
        self.trust_proxy && !self.proxy_addresses.is_empty()
    }

    /// The proxies in front of a server, which may listen at a socket: only a proxy connects to one.
    pub(crate) fn proxies(&self, is_socket: bool) -> Proxies {
        match &self.proxy_addresses[..] {
            [] if self.trust_proxy || is_socket => Proxies::Anybody,
            [] => Proxies::Nobody,
            known => Proxies::At(known.iter().copied().chain(is_socket.then_some(Network::HERE)).collect()),
        }
    }
}

/// The copies of the database that a server makes by itself.
#[derive(Args)]
pub(crate) struct BackupsArgs {
    #[arg(long, value_name = "TIME", value_parser = value::hours)]
    backup_every: Option<u32>,

    #[arg(
        long,
        value_name = "NUMBER",
        default_value = "14",
        value_parser = value::between::<u16>(1, 9_999)
    )]
    backup_keep: u16,

    #[arg(long, value_name = "DIR")]
    backup_to: Option<PathBuf>,
}

impl BackupsArgs {
    /// The copies of this database; `None` if none are wanted.
    ///
    /// # Errors
    /// When the database is not a file.
    pub(crate) fn of(&self, data: &DataArgs) -> anyhow::Result<Option<Arc<Backups>>> {
        let Some(hours) = self.backup_every else {
            return if self.backup_to.is_none() { Ok(None) } else { Err(Failure::plain("serve-backup-never").into()) };
        };
        if let DataArgs::Address(_) = data {
            return Err(Failure::plain("serve-backup-postgres").into());
        }
        let beside = data.file()?.with_file_name("backups");
        let folder = self.backup_to.clone().unwrap_or(beside);
        Ok(Some(Arc::new(Backups::new(folder, hours, self.backup_keep.into()))))
    }
}

/// How people are told about their tables while their page is closed.
#[derive(Args)]
pub(crate) struct NotifyArgs {
    #[arg(
        long,
        value_name = "WAY,WAY…",
        default_value = "push,mail,webhook,calendar",
        value_parser = value::ways
    )]
    notify: Ways,

    #[arg(long, value_name = "CONTACT", value_parser = value::contact)]
    push_contact: Option<String>,

    /// The address may contain a password, so neither the help nor `posse config` shows it.
    #[arg(long, value_name = "URL", hide_env_values = true, value_parser = Secret::<String>::default())]
    smtp: Option<String>,

    #[arg(long, value_name = "MAILBOX")]
    mail_from: Option<String>,

    #[arg(long)]
    private_webhooks: bool,
}

impl NotifyArgs {
    /// The settings of the notifier. Push services may know the operator by the public address.
    ///
    /// # Errors
    /// When the mail server or the sender cannot be used.
    pub(crate) fn config(&self, public_url: Option<&PublicUrl>) -> anyhow::Result<notify::Config> {
        if self.smtp.is_some() != self.mail_from.is_some() {
            return Err(Failure::plain("serve-half-mail").into());
        }
        let mailer = self.smtp.as_ref().zip(self.mail_from.as_ref()).map(|(url, from)| Mailer::new(url, from));
        let unusable = |reason: notify::Invalid| Failure::new("serve-mail", [("reason", reason.to_string())]);
        let origin = public_url.map(PublicUrl::origin).filter(|origin| origin.starts_with("https:"));
        Ok(notify::Config {
            ways: self.notify.0.clone(),
            contact: self.push_contact.clone().or_else(|| origin.map(str::to_owned)),
            mailer: mailer.transpose().map_err(unusable)?,
            reach: if self.private_webhooks { Reach::Any } else { Reach::Public },
        })
    }
}
