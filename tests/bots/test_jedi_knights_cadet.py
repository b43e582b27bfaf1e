"""How well the cadet plays Jedi Knights, alone and as a partner, and that it plays fair."""

from __future__ import annotations

from chancecube.bots import Seen
from chancecube.bots.jedi_knights.cadet import Cadet
from chancecube.bots.jedi_knights.deploying import best_purchase
from chancecube.bots.jedi_knights.odds import Odds, bonus_at_most
from chancecube.bots.random import RandomBot
from chancecube.jedi_knights.game import GAME, table_of
from chancecube.jedi_knights.notation import QUESTIONS
from chancecube.jedi_knights.table import Table
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.position import Position, apply, check
from chancecube.kernel.views import view
from chancecube.kernel.wire import DeckList

SELDOM_ASKED = {
    "new-main",
    "transfer-to",
    "force-swap",
    "force-swap-with",
    "one-of",
    "swap",
    "swap-with",
    "text-order",
}


def ready_pair(number: int) -> list[DeckList]:
    sides = [
        [deck for deck in GAME.ready_decks() if not GAME.deck_breaches(deck, "duel", seat)] for seat in (0, 1)
    ]
    pairs = [[one, other] for one in sides[0] for other in sides[1]]
    fitting = [pair for pair in pairs if not GAME.decks_breaches(pair, "duel")]
    return fitting[number % len(fitting)]


def play(seed: int, decks: list[DeckList], format_name: str, cadets: int) -> Position:
    """A whole game with the cadet on the seats of one side; every answer is checked."""
    position = GAME.new(decks, {"format": format_name}, Chance(seed_of(seed)), False)
    bots = [
        Cadet(seed + seat, deck) if seat % 2 == cadets else RandomBot(GAME, seed + seat)
        for seat, deck in enumerate(decks)
    ]
    while not position.over:
        seat = position.pending[-1].seat
        answer = bots[seat].choose(Seen(GAME, position, seat))
        assert check(position, seat, answer)
        apply(position, seat, answer)
    return position


def wins(games: int, format_name: str, ready: bool = False) -> int:
    """Half of the games on either side."""
    found = 0
    for seed in range(games):
        decks = ready_pair(seed) if ready else GAME.random_decks(format_name, Chance(seed_of(seed)))
        side = seed % 2
        found += bool(play(seed, decks, format_name, side).winners & 1 << side)
    return found


def test_it_beats_chance_with_ready_decks() -> None:
    assert wins(20, "duel", ready=True) >= 19


def test_it_beats_chance_with_random_decks() -> None:
    assert wins(20, "duel") >= 19


def test_two_as_partners_beat_chance() -> None:
    assert wins(20, "team") >= 19


# --- fairness ---


def swap_hidden(table: Table, viewer: int, chance: Chance) -> Table:
    """A twin that differs only in what the viewer cannot know: opponents' hands, all draw decks, Force decks."""
    twin = table.copy()
    shown = [option for decision in twin.pending for option in decision.options]
    for seat in range(twin.seats):
        own = twin.at[seat]
        piles = [own.deck] if seat % 2 == viewer % 2 else [own.hand + own.deck, own.force]
        for pile in piles:
            free = [card for card in pile if card not in shown]
            mixed = free[:]
            chance.shuffle(mixed)
            faces = [twin.face[card] for card in free]
            for card, face in zip(mixed, faces, strict=True):
                twin.face[card] = face
    return twin


def test_it_answers_everything_and_what_it_cannot_see_does_not_change_the_answer() -> None:
    """Others play, and lead it into situations of all sorts; it is asked what it would do there."""
    chance = Chance(seed_of(7))
    asked: set[str] = set()
    compared: set[str] = set()
    for seed in range(24):
        format_name = "team" if seed % 3 == 0 else "duel"
        decks = GAME.random_decks(format_name, chance)
        table = table_of(GAME.new(decks, {"format": format_name}, Chance(seed_of(seed)), False))
        while not table.over:
            for decision in table.pending:
                seat = decision.seat
                answer = Cadet(seed, decks[seat]).choose(Seen(GAME, table, seat))
                assert answer in decision.options, decision.kind
                asked.add(decision.kind)
                twin = swap_hidden(table, seat, chance)
                if view(GAME, twin, seat) == view(GAME, table, seat):
                    assert Cadet(seed, decks[seat]).choose(Seen(GAME, twin, seat)) == answer, decision.kind
                    compared.add(decision.kind)
            decision = table.pending[0]
            apply(table, decision.seat, decision.options[chance.below(len(decision.options))])
    assert asked >= set(QUESTIONS) - SELDOM_ASKED
    assert compared >= {
        "force-card", "deploy", "battle-phase", "blockade", "support", "weapons", "power", "defender", "target",
        "where", "respond", "may", "choose", "discard", "intimidated", "theme-search", "choose-site",
    }  # fmt: skip


def test_it_plays_without_knowing_its_deck_list_and_without_a_memory() -> None:
    """Each decision is given to a new bot, as when a server hands it to another process."""
    decks = ready_pair(3)
    position = GAME.new(decks, {"format": "duel"}, Chance(seed_of(4)), False)
    while not position.over:
        seat = position.pending[0].seat
        GAME.answer(position, seat, Cadet(seat).choose(Seen(GAME, position, seat)))


# --- what it reckons ---


def test_credits_buy_what_promises_most_together() -> None:
    choices = [(5.0, 3, 1), (3.0, 2, 2), (3.0, 2, 3), (0.5, 0, 4)]
    assert {card for _, _, card in best_purchase(choices, 4)} == {2, 3, 4}
    assert {card for _, _, card in best_purchase(choices, 3)} == {1, 4}


def test_a_shot_hits_with_the_share_of_destiny_numbers_above_the_defense() -> None:
    deck = ready_pair(0)[0]
    odds = Odds(0, deck)
    above = [card for card in odds.cards if card.destiny + 2 > 4]
    assert odds.hit(True, 2, 4, 10) == len(above) / len(odds.cards)
    assert odds.hit(True, 2, 4, 0) == 0.0
    assert odds.hit(True, 5, 4, 10) == 1.0


def test_a_larger_hand_is_more_likely_to_hold_a_bonus() -> None:
    assert bonus_at_most(0, 1, 0) == 1.0
    assert bonus_at_most(0, 1, 6) < bonus_at_most(0, 1, 3) < bonus_at_most(0, 3, 3)
    assert bonus_at_most(0, -1, 3) == 0.0


def test_two_cards_that_bring_each_other_back_are_not_played_for_ever() -> None:
    """Random decks in which the cadet once went on without an end, with an empty draw deck and two copies of Salvage."""
    decks = GAME.random_decks("duel", Chance(seed_of(1002)))
    position = GAME.new(decks, {"format": "duel"}, Chance(seed_of(2)), False)
    cadets = [Cadet(20 + seat) for seat in (0, 1)]
    decisions = 0
    while not position.over and decisions < 3_000:
        seat = position.pending[0].seat
        apply(position, seat, cadets[seat].choose(Seen(GAME, position, seat)))
        decisions += 1
    assert position.over
