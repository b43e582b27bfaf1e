/** Small repeatable chance for drawings: the same words always give the same picture. */

/** FNV-1a over the characters of a word. */
export function hash(word: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < word.length; index += 1) {
    value ^= word.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

export type Random = (low: number, high: number) => number;

/** Numbers between low and high, drawn one after another from a word. */
export function randomOf(word: string): Random {
  let state = hash(word);
  return (low, high) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return low + (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (high - low);
  };
}

export function pickOne<T>(random: Random, things: readonly T[]): T {
  return things[Math.min(things.length - 1, Math.floor(random(0, things.length)))] as T;
}
