/** Longest time a job waits for calls, so that mails and orders leave under any load, and how often it looks, in ms. */
const AT_MOST_MS = 1_000;
const LOOK_MS = 25;

const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** What a worker looks at while it waits. */
export interface RequestLoad {
  /** Whether calls wait for the database. */
  readonly isCrowded: () => boolean;
  /** Whether the worker is wanted at all. */
  readonly goesOn: () => boolean;
}

/**
 * Lets calls go first: people wait for them, and nobody for a mail. Resolves as soon as no call waits for the database,
 * after a second at the latest, and at once when the worker has to stop.
 */
export const yieldToRequests = async ({ isCrowded, goesOn }: RequestLoad): Promise<void> => {
  const until = performance.now() + AT_MOST_MS;
  while (goesOn() && isCrowded() && performance.now() < until) await sleep(LOOK_MS);
};
