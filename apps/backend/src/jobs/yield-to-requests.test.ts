import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { yieldToRequests } from './yield-to-requests';

const SECOND_MS = 1_000;

describe('a job that gives way to calls', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Starts waiting and answers after how many milliseconds it ended. */
  const waitedWhile = async (isCrowded: () => boolean, goesOn = () => true) => {
    const began = performance.now();
    let ended: number | undefined;
    const waiting = yieldToRequests({ isCrowded, goesOn }).then(() => {
      ended = performance.now();
    });
    for (let step = 0; step < 200 && ended === undefined; step += 1) await vi.advanceTimersByTimeAsync(10);
    await waiting;
    return (ended ?? Infinity) - began;
  };

  it('does not wait where nobody else does', async () => {
    expect(await waitedWhile(() => false)).toBe(0);
  });

  it('waits until the last call has its connection', async () => {
    const began = performance.now();
    const waited = await waitedWhile(() => performance.now() - began < 300);
    expect(waited).toBeGreaterThanOrEqual(300);
    expect(waited).toBeLessThan(SECOND_MS / 2);
  });

  it('waits for a second at most, and not where it has to stop', async () => {
    const waited = await waitedWhile(() => true);
    expect(waited).toBeGreaterThanOrEqual(SECOND_MS);
    expect(waited).toBeLessThan(2 * SECOND_MS);
    expect(
      await waitedWhile(
        () => true,
        () => false,
      ),
    ).toBe(0);
  });
});
