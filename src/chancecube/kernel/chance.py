"""Chance by keyed hash: every number is fixed by a seed and its place in the stream.

The seed is made of a server's secret, whose hash is shown before the game, and a word from each player (the
digital cut). When the secret is shown at the end, anyone can recompute every shuffle.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import Final, final

WORDS_PER_BLOCK: Final = 16
WORD_RANGE: Final = 1 << 32


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
        self.block = b""
        self.block_number = -1

    def copy(self) -> Chance:
        twin = Chance(self.seed, self.place)
        twin.block = self.block
        twin.block_number = self.block_number
        return twin

    def word(self) -> int:
        """The next 32 bits of the stream."""
        number = self.place // WORDS_PER_BLOCK
        if number != self.block_number:
            self.block = blake2b(number.to_bytes(8, "big"), key=self.seed).digest()
            self.block_number = number
        start = (self.place % WORDS_PER_BLOCK) * 4
        self.place += 1
        block = self.block
        return block[start] << 24 | block[start + 1] << 16 | block[start + 2] << 8 | block[start + 3]

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, each equally likely."""
        fair = WORD_RANGE - WORD_RANGE % count
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % count

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
