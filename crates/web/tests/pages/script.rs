//! The scripts of the pages.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use sha2::{Digest, Sha256};
use table::hex;

fn assets() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../assets")
}

/// Runs a module in node and compares what it writes. Does nothing on machines without node; the browser tests use the
/// same scripts.
fn node_writes(code: &str, expected: &str) {
    let node = Command::new("node").arg("--input-type=module").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let Ok(mut node) = node else { return };
    node.stdin.take().unwrap().write_all(code.as_bytes()).unwrap();
    let output = node.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stdout), expected);
}

#[test]
fn our_sha_256_is_the_one_of_the_standard() {
    let code = format!(
        "{}
         const standard = await import('crypto');
         for (let length = 0; length < 300; length++) {{
           const bytes = standard.randomBytes(length);
           const expected = standard.createHash('sha256').update(bytes).digest('hex');
           if (Buffer.from(sha256(bytes)).toString('hex') !== expected) throw new Error(bytes.toString('hex'));
         }}
         process.stdout.write('same');",
        std::fs::read_to_string(assets().join("sha256.js")).unwrap()
    );
    node_writes(&code, "same");
}

#[test]
fn ten_thousand_pages_are_back_half_a_minute_after_their_server_and_do_not_come_at_once() {
    let script = std::fs::read_to_string(assets().join("stream.js")).unwrap();
    let pause = script.lines().find(|line| line.trim_start().starts_with("const pause = ")).unwrap();
    // A server that is down for this long, in milliseconds, then takes a thousand streams a second and refuses the
    // rest.
    let code = format!(
        "{pause}
         for (const away of [1_000, 10_000, 300_000]) {{
           const pages = Array.from({{ length: 10_000 }}, () => ({{ failures: 1, at: pause(1) }}));
           const taken = new Array(30).fill(0);
           const asked = new Array(30).fill(0);
           let waiting = pages;
           while (waiting.length) {{
             waiting.sort((one, other) => one.at - other.at);
             for (const page of waiting) {{
               const second = Math.floor((page.at - away) / 1_000);
               if (second >= 30) throw new Error(`not back from ${{away}} ms after ${{page.failures}} failures`);
               if (second >= 0) asked[second] += 1;
               page.isBack = second >= 0 && taken[second] < 1_000;
               if (page.isBack) taken[second] += 1;
               else page.at += pause(page.failures += 1);
             }}
             waiting = waiting.filter((page) => !page.isBack);
           }}
           if (Math.max(...asked) > 6_000) throw new Error(`${{asked}} came after ${{away}} ms`);
         }}
         process.stdout.write('all are back');"
    );
    node_writes(&code, "all are back");
}

#[test]
fn what_is_vendored_is_what_its_list_says() {
    let list = std::fs::read_to_string(assets().join("vendor/README.md")).unwrap();
    for file in std::fs::read_dir(assets().join("vendor")).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        if ["min.js", "ttf", "woff2"].iter().any(|ending| name.ends_with(ending)) {
            let hash = hex::encode(&Sha256::digest(std::fs::read(&path).unwrap()));
            let told = list.lines().any(|line| line.contains(&format!("`{name}`")) && line.contains(&hash));
            assert!(told, "{name}: {hash}");
        }
    }
}
