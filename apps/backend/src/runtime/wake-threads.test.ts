import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wakeThreads } from './wake-threads';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('gives the threads a job each second', () => {
  const job = vi.fn();
  wakeThreads(job);
  expect(job).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3_000);
  expect(job).toHaveBeenCalledTimes(3);
});
