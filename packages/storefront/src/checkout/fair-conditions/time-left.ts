const MINUTE_MS = 60_000;
const MINUTES_AN_HOUR = 60;
const HOURS_A_DAY = 24;

/** How long it is until an instant. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/**
 * How long it is until an instant, in whole minutes that have not passed yet; nothing is left once it has come. By
 * hours that have passed, whatever the clock on the wall does between summer and winter.
 */
export const timeLeft = (at: number, now: number): TimeLeft => {
  const all = Math.max(0, Math.ceil((at - now) / MINUTE_MS));
  const hours = Math.floor(all / MINUTES_AN_HOUR);
  return {
    days: Math.floor(hours / HOURS_A_DAY),
    hours: hours % HOURS_A_DAY,
    minutes: all % MINUTES_AN_HOUR,
  };
};
