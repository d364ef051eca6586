/** How often work is done, and who hears when it fails. */
export interface RecurringOptions {
  /** Time between the end of the work and its next beginning, in milliseconds. */
  readonly everyMs: number;
  /** Called with what went wrong; the work is done again all the same. */
  readonly onFailure: (error: unknown) => void;
}

/** Work that is done again and again. */
export interface Scheduler {
  /** Does it now, after what is being done; resolves when it is done, or has failed. */
  readonly look: () => Promise<void>;
  /** Begins nothing more, and resolves when what is being done has ended. */
  readonly stop: () => Promise<void>;
}

/**
 * Does work again and again, never twice at a time, first after a while. It keeps no process alive.
 *
 * @param work is told whether it has been stopped meanwhile, so that long work can end early
 */
export const startScheduler = (
  work: (isStopped: () => boolean) => Promise<void>,
  { everyMs, onFailure }: RecurringOptions,
): Scheduler => {
  let stopped = false;
  let looking: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const isStopped = (): boolean => stopped;

  const look = (): Promise<void> => {
    looking = looking.then(() => work(isStopped)).catch(onFailure);
    return looking;
  };

  const plan = (): void => {
    if (stopped) return;
    timer = setTimeout(() => void look().then(plan), everyMs);
    timer.unref();
  };
  plan();

  return {
    look,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
};
