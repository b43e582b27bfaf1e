"""Tables that begin in the middle of a game: a position in plain notation, put where the server keeps its tables."""

from __future__ import annotations

import json
import sqlite3
import time
from textwrap import dedent
from typing import Final

from chancecube.kernel.record import record_from_position
from chancecube.server.security import new_id
from chancecube.young_jedi.game import GAME
from tests.web.people import Person
from tests.web.table import Table, play_now

DATABASE: Final = "chancecube.db"
SEATS: Final = ["light", "dark"]

TABLE: Final = (
    "insert into tables (id, game, settings, open, clock, delay, state, header, creator, created, started)"
    " values (?, ?, ?, 0, ?, 0, 'playing', ?, ?, ?, ?)"
)
SEAT: Final = "insert into seats (table_id, seat, user_id, bot, level, word) values (?, ?, ?, ?, ?, '')"


def staged(
    person: Person, notation: str, *, side: str = "light", bot: str = "cadet", speed: int = 0
) -> Table:
    """The person plays one side of the position, a bot the other."""
    play_now(person, speed=speed)
    user = person.page.evaluate("async () => (await (await fetch('/api/me')).json()).user.id")
    id = put(person, notation, user, SEATS.index(side), bot)
    table = Table(person)
    person.go(f"/table/{id}")
    return table


def put(person: Person, notation: str, user: str, seat: int, bot: str) -> str:
    position = GAME.read_position(dedent(notation).strip() + "\n")
    header = record_from_position(GAME, position, [bot, bot]).header
    fields = {name: getattr(header, name) for name in header.__struct_fields__}
    settings = {"format": "full", "tournament": "no", "honour": "no"}
    clock = {"kind": "none", "seconds": 0, "increment": 0}
    id = new_id()
    now = time.time()
    row = (id, GAME.name, json.dumps(settings), json.dumps(clock), json.dumps(fields), user, now, now)
    with sqlite3.connect(person.site.folder / DATABASE, timeout=20) as database:
        database.execute(TABLE, row)
        for number in range(len(SEATS)):
            mine = number == seat
            who = (user, None, None) if mine else (None, bot, bot)
            database.execute(SEAT, (id, number, *who))
    return id
