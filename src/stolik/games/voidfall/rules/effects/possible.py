"""Whether an effect would do anything, so that only such effects are offered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from stolik.content.effects import All, Amount, AnyOf, OneOf, Paid, Word
from stolik.games.voidfall.content.vocabulary import AGENDA_TYPES, INSTALLATIONS
from stolik.games.voidfall.rules.costs import can_pay, deployed, destructible_pieces
from stolik.games.voidfall.rules.counts import check
from stolik.games.voidfall.rules.crisis import board
from stolik.games.voidfall.rules.effects.cards import open_technologies, preferred_actions
from stolik.games.voidfall.rules.effects.corruption import corrupted_places, corruption_places, corruption_room
from stolik.games.voidfall.rules.effects.forces import deployable, regroup_sources
from stolik.games.voidfall.rules.effects.galaxy import placeable
from stolik.games.voidfall.rules.effects.limits import NO_LIMIT, Limit
from stolik.games.voidfall.rules.effects.places import purged, takes_sentry
from stolik.games.voidfall.rules.effects.tracks import open_tracks
from stolik.games.voidfall.rules.invasion.targets import targets
from stolik.games.voidfall.rules.sectors import adjacent_to, can_build, can_guild, can_raise, is_void, owned
from stolik.games.voidfall.rules.state import AGENDA_SLOTS, Voidfall
from stolik.games.voidfall.rules.trading import lowest_trade
from stolik.games.voidfall.rules.words import SECTORS, TRACK

NO_END = 99
"""More than any effect can happen."""


def possible(g: Voidfall, me: int, effect: Any, limit: Limit = NO_LIMIT) -> bool:
    """Whether an effect can be resolved at least in part."""
    match effect:
        case Amount():
            return True
        case All(parts) | AnyOf(parts) | OneOf(parts):
            return any(possible(g, me, part, limit) for part in parts)
        case Paid(cost, gained):
            return can_pay(g, me, str(cost)) and (scoped(gained) or possible(g, me, gained, limit))
        case Word():
            test = POSSIBLE.get(effect.name)
            return test is None or test(g, me, effect, limit)
    raise TypeError(f"{effect!r} is no effect")


def in_full(g: Voidfall, me: int, effect: Any) -> bool:
    """Whether every part of an effect can be resolved, a part named twice also twice (rulebook, Preparation 5a); of
    alternatives, whether one of them can.
    """
    if isinstance(effect, OneOf):
        return any(in_full(g, me, part) for part in effect.parts)
    parts = effect.parts if isinstance(effect, All) else (effect,)
    return all(
        scoped(part) or (possible(g, me, part) and _room(g, me, part) >= times)
        for part, times in Counter(parts).items()
    )


def _room(g: Voidfall, me: int, part: Any) -> int:
    """How often a part can be resolved that each time needs a new place or piece."""
    match part:
        case Word("destroy", tags):
            return destructible_pieces(g, me, tags)
        case Word("corrupt", tags):
            anywhere = not tags or "anywhere" in tags
            return corruption_room(g, me, () if anywhere else tags, chambers=anywhere)
    return NO_END


def scoped(effect: Any) -> bool:
    """Whether an effect refers to the place where its cost is paid, which is not known in advance."""
    return any(word in str(effect) for word in ("here(", "elsewhere(", "nearby("))


def plain(effect: Any) -> bool:
    """Whether an effect asks nothing and cannot hurt, so that it is resolved without asking for an order."""
    match effect:
        case Amount():
            return True
        case All(parts) | AnyOf(parts):
            return all(plain(part) for part in parts)
        case Word("per" | "when" | "up_to", _, (_, gained, *_)):
            return plain(gained)
        case Word("activate" | "score_glory" | "glory"):
            return True
        case Word("produce", tags, _):
            return bool(tags)
    return False


Test = Callable[[Voidfall, int, Word, Limit], bool]


def _somewhere(fits: Callable[[Voidfall, Any, Word], bool]) -> Test:
    """A test whether an own sector, within the limits, fits."""

    def test(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
        return any(fits(g, sector, word) and limit.allows(g, SECTORS[index].ref) for index, sector in owned(g, me))

    return test


def _builds(g: Voidfall, sector: Any, word: Word) -> bool:
    kinds = (word.name,) if word.name in INSTALLATIONS else INSTALLATIONS
    return takes_sentry(g, sector.owner) or any(can_build(g, sector, kind, free="free" in word.tags) for kind in kinds)


def _agenda(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    types = [AGENDA_TYPES.index(tag) for tag in word.tags if tag in AGENDA_TYPES] or range(4)
    return any(g.offer[kind] >= 0 or len(g.agenda_decks[kind]) for kind in types)


def _inner(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    effect = next(arg for arg in reversed(word.args) if not isinstance(arg, int))
    match word.name:
        case "here":
            return possible(g, me, effect, Limit(at=g.turn.where))
        case "elsewhere":
            return possible(g, me, effect, Limit(apart=g.turn.where))
        case "nearby":
            return possible(g, me, effect, Limit(around=g.turn.where))
        case "where":
            return possible(g, me, effect, msgspec.structs.replace(limit, check=str(word.args[0])))
        case "when":
            return check(g, me, word.args[0]) and possible(g, me, effect, limit)
    return possible(g, me, effect, limit)


def _cleanse(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    return any(limit.allows(g, place.ref) for place in corrupted_places(g, me, word.tags))


def _corrupt(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    anywhere = not word.tags or "anywhere" in word.tags
    places = corruption_places(g, me, () if anywhere else word.tags, chambers=anywhere)
    return any(limit.allows(g, place.ref) for place in places)


POSSIBLE: dict[str, Test] = {
    "here": _inner,
    "elsewhere": _inner,
    "nearby": _inner,
    "where": _inner,
    "one_sector": _inner,
    "up_to": _inner,
    "per": lambda *_: True,
    "when": _inner,
    "activate": lambda g, me, *_: g.houses[me].inactive > 0,
    "deploy": lambda g, me, word, limit: (
        g.houses[me].active > 0
        and any(limit.allows(g, SECTORS[index].ref) for index, _ in owned(g, me))
        and bool(deployable(g, me, tuple(tag for tag in word.tags if tag not in ("home", "yards"))))
    ),
    "regroup": lambda g, me, *_: bool(regroup_sources(g, me)),
    "invade": lambda g, me, word, *_: bool(targets(g, me, word.tags)),
    "guild": _somewhere(lambda g, sector, word: can_guild(g, sector)),
    "installation": _somewhere(_builds),
    "shipyard": _somewhere(_builds),
    "defence": _somewhere(_builds),
    "starbase": _somewhere(_builds),
    "raise": _somewhere(lambda g, sector, word: can_raise(sector) or purged(g, sector)),
    "cleanse": _cleanse,
    "move_corruption": lambda g, me, *_: (
        bool(corrupted_places(g, me)) and bool(corruption_places(g, me, (), chambers=True))
    ),
    "corrupt": _corrupt,
    "agenda": _agenda,
    "technology": lambda g, me, word, *_: bool(open_technologies(g, me, word.tags)),
    "advance": lambda g, me, word, limit: any(
        limit.allows(g, TRACK[track].ref) for track in open_tracks(g, me, word.tags)
    ),
    "preferred": lambda g, me, *_: bool(preferred_actions(g, me)),
    "score_agenda": lambda g, me, *_: any(
        g.houses[me].slots[slot] and not g.houses[me].corrupted_slots[slot] for slot in AGENDA_SLOTS
    ),
    "peek": lambda g, *_: g.cycle < 3 and len(g.events[g.cycle]) >= 2,
    "trade": lambda g, *_: lowest_trade(g) is not None,
    "upgrade": lambda g, me, *_: any(value < 5 for value in g.houses[me].glory),
    "score_glory": lambda g, me, *_: bool(g.houses[me].glory),
    "deactivate": lambda g, me, *_: g.houses[me].active + deployed(g, me) > 0,
    "recall": lambda g, me, *_: deployed(g, me) > 0,
    "haven": lambda g, me, *_: board.can_shelter(g, me),
    "remove_harbinger": lambda g, me, word, *_: bool(board.removable(g, word.tags)),
    "discard_crisis": lambda g, me, word, *_: bool(board.discardable(g, word.tags)),
    "place": lambda g, me, word, *_: bool(placeable(g, me, word)),
    "weaken": lambda g, me, *_: any(
        is_void(sector) and adjacent_to(g, me, index) for index, sector in enumerate(g.sectors)
    ),
    "trade_resources": lambda g, *_: g.players > 1,
    "discard_glory": lambda g, me, *_: bool(g.houses[me].glory),
}
