import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useCloseRequest } from './use-close-request';

/** Those that are watched, the last on top, as the browser keeps them. */
const watched: EventTarget[] = [];

class Watcher extends EventTarget {
  constructor() {
    super();
    watched.push(this);
  }
  destroy() {
    watched.splice(watched.indexOf(this), 1);
  }
}

const goBack = () => {
  watched.at(-1)?.dispatchEvent(new Event('close'));
};

const onDevice = (isTouched: boolean) => {
  vi.stubGlobal('CloseWatcher', Watcher);
  vi.stubGlobal('matchMedia', () => ({ matches: isTouched }));
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the way back of a phone', () => {
  it('closes what is open, the last first, and nothing that is closed', () => {
    onDevice(true);
    const [below, above] = [vi.fn(), vi.fn()];
    renderHook(() => {
      useCloseRequest(true, below);
    });
    const { rerender } = renderHook(
      ({ isOpen }) => {
        useCloseRequest(isOpen, above);
      },
      { initialProps: { isOpen: false } },
    );
    rerender({ isOpen: true });
    goBack();
    expect(above).toHaveBeenCalledOnce();
    expect(below).not.toHaveBeenCalled();
    rerender({ isOpen: false });
    goBack();
    expect(above).toHaveBeenCalledOnce();
    expect(below).toHaveBeenCalledOnce();
  });

  it('is nothing at a desk, nor in a browser that does not tell of it', () => {
    onDevice(false);
    renderHook(() => {
      useCloseRequest(true, vi.fn());
    });
    expect(watched).toEqual([]);
    vi.stubGlobal('CloseWatcher', undefined);
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    renderHook(() => {
      useCloseRequest(true, vi.fn());
    });
    expect(watched).toEqual([]);
  });
});
