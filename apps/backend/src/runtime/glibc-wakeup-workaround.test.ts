import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startWakeupWorkaround } from './glibc-wakeup-workaround';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('gives the threads a job each second', () => {
  const job = vi.fn();
  startWakeupWorkaround(job);
  expect(job).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3_000);
  expect(job).toHaveBeenCalledTimes(3);
});
