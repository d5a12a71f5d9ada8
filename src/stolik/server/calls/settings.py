"""How a host lets people be called: the file that `--calls` names."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec

from stolik.server.calls.services import HOSTS
from stolik.server.errors import BadCallsFile

Port = Annotated[int, msgspec.Meta(ge=1, le=65535)]


class Mail(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The mail server through which calls are sent."""

    host: str
    port: Port = 465
    security: Literal["tls", "starttls", "none"] = "tls"
    user: str = ""
    password: str = ""
    sender: str
    """The address from which mails come."""


class CallSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Each has a default that needs no file."""

    address: str = ""
    """The address of the server, for links in mails and messages: without it they have none."""
    contact: str = ""
    """Where services of Web Push reach the host, as `mailto:` or `https:`; `address` by default."""
    mail: Mail | None = None
    mail_keys: bool = True
    """Whether people may have the link that plays in their mails; it is then kept, locked."""
    push: bool = True
    push_services: tuple[str, ...] = ()
    """Names of services of Web Push besides those of the known browsers."""
    services: tuple[str, ...] = ()
    """Services that are called through Apprise, by its schemes (`services.HOSTS`)."""
    hooks: Literal["none", "public", "local"] = "public"
    """Whether people may name addresses to which messages are posted; "local": also in the host's own network."""

    def link(self, path: str) -> str:
        """The address of a page; empty if the server does not know its own."""
        return f"{self.address.rstrip('/')}/{path}" if self.address else ""


def check_services(services: Sequence[str]) -> None:
    """Raises ValueError for a service that Stolik does not call."""
    if unknown := set(services) - HOSTS.keys():
        raise ValueError(f"services: {', '.join(sorted(unknown))} ({', '.join(HOSTS)})")


def read_calls(file: Path) -> CallSettings:
    """The settings in a file. Raises BadCallsFile."""
    try:
        settings = msgspec.toml.decode(file.read_bytes(), type=CallSettings)
        for url, schemes in ((settings.address, ("http", "https")), (settings.contact, ("mailto", "https"))):
            if url and urlsplit(url).scheme not in schemes:
                raise ValueError(f"{url}: {', '.join(schemes)}")
        check_services(settings.services)
        if settings.mail is not None and not settings.address:
            raise ValueError("mail: address")
    except (OSError, ValueError) as error:
        raise BadCallsFile(file=str(file), detail=str(error)) from error
    return settings


def with_services(settings: CallSettings, services: str) -> CallSettings:
    """The settings with the services that the command line names, if it does. Raises BadCallsFile."""
    if not services:
        return settings
    named = tuple(services.split(","))
    try:
        check_services(named)
    except ValueError as error:
        raise BadCallsFile(file="--call-services", detail=str(error)) from error
    return msgspec.structs.replace(settings, services=named)
