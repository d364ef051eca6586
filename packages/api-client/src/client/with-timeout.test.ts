import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failureOf } from '../testing/fake-backend';
import { withTimeout } from './with-timeout';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('leaves no timer behind', async () => {
  expect(await withTimeout(1000, undefined, () => Promise.resolve(7))).toBe(7);
  expect(vi.getTimerCount()).toBe(0);
});

it('does not wait for what was not wanted any more at the beginning', async () => {
  const work = async (signal: AbortSignal): Promise<void> => {
    await Promise.resolve();
    signal.throwIfAborted();
  };
  expect(await failureOf(withTimeout(1000, AbortSignal.abort(new Error('gone')), work))).toMatchObject({
    message: 'gone',
  });
});
