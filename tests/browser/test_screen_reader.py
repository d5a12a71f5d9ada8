"""The table for a screen reader: names of all options, and what is spoken automatically."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket
from tests.browser.conftest import WAIT
from tests.browser.moments import ASKED, LONG, PLAYERS, Moment, each, sit

import stolik
from stolik.core.seat.explaining import with_explanation
from stolik.text import Catalogue, catalogue

pytestmark = pytest.mark.browser

ANSWERS = 8
EACH_ROLE = [
    (id, seat) for id, game in stolik.games().items() for seat in range(2 if LONG else len(set(game.roles(2))))
]
"""In some games all seats have the same role."""
LISTEN = """() => {
    window.spoken = { log: [], questions: [] };
    const into = (region) => region.role === "log" ? "log" : region.matches(".heard-only") ? "questions" : null;
    for (const region of document.querySelectorAll("[aria-live]")) {
        const list = window.spoken[into(region)];
        if (!list) continue;
        const hear = (nodes) => list.push(...nodes.map((node) => node.textContent.trim()).filter(Boolean));
        const changed = (changes) => changes.forEach(({ type, target, addedNodes }) =>
            hear(type === "characterData" ? [target] : [...addedNodes]));
        new MutationObserver(changed).observe(region, { childList: true, subtree: true, characterData: true });
    }
}"""


def words_of(game: str) -> Catalogue:
    """The game's texts with the default names of the seats."""
    words = catalogue("en", game)
    return words.seated({f"seat:{seat}": words.say(f"seat-{seat}") for seat in range(PLAYERS)})


def plain(text: str) -> str:
    """Without the quotation marks and escapes of a snapshot."""
    return text.replace('\\"', '"').replace("''", "'")


@each(ASKED)
def test_question_options_and_last_line_have_names_that_make_sense_alone(house, open_page, moment: Moment):
    position = moment.position()
    page = sit(house, open_page, moment)
    page.locator("h2[data-kind]").wait_for()
    snapshot = plain(page.locator("body").aria_snapshot())
    words, question = words_of(moment.game), position.pending[moment.seat]

    assert f'heading "{words.ask(with_explanation(position, moment.seat, question))}"' in snapshot
    buttons = [name for name, state in re.findall(r'button "(.*?)"(.*)', snapshot) if "[disabled]" not in state]
    for option in question.wire()["options"]:
        named = [name for name in buttons if str(words.phrase(option)) in name]
        assert named, f"nothing is called {words.phrase(option)}"
    last = position.log(moment.seat)[-1]
    assert words.say(f"log-{last.id}", **dict(last.args)) in snapshot.partition('- log "')[2]


class Ear:
    """What the server tells a page: lines of the log, and questions."""

    def __init__(self) -> None:
        self.lines: list[dict[str, Any]] = []
        self.questions: list[dict[str, Any]] = []
        self._seq = -1

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if "log" in message:
            self.lines[message["log"]["from"] :] = message["log"]["lines"]
        if message.get("question") and message["seq"] != self._seq:
            self._seq = message["seq"]
            self.questions.append(message["question"])


def spoken_of(words: Catalogue, question: dict[str, Any]) -> str:
    """A question with what it is about, if its sentence does not say it."""
    asked, about = words.ask(question), str(words.phrase(question["about"])) if question["about"] else ""
    return asked if not about or about in asked else f"{about}: {asked}"


def lines_in(words: Catalogue, spoken: list[str], lines: list[dict[str, Any]], seat: int) -> list[str]:
    """What should have been spoken: each line, or in its place a spoken sentence about the turn of a bot to which it
    belongs: a sentence with the bot's name once, for lines that begin and end with lines about that bot.
    """
    said, at = [], 0
    for sentence in [*spoken, None]:
        if at == len(lines):
            break
        line, actor = words.say(f"log-{lines[at]['id']}", **lines[at]["args"]), lines[at]["args"].get("seat")
        name = words.say(f"seat-{str(actor).removeprefix('seat:')}")
        if sentence in (None, line) or actor in (None, f"seat:{seat}") or not sentence.startswith(name):
            said.append(line)
            at += 1
            continue
        said.append(sentence)
        of_it = at + 1
        while of_it < len(lines) and lines[of_it]["args"].get("seat", actor) == actor:
            following = words.say(f"log-{lines[of_it]['id']}", **lines[of_it]["args"])
            if following in spoken and "seat" not in lines[of_it]["args"]:
                break
            of_it += 1
        at = of_it
    return said


def answer(page: Page) -> None:
    """Picks the first thing the keys reach."""
    page.keyboard.press("q")
    page.keyboard.press("Enter")
    page.keyboard.press("q")
    page.keyboard.press("Enter")


@pytest.mark.parametrize(("game", "seat"), EACH_ROLE)
def test_every_sentence_is_spoken_once(house, open_page, game, seat):
    ear = Ear()
    page = open_page(house.table({seat}, PLAYERS, game)[seat], on_socket=ear.listen)
    page.locator("h2[data-kind]").wait_for()
    page.evaluate(LISTEN)
    before, asked = len(ear.lines), len(ear.questions)
    for _ in range(ANSWERS):
        page.locator("h2[data-kind], .end").first.wait_for()
        answer(page)

    words, said, questions = words_of(game), [""], [""]
    spoken: dict[str, list[str]] = {"log": [], "questions": []}
    for _ in range(WAIT // 100):
        page.wait_for_timeout(100)
        spoken = page.evaluate("window.spoken")
        said = lines_in(words, spoken["log"], ear.lines[before:], seat)
        questions = [spoken_of(words, question) for question in ear.questions[asked:]]
        if (spoken["log"], spoken["questions"]) == (said, questions):
            break
    assert spoken["log"] == said
    assert spoken["questions"] == questions
