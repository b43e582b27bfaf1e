import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cookie, refusal } from './api';
import { bundleOf, formatAgo, pick } from './i18n.svelte';
import { freeSeat, isMine } from './lobby.svelte';
import { match } from './routes';
import { readyFor } from './start';
import type { GameInfo, LobbyRow } from './types';
import { seatName, seatsOf } from './words';

describe('routes', () => {
  it('finds the page and its parameters', () => {
    expect(match('/')).toEqual({ page: 'Home', params: {} });
    expect(match('/card/DM-8')).toEqual({ page: 'CardPage', params: { code: 'DM-8' } });
    expect(match('/rule/yj.battle.optional/')).toEqual({ page: 'Rules', params: { id: 'yj.battle.optional' } });
    expect(match('/deck/ready~A%20B')).toEqual({ page: 'DeckEditor', params: { id: 'ready~A B' } });
    expect(match('/deck/%E0%A4%A').page).toBe('DeckEditor');
    expect(match('/table').page).toBe('NotFound');
  });

  it('leads only to pages there are', () => {
    const pages = readdirSync(join(__dirname, '../pages'));
    for (const path of ['/', '/play', '/lobby', '/cards', '/card/x', '/decks', '/deck/x', '/rules', '/lab', '/account', '/no/where'])
      expect(pages).toContain(`${match(path).page}.svelte`);
  });
});

describe('the server', () => {
  it('reads cookies', () => {
    expect(cookie('cc_csrf', 'a=b; cc_csrf=x%3Dy; c=d')).toBe('x=y');
    expect(cookie('none', 'a=b')).toBe('');
  });

  it('gives the words of a refusal', () => {
    const told = refusal(409, { error: 'stale', message: 'Too late.', arguments: { a: 1 } });
    expect([told.key, told.message, told.details.a]).toEqual(['stale', 'Too late.', 1]);
    expect(refusal(500, null).key).toBe('unknown');
  });
});

describe('languages', () => {
  it('picks the first wish that is ours', () => {
    expect(pick([null, 'de-DE', 'fr-CA'])).toBe('fr');
    expect(pick(['xx'])).toBe('en');
  });

  it('says how long ago', () => {
    expect(formatAgo(0, 30_000)).toBe('now');
    expect(formatAgo(0, 180_000)).toBe('3 minutes ago');
  });

  it('has every word the pages say, in every language', () => {
    const asked = new Set<string>();
    for (const file of sources(join(__dirname, '..'))) {
      const text = readFileSync(file, 'utf8');
      for (const found of text.matchAll(/\b(?:say|knows)\(\s*'([a-z][\w.-]*)'/g)) asked.add(found[1] ?? '');
    }
    expect(asked.size).toBeGreaterThan(150);
    for (const language of ['en', 'fr']) {
      const folder = join(__dirname, '../../../src/chancecube/text/locales', language);
      const texts = readdirSync(folder).filter((name) => name.endsWith('web.ftl')).map((name) => readFileSync(join(folder, name), 'utf8'));
      const bundle = bundleOf(language, texts);
      expect([...asked].filter((key) => !bundle.hasMessage(key.split('.')[0] ?? ''))).toEqual([]);
    }
  });
});

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.includes('.test.') ? [path] : [];
  });
}

describe('the lobby', () => {
  const row: LobbyRow = {
    id: 'x',
    game: 'g',
    settings: {},
    state: 'open',
    seats: [
      { seat: 0, side: 'light', number: 0, name: 'Tavi', bot: null },
      { seat: 1, side: 'dark', number: 0, name: null, bot: null },
    ],
    clock: { kind: 'none', seconds: 0, increment: 0 },
    open: true,
    created: 0,
    started: null,
    ended: null,
    winners: null,
    watchers: 0,
    me: null,
  };

  it('finds the free seat', () => {
    expect(freeSeat(row)).toBe(1);
    expect(freeSeat({ ...row, state: 'playing' })).toBeNull();
    expect(isMine(row)).toBe(false);
    expect(isMine({ ...row, me: 0 })).toBe(true);
  });
});

describe('ready decks', () => {
  it('fit a side and a format', () => {
    const deck = { name: 'A', title: 'A', note: '', cards: {}, side: 'light', formats: ['full'] };
    expect(readyFor([deck], 'light', 'full')).toEqual([deck]);
    expect(readyFor([deck], 'dark', 'full')).toEqual([]);
    expect(readyFor([deck], 'light', 'starter')).toEqual([]);
  });
});

describe('seats', () => {
  const game: GameInfo = {
    name: 'g',
    title: 'G',
    formats: ['pair', 'teams'],
    sides: ['north', 'south'],
    seats: { pair: [0, 1], teams: [0, 1, 0, 1] },
    bots: [],
    bot_titles: {},
    usual_bot: '',
    settings: {},
    card_count: 0,
  };

  it('are called by their side, and numbered where it has several', () => {
    expect(seatsOf(game, 'pair').map((seat) => seatName('g', seat))).toEqual(['North', 'South']);
    expect(seatsOf(game, 'teams').map((seat) => seatName('g', seat))).toEqual(['North\u00a01', 'South\u00a01', 'North\u00a02', 'South\u00a02']);
  });
});
