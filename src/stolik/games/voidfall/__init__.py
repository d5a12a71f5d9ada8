"""Voidfall (Nigel Buckle, Dávid Turczi, 2023): Houses of the Domineum rebuild their realms against the Voidborn."""
