"""Bots that are programs: whole games through pipes, and every way in which a program can fail."""

from __future__ import annotations

import gc
import json
import pickle
import sys
import time
from pathlib import Path

import msgspec
import pytest

from chancecube.bots import BadBot, Bot, Seen, dismiss, make_bot
from chancecube.bots.program import FIRST_SECONDS, LONGEST_QUOTE, Line, ProgramBot, quoted
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.game import Game
from chancecube.kernel.position import Position, apply, check
from chancecube.kernel.views import seats_of, view
from chancecube.kernel.wire import DeckList
from chancecube.registry import game, game_names
from chancecube.text import Speaker, languages
from tests.bots.programs import BAD, FIRST, NUMBERED, SHY, STUCK, TWICE, folder, write_program

__all__ = ["folder"]


def new(rules: Game, format_name: str, seed: int = 1) -> tuple[Position, list[DeckList]]:
    chance = Chance(seed_of(seed))
    decks = rules.random_decks(format_name, chance)
    return rules.new(decks, {"format": format_name}, chance, False), decks


def play(rules: Game, position: Position, bots: list[Bot], most: int = 100_000) -> None:
    while not position.over and most:
        seat = position.pending[0].seat
        option = bots[seat].choose(Seen(rules, position, seat))
        assert check(position, seat, option)
        apply(position, seat, option)
        most -= 1


def is_running(bot: Bot) -> bool:
    assert isinstance(bot, ProgramBot)
    return bot.line is not None and bot.line.process.poll() is None


@pytest.mark.parametrize("source", [FIRST, NUMBERED])
@pytest.mark.parametrize(
    ("name", "format_name"), [("young-jedi", "full"), ("jedi-knights", "duel"), ("jedi-knights", "team")]
)
def test_a_whole_game_through_pipes(folder: Path, name: str, format_name: str, source: str) -> None:
    write_program(folder, "first", source)
    rules = game(name)
    position, decks = new(rules, format_name)
    bots = [
        make_bot("first" if seat == 0 else "random", rules, 7 + seat, deck) for seat, deck in enumerate(decks)
    ]
    play(rules, position, bots)
    assert position.over and is_running(bots[0])
    process = bots[0].line.process  # type: ignore[attr-defined]
    dismiss(bots, position)
    assert process.poll() == 0 and not is_running(bots[0])
    hello, *asked, over, left = (folder / "told.txt").read_text().splitlines()
    told = json.loads(hello)
    assert told["type"] == "hello" and told["protocol"] == 1
    assert (told["game"], told["format"], told["seat"], told["seed"]) == (name, format_name, 0, 7)
    assert told["seats"] == rules.seat_names(format_name) and told["sides"] == rules.seat_sides(format_name)
    assert told["deck"]["cards"] == decks[0].cards
    questions = [json.loads(line) for line in asked]
    assert {question["type"] for question in questions} == {"decide"}
    assert [question["ask"] for question in questions] == list(range(1, len(questions) + 1))
    assert {question["view"]["seat"] for question in questions} == {0}
    winners = seats_of(position.winners, position.seats)
    assert json.loads(over) == {"type": "over", "winners": winners, "ending": position.ending}
    assert left == "left"


def test_a_program_is_shown_the_view_of_its_seat_and_nothing_else(folder: Path) -> None:
    write_program(folder, "first", FIRST)
    rules = game("young-jedi")
    position, decks = new(rules, "starter")
    seat = position.pending[0].seat
    bot = make_bot("first", rules, 1, decks[seat])
    bot.choose(Seen(rules, position, seat))
    question = json.loads((folder / "told.txt").read_text().splitlines()[1])
    assert question == {"type": "decide", "ask": 1, "view": msgspec.to_builtins(view(rules, position, seat))}
    dismiss([bot], position)
    assert not is_running(bot)


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("word", ["number", "name", "code"])
def test_options_are_named_as_people_name_them(folder: Path, name: str, word: str) -> None:
    pick = {"number": 'o["answer"]', "name": 'o["name"]', "code": 'o["name"].split("#")[0].lower()'}[word]
    write_program(
        folder,
        "named",
        FIRST.replace(
            'message["view"]["decision"]["options"][0]["answer"]',
            f"[{pick} for o in message['view']['decision']['options']][-1]",
        ),
    )
    rules = game(name)
    position, decks = new(rules, rules.formats[0])
    bots = [make_bot("named", rules, seat, deck) for seat, deck in enumerate(decks)]
    play(rules, position, bots, 30)
    dismiss(bots, position)


