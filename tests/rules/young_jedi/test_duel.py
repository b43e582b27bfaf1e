"""Starting a duel: when, who with what against whom, who steps in, and how large the dueling hands are."""

from __future__ import annotations

import pytest

from chancecube.young_jedi.duelists import duelists_here
from chancecube.young_jedi.library import library
from chancecube.young_jedi.table import Table
from tests.rules.young_jedi.scenes import (
    answer,
    asked,
    cards_of,
    codes,
    damage,
    deck,
    discard,
    dueling,
    events,
    events_seen_by,
    hand,
    here,
    offered,
    refusal,
    rules_of,
    scene,
    seen_by,
    sums,
    total,
)


def duel(light: str, dark: str, side: str = "dark", more: str = "", phase: str = "duel") -> Table:
    """At Theed Palace, where few have a bonus, with plain cards in both decks."""
    return scene(
        f"""
        young-jedi full
        turn: 5 {side} {phase}
        Naboo: DM-67
        light here: {light}
        light deck: DM-45 x30
        dark here: {dark}
        dark deck: DM-119 x30
        {more}
        """
    )


def play_to_the_end(table: Table) -> None:
    """Both pass as soon as they may."""
    while asked(table)[0][1] in ("duel-attack", "duel-parry", "duel-text"):
        side, kind = asked(table)[0]
        answer(table, side, "pass" if kind == "duel-attack" else "done")


# --- when ---


@pytest.mark.rule("yj.duel.once")
def test_a_duel_comes_before_the_battle_and_does_not_replace_it() -> None:
    table = duel("DM-11, DM-27", "DM-71, JC-106", phase="deploy")
    answer(table, "dark", "done")
    assert asked(table) == [("dark", "duel")]
    answer(table, "dark", "DM-71", "DM-11")
    assert discard(table, "light") == ["DM-11"]
    assert asked(table) == [("dark", "battle")]


@pytest.mark.rule("yj.duel.once")
def test_one_duel_a_turn_and_it_is_never_forced() -> None:
    table = duel("DM-27 x2", "DM-71, JC-106")
    assert offered(table, "dark") == ["DM-71", "done"]
    answer(table, "dark", "done")
    assert asked(table) == [("dark", "battle")]
    assert refusal(table, "dark", "DM-71") == "yj.duel.once"
    assert events(table, "duel") == []


@pytest.mark.rule("yj.duel.once", "yj.duel.after")
def test_after_a_duel_there_is_no_second_one_but_a_battle() -> None:
    table = duel("DM-11, DM-27", "DM-71, JC-106")
    answer(table, "dark", "DM-71", "DM-11")
    assert asked(table) == [("dark", "battle")]
    answer(table, "dark", "yes", "done")
    answer(table, "light", "done")
    answer(table, "dark", "JC-106")
    assert cards_of(table, "steps-forward", "dark") == ["DM-71"]


# --- who ---


@pytest.mark.rule("yj.duel.who")
def test_obi_wan_qui_gon_all_jedi_and_three_of_the_dark_side_are_duelists() -> None:
    titles = {card.title for card in library().cards if card.duelist}
    assert titles == {
        "Adi Gallia",
        "Aurra Sing",
        "Darth Maul",
        "Darth Sidious",
        "Depa Billaba",
        "Eeth Koth",
        "Even Piell",
        "Ki-Adi-Mundi",
        "Mace Windu",
        "Obi-Wan Kenobi",
        "Oppo Rancisis",
        "Plo Koon",
        "Qui-Gon Jinn",
        "Saesee Tiin",
        "Yaddle",
        "Yarael Poof",
        "Yoda",
    }


@pytest.mark.rule("yj.duel.who")
def test_no_anakin_is_a_duelist_whatever_his_subtitle_says() -> None:
    anakins = [card for card in library().cards if card.title == "Anakin Skywalker"]
    assert "Tested by the Jedi Council" in [card.subtitle for card in anakins]
    assert not any(card.duelist for card in anakins)


@pytest.mark.rule("yj.duel.who")
@pytest.mark.parametrize(
    ("dark", "able"),
    [
        ("DM-71, JC-106", ["DM-71"]),
        ("DM-71, DM-72, JC-106", ["DM-71", "DM-72"]),
        ("DM-71, DM-71, JC-106", ["DM-71", "DM-71"]),
        ("DM-75, JC-106, DM-71", ["DM-71"]),
        ("DM-75, DF-41", ["DM-75"]),
        ("DF-33, DM-107", ["DF-33"]),
        ("RF-A7", ["RF-A7"]),
    ],
    ids=["Maul", "both Sith", "a stack", "Aurra without", "Aurra", "Aurra by her text", "built in"],
)
def test_a_duelist_with_a_lightsaber_it_can_use_may_start(dark: str, able: list[str]) -> None:
    assert offered(duel("DM-27", dark), "dark") == [*able, "done"]


