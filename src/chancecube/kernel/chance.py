"""Chance by keyed hash: every number is fixed by a seed and its place in the stream.

The seed is made of a server's secret, whose hash is shown before the game, and a word from each player (the
digital cut). When the secret is shown at the end, anyone can recompute every shuffle.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from struct import Struct
from typing import Final, TypeVar, final

from mypy_extensions import i64

T = TypeVar("T")

WORDS_PER_BLOCK: Final = 16
WORD_RANGE: Final = 1 << 32
BLOCK: Final = Struct(">16I")


def commitment(secret: bytes) -> str:
    """What is shown before the game: it binds the secret without telling it."""
    return sha256(b"chancecube commitment" + secret).hexdigest()


def cut(secret: bytes, words: list[str]) -> bytes:
    """The game's seed: the secret, cut by each player's word in the order of the seats."""
    digest = blake2b(key=secret[:64], person=b"chancecube cut", digest_size=32)
    for word in words:
        said = word.encode()
        digest.update(len(said).to_bytes(4, "big") + said)
    return digest.digest()


def seed_of(number: int) -> bytes:
    """A seed from a plain number, for simulations, tests and packs."""
    return blake2b(str(number).encode(), person=b"chancecube seed", digest_size=32).digest()


@final
class Chance:
    """A stream of unbiased numbers; its whole state is the seed and a place."""

    def __init__(self, seed: bytes, place: int = 0) -> None:
        self.seed = seed
        self.place = place
        self.words: tuple[int, ...] = ()  # the block the place lies in
        self.block_number = -1
        self.keyed: blake2b | None = None  # the hash with the seed as its key; only ever copied

    def copy(self) -> Chance:
        twin = Chance(self.seed, self.place)
        twin.words = self.words
        twin.block_number = self.block_number
        twin.keyed = self.keyed
        return twin

    def word(self) -> int:
        """The next 32 bits of the stream."""
        place = self.place
        if place // WORDS_PER_BLOCK != self.block_number:
            self.read_block(place // WORDS_PER_BLOCK)
        self.place = place + 1
        return self.words[place % WORDS_PER_BLOCK]

    def read_block(self, number: int) -> None:
        if self.keyed is None:
            self.keyed = blake2b(key=self.seed)
        block = self.keyed.copy()
        block.update(number.to_bytes(8, "big"))
        self.words = BLOCK.unpack(block.digest())
        self.block_number = number

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, each equally likely."""
        word = self.word()
        while word >= WORD_RANGE - WORD_RANGE % count:
            word = self.word()
        return word % count

    def shuffle(self, items: list[T]) -> None:
        """The same as drawing each place with `below`; written out, since most numbers are drawn here.

        Whatever they are, the items are only moved: compiled, numbers among them are not unpacked and packed again.
        """
        surely_fair: i64 = WORD_RANGE - len(items)
        place: i64 = self.place
        number: i64 = self.block_number
        words = self.words
        last: i64
        for last in range(len(items) - 1, 0, -1):
            while True:
                if place // WORDS_PER_BLOCK != number:
                    number = place // WORDS_PER_BLOCK
                    self.read_block(number)
                    words = self.words
                word: i64 = words[place % WORDS_PER_BLOCK]
                place += 1
                if word < surely_fair or word < WORD_RANGE - WORD_RANGE % (last + 1):
                    break
            other = word % (last + 1)
            held = items[last]
            items[last] = items[other]
            items[other] = held
        self.place = place
