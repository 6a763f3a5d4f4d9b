"""The diagram of the layers shows every package."""

import re
import tomllib
from pathlib import Path


def test_diagram_shows_every_layer() -> None:
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    [layers] = [each["layers"] for each in contracts if each["type"] == "layers"]
    packages = {name.strip() for layer in layers for name in layer.split("|")}
    planned = {name.strip("()") for name in packages if name.startswith("(")}
    built = {name for name in packages if not name.startswith("(")}
    page = Path("docs/architecture.md").read_text("utf-8")
    drawn = set(re.findall(r'"([\w, ]+):', page.partition("\n## The layers\n")[2]))
    shown = {name.strip() for names in drawn for name in names.split(",")}
    assert shown - planned == built
