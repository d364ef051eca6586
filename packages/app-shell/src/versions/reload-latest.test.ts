import { afterEach, describe, expect, it, vi } from 'vitest';
import { reloadLatest } from './reload-latest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A worker that becomes active some time after it has been told to take over. */
class WaitingWorker extends EventTarget {
  state: ServiceWorkerState = 'installed';
  readonly told: unknown[] = [];
  private readonly needs: number;

  constructor(needs: number) {
    super();
    this.needs = needs;
  }

  postMessage(message: unknown): void {
    this.told.push(message);
    setTimeout(() => {
      this.state = 'activated';
      this.dispatchEvent(new Event('statechange'));
    }, this.needs);
  }
}

/** A browser with a worker that waits, or without one. */
const browserWith = (worker: WaitingWorker | null) => {
  const update = vi.fn(() => Promise.resolve());
  const registration = { waiting: worker, installing: null, update };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(registration) } });
  return { update };
};

describe('loading the page again', () => {
  it('lets the version that waits take over first, and waits until it is active', async () => {
    vi.useFakeTimers();
    const worker = new WaitingWorker(1000);
    const { update } = browserWith(worker);
    const reload = vi.fn();
    const done = reloadLatest(reload);
    await vi.advanceTimersByTimeAsync(499);
    // What the page asks for in the moment of the press goes through the worker that is there.
    expect(worker.told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(worker.told).toEqual(['take-over']);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(reload).toHaveBeenCalledOnce();
    expect(update).not.toHaveBeenCalled();
  });

  it('goes on with what is there where it does not become active', async () => {
    vi.useFakeTimers();
    browserWith(new WaitingWorker(60_000));
    const reload = vi.fn();
    const done = reloadLatest(reload);
    await vi.advanceTimersByTimeAsync(4999);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(reload).toHaveBeenCalledOnce();
  });

  it('asks for a newer version where none waits', async () => {
    const { update } = browserWith(null);
    const reload = vi.fn();
    await reloadLatest(reload);
    expect(update).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('asks for the page once more where it does not arrive', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', {});
    const reload = vi.fn();
    await reloadLatest(reload);
    await vi.advanceTimersByTimeAsync(3999);
    expect(reload).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is a plain reload in a browser without workers', async () => {
    vi.stubGlobal('navigator', {});
    const reload = vi.fn();
    await reloadLatest(reload);
    expect(reload).toHaveBeenCalledOnce();
  });
});
