"""The properties themselves. Each takes a position and raises AssertionError where it does not hold."""

from __future__ import annotations

from importlib.resources import files

from chancecube.jedi_knights.deeds import Deed
from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.game import GAME, table_of
from chancecube.jedi_knights.kinds import CHARACTER, EVENT, STARSHIP, WEAPON
from chancecube.jedi_knights.moments import Moment
from chancecube.jedi_knights.scene import in_play
from chancecube.jedi_knights.sums import (
    aim_by,
    aim_sum,
    changes_by_text,
    defense,
    leadership,
    power,
    power_sum,
    speakers,
    total,
)
from chancecube.jedi_knights.table import SETTING_UP, WORDS, Table
from chancecube.jedi_knights.vocabulary.standing import DEFENSE, HIT, LEADERSHIP
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.events import SPECTATOR
from chancecube.kernel.position import NO_CARD, apply
from chancecube.kernel.views import see_event, view
from tests.properties.any_game import check_copy, check_record, check_refusals
from tests.properties.jedi_knights.games import decks_of, new_game, pick, settings_of

MOST_DECISIONS = 20_000
LOWEST_WORD = min(WORDS)
RULES = files("chancecube.jedi_knights").joinpath("data", "rules.csv").read_text(encoding="utf-8")
RULE_IDS = {line.split(",")[0] for line in RULES.splitlines()[1:]}
# Questions that can be asked anew after hidden cards have been swapped.
REFRESHED = ("deploy", "battle-phase", "blockade", "support", "weapons", "power", "respond")
IN_HAND = (CHARACTER, STARSHIP, WEAPON, EVENT)


# --- no card is ever lost or doubled ---


def check_cards(table: Table, faces: list[list[int]]) -> None:
    """Every card lies in one zone, and each player still has exactly the cards of the own deck."""
    found = [0] * len(table.face)
    for zone in GAME.zones(table):
        for card in zone.cards:
            found[card] += 1
    assert found == [1] * len(table.face), [card for card in range(len(found)) if found[card] != 1]
    assert faces_by_owner(table) == faces
    check_stacks(table)


def faces_by_owner(table: Table) -> list[list[int]]:
    owned: list[list[int]] = [[] for _ in range(table.seats)]
    for card, face in enumerate(table.face):
        owned[table.owner[card]].append(face)
    return [sorted(faces) for faces in owned]


def check_stacks(table: Table) -> None:
    """What lies under something has a host in play, and nothing else has."""
    for card, host in enumerate(table.host):
        assert (host != NO_CARD) == (card in table.attached)
        assert host == NO_CARD or table.place(card) >= 0
    for card in table.rotated:
        assert table.place(card) >= 0, "a card that is not in play is rotated"
    fight = table.fight
    if fight is not None:
        fighters = [*fight.fighters(0), *fight.fighters(1)]
        assert len(set(fighters)) == len(fighters)
        for card in fighters:
            assert table.place(card) == fight.arena and table.host[card] == NO_CARD


def check_options(table: Table, faces: list[list[int]]) -> None:
    """Every option can be played, and leaves all cards where they should be."""
    for decision in table.pending:
        assert decision.options, "a question without an answer"
        assert len(set(decision.options)) == len(decision.options), "an option offered twice"
        for option in decision.options:
            twin = table.copy()
            apply(twin, decision.seat, option)
            check_cards(twin, faces)


def check_notation(table: Table) -> None:
    exact = GAME.write_position(table, exact=True)
    assert GAME.read_position(exact).encode() == table.encode()
    if table.turn and not table.over:
        GAME.read_position(GAME.write_position(table))


# --- no leak ---


def check_sums(table: Table) -> None:
    """The number the rules reckon with is what the addends shown to players come to."""
    aiming = speakers(table, HIT)
    for card in in_play(table):
        assert power(table, card) == total(power_sum(table, card))
        for stat, number in ((DEFENSE, defense(table, card)), (LEADERSHIP, leadership(table, card))):
            facts = table.card(card)
            printed = facts.defense if stat == DEFENSE else facts.leadership
            addends = changes_by_text(table, stat, card)
            assert number == max(0, printed + sum([amount for _, _, amount in addends]))
        for weapon in table.under(card):
            if table.card(weapon).kind == WEAPON:
                addends = aim_sum(table, card, weapon)
                assert aim_by(table, aiming, card, weapon) == sum([amount for _, _, amount in addends])


def swap_hidden(table: Table, viewer: int, chance: Chance, remembered: bool = False) -> Table:
    """A twin that differs only in what the viewer cannot know; a partner may know all of the side's but the decks.

    Who remembers has seen what lies in the Theme piles, and what went back to hand just now: these stay as they are.
    """
    known = spoken_of(table) if remembered else []
    twin = table.copy()
    for seat in range(twin.seats):
        own = twin.at[seat]
        if viewer == SPECTATOR or seat % 2 != viewer % 2:
            if not is_bound(twin, seat):
                hidden = own.hand + ([] if is_looked_at(twin, own.deck) else own.deck)
                swap_among(twin, [card for card in hidden if card not in known], chance)
                if not remembered:
                    swap_alike(twin, own.pile, hidden, chance)
                if own.chosen == NO_CARD:
                    swap_among(twin, own.force, chance)
        elif not is_looked_at(twin, own.deck):
            swap_among(twin, own.deck, chance)
    refresh_question(twin)
    return twin


def spoken_of(table: Table) -> list[int]:
    """Cards that set off what is going on: all saw them in play, wherever they have gone since."""
    return [step.cause for step in table.stack if isinstance(step, (Moment, Deed))]


