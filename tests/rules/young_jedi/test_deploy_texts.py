"""Texts at deploying: what a card costs, what happens when it comes, and what can be done in the deploy phase."""

from __future__ import annotations

import pytest

from chancecube.kernel.events import SPECTATOR
from chancecube.kernel.views import view
from chancecube.young_jedi.game import GAME
from chancecube.young_jedi.kinds import DARK, LIGHT, SIDES
from chancecube.young_jedi.table import Table
from tests.rules.young_jedi.scenes import (
    answer,
    asked,
    cards_of,
    codes,
    damage,
    deck,
    discard,
    events,
    events_seen_by,
    hand,
    here,
    hidden,
    offered,
    refusal,
    scene,
    seen_by,
    skip_to,
)

TATOOINE, CORUSCANT, NABOO = "Tatooine: DM-135", "Coruscant: DM-136", "Naboo: DM-137"


def deploying(side: str, cards: str, more: str = "", planet: str = TATOOINE) -> Table:
    """A deploy phase with these cards in hand."""
    return scene(f"""
        young-jedi full
        turn: 5 {side} deploy
        {planet}
        {side} hand: {cards}
        dark deck: DM-71, DM-72, DM-99 x9
        light deck: DM-1, DM-2, DM-31 x9
        {more}
    """)


def counters(table: Table, side: str) -> int:
    return table.sides[SIDES.index(side)].counters


# --- what a card costs ---


@pytest.mark.rule("yj.trait.subtitle-version", "yj.trait.present")
@pytest.mark.parametrize(
    ("side", "code", "friend", "cheap", "dear"),
    [
        ("light", "BN-2", "DM-2", 3, 6),
        ("light", "BN-7", "DM-10", 3, 6),
        ("light", "BN-10", "DM-7", 2, 4),
        ("dark", "BN-71", "DM-71", 3, 6),
    ],
)
def test_a_card_is_cheaper_beside_the_version_its_text_names(
    side: str, code: str, friend: str, cheap: int, dear: int
) -> None:
    table = deploying(side, code, f"{side} here: {friend}")
    answer(table, side, code)
    assert counters(table, side) == 6 - cheap
    assert [event.amount for event in events(table, "deploy")] == [cheap]
    table = deploying(side, code)
    answer(table, side, code)
    assert counters(table, side) == 6 - dear


@pytest.mark.rule("yj.trait.subtitle-version")
@pytest.mark.parametrize(("code", "friend"), [("BN-2", "JC-2"), ("BN-7", "JC-10"), ("BN-10", "JC-7")])
def test_another_version_makes_nothing_cheaper(code: str, friend: str) -> None:
    table = deploying("light", code, f"light here: {friend}\n        light: counters 3")
    assert code not in offered(table, "light")
    assert refusal(table, "light", code) == "yj.deploy.six-counters"


@pytest.mark.rule("yj.trait.present")
def test_who_lies_on_another_planet_or_face_down_is_not_present() -> None:
    stranded = deploying(
        "light",
        "BN-7",
        "light Naboo: DM-10\n        light: counters 5",
        f"{NABOO}\n        {TATOOINE}",
    )
    assert refusal(stranded, "light", "BN-7") == "yj.deploy.six-counters"
    face_down = deploying("light", "BN-7", "light hidden: DM-10\n        light: counters 5")
    assert refusal(face_down, "light", "BN-7") == "yj.deploy.six-counters"
    present = deploying("light", "BN-7", "light here: DM-10\n        light: counters 5")
    assert "BN-7" in offered(present, "light")


@pytest.mark.rule("yj.trait.other")
def test_any_other_jedi_master_is_never_another_version_of_the_card_itself() -> None:
    table = deploying("light", "V1-21", "light here: JC-21")
    answer(table, "light", "V1-21")
    assert counters(table, "light") == 6 - 4
    table = deploying("light", "V1-21", "light here: DM-10")
    answer(table, "light", "V1-21")
    assert counters(table, "light") == 6 - 2
    table = deploying("light", "V1-21", "light here: DM-1")
    answer(table, "light", "V1-21")
    assert counters(table, "light") == 6 - 4, "Obi-Wan is no Jedi Master"


@pytest.mark.rule("yj.deploy.hidden-cost-ruling", "yj.deploy.hidden-no-text")
def test_a_card_deployed_face_down_costs_all_its_counters() -> None:
    table = deploying("light", "BN-10", "light here: DM-7\n        light: turns-here 1")
    answer(table, "light", "BN-10")
    assert hidden(table, "light") == ["BN-10"]
    assert counters(table, "light") == 6 - 4


