//! Lighthouse on the pages where visitors arrive, as on a phone.

use std::env;
use std::path::Path;
use std::process::Command;

use posse_tests::games::DESPERADOS;
use posse_tests::server::Server;

/// The variable that asks for performance too. `./test lighthouse` sets it.
const PERFORMANCE: &str = "POSSE_LIGHTHOUSE";

#[test]
fn lighthouse_finds_nothing_to_mend_on_the_pages_by_which_people_come() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("lighthouse");
    assert!(folder.join("node_modules").exists(), "run `npm ci --ignore-scripts` in {}", folder.display());
    let server = Server::start(&[]).unwrap();
    // The form of *Desperados* has every kind of field.
    let game = DESPERADOS.name;
    let pages = ["/".to_owned(), format!("/new/{game}"), format!("/rules/{game}")];
    // The test fails if a browser hangs.
    let said = Command::new("timeout")
        .args(["300", "node"])
        .arg(folder.join("run.mjs"))
        .args(env::var_os(PERFORMANCE).map(|_| "--performance"))
        .args(pages.map(|page| server.url(&page)))
        .output()
        .unwrap();
    let (told, wrong) = (String::from_utf8_lossy(&said.stdout), String::from_utf8_lossy(&said.stderr));
    assert!(said.status.success(), "{told}{wrong}");
    println!("{told}");
}
