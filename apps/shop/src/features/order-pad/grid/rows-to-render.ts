import { rowIndexAt } from './row-offsets';
import type { VisibleRange } from './use-visible-range';

/** Lists up to this length are drawn as a whole; choosing would cost more than it saves. */
const MOST_WHOLE = 60;

/**
 * The rows to draw: those near the window, and those that must be there because the focus is or goes there.
 *
 * @param starts see `rowOffsets`
 */
export const rowsToRender = (
  starts: readonly number[],
  { from, to }: VisibleRange,
  always: readonly (number | undefined)[],
): readonly number[] => {
  const count = starts.length - 1;
  if (count <= MOST_WHOLE) return Array.from({ length: count }, (_, index) => index);
  const drawn = new Set<number>();
  for (let index = rowIndexAt(starts, from); index <= rowIndexAt(starts, to); index += 1) drawn.add(index);
  for (const index of always) if (index !== undefined && index < count) drawn.add(index);
  return [...drawn].sort((one, other) => one - other);
};
