"""What the table foresees of a battle plan is what the rules will do with it."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.playout import play_out
from chancecube.kernel.position import apply
from chancecube.kernel.views import view
from chancecube.kernel.wire import View
from chancecube.terminal.table.layout import layout_for
from chancecube.terminal.table.words import Words
from chancecube.terminal.young_jedi.faces import destiny_of, power_here, power_short
from chancecube.terminal.young_jedi.plan import (
    CARD_LOST,
    CARD_WORKS,
    FIGHTS,
    JOINS,
    STOWAWAY,
    WEAPON_IDLE,
    WEAPON_WORKS,
    Reading,
    Rehearsal,
    Weight,
    table_seen,
    tidy_order,
)
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.game import table_of
from chancecube.young_jedi.kinds import BATTLE, CHARACTER, EFFECT, STARSHIP, WEAPON
from chancecube.young_jedi.library import library
from chancecube.young_jedi.table import Table
from chancecube.young_jedi.vocabulary import CatchUp, HasFought, TwoWeapons
from tests.terminal.tables import GAME

PLANS = 120
LIGHT = 0

GROUND = """young-jedi full{agreed}
turn: 5 light plans
Tatooine: DM-65
light here: {here}
light aside: {aside}
light hand: DM-30
light deck: DM-30 x30
dark here: {foes}
dark hand: DM-103
dark deck: DM-103 x30
"""
SPACE = """young-jedi full
turn: 5 light plans
Tatooine: DM-65
evacuation: Tatooine
light here: DM-30
light hyperspace: {here}
light aside: {aside}
light deck: DM-30 x30
dark hyperspace: {foes}
dark deck: DM-103 x30
"""


def at(text: str) -> tuple[Table, View]:
    table = table_of(GAME.read_position(text, keep_log=True))
    return table, view(GAME, table, LIGHT)


def ground(here: str, aside: str = "", foes: str = "DM-103 x2", agreed: str = "") -> tuple[Table, View]:
    text = GROUND.format(here=here, aside=aside, foes=foes, agreed=agreed)
    return at(text.replace("light aside: \n", ""))


def ids(seen: View, *codes: str) -> list[int]:
    """Own cards by their codes, each once."""
    found: list[int] = []
    for code in codes:
        cards = [
            card.id for zone in seen.zones if zone.seat == LIGHT for card in zone.cards if card.code == code
        ]
        found.append(next(card for card in cards if card not in found))
    return found


def read(seen: View, *codes: str) -> tuple[Reading, list[str], list[Weight]]:
    """A plan by codes: how it is read, the fates in its order, and the weights."""
    rehearsal = Rehearsal(seen)
    order = ids(seen, *codes)
    reading = rehearsal.read(order)
    return reading, [reading.fates[card] for card in order], rehearsal.weigh(reading)


# --- plans of any cards ---


def any_army(chance: random.Random) -> tuple[list[Card], list[Card], Card]:
    """Characters and weapons, often of the same few titles; battle cards; and an effect."""
    own = [card for card in library().cards if card.side == LIGHT and card.in_decks]
    here: list[Card] = []
    for kind, most in ((CHARACTER, 5), (WEAPON, 3)):
        pool = chance.sample([card for card in own if card.kind == kind], 3)
        here += [chance.choice(pool) for _ in range(chance.randint(1, most))]
    battles = [card for card in own if BATTLE in card.kinds]
    aside = [chance.choice(battles) for _ in range(chance.randint(0, 3))]
    return here, aside, chance.choice([card for card in own if card.kind == EFFECT])


def any_position(chance: random.Random) -> tuple[Table, View]:
    """Opponents without a text or a weapon, so that nothing but the plan decides about it."""
    here, aside, effect = any_army(chance)
    foes = [
        card
        for card in library().cards
        if card.side == 1 and card.kind == CHARACTER and card.says is None and card.built_in < 0
    ]
    codes = [", ".join(card.code for card in cards) for cards in (here, aside, chance.sample(foes, 4))]
    text = GROUND.format(here=codes[0], aside=codes[1], foes=codes[2], agreed="")
    return at(text.replace("light aside: \n", "") + f"light effect: {effect.code}\n")


def is_open(reading: Reading) -> bool:
    """Whether something in the plan hangs on how the fights go, or on what is chosen in them."""
    for card in reading.faces.values():
        if card.text is not None and any(isinstance(outcome, CatchUp) for outcome in card.text.outcomes):
            return True
        words = card.says.powers if card.says is not None else []
        if any(isinstance(word.when, HasFought) for word in words):
            return True
    return False


def choose_as_foreseen(table: Table, reading: Reading) -> None:
    """A double impact card becomes the half that was foreseen, at once."""
    for card, face in reading.faces.items():
        table.face[card] = face.index


@pytest.mark.parametrize("seed", range(3))
def test_totals_are_what_was_foreseen(seed: int) -> None:
    """The rules fight the battle; every total, without its draws, lies where the table said it would."""
    chance = random.Random(seed)
    fights = 0
    for _ in range(PLANS):
        table, seen = any_position(chance)
        rehearsal = Rehearsal(seen)
        assert seen.decision is not None
        order = [option.answer for option in seen.decision.options]
        chance.shuffle(order)
        reading = rehearsal.read(order)
        weights = rehearsal.weigh(reading)
        if is_open(reading):
            continue
        choose_as_foreseen(table, reading)
        for card in order[:-1]:
            apply(table, LIGHT, card)
        assert table.log is not None
        table.log.clear()
        play_out(table, Chance(seed_of(seed)), limit=400)
        fights += compare(table, reading, weights)
    assert fights > PLANS


def compare(table: Table, reading: Reading, weights: list[Weight]) -> int:
    """How many fights of the battle were found in their place; a fight fought anew is none of the plan."""
    log = table.log or []
    ends = [place for place, event in enumerate(log) if event.kind == "battle-over"]
    told = log[: ends[0]] if ends else log
    skipped = {event.kind for event in told} & {"fights-again", "slips-away", "weapon-ignored", "mistake"}
    totals = [event for event in told if event.kind == "power" and event.seat == LIGHT]
    if skipped or any(event.kind == "shows-card" for event in told):
        return 0
    for event, fighter, weight in zip(totals, reading.fighters, weights, strict=False):
        assert event.card == fighter.characters[0]
        known = sum(amount for why, _, amount in event.sums if why != "destiny")
        assert weight.power <= known <= weight.power + weight.maybe
    return len(totals)


@pytest.mark.parametrize("seed", range(2))
def test_a_tidy_order_holds_every_card_once(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(PLANS // 3):
        _, seen = any_position(chance)
        assert seen.decision is not None
        cards = [option.answer for option in seen.decision.options]
        assert sorted(tidy_order(Rehearsal(seen), cards)) == sorted(cards)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_plan_can_be_told(language: str) -> None:
    chance = random.Random(7)
    table = layout_for("young-jedi", Words("young-jedi", "full", language), LIGHT, [])
    for _ in range(PLANS // 3):
        _, seen = any_position(chance)
        order = table.first_order(seen)
        notes = table.order_notes(seen, order)
        assert len(notes) == len(order)
        assert not any("table-" in note.plain for note in notes)


# --- one thing after another ---


def test_fates() -> None:
    """Blaster Rifle, Royal Guard; Security Volunteers, Jawa; and a rifle behind everybody."""
    _, seen = ground("DM-46 x2, DM-31, DM-30", "DM-58")
    _, fates, weights = read(seen, "DM-46", "DM-31", "DM-58", "DM-30", "DM-46")
    assert fates == [WEAPON_WORKS, FIGHTS, CARD_LOST, FIGHTS, WEAPON_IDLE]
    assert [weight.draws for weight in weights] == [1, 0]


def test_a_tidy_order_arms_those_who_can_use_it() -> None:
    _, seen = ground("DM-30, DM-31, DM-46", "DM-58")
    rehearsal = Rehearsal(seen)
    order = tidy_order(rehearsal, ids(seen, "DM-30", "DM-31", "DM-46", "DM-58"))
    fates = rehearsal.read(order).fates.values()
    assert sorted(fates) == sorted([FIGHTS, FIGHTS, CARD_WORKS, WEAPON_WORKS])


def test_groups_fight_as_one() -> None:
    """Every battle card that brings characters together is shown so, with those the table names as its users."""
    groups = 0
    for card in library().cards:
        text = card.text
        if card.side == LIGHT and card.kind == BATTLE and card.in_decks and text and text.group > 1:
            people = [one for one in library().cards if one.side == LIGHT and one.kind == CHARACTER]
            wanted = sorted({one.code for one in people for who in places_of(card) if who.meant(one.index)})
            _, seen = ground(", ".join([*wanted[:12], *wanted[:3]] or ["DM-2 x3"]), card.code)
            rehearsal = Rehearsal(seen)
            battle_card = ids(seen, card.code)[0]
            users = rehearsal.users_of(battle_card)
            if len(users) > 1:
                groups += 1
                order = [battle_card, *ids(seen, *[user.code for user in users])]
                fates = rehearsal.read(order).fates
                assert [fates[one] for one in order] == [CARD_WORKS, FIGHTS] + [JOINS] * (len(users) - 1)
    assert groups > 5


def places_of(card: Card) -> list[object]:
    assert card.text is not None
    return [who for usage in card.text.usages for who in getattr(usage, "places", [])]


def test_two_weapons_work_with_the_card_that_calls_for_both() -> None:
    """A battle card for two weapons, found in the library, is tidied up with both."""
    for card in library().cards:
        usages = card.text.usages if card.text is not None else []
        for usage in usages:
            if isinstance(usage, TwoWeapons) and card.side == LIGHT and card.in_decks:
                user = next(one for one in own_cards(CHARACTER) if usage.who.meant(one.index))
                arms = [
                    next(
                        one
                        for one in own_cards(WEAPON)
                        if sort.meant(one.index) and one.box_for[user.index] >= 0
                    )
                    for sort in usage.sorts
                ]
                _, seen = ground(", ".join([user.code, *[arm.code for arm in arms]]), card.code)
                rehearsal = Rehearsal(seen)
                cards = ids(seen, user.code, *[arm.code for arm in arms], card.code)
                reading = rehearsal.read(tidy_order(rehearsal, cards))
                assert sorted(reading.fates.values()) == [CARD_WORKS, FIGHTS, WEAPON_WORKS, WEAPON_WORKS]
                return
    pytest.skip("no Light card calls for two weapons")


def own_cards(kind: int) -> list[Card]:
    return [one for one in library().cards if one.side == LIGHT and one.in_decks and one.kind == kind]


def test_of_a_double_impact_card_the_half_that_works_is_played() -> None:
    """The Negotiations Were Short & Qui-Gon's Final Stand: one half is for Qui-Gon Jinn."""
    _, seen = ground("JC-2", "RF-61/19")
    reading, fates, _ = read(seen, "RF-61/19", "JC-2")
    assert fates == [CARD_WORKS, FIGHTS]
    assert reading.faces[ids(seen, "RF-61/19")[0]].kind == BATTLE


