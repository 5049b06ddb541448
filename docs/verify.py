#!/usr/bin/env python3
"""Checks the deal of a downloaded Posse game, with only Python's standard library (3.11 or newer).

    python3 verify.py GAME.json [RECEIPT.json]

It is written from docs/book/src/checking-a-deal.md and shares no code with the server. It recomputes every fingerprint,
the key of the deal, and for Dollars Wanted the whole deal; it prints hands and buildings and compares the dealt state
with the digest in the file. It does not know the rules: `posse verify` checks that the moves fit the deal.
Exit status: 0 if all fits, 1 if something does not, 2 for wrong usage.
"""

import hashlib
import hmac
import json
import sys
import tomllib

MASK = 0xFFFFFFFF
LONGEST = 16 << 20  # characters of a file; a game has far fewer


class Mismatch(Exception):
    """Something in the file does not fit; the message says what."""


def say(*parts, file=None):
    """Prints a line, with control and invisible characters escaped as numbers."""
    text = " ".join(str(part) for part in parts)
    print("".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in text), file=file)


# --- Fingerprints and the key ----------------------------------------------------------------------------------------


def server_fingerprint(secret, header):
    return hashlib.sha256(b"posse server v1\0" + secret + header).digest()


def seat_fingerprint(value, seat, header):
    return hashlib.sha256(b"posse seat v1\0" + value + bytes([seat]) + header).digest()


def deal_key(secret, header, values):
    """`values` holds each seat's opened value, or None."""
    text = b"posse deal v1\0" + header + b"\0"
    for seat, value in enumerate(values):
        if value is not None:
            text += bytes([seat]) + value
    return hmac.digest(secret, text, "sha256")


# --- Named randomness ------------------------------------------------------------------------------------------------


def quarter_round(x, a, b, c, d):
    for left, right, other, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        x[left] = (x[left] + x[right]) & MASK
        mixed = x[other] ^ x[left]
        x[other] = ((mixed << bits) | (mixed >> (32 - bits))) & MASK


def chacha12_words(key):
    """The words of ChaCha with 12 rounds, a 64-bit counter from 0 and a nonce of zeros."""
    start = [int.from_bytes(block, "little") for block in (b"expa", b"nd 3", b"2-by", b"te k")]
    start += [int.from_bytes(key[at : at + 4], "little") for at in range(0, 32, 4)]
    counter = 0
    while True:
        first = start + [counter & MASK, counter >> 32, 0, 0]
        x = list(first)
        for _ in range(6):
            for column in range(4):
                quarter_round(x, column, column + 4, column + 8, column + 12)
            for column in range(4):
                quarter_round(x, column, 4 + (column + 1) % 4, 8 + (column + 2) % 4, 12 + (column + 3) % 4)
        yield from ((word + begun) & MASK for word, begun in zip(x, first))
        counter += 1


class Stream:
    """One named stream of a deal key."""

    def __init__(self, key, name, number):
        self.words = chacha12_words(hmac.digest(key, f"{name}/{number}".encode(), "sha256"))

    def bits(self):
        low = next(self.words)
        return low | next(self.words) << 32

    def below(self, end):
        """A number from 0 up to but not including `end` (Lemire's multiplication with rejection)."""
        while True:
            product = (self.bits() >> 32) * end
            if product & MASK >= 2**32 % end:
                return product >> 32

    def shuffle(self, items):
        """Fisher-Yates from the last place down."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


# --- The deal of Dollars Wanted, rules version 1 ---------------------------------------------------------------------

TOOLS = {"clint": "C", "joe": "D", "judy": "B", "enzo": "P"}
BANDITS = [f"{name}{icons}" for icons in (1, 2) for name in TOOLS]
KINDS = BANDITS + ["joker", "elixir", "coyote", "vulture"]
COLOURS = ["red", "yellow", "green", "blue", "grey"]


def place(card):
    """The order of cards: by kind as in the list above, then by colour."""
    kind, colour = card.split("-")
    return KINDS.index(kind), COLOURS.index(colour)


def deal_dollars_wanted(header, key):
    """The state after the deal, with the program's field names and order."""
    edition = tomllib.loads(header["edition"])
    seats = header["seats"]
    coloured = header["options"]["colour-variant"] == "on"
    buildings = sorted(building["id"] for building in edition["building"])
    Stream(key, "buildings", 0).shuffle(buildings)

    counts = edition["cards"]
    copies = {kind: counts["one_icon" if kind[-1] == "1" else "two_icons"] for kind in BANDITS}
    copies |= {kind: counts[kind] for kind in KINDS if kind not in BANDITS}

    def deck(colour):
        return [f"{kind}-{colour}" for kind in KINDS for _ in range(copies[kind])]

    if coloured:
        piles = [deck(colour) if at < seats else [] for at, colour in enumerate(COLOURS)]
        for colour, pile in zip(COLOURS[:seats], piles):
            Stream(key, f"bandits-{colour}", 0).shuffle(pile)
    else:
        piles = [sorted((card for colour in COLOURS for card in deck(colour)), key=place)]
        Stream(key, "bandits", 0).shuffle(piles[0])

    hands = []
    for seat in range(seats):
        pile = piles[seat if coloured else 0]
        hands.append(sorted((pile.pop() for _ in range(6)), key=place))
    return {
        "turn": 1,
        "active": Stream(key, "first", 0).below(seats),
        "step": "first",
        "redraws": 0,
        "lone": False,
        "stirred": False,
        "quiet": 0,
        "buildings": [buildings[at : at + 6] for at in (0, 6, 12)],
        "rows": [{"cards": [], "up": 0} for _ in range(3)],
        "hands": hands,
        "won": [[] for _ in range(seats)],
        "penalties": [0] * seats,
        "draw": piles,
        "discard": [[] for _ in piles],
        "shuffles": [0] * 5,
    }


