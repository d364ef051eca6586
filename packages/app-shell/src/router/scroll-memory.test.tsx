import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../testing/render-in-app';
import { ScrollMemory } from './scroll-memory';
import { loadScrollPosition, saveScrollPosition, scrollKey } from './scroll-positions';

const scope = { tenant: 'AZ', customerId: '', userId: '', locale: 'de-AT', place: { kind: 'SHOP' } } as const;
const kept = (): unknown => JSON.parse(sessionStorage.getItem(scrollKey(scope)) ?? '[]');

const scrollBy = (y: number) => {
  Object.defineProperty(globalThis, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
  act(() => {
    vi.advanceTimersByTime(20);
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(globalThis, 'scrollTo').mockReturnValue(undefined);
  // Pages as long as any position needs.
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(100_000);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
  Object.defineProperty(globalThis, 'scrollY', { value: 0, configurable: true });
});

describe('NAV-2: scroll positions', () => {
  it('of the last two pages are kept', async () => {
    const { router } = renderInApp(<ScrollMemory />, { address: '/search' });
    for (const [y, next] of [
      [500, '/product/1'],
      [80, '/flyers'],
      [40, '/contacts'],
    ] as const) {
      scrollBy(y);
      await act(() => router.navigate(next));
    }
    expect(kept()).toMatchObject([
      { pathname: '/flyers', y: 40 },
      { pathname: '/product/1', y: 80 },
    ]);
  });

  it('come back on the way back; the way on begins at the top', async () => {
    const { router } = renderInApp(<ScrollMemory />, { address: '/search' });
    scrollBy(500);
    await act(() => router.navigate('/product/1'));
    expect(globalThis.scrollTo).toHaveBeenLastCalledWith(0, 0);
    await act(() => router.navigate(-1));
    expect(globalThis.scrollTo).toHaveBeenLastCalledWith(0, 500);
  });

  it('come back 300 ms after a reload, from session storage', () => {
    sessionStorage.setItem(scrollKey(scope), JSON.stringify([{ key: 'old', pathname: '/search', y: 700 }]));
    renderInApp(<ScrollMemory />, { address: '/search' });
    vi.advanceTimersByTime(299);
    expect(globalThis.scrollTo).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(globalThis.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 700);
  });

  it('wait for a page that is still growing, unless somebody scrolls', async () => {
    const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(600);
    const grown: (() => void)[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          grown.push(callback);
        }
        observe(): void {
          // The test tells when something has grown.
        }
        disconnect(): void {
          grown.length = 0;
        }
      },
    );
    const { router } = renderInApp(<ScrollMemory />, { address: '/search' });
    scrollBy(5000);
    await act(() => router.navigate('/product/1'));
    await act(() => router.navigate(-1));
    expect(globalThis.scrollTo).toHaveBeenLastCalledWith(0, 5000);
    vi.mocked(globalThis.scrollTo).mockClear();
    height.mockReturnValue(9000);
    for (const callback of [...grown]) callback();
    expect(globalThis.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 5000);
    expect(grown).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('are kept apart by customer (SES-14) and survive a broken entry', () => {
    const storage = { read: () => [{ key: 1 }, 'x'], write: () => true, remove: () => undefined };
    expect(scrollKey(scope)).not.toBe(scrollKey({ ...scope, customerId: '1' }));
    expect(loadScrollPosition(storage, 'any', '/search')).toBeUndefined();
    expect(() => {
      saveScrollPosition(storage, 'any', { key: 'k', pathname: '/', y: 1 });
    }).not.toThrow();
  });
});
