"""Voidfall (Nigel Buckle, Dávid Turczi, 2023): Houses of the Domineum rebuild their realms against the Voidborn."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from pathlib import Path
from typing import Any

from stolik.content.packs.playing import playing_with
from stolik.core.game import Game, drawn_by
from stolik.core.in_advance import InAdvance
from stolik.core.options import Alone
from stolik.games.voidfall.bots import Beginner, Sensible
from stolik.games.voidfall.content.book import BOOK, Book
from stolik.games.voidfall.content.messages import messages
from stolik.games.voidfall.content.names import COMBAT_CHOICES, KINDS, LOG_IDS, VIEW_WORDS, other_words
from stolik.games.voidfall.content.options import OPTIONS, PRESETS
from stolik.games.voidfall.content.packs import SCHEME, build
from stolik.games.voidfall.deals.deal import deal
from stolik.games.voidfall.deals.rare import RARE_TABLES
from stolik.games.voidfall.rules.flow import FLOW
from stolik.games.voidfall.rules.language import checked
from stolik.games.voidfall.rules.openness import is_open
from stolik.games.voidfall.rules.planning import plan
from stolik.games.voidfall.rules.setup import check_table, new
from stolik.games.voidfall.rules.state import Voidfall
from stolik.games.voidfall.rules.words import (
    BOUNTY,
    BUILDINGS,
    DECKS,
    DESTROY,
    FLEET_TYPES,
    GLORY,
    GOODS,
    GUILDS,
    HARBINGER,
    HAVENS,
    ORDER,
    PASS,
    RECLAIM,
    ROW,
    SECTORS,
    SLOT,
    SQUADRONS,
    TRACK,
    TRADE_SPACES,
    WAYS,
    WORDS,
)
from stolik.games.voidfall.view.explain import explain
from stolik.games.voidfall.view.foresee import foresee, futile
from stolik.games.voidfall.view.observe import observe
from stolik.games.voidfall.view.propose import propose
from stolik.games.voidfall.view.recall import recall
from stolik.games.voidfall.view.resample import redraw, resample
from stolik.games.voidfall.view.why import why


def conserved(g: Voidfall) -> Hashable:
    """Each player's fourteen Fleet Power; the Bounty and Reclaim tokens; the Agendas of each type."""
    power = [
        house.active
        + house.inactive
        + house.sheltered
        + sum(sector.power for sector in g.sectors if sector.owner == me)
        + (sum(g.turn.force) if g.turn.invader == me else 0)
        for me, house in enumerate(g.houses)
        if house.house
    ]
    bounties = len(g.bounty_pile) + sum(len(house.bounties) for house in g.houses)
    reclaims = len(g.reclaim_pile) + sum(len(house.reclaims) for house in g.houses)
    agendas = sum(len(deck) for deck in g.agenda_decks) + sum(card >= 0 for card in g.offer)
    agendas += sum(len(house.hand) + sum(map(bool, house.slots[1:])) for house in g.houses) + bool(g.turn.agenda)
    drawn = len(g.drawn)
    if g.drawn_from == "bounty":
        bounties += drawn
    elif g.drawn_from not in ("", "event"):
        agendas += drawn
    return (set(power) or {14}) == {14}, bounties, reclaims, agendas or len(g.box.agendas)


