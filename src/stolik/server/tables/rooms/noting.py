"""The notes of the seats of a running table: written, shown and forgotten."""

from __future__ import annotations

from stolik.server.errors import NotebookClosed
from stolik.server.storage.store import Store
from stolik.server.tables.game.play import Play
from stolik.server.tables.people.notebook import Notebooks
from stolik.server.tables.rooms.changes import Changes
from stolik.server.tables.viewers.guests import Guests


class Noting:
    """What seats do with their notes at one table."""

    def __init__(
        self, table: str, notebooks: Notebooks, play: Play, guests: Guests, store: Store, changes: Changes
    ) -> None:
        self._table, self._notebooks, self._play = table, notebooks, play
        self._guests, self._store, self._changes = guests, store, changes

    async def write(self, seat: int, thing: str, text: str) -> None:
        """Change the seat's note on a thing. Raises NotKept and what `Notebook.change` raises."""
        notebook = self._notebooks.of(seat)
        async with self._changes.writing(notebook.lock):
            change = notebook.change(thing, text, len(self._play.position.log(seat)))
            await self._store.write_note(self._table, change.row, change.gone)
            notebook.add(change)
            self._guests.tell_note(change.row)

    async def show(self, seat: int) -> None:
        """Show all notes of a seat to everybody. Raises NotebookClosed while the game runs, NotKept."""
        if not self._play.position.over:
            raise NotebookClosed
        notebook = self._notebooks.of(seat)
        async with self._changes.writing(notebook.lock):
            await self._store.show_notes(self._table, seat)
            notebook.show()
            self._guests.tell_shown(seat)

    async def forget(self, seat: int) -> None:
        """Delete all notes of a seat. Raises NotKept."""
        notebook = self._notebooks.of(seat)
        async with self._changes.writing(notebook.lock):
            await self._store.forget_notes(self._table, seat)
            gone, shown = notebook.notes, notebook.shown
            notebook.forget()
            self._guests.tell_forgotten(seat, gone, to_all=shown)
