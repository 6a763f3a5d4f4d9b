"""docs/hosting.md: its files are those of docs/hosting, and they fit the program."""

import inspect
import re
import shutil
import subprocess
import textwrap
import tomllib
from argparse import ArgumentParser
from configparser import ConfigParser
from importlib import import_module
from pathlib import Path

import pytest
import uvicorn

from rapido.cli import COMMANDS
from rapido.web.settings.effective import effective_settings
from rapido.web.settings.settings import SETTINGS

PAGE = Path("docs/hosting.md").read_text("utf-8")
FILES = sorted(Path("docs/hosting").iterdir())
LINKED = {
    *("Containerfile", "Containerfile.dockerignore", "compose.yaml", "grafana.json", "alerts.yaml")
}
"""files that are too long for the page"""
UNITS = [file for file in FILES if file.suffix in {".service", ".timer"}]


def blocks() -> list[str]:
    """Return all code blocks of the page, without indentation."""
    found = re.findall(r"^( *)```\w*\n(.*?)^\1```$", PAGE, re.MULTILINE | re.DOTALL)
    return [textwrap.dedent(text) for _, text in found]


def seconds(directive: str, file: str) -> int:
    text = Path("docs/hosting", file).read_text("utf-8")
    found = re.search(rf"{directive}[ =](\d+)s?;?$", text, re.MULTILINE)
    assert found is not None, directive
    return int(found[1])


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_page_prints_each_file_as_it_is(file: Path) -> None:
    if file.name in LINKED:
        assert f"](hosting/{file.name})" in PAGE
    else:
        assert file.read_text("utf-8") in blocks()


def test_settings_file_is_valid() -> None:
    file = Path("docs/hosting/rapido.toml")
    found = effective_settings({}, {}, file, lambda: Path("elsewhere"))
    assert found.settings.proxies == ("127.0.0.1",)
    assert found.settings.names == ("rapido.example",)
    assert found.settings.data == Path("/var/lib/rapido")
    server = Path("docs/hosting/rapido-server.toml")
    store = {"RAPIDO_STORE": "postgresql://rapido:PASSWORD@127.0.0.1/rapido"}
    assert f"# RAPIDO_STORE={store['RAPIDO_STORE']}\n" in server.read_text("utf-8")
    assert effective_settings({}, store, server, lambda: Path("elsewhere")).settings.workers == 4
    fleet = server.read_text("utf-8").replace("# bus", "bus")
    assert tomllib.loads(fleet)["bus"].startswith("nats://")
    school = file.read_text("utf-8").replace("# preset", "preset")
    assert tomllib.loads(school)["preset"] == "school"


def test_timeouts_fit_together() -> None:
    defaults = inspect.signature(uvicorn.Config).parameters
    ping = defaults["ws_ping_interval"].default + defaults["ws_ping_timeout"].default
    slowest = max(SETTINGS["review_timeout"].default, SETTINGS["advice_timeout"].default)
    for directive in ("proxy_read_timeout", "proxy_send_timeout"):
        assert seconds(directive, "nginx.conf") > max(ping, slowest)
    for unit in ("rapido.service", "rapido-server@.service"):
        assert seconds("TimeoutStopSec", unit) > 5 * SETTINGS["shutdown_timeout"].default
        text = Path("docs/hosting", unit).read_text("utf-8")
        assert f"which is {SETTINGS['shutdown_timeout'].default} seconds" in text


def test_client_cannot_set_what_is_forwarded() -> None:
    nginx = Path("docs/hosting/nginx.conf").read_text("utf-8")
    assert "proxy_add_x_forwarded_for" not in nginx
    assert "proxy_set_header X-Forwarded-For $remote_addr;" in nginx
    assert "proxy_set_header X-Forwarded-Proto $scheme;" in nginx


@pytest.mark.parametrize("command", re.findall(r"/rapido ([a-z]+) ", PAGE))
def test_commands_exist(command: str) -> None:
    assert command in COMMANDS


@pytest.mark.parametrize(
    ("command", "option"),
    sorted(
        {
            (command, option)
            for command, rest in re.findall(r"rapido ([a-z]+) ([^\n]*)", "".join(blocks()))
            for option in re.findall(r"--[a-z-]+", rest)
        }
    ),
)
def test_options_exist(command: str, option: str) -> None:
    parser = ArgumentParser()
    import_module(f"rapido.cli.{command}").configure(parser)
    assert option in parser.format_help() or option in {each.flag for each in SETTINGS.values()}


@pytest.mark.parametrize("name", ["rapido.service", "rapido-server@.service"])
def test_units_are_hardened(name: str) -> None:
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(Path("docs/hosting", name))
    service = unit["Service"]
    expected = {"ProtectSystem": "strict", "NoNewPrivileges": "yes", "Restart": "always"}
    assert expected.items() <= dict(service).items()
    assert int(service["LimitNOFILE"]) > SETTINGS["connections"].default
    if name == "rapido.service":
        assert service["StateDirectory"] == "rapido"
    else:
        assert service["KillMode"] == "mixed"
        assert service["ExecReload"] == "/bin/kill -HUP $MAINPID"


def test_units_are_valid(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not installed: the units were not verified")
    launcher = str(Path("rapido").absolute())
    for unit in UNITS:
        text = unit.read_text("utf-8").replace("/opt/rapido/rapido", launcher)
        text = text.replace("/opt/rapido-%i/rapido", launcher)
        (tmp_path / unit.name).write_text(text, "utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", *(str(tmp_path / unit.name) for unit in UNITS)],
        capture_output=True,
        text=True,
        check=False,
    )
    # It also reports problems of other units on this machine.
    assert "rapido" not in done.stderr, done.stderr
    assert done.returncode == 0, done.stderr
