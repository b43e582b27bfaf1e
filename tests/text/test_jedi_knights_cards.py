"""Jedi Knights: generated card texts and card pages."""

from __future__ import annotations

import re

import pytest

from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.kinds import (
    CHARACTER,
    DEPLOY,
    EMPIRE,
    EVENT,
    LOCATION,
    POWER_STEP,
    STARSHIP,
    SUPPORT,
    WEAPON,
)
from chancecube.jedi_knights.library import library
from chancecube.jedi_knights.vocabulary import conditions, counts, effects, standing, texts, who
from chancecube.jedi_knights.vocabulary.conditions import (
    All,
    AtPlanet,
    Attacking,
    Behind,
    Condition,
    Controlling,
    Defeated,
    Exists,
    HandAtMost,
    InBattle,
    InFinalConflict,
    Not,
    StarshipBattle,
    Supporting,
)
from chancecube.jedi_knights.vocabulary.counts import DECK, DISCARD, HAND, THEME_PILE, Count, Each, EachPlanet
from chancecube.jedi_knights.vocabulary.effects import (
    THIS_TURN,
    Boost,
    Cancel,
    ChangeDestiny,
    Choose,
    Draw,
    Effect,
    Fetch,
    OneOf,
    Peek,
    PutBack,
    Ready,
    Rotate,
    ShowHand,
    StepIn,
    Strike,
)
from chancecube.jedi_knights.vocabulary.standing import (
    CREDITS,
    DEFENSE,
    HIT,
    POWER,
    Costs,
    CostsItself,
    Forbids,
    Gets,
    GoesAboard,
    Income,
    NotAttacked,
    NotTargeted,
    OnlySupportedBy,
    Retires,
    ToHit,
    Word,
)
from chancecube.jedi_knights.vocabulary.texts import (
    ATTACK,
    ATTACKED,
    CONTROL,
    DISCARD_CARD,
    DRAWN,
    ENTERS,
    EVENT_PLAYED,
    HIT_BY,
    MOMENTS,
    PER_BATTLE,
    PER_TURN,
    ROTATE_IT,
    Played,
    Response,
    Use,
    When,
    says,
)
from chancecube.jedi_knights.vocabulary.those import (
    ABOARD,
    ALL,
    AT_SITE,
    IN_BATTLE,
    IT,
    ITS_BEARER,
    MAIN,
    READY,
    SIDE,
    THE_CAUSE,
    THEIRS,
    THIS,
    UNDER,
    Those,
)
from chancecube.jedi_knights.vocabulary.who import (
    ANY_CARD,
    CHARACTERS,
    FIGHTERS,
    STARSHIPS,
    WEAPON_CARDS,
    Both,
    CostAtMost,
    Either,
    Keyword,
    Leader,
    Named,
    Non,
    OfAllegiance,
    OfTheme,
    Who,
)
from chancecube.kernel.errors import ChanceCubeError
from chancecube.text import Speaker, languages
from chancecube.text.jedi_knights.cards import CardTexts
from chancecube.text.jedi_knights.clauses import Clauses
from chancecube.text.jedi_knights.deeds import Deeds
from chancecube.text.jedi_knights.sentences import Sentences
from chancecube.text.jedi_knights.sorts import Sorts
from chancecube.text.jedi_knights.words import Words
from chancecube.text.voice import voice

LEFTOVERS = re.compile(
    r"[{}$_]|\bjk-|  |\.\.| [.,]|[a-z]\.[a-z]|\b(de les|à les|de le|la [aeiou]|le [aeiou])\b"
)

IMPERIAL = Keyword("Imperial")
TROOPER = Keyword("Trooper")


@pytest.mark.parametrize("language", languages())
def test_texts_are_sentences_without_leftovers(language: str) -> None:
    speech = voice("jedi-knights", Speaker(language))
    for card in library().cards:
        text = speech.card_text(card.code)
        assert bool(text) == bool(card.says.words), card
        if text:
            assert LEFTOVERS.search(text) is None, text
            assert (text[0].isupper() or text[0] in "+−") and text.endswith("."), text
            assert all(text.count(one) == text.count(two) for one, two in ("()", "“”", "«»")), text
        for label, value in speech.card_facts(card.code):
            assert label and value and LEFTOVERS.search(f"{label} {value}") is None, (label, value)


