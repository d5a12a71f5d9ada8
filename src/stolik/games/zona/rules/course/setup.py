"""Setting up: the board, the decks, the characters and their starting threats (Preparing the game)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from stolik.content.options import id_of, named
from stolik.core.agenda import proceed, then
from stolik.core.chance import Chance, Pile, Stream, mask, numbers
from stolik.core.options import OptionValue
from stolik.core.question import SEATS, Choose, Named, Seat
from stolik.core.state import put
from stolik.core.table import Table
from stolik.games.zona.content.book import CONSTANTS
from stolik.games.zona.content.box import QUEUES, Box
from stolik.games.zona.content.options import Rules
from stolik.games.zona.rules.scavenger.scavengers import REPUTATION
from stolik.games.zona.rules.state import MARKET_COLUMNS, NONE, Held, Scavenger, Turn, Zona, seats
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.variants import rumours_removed
from stolik.games.zona.rules.words import PLACES
from stolik.games.zona.rules.zone.board import AREAS, place_token
from stolik.games.zona.rules.zone.cards import draw_token
from stolik.games.zona.rules.zone.market import deal_anew

SOLO_FINDS = 2
DRAFTED = 3
"""Boards dealt to each player of a draft, as far as there are enough."""


def new(box: Box, players: int, options: Mapping[str, OptionValue], rng: Chance) -> Zona:
    """The table before anything is drawn."""
    return Zona(
        at=Step.SET_UP,
        box=box,
        rng=rng,
        players=players,
        rules=msgspec.convert(options, Rules),
        scavengers=[Scavenger() for _ in range(players)],
        turn=Turn(seat=SEATS[0]),
        tokens=((),) * len(AREAS),
        dispenser=tuple(map(Pile, box.queue_tokens)),
        decks=tuple(map(Pile, box.deck_cards)),
        discards=(0,) * len(box.deck_cards),
        events=tuple(map(Pile, box.event_cards)),
        event_discards=(0,) * len(box.event_cards),
        market=(NONE,) * (2 * MARKET_COLUMNS),
        rumours=Pile(mask(range(len(box.rumours)))),
        emissions=Pile(mask(range(len(box.emissions)))),
        unused=tuple(box.book.characters),
        offered=((),) * players,
        known_tops=((0,) * players,) * (len(box.event_cards) + 1),
    )


def finds_each(g: Zona) -> int:
    """How many finds each facility holds at the start."""
    return SOLO_FINDS if g.players == 1 else g.players


def set_up(g: Zona, t: Table) -> str:
    """Set up the facilities, locks, finds, market, the Voice and the characters; the number of players decides the
    board side.
    """
    facilities = [slot.first_game for slot in g.box.map.slots]
    g.facilities = tuple(facilities) if g.rules.facilities == "first_game" else _draw(t, "facility", facilities, 4)
    locks = _draw(t, "lock", list(g.box.book.locks), len(g.facilities))
    g.locks, g.box_locks = locks, tuple(id for id in g.box.book.locks if id not in locks)
    g.opened = (False,) * len(g.facilities)
    for facility, lock in zip(g.facilities, g.locks, strict=True):
        t.tell("facility", area=PLACES[facility], lock=named(f"lock:{lock}"))
    left = numbers(g.box.finds)
    for _ in g.facilities:
        dealt = _draw(t, "find", left, finds_each(g))
        left = [card for card in left if card not in dealt]
        g.finds += (mask(dealt),)
    g.finds_seen = (0,) * len(g.facilities)
    g.box_finds = mask(left)
    deal_anew(g, t)
    g.hidden_rumours = mask(_draw(t, "rumour", numbers(g.rumours.bag), rumours_removed(g)))
    g.rumours = Pile(g.rumours.bag & ~g.hidden_rumours)
    g.voice = t.chance("voice", range(g.players), Stream.SETUP)
    t.tell("voice", seat=SEATS[g.voice])
    return then(g, Step.OFFER_CHARACTERS())


def _draw(t: Table, kind: str, pool: list[int] | list[str], count: int) -> tuple:  # type: ignore[type-arg]
    left, drawn = list(pool), []
    for _ in range(count):
        one = t.chance(kind, left, Stream.SETUP)
        left.remove(one)
        drawn.append(one)
    return tuple(drawn)


def offer_characters(g: Zona, t: Table) -> str:
    """Offer two random boards to each player, several for a draft, or a free choice in turn order."""
    if g.rules.characters == "all":
        return then(g, *(Step.CHOOSE_CHARACTER(who=me) for me in seats(g)), Step.PLACE_START())
    drafting = g.rules.characters == "draft"
    count = min(DRAFTED, len(g.unused) // g.players) if drafting else 2
    left = list(g.unused)
    for me in seats(g):
        offered = _draw(t, "character", left, count)
        left = [id for id in left if id not in offered]
        g.offered = put(g.offered, me, offered)
        t.tell("offered", seat=me, characters=_boards(offered))
    return then(g, Step.DRAFT_CHARACTERS() if drafting else Step.CHOOSE_CHARACTERS())


def _boards(ids: Iterable[str]) -> list[Named]:
    return [named(f"character:{id}") for id in ids]


def draft_characters(g: Zona, t: Table) -> str:
    """All put one board aside at once and pass the others to the left; in the end all take theirs back."""
    if not g.drafted:
        g.drafted = ((),) * g.players
    if len(g.offered[0]) > 1 and g.players > 1:
        chosen = t.ask_all({me: Choose("draft", _boards(g.offered[me])) for me in seats(g)})
        aside = [id_of(chosen[me]) for me in SEATS[: g.players]]
        passed = [tuple(id for id in g.offered[me] if id != aside[me]) for me in range(g.players)]
        g.drafted = tuple((*mine, one) for mine, one in zip(g.drafted, aside, strict=True))
        g.offered = tuple(passed[(me - 1) % g.players] for me in range(g.players))
        return then(g, Step.DRAFT_CHARACTERS())
    g.offered = tuple((*mine, *last) for mine, last in zip(g.drafted, g.offered, strict=True))
    g.drafted = ()
    return then(g, Step.CHOOSE_CHARACTERS())


def choose_characters(g: Zona, t: Table) -> str:
    """All keep one of their boards at the same time."""
    chosen = t.ask_all({me: Choose("character", _boards(g.offered[me])) for me in seats(g)})
    for me in seats(g):
        set_out(g, t, me, id_of(chosen[me]))
    return then(g, Step.PLACE_START())


def choose_character(g: Zona, t: Table, who: Seat) -> str:
    """Keep any of the boards that are left."""
    chosen = t.ask(who, Choose("character", _boards(g.unused)))
    set_out(g, t, who, id_of(chosen))
    return proceed(g)


def set_out(g: Zona, t: Table, who: Seat, character: str) -> None:
    """Apply the back of the board: start area, damage, roubles, reputation; four starting items. Clothing is worn at
    once.
    """
    row = g.box.book.characters[character]
    g.unused = tuple(id for id in g.unused if id != character)
    old = g.scavengers[who]
    roubles = row.roubles + old.roubles
    scavenger = g.scavengers[who] = Scavenger(
        character=character, area=row.start, fatigue=CONSTANTS.fatigue_start, damage=row.damage,
        roubles=roubles, reputation=REPUTATION[row.reputation], deaths=old.deaths, secrets=old.secrets,
    )  # fmt: skip
    for card in g.box.starting_items[character]:
        item = g.box.items[card]
        place = "small" if item.small else "worn" if item.worn else "pack"
        scavenger.items += (Held(card, place),)
        g.removed &= ~(1 << card)
    t.tell("sets_out", seat=who, character=named(f"character:{character}"), area=PLACES[row.start])


def place_start(g: Zona, t: Table) -> str:
    """Place the threats each board names; in a solo game also those of one more board, drawn from the rest."""
    boards = [g.scavengers[me].character for me in seats(g)]
    if g.players == 1:
        boards.append(t.chance("character", list(g.unused), Stream.SETUP))
        t.tell("board_for_threats", character=named(f"character:{boards[-1]}"))
    for board in boards:
        for area, colour, kind in g.box.book.characters[board].threats:
            token = draw_token(g, t, QUEUES.index((colour, kind)))
            if token is not None:
                place_token(g, t, area, token)
    g.offered = ((),) * g.players
    return then(g, Step.BEGIN_ROUND())
