"""Completion for zsh, with its function _arguments."""

from collections.abc import Sequence

from rapido.cli.completion_scripts.words import Command, Kind, Option, Value


def zsh_script(commands: Sequence[Command]) -> str:
    listed = "\n".join(f"        {_quoted(f'{each.name}:{each.about}')}" for each in commands)
    cases = "".join(map(_command, commands))
    return f"""\
#compdef rapido
# zsh completion for rapido, made by `rapido completion zsh`
_rapido() {{
    local -a commands
    commands=(
{listed}
    )
    if (( CURRENT == 2 )); then
        if [[ $PREFIX == -* ]]; then
            compadd -- --help --version
        else
            _describe command commands
        fi
        return
    fi
    shift words
    (( CURRENT-- ))
    case $words[1] in
{cases}    esac
}}
if [[ "$funcstack[1]" == _rapido ]]; then
    _rapido "$@"
else
    compdef _rapido rapido
fi
"""


def _command(command: Command) -> str:
    specs = [_option(option) for option in command.options]
    specs += [_quoted(f"*: :{_action(value)}") for value in command.arguments[:1]]
    lines = " \\\n                ".join(specs)
    return f"        {command.name})\n            _arguments -s -S \\\n                {lines} ;;\n"


def _option(option: Option) -> str:
    about = option.about.replace("[", "(").replace("]", ")").replace(":", "\\:")
    specs = [
        _quoted(
            f"*{flag}{'=' if flag.startswith('--') else '+'}[{about}]: :{_action(option.value)}"
        )
        if option.value is not None
        else _quoted(f"{flag}[{about}]")
        for flag in option.flags
    ]
    return " ".join(specs)


def _action(value: Value) -> str:
    match value.kind:
        case Kind.FILE:
            return "_files"
        case Kind.FOLDER:
            return "_files -/"
        case Kind.NOTHING:
            return " "
        case Kind.CHOICE:
            return f"({' '.join(word.replace(':', chr(92) + ':') for word in value.words)})"
        case Kind.CHOICES:
            return f"_values -s , player {' '.join(value.words)}"


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"
