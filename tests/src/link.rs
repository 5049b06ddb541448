//! The way to a browser: WebDriver's commands over HTTP or, to Firefox, as messages of Marionette, the protocol that it
//! speaks itself.

use std::io::{Read as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream as BlockingStream};

use anyhow::{Context, bail, ensure};
use hyper::header::CONTENT_TYPE;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

use crate::http::Connection;

/// A session of a browser.
pub(crate) enum Link {
    /// Over HTTP, to a driver.
    Http { connection: Connection, driver: SocketAddr, session: String },
    /// To Firefox itself. A message is its length, a colon, and a list in JSON.
    Marionette { stream: BufReader<TcpStream>, sent: u32 },
}

impl Link {
    /// Begins a session of a driver for a browser with these capabilities.
    pub(crate) async fn http(driver: SocketAddr, wanted: Value) -> anyhow::Result<Link> {
        let connection = Connection::new(driver, IpAddr::V4(Ipv4Addr::LOCALHOST));
        let mut link = Link::Http { connection, driver, session: String::new() };
        let begun = link.ask("POST", "/session", json!({ "capabilities": { "alwaysMatch": wanted } })).await?;
        if let Link::Http { session, .. } = &mut link {
            *session = format!("/session/{}", begun["sessionId"].as_str().context("a session has a name")?);
        }
        Ok(link)
    }

    /// Begins a session of Firefox.
    pub(crate) async fn marionette(address: SocketAddr) -> anyhow::Result<Link> {
        let mut stream = BufReader::new(TcpStream::connect(address).await?);
        message(&mut stream).await.context("Firefox does not greet")?;
        let mut link = Link::Marionette { stream, sent: 0 };
        link.firefox("WebDriver:NewSession", json!({})).await?;
        Ok(link)
    }

    /// Sends a command of WebDriver; its path is the part after the session.
    pub(crate) async fn ask(&mut self, method: &str, path: &str, body: Value) -> anyhow::Result<Value> {
        let Link::Http { connection, session, .. } = self else {
            let (command, parameters) = command_of(method, path, body)?;
            return self.firefox(command, parameters).await;
        };
        let headers = [(CONTENT_TYPE, "application/json; charset=utf-8".to_owned())];
        let body = if method == "GET" { String::new() } else { body.to_string() };
        let (answer, _) = connection.ask(method, &format!("{session}{path}"), &headers, &body).await?;
        let mut reply: Value = serde_json::from_str(&answer.body)?;
        let value = reply["value"].take();
        ensure!(answer.status == 200, "{}: {}", value["error"].as_str().unwrap_or(""), value["message"]);
        Ok(value)
    }

    /// Sends a command of Marionette.
    async fn firefox(&mut self, command: &str, parameters: Value) -> anyhow::Result<Value> {
        let Link::Marionette { stream, sent } = self else { bail!("{command} is for Firefox") };
        *sent += 1;
        let text = json!([0, sent, command, parameters]).to_string();
        stream.write_all(format!("{}:{text}", text.len()).as_bytes()).await?;
        let mut answer = message(stream).await?;
        let error = &answer[2];
        ensure!(error.is_null(), "{}: {}", error["error"].as_str().unwrap_or(""), error["message"]);
        Ok(answer[3]["value"].take())
    }

    /// Runs a script, the body of a function, in Firefox itself instead of a page.
    pub(crate) async fn inside(&mut self, script: &str) -> anyhow::Result<Value> {
        self.firefox("Marionette:SetContext", json!({ "value": "chrome" })).await?;
        let parameters = json!({ "script": script, "args": [], "sandbox": "system" });
        let value = self.firefox("WebDriver:ExecuteScript", parameters).await;
        self.firefox("Marionette:SetContext", json!({ "value": "content" })).await?;
        value
    }

    /// Ends the session of a driver, which answers once the browser has ended.
    pub(crate) fn end(&self) -> anyhow::Result<()> {
        let Link::Http { driver, session, .. } = self else { return Ok(()) };
        let mut stream = BlockingStream::connect(driver)?;
        write!(stream, "DELETE {session} HTTP/1.1\r\nHost: {driver}\r\nConnection: close\r\n\r\n")?;
        let _answer = stream.read(&mut [0; 256])?;
        Ok(())
    }
}

/// The next message from Firefox.
async fn message(stream: &mut BufReader<TcpStream>) -> anyhow::Result<Value> {
    let mut length = Vec::new();
    stream.read_until(b':', &mut length).await?;
    let length =
        String::from_utf8(length)?.trim_end_matches(':').parse().context("a message begins with its length")?;
    let mut text = vec![0; length];
    stream.read_exact(&mut text).await?;
    Ok(serde_json::from_slice(&text)?)
}

/// Marionette's name of a command, with its parameters.
fn command_of(method: &str, path: &str, mut body: Value) -> anyhow::Result<(&'static str, Value)> {
    let parts: Vec<&str> = path.split('/').skip(1).collect();
    let command = match (method, &parts[..]) {
        ("POST", ["url"]) => "WebDriver:Navigate",
        ("GET", ["url"]) => "WebDriver:GetCurrentURL",
        ("POST", ["refresh"]) => "WebDriver:Refresh",
        ("POST", ["execute", "sync"]) => "WebDriver:ExecuteScript",
        ("POST", ["actions"]) => "WebDriver:PerformActions",
        ("POST", ["cookie"]) => "WebDriver:AddCookie",
        ("POST", ["window", "rect"]) => "WebDriver:SetWindowRect",
        ("POST", ["element", element, act]) => {
            body["id"] = json!(element);
            match *act {
                "clear" => "WebDriver:ElementClear",
                "click" => "WebDriver:ElementClick",
                _ => "WebDriver:ElementSendKeys",
            }
        }
        _ => bail!("{method} {path} has no counterpart in Firefox"),
    };
    Ok((command, body))
}
