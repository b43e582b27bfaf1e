/** The fights of a battle, put together from the lines of the log. */
import { say } from '$lib/i18n.svelte';
import type { Shelf } from '$lib/library.svelte';
import type { Blow, Fight, FightSide } from '$lib/table/game';
import type { Addend, LogLine, SeenCard } from '$lib/types';
import { SITES } from './cards';

interface Draft {
  sides: Map<number, { fighters: SeenCard[]; helpers: SeenCard[] }>;
  destinies: LogLine[];
  powers: LogLine[];
  after: LogLine[];
}

const OPENING = new Set(['uses-card', 'card-unused', 'uses-weapon', 'weapon-unused', 'steps-forward']);
const CLOSING = new Set(['tie', 'wins', 'defeated', 'rescued', 'discard', 'damage', 'lost', 'fights-again', 'sacrifice', 'robbed', 'to-hand', 'from-deck', 'draw', 'lap-card', 'lap', 'counters', 'penalty']);

const MOST_EARLIER = 80;

/** The fights these lines decide; one that was interrupted by a question began in earlier ones. */
export function fightsOf(lines: readonly LogLine[], shelf: Shelf, earlier: readonly LogLine[] = []): Fight[] {
  const drafts: Draft[] = [];
  let draft: Draft | null = null;
  const known = earlier.at(-1)?.number ?? 0;
  for (const line of [...earlier.slice(-MOST_EARLIER), ...lines]) {
    if (OPENING.has(line.kind)) {
      if (!draft || draft.powers.length > 0) {
        draft = { sides: new Map(), destinies: [], powers: [], after: [] };
        drafts.push(draft);
      }
      note(draft, line);
    } else if (!draft) {
      continue;
    } else if (line.kind === 'destiny' || line.kind === 'no-destiny') {
      draft.destinies.push(line);
    } else if (line.kind === 'power') {
      draft.powers.push(line);
    } else if (draft.powers.length > 0 && CLOSING.has(line.kind)) {
      draft.after.push(line);
    } else if (draft.powers.length > 0) {
      draft = null; // breaking through, the end of the battle, another turn
    }
  }
  return drafts.filter((one) => (one.powers[1]?.number ?? 0) > known).flatMap((one) => finish(one, shelf) ?? []);
}

function note(draft: Draft, line: LogLine): void {
  const side = draft.sides.get(line.seat) ?? { fighters: [], helpers: [] };
  draft.sides.set(line.seat, side);
  if (!line.card) return;
  if (line.kind === 'steps-forward') side.fighters.push(line.card);
  else if (line.kind === 'uses-card' || line.kind === 'uses-weapon') side.helpers.push(line.card);
}

function finish(draft: Draft, shelf: Shelf): Fight | null {
  const [first, second] = draft.powers;
  if (!first || !second) return null;
  const side = (line: LogLine): FightSide => ({
    seat: line.seat,
    fighters: draft.sides.get(line.seat)?.fighters ?? (line.card ? [line.card] : []),
    helpers: draft.sides.get(line.seat)?.helpers ?? [],
    total: line.amount,
  });
  const win = draft.after.find((line) => line.kind === 'wins');
  const damage = draft.after.find((line) => line.kind === 'damage');
  return {
    key: `fight-${first.number}`,
    sides: [side(first), side(second)],
    blows: blowsOf(draft, first, second, shelf),
    winner: win ? win.seat : null,
    ended: draft.after.filter((line) => line.kind !== 'lost' && line.kind !== 'wins' && line.text).map((line) => line.text),
    damage: damage ? { seat: damage.seat, amount: damage.amount, lost: draft.after.flatMap((line) => (line.kind === 'lost' && line.card ? [line.card] : [])) } : null,
    rule: first.rule,
  };
}

/** Printed numbers first, then the destiny draws as they were made, then the battle cards: attacker before defender. */
function blowsOf(draft: Draft, first: LogLine, second: LogLine, shelf: Shelf): Blow[] {
  const both = [first, second] as const;
  const blow = (side: 0 | 1, [why, code, amount]: Addend, destiny: SeenCard | null): Blow => ({
    side,
    text: wordsFor(why, code, shelf),
    amount,
    card: null,
    destiny,
  });
  const printed = (side: 0 | 1): Blow[] => both[side].sums.filter(([why]) => why !== 'destiny' && why !== 'battle-card').map((addend) => blow(side, addend, null));
  const bonus = (side: 0 | 1): Blow[] => both[side].sums.filter(([why]) => why === 'battle-card').map((addend) => blow(side, addend, null));
  const waiting = both.map((line) => line.sums.filter(([why]) => why === 'destiny'));
  const drawn: Blow[] = [];
  for (const [at, line] of draft.destinies.entries()) {
    const side = line.seat === first.seat ? 0 : 1;
    const [addend] = waiting[side]!;
    const later = draft.destinies.slice(at + 1).some((other) => other.seat === line.seat && other.amount === addend?.[2]);
    if (!addend || (addend[2] !== line.amount && later)) continue; // drawn, but another one counts
    waiting[side]!.shift();
    drawn.push(blow(side, addend, line.card));
  }
  return [...printed(0), ...printed(1), ...drawn, ...bonus(0), ...bonus(1)];
}

export function wordsFor(why: string, code: string, shelf: Shelf): string {
  const [reason = '', place] = why.split(' ');
  const title = shelf.card(code)?.title ?? code;
  if (reason === 'site') return SITES[Number(place)] ?? '';
  if (reason === 'power') return say('yj-web-addend-power');
  if (reason === 'built-in') return say('yj-web-addend-built-in', { card: title });
  if (reason === 'destiny') return say('yj-web-addend-destiny', { card: title });
  return title;
}
