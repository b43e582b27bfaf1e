"""The properties themselves. Each takes a position and raises AssertionError where it does not hold."""

from __future__ import annotations

from importlib.resources import files

import pytest

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.decision import DONE, NO, YES
from chancecube.kernel.errors import ChanceCubeError
from chancecube.kernel.events import SPECTATOR
from chancecube.kernel.position import apply
from chancecube.kernel.record import new_record, play, read, replay, verify, write
from chancecube.kernel.views import see_event, view
from chancecube.young_jedi.facts import NO_FACE, Card
from chancecube.young_jedi.game import GAME, table_of
from chancecube.young_jedi.glance import revealed, running_battle
from chancecube.young_jedi.kinds import BATTLE, EFFECT
from chancecube.young_jedi.table import CONCEDE, RECYCLE, SEARCH, WORDS, Table
from tests.properties.games import decks_of, new_game, pick, settings_of, temper_of

MOST_DECISIONS = 5_000
# The front of a plan is revealed in one go: what becomes of a card in it depends on those behind.
REVEALING = (
    "shows-card",
    "half",
    "uses-card",
    "card-unused",
    "mistake",
    "uses-weapon",
    "weapon-unused",
    "steps-forward",
)
ASKED_AT_REVEAL = ("half", "group-size", "destiny-number")
LOWEST_WORD = min(WORDS)
RULES = files("chancecube.young_jedi").joinpath("data", "rules.csv").read_text(encoding="utf-8")
RULE_IDS = {line.split(",")[0] for line in RULES.splitlines()[1:]}


# --- no card is ever lost or doubled ---


def owners(table: Table) -> list[int]:
    """Seat of each card id, found by looking at every zone; locations belong to the side printed on them."""
    found = [-1] * len(table.face)
    for zone in GAME.zones(table):
        for card in zone.cards:
            assert found[card] == -1, f"card {card} lies in two places"
            found[card] = zone.seat if zone.seat >= 0 else table.card(card).side
    assert -1 not in found, "a card is lost"
    return found


def whole(table: Table, card: int) -> int:
    """The face of a card; a half of a double impact card is the whole card."""
    facts = table.card(card)
    return facts.index if facts.whole == NO_FACE else facts.whole


def faces_by_seat(table: Table) -> list[list[int]]:
    where = owners(table)
    return [
        sorted(whole(table, card) for card in range(len(where)) if where[card] == seat) for seat in (0, 1)
    ]


def check_halves(table: Table) -> None:
    """Only what is in play, in a plan or played in a duel is a half."""
    for side in table.sides:
        lap_cards = [] if side.track is None else side.track.pile
        for card in side.deck + side.hand + side.discard + side.dueling + lap_cards:
            assert table.card(card).whole == NO_FACE, "a half lies where only whole cards do"


def check_cards(table: Table, expected: list[list[int]]) -> None:
    assert faces_by_seat(table) == expected
    check_halves(table)


# --- options and refusals ---


def check_options_playable(table: Table, expected: list[list[int]]) -> None:
    for decision in table.pending:
        assert decision.options, "a question without an answer"
        assert len(set(decision.options)) == len(decision.options), "an option offered twice"
        for option in decision.options:
            twin = table.copy()
            apply(twin, decision.seat, option)
            check_cards(twin, expected)


def check_refusals(table: Table) -> None:
    """Whatever is not offered is refused, with a rule of the register, and changes nothing."""
    before = table.encode()
    wishes = [*range(LOWEST_WORD - 1, len(table.face) + 2)]
    for seat in (0, 1):
        decision = table.decision_of(seat)
        offered = decision.options if decision is not None else []
        for wish in wishes:
            if wish in offered:
                assert GAME.why_not(table, seat, wish) == ""
                continue
            with pytest.raises(ChanceCubeError) as refused:
                GAME.answer(table, seat, wish)
            assert refused.value.arguments["rule"] in RULE_IDS, refused.value.arguments
    for word in (DONE, YES, NO, RECYCLE, SEARCH, CONCEDE):
        GAME.why_not(table, 0, word)
    assert table.encode() == before


# --- copies, notation, records ---


