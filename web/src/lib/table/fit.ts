/** How large cards can be drawn so that all of them are seen in the room there is. */

export interface Frame {
  /** Height of a card by its width. */
  ratio: number;
  gap: number;
  least: number;
  most: number;
}

/** The width of each card, in as many rows as make it largest. */
export function cardWidth(count: number, width: number, height: number, { ratio, gap, least, most }: Frame): number {
  let best = 0;
  for (let rows = 1; rows <= Math.max(1, count); rows += 1) {
    const columns = Math.ceil(Math.max(1, count) / rows);
    const wide = (width - gap * (columns - 1)) / columns;
    const tall = (height - gap * (rows - 1)) / rows / ratio;
    best = Math.max(best, Math.min(wide, tall));
  }
  return Math.floor(Math.max(least, Math.min(most, best)));
}
