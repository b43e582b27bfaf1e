/** Whom one does not want to read: what they said before stays out of sight; what they say now the server holds back. */
import { SvelteMap } from 'svelte/reactivity';
import { api } from '../api';

const muted = new SvelteMap<string, string>(); // names by id
let known = '';

export const isMuted = (user: string): boolean => muted.has(user);

export const mutedPeople = (): [string, string][] => [...muted];

/** Asks the server once for each user of this browser. */
export async function recallMuted(user: string): Promise<void> {
  if (user === known) return;
  known = user;
  muted.clear();
  for (const one of await api.mutes()) muted.set(one.user_id, one.name);
}

export async function mute(user: string, name: string): Promise<void> {
  await api.mute(user);
  muted.set(user, name);
}

export async function unmute(user: string): Promise<void> {
  await api.unmute(user);
  muted.delete(user);
}
