import type { AppRouter } from '../router';

/** Longer than this nobody waits for the first page: the frame is shown without it, in milliseconds. */
const PATIENCE_MS = 300;

/**
 * Waits until the router knows what to show at the page's address, its code included.
 *
 * @returns whether it does; false if that takes too long
 */
export const onFirstPageReady = (router: AppRouter): Promise<boolean> =>
  new Promise((resolve) => {
    const answer = (ready: boolean): void => {
      clearTimeout(timer);
      unsubscribe();
      resolve(ready);
    };
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (initialized) answer(true);
    });
    const timer = setTimeout(() => {
      answer(false);
    }, PATIENCE_MS);
    if (router.state.initialized) answer(true);
  });
