"""Run the server with test settings and another folder of static files."""

import json
import sys
from pathlib import Path

from rapido.web.http.handlers import pages

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))
    from tests.faults.serve_for_tests import serve

    static, port, data, settings = sys.argv[1:]
    setattr(pages, "STATIC", Path(static))  # noqa: B010 - a constant
    serve(int(port), Path(data), json.loads(settings))
