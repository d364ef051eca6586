import type { CachedResponseSource } from '../shop';

/**
 * What an app has kept of the backend's answers; the code that reads it is loaded when it is first needed.
 *
 * @param app name of the app; each has a database of its own
 */
export const createCachedResponseSource =
  (app: string): CachedResponseSource =>
  async (hash) => {
    try {
      return await (await import('./open-response-cache')).openResponseCache(app).read(hash);
    } catch {
      return undefined;
    }
  };