@pytest.mark.parametrize("key", BAD)
def test_a_bad_program_is_named_in_one_line_and_ended(folder: Path, key: str) -> None:
    write_program(folder, "bad", BAD[key], 0.5)
    rules = game("young-jedi")
    position, decks = new(rules, "starter")
    bot = make_bot("bad", rules, 1, decks[0])
    assert isinstance(bot, ProgramBot)
    if key == "bot-late":
        bot.deadline = 0.0  # long ago: the first answer is given time to start otherwise
    with pytest.raises(BadBot) as caught:
        play(rules, position, [bot, bot], 3)
    assert caught.value.key == key and caught.value.arguments["bot"] == "bad"
    assert bot.line is None
    for language in languages():
        said = Speaker(language).error(caught.value)
        assert key not in said and "\n" not in said and "bad" in said
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.key, again.arguments) == (key, caught.value.arguments)


def test_a_program_that_speaks_unasked(folder: Path) -> None:
    write_program(folder, "twice", TWICE)
    rules = game("young-jedi")
    position, decks = new(rules, "starter")
    bot = make_bot("twice", rules, 1, decks[0])
    play(rules, position, [bot, bot], 1)
    assert isinstance(bot, ProgramBot) and bot.line is not None
    while bot.line.heard.empty():
        time.sleep(0.01)
    with pytest.raises(BadBot) as caught:
        play(rules, position, [bot, bot], 1)
    assert (caught.value.key, caught.value.arguments["words"]) == ("bot-unasked", "your turn")
    assert bot.line is None


@pytest.mark.parametrize(
    ("source", "key", "numbers"),
    [(STUCK, "bot-other-ask", {"answered": "1", "asked": "2"}), (SHY, "bot-no-ask", {"asked": "2"})],
)
def test_an_answer_to_another_question_is_none_to_this(
    folder: Path, source: str, key: str, numbers: dict[str, str]
) -> None:
    write_program(folder, "stuck", source)
    rules = game("young-jedi")
    position, decks = new(rules, "starter")
    bot = make_bot("stuck", rules, 1, decks[0])
    play(rules, position, [bot, bot], 1)
    with pytest.raises(BadBot) as caught:
        play(rules, position, [bot, bot], 1)
    assert (caught.value.key, caught.value.arguments) == (key, {"bot": "stuck", **numbers})
    for language in languages():
        said = Speaker(language).error(caught.value)
        assert key not in said and all(number in said for number in numbers.values())
    play(rules, position, [bot, bot], 1)  # a new program is asked its first question
    dismiss([bot], position)


def test_a_program_that_never_stops_talking_is_ended_without_a_trace(folder: Path) -> None:
    """Its pipe is full of lines nobody has read: the thread that reads them must not wait for ever."""
    line = Line("talker", [sys.executable, "-u", "-c", "while True: print('x')"], str(folder))
    while not line.heard.full():
        time.sleep(0.01)
    time.sleep(0.1)  # until the pipe is full too
    line.stop()
    assert line.process.poll() is not None
    assert not any(thread.is_alive() for thread in line.threads)


NONSENSE = [
    b"",
    b"\xff\xfe",
    b"{}",
    b"[]",
    b'{"option": null}',
    b'{"option": true}',
    b'{"option": 1.5}',
    b'{"option": -1} {"option": -1}',
    b'{"option": ' + b"1" * 5000 + b"}",
    b'{"option": -1, "ask": "1"}',
    b'{"option": -1, "why": ' + b"[" * 30_000 + b"]" * 30_000 + b"}",
]


