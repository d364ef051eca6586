/** How long before its deadline an occurrence is ordered, in minutes, where nobody says otherwise. */
export const DEFAULT_GRACE_MINUTES = 30;

/** The moments an occurrence is decided by, epoch milliseconds. */
export interface OccurrenceTimes {
  /** When it is ordered by itself. */
  readonly submitAt: number;
  /** Strictly before it, it can be ordered at all. */
  readonly deadline: number;
}

/**
 * When an occurrence is ordered by itself: a while before its deadline, so that a person can still do something. An
 * article with an earlier deadline of its own takes the rest with it.
 *
 * @param deadline until when the last delivery of it can be ordered, epoch milliseconds
 * @param lineDeadlines those of its articles, epoch milliseconds
 */
export const occurrenceTimes = (
  deadline: number,
  lineDeadlines: readonly number[],
  graceMinutes: number,
): OccurrenceTimes => ({
  submitAt: lineDeadlines.reduce((first, one) => Math.min(first, one), deadline) - graceMinutes * 60_000,
  deadline,
});

/** What becomes of an occurrence at a moment (STD-7). */
export type DueDecision = 'WAIT' | 'SUBMIT' | 'TOO_LATE';

/**
 * Decides by the deadline and nothing else: a node that starts late still orders until it, and never after it.
 *
 * @param now epoch milliseconds by the clock that decides
 */
export const dueDecision = ({ submitAt, deadline }: OccurrenceTimes, now: number): DueDecision => {
  if (now >= deadline) return 'TOO_LATE';
  return now >= submitAt ? 'SUBMIT' : 'WAIT';
};
