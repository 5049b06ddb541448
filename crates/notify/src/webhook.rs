//! Webhooks: notes to a program or a channel whose address somebody typed.

use hyper::Method;
use ring::hmac;
use serde::{Deserialize, Serialize};
use serde_json::json;
use url::Url;

use crate::failure::Failure;
use crate::http::Client;

table::names! {
    /// What the receiver of a webhook understands.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Form {
        /// Our own JSON: the fields of a [`Note`].
        Plain = "plain",
        /// ntfy. The address is a topic's: `https://ntfy.sh/topic`; `?auth=…` may follow, as ntfy documents it.
        Ntfy = "ntfy",
        /// A channel's webhook of Discord.
        Discord = "discord",
        /// An incoming webhook of Slack.
        Slack = "slack",
        /// A room of Matrix: `https://server/_matrix/client/v3/rooms/!room:server?access_token=…`. The token is sent as
        /// a header, never in the address.
        Matrix = "matrix",
    }
}

table::written!(Form, Form::ALL, "form of a webhook");

/// What a webhook tells. Title and body should stay below 900 characters together: Discord takes 2,000, escaped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// 1–64 letters, digits, `-` and `_`. A note that is sent again keeps its id; receivers that can show it once.
    pub id: String,
    /// One line.
    pub title: String,
    /// Plain text, in which players' names may stand.
    pub body: String,
    /// The address that it is about.
    pub link: String,
    /// The address that ends these notes.
    pub stop: String,
    /// What the link to that address is called.
    pub stop_label: String,
}

/// Where notes go. Has no `Debug`: the address and the secret must not get into a log.
#[derive(Clone, PartialEq, Eq)]
pub struct Hook {
    /// What the receiver understands.
    pub form: Form,
    /// The address that the person typed, `https:` for a client that goes to public addresses only.
    pub url: String,
    /// The secret that signs every note.
    pub secret: String,
}

/// The `Posse-Signature` of a body that is sent at this time: `sha256=` and the HMAC-SHA256 of time, `.` and body in hex.
pub fn signature(secret: &str, time_seconds: u64, body: &[u8]) -> String {
    let mut context = hmac::Context::with_key(&hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes()));
    context.update(format!("{time_seconds}.").as_bytes());
    context.update(body);
    let hex: String = context.sign().as_ref().iter().map(|byte| format!("{byte:02x}")).collect();
    format!("sha256={hex}")
}

/// Sends a note. Every form carries `Posse-Id`, `Posse-Time` and `Posse-Signature`.
pub async fn send(client: &Client, now_seconds: u64, hook: &Hook, note: &Note) -> Result<(), Failure> {
    let not_an_address = || Failure::refused("not an address");
    let mut url = Url::parse(&hook.url).map_err(|_| not_an_address())?;
    let mut method = Method::POST;
    let mut headers = vec![("Content-Type", "application/json".to_owned())];
    let Note { id, title, body, link, stop, stop_label } = note;
    let json = match hook.form {
        Form::Plain => json!({ "id": id, "title": title, "body": body, "link": link, "stop": stop }),
        Form::Ntfy => {
            let topic = url.path().trim_matches('/').to_owned();
            url.set_path(""); // JSON goes to the server, not to the topic
            let actions = json!([{ "action": "view", "label": stop_label, "url": stop }]);
            // With the same `sequence_id` a note that is sent again replaces the first.
            json!({
                "topic": topic, "title": title, "message": body, "click": link, "actions": actions, "sequence_id": id
            })
        }
        Form::Discord => json!({
            "content": format!(
                "**{}**\n{}\n<{link}>\n[{stop_label}](<{stop}>)", discord_text(title), discord_text(body)
            ),
            "allowed_mentions": { "parse": [] },
        }),
        Form::Slack => {
            let link = slack_text(link).replace('|', "%7C");
            let stop = slack_text(stop);
            let text = format!("<{link}|{}>\n{}\n<{stop}|{stop_label}>", slack_plain(title), slack_plain(body));
            json!({ "text": text })
        }
        Form::Matrix => {
            let token = url.query_pairs().find(|(name, _)| name == "access_token").map(|(_, token)| token.into_owned());
            let token = token.ok_or_else(|| Failure::refused("the address has no access_token"))?;
            headers.push(("Authorization", format!("Bearer {token}")));
            url.set_query(None);
            // The server shows a transaction once, however often it gets it.
            let mut path = url.path_segments_mut().map_err(|()| not_an_address())?;
            path.pop_if_empty().extend(["send", "m.room.message", id]);
            drop(path);
            method = Method::PUT;
            // Not `m.notice`, which rings nowhere. Empty `m.mentions`: no name in the text is a mention.
            json!({ "msgtype": "m.text", "body": format!("{title}\n{body}\n{link}\n{stop_label}: {stop}"), "m.mentions": {} })
        }
    };
    let json = json.to_string().into_bytes();
    headers.extend([
        ("Posse-Id", id.clone()),
        ("Posse-Time", now_seconds.to_string()),
        ("Posse-Signature", signature(&hook.secret, now_seconds, &json)),
    ]);
    client.send(method, url.as_str(), &headers, json).await?.result()
}

