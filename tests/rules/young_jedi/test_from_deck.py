"""Cards out of the draw deck by a text: deployed, at a penalty if none is, or taken into hand."""

from __future__ import annotations

import pytest

from chancecube.young_jedi.kinds import DARK, LIGHT
from chancecube.young_jedi.table import Table
from tests.rules.young_jedi.scenes import (
    answer,
    asked,
    cards_of,
    damage,
    deck,
    discard,
    effect,
    events,
    events_seen_by,
    hand,
    here,
    hidden,
    hyperspace,
    offered,
    refusal,
    rules_of,
    scene,
    seen_by,
)

TATOOINE, CORUSCANT, NABOO = "Tatooine: DM-135", "Coruscant: DM-136", "Naboo: DM-137"


def deploying(side: str, cards: str, own_deck: str, more: str = "", planet: str = NABOO) -> Table:
    """A deploy phase with these cards in hand and this draw deck."""
    other = "light deck: DM-31 x9" if side == "dark" else "dark deck: DM-99 x9"
    return scene(f"""
        young-jedi full
        turn: 5 {side} deploy
        {planet}
        {side} hand: {cards}
        {side} deck: {own_deck}
        {other}
        {more}
    """)


# --- one copy, its counters paid ---


@pytest.mark.rule("yj.deploy.from-deck")
def test_a_character_brings_the_card_it_names_and_its_counters_are_paid() -> None:
    table = deploying("dark", "EBN-P16, DM-125", "DM-99 x3, DM-108, DM-99 x3, DM-108")
    answer(table, "dark", "EBN-P16")
    decision = table.decision_of(DARK)
    assert decision is not None and decision.kind == "use-text"
    assert table.card(decision.number).code == "EBN-P16"
    assert decision.rule == "yj.deploy.from-deck"
    answer(table, "dark", "yes")
    assert offered(table, "dark") == ["DM-108", "done"], "copies are all the same"
    answer(table, "dark", "DM-108")
    assert here(table, "dark") == ["EBN-P16", "DM-108"]
    assert table.sides[DARK].counters == 6 - 2 - 1
    assert sorted(deck(table, "dark")) == ["DM-108"] + ["DM-99"] * 6, "one copy each time"
    assert asked(table) == [("dark", "deploy")]


@pytest.mark.rule("yj.deploy.from-deck")
def test_the_deck_is_reshuffled_after_the_search() -> None:
    order = [f"DM-{number}" for number in range(71, 105)]
    table = deploying("dark", "EBN-P16", ", ".join(["DM-108", *order]))
    answer(table, "dark", "EBN-P16", "yes", "DM-108")
    assert sorted(deck(table, "dark")) == sorted(order)
    assert deck(table, "dark") != order
    assert [event.seat for event in events(table, "shuffle")] == [DARK]


@pytest.mark.rule("yj.deploy.from-deck")
def test_a_text_that_says_free_costs_no_counters() -> None:
    table = deploying("light", "DF-4", "DM-37, DM-31 x5", "light: counters 3")
    answer(table, "light", "DF-4", "yes")
    assert table.sides[LIGHT].counters == 0
    answer(table, "light", "DM-37")
    assert here(table, "light") == ["DF-4", "DM-37"]
    assert table.sides[LIGHT].counters == 0
    assert [event.amount for event in events(table, "deploy")] == [3, 0]


@pytest.mark.rule("yj.deploy.from-deck", "yj.deploy.starship")
def test_a_starship_comes_from_the_deck_into_hyperspace() -> None:
    table = deploying("dark", "DM-125", "DM-139, DF-60, DM-99 x5", "dark here: DF-38")
    answer(table, "dark", "DF-38")
    assert discard(table, "dark") == ["DF-38"], "it is given up for its text"
    assert sorted(offered(table, "dark")) == ["DF-60", "DM-139", "done"]
    answer(table, "dark", "DM-139")
    assert hyperspace(table, "dark") == ["DM-139"]
    assert table.sides[DARK].counters == 6