def leaves(base: type) -> set[type]:
    found: set[type] = set()
    for one in base.__subclasses__():
        found |= leaves(one) if one.__subclasses__() else {one}
    return found


@pytest.mark.parametrize(
    ("base", "speaker", "saying"),
    [
        (Who, Sorts, "of"),
        (Condition, Clauses, "clause"),
        (Count, Clauses, "count"),
        (Effect, Deeds, "deed"),
        (Word, Sentences, "sentence"),
    ],
)
def test_every_word_of_the_vocabulary_is_said(base: type, speaker: type, saying: str) -> None:
    assert {module.__name__ for module in (conditions, counts, effects, standing, texts, who)}
    assert leaves(base)
    assert leaves(base) - set(vars(speaker)[saying].dispatcher.registry) == set()


def plain(words: str) -> str:
    """Without the no-break spaces, which tests could not show."""
    return words.replace("\u202f", " ").replace("\u00a0", " ")


def card_saying(*words: Word, kind: int = CHARACTER, title: str = "Wedge Antilles") -> Card:
    """A card no set has."""
    card = Card(0, "XX", "1")
    card.kind, card.title, card.says = kind, title, says(*words)
    return card


def both(*words: Word, kind: int = CHARACTER, title: str = "Wedge Antilles") -> tuple[str, str]:
    card = card_saying(*words, kind=kind, title=title)
    english, french = [plain(CardTexts(Words(Speaker(language))).text(card)) for language in ("en", "fr")]
    return english, french


def text(language: str, code: str) -> str:
    return plain(voice("jedi-knights", Speaker(language)).card_text(code))


# --- the promotional cards, which do not change ---

PROMOTIONAL = {
    "PR-1": (
        (
            "Cannot carry weapons. Cannot support. Once each Weapons Step, if he is in the battle, you may choose an "
            "unsupported opposing character in the battle and draw destiny +2: more than its defense defeats it."
        ),
        (
            "Ne peut porter aucune arme. Ne peut pas soutenir. Une fois par étape des Armes, s'il est dans la bataille, "
            "vous pouvez choisir un personnage adverse sans soutien dans la bataille et tirer un destin +2 : plus que sa "
            "défense, et cette carte est vaincue."
        ),
    ),
    "PR-2": (
        (
            "One per deck. Only Jedi may support him. Once each Deploy Phase, you may take a non-Hero card from your Theme "
            "pile into hand."
        ),
        (
            "Un seul exemplaire par deck. Seuls des Jedi peuvent le soutenir. Une fois par phase de Déploiement, vous "
            "pouvez prendre dans votre main une carte non héros de votre pile de Thème."
        ),
    ),
    "PR-7": (
        (
            "Once each Deploy Phase, you may put a Smuggler or Alien from your hand into your Theme pile. Once each Power "
            "Step, you may draw destiny and add it to the power of your attacking or defending Smuggler character for this "
            "battle."
        ),
        (
            "Une fois par phase de Déploiement, vous pouvez mettre un contrebandier ou extraterrestre de votre main dans "
            "votre pile de Thème. Une fois par étape de Puissance, vous pouvez tirer un destin et l'ajouter à la puissance "
            "de votre personnage contrebandier qui attaque ou défend pour cette bataille."
        ),
    ),
    "PR-8": (
        "Play only under Darth Vader. +3 to hit. May be fired twice in a battle; if it is, discard it then.",
        (
            "Se joue seulement sous Darth Vader. +3 pour toucher. Peut tirer deux fois dans une bataille ; dans ce cas, "
            "défaussez-la ensuite."
        ),
    ),
    "PR-9": (
        (
            "When he wins a battle in which an opposing leader was defeated, each opponent who had a character in the "
            "battle discards two cards of their choice or one at random from hand."
        ),
        (
            "Quand il gagne une bataille où un chef adverse a été vaincu, chaque adversaire qui avait un personnage dans "
            "la bataille défausse de sa main deux cartes à son choix ou une au hasard."
        ),
    ),
    "PR-10": (
        (
            "+2 power for each Imperial supporting him. Each other friendly Imperial leader here has +2 power. Once "
            "each Deploy Phase, you may play a Trooper from your Theme pile, or the topmost one of your discard pile."
        ),
        (
            "Puissance +2 pour chaque Impérial qui le soutient. Chaque autre chef impérial allié ici a +2 de puissance. "
            "Une fois par phase de Déploiement, vous pouvez jouer un soldat de votre pile de Thème, ou le plus haut de "
            "votre défausse."
        ),
    ),
}


