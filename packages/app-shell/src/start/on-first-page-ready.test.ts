import { createMemoryRouter, type RouteObject } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onFirstPageReady } from './on-first-page-ready';

const routerOf = (route: Pick<RouteObject, 'lazy' | 'Component'>) =>
  createMemoryRouter([{ path: '/', ...route }]);

const Page = (): null => null;

describe('onFirstPageReady', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('answers at once for a page whose code is there', async () => {
    vi.useFakeTimers();
    const router = routerOf({ Component: Page });
    expect(await onFirstPageReady(router)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits for the code of the page', async () => {
    let arrive: ((code: typeof Page) => void) | undefined;
    const code = new Promise<typeof Page>((resolve) => {
      arrive = resolve;
    });
    const router = routerOf({ lazy: { Component: () => code } });
    const ready = onFirstPageReady(router);
    arrive?.(Page);
    expect(await ready).toBe(true);
    expect(router.state.initialized).toBe(true);
  });

  it('does not let a slow page hold up the frame', async () => {
    vi.useFakeTimers();
    const router = routerOf({ lazy: { Component: () => new Promise<never>(() => undefined) } });
    const ready = onFirstPageReady(router);
    vi.advanceTimersByTime(300);
    expect(await ready).toBe(false);
    expect(router.state.initialized).toBe(false);
  });
});
