const HOUR_MS = 3_600_000;
const HOURS_PER_DAY = 24;
/** A power of two, for the mask below: the hours of half a year, more than any screen looks ahead. */
const REMEMBERED_HOURS = 4096;

interface KnownOffset {
  readonly hour: number;
  readonly offset: number;
}

/** One place for each hour, taken over by the next hour that falls on it: memory stays bounded on a server. */
const remembered: KnownOffset[] = [];
let hourInVienna: Intl.DateTimeFormat | undefined;

/**
 * How far Vienna's wall clock is ahead of UTC at an instant, in milliseconds.
 *
 * Asking Intl is slow. Since it has had standard time (1893) Vienna has changed its clock by whole hours and on full
 * hours of UTC only: one question for each hour is enough.
 */
export const viennaOffset = (instant: number): number => {
  const hour = Math.floor(instant / HOUR_MS);
  const place = hour & (REMEMBERED_HOURS - 1);
  const known = remembered[place];
  if (known?.hour === hour) return known.offset;
  const offset = askIntl(hour) * HOUR_MS;
  remembered[place] = { hour, offset };
  return offset;
};

const askIntl = (hour: number): number => {
  hourInVienna ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Vienna',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  const instant = new Date(hour * HOUR_MS);
  const ahead = Number(hourInVienna.format(instant)) - instant.getUTCHours();
  return (ahead + HOURS_PER_DAY) % HOURS_PER_DAY;
};
