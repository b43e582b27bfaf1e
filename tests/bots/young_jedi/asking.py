"""Asking the cadet: its answers as people type them."""

from __future__ import annotations

from chancecube.bots import Seen, make_bot
from chancecube.kernel.wire import DeckList
from chancecube.young_jedi.game import GAME
from chancecube.young_jedi.table import Table
from tests.rules.young_jedi.scenes import asked, seat_of


def choice(table: Table, side: str, deck: DeckList | None = None) -> str:
    """The cadet's answer, as people type it."""
    seat = seat_of(side)
    decision = table.decision_of(seat)
    assert decision is not None
    option = make_bot("cadet", GAME, 7, deck).choose(Seen(GAME, table, seat))
    return GAME.option_name(table, decision, option).split("#")[0]


def choices(table: Table, side: str, kind: str) -> list[str]:
    """All answers of one bot to a run of questions of a kind."""
    seat = seat_of(side)
    bot = make_bot("cadet", GAME, 7)
    given: list[str] = []
    while (side, kind) in asked(table):
        decision = table.decision_of(seat)
        assert decision is not None
        option = bot.choose(Seen(GAME, table, seat))
        given.append(GAME.option_name(table, decision, option).split("#")[0])
        GAME.answer(table, seat, option)
    return given
