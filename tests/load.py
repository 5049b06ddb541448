#!/usr/bin/env python3
"""Measures the server while many people play, watch or wait, and prints a table. Takes about seven minutes.

    tests/load.py EXAMPLE        the built example `load`; POSSE_BIN names the server
"""

import json
import os
import subprocess
import sys

# Each run of the example, and its rows: the label, the figure's key, and its unit.
RUNS = [
    (
        "--tables 100 --seconds 20",
        [
            ("a message, median", "message_median_bytes", "bytes"),
            ("a message, 95 of 100 at most", "message_p95_bytes", "bytes"),
            ("messages an action", "messages_an_action", ""),
            ("computing an action, 100 tables", "cpu_ms_an_action", "ms"),
            ("until the last stream has it, 100 tables, p50", "last_p50_ms", "ms"),
            ("until the last stream has it, 100 tables, p99", "last_p99_ms", "ms"),
        ],
    ),
    (
        "--tables 400 --seconds 20",
        [
            ("computing an action, 400 tables", "cpu_ms_an_action", "ms"),
            ("until the last stream has it, 400 tables, p50", "last_p50_ms", "ms"),
            ("until the last stream has it, 400 tables, p99", "last_p99_ms", "ms"),
        ],
    ),
    (
        "--tables 1000 --seconds 20",
        [
            ("actions a second, 1,000 tables", "actions_a_second", ""),
            ("computing of the server, 1,000 tables", "cores", "cores"),
            ("until the last stream has it, 1,000 tables, p50", "last_p50_ms", "ms"),
            ("until the last stream has it, 1,000 tables, p99", "last_p99_ms", "ms"),
            ("memory, 1,000 tables", "memory_mb", "MB"),
            ("kept connections that were opened again, 1,000 tables", "reopened", ""),
        ],
    ),
    (
        "--tables 0 --idle 10000 --seconds 15 --leave 60",
        [
            ("memory, 10,000 pages that wait", "memory_mb", "MB"),
            ("memory, a minute after they left", "memory_left_mb", "MB"),
        ],
    ),
    (
        "--tables 1 --spectators 5000 --seconds 20",
        [
            ("a player's step while 5,000 watch, p50", "own_p50_ms", "ms"),
            ("a player's step while 5,000 watch, p99", "own_p99_ms", "ms"),
        ],
    ),
    (
        "--tables 100 --deaf 1500 --seconds 20",
        [
            ("until the last stream has it, beside 1,500 that nobody reads, p99", "last_p99_ms", "ms"),
            ("memory, 1,500 streams that nobody reads", "memory_mb", "MB"),
        ],
    ),
    (
        "--tables 400 --seconds 5 --reconnect",
        [
            ("until 1,600 pages were back after a restart", "back_s", "s"),
            ("refused on the way", "refused", ""),
        ],
    ),
]


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    failed = []
    for arguments, rows in RUNS:
        run = subprocess.run([sys.argv[1], "--json", *arguments.split()], stdout=subprocess.PIPE)
        if run.returncode != 0:
            failed.append(arguments)
            continue
        figures = json.loads(run.stdout)
        load = os.getloadavg()[0]
        print(f"\nload {arguments}   (load average {load:.1f})")
        for what, figure, unit in rows:
            print(f"  {what:<66} {figures[figure]:>10,.1f} {unit}", flush=True)
    if failed:
        sys.exit("\n".join(f"failed: load {arguments}" for arguments in failed))


main()