def test_a_built_in_weapon_and_the_effect_are_in_the_sum() -> None:
    text = GROUND.format(here="RF-A1", aside="DM-58", foes="DM-103", agreed="")
    _, seen = at(text + "light effect: BN-59\n")
    _, _, weights = read(seen, "RF-A1", "DM-58")
    assert (weights[0].power, weights[0].draws) == (4 + 2 + 1, 1)
    assert [(why, amount) for why, _, amount in weights[0].by_text()] == [("effect", 1)]


def test_the_dots_of_a_card_whose_user_slips_away_never_count() -> None:
    _, seen = ground("DM-30", "V1-62")
    _, fates, weights = read(seen, "V1-62", "DM-30")
    assert fates == [CARD_WORKS, FIGHTS]
    assert "battle-card" not in [why for why, _, _ in weights[0].sums]
    assert power_here(library().by_code["V1-62"], -1) == ""


def test_in_space_ships_fight_and_site_bonuses_do_not_count() -> None:
    _, seen = at(SPACE.format(here="DM-70, DM-68", aside="DM-58", foes="DM-138"))
    _, fates, weights = read(seen, "DM-58", "DM-70", "DM-68")
    assert fates == [CARD_LOST, FIGHTS, FIGHTS]
    assert [(weight.power, weight.draws) for weight in weights] == [(5, 0), (4, 1)]


