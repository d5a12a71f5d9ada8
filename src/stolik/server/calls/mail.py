"""Calls by mail, through the host's mail server."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate
from functools import partial
from typing import TYPE_CHECKING

from stolik.server.calls.post import Call, CallFailed
from stolik.server.calls.settings import CallSettings, Mail
from stolik.server.calls.workers import Workers
from stolik.server.storage.call_rows import ChannelRow
from stolik.text import catalogue

if TYPE_CHECKING:
    from stolik.server.calls.locking import Lock

ADDRESS = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+", re.ASCII | re.IGNORECASE)
LONGEST = 254
SECONDS = 10.0
"""How long the mail server may take for each step."""
IN_ALL = 30.0
"""How long a mail may take, with the wait for those before it."""
THREADS = 2


class Mails:
    """Sends mails, a few at the same time."""

    def __init__(
        self, settings: CallSettings, mail: Mail, lock: Lock | None = None, trust: ssl.SSLContext | None = None
    ) -> None:
        """`lock`: the one under which the links are kept that play."""
        self._settings, self._mail, self._lock = settings, mail, lock
        self._trust = trust or ssl.create_default_context()
        self._workers = Workers(THREADS, "mail")

    def accepts(self, address: str, keys: str) -> bool:
        """Whether this is an address of one person."""
        return len(address) <= LONGEST and ADDRESS.fullmatch(address) is not None

    async def send(self, channel: ChannelRow, call: Call) -> None:
        """Send a call. Raises CallFailed."""
        message = self._message(channel, call)
        try:
            async with asyncio.timeout(IN_ALL):
                await self._workers.do(partial(self._send, message))
        except smtplib.SMTPRecipientsRefused as error:
            code = next(iter(error.recipients.values()))[0]
            raise CallFailed("refused", code, final=code >= 500) from error
        except smtplib.SMTPResponseException as error:
            raise CallFailed("refused", error.smtp_code) from error
        except (OSError, smtplib.SMTPException) as error:
            raise CallFailed("no_answer", type(error).__name__) from error

    def _message(self, channel: ChannelRow, call: Call) -> EmailMessage:
        words = catalogue(channel.lang)
        stop = self._settings.link(f"stop/{channel.stop}")
        message = EmailMessage()
        message["From"], message["To"] = self._mail.sender, channel.address
        message["Subject"] = call.text if call.link else call.title
        message["Date"] = formatdate()
        message["Message-ID"] = f"<{call.key}@{self._mail.sender.rpartition('@')[2].strip('> ')}>"
        message["Auto-Submitted"] = "auto-generated"
        message["Content-Language"] = channel.lang
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        key = self._key(channel) if call.link else None
        link = call.link if key is None else words.say("call-mail-key", link=self._settings.link(f"t/{key}"))
        parts = (call.text, link, words.say("call-mail-stop", link=stop))
        message.set_content("\n\n".join(filter(None, parts)) + "\n")
        return message

    def _key(self, channel: ChannelRow) -> str | None:
        """The link that plays, if the person wants it in their mails."""
        return self._lock.opened(channel.keys, channel.id) if self._lock is not None and channel.keys else None

    def _send(self, message: EmailMessage) -> None:
        mail, secure = self._mail, self._mail.security
        if secure == "tls":
            line: smtplib.SMTP = smtplib.SMTP_SSL(mail.host, mail.port, timeout=SECONDS, context=self._trust)
        else:
            line = smtplib.SMTP(mail.host, mail.port, timeout=SECONDS)
        with line:
            if secure == "starttls":
                line.starttls(context=self._trust)
            if mail.user:
                line.login(mail.user, mail.password)
            line.send_message(message)
