#!/usr/bin/env python3
"""Prints the licences of all packages that are compiled into the program, with their texts.

    ./licences.py TARGET FEATURES > LICENCES.md
"""
import json
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


told = {}
program = next(package["id"] for package in metadata["packages"] if package["name"] == "posse")
print("# Licences\n\nPosse is built from these packages, beside its own code.")
for package in sorted((packages[id] for id in linked(program)), key=lambda package: (package["name"], package["version"])):
    if package["source"] is None:
        continue
    print(f"\n## {package['name']} {package['version']}: {package['license']}\n")
    folder = pathlib.Path(package["manifest_path"]).parent
    starts = ("licen", "copying", "unlicense", "notice")
    texts = sorted(file for file in folder.iterdir() if file.is_file() and file.name.lower().startswith(starts))
    for file in texts:
        text = file.read_text(errors="replace").strip()
        if text in told:
            print(f"{file.name}: the same as of {told[text]}.")
        else:
            told[text] = package["name"]
            print(f"```text\n{text}\n```")
    if not texts:
        print(f"By {', '.join(package['authors']) or 'its authors'}; the text is at <{package['repository']}>.")
