"""Parcels: handed out once, for a short time, not too large and not too many."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.net.test_pages import visiting

from stolik.server.errors import HouseFull, NoParcel
from stolik.server.parcels import KEPT, LARGEST, MOST, MOST_OF_NETWORK, Parcels


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_parcel_is_handed_out_once() -> None:
    parcels = Parcels()
    token = parcels.leave("sealed", "here")
    other = parcels.leave("another", "here")
    assert parcels.fetch(token) == "sealed"
    with pytest.raises(NoParcel):
        parcels.fetch(token)
    assert parcels.fetch(other) == "another"


def test_a_parcel_waits_for_ten_minutes() -> None:
    clock = Clock()
    parcels = Parcels(clock)
    early, late = parcels.leave("early", "here"), parcels.leave("late", "here")
    clock.now = KEPT - 1
    assert parcels.fetch(early) == "early"
    clock.now = KEPT
    with pytest.raises(NoParcel):
        parcels.fetch(late)


def test_few_parcels_wait_at_once() -> None:
    clock = Clock()
    parcels = Parcels(clock)
    for _ in range(MOST_OF_NETWORK):
        parcels.leave("sealed", "greedy")
    with pytest.raises(HouseFull):
        parcels.leave("sealed", "greedy")
    for nth in range(MOST - MOST_OF_NETWORK):
        parcels.leave("sealed", f"network {nth}")
    with pytest.raises(HouseFull):
        parcels.leave("sealed", "late")
    clock.now = KEPT
    parcels.leave("sealed", "greedy")


def test_only_a_post_fetches_a_parcel(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        left = client.post("/api/parcels", json={"sealed": "0123"})
        assert left.status_code == 201
        address = f"/api/parcels/{left.json()['parcel']}"
        for preview in (client.get(address), client.head(address), client.get("/")):
            assert "0123" not in preview.text
        assert client.post(address, json={}, headers={"origin": "https://elsewhere.example"}).status_code == 403
        fetched = client.post(address, json={})
        assert fetched.json() == {"sealed": "0123"}
        assert "no-store" in fetched.headers["cache-control"]
        gone = client.post(address, json={})
        assert (gone.status_code, gone.json()["error"]["id"]) == (404, "no_parcel")


def test_a_parcel_is_not_too_large(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        wrapping = len('{"sealed":""}')
        assert client.post("/api/parcels", content=wrapped(LARGEST - wrapping), headers=JSON).status_code == 201
        refused = client.post("/api/parcels", content=wrapped(LARGEST - wrapping + 1), headers=JSON)
        assert (refused.status_code, refused.json()["error"]["id"]) == (413, "too_large")


JSON = {"content-type": "application/json"}


def wrapped(length: int) -> bytes:
    return b'{"sealed":"%b"}' % (b"x" * length)
