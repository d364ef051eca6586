import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wakeThreads } from './wake-threads';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('gives the threads a job each second until it is stopped', () => {
  const job = vi.fn();
  const stop = wakeThreads(job);
  vi.advanceTimersByTime(3_000);
  expect(job).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(3_000);
  expect(job).toHaveBeenCalledTimes(3);
});
