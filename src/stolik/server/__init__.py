"""The server: tables, links and who may know what. The only place that holds rules and secrets of running games."""

from stolik.server.serving import serve

__all__ = ["serve"]
