"""The environments: PettingZoo's own tests, exact masks, rewards, seeds, and nothing seen that a seat may not see."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from chancecube.jedi_knights.game import table_of as jedi_knights_table
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.errors import BadOption, ChanceCubeError
from chancecube.kernel.events import only
from chancecube.kernel.position import apply
from chancecube.kernel.views import seats_of, view
from chancecube.learning import env, raw_env
from chancecube.learning.aec import CardGame
from chancecube.learning.sight import MANY, WHOSE, Sight
from chancecube.young_jedi.game import table_of as young_jedi_table
from tests.properties import checks as young_jedi
from tests.properties import games as young_jedi_games
from tests.properties.jedi_knights import checks as jedi_knights
from tests.properties.jedi_knights import games as jedi_knights_games

TABLES = [
    ("young-jedi", "full"),
    ("young-jedi", "starter"),
    ("jedi-knights", "duel"),
    ("jedi-knights", "team"),
]


@pytest.mark.filterwarnings(
    "ignore::UserWarning"
)  # it would like other names, and observations without a mask
@pytest.mark.parametrize(("name", "format_name"), TABLES)
def test_what_pettingzoo_asks_of_an_environment(name: str, format_name: str) -> None:
    api_test(env(name, format_name=format_name), num_cycles=150)


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("name", "format_name"), TABLES)
def test_a_seed_fixes_everything(name: str, format_name: str) -> None:
    seed_test(lambda: env(name, format_name=format_name), num_cycles=60)


def legal(table: CardGame, rng: np.random.Generator) -> Any:
    return rng.choice(np.flatnonzero(table.observe(table.agent_selection)["action_mask"]))


@pytest.mark.parametrize(("name", "format_name"), TABLES)
def test_every_option_has_one_action_and_every_action_its_option(name: str, format_name: str) -> None:
    table = raw_env(name, format_name=format_name)
    table.reset(seed=4)
    rng = np.random.default_rng(1)
    while not any(table.terminations.values()):
        agent = table.agent_selection
        decision = table.table().decision_of(table.seat_of[agent])
        assert decision is not None
        seen = table.observe(agent)
        actions = [table.sight.action_of(decision, option) for option in decision.options]
        assert sorted(actions) == np.flatnonzero(seen["action_mask"]).tolist()
        assert [table.sight.option_of(action) for action in actions] == decision.options
        assert table.observation_space(agent).contains(seen)
        for other in table.agents:
            if other != agent:
                assert not table.observe(other)["action_mask"].any()
        table.step(rng.choice(actions))
    winners = seats_of(table.table().winners, table.table().seats)
    for agent, seat in table.seat_of.items():
        assert table.rewards[agent] == (0.0 if not winners else 1.0 if seat in winners else -1.0)
    sides = table.sight.sides
    assert len({(sides[seat], table.rewards[agent]) for agent, seat in table.seat_of.items()}) == 2


def test_partners_win_together() -> None:
    table = raw_env("jedi-knights", format_name="team")
    assert table.possible_agents == ["alliance-1", "empire-1", "alliance-2", "empire-2"]
    table.reset(seed=1)
    table.table().finish(only(0) | only(2), "jk.final.win")
    table.settle()
    assert list(table.rewards.values()) == [1.0, -1.0, 1.0, -1.0]


@pytest.mark.parametrize(("name", "format_name"), TABLES)
def test_at_the_end_everybody_is_told_the_own_reward_once(name: str, format_name: str) -> None:
    table = raw_env(name, format_name=format_name)
    table.reset(seed=6)
    rng = np.random.default_rng(2)
    told = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        _, reward, over, _, _ = table.last()
        told[agent] += reward
        table.step(None if over else legal(table, rng))
    winners = seats_of(table.table().winners, table.table().seats)
    assert told == {
        agent: 0.0 if not winners else 1.0 if seat in winners else -1.0
        for agent, seat in table.seat_of.items()
    }


def test_a_seed_fixes_the_games_that_follow_too() -> None:
    def games() -> list[str]:
        table = raw_env(render_mode="ansi")
        table.reset(seed=5)
        found = [str(table.render())]
        table.reset()
        return [*found, str(table.render())]

    assert games() == games()
    assert len(set(games())) == 2


def test_an_action_that_means_nothing_is_refused() -> None:
    table = raw_env()
    table.reset(seed=1)
    wrong = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ChanceCubeError, match="not-offered"):
        table.step(wrong)


def test_a_number_is_no_card() -> None:
    """The same option number means a card or a number, as the question has it; the action says which."""
    table = raw_env()
    table.reset(seed=1)
    while True:
        decision = table.table().pending[0]
        cards = [option for option in decision.options if 0 <= option < 16]
        if cards:
            break
        table.step(table.sight.action_of(decision, decision.options[0]))
        if any(table.terminations.values()):
            table.reset()
    with pytest.raises(ChanceCubeError, match="not-offered"):
        table.step(len(table.sight.words) + cards[0])


def test_a_long_game_is_cut_off() -> None:
    table = raw_env(most_decisions=5)
    table.reset(seed=2)
    rng = np.random.default_rng(1)
    for _ in range(5):
        table.step(legal(table, rng))
    assert all(table.truncations.values()) and not any(table.terminations.values())
    assert set(table.rewards.values()) == {0.0}


@pytest.mark.parametrize(("name", "format_name"), [("young-jedi", "full"), ("jedi-knights", "team")])
def test_decks(name: str, format_name: str) -> None:
    table = raw_env(name, format_name=format_name, decks="ready")
    ready = [deck.name for deck in table.game.ready_decks()]
    table.reset(seed=1)
    first = table.decks
    assert all(deck.name in ready for deck in first)
    assert not table.game.decks_breaches(first, format_name)
    table.reset(seed=1)
    assert table.decks == first
    given = raw_env(name, format_name=format_name, decks=first)
    given.reset()
    assert given.decks == first
    with pytest.raises(BadOption, match="seats-to-fill"):
        raw_env(name, format_name=format_name, decks=first[:1])
    with pytest.raises(BadOption, match="learning-decks"):
        raw_env(name, decks="good")
    with pytest.raises(BadOption, match="no-format"):
        raw_env(name, format_name="chess")
    with pytest.raises(BadOption, match="learning-cards"):
        raw_env(name, format_name=format_name, cards=20).reset()


def test_render() -> None:
    table = raw_env(render_mode="ansi")
    assert table.render() is None
    table.reset(seed=1)
    shown = table.render()
    assert shown is not None and shown.startswith("young-jedi full")
    table.close()


# --- honesty ---


@pytest.mark.parametrize("seed", range(4))
def test_young_jedi_twins_that_look_alike_are_observed_alike(seed: int) -> None:
    table = young_jedi_table(young_jedi_games.new_game(seed))
    sight = Sight(young_jedi.GAME, table.options.format_name)
    chance = Chance(seed_of(seed))
    compared = 0
    for number in range(60):
        if table.over:
            break
        if number % 6 == 0:
            for seat in range(2):
                twin = young_jedi.swap_hidden(table, seat, chance)
                if view(young_jedi.GAME, table, seat) == view(young_jedi.GAME, twin, seat):
                    assert (sight.observe(table, seat) == sight.observe(twin, seat)).all()
                    compared += twin.face != table.face
        apply(table, *young_jedi_games.pick(table, chance))
    assert compared > 2


@pytest.mark.parametrize("seed", range(3))
def test_jedi_knights_twins_that_look_alike_are_observed_alike(seed: int) -> None:
    table = jedi_knights_table(jedi_knights_games.new_game(seed))
    sight = Sight(jedi_knights.GAME, table.options.format_name)
    chance = Chance(seed_of(seed))
    compared = 0
    for number in range(120):
        if table.over:
            break
        if number % 12 == 0:
            for seat in range(table.seats):
                twin = jedi_knights.swap_hidden(table, seat, chance)
                if view(jedi_knights.GAME, table, seat) == view(jedi_knights.GAME, twin, seat):
                    assert (sight.observe(table, seat) == sight.observe(twin, seat)).all()
                    compared += twin.face != table.face
        apply(table, *jedi_knights_games.pick(table, chance))
    assert compared > 2


@pytest.mark.parametrize(("name", "format_name"), TABLES)
def test_the_layout_is_named_place_by_place(name: str, format_name: str) -> None:
    table = raw_env(name, format_name=format_name)
    table.reset(seed=3)
    sight = table.sight
    agent = table.agent_selection
    told, cards = sight.split(table.observe(agent)["observation"])
    decision = table.table().pending[0]
    assert len(told) == len(sight.table_names) and cards.shape == (sight.cards, len(sight.card_names))
    assert told[sight.table_names.index(f"asked {decision.kind}")] == 1.0
    assert told[sight.table_names.index(f"seat {decision.seat}")] == 1.0
    offered = np.flatnonzero(cards[:, sight.card_names.index("offered")]).tolist()
    assert offered == sorted(option for option in decision.options if table.game.is_card(decision, option))
    hand = cards[:, sight.card_names.index("in hand")] * cards[:, sight.card_names.index("own")]
    mine = view(table.game, table.table(), decision.seat).zone("hand", decision.seat).cards
    assert np.flatnonzero(hand).tolist() == sorted(card.id for card in mine)


@pytest.mark.parametrize(("name", "format_name"), [("young-jedi", "full"), ("jedi-knights", "team")])
def test_a_card_s_row_tells_what_the_view_shows_of_it(name: str, format_name: str) -> None:
    table = raw_env(name, format_name=format_name)
    table.reset(seed=3)
    rng = np.random.default_rng(3)
    for _ in range(25):
        table.step(legal(table, rng))
    sight = table.sight
    column = sight.card_names.index
    for seat, side in enumerate(sight.sides):
        seen = view(table.game, table.table(), seat)
        told, cards = sight.split(sight.observe(table.table(), seat))
        assert told[sight.table_names.index("seat 0") :][: len(sight.sides)].tolist() == [
            float(other == seat) for other in range(len(sight.sides))
        ]
        counts = {f"{whose} {zone}": 0.0 for whose in WHOSE for zone in sight.notes.zones}
        shown: set[int] = set()
        for zone in seen.zones:
            whose = "nobody" if zone.seat < 0 else "opponent" if sight.sides[zone.seat] != side else "partner"
            whose = "own" if zone.seat == seat else whose
            counts[f"{whose} {zone.name}"] += (zone.count or 0) / MANY
            for card in zone.cards:
                shown.add(card.id)
                assert cards[card.id, column(f"in {zone.name}")] == cards[card.id, column(whose)] == 1.0
                assert (cards[card.id, -len(sight.notes.face_names) :] == sight.notes.faces[card.face]).all()
        if seen.decision is not None:
            shown |= {option.card.id for option in seen.decision.options if option.card is not None}
        assert set(np.flatnonzero(cards[:, column("seen")]).tolist()) == shown
        for name_of, count in counts.items():
            assert told[sight.table_names.index(name_of)] == pytest.approx(count)


def test_a_game_nobody_has_described() -> None:
    from tests.house.parlour.game import GAME

    with pytest.raises(BadOption, match="no-game"):
        Sight(GAME, GAME.formats[0])


def test_more_room_for_cards() -> None:
    """More room can be asked for; the actions of words and numbers stay where they are."""
    small, large = raw_env("jedi-knights"), raw_env("jedi-knights", cards=300)
    assert small.sight.first_card == large.sight.first_card
    assert large.sight.actions - small.sight.actions == 300 - small.sight.cards
