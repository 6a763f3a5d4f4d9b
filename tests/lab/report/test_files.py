"""Reports are written to files, and to nothing else."""

import os
from pathlib import Path

import pytest

from rapido.lab.report.files import CannotWrite, check_writable, write_file


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
