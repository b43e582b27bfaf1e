"""Reading a text written by hand: an expression of vocabulary words, never executed, every mistake named."""

from __future__ import annotations

import ast
from typing import Any, Final, final

from chancecube.jedi_knights import kinds, vocabulary
from chancecube.jedi_knights.card_files import BadSet
from chancecube.jedi_knights.sets import people
from chancecube.jedi_knights.vocabulary.standing import Word
from chancecube.jedi_knights.vocabulary.texts import CardText

# Names of fixed things, by the places they may stand in.
CONSTANTS: Final = {
    "time": ["DEPLOY", "BATTLE", "BLOCKADE", "SUPPORT", "WEAPONS", "POWER_STEP"],
    "stat": ["POWER", "DEFENSE", "HIT", "LEADERSHIP"],
    "income": ["CREDITS", "DRAWS"],
    "whose": ["OWN", "SIDE", "THEIRS", "ALL"],
    "players": ["OWN", "SIDE", "THEIRS", "ALL", "INVOLVED"],
    "player": ["OWN", "THEIRS"],
    "where": [
        "ITSELF",
        "BEARER",
        "HERE",
        "AT_SITE",
        "AT_SYSTEM",
        "IN_BATTLE",
        "MAIN",
        "SUPPORTERS",
        "ABOARD",
        "UNDER",
        "CHOSEN",
        "CAUSE",
        "UNSUPPORTED",
        "ARMAMENT",
        "STANDING",
    ],
    "position": ["ANY_POSITION", "READY", "ROTATED"],
    "until": ["THIS_SHOT", "THIS_BATTLE", "THIS_PHASE", "THIS_TURN"],
    "choice": ["ITS_OWNER", "CHANCE"],
    "pile": ["HAND", "DISCARD", "THEME_PILE", "DECK"],
    "home": ["HAND", "THEME_PILE"],
    "source": ["HAND", "DISCARD"],
    "moment": [
        "DEPLOYED",
        "ATTACK",
        "ATTACKED",
        "JOINED",
        "FIRED",
        "TARGETED",
        "DRAWN",
        "HIT_BY",
        "MISSED",
        "WON",
        "LOST",
        "DEFEAT",
        "INTIMIDATING",
        "SHUTTLED",
        "ENTERS",
        "CONTROL",
        "EVENT_PLAYED",
        "TURN_BEGINS",
    ],
    "limit": ["ANY_NUMBER", "PER_BATTLE", "PER_PHASE", "PER_TURN"],
    "from": ["IN_PLAY", "FROM_THEME_PILE", "FROM_HAND"],
    "cost": ["NOTHING", "ROTATE_IT", "DISCARD_IT", "DISCARD_CARD"],
    "kind": ["CHARACTER", "STARSHIP", "WEAPON", "EVENT", "LOCATION"],
    "allegiance": ["ALLIANCE", "EMPIRE", "INDEPENDENT"],
    "theme": ["LUKES_THEME", "HANS_THEME", "VADERS_THEME", "TARKINS_THEME", "JABBAS_THEME"],
    "Who": ["ANY_CARD", "CHARACTERS", "STARSHIPS", "FIGHTERS", "WEAPON_CARDS", "EVENTS"],
    "Those": ["THIS", "ITS_BEARER", "IT", "THE_CAUSE"],
}
KEYWORDS: Final = ["HERO", "TYPICAL", "CAPITAL", "PERSONAL", "SHIPBOARD"]  # names of strings

