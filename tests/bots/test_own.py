"""Bots of one's own: their files, and the examples we ship."""

from __future__ import annotations

from pathlib import Path

import pytest

from chancecube.bots import BadBot, bot_names, dismiss, house_bots, make_bot
from chancecube.bots.own import ClassBot, own_bots, own_folder, read_own_bot
from chancecube.kernel.errors import BadOption
from chancecube.registry import game, game_names
from chancecube.text import Speaker, languages
from tests.bots.programs import EXAMPLES, FIRST, folder, write_class, write_program
from tests.bots.test_program import new, play

__all__ = ["folder"]

PLAYER = """
class Player:
    def __init__(self, game, seed, deck):
        self.game, self.seed, self.deck = game, seed, deck

    def choose(self, seen):
        return seen.decision.options[0]
"""


def test_own_bots_come_after_ours(folder: Path) -> None:
    rules = game("young-jedi")
    ours = bot_names(rules)
    write_program(folder, "zed", FIRST)
    write_class(folder, "anna", PLAYER)
    assert bot_names(rules) == [*ours, "anna", "zed"]
    (folder / "anna.toml").write_text('class = "anna:Player"\ngames = ["jedi-knights"]\n')
    assert bot_names(rules) == [*ours, "zed"]
    with pytest.raises(BadBot, match="bot-other-game"):
        make_bot("anna", rules, 1)
    with pytest.raises(BadOption, match="no-bot"):
        make_bot("berta", rules, 1)


@pytest.mark.parametrize("name", game_names())
def test_a_class_beside_its_file_plays(folder: Path, name: str) -> None:
    write_class(folder, "anna", PLAYER)
    rules = game(name)
    position, decks = new(rules, rules.formats[0])
    bots = [make_bot("anna", rules, 5, deck) for deck in decks]
    play(rules, position, bots, 40)
    assert isinstance(bots[0], ClassBot)
    assert bots[0].bot.deck == decks[0] and bots[0].bot.seed == 5


def test_a_class_may_be_installed(folder: Path) -> None:
    (folder / "chance.toml").write_text('class = "tests.bots.test_own:Installed"\ngames = ["young-jedi"]\n')
    made = make_bot("chance", game("young-jedi"), 1)
    assert isinstance(made, ClassBot) and isinstance(made.bot, Installed)


class Installed:
    def __init__(self, *given: object) -> None:
        self.given = given

    def choose(self, seen: object) -> int:
        return 0


MISTAKES = [
    ("bot-file", "games = ["),
    ("bot-file", 'command = ["x"]'),
    ("bot-file", 'command = ["x"]\ngames = []'),
    ("bot-file", 'command = "x"\ngames = ["young-jedi"]'),
    ("bot-file", 'command = ["x"]\ngames = ["young-jedi"]\nfriends = 3'),
    ("bot-file", 'command = ["x"]\ngames = ["young-jedi"]\nseconds = 0'),
    ("bot-file-game", 'command = ["x"]\ngames = ["chess"]'),
    ("bot-file-either", 'games = ["young-jedi"]'),
    ("bot-file-either", 'command = []\ngames = ["young-jedi"]'),
    ("bot-file-either", 'command = ["x"]\nclass = "a:B"\ngames = ["young-jedi"]'),
    ("bot-file-class", 'class = "nothing"\ngames = ["young-jedi"]'),
]


@pytest.mark.parametrize(("key", "words"), MISTAKES)
def test_what_is_wrong_with_a_file_is_said(folder: Path, key: str, words: str) -> None:
    (folder / "odd.toml").write_text(words)
    with pytest.raises(BadBot) as caught:
        make_bot("odd", game("young-jedi"), 1)
    assert caught.value.key == key
    for language in languages():
        said = Speaker(language).error(caught.value)
        assert "odd.toml" in said and "\n" not in said
    found, troubles = own_bots()
    assert not found and troubles["odd"].key == key
    assert "odd" not in bot_names()


@pytest.mark.parametrize("name", ["Loud", "cadet", "knight-swift", "human", "two words", "1st"])
def test_names_that_cannot_be(folder: Path, name: str) -> None:
    (folder / f"{name}.toml").write_text('command = ["x"]\ngames = ["young-jedi"]')
    with pytest.raises(BadBot, match="bot-file-name"):
        read_own_bot(folder / f"{name}.toml")
    assert bot_names() == house_bots() and name not in own_bots()[0]


@pytest.mark.parametrize(
    ("key", "source"),
    [
        ("bot-class", "1 / 0"),
        ("bot-class", "raise SystemExit(3)"),
        ("bot-class-missing", "class Other: pass"),
        ("bot-class-choose", "class Player: pass"),
        ("bot-failed", PLAYER.replace("self.game, self.seed, self.deck =", "1 / 0;")),
        ("bot-failed", PLAYER.replace(", seed, deck):", "):")),
    ],
)
def test_a_class_that_is_none(folder: Path, key: str, source: str) -> None:
    write_class(folder, "anna", source)
    with pytest.raises(BadBot) as caught:
        make_bot("anna", game("young-jedi"), 1)
    assert caught.value.key == key


