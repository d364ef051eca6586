import { createElapsed } from './elapsed';

/** The backend's clock, as far as its answers tell. Deadlines count by it, whatever the device's clock says. */
export interface ServerClock {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Milliseconds since the page began, the device's sleep included; no setting of any clock takes them back. */
  readonly elapsed: () => number;
  /** Takes the time from an answer's Date header. */
  readonly observe: (response: Response) => void;
}

/**
 * Makes a clock that starts with the device's time and follows the backend's from the first answer on. It goes on
 * through the device's sleep, and setting the device's time back does not move it.
 *
 * @param monotonic milliseconds that only ever grow
 * @param device epoch milliseconds of the device
 */
export const createServerClock = (
  monotonic: () => number = () => performance.now(),
  device: () => number = Date.now,
): ServerClock => {
  const elapsed = createElapsed(monotonic, device);
  let offset = device() - elapsed();
  let closest = Number.POSITIVE_INFINITY;
  return {
    now: () => offset + elapsed(),
    elapsed,
    observe: ({ headers }) => {
      const date = Date.parse(headers.get('date') ?? '');
      if (Number.isNaN(date)) return;
      // The header is cut to the second and as old as the answer was on its way: the latest time it allows is the best.
      const told = date - elapsed();
      if (closest === Number.POSITIVE_INFINITY || told > offset || told < offset - 2000) offset = told;
      closest = 0;
    },
  };
};
