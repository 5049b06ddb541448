//! The scripts of the pages.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use sha2::{Digest, Sha256};
use table::hex;

fn assets() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets")
}

#[test]
fn our_sha_256_is_the_one_of_the_standard() {
    let code = format!(
        "const own = require({:?}); const standard = require('crypto');
         for (let length = 0; length < 300; length++) {{
           const bytes = standard.randomBytes(length);
           const expected = standard.createHash('sha256').update(bytes).digest('hex');
           if (Buffer.from(own(bytes)).toString('hex') !== expected) throw new Error(bytes.toString('hex'));
         }}
         process.stdout.write('same');",
        assets().join("sha256.js").to_str().unwrap()
    );
    let node = Command::new("node").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    // Skipped on machines without node; the browser tests use the same script.
    let Ok(mut node) = node else { return };
    node.stdin.take().unwrap().write_all(code.as_bytes()).unwrap();
    let output = node.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stdout), "same");
}

#[test]
fn what_is_vendored_is_what_its_list_says() {
    let list = std::fs::read_to_string(assets().join("vendor/README.md")).unwrap();
    let file = std::fs::read(assets().join("vendor/idiomorph.min.js")).unwrap();
    let hash = hex::encode(&Sha256::digest(file));
    assert!(list.contains(&hash), "{hash}");
}
