"""The server: tables, links and access. Only the server holds the secrets of running games."""

from stolik.server.serving import serve
from stolik.server.settings import Settings
from stolik.server.storage.retention import Retention

__all__ = ["Retention", "Settings", "serve"]
