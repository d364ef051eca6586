/** The time, as an argument: tests stop it, the demonstration may move it. */
export interface Clock {
  /** The present moment. */
  now(): Date;
}

/** The machine's time. */
export const systemClock: Clock = { now: () => new Date() };
