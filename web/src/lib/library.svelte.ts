/** What the server knows about games, asked once per language and kept while the page lives. */
import { api } from './api';
import { language } from './i18n.svelte';
import { change, settings } from './settings.svelte';
import type { CardInfo, GameInfo, MatrixInfo, ReadyDeck, RuleChapter, RuleInfo } from './types';

const kept = new Map<string, Promise<unknown>>();

/** The promise under this key, made anew if there is none or the last one failed. */
function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const full = `${language()} ${key}`;
  const known = kept.get(full);
  if (known) return known as Promise<T>;
  const asked = ask();
  kept.set(full, asked);
  asked.catch(() => kept.delete(full));
  return asked;
}

export class Shelf {
  readonly byCode: Map<string, CardInfo>;
  /** Real cards; halves of cards and weapons built into them are known by their codes only. */
  readonly cards: CardInfo[];

  constructor(
    readonly game: string,
    all: CardInfo[],
  ) {
    this.byCode = new Map(all.map((card) => [card.code, card]));
    this.cards = all.filter((card) => card.data.in_decks !== false);
  }

  card(code: string): CardInfo | undefined {
    return this.byCode.get(code);
  }
}

/** What bots of the host's own are called, by name and language; known as soon as the games are. */
const titles = $state<Record<string, Record<string, string>>>({});

export const ownBotTitle = (bot: string): string | undefined => titles[bot]?.[language()] ?? titles[bot]?.en;

export const games = (): Promise<GameInfo[]> =>
  once('games', async () => {
    const found = await api.games();
    for (const game of found) Object.assign(titles, game.bot_titles);
    return found;
  });

export const shelf = (game: string): Promise<Shelf> =>
  once(`cards ${game}`, async () => new Shelf(game, await api.cards(game)));

export const rules = (game: string): Promise<RuleChapter[]> => once(`rules ${game}`, () => api.rules(game));

export const readyDecks = (game: string): Promise<ReadyDeck[]> => once(`ready ${game}`, () => api.readyDecks(game));

export const matchups = (game: string): Promise<MatrixInfo[]> => once(`matchups ${game}`, () => api.matchups(game));

export async function findRule(game: string, id: string): Promise<RuleInfo | null> {
  const chapters = await rules(game);
  for (const chapter of chapters) {
    const found = chapter.rules.find((rule) => rule.id === id);
    if (found) return found;
  }
  return null;
}

/** The game looked at: the one named, else the last one, else the first. */
export async function currentGame(named?: string | null): Promise<GameInfo> {
  const all = await games();
  const wanted = named || settings.game;
  const found = all.find((game) => game.name === wanted) ?? all[0];
  if (!found) throw new Error('no games');
  if (settings.game !== found.name) change('game', found.name);
  return found;
}
