"""The Fluent files: well formed, complete in every language, and typeset as the language wants it."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from chancecube.jedi_knights.library import library
from chancecube.jedi_knights.vocabulary.texts import MOMENTS
from chancecube.text import Speaker, languages
from chancecube.text.catalogue import catalogue
from chancecube.text.games import GAMES
from chancecube.text.jedi_knights.prompts import ANSWER_WORDS as JEDI_KNIGHTS_ANSWERS
from chancecube.text.young_jedi.prompts import ANSWER_WORDS
from chancecube.text.young_jedi.words import slug
from tests.text.messages import (
    GRAMMAR,
    References,
    all_files,
    all_variables,
    attributes,
    messages,
    references,
    resources,
    texts,
    variables,
)
from tests.text.sources import addends, asked, breaches, calls, endings, raised, told, words


def named_traits() -> set[str]:
    """The traits all sets speak of, read from their source."""
    found: set[str] = set()
    for name, call in calls("young_jedi/sets"):
        if name in ("Kind", "CountsAs"):
            found.update([trait for node in call.args for trait in words(node)])
    return found


OTHERS = [language for language in languages() if language != "en"]


@pytest.mark.parametrize(("language", "name"), all_files())
def test_no_junk(language: str, name: str) -> None:
    junk = [entry.content for entry in resources(language)[name].body if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize(("language", "name"), all_files())
def test_a_message_refers_only_to_its_own_file(language: str, name: str) -> None:
    """Files are read one by one, when their messages are asked for."""
    resource = resources(language)[name]
    found = References()
    found.visit(resource)
    own = {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
    own |= {f"-{entry.id.name}" for entry in resource.body if isinstance(entry, ast.Term)}
    assert found.names <= own


@pytest.mark.parametrize("language", languages())
def test_no_key_twice(language: str) -> None:
    keys = [
        entry.id.name
        for resource in resources(language).values()
        for entry in resource.body
        if isinstance(entry, ast.Message)
    ]
    assert [key for key in keys if keys.count(key) > 1] == []


@pytest.mark.parametrize("language", languages())
def test_the_speaker_finds_every_message(language: str) -> None:
    speaker = Speaker(language)
    assert [key for key in messages(language) if not speaker.knows(key)] == []


def small_words(language: str) -> set[str]:
    """What only other messages of a language are made of: its grammar may need more of these than English does."""
    return {name for message in messages(language).values() for name in references(message)}


@pytest.mark.parametrize("language", OTHERS)
def test_same_keys_in_every_language(language: str) -> None:
    assert set(texts(language)) == set(texts("en"))
    assert messages("en").keys() - messages(language).keys() == set()
    assert messages(language).keys() - messages("en").keys() - small_words(language) == set()
    for key, message in messages("en").items():
        assert attributes(messages(language)[key]) == attributes(message), key


@pytest.mark.parametrize("language", OTHERS)
def test_same_variables_in_every_language(language: str) -> None:
    for key in messages("en"):
        difference = all_variables(language, key) ^ all_variables("en", key)
        assert difference <= GRAMMAR, key


@pytest.mark.parametrize("language", languages())
def test_every_error_has_its_message(language: str) -> None:
    known = messages(language)
    assert {key for key, _ in raised()} - known.keys() == set()
    for key, given in raised():
        if given is not None:
            assert variables(known[key]) <= given, key


@pytest.mark.parametrize("language", languages())
def test_every_event_question_and_ending_has_its_message(language: str) -> None:
    known = messages(language)
    assert {kind for kind in told() - {"power", "over"} if f"yj-log-{kind}" not in known} == set()
    assert {kind for kind in asked() if f"yj-ask-{kind}" not in known} == set()
    assert {rule for rule in endings() if f"yj-ending-{rule.split('.')[-1]}" not in known} == set()
    assert {why for why in addends() if f"yj-addend-{why}" not in known} == set()
    assert {detail for detail in breaches() if f"yj-breach-{detail}" not in known} == set()
    assert len(asked()) > 50 and len(told()) > 50 and len(addends()) > 5


@pytest.mark.parametrize("language", languages())
def test_every_event_question_and_ending_of_jedi_knights_has_its_message(language: str) -> None:
    known = messages(language)
    game = "jedi_knights"
    assert {kind for kind in told(game) - {"over"} if f"jk-log-{kind}" not in known} == set()
    assert {kind for kind in asked(game) if f"jk-ask-{kind}" not in known} == set()
    assert {rule for rule in endings(game) if f"jk-ending-{rule.split('.')[-1]}" not in known} == set()
    assert {detail for detail in breaches(game) if f"jk-breach-{detail}" not in known} == set()
    assert {name for name in MOMENTS if f"jk-moment-{name}" not in known} == set()
    assert len(asked(game)) > 30 and len(told(game)) > 50 and len(breaches(game)) > 10


@pytest.mark.parametrize("language", languages())
def test_every_word_a_player_can_answer_has_its_message(language: str) -> None:
    known = messages(language)
    for word in ANSWER_WORDS.values():
        assert word.startswith("number-") or f"yj-option-{word}" in known, word
    for word in JEDI_KNIGHTS_ANSWERS.values():
        assert f"jk-option-{word}" in known, word


@pytest.mark.parametrize("language", languages())
def test_every_keyword_of_our_cards_is_translated(language: str) -> None:
    keywords = {slug(keyword) for card in library().cards for keyword in card.keywords}
    assert len(keywords) > 20
    assert {keyword for keyword in keywords if f"jk-keyword-{keyword}" not in messages(language)} == set()


@pytest.mark.parametrize("language", languages())
def test_every_trait_and_word_of_the_texts_is_translated(language: str) -> None:
    """Named after what cards show: only words of a title may stand untranslated."""
    known = messages(language)
    assert len(named_traits()) > 30
    assert {trait for trait in named_traits() if f"yj-who-{slug(trait)}" not in known} == set()


@pytest.mark.parametrize("language", languages())
def test_every_rule_has_its_statement(language: str) -> None:
    speaker = Speaker(language)
    rules = [rule.id for name in GAMES for rule in catalogue(name).rules()]
    assert len(rules) > 400
    assert [rule for rule in rules if speaker.rule(rule) == rule or len(speaker.rule(rule)) < 20] == []
    titles = [
        catalogue(name).chapter_title(rule.chapter, speaker)
        for name in GAMES
        for rule in catalogue(name).rules()
    ]
    assert [title for title in titles if "-chapter-" in title] == []


@pytest.mark.parametrize("name", sorted(texts("fr")))
def test_french_spaces(name: str) -> None:
    """No-break spaces before double punctuation and inside guillemets; straight apostrophes throughout."""
    text = "\n".join([line for line in texts("fr")[name].splitlines() if not line.startswith("#")])
    assert re.findall(r".{0,20}\S [:;!?»].{0,10}", text) == []
    assert re.findall(r".{0,20}« .{0,10}", text) == []
    assert re.findall(r".{0,20}[’“”].{0,10}", text) == []
