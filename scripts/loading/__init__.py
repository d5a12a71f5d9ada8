"""People, tables and the server of `scripts/load.py`."""
