"""What one seat gets of a position: its handle, log, previews and explanations, and whom it may know to be asked."""