AIMS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("build_in", "deploy_in", "guild_in", "invade", "place_in", "raise", "regroup_from"), ("sector",)),
    **dict.fromkeys(("cleanse", "move_corruption"), ("sector", "slot", "track")),
    "advance": ("track",),
    "agenda": ("agenda", "deck"),
    "produce_one": ("resource",),
    "technology": ("technology", "improved"),
    "upgrade": ("glory",),
}
"""By kind of question: what an effect is for. Where its price is paid is not among them."""
EFFECTS = ("any_of", "one_of")
TO_AIMS = (*((kind,) for kind in EFFECTS), ("act",), ("preferred",), *(("act", kind) for kind in EFFECTS))
OVER = ("word:done", "word:decline")
LEADS: dict[tuple[str, ...], tuple[str, ...]] = {
    ("focus", "act"): ("action",),
    **{(*way, kind): aims for way in TO_AIMS for kind, aims in AIMS.items()},
    **{(begun, kind): ("effect",) for begun in ("act", "preferred") for kind in EFFECTS},
    ("build_in", "build"): ("installation",),
    ("guild_in", "guild"): ("guild",),
    ("move_corruption", "move_corruption_to"): ("sector", "slot", "track", "technology"),
    ("regroup_from", "regroup_to"): ("sector",),
    ("act", "focus"): ("focus",),
    ("act", "focus", "act"): ("action",),
    ("act", "place_agenda"): ("slot",),
    **{(word, "act"): ("action", "agenda") for word in OVER},
    **{(word, "act", "focus"): ("focus",) for word in OVER},
    **{(word, "act", "place_agenda"): ("slot",) for word in OVER},
}
"""What is pressed for several answers at once: an action on a card in hand; an effect of an action; a place in which
only one effect of one action may be resolved; what is built in the only sector; the next action instead of "Done".
Where nothing but the end of the turn is left: the next Focus card, an action on it, or the place of the Agenda.
"""
NAMED = (
    *SECTORS, *GOODS, *GUILDS.values(), *FLEET_TYPES, *BUILDINGS.values(), *TRACK, *SLOT, *DECKS, *GLORY.values(),
    *TRADE_SPACES, *ORDER, *DESTROY.values(), *WORDS, *ROW, *HAVENS, *WAYS.values(), BOUNTY, RECLAIM, HARBINGER,
)  # fmt: skip
ANY_SQUADRON = frozenset(one.ref for squadrons in SQUADRONS for one in squadrons)


def _follows(book: Book) -> dict[str, Any]:
    """The fields of the game that follow from its content."""
    return {
        "new": partial(new, book),
        "content": book.families(),
        "other_words": lambda: other_words(book) | ANY_SQUADRON,
        "texts": partial(messages, book),
        "bots": {"beginner": partial(Beginner, book=book), "sensible": partial(Sensible, book=book)},
    }


GAME = Game(
    id="voidfall",
    version=13,
    players=(1, 4),
    flow=FLOW,
    deal=deal,
    observe=observe,
    resample=resample,
    redraw=redraw,
    recall=recall,
    conserved=conserved,
    max_answers=lambda players: 1500 * players,
    roles=lambda players: ("house",) * players,
    options=OPTIONS,
    presets=PRESETS,
    daily=(
        Alone("solo", 1, {"scenario": "first_stand"}),
        Alone("rival", 2, {"scenario": "kingdom_come"}),
    ),
    turn=lambda g: (g.cycle, g.round, int(g.turn.seat)),
    open=is_open,
    turns=lambda view: view.rounds_played,
    plan=plan,
    in_advance=InAdvance(
        passes=dict.fromkeys(
            ("advance", "buy", "crisis", "deploy_in", "guild_in", "objective", "one_of", "technology", "upgrade"),
            PASS.ref,
        ),
        spans={"phase": ("cycle", "round", "phase"), "round": ("cycle", "round"), "cycle": ("cycle",)},
        events=frozenset({"combat_begins", "sector_lost", "skirmish_in"}),
    ),
    check_table=check_table,
    refusals=frozenset({"house_taken"}),
    kinds=KINDS,
    log_ids=LOG_IDS,
    view_words=VIEW_WORDS,
    later_words=("limit:level",),
    refs=frozenset({*(named.ref for named in NAMED), *(f"combat:{one}" for one in COMBAT_CHOICES)}),
    reasons=frozenset(
        {
            "target_reached",
            "target_missed",
            "targets_reached",
            "targets_missed",
            "most_influence",
            "catastrophes",
            "void_beaten",
            "void_wins",
        }
    ),
    rare_tables=RARE_TABLES,
    explain=explain,
    why=why,
    foresee=foresee,
    propose=propose,
    futile=futile,
    leads=LEADS,
    parts=("effect",),
    terminal=drawn_by("stolik.games.voidfall.terminal"),
    scheme=SCHEME,
    with_packs=playing_with("voidfall", build, _follows),
    folder=Path(__file__).parent,
    **_follows(checked(BOOK)),
)

__all__ = ["GAME"]
