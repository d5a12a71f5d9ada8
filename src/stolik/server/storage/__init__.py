"""What is stored of tables, and where: the database, its rows, and how long they are kept."""
