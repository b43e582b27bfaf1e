import os
from pathlib import Path

import chancecube

os.environ["CHANCECUBE_BOTS"] = os.devnull  # no test meets the bots of whoever runs it


def pytest_report_header() -> str:
    return f"chancecube {chancecube.__version__}, {chancecube.build_kind()}, in {Path(chancecube.__file__).parent}"
