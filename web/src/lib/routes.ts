/** Which address shows which page. */

export interface Match {
  page: string; // the component's name in pages/
  params: Record<string, string>;
}

const ROUTES: [string, string][] = [
  ['/', 'Home'],
  ['/play', 'NewTable'],
  ['/lobby', 'Lobby'],
  ['/table/:id', 'Table'],
  ['/watch/:id', 'Watch'],
  ['/replay/:id', 'Replay'],
  ['/cards', 'Cards'],
  ['/card/:code', 'CardPage'],
  ['/decks', 'Decks'],
  ['/deck/:id', 'DeckEditor'],
  ['/rules', 'Rules'],
  ['/rule/:id', 'Rules'],
  ['/learn', 'Learn'],
  ['/lab', 'Lab'],
  ['/puzzles', 'Puzzles'],
  ['/puzzle/:id', 'Puzzle'],
  ['/account', 'Account'],
];

export function match(path: string): Match {
  const parts = pieces(path);
  for (const [pattern, page] of ROUTES) {
    const params = fit(pieces(pattern), parts);
    if (params) return { page, params };
  }
  return { page: 'NotFound', params: {} };
}

function pieces(path: string): string[] {
  return path.split('/').filter((piece) => piece !== '');
}

function fit(pattern: string[], parts: string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, piece] of pattern.entries()) {
    const part = parts[index] ?? '';
    if (piece.startsWith(':')) params[piece.slice(1)] = decode(part);
    else if (piece !== part) return null;
  }
  return params;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a card's page: the bar in the number of a double impact card would end the address. */
export const cardPath = (code: string): string => `/card/${encodeURIComponent(code.replace('/', '+'))}`;
