"""Young Jedi and Jedi Knights, played with every rule enforced.

How the house is laid out; imports only ever point upwards in this list:

    kernel/         what both games share: positions, steps, decisions, chance, events, views, records
    young_jedi/     a game: one module per chapter of its rulebook, its cards and their effects
    jedi_knights/   the other; neither game knows of the other
    registry.py     the games by name
    text/           everything said to people, in every language
    bots/           players that are programs
    lab/            simulation, matchups, statistics
    server/         accounts, tables, clocks, records
    terminal/       the table and the commands, in a terminal
    cli.py          the command `chancecube`

This module stays light: importing it imports none of the above. The engine (kernel and games) is compiled with mypyc
in wheels built where there is a C compiler, and is the same plain Python elsewhere; `build_kind` tells which.
"""

__version__ = "0.1.0"

__all__ = ["__version__", "build_kind"]


def build_kind() -> str:
    """Which build of the engine is installed: "compiled (mypyc)" or "interpreted"."""
    from importlib.machinery import EXTENSION_SUFFIXES
    from pathlib import Path

    kernel = Path(__file__).parent / "kernel"
    compiled = any(path.name.endswith(tuple(EXTENSION_SUFFIXES)) for path in kernel.glob("*"))
    return "compiled (mypyc)" if compiled else "interpreted"
