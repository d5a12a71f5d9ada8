"""The ways in which this server can call people."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from stolik.server.calls.hooks import Hooks
from stolik.server.calls.mail import Mails
from stolik.server.calls.post import Post
from stolik.server.calls.reach import Reach
from stolik.server.calls.services import Services
from stolik.server.calls.settings import CallSettings
from stolik.server.storage.call_rows import ChannelKind

if TYPE_CHECKING:
    from stolik.server.calls.locking import Lock

PUSH_KEY, LOCK_KEY = "-push-key", "-lock-key"
"""The endings of the files beside the database with the key for Web Push, and with that under which links are kept."""


class Ways(NamedTuple):
    """How people can be called: the public key for Web Push, and the lock for what is kept locked, if there are any.
    `play`: whether mails may have the link that plays.
    """

    posts: dict[ChannelKind, Post]
    push_key: str | None
    lock: Lock | None
    play: bool = False
    services: tuple[str, ...] = ()


def ways_of(settings: CallSettings, db: Path | None = None) -> Ways:
    """What the host's settings and the installed packages allow; keys are kept beside the database `db`. Raises
    BadKeyFile, NotWritable.
    """
    posts: dict[ChannelKind, Post] = {}
    public, lock = None, None
    keeps = db is not None and find_spec("cryptography") is not None
    serves = bool(settings.services) and find_spec("apprise") is not None
    if keeps and ((settings.mail is not None and settings.mail_keys) or serves):
        from stolik.server.calls.locking import Lock

        lock = Lock.at(Path(f"{db}{LOCK_KEY}"))
    if serves and lock is not None:
        posts["service"] = Services(settings.services, lock)
    if settings.mail is not None:
        posts["mail"] = Mails(settings, settings.mail, lock if settings.mail_keys else None)
    if settings.hooks != "none":
        posts["hook"] = Hooks(Reach(), local=settings.hooks == "local")
    if keeps and settings.push:
        from stolik.server.calls.push import Push
        from stolik.server.calls.sealing import PushKey

        key = PushKey.at(Path(f"{db}{PUSH_KEY}"))
        posts["push"], public = (
            Push(Reach(), key, settings.contact or settings.address, settings.push_services),
            key.public,
        )
    play = lock is not None and settings.mail is not None and settings.mail_keys
    return Ways(posts, public, lock, play, settings.services if "service" in posts else ())
