"""Errors of the server; each has a message in the catalogues (`error-<id>`)."""

from stolik.core.errors import StolikError


class UnknownTable(StolikError):
    """No table has this link."""

    id = "unknown_table"


class OtherRules(StolikError):
    """The table was started with another version of the rules, or what is stored of it is `damaged`. It says no more:
    why a position cannot be read may name what is hidden in it.
    """

    id = "other_rules"


class NotBuilt(StolikError):
    """The client's pages have not been built."""

    id = "not_built"


class RateLimited(StolikError):
    """More messages than a person can send."""

    id = "rate_limited"


class HouseFull(StolikError):
    """The limit of tables or connections is reached."""

    id = "house_full"


class BotSits(StolikError):
    """A bot plays this seat now."""

    id = "bot_sits"


class HostKeyNeeded(StolikError):
    """The host's page needs its key."""

    id = "host_key_needed"


class NoSuchTable(StolikError):
    """The database has no table with this id."""

    id = "no_such_table"


class TableBinned(StolikError):
    """The table is in the bin."""

    id = "table_binned"


class TableNotBinned(StolikError):
    """The table is not in the bin."""

    id = "table_not_binned"


class NoSuchReport(StolikError):
    """The database has no report with this number."""

    id = "no_such_report"


class NotHost(StolikError):
    """Only the host's link may do this."""

    id = "not_host"


class NoFreeSeat(StolikError):
    """Nobody may sit down at this table, or no longer."""

    id = "no_free_seat"


class SeatsHeld(StolikError):
    """The sender has taken enough seats of open tables."""

    id = "seats_held"


class NeverOpen(StolikError):
    """The table was not open to strangers since the server started, so nobody knows which of its links are in use."""

    id = "never_open"


class NoSpectator(StolikError):
    """No spectator has this number."""

    id = "no_spectator"


class NoEyes(StolikError):
    """At this table nobody may see with a seat's eyes."""

    id = "no_eyes"


class SeveralDevices(StolikError):
    """This spectator watches on several devices, and only one may see with a seat's eyes."""

    id = "several_devices"


class KnowsOther(StolikError):
    """This spectator, or somebody in their network, has been at another seat or has seen with its eyes."""

    id = "knows_other"


class HasSeen(StolikError):
    """Whoever has seen with the eyes of another seat does not sit down."""

    id = "has_seen"


class SeesWithEyes(StolikError):
    """Whoever sees with a seat's eyes, or has, does not talk while the game runs."""

    id = "sees_with_eyes"


class Muted(StolikError):
    """The host has muted this spectator."""

    id = "muted"


class SeesLater(StolikError):
    """Whoever sees a table later does not talk at it."""

    id = "sees_later"


class TooEarly(StolikError):
    """What spectators may see of this table is not known: they have to wait for as long as they see it later."""

    id = "too_early"


class NotOver(StolikError):
    """The game is not over, so its save would reveal secrets."""

    id = "not_over"


class NoMoment(StolikError):
    """The game has no such moment, or the link to it has been ended."""

    id = "no_moment"


class NoParcel(StolikError):
    """The token leads to no parcel: it was fetched, or has waited for too long."""

    id = "no_parcel"


class NotYet(StolikError):
    """While the game runs, the link to this moment opens only where its seat is played."""

    id = "not_yet"


class ReportsFull(StolikError):
    """So many reports are kept of one seat, or of all tables, that no other is taken."""

    id = "reports_full"


class DealGone(StolikError):
    """The deal of this game cannot be dealt again: other rules, a guide, or a moment of another game began it."""

    id = "deal_gone"


class DayRuns(StolikError):
    """What would show others a deal of the day, or give its seed away, waits until its day is over."""

    id = "day_runs"


class DaySeats(StolikError):
    """Who plays a deal of the day is settled when it is begun."""

    id = "day_seats"


class NoDay(StolikError):
    """The game has no deal of the day of this name, or this table has none on the board."""

    id = "no_day"


class GameOver(StolikError):
    """The game is over: nothing can be answered or taken back."""

    id = "game_over"


class NoTeamChat(StolikError):
    """The seat has no teammates, or the table's options forbid team chat."""

    id = "no_team_chat"


