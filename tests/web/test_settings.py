"""Server settings: ranges, options, environment, file, presets, and the tables in hosting.md."""

import importlib.util
import json
import math
import re
import tomllib
from argparse import ArgumentParser
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from rapido.cli import serve
from rapido.web.settings.effective import (
    CONFIG,
    EffectiveSettings,
    effective_settings,
    unknown_variables,
)
from rapido.web.settings.presets import PRESETS
from rapido.web.settings.setting import BadSettingValue, Setting, read_environment
from rapido.web.settings.settings import SETTINGS, Limits, Settings, grouped_settings, make_settings
from tests.cli.run import Shell

NUMBERS = [
    setting
    for setting in SETTINGS.values()
    if isinstance(setting.default, int | float) and not isinstance(setting.default, bool)
]
URLS = {"store": "postgresql://me:secret@db.example/games", "bus": "nats://bus.example:4222"}


def load(*arguments: str) -> Settings:
    """Load settings as `rapido serve` does."""
    parser = ArgumentParser()
    serve.configure(parser)
    return serve.load_settings(parser.parse_args(arguments)).settings


def merge(
    folder: Path,
    text: str = "",
    environment: dict[str, str] | None = None,
    config: Path | None = None,
    **options: object,
) -> EffectiveSettings:
    """Merge a rapido.toml in a data folder with environment and options."""
    if text:
        (folder / "rapido.toml").write_text(text, "utf-8")
    return effective_settings(options, environment or {}, config, lambda: folder)


def value_of(found: EffectiveSettings, name: str) -> Any:
    group = found.settings.limits if hasattr(found.settings.limits, name) else found.settings
    return getattr(group, name)


def other_value(setting: Setting) -> Any:
    """Return a valid value that is neither the default nor that of a preset."""
    match setting.default:
        case bool():
            return not setting.default
        case int() | float():
            found = setting.minimum if setting.default != setting.minimum else setting.maximum
            return type(setting.default)(found)
        case None:
            return "folder"
        case _ if setting.choices:
            return next(each for each in setting.choices if each != setting.default)
        case str() if setting.name in URLS:
            return URLS[setting.name]
        case str():
            return "127.0.0.9"
        case _:
            return ["127.0.0.9", "127.0.0.8"]


def as_text(value: Any) -> str:
    match value:
        case bool():
            return str(int(value))
        case list():
            return ",".join(map(str, value))  # pyright: ignore[reportUnknownArgumentType]
        case _:
            return str(value)


