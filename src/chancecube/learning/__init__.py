"""The games as those who study learning want them: fixed-size actions and observations, seeds, rewards.

    sight           what every learner is shown: observation, mask, actions; made of a seat's view alone
    young_jedi      what is worth telling about a table and a card of each game
    jedi_knights
    decks           which decks are played
    aec             PettingZoo environments
    spiel           states in the manner of OpenSpiel

Needs numpy, and for `aec` PettingZoo and Gymnasium: `pip install chancecube[learning]`. docs/learning.md explains all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from chancecube.learning.aec import CardGame

__all__ = ["env", "raw_env"]


def env(game: str = "young-jedi", **wishes: Any) -> Any:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game, misuse is refused."""
    from chancecube.learning.aec import env as make

    return make(game, **wishes)


def raw_env(game: str = "young-jedi", **wishes: Any) -> CardGame:
    """The environment as it is."""
    from chancecube.learning.aec import raw_env as make

    return make(game, **wishes)
