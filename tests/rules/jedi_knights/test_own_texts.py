"""Rules that only cards of one's own would break: each test reads a set of a card or two."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from chancecube.jedi_knights.game import GAME
from chancecube.jedi_knights.library import Library, load
from chancecube.jedi_knights.notation import read_position
from chancecube.jedi_knights.sums import power
from chancecube.jedi_knights.table import PASS, SYSTEM, Table
from chancecube.jedi_knights.unique import hand_over
from chancecube.kernel.decision import DONE
from tests.rules.jedi_knights.scenes import asked, events, seat_of

HEAD = "number,type,allegiance,theme,title,subtitle,rarity,cost,power,defense,destiny,leadership,keywords,timing,tactical,effect"


def own(folder: Path, *lines: str) -> Library:
    (folder / "OWN.csv").write_text("\n".join([HEAD, *lines]), encoding="utf-8")
    found = load(folder)
    assert found.troubles == []
    return found


def position(library: Library, phase: str, text: str) -> Table:
    head = f"""
    jedi-knights duel
    turn: 1 {phase}
    order: alliance, empire
    planet: PS-130 / PS-134
    """
    return read_position(library, dedent(head) + dedent(text), keep_log=True)


def find(table: Table, code: str) -> int:
    return next(card for card in range(len(table.face)) if table.card(card).code == code)


def answer(table: Table, name: str, option: str | int) -> None:
    GAME.answer(table, seat_of(table, name), option if isinstance(option, int) else find(table, option))


def decline_to(table: Table, *kinds: str) -> None:
    while asked(table)[0][1] not in kinds:
        decision = table.pending[0]
        GAME.answer(table, decision.seat, PASS if PASS in decision.options else DONE)


@pytest.mark.rule("jk.unique.replace", "jk.deploy.aboard-ruling")
def test_no_more_characters_follow_to_a_new_version_than_it_may_carry(tmp_path: Path) -> None:
    library = own(
        tmp_path,
        '1,starship,alliance,,Redemption,Courier,R,1,3,3,3,0,Rebel,,,"Boards(Both(CHARACTERS, Keyword(""Rebel"")))"',
    )
    table = position(
        library,
        "deploy",
        """
    alliance system: PS-17 [PS-36, PS-14]
    alliance hand: OWN-1
    empire hand: PS-105
    """,
    )
    new = find(table, "OWN-1")
    table.at[0].hand.remove(new)
    table.lay(new, SYSTEM)
    hand_over(table, find(table, "PS-17"), new)
    assert table.under(new) == [find(table, "PS-36")]
    assert table.at[0].discard == [find(table, "PS-17"), find(table, "PS-14")]


@pytest.mark.rule("jk.battle.defeated")
def test_whoever_is_taken_back_out_of_a_battle_is_defeated(tmp_path: Path) -> None:
    library = own(
        tmp_path,
        '1,event,alliance,,Tractor Beam,,U,,,,3,,,weapons,2,"Played(PutBack(Those(FIGHTERS, THEIRS, MAIN)))"',
    )
    table = position(
        library,
        "character-battle",
        """
    alliance site: PS-36
    alliance hand: OWN-1
    empire site: PS-48
    empire hand: PS-105
    battle: attacker PS-36, defender PS-48, step weapons
    """,
    )
    answer(table, "alliance", "OWN-1")
    answer(table, "alliance", next(option for option in table.pending[0].options if option < 0))
    decline_to(table, "battle-phase")
    assert [event.rule for event in events(table, "defeated")] == ["jk.battle.defeated"]
    assert len(events(table, "battle-won", "alliance")) == 1
    assert len(table.at[1].hand) == 2


@pytest.mark.rule("jk.event.response")
def test_losing_a_battle_can_be_answered(tmp_path: Path) -> None:
    library = own(
        tmp_path, '1,event,alliance,,Bitter Lesson,,U,,,,3,,,response,2,"Response(LOST, Draw(2), whose=OWN)"'
    )
    table = position(
        library,
        "character-battle",
        """
    alliance site: PS-36
    alliance hand: OWN-1
    alliance deck: PS-94, PS-94, PS-94
    empire site: PS-43
    empire hand: PS-105
    battle: attacker PS-43, defender PS-36, step power
    """,
    )
    while asked(table) != [("alliance", "respond")] or find(table, "OWN-1") not in table.pending[0].options:
        decision = table.pending[0]
        GAME.answer(table, decision.seat, PASS if PASS in decision.options else DONE)
    answer(table, "alliance", "OWN-1")
    decline_to(table, "battle-phase")
    assert len(table.at[0].hand) == 2


@pytest.mark.rule("jk.text.use")
def test_every_player_discards_for_a_text_that_says_so(tmp_path: Path) -> None:
    library = own(
        tmp_path,
        '1,event,alliance,,Lean Times,,U,,,,3,,,deploy,2,"Fleeting(), Played(Discard(2, ALL), Discard(1, THEIRS))"',
    )
    table = position(
        library,
        "deploy",
        """
    alliance hand: OWN-1, PS-36, PS-36, PS-14
    empire hand: PS-71, PS-71, PS-71, PS-71
    """,
    )
    answer(table, "alliance", "OWN-1")
    decline_to(table, "discard")
    assert sorted(asked(table)) == [("alliance", "discard"), ("empire", "discard")]
    while asked(table) and asked(table)[0][1] == "discard":
        decision = table.pending[0]
        GAME.answer(table, decision.seat, decision.options[0])
    assert [len(seat.hand) for seat in table.at] == [1, 1]


@pytest.mark.rule("jk.text.use")
def test_a_text_in_hand_or_theme_pile_is_used_in_the_step_it_names(tmp_path: Path) -> None:
    library = own(
        tmp_path,
        '1,character,alliance,,Lookout,,U,1,2,2,3,0,Typical,,,"Use(WEAPONS, Draw(1), cost=DISCARD_IT, out_of=FROM_HAND, limit=PER_BATTLE)"',
        '2,character,alliance,,Reserve,,U,1,2,2,3,0,Typical,,,"Use(WEAPONS, Draw(1), cost=DISCARD_IT, out_of=FROM_THEME_PILE, limit=PER_BATTLE)"',
    )
    table = position(
        library,
        "character-battle",
        """
    alliance site: PS-36
    alliance hand: OWN-1
    alliance theme-pile: OWN-2
    alliance deck: PS-94, PS-94
    empire site: PS-48
    empire hand: PS-105
    battle: attacker PS-36, defender PS-48, step weapons
    """,
    )
    assert {find(table, "OWN-1"), find(table, "OWN-2")} <= set(table.pending[0].options)
    answer(table, "alliance", "OWN-2")
    assert find(table, "OWN-2") in table.at[0].discard


@pytest.mark.rule("jk.stack.effects-add")
def test_two_who_add_each_others_power_do_so_once(tmp_path: Path) -> None:
    library = own(
        tmp_path,
        '1,character,alliance,,Twin,,U,1,3,2,3,0,Typical,,,"Gets(POWER, 1, per=BestPower(Those(CHARACTERS, SIDE, AT_SITE, other=True)))"',
    )
    table = position(
        library, "deploy", "alliance site: OWN-1, OWN-1\nalliance hand: PS-94\nempire hand: PS-105"
    )
    assert [power(table, card) for card in table.at[0].site] == [6, 6]
