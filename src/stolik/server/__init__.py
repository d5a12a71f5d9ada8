"""The server: tables, links and who may know what."""