def generator() -> ModuleType:
    path = Path("docs/make_settings.py")
    spec = importlib.util.spec_from_file_location("make_settings", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_documented_table_is_up_to_date() -> None:
    page = Path("docs/hosting.md").read_text("utf-8")
    assert generator().generate() == page, "run python docs/make_settings.py"
    for setting in SETTINGS.values():
        names = f"| `{setting.name}` | `{setting.flag}` | `{setting.variable}` |"
        assert page.count(names) == 1


def test_every_field_has_its_own_variable() -> None:
    fields = {*Settings.__dataclass_fields__, *Limits.__dataclass_fields__} - {"limits"}
    assert set(SETTINGS) == fields
    assert len({setting.variable for setting in SETTINGS.values()}) == len(fields)
    assert all(setting.about for setting in SETTINGS.values())


@pytest.mark.parametrize("setting", NUMBERS, ids=lambda setting: setting.name)
def test_ranges_are_enforced(setting: Any) -> None:
    assert -math.inf < setting.minimum <= setting.default <= setting.maximum < math.inf
    for value in (setting.minimum, setting.default, setting.maximum):
        assert setting.parse(f"{value:.15g}") == value
        assert make_settings({"data": Path(), setting.name: value})
    for value in (setting.minimum - 1, setting.maximum + 1, math.nan, math.inf):
        with pytest.raises(BadSettingValue, match=f"{setting.minimum:.15g} to "):
            setting.parse(f"{value:.15g}")
        with pytest.raises(BadSettingValue, match=f"for {setting.name}$"):
            make_settings({"data": Path(), setting.name: value})


def test_bounds_protect_games_from_slips_of_the_pen() -> None:
    least = {name: setting.minimum for name, setting in SETTINGS.items()}
    assert least["keep_days"] >= 1
    assert least["abandoned_game_timeout"] >= 3600
    assert least["idle_room_timeout"] >= 60
    assert least["log_repeat_interval"] > 0  # or clients could fill the disk


def test_precedence_of_options_and_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    assert load("--data", "x").port == 8321
    monkeypatch.setenv("RAPIDO_PORT", "99")
    monkeypatch.setenv("RAPIDO_NAMES", "a.example, b.example")
    monkeypatch.setenv("RAPIDO_LOG", "yes")
    monkeypatch.setenv("RAPIDO_SEND_QUEUE", "7")
    monkeypatch.setenv("RAPIDO_DATA", "there")
    found = load()
    assert (found.port, found.names, found.log) == (99, ("a.example", "b.example"), True)
    assert (found.limits.send_queue, found.data) == (7, Path("there"))
    found = load("--port", "98", "--name", "c.example", "--data", "here")
    assert (found.port, tuple(found.names), found.data) == (98, ("c.example",), Path("here"))


@pytest.mark.parametrize("text", ["2", "perhaps", "-1"])
def test_invalid_boolean(text: str) -> None:
    with pytest.raises(BadSettingValue, match=r"RAPIDO_LOG: .* isn’t one of the choices: 0, 1"):
        read_environment(SETTINGS, {"RAPIDO_LOG": text})


@pytest.mark.parametrize("days", ["-4", "0", "0.9", "nan", "inf", "40000", "many"])
def test_value_out_of_range_is_reported(tmp_path: Path, days: str) -> None:
    shell = Shell(tmp_path)
    for done in (
        shell.run("serve", "--no-browser", f"--keep-days={days}"),
        shell.run("serve", "--no-browser", RAPIDO_KEEP_DAYS=days),
    ):
        assert done.returncode == 2
        assert f"a number from 1 to 36500, not {days}" in done.stderr


@pytest.mark.parametrize("setting", SETTINGS.values(), ids=lambda setting: setting.name)
def test_every_setting_can_be_given_in_three_ways(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, setting: Setting
) -> None:
    value, data = other_value(setting), ["--data", str(tmp_path)]
    others = {"store": URLS["store"]} if setting.name in {"bus", "workers"} else {}
    for name, text in others.items():  # what these need
        monkeypatch.setenv(SETTINGS[name].variable, text)
    expected = make_settings({"data": tmp_path, setting.name: value, **others})
    if setting.name == "data":
        expected, data = make_settings({"data": Path(value)}), []
    flag = setting.flag
    if isinstance(value, bool):
        option = [flag if value else flag.replace("--", "--no-", 1)]
    else:
        option = [f"{flag}={as_text(value)}"]
    if setting.name in {"lan", "preset"}:  # these also change others
        assert getattr(load(*data, *option), setting.name) == value
        monkeypatch.setenv(setting.variable, as_text(value))
        assert getattr(load(*data), setting.name) == value
        return
    assert load(*data, *option) == expected
    monkeypatch.setenv(setting.variable, as_text(value))
    assert load(*data) == expected
    monkeypatch.delenv(setting.variable)
    file = tmp_path / "elsewhere.toml"
    file.write_text(f"{setting.name} = {json.dumps(value)}", "utf-8")
    found = load(*data, "--config", str(file))
    if setting.name == "data":
        assert found.data == tmp_path / str(value)  # relative to the file
    else:
        assert found == expected


def test_option_over_environment_over_file_over_preset_over_default(tmp_path: Path) -> None:
    name = "guests_per_address"
    variable = {SETTINGS[name].variable: "33"}
    found = merge(tmp_path)
    assert (value_of(found, name), found.sources[name], found.file) == (10, "default", None)
    found = merge(tmp_path, 'preset = "school"')
    assert value_of(found, name) == PRESETS["school"][name] != 10
    assert (found.sources[name], found.sources["preset"]) == ("preset", "file")
    assert found.file == tmp_path / "rapido.toml"
    found = merge(tmp_path, f'preset = "school"\n{name} = 22')
    assert (value_of(found, name), found.sources[name]) == (22, "file")
    found = merge(tmp_path, environment=variable)
    assert (value_of(found, name), found.sources[name]) == (33, "environment")
    found = merge(tmp_path, environment=variable, guests_per_address=44)
    assert (value_of(found, name), found.sources[name]) == (44, "option")
    # The preset itself follows the same order.
    assert merge(tmp_path, environment={"RAPIDO_PRESET": "home"}).settings.preset == "home"
    found = merge(tmp_path, environment={"RAPIDO_PRESET": "home"}, preset="school")
    assert (found.settings.preset, found.sources["preset"]) == ("school", "option")


def test_switch_is_turned_off_by_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAPIDO_LOG", "1")
    assert load("--data", "x").log
    assert not load("--data", "x", "--no-log").log


def test_lists_are_repeated_or_separated_by_commas() -> None:
    found = load("--data", "x", "--name", "a.example,b.example", "--name", "C.example")
    assert found.names == ("a.example", "b.example", "c.example")
    assert load("--data", "x", "--proxy", "::1", "--proxy", "10.0.0.0/8").proxies == (
        *("::1", "10.0.0.0/8"),
    )


def test_file_is_the_named_one_or_that_in_the_data_folder(tmp_path: Path) -> None:
    named, by_variable = tmp_path / "named.toml", tmp_path / "variable.toml"
    named.write_text("port = 1", "utf-8")
    by_variable.write_text(f"port = 2\ndata = {json.dumps(str(tmp_path / 'd'))}", "utf-8")
    environment = {CONFIG: str(by_variable)}
    assert merge(tmp_path, "port = 3").settings.port == 3
    assert merge(tmp_path, environment=environment).settings.port == 2
    assert merge(tmp_path, environment=environment).settings.data == tmp_path / "d"
    assert merge(tmp_path, environment=environment, config=named).settings.port == 1
    other = tmp_path / "other"
    assert merge(tmp_path, data=other).settings.port == 8321
    assert merge(tmp_path, environment={"RAPIDO_DATA": str(other)}).settings.data == other
    assert merge(tmp_path, environment={"RAPIDO_DATA": ""}).settings.data == tmp_path


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("keep_day = 3", "there is no setting keep_day; did you mean keep_days?"),
        ("keep-days = 3", "there is no setting keep-days; did you mean keep_days?"),
        ('name = "x"', "there is no setting name; did you mean names?"),
        ("RAPIDO_PORT = 3", "there is no setting RAPIDO_PORT; did you mean port?"),
        ("zzz = 3", "there is no setting zzz"),
        ("[limits]\nport = 3", "there are no tables in this file: write the settings without"),
        ("[port]\nx = 3", "port: give a whole number from 0 to 65535, not a table"),
        ("port = 70000", "port: give a whole number from 0 to 65535, not 70000"),
        ("port = 80.0", "port: give a whole number from 0 to 65535, not 80.0"),
        ("port = true", "port: give a whole number from 0 to 65535, not true"),
        ('port = "80"', 'port: give a whole number from 0 to 65535, not "80"'),
        ("keep_days = 0", "keep_days: give a number from 1 to 36500, not 0"),
        ("keep_days = -4", "keep_days: give a number from 1 to 36500, not -4"),
        ("keep_days = nan", "keep_days: give a number from 1 to 36500, not nan"),
        ("keep_days = 2026-01-01", "keep_days: give a number from 1 to 36500, not 2026-01-01"),
        ("log = 1", "log: 1 isn’t one of the choices: true, false"),
        ('log = "yes"', 'log: "yes" isn’t one of the choices: true, false'),
        ('names = "x.example"', 'names: expected a list of texts: ["…"], not "x.example"'),
        ("names = [1]", 'names: expected a list of texts: ["…"], not [1]'),
        ('names = ["https://x"]', "names: expected a host name without scheme, port and path"),
        ('proxies = ["localhost"]', "proxies: expected the address of a proxy"),
        ("host = 1", 'host: expected a "text", not 1'),
        ('preset = "office"', "preset: office isn’t one of the choices: home, school"),
        ('data = "x"', "data cannot be set in a file that was found in the data folder"),
        ("port = ", "Invalid value (at end of document); expected lines such as keep_days = 30"),
        ("port = 1\nport = 2", "Cannot overwrite a value"),
    ],
)
def test_problems_in_a_file_are_explained(tmp_path: Path, text: str, problem: str) -> None:
    with pytest.raises(BadSettingValue) as error:
        merge(tmp_path, text)
    assert str(error.value).startswith(f"{tmp_path / 'rapido.toml'}: ")
    assert problem in str(error.value)