ASKED_WRONGLY = [
    ("bot-failed", "1 / 0"),
    ("bot-failed", "raise SystemExit(3)"),
    ("bot-not-offered", "return None"),
    ("bot-not-offered", "return float(seen.decision.options[0])"),
    ("bot-not-offered", "return 99_999"),
]


@pytest.mark.parametrize(("key", "line"), ASKED_WRONGLY)
def test_what_a_class_answers_wrongly_is_told_in_one_line(folder: Path, key: str, line: str) -> None:
    write_class(folder, "anna", PLAYER.replace("return seen.decision.options[0]", line))
    rules = game("young-jedi")
    position, decks = new(rules, "full")
    with pytest.raises(BadBot) as caught:
        play(rules, position, [make_bot("anna", rules, 1, deck) for deck in decks], 1)
    assert caught.value.key == key
    for language in languages():
        assert "\n" not in Speaker(language).error(caught.value)


def test_the_line_in_which_a_class_failed_is_named(folder: Path) -> None:
    write_class(folder, "anna", PLAYER.replace("return seen", "return 1 / 0, seen"))
    rules = game("young-jedi")
    position, decks = new(rules, "full")
    with pytest.raises(BadBot) as caught:
        play(rules, position, [make_bot("anna", rules, 1, deck) for deck in decks], 1)
    assert caught.value.arguments["reason"] == "ZeroDivisionError: division by zero (anna.py, line 7)"


def test_whole_numbers_of_other_kinds_are_answers(folder: Path) -> None:
    number = "__import__('numpy').int64(seen.decision.options[0])"
    write_class(folder, "anna", PLAYER.replace("seen.decision.options[0]", number))
    rules = game("young-jedi")
    position, decks = new(rules, "full")
    play(rules, position, [make_bot("anna", rules, 1, deck) for deck in decks], 10)


LEAVING = (
    PLAYER
    + """
    def over(self, winners, ending):
        self.seed = ending
        1 / 0

    def stop(self):
        self.seed = "stopped"
        1 / 0
"""
)


def test_a_class_may_be_told_that_a_game_is_over_or_broken_off(folder: Path) -> None:
    write_class(folder, "anna", LEAVING)
    write_class(folder, "berta", PLAYER)
    rules = game("young-jedi")
    position, decks = new(rules, "full")
    bots = [make_bot(bot, rules, 1, deck) for bot, deck in zip(["anna", "berta"], decks, strict=True)]
    dismiss(bots, position)
    assert [bot.bot.seed for bot in bots if isinstance(bot, ClassBot)] == ["stopped", 1]
    bots = [make_bot("anna", rules, seat, deck) for seat, deck in enumerate(decks)]
    position.over, position.ending = True, "by the clock"
    with pytest.raises(BadBot, match="bot-failed"):
        dismiss(bots, position)
    assert [bot.bot.seed for bot in bots if isinstance(bot, ClassBot)] == ["by the clock"] * 2


def test_a_file_beside_may_be_called_as_its_bot(folder: Path) -> None:
    write_class(folder, "anna-maria", PLAYER)
    assert isinstance(make_bot("anna-maria", game("young-jedi"), 1), ClassBot)


def test_a_class_that_was_mended_is_loaded_anew(folder: Path) -> None:
    write_class(folder, "anna", "1 / 0")
    with pytest.raises(BadBot, match="bot-class"):
        make_bot("anna", game("young-jedi"), 1)
    write_class(folder, "anna", PLAYER)
    made = make_bot("anna", game("young-jedi"), 1)
    assert isinstance(made, ClassBot) and type(made.bot).__name__ == "Player"


def test_where_the_folder_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CHANCECUBE_BOTS")
    monkeypatch.setenv("XDG_CONFIG_HOME", "/somewhere")
    monkeypatch.setenv("APPDATA", "/somewhere")
    assert own_folder() == Path("/somewhere/chancecube/bots")


@pytest.mark.parametrize("name", game_names())
def test_the_examples_play_whole_games(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv("CHANCECUBE_BOTS", str(EXAMPLES))
    found, troubles = own_bots()
    assert set(found) == {"bold", "lines"} and not troubles
    assert [found["bold"].title(language) for language in ("en", "fr", "de")] == ["Bold", "Téméraire", "Bold"]
    rules = game(name)
    position, decks = new(rules, rules.formats[0])
    bots = [make_bot(bot, rules, 1, deck) for bot, deck in zip(["bold", "lines"], decks, strict=True)]
    play(rules, position, bots)
    assert position.over
    dismiss(bots, position)
