/** Made-up cards for tests. */
import type { CardData, CardInfo } from './types';

interface Wish {
  title?: string;
  subtitle?: string;
  text?: string;
  data?: Partial<CardData>;
}

export function cardOf(code: string, { title = code, subtitle = '', text = '', data = {} }: Wish = {}): CardInfo {
  const plain: CardData = {
    set: 'A',
    number: code.split('-')[1] ?? '',
    side: 'light',
    kind: 'character',
    rarity: 'C',
    uniqueness: 'unique',
    counters: 1,
    power: 2,
    planet: null,
    site: null,
    bonus: [],
    damage: 1,
    destiny: 3,
    colour: 'red',
    ship: '',
    pips: 0,
    cubes: 0,
    errata: [],
  };
  return { code, name: subtitle ? `${title}, ${subtitle}` : title, title, subtitle, text, facts: [], data: { ...plain, ...data } };
}
