"""Words of events: tests, how the card continues, and what happens to the scavenger."""

from __future__ import annotations

from stolik.content.effects import NOTHING, Word
from stolik.core.question import Named, Seat
from stolik.games.zona.content.vocabulary import LOSSES, REWARDS, SCENES, THREATS
from stolik.games.zona.rules.course.scenes import title
from stolik.games.zona.rules.effects.doing import Calls, Doing
from stolik.games.zona.rules.effects.words import MONEY, always, effect
from stolik.games.zona.rules.scavenger.damage import heal as healed
from stolik.games.zona.rules.scavenger.damage import improve_reputation, worsen_reputation
from stolik.games.zona.rules.scavenger.damage import rest as rested
from stolik.games.zona.rules.scavenger.scavengers import fatigue_min
from stolik.games.zona.rules.state import ATTRIBUTES, GOOD, Zona
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.words import ATTRIBUTE


@effect(
    "test", places=SCENES | {"red_area", "item", "backfire", "each"}, possible=always, used="actions",
    tags="attribute threat?", args=("number", "effect", "effect"), optional=1,
)  # fmt: skip
def test(do: Doing) -> Calls:
    """A test; only the effect of its result happens (Tests in events)."""
    success, *failure = do.word.effects
    return (
        Step.TEST(
            who=do.me, attribute=tested(do.word), difficulty=do.word.number, sign=sign_of(do.word), context=do.source,
            success=success, failure=failure[0] if failure else NOTHING, by=do.by,
        ),
    )  # fmt: skip


def tested(word: Word) -> int:
    """The attribute of a test."""
    return next(n for n, name in enumerate(ATTRIBUTES) if name in word.tags)


def sign_of(word: Word) -> str:
    """The icon beside the difficulty of a test: "mutant", "anomaly" or none."""
    return next((tag for tag in word.tags if tag in THREATS), "")


@effect("go_on", places={"facility_event", "sarcophagus_event"}, possible=always)
def go_on(do: Doing) -> Calls:
    """To the next paragraph."""
    return _fate(do, "go_on")


@effect("fail", places={"facility_event", "sarcophagus_event"}, possible=always)
def fail(do: Doing) -> Calls:
    """The mission fails."""
    return _fate(do, "fail")


@effect("secret", places={"facility_event"}, possible=always)
def secret(do: Doing) -> Calls:
    """The secret of the facility is discovered."""
    return _fate(do, "secret")


@effect("win", places={"sarcophagus_event"}, possible=always)
def win(do: Doing) -> Calls:
    """The end of the story is reached."""
    return _fate(do, "win")


def _fate(do: Doing, fate: str) -> Calls:
    reading = do.g.reading
    if reading is not None and reading.fate != "fail":
        reading.fate = fate
    return ()


@effect(
    "fatigue",
    places=LOSSES | {"use", "suffered", "damage", "toll", "each"},
    possible=always,
    tags="overflow?",
    args=("number",),
)
def fatigue(do: Doing) -> Calls:
    """More fatigue."""
    return (Step.FATIGUE(who=do.me, n=do.word.number, by=do.by),)


def _rested(g: Zona, me: Seat, word: Word) -> bool:
    return g.scavengers[me].fatigue <= fatigue_min(g)


@effect("rest", places=REWARDS | {"bunker", "each"}, possible=always, idle=_rested, used="turn", args=("number",))
def rest(do: Doing) -> Calls:
    """Less fatigue."""
    rested(do.g, do.t, do.me, do.word.number)
    return ()


def _unhurt(g: Zona, me: Seat, word: Word) -> bool:
    return not g.scavengers[me].damage


@effect("heal", places=REWARDS | {"bunker", "each"}, possible=always, idle=_unhurt, used="turn", args=("number",))
def heal(do: Doing) -> Calls:
    """Remove damage."""
    healed(do.g, do.t, do.me, do.word.number)
    return ()


def _has_trauma(g: Zona, me: Seat, word: Word) -> bool:
    return bool(g.scavengers[me].traumas)


@effect("cure", places=REWARDS | {"bunker"}, possible=_has_trauma, used="turn")
def cure(do: Doing) -> Calls:
    """Remove a trauma."""
    scavenger = do.scavenger
    if not scavenger.traumas:
        return ()
    chosen: Named = do.choose("cure", [ATTRIBUTE[n] for n in sorted(scavenger.traumas)])
    attribute = ATTRIBUTE.index(chosen)
    scavenger.traumas = tuple(one for one in scavenger.traumas if one != attribute)
    do.t.tell("cured", seat=do.me, attribute=chosen)
    return ()


def _famous(g: Zona, me: Seat, word: Word) -> bool:
    return "better" in word.tags and g.scavengers[me].reputation == GOOD and _rested(g, me, word)


@effect("reputation", places=REWARDS | {"backfire"}, possible=always, idle=_famous, used="turn", tags="better / worse")
def reputation(do: Doing) -> Calls:
    """Better or worse reputation."""
    if "worse" in do.word.tags:
        return worsen_reputation(do.g, do.t, do.me, do.by)
    improve_reputation(do.g, do.t, do.me)
    return ()


@effect("roubles", places=REWARDS | {"each"}, possible=always, used="turn", args=("number",), most=MONEY)
def roubles(do: Doing) -> Calls:
    """Gain roubles."""
    do.scavenger.roubles += do.word.number
    do.t.tell("roubles", seat=do.me, n=do.word.number)
    return ()


def _has_roubles(g: Zona, me: Seat, word: Word) -> bool:
    return g.scavengers[me].roubles >= word.number


@effect("lose", places=LOSSES | {"suffered", "each"}, possible=_has_roubles, args=("number",), most=MONEY)
def lose(do: Doing) -> Calls:
    """Lose roubles, at most what the scavenger has."""
    lost = min(do.word.number, do.scavenger.roubles)
    do.scavenger.roubles -= lost
    if lost:
        do.t.tell("lost", seat=do.me, n=lost, by=title(do.g, do.by))
    return ()
