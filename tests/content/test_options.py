"""Options that stand for cards, effects and costs."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from stolik.content import options
from stolik.core.question import Named


@pytest.mark.parametrize("maker", [options.effect_option, options.cost_option])
def test_two_threads_that_need_a_new_option_at_once_get_the_same(
    maker: Callable[[str], Named], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A preview in a thread and the question itself: with two objects, no answer to that question was ever taken."""
    meet = Barrier(2, timeout=10)

    def slowly(text: str) -> str:
        meet.wait()
        return text

    monkeypatch.setattr(options, "slug", slowly)
    with ThreadPoolExecutor(2) as threads:
        one, other = threads.map(maker, ["never_seen_before"] * 2)
    assert one is other


def test_a_reference_has_one_option() -> None:
    assert options.named("crisis:never_seen") is options.named("crisis:never_seen")
