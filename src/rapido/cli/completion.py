"""`rapido completion`: a script that makes a shell complete commands, options and names."""

from argparse import ArgumentParser, Namespace
from typing import Final

from rapido.cli.options.help_formatter import HelpText
from rapido.cli.options.language import add_language
from rapido.locales import Say

SHELLS: Final = ("bash", "zsh", "fish")
_PLACES: Final = (
    "rapido completion bash > ~/.rapido.bash  # .bashrc: . ~/.rapido.bash",
    "mkdir -p ~/.zfunc",
    "rapido completion zsh > ~/.zfunc/_rapido  # .zshrc: fpath+=(~/.zfunc); compinit",
    "mkdir -p ~/.config/fish/completions",
    "rapido completion fish > ~/.config/fish/completions/rapido.fish",
)


class _Places(HelpText):
    def render(self, say: Say) -> str:
        places = [f"  {place}" for place in _PLACES]
        return "\n".join([say(str(self)), *places, "", say("help-completion-again")])


def configure(parser: ArgumentParser) -> None:
    parser.description = "help-completion"
    parser.add_argument("shell", choices=SHELLS, help="help-completion-shell")
    add_language(parser)
    parser.epilog = _Places("help-completion-more")


def run(options: Namespace) -> int:
    print(completion_script(options.shell, options.language), end="")
    return 0


def completion_script(shell: str, language: str) -> str:
    """Return the script, which describes options in a language."""
    # `--help` needs none of these.
    from rapido.cli import COMMANDS  # noqa: PLC0415
    from rapido.cli.completion_scripts.bash import bash_script  # noqa: PLC0415
    from rapido.cli.completion_scripts.fish import fish_script  # noqa: PLC0415
    from rapido.cli.completion_scripts.words import command_words  # noqa: PLC0415
    from rapido.cli.completion_scripts.zsh import zsh_script  # noqa: PLC0415
    from rapido.lab.participants import known_names  # noqa: PLC0415
    from rapido.players import names  # noqa: PLC0415

    commands = command_words(COMMANDS, language, known_names(), names())
    write = {"bash": bash_script, "zsh": zsh_script, "fish": fish_script}[shell]
    return write(commands)
