"""What a search knows of one game beside its rules: how people play it without thinking, and who stands better."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from chancecube.bots.search.manner import Manner
from chancecube.kernel.chance import Chance
from chancecube.kernel.decision import Decision
from chancecube.kernel.position import Position

FINE: Final = 1 << 20  # weights are drawn this finely


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """Each game has its own. All positions it is given are imagined ones: it may look at everything in them."""

    def __init__(self, knight: Manner, master: Manner) -> None:
        self.knight = knight  # how one thinks who judges by rule of thumb
        self.master = master  # the same with a learned judgement, which sees more in a position
        self.manner = knight  # of whoever is guided now
        self.asks_cadet = False  # whether what a cadet would answer is worth trying first
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

    def until(self, position: Position, horizon: int) -> int:
        """What the clock will say when a playout that begins here is judged."""
        return self.clock(position) + horizon

    def judge(self, position: Position, side: int) -> float:
        """The chances of a side by rule of thumb, from 0 to 1; those of the sides add up to 1."""
        raise NotImplementedError

    def features(self, position: Position, side: int) -> list[float]:
        """What a learned judgement looks at, as this side sees it; always as many numbers, about from -1 to 1."""
        raise NotImplementedError

    def holdings(self, position: Position, side: int) -> list[int]:
        """Which cards lie where, as numbers, for a judgement that has learned what each is worth there."""
        return []


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
