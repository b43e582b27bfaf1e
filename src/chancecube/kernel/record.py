"""A game as its record: what was agreed, and the list of answers. Loading is replaying.

A record is a file of JSON lines: a header, one line per answer, and when the game is over a closing line.
"""

from __future__ import annotations

from typing import Any

import msgspec

from chancecube.kernel.chance import Chance, commitment, cut
from chancecube.kernel.errors import BadRecord, ChanceCubeError
from chancecube.kernel.events import only
from chancecube.kernel.game import Game
from chancecube.kernel.position import Position, apply
from chancecube.kernel.views import seats_of
from chancecube.kernel.wire import Answer, Closing, DeckList, Header, Record

RECORD_VERSION = 1

# Endings that are no rule of the game but of whoever keeps the table: given up, agreed, out of time, left.
HOUSE = "house."


def new_record(
    game: Game,
    decks: list[DeckList],
    settings: dict[str, str],
    players: list[str],
    secret: bytes,
    words: list[str],
) -> Record:
    header = Header(
        chancecube=RECORD_VERSION,
        game=game.name,
        rules=game.rules_version,
        settings=settings,
        decks=decks,
        players=players,
        commitment=commitment(secret),
        words=words,
        secret=secret.hex(),
    )
    return Record(header, [])


def record_from_position(game: Game, position: Position, players: list[str]) -> Record:
    """A record that begins in the middle: for puzzles, bug reports and forks."""
    header = Header(
        chancecube=RECORD_VERSION,
        game=game.name,
        rules=game.rules_version,
        settings={},
        decks=[],
        players=players,
        commitment="",
        words=[],
        position=game.write_position(position, exact=True),
    )
    return Record(header, [])


def start(game: Game, record: Record, keep_log: bool = False) -> Position:
    """The position before the first answer."""
    header = record.header
    if header.game != game.name:
        raise BadRecord("record-other-game", {"game": header.game})
    if header.chancecube != RECORD_VERSION or header.rules != game.rules_version:
        raise BadRecord("record-other-version", {"version": f"{header.chancecube}.{header.rules}"})
    if header.position:
        return game.read_position(header.position, keep_log)
    seed = cut(secret_of(header), header.words)
    return game.new(header.decks, header.settings, Chance(seed), keep_log)


def format_of(game: Game, record: Record) -> str:
    """The format of a record; one that begins in the middle says it in its position."""
    header = record.header
    return game.format_of(start(game, record)) if header.position else game.format_in(header.settings)


def secret_of(header: Header) -> bytes:
    """The published secret; a record without one cannot be replayed by anyone but its keeper."""
    try:
        secret = bytes.fromhex(header.secret)
    except ValueError:
        secret = b""
    if not secret:
        raise BadRecord("record-bad-secret")
    return secret


def play(game: Game, record: Record, position: Position, seat: int, option: int) -> None:
    """Gives a checked answer and writes it down."""
    decision = position.decision_of(seat)
    assert decision is not None
    name = game.option_name(position, decision, option)
    record.answers.append(Answer(len(record.answers) + 1, seat, decision.kind, name))
    apply(position, seat, option)
    if position.over:
        record.closing = Closing(seats_of(position.winners, position.seats), position.ending)


def give(game: Game, position: Position, answer: Answer) -> None:
    """Gives one written answer again; the rules must still ask for it."""
    decision = position.decision_of(answer.seat) if 0 <= answer.seat < position.seats else None
    if decision is None or decision.kind != answer.ask:
        raise BadRecord("record-not-asked", {"number": str(answer.n), "question": answer.ask})
    try:
        option = game.find_option(position, answer.seat, answer.answer)
    except ChanceCubeError:
        raise BadRecord("record-not-offered", {"number": str(answer.n), "answer": answer.answer}) from None
    apply(position, answer.seat, option)


def replay(game: Game, record: Record, upto: int | None = None, keep_log: bool = False) -> Position:
    """The position after the first `upto` answers, or at the very end of the record."""
    position = start(game, record, keep_log)
    answers = record.answers if upto is None else record.answers[:upto]
    for answer in answers:
        give(game, position, answer)
    if upto is None:
        end_by_house(position, record)
    return position


def end_by_house(position: Position, record: Record) -> None:
    """Ends a game that its record says was ended by the house; the rules of the game come first."""
    closing = record.closing
    if closing is None or position.over or not closing.ending.startswith(HOUSE):
        return
    winners = 0
    for seat in closing.winners:
        if not 0 <= seat < position.seats:
            raise BadRecord("record-other-ending", {"written": closing.ending, "reached": "-"})
        winners |= only(seat)
    position.finish(winners, closing.ending)


def verify(game: Game, record: Record) -> Position:
    """Replays everything and compares: the secret with its commitment, the end with the closing line."""
    header = record.header
    if header.commitment and commitment(secret_of(header)) != header.commitment:
        raise BadRecord("record-broken-commitment")
    position = replay(game, record)
    closing = record.closing
    if closing is not None:
        reached = Closing(seats_of(position.winners, position.seats), position.ending)
        if not position.over or closing != reached:
            raise BadRecord(
                "record-other-ending", {"written": closing.ending, "reached": position.ending or "-"}
            )
    return position


def write(record: Record) -> str:
    lines: list[bytes] = [msgspec.json.encode(record.header)]
    lines.extend([msgspec.json.encode(answer) for answer in record.answers])
    if record.closing is not None:
        lines.append(msgspec.json.encode(record.closing))
    return b"\n".join(lines).decode() + "\n"


def read(text: str) -> Record:
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines:
        raise BadRecord("record-empty")
    number = 1
    try:
        record = Record(msgspec.json.decode(lines[0], type=Header), [])
        for line in lines[1:]:
            number += 1
            row: dict[str, Any] = msgspec.json.decode(line, type=dict)
            if "winners" in row:
                record.closing = msgspec.convert(row, Closing)
            else:
                record.answers.append(msgspec.convert(row, Answer))
    except msgspec.MsgspecError as error:
        raise BadRecord("record-bad-line", {"number": str(number), "reason": str(error)}) from None
    return record
