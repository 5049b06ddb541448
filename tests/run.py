#!/usr/bin/env python3
"""Runs the test programs that cargo has built, and names the ten slowest tests.

    cargo test --no-run --message-format=json | tests/run.py

Cargo runs one program after another, but tests in browsers mostly wait. So theirs run with one test more than there are
cores, and beside them the other programs take turns, with one test at a time until the browsers have ended.
"""

import json
import os
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BROWSERS = ROOT / "tests"

# The standard harness tells the time of a test only by an unstable option.
TIMES = ["-Z", "unstable-options", "--report-time"]

# Lines about a test that has passed, and about one that has failed or takes long.
PASSED = re.compile(r"test (.+) \.\.\. ok <([\d.]+)s>")
TOLD = re.compile(r"test .+( \.\.\. FAILED| has been running )")


def run(folder, file, threads):
    """Runs a program in its package's folder, as cargo does. Returns whether it passed, and the seconds of its tests."""
    name = f"{folder.relative_to(ROOT)}: {Path(file).name.rpartition('-')[0]}"
    environment = dict(os.environ, RUSTC_BOOTSTRAP="1", RUST_TEST_THREADS=str(threads))
    begun, output, tests = time.monotonic(), "", []
    piped = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True, "errors": "replace"}
    process = subprocess.Popen([file, *TIMES], cwd=folder, env=environment, **piped)
    for line in process.stdout:
        output += line
        if TOLD.match(line):
            print(f"{name}: {line}", end="", flush=True)
        elif passed := PASSED.match(line):
            tests.append((float(passed[2]), f"{name} {passed[1]}"))
    fine = process.wait() == 0
    said = f"{len(tests)} passed" if fine else f"failed\n{output}"
    print(f"{time.monotonic() - begun:6.1f} s  {name}: {said}", flush=True)
    return fine, tests


def take_turns(programs, threads):
    """Runs programs one after another; `threads()` says how many tests of the next one run at once."""
    return [run(*program, threads()) for program in programs]


def main():
    built = [json.loads(line) for line in sys.stdin]
    built = [one for one in built if one.get("executable") and one["profile"]["test"]]
    programs = [(Path(one["manifest_path"]).parent, one["executable"]) for one in built]
    browsers = [program for program in programs if program[0] == BROWSERS]
    others = [program for program in programs if program[0] != BROWSERS]
    most = os.cpu_count() + 1
    with ThreadPoolExecutor() as pool:
        browsing = pool.submit(take_turns, browsers, lambda: most)
        results = take_turns(others, lambda: most if browsing.done() else 1) + browsing.result()
    print("\nThe slowest tests:")
    for seconds, name in sorted((test for _, tests in results for test in tests), reverse=True)[:10]:
        print(f"{seconds:6.1f} s  {name}")
    sys.exit(not (results and all(fine for fine, _ in results)))


main()
