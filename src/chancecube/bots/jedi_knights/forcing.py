"""Force cards: which to choose now, with the turns to come in mind."""

from __future__ import annotations

from typing import Final

from chancecube.bots.jedi_knights.scene import Scene
from chancecube.bots.jedi_knights.texts import wanted_credits
from chancecube.jedi_knights.draw_phase import TURNS_PER_PLANET
from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.kinds import EVENT
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.decision import DONE

CREDIT: Final = 1.0
FINAL_CREDIT: Final = 1.5
UNSPENT: Final = 0.25  # a credit more than the hand can use
DRAWS: Final = 0.9  # in the first turn; less and less later
DRAW_FADES: Final = 0.1
FIRST: Final = 0.12  # each step of the Force number, in a turn before a Control Check
FINAL_FIRST: Final = 0.25
MOOD: Final = 0.9  # how far chance sways the choice, that nobody may foresee it


def choose_force(scene: Scene, seed: int) -> int:
    """Deals the Force cards out over the turns that are left, as well as they fit, and takes this turn's."""
    cards = scene.offered
    slots = turns_left(scene)
    chance = Chance(seed_of(seed * 100 + scene.turn))
    moods = [MOOD * chance.below(1000) / 1000.0 for _ in cards]
    best, most = cards[0], -99.0
    wanted = spendable(scene)
    values = [
        [slot_worth(scene, scene.facts(card), slot, slots, wanted) for slot in range(slots)] for card in cards
    ]
    for place, card in enumerate(cards):
        worth = values[place][0] + moods[place] + best_rest(values, place, slots)
        if worth > most:
            best, most = card, worth
    return best


def turns_left(scene: Scene) -> int:
    """This turn included, to the Final Conflict."""
    if scene.final:
        return 1
    here = TURNS_PER_PLANET if scene.board.seats == 2 else 1
    left = len(scene.board.sites)
    return (left - 1) * here - (scene.board.turns_here - 1) + 1


def slot_worth(scene: Scene, facts: Card, slot: int, left: int, wanted: int) -> float:
    """What a Force card is worth in the turn that comes after so many others, of those left."""
    final = slot == left - 1
    credits = float(facts.credits)
    if slot == 0:
        spent = min(credits, float(wanted))
        credits = spent + UNSPENT * (credits - spent)
    turn = scene.turn + slot
    draws = max(0.2, DRAWS - DRAW_FADES * turn) if not final else 0.4
    two_turns = scene.board.seats == 2
    check = not two_turns or (left - 1 - slot) % TURNS_PER_PLANET == 1
    first = FINAL_FIRST if final else FIRST if check else FIRST / 2.0
    return (FINAL_CREDIT if final else CREDIT) * credits + draws * facts.draw + first * facts.force_number


def spendable(scene: Scene) -> int:
    """What the cards at hand would cost; in the Final Conflict the Theme pile's too."""
    cost = wanted_credits(scene)
    for card in scene.own.pile:
        facts = scene.facts(card)
        if facts.kind != EVENT and (scene.final or facts.hero):
            cost += scene.cost(card)
    return cost


def best_rest(values: list[list[float]], taken: int, slots: int) -> float:
    """What the other cards come to in the turns after this one, each turn taking the best left for it in order of need."""
    total = 0.0
    free = [place for place in range(len(values)) if place != taken]
    for slot in [slots - 1, *range(1, slots - 1)] if slots > 1 else []:
        if not free:
            break
        best = free[0]
        for place in free:
            if values[place][slot] > values[best][slot]:
                best = place
        total += values[best][slot]
        free.remove(best)
    return total


# --- exchanging ---


def plain_worth(facts: Card) -> float:
    return CREDIT * facts.credits + 0.6 * facts.draw + FIRST * facts.force_number


def choose_swap(scene: Scene) -> int:
    """The least useful of the Force deck is given away."""
    return min(scene.offered, key=lambda card: plain_worth(scene.facts(card)), default=DONE)


def choose_swap_with(scene: Scene) -> int:
    return max(scene.offered, key=lambda card: plain_worth(scene.facts(card)))
