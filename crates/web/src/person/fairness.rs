//! The page that explains how to check the deal, and lists this server's limits.

use axum::extract::State;
use maud::html;

use crate::edge::frame::{Served, Sheet};
use crate::edge::limits;
use crate::edge::visitor::Caller;
use crate::edge::web::Web;

/// The formulas of the deal, for people who want to recompute it: the last part of each translation key, and the
/// formula.
const FORMULAS: [(&str, &str); 5] = [
    ("server", r#"SHA-256("posse server v1\0" + secret + header)"#),
    ("seat", r#"SHA-256("posse seat v1\0" + value + seat + header)"#),
    ("deal", r#"HMAC-SHA-256(secret, "posse deal v1\0" + header + "\0" + (seat + value) …)"#),
    ("lesson-secret", r#"SHA-256("posse lesson v1\0" + lesson)"#),
    ("lesson-deal", r#"HMAC-SHA-256(secret, "posse deal v1\0" + lesson + "\0" + (seat + value) …)"#),
];

/// `GET /fairness`
pub(crate) async fn page(State(web): State<Web>, caller: Caller) -> Served {
    let words = caller.visitor.words();
    let title = words.say("fair-title");
    let body = html! {
        article.rules {
            h1 { (title) }
            p.lead { (words.say("fair-about")) }
            ol.steps {
                @for step in 1..=5 { li { (words.say(&format!("fair-step-{step}"))) } }
            }
            dl.formulas {
                @for (name, formula) in FORMULAS {
                    dt { (words.say(&format!("formula-{name}"))) } dd { code { (formula) } }
                }
            }
            p.about { (words.say("formula-about")) }
            p { (words.say("fair-trusts")) }
            p { (words.say("fair-lesson")) }
            p { (words.say("fair-limits")) }
            h2 #limits { (words.say("limits-title")) }
            p { (words.say("limits-about")) }
            div.scroll tabindex="0" role="region" aria-labelledby="limits" {
                table.scores {
                    tbody {
                        @for limit in limits::ALL.map(|limit| web.limit(limit)) {
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