@pytest.mark.rule("yj.deploy.from-deck")
def test_a_starship_in_hyperspace_brings_a_droid_down() -> None:
    table = deploying("dark", "DM-125", "DF-38, DF-39, DM-99 x5", "dark hyperspace: DF-60, DM-139")
    assert offered(table, "dark") == ["DF-60", "done"]
    answer(table, "dark", "DF-60", "DF-39")
    assert here(table, "dark") == ["DF-39"]
    assert hyperspace(table, "dark") == ["DM-139"]
    assert table.sides[DARK].counters == 5


# --- the penalty ---


@pytest.mark.rule("yj.deploy.from-deck-penalty")
def test_a_search_that_finds_nothing_costs_one_damage_and_the_deck_is_reshuffled() -> None:
    order = [f"DM-{number}" for number in range(71, 100)]
    table = deploying("dark", "EBN-P16", ", ".join(order))
    answer(table, "dark", "EBN-P16", "yes")
    assert offered(table, "dark") == ["done"]
    answer(table, "dark", "done")
    assert damage(table, "dark") == 1
    assert discard(table, "dark") == ["DM-71"], "the top card, before the deck is shuffled"
    assert sorted(deck(table, "dark")) == sorted(order[1:])
    assert deck(table, "dark") != order[1:]
    assert [event.amount for event in events(table, "penalty")] == [1]


@pytest.mark.rule("yj.deploy.from-deck-penalty", "yj.deploy.from-deck-as-hand-ruling")
def test_a_card_too_dear_counts_as_not_found() -> None:
    table = deploying("dark", "EBN-P16", "DM-108, DM-99 x5", "dark: counters 2")
    answer(table, "dark", "EBN-P16", "yes")
    assert offered(table, "dark") == ["done"]
    answer(table, "dark", "done")
    assert damage(table, "dark") == 1


@pytest.mark.rule("yj.deploy.from-deck-penalty")
def test_whoever_changes_his_mind_pays_too_and_shows_nothing() -> None:
    table = deploying("dark", "EBN-P16", "DM-99, DM-108, DM-99 x5")
    answer(table, "dark", "EBN-P16", "yes", "done")
    assert damage(table, "dark") == 1
    assert here(table, "dark") == ["EBN-P16"]
    seen = [event for event in events_seen_by(table, "light") if event.card is not None]
    assert [event.card.code for event in seen if event.card is not None] == ["EBN-P16", "EBN-P16", "DM-99"]


@pytest.mark.rule("yj.deploy.from-deck-penalty", "yj.deploy.to-hand-no-penalty-ruling")
def test_not_using_the_text_costs_nothing() -> None:
    order = ["DM-108"] + [f"DM-{number}" for number in range(71, 90)]
    table = deploying("dark", "EBN-P16", ", ".join(order))
    answer(table, "dark", "EBN-P16", "done")
    assert not events(table, "damage")
    assert deck(table, "dark") == order
    assert asked(table) == [("dark", "deploy")]


@pytest.mark.rule("yj.deploy.from-deck-penalty")
def test_the_question_comes_whether_the_card_is_there_or_not() -> None:
    """What a deck holds must not show in what its owner is asked."""
    kinds: list[list[tuple[str, str]]] = []
    for cards in ("DM-108, DM-99 x5", "DM-99 x6"):
        table = deploying("dark", "EBN-P16", cards)
        answer(table, "dark", "EBN-P16")
        kinds.append(asked(table))
        answer(table, "dark", "yes")
        kinds.append(asked(table))
        assert seen_by(table, "light").decision is None
    assert kinds[:2] == kinds[2:]


@pytest.mark.rule("yj.deploy.from-deck-penalty", "yj.game.exhausted-ruling")
def test_a_penalty_can_take_the_last_card() -> None:
    table = deploying("dark", "EBN-P16", "DM-99")
    answer(table, "dark", "EBN-P16", "yes", "done")
    assert table.over
    assert table.winners == 1 << LIGHT


@pytest.mark.rule("yj.deploy.from-deck", "yj.game.exhausted-ruling")
def test_bringing_the_last_card_loses() -> None:
    table = deploying("dark", "EBN-P16", "DM-108")
    answer(table, "dark", "EBN-P16", "yes", "DM-108")
    assert table.over
    assert table.winners == 1 << LIGHT


# --- as from hand ---


