"""The command line: `stolik COMMAND`."""

from stolik.cli.app import main

__all__ = ["main"]