def test_a_pilot_may_be_used_as_a_battle_card() -> None:
    """Some character may be used from hand with a starship; it works right before that ship."""
    for card in own_cards(CHARACTER):
        ships = [
            ship.code
            for ship in own_cards(STARSHIP)
            if card.text is not None and card.text.usage_for([ship], [], -1, True) is not None
        ]
        if ships:
            _, seen = at(SPACE.format(here=f"{ships[0]}, DM-70", aside=card.code, foes="DM-138"))
            _, fates, _ = read(seen, card.code, ships[0], "DM-70")
            assert fates == [CARD_WORKS, FIGHTS, FIGHTS]
            return
    raise AssertionError("nobody flies")


def test_on_ones_honour_what_is_no_battle_card_is_sent_back() -> None:
    _, seen = ground("DM-31", "DM-65", agreed=" honour")
    _, fates, _ = read(seen, "DM-65", "DM-31")
    assert fates == [STOWAWAY, FIGHTS]


def test_a_table_is_rebuilt_from_what_is_seen() -> None:
    """Everything the seat can see lies where it lies; nothing else is there."""
    table, seen = any_position(random.Random(3))
    twin = table_seen(seen)
    for own, other in zip(table.sides, twin.sides, strict=True):
        assert (own.up, own.effect, own.hyperspace) == (other.up, other.effect, other.hyperspace)
    assert (twin.planet, twin.site, twin.active) == (table.planet, table.site, table.active)
    assert twin.sides[LIGHT].aside == table.sides[LIGHT].aside
    assert not any(side.deck for side in twin.sides)


