"""Positions as text: what people write, what is made up for them, and that the exact form reads back identically."""

from __future__ import annotations

import pytest

from chancecube.jedi_knights.game import GAME, table_of
from chancecube.jedi_knights.table import Table
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.errors import BadNotation
from chancecube.kernel.position import apply
from tests.rules.jedi_knights.scenes import (
    answer,
    asked,
    codes,
    find,
    force,
    is_rotated,
    offered,
    phase,
    scene,
    seen_by,
    site,
    system,
    under,
    used,
)


def again(table: Table, exact: bool) -> Table:
    return table_of(GAME.read_position(GAME.write_position(table, exact)))


# --- by hand ---


def test_cards_on_cards_and_rotated_ones() -> None:
    table = scene("""
        jedi-knights duel
        turn: 2 deploy
        planet: PS-130 / PS-134
        alliance site: PS-30 [PS-90, PS-89], PS-36 rotated, PS-14 x2
        alliance system: PS-39 rotated [PS-36 [PS-90]], PS-40 [PS-11 rotated]
    """)
    assert site(table, "alliance") == ["PS-30", "PS-36", "PS-14", "PS-14"]
    assert under(table, "PS-30") == ["PS-90", "PS-89"]
    assert under(table, "PS-39") == ["PS-36"]
    assert is_rotated(table, "PS-39")
    aboard = table.under(find(table, "PS-39"))[0]
    assert aboard in table.rotated, "it turns with its starship"
    assert table.under(aboard)[0] in table.rotated
    assert not is_rotated(table, "PS-40")
    assert is_rotated(table, "PS-11")


def test_what_is_left_out_is_made_up() -> None:
    table = scene("""
        jedi-knights
        turn: 3 deploy
        planet: PS-130 / PS-134
        alliance hand: PS-36
    """)
    assert table.options.format_name == "duel"
    assert table.turns_here == 1
    assert len(table.sites) == len(table.systems) == 3
    assert len({table.card(card).planet for card in table.sites}) == 3
    assert codes(table, table.sites)[-1] == "PS-130"
    assert used(table, "alliance") == ["PS-142"]
    assert len(force(table, "alliance")) == 7
    assert table.rank == [0, 1]


def test_credits_are_what_is_left_to_spend() -> None:
    table = scene("""
        jedi-knights duel
        turn: 1 deploy
        order: alliance, empire
        planet: PS-130 / PS-134
        alliance: credits 2
        alliance hand: PS-36
    """)
    decision = table.decision_of(0)
    assert decision is not None
    assert decision.number == 2


@pytest.mark.parametrize(
    ("step", "question"), [("support", "support"), ("weapons", "weapons"), ("power", "power")]
)
def test_a_battle_in_any_of_its_steps(step: str, question: str) -> None:
    table = scene(f"""
        jedi-knights duel
        turn: 1 character-battle
        planet: PS-130 / PS-134
        alliance site: PS-37 rotated [PS-101], PS-36 rotated, PS-30
        alliance hand: PS-101
        empire site: PS-48 [PS-90], PS-71
        empire hand: PS-113
        battle: attacker PS-37, defender PS-48, supporters PS-36, fired PS-48, PS-90, step {step}
    """)
    assert asked(table)[0][1] == question
    battle = seen_by(table, "spectator").status["battle"]
    assert isinstance(battle, dict)
    assert battle["arena"] == "site"
    assert battle["attacking"] == 0
    assert codes(table, battle["main"]) == ["PS-37", "PS-48"]
    assert [codes(table, cards) for cards in battle["supporters"]] == [["PS-36"], []]
    assert [codes(table, cards) for cards in battle["bonus"]] == [["PS-101"], []]
    assert codes(table, battle["fired"]) == ["PS-48", "PS-90"]
    assert phase(table) == "character-battle"


def test_a_starship_battle() -> None:
    table = scene("""
        jedi-knights duel
        turn: 1 starship-battle
        planet: PS-130 / PS-134
        alliance hand: PS-90
        alliance system: PS-39
        empire system: PS-72 rotated
        battle: attacker PS-72, defender PS-39
    """)
    assert asked(table) == [("alliance", "support")], "the defending side acts first"
    assert phase(table) == "starship-battle"


def test_owners_in_team_games() -> None:
    table = scene("""
        jedi-knights team timing-2001
        turn: 1 deploy
        planet: empire-2 PS-134 / alliance-2 PS-130
        alliance-1 system: PS-39 [PS-36 of alliance-2]
    """)
    assert table.options.timing_2001
    assert table.owner[find(table, "PS-36")] == 2
    assert table.owner[table.sites[-1]] == 3
    assert system(table, "alliance-1") == ["PS-39"]
    twin = again(table, False)
    assert twin.owner[find(twin, "PS-36")] == 2


