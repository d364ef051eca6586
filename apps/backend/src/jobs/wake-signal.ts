/** Lets idle workers sleep until somebody wakes them, or for a time at most. */
export interface WakeUp {
  /** Wakes all sleepers. */
  ring(): void;
  /** How often it has rung: to be asked before looking for work. */
  count(): number;
  /** Sleeps, unless it has rung since the count: what came while its caller was looking is not slept through. */
  sleep(ms: number, since: number): Promise<void>;
}

/** Makes a wake-up call. */
export const createWakeUp = (): WakeUp => {
  const sleepers = new Set<() => void>();
  let rung = 0;
  return {
    count: () => rung,
    ring: () => {
      rung += 1;
      for (const wake of [...sleepers]) wake();
    },
    sleep: (ms, since) =>
      since === rung
        ? new Promise((resolve) => {
            const wake = () => {
              clearTimeout(timer);
              sleepers.delete(wake);
              resolve();
            };
            const timer = setTimeout(wake, ms);
            sleepers.add(wake);
          })
        : Promise.resolve(),
  };
};