@pytest.mark.rule("yj.deploy.hidden-cost-ruling")
def test_the_dear_card_is_refused_face_down_though_it_would_be_cheap_face_up() -> None:
    for turns_here, rule in ((1, "yj.deploy.six-counters"), (2, "")):
        facts = f"light here: DM-7\n        light: counters 3, turns-here {turns_here}"
        assert refusal(deploying("light", "BN-10", facts), "light", "BN-10") == rule


@pytest.mark.rule("yj.effect.cost", "yj.deploy.six-counters")
@pytest.mark.parametrize("transport", ["DM-115", "JC-114", "BN-113"])
def test_an_effect_lets_certain_weapons_deploy_for_free(transport: str) -> None:
    table = deploying("dark", f"{transport}, DM-99", "dark effect: DF-59\n        dark: counters 0")
    assert offered(table, "dark") == [transport, "done"]
    answer(table, "dark", transport)
    assert here(table, "dark") == [transport]
    assert counters(table, "dark") == 0
    table = deploying("dark", transport, "light effect: BN-61")
    answer(table, "dark", transport)
    assert counters(table, "dark") == 4, "without that effect it costs two"


# --- when it deploys ---


@pytest.mark.rule("yj.deploy.hidden-no-text")
@pytest.mark.parametrize("code", ["EBN-P16", "BP-42", "DF-35"])
def test_a_text_for_deploying_is_lost_face_down_also_when_the_card_is_turned_up(code: str) -> None:
    table = scene(f"""
        young-jedi full
        turn: 1 dark deploy
        Tatooine: DM-135
        dark: turns-here 1
        light: turns-here 0
        dark hand: {code}, DM-125 x5
        light hand: DM-58 x6
        dark deck: DM-99 x9, DM-108 x9
        light deck: DM-31 x20
    """)
    answer(table, "dark", code)
    assert asked(table) == [("dark", "deploy")]
    for side in ("dark", "light"):
        skip_to(table, "concede")
        answer(table, side, "done")
    assert here(table, "dark") == [code]
    assert asked(table) == [("dark", "deploy")]
    assert not events(table, "uses-text") and not events(table, "from-deck")


@pytest.mark.rule("yj.deploy.to-hand-no-penalty-ruling")
def test_a_senator_may_draw_a_card_on_coruscant() -> None:
    table = deploying("dark", "DF-37", planet=CORUSCANT)
    answer(table, "dark", "DF-37")
    decision = table.decision_of(DARK)
    assert decision is not None and decision.kind == "use-text"
    assert table.card(decision.number).code == "DF-37"
    assert offered(table, "dark") == ["yes", "done"]
    answer(table, "dark", "yes")
    assert hand(table, "dark") == ["DM-71"]
    table = deploying("dark", "DF-37", planet=CORUSCANT)
    answer(table, "dark", "DF-37", "done")
    assert hand(table, "dark") == []
    table = deploying("dark", "DF-37", planet=TATOOINE)
    answer(table, "dark", "DF-37")
    assert asked(table) == [("dark", "deploy")], "on Coruscant only"


@pytest.mark.rule("yj.game.damage-order-ruling")
@pytest.mark.parametrize(("planet", "hurt"), [(CORUSCANT, 2), (TATOOINE, 0), (NABOO, 0)])
def test_darth_sidious_the_phantom_menace_hurts_the_opponent_on_coruscant(planet: str, hurt: int) -> None:
    table = deploying("dark", "EBN-P14", planet=planet)
    answer(table, "dark", "EBN-P14")
    assert damage(table, "light") == hurt
    assert discard(table, "light") == ["DM-2", "DM-1"][: hurt * 2]
    assert asked(table) == [("dark", "deploy")], "nothing to choose"


@pytest.mark.rule("yj.trait.present", "yj.trait.subtitle-version")
@pytest.mark.parametrize("code", ["DM-4", "BN-4", "BP-15"])
def test_c_3po_draws_a_card_when_anakin_or_shmi_deploys_here(code: str) -> None:
    table = deploying("light", code, "light here: BP-3")
    answer(table, "light", code)
    assert hand(table, "light") == ["DM-1"]
    assert cards_of(table, "uses-text") == ["BP-3"]
    assert asked(table) == [("light", "deploy")], "it is not asked for"


