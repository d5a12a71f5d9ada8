"""Protection: what items and abilities take off damage before it is received (Protection from damage)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from stolik.content.effects import All, Amount, AnyOf, OneOf, Word, parse
from stolik.games.zona.rules.scavengers import board, ready
from stolik.games.zona.rules.state import DAMAGE, Packet, Zona

Guard = tuple[tuple[int, ...], int, tuple[str, ...]]
"""(kinds of damage, how much, only against these sources)."""


def packet_of(amounts: Sequence[Amount]) -> Packet:
    """The packet of these amounts of damage."""
    radiation, disturbance, wound = (sum(one.count for one in amounts if one.unit == kind) for kind in DAMAGE)
    return radiation, disturbance, wound


@cache
def guards(text: str) -> tuple[tuple[Guard, ...], ...]:
    """The alternative ways in which an effect protects: one of them is used, with all its parts."""
    if "protect" not in text:
        return ()
    node = parse(text)
    ways = node.parts if isinstance(node, OneOf) else (node,)
    return tuple(found for found in (_guards(way) for way in ways) if found)


def _guards(node: object) -> tuple[Guard, ...]:
    if isinstance(node, (All, AnyOf)):
        return tuple(guard for part in node.parts for guard in _guards(part))
    if isinstance(node, Word) and node.name == "once":
        return _guards(node.args[0])
    if not isinstance(node, Word) or node.name != "protect":
        return ()
    kinds = tuple(n for n, kind in enumerate(DAMAGE) if kind in node.tags) or (0, 1, 2)
    return ((kinds, node.number, tuple(tag for tag in node.tags if tag not in DAMAGE)),)


def protected(text: str, packet: Packet, source: str) -> list[Packet]:
    """What may be left of damage after an effect: several packets if the user has a choice."""
    found: list[Packet] = []
    for way in guards(text):
        left = [packet]
        for kinds, many, sources in way:
            if not sources or source in sources:
                left = [less for one in left for less in _less(one, kinds, many)]
        found += [one for one in left if one != packet and one not in found]
    return found


def _less(packet: Packet, kinds: tuple[int, ...], many: int) -> list[Packet]:
    present = [kind for kind in kinds if packet[kind]]
    if not present:
        return [packet]
    return [reduced(packet, kind, many) for kind in present]


def reduced(packet: Packet, kind: int, many: int) -> Packet:
    """A packet with less damage of a kind."""
    radiation, disturbance, wound = (max(0, n - many) if k == kind else n for k, n in enumerate(packet))
    return radiation, disturbance, wound


def ability_protects(g: Zona, me: int, packet: Packet, source: str) -> list[Packet]:
    """What may be left after the character's ability; empty if it does not protect or was used this round."""
    if "ability" in g.scavengers[me].used:
        return []
    text = board(g, me).ability
    return protected(text, packet, source) if "protect" in text else []


def least_left(g: Zona, me: int, packet: Packet, spent: tuple[int, ...] = (), *, ability: bool = True) -> int:
    """The damage left after using every protection that has no backfire, is ready and is not `spent`, and the
    `ability`, each against the kind where it saves most.
    """
    texts = [
        g.box.items[one.card].effect
        for one in g.scavengers[me].items
        if one.card not in spent and ready(g, one) and not g.box.items[one.card].backfire
    ]
    if ability and "ability" not in g.scavengers[me].used:
        texts.append(board(g, me).ability)
    left = {packet}
    for text in texts:
        left = {less for one in left for less in protected(text, one, "") or [one]}
    return min(map(sum, left))
