from pathlib import Path

import chancecube


def pytest_report_header() -> str:
    return f"chancecube {chancecube.__version__}, {chancecube.build_kind()}, in {Path(chancecube.__file__).parent}"