@pytest.mark.rule("yj.trait.present")
def test_a_c_3po_elsewhere_or_of_another_version_draws_nothing() -> None:
    for where, planets in (
        ("light Naboo: BP-3", f"{NABOO}\n        {TATOOINE}"),
        ("light hidden: BP-3", TATOOINE),
        ("light here: DM-12", TATOOINE),
    ):
        table = deploying("light", "DM-4", where, planets)
        answer(table, "light", "DM-4")
        assert hand(table, "light") == []


@pytest.mark.rule("yj.trait.present", "yj.unique.stack-acts-separately")
def test_every_card_of_a_stack_speaks_for_itself() -> None:
    table = deploying("light", "DM-4", "light here: BP-3, BP-3, DM-31")
    answer(table, "light", "DM-4")
    assert sorted(hand(table, "light")) == ["DM-1", "DM-2"]


@pytest.mark.rule("yj.trait.present")
def test_shmi_buries_a_card_or_draws_one_when_anakin_deploys() -> None:
    table = deploying("light", "DM-4, DM-58, DM-61", "light here: BP-15")
    answer(table, "light", "DM-4")
    assert offered(table, "light") == ["DM-58", "DM-61", "draw"], "either, not neither"
    answer(table, "light", "DM-61")
    assert deck(table, "light")[-1] == "DM-61"
    assert hand(table, "light") == ["DM-58"]
    table = deploying("light", "DM-4, DM-58, DM-61", "light here: BP-15")
    answer(table, "light", "DM-4", "draw")
    assert sorted(hand(table, "light")) == ["DM-1", "DM-58", "DM-61"]


@pytest.mark.rule("yj.trait.present")
def test_with_an_empty_hand_shmi_draws() -> None:
    table = deploying("light", "DM-4", "light here: BP-15")
    answer(table, "light", "DM-4")
    assert hand(table, "light") == ["DM-1"]
    assert asked(table) == [("light", "deploy")]


@pytest.mark.rule("yj.trait.present")
def test_a_card_buried_is_seen_by_its_owner_alone() -> None:
    table = deploying("light", "DM-4, DM-58", "light here: BP-15")
    answer(table, "light", "DM-4", "DM-58")
    for watcher in ("light", "dark"):
        seen = [event for event in events_seen_by(table, watcher) if event.kind == "buried"]
        assert [event.card is not None for event in seen] == [watcher == "light"]


@pytest.mark.rule("yj.deploy.from-deck-chain-ruling")
def test_the_card_that_deploys_speaks_first_then_those_who_lie_there() -> None:
    """Shmi, brought by nobody: C-3PO draws. Then Anakin: both C-3PO and she, in the order they came."""
    table = deploying("light", "BP-15, DM-4, DM-58", "light here: BP-3")
    answer(table, "light", "BP-15")
    assert sorted(hand(table, "light")) == ["DM-1", "DM-4", "DM-58"]
    answer(table, "light", "DM-4")
    assert "DM-2" in hand(table, "light")
    assert asked(table) == [("light", "bury-or-draw")]
    answer(table, "light", "DM-58")
    assert cards_of(table, "uses-text") == ["BP-3", "BP-3", "BP-15"]


