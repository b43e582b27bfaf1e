/** Dark unless chosen otherwise; `system` follows the machine. */
import { keep, recall } from './storage';

export const THEMES = ['dark', 'light', 'system'] as const;
export type Theme = (typeof THEMES)[number];

const GROUND = { dark: '#0b1020', light: '#f3f5fb' };
const chosen = $state<{ theme: Theme; light: boolean }>({ theme: 'dark', light: false });

export function theme(): Theme {
  return chosen.theme;
}

/** Whether what is drawn now is light. */
export function isLight(): boolean {
  return chosen.light;
}

export function setTheme(wanted: Theme): void {
  keep('theme', wanted);
  show(wanted);
}

export function startTheme(): void {
  const kept = recall('theme');
  show(THEMES.find((known) => known === kept) ?? 'dark');
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', () => show(chosen.theme));
}

function show(wanted: Theme): void {
  const light = wanted === 'light' || (wanted === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  chosen.theme = wanted;
  chosen.light = light;
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', light ? GROUND.light : GROUND.dark);
}
