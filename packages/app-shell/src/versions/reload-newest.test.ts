import { afterEach, describe, expect, it, vi } from 'vitest';
import { reloadNewest } from './reload-newest';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser whose worker, if there is one, takes over when it is told to. */
const browserWith = (waiting: boolean) => {
  const workers = new EventTarget();
  const told: unknown[] = [];
  const worker = {
    postMessage: (message: unknown) => {
      told.push(message);
      workers.dispatchEvent(new Event('controllerchange'));
    },
  };
  const update = vi.fn(() => Promise.resolve());
  const registration = { waiting: waiting ? worker : null, installing: null, update };
  vi.stubGlobal('navigator', {
    serviceWorker: Object.assign(workers, { getRegistration: () => Promise.resolve(registration) }),
  });
  return { told, update };
};

describe('loading the page again', () => {
  it('lets the version that waits take over first', async () => {
    const { told, update } = browserWith(true);
    const reload = vi.fn(() => {
      expect(told).toEqual(['take-over']);
    });
    await reloadNewest(reload);
    expect(reload).toHaveBeenCalledOnce();
    expect(update).not.toHaveBeenCalled();
  });

  it('asks for a newer version where none waits', async () => {
    const { told, update } = browserWith(false);
    const reload = vi.fn();
    await reloadNewest(reload);
    expect(update).toHaveBeenCalledOnce();
    expect(told).toEqual([]);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is a plain reload in a browser without workers', async () => {
    vi.stubGlobal('navigator', {});
    const reload = vi.fn();
    await reloadNewest(reload);
    expect(reload).toHaveBeenCalledOnce();
  });
});
