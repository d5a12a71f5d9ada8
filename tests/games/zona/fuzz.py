"""Random games of rich scavengers deep in the Zone: nothing is lost, no number is out of bounds, every row is reached.

python -m tests.games.zona.fuzz --games 1000 --players 3 --seed 1
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from random import Random
from typing import Any

from stolik.core.chance import Chance, Pile, numbers
from stolik.core.log import LogEntry
from stolik.core.question import SEATS, Question
from stolik.core.state import put
from stolik.core.table import Finished, Outcome, QuickTable
from stolik.games.zona import GAME
from stolik.games.zona.content.book import FACILITIES
from stolik.games.zona.content.box import BOX
from stolik.games.zona.rules.course.scenes import endings_of
from stolik.games.zona.rules.invariants import conserved
from stolik.games.zona.rules.scavenger.belongings import replace
from stolik.games.zona.rules.scavenger.scavengers import FATIGUE_MAX, REPUTATION, capacity, fatigue_min, free, packed
from stolik.games.zona.rules.state import BAD, GOOD, NEUTRAL, NONE, Held, Zona
from stolik.games.zona.rules.zone.board import AREAS
from stolik.games.zona.rules.zone.cards import deck_index, discard_item

DEEP = (*FACILITIES, *FACILITIES, *FACILITIES, *AREAS)
"""Where they are put: mostly into facilities."""
BUNKERS = [n for n, area in enumerate(BOX.map.areas.values()) if area.sector == "bunker"]
PACK = 5
REACHED_BY: Mapping[str, tuple[str, ...]] = {
    "scene": ("scene",), "ending": ("ending",), "encounter": ("threat",), "defeated": ("threat",), "used": ("item",),
    "item_damaged": ("item",), "sold": ("item",), "ability": ("character",), "sets_out": ("character",),
    "rumour": ("rumour",), "emission": ("card",), "area_action": ("area",), "opened": ("area",), "found": ("item",),
}  # fmt: skip
"""Log lines that say what was reached, and the arguments that name it."""


def enrich(g: Zona, rng: Random) -> None:
    """Give every scavenger money, items, a reputation and often another place, so that rare rules are played."""
    for one in g.scavengers:
        if not one.character:
            continue
        one.roubles += rng.choice([0, 1000, 3000])
        one.damage = max(0, one.damage - 3)
        finds = numbers(g.box_finds)
        if finds and rng.random() < 0.5:
            card = rng.choice(finds)
            g.box_finds &= ~(1 << card)
            _give(g, one, card)
        one.fatigue, one.traumas = fatigue_min(g), one.traumas[:1]
        cards = [(deck, card) for deck, pile in enumerate(g.decks) for card in numbers(pile.cards)]
        for deck, card in rng.sample(cards, min(6, len(cards))):
            _deal(g, one, deck, card)
        bars = [
            (deck, card)
            for deck, card in cards
            if BOX.items[card].role == "crowbar" and card in numbers(g.decks[deck].cards)
        ]
        for deck, card in bars[: rng.randrange(2)]:
            _deal(g, one, deck, card)
        one.reputation = rng.choice([BAD, NEUTRAL, GOOD])
        if rng.random() < 0.7:
            one.area = rng.choice(DEEP)


def steer(g: Zona, rng: Random, missing: Collection[str]) -> None:
    """Put what no game has reached yet where it comes next: cards on top of their decks, readers in their places. All
    that follows is played by the rules and at random.
    """
    last = [*g.scavengers[g.voice :], *g.scavengers[: g.voice]][::-1]
    for one in last:
        scenes = [scene for scene in READERS if {f"scene:{scene}", f"ending:{scene}"} & set(missing)]
        scenes = [scene for scene in scenes if _is_in_deck(g, READERS[scene][0])]
        if one.character and scenes:
            card, areas, reputation = READERS[rng.choice(scenes)]
            deck = deck_index(BOX.events[card].deck)
            g.events = put(g.events, deck, _on_top(g.events[deck], card))
            one.area = rng.choice(areas)
            one.reputation = one.reputation if reputation is None else reputation
        wanted = [
            (deck, card)
            for deck, pile in enumerate(g.decks)
            for card in numbers(pile.cards)
            if BOX.card[card].ref in missing
        ]
        for deck, card in rng.sample(wanted, min(PACK, len(wanted))):
            g.decks = put(g.decks, deck, _on_top(g.decks[deck], card))
            if one.character and rng.random() < 0.5:
                _deal(g, one, deck, card)
    threats = [n for n, row in enumerate(BOX.threats) if {row.ref, f"defeated {row.ref}"} & set(missing)]
    g.dispenser = tuple(_first(queue, rng, threats) for queue in g.dispenser)
    g.rumours = _first(g.rumours, rng, [n for n, row in enumerate(BOX.rumours) if row.ref in missing])
    g.emissions = _first(g.emissions, rng, [n for n, row in enumerate(BOX.emissions) if row.ref in missing])


def _is_in_deck(g: Zona, event: int) -> bool:
    return event in numbers(g.events[deck_index(BOX.events[event].deck)].cards)


def _first(pile: Pile, rng: Random, wanted: Iterable[int]) -> Pile:
    there = [card for card in wanted if card in numbers(pile.cards)]
    return _on_top(pile, rng.choice(there)) if there else pile


def _on_top(pile: Pile, card: int) -> Pile:
    left = pile.without(card)
    return Pile(left.bag, (card, *left.top), left.bottom)


def _deal(g: Zona, one: Any, deck: int, card: int) -> None:
    g.decks = put(g.decks, deck, g.decks[deck].without(card))
    _give(g, one, card)


def _readers() -> Mapping[str, tuple[int, Sequence[str], int | None]]:
    """By scene with each of its endings: its card, the places where it is read, the reputation it needs."""
    found: dict[str, tuple[int, Sequence[str], int | None]] = {}
    ways = endings_of(BOX)
    for card, row in enumerate(BOX.events):
        sector = (row.deck,) if row.deck in BOX.book.facilities else BOX.map.sector(row.deck) or (row.deck,)
        for name, _ in row.scenes():
            areas = [area for area in sector if area not in row.sections] if name == "other" else list(sector)
            where = (card, [name] if name in sector else areas, REPUTATION.get(name))
            scene = f"{row.id}_{name}"
            found |= {scene: where, **{f"{scene}_{way}": where for way in ways[scene]}}
    return found


READERS = _readers()


def _give(g: Zona, one: Any, card: int) -> None:
    """Small items lie beside the board; the first one packed makes room for others."""
    packed = [held for held in one.items if held.place == "pack"]
    if not BOX.items[card].small and len(packed) >= PACK:
        replace(one, packed[0], None)
        discard_item(g, packed[0].card)
    one.items += (Held(card, "small" if BOX.items[card].small else "pack"),)


def sound(g: Zona) -> None:
    """What holds after every answer."""
    for me, one in enumerate(g.scavengers):
        assert one.roubles >= 0
        assert one.fatigue <= FATIGUE_MAX
        assert len(set(one.traumas)) == len(one.traumas) <= 3
        if not one.character:
            assert not one.items
            assert not one.trophies
            continue
        assert one.fatigue >= fatigue_min(g)
        assert free(g, SEATS[me]) >= 0
        worn = [part for held in one.items if held.place == "worn" for part in BOX.items[held.card].worn]
        assert len(worn) == len(set(worn)), "two pieces of clothing cover the same"
        decks = [BOX.events[card].deck for card in one.secrets]
        assert len(decks) == len(set(decks)), "two secrets of one facility"
    assert not any(g.tokens[number] for number in BUNKERS)
    offered = [card for card in g.market if card != NONE]
    assert len(offered) == len(set(offered))


class Watched(QuickTable):
    """Answers at random, and checks the invariants at every question."""

    def __init__(self, g: Zona, rng: Random) -> None:
        super().__init__(self.answer_at_random, {}, g.rng, lines=[])
        self.g, self.random, self.asked = g, rng, 0

    def answer_at_random(self, seat: int, question: Question[Any]) -> Any:
        """Looks at the state and answers."""
        sound(self.g)
        self.asked += 1
        return question.sample(self.random)


def play(
    players: int, seed: int, options: Mapping[str, Any] | None = None, missing: Collection[str] = ()
) -> tuple[Outcome, set[str], int]:
    """A game to its end: how it ended, what was reached, how many answers it took. What is `missing` comes next."""
    rng = Random(seed)
    chosen = GAME.random_options(players, rng) if options is None else options
    g: Zona = GAME.new(players, GAME.check_setup(players, chosen)[1], Chance.from_seed(seed))
    table = Watched(g, rng)
    reached: set[str] = set()
    whole = None
    while True:
        if g.at == "begin_round":
            if g.round % 2:
                enrich(g, rng)
            if missing:
                steer(g, rng, missing)
            assert whole in (None, conserved(g))
            whole = conserved(g)
        if g.at == "act":
            assert all(
                not one.character or packed(one) <= capacity(g, SEATS[me]) for me, one in enumerate(g.scavengers)
            )
        if g.at == "opened":
            reached.add(f"lock:{g.locks[g.facilities.index(str(g.args['facility']))]}")
        try:
            GAME.play_step(g, table)
        except Finished as finished:
            assert conserved(g) == whole
            return finished.outcome, reached | set(_named(table)), table.asked
        sound(g)
        reached |= set(_named(table))


def _named(table: QuickTable) -> Iterable[str]:
    """What the new lines of the log say was reached; defeated threats apart from those met."""
    lines = table.lines or []
    for line in lines:
        entry: LogEntry = line.entry
        for name in REACHED_BY.get(entry.id, ()):
            ref = str(entry.args[name])
            yield f"defeated {ref}" if entry.id == "defeated" else ref
    lines.clear()


def rows() -> set[str]:
    """Everything that random games must reach: scenes with each ending, threats met and defeated, items, characters,
    rumours, emissions, locks, areas, facilities.
    """
    found = {f"scene:{scene}" for scene in endings_of(BOX)}
    found |= {f"ending:{scene}_{way}" for scene, ways in endings_of(BOX).items() for way in ways}
    found |= {ref for row in BOX.threats for ref in (row.ref, f"defeated {row.ref}")}
    found |= {card.ref for card, row in zip(BOX.card, BOX.items, strict=True) if row.effect or row.price}
    found |= {row.ref for family in (BOX.rumours, BOX.emissions) for row in family}
    book = BOX.book
    found |= {row.ref for rows in (book.characters, book.locks, book.facilities) for row in rows.values()}
    return found | {area.ref for id, area in book.map.areas.items() if id != "sa"}


def main() -> None:
    """Play games, print how they ended and what none of them reached."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--players", type=int, choices=(1, 2, 3, 4), help="of every game; otherwise 1 to 4 in turn")
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--option", action="append", default=[], help="id=value in every game, others at random")
    given = asked.parse_args()
    fixed = {id: {"true": True, "false": False}.get(value, value) for id, _, value in (
        one.partition("=") for one in given.option)}  # fmt: skip
    ends: Counter[str] = Counter()
    reached: set[str] = set()
    answers = 0
    for seed in range(given.seed, given.seed + given.games):
        players = given.players or 1 + seed % 4
        options = {**GAME.random_options(players, Random(seed)), **fixed}
        outcome, seen, count = play(players, seed, options)
        ends[outcome.reason] += 1
        reached |= seen
        answers += count
    missing = sorted(rows() - reached)
    said = f"{given.games} games, {answers} answers, {dict(ends)}; {len(rows())} rows, not reached: {len(missing)}"
    sys.stdout.write("\n".join([said, *missing, ""]))


if __name__ == "__main__":
    main()
