/** How large stacks of cards can be drawn so that all of them are seen in the room there is. */

export interface Shape {
  rotated: boolean;
  /** Cards under it or aboard it, shown beneath. */
  chips: number;
}

/** Stacks that stay side by side; the edge is the room around them. */
export interface Block {
  shapes: readonly Shape[];
  edge: number;
  /** Its cards against the others'. */
  scale: number;
}

export interface Room {
  width: number;
  height: number;
  gap: number;
  least: number;
  most: number;
}

export const RATIO = 176 / 126;
export const TOKEN_RATIO = 88 / 72;
export const CHIP = 22;
/** From this width on a whole card can be read; below it less is drawn, and chips lie side by side. */
export const READABLE = 72;
/** From this width on the name of a single card beneath is worth writing. */
export const NAMED = 56;

const PER_ROW = 2; // chips side by side under a small card

export function heightOf(shape: Shape, width: number): number {
  const ratio = width >= READABLE ? RATIO : TOKEN_RATIO;
  const rows = width >= READABLE ? shape.chips : Math.ceil(shape.chips / PER_ROW);
  return width * ratio + rows * CHIP;
}

export const widthOf = (shape: Shape, width: number): number => (shape.rotated ? width * (width >= READABLE ? RATIO : TOKEN_RATIO) : width);

const blockWidth = ({ shapes, edge, scale }: Block, card: number, gap: number): number =>
  shapes.reduce((sum, shape) => sum + widthOf(shape, card * scale), 0) + gap * (shapes.length - 1) + 2 * edge;

/** How high the blocks are when they are laid in rows from left to right. */
export function heightOfRows(blocks: readonly Block[], card: number, { width, gap }: Pick<Room, 'width' | 'gap'>): number {
  let total = 0;
  let used = 0;
  let tall = 0;
  for (const block of blocks) {
    const wide = blockWidth(block, card, gap);
    if (used > 0 && used + gap + wide > width) {
      total += tall + gap;
      used = 0;
      tall = 0;
    }
    used += (used > 0 ? gap : 0) + wide;
    tall = Math.max(tall, 2 * block.edge + Math.max(...block.shapes.map((shape) => heightOf(shape, card * block.scale))));
  }
  return total + tall;
}

/** The largest width of a card with which everything fits; the least one if nothing does. */
export function stackWidth(blocks: readonly Block[], room: Room): number {
  for (let card = room.most; card > room.least; card -= 2) {
    const widest = Math.max(0, ...blocks.map((block) => blockWidth(block, card, room.gap)));
    if (widest <= room.width && heightOfRows(blocks, card, room) <= room.height) return card;
  }
  return room.least;
}
