"""The content of Voidfall: rows of TOML and the vocabulary of their effects."""
