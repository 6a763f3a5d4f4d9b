"""Write the reference in command-line.md from the parsers: `python docs/make_command_line.py`."""

import re
from argparse import SUPPRESS, Action, ArgumentParser, BooleanOptionalAction
from importlib import import_module
from pathlib import Path
from typing import Final

from rapido.cli import COMMANDS, OF_THE_PROJECT
from rapido.cli.options.help_formatter import TranslatedHelp
from rapido.cli.options.parser import CommandParser
from rapido.locales import catalog

PAGE: Final = Path(__file__).parent / "command-line.md"
_START, _END = "<!-- commands -->\n", "<!-- end of commands -->\n"
_DEFAULTS: Final = {"language": "that of the system", "pace": "0.5 in a terminal"}
"""defaults that depend on the machine"""


def generate() -> str:
    """Return the page with an up-to-date reference."""
    content = "\n".join([_contents(), *map(_command, COMMANDS), _of_the_project()])
    pattern = re.compile(f"{_START}.*{_END}", re.DOTALL)
    page = PAGE.read_text("utf-8")
    return pattern.sub(lambda _: f"{_START}\n{content}\n{_END}", page)


def _contents() -> str:
    say = catalog("en")
    rows = [f"| [`{name}`](#rapido-{name}) | {say(f'command-{name}')} |\n" for name in COMMANDS]
    return f"| command | what it does |\n|---|---|\n{''.join(rows)}"


def _command(name: str) -> str:
    parser = CommandParser(f"rapido {name}", language="en", description=f"command-{name}")
    import_module(f"rapido.cli.{name}").configure(parser)
    actions = [each for each in parser._actions if each.help is not SUPPRESS]  # noqa: SLF001
    rows = "".join(_row(parser, each) for each in actions if each.dest != "help")
    about = _sentence(parser.description)
    table = f"\n| option | what it is |\n|---|---|\n{rows}" if rows else ""
    return f"### rapido {name}\n\n{about}\n{table}"


def _of_the_project() -> str:
    rows = [
        f"| `./rapido {name}` | {catalog('en')(f'command-{name}')} |\n" for name in OF_THE_PROJECT
    ]
    return f"### Of the project\n\n| command | what it does |\n|---|---|\n{''.join(rows)}"


def _sentence(key: str | None) -> str:
    text = catalog("en")(key)
    return f"{text[0].upper()}{text[1:].removesuffix('.')}."


def _row(parser: ArgumentParser, action: Action) -> str:
    if action.dest in _DEFAULTS:
        action.default = _DEFAULTS[action.dest]
    formatter = TranslatedHelp(parser.prog, catalog("en"))
    return f"| {_names(formatter, action)} | {formatter.about(action)} |\n".replace("|  |", "| |")


def _names(formatter: TranslatedHelp, action: Action) -> str:
    if not action.option_strings:
        return f"`{formatter._format_args(action, action.dest)}`"  # noqa: SLF001
    if action.nargs == 0 or isinstance(action, BooleanOptionalAction):
        return ", ".join(f"`{flag}`" for flag in action.option_strings)
    value = formatter._format_args(action, action.dest.upper())  # noqa: SLF001
    return ", ".join(f"`{flag} {value}`" for flag in action.option_strings)


def main() -> None:
    PAGE.write_text(generate(), "utf-8")


if __name__ == "__main__":
    main()
