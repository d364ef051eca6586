/** How long a page may take to grow to the position it was left at, in milliseconds. */
const GROWING_MS = 3000;

const GIVEN_UP_BY = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a position as soon as the page is long enough for it: lists come with their answers. Whoever scrolls
 * meanwhile is left where they are.
 *
 * @param y pixels from the top
 * @returns gives up waiting
 */
export const scrollToPosition = (y: number): (() => void) => {
  const page = document.documentElement;
  const observer = new ResizeObserver(() => {
    attempt();
  });
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const event of GIVEN_UP_BY) globalThis.removeEventListener(event, stop);
  };
  const attempt = () => {
    globalThis.scrollTo(0, y);
    if (page.scrollHeight - globalThis.innerHeight >= y) stop();
  };
  const timer = setTimeout(stop, GROWING_MS);
  for (const event of GIVEN_UP_BY) globalThis.addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  attempt();
  return stop;
};