@pytest.mark.rule("yj.duel.who")
@pytest.mark.parametrize(
    "dark",
    ["DM-71", "DM-99, JC-106", "DM-71, DM-108", "DM-75, DM-107", "RF-A9"],
    ids=["no weapon", "no duelist", "no lightsaber", "not usable", "no lightsaber built in"],
)
def test_without_a_duelist_or_a_lightsaber_for_it_nobody_is_asked(dark: str) -> None:
    table = duel("DM-27", dark)
    assert asked(table) == [("dark", "battle")]
    wish = dark.split(",", maxsplit=1)[0]
    if duelists_here(table, 1):
        assert refusal(table, "dark", wish) == "yj.duel.who"


@pytest.mark.rule("yj.duel.who", "yj.deploy.hidden-not-present")
def test_neither_the_duelist_nor_the_lightsaber_may_lie_face_down() -> None:
    assert asked(duel("DM-27", "DM-99, JC-106", more="dark hidden: DM-71")) == [("dark", "battle")]
    assert asked(duel("DM-27", "DM-71", more="dark hidden: JC-106")) == [("dark", "battle")]


@pytest.mark.rule("yj.duel.who")
def test_of_several_lightsabers_one_is_chosen() -> None:
    table = duel("DM-27", "DM-71, JC-106, DM-107, DM-108")
    answer(table, "dark", "DM-71")
    assert asked(table) == [("dark", "duel-weapon")]
    assert offered(table, "dark") == ["JC-106", "DM-107"]
    answer(table, "dark", "DM-107")
    assert cards_of(table, "uses-weapon") == ["DM-107"]
    assert sums(table, "dark") == [("power", "DM-71", 6), ("weapon", "DM-107", 1)]


@pytest.mark.rule("yj.duel.armed-ruling")
def test_a_built_in_lightsaber_starts_a_duel_and_adds_its_dots_without_a_draw() -> None:
    table = duel("DM-27", "RF-A7, DF-41")
    answer(table, "dark", "RF-A7")
    assert cards_of(table, "uses-weapon") == []
    assert sums(table, "dark") == [("power", "RF-A7", 5), ("weapon", "RF-A7w", 2)]
    assert events(table, "destiny") == []


@pytest.mark.rule("yj.duel.armed-ruling")
def test_any_built_in_weapon_adds_its_dots_when_its_owner_is_dueled() -> None:
    table = duel("DM-2, JC-40", "RF-A9, JC-106", side="light")
    answer(table, "light", "DM-2")
    assert asked(table) == [("light", "duel-attack")]
    assert ("weapon", "RF-A9w", 2) in sums(table, "dark")


# --- against whom ---


@pytest.mark.rule("yj.duel.target")
def test_any_face_up_character_of_the_opponent_there_may_be_named() -> None:
    table = duel(
        "DM-27, DM-4, JC-40, DM-2", "DM-71, JC-106", more="light hidden: DM-28\nlight Tatooine: DM-30"
    )
    answer(table, "dark", "DM-71")
    assert asked(table) == [("dark", "duel-target")]
    assert offered(table, "dark") == ["DM-27", "DM-4", "DM-2"]
    assert refusal(table, "dark", "DM-28") == "yj.duel.target"


@pytest.mark.rule("yj.duel.target", "yj.deploy.hidden-not-present")
def test_without_a_face_up_opponent_there_is_no_duel() -> None:
    table = duel("JC-40", "DM-71, JC-106", more="light hidden: DM-28")
    assert asked(table) == [("dark", "battle")]
    assert refusal(table, "dark", "DM-71") == "yj.duel.target"


@pytest.mark.rule("yj.duel.intercept")
def test_only_duelists_there_may_step_in() -> None:
    more = "light hidden: DM-7\nlight Tatooine: DM-1"
    table = duel("DM-27, DM-28, DM-2, DM-10", "DM-71, JC-106", more=more)
    answer(table, "dark", "DM-71", "DM-27")
    assert asked(table) == [("light", "duel-defender")]
    assert offered(table, "light") == ["DM-27", "DM-2", "DM-10"]
    answer(table, "light", "DM-10")
    assert rules_of(table, "duel-defends") == ["yj.duel.intercept"]