def check_copy(table: Table, seat: int, option: int) -> None:
    """A copy is equal, independent, and plays on identically: so undo by copy is exact."""
    before = table.encode()
    twin = table.copy()
    assert twin.encode() == before
    apply(twin, seat, option)
    assert table.encode() == before
    again = table.copy()
    apply(again, seat, option)
    assert again.encode() == twin.encode()


def check_notation(table: Table) -> None:
    exact = GAME.write_position(table, exact=True)
    assert GAME.read_position(exact).encode() == table.encode()
    if table.turn and not table.over:
        by_hand = GAME.write_position(table)
        GAME.read_position(by_hand)


def check_record(seed: int) -> None:
    """A whole game written down, read back and replayed reaches the identical position."""
    chance = Chance(seed_of(seed + 2_000_000))
    secret = seed_of(seed)
    record = new_record(GAME, decks_of(seed), settings_of(seed), ["a", "b"], secret, ["cut", str(seed)])
    position = replay(GAME, record)
    while not position.over:
        seat, option = pick(position, chance)
        play(GAME, record, position, seat, option)
    loaded = read(write(record))
    assert verify(GAME, loaded).encode() == position.encode()
    half = len(loaded.answers) // 2
    assert replay(GAME, loaded, half).encode() == replay(GAME, record, half).encode()


# --- no leak ---


def swap_hidden(table: Table, viewer: int, chance: Chance) -> Table:
    """A twin that differs only in what the viewer cannot know: others' hidden cards, the order of the own deck."""
    twin = table.copy()
    for seat in (0, 1):
        if seat != viewer and not is_bound(twin, seat):
            swap_hidden_of(twin, seat, chance)
        elif not is_looked_through(twin, seat) and chance.below(2):
            swap_among(twin, twin.sides[seat].deck, chance)
    refresh_questions(twin)
    return twin


def is_looked_through(table: Table, owner: int) -> bool:
    """Whether an open question shows cards of this deck to whoever is asked."""
    deck = table.sides[owner].deck
    return any([option in deck for decision in table.pending for option in decision.options])


def looks_at_deck(table: Table, seat: int) -> bool:
    """Whether this seat is shown cards of a deck, and so where they lay: in a search, or as its dueling hand."""
    if seat in (0, 1) and table.sides[seat].dueling:
        return True
    decision = table.decision_of(seat)
    decks = table.sides[0].deck + table.sides[1].deck
    return decision is not None and any([option in decks for option in decision.options])


def is_bound(table: Table, seat: int) -> bool:
    """Whether what this seat is asked speaks of hidden cards as they are, and could not be asked anew."""
    decision = table.decision_of(seat)
    if decision is None or (len(table.pending) == 1 and decision.kind in REFRESHED):
        return False
    side = table.sides[seat]
    hidden = side.hand + side.deck + side.dueling
    return any([option in hidden for option in decision.options])


REFRESHED = ("deploy", "intercept-ships", "battle-cards", "even-up")


def swap_among(table: Table, cards: list[int], chance: Chance) -> None:
    for card in cards:
        other = cards[chance.below(len(cards))]
        table.face[card], table.face[other] = table.face[other], table.face[card]


def swap_hidden_of(twin: Table, seat: int, chance: Chance) -> None:
    """Hand and draw deck are mixed; a card face down or set aside changes with one that could lie there as well."""
    side = twin.sides[seat]
    free = side.hand + side.dueling
    if not is_looked_through(twin, seat):
        free = free + side.deck
    swap_among(twin, free, chance)
    aside = [card for card in side.aside if not lies_open(twin, seat, card)]
    for card in [card for down in side.down for card in down] + aside:
        for other in free:
            if may_lie_there(twin.card(card), twin.card(other)):
                twin.face[card], twin.face[other] = twin.face[other], twin.face[card]
                break


def lies_open(table: Table, seat: int, card: int) -> bool:
    """Whether a battle card has been revealed and its fight is not over."""
    battle = running_battle(table)
    return battle is not None and card in revealed(battle, seat)


def may_lie_there(mine: Card, yours: Card) -> bool:
    if (mine.kind, mine.counters, mine.uniqueness) != (yours.kind, yours.counters, yours.uniqueness):
        return False
    if mine.whole != NO_FACE:
        return False
    return mine.kind in (BATTLE, EFFECT) or mine.name == yours.name or mine.is_diamond()


