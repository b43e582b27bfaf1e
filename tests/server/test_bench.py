"""The load benchmark runs, plays and says what it found."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="only Linux has /proc")
def test_a_small_load() -> None:
    wish = ["--tables", "3", "--rate", "4", "--seconds", "3", "--warm", "0.5"]
    done = subprocess.run(
        [sys.executable, "-m", "bench.load", *wish], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    answers = re.search(r"^answers per second +(\d+)", done.stdout, re.MULTILINE)
    assert answers is not None and int(answers[1]) > 0
    assert re.search(r"^wait +p50 \d+\.\d ms", done.stdout, re.MULTILINE)
    assert re.search(r"\d+ KiB per table", done.stdout)
