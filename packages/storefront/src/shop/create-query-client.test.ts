import { FetchError, ResponseError, TimeoutError } from '@gastroshop/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './create-query-client';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** How often something is asked before it counts as failed. */
const attemptsAt = async (error: Error): Promise<number> => {
  const ask = vi.fn(() => Promise.reject(error));
  const asked = createQueryClient()
    .query({ queryKey: ['a'], queryFn: ask, retryDelay: 1 })
    .catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await asked).toBe(error);
  return ask.mock.calls.length;
};

describe('a read that failed', () => {
  it.each<readonly [string, Error, number]>([
    ['without an answer: twice', new FetchError(new TypeError('cut')), 3],
    ['after it hung: once, because somebody has been waiting', new TimeoutError(30_000), 2],
    ['with a refusal: never', new ResponseError(new Response(null, { status: 404 }), undefined), 1],
    ['with a busy backend: twice', new ResponseError(new Response(null, { status: 503 }), undefined), 3],
  ])('is asked again %s', async (_what, error, attempts) => {
    expect(await attemptsAt(error)).toBe(attempts);
  });
});
