"""The languages of Stolik, as `languages.json` declares them."""

from __future__ import annotations

from importlib.resources import files

import msgspec


class Language(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A language: the name it has for itself, and whether every text of Stolik is written in it."""

    name: str
    complete: bool = False


LANGUAGES = msgspec.json.decode(files(__package__).joinpath("languages.json").read_bytes(), type=dict[str, Language])
"""Languages by code, such as `pl`."""
DEFAULT = next(iter(LANGUAGES))
"""The first language. What another one lacks is said in it."""
COMPLETE = tuple(lang for lang, language in LANGUAGES.items() if language.complete)


def nearest(wanted: str) -> str:
    """The language that is nearest to a code or locale (`pl-PL` and `pl_PL.UTF-8` are `pl`); empty if there is none."""
    lang = wanted.strip().lower().replace("_", "-").partition("-")[0].partition(".")[0]
    return lang if lang in LANGUAGES else ""