def test_all_problems_of_a_file_are_listed(tmp_path: Path) -> None:
    with pytest.raises(BadSettingValue) as error:
        merge(tmp_path, 'port = -1\nlog = true\nkeep_days = "x"\nnonsense = 1')
    found = [line.split(": ")[1] for line in str(error.value).splitlines()]
    assert found == ["port", "keep_days", "there is no setting nonsense"]


def test_unreadable_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSettingValue, match="cannot be read \\(No such file"):
        merge(tmp_path, config=tmp_path / "missing.toml")
    with pytest.raises(BadSettingValue, match="cannot be read \\(No such file"):
        merge(tmp_path, environment={CONFIG: "missing.toml"})
    (tmp_path / "rapido.toml").mkdir()
    with pytest.raises(BadSettingValue, match="cannot be read \\(Is a directory"):
        merge(tmp_path)
    (tmp_path / "latin.toml").write_bytes(b'host = "\xe4"')
    with pytest.raises(BadSettingValue, match="is not text in UTF-8"):
        merge(tmp_path, config=tmp_path / "latin.toml")
    (tmp_path / "deep.toml").write_text("x = " + "[" * 100_000, "utf-8")
    with pytest.raises(BadSettingValue, match=r"deep\.toml: "):
        merge(tmp_path, config=tmp_path / "deep.toml")


