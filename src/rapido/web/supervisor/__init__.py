"""Several server processes on one port: who starts and stops them, and how they talk to it."""
