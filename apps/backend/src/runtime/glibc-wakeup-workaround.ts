import { stat } from 'node:fs';

const EVERY_MS = 1000;

const smallJob = (): void => {
  stat('/', () => undefined);
};

/**
 * Gives Node's threads a small job each second, for as long as the process runs.
 *
 * The C library of Debian 12 (glibc before 2.41, its bug 25847) now and then loses the signal that wakes a thread: what
 * was to be read, written or compressed waits with all threads asleep, until the next job wakes one. In a quiet shop
 * that may be hours.
 *
 * @param job stands in for the small job, in tests
 */
export const startWakeupWorkaround = (job: () => void = smallJob): void => {
  setInterval(job, EVERY_MS).unref();
};
