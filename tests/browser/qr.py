"""Reads a QR code as a phone does, but from its drawing: bytes at level M, up to version 6."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from playwright.sync_api import Locator

BORDER = 2
BLOCKS = {1: (1, 16), 2: (1, 28), 3: (1, 44), 4: (2, 32), 5: (2, 43), 6: (4, 27)}
"""By version: how many blocks there are, and the bytes of data in each."""
MASKED = 0x5412
BYTES = 4
"""The mode of the data."""


def pieces(whole: Sequence[int], size: int) -> list[Sequence[int]]:
    """All whole pieces of this size."""
    return [whole[at : at + size] for at in range(0, len(whole) - size + 1, size)]


class Code(NamedTuple):
    size: int
    dark: frozenset[tuple[int, int]]

    def bit(self, x: int, y: int) -> int:
        return int((x, y) in self.dark)

    def holds_data(self, x: int, y: int) -> bool:
        """Whether this module is none of the patterns by which a camera finds the code."""
        low, high = x <= 8, x >= self.size - 8
        corner = (low and (y <= 8 or y >= self.size - 8)) or (high and y <= 8)
        aligned = self.size > 21 and all(self.size - 9 <= at <= self.size - 5 for at in (x, y))
        return not (corner or aligned or x == 6 or y == 6)

    def masks(self, x: int, y: int) -> bool:
        places = [(8, at) for at in (0, 1, 2, 3, 4, 5, 7, 8)] + [(at, 8) for at in (7, 5, 4, 3, 2, 1, 0)]
        told = sum(self.bit(*at) << nth for nth, at in enumerate(places)) ^ MASKED
        assert told >> 13 == 0, "level M"
        product = x * y % 2 + x * y % 3
        across = (x + y) % 2
        rules = (
            across,
            y % 2,
            x % 3,
            (x + y) % 3,
            (x // 3 + y // 2) % 2,
            product,
            product % 2,
            (across + x * y % 3) % 2,
        )
        return rules[told >> 10 & 7] == 0


def drawn(svg: Locator) -> Code:
    """The code that is drawn in an element of the page."""
    size = int((svg.get_attribute("viewBox") or "").split()[-1]) - 2 * BORDER
    path = svg.locator("path").get_attribute("d") or ""
    return Code(size, frozenset((int(x) - BORDER, int(y) - BORDER) for x, y in re.findall(r"M(\d+) (\d+)", path)))


def bits(code: Code) -> list[int]:
    """All bits of data, two columns at a time from the right, up and down in turn."""
    columns = [x for x in range(code.size - 1, -1, -1) if x != 6]
    order = []
    for nth, pair in enumerate(pieces(columns, 2)):
        rows = range(code.size) if nth % 2 else range(code.size - 1, -1, -1)
        order += [(x, y) for y in rows for x in pair if code.holds_data(x, y)]
    return [code.bit(x, y) ^ code.masks(x, y) for x, y in order]


def read(svg: Locator) -> str:
    """What the code says."""
    code = drawn(svg)
    blocks, each = BLOCKS[(code.size - 17) // 4]
    words = [int("".join(map(str, word)), 2) for word in pieces(bits(code), 8)]
    data = [words[nth * blocks + block] for block in range(blocks) for nth in range(each)]
    text = "".join(f"{word:08b}" for word in data)
    assert int(text[:4], 2) == BYTES
    length = int(text[4:12], 2)
    return bytes(int(text[at : at + 8], 2) for at in range(12, 12 + 8 * length, 8)).decode()
