"""The few messages of a game that the lobby shows; all others are sent to its tables."""

from __future__ import annotations

from stolik.guides import guides_of
from stolik.registry import games
from stolik.text import catalogue, is_whole
from stolik.text.languages import DEFAULT


def shown_in_lobby(game: str) -> set[str]:
    """The ids of the messages that say what a game is, how it can be learned, and what one chooses for its table."""
    found = games()[game]
    most = found.players[1]
    return {
        f"game-{game}",
        *(f"seat-{seat}" for seat in range(most)),
        *(f"role-{role}" for role in found.roles(most)),
        *(f"option-{option.id}" for option in found.options),
        *(f"preset-{preset.id}" for preset in found.presets),
        *(f"alone-{mode.id}" for mode in found.daily),
        *(f"guide-{guide.name}" for guide in guides_of(found)),
    }


def lobby_texts(game: str, lang: str) -> str:
    """These messages in one language, in the form of `sent_texts`."""
    ids = shown_in_lobby(game)
    texts = [catalogue(lang, game).excerpt(ids)]
    if not is_whole(lang, game):
        texts += [f"### {DEFAULT}", catalogue(DEFAULT, game).excerpt(ids)]
    return "\n".join(texts)
