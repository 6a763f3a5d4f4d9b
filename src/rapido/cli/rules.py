"""`rapido rules`: a summary of the rules, in the reader's language."""

from argparse import ArgumentParser, Namespace

from rapido.cli.command_line import command_line
from rapido.cli.options.color import add_color
from rapido.cli.options.json_output import add_json, print_json
from rapido.cli.options.language import add_language
from rapido.locales import Say, base_of, catalog
from rapido.rules import FINISH

_PARTS = (
    "rules-aim",
    "rules-turn",
    "rules-score",
    "rules-roll",
    "rules-cross",
    "rules-double",
    "rules-place",
    "rules-throw-out",
    "rules-end",
    "rules-two",
)


def configure(parser: ArgumentParser) -> None:
    add_color(parser)
    add_json(parser)
    add_language(parser)


def run(options: Namespace) -> int:
    from rapido.cli.terminal.output import Output  # noqa: PLC0415 - `--help` needs none of it

    say = catalog(options.language)
    if options.json:
        parts = {part.removeprefix("rules-"): say(part, finish=FINISH) for part in _PARTS}
        print_json({"language": options.language, "finish": FINISH, "rules": parts})
        return 0
    output = Output()
    output.print(say("rules-title"), style="bold")
    for paragraph in (*rules_in_short(say), where_all_rules_are(say, options.language)):
        output.print("")
        output.print(paragraph)
    return 0


def rules_in_short(say: Say, finish: int = FINISH) -> list[str]:
    """Return the rules as a few paragraphs."""
    return [say(part, finish=finish) for part in _PARTS]


def where_all_rules_are(say: Say, language: str) -> str:
    command = " ".join(command_line("docs", f"{base_of(language)}/rules"))
    return say("rules-more", command=command)
