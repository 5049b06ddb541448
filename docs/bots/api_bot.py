#!/usr/bin/env python3
"""A bot that plays a game over Posse's API, in Python without dependencies. It takes random legal actions.

    python3 api_bot.py https://posse.example/t/k3m9xq7w2fab Doc Anna

seats a bot called Doc, Anna's, at a table that allows guest bots. With --rematch at the end it goes on to each rematch.
The API is described at /api of every server.
"""

import http.client
import json
import random
import sys
import time
import urllib.error
import urllib.request


class Table:
    """A table on a server, and the bot's token for it."""

    def __init__(self, link):
        server, self.id = link.split("?")[0].rsplit("/t/", 1)
        self.api = f"{server}/api/v1"
        self.token = None

    def request(self, path, body=None):
        """Asks the server; waits when it says so. Returns its answer, which can be read line by line."""
        request = urllib.request.Request(self.api + path)
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        if body is not None:
            request.add_header("Content-Type", "application/json")
            request.data = json.dumps(body).encode()
        while True:
            try:
                # A stream has a line at least every 15 seconds.
                return urllib.request.urlopen(request, timeout=60)
            except urllib.error.HTTPError as error:
                if error.code != 429:
                    raise
                time.sleep(int(error.headers["Retry-After"]))

    def order(self, do, seat, **more):
        """Does something at the table."""
        self.request(f"/tables/{self.id}", {"do": do, "seat": seat, **more}).close()

    def sit(self, name, of):
        """Sits down as a guest bot in the first free seat. Returns the seat, counted from 0."""
        people = json.load(self.request(f"/tables/{self.id}"))["table"]["people"]
        free = [person["seat"] for person in people if person["who"] == "nobody"]
        if free:
            bot = json.load(self.request("/bots", {"table": self.id, "name": name, "of": of}))
            self.token = bot["token"]
        for seat in free:
            try:
                self.order("sit", seat)
                return seat
            except urllib.error.HTTPError as error:
                # 409: somebody else was faster.
                if error.code != 409 or seat == free[-1]:
                    raise
        sys.exit("There is no free seat.")

    def rematch(self):
        """Waits until somebody opens the rematch, where the bot has a seat already. Returns the seat."""
        while not (rematch := json.load(self.request(f"/tables/{self.id}"))["table"].get("rematch")):
            time.sleep(5)
        self.id = rematch
        return json.load(self.request(f"/tables/{self.id}"))["seats"][0]

    def states(self, seat):
        """The table as the seat sees it: now, and after each change. Takes up a lost connection."""
        table, after = None, ""
        while True:
            try:
                for line in self.request(f"/tables/{self.id}/events?seat={seat}{after}"):
                    state = json.loads(line)
                    if state["type"] in ("state", "change"):
                        after = f"&after={state['number']}"
                        # A change that does not concern the table leaves it out.
                        table = state.setdefault("table", table)
                        yield state
            except urllib.error.HTTPError:
                raise  # the server refuses
            except (OSError, http.client.HTTPException):
                pass
            time.sleep(1)


def choose(state):
    """The bot's decision: one of the legal actions. This is what to make better."""
    return random.choice(state["legal"])["action"]


def play(table, seat):
    """Plays until the game is over. Returns its end."""
    table.order("ready", seat)
    for state in table.states(seat):
        if "ending" in state["table"]:
            return state["table"]["ending"]
        if state["asked"] and state["legal"]:
            try:
                table.order("step", seat, action=choose(state), at=state["at"])
            except urllib.error.HTTPError as error:
                # 409: the table has changed meanwhile. The next state says how.
                if error.code != 409:
                    raise


def main():
    link, name, of, *more = sys.argv[1:]
    table = Table(link)
    try:
        seat = table.sit(name, of)
        while True:
            print(f"{name} sits in seat {seat + 1}.", flush=True)
            ending = play(table, seat)
            ranks = [score["rank"] for score in ending.get("outcome", {}).get("scores", [])]
            print(f"The game is {ending['how']}. Ranks by seat: {ranks}", flush=True)
            if more != ["--rematch"]:
                return
            seat = table.rematch()
    except urllib.error.HTTPError as error:
        sys.exit(json.load(error)["detail"])


if __name__ == "__main__":
    main()