def is_looked_at(table: Table, cards: list[int]) -> bool:
    """Whether somebody is shown cards of this pile: by a question, or in the searches before play."""
    return table.phase == SETTING_UP or any(
        [option in cards for decision in table.pending for option in decision.options]
    )


def is_bound(table: Table, seat: int) -> bool:
    """Whether what this seat is asked speaks of hidden cards as they are, and could not be asked anew."""
    decision = table.decision_of(seat)
    if decision is None or (len(table.pending) == 1 and decision.kind in REFRESHED):
        return False
    own = table.at[seat]
    hidden = own.hand + own.deck + own.pile + own.force
    return decision.number in hidden or any([option in hidden for option in decision.options])


def swap_among(table: Table, cards: list[int], chance: Chance) -> None:
    for card in cards:
        other = cards[chance.below(len(cards))]
        table.face[card], table.face[other] = table.face[other], table.face[card]


def swap_alike(table: Table, some: list[int], others: list[int], chance: Chance) -> None:
    """Texts count certain cards of a Theme pile, so only such as count alike change places."""
    for card in some:
        alike = [other for other in others if is_alike(table.card(other), table.card(card))]
        if alike and table.card(card).kind in IN_HAND:
            other = alike[chance.below(len(alike))]
            table.face[card], table.face[other] = table.face[other], table.face[card]


def is_alike(one: Card, other: Card) -> bool:
    return (one.kind, one.keywords, one.theme) == (other.kind, other.keywords, other.theme)


def refresh_question(twin: Table) -> None:
    if len(twin.pending) == 1 and twin.pending[0].kind in REFRESHED:
        twin.pending = []
        twin.stack[-1].run(twin)


def check_no_leak(table: Table, viewer: int, chance: Chance, steps: int = 40) -> int:
    """Plays both twins in step: as long as nothing hidden is shown, the viewer sees no difference at all."""
    one = table.copy()
    two = swap_hidden(table, viewer, chance)
    one.log, two.log = [], []
    compared = 0
    for _ in range(steps):
        if shown_difference(one, two, viewer) or looks_at_deck(one, viewer) or looks_at_deck(two, viewer):
            break
        assert view(GAME, one, viewer) == view(GAME, two, viewer), what_differs(one, two, viewer)
        assert asked(one) == asked(two), (asked(one), asked(two))
        compared += 1
        if one.over or two.over or not step_both(one, two, chance):
            break
    return compared


def what_differs(one: Table, two: Table, viewer: int) -> list[object]:
    """For the message: the zones, facts and question in which two views differ."""
    first, second = view(GAME, one, viewer), view(GAME, two, viewer)
    found: list[object] = [
        pair for pair in zip(first.zones, second.zones, strict=False) if pair[0] != pair[1]
    ]
    for key in first.status:
        if first.status[key] != second.status.get(key):
            found.append((key, first.status[key], second.status.get(key)))
    if first.decision != second.decision:
        found.append((first.decision, second.decision))
    return [viewer, asked(one), found]


def looks_at_deck(table: Table, seat: int) -> bool:
    decision = table.decision_of(seat)
    return decision is not None and any(
        [option in own.deck for own in table.at for option in decision.options]
    )


def asked(table: Table) -> list[tuple[int, str]]:
    return [(decision.seat, decision.kind) for decision in table.pending]


def shown_difference(one: Table, two: Table, seat: int) -> bool:
    """Whether an event has shown this seat a card that differs; up to there the events must be equal."""
    assert one.log is not None and two.log is not None
    for first, second in zip(one.log, two.log, strict=False):
        seen_first, seen_second = see_event(GAME, first, seat), see_event(GAME, second, seat)
        if seen_first == seen_second:
            continue
        assert seen_first.card is not None and seen_second.card is not None, (seen_first, seen_second)
        assert seen_first.card != seen_second.card, (seen_first, seen_second)
        return True
    assert len(one.log) == len(two.log), [[event.kind for event in log] for log in (one.log, two.log)]
    one.log, two.log = [], []
    return False


def step_both(one: Table, two: Table, chance: Chance) -> bool:
    """An answer that looks the same from outside, if the hidden cards allow one in both."""
    index = chance.below(len(one.pending))
    mine, yours = one.pending[index], two.pending[index]
    common = [option for option in mine.options if option in yours.options]
    if not common:
        return False
    option = common[chance.below(len(common))]
    apply(one, mine.seat, option)
    apply(two, yours.seat, option)
    return True


# --- a whole game with everything checked ---


def check_game(seed: int, every: int = 25) -> dict[str, int]:
    """Plays a random game to its end; returns what happened, for the soak's totals."""
    chance = Chance(seed_of(seed + 3_000_000))
    table = table_of(new_game(seed, keep_log=True))
    faces = faces_by_owner(table)
    decisions = 0
    compared = 0
    while not table.over:
        seat, option = pick(table, chance)
        if decisions % every == seed % every:
            check_cards(table, faces)
            check_options(table, faces)
            check_sums(table)
            check_refusals(GAME, table, LOWEST_WORD, RULE_IDS)
            check_copy(table, seat, option)
            check_notation(table)
            for viewer in (*range(table.seats), SPECTATOR):
                compared += check_no_leak(table, viewer, chance)
        apply(table, seat, option)
        decisions += 1
        assert decisions < MOST_DECISIONS, "the game does not end"
    check_cards(table, faces)
    check_notation(table)
    check_record(GAME, decks_of(seed), settings_of(seed), seed, pick)
    totals = {"decisions": decisions, "compared": compared, "turns": table.turn, table.ending: 1}
    for event in table.log or []:
        totals[f"event {event.kind}"] = totals.get(f"event {event.kind}", 0) + 1
    return totals
