"""What can go wrong at the server, each with a message in the catalogues (`error-<id>`)."""

from stolik.core.errors import StolikError


class UnknownTable(StolikError):
    """No table has this link."""

    id = "unknown_table"


class Malformed(StolikError):
    """A message that is not of the protocol."""

    id = "malformed"


class TooLarge(StolikError):
    """A message longer than anything the protocol needs."""

    id = "too_large"


class RateLimited(StolikError):
    """More messages than a person can send."""

    id = "rate_limited"


class Stale(StolikError):
    """An answer to a question that is no longer open."""

    id = "stale"


class ForeignSeat(StolikError):
    """The link is not one of a seat that may do this."""

    id = "foreign_seat"


class BadSeat(StolikError):
    """The table has no such seat, or it cannot be taken so."""

    id = "bad_seat"


class PortInUse(StolikError):
    """Another program listens there."""

    id = "port_in_use"


class BadAddress(StolikError):
    """The machine has no such address."""

    id = "bad_address"


class DatabaseNotWritable(StolikError):
    """The database file cannot be opened for writing."""

    id = "database_not_writable"
