"""Options other than cards: sectors, resources, fleets, places, answers."""

from __future__ import annotations

from stolik.core.question import Named
from stolik.games.voidfall.content.vocabulary import (
    AGENDA_TYPES,
    FLEETS,
    INSTALLATIONS,
    MOST_SECTORS,
    RESOURCES,
    TRACKS,
)

SECTORS = tuple(Named(f"sector:{index}") for index in range(MOST_SECTORS))
GOODS = tuple(Named(f"resource:{letter}") for letter in RESOURCES)
GUILDS = {letter: Named(f"guild:{letter}") for letter in RESOURCES}
FLEET_TYPES = tuple(Named(f"fleet:{kind}") for kind in FLEETS)
SQUADRONS = tuple(tuple(Named(f"squadron:{index}_{kind}") for kind in FLEETS) for index in range(len(SECTORS)))
"""The Fleet Power of a type in a sector, by sector and type."""
BUILDINGS = {kind: Named(f"installation:{kind}") for kind in INSTALLATIONS}
TRACK = tuple(Named(f"track:{track}") for track in TRACKS)
SLOT = tuple(Named(f"slot:{number}") for number in range(5))
DECKS = tuple(Named(f"deck:{kind}") for kind in AGENDA_TYPES)
GLORY = {value: Named(f"glory:{value}") for value in range(1, 6)}
TRADE_SPACES = tuple(Named(f"trade:{number}") for number in range(1, 7))
ORDER = tuple(Named(f"order:{number}") for number in range(1, 5))
CHAMBERS = Named("technology:decontamination_chambers")
BOUNTY, RECLAIM, HARBINGER = Named("token:bounty"), Named("token:reclaim"), Named("token:harbinger")
DESTROY = {what: Named(f"destroy:{what}") for what in ("guild", "installation")}
ROW = (Named("row:0"), Named("row:1"))
HAVENS = tuple(Named(f"haven:{number}") for number in range(3))
WAYS = {way: Named(f"way:{way}") for way in ("penalty", "permanent", "catastrophe", "board")}

DONE = Named("word:done")
PASS = Named("word:decline")
YES, NO = Named("word:yes"), Named("word:no")
END_TURN = Named("word:end_turn")
FLIP = Named("word:flip_trade")

PAY_CREDITS = Named("word:pay_credits")
DOUBLE = Named("word:double")
DISCARD = Named("word:discard")
LOOSE = Named("word:loose")
RETURN_TRADES = Named("word:return_trades")

WORDS = (DONE, PASS, YES, NO, END_TURN, FLIP, PAY_CREDITS, DOUBLE, DISCARD, LOOSE, RETURN_TRADES)


def squadron(option: Named) -> tuple[int, int]:
    """The number of the sector and of the type of fleet of a squadron."""
    sector, _, kind = option.ref.partition(":")[2].partition("_")
    return int(sector), FLEETS.index(kind)


def number_of(option: Named) -> int:
    """The number in a reference such as `sector:7`."""
    return int(option.ref.partition(":")[2])
