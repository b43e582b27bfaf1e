"""Generated card texts and card pages."""

from __future__ import annotations

import re

import pytest

from chancecube.kernel.errors import ChanceCubeError
from chancecube.text import Speaker, languages
from chancecube.text.voice import voice
from chancecube.text.young_jedi.battle_texts import BattleTexts
from chancecube.text.young_jedi.cards import CardTexts
from chancecube.text.young_jedi.cast import Cast
from chancecube.text.young_jedi.words import Words, slug
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import BATTLE, CHARACTER, DOUBLE, EFFECT, OBJECTIVE, WEAPON
from chancecube.young_jedi.library import library
from chancecube.young_jedi.places import MOS_ESPA
from chancecube.young_jedi.sets.people import (
    ADI_GALLIA,
    AMIDALA,
    ANAKIN,
    BATTLE_DROID,
    GUNGAN,
    HANDMAIDEN,
    JEDI,
    MAUL,
    PADME,
    TANK,
)
from chancecube.young_jedi.vocabulary import (
    Alone,
    BattleText,
    Box,
    Condition,
    Either,
    Except,
    FightAgain,
    Fighting,
    Outcome,
    Rescue,
    Together,
    Usage,
    Who,
    fight_together,
    use_with,
)
from tests.text.golden import cards, golden_file
from tests.text.messages import VariantKeys, messages

LEFTOVERS = re.compile(r"[{}$_]|yj-|\b[a-z]+-[a-z]+-[a-z]+\b|  |\.\.| [.,]|[a-z]\.[a-z]")


@pytest.mark.parametrize("language", languages())
def test_all_cards_read_as_the_golden_file_says(language: str) -> None:
    assert cards(language) == golden_file(language).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", languages())
def test_texts_are_sentences_without_leftovers(language: str) -> None:
    speech = voice("young-jedi", Speaker(language))
    for card in library().cards:
        text = speech.card_text(card.code)
        assert bool(text) or (
            card.kind not in (WEAPON, BATTLE, EFFECT, OBJECTIVE, DOUBLE) and card.says is None
        ), card
        if text:
            assert LEFTOVERS.search(text) is None, text
            assert (text[0].isupper() or text[0] in "+−") and text.endswith("."), text
        for label, value in speech.card_facts(card.code):
            assert LEFTOVERS.search(f"{label} {value}") is None, (label, value)


@pytest.mark.parametrize("language", languages())
def test_pronouns_are_given_to_cards_that_exist(language: str) -> None:
    titles = {slug(card.title) for card in library().cards if card.kind == CHARACTER}
    keys = VariantKeys()
    keys.visit(messages(language)["yj-pronoun"])
    assert len(keys.names) > 10
    assert set(keys.names) <= titles | {"other"}


def said(language: str, text: BattleText, pips: int = 0, cubes: int = 0) -> str:
    """The text of a battle card no set has."""
    card = Card(0, "XX", "1")
    card.kind, card.text, card.pips, card.cubes = BATTLE, text, pips, cubes
    return plain(CardTexts(Words(Speaker(language))).text(card))


def plain(words: str) -> str:
    """Without the no-break spaces, which tests could not show."""
    return words.replace("\u202f", " ").replace("\u00a0", " ")


def test_a_group_of_women() -> None:
    text = fight_together(AMIDALA, HANDMAIDEN)
    assert said("en", text) == "Use with Queen Amidala and any Handmaiden; they fight together."
    assert (
        said("fr", text)
        == "À jouer avec Queen Amidala et n'importe quelle suivante ; elles combattent ensemble."
    )


