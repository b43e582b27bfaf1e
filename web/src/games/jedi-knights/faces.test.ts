import { describe, expect, test } from 'vitest';
import { cardOf as madeUp } from '$lib/testing';
import { emblemOf, orbit, picture } from './art';
import { cardOf } from './cards';
import { fightsOf } from './fights';
import { landscape, moodOf, PALETTES, type Mood } from './landscape';
import { scenes } from './lesson';
import { ALLEGIANCE_MARKS, THEME_MARKS } from './marks';
import { Shelf } from '$lib/library.svelte';
import type { LogLine } from '$lib/types';

const make = (data: Record<string, unknown>, title = 'Somebody') => cardOf(madeUp('PS-7', { title, data }));

describe('faces', () => {
  test('facts are read as the server sends them', () => {
    const card = make({ side: 'empire', kind: 'force', theme: null, force: 6, credits: 5, draw: 2, colour: 'red', ours: true });
    expect([card.allegiance, card.kind, card.force, card.credits, card.draw, card.ours]).toEqual(['empire', 'force', 6, 5, 2, true]);
  });

  test('the emblem says what the card is', () => {
    expect(emblemOf(make({ kind: 'character', keywords: ['Rebel', 'Jedi'] }))).toBe('saber');
    expect(emblemOf(make({ kind: 'starship', side: 'empire', keywords: ['Capital', 'Imperial'] }))).toBe('dart');
    expect(emblemOf(make({ kind: 'starship', side: 'alliance', keywords: ['Smuggler', 'Transport'] }))).toBe('transport');
    expect(emblemOf(make({ kind: 'event', timing: 'response' }))).toBe('helping');
  });

  test('every mood has a land of sound paths', () => {
    for (const mood of Object.keys(PALETTES) as Mood[]) {
      for (const shape of landscape(mood, `seed ${mood}`, 120, 112)) expect(shape.d).toMatch(/^M[-\d. MLHVCSQAZmlhvcsqaz]+$/);
    }
    expect(moodOf(make({ kind: 'location', planet: 'Yavin 4' }))).toBe('yavin-4');
    expect(orbit(make({ kind: 'location', planet: 'Kessel' })).land.length).toBeGreaterThan(3);
    expect(picture(make({ kind: 'theme', theme: 'luke' })).palette).toBe(PALETTES.luke);
  });

  test('themes and allegiances differ in colour, shape and letter', () => {
    for (const marks of [Object.values(THEME_MARKS), Object.values(ALLEGIANCE_MARKS)]) {
      for (const field of ['fill', 'shape', 'letter'] as const) expect(new Set(marks.map((mark) => mark[field])).size).toBe(marks.length);
    }
  });
});

describe('battles', () => {
  const line = (number: number, kind: string, seat: number, more: Partial<LogLine> = {}): LogLine => ({ number, kind, seat, text: kind, rule: 'jk.battle.power', card: { id: number, face: 0, code: 'PS-7' }, amount: 0, sums: [], ...more });
  const told = [
    line(1, 'attack', 0),
    line(2, 'defend', 1),
    line(3, 'support', 0),
    line(4, 'power', 0, { amount: 6, sums: [['printed', 'PS-7', 5], ['text', 'PS-7', 1]] }),
    line(5, 'power', 1, { amount: 6, sums: [['printed', 'PS-7', 6]] }),
    line(6, 'battle-won', 0),
    line(7, 'battle-over', -1),
  ];
  const shelf = new Shelf('jedi-knights', [madeUp('PS-7')]);

  test('are put together from what is told, blow by blow', () => {
    const [fight, more] = fightsOf(told, shelf);
    expect(more).toBeUndefined();
    expect(fight?.winner).toBe(0);
    expect(fight?.sides[0].helpers).toHaveLength(1);
    expect(fight?.blows.map((blow) => [blow.side, blow.amount])).toEqual([[0, 5], [0, 1], [1, 6]]);
  });

  test('told once, even if they began earlier', () => {
    expect(fightsOf(told.slice(4), shelf, told.slice(0, 4))).toHaveLength(1);
    expect(fightsOf(told.slice(3), shelf)).toHaveLength(1);
    expect(fightsOf([], shelf, told)).toHaveLength(0);
  });
});

describe('the lesson', () => {
  test('has its steps in order, each with a goal', () => {
    expect(scenes.scenes.map((scene) => scene.name)).toEqual(['force', 'deploy', 'weapon', 'attack', 'support', 'fire', 'bonus', 'response', 'blockade', 'control', 'final']);
    for (const scene of scenes.scenes) expect(scene.position).toMatch(/^jedi-knights duel/);
  });
});
