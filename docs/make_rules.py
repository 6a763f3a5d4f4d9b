"""Write the rules in five languages from the catalogs: `python docs/make_rules.py`.

All rules with questions and answers become docs/LANGUAGE/rules.md; those in three minutes are part
of docs/LANGUAGE/README.md, between two comments.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rapido.cli.rules import rules_in_short
from rapido.locales import LANGUAGES, catalog

DOCS: Final = Path(__file__).parent
CATALOGS: Final = DOCS.parent / "src" / "rapido" / "locales"
GROUPS: Final = DOCS.parent / "frontend" / "src" / "game" / "rule-groups.ts"
START: Final = "<!-- rules in short: python docs/make_rules.py -->\n"
END: Final = "<!-- end of rules in short -->\n"
FIRST_WORDS: Final = re.compile(r"^([^:.,]{4,20}?)(\s?:) (\w)")
"""what a paragraph is about, as in "Score: if your dice …" """


def generate() -> dict[Path, str]:
    """Return the pages with up-to-date rules."""
    pages: dict[Path, str] = {}
    for language in LANGUAGES:
        start = DOCS / language / "README.md"
        short = f"{START}\n{_in_short(language)}\n{END}"
        pattern = re.compile(f"{re.escape(START)}.*{re.escape(END)}", re.DOTALL)
        pages[start] = pattern.sub(lambda _, short=short: short, start.read_text("utf-8"))
        pages[DOCS / language / "rules.md"] = "\n\n".join(_all(language)) + "\n"
    return pages


def _in_short(language: str) -> str:
    say = catalog(language)
    paragraphs = rules_in_short(say)
    bold = (FIRST_WORDS.sub(r"**\1\2** \3", paragraph) for paragraph in paragraphs)
    return "\n\n".join([f"## {say('rules-title')}", *bold]) + "\n"


def _all(language: str) -> Iterator[str]:
    say = dict(_messages(CATALOGS / language / "web" / "rules.ftl"))
    yield f"<!-- python docs/make_rules.py -->\n# {say['rules-page-title']}"
    yield say["rules-page-breath"]
    for group, numbers in re.findall(r'key: "(\w+)", rules: \[(.+?)\]', GROUPS.read_text("utf-8")):
        yield f"## {say[f'rules-group-{group}']}"
        for number in numbers.split(", "):
            yield f"### R{number} {say[f'rules-r{number}-name']}"
            yield say[f"rules-r{number}"]
    yield f"## {say['rules-group-questions']}"
    for key, text in say.items():
        if key.startswith("rules-q-"):
            yield f"**{text}** {say[key.replace('-q-', '-a-')]}"


def _messages(file: Path) -> list[tuple[str, str]]:
    return re.findall(r"^([a-z][\w-]*) = (.+)$", file.read_text("utf-8"), re.MULTILINE)


def main() -> None:
    for path, text in generate().items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
