"""Enhanced Battle of Naboo: what its twelve characters say."""

from __future__ import annotations

from typing import Final

from chancecube.young_jedi.places import CORUSCANT, NABOO, TATOOINE
from chancecube.young_jedi.sets.effects import SetEffects
from chancecube.young_jedi.sets.people import (
    AMIDALAS_STARSHIP,
    AURRAS_RIFLE,
    DIAMOND_NEIMOIDIAN,
    QUEEN_OR_HANDMAIDEN,
    RUNE_HAAKO,
)
from chancecube.young_jedi.vocabulary import (
    HERE,
    BestOfTwo,
    CardText,
    CountsAs,
    Evacuating,
    FromDeck,
    HasControlled,
    HasFought,
    Hurt,
    Power,
    Redraw,
    Victory,
    WhenDeploys,
    says,
)

TEXTS: Final[dict[str, CardText]] = {
    "EBN-P8": says(Victory(more_damage=2)),
    "EBN-P9": says(Redraw()),
    "EBN-P10": says(Power(when=HasFought(QUEEN_OR_HANDMAIDEN))),
    "EBN-P11": says(CountsAs("naboo officer", "royal guard", "naboo security")),
    "EBN-P12": says(Power(when=HasControlled(opponent=True))),
    "EBN-P13": says(Power(AMIDALAS_STARSHIP, when=Evacuating(), reach=HERE)),
    "EBN-P14": says(WhenDeploys(Hurt(2), planet=CORUSCANT)),
    "EBN-P15": says(BestOfTwo()),
    "EBN-P16": says(WhenDeploys(FromDeck(AURRAS_RIFLE))),
    "EBN-P17": says(Power(when=HasControlled(TATOOINE))),
    "EBN-P18": says(WhenDeploys(FromDeck(RUNE_HAAKO), planet=NABOO)),
    "EBN-P19": says(WhenDeploys(FromDeck(DIAMOND_NEIMOIDIAN), planet=NABOO)),
}

EFFECTS: Final[SetEffects] = SetEffects("EBN", "Enhanced Battle of Naboo", {}, {}, TEXTS)
