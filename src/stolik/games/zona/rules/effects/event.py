"""Words of events: tests, how the card continues, and what happens to the scavenger."""

from __future__ import annotations

from stolik.core.question import Named
from stolik.games.zona.rules.damage import heal as healed
from stolik.games.zona.rules.damage import improve_reputation, worsen_reputation
from stolik.games.zona.rules.damage import rest as rested
from stolik.games.zona.rules.effects.doing import Calls, Doing, text_of
from stolik.games.zona.rules.scenes import title
from stolik.games.zona.rules.state import ATTRIBUTES
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.words import ATTRIBUTE


def test(do: Doing) -> Calls:
    """A test; only the effect of its result happens (Tests in events)."""
    difficulty, success, *failure = do.word.args
    attribute = next(n for n, name in enumerate(ATTRIBUTES) if name in do.word.tags)
    sign = " ".join(tag for tag in do.word.tags if tag in ("mutant", "anomaly"))
    return (
        Step.TEST(
            who=int(do.me), attribute=attribute, difficulty=difficulty, sign=sign, context=do.source,
            success=text_of(success), failure=text_of(failure[0]) if failure else "", by=do.by,
        ),
    )  # fmt: skip


def go_on(do: Doing) -> Calls:
    """To the next paragraph."""
    return _fate(do, "go_on")


def fail(do: Doing) -> Calls:
    """The mission fails."""
    return _fate(do, "fail")


def secret(do: Doing) -> Calls:
    """The secret of the facility is discovered."""
    return _fate(do, "secret")


def win(do: Doing) -> Calls:
    """The end of the story is reached."""
    return _fate(do, "win")


def _fate(do: Doing, fate: str) -> Calls:
    reading = do.g.reading
    if reading is not None and reading.fate != "fail":
        reading.fate = fate
    return ()


def fatigue(do: Doing) -> Calls:
    """More fatigue."""
    return (Step.FATIGUE(who=int(do.me), n=do.word.number, by=do.by),)


def rest(do: Doing) -> Calls:
    """Less fatigue."""
    rested(do.g, do.t, do.me, do.word.number)
    return ()


def heal(do: Doing) -> Calls:
    """Remove damage."""
    healed(do.g, do.t, do.me, do.word.number)
    return ()


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


def reputation(do: Doing) -> Calls:
    """Better or worse reputation."""
    if "worse" in do.word.tags:
        return worsen_reputation(do.g, do.t, do.me, do.by)
    improve_reputation(do.g, do.t, do.me)
    return ()


def roubles(do: Doing) -> Calls:
    """Gain roubles."""
    do.scavenger.roubles += do.word.number
    do.t.tell("roubles", seat=do.me, n=do.word.number)
    return ()


def lose(do: Doing) -> Calls:
    """Lose roubles, at most what the scavenger has."""
    lost = min(do.word.number, do.scavenger.roubles)
    do.scavenger.roubles -= lost
    if lost:
        do.t.tell("lost", seat=do.me, n=lost, by=title(do.g, do.by))
    return ()
