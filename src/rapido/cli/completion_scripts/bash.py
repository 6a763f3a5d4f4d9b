"""Completion for bash, without the package bash-completion."""

from collections.abc import Sequence
from typing import Final

from rapido.cli.completion_scripts.words import Command, Kind, Value

# bash splits words at = and : as well, so the word at the cursor is read from the line. What is
# before the last of them is not part of the answer.
_HEAD: Final = """\
# bash completion for rapido, made by `rapido completion bash`
_rapido_paths() {  # bash 3 has no compopt
    local path
    while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen "$1" -- "$2")
}
_rapido() {
    local line="${COMP_LINE:0:COMP_POINT}" word="" before value
    local command="" option="" words="" kind=""
    local -a given
    read -ra given <<< "$line"
    if [[ -n "$line" && "${line: -1}" != [[:space:]] ]]; then
        word="${given[${#given[@]}-1]}"
        unset "given[${#given[@]}-1]"
    fi
    before="${given[${#given[@]}-1]}"
    [[ ${#given[@]} -gt 1 ]] && command="${given[1]}"
    COMPREPLY=()
    value="$word"
    if [[ "$word" == --*=* ]]; then
        option="${word%%=*}"
        value="${word#*=}"
    elif [[ "$before" == -* ]]; then
        option="$before"
    fi
    case "$command" in
"""
_TAIL: Final = """\
    esac
    local prefix="" candidate
    if [[ "$kind" == list && "$value" == *,* ]]; then
        prefix="${value%,*},"
    fi
    case "$kind" in
        files) compopt -o default 2> /dev/null || _rapido_paths -f "$value" ;;
        folders) compopt -o dirnames 2> /dev/null || _rapido_paths -d "$value" ;;
        nothing) ;;
        *) for candidate in $words; do
               [[ "$prefix$candidate" == "$value"* ]] && COMPREPLY+=("$prefix$candidate")
           done
           [[ "$kind" == list ]] && compopt -o nospace 2> /dev/null ;;
    esac
    # Only what follows the last = or : is replaced by bash.
    local cut="${word%"${word##*[=:]}"}"
    [[ "$word" == --*=* ]] && cut="${cut#"$option="}"
    if [[ -n "$cut" && "$COMP_WORDBREAKS" == *:* ]]; then
        COMPREPLY=("${COMPREPLY[@]#"$cut"}")
    fi
}
complete -F _rapido rapido
"""


def bash_script(commands: Sequence[Command]) -> str:
    names = " ".join(command.name for command in commands)
    cases = [f'        "") words="{names} --help --version" ;;\n']
    cases += map(_command, commands)
    return f"{_HEAD}{''.join(cases)}{_TAIL}"


def _command(command: Command) -> str:
    flags = " ".join(flag for option in command.options for flag in option.flags)
    lines = [f"        {command.name})\n", '            case "$option" in\n']
    lines += [
        f"                {'|'.join(option.flags)}) {_assign(option.value)} ;;\n"
        for option in command.options
        if option.value is not None
    ]
    argument = _assign(command.arguments[0]) if command.arguments else "kind=nothing"
    lines += [
        "                *)\n",
        f'                    if [[ "$word" == -* ]]; then words="{flags}"\n',
        f"                    else {argument}; fi ;;\n",
        "            esac ;;\n",
    ]
    return "".join(lines)


def _assign(value: Value) -> str:
    match value.kind:
        case Kind.FILE:
            return "kind=files"
        case Kind.FOLDER:
            return "kind=folders"
        case Kind.NOTHING:
            return "kind=nothing"
        case Kind.CHOICE:
            return f'words="{" ".join(value.words)}"'
        case Kind.CHOICES:
            return f'kind=list words="{" ".join(value.words)}"'
