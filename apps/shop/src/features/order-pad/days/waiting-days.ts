import { isBlank, type PadRow } from '../rows/pad-row';

/** A delivery day whose rows wait until it is opened. */
export interface WaitingDay {
  readonly day: string;
  /** Rows that order something on it. */
  readonly count: number;
  readonly ids: readonly number[];
}

const isOrdered = ({ reading }: PadRow): boolean =>
  reading?.status !== 'NOT_ORDERED' && reading?.status !== 'NOISE';

/** The days that wait, in the order of their list; a day on which nothing is ordered is none. */
export const waitingDays = (rows: readonly PadRow[]): readonly WaitingDay[] => {
  const days = new Map<string, PadRow[]>();
  for (const row of rows)
    if (row.waits === true && row.day !== undefined) days.set(row.day, [...(days.get(row.day) ?? []), row]);
  return [...days].map(([day, waiting]) => ({
    day,
    count: waiting.filter(isOrdered).length,
    ids: waiting.map(({ id }) => id),
  }));
};

/** The days that have rows in the grid which order something. */
export const openDays = (rows: readonly PadRow[]): readonly string[] => [
  ...new Set(
    rows.flatMap((row) => (row.waits === true || isBlank(row) || !isOrdered(row) ? [] : (row.day ?? []))),
  ),
];
