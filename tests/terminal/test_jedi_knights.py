"""Jedi Knights in the terminal: line by line, on the screen, alone, in teams and with several people at one keyboard."""

from __future__ import annotations

import asyncio
import io
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import structs

from chancecube.jedi_knights.notation import QUESTIONS
from chancecube.jedi_knights.table import PASS, WORDS
from chancecube.kernel.chance import seed_of
from chancecube.kernel.decision import CHOOSE, COMMON_WORDS, DONE
from chancecube.kernel.record import new_record, read, record_from_position, verify
from chancecube.kernel.wire import SeenDecision, SeenOption
from chancecube.registry import game
from chancecube.terminal.jedi_knights.lines import lower_lines, middle_line
from chancecube.terminal.jedi_knights.rows import Rows, rows_of
from chancecube.terminal.table.cards import FIGHTING, Slot
from chancecube.terminal.table.journal import Journal
from chancecube.terminal.table.layout import NO_DIGIT, Layout, layout_for
from chancecube.terminal.table.pages import Cover
from chancecube.terminal.table.plain import PlainTable
from chancecube.terminal.table.seen import offered
from chancecube.terminal.table.session import Session
from chancecube.terminal.table.words import Words
from tests.terminal.tables import Player, at_table, decks_for, sit_down_to

GAME = game("jedi-knights")
MOST_ANSWERS = 5_000
NARROW = (80, 24)
WIDE = (160, 50)

BATTLE = """jedi-knights duel
turn: 3 character-battle
order: alliance, empire
planet: PS-130 / PS-134
alliance site: PS-36, PS-6 [PS-18], PS-14 rotated
alliance system: PS-15
alliance hand: PS-37
alliance deck: PS-36 x9
empire site: PS-48, PS-71
empire hand: PS-57
empire deck: PS-71 x9
battle: attacker PS-6, defender PS-48, supporters PS-36, step weapons
seed: 3
"""
TEAMS = """jedi-knights team
turn: 2 deploy
order: alliance-1, empire-1, alliance-2, empire-2
planet: PS-130 / PS-134
alliance-1 site: PS-36
alliance-1 hand: PS-37
alliance-2 site: PS-14
alliance-2 hand: PS-9, PS-36
empire-1 site: PS-71
empire-2 site: PS-48
empire-2 hand: PS-57 x3
seed: 3
"""


def is_unsaid(words: str) -> bool:
    """Whether a key stands where words should."""
    return "table-" in words or "jk-" in words or "cli-" in words


def sit_down_at(notation: str, seat: int = 0) -> Session:
    position = GAME.read_position(notation)
    players = ["human" if place == seat else "random" for place in range(position.seats)]
    record = record_from_position(GAME, position, players)
    bots = {place: "random" for place in range(position.seats) if place != seat}
    return Session(GAME, record, seat, bots, Journal(None))


def words_in(language: str, format_name: str = "duel") -> Words:
    return Words("jedi-knights", format_name, language)


# --- whole games, line by line ---


class Dice:
    """Someone at the keyboard who types whatever the dice say, and looks at the table first."""

    def __init__(self, session: Session, seed: int) -> None:
        self.session = session
        self.chance = random.Random(seed)
        self.layout: Layout | None = None
        self.asked: Counter[str] = Counter()

    def readline(self) -> str:
        view = self.session.view()
        decision = view.decision
        if decision is None:
            return "\n"  # the keyboard is handed over
        assert self.layout is not None and self.asked.total() < MOST_ANSWERS
        options = [option.answer for option in decision.options]
        assert not self.layout.passes(decision.kind, options), "nobody is asked what answers itself"
        self.asked[decision.kind] += 1
        self.look()
        place = self.chance.randrange(len(options))
        digit = self.layout.digit(decision, place)
        return f"{place + 1 if digit == NO_DIGIT else digit}\n"

    def look(self) -> None:
        """Every card that may be answered lies in a row, once, and every line can be said."""
        assert self.layout is not None
        view, words = self.session.view(), self.layout.words
        shown = [slot.card.id for slot in rows_of(view, words).all_slots() if slot.card is not None]
        assert offered(view).keys() <= set(shown), view.decision
        assert len(shown) == len(set(shown))
        lines = [middle_line(view, words), *lower_lines(view, words).values()]
        assert not any(is_unsaid(line.plain) for line in lines)


