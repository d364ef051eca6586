import { installWorker } from './install-worker';
import type { NewVersion } from './new-version';

/** How often a page that stays open asks for a newer version, in milliseconds. */
const ASK_MS = 60 * 60_000;

/**
 * Registers the worker that makes an app open without a network, and says when a newer version waits. It never takes
 * over by itself.
 *
 * @param worker address of the worker, which counts for the pages beside and below it
 */
export const registerWorker = async (
  worker: string,
  newVersion: Pick<NewVersion, 'arrive'>,
): Promise<void> => {
  const registration = await installWorker(navigator.serviceWorker, worker);
  if (registration === undefined) return;
  const arrived = (): void => {
    // The first worker of all is no newer version; another app's may serve the page until it stands.
    if (registration.waiting !== null && registration.active !== null) newVersion.arrive();
  };
  const follow = (): void => {
    registration.installing?.addEventListener('statechange', arrived);
  };
  arrived();
  follow();
  registration.addEventListener('updatefound', follow);
  setInterval(() => {
    registration.update().catch(() => undefined);
  }, ASK_MS);
};