def begins_by_showing(header, state):
    """Whether nothing in the first hand fits. The game then redraws it at once, which this program does not follow."""
    needs = {building["id"]: building["needs"] for building in tomllib.loads(header["edition"])["building"]}
    open_needs = "".join(needs[pile[-1]] for pile in state["buildings"])
    kinds = [card.split("-")[0] for card in state["hands"][state["active"]]]
    return all(kind in BANDITS and TOOLS[kind[:-1]] not in open_needs for kind in kinds)


def digest(state):
    """The first eight bytes of the SHA-256 of the state's JSON."""
    text = json.dumps(state, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


# --- The file --------------------------------------------------------------------------------------------------------


def check(game, receipt=None):
    """Checks fingerprints, values and receipt. Returns the header and the key, or None if it was not dealt."""
    text = game["header"].encode()
    header = json.loads(text)
    secrets = [entry["secret"] for entry in game["entries"] if entry["kind"] == "reveal"]
    if len(secrets) != 1:
        raise Mismatch("the server's secret is not in the file: the game is not over")
    secret = bytes.fromhex(secrets[0])
    if server_fingerprint(secret, text).hex() != game["commitment"]:
        raise Mismatch("the server's secret does not fit its fingerprint")

    fingerprints, values, key = [None] * header["seats"], [None] * header["seats"], None
    for number, entry in enumerate(game["entries"], 1):
        kind, seat = entry["kind"], entry.get("seat")
        if key and kind in ("sit", "sit_bot", "leave", "ready", "start"):
            raise Mismatch(f"entry {number}: the cards are dealt already")
        if kind == "sit" and entry.get("commitment") and any(values):
            raise Mismatch(f"entry {number}: seat {seat + 1} gave a fingerprint after a value had been opened")
        if kind == "leave" and fingerprints[seat] and any(value for at, value in enumerate(values) if at != seat):
            say(f"note: entry {number}: seat {seat + 1} gave up its value when another was known")
        if kind in ("sit", "sit_bot", "leave"):
            fingerprints[seat], values[seat] = entry.get("commitment"), None
        elif kind == "ready":
            opened = entry.get("opened")
            found = opened and seat_fingerprint(bytes.fromhex(opened), seat, text).hex()
            if found != fingerprints[seat]:
                raise Mismatch(f"entry {number}: the value of seat {seat + 1} does not fit its fingerprint")
            values[seat] = opened and bytes.fromhex(opened)
        elif kind == "start":
            key = deal_key(secret, text, values)

    if receipt is not None:
        seat = receipt["seat"]
        value = values[seat] and values[seat].hex()
        own = seat_fingerprint(bytes.fromhex(receipt["value"]), seat, text).hex()
        others = enumerate(receipt.get("seats") or [])
        for what, kept, found in (
            ("header", receipt["header"], game["header"]),
            ("server's fingerprint", receipt["commitment"], game["commitment"]),
            ("own fingerprint", receipt["hash"], own),
            ("seat's fingerprint", receipt["hash"], fingerprints[seat]),
            ("seat's value", receipt["value"], value),
            # A promise may be given up, but not made or changed.
            *((f"fingerprint of seat {at + 1}", kept, fingerprints[at]) for at, kept in others if fingerprints[at]),
        ):
            if kept != found:
                raise Mismatch(f"the {what} in the receipt is not the one in the file")
    return header, key


def main(arguments):
    if len(arguments) not in (1, 2) or arguments[0].startswith("-"):
        print(__doc__, file=sys.stderr)
        return 2
    game, *rest = [json.loads(open(name, encoding="utf-8-sig").read(LONGEST)) for name in arguments]
    header, key = check(game, *rest)
    say(f"table {header['table']}: fingerprints and values fit" + (", the receipt too" if rest else ""))
    if key is None:
        say("the cards were never dealt")
        return 0
    if (header["game"], header["rules"]) != ("dollars-wanted", 1):
        say(f"the deal of {header['game']}, rules version {header['rules']}, is not known here")
        return 0
    state = deal_dollars_wanted(header, key)
    for seat, hand in enumerate(state["hands"], 1):
        say(f"hand {seat}:", *hand)
    for row, pile in enumerate(state["buildings"], 1):
        say(f"buildings {row}, the last on top:", *pile)
    say("first:", state["active"] + 1)
    start = next(entry for entry in game["entries"] if entry["kind"] == "start")
    if digest(state) == start["digest"]:
        say("this is the deal with which the game began")
    elif begins_by_showing(header, state):
        say("the first hand was drawn anew at once, so the state after the deal is not compared")
    else:
        raise Mismatch("this is not the deal with which the game began")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Mismatch as mismatch:
        say(f"does not fit: {mismatch}", file=sys.stderr)
        sys.exit(1)
    except (OSError, ValueError, KeyError, TypeError, IndexError) as error:
        say(f"this file cannot be checked: {error!r}", file=sys.stderr)
        sys.exit(1)
