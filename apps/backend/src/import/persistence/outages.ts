import { isDatabaseGone } from '../../db';

/** Between two tries, in milliseconds: soon at first, then every two seconds. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/** How an import gets over a database that is away. */
export interface Outages {
  /** Repeats work while the database is away. */
  readonly through: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** How often it was away, and came back. */
  readonly count: () => number;
}

/** How long an import waits for its database, and who is told. */
interface OutageOptions {
  /** In milliseconds, each time; 0: it ends at once. */
  readonly patienceMs: number;
  /** Called when it begins to wait. */
  readonly onOutage?: (() => void) | undefined;
}

/**
 * Waits for a database that goes away, and then does again what was under way: work has to be such that it may be done
 * twice.
 *
 * @throws what the database said last, when it does not come back in time
 */
export const outagesOf = ({ patienceMs, onOutage }: OutageOptions): Outages => {
  let count = 0;
  return {
    count: () => count,
    through: async (work) => {
      let since: number | undefined;
      let pause = FIRST_PAUSE_MS;
      for (;;) {
        try {
          const result = await work();
          if (since !== undefined) count += 1;
          return result;
        } catch (error) {
          const now = performance.now();
          if (!isDatabaseGone(error) || now + pause - (since ?? now) > patienceMs) throw error;
          if (since === undefined) onOutage?.();
          since ??= now;
          await new Promise((resolve) => setTimeout(resolve, pause));
          pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
        }
      }
    },
  };
};
