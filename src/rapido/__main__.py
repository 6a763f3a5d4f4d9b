"""`python -m rapido`: the same as the command `rapido`."""

from rapido.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