@pytest.mark.rule("yj.game.exhausted-ruling", "yj.game.deck-victory")
def test_drawing_the_last_card_by_a_text_loses() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light deploy
        Tatooine: DM-135
        light here: BP-3
        light hand: DM-4
        light deck: DM-31
        dark deck: DM-99 x9
    """)
    answer(table, "light", "DM-4")
    assert table.over
    assert table.winners == 1 << DARK


# --- in the own deploy phase ---


@pytest.mark.rule("yj.effect.cost", "yj.info.count-decks")
@pytest.mark.parametrize(("side", "code", "top"), [("light", "DF-24", "DM-71"), ("dark", "DF-56", "DM-1")])
def test_the_opponents_top_card_is_looked_at_and_returned_or_put_beneath(
    side: str, code: str, top: str
) -> None:
    other = "dark" if side == "light" else "light"
    table = deploying(side, "DM-45", f"{side} effect: {code}")
    before = deck(table, other)
    answer(table, side, code)
    assert offered(table, side) == [top, "beneath"]
    answer(table, side, top)
    assert deck(table, other) == before
    assert code not in offered(table, side), "once a turn"
    assert refusal(table, side, code) == "yj.deploy.hidden-no-text"
    table = deploying(side, "DM-45", f"{side} effect: {code}")
    answer(table, side, code, "beneath")
    assert deck(table, other) == [*before[1:], top]
    assert [event.amount for event in events(table, "peeked")] == [1]


@pytest.mark.rule("yj.info.count-decks", "yj.info.hand-secret")
def test_only_the_looker_sees_the_top_card() -> None:
    table = deploying("light", "DM-45", "light effect: DF-24")
    answer(table, "light", "DF-24")
    own = seen_by(table, "light").decision
    assert own is not None and own.options[0].card is not None
    for watcher in (DARK, SPECTATOR):
        assert view(GAME, table, watcher).decision is None
        assert view(GAME, table, watcher).zone("deck", DARK).cards == []
    answer(table, "light", "beneath")
    for side in ("light", "dark"):
        seen = [event for event in events_seen_by(table, side) if event.kind == "peeked"]
        assert [event.card is not None for event in seen] == [side == "light"]


@pytest.mark.rule("yj.effect.cost")
@pytest.mark.parametrize(("side", "code"), [("light", "DF-25"), ("dark", "DF-58")])
def test_a_card_from_hand_goes_beneath_the_own_deck_once_a_turn(side: str, code: str) -> None:
    table = deploying(side, "DM-58, DM-61", f"{side} effect: {code}")
    answer(table, side, code)
    assert offered(table, side) == ["DM-58", "DM-61"]
    answer(table, side, "DM-58")
    assert deck(table, side)[-1] == "DM-58"
    assert hand(table, side) == ["DM-61"]
    assert code not in offered(table, side)


@pytest.mark.rule("yj.effect.cost")
def test_what_would_do_nothing_is_not_offered() -> None:
    for effect_code in ("DF-25", "BP-28"):
        table = deploying("light", "", f"light effect: {effect_code}")
        assert offered(table, "light") == ["done"]
    table = deploying("light", "", "light here: V1-14")
    assert offered(table, "light") == ["done"]


@pytest.mark.rule("yj.effect.cost", "yj.info.hand-secret")
def test_the_hologram_projector_shows_the_whole_hand_for_a_card() -> None:
    table = deploying("light", "DM-58, DM-61", "light effect: BP-28")
    answer(table, "light", "BP-28")
    assert sorted(hand(table, "light")) == ["DM-1", "DM-58", "DM-61"]
    seen = [event for event in events_seen_by(table, "dark") if event.kind == "shows-hand"]
    assert [event.card.code for event in seen if event.card is not None] == ["DM-58", "DM-61"]
    assert "BP-28" not in offered(table, "light")


@pytest.mark.rule("yj.effect.cost", "yj.info.hand-secret")
def test_a_hand_once_shown_cannot_be_followed_by_its_ids() -> None:
    """Of six cards shown and one drawn some id means another card afterwards, in nearly every game."""
    followed = 0
    for seed in range(20):
        table = deploying(
            "light", "DM-58, DM-61, DM-45, DM-46, DM-47, DM-48", f"light effect: BP-28\n        seed: {seed}"
        )
        answer(table, "light", "BP-28")
        shown = events(table, "shows-hand")
        followed += all(table.face[event.card] == event.face for event in shown)
    assert followed < 3


@pytest.mark.rule("yj.deploy.hidden-no-text")
def test_depa_billaba_discards_a_card_to_draw_one_once_a_turn() -> None:
    table = deploying("light", "DM-58, DM-61", "light here: V1-14\n        dark here: DM-99")
    answer(table, "light", "V1-14")
    decision = table.decision_of(LIGHT)
    assert decision is not None and (decision.kind, decision.number) == ("discard-for", 1)
    answer(table, "light", "DM-58")
    assert discard(table, "light") == ["DM-58"]
    assert sorted(hand(table, "light")) == ["DM-1", "DM-61"]
    assert "V1-14" not in offered(table, "light")
    for side in ("light", "dark"):
        skip_to(table, "concede")
        answer(table, side, "done")
    assert "V1-14" in offered(table, "light"), "again in the next turn"


@pytest.mark.rule("yj.deploy.hidden-no-text", "yj.unique.stack-acts-separately")
def test_each_copy_has_its_own_use_of_the_turn() -> None:
    table = deploying("light", "DM-58 x3", "light here: V1-14, V1-14")
    answer(table, "light", "V1-14", "DM-58", "V1-14", "DM-58")
    assert "V1-14" not in offered(table, "light")


@pytest.mark.rule("yj.deploy.hidden-no-text", "yj.deploy.hidden-not-present")
def test_a_card_face_down_has_no_text_to_use() -> None:
    table = deploying("light", "DM-58", "light hidden: V1-14")
    assert offered(table, "light") == ["done"]
    assert refusal(table, "light", "V1-14") == "yj.deploy.hidden-no-text"


@pytest.mark.rule("yj.deploy.hidden-no-text")
def test_a_comlink_is_discarded_for_a_weapon_from_the_deck() -> None:
    table = deploying("light", "DM-58", "light here: BP-20, DM-31")
    answer(table, "light", "BP-20")
    assert discard(table, "light") == ["BP-20"]
    assert here(table, "light") == ["DM-31"]
    assert asked(table) == [("light", "from-deck")]


@pytest.mark.rule("yj.deploy.hidden-no-text")
def test_texts_are_used_in_the_own_deploy_phase_alone() -> None:
    table = deploying("light", "DM-58", "dark here: V1-94\n        light here: V1-14")
    assert refusal(table, "dark", "V1-94") == "yj.turn.phases"
    answer(table, "light", "done")
    assert asked(table) == [("light", "battle")]
    assert "V1-14" not in offered(table, "light")


# --- kept apart ---

PIT_DROID = """
    young-jedi full
    turn: 5 dark deploy
    Tatooine: DM-135
    dark here: V1-94, DM-99
    light here: DM-2, DM-31, DM-45
    light hidden: DM-32
    dark hand: DM-125
    dark deck: DM-99 x20
    light deck: DM-31 x20
