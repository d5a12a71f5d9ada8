"""What can go wrong at the server alone, each with a message in the catalogues (`error-<id>`)."""

from stolik.core.errors import StolikError


class UnknownTable(StolikError):
    """No table has this link."""

    id = "unknown_table"


class OtherRules(StolikError):
    """The table was begun under other rules than those here."""

    id = "other_rules"


class RateLimited(StolikError):
    """More messages than a person can send."""

    id = "rate_limited"


class HouseFull(StolikError):
    """No more tables, or no more connections, are taken."""

    id = "house_full"


class BotSits(StolikError):
    """A bot has the seat for now."""

    id = "bot_sits"


class NotHost(StolikError):
    """Only the host's link may do this."""

    id = "not_host"


class NotOver(StolikError):
    """A game that still has secrets is not given away."""

    id = "not_over"


class GameOver(StolikError):
    """The game is over: nothing can be answered or taken back."""

    id = "game_over"


class NoSideChat(StolikError):
    """The seat has nobody on its side to talk to, or the table does not want it."""

    id = "no_side_chat"


class BadSeat(StolikError):
    """The table has no such seat, or it cannot be taken so."""

    id = "bad_seat"


class NotKept(StolikError):
    """The database refused what should have been written; it has not happened."""

    id = "not_kept"


class PortInUse(StolikError):
    """Another program listens there."""

    id = "port_in_use"


class BadAddress(StolikError):
    """The machine has no such address."""

    id = "bad_address"


class DatabaseNotWritable(StolikError):
    """The database file cannot be opened for writing."""

    id = "database_not_writable"
