"""Prints a document: `python -m rapido.web.schema --typescript`."""

import argparse
import sys

from rapido.web.schema import DOCUMENTS, to_json, typescript


def main() -> None:
    parser = argparse.ArgumentParser("python -m rapido.web.schema", description=__doc__)
    kinds = parser.add_mutually_exclusive_group()
    for name in (*DOCUMENTS, "typescript"):
        kinds.add_argument(f"--{name}", dest="name", action="store_const", const=name)
    name = parser.parse_args().name or "schema"
    sys.stdout.write(typescript() if name == "typescript" else to_json(DOCUMENTS[name]()))


if __name__ == "__main__":
    main()
