"""Whole games in words: every event, question and answer of random games."""

from __future__ import annotations

import re

import pytest

from chancecube.kernel.events import SPECTATOR
from chancecube.kernel.views import see_event, view
from chancecube.text import Speaker, languages
from chancecube.text.voice import voice
from chancecube.young_jedi.game import GAME
from tests.text.games import positions

GAMES = 20
LEFTOVERS = re.compile(r"[{}$_]|yj-|  |\.\.| [.,)]|\( ")


def look(said: str) -> None:
    assert said and said == said.strip() and LEFTOVERS.search(said) is None, said
    assert said[0].isupper() or not said[0].isalpha(), said


@pytest.mark.parametrize("language", languages())
def test_twenty_random_games(language: str) -> None:
    speech = voice("young-jedi", Speaker(language))
    kinds: set[str] = set()
    for number in range(GAMES):
        told = 0
        for position in positions(number):
            assert position.log is not None
            for event in position.log[told:]:
                kinds.add(event.kind)
                for me in (0, 1, SPECTATOR):
                    line = speech.event(see_event(GAME, event, me), me)
                    look(line)
                    assert line.endswith(".") or event.kind == "power", line
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
    assert len(kinds) > 35
