/** The lesson: written positions, in each of which the learner does one thing. */
import { zoneOf, type LessonScene, type SceneLesson } from '$lib/table/game';
import type { LogLine, View } from '$lib/types';

const positions = import.meta.glob<string>('./lesson/*.txt', { query: '?raw', import: 'default', eager: true });

const told = (lines: readonly LogLine[], kind: string, seat: number): boolean => lines.some((line) => line.kind === kind && line.seat === seat);
const holds = (view: View, zone: string): boolean => (zoneOf(view, zone, view.seat)?.cards.length ?? 0) > 0;

type Goal = Pick<LessonScene, 'done'> & Partial<Pick<LessonScene, 'missed'>>;

const won: Goal = {
  done: (lines, view) => told(lines, 'battle-won', view.seat),
  missed: (lines, view) => lines.some((line) => line.kind === 'battle-won' && line.seat !== view.seat) || told(lines, 'draw', view.seat),
};

/** The phase is over and the thing was not done. */
const untilDraw = (done: LessonScene['done']): Goal => ({ done, missed: (lines) => lines.some((line) => line.kind === 'turn') });

const GOALS: Record<string, Goal & { rule: string }> = {
  force: { rule: 'jk.force.choose', done: (lines) => lines.some((line) => line.kind === 'order') },
  deploy: { rule: 'jk.deploy.where', ...untilDraw((_, view) => holds(view, 'site') && holds(view, 'system')) },
  weapon: { rule: 'jk.card.weapon', ...untilDraw((_, view) => view.zones.some((zone) => zone.name === 'attached' && zone.seat === view.seat && zone.cards.length > 0)) },
  attack: { rule: 'jk.battle.initiate', ...won },
  support: { rule: 'jk.battle.support', ...won },
  fire: { rule: 'jk.battle.fire', ...untilDraw((lines, view) => told(lines, 'fire', view.seat) && lines.some((line) => line.kind === 'hit' || line.kind === 'miss')) },
  bonus: { rule: 'jk.battle.tactical', ...won },
  response: { rule: 'jk.event.response', ...untilDraw((lines, view) => told(lines, 'respond', view.seat)) },
  blockade: { rule: 'jk.blockade.intimidate', ...untilDraw((lines, view) => told(lines, 'intimidate', view.seat) && told(lines, 'shuttle', view.seat)) },
  control: { rule: 'jk.draw.control-check', done: (lines) => lines.some((line) => line.kind === 'control') },
  final: { rule: 'jk.game.final-conflict', done: (_, view) => view.over && view.winners.includes(view.seat), missed: (_, view) => view.over },
};

/** The number in a file's name is its place. */
function scenesOf(): LessonScene[] {
  return Object.entries(positions)
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([path, position]) => {
      const name = path.replace(/^.*\d+-/, '').replace('.txt', '');
      const goal = GOALS[name];
      if (!goal) return [];
      const { rule, ...rest } = goal;
      return [{ name, position, step: { title: `jk-learn-${name}-title`, text: `jk-learn-${name}`, rule }, praise: `jk-learn-${name}-done`, ...rest }];
    });
}

export const scenes: SceneLesson = {
  settings: { format: 'duel' },
  bot: 'random',
  points: ['one', 'two', 'three', 'four'].map((point) => `jk-learn-point-${point}`),
  scenes: scenesOf(),
};
