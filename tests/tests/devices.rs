//! A person adds their phone to their laptop, plays on with it, and ends the laptop.

use posse_tests::cluster::Cluster;
use posse_tests::device::Device;
use posse_tests::driver::Driver;
use posse_tests::fleet::Fleet;
use posse_tests::games::DOLLARS_WANTED;
use posse_tests::server::Server;

use crate::guest::{By, Guest, Turn};

/// Whether the page has the control by which a host closes the table.
const CLOSES: &str = "return !!document.querySelector('a[href$=\"/close\"]')";

/// The laptop visits one server, the phone another or the same.
async fn the_phone_plays_on_and_ends_the_laptop(laptops: &Server, phones: &Server) {
    let driver = Driver::start().unwrap();
    let mut laptop = Guest::arrive(&driver, DOLLARS_WANTED, Device::DESKTOP, By::Mouse).await;
    let mut phone = Guest::arrive(&driver, DOLLARS_WANTED, Device::PHONE, By::Touch).await;
    laptop.open_table(laptops, "bot-beginner").await;
    laptop.join(1, "Anna").await;
    let Turn::Mine { at } = laptop.my_turn().await else { panic!("the game has only begun") };
    let table = laptop.browser.read("return location.pathname").await.unwrap();
    let table = table.as_str().unwrap();

    laptop.press_button("#bar [href='#menu']").await;
    laptop.press_button("#menu a[href=\"/settings\"]").await;
    laptop.press_button("a[href=\"/devices\"]").await;
    laptop.press_button("form[action=\"/devices/link\"] button").await;
    let link = laptop.link().await;
    let (_, token) = link.split_once("/d/").unwrap();
    laptop.browser.open(&laptops.url(table)).await.unwrap();

    phone.browser.open(&phones.url(&format!("/d/{token}"))).await.unwrap();
    phone.press_button("form[action^=\"/d/\"] button").await;
    phone.press_button(&format!("a[href=\"{table}\"]")).await;
    assert_eq!(phone.my_turn().await, Turn::Mine { at: at.clone() });
    phone.step(&at).await;
    let moved_on = format!("return document.querySelector('#act [name=at]')?.value !== '{at}'");
    laptop.browser.wait("the step of the phone", &moved_on).await.unwrap();
    assert_eq!(phone.browser.read(CLOSES).await.unwrap(), true, "it is the host's");

    // The first in the list was there first.
    phone.browser.open(&phones.url("/devices")).await.unwrap();
    phone.press_button("form[action=\"/devices/end\"] button").await;
    let is_told = "return document.body.innerText.includes('This browser was signed out under My devices')";
    laptop.browser.wait("the end of the laptop", is_told).await.unwrap();
    laptop.browser.open(&laptops.url(table)).await.unwrap();
    laptop.browser.wait("the table", "return !!document.querySelector('#scene')").await.unwrap();
    let acts = laptop.browser.read("return !!document.querySelector('button[name=action]')").await.unwrap();
    assert_eq!((acts, laptop.browser.read(CLOSES).await.unwrap()), (false.into(), false.into()), "it only watches");
    phone.browser.open(&phones.url(table)).await.unwrap();
    assert!(matches!(phone.my_turn().await, Turn::Mine { .. }));
}

#[tokio::test]
async fn a_phone_plays_on_and_ends_the_laptop() {
    let server = Server::start(&[]).unwrap();
    the_phone_plays_on_and_ends_the_laptop(&server, &server).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_phone_plays_on_at_another_node_and_ends_the_laptop() {
    let mut cluster = Cluster::start().unwrap();
    let fleet = Fleet::start(&mut cluster, "devices", 2).await.unwrap();
    let [one, other] = fleet.nodes() else { panic!("there are two nodes") };
    the_phone_plays_on_and_ends_the_laptop(&one.server, &other.server).await;
}
