import type { QueryClient } from '@tanstack/react-query';
import type { CacheOwner } from './response-cache';
import type { ConnectionWatch } from './watch-connection';

/** What an open page gives for being usable without a network. */
export interface OfflineSettings extends ConnectionWatch {
  /** Name of the app; each has a database of its own. */
  readonly app: string;
  readonly queryClient: QueryClient;
  /** Who uses the shop now. */
  readonly whose: () => CacheOwner;
  /** Is told when that may have changed; answers how to stop that. */
  readonly onSession: (listener: () => void) => () => void;
}

/**
 * Keeps what the backend answers for when there is no network, forgets what belongs to others, and watches the
 * connection. Its code is loaded when this is called: when the browser has nothing more urgent to do.
 *
 * @returns stops all of it
 */
export const startOffline = async (settings: OfflineSettings): Promise<() => void> => {
  const [{ openResponseCache: answersOf }, { persistResponses: keepAnswers }, { watchConnection }] =
    await Promise.all([
      import('./open-response-cache'),
      import('./persist-responses'),
      import('./watch-connection'),
    ]);
  const { app, queryClient, whose, onSession } = settings;
  const store = answersOf(app);
  const tidy = (): void => void store.tidy(whose());
  tidy();
  const stops = [keepAnswers(queryClient, store, whose), watchConnection(settings), onSession(tidy)];
  return () => {
    for (const stop of stops) stop();
  };
};