def test_conditions_about_opponents_are_told_as_such() -> None:
    """A battle card whose bonus counts against some: certain without it, and possibly with it."""
    found = 0
    for card in own_cards(BATTLE):
        if card.text is None or card.text.when is None or card.text.group > 1 or not card.pips:
            continue
        _, seen = ground("DM-1, DM-2, DM-31", card.code, foes="DM-71, DM-103, DM-99, JC-71")
        rehearsal = Rehearsal(seen)
        users = rehearsal.users_of(ids(seen, card.code)[0])
        if users:
            _, _, weights = read(seen, card.code, users[0].code)
            found += weights[0].maybe > 0
    assert found


def test_places_of_one_fight_hang_together() -> None:
    _, seen = ground("DM-46, DM-31, DM-30", "DM-58")
    table = layout_for("young-jedi", Words("young-jedi", "full", "en"), LIGHT, [])
    notes = table.order_notes(seen, ids(seen, "DM-58", "DM-46", "DM-31", "DM-30"))
    assert [note.plain[0] for note in notes] == ["┌", "├", "└", "╶"]
    assert all(one.plain != other.plain for one, other in pairwise(notes))


def test_numbers_on_a_face() -> None:
    """Two destinies, a starfighter's draw, a built-in weapon, a card without a destiny."""
    cards = library().by_code
    assert destiny_of(cards["RF-47/23"]) == "◈3/5"
    assert destiny_of(cards["RF-54/59"]) == "◈4"
    assert destiny_of(cards["BP-59"]) == ""
    assert power_here(cards["DM-68"], -1) == "▲4+◈"
    assert (power_here(cards["RF-A1"], -1), power_short(cards["RF-A1"], -1)) == ("▲4+2◈", "▲6◈")
