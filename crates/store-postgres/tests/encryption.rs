//! Encrypted connections to Postgres, as the address asks for them.

use std::io::{Read, Write};
use std::net::TcpListener;
use std::thread;

use store::StoreError;
use store_postgres::Postgres;

use crate::cluster::{Encrypted, connect};
use crate::fixture::make;

/// The reason why a database is refused.
async fn refusal(address: &str) -> String {
    match Postgres::open(address).await {
        Err(StoreError::Io(reason) | StoreError::Unreachable(reason)) => reason,
        Err(other) => panic!("{address}: {other}"),
        Ok(_) => panic!("{address} is not refused"),
    }
}

/// How many of the connections of a store are encrypted, and how many there are.
async fn encrypted(server: &Encrypted, address: &str) -> (i64, i64) {
    let store = Postgres::open(address).await.unwrap_or_else(|error| panic!("{address}: {error}"));
    make(&store).await;
    let count = "SELECT count(*) FILTER (WHERE ssl), count(*) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
                 WHERE application_name LIKE 'posse%'";
    let observer = connect(&server.socket()).await;
    let row = observer.query_one(count, &[]).await.unwrap();
    drop(store);
    // Otherwise they would be counted with those of the next store.
    while observer.query_one(count, &[]).await.unwrap().get::<_, i64>(1) > 0 {}
    (row.get(0), row.get(1))
}

#[tokio::test]
async fn connections_are_encrypted_and_certificates_checked_as_the_address_says() {
    let server = Encrypted::start();
    let [issuer, own, other] = ["issuer.crt", "server.crt", "other.crt"].map(|name| server.certificate(name));
    let (right, wrong) = (server.address("localhost"), server.address("db.example"));
    for address in [
        wrong.clone(),
        format!("{wrong} sslmode=prefer"),
        format!("{wrong} sslmode=require"),
        format!("{wrong} sslmode=require sslrootcert={issuer}"),
        format!("{wrong} sslmode=verify-ca sslrootcert={issuer}"),
        format!("{right} sslmode=verify-full sslrootcert={issuer}"),
        format!("{right} sslmode=verify-full sslrootcert={own}"),
    ] {
        let (encrypted, all) = encrypted(&server, &address).await;
        assert!(encrypted == all && all >= 2, "{address}: {encrypted} of {all}");
    }
    for address in [format!("{right} sslmode=disable"), format!("{} sslmode=verify-full", server.socket())] {
        let (encrypted, all) = encrypted(&server, &address).await;
        assert!(encrypted == 0 && all >= 2, "{address}: {encrypted} of {all}");
    }
    for (address, reason) in [
        (format!("{wrong} sslmode=verify-full sslrootcert={issuer}"), "not valid for name"),
        (format!("{wrong} sslmode=verify-full sslrootcert={own}"), "not valid for name"),
        (format!("{right} sslmode=verify-full sslrootcert={other}"), "UnknownIssuer"),
        (format!("{right} sslmode=verify-ca sslrootcert={other}"), "UnknownIssuer"),
        (format!("{right} sslmode=require sslrootcert={other}"), "UnknownIssuer"),
    ] {
        let told = refusal(&address).await;
        assert!(told.contains(reason), "{address}: {told}");
    }
}

#[tokio::test]
async fn an_expired_certificate_is_refused_even_if_it_is_named_itself() {
    let server = Encrypted::start();
    let [issuer, own, expired] = ["issuer.crt", "server.crt", "expired.crt"].map(|name| server.certificate(name));
    std::fs::copy(&expired, &own).unwrap();
    connect(&server.socket()).await.batch_execute("SELECT pg_reload_conf()").await.unwrap();
    let right = server.address("localhost");
    // The new certificate is used soon, not at once.
    while Postgres::open(&format!("{right} sslmode=verify-full sslrootcert={issuer}")).await.is_ok() {}
    for (mode, roots) in [("verify-full", &issuer), ("verify-full", &expired), ("verify-ca", &expired)] {
        let told = refusal(&format!("{right} sslmode={mode} sslrootcert={roots}")).await;
        assert!(told.contains("xpired"), "{mode}, {roots}: {told}");
    }
}

#[tokio::test]
async fn messages_name_the_host_and_the_port_and_never_the_password() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let address = format!("postgres://posse:secret@127.0.0.1:{port}/posse?sslmode=disable");
    let answered = thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut length = [0; 4];
        stream.read_exact(&mut length).unwrap();
        stream.read_exact(&mut vec![0; u32::from_be_bytes(length) as usize - 4]).unwrap();
        let fields = b"SFATAL\0C28P01\0Mpassword authentication failed for user \"posse\"\0\0";
        stream.write_all(&[b"E", &(fields.len() as u32 + 4).to_be_bytes()[..], fields].concat()).unwrap();
    });
    let told = refusal(&address).await;
    let here = format!("127.0.0.1:{port}: ");
    assert!(told.starts_with(&here) && told.contains("password authentication failed"), "{told}");
    answered.join().unwrap();
    let told = Postgres::open(&address).await.err();
    let is_named = |reason: &str| reason.starts_with(&here) && reason.contains("refused") && !reason.contains("secret");
    assert!(matches!(&told, Some(StoreError::Unreachable(reason)) if is_named(reason)), "{told:?}");
}

#[tokio::test]
async fn a_server_that_does_not_encrypt_is_told_nothing_where_that_is_required() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let heard = thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut question = [0; 8];
        stream.read_exact(&mut question).unwrap();
        stream.write_all(b"N").unwrap();
        let mut more = Vec::new();
        stream.read_to_end(&mut more).unwrap();
        more
    });
    let told = refusal(&format!("postgres://posse:secret@127.0.0.1:{port}/posse?sslmode=require")).await;
    assert!(told.contains("does not support TLS"), "{told}");
    assert_eq!(heard.join().unwrap(), b"");
}
