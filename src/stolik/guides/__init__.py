"""Guides: recorded games that a beginner replays with explanations (docs/adding-a-game.md)."""

from stolik.guides.book import BadBook, Book, book_of, faults_of_book
from stolik.guides.guide import BadGuide, Beat, Guide, Scene, Script
from stolik.guides.reading import UnknownGuide, find_guide, guides_of

__all__ = [
    "BadBook",
    "BadGuide",
    "Beat",
    "Book",
    "Guide",
    "Scene",
    "Script",
    "UnknownGuide",
    "book_of",
    "faults_of_book",
    "find_guide",
    "guides_of",
]
