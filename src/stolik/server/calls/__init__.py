"""Calls to the table: people whose turn it is are told so when no page of theirs is open (decision 0072)."""