class NoteTooLong(StolikError):
    """A note is longer than notes may be."""

    id = "note_too_long"


class NotebookFull(StolikError):
    """The seat has as many notes as a seat may have."""

    id = "notebook_full"


class NotebookShown(StolikError):
    """The seat has shown its notes, which then stay as they are."""

    id = "notebook_shown"


class NotebookClosed(StolikError):
    """Notes may be shown only once the game is over."""

    id = "notebook_closed"


class NoGuide(StolikError):
    """The table follows no guide, or the guide is not waiting for the learner to read on."""

    id = "no_guide"


class NoClock(StolikError):
    """The table has no clock, or this person may not do that to it."""

    id = "no_clock"


class GuideWants(StolikError):
    """The guide continues with a different answer."""

    id = "guide_wants"


class GuideRuns(StolikError):
    """Seats change hands only after the guide."""

    id = "guide_runs"


class NotRead(StolikError):
    """The database could not be read."""

    id = "not_read"


class NotKept(StolikError):
    """The database could not write the change, so nothing has changed."""

    id = "not_kept"


class OutOfStep(NotKept):
    """Memory and disk differ, or may differ: another process has written to the table, or the writer was stopped."""


class BlankName(StolikError):
    """Nothing in the name is visible."""

    id = "blank_name"


class ForeignHost(StolikError):
    """The request names a host that is not this server."""

    id = "foreign_host"


class BadHost(StolikError):
    """The request does not name one host clearly."""

    id = "bad_host"


class ForeignOrigin(StolikError):
    """The request comes from a page that was opened under another name than the one that the request is sent to."""

    id = "foreign_origin"


class NoUpgrade(StolikError):
    """A request for a WebSocket arrived as a plain one."""

    id = "no_upgrade"


class PasswordNeeded(StolikError):
    """Opening tables requires a password, and none or a wrong one was given."""

    id = "password_needed"


class BadPasswordFile(StolikError):
    """The file does not hold the hash of a password."""

    id = "bad_password_file"


class PortInUse(StolikError):
    """Another program uses this port."""

    id = "port_in_use"


class PortForbidden(StolikError):
    """The system does not let this user take the port."""

    id = "port_forbidden"


class BadAddress(StolikError):
    """The computer does not have this address."""

    id = "bad_address"


class BadRoot(StolikError):
    """The `--root-path` value is not a path."""

    id = "bad_root"


class NothingHere(StolikError):
    """There is nothing at this address."""

    id = "nothing_here"


class BadProxy(StolikError):
    """The `--proxy` value is not an address or network."""

    id = "bad_proxy"


class DatabaseNotWritable(StolikError):
    """The database file cannot be opened for writing."""

    id = "database_not_writable"


class DatabaseMissing(StolikError):
    """There is no database file of this name."""

    id = "database_missing"


class DatabaseDamaged(StolikError):
    """The database file is damaged."""

    id = "database_damaged"


class DatabaseEmpty(StolikError):
    """The database file is there, with nothing in it."""

    id = "database_empty"


class DatabaseForeign(StolikError):
    """The file is not a database of Stolik."""

    id = "database_foreign"


class DatabaseNewer(StolikError):
    """A newer Stolik has written to the database."""

    id = "database_newer"


class NotInAdvance(StolikError):
    """This cannot be said in advance here, or does not answer what is asked now."""

    id = "not_in_advance"


class BadCallsFile(StolikError):
    """The file does not say how people may be called."""

    id = "bad_calls_file"


class NotOffered(StolikError):
    """This server does not call people in this way."""

    id = "not_offered"


class BadCallAddress(StolikError):
    """Nobody can be called at this address."""

    id = "bad_call_address"


class TooManyChannels(StolikError):
    """The seat has as many ways to be called as a seat may have."""

    id = "too_many_channels"


class NoChannel(StolikError):
    """The seat has no such way to be called any more."""

    id = "no_channel"


class WrongCode(StolikError):
    """This is not the code that was sent."""

    id = "wrong_code"


class BadKeyFile(StolikError):
    """The file does not hold a key of the server: that for Web Push, or that under which links are kept."""

    id = "bad_key_file"
