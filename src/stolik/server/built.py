"""Where the built client is."""

from importlib.resources import files
from pathlib import Path

WEB = Path(str(files("stolik"))) / "web" / "dist"