@pytest.mark.rule("yj.deploy.from-deck-as-hand-ruling", "yj.unique.stackable")
def test_a_stack_on_another_planet_keeps_its_cards_from_coming() -> None:
    table = deploying(
        "dark", "EBN-P18", "JC-77, DM-99 x5", "dark Tatooine: BN-78", f"{TATOOINE}\n        {NABOO}"
    )
    answer(table, "dark", "EBN-P18", "yes")
    assert offered(table, "dark") == ["done"]


@pytest.mark.rule("yj.deploy.from-deck-as-hand-ruling", "yj.unique.stackable")
def test_a_stack_here_takes_one_more() -> None:
    table = deploying("dark", "EBN-P18", "JC-77, DM-99 x5", "dark here: BN-78")
    answer(table, "dark", "EBN-P18", "yes", "JC-77")
    assert here(table, "dark") == ["BN-78", "EBN-P18", "JC-77"]


@pytest.mark.rule("yj.deploy.from-deck-as-hand-ruling", "yj.unique.single")
def test_the_card_given_up_makes_room_for_its_like() -> None:
    """Anakin leaves Naboo for good, so another Anakin may deploy where the game is now."""
    table = deploying(
        "light",
        "DM-58",
        "DM-4, EBN-P9, DM-31 x5",
        "light Naboo: V1-4",
        f"{NABOO}\n        {TATOOINE}",
    )
    assert offered(table, "light") == ["V1-4", "done"]
    answer(table, "light", "V1-4")
    assert sorted(offered(table, "light")) == ["DM-4", "EBN-P9", "done"]
    answer(table, "light", "DM-4")
    assert here(table, "light") == ["DM-4"]
    assert table.sides[LIGHT].counters == 3


@pytest.mark.rule("yj.deploy.from-deck-as-hand-ruling")
def test_a_text_for_one_planet_does_not_work_on_another() -> None:
    table = deploying("light", "DM-58", "DM-4, DM-31 x5", "light here: V1-4", TATOOINE)
    assert offered(table, "light") == ["done"]
    assert refusal(table, "light", "V1-4") == "yj.deploy.hidden-no-text"
    table = deploying("dark", "EBN-P18", "JC-77, DM-99 x5", planet=TATOOINE)
    answer(table, "dark", "EBN-P18")
    assert asked(table) == [("dark", "deploy")], "only when he deploys to Naboo"


@pytest.mark.rule("yj.deploy.from-deck-as-hand-ruling", "yj.deploy.hidden-first-turn")
def test_in_the_first_turn_at_a_planet_the_card_comes_face_down() -> None:
    """A comlink stranded on Tatooine calls a weapon to Naboo."""
    table = deploying(
        "light",
        "DM-58",
        "DM-45, DM-31 x5",
        "light: turns-here 1\n        light Tatooine: BP-20",
        f"{TATOOINE}\n        {NABOO}",
    )
    answer(table, "light", "BP-20", "DM-45")
    assert hidden(table, "light") == ["DM-45"]
    assert discard(table, "light") == ["BP-20"]
    shown = [event.card.code for event in events_seen_by(table, "dark") if event.card is not None]
    assert "DM-45" not in shown
    assert seen_by(table, "dark").zone("down", LIGHT, "Naboo").cards == []


# --- chains ---


@pytest.mark.rule("yj.deploy.from-deck-chain-ruling", "yj.deploy.from-deck")
def test_a_card_brought_by_another_has_deployed_and_its_own_text_works() -> None:
    """Nute Gunray brings Rune Haako, who brings a Neimoidian of the crowd: two, two and one counter."""
    table = deploying("dark", "EBN-P18", "EBN-P19, DM-105, DM-99 x5, JC-77")
    answer(table, "dark", "EBN-P18", "yes", "EBN-P19")
    decision = table.decision_of(DARK)
    assert decision is not None and decision.kind == "use-text"
    assert table.card(decision.number).code == "EBN-P19"
    answer(table, "dark", "yes")
    choices = [code for code in offered(table, "dark") if code != "done"]
    assert choices == ["DM-105"]
    answer(table, "dark", "DM-105")
    assert here(table, "dark") == ["EBN-P18", "EBN-P19", "DM-105"]
    assert table.sides[DARK].counters == 1
    assert asked(table) == [("dark", "deploy")]


