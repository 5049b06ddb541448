#!/usr/bin/env python3
"""Prints the licences of all that is compiled into the program, with their texts.

    ./licences.py TARGET FEATURES > LICENCES.md
"""
import json
import os
import pathlib
import subprocess
import sys

target, features = sys.argv[1:]
call = ["cargo", "metadata", "--format-version", "1", "--locked", "--filter-platform", target, "--features", features]
metadata = json.loads(subprocess.run(call, capture_output=True, check=True).stdout)
packages = {package["id"]: package for package in metadata["packages"]}
nodes = {node["id"]: node for node in metadata["resolve"]["nodes"]}


def linked(root):
    """The ids of what the package is built from, without what only builds or tests it."""
    seen, waiting = set(), [root]
    while waiting:
        node = waiting.pop()
        if node not in seen:
            seen.add(node)
            for dependency in nodes[node]["deps"]:
                if any(kind["kind"] is None for kind in dependency["dep_kinds"]):
                    waiting.append(dependency["pkg"])
    return seen


# Packages that bring no text, and the package of the same authors that does.
ELSEWHERE = {"alloc-stdlib": "alloc-no-stdlib"}

root = pathlib.Path(__file__).parent
told = {}


def heading(name, licence):
    print(f"\n## {name}: {licence}\n")


def tell(name, owner, text):
    """Prints a text, or where it stands already."""
    text = text.strip()
    if text in told:
        print(f"{name}: the same as of {told[text]}.")
    else:
        told[text] = owner
        print(f"```text\n{text}\n```")


def texts(folder):
    """The files in a package's folder that hold its licences and those of what it brings."""
    starts = ("licen", "copying", "unlicense", "notice")
    found = []
    for path, _, files in os.walk(folder):
        found += [pathlib.Path(path, file) for file in files if file.lower().startswith(starts)]
    return sorted(found, key=lambda file: (len(file.parts), file))


def text_of_mit(authors):
    """The MIT licence of these authors."""
    own = (root / "LICENSE").read_text()
    return own.replace("2026 The Posse authors", ", ".join(authors) or "its authors")


print("# Licences\n\nThe program is built from these, beside its own code.")
program = next(package["id"] for package in metadata["packages"] if package["name"] == "posse")
found = [packages[id] for id in linked(program) if packages[id]["source"]]
by_name = {package["name"]: package for package in found}
for package in sorted(found, key=lambda package: (package["name"], package["version"])):
    name = package["name"]
    heading(f"{name} {package['version']}", package["license"])
    holder = by_name[ELSEWHERE[name]] if name in ELSEWHERE else package
    folder = pathlib.Path(holder["manifest_path"]).parent
    files = texts(folder)
    for file in files:
        tell(file.relative_to(folder), name, file.read_text(errors="replace"))
    if not files and "MIT" in package["license"]:
        tell("MIT", name, text_of_mit(package["authors"]))
    elif not files:
        sys.exit(f"{name} brings no text of its licence: name a package that does in ELSEWHERE")

for file in sorted((root / "crates/web/assets/vendor").glob("*.LICENSE")):
    heading(file.stem, "part of the pages")
    tell(file.name, file.stem, file.read_text())

rust = pathlib.Path(subprocess.run(["rustc", "--print", "sysroot"], capture_output=True, check=True, text=True).stdout.strip())
heading("Rust's standard library", "MIT OR Apache-2.0")
print("By the Rust project's contributors.")
for name in ["MIT", "Apache-2.0"]:
    tell(name, "Rust's standard library", (rust / f"share/doc/rust/licenses/{name}.txt").read_text())
if target.endswith("-gnu"):
    heading("The GNU C library", "LGPL-2.1-or-later")
    print("Its source is at <https://www.gnu.org/software/libc/>. To link Posse with another version of it, build Posse's.")
    debian = pathlib.Path("/usr/share/common-licenses/LGPL-2.1")
    if debian.exists():
        tell("LGPL-2.1", "The GNU C library", debian.read_text())
    else:
        print("The text is at <https://www.gnu.org/licenses/old-licenses/lgpl-2.1.txt>.")
