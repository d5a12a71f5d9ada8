"""The games of this package, a folder each. They import the kernel and nothing else of ours."""
