"""What the victors gain and the beaten save by their texts: cards drawn, robbed or undone, and lower damage."""

from __future__ import annotations

import pytest

from chancecube.young_jedi.kinds import LIGHT
from chancecube.young_jedi.table import Table
from tests.rules.young_jedi.scenes import (
    answer,
    asked,
    cards_of,
    codes,
    damage,
    discard,
    hand,
    here,
    offered,
    scene,
)


def fight(light: str, dark: str, more: str = "") -> Table:
    """A battle of Dark's on Coruscant, where few have a bonus; cards drawn for destiny show a 3."""
    return scene(
        f"""
        young-jedi full
        turn: 5 dark fights
        Coruscant: DM-66
        light plan: {light}
        dark plan: {dark}
        light deck: DM-45 x20
        dark deck: DM-119 x20
        {more}
        """
    )


# --- the beaten ---


@pytest.mark.rule("yj.battle.compare", "yj.trait.subtitle-version")
@pytest.mark.parametrize(
    ("loser", "weapon", "least"),
    [("EDM-P4", "JC-106", 3), ("EDM-P4", "DM-107", 5), ("BN-72", "DM-107", 5), ("BN-72", "JC-106", 6)],
    ids=["Maul with his own", "Maul with another", "Sidious with a diamond", "Sidious with another"],
)
def test_a_text_lowers_the_damage_of_its_own_card_while_the_weapon_it_names_is_in_use(
    loser: str, weapon: str, least: int
) -> None:
    table = fight("DM-55, DM-34, DM-2, DM-4, DM-7", f"{weapon}, {loser}")
    assert cards_of(table, "defeated") == [loser]
    assert damage(table, "dark") == least


@pytest.mark.rule("yj.battle.force-push")
def test_under_a_force_push_the_weapon_lowers_no_damage() -> None:
    table = fight("BN-51, JC-2", "JC-106, EDM-P4")
    assert cards_of(table, "defeated") == ["EDM-P4"]
    assert damage(table, "dark") == 5
    assert here(table, "dark") == ["JC-106"]


@pytest.mark.rule("yj.battle.damage-floor-ruling")
def test_what_a_victor_adds_is_added_to_nothing_and_not_to_less() -> None:
    """Three effects, in a position set up by hand, would take three from a damage of two; the Avenger adds two."""
    table = fight("DM-34, EBN-P8", "DM-80", "dark effect: BN-130, BN-130, BN-130")
    assert cards_of(table, "defeated") == ["DM-80"]
    assert damage(table, "dark") == 2


# --- the victors ---


@pytest.mark.rule("yj.duel.is-fight", "yj.battle.hand-aside")
def test_the_loser_chooses_what_a_robber_takes_from_the_hand() -> None:
    table = fight("DM-31", "DM-120, BP-37", "light hand: DM-2, DM-34")
    assert asked(table) == [("light", "rob")]
    assert offered(table, "light") == ["DM-2", "DM-34"]
    answer(table, "light", "DM-34")
    assert cards_of(table, "robbed", "light") == ["DM-34"]
    assert hand(table, "light") == ["DM-2"]


@pytest.mark.rule("yj.duel.is-fight")
def test_nobody_is_robbed_of_an_empty_hand_or_by_one_who_wins_nothing() -> None:
    assert not [kind for _, kind in asked(fight("DM-31", "DM-120, BP-37")) if kind == "rob"]
    table = fight("DM-7", "BP-37", "light hand: DM-2")
    assert cards_of(table, "defeated") == ["BP-37"]
    assert not [kind for _, kind in asked(table) if kind == "rob"]


LAPS = "light objective: BP-29\nlight pilot: BP-1\nlight podracer: DM-36\nlight laps: DM-2, DM-7"


@pytest.mark.rule("yj.race.cards-are-deck", "yj.race.sequence")
@pytest.mark.parametrize(("wish", "left"), [("yes", ["DM-2"]), ("done", ["DM-2", "DM-7"])])
def test_the_victor_may_undo_the_last_lap_card(wish: str, left: list[str]) -> None:
    table = fight("DM-31", "DM-120, BP-38", LAPS)
    assert asked(table) == [("dark", "spoils-lap")]
    answer(table, "dark", wish)
    track = table.sides[LIGHT].track
    assert track is not None and codes(table, track.pile) == left
    assert ("DM-7" in discard(table, "light")) == (wish == "yes")


@pytest.mark.rule("yj.race.sequence")
def test_without_a_lap_card_there_is_none_to_undo() -> None:
    for more in ("", LAPS.replace("\nlight laps: DM-2, DM-7", "")):
        table = fight("DM-31", "DM-120, BP-38", more)
        assert cards_of(table, "defeated") == ["DM-31"]
        assert not [kind for _, kind in asked(table) if kind == "spoils-lap"]