def test_what_was_written_by_the_program_can_be_written_by_hand() -> None:
    table = scene("""
        jedi-knights duel
        turn: 2 deploy
        order: empire, alliance
        planet: PS-128 / empire PS-132
        planet: empire PS-134 / alliance PS-130
        alliance theme: PS-1
        alliance: credits 3
        alliance hand: PS-36 x2, PS-90
        alliance site: PS-30 [PS-90] , PS-14 rotated
        empire hand: PS-48
        empire discard: PS-71, PS-73
    """)
    twin = again(table, False)
    assert GAME.write_position(twin) == GAME.write_position(table)
    assert asked(twin) == asked(table)
    assert offered(twin, "empire") == offered(table, "empire")
    answer(twin, "empire", "PS-48")
    assert site(twin, "empire") == ["PS-48"]


# --- the exact form ---


@pytest.mark.parametrize("format_name", ["duel", "team"])
def test_the_exact_form_reads_back_identically_at_every_question(format_name: str) -> None:
    chance = Chance(seed_of(5))
    table = table_of(
        GAME.new(GAME.random_decks(format_name, chance), {"format": format_name}, chance.copy(), False)
    )
    while table.pending:
        decision = table.pending[chance.below(len(table.pending))]
        assert again(table, True).encode() == table.encode()
        assert table.copy().encode() == table.encode()
        apply(table, decision.seat, decision.options[chance.below(len(decision.options))])
    assert again(table, True).encode() == table.encode()


# --- what is not understood ---

GOOD = """
    jedi-knights duel
    turn: 1 deploy
    planet: PS-130 / PS-134
"""


@pytest.mark.parametrize(
    "line",
    [
        "alliance site: PS-40",
        "alliance site: PS-30 [PS-36]",
        "alliance site: PS-30 [PS-90",
        "alliance site: PS-30 sideways",
        "alliance site: PS-30 x2 [PS-90]",
        "alliance site: PS-30 of empire",
        "alliance site: PS-30 [PS-90 of empire]",
        "alliance system: PS-36",
        "alliance system: PS-39 [PS-36 [PS-90 [PS-90]]]",
        "alliance hand: PS-139",
        "alliance hand: PS-999",
        "alliance hand: PS-36#9999999",
        "alliance force: PS-36",
        "alliance theme: PS-36",
        "alliance theme: PS-1, PS-2",
        "alliance pocket: PS-36",
        "alliance-1 hand: PS-36",
        "alliance: credits many",
        "alliance: luck 3",
        "planet: PS-127 / PS-134",
        "planet: PS-36 / PS-134",
        "planet: PS-127 / PS-131 / PS-135",
        "turn: 1 teatime",
        "order: alliance",
        "rank: alliance, alliance",
        "quiet: often",
        "here: there",
        "battle: attacker PS-30",
        "battle: attacker PS-30, defender PS-48",
        "weather: fine",
        'step: ["turn", 99999999999]]',
        'ask: [0, "tea", [1], "choose", "", 0]',
        "memory: [[[],[],[]],[],[],null]",
    ],
)
def test_a_line_that_makes_no_sense_is_refused_in_one_line(line: str) -> None:
    with pytest.raises(BadNotation):
        scene(GOOD + f"    {line}\n")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "young-jedi full",
        "jedi-knights",
        "jedi-knights solo\nplanet: PS-130 / PS-134",
        "jedi-knights duel tournament\nplanet: PS-130 / PS-134",
        "jedi-knights duel\nplanet: PS-130",
        "jedi-knights duel\nturn: 1 setup\nplanet: PS-130 / PS-134",
        "jedi-knights duel\nplanet: PS-130#5 / PS-134",
    ],
)
def test_a_position_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        scene(text)


def test_a_battle_between_partners_or_places_is_refused() -> None:
    both = GOOD.replace("1 deploy", "1 character-battle") + "    alliance site: PS-30, PS-36\n"
    with pytest.raises(BadNotation):
        scene(both + "    battle: attacker PS-30, defender PS-36\n")
    with pytest.raises(BadNotation):
        scene(both + "    empire system: PS-72\n    battle: attacker PS-30, defender PS-72\n")
    with pytest.raises(BadNotation):
        scene(both + "    empire site: PS-48\n    battle: attacker PS-30, defender PS-48, step tea\n")
