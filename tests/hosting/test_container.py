"""The container files: they parse, name what exists, and their steps work in an empty folder."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from ipaddress import IPv4Address, IPv4Network
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

from rapido.web.settings.effective import effective_settings, unknown_variables
from rapido.web.settings.settings import SETTINGS, Settings
from tests.docs.code_blocks import all_pages
from tests.docs.test_links import LINK, without_code
from tests.faults.server import Server

FILES = Path("docs/hosting")
CONTAINERFILE = FILES / "Containerfile"
BUILD = "RAPIDO_TEST_CONTAINER"
"""environment variable: build what the image contains, which takes some minutes"""


class Step(NamedTuple):
    instruction: str
    arguments: str


def steps() -> list[Step]:
    lines = CONTAINERFILE.read_text("utf-8").splitlines()
    found = [line.split(" ", 1) for line in lines if line and not line.startswith("#")]
    return [Step(*each) for each in found]


def arguments_of(instruction: str) -> list[str]:
    return [step.arguments for step in steps() if step.instruction == instruction]


def compose() -> Any:
    return yaml.safe_load((FILES / "compose.yaml").read_text("utf-8"))


def load(environment: dict[str, str]) -> Settings:
    assert unknown_variables(environment) == []
    return effective_settings({}, environment, None, lambda: Path("/nowhere")).settings


def image_environment() -> dict[str, str]:
    pairs = (each.partition("=") for each in " ".join(arguments_of("ENV")).split())
    return {name: value for name, _, value in pairs}


def test_image_has_valid_settings() -> None:
    known = {"FROM", "RUN", "WORKDIR", "COPY", "USER", "VOLUME", "ENV", "EXPOSE", "STOPSIGNAL"}
    assert {step.instruction for step in steps()} == known | {"ENTRYPOINT"}
    settings = load(
        {name: text for name, text in image_environment().items() if name.startswith("RAPIDO_")}
    )
    assert (settings.data, settings.host, settings.browser) == (Path("/data"), "0.0.0.0", False)  # noqa: S104
    assert arguments_of("EXPOSE") == [str(settings.port)]
    assert arguments_of("VOLUME") == [str(settings.data)]
    assert arguments_of("USER") == ["10001:10001"]
    assert json.loads(*arguments_of("ENTRYPOINT"))[1:] == ["serve"]


def test_copied_files_exist() -> None:
    for copied in arguments_of("COPY"):
        if not copied.startswith("--from=build"):
            assert Path(copied.split()[0]).exists()
    for file in re.findall(r"-r (\S+)", CONTAINERFILE.read_text("utf-8")):
        assert Path(file).is_file()


def test_context_of_the_image_has_what_the_documentation_needs() -> None:
    """Its build checks that everything exists that a page links to."""
    assert "-r requirements/docs.txt" in CONTAINERFILE.read_text("utf-8")
    left_out = (FILES / "Containerfile.dockerignore").read_text("utf-8").splitlines()
    links = [
        page.parent / "".join(found).partition("#")[0]
        for page in all_pages()
        for found in LINK.findall(without_code(page))
    ]
    needed = {os.path.relpath(path).partition(os.sep)[0] for path in [*all_pages(), *links]}
    assert {"docs", "tests", "bench"} <= needed
    assert not needed.intersection(left_out)


def test_composed_processes_have_valid_settings() -> None:
    services = compose()["services"]
    assert services["app1"] == services["app2"]
    app = services["app1"]
    environment = {
        name: re.sub(r"\$\{POSTGRES_PASSWORD:[^}]*\}", "secret", text)
        for name, text in app["environment"].items()
    }
    settings = load(image_environment() | environment)
    assert settings.store == "postgresql://rapido:secret@postgres/rapido"
    assert settings.bus.startswith("nats://nats:")
    assert settings.names == ("rapido.example",)
    assert app["ulimits"]["nofile"] > SETTINGS["connections"].default
    assert int(app["stop_grace_period"].rstrip("s")) > 5 * settings.shutdown_timeout
    build = app["build"]
    assert (FILES / build["context"] / build["dockerfile"]).resolve() == CONTAINERFILE.resolve()


def test_composed_parts_know_each_other() -> None:
    found = compose()
    services = found["services"]
    used = set(services["app1"]["depends_on"]) | set(services["caddy"]["depends_on"])
    assert used | {"caddy"} == set(services)
    upstreams = services["caddy"]["environment"]["UPSTREAMS"].split()
    assert upstreams == [f"{app}:{SETTINGS['port'].default}" for app in ("app1", "app2")]
    assert "{$UPSTREAMS:" in (FILES / "Caddyfile").read_text("utf-8")
    [network] = found["networks"]["default"]["ipam"]["config"]
    caddy = services["caddy"]["networks"]["default"]["ipv4_address"]
    assert services["app1"]["environment"]["RAPIDO_PROXIES"] == caddy
    assert IPv4Address(caddy) in IPv4Network(network["subnet"])
    assert IPv4Address(caddy) not in IPv4Network(network["ip_range"])
    assert IPv4Network(network["ip_range"]).subnet_of(IPv4Network(network["subnet"]))
    for service in services.values():
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (
                (FILES / source).exists() if source.startswith(".") else source in found["volumes"]
            )
    checked = " ".join(services["app1"]["healthcheck"]["test"])
    assert f"127.0.0.1:{SETTINGS['port'].default}/readyz" in checked


class BuiltServer(Server):
    """`rapido serve` of the image, without a container around it."""

    root: Path

    @property
    def command(self) -> list[str]:
        program = f"{self.root}{json.loads(*arguments_of('ENTRYPOINT'))[0]}"
        options = ["--port", str(self.port), "--data", str(self.data), "--no-browser"]
        return [program, "serve", *options]


def test_steps_build_a_server_from_nothing(tmp_path: Path) -> None:
    """Run the steps with an empty folder instead of the root of an image, and without Node."""
    if not os.environ.get(BUILD):
        pytest.skip(f"this builds for some minutes: set {BUILD}=1")
    root, source = tmp_path / "root", tmp_path / "checkout"
    archive = subprocess.run(["git", "archive", "HEAD"], check=True, capture_output=True).stdout
    source.mkdir()
    subprocess.run(["tar", "-x", "-C", source], input=archive, check=True)
    shutil.copy(CONTAINERFILE, source / CONTAINERFILE)
    (root / "src").mkdir(parents=True)
    environment = os.environ | {"PATH": without_node(tmp_path)}
    for step in steps():
        if step.instruction == "COPY" and not step.arguments.startswith("--from"):
            copied, target = step.arguments.split()
            shutil.copytree(source / copied, root / "src" / target, dirs_exist_ok=True)
        if step.instruction == "RUN" and "apt-get" not in step.arguments:
            if "/data" in step.arguments:
                continue  # for another user, whom only root can name
            command = re.sub(r"(?<![\w.])/(opt|wheels)\b", rf"{root}/\1", step.arguments)
            subprocess.run(["sh", "-c", command], cwd=root / "src", env=environment, check=True)
    server = BuiltServer(tmp_path)
    server.root = root
    server.start()
    try:
        assert b"<html" in server.request("GET", "/").body
        assert server.new_room(server.new_guest())
        server.stop()
    finally:
        server.close()


def without_node(folder: Path) -> str:
    """Return a PATH with this Python as `python`, a compiler, and no Node."""
    programs = folder / "programs"
    programs.mkdir()
    base = Path(getattr(sys, "_base_executable", sys.executable)).resolve()
    (programs / "python").symlink_to(base)
    for name in tools():
        found = shutil.which(name)
        assert found is not None, name
        (programs / name).symlink_to(found)
    return str(programs)


def tools() -> Iterator[str]:
    yield from ("sh", "gcc", "cc", "as", "ld", "uname", "env")
