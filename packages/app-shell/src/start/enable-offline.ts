import { startOffline } from '@gastroshop/storefront/offline';
import { loadDocumentSession } from '@gastroshop/storefront/session';
import type { Environment } from '../environment';
import { registerWorker } from '../versions';

/** Whether something waits that could not be sent. */
const hasUnsent = ({ store }: Environment): boolean =>
  Object.values(store.getState().cartEdits.edits).some(({ phase }) => phase === 'unsent');

/** Makes an app usable without a network. Called when the browser has nothing more urgent to do. */
export const enableOffline = async (environment: Environment): Promise<void> => {
  const { app, worker, queryClient, store, newVersion } = environment;
  await startOffline({
    app,
    queryClient,
    whose: () => {
      // By the cookies, as another tab may have signed out meanwhile.
      const { user, customerId } = loadDocumentSession();
      return { userId: user?.userId ?? '', customerId };
    },
    onSession: (listener) => {
      let before = store.getState().session;
      return store.subscribe(() => {
        const { session } = store.getState();
        if (session === before) return;
        before = session;
        listener();
      });
    },
    probe: () => fetch('/v1/shop-config', { method: 'HEAD', cache: 'no-store' }),
    onUnsent: (listener) => {
      let before = false;
      return store.subscribe(() => {
        const now = hasUnsent(environment);
        if (now && !before) listener();
        before = now;
      });
    },
  });
  // While the shop is developed its files change under the hand.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await registerWorker(worker, newVersion);
};