def test_pronouns_follow_the_user() -> None:
    she = use_with(PADME, when=Fighting(MAUL), then=FightAgain(HANDMAIDEN))
    assert said("en", she, pips=2) == (
        "Use with Padmé Naberrie. +2 power if she fights Darth Maul. "
        "If she defeats a Handmaiden, she also fights the next fight, with the same weapon."
    )
    assert said("fr", she, pips=2) == (
        "À jouer avec Padmé Naberrie. +2 de puissance si elle affronte Darth Maul. "
        "Si elle vainc une suivante, elle livre aussi le combat suivant, avec la même arme."
    )
    it = use_with(TANK, when=Fighting(JEDI), then=Rescue())
    assert said("en", it, pips=1, cubes=1) == (
        "Use with any Trade Federation Tank. +1 power if it fights a Jedi. Draw one destiny. "
        "If defeated, it returns to your hand with its weapon and you take no damage for it."
    )


def test_several_who_differ() -> None:
    mixed = use_with(Either(ANAKIN, ADI_GALLIA), then=Rescue())
    assert "they return to your hand with their weapon" in said("en", mixed)
    assert "S'il est vaincu, il revient dans votre main" in said("fr", mixed)


def test_a_group_can_be_rescued() -> None:
    group = BattleText([Together(ANAKIN, PADME)], outcomes=[Rescue()])
    assert said("fr", group).endswith(
        "S'ils sont vaincus, ils reviennent dans votre main avec leur arme et vous ne subissez pas de dégâts pour eux."
    )
    women = BattleText([Together(AMIDALA, PADME)], outcomes=[Rescue()])
    assert "Si elles sont vaincues, elles reviennent" in said("fr", women)


def test_the_first_of_the_plan_at_a_site() -> None:
    text = use_with(Alone(GUNGAN, site=MOS_ESPA, first=True))
    assert said("en", text) == "Use with any Gungan fighting in Mos Espa, if first in your plan."
    assert (
        said("fr", text) == "À jouer avec n'importe quel Gungan qui combat à Mos Espa, en tête de votre plan."
    )


def test_except_among_one() -> None:
    text = use_with(Alone(Except(JEDI, Either(ANAKIN, ADI_GALLIA))))
    assert said("en", text) == "Use with any Jedi except Anakin Skywalker or Adi Gallia."
    assert said("fr", text) == "À jouer avec n'importe quel Jedi, sauf Anakin Skywalker ou Adi Gallia."


def box_text(language: str, box: Box) -> str:
    return plain(BattleTexts(Cast(Words(Speaker(language)))).box(box))


def test_articles_are_repeated_only_where_they_differ() -> None:
    box = Box(Either(BATTLE_DROID, GUNGAN, HANDMAIDEN), pips=1, cubes=2)
    english = box_text("en", box)
    assert english == "Any Battle Droid, Gungan or Handmaiden: +1 and two destiny draws."
    french = box_text("fr", box)
    assert (
        french
        == "N'importe quel droïde de combat, Gungan ou n'importe quelle suivante : +1 et deux tirages de destin."
    )


def test_a_box_of_dots_alone() -> None:
    assert box_text("en", Box(JEDI, pips=2, cubes=0)) == "Any Jedi: +2."


@pytest.mark.parametrize("unknown", [Who(), Condition(), Outcome(), Usage(1)])
def test_a_word_nobody_has_words_for_is_a_mistake_of_ours(unknown: Who | Condition | Outcome | Usage) -> None:
    text = use_with(JEDI)
    if isinstance(unknown, (Who, Usage)):
        text = use_with(unknown)
    elif isinstance(unknown, Condition):
        text = use_with(JEDI, when=unknown)
    else:
        text = use_with(JEDI, then=unknown)
    with pytest.raises(TypeError, match="no words for"):
        said("en", text, pips=1)


def test_a_card_page_shows_errata() -> None:
    english = voice("young-jedi", Speaker("en"))
    assert ("Cost", "1 counter (printed 0)") in english.card_facts("DM-40")
    assert ("Works with", "Coruscant Guard (printed Republic Guard)") in english.card_facts("JC-61")
    assert ("Coût", "2 compteurs (imprimé\u00a0: 3)") in voice("young-jedi", Speaker("fr")).card_facts(
        "dm 103"
    )


def test_an_unknown_card_is_refused() -> None:
    with pytest.raises(ChanceCubeError):
        voice("young-jedi", Speaker("en")).card_name("XX-1")
