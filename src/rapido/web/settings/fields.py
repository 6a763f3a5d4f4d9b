"""How a setting is declared: a field of a dataclass, with its bounds and its help."""

from collections.abc import Callable
from dataclasses import field
from typing import Any

from rapido.web.settings.setting import Setting
from rapido.web.settings.store_url import hide_password


def number(default: float, minimum: float, maximum: float, about: str, option: str = "") -> Any:  # noqa: ANN401 - as `dataclasses.field`
    setting = Setting(about, minimum, maximum, option)
    return field(default=float(default), metadata={"setting": setting})


def integer(default: int, minimum: int, maximum: int, about: str, option: str = "") -> Any:  # noqa: ANN401
    setting = Setting(about, minimum, maximum, option)
    return field(default=default, metadata={"setting": setting})


def other(default: str | bool | tuple[str, ...], about: str, option: str = "") -> Any:  # noqa: ANN401, FBT001
    return field(default=default, metadata={"setting": Setting(about, option=option)})


def text(
    default: str | tuple[str, ...],
    about: str,
    option: str,
    choices: tuple[str, ...] = (),
    normalize: Callable[[str], str] = str,
) -> Any:  # noqa: ANN401
    setting = Setting(about, option=option, choices=choices, normalize=normalize)
    return field(default=default, metadata={"setting": setting})


def url(default: str, about: str, option: str, normalize: Callable[[str], str]) -> Any:  # noqa: ANN401
    setting = Setting(about, option=option, normalize=normalize, show=hide_password)
    return field(default=default, repr=False, metadata={"setting": setting})
