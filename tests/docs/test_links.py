"""Links between the documents, as they are in the repository: files and headings exist."""

import os
import re
from pathlib import Path

import pytest
from website.navigation import places, read_navigation

from tests.docs.code_blocks import all_pages

LINK = re.compile(r'\]\(([^)\s]+)\)|<img [^>]*src="([^"]+)"')


def without_code(page: Path) -> str:
    text = page.read_text("utf-8")
    text = re.sub(r"^( *)(```+).*?^\1\2$", "", text, flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"`[^`\n]+`", lambda code: code[0].replace("](", "] ("), text)


def headings(page: Path) -> set[str]:
    found = re.findall(r"^#+ (.*)$", without_code(page), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in found}


@pytest.mark.parametrize("page", all_pages(), ids=str)
def test_links_resolve(page: Path) -> None:
    for found in LINK.findall(without_code(page)):
        name, _, anchor = (found[0] or found[1]).partition("#")
        if re.match(r"[a-z]+:", name):
            continue
        target = page.parent / name if name else page
        if not target.exists():
            # The build says which pages of the navigation are missing, and leaves them out.
            place = os.path.relpath(target, "docs")
            assert place in places(read_navigation()), name
        # The build writes the entries of the reference, and checks links to them.
        elif anchor and target.suffix == ".md" and target.parent.name != "reference":
            assert anchor in headings(target), f"{name}#{anchor}"
