/** So far apart two clocks of one device come by themselves, in milliseconds. */
const APART_MS = 1000;

/**
 * Counts the milliseconds since a page began: always forward, whatever the device's clock is set to, and through the
 * device's sleep, in which most browsers' monotonic clock stands still. Setting the device's clock forward looks like
 * sleep; it makes what was done before look older, never younger.
 *
 * @param monotonic milliseconds that only ever grow
 * @param device epoch milliseconds of the device
 */
export const createElapsed = (monotonic: () => number, device: () => number): (() => number) => {
  let from = { monotonic: monotonic(), device: device() };
  let slept = 0;
  return () => {
    const now = { monotonic: monotonic(), device: device() };
    const ahead = now.device - from.device - (now.monotonic - from.monotonic);
    if (Math.abs(ahead) > APART_MS) {
      // Set back, the device's clock begins anew: what is slept after that counts in full.
      slept += Math.max(0, ahead);
      from = now;
    }
    return now.monotonic + slept;
  };
};
