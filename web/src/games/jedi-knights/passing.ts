/** When one passes in Jedi Knights, where stops can be set, and what is worth a thought. */
import type { Passing } from '$lib/table/passing';
import type { LogLine, View } from '$lib/types';
import { DONE, PASS } from './answers';
import { statusOf } from './status';

// What Responses answer to, as the engine numbers it in the question; what feels alike shares a stop.
const MOMENTS = ['deploy', 'attack', 'attack', 'attack', 'shot', 'shot', 'shot', 'hit', 'hit', 'result', 'result', 'result', 'blockade', 'blockade', 'turn', 'turn', 'event', 'turn'] as const;
const RESPONSES = [...new Set(MOMENTS)];

const ACTIONS = new Set(['deploy', 'battle-phase', 'blockade', 'support', 'weapons', 'power']);

/** The Response is told apart by what it answers to. */
function stop(view: View): string | null {
  const decision = view.decision;
  if (!decision) return null;
  if (decision.kind === 'respond') return `respond-${MOMENTS[decision.number] ?? 'turn'}`;
  if (decision.kind === 'battle-phase') return statusOf(view).phase;
  return ACTIONS.has(decision.kind) ? decision.kind : null;
}

// What happens by itself or says nothing new.
const QUIET = new Set(['pass', 'step', 'phase', 'battle-over', 'draw', 'ready', 'rotate']);

export const passing: Passing = {
  pass: (view) => {
    const decision = view.decision;
    if (!decision) return null;
    const word = decision.kind === 'respond' ? DONE : ACTIONS.has(decision.kind) ? PASS : null;
    return word !== null && decision.options.some((option) => option.answer === word) ? word : null;
  },
  stops: ['deploy', 'starship-battle', 'blockade', 'character-battle', 'support', 'weapons', 'power', ...RESPONSES.map((moment) => `respond-${moment}`)],
  stop,
  label: (name) => `jk-web-stop-${name}`,
  notable: (line: LogLine, view: View) => line.seat >= 0 && line.seat % 2 !== view.seat % 2 && line.text !== '' && !QUIET.has(line.kind),
};
