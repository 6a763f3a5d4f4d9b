"""How the packages of an extra are installed, from wherever Rapido was installed."""

import json
import sys
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote, urlsplit

NAME: Final = "rapido-game"


def install_command(extra: str) -> str:
    """Return what to type; an index may not have what was installed from a folder or a wheel."""
    try:
        text = distribution(NAME).read_text("direct_url.json")  # PEP 610
    except PackageNotFoundError:
        return _from(_clone() or NAME, extra)
    origin: dict[str, Any] = json.loads(text) if text else {}
    url = urlsplit(str(origin.get("url", "")))
    # On Windows it is /C:/folder.
    path = Path(unquote(url.path.removeprefix("/") if sys.platform == "win32" else url.path))
    if url.scheme != "file" or not path.exists():
        return _from(NAME, extra)
    editable: bool = origin.get("dir_info", {}).get("editable", False)
    return _from(str(path), extra, "-e " if editable else "")


def _from(source: str, extra: str, option: str = "") -> str:
    return f'pip install {option}"{source}[{extra}]"'


def _clone() -> str | None:
    folder = Path(__file__).parents[2]
    return str(folder) if (folder / "pyproject.toml").is_file() else None
