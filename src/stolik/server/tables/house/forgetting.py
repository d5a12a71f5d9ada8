"""Forgetting a person at a table: what the seat of a link has left there besides the game itself."""

from __future__ import annotations

from stolik.referee import ForeignSeat
from stolik.server.storage.store import Store
from stolik.server.tables.house.lobby import Lobby


async def forget(lobby: Lobby, store: Store, token: str) -> None:
    """Delete the notes, the reports and what was said in advance of the link's seat, end its calls, its links to
    moments and its leave to see with its eyes, and take its name away. The game, the answers and what was said in the
    talk belong to the table and stay; so does the link. Raises UnknownTable, ForeignSeat, NotKept.
    """
    link, room = await lobby.find(token)
    if link.seat is None:
        raise ForeignSeat
    await room.noting.forget(link.seat)
    await room.forget_advance(link.seat)
    await room.let_see(link.seat, 0)
    await store.end_moments(link.table_id, link.seat)
    await store.forget_reports(link.table_id, link.seat)
    await store.end_channels(link.table_id, link.seat)
    await room.seating.rename(link.seat, "")
