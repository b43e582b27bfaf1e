/** Battles blow by blow, put together from the lines of the log. */
import { say } from '$lib/i18n.svelte';
import type { Shelf } from '$lib/library.svelte';
import type { Blow, Fight, FightSide } from '$lib/table/game';
import type { Addend, LogLine, SeenCard } from '$lib/types';

interface Draft {
  attack: LogLine;
  support: LogLine[];
  powers: LogLine[];
  won: LogLine | null;
  after: LogLine[];
}

const MOST_EARLIER = 160;
const CLOSING = new Set(['defeated', 'text', 'respond', 'draw', 'to-hand']);

/** The battles these lines decide by comparing power; their beginning may have been told earlier, or never. */
export function fightsOf(lines: readonly LogLine[], shelf: Shelf, earlier: readonly LogLine[] = []): Fight[] {
  const known = earlier.at(-1)?.number ?? 0;
  const drafts: Draft[] = [];
  let draft: Draft | null = null;
  for (const line of [...earlier.slice(-MOST_EARLIER), ...lines]) {
    if (line.kind === 'attack' || (line.kind === 'power' && !draft)) {
      draft = { attack: line, support: [], powers: [], won: null, after: [] };
      drafts.push(draft);
    }
    if (!draft) continue;
    if (line.kind === 'support') draft.support.push(line);
    else if (line.kind === 'power') draft.powers.push(line);
    else if (line.kind === 'battle-won') draft.won = line;
    else if (line.kind === 'battle-over') draft = null;
    else if (draft.won && CLOSING.has(line.kind) && line.text) draft.after.push(line);
  }
  return drafts.filter((one) => one.won !== null && one.won.number > known).flatMap((one) => finish(one, shelf) ?? []);
}

function finish({ attack, support, powers, won, after }: Draft, shelf: Shelf): Fight | null {
  const [first, second] = powers;
  if (!first || !second || !won) return null;
  const helpers = (seat: number): SeenCard[] => support.flatMap((line) => (line.seat % 2 === seat % 2 && line.card ? [line.card] : []));
  const side = (line: LogLine): FightSide => ({ seat: line.seat, fighters: line.card ? [line.card] : [], helpers: helpers(line.seat), total: line.amount });
  const blows = (place: 0 | 1, line: LogLine): Blow[] => line.sums.map((addend) => ({ side: place, text: wordsFor(addend, shelf), amount: addend[2], card: null, destiny: null }));
  return {
    key: `battle-${attack.number}`,
    sides: [side(first), side(second)],
    blows: [...blows(0, first), ...blows(1, second)],
    winner: [first.seat, second.seat].find((seat) => seat % 2 === won.seat % 2) ?? null,
    ended: after.map((line) => line.text),
    damage: null,
    rule: first.rule,
    words: { title: say('jk-web-battle'), won: say('web-table-wins'), lost: say('web-table-loses'), even: say('web-table-tie') },
  };
}

/** What an addend comes from: the card's own power, or the card that changes it. */
function wordsFor([why, code]: Addend, shelf: Shelf): string {
  return why === 'power' || why === 'printed' ? say('jk-web-addend-power') : (shelf.card(code)?.title ?? say('jk-web-addend-power'));
}