def test_unknown_variables_are_reported() -> None:
    known = {setting.variable: "x" for setting in SETTINGS.values()}
    others = dict.fromkeys((CONFIG, "RAPIDO_VENV", "RAPIDO_TABLES", "RAPIDO_KILL_CYCLES"), "x")
    assert unknown_variables(known | others | {"PATH": "x"}) == []
    similar, strange = map(str, unknown_variables({"RAPIDO_KEEP_DAY": "3", "RAPIDO_ZZZ": "3"}))
    assert strange == "The environment variable RAPIDO_ZZZ is not a Rapido setting"
    assert similar.startswith("The environment variable RAPIDO_KEEP_DAY is not a Rapido setting")
    assert similar.endswith("; did you mean RAPIDO_KEEP_DAYS?")


def test_every_variable_in_the_source_is_known() -> None:
    source = "".join(path.read_text("utf-8") for path in Path("src/rapido").rglob("*.py"))
    source += Path("rapido").read_text("utf-8")
    named = set(re.findall(r'["( ](RAPIDO_[A-Z_]+[A-Z])["=\s]', source))
    assert {"RAPIDO_VENV", "RAPIDO_TABLES"} <= named
    assert unknown_variables(dict.fromkeys(named, "")) == []


@pytest.mark.parametrize("preset", PRESETS)
def test_presets_are_valid(preset: str) -> None:
    values = dict(PRESETS[preset])
    assert make_settings({"data": Path(), **values})
    assert all(SETTINGS[name].default != value for name, value in values.items())


