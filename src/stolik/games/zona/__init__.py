"""Zona: The Secret of Chernobyl (K. Głośnicki, M. Drewing, 2019): scavengers cross the Zone to its Sarcophagus."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from stolik.content.packs.playing import playing_with
from stolik.core.game import Game, drawn_by
from stolik.core.in_advance import InAdvance
from stolik.core.options import Alone
from stolik.games.zona.bots import Beginner, Sensible
from stolik.games.zona.content.book import BOOK
from stolik.games.zona.content.box import BOX, Box
from stolik.games.zona.content.check import check_texts
from stolik.games.zona.content.messages import messages, other_words
from stolik.games.zona.content.names import KINDS, LOG_IDS, OLD_LOG_IDS, VIEW_WORDS
from stolik.games.zona.content.options import OPTIONS, PRESETS
from stolik.games.zona.content.packs import SCHEME, build
from stolik.games.zona.deals.deal import deal
from stolik.games.zona.deals.rare import RARE_TABLES
from stolik.games.zona.rules.course.setup import new
from stolik.games.zona.rules.flow import FLOW
from stolik.games.zona.rules.invariants import conserved
from stolik.games.zona.rules.openness import is_open
from stolik.games.zona.rules.planning import plan
from stolik.games.zona.rules.words import ATTRIBUTE, DICE, DONE, FACE, NO, PASS, PLACES, REPUTATION, ROLL, WORDS
from stolik.games.zona.rules.words import KINDS as DAMAGE
from stolik.games.zona.view.explain import explain
from stolik.games.zona.view.foresee import foresee, futile
from stolik.games.zona.view.observe import observe
from stolik.games.zona.view.onward import onward
from stolik.games.zona.view.recall import recall
from stolik.games.zona.view.resample import redraw, resample
from stolik.games.zona.view.why import why


def _follows(box: Box) -> dict[str, Any]:
    """The fields of the game that follow from its content."""
    return {
        "new": partial(new, box),
        "content": box.book.families(),
        "other_words": partial(other_words, box),
        "texts": partial(messages, box),
        "bots": {"beginner": partial(Beginner, box=box), "sensible": partial(Sensible, box=box)},
    }


LEADS: dict[tuple[str, ...], tuple[str, ...]] = {
    ("word:push", "reroll"): ("die",),
    ("word:sell", "sell_some"): ("item", "threat"),
    ("word:done", "protect"): ("item",),
    ("word:done", "flee_or_fight"): ("word",),
}
"""What is pressed for two answers at once: a die, to push it; a thing of one's own, as the first of what is sold; and
what follows a test that is left as it is: what protects from its damage, to confront or to flee.
"""

check_texts(BOOK)
GAME = Game(
    id="zona",
    version=14,
    players=(1, 4),
    flow=FLOW,
    deal=deal,
    observe=observe,
    resample=resample,
    redraw=redraw,
    recall=recall,
    conserved=conserved,
    max_answers=lambda players: 1500 * players,
    roles=lambda players: ("scavenger",) * players,
    options=OPTIONS,
    presets=PRESETS,
    daily=(Alone("solo", 1), Alone("rivals", 3)),
    turn=lambda g: (g.round, g.phase, int(g.turn.seat)),
    open=is_open,
    turns=lambda view: view.round,
    plan=plan,
    in_advance=InAdvance(
        passes={
            **dict.fromkeys(("before_encounter", "modify", "use_item"), DONE.ref),
            **dict.fromkeys(("draw_again", "more_junk", "use_map", "use_nest", "wear"), NO.ref),
            "before_roll": ROLL.ref,
            "find": PASS.ref,
        },
        spans={"phase": ("round", "phase"), "round": ("round",)},
        events=frozenset({"encounter", "event", "harmed", "trauma"}),
    ),
    kinds=KINDS,
    log_ids=LOG_IDS,
    old_log_ids=OLD_LOG_IDS,
    view_words=VIEW_WORDS,
    refs=frozenset(named.ref for named in (*WORDS, *DICE, *FACE, *ATTRIBUTE, *DAMAGE, *REPUTATION, PLACES["sa"])),
    reasons=frozenset({"source_reached", "sarcophagus_exhausted", "no_rumours_left", "expedition_lost"}),
    rare_tables=RARE_TABLES,
    explain=explain,
    why=why,
    foresee=foresee,
    futile=futile,
    onward=onward,
    leads=LEADS,
    scheme=SCHEME,
    with_packs=playing_with("zona", lambda rows: Box(build(rows)), _follows),
    terminal=drawn_by("stolik.games.zona.terminal"),
    folder=Path(__file__).parent,
    **_follows(BOX),
)

__all__ = ["GAME"]
