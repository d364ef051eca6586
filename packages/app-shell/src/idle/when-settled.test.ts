import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenSettled } from './when-settled';

/** What happy-dom lacks as well as Safari: the work is done a while after the page has settled. */
const A_WHILE_MS = 1000;

describe('work for when the page has what it asked for', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', undefined);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const asking = (client: QueryClient, afterMs: number) =>
    client.query({
      queryKey: ['answer', afterMs],
      queryFn: () => new Promise((resolve) => setTimeout(resolve, afterMs, 'there')),
    });

  it('begins after the answers, of the last one', async () => {
    const client = new QueryClient();
    const work = vi.fn();
    void asking(client, 500);
    void asking(client, 1500);
    whenSettled(client, work);
    await vi.advanceTimersByTimeAsync(1499);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(A_WHILE_MS);
    expect(work).toHaveBeenCalledOnce();
    void asking(client, 700);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(work).toHaveBeenCalledOnce();
  });

  it('begins at once where nothing is asked', async () => {
    const work = vi.fn();
    whenSettled(new QueryClient(), work);
    await vi.advanceTimersByTimeAsync(A_WHILE_MS);
    expect(work).toHaveBeenCalledOnce();
  });

  it('does not wait for ever', async () => {
    const client = new QueryClient();
    const work = vi.fn();
    void asking(client, 60_000);
    whenSettled(client, work);
    await vi.advanceTimersByTimeAsync(3000 + A_WHILE_MS);
    expect(work).toHaveBeenCalledOnce();
  });

  it.each(['at once', 'while it waits for its moment'])('is given up %s', async (when) => {
    const client = new QueryClient();
    const work = vi.fn();
    void asking(client, 60_000);
    const giveUp = whenSettled(client, work);
    if (when === 'at once') giveUp();
    await vi.advanceTimersByTimeAsync(3000);
    giveUp();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(work).not.toHaveBeenCalled();
  });
});
