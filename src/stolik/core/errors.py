"""Errors a person can be told about: a message id for the catalogues and the facts to put into it."""


class StolikError(Exception):
    """Base of every error with a message of its own: `error-<id>` in the language catalogues."""

    id = "internal"

    def __init__(self, **details: object) -> None:
        self.details = details
        facts = ", ".join(f"{name}={value!r}" for name, value in details.items())
        super().__init__(f"{self.id}({facts})")


class IllegalAnswer(StolikError):
    """The value is not one the question offers."""

    id = "illegal_answer"


class NotAsked(StolikError):
    """This seat has no open question."""

    id = "not_asked"


class NotAnswered(StolikError):
    """A bot was asked and gave no answer."""

    id = "not_answered"


class NothingToUndo(StolikError):
    """This seat's last answer is out of its reach: none, or a barrier lies in between."""

    id = "nothing_to_undo"


class UnknownGame(StolikError):
    """No game of that id is registered."""

    id = "unknown_game"


class BadPlayers(StolikError):
    """The game is not played by that many."""

    id = "bad_players"


class BadOption(StolikError):
    """The game has no such option, or the option no such value."""

    id = "bad_option"


class BadSave(StolikError):
    """The save cannot be read, or does not follow from its own beginning."""

    id = "bad_save"


class BadDeal(StolikError):
    """A described starting position sets something that is not there or cannot be so."""

    id = "bad_deal"
