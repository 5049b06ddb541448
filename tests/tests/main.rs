//! Tests of Posse from outside: whole journeys, crashes, every page, and how its packages depend on each other.

#![expect(clippy::unwrap_used, reason = "a test that panics has failed, and says where")]

mod accessibility;
mod archive;
mod arrows;
mod away;
mod backups;
mod bar;
mod book;
mod bots;
mod cable;
mod crash;
mod days;
mod dependencies;
mod devices;
mod engines;
mod fonts;
mod guest;
mod guide;
mod import;
mod installed;
mod journeys;
mod lighthouse;
mod metrics;
mod moments;
mod nodes;
mod notifications;
mod outage;
mod pace;
mod pages;
mod proxies;
mod recipes;
mod replay;
mod rest;
mod roles;
mod rules;
mod schema;
mod sight;
