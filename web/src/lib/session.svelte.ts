/** Who is here. A guest is made when a name is first needed, never before. */
import { api, ApiError } from './api';
import { LANGUAGES, say, speak } from './i18n.svelte';
import { recall } from './storage';
import type { User } from './types';

const here = $state<{ user: User | null; known: boolean }>({ user: null, known: false });

export function user(): User | null {
  return here.user;
}

/** Whether the server has said who is here; until then `user()` is nobody. */
export function known(): boolean {
  return here.known;
}

export function setUser(user: User | null): void {
  here.user = user;
  here.known = true;
}

export async function startSession(): Promise<void> {
  try {
    const { user } = await api.me();
    setUser(user);
    const theirs = LANGUAGES.find((one) => one === user?.language);
    if (theirs && recall('language') === null) await speak(theirs);
  } catch {
    here.known = true; // pages that need the server say so themselves
  }
}

/** The present user, made a guest under a name of our choosing if there is none. */
export async function ensureUser(name?: string): Promise<User> {
  if (!here.known) await startSession();
  if (here.user) return here.user;
  const { user } = await api.guest(name?.trim() || guestName()).catch(recognised);
  if (!user) throw new ApiError(401, 'nobody', say('web-error-status', { status: 401 }));
  setUser(user);
  return user;
}

/** Another tab may have made the guest a moment ago. */
async function recognised(problem: unknown): Promise<{ user: User | null }> {
  if (problem instanceof ApiError && problem.status === 409) return api.me();
  throw problem;
}

export function guestName(): string {
  return say('web-guest-name', { number: String(1000 + Math.floor(Math.random() * 9000)) });
}
