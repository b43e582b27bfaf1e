/**
 * Everything the client says, from the project's Fluent files: web.ftl and every *_web.ftl, bundled at build time, one
 * chunk per language. `say` reads the language reactively, so templates change when it does.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { keep, recall } from './storage';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, FluentVariable>;

const files = import.meta.glob<string>('$locales/*/*web.ftl', { query: '?raw', import: 'default' });

const spoken = $state<{ language: Language; bundle: FluentBundle | null }>({ language: 'en', bundle: null });

export function language(): Language {
  return spoken.language;
}

/** The message of this key, or of `key.attribute`; an unknown key is said as it is. */
export function say(key: string, args?: Arguments): string {
  const bundle = spoken.bundle;
  const [name = key, attribute] = key.split('.');
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) return key;
  return bundle.formatPattern(pattern, args);
}

export function knows(key: string): boolean {
  return spoken.bundle?.hasMessage(key) ?? false;
}

/** The message of this key if there is one, else the other text: for words of games the client has not met. */
export function sayOr(key: string, otherwise: string, args?: Arguments): string {
  return knows(key) ? say(key, args) : otherwise;
}

export async function speak(wanted: Language): Promise<void> {
  const bundle = await load(wanted);
  spoken.bundle = bundle;
  spoken.language = wanted;
  keep('language', wanted);
}

export async function startLanguage(): Promise<void> {
  const first = pick([recall('language'), ...navigator.languages]);
  spoken.bundle = await load(first);
  spoken.language = first;
}

/** The first of the wishes that is a language of ours, `fr-CA` meaning French; else English. */
export function pick(wishes: readonly (string | null)[]): Language {
  for (const wish of wishes) {
    const base = wish?.toLowerCase().split(/[-_]/)[0];
    const found = LANGUAGES.find((known) => known === base);
    if (found) return found;
  }
  return 'en';
}

async function load(wanted: Language): Promise<FluentBundle> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/locales/${wanted}/`));
  const texts = await Promise.all(own.map(([, read]) => read()));
  return bundleOf(wanted, texts);
}

export function bundleOf(wanted: string, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Numbers and spans of time as the language writes them. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(spoken.language, options).format(value);
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "3 minutes ago"; below a minute "now". */
export function formatAgo(value: string | number | Date, now: number = Date.now()): string {
  const seconds = (new Date(value).getTime() - now) / 1000;
  const words = new Intl.RelativeTimeFormat(spoken.language, { numeric: 'auto' });
  for (const [unit, size] of UNITS) {
    if (Math.abs(seconds) >= size) return words.format(Math.round(seconds / size), unit);
  }
  return words.format(0, 'second');
}
