import { isChunkLoadError } from './is-chunk-load-error';
import type { NewVersion } from './new-version';

/**
 * Code that cannot be loaded while there is a network: a newer version has taken its place. The build's loader tells of
 * every import that fails, also of code that has arrived and throws; that is the page's own failure.
 */
export const watchChunkErrors = (newVersion: Pick<NewVersion, 'arrive'>): void => {
  globalThis.addEventListener('vite:preloadError', ({ payload }) => {
    if (navigator.onLine && isChunkLoadError(payload)) newVersion.arrive();
  });
};
