/** Setting type without asking the browser: how wide words are, and how they break over lines. */

const NARROW = "iljI.,:;'’|!·";
const SLIM = 'ftr()[]-"•/ ';
const WIDE = 'mwMW@%—…';

function widthOf(letter: string): number {
  if (letter === ' ') return 0.27;
  if (NARROW.includes(letter)) return 0.27;
  if (SLIM.includes(letter)) return 0.38;
  if (WIDE.includes(letter)) return 0.88;
  if (letter >= '0' && letter <= '9') return 0.62;
  if (letter !== letter.toLowerCase()) return 0.69;
  return 0.565;
}

/** Width in ems, a little generous. */
export function measure(words: string, bold = false): number {
  let sum = 0;
  for (const letter of words) sum += widthOf(letter);
  return bold ? sum * 1.05 : sum;
}

export function breakLines(words: string, width: number, bold = false): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measure(longer, bold) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  if (line) lines.push(line);
  return lines;
}

export interface Setting {
  size: number;
  lines: string[];
}

/** The largest size at which the words fill at most so many lines of this width. */
export function fit(words: string, width: number, largest: number, smallest: number, most: number, bold = false): Setting {
  for (let size = largest; size >= smallest; size -= 0.5) {
    const lines = breakLines(words, width / size, bold);
    if (lines.length <= most && lines.every((line) => measure(line, bold) * size <= width)) return { size, lines };
  }
  return { size: smallest, lines: breakLines(words, width / smallest, bold).slice(0, most) };
}

/** Game text in a box: the largest size at which all of it fits. */
export function fitBox(words: string, width: number, height: number, largest: number, smallest: number): Setting {
  for (let size = largest; size > smallest; size -= 0.5) {
    const lines = breakLines(words, width / size);
    if (lines.length * size * 1.22 <= height) return { size, lines };
  }
  return { size: smallest, lines: breakLines(words, width / smallest) };
}

/** A name for the smallest size: the part that tells it apart. */
export function shortName(title: string): string {
  const place = title.split(/[•]/).pop()?.trim() ?? title;
  const part = place.split(':').pop()?.trim() ?? place;
  return measure(part, true) <= 7.2 ? part : `${part.slice(0, 10).trim()}…`;
}
