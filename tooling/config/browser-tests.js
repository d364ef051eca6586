/**
 * Answers "no" to every media query: a desktop with motion, lit lightly.
 *
 * @param {string} media
 * @returns {MediaQueryList}
 */
const noMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

class SilentResizeObserver {
  observe() {
    // Nothing has a size in happy-dom.
  }
  unobserve() {
    // See observe.
  }
  disconnect() {
    // See observe.
  }
}

/** How long tests wait for what comes, in milliseconds: a loaded machine may need seconds for code that is loaded late. */
export const TEST_TIMEOUT_MS = 10_000;

/** Gives tests what a browser has and happy-dom lacks, and takes away what it has without having it. */
export const completeBrowser = () => {
  if (navigator.locks === null) Reflect.deleteProperty(Object.getPrototypeOf(navigator), 'locks');
  window.matchMedia = noMedia;
  window.ResizeObserver = SilentResizeObserver;
};