@pytest.mark.rule("yj.duel.intercept")
def test_a_text_may_forbid_stepping_in() -> None:
    table = duel("V1-3, DM-2", "DM-71, JC-106")
    answer(table, "dark", "DM-71", "V1-3")
    assert cards_of(table, "duel-defends") == ["V1-3"]


@pytest.mark.rule("yj.duel.intercept", "yj.duel.one-card")
def test_another_card_of_the_same_stack_may_step_in_and_fights_alone() -> None:
    table = duel("DM-2 x2, JC-2", "DM-71 x2, JC-106")
    first, second = table.here(1)[:2]
    answer(table, "dark", f"DM-71#{first}", "JC-2")
    assert offered(table, "light") == ["JC-2", "DM-2", "DM-2"]
    answer(table, "light", f"DM-2#{table.here(0)[1]}")
    assert (total(table, "light"), total(table, "dark")) == (6, 8)
    play_to_the_end(table)
    assert here(table, "dark") == ["DM-71", "DM-71", "JC-106"]
    assert second in table.here(1)


@pytest.mark.rule("yj.duel.attacked")
def test_a_text_about_being_dueled_works_for_the_one_named() -> None:
    table = duel("V1-21", "DM-71, JC-106")
    answer(table, "dark", "DM-71")
    assert rules_of(table, "duel-defends") == ["yj.duel.attacked"]
    assert asked(table) == [("light", "duel-guess")]


@pytest.mark.rule("yj.duel.attacked")
def test_a_text_about_being_dueled_works_for_the_one_who_stepped_in_not_for_the_one_named() -> None:
    table = duel("V1-21, DM-2", "DM-71, JC-106")
    twin = table.copy()
    answer(table, "dark", "DM-71", "V1-21")
    answer(table, "light", "DM-2")
    assert asked(table) == [("dark", "duel-attack")]
    answer(twin, "dark", "DM-71", "DM-2")
    answer(twin, "light", "V1-21")
    assert asked(twin) == [("light", "duel-guess")]