# What each word makes and takes: `?` may be left out, `+` one or more, `*` any number.
WORDS: Final = {
    # which cards, by what is printed on them
    "OfKind": "Who kinds+:kind",
    "Named": "Who titles+:words",
    "Keyword": "Who keywords+:words",
    "OfTheme": "Who themes+:theme",
    "OfAllegiance": "Who allegiance:allegiance",
    "Leader": "Who",
    "CostAtMost": "Who cost:count",
    "Both": "Who parts+:Who",
    "Either": "Who parts+:Who",
    "Non": "Who who:Who",
    # which cards on the table
    "Those": "Those who?:Who whose?:whose where?:where other?:yes position?:position",
    # when
    "Exists": "Condition those:Those at_least?:count",
    "InBattle": "Condition",
    "Attacking": "Condition",
    "Defending": "Condition",
    "Supporting": "Condition",
    "Supported": "Condition",
    "StarshipBattle": "Condition",
    "FiringWith": "Condition who:Who",
    "AtPlanet": "Condition planet:words",
    "FirstPlayer": "Condition",
    "Controlling": "Condition at_least?:count whose?:whose",
    "Behind": "Condition",
    "InFinalConflict": "Condition",
    "HandAtMost": "Condition cards:count",
    "Defeated": "Condition those:Those",
    "All": "Condition parts+:Condition",
    "Not": "Condition part:Condition",
    # how often
    "Each": "Count those:Those most?:count",
    "BestPower": "Count those:Those",
    "EachPlanet": "Count whose?:whose",
    "EachInPile": "Count who:Who most?:count",
    # what is done
    "Draw": "Effect cards?:count whose?:players per?:Count",
    "Discard": "Effect cards?:count whose?:players choice?:choice",
    "Mill": "Effect cards?:count whose?:players",
    "Fetch": "Effect who:Who piles+:pile topmost?:yes",
    "Stow": "Effect who:Who pile?:source",
    "PlayCard": "Effect who:Who piles+:pile less?:count topmost?:yes",
    "Swap": "Effect who?:Who",
    "ShuffleIn": "Effect cards:count who?:Who",
    "Peek": "Effect cards:count whose?:player take?:yes",
    "ShowHand": "Effect whose?:players",
    "Credits": "Effect amount:amount",
    "SwapForce": "Effect",
    "Ready": "Effect those:Those each?:yes",
    "Rotate": "Effect those:Those each?:yes",
    "Choose": "Effect those:Those",
    "Boost": "Effect stat:stat amount:amount those?:Those until?:until each?:yes per?:Count",
    "AddDestiny": "Effect those:Those",
    "Strike": "Effect those:Those plus?:amount",
    "Remove": "Effect those:Those each?:yes",
    "PutBack": "Effect those:Those pile?:home",
    "Shuttle": "Effect those:Those each?:yes",
    "Cancel": "Effect",
    "StepIn": "Effect those:Those",
    "ChangeDestiny": "Effect amount:amount",
    "Redraw": "Effect",
    "OneOf": "Effect first:Effect second:Effect whose?:players",
    # what holds while the card is in play
    "Gets": "Word stat:stat amount:amount those?:Those when?:Condition per?:Count",
    "Income": "Word stat:income amount:amount whose?:whose when?:Condition per?:Count",
    "Costs": "Word amount:amount who:Who whose?:whose when?:Condition",
    "CostsItself": "Word amount:amount when?:Condition per?:Count to_site?:yes",
    "ToHit": "Word amount:amount when?:Condition per?:Count",
    "OnlyUnder": "Word who:Who",
    "NoWeapons": "Word when?:Condition",
    "OnlyWeapons": "Word who:Who when?:Condition",
    "Swings": "Word times:count then_discarded?:yes when?:Condition",
    "Pierces": "Word when?:Condition",
    "Stuns": "Word when?:Condition",
    "CannotAttack": "Word when?:Condition",
    "CannotSupport": "Word when?:Condition",
    "OnlySupportedBy": "Word who:Who when?:Condition",
    "NotAttacked": "Word when?:Condition",
    "NotTargeted": "Word when?:Condition",
    "NotIntimidated": "Word when?:Condition",
    "WinsTies": "Word when?:Condition",
    "Boards": "Word who:Who at_once?:count when?:Condition",
    "GoesAboard": "Word who:Who when?:Condition",
    "FromThemePile": "Word when?:Condition",
    "PerDeck": "Word copies:count",
    "Forbids": "Word who:Who whose?:whose when?:Condition",
    "Retires": "Word pile?:home when?:Condition",
    "Lingers": "Word",
    "Fleeting": "Word",
    "Searches": "Word who?:Who count?:count",
    # what has a time of its own
    "When": "Word moment:moment effects*:Effect about?:Who whose?:whose when?:Condition may?:yes cost?:cost"
    " paid_with?:Who limit?:limit",
    "Use": "Word time:time effects+:Effect when?:Condition cost?:cost paid_with?:Who limit?:limit out_of?:from",
    "Played": "Word effects*:Effect when?:Condition cost?:cost paid_with?:Who",
    "Response": "Word moment:moment effects*:Effect about?:Who whose?:whose when?:Condition cost?:cost"
    " paid_with?:Who",
}
MOST: Final = 99


@final
class Parameter:
    def __init__(self, spec: str) -> None:
        name, self.wanted = spec.split(":")
        self.name = name.rstrip("?+*")
        self.needed = name[-1] not in "?*"
        self.many = name[-1] in "+*"


@final
class Shape:
    """What a word makes, and what it takes in which order."""

    def __init__(self, spec: str) -> None:
        parts = spec.split()
        self.makes = parts[0]
        self.parameters = [Parameter(part) for part in parts[1:]]


SHAPES: Final = {name: Shape(spec) for name, spec in WORDS.items()}


