import { describe, expect, it } from 'vitest';
import { plainDesk, type Facet } from './games';
import { countWishes, fold, fromQuery, limitsOf, noWishes, search, toQuery, valuesOf } from './search';
import { cardOf } from './testing';

const cards = [
  cardOf('A-1', { title: 'Padmé Naberrie', subtitle: 'Handmaiden', data: { side: 'light', destiny: 5, traits: ['handmaiden'] } }),
  cardOf('A-2', { title: 'Darth Maul', subtitle: 'Sith Apprentice', data: { side: 'dark', destiny: 1, traits: [] } }),
  cardOf('A-3', { title: 'Blaster Rifle', text: 'Any character: one destiny draw.', data: { side: 'dark', destiny: 6, kind: 'weapon' } }),
];
const facets: Facet[] = [
  { field: 'side', label: 'side', kind: 'choice', values: ['light', 'dark'] },
  { field: 'destiny', label: 'destiny', kind: 'number' },
  { field: 'traits', label: 'traits', kind: 'many' },
];
const codes = (wishes: Partial<ReturnType<typeof noWishes>>) => search(cards, facets, { ...noWishes(), ...wishes }).map((card) => card.code);

describe('search', () => {
  it('folds capitals, accents and punctuation', () => {
    expect(fold("Padmé  NABERRIE's, n°1")).toBe('padme naberries n 1');
  });

  it('finds all the words, in names, texts and codes', () => {
    expect(codes({ words: 'padme handmaiden' })).toEqual(['A-1']);
    expect(codes({ words: 'destiny DRAW' })).toEqual(['A-3']);
    expect(codes({ words: 'a-2' })).toEqual(['A-2']);
    expect(codes({ words: 'padme maul' })).toEqual([]);
  });

  it('takes any of the choices of one fact, and all the facts', () => {
    expect(codes({ choices: { side: ['light', 'dark'] } })).toHaveLength(3);
    expect(codes({ choices: { side: ['dark'] }, ranges: { destiny: [2, null] } })).toEqual(['A-3']);
    expect(codes({ choices: { traits: ['handmaiden'] } })).toEqual(['A-1']);
  });

  it('sorts by a fact, both ways', () => {
    expect(codes({ sort: 'destiny' })).toEqual(['A-2', 'A-1', 'A-3']);
    expect(codes({ sort: 'destiny', down: true })).toEqual(['A-3', 'A-1', 'A-2']);
    expect(codes({ sort: 'side' })).toEqual(['A-1', 'A-3', 'A-2']);
    expect(codes({ sort: 'name' })).toEqual(['A-3', 'A-2', 'A-1']);
    expect(codes({ down: true })).toEqual(['A-3', 'A-2', 'A-1']);
  });

  it('survives the address', () => {
    const wishes = { ...noWishes(), words: 'jar', choices: { side: ['light', 'dark'] }, ranges: { destiny: [1, null] as [number, null] }, sort: 'destiny', down: true };
    expect(fromQuery(new URLSearchParams(toQuery(wishes)), facets)).toEqual(wishes);
    expect(fromQuery(new URLSearchParams('destiny=x..4&side='), facets).ranges.destiny).toEqual([null, 4]);
    expect(countWishes(wishes)).toBe(2);
  });

  it('knows the values and limits of a fact', () => {
    expect(valuesOf(cards, facets[0] as Facet)).toEqual(['light', 'dark']);
    expect(limitsOf(cards, facets[1] as Facet)).toEqual([1, 6]);
  });

  it('makes filters for a game that brings none', () => {
    const desk = plainDesk(cards);
    expect(desk.facets.find((facet) => facet.field === 'destiny')?.kind).toBe('number');
    expect(desk.facets.find((facet) => facet.field === 'side')?.kind).toBe('choice');
    expect(desk.facets.some((facet) => facet.field === 'errata')).toBe(false);
  });
});
