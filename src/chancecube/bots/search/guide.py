"""What a search knows of one game beside its rules: how people play it without thinking, and who stands better."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from chancecube.kernel.chance import Chance
from chancecube.kernel.decision import Decision
from chancecube.kernel.position import Position

FINE: Final = 1 << 20  # weights are drawn this finely


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """Each game has its own. All positions it is given are imagined ones: it may look at everything in them."""

    def __init__(self) -> None:
        self.horizon = 2  # how far the clock goes on before a playout is judged
        self.learned_horizon = 1  # the same with a learned judgement, which sees more in a position
        self.race_horizon = 1  # the same where answers are compared with each other
        self.pace = 1_000  # playouts in a second, about, on an ordinary machine with the engine compiled
        self.learned_pace = 800  # as far as that, with the learned judgement
        self.asks_cadet = False  # whether what a cadet would answer is worth trying first
        self.by_cadet = False  # whether all play on as cadets would, where a game has a quicker way too
        self.usual_plans = 1  # how many of the plans a master takes others to make are about as likely
        self.secret: list[str] = []  # kinds of questions answered in secret at the same time, or by arranging

    # --- playing on ---

    def forget(self) -> None:
        """Another playout begins: whatever was to be carried out in the last one is of no concern."""

    def choose(self, position: Position, decision: Decision, chance: Chance) -> int:
        """What one would do at once: playouts are made of this, so it must be quick."""
        return draw(self.weights(position, decision), decision.options, chance)

    def weights(self, position: Position, decision: Decision) -> list[float]:
        """How promising each option looks at first sight, all above zero; with them the search begins."""
        return [1.0] * len(decision.options)

    def key(self, position: Position, decision: Decision, option: int) -> int:
        """Options with the same key are the same to the player: two equal cards in hand, say."""
        return position.face[option] + 1 if 0 <= option < len(position.face) else option

    def plans(self, position: Position, decision: Decision, chance: Chance, most: int) -> list[list[int]]:
        """Different runs of answers worth comparing where a secret or an arrangement is asked, the likeliest first."""
        return [[option] for option in decision.options[:most]]

    # --- judging ---

    def clock(self, position: Position) -> int:
        """Grows by one whenever the game has come a step further; playouts are cut and judged as it does."""
        raise NotImplementedError

    def judge(self, position: Position, side: int) -> float:
        """The chances of a side by rule of thumb, from 0 to 1; those of the sides add up to 1."""
        raise NotImplementedError

    def features(self, position: Position, side: int) -> list[float]:
        """What a learned judgement looks at, as this side sees it; always as many numbers, about from -1 to 1."""
        raise NotImplementedError


def draw(weights: list[float], options: list[int], chance: Chance) -> int:
    """An option, each as likely as its weight."""
    total = 0.0
    for weight in weights:
        total += weight
    left = total * chance.below(FINE) / FINE
    for place in range(len(options)):
        left -= weights[place]
        if left < 0.0:
            return options[place]
    return options[-1]