@pytest.mark.rule("yj.deploy.from-deck-chain-ruling")
def test_a_character_whose_text_is_for_the_hand_may_be_brought_and_use_it() -> None:
    table = deploying("light", "BP-4", "BP-5, DM-45, DM-31 x5", planet=TATOOINE)
    answer(table, "light", "BP-4", "yes", "BP-5", "yes", "DM-45")
    assert here(table, "light") == ["BP-4", "BP-5"]
    assert hand(table, "light") == ["DM-45"]


# --- into hand ---


@pytest.mark.rule("yj.deploy.to-hand-no-penalty-ruling")
@pytest.mark.parametrize(
    ("side", "friend", "wanted"),
    [
        ("light", "BP-5", ["DM-45"]),
        ("light", "BP-6", ["DM-31"]),
        ("light", "BP-7", ["DM-58", "RF-64/62"]),
        ("light", "BP-8", ["DM-69"]),
        ("light", "BP-9", ["DM-67"]),
        ("light", "V1-16", ["DM-58", "RF-64/62"]),
    ],
)
def test_a_card_of_the_kind_named_is_shown_and_taken_into_hand(
    side: str, friend: str, wanted: list[str]
) -> None:
    cards = "DM-45, DM-31, DM-58, DM-69, DM-67, RF-64/62, BN-62, DM-31"
    for code in wanted:
        table = deploying(side, friend, cards, planet=TATOOINE)
        answer(table, side, friend, "yes")
        assert offered(table, side) == [*wanted, "done"]
        answer(table, side, code)
        assert hand(table, side) == [code]
        assert cards_of(table, "to-hand") == [code]
        seen = [event for event in events_seen_by(table, "dark") if event.kind == "to-hand"]
        assert seen[0].card is not None
        assert events(table, "shuffle", side)


@pytest.mark.rule("yj.deploy.to-hand-no-penalty-ruling")
def test_taking_nothing_costs_no_damage() -> None:
    order = [f"DM-{number}" for number in range(1, 30)]
    table = deploying("light", "V1-9", ", ".join(order), planet=CORUSCANT)
    answer(table, "light", "V1-9", "yes")
    assert offered(table, "light") == ["done"]
    answer(table, "light", "done")
    assert not events(table, "damage")
    assert deck(table, "light") != order, "a deck looked through is shuffled"
    assert sorted(deck(table, "light")) == sorted(order)


@pytest.mark.rule("yj.deploy.to-hand-no-penalty-ruling")
def test_senator_palpatine_is_a_battle_card_that_can_be_named() -> None:
    table = deploying("light", "V1-9", "JC-60, DM-31 x5", planet=TATOOINE)
    answer(table, "light", "V1-9", "yes", "JC-60")
    assert hand(table, "light") == ["JC-60"]


# --- an effect given up ---


@pytest.mark.rule("yj.deploy.from-deck")
@pytest.mark.parametrize(
    ("side", "training", "duelist", "saber", "other"),
    [("light", "DF-26", "JC-1", "DM-34", "DM-45"), ("dark", "DF-57", "DM-72", "DM-107", "DM-119")],
)
def test_an_effect_is_discarded_for_a_lightsaber_when_a_duelist_deploys(
    side: str, training: str, duelist: str, saber: str, other: str
) -> None:
    table = deploying(side, duelist, f"{saber}, {other}, DM-99 x5", f"{side} effect: {training}", TATOOINE)
    answer(table, side, duelist)
    decision = table.pending[0]
    assert decision.kind == "use-text"
    assert table.card(decision.number).code == training
    answer(table, side, "yes")
    assert effect(table, side) == []
    assert discard(table, side) == [training]
    assert offered(table, side) == [saber, "done"]
    answer(table, side, saber)
    assert here(table, side) == [duelist, saber]


@pytest.mark.rule("yj.deploy.from-deck", "yj.deploy.to-hand-no-penalty-ruling")
def test_the_effect_may_wait_for_another_duelist() -> None:
    table = deploying("light", "JC-1, DM-31", "DM-34, DM-31 x5", "light effect: DF-26", TATOOINE)
    answer(table, "light", "JC-1", "done")
    assert effect(table, "light") == ["DF-26"]
    assert not events(table, "damage")


