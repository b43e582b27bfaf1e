/** Typed calls to the server. Errors come as ApiError with a message in the reader's language. */
import { language, say } from './i18n.svelte';
import type {
  AnalysisPage,
  CardInfo,
  DeckCheck,
  DeckChoice,
  DeckStudy,
  GameInfo,
  LobbyRow,
  MadePuzzle,
  MatrixInfo,
  MutedPerson,
  NewTable,
  OddsQuestion,
  OddsPage,
  OwnDeck,
  PuzzleMaking,
  PuzzlePage,
  PuzzleRow,
  PuzzleVerdict,
  ReadyDeck,
  ReplayStep,
  RuleChapter,
  SeatChoice,
  TablePage,
  User,
  Verified,
} from './types';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = 'ApiError';
  }

  /** Whether the server could not be reached at all. */
  get offline(): boolean {
    return this.status === 0;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
interface Sending {
  body?: unknown;
  signal?: AbortSignal;
}

export function cookie(name: string, all: string): string {
  for (const piece of all.split(';')) {
    const [key, ...rest] = piece.trim().split('=');
    if (key === name) return decodeURIComponent(rest.join('='));
  }
  return '';
}

/** The token for unsafe requests; asking who one is sets the cookie where it is missing. */
async function csrfToken(): Promise<string> {
  const known = cookie('cc_csrf', document.cookie);
  if (known) return known;
  await fetch('/api/me', { credentials: 'same-origin' }).catch(() => null);
  return cookie('cc_csrf', document.cookie);
}

export async function call<T>(method: Method, path: string, sending: Sending = {}): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': language() };
  if (method !== 'GET') headers['x-csrf-token'] = await csrfToken();
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (sending.signal) init.signal = sending.signal;
  if (typeof sending.body === 'string') init.body = sending.body;
  else if (sending.body !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(sending.body);
  }
  const response = await reach(`/api${path}`, init);
  const text = await response.text();
  const body: unknown = parse(text);
  if (!response.ok) throw refusal(response.status, body);
  return body as T;
}

async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === 'AbortError') throw problem;
    throw new ApiError(0, 'offline', say('web-error-offline'));
  }
}

