"""Measures whether a page suits eyes, fingers and screen readers. Each function returns a list of faults."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js"
MEASURE = Path(__file__).with_name("measure.js").read_text()

# axe guesses the background of a text and gives up over pictures; `faint_texts` measures it.
RULES = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"],
    "rules": {"color-contrast": {"enabled": False}},
    "resultTypes": ["violations"],
}
# An explanation stands beside what it explains, in no region of its own; it says in full what scrolls inside a thing.
RUN = """async (wanted) => {
    const regionMatcher = "dialog, [role=dialog], [role=alertdialog], [role=tooltip], svg";
    const rules = [{ id: "scrollable-region-focusable", selector: "*:not(.touch *)" }];
    // To see that no style overrules spacing, axe computes the text of every element with a style.
    wanted.rules["avoid-inline-spacing"] = { enabled: document.querySelector("[style*=important]") !== null };
    axe.configure({ checks: [{ id: "region", options: { regionMatcher } }], rules });
    const { violations } = await axe.run(document, wanted);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}"""
SETTLED = "() => document.fonts.status === 'loaded' && document.getAnimations().length === 0"
DRAWN = """async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""
"""Until what is there now is on the screen: the third frame is begun only once all of the first is drawn."""
FINGER = 44
"""CSS pixels a finger needs each way."""


def settle(page: Page) -> None:
    """Waits until fonts are loaded, nothing moves and the page is painted, so that it can be measured."""
    page.wait_for_function(SETTLED)
    page.evaluate(DRAWN)


def enlarge(page: Page) -> None:
    """Sets all text to twice its size, as a browser's own setting does, and waits until the page has noticed."""
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.locator(":root[data-large]").wait_for()


def broken_rules(page: Page) -> list[str]:
    """The rules of WCAG 2.2 AA and of good practice that axe finds broken on the page."""
    if page.evaluate("window.axe === undefined"):
        page.evaluate(AXE.read_text())
    complaints: list[str] = page.evaluate(RUN, RULES)
    return complaints


def faint_texts(page: Page, part: str = "body") -> list[str]:
    """Visible texts with less contrast than 4.5:1, or 3:1 if they are large."""
    clip: dict[str, float] = page.evaluate(f"(part) => {MEASURE}.clip(part)", part)
    texts = page.evaluate(f"(part) => {MEASURE}.texts(part)", part)
    assert texts
    hidden = picture(page, clip)
    page.evaluate(f"{MEASURE}.show()")
    shown = picture(page, clip)
    complaints: list[str] = page.evaluate(f"(measured) => {MEASURE}.faint(measured)", [shown, hidden, texts])
    return complaints


def picture(page: Page, clip: dict[str, float]) -> str:
    """A part of the window as a high-quality JPEG in base64: it is small and takes a tenth of the time of
    `Page.screenshot`."""
    page.evaluate(DRAWN)
    browser = page.context.new_cdp_session(page)
    x, y = page.evaluate("[scrollX, scrollY]")
    within = {**clip, "x": clip["x"] + x, "y": clip["y"] + y, "scale": 1}
    wanted = {"format": "jpeg", "quality": 95, "clip": within}
    taken: str = browser.send("Page.captureScreenshot", wanted)["data"]
    browser.detach()
    return taken


def hard_to_press(page: Page) -> list[str]:
    """Things that answer the question but are too small for a finger, even after scrolling to them."""
    things: list[dict[str, Any]] = page.evaluate(f"(enough) => {MEASURE}.reach(enough)", FINGER)
    return [str(thing) for thing in things if thing["cut"] or min(thing["width"], thing["height"]) < FINGER]


def apart(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two boxes do not overlap."""
    return any(
        first[side] + first[length] <= second[side] + 1
        for side, length in (("x", "width"), ("y", "height"))
        for first, second in ((one, other), (other, one))
    )


def watch_movement(page: Page) -> Callable[[], list[str]]:
    """Starts to note long movements. The result returns them."""
    page.evaluate(f"{MEASURE}.watch()")
    return lambda: page.evaluate("[...window.movements]")


def small_texts(page: Page, least: float, on_map: float) -> list[str]:
    """Visible texts smaller than `least` pixels; on the map's art smaller than `on_map`."""
    texts = page.evaluate(f"{MEASURE}.texts('body')")
    page.evaluate(f"{MEASURE}.show()")
    assert texts
    return [
        f"{text['size']:.1f}: {text['what']}"
        for text in texts
        if text["size"] < (on_map if text["map"] else least) - 0.05
    ]
