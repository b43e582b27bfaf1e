/** Local storage that may be full or forbidden: then what is kept is kept for this page only. */

const fallback = new Map<string, string>();

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`cc-${key}`) ?? fallback.get(key) ?? null;
  } catch {
    return fallback.get(key) ?? null;
  }
}

export function keep(key: string, value: string): void {
  fallback.set(key, value);
  try {
    localStorage.setItem(`cc-${key}`, value);
  } catch {
    // kept for this page only
  }
}

export function forget(key: string): void {
  fallback.delete(key);
  try {
    localStorage.removeItem(`cc-${key}`);
  } catch {
    // it was never there
  }
}

/** A kept value of a known shape; what does not parse or does not fit counts as absent. */
export function recallJson<T>(key: string, fits: (value: unknown) => value is T): T | null {
  const text = recall(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return fits(value) ? value : null;
  } catch {
    return null;
  }
}
