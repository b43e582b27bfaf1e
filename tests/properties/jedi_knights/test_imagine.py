"""Imagined positions: they tell nothing a seat cannot know, keep what it knows, and can be played to the end."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from chancecube.jedi_knights.decks import cards_of
from chancecube.jedi_knights.game import GAME, table_of
from chancecube.jedi_knights.imagine import Hidden, kept_cards, sleights_of
from chancecube.jedi_knights.library import library
from chancecube.jedi_knights.table import Table
from chancecube.jedi_knights.vocabulary.who import Who
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.playout import play_out
from chancecube.kernel.position import NO_CARD, apply
from chancecube.kernel.views import view
from chancecube.kernel.wire import View
from tests.properties.jedi_knights.checks import check_stacks, swap_among, swap_hidden
from tests.properties.jedi_knights.games import decks_of, new_game, pick, settings_of
from tests.rules.jedi_knights.scenes import scene

SEEDS = st.integers(min_value=0, max_value=10**9)
EVERY = 12  # so many decisions apart positions are looked at
IN_SECRET = ("force-card", "theme-search")


def guesses_of(seed: int, right: bool) -> list[list[int]]:
    """The decks that are played, or any others."""
    if right:
        decks = decks_of(seed)
    else:
        decks = GAME.random_decks(settings_of(seed)["format"], Chance(seed_of(seed + 7)))
    return [[card.index for card in cards_of(library(), deck)] for deck in decks]


def positions(seed: int) -> list[Table]:
    """Every so many decisions of a random game, and wherever something is asked in the middle of a text."""
    chance = Chance(seed_of(seed))
    table = table_of(new_game(seed))
    found: list[Table] = []
    count = 0
    while not table.over:
        if count % EVERY == seed % EVERY or table.pending[0].kind in ("pay", "fetch", "peek", "stow", "may"):
            found.append(table.copy())
        apply(table, *pick(table, chance))
        count += 1
    return found


def look_alike(table: Table, viewer: int, chance: Chance) -> Table:
    """A twin with other cards wherever the viewer cannot know them; what is asked about them is left as it was."""
    twin = table.copy()
    kept = kept_cards(table, viewer)
    for seat in range(twin.seats):
        own = twin.at[seat]
        if seat % 2 == viewer % 2:
            swap_among(twin, [card for card in own.deck if card not in kept], chance)
            continue
        hidden = Hidden(twin, seat, kept)
        swap_among(twin, hidden.drawn, chance)
        swap_among(twin, hidden.force, chance)
        if own.chosen != NO_CARD:
            own.chosen = own.force[chance.below(len(own.force))]
        if hidden.stow is not None:
            some = [card for card in hidden.drawn + hidden.stowed if may_be_stowed(twin, hidden.stow, card)]
            swap_among(twin, some, chance)
    return twin


def may_be_stowed(table: Table, stow: Who, card: int) -> bool:
    """Such as stow others are left where they are: they are what everybody knows of it."""
    face = table.face[card]
    return stow.meant(face) and sleights_of(table.cards).stows[face] is None


def as_seen(table: Table, viewer: int) -> View:
    """Without whom else is asked: who has answered in secret is asked again."""
    seen = view(GAME, table, viewer)
    if table.pending and table.pending[0].kind in IN_SECRET:
        seen.waiting.clear()
    return seen


@given(SEEDS)
@settings(max_examples=12, deadline=None)
def test_what_a_seat_imagines_depends_on_what_it_knows_alone(seed: int) -> None:
    guesses = guesses_of(seed, seed % 2 == 0)
    for place, table in enumerate(positions(seed)):
        for viewer in range(table.seats):
            twin = look_alike(table, viewer, Chance(seed_of(seed + place)))
            one = GAME.imagine(table, viewer, guesses, Chance(seed_of(place)))
            two = GAME.imagine(twin, viewer, guesses, Chance(seed_of(place)))
            assert one.encode() == two.encode()
            for owner in range(table.seats):
                assert sorted(GAME.shown(table, viewer, owner)) == sorted(GAME.shown(twin, viewer, owner))
            check_by_the_zones(table, viewer, guesses, place)


def check_by_the_zones(table: Table, viewer: int, guesses: list[list[int]], number: int) -> None:
    """The same for what the rules of the zones call hidden, whatever is imagined of it; and for another future."""
    twin = swap_hidden(table, viewer, Chance(seed_of(number)), remembered=True)
    twin.chance = Chance(seed_of(number + 1))
    one, two = [GAME.imagine(some, viewer, guesses, Chance(seed_of(number))) for some in (table, twin)]
    assert one.encode() == two.encode()


def test_what_lies_in_hand_deck_or_force_deck_has_not_been_shown() -> None:
    table = scene("""
        jedi-knights duel
        turn: 1 character-battle
        order: alliance, empire
        planet: PS-130 / PS-134
        alliance site: PS-36 [PS-89]
        alliance hand: PS-94
        alliance deck: PS-14, PS-30
        empire site: PS-45
        empire deck: PS-49
    """)
    for viewer, unknown in ((0, {"PS-14", "PS-30"}), (1, {"PS-14", "PS-30", "PS-94"})):
        codes = {GAME.code(face) for face in GAME.shown(table, viewer, 0)}
        assert {"PS-36", "PS-89"} <= codes and not codes & unknown
        assert ("PS-94" in codes) == (viewer == 0)


@given(SEEDS)
@settings(max_examples=12, deadline=None)
def test_what_a_seat_sees_stays_and_nothing_is_lost(seed: int) -> None:
    guesses = guesses_of(seed, seed % 2 == 0)
    for place, table in enumerate(positions(seed)):
        for viewer in range(table.seats):
            before = table.encode()
            twin = table_of(GAME.imagine(table, viewer, guesses, Chance(seed_of(place))))
            assert table.encode() == before
            assert as_seen(twin, viewer) == as_seen(table, viewer)
            assert [zone.cards for zone in GAME.zones(twin)] == [zone.cards for zone in GAME.zones(table)]
            check_stacks(twin)
            for seat in range(viewer % 2, table.seats, 2):
                assert faces_of_seat(twin, seat) == faces_of_seat(table, seat)
            if seed % 2 == 0:
                for seat in range(table.seats):
                    assert faces_of_seat(twin, seat) == faces_of_seat(table, seat)


def test_other_chances_imagine_other_hands_and_decks() -> None:
    guesses = guesses_of(0, True)
    for table in positions(0)[5:25:5]:
        for viewer in (0, 1):
            twins = [table_of(GAME.imagine(table, viewer, guesses, Chance(seed_of(one)))) for one in range(4)]
            for owner in (0, 1):
                places = twins[0].at[owner].deck if owner == viewer else twins[0].at[owner].hand
                dealt = {tuple([twin.face[card] for card in places]) for twin in twins}
                assert len(dealt) > 1 or len(places) < 2


def faces_of_seat(table: Table, seat: int) -> list[int]:
    return sorted([table.face[card] for card in range(len(table.face)) if table.owner[card] == seat])


@given(SEEDS)
@settings(max_examples=10, deadline=None)
def test_whatever_is_imagined_can_be_played_to_its_end(seed: int) -> None:
    guesses = guesses_of(seed, seed % 2 == 1)
    for place, table in enumerate(positions(seed)[::3]):
        viewer = table.pending[0].seat if place % 2 else place % table.seats
        chance = Chance(seed_of(place))
        twin = GAME.imagine(table, viewer, guesses, chance)
        play_out(twin, chance)
        assert twin.over


def test_an_empty_guess_is_filled_with_whatever_may_lie_there() -> None:
    table = table_of(new_game(4))
    chance = Chance(seed_of(4))
    for _ in range(40):
        apply(table, *pick(table, chance))
    twin = GAME.imagine(table, 0, [[] for _ in range(table.seats)], chance)
    play_out(twin, chance)
    assert twin.over
