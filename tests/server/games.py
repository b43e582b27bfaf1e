"""Games without a server: courses played at random."""

from __future__ import annotations

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.decision import YES
from chancecube.kernel.record import new_record
from chancecube.registry import game
from chancecube.server import drafts
from chancecube.server.clocks import ClockRule
from chancecube.server.course import Course, Entry
from chancecube.server.tables import playable

GAME = game("young-jedi")


def new_course(seed: int, clock: ClockRule | None = None, bots: list[str | None] | None = None) -> Course:
    decks = [playable(GAME, "full", seat)[0] for seat in (0, 1)]
    record = new_record(
        GAME, decks, {"format": "full", "tournament": "no"}, ["a", "b"], seed_of(seed), ["", ""]
    )
    return Course(GAME, record.header, clock or ClockRule(), bots or [None, None], 0.0)


def random_entry(course: Course, chance: Chance, at: float = 1.0, fight: bool = False) -> Entry:
    """An answer at random to the first question."""
    decision = course.position.pending[0]
    words = course.game.words()
    kept = [option for option in decision.options if words.get(option) != "concede"] or decision.options
    option = YES if fight and YES in kept else kept[chance.below(len(kept))]
    bot = course.bots[decision.seat] is not None
    draft = drafts.answers(course, decision.seat, course.asked[decision.seat], [option], at, bot)
    return draft.entries[0]


def play_random(seed: int, answers: int = 100_000) -> tuple[Course, list[Entry]]:
    course = new_course(seed)
    chance = Chance(seed_of(seed))
    entries: list[Entry] = []
    while not course.over and len(entries) < answers:
        entries.append(random_entry(course, chance))
        course.take(entries[-1])
    return course, entries


def both_asked(clock: ClockRule | None = None) -> tuple[Course, Chance]:
    """A game in which both seats are asked at once: they plan a battle."""
    for seed in range(100):
        course = new_course(seed, clock)
        chance = Chance(seed_of(seed))
        while not course.over:
            if len(course.position.pending) > 1:
                return course, chance
            course.take(random_entry(course, chance, course.at, fight=True))
    raise AssertionError("nobody fights")
