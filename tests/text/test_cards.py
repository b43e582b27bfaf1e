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
from chancecube.text.young_jedi.in_play_texts import InPlayTexts
from chancecube.text.young_jedi.moments import Moments
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
    ANYWHERE,
    FROM_CURRENT,
    HERE,
    STARFIGHTER,
    Alone,
    AnyOf,
    BattleText,
    BestOfTwo,
    Box,
    Condition,
    Damage,
    Deed,
    Dueling,
    Either,
    Evacuating,
    Except,
    FightAgain,
    Fighting,
    HasControlled,
    HasFought,
    Kind,
    Modifier,
    Named,
    Outcome,
    Power,
    Present,
    Rescue,
    Ship,
    SwitchNumbers,
    Together,
    TurnOf,
    TwoWeapons,
    Usage,
    Using,
    Victory,
    Weapon,
    Who,
    Word,
    fight_together,
    says,
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


def test_numbers_are_switched_whether_one_wants_or_not() -> None:
    text = use_with(JEDI, then=SwitchNumbers())
    assert said("en", text).endswith(
        "If one of your destiny numbers is lower than one of your opponent's, switch those two numbers."
    )
    assert said("fr", text).endswith(
        "Si l'un de vos nombres de destin est inférieur à l'un de ceux de l'adversaire, échangez ces deux nombres."
    )


