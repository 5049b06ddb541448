//! A channel of a person as the pages know it: with its texts read.

use look::Language;
use notify::{Address, Way, Wishes};
use play::Refused;
use store::{ChannelId, VisitorId};

use crate::edge::error::Error;
use crate::edge::form::Fields;
use crate::edge::limits::CHANNELS;
use crate::edge::visitor::Caller;
use crate::edge::web::Web;

/// A channel with its texts.
pub(crate) struct Channel {
    pub(crate) stored: store::Channel,
    pub(crate) address: Address,
    pub(crate) wishes: Wishes,
}

impl Channel {
    /// A new channel of the caller, which is not stored yet.
    ///
    /// # Errors
    /// When the caller has no identity.
    pub(crate) fn new(web: &Web, caller: &Caller, address: Address) -> Result<Channel, Error> {
        let wishes = Wishes::usual(caller.visitor.language.code(), &caller.visitor.base);
        let stored = store::Channel {
            id: ChannelId::random(),
            person: caller.known()?.clone(),
            device: caller.device.clone().filter(|_| address.way() == Way::Push),
            address: String::new(),
            wishes: String::new(),
            since: web.tables().store().clock().now(),
            sent: None,
            failed: None,
        };
        Ok(Channel { stored, address, wishes })
    }

    /// `None` if a newer program has written it.
    fn read(stored: store::Channel) -> Option<Channel> {
        let (address, wishes) = (serde_json::from_str(&stored.address), serde_json::from_str(&stored.wishes));
        Some(Channel { address: address.ok()?, wishes: wishes.ok()?, stored })
    }

    /// The channel with this id.
    pub(crate) async fn find(web: &Web, id: &ChannelId) -> Result<Option<Channel>, Error> {
        let stored = web.tables().store().channel(id.clone()).await.map_err(Refused::from)?;
        Ok(stored.and_then(Channel::read))
    }

    /// All channels of a person, the first one first.
    pub(crate) async fn of(web: &Web, person: &VisitorId) -> Result<Vec<Channel>, Error> {
        let stored = web.tables().store().channels(Some(person.clone())).await.map_err(Refused::from)?;
        Ok(stored.into_iter().filter_map(Channel::read).collect())
    }

    /// The caller's channel that a form is about.
    pub(crate) async fn named(web: &Web, caller: &Caller, fields: &Fields) -> Result<Channel, Error> {
        let found = Channel::find(web, &fields.read("channel")?).await?;
        found.filter(|channel| channel.stored.person == caller.visitor.id).ok_or(Error::NotFound)
    }

    /// Writes to the caller in this language from now on, but to their other browsers as they are.
    ///
    /// # Errors
    /// When the store fails.
    pub(crate) async fn translate(web: &Web, caller: &Caller, language: Language) -> Result<(), Error> {
        let Ok(person) = caller.known() else { return Ok(()) };
        for channel in Channel::of(web, person).await? {
            if channel.stored.device.is_none() || channel.is_of(caller) {
                let (language, origin) = (language.code().to_owned(), caller.visitor.base.clone());
                let wishes = Wishes { language, origin, ..channel.wishes };
                Channel { wishes, ..channel }.keep(web).await?;
            }
        }
        Ok(())
    }

    /// Whether it leads to the browser that sends the request.
    pub(crate) fn is_of(&self, caller: &Caller) -> bool {
        self.stored.device.is_some() && self.stored.device == caller.device
    }

    /// Stores it.
    ///
    /// # Errors
    /// When it is new and its person has as many as allowed.
    pub(crate) async fn keep(&self, web: &Web) -> Result<(), Error> {
        let Channel { stored, address, wishes } = self;
        let stored = store::Channel { address: written(address), wishes: written(wishes), ..stored.clone() };
        let kept = web.tables().store().keep_channel(stored, web.limit(CHANNELS).most).await.map_err(Refused::from)?;
        if kept == 0 {
            return Err(Error::TooManyChannels);
        }
        web.notifier().wake();
        Ok(())
    }
}

fn written(text: &impl serde::Serialize) -> String {
    serde_json::to_string(text).expect("what a channel holds is plain data")
}
