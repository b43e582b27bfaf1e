/** What the server tells of a table beside the common shapes. */
import { recall, keep } from '../storage';
import type { TableInfo } from '../types';

export function rematchOf(table: TableInfo): string | null {
  return table.rematch;
}

/** Whether single letters are shortcuts: some people dictate, and some keyboards slip. */
export function letterKeys(): boolean {
  return recall('letter-keys') !== 'no';
}

export function setLetterKeys(on: boolean): void {
  keep('letter-keys', on ? 'yes' : 'no');
}

/** Puts words on the clipboard; false where the browser forbids it. */
export async function copyText(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false;
  }
}
