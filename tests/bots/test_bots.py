from __future__ import annotations

import pytest

from chancecube.bots import Seen, bot_names, make_bot, usual_bot
from chancecube.kernel.errors import BadOption
from chancecube.kernel.game import Game
from chancecube.young_jedi.game import GAME
from tests.bots.arena import duel
from tests.rules.young_jedi.scenes import scene

END_OF_TURN = """
    young-jedi full
    turn: 5 light end
    Tatooine: DM-135
    light here: DM-27
    dark here: DM-89
    light hand: DM-1, DM-2
    light deck: DM-30 x20
    dark deck: DM-105 x20
"""


def test_every_bot_has_a_name() -> None:
    names = bot_names(GAME)
    assert names == [name for name in bot_names() if name in names]
    assert names[:3] == ["random", "cadet", "knight-quick"] and names[-1] == "master-deep"
    assert {"knight", "knight-deep", "master-quick", "master"} <= set(names)
    assert usual_bot(GAME) == "cadet"
    with pytest.raises(BadOption, match="no-bot"):
        make_bot("admiral", GAME, 1)


def test_a_game_without_a_cadet_has_the_random_bot() -> None:
    other = Game("patience", "Patience", 1, [], [])
    assert bot_names(other) == ["random"] and usual_bot(other) == "random"
    with pytest.raises(BadOption, match="no-bot"):
        make_bot("cadet", other, 1)


@pytest.mark.parametrize("name", ["cadet", "random"])
def test_the_seed_fixes_every_choice(name: str) -> None:
    assert duel([name, name], 3)[1] == duel([name, name], 3)[1]
    assert duel([name, name], 3)[1] != duel([name, name], 4)[1]


@pytest.mark.parametrize("format_name", ["starter", "full", "classic"])
@pytest.mark.parametrize("names", [["random", "random"], ["cadet", "random"], ["random", "cadet"]])
def test_bots_answer_what_they_are_asked(names: list[str], format_name: str) -> None:
    for seed in range(3):
        assert duel(names, seed, format_name=format_name)[0].over


def test_the_random_bot_seldom_gives_up() -> None:
    seen = Seen(GAME, scene(END_OF_TURN), 0)
    assert seen.decision.kind == "concede"
    bot = make_bot("random", GAME, 1)
    given_up = sum(bot.choose(seen) < -9 for _ in range(1600))
    assert 70 <= given_up <= 130


def test_the_random_bot_plays_all_else_equally_often() -> None:
    seen = Seen(GAME, scene(END_OF_TURN.replace("light end", "light deploy")), 0)
    bot = make_bot("random", GAME, 1)
    chosen = [bot.choose(seen) for _ in range(900)]
    assert len(seen.decision.options) == 3
    for option in seen.decision.options:
        assert 240 <= chosen.count(option) <= 360
