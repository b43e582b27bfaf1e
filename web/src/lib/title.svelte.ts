/** The page's title in the window; pages set it while they are shown. */

const shown = $state({ title: '' });

export function heading(): string {
  return shown.title;
}

export function setTitle(title: string): void {
  shown.title = title;
}