def test_two_weapons_count_at_once() -> None:
    text = use_with(TwoWeapons(GUNGAN, Weapon("kaadu"), Weapon("electropole")))
    assert (
        said("en", text) == "Use with any Gungan using both a Kaadu and an Electropole; both weapons count."
    )
    assert said("fr", text).endswith(
        "qui utilise à la fois un kaadu et un électropole ; les deux armes comptent."
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


def facts(language: str, code: str) -> dict[str, str]:
    return {label: plain(value) for label, value in voice("young-jedi", Speaker(language)).card_facts(code)}


def test_a_card_page_shows_errata_of_every_sort() -> None:
    assert facts("en", "BN-139")["Power"] == "2 and a destiny draw (printed without a cube)"
    assert facts("fr", "RF-C1")["Bonus"] == "+4 (imprimé : +3)"
    assert facts("en", "BP-4")["In play"] == "one at a time (unique) (printed stackable)"


def test_a_card_page_of_reflections() -> None:
    armed = facts("en", "RF-A5")
    assert armed["Kind"] == "character (Armed & Dangerous)"
    assert armed["Cost"] == "6 counters, 1 of them for the weapon"
    assert armed["Destiny"] == "3 or 2"
    assert armed["Built-in weapon"] == "Jedi Lightsaber, Constructed by Ki-Adi-Mundi"
    assert facts("fr", "RF-C5")["Type"] == "carte de bataille (combo)"
    double = facts("fr", "RF-47/23")
    assert double["Type"] == "carte double impact (carte de bataille / effet)"
    assert double["Destin"] == "3 ou 5"
    assert facts("en", "RF-47/23b")["Part of"] == "Gunga City & Gungan Energy Shield (RF-47/23)"
    assert "Destiny" not in facts("en", "RF-A5w")


def test_a_card_page_shows_wild_dots_printings_and_what_a_virtual_card_stands_for() -> None:
    assert facts("en", "EBN-P9")["Dot"] == "wild: any colour"
    assert facts("fr", "BP-59")["Pastille"] == "joker : orange, jaune ou violette"
    assert "Destin" not in facts("fr", "BP-59")
    assert facts("en", "BN-1")["Also printed as"] == "BN-F1 (foil)"
    assert facts("fr", "BP-15")["Aussi imprimée comme"] == "RF-P7 (brillante)"
    virtual = facts("en", "V1-94")
    assert virtual["Stands for"] == "Pit Droid, Mechanic (DM-94)"
    assert virtual["Rarity"] == "virtual"


@pytest.mark.parametrize("language", languages())
def test_no_text_promises_a_bonus_twice_or_one_that_never_counts(language: str) -> None:
    speech = voice("young-jedi", Speaker(language))
    assert speech.card_text("V1-32").count("+2") == 1
    assert "+" not in speech.card_text("V1-62")


def test_handling_is_on_the_page_of_every_pilot() -> None:
    assert facts("en", "BP-13")["Handling"] == "3"
    assert facts("fr", "EBN-P9")["Maniement"] == "9 (sans usage)"
    assert "Handling" not in facts("en", "BP-15")


def test_cards_alike_on_both_sides_say_the_same() -> None:
    for light, dark in [
        ("BN-60", "BN-133"),
        ("BN-61", "BN-131"),
        ("BN-63", "BN-132"),
        ("BN-58", "BN-120"),
        ("DF-14", "DF-51"),
        ("DF-16", "DF-46"),
        ("DF-19", "DF-53"),
        ("DF-21", "DF-45"),
        ("DF-22", "DF-47"),
        ("DF-24", "DF-56"),
        ("DF-25", "DF-58"),
        ("DF-28", "DF-55"),
        ("DF-9", "DF-34"),
        ("DF-7", "DF-32"),
    ]:
        for language in languages():
            speech = voice("young-jedi", Speaker(language))
            assert speech.card_text(light) == speech.card_text(dark)


# --- every word of the vocabulary ---


def leaves(base: type) -> set[type]:
    """The words of a family that no other word is made from."""
    below = base.__subclasses__()
    return set().union(*[leaves(one) for one in below]) if below else {base}


@pytest.mark.parametrize(
    ("base", "speaker", "saying"),
    [
        (Who, Cast, "parts"),
        (Condition, Moments, "clause"),
        (Usage, BattleTexts, "usage"),
        (Outcome, BattleTexts, "outcome"),
        (Word, InPlayTexts, "sentence"),
        (Deed, InPlayTexts, "deed"),
    ],
)
def test_every_word_of_the_vocabulary_is_said(base: type, speaker: type, saying: str) -> None:
    said_of = set(vars(speaker)[saying].dispatcher.registry)
    elsewhere = leaves(Modifier) | leaves(Deed) if base is Word else set()
    assert leaves(base) - elsewhere - said_of == set()


def in_play(language: str, *words: Word, title: str = "Yoda", pips: int = 1) -> str:
    """The text of a character no set has."""
    card = Card(0, "XX", "1")
    card.title, card.says, card.pips = title, says(*words), pips
    return plain(CardTexts(Words(Speaker(language))).text(card))


def test_numbers_changed_alike_share_a_sentence() -> None:
    words = (
        Power(GUNGAN, reach=HERE),
        Damage(-1, GUNGAN, reach=HERE),
        Damage(2, JEDI, reach=FROM_CURRENT, theirs=True),
    )
    assert in_play("en", *words, pips=2) == (
        "Each of your Gungans here: +2 power and −1 damage. "
        "Each opposing Jedi: +2 damage while this card is on the current planet."
    )
    assert in_play("fr", *words, title="Yaddle", pips=2) == (
        "Chacun de vos Gungans ici : +2 de puissance et −1 de dégâts. "
        "Chaque Jedi adverse : +2 de dégâts tant que cette carte est sur la planète en cours."
    )


def test_what_a_character_gives_others_is_not_mistaken_for_its_own() -> None:
    """“+1 power for each of your starfighters” would make the pilot strong, not the starfighters."""
    pilot = Power(Ship(STARFIGHTER), reach=ANYWHERE)
    assert in_play("en", pilot) == "Each of your starfighters: +1 power."
    assert in_play("fr", pilot) == "Chacun de vos chasseurs : +1 de puissance."
    droid = Power(AMIDALA, when=Evacuating(), reach=HERE)
    assert in_play("en", droid) == "Queen Amidala: +1 power while you evacuate this planet."
    assert in_play("fr", droid) == "Queen Amidala : +1 de puissance pendant que vous évacuez cette planète."


def test_draws_of_his_own_alone_are_doubled() -> None:
    assert in_play("en", BestOfTwo()).startswith("For each destiny draw of his battle card or weapon,")
    assert in_play("fr", BestOfTwo()).startswith(
        "Pour chaque tirage de destin de sa carte de bataille ou de son arme,"
    )


def test_conditions() -> None:
    conditions: list[tuple[Condition, str, str]] = [
        (HasControlled(), "if you have controlled a planet", "si vous avez contrôlé une planète"),
        (Evacuating(), "while you evacuate", "pendant que vous évacuez"),
        (Dueling(), "in a duel", "en duel"),
        (
            AnyOf(TurnOf(), Present(Except(JEDI, Named("Yoda")))),
            "in your turn or if another Jedi is here",
            "pendant votre tour ou si un autre Jedi est ici",
        ),
        (
            HasFought(HANDMAIDEN, own=True),
            "if one of your Handmaidens has fought this turn",
            "si l'une de vos suivantes a combattu ce tour-ci",
        ),
        (Using(Weapon("electropole")), "if he uses an Electropole", "s'il utilise un électropole"),
    ]
    for when, english, french in conditions:
        assert in_play("en", Power(when=when)) == f"+1 power {english}."
        assert in_play("fr", Power(when=when)) == f"+1 de puissance {french}."


def test_victories_are_told_one_by_one() -> None:
    assert in_play("en", Victory(draws=2, robs=1)) == (
        "Each time he defeats a character, you may draw two cards. "
        "Each time he defeats a character, your opponent also discards one card of their choice from hand."
    )


def test_a_trait_nobody_has_translated_is_said_as_on_the_card() -> None:
    assert said("fr", use_with(Kind("moisture farmer"))) == "À jouer avec n'importe quel Moisture Farmer."


def test_an_unknown_card_is_refused() -> None:
    with pytest.raises(ChanceCubeError):
        voice("young-jedi", Speaker("en")).card_name("XX-1")