@pytest.mark.rule("yj.duel.attacked")
@pytest.mark.parametrize(("guess", "tie"), [("number-4", True), ("number-6", False)])
def test_only_a_right_guess_ends_the_duel(guess: str, tie: bool) -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark duel
        Naboo: DM-67
        light here: V1-21
        light deck: DM-45 x30
        dark here: DM-71, JC-106
        dark deck: DM-79 x30
        """
    )
    answer(table, "dark", "DM-71")
    assert len(offered(table, "light")) == 7
    answer(table, "light", "number-0")
    assert "number-0" not in offered(table, "light")
    answer(table, "light", guess)
    assert [event.amount for event in events(table, "duel-guess")] == [0, int(guess[-1])]
    assert events(table, "shuffle", "dark"), "the opponent shuffles before drawing"
    assert hand(table, "dark") == ["DM-79"]
    if tie:
        assert events(table, "duel-undecided")[0].amount == 0
        assert asked(table) == [("dark", "battle")]
        assert (here(table, "light"), here(table, "dark")) == (["V1-21"], ["DM-71", "JC-106"])
        assert damage(table, "light") == damage(table, "dark") == 0
    else:
        assert asked(table) == [("dark", "duel-attack")]


# --- the defender's weapon ---


@pytest.mark.rule("yj.duel.defender-weapon")
def test_the_defender_may_use_one_weapon_of_any_kind_its_character_can_use() -> None:
    table = duel("DM-2, JC-40, DM-45, DM-41, DM-34", "DM-71, JC-106")
    answer(table, "dark", "DM-71")
    assert asked(table) == [("light", "duel-defender-weapon")]
    assert offered(table, "light") == ["JC-40", "DM-45", "DM-34", "done"]
    answer(table, "light", "JC-40")
    assert sums(table, "light") == [("power", "DM-2", 6), ("weapon", "JC-40", 2)]


@pytest.mark.rule("yj.duel.defender-weapon")
def test_a_blaster_will_do_and_so_will_bare_hands() -> None:
    table = duel("DM-2, JC-40", "DM-75, DM-108", side="light")
    answer(table, "light", "DM-2")
    assert offered(table, "dark") == ["DM-108", "done"]
    twin = table.copy()
    answer(table, "dark", "DM-108")
    answer(twin, "dark", "done")
    assert len(dueling(table, "dark")) > len(dueling(twin, "dark")) == 5


@pytest.mark.rule("yj.duel.defender-weapon")
def test_a_weapon_not_for_duels_is_not_offered() -> None:
    table = duel("DM-2, JC-40", "DM-75, BP-48", side="light")
    answer(table, "light", "DM-2")
    assert asked(table) == [("light", "duel-attack")]


@pytest.mark.rule("yj.duel.defender-weapon", "yj.duel.is-fight")
def test_a_gaderffii_stick_may_be_given_up_to_ignore_the_lightsaber() -> None:
    table = duel("DM-2, JC-40", "BP-37, BP-49", side="light")
    answer(table, "light", "DM-2")
    answer(table, "dark", "BP-49")
    assert asked(table) == [("dark", "ignore-weapon")]
    answer(table, "dark", "JC-40")
    assert sums(table, "light") == [("power", "DM-2", 6)]
    assert discard(table, "dark") == ["BP-49"]


# --- power and the dueling hand ---


@pytest.mark.rule("yj.duel.hand")
def test_the_hand_is_as_large_as_the_power_with_site_dots_and_texts_but_no_weapon_destiny() -> None:
    table = duel("DF-2, DF-12", "DF-31, JC-106")
    answer(table, "dark", "DF-31")
    answer(table, "light", "DF-12")
    assert sums(table, "light") == [
        ("power", "DF-2", 6),
        ("site", "DF-2", 1),
        ("weapon", "DF-12", 2),
        ("text", "DF-2", 2),
    ]
    assert sums(table, "dark") == [
        ("power", "DF-31", 6),
        ("site", "DF-31", 1),
        ("weapon", "JC-106", 2),
        ("text", "DF-31", 2),
    ]
    assert (len(dueling(table, "light")), len(dueling(table, "dark"))) == (11, 11)
    assert events(table, "destiny") == []
    assert [event.amount for event in events(table, "duel-hand")] == [11, 11]


@pytest.mark.rule("yj.duel.hand")
def test_another_jedi_in_a_duel_here_is_strengthened_by_yoda() -> None:
    table = duel("DM-2, JC-40, BP-2 x2", "DM-75", side="light")
    answer(table, "light", "DM-2")
    assert sums(table, "light")[-2:] == [("helper", "BP-2", 2), ("helper", "BP-2", 2)]
    alone = duel("BP-2 x2, JC-40", "DM-75", side="light")
    answer(alone, "light", f"BP-2#{alone.here(0)[0]}")
    assert total(alone, "light") == 4


@pytest.mark.rule("yj.duel.hand")
def test_yoda_elsewhere_or_face_down_helps_nobody() -> None:
    table = duel("DM-2, JC-40", "DM-75", side="light", more="light hidden: BP-2\nlight Tatooine: BP-2")
    answer(table, "light", "DM-2")
    assert total(table, "light") == 8


@pytest.mark.rule("yj.duel.hand")
def test_a_text_may_give_further_cards_for_characters_here() -> None:
    table = duel("V1-39, DM-34, DM-10, DF-10, DM-28", "DM-75", side="light", more="light Tatooine: DM-10")
    answer(table, "light", "V1-39")
    assert total(table, "light") == 3 + 2 + 2
    damages = [library().by_code[code].damage for code in ("DM-10", "DF-10", "DM-28")]
    assert damages == [4, 2, 1]
    assert len(dueling(table, "light")) == total(table, "light") + 2


@pytest.mark.rule("yj.duel.hand", "yj.duel.hand-is-deck")
def test_with_too_few_cards_the_hand_is_what_there_is_and_nobody_loses_by_it() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark duel
        Naboo: DM-67
        light here: DM-2
        light deck: DM-45 x4
        dark here: DM-71, JC-106
        dark deck: DM-119 x8
        """
    )
    answer(table, "dark", "DM-71")
    assert (len(dueling(table, "light")), len(dueling(table, "dark"))) == (4, 8)
    assert deck(table, "light") == deck(table, "dark") == []
    assert rules_of(table, "duel-hand") == ["yj.duel.hand-is-deck"] * 2
    assert not table.over
    play_to_the_end(table)
    assert (len(deck(table, "light")), len(deck(table, "dark"))) == (4, 8)
    assert not table.over