function parse(text: string): unknown {
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The error a body describes; one that describes none is said in our own words. */
export function refusal(status: number, body: unknown): ApiError {
  if (typeof body === 'object' && body !== null && 'error' in body) {
    const { error, message, arguments: details } = body as Record<string, unknown>;
    const said = typeof message === 'string' && message ? message : say('web-error-status', { status });
    return new ApiError(status, String(error), said, (details as Record<string, unknown>) ?? {});
  }
  return new ApiError(status, 'unknown', say('web-error-status', { status }));
}

const part = encodeURIComponent;
const spoken = () => `language=${language()}`;

export const api = {
  // people
  me: () => call<{ user: User | null }>('GET', '/me'),
  guest: (name: string) => call<{ user: User }>('POST', '/guest', { body: { name } }),
  register: (name: string, password: string) =>
    call<{ user: User }>('POST', '/register', { body: { name, password } }),
  login: (name: string, password: string) => call<{ user: User }>('POST', '/login', { body: { name, password } }),
  logout: () => call<null>('POST', '/logout'),
  password: (old: string, fresh: string) => call<null>('POST', '/password', { body: { old, new: fresh } }),
  changeMe: (change: { name?: string; language?: string }) =>
    call<{ user: User }>('PATCH', '/me', { body: change }),
  deleteMe: (password?: string) => call<null>('DELETE', '/me', { body: password ? { password } : {} }),
  exportMe: () => call<unknown>('GET', '/me/export'),

  // games
  games: () => call<GameInfo[]>('GET', `/games?${spoken()}`),
  cards: (game: string) => call<CardInfo[]>('GET', `/games/${part(game)}/cards?${spoken()}`),
  card: (game: string, code: string) =>
    call<CardInfo>('GET', `/games/${part(game)}/cards/${part(code)}?${spoken()}`),
  rules: (game: string) => call<RuleChapter[]>('GET', `/games/${part(game)}/rules?${spoken()}`),
  readyDecks: (game: string) => call<ReadyDeck[]>('GET', `/games/${part(game)}/decks?${spoken()}`),
  matchups: (game: string) => call<MatrixInfo[]>('GET', `/games/${part(game)}/lab/matchups?${spoken()}`),
  studyDeck: (game: string, question: OddsQuestion, signal?: AbortSignal) =>
    call<DeckStudy>('POST', `/games/${part(game)}/lab/deck?${spoken()}`, { body: question, ...(signal ? { signal } : {}) }),
  checkDeck: (
    game: string,
    deck: { text: string } | { cards: Record<string, number>; name?: string; note?: string },
    format: string,
    signal?: AbortSignal,
  ) =>
    call<DeckCheck>('POST', `/games/${part(game)}/deck/check`, {
      body: { ...deck, format, language: language() },
      ...(signal ? { signal } : {}),
    }),

  // own decks
  decks: () => call<OwnDeck[]>('GET', '/decks'),
  deck: (id: string) => call<OwnDeck>('GET', `/decks/${part(id)}`),
  newDeck: (deck: Omit<OwnDeck, 'id' | 'updated'>) => call<OwnDeck>('POST', '/decks', { body: deck }),
  saveDeck: (id: string, deck: Omit<OwnDeck, 'id' | 'updated'>) =>
    call<OwnDeck>('PUT', `/decks/${part(id)}`, { body: deck }),
  deleteDeck: (id: string) => call<null>('DELETE', `/decks/${part(id)}`),

  // puzzles
  puzzles: (game: string) => call<PuzzleRow[]>('GET', `/games/${part(game)}/puzzles?${spoken()}`),
  puzzle: (id: string) => call<PuzzlePage>('GET', `/puzzles/${part(id)}?${spoken()}`),
  answerPuzzle: (id: string, answer: string) =>
    call<PuzzleVerdict>('POST', `/puzzles/${part(id)}/answer?${spoken()}`, { body: { answer } }),
  madePuzzles: (game: string) => call<MadePuzzle[]>('GET', `/puzzles?game=${part(game)}&${spoken()}`),
  makePuzzle: (table: string, at: number) =>
    call<PuzzleMaking>('POST', `/tables/${part(table)}/puzzle?${spoken()}`, { body: { at } }),
  puzzleMaking: (table: string, at: number) =>
    call<PuzzleMaking>('GET', `/tables/${part(table)}/puzzle?at=${at}&${spoken()}`),
  deletePuzzle: (id: string) => call<null>('DELETE', `/puzzles/${part(id)}`),
  playPuzzle: (id: string) => call<{ id: string }>('POST', `/puzzles/${part(id)}/table`),

  // tables
  tables: (state?: string) => call<LobbyRow[]>('GET', state ? `/tables?state=${part(state)}` : '/tables'),
  table: (id: string) => call<TablePage>('GET', `/tables/${part(id)}`),
  newTable: (table: NewTable) => call<{ id: string }>('POST', '/tables', { body: table }),
  join: (id: string, seat: number, deck: DeckChoice, word: string) =>
    call<unknown>('POST', `/tables/${part(id)}/join`, { body: { seat, deck, word } }),
  leave: (id: string) => call<null>('POST', `/tables/${part(id)}/leave`),
  rematch: (id: string) => call<{ id: string }>('POST', `/tables/${part(id)}/rematch`),
  fork: (id: string, at: number, seats: SeatChoice[]) =>
    call<{ id: string }>('POST', `/tables/${part(id)}/fork`, { body: { at, seats } }),
  replay: (id: string, at: number, as: string) =>
    call<ReplayStep>('GET', `/tables/${part(id)}/replay?at=${at}&as=${as}&${spoken()}`),
  analysis: (id: string) => call<AnalysisPage>('GET', `/tables/${part(id)}/analysis?${spoken()}`),
  askAnalysis: (id: string) => call<AnalysisPage>('POST', `/tables/${part(id)}/analysis?${spoken()}`),
  odds: (id: string, at: number, as: string) =>
    call<OddsPage>('GET', `/tables/${part(id)}/odds?at=${at}&as=${as}&${spoken()}`),
  recordAddress: (id: string) => `/api/tables/${part(id)}/record`,
  verify: (record: string) => call<Verified>('POST', '/records/verify', { body: record }),
  report: (id: string, text: string) => call<null>('POST', `/tables/${part(id)}/report`, { body: { text } }),
  mutes: () => call<MutedPerson[]>('GET', '/mutes'),
  mute: (userId: string) => call<null>('POST', '/mutes', { body: { user_id: userId } }),
  unmute: (id: string) => call<null>('DELETE', `/mutes/${part(id)}`),
};
