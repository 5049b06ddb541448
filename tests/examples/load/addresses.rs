//! Addresses that people come from.

use std::net::{IpAddr, Ipv4Addr};

use anyhow::Context;

/// Local addresses of one block, 127.BLOCK.0.0 to 127.BLOCK.255.255, each given once.
pub(crate) struct Addresses {
    block: u8,
    next: u32,
}

impl Addresses {
    pub(crate) fn new(block: u8) -> Addresses {
        Addresses { block, next: 0 }
    }

    /// The next address.
    pub(crate) fn next(&mut self) -> anyhow::Result<IpAddr> {
        let number = u16::try_from(self.next).context("there are no more addresses")?;
        self.next += 1;
        let [high, low] = number.to_be_bytes();
        Ok(Ipv4Addr::new(127, self.block, high, low).into())
    }
}
