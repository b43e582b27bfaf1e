/** The blows of a duel and its end, put together from the lines of the log, to be shown like fights. */
import { say } from '$lib/i18n.svelte';
import type { Fight, FightSide } from '$lib/table/game';
import type { LogLine, SeenCard, View } from '$lib/types';
import { cardAt } from '$lib/table/reading';
import { statusOf, type Duelist } from './status';

/** Blows seen whole, from attack to parry or hit, and how the duel ended. */
export function blowsOfDuel(lines: readonly LogLine[], before: View): Fight[] {
  const found: Fight[] = [];
  let attack = underWay(before);
  for (const line of lines) {
    if (line.kind === 'duel-attack') attack = line;
    else if (line.kind === 'duel-parry' || line.kind === 'duel-hit') {
      if (attack && attack.seat === before.seat) found.push(blow(attack, line)); // one's own answers need not be shown
      attack = null;
    }
  }
  const end = endOf(lines, before);
  return end ? [...found, end] : found;
}

type Attack = Pick<LogLine, 'seat' | 'card' | 'amount' | 'number' | 'rule' | 'text'>;

/** The attack that waited for its answer when these lines came. */
function underWay(before: View): Attack | null {
  const duel = statusOf(before).duel;
  if (!duel || duel.attack === null) return null;
  return { seat: duel.striker, card: cardAt(before, duel.attack), amount: duel.number ?? 0, number: duel.attack, rule: 'yj.duel.attack-parry', text: '' };
}

function blow(attack: Attack, answer: LogLine): Fight {
  const parried = answer.kind === 'duel-parry';
  const side = (seat: number, card: SeenCard | null, total: number): FightSide => ({ seat, fighters: card ? [card] : [], helpers: [], total });
  return {
    key: `blow-${answer.number}`,
    sides: [side(attack.seat, attack.card, attack.amount), side(1 - attack.seat, answer.card, parried ? answer.amount : 0)],
    blows: [],
    winner: parried ? null : attack.seat,
    ended: [attack.text, answer.text].filter(Boolean),
    damage: null,
    rule: attack.rule,
    gentle: true,
    words: { title: say('yj-web-duel'), won: say('yj-web-duel-hits-home'), lost: say('yj-web-duel-is-hit'), even: say('yj-web-duel-parried') },
  };
}

const ENDINGS = new Set(['duel-defeat', 'duel-undecided', 'duel-gives-over', 'damage', 'discard']);

function endOf(lines: readonly LogLine[], before: View): Fight | null {
  const over = lines.findIndex((line) => line.kind === 'duel-defeat' || line.kind === 'duel-undecided');
  const duel = statusOf(before).duel;
  const [first, second] = duel?.duelists ?? [];
  if (over < 0 || !duel?.fought || !first || !second) return null;
  const last = lines.findIndex((line) => line.kind === 'duel-over');
  const part = lines.slice(over, last < 0 ? undefined : last + 1);
  const defeats = part.filter((line) => line.kind === 'duel-defeat').map((line) => line.seat);
  const damage = part.find((line) => line.kind === 'damage');
  const side = (one: Duelist): FightSide => ({
    seat: one.seat,
    fighters: [cardAt(before, one.character)].flatMap((card) => card ?? []),
    helpers: one.weapons.flatMap((weapon) => cardAt(before, weapon) ?? []),
    total: lines.filter((line) => (line.kind === 'duel-hit' || line.kind === 'duel-heal') && line.seat === one.seat).at(-1)?.amount ?? one.hits,
  });
  return {
    key: `duel-${lines[over]!.number}`,
    sides: [side(first), side(second)],
    blows: [],
    winner: defeats.length === 1 ? 1 - defeats[0]! : null,
    ended: part.filter((line) => ENDINGS.has(line.kind) && line.text).map((line) => line.text),
    damage: damage ? { seat: damage.seat, amount: damage.amount, lost: part.flatMap((line) => (line.kind === 'lost' && line.card ? [line.card] : [])) } : null,
    rule: lines[over]!.rule,
    words: { title: say('yj-web-duel-end'), won: say('web-table-wins'), lost: say('web-table-loses'), even: say('yj-web-duel-undecided') },
  };
}
