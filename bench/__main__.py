"""Measures the engine and, where they are installed, its peers, in one run; the ratios are what to compare.

python -m bench                 this build alone, and the peers that are installed
python -m bench --with PYTHON   beside another interpreter's build (say .venv-plain/bin/python)
python -m bench --json
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys

from bench import engine, jedi_knights, peers, search

HEADINGS = {
    "random decisions/s": "random decisions per second, playing only",
    "random decisions/s, core": "the same with decks of the first two sets alone",
    "random decisions/s with setup": "the same with shuffling and dealing",
    "random games/s": "random games per second",
    "cadet decisions/s": "cadet against cadet, decisions per second",
    "cadet games/s": "cadet against cadet, games per second",
    "copy, µs": "copying a mid-game position",
    "view, µs": "building one seat's view",
    "replay, ms": "replaying the record of a game",
    "load cards, ms": "loading all card sets",
    "import chancecube, ms": "import chancecube",
    "import game, ms": "import of the game itself",
    "jk random decisions/s": "Jedi Knights: random decisions per second",
    "jk random decisions/s, team": "the same with four players",
    "jk cadet decisions/s": "Jedi Knights: cadets, decisions per second",
    "jk cadet games/s": "Jedi Knights: cadets, games per second",
    "jk copy, µs": "Jedi Knights: copying a mid-game position",
    "jk view, µs": "Jedi Knights: building one seat's view",
    "jk load cards, ms": "Jedi Knights: loading all card sets",
    "playouts/s": "the knight's playouts per second",
    "playouts/s, master": "the master's playouts per second",
    "imagine, µs": "imagining a position",
    "jk playouts/s": "Jedi Knights: the knight's playouts per second",
    "jk playouts/s, master": "Jedi Knights: the master's playouts per second",
    "jk imagine, µs": "Jedi Knights: imagining a position",
}


def measure_other(python: str) -> dict[str, object]:
    run = subprocess.run(
        [python, "-m", "bench", "--json", "--no-peers"], capture_output=True, text=True, check=True
    )
    found: dict[str, object] = json.loads(run.stdout)["engine"]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--with", dest="other", help="another Python, whose build is measured beside this one"
    )
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--no-peers", action="store_true")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each figure is measured")
    options = parser.parse_args()
    own = {
        **engine.measure(options.seconds),
        **jedi_knights.measure(options.seconds),
        **search.measure(options.seconds),
    }
    other = measure_other(options.other) if options.other else None
    rows = [] if options.no_peers else peers.measure(options.seconds)
    if options.json:
        print(json.dumps({"engine": own, "other": other, "peers": rows}, ensure_ascii=False))
    else:
        report(own, other, rows)
    return 0


def report(own: dict[str, object], other: dict[str, object] | None, rows: list[dict[str, object]]) -> None:
    print(f"{'':54}{own['build']!s:>20}" + (f"{other['build']!s:>20}{'ratio':>9}" if other else ""))
    for key, heading in HEADINGS.items():
        value = own[key]
        assert isinstance(value, float)
        line = f"{heading:54}{value:20,.1f}"
        if other:
            theirs = other[key]
            assert isinstance(theirs, float)
            line += f"{theirs:20,.1f}{value / theirs:8.2f}x"
        print(line)
    base = own["random decisions/s"]
    assert isinstance(base, float)
    for row in rows:
        rate = row["decisions/s"]
        assert isinstance(rate, float)
        print(f"peer {row['name']!s:49}{rate:20,.1f}   ours is {base / rate:.1f}x")
    if not rows:
        print("(no peers installed: pip install rlcard open_spiel chess)")


if __name__ == "__main__":
    sys.exit(main())