@pytest.mark.parametrize("code", PROMOTIONAL)
def test_promotional_cards(code: str) -> None:
    said = [plain(voice("jedi-knights", Speaker(language)).card_text(code)) for language in ("en", "fr")]
    assert tuple(said) == PROMOTIONAL[code]


# --- numbers ---


def test_numbers_changed_alike_share_a_sentence() -> None:
    those = Those(Both(IMPERIAL, Leader()), other=True)
    assert both(Gets(POWER, 2, those), Gets(DEFENSE, -1, those), Gets(HIT, 1, when=Attacking())) == (
        "Each of your Imperial leaders here has +2 power and −1 defense. +1 to hit while attacking.",
        "Chacun de vos chefs impériaux ici a +2 de puissance et −1 de défense. +1 pour toucher en attaque.",
    )


def test_another_is_said_only_by_one_of_them() -> None:
    trooper = card_saying(Gets(POWER, 1, Those(TROOPER, SIDE, other=True)), title="Snowtrooper")
    trooper.keywords = ["Trooper", "Typical"]
    text = CardTexts(Words(Speaker("en"))).text(trooper)
    assert text == "Each other friendly Trooper here has +1 power."


def test_shots_of_others() -> None:
    assert both(Gets(HIT, 2, ITS_BEARER), Gets(POWER, 1, ITS_BEARER), title="Leia Organa") == (
        "+2 to hit and +1 power for her starship.",
        "Tirs +2 et puissance +1 pour son vaisseau.",
    )


def test_whoever_is_changed_is_not_the_one_who_supports() -> None:
    assert both(Gets(POWER, 1, Those(ANY_CARD, SIDE, MAIN), when=Supporting())) == (
        "+1 to the power of your attacker or defender while Wedge Antilles supports.",
        "Puissance +1 pour votre attaquant ou défenseur tant que Wedge Antilles soutient.",
    )


def test_a_cost_may_be_lower_at_the_site_alone() -> None:
    assert both(CostsItself(-1, when=Exists(Those(Named("Han Solo"), SIDE, AT_SITE)), to_site=True)) == (
        "Costs 1 less to play to the site if Han Solo is there.",
        "Coûte 1 de moins à jouer au site si Han Solo est là.",
    )


def test_how_often_supporters_count_is_said() -> None:
    """Tarkin's starting version has room for more supporters than count."""
    assert text("en", "PS-56").endswith("+2 power for each Imperial supporting him (at most 3).")
    assert text("fr", "PS-56").endswith("Puissance +2 pour chaque Impérial qui le soutient (3 au plus).")


def test_what_may_be_left_undone_is_no_must() -> None:
    assert text("en", "PS-137").endswith(
        "each player draws a card, or may instead put a character or starship from their discard pile into their Theme pile."
    )
    assert "and, if you wish, put one beneath" in text("en", "PS-49")


def test_the_event_is_discarded_not_what_it_found() -> None:
    assert text("en", "PS-96").endswith("into hand. Discard this card after use.")
    assert text("fr", "PS-96").endswith("de votre pioche. Défaussez cette carte après usage.")


def test_the_battle_is_not_named_twice() -> None:
    assert both(Gets(HIT, 1, Those(FIGHTERS, SIDE, IN_BATTLE), when=Not(StarshipBattle())), kind=EVENT) == (
        "Each friendly character or starship has +1 to hit in a character battle.",
        "Chaque personnage ou vaisseau allié a +1 pour toucher dans une bataille de personnages.",
    )


def test_counts() -> None:
    assert both(
        Gets(POWER, 1, per=Each(Those(CHARACTERS, SIDE, ABOARD), most=2)), ToHit(1, per=EachPlanet(THEIRS))
    ) == (
        (
            "+1 power for each friendly character aboard him (at most 2). +1 to hit for each planet your opponents "
            "control."
        ),
        (
            "Puissance +1 pour chaque personnage allié à son bord (2 au plus). +1 pour toucher pour chaque planète que "
            "vos adversaires contrôlent."
        ),
    )


