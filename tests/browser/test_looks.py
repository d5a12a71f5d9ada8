"""What measures a page finds the faults that it should find."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import House, Open
from tests.browser.looks import broken_rules, faint_texts, hard_to_press, small_texts

pytestmark = pytest.mark.browser

STYLE = """
    html { font: 16px sans-serif; background: #102030; color: #f0f4ff; }
    button { width: 200px; height: 60px; background: #203858; color: #f0f4ff; border: 0; }
    main { position: relative; }
    svg text { fill: #f0f4ff; font-size: 20px; }
"""
GOOD = """<main><h1>A table</h1>
    <section class="answers"><button>First answer</button><button>Second answer</button></section>
    <svg width="300" height="60" role="img" aria-label="a map"><text x="20" y="40">North</text></svg>
    <p id="rule">One card is laid face down.</p></main>"""


@pytest.fixture
def show(house: House, open_page: Open) -> Callable[..., Page]:
    """Shows the good page, or one with a fault."""

    def shown(old: str = "", new: str = "", style: str = "") -> Page:
        assert old in GOOD
        body = f"<body>{GOOD.replace(old, new) if old else GOOD}</body>"
        html = f'<!doctype html><html lang="en"><title>Test</title><style>{STYLE}{style}</style>{body}</html>'
        page = open_page(f"{house.url}/icon.svg")
        page.route("**/looks", lambda route: route.fulfill(content_type="text/html", body=html))
        page.goto(f"{house.url}/looks")
        return page

    return shown


def small(page: Page) -> list[str]:
    return small_texts(page, 12, on_map=11)


MEASURES = (broken_rules, faint_texts, hard_to_press, small)


def test_a_good_page_has_no_fault(show):
    page = show()
    assert [measure(page) for measure in MEASURES] == [[], [], [], []]


@pytest.mark.parametrize(
    ("measure", "said", "fault"),
    [
        (broken_rules, "button-name", {"old": "First answer"}),
        (broken_rules, "svg-img-alt", {"old": 'aria-label="a map"'}),
        (broken_rules, "page-has-heading-one", {"old": "<h1>A table</h1>"}),
        (broken_rules, "aria-hidden-focus", {"old": '<section class="answers">', "new": "<section aria-hidden=true>"}),
        (
            broken_rules,
            "avoid-inline-spacing",
            {"old": "<h1>", "new": '<h1 style="letter-spacing: 0.01em !important">'},
        ),
        (faint_texts, "One card", {"style": "#rule { color: #405060; }"}),
        (faint_texts, "One card", {"style": "#rule { opacity: 0.3; }"}),
        (faint_texts, "North", {"style": "svg text { fill: #203040 }"}),
        (faint_texts, "First answer", {"style": "button { background: linear-gradient(#8090a0, #8090a0); }"}),
        (hard_to_press, "First answer", {"style": "button { width: 40px; overflow: visible; }"}),
        (hard_to_press, "Second answer", {"style": "button { height: 30px; }"}),
        (hard_to_press, "First answer", {"style": "button { overflow: hidden; font-size: 60px; }"}),
        (hard_to_press, "First answer", {"style": ".answers::after { content: ''; position: fixed; inset: 0; }"}),
        (small, "One card", {"style": "#rule { font-size: 11px; }"}),
    ],
)
def test_a_fault_is_found(show, measure, said, fault):
    assert said in " ".join(measure(show(**fault)))


def test_a_thing_that_is_covered_in_the_middle_is_reached_beside_it(show):
    strip = ".answers::after { content: ''; position: absolute; inset: 25px 0 auto; height: 10px; }"
    assert hard_to_press(show(style=f".answers {{ position: relative; }} {strip}")) == []


def test_a_text_that_something_covers_is_not_measured(show):
    cover = '<div class="cover"></div></main>'
    style = (
        ".cover { position: absolute; inset: auto 0 -20px; height: 60px; background: #102030; pointer-events: none; }"
    )
    assert small(show("</main>", cover, style + "#rule { font-size: 8px; }")) == []
