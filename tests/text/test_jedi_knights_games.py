"""Whole games of Jedi Knights in words: every event, question and answer of random games."""

from __future__ import annotations

import re

import pytest

from chancecube.jedi_knights.game import GAME
from chancecube.kernel.events import SPECTATOR, Event
from chancecube.kernel.views import see_event, view
from chancecube.text import Speaker, languages
from chancecube.text.voice import voice
from tests.text.jedi_knights_games import positions
from tests.text.messages import messages

LEFTOVERS = re.compile(r"[{}$_]|\bjk-|  |\.\.| [.,)]|\( |= \.|\(\)")


def look(said: str) -> None:
    assert said and said == said.strip() and LEFTOVERS.search(said) is None, said
    assert said[0].isupper() or not said[0].isalpha(), said


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("format_name", "games"), [("duel", 4), ("team", 2)])
def test_random_games(language: str, format_name: str, games: int) -> None:
    speech = voice("jedi-knights", Speaker(language), format_name)
    other = speech.event(see_event(GAME, unknown_event(), 0), 0)
    kinds: set[str] = set()
    for number in range(games):
        told = 0
        for position in positions(format_name, number):
            assert position.log is not None
            for event in position.log[told:]:
                kinds.add(event.kind)
                for why, _, _ in event.sums if event.kind != "change" else []:
                    keys = (f"jk-addend-{why}", f"jk-addend-{why}-{event.kind}")
                    assert any(key in messages(language) for key in keys), why
                for me in (0, 1, SPECTATOR):
                    line = speech.event(see_event(GAME, event, me), me)
                    assert line != other, event.kind
                    if line:
                        look(line)
                        assert line.endswith("."), line
            told = len(position.log)
            for decision in position.pending:
                kinds.add(decision.kind)
                seen = view(GAME, position, decision.seat)
                assert seen.decision is not None
                look(speech.question(seen))
                for option in seen.decision.options:
                    look(speech.option(seen, option))
            look(speech.question(view(GAME, position, SPECTATOR)))
        for me in (0, 1, SPECTATOR):
            look(speech.ending(view(GAME, position, me)))
    assert len(kinds) > 45


def unknown_event() -> Event:
    return Event("unheard-of", -1, -1, -1, 0, "", 0, [])
