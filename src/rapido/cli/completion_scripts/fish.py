"""Completion for fish."""

from collections.abc import Iterator, Sequence
from typing import Final

from rapido.cli.completion_scripts.words import Command, Kind, Option, Value

_LIST: Final = """\
function __rapido_list
    set -l given (string match -r '^.*,' -- (commandline -ct | string replace -r '^--[^=]*=' ''))
    for name in $argv
        echo -- "$given$name"
    end
end
"""


def fish_script(commands: Sequence[Command]) -> str:
    return "\n".join(
        [
            "# fish completion for rapido, made by `rapido completion fish`",
            f"{_LIST}",
            "complete -c rapido -f",
            "complete -c rapido -n __fish_use_subcommand -l help -l version",
            *(line for command in commands for line in _command(command)),
            "",
        ]
    )


def _command(command: Command) -> Iterator[str]:
    about = _quoted(command.about)
    yield f"complete -c rapido -n __fish_use_subcommand -a {command.name} -d {about}"
    inside = f"complete -c rapido -n '__fish_seen_subcommand_from {command.name}'"
    for option in command.options:
        yield f"{inside} {_option(option)}"
    for value in command.arguments[:1]:
        yield f"{inside} {_value(value)}"


def _option(option: Option) -> str:
    flags = [
        f"-l {flag[2:]}" if flag.startswith("--") else f"-s {flag[1:]}" for flag in option.flags
    ]
    value = [] if option.value is None else ["-r", _value(option.value)]
    return " ".join([*flags, *value, "-d", _quoted(option.about)])


def _value(value: Value) -> str:
    match value.kind:
        case Kind.FILE:
            return "-F"
        case Kind.FOLDER:
            return "-a '(__fish_complete_directories)'"
        case Kind.NOTHING:
            return "-f"
        case Kind.CHOICE:
            return f"-f -a {_quoted(' '.join(value.words))}"
        case Kind.CHOICES:
            return f"-f -a '(__rapido_list {' '.join(value.words)})'"


def _quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
