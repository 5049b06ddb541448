//! The page on how to check the deal, and on this server's limits.

use maud::html;

use crate::frame::{Page, Sheet};
use crate::limits;
use crate::visitor::Caller;

/// The deal byte by byte, for people who want to recompute it. The same in every language.
const BYTES: &str = "\
server's fingerprint = SHA-256(\"posse server v1\\0\" + secret + header)
a seat's fingerprint = SHA-256(\"posse seat v1\\0\" + value + seat + header)
key of the deal      = HMAC-SHA-256(secret, \"posse deal v1\\0\" + header + \"\\0\" + (seat + value) …)
a guided first game  : secret = SHA-256(\"posse lesson v1\\0\" + lesson), and in the key the lesson for the header

secret, value: 32 bytes    seat: one byte, from 0    header: the text in the downloaded game";

/// `GET /fairness`
pub(crate) async fn page(caller: Caller) -> Page {
    let words = caller.words();
    let title = words.say("fair-title");
    let body = html! {
        article.rules {
            h1 { (title) }
            p.lead { (words.say("fair-about")) }
            ol.steps {
                @for step in 1..=5 { li { (words.say(&format!("fair-step-{step}"))) } }
            }
            pre.scroll tabindex="0" { (BYTES) }
            p { (words.say("fair-trusts")) }
            p { (words.say("fair-lesson")) }
            p { (words.say("fair-limits")) }
            h2 #limits { (words.say("limits-title")) }
            p { (words.say("limits-about")) }
            div.scroll tabindex="0" role="region" aria-labelledby="limits" {
                table.scores {
                    tbody {
                        @for limit in limits::ALL {
                            tr {
                                th scope="row" { (words.say(&format!("limit-{}", limit.name))) }
                                td { (words.number(limit.most as i32)) }
                            }
                        }
                    }
                }
            }
        }
    };
    Ok(Sheet::new(&caller, &title).page(body))
}
