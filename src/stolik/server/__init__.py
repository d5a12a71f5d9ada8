"""The server: tables, links and access. Only the server holds the secrets of running games."""

from stolik.server.retention import Retention
from stolik.server.serving import serve

__all__ = ["Retention", "serve"]
