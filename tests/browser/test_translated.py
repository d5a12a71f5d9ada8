"""A page that the browser translates stays true: each game beside a page that nobody translates."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, WebSocket
from tests.browser.conftest import ASKED, WAIT
from tests.browser.moments import LONG

pytestmark = pytest.mark.browser

TURNS = 10 if LONG else 5
TRANSLATE = """() => {
    let nth = 0;
    const wrap = (text) => {
        const within = text.parentElement;
        if (!text.data.trim() || !within || within.closest("font, script, style, textarea, [translate=no]")) return;
        const outer = document.createElement("font"), inner = document.createElement("font");
        outer.append(inner);
        nth += 1;
        if (nth % 3 === 0) {
            text.before(outer);
            inner.append(text);
        } else if (nth % 3 === 1) {
            inner.append(text.data);
            text.replaceWith(outer);
        } else {
            const range = document.createRange();
            range.selectNode(text);
            range.surroundContents(inner);
            range.selectNode(inner);
            range.surroundContents(outer);
        }
    };
    const all = (node) => {
        const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT), texts = [];
        if (node.nodeType === Node.TEXT_NODE) texts.push(node);
        while (walker.nextNode()) texts.push(walker.currentNode);
        texts.forEach(wrap);
    };
    all(document.body);
    new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records) {
            if (type === "characterData") wrap(target);
            addedNodes.forEach(all);
        }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Puts each text, also each that comes later, into two <font> elements, in turn in the ways that translators do it."""
SHOWN = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), shown = [];
    while (walker.nextNode()) {
        const within = walker.currentNode.parentElement;
        if (within.checkVisibility() && !within.closest("script, style")) shown.push(walker.currentNode.data);
    }
    return shown.join("|");
}"""
UNTRANSLATED = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), left = [];
    while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode;
        if (data.trim() && !parentElement.closest("font, script, style, [translate=no]")) left.push(data);
    }
    return left;
}"""


def shown(page: Page) -> str:
    """All texts in sight, without the spaces between them."""
    return re.sub(r"[\s|]+", "", page.evaluate(SHOWN))


class Line:
    """What goes over a page's connection: how many answers it has sent, and how many the table knows of."""

    def __init__(self) -> None:
        self.sent = self.told = 0

    def __call__(self, socket: WebSocket) -> None:
        socket.on("framesent", self._send)
        socket.on("framereceived", self._hear)

    def _send(self, frame: str | bytes) -> None:
        self.sent += "value" in json.loads(frame)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        (self.told,) = message.get("changes", {}).get("seq", [message.get("seq", self.told)])


def answer(page: Page, line: Line) -> None:
    """Answer one question by the keys. A second press, which confirms, comes late enough not to be one for the next
    question.
    """
    before = line.sent
    while line.sent == before:
        page.keyboard.press("q")
        page.keyboard.press("Enter")
        for _ in range(10):
            page.wait_for_timeout(100)
            if line.sent > before:
                break


@pytest.mark.parametrize("game", ["not_alone", "terrorscape", "zona", "voidfall"])
def test_turns_on_a_translated_page_show_what_is_true(house, open_page, game):
    link, mine, other = house.table({1}, 2, game)[1], Line(), Line()
    # Only the page that has confirmed one answer knows that the next one goes on with it: here each is confirmed.
    translated, clean = (open_page(link, on_socket=line, caution="always") for line in (mine, other))
    for page in (translated, clean):
        page.locator("h2[data-kind]").wait_for()
    translated.evaluate(TRANSLATE)
    for _ in range(TURNS):
        known, pair = other.told, ("", "no answer has come")
        answer(translated, mine)
        for _ in range(WAIT // 100):
            clean.wait_for_timeout(100)
            if not (mine.told == other.told > known and clean.evaluate(ASKED)):
                continue
            translated.keyboard.press("Escape")  # closes the explanation of what the keys have come to
            pair = shown(translated), shown(clean)
            if pair[0] == pair[1]:
                break
        assert pair[0] == pair[1]
        assert translated.evaluate(UNTRANSLATED) == []
