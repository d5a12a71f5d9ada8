"""What Hunt and Survival cards do."""
