/** Where a row stands on the page, in pixels from its top. */
export interface RowPlace {
  readonly top: number;
  readonly height: number;
}

/** A row that is being dragged. */
export interface Drag {
  /** Index of the row. */
  readonly from: number;
  /** Index it would have if it were let go now. */
  readonly to: number;
  /** How far it was dragged, in pixels. */
  readonly shift: number;
}

/**
 * Where a dragged row would come to stand: behind all rows whose middle its own middle has passed.
 *
 * @param shift how far it was dragged, in pixels
 */
export const dropIndex = (places: readonly RowPlace[], from: number, shift: number): number => {
  const dragged = places[from];
  if (dragged === undefined) return from;
  const middle = dragged.top + dragged.height / 2 + shift;
  return places.filter(({ top, height }, index) => index !== from && top + height / 2 < middle).length;
};

/** How far a row gives way while another one is dragged, in pixels. */
export const dragOffset = (index: number, drag: Drag | undefined, draggedHeight: number): number => {
  if (drag === undefined) return 0;
  const { from, to, shift } = drag;
  if (index === from) return shift;
  if (index > from && index <= to) return -draggedHeight;
  return index < from && index >= to ? draggedHeight : 0;
};