@pytest.mark.parametrize(
    ("condition", "english", "french"),
    [
        (AtPlanet("Kessel"), "at Kessel", "à Kessel"),
        (
            Behind(),
            "while your opponents control more planets",
            "tant que vos adversaires contrôlent plus de planètes",
        ),
        (Controlling(2), "while you control two planets", "tant que vous contrôlez deux planètes"),
        (Not(Attacking()), "unless he attacks", "sauf s'il attaque"),
        (InFinalConflict(), "in the Final Conflict", "au Conflit final"),
        (HandAtMost(0), "while you have no cards in hand", "tant que vous avez en main zéro carte"),
        (
            All(Controlling(), Attacking()),
            "while attacking if you control a planet",
            "en attaque si vous contrôlez une planète",
        ),
        (
            Exists(Those(Keyword("Lightsaber"), where=UNDER)),
            "while carrying a Lightsaber",
            "tant qu'il porte un sabre laser",
        ),
        (
            Exists(Those(Keyword("Officer"), THEIRS, AT_SITE), 2),
            "while your opponent has two or more Officers at the site",
            "tant que l'adversaire a au moins deux officiers au site",
        ),
        (
            Exists(Those(Leader(), ALL, AT_SITE, position=READY)),
            "while there is a ready leader at the site",
            "tant qu'il y a un chef prêt au site",
        ),
        (
            Exists(Those(Named("Darth Vader"), SIDE)),
            "while Darth Vader is here",
            "tant que Darth Vader est ici",
        ),
    ],
)
def test_conditions(condition: Condition, english: str, french: str) -> None:
    assert both(Gets(POWER, 1, when=condition)) == (f"+1 power {english}.", f"Puissance +1 {french}.")


# --- who is meant ---


@pytest.mark.parametrize(
    ("meant", "english", "french"),
    [
        (Keyword("Smuggler", "Alien"), "a Smuggler or Alien", "un contrebandier ou extraterrestre"),
        (Both(STARSHIPS, Keyword("Capital"), Keyword("Rebel")), "a Rebel capital starship", "un vaisseau capital rebelle"),
        (Both(STARSHIPS, Non(Keyword("Capital"))), "a non-capital starship", "un vaisseau non capital"),
        (Both(WEAPON_CARDS, Keyword("Personal")), "a Personal weapon", "une arme personnelle"),
        (Both(OfTheme(0), Leader()), "a Luke-Theme leader", "un chef du Thème Luke"),
        (Both(CHARACTERS, OfTheme(0), Leader()), "a Luke-Theme character with leadership", "un personnage chef du Thème Luke"),
        (Both(CHARACTERS, Keyword("Rebel")), "a Rebel character", "un personnage rebelle"),
        (Both(CHARACTERS, Keyword("Trooper")), "a Trooper", "un soldat"),
        (Both(CHARACTERS, OfAllegiance(EMPIRE), CostAtMost(1)), "an Empire character of cost 1 or less", "un personnage de l'Empire de coût 1 ou moins"),
        (Either(Keyword("Jedi"), Named("Luke Skywalker")), "a Jedi or Luke Skywalker", "un Jedi ou Luke Skywalker"),
        (Both(CHARACTERS, Non(Named("Greedo"))), "a character other than Greedo", "un personnage autre que Greedo"),
        (Keyword("Moisture Farmer"), "a Moisture Farmer", "un Moisture Farmer"),
    ],
)  # fmt: skip
def test_who_is_meant(meant: Who, english: str, french: str) -> None:
    use = Use(DEPLOY, Fetch(meant, DECK))
    assert both(use) == (
        f"Once each Deploy Phase, you may take {english} from your draw deck into hand.",
        f"Une fois par phase de Déploiement, vous pouvez prendre dans votre main {french} de votre pioche.",
    )


def test_french_agrees() -> None:
    assert both(NotAttacked(), NotTargeted(), GoesAboard(STARSHIPS), title="Mon Mothma")[1] == (
        "Ne peut pas être attaquée. Ne peut pas être visée. Peut embarquer sur un vaisseau."
    )
    assert both(Use(DEPLOY, Fetch(WEAPON_CARDS, DISCARD, topmost=True)))[1].endswith(
        "l'arme la plus haute de votre défausse."
    )
    assert both(OnlySupportedBy(IMPERIAL), Forbids(WEAPON_CARDS))[1] == (
        "Seuls des Impériaux peuvent le soutenir. Vos adversaires ne peuvent jouer aucune arme."
    )


