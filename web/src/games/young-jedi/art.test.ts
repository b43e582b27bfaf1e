import { describe, expect, test } from 'vitest';
import { emblemOf, homeSite, picture, themeOf, type Subject } from './art';
import { EMBLEMS } from '$lib/drawing/emblems';
import { fit, measure, shortName } from '$lib/drawing/lettering';
import { randomOf } from '$lib/drawing/random';
import { landscape } from './landscape';

function subject(change: Partial<Subject>): Subject {
  return { code: 'DM-1', title: 'Obi-Wan Kenobi', subtitle: 'Young Jedi', kind: 'character', side: 'light', planet: 'Tatooine', site: -1, bonus: [1, 1, 1, 0, 0, 0, 0, 0, 0], ship: '', cubes: 0, group: 1, rescues: false, ...change };
}

describe('pictures', () => {
  test('the same card always looks the same, another one does not', () => {
    expect(picture(subject({}))).toEqual(picture(subject({})));
    expect(picture(subject({}))).not.toEqual(picture(subject({ code: 'DM-33' })));
  });

  test('the emblem says what the card is', () => {
    expect(emblemOf(subject({}))).toBe('saber');
    expect(emblemOf(subject({ title: 'Darth Maul', subtitle: 'Sith Lord', side: 'dark' }))).toBe('doubleSaber');
    expect(emblemOf(subject({ title: 'Battle Droid: Pilot', subtitle: 'MTT Division' }))).toBe('droid');
    expect(emblemOf(subject({ title: 'Rep Been', subtitle: 'Gungan' }))).toBe('gungan');
    expect(emblemOf(subject({ title: 'Aks Moe', subtitle: 'Senator' }))).toBe('column');
    expect(emblemOf(subject({ title: 'Blaster Rifle', subtitle: '', kind: 'weapon' }))).toBe('rifle');
    expect(emblemOf(subject({ title: 'Counterparts', subtitle: '', kind: 'battle', group: 2 }))).toBe('rings');
  });

  test('the frame follows the planet for people and places, the kind for things', () => {
    expect(themeOf({ kind: 'character', planet: 'Naboo' })).toBe('naboo');
    expect(themeOf({ kind: 'weapon', planet: '' })).toBe('weapon');
    expect(themeOf({ kind: 'battle', planet: '' })).toBe('battle');
  });

  test('a character stands where it is best', () => {
    expect(homeSite(subject({ bonus: [0, 1, 3, 0, 0, 0, 0, 0, 0] }))).toBe(2);
    expect(homeSite(subject({ site: 7 }))).toBe(7);
    expect(homeSite(subject({ bonus: [] }))).toBe(-1);
  });

  test('every emblem and every landscape is made of sound paths', () => {
    const tones = { light: '#fff', ink: '#000', accent: '#f00' };
    const drawn = Object.values(EMBLEMS).flatMap((draw) => draw(tones, randomOf('x')));
    for (const theme of ['tatooine', 'coruscant', 'naboo', 'weapon', 'battle', 'effect', 'starship'] as const) {
      for (let site = -1; site < 9; site += 1) drawn.push(...landscape(theme, site, `seed ${site}`, 120, 112));
    }
    for (const shape of drawn) {
      expect(shape.d).toMatch(/^M[-\d. MLHVCSQAZmlhvcsqaz]+$/);
      expect(shape.fill ?? shape.stroke).toBeTruthy();
    }
  });
});

describe('lettering', () => {
  test('words are set as large as they fit', () => {
    const setting = fit('Jedi Lightsaber Constructed by Ki-Adi-Mundi', 90, 14, 8, 3, true);
    expect(setting.lines.length).toBeLessThanOrEqual(3);
    for (const line of setting.lines) expect(measure(line, true) * setting.size).toBeLessThanOrEqual(90);
  });

  test('a short name keeps the part that tells cards apart', () => {
    expect(shortName('Battle Droid: Pilot')).toBe('Pilot');
    expect(shortName('Tatooine • Mos Espa')).toBe('Mos Espa');
  });
});