/// Discord shows a punctuation mark after a backslash as it is.
fn discord_text(text: &str) -> String {
    text.chars().flat_map(|c| c.is_ascii_punctuation().then_some('\\').into_iter().chain([c])).collect()
}

/// Slack's three control characters, by which links and mentions begin.
fn slack_text(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Text without formatting. Slack cannot escape the marks for it, so look-alikes stand for them.
fn slack_plain(text: &str) -> String {
    slack_text(text).replace('*', "∗").replace('_', "ˍ").replace('~', "∼").replace('`', "ˋ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::Reach;
    use crate::http::server::answering;
    use serde_json::Value;

    fn note() -> Note {
        Note {
            id: "n-1".to_owned(),
            title: "Your turn".to_owned(),
            body: "*@everyone* <!channel> & [x](https://y)".to_owned(),
            link: "https://posse.example/t/1?a&b".to_owned(),
            stop: "https://posse.example/stop/1".to_owned(),
            stop_label: "Stop".to_owned(),
        }
    }

    /// Sends the note to a path; returns the head and the body, of which the signature was right.
    async fn sent(form: Form, path: &str) -> (String, Value) {
        let (url, request) = answering("HTTP/1.1 204 No Content\r\n\r\n").await;
        let hook = Hook { form, url: url + path, secret: "secret".to_owned() };
        send(&Client::new(Reach::Any), 1000, &hook, &note()).await.unwrap();
        let (head, body) = request.await.unwrap();
        let signed =
            format!("posse-id: n-1\r\nposse-time: 1000\r\nposse-signature: {}", signature("secret", 1000, &body));
        assert!(head.contains(&signed), "{head}");
        (head, serde_json::from_slice(&body).unwrap())
    }

    #[tokio::test]
    async fn plain_is_the_note() {
        let (head, body) = sent(Form::Plain, "/hook?key=1").await;
        assert!(head.starts_with("POST /hook?key=1 HTTP/1.1"));
        let Note { id, title, body: text, link, stop, .. } = note();
        assert_eq!(body, json!({ "id": id, "title": title, "body": text, "link": link, "stop": stop }));
    }

    #[tokio::test]
    async fn ntfy_gets_the_topic_in_the_body() {
        let (head, body) = sent(Form::Ntfy, "/my-topic?auth=abc").await;
        assert!(head.starts_with("POST /?auth=abc HTTP/1.1"), "{head}");
        assert_eq!(body["topic"], "my-topic");
        assert_eq!([&body["message"], &body["click"]], [&note().body, &note().link]);
        assert_eq!(body["actions"][0], json!({ "action": "view", "label": "Stop", "url": note().stop }));
    }

    #[tokio::test]
    async fn discord_shows_names_as_they_are() {
        let (_, body) = sent(Form::Discord, "/api/webhooks/1/x").await;
        let text = r"\*\@everyone\* \<\!channel\> \& \[x\]\(https\:\/\/y\)";
        let links = "<https://posse.example/t/1?a&b>\n[Stop](<https://posse.example/stop/1>)";
        assert_eq!(body["content"], format!("**Your turn**\n{text}\n{links}"));
        assert_eq!(body["allowed_mentions"], json!({ "parse": [] }));
    }

    #[tokio::test]
    async fn slack_shows_names_as_they_are() {
        let (_, body) = sent(Form::Slack, "/services/x").await;
        let text = "∗@everyone∗ &lt;!channel&gt; &amp; [x](https://y)";
        let stop = "<https://posse.example/stop/1|Stop>";
        assert_eq!(body["text"], format!("<https://posse.example/t/1?a&amp;b|Your turn>\n{text}\n{stop}"));
    }

    #[tokio::test]
    async fn matrix_gets_the_token_as_a_header() {
        let (head, body) = sent(Form::Matrix, "/_matrix/client/v3/rooms/!room:server/?access_token=t%2Bk").await;
        let line = "PUT /_matrix/client/v3/rooms/!room:server/send/m.room.message/n-1 HTTP/1.1\r\n";
        assert!(head.starts_with(line), "{head}");
        assert!(head.contains("authorization: Bearer t+k"), "{head}");
        let text = format!("{}\n{}\n{}\nStop: {}", note().title, note().body, note().link, note().stop);
        assert_eq!(body, json!({ "msgtype": "m.text", "body": text, "m.mentions": {} }));
    }

    #[tokio::test]
    async fn a_hook_that_is_gone_is_refused() {
        for status in ["404 Not Found", "410 Gone"] {
            let (url, _request) = answering(&format!("HTTP/1.1 {status}\r\nContent-Length: 0\r\n\r\n")).await;
            let hook = Hook { form: Form::Plain, url, secret: String::new() };
            let sent = send(&Client::new(Reach::Any), 1000, &hook, &note()).await;
            assert_eq!(sent, Err(Failure::Refused(status.to_owned())));
        }
        let hook = Hook { form: Form::Matrix, url: "https://server/".to_owned(), secret: String::new() };
        let sent = send(&Client::new(Reach::Any), 1000, &hook, &note()).await;
        assert_eq!(sent, Err(Failure::refused("the address has no access_token")));
    }
}
