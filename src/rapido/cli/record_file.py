"""Reads records from files, and writes them so that a power failure loses none."""

import sys
from pathlib import Path
from typing import BinaryIO, Final

from rapido.cli.system_errors import system_reason
from rapido.locales import Say
from rapido.record import MAX_LENGTH, BadRecord, Reading, Record, read_record, write_text
from rapido.replaced_file import replaceable, replacing
from rapido.rules import BadPosition, BadRequest, RapidoError

STANDARD_INPUT: Final = Path("-")
LARGEST: Final = MAX_LENGTH
"""bytes"""


class FileError(Exception):
    """A file cannot be read or written; the message is a sentence for the user."""


def load_record(path: Path, say: Say) -> Reading:
    """Read a record in text or JSON form."""
    try:
        with path.open("rb") as file:
            return _read_stream(file, path, say)
    except FileNotFoundError as error:
        raise FileError(say("file-not-found", file=str(path))) from error
    except OSError as error:
        reason = system_reason(error, say)
        raise FileError(say("file-unreadable", file=str(path), reason=reason)) from error


def load_input(path: Path, say: Say) -> Reading:
    """Read a record from a file, or from standard input if its name is -."""
    if path == STANDARD_INPUT:
        return _read_stream(sys.stdin.buffer, path, say)
    return load_record(path, say)


def _read_stream(stream: BinaryIO, path: Path, say: Say) -> Reading:
    """Read a record from an open file; `path` is its name in error messages."""
    content = stream.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise FileError(say("file-too-large", file=str(path)))
    try:
        return read_record(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise FileError(say("file-not-text", file=str(path))) from error


def check_savable(path: Path, say: Say) -> None:
    """Raise `FileError` if the path is that of a folder, a device or a pipe."""
    try:
        replaceable(path)
    except OSError as error:
        raise _unwritable(path, error, say) from error


def save_record(path: Path, record: Record, say: Say) -> None:
    """Write a record completely or not at all, and return only when it is on the disk."""
    try:
        replaceable(path).parent.mkdir(parents=True, exist_ok=True)
        with replacing(path) as file:
            file.write(write_text(record).encode())
    except OSError as error:
        raise _unwritable(path, error, say) from error


def _unwritable(path: Path, error: OSError, say: Say) -> FileError:
    return FileError(say("file-unwritable", file=str(path), reason=system_reason(error, say)))


def describe_damage(damage: BadRecord, say: Say) -> str:
    """Say what is wrong with a record, and where."""
    line = isinstance(damage.where, int)
    where = say("damage-line", line=damage.where) if line else damage.where
    expected = say(f"expected-{damage.expected.name.lower()}")
    if damage.example:
        expected = say("damage-example", expected=expected, example=damage.example)
    if damage.token:
        sentences = [say("damage", where=where, token=damage.token)]
    else:
        sentences = [say("damage-missing", where=where)]
    # A token that is no move at all needs no other reason.
    if damage.because is not None and not isinstance(damage.because, BadRequest):
        sentences.append(_describe_refusal(damage.because, say))
    return " ".join([*sentences, say("damage-expected", expected=expected)])


def _describe_refusal(refusal: RapidoError, say: Say) -> str:
    if not isinstance(refusal, BadPosition):
        return say(f"error-{refusal.code}")
    fault = say(f"position-fault-{refusal.reason}")
    if refusal.field is None:
        return fault
    return f"{say('position-at-field', field=refusal.field)} {fault}"