"""


@pytest.mark.rule("yj.virtual.pit-droid")
def test_the_pit_droid_and_the_character_chosen_take_no_part_in_the_battle() -> None:
    table = scene(PIT_DROID)
    answer(table, "dark", "V1-94")
    assert offered(table, "dark") == ["DM-2", "DM-31"], "opposing characters face up"
    answer(table, "dark", "DM-2")
    answer(table, "dark", "done", "yes", "done")
    answer(table, "light", "done")
    assert offered(table, "light") == ["DM-31", "DM-45"]
    answer(table, "light", "DM-45")
    assert cards_of(table, "steps-forward") == ["DM-99", "DM-31"]
    assert here(table, "dark")[0] == "V1-94"
    assert "DM-2" in here(table, "light")


@pytest.mark.rule("yj.virtual.pit-droid")
def test_the_two_are_free_again_in_the_next_turn() -> None:
    table = scene(PIT_DROID)
    answer(table, "dark", "V1-94", "DM-31", "done", "done")
    skip_to(table, "concede")
    answer(table, "dark", "done")
    assert table.apart == []
    assert table.used == []


@pytest.mark.rule("yj.virtual.pit-droid")
def test_kept_apart_they_neither_attack_nor_are_attacked() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark deploy
        Tatooine: DM-135
        dark here: V1-94
        light here: DM-2
        dark hand: DM-125
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    answer(table, "dark", "V1-94", "DM-2", "done")
    assert asked(table) == [("dark", "even-up")], "with nobody left there is no battle"


@pytest.mark.rule("yj.virtual.pit-droid")
def test_two_pit_droids_choose_two_characters() -> None:
    table = scene(PIT_DROID.replace("V1-94, DM-99", "V1-94, V1-94, DM-99"))
    answer(table, "dark", "V1-94", "DM-2")
    assert offered(table, "dark") == ["V1-94", "done"]
    answer(table, "dark", "V1-94")
    assert offered(table, "dark") == ["DM-31"]
    answer(table, "dark", "DM-31")
    assert sorted(codes(table, table.apart)) == ["DM-2", "DM-31", "V1-94", "V1-94"]
    assert refusal(table, "dark", "V1-94") == "yj.deploy.hidden-no-text"


@pytest.mark.rule("yj.virtual.pit-droid")
def test_a_pit_droid_elsewhere_or_without_an_opponent_chooses_nobody() -> None:
    table = deploying("dark", "DM-125", "dark here: V1-94\n        light hidden: DM-31")
    assert offered(table, "dark") == ["done"]
    assert refusal(table, "dark", "V1-94") == "yj.virtual.pit-droid"
    table = deploying(
        "dark",
        "DM-125",
        "dark Naboo: V1-94\n        light here: DM-31\n        light Naboo: DM-32",
        f"{NABOO}\n        {TATOOINE}",
    )
    assert refusal(table, "dark", "V1-94") == "yj.virtual.pit-droid"
