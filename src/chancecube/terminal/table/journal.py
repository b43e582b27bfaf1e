"""The record on disk: after every answer the file holds the whole game so far, whatever happens next."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, final

import msgspec

from chancecube.kernel.errors import ChanceCubeError
from chancecube.kernel.record import write
from chancecube.kernel.wire import Record

UNKNOWN: Final = -1


@final
class Journal:
    """Keeps one file equal to one record: it appends where it can and writes anew where it must."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.written = UNKNOWN  # answers known to be in the file
        self.closed = False

    def keep(self, record: Record) -> None:
        """Brings the file up to the record; what was taken back goes from the file too."""
        if self.path is None:
            return
        behind = self.written
        self.written = UNKNOWN
        try:
            if behind == UNKNOWN or self.closed or behind > len(record.answers):
                write_anew(self.path, record)
            else:
                append(self.path, record, behind)
        except OSError as error:
            reason = error.strerror or str(error)
            raise ChanceCubeError("table-cannot-write", {"path": str(self.path), "reason": reason}) from None
        self.written = len(record.answers)
        self.closed = record.closing is not None

    def next_path(self) -> Path | None:
        """A free name beside the present file, for another game."""
        if self.path is None:
            return None
        stem, _, number = self.path.stem.rpartition("-")
        if not stem or not number.isdecimal():
            stem, number = self.path.stem, "1"
        place = int(number) + 1
        while (path := self.path.with_name(f"{stem}-{place}{self.path.suffix}")).exists():
            place += 1
        return path


def write_anew(path: Path, record: Record) -> None:
    """Through a second file, so that a crash leaves either the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".new")
    with draft.open("wb") as file:
        file.write(write(record).encode())
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def append(path: Path, record: Record, behind: int) -> None:
    lines = [msgspec.json.encode(answer) for answer in record.answers[behind:]]
    if record.closing is not None:
        lines.append(msgspec.json.encode(record.closing))
    with path.open("ab") as file:
        file.write(b"".join(line + b"\n" for line in lines))
        file.flush()
        os.fsync(file.fileno())
