"""Runs: a plan of cells of games, played by many processes, kept chunk by chunk, and gathered as Parquet files."""
