"""Reports are written to files, and to nothing else."""

import errno
import os
from pathlib import Path

import pytest

from rapido.lab.report.files import CannotWrite, check_writable, write_file
from rapido.replaced_file import replacing


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes with a name")
def test_a_pipe_is_not_replaced(tmp_path: Path) -> None:
    """As root, `--html /dev/null` would replace the device."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(CannotWrite):
        check_writable(pipe)
    with pytest.raises(CannotWrite):
        write_file(pipe, "")
    assert [*tmp_path.iterdir()] == [pipe]
    assert pipe.is_fifo()


def test_a_link_keeps_leading_to_the_report(tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "report")
    for text in ("one", "two"):
        check_writable(link)
        write_file(link, text)
        assert link.is_symlink()
        assert (tmp_path / "report").read_text() == text


@pytest.mark.parametrize("before", [None, "old"])
def test_what_fails_leaves_the_old_file(tmp_path: Path, before: str | None) -> None:
    """A full disk, or Ctrl-C."""
    file = tmp_path / "report"
    if before is not None:
        file.write_text(before)

    def fail(error: BaseException) -> None:
        with replacing(file) as new:
            new.write(b"new")
            raise error

    for error in (OSError(errno.ENOSPC, "full"), KeyboardInterrupt()):
        with pytest.raises(type(error)):
            fail(error)
        left = {path.name: path.read_text() for path in tmp_path.iterdir()}
        assert left == ({} if before is None else {"report": "old"})


@pytest.mark.skipif(os.name == "nt", reason="has other permissions")
def test_a_private_file_stays_private(tmp_path: Path) -> None:
    file = tmp_path / "report"
    file.touch(0o600)
    write_file(file, "new")
    assert file.stat().st_mode & 0o777 == 0o600


def test_a_read_only_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody keeps the table of hours of work with chmod a-w, in a folder of their own."""
    table = tmp_path / "table"
    table.touch(0o444)

    def may_write(path: Path, _mode: int) -> bool:
        return path != table

    monkeypatch.setattr(os, "access", may_write)  # root would be allowed everything
    with pytest.raises(CannotWrite):
        check_writable(table)
    check_writable(tmp_path / "other")


@pytest.mark.skipif(os.name == "nt", reason="links need a right of their own")
def test_a_link_to_itself_is_refused(tmp_path: Path) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    with pytest.raises(CannotWrite):
        check_writable(loop)
    with pytest.raises(CannotWrite):
        write_file(loop, "")
    assert [*tmp_path.iterdir()] == [loop]
