/** What a game brings to the table: games/<name>/table.ts. A game that brings nothing is laid out zone by zone. */
import type { Component } from 'svelte';
import type { Shelf } from '../library.svelte';
import type { LabelledOption, LogLine, SeenCard, TableInfo, View } from '../types';
import type { Passing } from './passing';

export type Powers = Record<string, { total: number; sum: string }>;

/** What a layout needs to draw, and what can be done to what it draws. */
export interface Scene {
  game: string;
  view: View;
  table: TableInfo;
  shelf: Shelf;
  powers: Powers;
  /** Whose cards lie nearest. */
  near: number;
  me: number | null;
  /** Cards that answer the question, by id. */
  offered: Map<number, LabelledOption>;
  /** Answers that are no cards. */
  words: LabelledOption[];
  answer: (answer: number) => void;
  /** The answer a lesson recommends. */
  hinted: number | null;
  /** One's own cards are being put in order below the board. */
  arranging: boolean;
  /** Tries to play a card; one that may not be played is explained. */
  play: (card: SeenCard) => void;
  /** Plays a card and answers what is asked about it next with the first of these wishes that is offered. */
  carry: (card: SeenCard, wishes: readonly number[]) => void;
  /** What has been told so far. */
  lines: readonly LogLine[];
  /** Nobody can play here: a replay, or a game that is watched. */
  still: boolean;
}

export interface LayoutProps {
  scene: Scene;
}

/** One fight an order would lead to, in words. */
export interface Outlook {
  title: string;
  sum: string;
  total: string;
  places: number[];
}

export interface OrderReading {
  outlooks: Outlook[];
  /** By place: what becomes of the card there. */
  fates: { text: string; tone: 'good' | 'idle' | 'bad'; outlook: number }[];
}

// --- a fight, blow by blow ---

export interface Blow {
  side: 0 | 1;
  text: string;
  amount: number;
  card: SeenCard | null;
  destiny: SeenCard | null;
}

export interface FightSide {
  seat: number;
  fighters: SeenCard[];
  helpers: SeenCard[];
  total: number;
}

/** Two sides, their addends in the order in which they came about, and how it ended. */
export interface Fight {
  key: string;
  sides: [FightSide, FightSide];
  blows: Blow[];
  winner: number | null; // a seat; null for a tie
  ended: string[]; // lines of the log
  damage: { seat: number; amount: number; lost: SeenCard[] } | null;
  rule: string;
  /** Whoever loses it is not defeated by that. */
  gentle?: boolean;
  /** Words of its own for what is shown, where it is no fight of a battle: what it is called, and how it ends. */
  words?: { title: string; won: string; lost: string; even: string };
}

// --- a lesson ---

export interface LessonStep {
  title: string; // keys of messages
  text: string;
  rule?: string;
}

export interface Lesson {
  settings: Record<string, string>;
  /** The ready decks, by seat. */
  decks: string[];
  /** Keys of messages: what the game is about, in a few points, and a word on each seat. */
  points: string[];
  notes: string[];
  bot: string;
  /** What to say to a question. */
  ask: (kind: string, view: View) => LessonStep | null;
  /** What to say when something happens for the first time; `key` tells first times apart. */
  happened: (line: LogLine, view: View) => (LessonStep & { key: string }) | null;
  /** A sensible answer, and the key of a message saying why. */
  advise: (view: View, shelf: Shelf, powers: Powers) => { answer: number; why: string } | null;
  /** Whether an answer is a mistake worth a word. */
  regret: (view: View, answer: number, shelf: Shelf, powers: Powers) => LessonStep | null;
}

/** One short step of a lesson: a written position in which the learner does one thing. */
export interface LessonScene {
  name: string;
  /** In plain notation; the learner has the first seat. */
  position: string;
  step: LessonStep;
  /** Key of a message: what was done. */
  praise: string;
  /** Whether the learner has done it, and whether it can no longer be done. */
  done: (lines: readonly LogLine[], view: View) => boolean;
  missed?: (lines: readonly LogLine[], view: View) => boolean;
}

export interface SceneLesson {
  settings: Record<string, string>;
  bot: string;
  /** Keys of messages: what the game is about, in a few points. */
  points: string[];
  scenes: readonly LessonScene[];
}

export interface GameTable {
  /** Kinds of question that only go on with what was begun by the last answer, which can therefore be taken back. */
  followUps?: ReadonlySet<string>;
  passing?: Passing;
  /** The cards a question speaks of, shown beside it. */
  about?: (view: View) => SeenCard[];
  Board: Component<LayoutProps>;
  Hand: Component<LayoutProps>;
  /** Cards of an order already answered, which stay in front. */
  placed?: (view: View) => SeenCard[];
  /** A sensible order of these cards. */
  suggest?: (view: View, shelf: Shelf, cards: SeenCard[]) => SeenCard[];
  readOrder?: (view: View, shelf: Shelf, cards: SeenCard[]) => OrderReading | null;
  /** What the newest lines decide; the earlier ones tell how it began. */
  fights?: (lines: readonly LogLine[], before: View, shelf: Shelf, earlier: readonly LogLine[]) => Fight[];
  lesson?: Lesson;
  scenes?: SceneLesson;
  /** What comes after the first game, to be read and tried. */
  Tour?: Component<{ shelf: Shelf }>;
}

const tables = import.meta.glob<{ table: GameTable }>('../../games/*/table.ts');

export async function tableOf(game: string): Promise<GameTable> {
  const read = tables[`../../games/${game}/table.ts`];
  if (read) return (await read()).table;
  const { default: PlainBoard } = await import('./PlainBoard.svelte');
  const { default: PlainHand } = await import('./PlainHand.svelte');
  return { Board: PlainBoard, Hand: PlainHand };
}

/** Games that have a lesson, by name. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  return (await tableOf(game)).lesson ?? null;
}

// --- reading views ---

export function zoneOf(view: View, name: string, seat: number, place = ''): View['zones'][number] | undefined {
  return view.zones.find((zone) => zone.name === name && zone.seat === seat && (!place || zone.place === place));
}

/** All players' views as one: each zone as its owner sees it. */
export function openView(views: readonly View[]): View | null {
  const [first] = views;
  if (!first) return null;
  const zones = first.zones.map((zone, index) => views.find((view) => view.seat === zone.seat)?.zones[index] ?? zone);
  return { ...first, zones };
}
