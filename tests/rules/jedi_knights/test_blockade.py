"""The Blockade Phase: intimidation and shuttling."""

from __future__ import annotations

import pytest

from tests.rules.jedi_knights.scenes import (
    answer,
    asked,
    cards_of,
    is_rotated,
    kinds,
    offered,
    refusal,
    scene,
    site,
    skip_to,
    under,
)

BLOCKADE = """
    jedi-knights duel
    turn: 1 blockade
    order: empire, alliance
    planet: PS-130 / PS-134
"""


@pytest.mark.rule("jk.blockade.intimidate")
def test_a_capital_starship_makes_the_opponent_rotate_a_character_but_never_a_hero() -> None:
    table = scene(
        BLOCKADE
        + """
    empire system: PS-72, PS-73
    empire hand: PS-71
    alliance site: PS-6, PS-36, PS-14, PS-36 rotated
    alliance hand: PS-37
    """
    )
    assert offered(table, "empire") == ["PS-72", "pass"]
    answer(table, "empire", "PS-72")
    assert is_rotated(table, "PS-72")
    skip_to(table, "intimidated")
    assert asked(table) == [("alliance", "intimidated")]
    assert offered(table, "alliance") == ["PS-36", "PS-14"]
    answer(table, "alliance", "PS-14")
    assert is_rotated(table, "PS-14")
    assert not is_rotated(table, "PS-6")


@pytest.mark.rule("jk.blockade.none-ruling")
def test_intimidation_needs_somebody_to_intimidate() -> None:
    table = scene(
        BLOCKADE
        + """
    empire system: PS-72
    empire hand: PS-71
    alliance site: PS-6, PS-36 rotated
    """
    )
    assert offered(table, "empire") == ["pass"]
    assert refusal(table, "empire", "PS-72") == "jk.blockade.none-ruling"


@pytest.mark.rule("jk.blockade.none-ruling", "jk.event.cancel-ruling")
def test_a_cancelled_intimidation_rotates_nobody_but_is_spent() -> None:
    table = scene(
        BLOCKADE
        + """
    empire system: PS-72
    empire hand: PS-71
    alliance site: PS-36
    alliance hand: PS-104
    """
    )
    answer(table, "empire", "PS-72")
    answer(table, "alliance", "PS-104")
    skip_to(table, "blockade")
    assert is_rotated(table, "PS-72")
    assert not is_rotated(table, "PS-36")
    assert "cancel" in kinds(table)


@pytest.mark.rule("jk.blockade.shuttle", "jk.blockade.shuttle-ruling")
def test_a_character_aboard_goes_down_with_its_weapons_and_arrives_ready() -> None:
    table = scene(
        BLOCKADE
        + """
    empire system: PS-72 rotated [PS-48 [PS-90]]
    empire hand: PS-71
    alliance hand: PS-37
    """
    )
    assert is_rotated(table, "PS-48")
    answer(table, "empire", "PS-48")
    assert site(table, "empire") == ["PS-48"]
    assert under(table, "PS-48") == ["PS-90"]
    assert not is_rotated(table, "PS-48")
    assert not is_rotated(table, "PS-90")
    assert is_rotated(table, "PS-72")
    assert asked(table) == [("alliance", "blockade")]


@pytest.mark.rule("jk.blockade.shuttle-ruling")
def test_one_rotated_by_a_text_alone_stays_rotated() -> None:
    table = scene(
        BLOCKADE
        + """
    empire system: PS-72 [PS-48 rotated]
    empire hand: PS-71
    """
    )
    answer(table, "empire", "PS-48")
    assert is_rotated(table, "PS-48")
    assert cards_of(table, "shuttle") == ["PS-48"]


@pytest.mark.rule("jk.deploy.aboard-ruling")
def test_from_the_site_nobody_goes_back_aboard() -> None:
    table = scene(
        BLOCKADE
        + """
    empire system: PS-68
    empire site: PS-48
    empire hand: PS-71
    """
    )
    assert offered(table, "empire") == ["pass"]
    assert refusal(table, "empire", "PS-48") == "jk.blockade.shuttle"