def read_text(source: str, where: str) -> CardText:
    """A card's text: one word, or several with commas between."""
    if not source:
        return CardText([])
    try:
        tree = ast.parse(source, mode="eval")
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise BadSet("jk-own-syntax", {"where": where, "text": source}) from None
    parts = tree.body.elts if isinstance(tree.body, ast.Tuple) else [tree.body]
    words: list[Word] = []
    for part in parts:
        word = read_value(part, "Word", "effect", where)
        assert isinstance(word, Word)
        words.append(word)
    return CardText(words)


def read_value(node: ast.expr, wanted: str, what: str, where: str) -> Any:
    """What stands in one place, if it may stand there; `what` names the place for messages."""
    if isinstance(node, ast.Call):
        return read_call(node, wanted, what, where)
    if isinstance(node, ast.Name):
        return read_name(node.id, wanted, what, where)
    if wanted in ("amount", "count"):
        return read_number(node, wanted, what, where)
    if isinstance(node, ast.Constant):
        value = node.value
        if wanted == "words" and isinstance(value, str) and value:
            return value
        if wanted == "yes" and isinstance(value, bool):
            return value
    raise misfit(ast.unparse(node), wanted, what, where)


def read_number(node: ast.expr, wanted: str, what: str, where: str) -> int:
    sign = 1
    inner = node
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        sign = -1
        inner = node.operand
    if isinstance(inner, ast.Constant) and isinstance(inner.value, int) and not isinstance(inner.value, bool):
        number = sign * inner.value
        if -MOST <= number <= MOST and (wanted == "amount" or number >= 0):
            return number
    raise misfit(ast.unparse(node), wanted, what, where)


def read_name(name: str, wanted: str, what: str, where: str) -> Any:
    if wanted == "words" and name in KEYWORDS:
        return getattr(kinds, name)
    if name in CONSTANTS.get(wanted, []):
        for module in (vocabulary, kinds, people):
            if hasattr(module, name):
                return getattr(module, name)
    known = any([name in names for names in CONSTANTS.values()])
    if known or name in KEYWORDS or name in SHAPES:
        raise misfit(name, wanted, what, where)
    raise BadSet("jk-own-word", {"where": where, "word": name})


def read_call(node: ast.Call, wanted: str, what: str, where: str) -> Any:
    name = node.func.id if isinstance(node.func, ast.Name) else ast.unparse(node.func)
    shape = SHAPES.get(name)
    if shape is None:
        raise BadSet("jk-own-word", {"where": where, "word": name})
    if shape.makes != wanted:
        raise misfit(name, wanted, what, where)
    places: list[Any] = []
    named: dict[str, Any] = {}
    given = fill_places(node, name, shape, places, where)
    for keyword in node.keywords:
        parameter = find_parameter(shape, keyword.arg)
        if parameter is None or parameter.many or parameter.name in given:
            raise BadSet("jk-own-many", {"where": where, "word": name, "given": keyword.arg or "**"})
        given.append(parameter.name)
        place = f"{name}({parameter.name})"
        named[parameter.name] = read_value(keyword.value, parameter.wanted, place, where)
    for parameter in shape.parameters:
        if parameter.needed and parameter.name not in given:
            raise BadSet("jk-own-missing", {"where": where, "word": name, "parameter": parameter.name})
    maker: Any = getattr(vocabulary, name)
    return maker(*places, **named)


def fill_places(node: ast.Call, name: str, shape: Shape, places: list[Any], where: str) -> list[str]:
    """Arguments without a name, in order; returns which parameters they were for."""
    given: list[str] = []
    place = 0
    for argument in node.args:
        if place == len(shape.parameters):
            raise BadSet("jk-own-many", {"where": where, "word": name, "given": ast.unparse(argument)})
        parameter = shape.parameters[place]
        places.append(read_value(argument, parameter.wanted, f"{name}({parameter.name})", where))
        if parameter.name not in given:
            given.append(parameter.name)
        if not parameter.many:
            place += 1
    return given


def find_parameter(shape: Shape, name: str | None) -> Parameter | None:
    for parameter in shape.parameters:
        if parameter.name == name:
            return parameter
    return None


def misfit(given: str, wanted: str, what: str, where: str) -> BadSet:
    return BadSet("jk-own-argument", {"where": where, "what": what, "given": given, "known": fitting(wanted)})


def fitting(wanted: str) -> str:
    """All that may stand in such a place."""
    if wanted == "words":
        return '"…"'
    if wanted == "yes":
        return "True, False"
    if wanted in ("amount", "count"):
        return f"{-MOST if wanted == 'amount' else 0} … {MOST}"
    return ", ".join(
        CONSTANTS.get(wanted, []) + [name for name, shape in SHAPES.items() if shape.makes == wanted]
    )
