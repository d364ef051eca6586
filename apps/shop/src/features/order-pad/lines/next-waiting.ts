import type { PadLine } from './pad-line';
import { waitingKind } from './line-group';
import type { ShownLine } from './pad-view';

/** Whether a line has to be settled by the buyer. */
export const isWaiting = (line: Pick<PadLine, 'state' | 'guesses'>): boolean =>
  waitingKind(line) !== undefined;

/** Whether a line waits for its answer. */
export const isUnchecked = ({ state, verdict }: Pick<PadLine, 'state' | 'verdict'>): boolean =>
  state === 'CHECKING' && verdict === undefined;

/**
 * The next line that is not ready, in the order shown, after the last one from the beginning again.
 *
 * @param from id of the row to go on from, which is not an answer itself; the first or last waiting line without one
 * @param settled ids of rows that are being settled by this step
 */
export const nextWaiting = (
  lines: readonly ShownLine[],
  from: number | undefined,
  step: 1 | -1 = 1,
  settled: ReadonlySet<number> = new Set(),
): PadLine | undefined => {
  const place = lines.findIndex(({ line }) => line.row.id === from);
  const start = place >= 0 ? place : step > 0 ? -1 : lines.length;
  for (let offset = 1; offset <= lines.length; offset += 1) {
    const index = (((start + offset * step) % lines.length) + lines.length) % lines.length;
    const line = lines[index]?.line;
    if (line !== undefined && line.row.id !== from && !settled.has(line.row.id) && isWaiting(line))
      return line;
  }
  return undefined;
};