@pytest.mark.rule("yj.race.draws-ruling")
def test_lap_cards_serve_no_dueling_hand() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark duel
        Naboo: DM-67
        light here: DM-2
        light objective: BP-29
        light pilot: DM-4
        light laps: DM-13, DM-14
        light deck: DM-45 x4
        dark here: DM-71, JC-106
        dark deck: DM-119 x30
        """
    )
    answer(table, "dark", "DM-71")
    assert len(dueling(table, "light")) == 4
    track = table.sides[0].track
    assert track is not None and codes(table, track.pile) == ["DM-13", "DM-14"]


@pytest.mark.rule("yj.info.hand-secret")
def test_a_dueling_hand_is_known_to_its_owner_alone_and_its_size_to_both() -> None:
    table = duel("DM-2", "DM-71, JC-106")
    answer(table, "dark", "DM-71")
    for side, count in (("light", 6), ("dark", 8)):
        zones = [zone for zone in seen_by(table, side).zones if zone.name == "dueling"]
        assert [zone.count for zone in zones] == [6, 8]
        assert [len(zone.cards) for zone in zones] == ([6, 0] if side == "light" else [0, 8])
        drawn = [event for event in events_seen_by(table, side) if event.kind == "duel-hand"]
        assert [event.card for event in drawn] == [None, None]
        assert count in [event.amount for event in drawn]


# --- unknown power ---


@pytest.mark.rule("yj.duel.unknown-power")
def test_anakin_draws_destiny_for_his_power_before_his_dueling_hand() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark duel
        Naboo: DM-67
        light here: DM-4
        light deck: DM-16, DM-13, DM-45 x20
        dark here: DM-71, JC-106
        dark deck: DM-119 x20
        """
    )
    answer(table, "dark", "DM-71")
    assert hand(table, "light") == ["DM-16"]
    assert sums(table, "light") == [("destiny", "DM-4", 4)]
    assert dueling(table, "light") == ["DM-13", "DM-45", "DM-45", "DM-45"]


@pytest.mark.rule("yj.duel.unknown-power", "yj.battle.anakin-redraw")
def test_anakin_tested_by_the_council_may_draw_anew_for_a_duel() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark duel
        Naboo: DM-67
        light here: EBN-P9
        light deck: DM-13, DM-46, DM-45 x20
        dark here: DM-71, JC-106
        dark deck: DM-119 x20
        """
    )
    answer(table, "dark", "DM-71")
    assert asked(table) == [("light", "redraw")]
    answer(table, "light", "yes")
    assert discard(table, "light") == ["DM-13"]
    assert ("destiny", "EBN-P9", 6) in sums(table, "light")


@pytest.mark.rule("yj.duel.unknown-power", "yj.duel.two-numbers")
def test_of_two_destiny_numbers_drawn_for_power_one_is_chosen() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark duel
        Naboo: DM-67
        light here: DM-4
        light deck: RF-A2, DM-45 x20
        dark here: DM-71, JC-106
        dark deck: DM-119 x20
        """
    )
    answer(table, "dark", "DM-71")
    assert asked(table) == [("light", "destiny-number")]
    answer(table, "light", "number-4")
    assert len(dueling(table, "light")) == 4


@pytest.mark.rule("yj.duel.power-draw-ruling")
@pytest.mark.parametrize("last", ["DM-16", "RF-A2"])
def test_drawing_the_last_card_for_an_unknown_power_loses(last: str) -> None:
    table = scene(
        f"""
        young-jedi full
        turn: 5 dark duel
        Naboo: DM-67
        light here: DM-4
        light deck: {last}
        dark here: DM-71, JC-106
        dark deck: DM-119 x20
        """
    )
    answer(table, "dark", "DM-71")
    assert table.over and table.winners == 2 and table.ending == "yj.game.deck-victory"
    assert not table.pending


# --- printed damage 0 ---


@pytest.mark.rule("yj.duel.zero-damage", "yj.duel.zero-weapon-ruling")
def test_one_with_printed_damage_0_is_discarded_at_once_and_takes_no_weapon_with_it() -> None:
    table = duel("SD-8, DM-38", "DM-71, JC-106")
    answer(table, "dark", "DM-71")
    assert discard(table, "light") == ["SD-8"]
    assert here(table, "light") == ["DM-38"]
    assert events(table, "duel-hand") == []
    assert damage(table, "light") == 0


@pytest.mark.rule("yj.duel.zero-damage", "yj.trait.has-fought-ruling")
def test_a_duel_ended_by_printed_damage_0_has_been_a_fight() -> None:
    table = duel("DM-11, DF-1", "DM-71, JC-106")
    answer(table, "dark", "DM-71", "DM-11")
    answer(table, "light", "DM-11")
    answer(table, "dark", "yes", "done")
    answer(table, "light", "done")
    answer(table, "dark", "JC-106")
    assert ("text", "DF-1", library().by_code["DF-1"].pips) in sums(table, "light")
