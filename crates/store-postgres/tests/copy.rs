//! Tables are copied from one kind of store to the other and back.

use store::{
    Channel, ChannelId, Commit, Device, DeviceId, FormId, Grant, Holder, Invitation, InvitationId, Kind, LinkId,
    Millis, Pass, PassId, Phase, Report, Scope, Sqlite, Store, StoreError, Stored, TableId, Welcome, copy,
};
use store_postgres::Postgres;
use table::Seat;

use crate::cluster::database;
use crate::fixture::{action, change, make, new_table, said, visitor};

/// A table in the middle of a game, with a draft, a link and an answered form.
async fn played(store: &dyn Store) -> TableId {
    let id = make(store).await;
    let holder =
        Holder { visitor: Some(visitor(2)), link: Some(LinkId::new([9; 32])), passes: true, since: Millis(6_000) };
    let middle = Commit {
        entries: (0..5).map(action).collect(),
        drafts: vec![(Seat(1), vec!["lay 2".to_owned()])],
        holders: vec![(Seat(1), holder)],
        said: vec![said(6_500, "Anna"), said(6_900, "Anna")],
        phase: Some(Phase::Running),
        answer: Some((FormId::random(), "done".to_owned())),
        ..change(&id, 0)
    };
    store.commit(middle).await.unwrap();
    store.seen(visitor(2), Millis(7_000)).await.unwrap();
    let device = Device {
        id: DeviceId::new([6; 32]),
        person: visitor(6),
        name: "Firefox".to_owned(),
        since: Millis(3_000),
        used: Millis(6_000),
        ended: None,
        grant: None,
    };
    for (number, ended) in [(6, None), (7, Some(Millis(5_000)))] {
        store.keep_device(Device { id: DeviceId::new([number; 32]), ended, ..device.clone() }).await.unwrap();
    }
    let (scopes, until, owner) = ([Scope::Bot].into_iter().collect(), Millis(9_000), visitor(6));
    let grant = Some(Grant { scopes, table: Some(id.clone()), until, owner, of: "Anna".to_owned() });
    let bot =
        Device { id: DeviceId::new([8; 32]), person: visitor(8), name: "Doc".to_owned(), grant, ..device.clone() };
    store.keep_device(bot).await.unwrap();
    for (number, until) in [(6, None), (7, Some(Millis(9_000)))] {
        let (id, settings) = (InvitationId::new([number; 32]), "de".to_owned());
        store.invite(Invitation { id, person: visitor(6), made: Millis(3_000), until, settings }).await.unwrap();
    }
    for (number, failed) in [(6, None), (7, Some((Millis(7_500), "no room".to_owned())))] {
        let channel = Channel {
            id: ChannelId::new([number; 16]),
            person: visitor(6),
            device: failed.is_none().then(|| device.id.clone()),
            address: "somebody@example.org".to_owned(),
            wishes: "all".to_owned(),
            since: Millis(5_000),
            sent: Some(Millis(7_000)),
            failed,
        };
        store.keep_channel(channel, 9).await.unwrap();
    }
    let pass =
        Pass { id: PassId::new([6; 32]), name: "Club".to_owned(), made: Millis(3_000), until: Some(Millis(4_000)) };
    store.keep_pass(pass.clone()).await.unwrap();
    store.welcome(visitor(6), Welcome::Pass(pass.id), Millis(3_500)).await.unwrap();
    store.welcome(visitor(2), Welcome::Phrase, Millis(3_500)).await.unwrap();
    store.exclude(visitor(2), Some(Millis(9_000))).await.unwrap();
    let (reporter, made) = (visitor(1), Millis(7_000));
    let reported = Report { table: id.clone(), said: said(6_900, "Anna"), speaker: Some(visitor(2)), reporter, made };
    store.report(reported, 1).await.unwrap();
    store.keep_key("secret".to_owned()).await.unwrap();
    store.seen(visitor(6), Millis(8_000)).await.unwrap();
    id
}

/// Copies everything.
async fn copied(from: &dyn Store, to: &dyn Store) -> store::Result<()> {
    for id in from.all_tables().await? {
        copy::table(&id, from, to).await?;
    }
    copy::visitors(from, to).await
}

/// Asserts that a store holds the same as another.
async fn are_equal(one: &dyn Store, other: &dyn Store) {
    let tables = one.all_tables().await.unwrap();
    assert!(!tables.is_empty());
    assert_eq!(other.all_tables().await.unwrap(), tables);
    assert_eq!(other.visitors().await.unwrap(), one.visitors().await.unwrap());
    assert_eq!(other.devices(None).await.unwrap(), one.devices(None).await.unwrap());
    assert_eq!(other.invitations(None).await.unwrap(), one.invitations(None).await.unwrap());
    assert_eq!(other.channels(None).await.unwrap(), one.channels(None).await.unwrap());
    assert_eq!(other.passes().await.unwrap(), one.passes().await.unwrap());
    assert_eq!(other.excluded().await.unwrap(), one.excluded().await.unwrap());
    assert_eq!(other.welcomes().await.unwrap(), one.welcomes().await.unwrap());
    assert_eq!(other.reports(None).await.unwrap(), one.reports(None).await.unwrap());
    assert_eq!(other.key().await.unwrap(), one.key().await.unwrap());
    for id in tables {
        let (copied, copies) = (other.load(&id).await.unwrap().unwrap(), one.load(&id).await.unwrap().unwrap());
        assert_eq!(Stored { revisions: copies.revisions.clone(), ..copied }, copies);
        assert_eq!(other.answers(&id).await.unwrap(), one.answers(&id).await.unwrap());
    }
}

#[tokio::test]
async fn everything_is_copied_to_postgres_and_back() {
    let folder = tempfile::tempdir().unwrap();
    let file = Sqlite::open(folder.path().join("posse.db")).unwrap();
    played(&file).await;
    make(&file).await;
    let server = Postgres::open_alone(&database().await).await.unwrap();
    copied(&file, &server).await.unwrap();
    are_equal(&file, &server).await;
    // Again, as after an interruption at the end: everything is there.
    copied(&file, &server).await.unwrap();
    are_equal(&file, &server).await;

    let back = Sqlite::open(folder.path().join("back.db")).unwrap();
    copied(&server, &back).await.unwrap();
    are_equal(&file, &back).await;
}

#[tokio::test]
async fn a_copy_that_was_interrupted_in_a_table_is_completed() {
    let folder = tempfile::tempdir().unwrap();
    let [from, to] = ["from.db", "to.db"].map(|name| Sqlite::open(folder.path().join(name)).unwrap());
    let id = played(&from).await;
    let stored = from.load(&id).await.unwrap().unwrap();
    let mut begun = new_table(&id, 1_000);
    begun.holders = stored.holders;
    to.create(begun).await.unwrap();
    copied(&from, &to).await.unwrap();
    are_equal(&from, &to).await;
}

#[tokio::test]
async fn a_table_that_has_gone_on_elsewhere_is_not_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let [from, to] = ["from.db", "to.db"].map(|name| Sqlite::open(folder.path().join(name)).unwrap());
    let id = played(&from).await;
    copied(&from, &to).await.unwrap();
    let finish = store::Entry { kind: Kind::Finish, ..action(5) };
    to.commit(Commit { entries: vec![finish], ..change(&id, 5) }).await.unwrap();
    assert!(matches!(copied(&from, &to).await, Err(StoreError::Conflict { .. })));
    assert_eq!(to.load(&id).await.unwrap().unwrap().entries.len(), 6);
}
