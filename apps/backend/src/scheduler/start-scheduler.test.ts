import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startScheduler } from './start-scheduler';

describe('recurring work', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is done again and again, a while after it has ended, and no more once stopped', async () => {
    const work = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 300)));
    const recurring = startScheduler(work, { everyMs: 1000, onFailure: vi.fn() });
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1299);
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(work).toHaveBeenCalledTimes(2);
    const stopped = recurring.stop();
    await vi.advanceTimersByTimeAsync(300);
    await stopped;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('is never done twice at a time, however often it is asked for', async () => {
    let atOnce = 0;
    const most: number[] = [];
    const recurring = startScheduler(
      async () => {
        atOnce += 1;
        most.push(atOnce);
        await Promise.resolve();
        atOnce -= 1;
      },
      { everyMs: 1000, onFailure: vi.fn() },
    );
    await Promise.all([recurring.look(), recurring.look(), recurring.look()]);
    expect(most).toEqual([1, 1, 1]);
    await recurring.stop();
  });

  it('tells of failures and goes on', async () => {
    const onFailure = vi.fn();
    const work = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined);
    const recurring = startScheduler(work, { everyMs: 1000, onFailure });
    await vi.advanceTimersByTimeAsync(2000);
    expect(onFailure.mock.calls).toEqual([[new Error('away')]]);
    expect(work).toHaveBeenCalledTimes(2);
    await recurring.stop();
  });

  it('tells work that it has been stopped, and waits for its end', async () => {
    const seen: boolean[] = [];
    let goOn: () => void = () => undefined;
    const recurring = startScheduler(
      async (isStopped) => {
        seen.push(isStopped());
        await new Promise<void>((resolve) => (goOn = resolve));
        seen.push(isStopped());
      },
      { everyMs: 1000, onFailure: vi.fn() },
    );
    void recurring.look();
    await vi.advanceTimersByTimeAsync(0);
    const stopped = recurring.stop();
    goOn();
    await stopped;
    expect(seen).toEqual([false, true]);
  });
});
