import { cacheNames, clientsClaim, setCacheNameDetails } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { fetchAndCache } from './fetch-and-cache';
import { keepPreviousAssets } from './keep-previous-assets';
import { isBuilt, isBranding, isImage, noPages } from './paths';
import type { BuiltFile, WorkerScope } from './worker-scope';

/** Pictures tell what somebody has looked at: this cache is emptied when they sign out. */
const IMAGES = 'gastroshop-seen-pictures';
const KEPT_AT_MOST = 400;

/** How long the look of the host is waited for before the one known is shown, in seconds. */
const LOOK_PATIENCE_S = 3;

/** What the worker of an app serves. */
export interface OfflineApp {
  /** Name of the app; each has caches of its own. */
  readonly app: string;
  /** Path the app lives at, with a slash at both ends. */
  readonly base: string;
  /** Path the fairs live at, which the shop's worker leaves alone. */
  readonly fair: string;
  /** The files of the build, put in by the build. */
  readonly built: readonly (BuiltFile | string)[];
}

/** Makes an app open without a network. Called once, by the app's own worker. */
export const serveOffline = (self: WorkerScope, { app, base, fair, built }: OfflineApp): void => {
  setCacheNameDetails({ prefix: `gastroshop-${app}` });
  precacheAndRoute([...built]);

  // Every page of the app is made of the same file. What is not below the base never comes here.
  const denylist = base === '/' ? [noPages(fair)] : [];
  registerRoute(new NavigationRoute(createHandlerBoundToURL(`${base}index.html`), { denylist }));

  // Drawings are kept when they are seen. And a page that was open before this version came asks for files of its own.
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isBuilt(base, url.pathname),
    async ({ request }) =>
      (await caches.match(request, { ignoreVary: true })) ??
      fetchAndCache(`gastroshop-${app}-drawings`, KEPT_AT_MOST, request),
  );

  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.search === '' && isBranding(url.pathname),
    new NetworkFirst({ cacheName: `gastroshop-${app}-look`, networkTimeoutSeconds: LOOK_PATIENCE_S }),
  );

  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isImage(url.pathname),
    async ({ request }) => (await caches.match(request)) ?? fetchAndCache(IMAGES, KEPT_AT_MOST, request),
  );

  // The first worker serves the page that brought it; a newer one waits until the buyer says so, or no page is open.
  clientsClaim();
  self.addEventListener('message', (event) => {
    if (event.data !== 'take-over') return;
    const present = new Set(
      built.map((file) => new URL(typeof file === 'string' ? file : file.url, location.href).href),
    );
    event.waitUntil(
      keepPreviousAssets(`gastroshop-${app}-previous`, cacheNames.precache, present).then(() =>
        self.skipWaiting(),
      ),
    );
  });
};
