"""Words about areas and the threats on them: relocating, encounters, placing tokens, whom an effect concerns."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.content.effects import Word
from stolik.core.agenda import proceed, push, then
from stolik.core.question import Choose, Seat
from stolik.core.table import Table
from stolik.games.zona.content.box import QUEUES
from stolik.games.zona.content.vocabulary import EVENTS, THREATS, USES
from stolik.games.zona.rules.course.rumours import adjacent
from stolik.games.zona.rules.effects.doing import Calls, Doing
from stolik.games.zona.rules.effects.possible import possible
from stolik.games.zona.rules.effects.words import always, effect
from stolik.games.zona.rules.scavenger.scavengers import REPUTATION, is_open, sector
from stolik.games.zona.rules.state import Zona, playing
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.words import PLACE_ID, PLACES
from stolik.games.zona.rules.zone.board import (
    AREAS,
    areas_in,
    draw_onto,
    entrances,
    place_token,
    tokens_at,
    voice_picks,
)
from stolik.games.zona.rules.zone.cards import draw_token


@effect(
    "relocate", places=USES | {"sector_event", "red_area", "offer", "aftermath"}, possible=always, used="actions",
    tags="adjacent random? / adjacent voice? / bunker / colour / power_plant / sarcophagus",
)  # fmt: skip
def relocate(do: Doing) -> Calls:
    """Go to another area without a move: no encounter, no shortcut (R10)."""
    tags = do.word.tags
    if "power_plant" in tags:
        return _go(do, "el")
    if "sarcophagus" in tags:
        return _go(do, "sa")
    areas = _targets(do, tags)
    if not areas:
        return ()
    options = [PLACES[area] for area in areas]
    if "random" in tags:
        chosen = do.t.chance("area", options)
    elif "voice" in tags:
        chosen = voice_picks(do.g, do.t, "voice_area", options, do.by)
    else:
        chosen = do.choose("relocate", options)
    return _go(do, PLACE_ID[chosen])


def _targets(do: Doing, tags: Sequence[str]) -> list[str]:
    """The areas a relocation may lead to."""
    here = do.scavenger.area
    if "adjacent" in tags:
        if here in do.g.facilities:
            return list(entrances(do.g, here))
        return [way.to for way in adjacent(do.g, here)]
    return [area for area in AREAS if sector(do.g, area) in tags and area != here]


def _go(do: Doing, area: str) -> Calls:
    do.scavenger.area = area
    do.t.tell("relocated", seat=do.me, area=PLACES[area])
    return ()


def _queue(tags: Sequence[str], kind: str) -> int:
    colour = "green" if "green" in tags else "yellow"
    return QUEUES.index((colour, kind))


@effect("encounter", places=EVENTS, possible=always, tags="colour threat")
def encounter(do: Doing) -> Calls:
    """Draw a token and resolve the encounter (Encounters in events)."""
    token = draw_token(do.g, do.t, _queue(do.word.tags, "mutant" if "mutant" in do.word.tags else "anomaly"))
    if token is None:
        return ()
    do.t.tell("threat_drawn", seat=do.me, threat=do.g.box.token[token])
    return (Step.ENCOUNTER(who=do.me, threat=token, drawn=True),)


@effect("fight", places={"area", "red_area"}, possible=always, tags="colour threat no_fleeing? / colour threat+")
def fight(do: Doing) -> Calls:
    """Draw a token and fight it; with two, both are placed and one is fought (area actions)."""
    tags = do.word.tags
    kinds = [kind for kind in THREATS if kind in tags]
    tokens = []
    for kind in kinds:
        token = draw_token(do.g, do.t, _queue(tags, kind))
        if token is not None:
            do.t.tell("threat_drawn", seat=do.me, threat=do.g.box.token[token])
            tokens.append(token)
    fleeing = "no_fleeing" in tags
    if len(kinds) == 1:
        return tuple(Step.ENCOUNTER(who=do.me, threat=token, drawn=True, no_fleeing=fleeing) for token in tokens)
    for token in tokens:
        place_token(do.g, do.t, do.scavenger.area, token)
    return (Step.PICK_THREAT(who=do.me, threats=tuple(tokens)),) if tokens else ()


def pick_threat(g: Zona, t: Table, who: Seat, threats: tuple[int, ...] = ()) -> str:
    """The scavenger chooses which token of its area it meets: one of `threats`, or any (Search)."""
    tokens = threats or tokens_at(g, g.scavengers[who].area)
    options = [g.box.token[token] for token in tokens]
    chosen = options[0] if len(options) == 1 else t.ask(who, Choose("pick_threat", tuple(options)))
    return then(g, Step.ENCOUNTER(who=who, threat=g.box.token_number[chosen], fresh=bool(threats)))


@effect(
    "place", places={"rumour", "aftermath"}, possible=always, tags="colour threat area+ / colour threat here?",
    args=("number",), optional=1,
)  # fmt: skip
def place(do: Doing) -> Calls:
    """Place threat tokens where the card says, here, or where the Voice chooses, each on a different area of the
    colour.
    """
    tags = do.word.tags
    queue = _queue(tags, "mutant" if "mutant" in tags else "anomaly")
    named = [tag for tag in tags if tag in do.g.box.map.areas]
    if "here" in tags:
        meeting = do.g.encounter
        named = [meeting.area if meeting is not None else do.scavenger.area]
    for area in named:
        draw_onto(do.g, do.t, queue, area)
    return () if named else (Step.PLACE(queue=queue, count=do.word.number),)


def place_tokens(g: Zona, t: Table, queue: int, area: str = "", count: int = 0, besides: tuple[str, ...] = ()) -> str:
    """Place a token where the Voice chooses. Tables of earlier days have calls that name the area."""
    if not area:
        options = [place for place in areas_in(g.box, QUEUES[queue][:1]) if PLACE_ID[place] not in besides]
        own = PLACES.get(g.scavengers[0].area)
        area = PLACE_ID[voice_picks(g, t, "voice_token", options, own=own)]
        if count > 1:
            push(g, Step.PLACE(queue=queue, count=count - 1, besides=(*besides, area)))
    draw_onto(g, t, queue, area)
    return proceed(g)


@effect("everyone", places={"rumour"}, possible=always, tags="bunker? / open / outside / reputation", args=("effect",))
def everyone(do: Doing) -> Calls:
    """An effect for each scavenger it concerns, in order from the Voice (R9)."""
    return tuple(do.again(do.word.effects[0], who) for who in playing(do.g) if _meant(do.g, who, do.word.tags))


def _has_company(g: Zona, me: Seat, word: Word) -> bool:
    return any(who != me for who in playing(g))


@effect("another", places=EVENTS, possible=_has_company, args=("effect:each",))
def another(do: Doing) -> Calls:
    """An effect for another scavenger of the player's choice, wherever it is."""
    chosen = do.choose("another", [who for who in playing(do.g) if who != do.me])
    return (do.again(do.word.effects[0], chosen),)


def _meant(g: Zona, who: Seat, tags: Sequence[str]) -> bool:
    area = g.scavengers[who].area
    if "bunker" in tags and sector(g, area) != "bunker":
        return False
    if "outside" in tags and sector(g, area) == "bunker":
        return False
    if "open" in tags and not is_open(g, area):
        return False
    known = [REPUTATION[tag] for tag in tags if tag in REPUTATION]
    return not known or g.scavengers[who].reputation in known


def _is_there(g: Zona, me: Seat, word: Word) -> bool:
    here = g.scavengers[me].area
    there = here in word.tags or ("bunker" in word.tags and sector(g, here) == "bunker")
    return there and g.phase == "actions" and all(possible(g, me, one) for one in word.effects)


@effect("at", places={"item"}, possible=_is_there, used="turn", tags="area+ / bunker", args=("effect",))
def at(do: Doing) -> Calls:
    """The effect of an item that can be used only in a certain area."""
    return (do.again(do.word.effects[0]),)
