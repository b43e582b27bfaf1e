"""The sets that come with Jedi Knights: read, checked and joined with their texts."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

import chancecube
from chancecube.jedi_knights import vocabulary
from chancecube.jedi_knights.card_files import COLUMNS, BadSet, check_text, read_card
from chancecube.jedi_knights.effect_words import CONSTANTS, SHAPES, WORDS
from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.kinds import CHARACTER, EVENT, EVENT_TIMES, FORCE, KINDS, LOCATION, THEME, WEAPON
from chancecube.jedi_knights.library import Library, library, load
from chancecube.jedi_knights.table import MOST_TEXTS
from chancecube.jedi_knights.vocabulary import ToHit, says

SETS = Path(next(iter(chancecube.__path__))) / "jedi_knights" / "sets"
WORDS_OF_RULES = Path(next(iter(chancecube.__path__))) / "jedi_knights" / "vocabulary"


def of_set(code: str) -> list[Card]:
    return [card for card in library().cards if card.set_code == code]


def test_the_sets_are_complete() -> None:
    assert [len(of_set(code)) for code in ("PS", "PR")] == [154, 10]
    assert Counter([card.kind for card in of_set("PS")]) == {
        CHARACTER: 55,
        KINDS.index("starship"): 18,
        WEAPON: 15,
        EVENT: 33,
        THEME: 5,
        LOCATION: 12,
        FORCE: 16,
    }


def test_a_card_lies_at_the_place_of_its_face() -> None:
    assert [card.index for card in library().cards] == list(range(len(library().cards)))


def test_our_cards_are_marked_as_ours() -> None:
    assert all(card.ours for card in of_set("PS"))
    assert not any(card.ours for card in of_set("PR"))


def test_every_card_but_force_cards_says_something() -> None:
    silent = [card for card in library().cards if not card.says.words]
    assert {card.kind for card in silent} == {FORCE}


def test_cards_of_one_title_share_a_name() -> None:
    found = library()
    lukes = [card for card in found.cards if card.title == "Luke Skywalker"]
    assert len(lukes) == 5 and len({card.name for card in lukes}) == 1
    assert len({card.name for card in found.cards}) == len({card.title for card in found.cards})


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("PS-7", "PS-7"),
        ("ps7", "PS-7"),
        ("PS 007", "PS-7"),
        (" ps.7 ", "PS-7"),
        ("PS-7L", "PS-7"),
        ("ps-7g", "PS-7"),
        ("PR-10P", "PR-10"),
    ],
)
def test_a_code_is_found_however_it_is_written(written: str, code: str) -> None:
    card = library().find(written)
    assert card is not None and card.code == code


@pytest.mark.parametrize("written", ["PS-0", "PS-155", "PS", "", "XX-1", "7"])
def test_what_is_no_code_is_not_found(written: str) -> None:
    assert library().find(written) is None


def used_names() -> set[str]:
    """All names the sets are written with."""
    found: set[str] = set()
    for path in SETS.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Name):
                found.add(node.id)
    return found


def test_every_word_of_the_vocabulary_is_used_by_some_card() -> None:
    assert set(WORDS) - used_names() == {"OfKind"}  # CHARACTERS and the like are made of it


def test_every_moment_and_place_is_used_by_some_card() -> None:
    used = used_names()
    assert set(CONSTANTS["moment"]) - used == set()
    assert set(CONSTANTS["where"]) - used <= {"ITSELF", "CHOSEN", "CAUSE"}  # they have names of their own


def signatures() -> dict[str, list[str]]:
    """What the words of the vocabulary take, read from their source."""
    found: dict[str, list[str]] = {}
    bases: dict[str, str] = {}
    for path in WORDS_OF_RULES.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.ClassDef):
                continue
            bases[node.name] = getattr(node.bases[0], "id", "") if node.bases else ""
            for entry in node.body:
                if isinstance(entry, ast.FunctionDef) and entry.name == "__init__":
                    taken = [argument.arg for argument in entry.args.args[1:]]
                    many = [entry.args.vararg.arg] if entry.args.vararg else []
                    found[node.name] = taken + many + [argument.arg for argument in entry.args.kwonlyargs]
    for name, base in bases.items():
        while name not in found and base:
            if base in found:
                found[name] = found[base]
            base = bases.get(base, "")
    return found


def test_words_written_by_hand_take_what_the_vocabulary_takes() -> None:
    taken = signatures()
    for name, shape in SHAPES.items():
        known = taken.get(name, [])
        named = [parameter.name for parameter in shape.parameters]
        assert [name for name in known if name in named] == named, name
        assert set(known) - set(named) <= {"when", "each"}, name


def test_every_word_and_name_of_the_vocabulary_can_be_written_by_hand() -> None:
    bases = {
        "Word",
        "Standing",
        "StandingWho",
        "Timed",
        "Effect",
        "OnThose",
        "Condition",
        "OfBattle",
        "Count",
    }
    bases |= {"Who", "AnyCard", "CardText", "says"}
    lists = {
        "COSTS",
        "LIMITS",
        "MOMENTS",
        "PILES",
        "STATS",
        "UNTIL",
        "WHERE",
        "WHOSE",
        "NO_TEXT",
        "TO_HAND_FROM",
    }
    names = {name for names in CONSTANTS.values() for name in names}
    assert set(vocabulary.__all__) - bases - lists == {
        name for name in names | set(WORDS) if hasattr(vocabulary, name)
    }


def test_responses_answer_few_moments() -> None:
    """Each moment answered opens a window in play."""
    texts = [card.says.response() for card in library().cards]
    assert len({text.moment for text in texts if text is not None}) <= 6


def test_every_timing_of_events_occurs_on_each_side() -> None:
    for allegiance in range(3):
        own = [card for card in of_set("PS") if card.kind == EVENT and card.allegiance == allegiance]
        assert {card.timing for card in own} == set(EVENT_TIMES)
        assert all(1 <= card.tactical <= 5 for card in own)


# --- mistakes ---

GOOD = {
    "number": "7",
    "type": "character",
    "allegiance": "alliance",
    "theme": "luke",
    "title": "Somebody",
    "rarity": "R",
    "cost": "2",
    "power": "5",
    "defense": "4",
    "destiny": "3",
    "leadership": "1",
    "keywords": "Hero; Rebel",
}


def read(**changes: str) -> Card:
    row = dict.fromkeys(COLUMNS, "") | GOOD | changes
    return read_card(row, "XX", 0, "XX-7")


def test_a_good_line_is_read() -> None:
    card = read()
    assert (card.code, card.hero, card.keywords) == ("XX-7", True, ["Hero", "Rebel"])


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"title": ""}, "jk-facts-missing"),
        ({"power": ""}, "jk-facts-missing"),
        ({"type": "vehicle"}, "jk-facts-unknown"),
        ({"allegiance": "Rebels"}, "jk-facts-unknown"),
        ({"theme": "leia"}, "jk-facts-unknown"),
        ({"rarity": "X"}, "jk-facts-unknown"),
        ({"power": "-1"}, "jk-facts-number"),
        ({"power": "strong"}, "jk-facts-number"),
        ({"destiny": "7"}, "jk-facts-number"),
        ({"bonus": "2"}, "jk-facts-foreign"),
        ({"tactical": "2"}, "jk-facts-foreign"),
        ({"theme": ""}, "jk-facts-hero"),
        ({"title": "Some\u0007body"}, "jk-facts-unprintable"),
        ({"number": "07"}, "jk-facts-card-number"),
        ({"number": "7a"}, "jk-facts-card-number"),
    ],
)
def test_a_bad_line_is_named_with_its_reason(changes: dict[str, str], key: str) -> None:
    with pytest.raises(BadSet) as caught:
        read(**changes)
    assert caught.value.key == key
    assert caught.value.arguments["where"] == "XX-7"


def test_a_weapon_is_for_characters_or_for_starships() -> None:
    weapon = {"type": "weapon", "power": "", "defense": "", "leadership": "", "theme": ""}
    assert read(**weapon, keywords="Personal").personal
    for keywords in ("", "Personal; Shipboard"):
        with pytest.raises(BadSet) as caught:
            read(**weapon, keywords=keywords)
        assert caught.value.key == "jk-facts-weapon"


def test_words_stand_only_where_they_work() -> None:
    card = read()
    card.says = says(ToHit(2))
    with pytest.raises(BadSet) as caught:
        check_text(card, "XX-7")
    assert caught.value.arguments["word"] == "ToHit"


def test_a_card_has_no_more_texts_than_can_be_told_apart() -> None:
    assert max(len(card.says.words) for card in library().cards) <= MOST_TEXTS


def test_the_library_is_loaded_once(tmp_path: Path) -> None:
    assert library() is library()
    assert isinstance(load(tmp_path), Library)
