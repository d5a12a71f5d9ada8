"""The content of Zona: rows of data over the effect language (docs/zona-effects.md), and the Zone's map."""
