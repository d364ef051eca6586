import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What is waited for comes when it comes: a loaded machine may need seconds for code that is loaded late.
configure({ asyncUtilTimeout: 10_000 });

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
