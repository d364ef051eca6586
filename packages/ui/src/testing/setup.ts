import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Answers "no" to every media query: a desktop with motion, lit lightly. */
const noMedia = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

class SilentResizeObserver implements ResizeObserver {
  observe(): void {
    // Nothing has a size in happy-dom.
  }
  unobserve(): void {
    // See observe.
  }
  disconnect(): void {
    // See observe.
  }
}

window.matchMedia = noMedia;
window.ResizeObserver = SilentResizeObserver;

afterEach(cleanup);
