"""Errors in content files, with everything a person needs to fix them."""

from stolik.core.errors import StolikError


class BadEffect(StolikError):
    """An effect cannot be read. `word` is where, `text` the whole effect, `reason` what is wrong with it."""

    id = "bad_effect"


class BadContent(StolikError):
    """A file of content is damaged: `file`, `row` (its id) and `word` say where."""

    id = "bad_content"


class BadWord(StolikError):
    """A word of a vocabulary is declared twice or without a place: `word`, `role`, `reason`."""

    id = "bad_word"