def play_out(session: Session, language: str, seed: int) -> tuple[Counter[str], str]:
    """A game played to its end; what was asked in it, and all that was said."""
    dice = Dice(session, seed)
    writer = io.StringIO()
    table = PlainTable(session, language, dice, writer)  # type: ignore[arg-type]
    dice.layout = table.table
    try:
        table.play()
    finally:
        session.close()
    said = writer.getvalue()
    assert session.position.over and not is_unsaid(said)
    verify(GAME, session.record)
    return dice.asked, said


@pytest.mark.parametrize(
    ("language", "format_name", "seat"), [("en", "duel", 0), ("fr", "duel", 1), ("fr", "team", 2)]
)
def test_a_whole_game_line_by_line(language: str, format_name: str, seat: int) -> None:
    asked, said = play_out(sit_down_to("jedi-knights", format_name, seat, seat), language, seat)
    assert {"force-card", "deploy", "battle-phase"} <= asked.keys()
    assert "\n· " in said  # what answered itself is told


@pytest.mark.slow
def test_many_games() -> None:
    asked: Counter[str] = Counter()
    for seed in range(24):
        format_name = "team" if seed % 3 == 0 else "duel"
        timing = "yes" if seed % 4 == 1 else "no"
        session = sit_down_to(
            "jedi-knights", format_name, seed, seed % 2, "random", **{"timing-2001": timing}
        )
        asked += play_out(session, "fr" if seed % 2 else "en", seed)[0]
    usual = {"choose-site", "support", "weapons", "defender", "target", "where", "how", "respond"}
    assert usual <= asked.keys() <= set(QUESTIONS)


def typed(session: Session, *lines: str, language: str = "en") -> str:
    writer = io.StringIO()
    try:
        PlainTable(session, language, io.StringIO("".join(f"{line}\n" for line in lines)), writer).play()
    finally:
        session.close()
    return writer.getvalue()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_question_can_be_asked_and_answered(kind: str, language: str) -> None:
    session = sit_down_at(BATTLE)
    writer = io.StringIO()
    table = PlainTable(session, language, io.StringIO(), writer)
    view = session.view()
    card = view.zone("hand", 0).cards[0]
    options = [SeenOption(card.id, f"{card.code}#{card.id}", card)]
    options += [SeenOption(answer, name, None) for answer, name in (COMMON_WORDS | WORDS).items()]
    backing_out = [option for option in options if option.answer in (PASS, DONE)]
    options = [option for option in options if option not in backing_out]
    for word in backing_out:
        decision = SeenDecision(
            kind, CHOOSE, "jk.turn.alternate", card.id if kind != "respond" else 0, [*options, word]
        )
        seen = structs.replace(view, decision=decision)
        table.ask_choice(seen, decision)
        for place, option in enumerate(decision.options):
            assert table.option_of(seen, str(table.number_of(decision, place))) is option
            assert table.option_of(seen, option.name) is option
        assert table.number_of(decision, len(options)) == 0  # passing
    session.close()
    assert not is_unsaid(writer.getvalue())


def test_commands_line_by_line() -> None:
    said = typed(sit_down_at(BATTLE), "t", "c PS-6", "c PS-99", "r", "?", "PS-37", "f", "q")
    assert "Luke Skywalker, Moisture Farmer\nAllegiance: Alliance" in said
    assert "No card “PS-99”" in said
    assert "Not now." in said  # a character is not played in a battle
    assert "Luke Skywalker, Moisture Farmer ♛ ▲" in said and "(attacks" in said
    assert "Main (1)" in said
    assert not is_unsaid(said)


# --- what lies where ---


def titles(slots: list[Slot], words: Words) -> list[str]:
    return [words.voice.card_name(slot.card.code).split(",")[0] for slot in slots if slot.card is not None]


def rows_at(notation: str, seat: int = 0) -> tuple[Rows, Words]:
    session = sit_down_at(notation, seat)
    session.close()
    words = words_in("en", session.format)
    return rows_of(session.view(), words), words


