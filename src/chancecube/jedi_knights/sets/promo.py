"""The promotional cards: the only printed ones that could be read in full."""

from __future__ import annotations

from typing import Final

from chancecube.jedi_knights.kinds import DEPLOY, POWER_STEP, WEAPONS
from chancecube.jedi_knights.sets.effects import SetEffects
from chancecube.jedi_knights.sets.people import (
    HAN,
    IMPERIAL,
    JEDI,
    LEADERS,
    LIGHTSABER,
    LUKES_THEME,
    NON_HERO,
    SMUGGLING_CHARACTERS,
    TROOPER,
    VADER,
)
from chancecube.jedi_knights.vocabulary import (
    AT_SITE,
    CHANCE,
    CHARACTERS,
    DEFEAT,
    DISCARD,
    DISCARD_CARD,
    DISCARD_IT,
    FIRED,
    FROM_THEME_PILE,
    HAND,
    HERE,
    HIT,
    INVOLVED,
    ITS_OWNER,
    MAIN,
    PER_BATTLE,
    POWER,
    SIDE,
    SUPPORTERS,
    THEIRS,
    THEME_PILE,
    THIS,
    THIS_SHOT,
    TO_HAND_FROM,
    UNSUPPORTED,
    WON,
    AddDestiny,
    BestPower,
    Boost,
    Both,
    CannotSupport,
    CardText,
    CostsItself,
    Defeated,
    Discard,
    Each,
    Exists,
    Fetch,
    FiringWith,
    Gets,
    InBattle,
    Keyword,
    Lingers,
    Mill,
    Named,
    NoWeapons,
    OfTheme,
    OneOf,
    OnlySupportedBy,
    OnlyUnder,
    PerDeck,
    PlayCard,
    Response,
    Stow,
    Strike,
    Supported,
    SwapForce,
    Swings,
    Those,
    ToHit,
    Use,
    When,
    says,
)

LUKES_LEADERS: Final = Both(OfTheme(LUKES_THEME), LEADERS)

TEXTS: Final[dict[str, CardText]] = {
    "PR-1": says(
        NoWeapons(),
        CannotSupport(),
        Use(WEAPONS, Strike(Those(CHARACTERS, THEIRS, UNSUPPORTED), 2), when=InBattle(), limit=PER_BATTLE),
    ),
    "PR-2": says(PerDeck(1), OnlySupportedBy(JEDI), Use(DEPLOY, Fetch(NON_HERO, THEME_PILE))),
    "PR-3": says(
        PerDeck(1),
        When(
            FIRED,
            Boost(HIT, 4, THIS, THIS_SHOT),
            when=FiringWith(LIGHTSABER),
            may=True,
            cost=DISCARD_CARD,
            paid_with=Named("Obi-Wan Kenobi", "Obi-Wan's Lightsaber"),
        ),
    ),
    "PR-4": says(
        PerDeck(1),
        CostsItself(-1, when=Exists(Those(HAN, SIDE, AT_SITE)), to_site=True),
        Use(DEPLOY, SwapForce(), cost=DISCARD_IT, out_of=FROM_THEME_PILE),
    ),
    "PR-5": says(
        Response(WON, about=LEADERS, whose=SIDE, when=Defeated(Those(LEADERS, THEIRS))),
        Lingers(),
        Use(DEPLOY, Fetch(NON_HERO, *TO_HAND_FROM), cost=DISCARD_IT),
    ),
    "PR-6": says(
        Gets(POWER, 1, when=Supported(), per=BestPower(Those(LUKES_LEADERS, SIDE, SUPPORTERS))),
        When(DEFEAT, Mill(1), about=CHARACTERS, whose=THEIRS, when=InBattle()),
    ),
    "PR-7": says(
        Use(DEPLOY, Stow(Keyword("Smuggler", "Alien"), HAND)),
        Use(POWER_STEP, AddDestiny(Those(SMUGGLING_CHARACTERS, SIDE, MAIN)), limit=PER_BATTLE),
    ),
    "PR-8": says(OnlyUnder(VADER), ToHit(3), Swings(2, then_discarded=True)),
    "PR-9": says(
        When(
            WON,
            OneOf(Discard(2, INVOLVED, ITS_OWNER), Discard(1, INVOLVED, CHANCE), whose=INVOLVED),
            when=Defeated(Those(LEADERS, THEIRS)),
        ),
    ),
    "PR-10": says(
        Gets(POWER, 2, when=Supported(), per=Each(Those(IMPERIAL, SIDE, SUPPORTERS))),
        Gets(POWER, 2, Those(Both(IMPERIAL, LEADERS), SIDE, HERE, other=True)),
        Use(DEPLOY, PlayCard(TROOPER, DISCARD, THEME_PILE, topmost=True)),
    ),
}

EFFECTS: Final = SetEffects("PR", "Promotional cards", False, TEXTS)
