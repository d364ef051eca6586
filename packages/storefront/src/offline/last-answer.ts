import type { LastAnswerSource } from '../shop';

/**
 * What an app has kept of the backend's answers; the code that reads it is loaded when it is first needed.
 *
 * @param app name of the app; each has a database of its own
 */
export const lastAnswerOf =
  (app: string): LastAnswerSource =>
  async (hash) => {
    try {
      return await (await import('./answers-of')).answersOf(app).read(hash);
    } catch {
      return undefined;
    }
  };
