"""The ways in which this server can call people."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from stolik.server.calls.hooks import Hooks
from stolik.server.calls.mail import Mails
from stolik.server.calls.post import Post
from stolik.server.calls.reach import Reach
from stolik.server.calls.settings import CallSettings
from stolik.server.storage.call_rows import ChannelKind

KEY = "-push-key"
"""The ending of the file beside the database that holds the key for Web Push."""


def posts_of(settings: CallSettings, db: Path | None = None) -> tuple[dict[ChannelKind, Post], str | None]:
    """What the host's settings and the installed packages allow; and the public key for Web Push, if there is one. The
    private one is kept beside the database `db`. Raises BadPushKey, NotWritable.
    """
    posts: dict[ChannelKind, Post] = {}
    public = None
    if settings.mail is not None:
        posts["mail"] = Mails(settings, settings.mail)
    if settings.hooks != "none":
        posts["hook"] = Hooks(Reach(), local=settings.hooks == "local")
    if settings.push and db is not None and find_spec("cryptography") is not None:
        from stolik.server.calls.push import Push
        from stolik.server.calls.sealing import PushKey

        key = PushKey.at(Path(f"{db}{KEY}"))
        posts["push"], public = (
            Push(Reach(), key, settings.contact or settings.address, settings.push_services),
            key.public,
        )
    return posts, public