# --- what texts do ---


def test_what_is_given_is_told_together() -> None:
    those = Those(Keyword("Jedi", "Rebel"), SIDE, IN_BATTLE)
    assert both(Played(Choose(those), Boost(HIT, 3, IT), Boost(DEFENSE, 1, IT)), kind=EVENT) == (
        "Give a friendly Jedi or Rebel in the battle +3 to hit and +1 defense for this battle.",
        "Donnez +3 pour toucher et +1 de défense à un Jedi ou Rebelle allié dans la bataille pour cette bataille.",
    )
    assert both(Played(Choose(those), Ready(IT), Draw()), kind=EVENT)[0] == (
        "Choose a friendly Jedi or Rebel in the battle, then ready that card, then draw a card."
    )


def test_prices_and_limits() -> None:
    use = Use(SUPPORT, Draw(2), when=InBattle(), cost=ROTATE_IT, limit=PER_TURN)
    assert both(use) == (
        "Once per turn, in the Support Step, if he is in the battle, you may rotate him to draw two cards.",
        (
            "Une fois par tour, à l'étape de Soutien, s'il est dans la bataille, vous pouvez l'incliner pour piocher deux "
            "cartes."
        ),
    )
    paid = Use(POWER_STEP, Ready(THIS), cost=DISCARD_CARD, paid_with=Keyword("Officer"), limit=PER_BATTLE)
    assert both(paid, kind=STARSHIP, title="Executor") == (
        "Once each Power Step, you may discard an Officer from your hand to ready Executor.",
        "Une fois par étape de Puissance, vous pouvez défausser un officier de votre main pour redresser Executor.",
    )


def test_whoever_steps_in_is_named() -> None:
    text = When(ATTACKED, StepIn(THIS), about=Keyword("Sith"), whose=SIDE, may=True)
    assert both(text) == (
        "When a friendly Sith is attacked, you may make Wedge Antilles the defender instead.",
        "Quand un Sith allié est attaqué, vous pouvez prendre Wedge Antilles comme défenseur à sa place.",
    )


def test_responses() -> None:
    cancel = Response(
        ATTACK, Cancel(), about=Both(CHARACTERS, Keyword("Droid")), whose=THEIRS, cost=DISCARD_CARD
    )
    assert both(cancel, kind=EVENT, title="Paid Off") == (
        "When an opposing Droid attacks: discard a card from your hand to cancel that attack.",
        "Quand un droïde adverse attaque : défaussez une carte de votre main pour annuler cette attaque.",
    )
    changed = Response(DRAWN, ChangeDestiny(-2), about=FIGHTERS, whose=ALL)
    assert both(changed, kind=EVENT)[0] == "When destiny is drawn for a shot: subtract 2 from that destiny."
    event = Response(EVENT_PLAYED, Cancel(), whose=THEIRS)
    assert both(event, kind=EVENT)[1] == "Quand l'adversaire joue un Événement : annulez cet Événement."


def test_a_weapon_speaks_of_its_bearer() -> None:
    words = (Gets(DEFENSE, 1, ITS_BEARER, when=Attacking()), When(HIT_BY, Draw()))
    assert both(*words, kind=WEAPON, title="Vibro-Ax") == (
        "+1 to the defense of its bearer while attacking. When its bearer is hit, draw a card.",
        "Défense +1 pour son porteur en attaque. Quand son porteur est touché, piochez une carte.",
    )


def test_a_location_speaks_to_every_player() -> None:
    words = (
        When(ENTERS, Draw(2)),
        When(ENTERS, Fetch(Non(Keyword("Hero")), THEME_PILE)),
        When(ENTERS, Rotate(Those(CHARACTERS, where=AT_SITE))),
    )
    english, french = both(*words, kind=LOCATION, title="Mos Eisley")
    assert english == (
        "When this planet enters play, each player draws two cards. When this planet enters play, each player may take "
        "a non-Hero card from their Theme pile into hand. When this planet enters play, each player must rotate one of "
        "their characters at the site."
    )
    assert french.startswith("Quand cette planète entre en jeu, chaque joueur pioche deux cartes.")
    assert french.endswith("chaque joueur doit incliner l'un de ses personnages au site.")


