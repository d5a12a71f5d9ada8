"""A pack is written in as many languages as it likes, whatever languages Stolik has."""

from __future__ import annotations

import json

import pytest
from tests.cli.command import stolik
from tests.packs.folders import MANIFEST, Load, Write, read
from tests.packs.test_bad_input import ITEM

from stolik.text import catalogue
from stolik.text.languages import LANGUAGES, Language

BOTH = '{ en = "Cards from the cellar", pl = "Karty z piwnicy" }'
NAMES = {"en": "Lantern", "pl": "Latarnia", "de": "Laterne"}


def pack_in(*languages: str) -> dict[str, str]:
    """A pack whose texts are in these languages."""
    written = "{ " + ", ".join(f'{lang} = "{NAMES[lang]}"' for lang in languages) + " }"
    card = "\n".join(f"name = {written}" if line.startswith("name") else line for line in ITEM.split("\n"))
    return {"pack": MANIFEST.format(game="zona").replace(BOTH, written), "cards": card}


@pytest.mark.parametrize("languages", [("en",), ("pl",), ("pl", "en"), ("de",), ("en", "pl", "de")])
def test_it_is_read_in_whatever_languages_its_name_is_in(write: Write, load: Load, languages: tuple[str, ...]):
    load(write(**pack_in(*languages)))
    for lang in LANGUAGES:
        shown = NAMES[lang if lang in languages else languages[0]]
        assert catalogue(lang, "zona").say("item-cellar_lantern") == shown
        assert catalogue(lang, "zona").say("option-pack_cellar") == shown


@pytest.mark.parametrize(
    ("languages", "remarks"),
    [
        (("en", "pl"), []),
        (("en",), ["It is not written in: Polski. Whoever plays in such a language sees its texts in: English."]),
        (
            ("de",),
            [
                "It is not written in: English, Polski. Whoever plays in such a language sees its texts in: de.",
                "Stolik cannot be played in: de.",
            ],
        ),
        (("pl", "en", "de"), ["Stolik cannot be played in: de."]),
    ],
)
def test_the_check_remarks_which_languages_are_missing(write: Write, languages: tuple[str, ...], remarks: list[str]):
    folder = str(write(**pack_in(*languages)))
    checked = stolik("packs", "check", folder, "--games", "0")
    assert (checked.code, checked.out.splitlines()[1:]) == (0, remarks)
    (told,) = json.loads(stolik("packs", "check", folder, "--games", "0", "--json").out)
    assert told["remarks"] == remarks
    assert told["names"] == {lang: NAMES[lang] for lang in languages}


def test_a_new_language_of_stolik_breaks_no_pack(write: Write, monkeypatch: pytest.MonkeyPatch):
    folder = write(**pack_in("en", "pl"))
    seal = read(folder).seal
    monkeypatch.setitem(LANGUAGES, "de", Language("Deutsch"))
    assert read(folder).seal == seal
    assert read(folder).names["de"] == "Lantern"
    assert "It is not written in: Deutsch." in stolik("packs", "check", str(folder), "--games", "0").out
