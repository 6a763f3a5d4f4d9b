"""The store in a SQLite file, in a data folder of one process, and its backups."""