def test_groups_contain_every_setting() -> None:
    groups = grouped_settings()
    assert [each.name for group in groups.values() for each in group] == list(SETTINGS)
    assert "" not in groups
    assert len(groups) == 5


def test_help_shows_everyday_options_or_all(tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    everyday, everything = (
        " ".join(shell.run("serve", option).stdout.split()) for option in ("--help", "--help-all")
    )
    for setting in SETTINGS.values():
        assert (f"{setting.flag} " in everyday or f"{setting.flag}, " in everyday) == bool(
            setting.option
        ), setting.name
        assert setting.flag in everything
        if setting.minimum > -math.inf:
            assert f"({setting.bounds}; default: {setting.default:.15g})" in everything
    for title in grouped_settings():
        assert f" {title.lower()}:" in everything


def test_show_settings(tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    data = tmp_path / "games"
    data.mkdir()
    (data / "rapido.toml").write_text('preset = "school"\nkeep_days = 30', "utf-8")
    arguments = ("serve", "--data", data, "--name", "Bücher.example", "--show-settings")
    done = shell.run(*arguments, RAPIDO_PORT="99", RAPIDO_PROT="98")
    assert done.returncode == 0, done.stderr
    assert "RAPIDO_PROT is not a Rapido setting; did you mean RAPIDO_PORT?" in done.stderr
    values = tomllib.loads(done.stdout)
    assert list(values) == list(SETTINGS)
    assert (values["port"], values["keep_days"], values["names"], values["log"]) == (
        *(99, 30.0, ["xn--bcher-kva.example"], False),
    )
    assert "\nkeep_days = 30  " in done.stdout
    lines = {line.split(" ")[0]: line.partition(" # ")[2] for line in done.stdout.splitlines()}
    assert lines["port"] == "environment RAPIDO_PORT"
    assert lines["names"] == "option --name"
    assert lines["keep_days"] == "file"
    assert lines["guests_per_address"] == "preset school"
    assert lines["log"] == "default"
    as_json = json.loads(shell.run(*arguments, "--json").stdout)
    assert as_json["file"] == str(data / "rapido.toml")
    assert as_json["settings"]["keep_days"] == {"value": 30.0, "source": "file"}
    assert as_json["settings"]["port"] == {"value": 8321, "source": "default"}
    assert [path.name for path in data.iterdir()] == ["rapido.toml"]


def test_nothing_starts_with_a_broken_file(tmp_path: Path) -> None:
    file = tmp_path / "broken.toml"
    file.write_text("prot = 99", "utf-8")
    shell = Shell(tmp_path)
    for done in (
        shell.run("serve", "--config", file, "--no-browser"),
        shell.run("serve", "--no-browser", RAPIDO_CONFIG=str(file)),
        shell.run("serve", "--config", file, "--show-settings"),
    ):
        assert done.returncode == 2
        assert done.stderr == f"{file}: there is no setting prot; did you mean port?\n"
    assert not (tmp_path / "data").exists()


def test_backup_uses_the_data_folder_of_the_file(tmp_path: Path) -> None:
    file = tmp_path / "rapido.toml"
    file.write_text('data = "games"', "utf-8")
    shell = Shell(tmp_path)
    for done in (
        shell.run("backup", "copy", "--config", file),
        shell.run("backup", "copy", RAPIDO_CONFIG=str(file)),
    ):
        assert str(tmp_path / "games" / "rapido.sqlite") in done.stderr
    file.write_text("data = 3", "utf-8")
    done = shell.run("backup", "copy", "--config", file)
    assert (done.returncode, done.stderr) == (2, f'{file}: data: expected a "text", not 3\n')
