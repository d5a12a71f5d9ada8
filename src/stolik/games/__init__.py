"""The games of the house, a folder each. They know the kernel and nothing else of ours."""
