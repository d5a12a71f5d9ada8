"""Errors that a person is shown: a message id in the catalogues, and its arguments."""


class StolikError(Exception):
    """Base of all errors with a message: `error-<id>` in the catalogues; `details` are its arguments."""

    id = "internal"

    def __init__(self, **details: object) -> None:
        self.details = details
        facts = ", ".join(f"{name}={value!r}" for name, value in details.items())
        super().__init__(f"{self.id}({facts})")


class BadLine(StolikError):
    """A line of a text file that a person has written, such as a scenario, cannot be read or names something that the
    game does not have. `cause` is the message id of the reason (`error-<cause>`), `facts` are its arguments.
    """

    def __init__(self, file: str, line: int, cause: str, **facts: object) -> None:
        super().__init__(file=file, line=line, cause=cause, **facts)
        self.file = file
        self.line = line
        self.cause = cause
        self.facts = facts


class IllegalAnswer(StolikError):
    """The question does not offer this value."""

    id = "illegal_answer"


class NotAsked(StolikError):
    """This seat has no open question."""

    id = "not_asked"


class NotAnswered(StolikError):
    """A bot was asked and gave no answer."""

    id = "not_answered"


class NothingToUndo(StolikError):
    """The seat has not answered, or there is a barrier after its last answer."""

    id = "nothing_to_undo"


class UnknownGame(StolikError):
    """No game with this id is registered."""

    id = "unknown_game"


class BadPlayers(StolikError):
    """The game is not for this number of players."""

    id = "bad_players"


class BadSeed(StolikError):
    """A seed is neither a whole number nor None."""

    id = "bad_seed"


class BadSeat(StolikError):
    """The table does not have this seat."""

    id = "bad_seat"


class BadNumber(StolikError):
    """An argument is not a whole number, or too small."""

    id = "bad_number"


class BadGenerator(StolikError):
    """A random generator was expected, and this is none."""

    id = "bad_generator"


class BadOption(StolikError):
    """The game does not have this option, or the option does not have this value."""

    id = "bad_option"


class OtherPack(StolikError):
    """The game was begun with a pack that is not loaded here, or with another version of it."""

    id = "other_pack"


class BadSave(StolikError):
    """The save cannot be read, or its answers do not fit its questions."""

    id = "bad_save"


class NoBeginning(StolikError):
    """The game was begun under other rules or drawn for a bot, so that its beginning is not known."""

    id = "no_beginning"


class BadDeal(StolikError):
    """A described position names something unknown or is impossible."""

    id = "bad_deal"