@pytest.mark.rule("yj.deploy.from-deck")
def test_no_other_character_sets_the_effect_off() -> None:
    table = deploying("light", "DM-31, DM-4", "DM-34, DM-31 x5", "light effect: DF-26", TATOOINE)
    answer(table, "light", "DM-31")
    assert asked(table) == [("light", "deploy")]
    answer(table, "light", "DM-4")
    assert asked(table) == [("light", "deploy")], "no Anakin is a Jedi"


@pytest.mark.rule("yj.deploy.from-deck-penalty")
def test_an_effect_given_up_in_vain_is_gone_and_the_penalty_is_paid() -> None:
    table = deploying("light", "JC-1", "DM-45, DM-31 x5", "light effect: DF-26", TATOOINE)
    answer(table, "light", "JC-1", "yes", "done")
    assert discard(table, "light") == ["DM-45", "DF-26"]
    assert damage(table, "light") == 1


# --- back into the deck ---

MACE = """
    young-jedi full
    turn: 5 light deploy
    Tatooine: DM-135
    light hand: V1-7, DF-14, DM-58, RF-61/19
    light discard: DF-16, DM-31, V1-42
    light effect: DF-26
    light deck: DM-34, DM-31 x5
    dark deck: DM-99 x9
"""


@pytest.mark.rule("yj.deploy.from-deck")
def test_the_virtual_mace_windu_shuffles_up_to_two_dueling_cards_back() -> None:
    table = scene(MACE)
    answer(table, "light", "V1-7", "yes", "DM-34")
    decision = table.decision_of(LIGHT)
    assert decision is not None and (decision.kind, decision.number) == ("shuffle-back", 2)
    assert sorted(offered(table, "light")) == ["DF-14", "DF-16", "RF-61/19", "V1-42", "done"]
    answer(table, "light", "DF-14", "V1-42")
    assert asked(table) == [("light", "deploy")]
    assert sorted(hand(table, "light")) == ["DM-58", "RF-61/19"]
    assert sorted(discard(table, "light")) == ["DF-16", "DF-26", "DM-31"]
    assert sorted(deck(table, "light")) == ["DF-14"] + ["DM-31"] * 5 + ["V1-42"]
    shown = [event for event in events_seen_by(table, "dark") if event.kind == "shuffled-back"]
    assert [event.card for event in shown] == [None, None]


@pytest.mark.rule("yj.deploy.from-deck")
def test_he_may_shuffle_fewer_or_none() -> None:
    table = scene(MACE)
    answer(table, "light", "V1-7", "yes", "DM-34", "DF-16", "done")
    assert sorted(deck(table, "light")) == ["DF-16"] + ["DM-31"] * 5
    table = scene(MACE)
    answer(table, "light", "V1-7", "yes", "DM-34", "done")
    assert len(events(table, "shuffle")) == 1, "only after the search"


@pytest.mark.rule("yj.deploy.from-deck")
def test_if_jedi_training_stays_nothing_is_shuffled_back() -> None:
    table = scene(MACE)
    answer(table, "light", "V1-7", "done")
    assert asked(table) == [("light", "deploy")]


@pytest.mark.rule("yj.deploy.from-deck")
def test_no_other_mace_windu_has_that_text() -> None:
    table = scene(MACE.replace("V1-7", "JC-7"))
    answer(table, "light", "JC-7", "yes", "DM-34")
    assert asked(table) == [("light", "deploy")]


@pytest.mark.rule("yj.deploy.from-deck", "yj.deploy.from-deck-penalty")
def test_the_search_and_its_penalty_name_their_rules_in_what_is_told() -> None:
    table = deploying("dark", "EBN-P16", "DM-99 x6")
    answer(table, "dark", "EBN-P16", "yes", "done")
    assert rules_of(table, "from-deck") == ["yj.deploy.from-deck"]
    assert rules_of(table, "penalty") == rules_of(table, "lost") == ["yj.deploy.from-deck-penalty"]
