"""Goes through a page by Tab, as people do who have no pointer."""

from __future__ import annotations

from playwright.sync_api import Page

FOCUSED = """() => {
    const thing = document.activeElement;
    if (thing === document.body) return null;
    const label = thing.labels?.[0] ?? thing.closest("label");
    const drawn = getComputedStyle(thing).opacity === "0" ? label : thing;
    const { left, right, top, bottom } = drawn.getBoundingClientRect();
    const rings = [thing, label, label?.querySelector(".track")].filter(Boolean);
    const ringed = rings.some((one) => getComputedStyle(one).outlineStyle !== "none");
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const over = document.elementFromPoint(x, y);
    const name = thing.getAttribute("aria-label") || label?.innerText || thing.innerText || thing.title;
    const faults = [
        !name && "has no name",
        !ringed && thing.type !== "range" && "has no ring",
        (left < -1 || right > innerWidth + 1 || bottom < 1 || top > innerHeight - 1) && "is out of sight",
        !(over && (drawn.contains(over) || label?.contains(over))) && "is covered",
    ].filter(Boolean);
    return { thing: `${thing.tagName} ${name}`, faults };
}"""
"""What has the focus. The ring of a slider is round its thumb, of which no script knows."""
MOST = 80


def walked(page: Page) -> tuple[list[str], list[str]]:
    """What Tab reaches from here to the end of the page, and what is wrong with it."""
    reached, faults = list[str](), list[str]()
    for _ in range(MOST):
        page.keyboard.press("Tab")
        found = page.evaluate(FOCUSED)
        if found is None:
            return reached, faults
        reached.append(found["thing"])
        faults += [f"{found['thing']} {fault}" for fault in found["faults"]]
    raise AssertionError(f"Tab does not come to the end: {reached}")