def test_a_battle_is_lined_up() -> None:
    """Attacker, what lies under it, supporter, and then those who take no part."""
    rows, words = rows_at(BATTLE)
    own = rows.own["site"]
    assert titles(own, words) == ["Luke Skywalker", "Luke's Lightsaber", "Rebel Soldier", "Massassi Guard"]
    assert [slot.note for slot in own] == ["attacks", "under it", "supports", ""]
    assert [slot.mark == FIGHTING for slot in own] == [True, False, True, False]
    assert [slot.attached for slot in own] == [False, True, False, False]
    assert own[3].turned and not own[1].turned
    assert rows.theirs["site"][0].note == "defends"
    assert titles(rows.own["system"], words) == ["X-wing Fighter"]


@pytest.mark.parametrize(("language", "step"), [("en", "Weapons Step"), ("fr", "Étape des Armes")])
def test_running_powers_stand_in_the_line_of_the_battle(language: str, step: str) -> None:
    session = sit_down_at(BATTLE)
    session.close()
    view = session.view()
    line = lower_lines(view, words_in(language))["battle"].plain
    powers = view.status["battle"]["power"]
    assert f"Luke Skywalker ▲{powers[0]}" in line and f"▲{powers[1]}" in line
    assert "Rebel Soldier" in line and step in line


def test_partners_see_each_others_hands_and_opponents_do_not() -> None:
    rows, words = rows_at(TEAMS)
    assert [slot.note for slot in rows.own["site"]] == ["yours", "Alliance 2"]
    assert [slot.note for slot in rows.theirs["site"]] == ["Empire 1", "Empire 2"]
    session = sit_down_at(TEAMS)
    session.close()
    lines = lower_lines(session.view(), words)
    assert lines["partner"].plain == "Alliance 2, hand: Obi-Wan Kenobi, Rebel Soldier"
    table = layout_for("jedi-knights", words, 0, ["human", "cadet", "random", "cadet"])
    heading = table.heading(session.view(), 160).plain
    assert len(heading.splitlines()) == 2
    for said in ("①Alliance 1 (you)", "③Alliance 2 (random)", "②Empire 1 (cadet)", "④Empire 2"):
        assert said in heading


# --- passing ---


def test_passing_is_on_zero_and_careful_where_it_matters() -> None:
    options = [SeenOption(7, "PS-6#7", None), SeenOption(PASS, "pass", None)]
    table = layout_for("jedi-knights", words_in("en"), 0, [])
    for kind, usual in (("battle-phase", 1), ("respond", 1), ("deploy", 0), ("weapons", 0)):
        decision = SeenDecision(kind, CHOOSE, "", 0, options)
        assert table.default_option(decision) == usual
        assert [table.digit(decision, place) for place in range(2)] == [1, 0]
    assert table.passes("support", [PASS]) and table.passes("respond", [DONE])
    assert not table.passes("support", [7]) and not table.passes("support", [7, PASS])


LONE = BATTLE.replace("step weapons", "step support").replace(
    "alliance site: PS-36,", "alliance site: PS-36 rotated,"
)


def test_undo_goes_back_to_a_decision_and_not_to_a_pass_by_itself() -> None:
    """After the answer much answers itself; taking back restores the very question."""
    session = sit_down_to("jedi-knights", "duel", 4)
    table = layout_for("jedi-knights", words_in("en"), 0, [])
    said = typed(session, "")
    before = session.position.encode()
    answers = len(session.record.answers)
    assert said and session.position.decision_of(0) is not None
    session = Session(GAME, session.record, 0, {1: "random"}, Journal(None))
    decision = session.position.decision_of(0)
    assert decision is not None
    session.answer(0, decision.options[0])
    for _ in range(60):  # until something was answered by itself
        lone = session.to_pass(table.passes)
        bot = session.bot_to_answer()
        if lone is not None:
            session.answer(lone.seat, lone.options[0])
            break
        if bot is not None:
            session.answer(bot, session.think(bot).result())
        else:
            own = session.position.decision_of(0)
            assert own is not None
            session.answer(0, own.options[-1])
    while session.undo(table.passes):
        asked = session.position.decision_of(0)
        assert asked is not None and not table.passes(asked.kind, asked.options)
        if len(session.record.answers) <= answers:
            break
    session.close()
    assert session.position.encode() == before


# --- on the screen ---


