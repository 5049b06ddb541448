#!/usr/bin/env python3
"""A bot for `posse arena --against`, in Python without dependencies. The protocol: docs/book/src/line-protocol.md.

It plays any game. Without arguments it takes a random legal action. With words as arguments it is greedy: it takes an
action that begins with the first word, else with the second, and so on, else any:

    posse arena --game dollars-wanted --bots beginner --against 'python3 docs/example_bot.py rob lay'
"""

import json
import random
import sys


class Bot:
    """The bot's state in one game."""

    def __init__(self, hello, wishes):
        self.wishes = wishes
        # With the seed of the game, a tournament can be played again.
        self.random = random.Random(hello["seed"])
        self.heard = []

    def choose(self, question):
        """One of the legal actions."""
        self.heard.extend(question["events"])
        legal = question["legal"]
        for wish in self.wishes:
            fitting = [action for action in legal if action.startswith(wish)]
            if fitting:
                return self.random.choice(fitting)
        return self.random.choice(legal)


def main():
    bot = None
    for line in sys.stdin:
        message = json.loads(line)
        if "hello" in message:
            bot = Bot(message["hello"], sys.argv[1:])
            answer = {"ready": True}
        else:
            answer = {"action": bot.choose(message)}
        # Without flushing, the answer would wait in a buffer.
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
