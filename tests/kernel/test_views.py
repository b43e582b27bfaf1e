"""The redaction gate."""

from __future__ import annotations

import msgspec
import pytest

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.events import EVERYONE, NOBODY, SPECTATOR, only, sees
from chancecube.kernel.playout import play_out
from chancecube.kernel.views import Zone, see_event, see_zone, view
from tests.kernel.highest import HIGHEST


def test_masks_name_seats() -> None:
    assert sees(only(2), 2) and not sees(only(2), 1)
    assert all(sees(EVERYONE, seat) for seat in (0, 3, SPECTATOR))
    assert not sees(NOBODY, SPECTATOR)


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_a_seat_sees_its_own_hand_and_only_the_number_of_the_others(seat: int) -> None:
    position = HIGHEST.new([], {"seats": "2"}, Chance(seed_of(1)), False)
    seen = view(HIGHEST, position, seat)
    for owner in (0, 1):
        zone = seen.zone("hand", owner)
        assert zone.count == 3
        assert [card.id for card in zone.cards] == (position.hands[owner] if owner == seat else [])
    assert (seen.decision is not None) == (seat != SPECTATOR)
    assert seen.waiting == [0, 1]
    msgspec.json.encode(seen)


def test_what_is_laid_in_secret_is_shown_at_the_end() -> None:
    position = HIGHEST.new([], {}, Chance(seed_of(1)), True)
    HIGHEST.answer(position, 0, position.hands[0][0])
    assert view(HIGHEST, position, 1).zone("laid", 0).cards == []
    assert view(HIGHEST, position, 1).zone("laid", 0).count == 1
    play_out(position, Chance(seed_of(1)))
    assert len(view(HIGHEST, position, 1).zone("laid", 0).cards) == 1


def test_events_hide_their_cards_from_those_who_may_not_see_them() -> None:
    position = HIGHEST.new([], {}, Chance(seed_of(1)), True)
    assert position.log is not None
    dealt = [event for event in position.log if event.kind == "dealt" and event.seat == 0]
    assert all(see_event(HIGHEST, event, 0).card is not None for event in dealt)
    assert all(see_event(HIGHEST, event, 1).card is None for event in dealt)
    assert all(see_event(HIGHEST, event, SPECTATOR).card is None for event in dealt)


def test_a_closed_pile_shows_its_top_and_hides_its_number() -> None:
    position = HIGHEST.new([], {}, Chance(seed_of(1)), False)
    pile = Zone("pile", 0, [4, 5, 6], seen=NOBODY, counted=NOBODY, top=EVERYONE)
    seen = see_zone(HIGHEST, position, pile, 1)
    assert [card.id for card in seen.cards] == [6]
    assert seen.count is None
