"""Runs the command line: `python -m rapido`."""

from rapido.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
