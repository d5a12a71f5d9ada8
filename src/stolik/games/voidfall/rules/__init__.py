"""The rules of Voidfall."""
