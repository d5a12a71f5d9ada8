"""The report on a run: one page for somebody who designs or studies games."""
