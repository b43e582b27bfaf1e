from __future__ import annotations

from chancecube.bots import Seen
from chancecube.bots.search.effort import Effort
from chancecube.bots.search.guides import guide_of
from chancecube.bots.search.knight import Knight
from chancecube.bots.search.think import FINALISTS, is_settled
from chancecube.bots.search.tree import Branch
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.position import apply
from chancecube.lab.ladder import decks_for
from chancecube.registry import game as registered


def branch(visits: int) -> Branch:
    made = Branch(0, 1.0)
    made.visits = visits
    return made


def test_a_search_ends_when_nothing_can_come_out_ahead_any_more() -> None:
    assert is_settled([branch(1)], left=100)
    assert not is_settled([branch(60), branch(20)], left=40)
    assert is_settled([branch(60), branch(20)], left=39)


def test_sifting_keeps_the_likeliest_plan_and_a_few_others_for_a_third_of_the_playouts() -> None:
    game = registered("jedi-knights")
    decks = decks_for(game, "duel", 0)
    position = game.new(decks, {"format": "duel"}, Chance(seed_of(1)), False)
    while position.pending[0].kind != "force-card":
        apply(position, position.pending[0].seat, position.pending[0].options[0])
    decision = position.pending[0]
    knight = Knight(game, 1, guide_of(game), Effort(300))
    thinker, imagine = knight.prepare(Seen(game, position, decision.seat))
    thinker.effort.begin()
    plans = [[option] for option in decision.options]
    kept = thinker.sift(imagine, plans, until=knight.guide.clock(position) + 1)
    assert len(kept) == FINALISTS < len(plans)
    assert kept[0] == plans[0] and all(plan in plans for plan in kept)
    assert 180 < thinker.effort.left <= 200
