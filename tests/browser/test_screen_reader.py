"""The table for a screen reader: names of all options, and what is spoken automatically."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket
from tests.browser.conftest import WAIT
from tests.browser.moments import ASKED, LONG, PLAYERS, Moment, each, sit
from tests.browser.telling import Told

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


def words_of(game: str, names: dict[int, str] | None = None) -> Catalogue:
    """The game's texts with the names of the seats, or their default names."""
    words = catalogue("en", game)
    named = {seat: (names or {}).get(seat) or words.say(f"seat-{seat}") for seat in range(PLAYERS)}
    return words.seated({f"seat:{seat}": name for seat, name in named.items()})


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
    """What the server tells a page: names, lines of the log, and questions."""

    def __init__(self) -> None:
        self.lines: list[dict[str, Any]] = []
        self.questions: list[dict[str, Any]] = []
        self.names: dict[int, str] = {}
        self._seq = -1

    def listen(self, socket: WebSocket) -> None:
        told = Told()
        told(socket)
        socket.on("framereceived", lambda _: self._hear(told[-1]))

    def _hear(self, message: dict[str, Any]) -> None:
        for info in (message.get("table") or {}).get("seats", []):
            self.names[info["seat"]] = info["name"]
        if "log" in message:
            self.lines[message["log"]["from"] :] = message["log"]["lines"]
        if message.get("question") and message["seq"] != self._seq:
            self._seq = message["seq"]
            self.questions.append(message["question"])


def spoken_of(words: Catalogue, question: dict[str, Any]) -> str:
    """A question with what it is about, if its sentence does not say it."""
    asked, about = words.ask(question), str(words.phrase(question["about"])) if question["about"] else ""
    return asked if not about or about in asked else f"{about}: {asked}"


def clause(line: str, name: str) -> str:
    """What a line says within a sentence about the turn of `name`, ignoring case."""
    return line.removeprefix(name).lstrip(" :,–—-").rstrip(" .").casefold()


def covered(sentence: str, following: str, lines: list[tuple[str, str | None]], name: str) -> int:
    """How many of these lines, each with the seat it is about, one sentence about the turn of `name` tells: all its
    clauses are lines in their order, and lines of little weight between and after them are left out; after another's
    deed it names its subject again. 0 if it has a clause that is no line.
    """
    rest, count = clause(sentence, name), 0
    for line, seat in lines:
        said = clause(line, name)
        if seat not in (None, lines[0][1]) or (not rest and clause(following, name).startswith(said)):
            break
        if rest.startswith(said):
            rest = rest.removeprefix(said).lstrip(",; ").removeprefix(f"{name.casefold()} ")
        elif not rest and seat is None:
            break
        count += 1
    return 0 if rest else count


def sentences(words: Catalogue, spoken: list[str], lines: list[dict[str, Any]], own: int) -> list[str]:
    """What the seat `own` should have heard: each line, or in its place a spoken sentence that tells it and lines after
    it about the turn of a bot.
    """
    told = [(words.say(f"log-{line['id']}", **line["args"]), line["args"].get("seat")) for line in lines]
    said: list[str] = []
    while told:
        sentence, following = [*spoken[len(said) :], "", ""][:2]
        (line, seat), count = told[0], 0
        name = str(words.phrase(seat)) if seat else ""
        if seat not in (None, f"seat:{own}"):
            count = covered(sentence, following, told, name)
        said.append(sentence if count else line)
        del told[: count or 1]
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

    words, said, questions = words_of(game, ear.names), [""], [""]
    spoken: dict[str, list[str]] = {"log": [], "questions": []}
    for _ in range(WAIT // 100):
        page.wait_for_timeout(100)
        spoken = page.evaluate("window.spoken")
        said = sentences(words, spoken["log"], ear.lines[before:], seat)
        questions = [spoken_of(words, question) for question in ear.questions[asked:]]
        if (spoken["log"], spoken["questions"]) == (said, questions):
            break
    assert spoken["log"] == said
    assert spoken["questions"] == questions
