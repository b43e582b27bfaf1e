from __future__ import annotations

from chancecube.bots import Seen
from chancecube.bots.search.effort import Effort
from chancecube.bots.search.guides import guide_of
from chancecube.bots.search.judge import Judge
from chancecube.bots.search.knight import Knight
from chancecube.bots.search.learned import network_of
from chancecube.bots.search.race import Race
from chancecube.bots.search.think import FINALISTS, is_settled, tree_after
from chancecube.bots.search.tree import Branch, Node, Walk
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.position import Position, apply
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


# --- a tree ---


def test_what_is_good_so_far_is_tried_and_what_was_hardly_looked_at() -> None:
    node = Node()
    often, seldom = Branch(1, 0.5), Branch(2, 0.5)
    for known, visits, mean in ((often, 60, 0.5), (seldom, 2, 0.45)):
        node.begin(known, visits, visits * mean)
        known.offered = 62
    assert node.pick([often, seldom]) == 1
    node.begin(seldom, 60, 60 * 0.45)
    assert node.pick([often, seldom]) == 0


def test_the_tree_is_of_the_own_decisions_alone() -> None:
    """The opponent is asked: its cards are nothing the tree could choose from."""
    position = deploying()
    asked = position.pending[0]
    guide = guide_of(registered("young-jedi"))
    other = 1 - asked.seat
    root = Node()
    walk = Walk(guide, Judge(guide, [0, 1]), other, other, Chance(seed_of(2)))
    walk.go(root, position.copy(), guide.clock(position) + 2)
    theirs = {guide.key(position, asked, option) for option in asked.options if option >= 0}
    assert root.branches and not theirs & set(root.branches)


# --- a race, then a tree ---


def deploying() -> Position:
    """The first deploy phase with five different cards to choose from, or four and being done."""
    game = registered("young-jedi")
    position = game.new(decks_for(game, "full", 0), {"format": "full"}, Chance(seed_of(3)), False)
    while position.pending[0].kind != "deploy" or len(position.pending[0].options) < 5:
        apply(position, position.pending[0].seat, position.pending[0].options[0])
    return position


def master_for(position: Position, effort: Effort) -> tuple[Knight, Seen]:
    game = registered("young-jedi")
    master = Knight(game, 1, guide_of(game), effort, None, network_of("young-jedi"))
    return master, Seen(game, position, position.pending[0].seat)


def test_a_tree_after_a_race_begins_with_what_that_found_and_leaves_out_who_dropped_out() -> None:
    position = deploying()
    master, seen = master_for(position, Effort(1))
    thinker, _ = master.prepare(seen)
    race = Race(master.guide, thinker.judge, seen.seat, thinker.side, thinker.chance)
    race.line_up(position, seen.decision)
    out, *race.running = race.runners
    for runner in race.running:
        for chances in (0.4, 0.7):
            runner.add(chances)
    root = tree_after(race, position, seen.decision)
    branches, options = root.offered(position, seen.decision, master.guide)
    assert sorted(options) == sorted(runner.option for runner in race.running)
    assert out.option not in options
    assert all((branch.visits, branch.mean()) == (2, 0.55) for branch in branches)
    assert root.visits == 2 * len(branches)


def test_where_all_answers_are_closed_all_are_open_again() -> None:
    """Cards one cannot see look different in every imagined position, so keys closed in one may be all of another's."""
    position = deploying()
    master, seen = master_for(position, Effort(1))
    root = Node()
    everything, _ = root.offered(position, seen.decision, master.guide)
    root.closed = [branch.key for branch in everything]
    assert root.offered(position, seen.decision, master.guide)[0] == everything


def test_only_what_a_race_cannot_tell_apart_is_thought_over_further() -> None:
    position = deploying()
    for playouts in (100, 600):
        master, seen = master_for(position, Effort(playouts))
        master.guide.manner.race = 150
        thinker, imagine = master.prepare(seen)
        lines = thinker.compare(imagine, seen.decision, None)
        looked = sum(line.visits for line in lines)
        assert looked <= playouts + len(lines)
        assert (looked > 150 + len(lines)) == (playouts > 150)


def test_whoever_has_no_time_for_a_race_answers_all_the_same() -> None:
    position = deploying()
    master, seen = master_for(position, Effort(10_000, seconds=1e-9))
    thinker, imagine = master.prepare(seen)
    lines = thinker.compare(imagine, seen.decision, None)
    assert [line.visits for line in lines] == [0] * len(lines)
    assert lines[0].option == seen.decision.options[0]
