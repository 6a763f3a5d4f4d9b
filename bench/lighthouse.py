"""Scores of the page in Lighthouse, as on a phone: `python bench/lighthouse.py`.

Opens start page, lessons, rules, a table and the static site several times and prints the median.
Needs Chromium, the test dependencies, and Lighthouse: from the environment variable LIGHTHOUSE or
the PATH, else it is installed with npm into a temporary folder. Lighthouse simulates a slow network
and processor; run it on a machine with nothing else to do, since it measures the processor time
that it then multiplies.
"""

import json
import os
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from rapido.web.site.write import write_site
from tests.browser.chromium import ADVICE, OPTIONS, find_chromium
from tests.browser.guests import open_table
from tests.browser.static_host import static_host
from tests.faults.server import UNLIMITED, Server

CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
TIMES = {
    "FCP": "first-contentful-paint",
    "LCP": "largest-contentful-paint",
    "SI": "speed-index",
    "TBT": "total-blocking-time",
    "CLS": "cumulative-layout-shift",
}
TARGETS = {"start": 100, "learn": 95, "rules": 95, "table": 95}
"""at least, in each category that applies"""
PACKAGE = "lighthouse@13"
Report = dict[str, Any]


def find_lighthouse(scratch: Path) -> str:
    found = os.environ.get("LIGHTHOUSE") or shutil.which("lighthouse")
    if found is None:
        options = ["--ignore-scripts", "--no-audit", "--no-fund", "--silent"]
        subprocess.run(["npm", "install", *options, PACKAGE], cwd=scratch, check=True)  # noqa: S603, S607
        found = str(scratch / "node_modules" / ".bin" / "lighthouse")
    return found


def audit(lighthouse: str, chromium: str, address: str) -> Report:
    command = [lighthouse, address, "--quiet", "--output=json"]
    command += [f"--only-categories={','.join(CATEGORIES)}"]
    command += [f"--chrome-flags={' '.join(['--headless', *OPTIONS])}"]
    environment = os.environ | {"CHROME_PATH": chromium}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)  # noqa: S603
    if done.returncode:
        sys.exit(f"lighthouse {address}: {done.stderr}")
    return json.loads(done.stdout)


def score(report: Report, category: str) -> float:
    return 100 * (report["categories"][category]["score"] or 0)


def failed(report: Report) -> list[str]:
    """Return the audits that cost points."""
    return sorted(
        {
            f"{each['id']} {report['audits'][each['id']]['score']}"
            for category in CATEGORIES
            for each in report["categories"][category]["auditRefs"]
            if each["weight"] and (report["audits"][each["id"]]["score"] or 0) < 1
            if report["audits"][each["id"]]["scoreDisplayMode"] not in {"notApplicable", "manual"}
        }
    )


def show(name: str, reports: list[Report]) -> None:
    scores = [median(score(report, each) for report in reports) for each in CATEGORIES]
    times = {
        short: median(report["audits"][audit]["numericValue"] for report in reports)
        for short, audit in TIMES.items()
    }
    found = "  ".join(f"{value:5.0f}" for value in scores)
    spent = "  ".join(
        f"{value:5.2f}" if short == "CLS" else f"{value:5.0f}" for short, value in times.items()
    )
    # Nobody should find a table through a search engine.
    counted = scores[:3] if name.startswith("table") else scores
    target = TARGETS[name.partition(" ")[0]]
    good = "ok" if min(counted) >= target else f"MISSED {target}"
    worst = min(score(report, "performance") for report in reports)
    print(f"{name:<16} {found}   {spent}   {worst:5.0f}   {good}", flush=True)
    if good != "ok":
        print(f"{'':<16} {', '.join(failed(reports[-1]))}")


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="audits of each page")
    parser.add_argument("--only", choices=list(TARGETS), help="one page")
    parser.add_argument("--reports", type=Path, help="a folder for the last report of each page")
    options = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        sys.exit(ADVICE)
    with TemporaryDirectory() as folder:
        lighthouse = find_lighthouse(Path(folder))
        site = Path(folder, "host", "games", "rapido")
        write_site(site, None, "en")
        server = Server(Path(folder), UNLIMITED)
        server.start()
        host, _ = open_table(server, ["Ana"], 1)
        host.close()
        paths = {"start": "/", "learn": "/learn", "rules": "/rules", "table": f"/r/{host.room}"}
        addresses = {name: f"{server.address}{path}" for name, path in paths.items()}
        with static_host(Path(folder, "host")) as plain:
            addresses["start (static)"] = f"http://127.0.0.1:{plain.port}/games/rapido/"
            print(
                f"{'':<16} {'perf':>5}  {'a11y':>5}  {'best':>5}  {'seo':>5}   "
                + "  ".join(f"{short:>5}" for short in TIMES)
                + "   worst"
            )
            try:
                for name, address in addresses.items():
                    if options.only not in {None, name.partition(" ")[0]}:
                        continue
                    reports = [audit(lighthouse, chromium, address) for _ in range(options.rounds)]
                    show(name, reports)
                    if options.reports:
                        file = options.reports / f"{name.replace(' ', '-')}.json"
                        file.write_text(json.dumps(reports[-1]), "utf-8")
            finally:
                server.close()


if __name__ == "__main__":
    main()
