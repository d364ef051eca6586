import { isUnchecked } from '../lines/next-waiting';
import { WAITING_KINDS, type WaitingKind, waitingKind } from '../lines/line-group';
import type { PadLine } from '../lines/pad-line';

/** One screen: an open line, or all lines of a kind of guess. */
export interface Step {
  readonly kind: WaitingKind;
  /** Ids of the lines it began with. */
  readonly ids: readonly number[];
  /** Those that still wait. */
  readonly lines: readonly PadLine[];
}

/** What decides which screen comes. */
export interface StepQueue {
  readonly lines: readonly PadLine[];
  /** Left open for later. */
  readonly later: ReadonlySet<number>;
  /** Answered before: where the answer asks again, the line comes after the others. */
  readonly taken: ReadonlySet<number>;
  /** The row that is being written. */
  readonly typing: number | undefined;
}

/** A line that is written in stays in sight until it is done. */
const staysIn =
  (kind: WaitingKind, typing: number | undefined) =>
  (line: PadLine): boolean =>
    waitingKind(line) === kind ||
    (kind !== 'OPEN' && (line.row.id === typing || isUnchecked(line) || line.amountUnusable));

const stepWith = (kind: WaitingKind, lines: readonly PadLine[]): Step => ({
  kind,
  ids: lines.map(({ row }) => row.id),
  lines,
});

/**
 * The screen to show: the one before as long as a line of it waits, then open lines one at a time, then each kind of
 * guess; undefined where nothing waits.
 */
export const nextStep = ({ lines, later, taken, typing }: StepQueue, before?: Step): Step | undefined => {
  const rest = lines.filter(({ row }) => !later.has(row.id));
  if (before !== undefined) {
    const still = rest.filter(({ row }) => before.ids.includes(row.id)).filter(staysIn(before.kind, typing));
    if (still.length > 0) return { ...before, lines: still };
  }
  const open = rest.filter((line) => waitingKind(line) === 'OPEN');
  const first = open.find(({ row }) => !taken.has(row.id)) ?? open[0];
  if (first !== undefined) return stepWith('OPEN', [first]);
  for (const kind of WAITING_KINDS) {
    const alike = rest.filter((line) => waitingKind(line) === kind);
    if (alike.length > 0) return stepWith(kind, alike);
  }
  return undefined;
};
