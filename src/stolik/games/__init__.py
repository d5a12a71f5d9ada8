"""The games of this package, a folder each. They import the kernel and `stolik.content`; no game imports another."""
