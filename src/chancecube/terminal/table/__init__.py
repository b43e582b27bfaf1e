"""The table in the terminal: one person, and bots at the other seats.

session       the game being played: position, record, bots, undo
journal       the record on disk, brought up to date after every answer
words         one language: the house's messages and the game's voice
layout        what a game adds to the table; one module per game beside it
cards         a row of cards one can walk along;  painting  how they are drawn
question      the one place where the current question stands
arrange       putting cards into an order and sending it at once
log           what happened, in words, with the rule behind each line
pages         what lies over the table for a moment: a card, a rule, help, the result
app           the table itself
plain         the same game line by line, without a screen
"""

from __future__ import annotations

import sys
from pathlib import Path

from chancecube.kernel.game import Game
from chancecube.kernel.wire import Record


def play_table(
    game: Game, record: Record, human_seat: int, bots: dict[int, str], language: str, record_path: Path | None
) -> int:
    """Plays the record on, a person at `human_seat` and bots elsewhere, and returns the exit code."""
    from chancecube.terminal.table.app import TableApp  # loading it takes a while: only when a table opens
    from chancecube.terminal.table.journal import Journal
    from chancecube.terminal.table.session import Session

    session = Session(game, record, human_seat, bots, Journal(record_path))
    app = TableApp(session, language)
    try:
        app.run()
    finally:
        session.close()
    if not session.position.over and session.journal.path is not None:
        sys.stdout.write(app.resume_words() + "\n")
    return app.return_code or 0


def play_plainly(
    game: Game, record: Record, human_seat: int, bots: dict[int, str], language: str, record_path: Path | None
) -> int:
    """The same, line by line on the standard streams."""
    from chancecube.terminal.table.journal import Journal
    from chancecube.terminal.table.plain import PlainTable
    from chancecube.terminal.table.session import Session

    session = Session(game, record, human_seat, bots, Journal(record_path))
    table = PlainTable(session, language, sys.stdin, sys.stdout)
    try:
        table.play()
    finally:
        session.close()
    if not session.position.over and session.journal.path is not None:
        sys.stdout.write(table.words.say("resume", path=str(session.journal.path)) + "\n")
    return 0
