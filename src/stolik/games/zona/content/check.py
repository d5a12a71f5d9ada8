"""The check of the printed texts, once every word of the vocabulary is declared."""

from __future__ import annotations

from stolik.content.errors import BadContent, BadEffect
from stolik.games.zona.content.book import Book
from stolik.games.zona.content.texts import texts
from stolik.games.zona.content.vocabulary import VOCABULARY


def check_texts(book: Book) -> None:
    """Raises BadContent, with the file, the row and the word, if a text uses something that no rule reads there."""
    for row in book.rows():
        for text in texts(row):
            try:
                VOCABULARY.check(text.effect, text.role, text.place)
            except BadEffect as error:
                raise BadContent(file=book.files[row.ref], row=row.id, **error.details) from error