@pytest.mark.slow
@pytest.mark.parametrize("size", [NARROW, WIDE])
@pytest.mark.parametrize(("format_name", "language"), [("duel", "en"), ("team", "fr")])
def test_the_table_is_played_from_the_keyboard(
    format_name: str, language: str, size: tuple[int, int]
) -> None:
    """A few dozen decisions, looking at every screen."""
    session = sit_down_to("jedi-knights", format_name, 5, bot="random")
    most = 30

    async def play() -> None:
        async with at_table(session, language, size) as player:
            for number in range(most):
                if session.position.over:
                    break
                look_at(player, size)
                decision = session.position.decision_of(0)
                assert decision is not None
                fights = decision.kind == "battle-phase" and number % 2
                await player.answer("1" if fights else "enter")
            assert session.position.turn >= 2  # type: ignore[attr-defined]

    asyncio.run(play())


def look_at(player: Player, size: tuple[int, int]) -> None:
    said = player.words_on_screen()
    assert not is_unsaid(said)
    assert max(len(line) for line in said.splitlines()) <= size[0]
    for row in player.app.board.rows.values():  # type: ignore[attr-defined]
        assert not row.slots or row.render().plain.strip(), f"{row.id} has no room for its cards"


def test_a_card_is_played_where_it_lies_and_a_refusal_names_its_rule() -> None:
    session = sit_down_at(
        BATTLE.replace("battle: attacker PS-6, defender PS-48, supporters PS-36, step weapons\n", "")
    )

    async def play() -> None:
        async with at_table(session) as player:
            hand = player.app.board.rows["hand"]  # type: ignore[attr-defined]
            hand.focus()
            await player.settle()
            await player.press("enter")
            assert "✗" in player.said("refusal") and not session.record.answers
            site = player.app.board.rows["own-site"]  # type: ignore[attr-defined]
            site.focus()
            await player.settle()
            await player.answer("enter")
            assert session.record.answers[0].ask == "battle-phase"
            assert session.record.answers[0].answer.startswith("PS-36")

    asyncio.run(play())


def test_lone_passes_are_answered_on_the_screen_and_the_log_tells() -> None:
    session = sit_down_at(LONE)

    async def play() -> None:
        async with at_table(session) as player:
            for answer in session.record.answers:
                assert answer.seat == 1 or answer.answer == "pass"
            assert any(answer.seat == 0 for answer in session.record.answers)
            assert any(event.kind == "pass" and event.seat == 0 for event in player.app.log_list.events)
            await player.press("u")
            assert "take back" in player.said("refusal")  # nothing was decided yet

    asyncio.run(play())


# --- several people at one keyboard ---


def hot_seat(format_name: str = "duel", path: Path | None = None) -> Session:
    decks = decks_for("jedi-knights", format_name)
    people = ["human"] * len(decks)
    record = new_record(GAME, decks, {"format": format_name}, people, seed_of(3), [])
    return Session(GAME, record, 0, dict.fromkeys(range(1, len(decks)), "human"), Journal(path))


def test_a_whole_game_of_four_people_at_one_keyboard(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = hot_seat("team", path)
    assert not session.bots
    _, said = play_out(session, "en", 8)
    for name in ("Alliance 1", "Empire 1", "Alliance 2", "Empire 2"):
        assert f"Give the keyboard to {name}" in said
    assert {answer.seat for answer in read(path.read_text(encoding="utf-8")).answers} == {0, 1, 2, 3}


def test_between_two_people_the_table_is_covered() -> None:
    session = hot_seat()

    async def until(player: Player, ready: Callable[[], bool]) -> None:
        while not ready():
            await player.press("enter")

    async def play() -> None:
        async with at_table(session) as player:
            app = player.app
            await until(player, lambda: session.position.decision_of(session.seat) is not None and app.asking)
            await until(
                player, lambda: isinstance(app.screen, Cover) and bool(session.view().zone("hand", 0).count)
            )
            first = session.seat
            own = [session.game.code(card.face) for card in session.view().zone("hand", first).cards]
            covered = player.words_on_screen()
            names = [app.words.voice.card_name(code).split(",")[0] for code in own]
            assert names and not any(name in covered for name in names)
            await player.press("escape")
            assert isinstance(app.screen, Cover)  # nobody looks by chance
            await player.press("enter")
            assert session.seat != first and not isinstance(app.screen, Cover)
            assert app.table.seat == app.log_list.seat == app.view.seat == session.seat
            assert not is_unsaid(player.words_on_screen())

    asyncio.run(play())
