/** Reading what a view leaves open: its status, and where cards lie. */
import type { SeenCard, View } from '../types';

export const list = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const number = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);
export const record = <T>(value: unknown): Record<string, T> => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, T>) : {});

/** A card that lies anywhere in the open, by its id. */
export function cardAt(view: View, id: number): SeenCard | null {
  for (const zone of view.zones) {
    const found = zone.cards.find((card) => card.id === id);
    if (found) return found;
  }
  return null;
}
