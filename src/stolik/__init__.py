"""Stolik: tabletop games by their printed rules, for people, bots and researchers."""

from stolik.core.bot import Bot
from stolik.core.errors import StolikError
from stolik.core.play import playout, random_policy
from stolik.core.position import Position
from stolik.core.question import Amounts, Choose, ChooseSome, Number, Order, Question
from stolik.core.seat.handle import SearchBot, SeatHandle
from stolik.registry import games, new_game

__version__ = "0.1.0"

__all__ = [
    "Amounts",
    "Bot",
    "Choose",
    "ChooseSome",
    "Number",
    "Order",
    "Position",
    "Question",
    "SearchBot",
    "SeatHandle",
    "StolikError",
    "games",
    "new_game",
    "playout",
    "random_policy",
]
