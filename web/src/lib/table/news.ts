/** What happened since somebody last answered: for those who see the log, those who have no room for it, and those who hear it. */
import type { LogLine } from '../types';

const SILENT = new Set(['draw', 'shuffle']); // deeds that change nothing one could look for
const RECALLED = 2;

/** The lines after an event that do not tell of one's own deeds. */
export function newsSince(lines: readonly LogLine[], since: number, me: number | null): LogLine[] {
  return lines.filter((line) => line.number > since && line.seat !== me && line.text !== '');
}

/** The last deeds among the news, in a few words. */
export function recap(news: readonly LogLine[]): string {
  const deeds = news.filter((line) => line.seat >= 0 && !SILENT.has(line.kind));
  return deeds.slice(-RECALLED).map((line) => line.text).join(' ');
}

/** The words of the lines after one event up to another; of very many, the last. */
export function words(lines: readonly LogLine[], after: number, upTo: number, most: number): string {
  const told = lines.filter((line) => line.number > after && line.number <= upTo && line.text !== '');
  return told.slice(-most).map((line) => line.text).join(' ');
}
