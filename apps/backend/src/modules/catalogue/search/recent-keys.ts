/** Remembers what was done of late, so that it need not be done again. */
export interface RecentKeys {
  readonly has: (key: string, now: Date) => boolean;
  readonly add: (key: string, now: Date) => void;
}

/**
 * Makes the memory of one process.
 *
 * @param milliseconds how long something was done of late
 * @param capacity keys remembered; the oldest goes first
 */
export const createRecentKeys = (milliseconds: number, capacity: number): RecentKeys => {
  const doneAt = new Map<string, number>();
  return {
    has: (key, now) => {
      const at = doneAt.get(key);
      return at !== undefined && now.getTime() - at < milliseconds;
    },
    add: (key, now) => {
      doneAt.delete(key);
      doneAt.set(key, now.getTime());
      const [oldest] = doneAt.keys();
      if (doneAt.size > capacity && oldest !== undefined) doneAt.delete(oldest);
    },
  };
};