@pytest.mark.parametrize("said", NONSENSE, ids=range(len(NONSENSE)))
def test_whatever_is_said_that_is_no_answer_is_nonsense(said: bytes) -> None:
    with pytest.raises(BadBot, match="bot-nonsense"):
        ProgramBot("odd", ["odd"], game("young-jedi"), 1).understood(said)


def test_the_last_complaint_of_a_dying_program_is_told(folder: Path) -> None:
    write_program(folder, "bad", BAD["bot-died"])
    rules = game("young-jedi")
    position, decks = new(rules, "starter")
    with pytest.raises(BadBot) as caught:
        play(rules, position, [make_bot("bad", rules, 1, deck) for deck in decks])
    assert caught.value.arguments == {"bot": "bad", "code": "1", "words": "no more cards"}


def test_a_program_that_reads_nothing_is_late_too(folder: Path) -> None:
    """Its pipe fills up, and nobody waits for it to be emptied."""
    write_program(folder, "deaf", "import time; time.sleep(3600)")
    rules = game("young-jedi")
    position, _ = new(rules, "full")
    bot = make_bot("deaf", rules, 1, DeckList("long", {f"X-{number}": 1 for number in range(20_000)}))
    assert isinstance(bot, ProgramBot)
    bot.deadline = 0.0
    with pytest.raises(BadBot, match="bot-late"):
        play(rules, position, [bot, bot])
    assert bot.line is None


def test_after_a_failure_the_program_is_started_again(folder: Path) -> None:
    source = (
        "import os, sys\nif not os.path.exists('once'):\n    open('once', 'w').close()\n    sys.exit(3)\n"
    )
    write_program(folder, "shy", source + FIRST)
    rules = game("young-jedi")
    position, decks = new(rules, "starter")
    bot = make_bot("shy", rules, 1, decks[0])
    with pytest.raises(BadBot, match="bot-died"):
        play(rules, position, [bot, bot])
    play(rules, position, [bot, bot], 3)
    dismiss([bot], position)


def test_the_first_answer_has_more_time_and_the_others_what_the_file_says(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits: list[float] = []
    answer = Line.answer

    def timed(line: Line, seconds: float) -> bytes:
        limits.append(seconds)
        return answer(line, FIRST_SECONDS)

    monkeypatch.setattr(Line, "answer", timed)
    write_program(folder, "first", FIRST, 2.5)
    rules = game("young-jedi")
    position, decks = new(rules, "starter")
    bot = make_bot("first", rules, 1, decks[0])
    play(rules, position, [bot, bot], 3)
    dismiss([bot], position)
    assert limits == [FIRST_SECONDS, 2.5, 2.5]


def test_a_program_that_is_not_there(folder: Path) -> None:
    (folder / "ghost.toml").write_text('command = ["./ghost"]\ngames = ["young-jedi"]\n')
    rules = game("young-jedi")
    position, decks = new(rules, "starter")
    with pytest.raises(BadBot, match="bot-no-start"):
        play(rules, position, [make_bot("ghost", rules, 1, deck) for deck in decks])


def test_a_forgotten_bot_leaves_no_process_behind(folder: Path) -> None:
    write_program(folder, "first", FIRST)
    rules = game("young-jedi")
    position, decks = new(rules, "starter")
    bot = make_bot("first", rules, 1, decks[0])
    assert isinstance(bot, ProgramBot)
    bot.choose(Seen(rules, position, position.pending[0].seat))
    assert bot.line is not None
    process = bot.line.process
    assert process.poll() is None
    del bot
    gc.collect()
    assert process.poll() is not None


def test_foreign_words_are_cut_to_one_line() -> None:
    assert quoted("a\n b\t\x1bc") == "a b ?c"
    assert len(quoted("x" * 1000)) == LONGEST_QUOTE
