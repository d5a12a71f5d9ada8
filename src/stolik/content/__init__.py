"""Content as data: rows read from TOML files, and the small language in which a row says what it does."""
