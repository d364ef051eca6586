import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSubscriptions } from './subscriptions';

/** A channel of which every notification is lost. */
const deaf = { listen: () => Promise.resolve() };
const bellsOf = () => createSubscriptions(deaf, 'cart', (payload) => payload);

/** Whether somebody who waits has been woken by now. */
const isWoken = async (waiting: Promise<boolean>): Promise<boolean> =>
  Promise.race([waiting.then(() => true), Promise.resolve().then(() => false)]);

describe('a bell that nothing rings', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('wakes its reader every thirty seconds all the same, so that a right that ended is noticed', async () => {
    const bell = await bellsOf().hang('AZ/1');
    for (let time = 0; time < 5; time += 1) {
      const waiting = bell.next();
      await vi.advanceTimersByTimeAsync(29_999);
      expect(await isWoken(waiting)).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await waiting).toBe(true);
    }
    bell.close();
  });

  it('wakes each of many, and none that was taken down', async () => {
    const bells = bellsOf();
    const hung = await Promise.all(['AZ/1', 'AZ/1', 'GM/2'].map((name) => bells.hang(name)));
    const waiting = hung.map((bell) => bell.next());
    hung[0]?.close();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await Promise.all(waiting)).toEqual([false, true, true]);
    for (const bell of hung) bell.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});
