import { describe, expect, test } from 'vitest';
import type { LogLine, View } from '../types';
import { reasonToPass, somethingHappened, type Passing } from './passing';

const question = { idle: false, wish: 'able', until: false, autopass: true } as const;

describe('passing', () => {
  test('only where nothing else can be done', () => {
    expect(reasonToPass(question)).toBeNull();
    expect(reasonToPass({ ...question, idle: true })).toBe('nothing');
    expect(reasonToPass({ ...question, idle: true, autopass: false })).toBeNull();
  });

  test('a stop holds against everything', () => {
    expect(reasonToPass({ idle: true, wish: 'always', until: true, autopass: true })).toBeNull();
  });

  test('where one never wants to be asked, and until something happens', () => {
    expect(reasonToPass({ ...question, wish: 'never' })).toBe('wish');
    expect(reasonToPass({ ...question, until: true })).toBe('until');
  });

  test('what happened before does not count', () => {
    const passing = { notable: (line: LogLine) => line.kind === 'play' } as unknown as Passing;
    const lines = [{ number: 3, kind: 'play' }, { number: 4, kind: 'pass' }] as LogLine[];
    expect(somethingHappened(passing, lines, 2, {} as View)).toBe(true);
    expect(somethingHappened(passing, lines, 3, {} as View)).toBe(false);
  });
});