def refresh_questions(twin: Table) -> None:
    """The opponent's options are worked out anew from the swapped cards."""
    decision = twin.pending[0]
    if len(twin.pending) == 1 and decision.kind in REFRESHED:
        twin.pending = []
        twin.stack[-1].run(twin)


def check_no_leak(table: Table, seat: int, chance: Chance, steps: int = 40) -> int:
    """Plays both twins in step: as long as nothing hidden is shown, the viewer sees no difference at all."""
    one = table.copy()
    two = swap_hidden(table, seat, chance)
    one.log, two.log = [], []
    compared = 0
    for _ in range(steps):
        if shown_by_asking(one) != shown_by_asking(two) or shown_difference(one, two, seat):
            break
        if looks_at_deck(one, seat) or looks_at_deck(two, seat):
            break
        assert view(GAME, one, seat) == view(GAME, two, seat)
        assert public(one) == public(two)
        compared += 1
        if one.over or two.over or not step_both(one, two, chance):
            break
    return compared


def shown_by_asking(table: Table) -> list[tuple[int, str, int]]:
    """A card is just being shown; that its player has something to say about it tells which it is."""
    return [
        (decision.seat, decision.kind, table.face[decision.number])
        for decision in table.pending
        if decision.kind in ASKED_AT_REVEAL
    ]


def public(table: Table) -> list[tuple[int, str]]:
    return [(decision.seat, decision.kind) for decision in table.pending]


def shown_difference(one: Table, two: Table, seat: int) -> bool:
    """Whether an event has shown this seat a card that differs; up to there the events must be equal."""
    assert one.log is not None and two.log is not None
    for first, second in zip(one.log, two.log, strict=False):
        seen_first, seen_second = see_event(GAME, first, seat), see_event(GAME, second, seat)
        if seen_first == seen_second:
            continue
        assert seen_first.card is not None and seen_second.card is not None, (seen_first, seen_second)
        revealed = seen_first.kind in REVEALING and seen_second.kind in REVEALING
        assert revealed or seen_first.card != seen_second.card, (seen_first, seen_second)
        return True
    assert len(one.log) == len(two.log)
    one.log, two.log = [], []
    return False


def step_both(one: Table, two: Table, chance: Chance) -> bool:
    """An answer that looks the same from outside, if the hidden cards allow one in both."""
    index = chance.below(len(one.pending))
    mine, yours = one.pending[index], two.pending[index]
    common = [option for option in mine.options if option in yours.options and looks_alike(one, two, option)]
    if not common:
        return False
    option = common[chance.below(len(common))]
    apply(one, mine.seat, option)
    apply(two, yours.seat, option)
    return True


def looks_alike(one: Table, two: Table, option: int) -> bool:
    """A ship launched, a location laid, a search in vain are seen by all: they may differ."""
    if option < 0:
        return option != SEARCH
    return shape(one, option) == shape(two, option)


def shape(table: Table, card: int) -> list[int]:
    """The kind of a card and of its halves: some kinds are found out by what becomes of them face down."""
    facts = table.card(card)
    return [facts.kind, *[table.cards[half].kind for half in facts.halves]]


# --- a whole game with everything checked ---


def check_game(seed: int, every: int = 12) -> dict[str, int]:
    """Plays a random game to its end; returns what happened, for the soak's totals."""
    chance = Chance(seed_of(seed + 3_000_000))
    table = table_of(new_game(seed, keep_log=True))
    expected = faces_by_seat(table)
    decisions = 0
    compared = 0
    while not table.over:
        seat, option = pick(table, chance, temper_of(seed))
        if decisions % every == seed % every:
            check_cards(table, expected)
            check_options_playable(table, expected)
            check_refusals(table)
            check_copy(table, seat, option)
            check_notation(table)
            for viewer in (0, 1, SPECTATOR):
                compared += check_no_leak(table, viewer, chance)
        apply(table, seat, option)
        decisions += 1
        assert decisions < MOST_DECISIONS, "the game does not end"
    check_cards(table, expected)
    check_notation(table)
    check_record(seed)
    totals = {"decisions": decisions, "compared": compared, "turns": table.turn, table.ending: 1}
    for event in table.log or []:
        totals[f"event {event.kind}"] = totals.get(f"event {event.kind}", 0) + 1
    return totals
