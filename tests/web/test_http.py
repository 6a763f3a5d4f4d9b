"""Fuzz the HTTP API against its OpenAPI description."""

import re
import subprocess
import sys

from tests.faults.server import Server

CHECKS = (
    "not_a_server_error,status_code_conformance,"
    "content_type_conformance,response_schema_conformance"
)


def test_api_conforms_to_its_description(server: Server) -> None:
    done = subprocess.run(
        [
            *(sys.executable, "-m", "schemathesis.cli", "run"),
            f"{server.address}/api/openapi.json",
            *("--header", f"Origin: {server.address}"),
            *("--checks", CHECKS, "--max-examples", "25"),
            *("--seed", "1", "--generation-database", "none", "--no-color"),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    tested = re.search(r"Tested: (\d+)", done.stdout)
    cases = re.search(r"(\d+) generated, (\d+) passed", done.stdout)
    assert tested is not None
    assert cases is not None
    assert int(tested[1]) >= 17
    assert cases[1] == cases[2]
    assert int(cases[1]) > 500
