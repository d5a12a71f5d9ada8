"""Effects: the words of the vocabulary, each with its rule."""