def test_a_choice_of_two() -> None:
    text = When(CONTROL, OneOf(Draw(), PutBack(Those(CHARACTERS), HAND)), about=ANY_CARD, whose=SIDE)
    assert both(text)[0] == (
        "When your side takes control of a planet, either draw a card, or return one of your characters here to your "
        "hand."
    )
    theirs = When(CONTROL, OneOf(ShowHand(), Draw(), whose=THEIRS), about=ANY_CARD, whose=SIDE)
    assert both(theirs)[1].endswith(
        "l'adversaire choisit : soit l'adversaire révèle sa main, soit piochez une carte."
    )


def test_other_sentences() -> None:
    assert both(Income(CREDITS, -1, THEIRS, when=Attacking()), Costs(1, STARSHIPS, ALL)) == (
        "Each opponent has 1 fewer credit in the Deploy Phase while Wedge Antilles attacks. All starships cost 1 more.",
        (
            "Chaque adversaire a 1 crédit de moins à la phase de Déploiement tant que Wedge Antilles attaque. Tous les "
            "vaisseaux coûtent 1 de plus."
        ),
    )
    assert both(Retires(HAND, when=Supporting()), title="Leia Organa") == (
        "If she is defeated while supporting, she returns to your hand instead of the discard pile.",
        "Si elle est vaincue en soutien, elle revient dans votre main au lieu de la défausse.",
    )
    strike = When(
        ATTACK,
        Strike(Those(FIGHTERS, THEIRS, MAIN)),
        Boost(POWER, 1, THIS, THIS_TURN),
        when=Defeated(Those(Leader(), THEIRS)),
    )
    assert both(strike)[0] == (
        "When he attacks and an opposing leader was defeated in this battle, choose the opposing attacker or defender "
        "and draw destiny: more than its defense defeats it, then give him +1 power for this turn."
    )  # fmt: skip
    peek = When(ATTACK, Peek(3, take=True), PutBack(THE_CAUSE, THEME_PILE), about=CHARACTERS, whose=SIDE)
    assert both(peek)[1] == (
        "Quand un personnage allié attaque, regardez les trois premières cartes de votre pioche ; vous pouvez en "
        "prendre une dans votre main, puis remettez cette carte dans la pile de Thème de son propriétaire."
    )


@pytest.mark.parametrize("language", languages())
def test_every_moment_can_set_off_a_text(language: str) -> None:
    for moment in range(len(MOMENTS)):
        for word in (When(moment, Draw()), When(moment, Draw(), about=CHARACTERS, whose=SIDE)):
            text = CardTexts(Words(Speaker(language))).text(card_saying(word))
            assert LEFTOVERS.search(text) is None, text


# --- card pages ---


def facts(language: str, code: str) -> dict[str, str]:
    return {label: plain(value) for label, value in voice("jedi-knights", Speaker(language)).card_facts(code)}


def test_a_character_page() -> None:
    assert facts("en", "PR-10") == {
        "Allegiance": "Empire",
        "Kind": "character",
        "Theme": "Tarkin",
        "Keywords": "Hero, Imperial, Officer",
        "Cost": "3 credits",
        "Power": "5",
        "Defense": "3",
        "Leadership": "4",
        "Destiny": "3",
        "Set": "Promotional cards, no. 10",
        "Rarity": "promotional",
    }
    assert facts("fr", "PR-10")["Mots-clés"] == "Héros, Impérial, Officier"
    assert facts("fr", "PR-5")["Type"] == "Événement (Réponse)"


def test_our_own_cards_are_labelled() -> None:
    ours = [card for card in library().cards if card.ours]
    assert len(ours) > 100
    for card in ours:
        assert facts("en", card.code)["Origin"] == "Practice Set: designed by Chance Cube"
        assert facts("fr", card.code)["Origine"] == "Practice Set : conçu par Chance Cube"
    assert "Origin" not in facts("en", "PR-1")


def test_an_unknown_card_is_refused() -> None:
    with pytest.raises(ChanceCubeError):
        voice("jedi-knights", Speaker("en")).card_name("XX-1")
