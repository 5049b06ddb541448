#!/usr/bin/env python3
"""The smallest bot for `posse arena` and `posse bot`. The protocol: docs/book/src/line-protocol.md."""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:  # a new game
        answer = {"ready": True}
    else:  # a decision
        answer = {"action": random.choice(message["legal"])}
    print(json.dumps(answer), flush=True)
