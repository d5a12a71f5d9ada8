"""Which messages a game needs."""

from __future__ import annotations

from typing import Any

from stolik.core.game import Game
from stolik.guides import book_of, guides_of


def needed(game: Game[Any]) -> set[str]:
    """The ids of all messages that a game's declarations require."""
    ids = {f"game-{game.id}", f"game-{game.id}.text"}
    ids |= {f"ask-{kind}" for kind in game.kinds} | {f"log-{id}" for id in game.log_ids | game.old_log_ids}
    ids |= {f"reason-{reason}" for reason in game.reasons}
    refs = {*game.refs, *(row.ref for rows in game.content.values() for row in rows)}
    refs |= {f"role:{role}" for role in game.roles(game.players[1])}
    ids |= {ref.replace(":", "-") + part for ref in refs for part in ("", ".text")}
    ids |= {f"fact-{fact}" for rows in game.content.values() for row in rows for fact in row.ours}
    ids |= {f"seat-{seat}" for seat in range(game.players[1])}
    for option in game.options:
        ids |= {f"option-{option.id}", f"option-{option.id}.text"}
        ids |= {f"option-{option.id}.{value}" for value in option.values if isinstance(value, str) and value}
    ids |= {f"refused-{reason}" for reason in game.refusals}
    ids |= {f"preset-{preset.id}{part}" for preset in game.presets for part in ("", ".text")}
    ids |= book_of(game).messages
    for guide in guides_of(game):
        ids |= guide.messages
    return ids
